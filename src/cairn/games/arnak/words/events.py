"""Events of Lost Ruins of Arnak as phrases."""

from collections.abc import Sequence

from msgspec.structs import asdict

from cairn.core.events import Event
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules import events
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.rules.pieces import SITE_EFFECTS, TEMPLE, Cost
from cairn.games.arnak.words import parts


def event_phrases(history: Sequence[Event], number: int) -> tuple[Phrase, ...]:
    """The log line of an event. What a site gives at once is said with the dig, not on a line of its own."""
    event: events.ArnakEvent = history[number]  # type: ignore[assignment]  # a history of this game
    if number and _gain_of_dig(history, number - 1) is not None:
        return ()
    facts = _event_facts(event)
    if isinstance(event, events.Dug):
        gain = _gain_of_dig(history, number)
        facts |= {"gains": "no"} if gain is None else {"gains": "yes", "what": parts.goods(gain)}
    if hasattr(event, "seat"):
        facts["seat"] = seat_ref(event.seat)
    return (phrase(f"event-{event.__struct_config__.tag}", **facts),)


_PIECE_KINDS = {
    "card": "card",
    "origin": "site",
    "site": "site",
    "idol": "idol",
    "tile": "tile",
    "guardian": "guardian",
    "assistant": "assistant",
    "other": "assistant",
}
"""Fields of events that name a piece, with the kind of piece."""


def _event_facts(event: events.ArnakEvent) -> dict[str, Fact]:
    """The facts of the event's sentence, apart from its seat; by default the pieces that the event names."""
    match event:
        case events.RoundBegan(number, first):
            return {"round": number, "seat": seat_ref(first)}
        # Cards
        case events.CardsDrawn(_, count, cards) | events.CardsLooked(_, count, cards):
            return {"what": phrase("some-card", n=count) if cards is None else parts.piece_list("card", cards)}
        case events.CardKept(_, kept) | events.CardPutBack(_, kept):
            return {"what": phrase("some-card", n=1) if kept is None else f"card:{kept}"}
        case events.CardsPutAway(_, cards) | events.StaffMoved(cards):
            return {"cards": parts.piece_list("card", cards)}
        case events.CardDealt(place, card):
            return {"place": place + 1, "card": f"card:{card}"}
        case events.CardTaken(to=to):
            return {**_named_pieces(event), "to": to}
        case events.CardPlayed(timing=timing):
            return {**_named_pieces(event), "timing": timing}
        case events.CardExiled(zone=zone):
            return {**_named_pieces(event), "zone": zone}
        case events.CardDecided(_, secret, kept):
            known = secret is not None and kept is not None
            return {"kept": parts.yes_or_no(bool(kept)), "card": f"card:{secret}"} if known else {"kept": "unknown"}
        case events.HandsDecided(laid):
            hands = [
                phrase("hand-laid", seat=seat_ref(seat), cards=parts.piece_list("card", cards))
                for seat, cards in enumerate(laid)
            ]
            return {"laid": parts.join("list-apart", hands)}
        case events.Announced(_, cards):
            return {"number": cards}
        # Costs and gains
        case events.Paid(discards=discards):
            spent = _spent(event)
            how = "both" if spent and discards else "discard" if discards else "pay"
            left_over = phrase("icons-left-over")
            return {
                "how": how,
                "what": parts.list_with_and(spent) if spent else left_over,
                "n": len(discards),
                "cards": parts.piece_list("card", discards),
            }
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
            return {"sites": parts.piece_list("site", sites)}
        case events.Discovered(idols=idols) | events.RivalDiscovered(idols=idols):
            return {**_named_pieces(event), "more": parts.yes_or_no(idols > 1)}
        case events.IdolSlotted(_, effect):
            return {"slot": f"slot:{effect}"}
        # Assistants
        case events.AssistantShown(stack, assistant):
            return {"place": "rescue" if stack == RESCUE_SPACE else "supply", "assistant": f"assistant:{assistant}"}
        case events.OfferedUsed(gold=gold):
            return {**_named_pieces(event), "gold": parts.yes_or_no(gold)}
        case events.RescueLooked(_, looked):
            return {"what": parts.piece_refs("assistant", looked or ()), "known": parts.yes_or_no(looked is not None)}
        # Research
        case events.Researched(_, token, to):
            return {"token": f"token:{token}", "space": f"space:{to}"}
        case events.BonusLaid(space, tile):
            return {"space": f"space:{space}", "tile": f"bonus:{tile}"}
        case events.BonusTaken(tile=tile) | events.TempleBonusTaken(tile=tile):
            return {"tile": f"bonus:{tile}"}
        case events.TempleLooked(_, tiles):
            return {"what": parts.piece_refs("bonus", tiles or ()), "known": parts.yes_or_no(tiles is not None)}
        case events.TempleTileTaken(stack=stack) | events.RivalTookTile(stack):
            return {"points": TEMPLE[stack].points}
        case events.RivalResearched(to, gone):
            tile_gone: dict[str, Fact] = {} if gone is None else {"tile": f"bonus:{gone}"}
            return {"space": f"space:{to}", "gone": parts.yes_or_no(gone is not None), **tile_gone}
        # The rival's tiles
        case events.TilesChosen(tiles):
            return {"tiles": parts.piece_list("rival-tile", tiles)}
        case events.TileTurned(tile):
            return {"tile": f"rival-tile:{tile}"}
        case events.ArrowShown(arrow):
            return {"arrow": arrow}
        case events.Scored():
            return {name: number for name, number in asdict(event).items() if name != "seat"}
        case _:
            return _named_pieces(event)


def _named_pieces(event: events.ArnakEvent) -> dict[str, Fact]:
    return {name: f"{kind}:{getattr(event, name)}" for name, kind in _PIECE_KINDS.items() if hasattr(event, name)}


def _spent(event: events.Paid) -> list[Fact]:
    """What was paid, discarded cards apart: resources, idols, cards played for their icons, boons, assistants."""
    return [
        *parts.amounts(Cost(event.goods, idols=event.idols)),
        *map(parts.card_with_icons, event.cards),
        *parts.piece_refs("guardian", event.boons),
        *parts.piece_refs("assistant", event.assistants),
    ]


def _gain_of_dig(history: Sequence[Event], number: int) -> Goods | None:
    """What the dig at this number gained at once (AR 4.1), if the site gives resources without a choice."""
    dug, gained = history[number], history[number + 1] if number + 1 < len(history) else None
    if not (isinstance(dug, events.Dug) and isinstance(gained, events.Gained) and gained.seat == dug.seat):
        return None
    uncovered = (each.tile for each in history if isinstance(each, events.SiteUncovered) and each.site == dug.site)
    effect = SITE_EFFECTS.get(next(uncovered, dug.site), ())
    is_given = bool(effect) and effect[0] == steps.Gain(gained.goods)
    return gained.goods if is_given else None
