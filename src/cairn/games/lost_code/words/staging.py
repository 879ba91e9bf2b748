"""How each event of The Lost Code and Think Str8! is shown: what moves, and what it is about."""

from collections.abc import Iterator, Sequence
from typing import assert_never, cast

from cairn.core.events import Event
from cairn.core.phrases import Ref, phrase, seat_ref
from cairn.core.stage import How, Motion, Scene, stamp
from cairn.core.values import Seat, replace
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.offers import (
    SKULL,
    dice_refs,
    laid_ref,
    line_ref,
    row_ref,
    stone_ref,
    token_ref,
    wheel_ref,
)
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.state import View

ROUND: Ref = "round"
DICE: Ref = "dice"
SCALE: Ref = "scale"

_ANSWER_SIGNS = {Answer.RIGHT: "check", Answer.ABOVE: "above", Answer.BELOW: "below", Answer.WRONG: "close"}


class LostCodeStaging:
    """How both editions are shown, from what one seat sees."""

    def lap(self, history: Sequence[Event], view: View) -> int:
        """The number of the round."""
        return view.round

    def scene(self, history: Sequence[Event], number: int, before: View, after: View) -> Scene:
        """How event `number` is shown."""
        event = cast(events.Happening, history[number])
        match event:
            case events.Dealt(symbol, digits, nobodys):
                return _deal_scene(symbol, (*digits, *nobodys))
            case events.Stacked(markers):
                fall = (
                    Motion(to="track:0", piece=marker_ref(seat), how="drop", after=at)
                    for at, seat in enumerate(markers)
                )
                return Scene("note", tuple(fall))
            case events.Began():
                return Scene("round", (Motion(to=ROUND, how="title"), *_wheels_home(before)), ROUND)
            case events.Rolled(seat, dice):
                return Scene("dice", _tumble(seat, dice), DICE)
            case events.Took(seat, symbol):
                taken = Motion(
                    to=seat_ref(seat), origin=token_ref(symbol), piece=token_ref(symbol), sign=token_ref(symbol)
                )
                return Scene("bet", (taken,), seat_ref(seat))
            case events.Left(seat):
                return Scene("pass", (stamp("pass", seat_ref(seat)),), seat_ref(seat))
            case events.Turned(_, shown, to):
                die = dice_refs(after.dice, to)[-1]
                turn = Motion(
                    to=die, origin=dice_refs(before.dice, shown)[-1], piece=die, sign=f"die:{to.value}", how="flip"
                )
                return Scene("move", (turn,), die)
            case events.Accepted():
                return Scene("pass", (stamp("check", DICE),), DICE)
            case events.Wagered(seat, width):
                return Scene(
                    "bet",
                    (_take_wheel(seat, width, after), Motion(to=bar_ref(seat), how="grow", after=1)),
                    bar_ref(seat),
                )
            case events.Chose(seat, width):
                return Scene("bet", (_take_wheel(seat, width, after),), bet_ref(seat))
            case events.Placed(seat, low):
                grow = () if low is None else (Motion(to=bar_ref(seat), how="grow"),)
                return Scene("pass", (stamp("lock", bet_ref(seat)), *grow), bet_ref(seat))
            case events.Shown(lows):
                grown = tuple(
                    Motion(to=bar_ref(seat), how="grow", after=at) for at, seat in enumerate(range(len(lows)))
                )
                return Scene("reveal", grown, SCALE)
            case events.Answered():
                return _answer_scene(event, after)
            case events.Gained(seat, _, points):
                return Scene("gain", (_hop(seat, points, after),), marker_ref(seat))
            case events.SkullTaken(seat) | events.SkullPassed(seat):
                return Scene(
                    "danger", (Motion(to=seat_ref(seat), origin=SKULL, piece=SKULL, sign="skull"),), seat_ref(seat)
                )
            case events.SkullGone():
                return Scene("note", (Motion(origin=SKULL, piece=SKULL, sign="skull"),))
            case events.TokensRemoved(symbols):
                return Scene("note", tuple(Motion(origin=token_ref(each), sign=token_ref(each)) for each in symbols))
            case events.Swapped():
                return _swap_scene(event, after)
            case events.Drew(seat, symbol, digit):
                stone = stone_ref(symbol, seat)
                come = Motion(to=stone, origin=stock_ref(symbol), piece=stone, sign=_stone_sign(symbol, digit), after=1)
                return Scene("deal", (come,), stone, joins=True)
            case events.Spared(seat):
                return Scene("pass", (stamp("lock", rack_ref(seat)),), rack_ref(seat))
            case events.Named(seat, symbol):
                if seat == after.seat:
                    return Scene("pass", (stamp("lock", line_ref(symbol)),), line_ref(symbol))
                if any(isinstance(each, events.Named) and each.seat == seat for each in history[:number]):
                    return Scene("note", focus=seat_ref(seat))  # what others bet is sealed: that they do is shown once
                return Scene("pass", (stamp("lock", seat_ref(seat)),), seat_ref(seat))
            case events.Revealed():
                return _reveal_scene(event, after)
            case _:
                assert_never(event)


def marker_ref(seat: Seat) -> Ref:
    """The marker of a seat on the score track."""
    return f"marker:{seat}"


def bet_ref(seat: Seat) -> Ref:
    """Where the wheel lies that a seat has taken."""
    return f"bet:{seat}"


def bar_ref(seat: Seat) -> Ref:
    """The range of a seat's bet on the common scale."""
    return f"bar:{seat}"


