"""What happens in Lost Ruins of Arnak, a phrase for each event."""

from collections.abc import Sequence
from typing import assert_never

from cairn.core.events import Event
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.rules.events import (
    Activated,
    Announced,
    ArrowShown,
    AssistantShown,
    AssistantUsed,
    BonusLaid,
    BonusTaken,
    BoonUsed,
    Bought,
    CameHome,
    CampsBlocked,
    CardDealt,
    CardDecided,
    CardDiscarded,
    CardExiled,
    CardKept,
    CardPlayed,
    CardPutBack,
    CardsDrawn,
    CardsLooked,
    CardsPutAway,
    CardTaken,
    CardTurnedUp,
    Discovered,
    Dug,
    Exchanged,
    FearTaken,
    FirstDrawn,
    Gained,
    GuardianAwoke,
    GuardianMoved,
    HandsDecided,
    Happening,
    IconsBecamePlanes,
    IconsGained,
    IdolLaid,
    IdolReturned,
    IdolSlotted,
    OfferedUsed,
    Overcame,
    Paid,
    Passed,
    Promoted,
    Recruited,
    Refreshed,
    Relocated,
    Rescued,
    RescueLooked,
    Researched,
    Returned,
    RivalBought,
    RivalDiscovered,
    RivalDug,
    RivalIdle,
    RivalOvercame,
    RivalResearched,
    RivalTookAssistant,
    RivalTookTile,
    RoundBegan,
    Scored,
    SiteUncovered,
    StaffMoved,
    TempleBonusTaken,
    TempleLooked,
    TempleTileTaken,
    TileActivated,
    TilesChosen,
    TileTurned,
    Traded,
    TurnEnded,
    Warded,
)
from cairn.games.arnak.rules.pieces import TEMPLE
from cairn.games.arnak.words import parts

__all__ = ["event_phrases"]


def event_phrases(history: Sequence[Event], number: int) -> tuple[Phrase, ...]:
    """What an event is told by: one sentence, for each of them."""
    event: Happening = history[number]  # type: ignore[assignment]  # a history of this game
    facts = _about(event)
    if hasattr(event, "seat"):
        facts["seat"] = seat_ref(event.seat)
    return (phrase(f"event-{event.__struct_config__.tag}", **facts),)


