"""The Lost Code and Think Str8! in words: what happens, what may be done, what is asked, and the table of wheels."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from cairn.core.errors import IllegalMove
from cairn.core.game import AnyGame
from cairn.core.values import Seat
from cairn.games.lost_code.rules.events import (
    Accepted,
    Answer,
    Answered,
    Began,
    Chose,
    Dealt,
    Drew,
    Gained,
    Happening,
    Left,
    Named,
    Placed,
    Revealed,
    Rolled,
    Shown,
    SkullGone,
    SkullPassed,
    SkullTaken,
    Spared,
    Stacked,
    Swapped,
    TokensRemoved,
    Took,
    Turned,
    Wagered,
)
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import EditionName, Symbol, WheelSet, wheel_sets
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.rules.table import Table
from cairn.text import Text

__all__ = ["PAGE_PARTS", "Words", "digits_in", "number", "range_in", "signed"]


@dataclass(frozen=True)
class Words:
    """One table in one language: what it is called there, who sits where, and which seat is spoken to."""

    text: Text
    table: Table
    names: Sequence[str]
    seat: Seat | None = None
    """None: somebody who only looks on."""

    def say(self, key: str, **facts: Any) -> str:
        """A message of the game."""
        return self.text.say(key, edition=self.table.edition, **facts)

    def symbol(self, symbol: Symbol) -> str:
        """The word for a symbol."""
        return self.say("symbol", symbol=symbol.value)

    def letter(self, symbol: Symbol) -> str:
        """The letter that stands for a symbol on the board."""
        return self.say("symbol-letter", symbol=symbol.value)

    def symbols(self, symbols: Iterable[Symbol]) -> str:
        """Several symbols, in their order."""
        return ", ".join(map(self.symbol, symbols))

    def name(self, seat: Seat) -> str:
        """Who sits there: a name, `you`, or nobody."""
        if seat == self.seat:
            return self.text.say("you")
        return self.names[seat] if seat < self.table.players else self.say("nobody")

    def refusal(self, error: IllegalMove) -> str:
        """Why a move or a mark was refused."""
        return self.text.refusal(error, edition=self.table.edition)

    def phase(self, phase: Phase) -> str:
        """What the table waits for, in a word or two."""
        return self.say("phase", phase=phase.value)

    def prompt(self, view: View) -> str:
        """What the seat of the view is asked to do."""
        symbols = view.table.symbols
        match view.phase:
            case Phase.OFFER:
                assert view.offered is not None
                return self.say("prompt-offer", symbol=view.offered.value)
            case Phase.FIX:
                assert view.table.left_out is not None
                return self.say("prompt-fix", symbol=view.table.left_out.value)
            case Phase.TURN:
                return self.say("prompt-turn")
            case Phase.BET:
                return self.say("prompt-bet")
            case Phase.PLACE:
                bet = view.bets[view.seat]
                assert bet is not None
                return self.say("prompt-place", width=bet.width)
            case Phase.SWAP:
                return self.say("prompt-swap")
            case Phase.FINAL:
                at = view.finals.index(None)
                return self.say("prompt-final", symbol=symbols[at].value, number=at + 1, count=len(symbols))
            case Phase.DEAL | Phase.STACK | Phase.ROLL | Phase.DRAW | Phase.OVER:
                raise AssertionError(f"nobody is asked anything in phase {view.phase.value}")
            case _:
                assert_never(view.phase)

    def move(self, move: Move, view: View) -> str:
        """What a player may do, as the end of `you may …`."""
        match move:
            case Accept():
                return self.say("move-accept")
            case Turn(shown, to):
                return self.say("move-turn", symbol=shown.value, to=self.symbol(to))
            case Take(digits):
                return self.say("move-take", digits=digits_in(digits))
            case Leave():
                return self.say("move-leave")
            case Bet(width, low):
                return self.say("move-bet", width=width, range=range_in(low, width))
            case Choose(width):
                return self.say("move-choose", width=width)
            case Place(low):
                bet = view.bets[view.seat]
                assert bet is not None
                return self.say("move-place", range=range_in(low, bet.width))
            case Swap(symbol):
                return self.say("move-swap", symbol=symbol.value)
            case Final(symbol, digits):
                bet_on = "digits" if digits else "none"
                return self.say("move-final", symbol=symbol.value, bet=bet_on, digits=digits_in(digits))
            case _:
                assert_never(move)

    def events(self, log: Sequence[Happening], since: int = 0) -> Iterator[str]:
        """What happened from event number `since` on, a line each."""
        widths: dict[Seat, int] = {}  # of the tokens chosen in this round
        for number, event in enumerate(log):
            if isinstance(event, Chose):
                widths[event.seat] = event.width
            if number >= since:
                yield self._event(event, widths)

    def _event(self, event: Happening, widths: dict[Seat, int]) -> str:
        match event:
            case Dealt(symbol, digits):
                racks = [f"{self.name(rack)}: {'?' if digit is None else digit}" for rack, digit in enumerate(digits)]
                return self.say("event-dealt", symbol=symbol.value, racks=", ".join(racks))
            case Stacked(markers):
                return self.say("event-stacked", names=self._names(markers))
            case Began(number, order):
                return self.say("event-began", round=number, names=self._names(order))
            case Rolled(seat, dice):
                return self.say("event-rolled", dice=self.symbols(dice), **self._who(seat))
            case Took(seat, symbol, digits):
                said, known = digits_in(digits or ()), _known(digits)
                return self.say("event-took", symbol=symbol.value, digits=said, known=known, **self._who(seat))
            case Left(seat, symbol):
                return self.say("event-left", symbol=symbol.value, **self._who(seat))
            case Turned(seat, shown, to):
                return self.say("event-turned", symbol=shown.value, to=self.symbol(to), **self._who(seat))
            case Accepted(seat):
                return self.say("event-accepted", **self._who(seat))
            case Wagered(seat, width, low):
                return self.say("event-wagered", width=width, range=range_in(low, width), **self._who(seat))
            case Chose(seat, width):
                return self.say("event-chose", width=width, **self._who(seat))
            case Placed(seat, low):
                where = "" if low is None else range_in(low, widths[seat])
                return self.say("event-placed", range=where, known=_known(low), **self._who(seat))
            case Shown(lows):
                ranges = [f"{self.name(seat)}: {range_in(low, widths[seat])}" for seat, low in enumerate(lows)]
                return self.say("event-shown", ranges=", ".join(ranges))
            case Answered(seat, width, low, answer, points):
                return self.say(
                    "event-answered",
                    range=range_in(low, width),
                    answer=answer.value,
                    points=points,
                    lost=0 if answer is Answer.RIGHT else -points,
                    **self._who(seat),
                )
            case Gained(seat, of, points):
                return self.say("event-gained", points=points, of=self.name(of), **self._who(seat))
            case SkullTaken(seat):
                return self.say("event-skull-taken", **self._who(seat))
            case SkullPassed(seat):
                return self.say("event-skull-passed", **self._who(seat))
            case SkullGone():
                return self.say("event-skull-gone")
            case Swapped(seat, symbol, digit):
                return self.say("event-swapped", symbol=symbol.value, digit=digit, **self._who(seat))
            case Drew(seat, symbol, drawn):
                new = "" if drawn is None else str(drawn)
                return self.say("event-drew", symbol=symbol.value, digit=new, **self._who(seat))
            case Spared(seat):
                return self.say("event-spared", **self._who(seat))
            case TokensRemoved(symbols):
                return self.say("event-tokens-removed", symbols=self.symbols(symbols))
            case Named(seat, symbol, named):
                said = digits_in(named or ()) or self.say("final-none")
                known = _known(named)
                return self.say("event-named", symbol=symbol.value, digits=said, known=known, **self._who(seat))
            case Revealed(seat, rack, _, _, total):
                shown_rack = zip(self.table.symbols, rack, strict=True)
                digits_shown = ", ".join(f"{self.symbol(symbol)} {digit}" for symbol, digit in shown_rack)
                return self.say("event-revealed", rack=digits_shown, total=signed(total), **self._who(seat))
            case _:
                assert_never(event)

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"you": "yes" if seat == self.seat else "no", "name": self.names[seat]}

    def _names(self, seats: Iterable[Seat]) -> str:
        return ", ".join(map(self.name, seats))


def _known(secret: object) -> str:
    """Whether somebody's secret is in the log: the referee's has it all."""
    return "no" if secret is None else "yes"


def digits_in(digits: Iterable[int]) -> str:
    """Digits one after the other."""
    return ", ".join(map(str, digits))


def range_in(low: int, width: int) -> str:
    """A range of sums with both ends; a single sum alone."""
    return str(low) if width == 1 else f"{low}–{low + width - 1}"


def number(points: int) -> str:
    """Points, with a minus sign where they are below 0."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+}".replace("-", "−") if points else "0"


