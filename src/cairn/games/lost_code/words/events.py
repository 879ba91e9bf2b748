"""Events as phrases."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec.structs import asdict

from cairn.core.events import Event
from cairn.core.phrases import Fact, Phrase, known_fact, phrase, seat_ref, seat_refs
from cairn.core.values import Seat
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.rules.pieces import symbol_ref
from cairn.games.lost_code.words.parts import final_bet_fact, range_phrase, signed_phrase, symbol_refs


def event_phrase(history: Sequence[Event], number: int) -> Phrase:
    """Event `number` of the history as a phrase. Most take their fields as facts; some need earlier events too."""
    event = cast(events.Happening, history[number])
    match event:
        case events.Dealt(symbol, digits, nobodys):
            racks = tuple(_dealt_phrase(rack, digit) for rack, digit in enumerate((*digits, *nobodys)))
            return phrase("event-dealt", symbol=symbol_ref(symbol), racks=racks)
        case events.Stacked(markers):
            return phrase("event-stacked", names=seat_refs(markers))
        case events.Began(round_number, order):
            return phrase("event-began", round=round_number, names=seat_refs(order))
        case events.Rolled(seat, dice):
            return phrase("event-rolled", seat=seat_ref(seat), dice=symbol_refs(dice))
        case events.Took(seat, symbol, bet):
            known = known_fact(bet)
            return phrase("event-took", seat=seat_ref(seat), symbol=symbol_ref(symbol), digits=bet or (), known=known)
        case events.Turned(seat, shown, to):
            return phrase("event-turned", seat=seat_ref(seat), symbol=symbol_ref(shown), to=symbol_ref(to))
        case events.Wagered(seat, width, low):
            return phrase("event-wagered", seat=seat_ref(seat), width=width, range=range_phrase(low, width))
        case events.Placed(seat, place):
            where = () if place is None else range_phrase(place, _chosen_width(history[:number], seat))
            return phrase("event-placed", seat=seat_ref(seat), range=where, known=known_fact(place))
        case events.Shown(lows):
            before = history[:number]
            shown_ranges = tuple(
                phrase("range-of", seat=seat_ref(seat), range=range_phrase(low, _chosen_width(before, seat)))
                for seat, low in enumerate(lows)
            )
            return phrase("event-shown", ranges=shown_ranges)
        case events.Answered(seat, width, low, answer, points):
            return phrase(
                "event-answered",
                seat=seat_ref(seat),
                range=range_phrase(low, width),
                width=width,
                answer=answer.value,
                points=points,
                lost=0 if answer is events.Answer.RIGHT else -points,
            )
        case events.Drew(seat, symbol, drawn):
            return phrase(
                "event-drew",
                seat=seat_ref(seat),
                symbol=symbol_ref(symbol),
                digit=() if drawn is None else drawn,
                known=known_fact(drawn),
            )
        case events.TokensRemoved(left):
            return phrase("event-tokens-removed", symbols=symbol_refs(left))
        case events.Named(seat, symbol, bet):
            return phrase(
                "event-named",
                seat=seat_ref(seat),
                symbol=symbol_ref(symbol),
                digits=final_bet_fact(bet),
                known=known_fact(bet),
            )
        case events.Revealed(seat, rack, _, _, total):
            dealt = [each.symbol for each in history[:number] if isinstance(each, events.Dealt)]
            stones = tuple(
                phrase("rack-digit", symbol=symbol_ref(symbol), digit=digit)
                for symbol, digit in zip(dealt, rack, strict=True)
            )
            return phrase("event-revealed", seat=seat_ref(seat), rack=stones, total=signed_phrase(total))
        case _:
            fields = asdict(event).items()
            return phrase(
                f"event-{event.__struct_config__.tag}",
                **{name: _REFS[name](value) if name in _REFS else value for name, value in fields},
            )


_REFS: dict[str, Callable[[Any], Fact]] = {"seat": seat_ref, "of": seat_ref, "symbol": symbol_ref}
"""Fields of events that are a seat or a symbol, and what makes a `Ref` of them."""


def _dealt_phrase(rack: int, digit: int | None) -> Phrase:
    owner = seat_ref(rack)
    return phrase("dealt-unseen", seat=owner) if digit is None else phrase("dealt-to", seat=owner, digit=digit)


def _chosen_width(before: Sequence[Event], seat: Seat) -> int:
    """The width of the bet token that the seat chose last (LC 11.3)."""
    return next(event.width for event in reversed(before) if isinstance(event, events.Chose) and event.seat == seat)
