"""What happens in Lost Ruins of Arnak, a phrase for each event."""

from collections.abc import Sequence

from msgspec.structs import asdict

from cairn.core.events import Event
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.games.arnak.rules import events
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.rules.pieces import TEMPLE
from cairn.games.arnak.words import parts


def event_phrases(history: Sequence[Event], number: int) -> tuple[Phrase, ...]:
    """What an event is told by: one sentence, for each of them."""
    event: events.Happening = history[number]  # type: ignore[assignment]  # a history of this game
    facts = _about(event)
    if hasattr(event, "seat"):
        facts["seat"] = seat_ref(event.seat)
    return (phrase(f"event-{event.__struct_config__.tag}", **facts),)


_PIECES = {
    "card": "card",
    "origin": "site",
    "site": "site",
    "idol": "idol",
    "tile": "tile",
    "guardian": "guardian",
    "assistant": "assistant",
    "other": "assistant",
}
"""Fields of events that name a piece, and of which kind it is."""


def _about(event: events.Happening) -> dict[str, Fact]:
    """What the sentence must be told beside whose event it is: the pieces that it names, unless more is said here."""
    match event:
        case events.RoundBegan(number, first):
            return {"round": number, "seat": seat_ref(first)}
        # Cards
        case events.CardsDrawn(_, count, cards) | events.CardsLooked(_, count, cards):
            return {"what": phrase("some-card", n=count) if cards is None else parts.pieces_or_none("card", cards)}
        case events.CardKept(_, kept) | events.CardPutBack(_, kept):
            return {"what": phrase("some-card", n=1) if kept is None else f"card:{kept}"}
        case events.CardsPutAway(_, cards) | events.StaffMoved(cards):
            return {"cards": parts.pieces_or_none("card", cards)}
        case events.CardDealt(place, card):
            return {"place": place + 1, "card": f"card:{card}"}
        case events.CardTaken(to=to):
            return {**_pieces(event), "to": to}
        case events.CardPlayed(timing=timing):
            return {**_pieces(event), "timing": timing}
        case events.CardExiled(zone=zone):
            return {**_pieces(event), "zone": zone}
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
        case events.Discovered(idols=idols) | events.RivalDiscovered(idols=idols):
            return {**_pieces(event), "more": parts.yes(idols > 1)}
        case events.IdolSlotted(_, effect):
            return {"slot": f"slot:{effect}"}
        # Assistants
        case events.AssistantShown(stack, assistant):
            return {"place": "rescue" if stack == RESCUE_SPACE else "supply", "assistant": f"assistant:{assistant}"}
        case events.OfferedUsed(gold=gold):
            return {**_pieces(event), "gold": parts.yes(gold)}
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
        case events.TempleTileTaken(stack=stack) | events.RivalTookTile(stack):
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
        case events.Scored():
            return {name: number for name, number in asdict(event).items() if name != "seat"}
        case _:
            return _pieces(event)


def _pieces(event: events.Happening) -> dict[str, Fact]:
    return {name: f"{kind}:{getattr(event, name)}" for name, kind in _PIECES.items() if hasattr(event, name)}


def _paid(event: events.Paid) -> Fact:
    """All that was given: resources, idols, cards for their icons or as such, boons, assistants."""
    given: list[Fact] = [parts.goods(event.goods)] if event.goods else []
    given += [phrase("some-idol", n=event.idols)] if event.idols else []
    given += map(parts.card_with_icons, event.cards)
    given += [*parts.pieces("card", event.discards), *parts.pieces("guardian", event.boons)]
    given += parts.pieces("assistant", event.assistants)
    return tuple(given) or phrase("icons-left-over")