def rack_ref(seat: Seat) -> Ref:
    """The whole rack of a seat."""
    return f"rack:{seat}"


def stock_ref(symbol: Symbol) -> Ref:
    """The stones of a symbol that may still be drawn."""
    return f"stock:{symbol.value}"


def _stone_sign(symbol: Symbol, digit: int | None) -> str:
    """How a stone is drawn: with its digit, or from behind."""
    return f"stone:{symbol.value}" if digit is None else f"stone:{symbol.value}/{digit}"


def _deal_scene(symbol: Symbol, digits: Sequence[int | None]) -> Scene:
    stock = stock_ref(symbol)
    stones = [(stone_ref(symbol, rack), _stone_sign(symbol, digit)) for rack, digit in enumerate(digits)]
    dealt = tuple(Motion(to=stone, origin=stock, piece=stone, sign=sign) for stone, sign in stones)
    return Scene("deal", dealt, together=phrase("stage-dealt"))


def _wheels_home(before: View) -> list[Motion]:
    """The wheels of the last round go back (LC 5.6)."""
    taken = [(seat, wheel_ref(bet.width)) for seat, bet in enumerate(before.bets) if bet is not None]
    return [Motion(to=wheel, origin=bet_ref(seat), piece=wheel, sign=wheel, how="slide") for seat, wheel in taken]


def _tumble(seat: Seat, dice: tuple[Symbol, ...]) -> tuple[Motion, ...]:
    faces = [(symbol, die) for symbol in dict.fromkeys(dice) for die in dice_refs(dice, symbol)]
    return tuple(
        Motion(to=die, origin=marker_ref(seat), piece=die, sign=f"die:{symbol.value}", how="tumble")
        for symbol, die in faces
    )


def _take_wheel(seat: Seat, width: int, view: View) -> Motion:
    """A wheel rolls to its owner; the tokens of the card edition are pushed there."""
    wheel = wheel_ref(width)
    how: How = "slide" if view.table.edition == "cards" else "roll"
    return Motion(to=bet_ref(seat), origin=wheel, piece=wheel, sign=wheel, how=how)


def _hop(seat: Seat, points: int, after: View) -> Motion:
    marker = marker_ref(seat)
    return Motion(to=f"track:{after.scores[seat]}", origin=marker, piece=marker, sign=marker, count=points, how="hop")


def _answer_scene(event: events.Answered, after: View) -> Scene:
    """The answer is stamped on the bet, and the marker moves; an own answer goes on to the sheet."""
    seat, points, is_right = event.seat, event.points, event.answer is Answer.RIGHT
    bar = bar_ref(seat)
    moved = (_hop(seat, points, after),) if points else ()
    motions = (stamp(_ANSWER_SIGNS[event.answer], bar), *moved)
    if seat != after.seat:
        return Scene("right" if is_right else "answer", motions, bar)
    written = Motion(to=row_ref(after.round), origin=bar, sign="range", after=1)
    say = phrase(f"stage-{event.answer.value}", points=points, lost=0 if is_right else -points)
    return Scene("mine", (*motions, written), bar, say, "yes" if is_right else "no")


def _swap_scene(event: events.Swapped, after: View) -> Scene:
    """The stone is laid face up; its owner sees it for the first time (LC 5.4)."""
    seat, symbol, digit = event.seat, event.symbol, event.digit
    stone, laid = stone_ref(symbol, seat), laid_ref(symbol, digit)
    is_own = seat == after.seat
    moved = Motion(to=laid, origin=stone, piece=laid, sign=_stone_sign(symbol, digit), how="flip" if is_own else "fly")
    lit = Motion(to=laid, how="glint", after=2)
    if not is_own:
        return Scene("reveal", (moved, lit), laid)
    said = Motion(to=laid, how="title")
    return Scene("reveal", (moved, lit, said), laid, phrase("stage-stone", symbol=symbol_ref(symbol), digit=digit))


def _reveal_scene(event: events.Revealed, after: View) -> Scene:
    """Symbol by symbol the stone turns round, is judged and brings its points; then the marker moves (LC 6.3)."""
    seat, symbols = event.seat, after.table.symbols
    checked = enumerate(zip(symbols, event.rack, event.points, strict=True))
    scored = tuple(
        each for at, found in checked for each in _final_bet(seat, *found, own=seat == after.seat, at=2 * at)
    )
    moved = (replace(_hop(seat, event.total, after), after=2 * len(symbols)),) if event.total else ()
    return Scene("finale" if seat == after.seat else "end", (*scored, *moved), rack_ref(seat))


def _final_bet(seat: Seat, symbol: Symbol, digit: int, points: int, *, own: bool, at: int) -> Iterator[Motion]:
    """An own stone goes to its line of the sheet, where the digits are that were bet on."""
    stone, sign = stone_ref(symbol, seat), _stone_sign(symbol, digit)
    where = line_ref(symbol) if own else stone
    yield Motion(to=stone, piece=stone, sign=sign, how="flip", after=at)
    if own:
        yield Motion(to=where, origin=stone, sign=sign, after=at)
    yield replace(stamp("check" if points > 0 else "close", where), after=at + 1)
    if points > 0:
        yield Motion(to=stone, how="glint", after=at + 1)
    if points:
        yield Motion(to=f"{seat_ref(seat)}/points", origin=where, sign="points", count=points, after=at + 1)


STAGING = LostCodeStaging()