def _about(event: Happening) -> dict[str, Fact]:
    """What the sentence must be told beside whose event it is."""
    match event:
        case Passed() | TurnEnded() | IdolReturned() | IconsBecamePlanes() | Warded() | Returned() | FirstDrawn():
            return {}
        case RoundBegan(number, first):
            return {"round": number, "seat": seat_ref(first)}
        case RivalIdle():
            return {}
        # Cards
        case CardsDrawn(_, count, cards) | CardsLooked(_, count, cards):
            return {"what": phrase("some-card", n=count) if cards is None else parts.pieces_or_none("card", cards)}
        case CardKept(_, kept) | CardPutBack(_, kept):
            return {"what": phrase("some-card", n=1) if kept is None else f"card:{kept}"}
        case CardsPutAway(_, cards) | StaffMoved(cards):
            return {"cards": parts.pieces_or_none("card", cards)}
        case Bought(_, card) | CardDiscarded(_, card) | CardTurnedUp(card) | RivalBought(card):
            return {"card": f"card:{card}"}
        case CardDealt(place, card):
            return {"place": place + 1, "card": f"card:{card}"}
        case CardTaken(_, card, to):
            return {"card": f"card:{card}", "to": to}
        case CardPlayed(_, card, timing):
            return {"card": f"card:{card}", "timing": timing}
        case CardExiled(_, card, zone):
            return {"card": f"card:{card}", "zone": zone}
        case CardDecided(_, secret, kept):
            known = secret is not None and kept is not None
            return {"kept": parts.yes(bool(kept)), "card": f"card:{secret}"} if known else {"kept": "unknown"}
        case HandsDecided(laid):
            hands = [
                phrase("hand-laid", seat=seat_ref(seat), cards=parts.pieces_or_none("card", cards))
                for seat, cards in enumerate(laid)
            ]
            return {"laid": parts.folded("list-apart", hands)}
        case Announced(_, cards):
            return {"number": cards}
        # Costs and gains
        case Paid():
            return {"what": _paid(event)}
        case Gained(_, goods):
            return {"what": parts.goods(goods)}
        case IconsGained(_, icons):
            return {"what": parts.icons(icons)}
        case FearTaken(_, tile):
            return {"what": "tile" if tile else "card"}
        case Traded(_, give):
            return {"what": give}
        # Sites
        case CampsBlocked(sites):
            return {"sites": parts.pieces("site", sites)}
        case IdolLaid(site, idol):
            return {"site": f"site:{site}", "idol": f"idol:{idol}"}
        case Dug(_, site) | Activated(_, site) | CameHome(_, site) | RivalDug(site):
            return {"site": f"site:{site}"}
        case Discovered(_, site, idol, idols) | RivalDiscovered(site, idol, idols):
            return {"site": f"site:{site}", "idol": f"idol:{idol}", "more": parts.yes(idols > 1)}
        case SiteUncovered(site, tile):
            return {"site": f"site:{site}", "tile": f"tile:{tile}"}
        case TileActivated(_, tile):
            return {"tile": f"tile:{tile}"}
        case GuardianAwoke(site, guardian) | Overcame(_, site, guardian) | RivalOvercame(site, guardian):
            return {"site": f"site:{site}", "guardian": f"guardian:{guardian}"}
        case BoonUsed(_, guardian):
            return {"guardian": f"guardian:{guardian}"}
        case Relocated(_, origin, site):
            return {"origin": f"site:{origin}", "site": f"site:{site}"}
        case GuardianMoved(_, origin, site, guardian):
            return {"origin": f"site:{origin}", "site": f"site:{site}", "guardian": f"guardian:{guardian}"}
        case IdolSlotted(_, effect):
            return {"slot": f"slot:{effect}"}
        # Assistants
        case AssistantShown(stack, assistant):
            return {"place": "rescue" if stack == RESCUE_SPACE else "supply", "assistant": f"assistant:{assistant}"}
        case AssistantUsed(_, assistant) | Recruited(_, assistant) | Promoted(_, assistant) | Refreshed(_, assistant):
            return {"assistant": f"assistant:{assistant}"}
        case Rescued(_, assistant) | RivalTookAssistant(_, assistant):
            return {"assistant": f"assistant:{assistant}"}
        case OfferedUsed(_, assistant, gold):
            return {"assistant": f"assistant:{assistant}", "gold": parts.yes(gold)}
        case Exchanged(_, assistant, other):
            return {"assistant": f"assistant:{assistant}", "other": f"assistant:{other}"}
        case RescueLooked(_, looked):
            return {"what": parts.pieces("assistant", looked or ()), "known": parts.yes(looked is not None)}
        # Research
        case Researched(_, token, to):
            return {"token": f"token:{token}", "space": f"space:{to}"}
        case BonusLaid(space, tile):
            return {"space": f"space:{space}", "tile": f"bonus:{tile}"}
        case BonusTaken(tile=tile) | TempleBonusTaken(tile=tile):
            return {"tile": f"bonus:{tile}"}
        case TempleLooked(_, tiles):
            return {"what": parts.pieces("bonus", tiles or ()), "known": parts.yes(tiles is not None)}
        case TempleTileTaken(_, stack) | RivalTookTile(stack):
            return {"points": TEMPLE[stack].points}
        case RivalResearched(to, gone):
            tile_gone: dict[str, Fact] = {} if gone is None else {"tile": f"bonus:{gone}"}
            return {"space": f"space:{to}", "gone": parts.yes(gone is not None), **tile_gone}
        # The rival's tiles
        case TilesChosen(tiles):
            return {"tiles": parts.folded("list-apart", parts.pieces("rival-tile", tiles))}
        case TileTurned(tile):
            return {"tile": f"rival-tile:{tile}"}
        case ArrowShown(arrow):
            return {"arrow": arrow}
        case Scored(_, research, temple, idols, guardians, cards, fear, total):
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


def _paid(event: Paid) -> Fact:
    """All that was given: resources, idols, cards for their icons or as such, boons, assistants."""
    given: list[Fact] = [parts.goods(event.goods)] if event.goods else []
    given += [phrase("some-idol", n=event.idols)] if event.idols else []
    given += map(parts.card_with_icons, event.cards)
    given += [*parts.pieces("card", event.discards), *parts.pieces("guardian", event.boons)]
    given += parts.pieces("assistant", event.assistants)
    return tuple(given) or phrase("icons-left-over")