# The table of wheels in the rules pages (LC 13)


def _wheels(game: AnyGame, text: Text) -> str:
    """Every named set, wheel by wheel, with how each number is known."""
    edition: EditionName = "cards" if game.name == "think-str8" else "stones"
    known = wheel_sets(edition)
    usual = next(iter(known))
    parts = [part for each in known.values() for part in _wheel_set(each, edition, text, each.name == usual)]
    if edition == "stones":
        parts.append(text.say("wheels-x"))
    return "\n\n".join(parts)


def _wheel_set(wheels: WheelSet, edition: EditionName, text: Text, is_usual: bool) -> Iterator[str]:
    heading = f"### {text.say('wheels-set', set=wheels.name)}"
    yield f"{heading} {text.say('wheels-usual')}" if is_usual else heading
    yield text.say("set-about", set=f"{edition}-{wheels.name}")
    lines = [
        f"| {text.say('wheels-width')} | {text.say('wheels-points')} | {text.say('wheels-about')} |",
        "| ---: | ---: | --- |",
    ]
    for wheel in wheels.wheels:
        known = text.say("wheels-standing", width=wheel.width_standing, points=wheel.points_standing)
        if wheel.alternatives:
            others = "/".join(map(str, wheel.alternatives))
            known += "; " + text.say("wheels-alternatives", alternatives=others)
        lines.append(f"| {wheel.width} | {wheel.points} | {known} |")
    yield "\n".join(lines)


PAGE_PARTS = {"wheels": _wheels}
"""What the rules pages leave room for, by the name of the marker."""
