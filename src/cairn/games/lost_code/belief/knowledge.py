"""The facts that a seat knows: stones it sees, its own discarded stones, and the answers to its bets."""

from typing import TypeAlias

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.rules.dice import turn_die
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import known_sums
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.rules.table import Table

Code: TypeAlias = tuple[int, ...]
"""Digits by the place of their symbol."""


class Seen(Value, tag="seen"):
    """A stone that is, or was, on another rack (LC 2.5, 5.4)."""

    symbol: Symbol
    digit: int
    seat: Seat
    """The owner of the rack; racks of nobody follow those of the players."""
    round: int
    """The round in which the stone was drawn; 0 if it was dealt."""

    @property
    def rule(self) -> str:
        """The rule that lets the seat see it."""
        return "LC 5.4" if self.round else "LC 2.5"


class Opened(Value, tag="opened"):
    """One of the seat's own stones, revealed by a swap or when the final bets were scored."""

    symbol: Symbol
    digit: int
    stone: int
    """Which of the seat's stones of that symbol: 0 for the one dealt, then in the order drawn."""
    round: int
    at_end: bool = False
    """Whether it was revealed with the rack at the end (LC 6.5)."""

    @property
    def rule(self) -> str:
        """The rule that reveals it."""
        return "LC 6.5" if self.at_end else "LC 5.4"


class Heard(Value, tag="heard"):
    """The answer to one of the seat's bets (LC 5.10)."""

    round: int
    dice: tuple[Symbol, ...]
    width: int
    low: int
    answer: events.Answer
    sums: tuple[tuple[int, int], ...]
    """The sums that fit the answer, as ranges with both ends."""
    stones: tuple[int, ...]
    """By place of the symbol: which of the seat's stones was on the rack then (LC 10.6)."""

    @property
    def rule(self) -> str:
        """The rule that explains the answer."""
        return "LC 5.10"


Fact: TypeAlias = Seen | Opened | Heard


class Knowledge(Value):
    """All facts that a seat knows, in the order in which it learned them."""

    table: Table
    stones: tuple[int, ...]
    """By place of the symbol: which of the seat's stones is on the rack now."""
    spare: tuple[int, ...]
    """By place of the symbol: the number of stones in its stock and in the box."""
    facts: tuple[Fact, ...]

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """The symbols with a stone on the rack: all in play, once everything is dealt."""
        return self.table.symbols[: len(self.stones)]


def knowledge(sight: Sight[View, events.Happening]) -> Knowledge:
    """The facts in a seat's sight; raises `BadInput` for a spectator's."""
    view = sight.view
    if view.seat is None:
        raise BadInput("sight", "an onlooker has no code to find out")
    facts: list[Fact] = []
    stones: list[int] = []
    dice: tuple[Symbol, ...] = ()
    number = 0
    for event in sight.history:
        match event:
            case events.Dealt(symbol, digits, nobodys):
                stones.append(0)
                for owner, digit in enumerate((*digits, *nobodys)):
                    if digit is not None:
                        facts.append(Seen(symbol, digit, owner, 0))
            case events.Began(number, _):
                pass
            case events.Rolled(_, dice):
                pass
            case events.Turned(_, shown, to):
                dice = turn_die(dice, shown, to)
            case events.Answered(seat, width, low, answer, _) if seat == view.seat:
                sums = known_sums(view.table, width, low, answer)
                facts.append(Heard(number, dice, width, low, answer, sums, tuple(stones)))
            case events.Swapped(seat, symbol, digit) if seat == view.seat:
                facts.append(Opened(symbol, digit, stones[symbol.place], number))
            case events.Drew(seat, symbol, digit):
                if seat == view.seat:
                    stones[symbol.place] += 1
                elif digit is not None:
                    facts.append(Seen(symbol, digit, seat, number))
            case events.Revealed(seat=seat, rack=rack) if seat == view.seat:
                for symbol, digit, stone in zip(view.table.symbols, rack, stones, strict=True):
                    facts.append(Opened(symbol, digit, stone, number, at_end=True))
            case _:
                pass
    spare = tuple(left + view.table.boxed for left in view.stock)
    return Knowledge(view.table, tuple(stones), spare, tuple(facts))


def sight_of_other(sight: Sight[View, events.Happening], other: Seat, code: Code) -> Sight[View, events.Happening]:
    """What another player sees if `code` is this seat's code: this seat's stones are visible, that player's are not.

    That player's other secrets (final bets, digits bet with a token) remain unknown.
    """
    view = sight.view
    own = {(fact.symbol, fact.stone): fact.digit for fact in knowledge(sight).facts if isinstance(fact, Opened)}
    stones: dict[Symbol, int] = {}

    def digit_of(symbol: Symbol) -> int:
        return own.get((symbol, stones[symbol]), code[symbol.place])

    history: list[events.Happening] = []
    for event in sight.history:
        match event:
            case events.Dealt(symbol=symbol, digits=digits):
                stones[symbol] = 0
                revealed = tuple(digit_of(symbol) if digit is None else digit for digit in digits)
                history.append(events.seen(replace(event, digits=revealed), other))
            case events.Drew(seat, symbol, _):
                if seat == view.seat:
                    stones[symbol] += 1
                    event = replace(event, digit=digit_of(symbol))
                history.append(events.seen(event, other))
            case _:
                history.append(events.seen(event, other))
    racks = tuple(None if owner == other else rack or code for owner, rack in enumerate(view.racks))
    stakes = tuple(replace(stake, digits=None) for stake in view.stakes)
    return Sight(replace(view, seat=other, racks=racks, stakes=stakes, finals=()), tuple(history))
