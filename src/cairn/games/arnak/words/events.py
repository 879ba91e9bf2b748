"""What happens in Lost Ruins of Arnak, a phrase for each event."""

from collections.abc import Sequence
from typing import assert_never

from cairn.core.events import Event
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.games.arnak.rules import events
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.rules.pieces import TEMPLE
from cairn.games.arnak.words import parts

__all__ = ["event_phrases"]


def event_phrases(history: Sequence[Event], number: int) -> tuple[Phrase, ...]:
    """What an event is told by: one sentence, for each of them."""
    event: events.Happening = history[number]  # type: ignore[assignment]  # a history of this game
    facts = _about(event)
    if hasattr(event, "seat"):
        facts["seat"] = seat_ref(event.seat)
    return (phrase(f"event-{event.__struct_config__.tag}", **facts),)


def _about(event: events.Happening) -> dict[str, Fact]:
    """What the sentence must be told beside whose event it is."""
    match event:
        case (
            events.Passed()
            | events.TurnEnded()
            | events.IdolReturned()
            | events.IconsBecamePlanes()
            | events.Warded()
            | events.Returned()
            | events.FirstDrawn()
        ):
            return {}
        case events.RoundBegan(number, first):
            return {"round": number, "seat": seat_ref(first)}
        case events.RivalIdle():
            return {}
        # Cards
        case events.CardsDrawn(_, count, cards) | events.CardsLooked(_, count, cards):
            return {"what": phrase("some-card", n=count) if cards is None else parts.pieces_or_none("card", cards)}
        case events.CardKept(_, kept) | events.CardPutBack(_, kept):
            return {"what": phrase("some-card", n=1) if kept is None else f"card:{kept}"}
        case events.CardsPutAway(_, cards) | events.StaffMoved(cards):
            return {"cards": parts.pieces_or_none("card", cards)}
        case (
            events.Bought(_, card)
            | events.CardDiscarded(_, card)
            | events.CardTurnedUp(card)
            | events.RivalBought(card)
        ):
            return {"card": f"card:{card}"}
        case events.CardDealt(place, card):
            return {"place": place + 1, "card": f"card:{card}"}
        case events.CardTaken(_, card, to):
            return {"card": f"card:{card}", "to": to}
        case events.CardPlayed(_, card, timing):
            return {"card": f"card:{card}", "timing": timing}
        case events.CardExiled(_, card, zone):
            return {"card": f"card:{card}", "zone": zone}
        case events.CardDecided(_, secret, kept):
            known = secret is not None and kept is not None
            return {"kept": parts.yes(bool(kept)), "card": f"card:{secret}"} if known else {"kept": "unknown"}
        case events.HandsDecided(laid):
            hands = [
                phrase("hand-laid", seat=seat_ref(seat), cards=parts.pieces_or_none("card", cards))
                for seat, cards in enumerate(laid)
            ]
            return {"laid": parts.folded("list-apart", hands)}
        case events.Announced(_, cards):
            return {"number": cards}
        # Costs and gains
        case events.Paid():
            return {"what": _paid(event)}
        case events.Gained(_, goods):
            return {"what": parts.goods(goods)}
        case events.IconsGained(_, icons):
            return {"what": parts.icons(icons)}
        case events.FearTaken(_, tile):
            return {"what": "tile" if tile else "card"}
        case events.Traded(_, give):
            return {"what": give}
        # Sites
        case events.CampsBlocked(sites):
            return {"sites": parts.pieces("site", sites)}
        case events.IdolLaid(site, idol):
            return {"site": f"site:{site}", "idol": f"idol:{idol}"}
        case events.Dug(_, site) | events.Activated(_, site) | events.CameHome(_, site) | events.RivalDug(site):
            return {"site": f"site:{site}"}
        case events.Discovered(_, site, idol, idols) | events.RivalDiscovered(site, idol, idols):
            return {"site": f"site:{site}", "idol": f"idol:{idol}", "more": parts.yes(idols > 1)}
        case events.SiteUncovered(site, tile):
            return {"site": f"site:{site}", "tile": f"tile:{tile}"}
        case events.TileActivated(_, tile):
            return {"tile": f"tile:{tile}"}
        case (
            events.GuardianAwoke(site, guardian)
            | events.Overcame(_, site, guardian)
            | events.RivalOvercame(site, guardian)
        ):
            return {"site": f"site:{site}", "guardian": f"guardian:{guardian}"}
        case events.BoonUsed(_, guardian):
            return {"guardian": f"guardian:{guardian}"}
        case events.Relocated(_, origin, site):
            return {"origin": f"site:{origin}", "site": f"site:{site}"}
        case events.GuardianMoved(_, origin, site, guardian):
            return {"origin": f"site:{origin}", "site": f"site:{site}", "guardian": f"guardian:{guardian}"}
        case events.IdolSlotted(_, effect):
            return {"slot": f"slot:{effect}"}
        # Assistants
        case events.AssistantShown(stack, assistant):
            return {"place": "rescue" if stack == RESCUE_SPACE else "supply", "assistant": f"assistant:{assistant}"}
        case (
            events.AssistantUsed(_, assistant)
            | events.Recruited(_, assistant)
            | events.Promoted(_, assistant)
            | events.Refreshed(_, assistant)
        ):
            return {"assistant": f"assistant:{assistant}"}
        case events.Rescued(_, assistant) | events.RivalTookAssistant(_, assistant):
            return {"assistant": f"assistant:{assistant}"}
        case events.OfferedUsed(_, assistant, gold):
            return {"assistant": f"assistant:{assistant}", "gold": parts.yes(gold)}
        case events.Exchanged(_, assistant, other):
            return {"assistant": f"assistant:{assistant}", "other": f"assistant:{other}"}
        case events.RescueLooked(_, looked):
            return {"what": parts.pieces("assistant", looked or ()), "known": parts.yes(looked is not None)}
        # Research
        case events.Researched(_, token, to):
            return {"token": f"token:{token}", "space": f"space:{to}"}
        case events.BonusLaid(space, tile):
            return {"space": f"space:{space}", "tile": f"bonus:{tile}"}
        case events.BonusTaken(tile=tile) | events.TempleBonusTaken(tile=tile):
            return {"tile": f"bonus:{tile}"}
        case events.TempleLooked(_, tiles):
            return {"what": parts.pieces("bonus", tiles or ()), "known": parts.yes(tiles is not None)}
        case events.TempleTileTaken(_, stack) | events.RivalTookTile(stack):
            return {"points": TEMPLE[stack].points}
        case events.RivalResearched(to, gone):
            tile_gone: dict[str, Fact] = {} if gone is None else {"tile": f"bonus:{gone}"}
            return {"space": f"space:{to}", "gone": parts.yes(gone is not None), **tile_gone}
        # The rival's tiles
        case events.TilesChosen(tiles):
            return {"tiles": parts.folded("list-apart", parts.pieces("rival-tile", tiles))}
        case events.TileTurned(tile):
            return {"tile": f"rival-tile:{tile}"}
        case events.ArrowShown(arrow):
            return {"arrow": arrow}
        case events.Scored(_, research, temple, idols, guardians, cards, fear, total):
            return {
                "research": research,
                "temple": temple,
                "idols": idols,
                "guardians": guardians,
                "cards": cards,
                "fear": fear,
                "total": total,
            }
        case _:
            assert_never(event)


def _paid(event: events.Paid) -> Fact:
    """All that was given: resources, idols, cards for their icons or as such, boons, assistants."""
    given: list[Fact] = [parts.goods(event.goods)] if event.goods else []
    given += [phrase("some-idol", n=event.idols)] if event.idols else []
    given += map(parts.card_with_icons, event.cards)
    given += [*parts.pieces("card", event.discards), *parts.pieces("guardian", event.boons)]
    given += parts.pieces("assistant", event.assistants)
    return tuple(given) or phrase("icons-left-over")
