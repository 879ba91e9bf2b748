"""What happens, in phrases."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec.structs import asdict

from cairn.core.events import Event
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.rules.pieces import symbol_ref
from cairn.games.lost_code.words.parts import bet_on, range_phrase, seats, signed_phrase, symbols


def event_phrase(history: Sequence[Event], number: int) -> Phrase:
    """What event `number` is told by: its fields, where there is nothing more to say."""
    event = cast(events.Happening, history[number])
    match event:
        case events.Dealt(symbol, digits, nobodys):
            racks = tuple(_dealt(rack, digit) for rack, digit in enumerate((*digits, *nobodys)))
            return phrase("event-dealt", symbol=symbol_ref(symbol), racks=racks)
        case events.Stacked(markers):
            return phrase("event-stacked", names=seats(markers))
        case events.Began(round_number, order):
            return phrase("event-began", round=round_number, names=seats(order))
        case events.Rolled(seat, dice):
            return phrase("event-rolled", seat=seat_ref(seat), dice=symbols(dice))
        case events.Took(seat, symbol, bet):
            known = _known(bet)
            return phrase("event-took", seat=seat_ref(seat), symbol=symbol_ref(symbol), digits=bet or (), known=known)
        case events.Turned(seat, shown, to):
            return phrase("event-turned", seat=seat_ref(seat), symbol=symbol_ref(shown), to=symbol_ref(to))
        case events.Wagered(seat, width, low):
            return phrase("event-wagered", seat=seat_ref(seat), width=width, range=range_phrase(low, width))
        case events.Placed(seat, place):
            where = () if place is None else range_phrase(place, _chosen(history[:number], seat))
            return phrase("event-placed", seat=seat_ref(seat), range=where, known=_known(place))
        case events.Shown(lows):
            before = history[:number]
            shown_ranges = tuple(
                phrase("range-of", seat=seat_ref(seat), range=range_phrase(low, _chosen(before, seat)))
                for seat, low in enumerate(lows)
            )
            return phrase("event-shown", ranges=shown_ranges)
        case events.Answered(seat, width, low, answer, points):
            return phrase(
                "event-answered",
                seat=seat_ref(seat),
                range=range_phrase(low, width),
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
                known=_known(drawn),
            )
        case events.TokensRemoved(left):
            return phrase("event-tokens-removed", symbols=symbols(left))
        case events.Named(seat, symbol, bet):
            return phrase(
                "event-named",
                seat=seat_ref(seat),
                symbol=symbol_ref(symbol),
                digits=bet_on(bet),
                known=_known(bet),
            )
        case events.Revealed(seat, rack, _, _, total):
            dealt = [each.symbol for each in history[:number] if isinstance(each, events.Dealt)]
            stones = tuple(
                phrase("rack-digit", symbol=symbol_ref(symbol), digit=digit)
                for symbol, digit in zip(dealt, rack, strict=True)
            )
            return phrase("event-revealed", seat=seat_ref(seat), rack=stones, total=signed_phrase(total))
        case _:
            told = asdict(event).items()
            return phrase(
                f"event-{event.__struct_config__.tag}",
                **{name: _PIECES[name](fact) if name in _PIECES else fact for name, fact in told},
            )


_PIECES: dict[str, Callable[[Any], Fact]] = {"seat": seat_ref, "of": seat_ref, "symbol": symbol_ref}
"""Fields of events that name a piece or a seat."""


def _dealt(rack: int, digit: int | None) -> Phrase:
    owner = seat_ref(rack)
    return phrase("dealt-unseen", seat=owner) if digit is None else phrase("dealt-to", seat=owner, digit=digit)


def _chosen(before: Sequence[Event], seat: Seat) -> int:
    """The width of the token that the seat chose last (LC 11.3)."""
    return next(event.width for event in reversed(before) if isinstance(event, events.Chose) and event.seat == seat)


def _known(secret: object) -> str:
    """Whether somebody's secret is told: the referee's history has it all."""
    return "no" if secret is None else "yes"
