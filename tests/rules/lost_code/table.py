"""A table at which rules are tested: positions in the game's words, moves by name, racks and markers by letter.

    table = Table(players=3, racks={"A": "bird 3, snake 5"}, track="A B C on 5", round=4)
    table.roll("snake snake bear")
    table.turn("bear", "bird")
    table.bets(C=right(2), B="1-5", A=wrong(1))
    assert table.track == "A on 5, B C on 7"

Stacks are written from bottom to top. Digits that a test does not care about are filled in, a different one on each
rack. Everything goes through the game's questions; only a position that lies deep in a game (a track, a round,
empty stocks, the skull in somebody's hands) is written into the state.
"""

import re
from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, TypeVar

from cairn.core.chance import Chance
from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.game import Result
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.rules.events import Answer, Answered, Began, Happening
from cairn.games.lost_code.rules.game import LOST_CODE, THINK_STR8
from cairn.games.lost_code.rules.moves import (
    Accept,
    Bet,
    Choose,
    Deal,
    Draw,
    Final,
    Leave,
    Move,
    Outcome,
    Place,
    Roll,
    Stack,
    Swap,
    Take,
    Turn,
)
from cairn.games.lost_code.rules.pieces import Symbol, Wheel, WheelSet
from cairn.games.lost_code.rules.scoring import dice_sum
from cairn.games.lost_code.rules.sheet import Line, Mark, Sheet, sheet
from cairn.games.lost_code.rules.state import Laid, Phase, State, View, stock
from cairn.games.lost_code.rules.track import stacks
from tests.loose import AnyGame

__all__ = ["HOUSE", "Aim", "Table", "cards", "house", "right", "symbol", "symbols", "wrong"]

E = TypeVar("E", bound=Happening)


def house(*wheels: tuple[int, int]) -> WheelSet:
    """A house set (LC 13) of wheels given as width and points."""
    return WheelSet("of the house", tuple(Wheel(width, points) for width, points in wheels))


HOUSE = house((2, 6), (3, 4), (4, 3), (5, 2), (6, 2), (8, 1), (11, 1))
"""What most tests play with, so that no rule rests on a printed number that may yet be corrected."""


class Aim(Value):
    """A bet that is to be right or wrong, on any free wheel that gives so many points."""

    points: int
    hits: bool


def right(points: int) -> Aim:
    return Aim(points, hits=True)


def wrong(points: int) -> Aim:
    return Aim(points, hits=False)


def symbols(words: str) -> tuple[Symbol, ...]:
    """The symbols of ``"snake snake bear"``."""
    return tuple(symbol(word) for word in words.split())


def symbol(word: str) -> Symbol:
    return Symbol[word.upper()]


def cards(**given: Any) -> "Table":
    """A table of the card edition."""
    return Table(game=THINK_STR8, tokens=given.pop("tokens", HOUSE), **given)


class Table:
    """One game, from its deal on: the position, and what happened. A method that acts changes both."""

    def __init__(
        self,
        *,
        players: int = 4,
        racks: Mapping[str, str] | None = None,
        track: str | None = None,
        round: int = 1,
        names: str = "ABCD",
        stock: str | None = None,
        tokens_left: str | None = None,
        cursed: str | None = None,
        game: AnyGame = LOST_CODE,
        **options: Any,
    ) -> None:
        """Deal and stack the markers; the dice of `round` are next.

        `stock` names what is still to be drawn (all other stocks are empty), `cursed` who holds the skull.
        """
        if game is LOST_CODE:
            options.setdefault("wheels", HOUSE)
        self.game = game
        self.names = names
        self.notes: list[tuple[str, Noted]] = []
        self.state: State
        self.history: list[Any] = []  # of events
        self._change(game.setup(game.types.options(players=players, **options)))
        self._deal(racks or {})
        order, scores = self._written_track(track or f"{' '.join(names[:players])} on 0")
        self.settle(Stack(order[::-1]))
        state = replace(self.state, track=order, order=order, scores=scores, round=round)
        self.history[-1] = Began(round, order)
        if cursed is not None:
            state = replace(state, cursed=self.seat(cursed))
        if tokens_left is not None:
            state = replace(state, tokens=symbols(tokens_left))
        self.state = state if stock is None else _with_stock(state, stock)

    def copy(self) -> "Table":
        """The same table again, to play on in another way."""
        other = copy(self)
        other.notes = list(self.notes)
        other.history = list(self.history)
        return other

    # Acting

    def play(self, name: str, *moves: Move) -> None:
        for move in moves:
            assert move in tuple(self.game.moves(self.state, self.seat(name))), f"{move} is not offered"
            self._change(self.game.apply(self.state, self.seat(name), move))

    def settle(self, outcome: Outcome) -> None:
        """Chance decides, and it must be something that chance lists."""
        assert outcome in self.chance.outcomes, f"{outcome} is not foreseen"
        self._change(self.game.settle(self.state, outcome))

    def refusal(self, name: str, move: Move) -> str | None:
        """The rule that forbids the move, which then is not offered either; None if it is allowed."""
        offered = move in tuple(self.game.moves(self.state, self.seat(name)))
        try:
            self.game.check(self.state, self.seat(name), move)
        except IllegalMove as error:
            assert not offered
            return error.rule
        assert offered
        return None

    def roll(self, dice: str) -> None:
        self.settle(Roll(tuple(sorted(symbols(dice), key=lambda face: face.place))))

    def accept(self) -> None:
        self.play(self.to_act, Accept())

    def turn(self, shown: str, to: str) -> None:
        self.play(self.to_act, Turn(symbol(shown), symbol(to)))

    def leave(self, *names: str) -> None:
        for name in names:
            self.play(name, Leave())

    def take(self, name: str, *digits: int) -> None:
        self.play(name, Take(digits))

    def throw(self, dice: str) -> None:
        """Roll, leave every token, and keep the dice as they fell."""
        self.roll(dice)
        while self.state.phase is Phase.OFFER:
            self.leave(self.to_act)
        self.accept()

    def bets(self, **bets: Aim | str) -> None:
        """All bet in their order; in the card edition all choose, then all place."""
        placed: dict[str, int] = {}
        for name in self._named(self.state.order):
            width, low = self._range(name, bets[name])
            if self.state.table.placing == "in-turn":
                self.play(name, Bet(width, low))
            else:
                self.play(name, Choose(width))
                placed[name] = low
        for name, low in placed.items():
            self.play(name, Place(low))

    def swap(self, name: str, word: str, draws: int | None = None) -> None:
        """A swap; the stone that is drawn matters only if it is named."""
        self.play(name, Swap(symbol(word)))
        self.settle(self.chance.outcomes[0] if draws is None else Draw(draws))

    def swaps(self) -> None:
        """All who have to swap swap something."""
        while self.state.phase is Phase.SWAP:
            (move, *_) = self.game.moves(self.state, self.state.swapping[0])
            self.play(self.to_act, move)
            self.settle(self.chance.outcomes[0])

    def round(self, dice: str | None = None, /, **bets: Aim | str) -> None:
        """A whole round: dice with three different symbols unless others are named, bets, and swaps."""
        self.throw(dice or " ".join(self.state.table.symbols[:3]))
        self.bets(**bets)
        self.swaps()

    def finals(self, name: str, bets: str) -> None:
        """Final bets as in ``"bird 1 2, snake 3"``; nothing on what is not named, nor on what has a token."""
        digits = {symbol(word): tuple(map(int, rest)) for word, *rest in _items(bets)}
        staked = {stake.symbol for stake in self.state.stakes if stake.seat == self.seat(name)}
        for each in self.state.table.symbols:
            if each not in staked:
                self.play(name, Final(each, digits.pop(each, ())))
        assert not digits, f"no bet is asked for on {digits}"

    def finals_of(self, name: str, spread: str) -> None:
        """Final bets by how many digits and how good, as in ``"bird 2 right, bear 1 wrong"``; or as in `finals`."""
        bets = []
        for word, *rest in _items(spread):
            if rest[-1] in {"right", "wrong"}:
                own = self.digit(name, word)
                others = [digit for digit in range(self.state.table.digits) if digit != own][: int(rest[0])]
                rest = [str(digit) for digit in sorted([own, *others[1:]] if rest[-1] == "right" else others)]
            bets.append(" ".join([word, *rest]))
        self.finals(name, ", ".join(bets))

    def mark(self, name: str, marks: str, out: bool = True) -> None:
        """Rule digits out on the seat's own sheet, as in ``"chameleon 5 6 7"``."""
        for word, *digits in _items(marks):
            for digit in digits:
                note = Mark(symbol(word), int(digit), out)
                assert self.game.check_note is not None
                self.game.check_note(self.state, self.seat(name), note)
                self.notes.append((name, Noted(self.seat(name), len(self.history), note)))

    # Looking

    def seat(self, name: str) -> Seat:
        return self.names.index(name)

    @property
    def chance(self) -> Chance[Any]:
        chance = self.game.chance(self.state)
        assert chance is not None, "chance has nothing to decide"
        return chance

    @property
    def to_act(self) -> str:
        """Who may act, as in ``"A C"``."""
        return " ".join(self._named(self.game.to_act(self.state)))

    @property
    def order(self) -> str:
        """The order of this round, the roller first."""
        return " ".join(self._named(self.state.order))

    @property
    def track(self) -> str:
        """The stacks from the last space to the first, each bottom first, as in ``"A on 6, C B on 7"``."""
        found = stacks(self.state.track, self.state.scores)
        return ", ".join(f"{' '.join(self._named(seats))} on {space}" for space, seats in found.items())

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return self.state.phase.value

    def has_skull(self) -> bool:
        """Whether the skull is in the game, on its space or in somebody's hands (LC 9.1)."""
        return self.state.skull

    @property
    def cursed(self) -> str | None:
        return None if self.state.cursed is None else self.names[self.state.cursed]

    @property
    def stock(self) -> dict[Symbol, int]:
        return dict(zip(self.state.table.symbols, stock(self.state), strict=True))

    @property
    def dice(self) -> tuple[Symbol, ...]:
        return self.state.dice

    @property
    def result(self) -> Result:
        result = self.game.result(self.state)
        assert result is not None, "the game is not over"
        return result

    def space(self, name: str) -> int:
        return self.state.scores[self.seat(name)]

    def digit(self, name: str, word: str) -> int:
        return self.state.racks[self.seat(name)][symbol(word).place]

    def view(self, name: str) -> View:
        view: View = self.game.view(self.state, self.seat(name))
        return view

    def sight(self, name: str) -> Sight[View, Happening]:
        """What somebody sees, and saw happen."""
        return Sight(self.view(name), self.seen_by(name))

    def seen_by(self, name: str) -> tuple[Happening, ...]:
        """What happened, as somebody saw it."""
        return tuple(self.game.seen(event, self.seat(name)) for event in self.history)

    def sheet(self, name: str) -> Sheet:
        return sheet(self.sight(name), [note for owner, note in self.notes if owner == name])

    def line(self, name: str, word: str) -> Line:
        """The line of one symbol on somebody's sheet."""
        return self.sheet(name).lines[symbol(word).place]

    def events(self, kind: type[E]) -> list[E]:
        """All that happened of one kind, oldest first."""
        return [event for event in self.history if isinstance(event, kind)]

    def answers(self) -> dict[str, Answer]:
        """What was said to each bet of the last round that was checked, in the order in which it was said."""
        last = self.events(Answered)[-self.state.table.players :]
        return {self.names[event.seat]: event.answer for event in last}

    def moves(self, name: str) -> tuple[Move, ...]:
        return tuple(self.game.moves(self.state, self.seat(name)))

    def _change(self, change: Change[State, Happening]) -> None:
        self.state = change.state
        self.history += change.events

    # Reading what a test wrote

    def _named(self, seats: Iterable[Seat]) -> list[str]:
        return [self.names[seat] for seat in seats]

    def _deal(self, racks: Mapping[str, str]) -> None:
        wanted = {name: dict(_digits(text)) for name, text in racks.items()}
        table = self.state.table
        for each in table.symbols:
            given = [wanted.get(name, {}).pop(each, None) for name in self.names]
            rest = (digit for digit in range(table.digits) if digit not in given)
            self.settle(Deal(each, tuple(next(rest) if digit is None else digit for digit in given)))
        assert not any(wanted.values()), f"there is no place for {wanted}"

    def _written_track(self, text: str) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
        """The seats from last to first, and their spaces, from stacks like ``"A B on 5, C on 7"``."""
        spaces: dict[int, list[Seat]] = {}
        for stack in text.split(","):
            names, space = stack.split(" on ")
            spaces[int(space)] = [self.seat(name) for name in names.split()]
        order = tuple(seat for space in sorted(spaces) for seat in reversed(spaces[space]))
        scores = {seat: space for space, seats in spaces.items() for seat in seats}
        return order, tuple(scores[seat] for seat in range(self.state.table.players))

    def _range(self, name: str, bet: Aim | str) -> tuple[int, int]:
        """Width and lower end of a bet: a range like ``"9-15"``, or one that hits or misses for so many points."""
        table, state = self.state.table, self.state
        if isinstance(bet, str):
            low, high = map(int, bet.split("-"))
            return high - low + 1, low
        fitting = [wheel.width for wheel in table.wheels if wheel.width in state.free and wheel.points == bet.points]
        assert fitting, f"no free wheel gives {bet.points}"
        width, total = fitting[0], dice_sum(state.racks[self.seat(name)], state.dice)
        if bet.hits:
            return width, min(total, table.top + 1 - width)
        return width, 0 if total >= width else total + 1


def _items(text: str) -> list[list[str]]:
    return [item.split() for item in text.split(",") if item.strip()]


def _digits(text: str) -> list[tuple[Symbol, int]]:
    """Symbols with a number each, as in ``"bird 3, snake 5"`` or without the commas."""
    return [(symbol(word), int(digit)) for word, digit in re.findall(r"([a-z]+) (\d+)", text)]


def _with_stock(state: State, text: str) -> State:
    """Stocks of just this size; what was in them before is face up, swapped away in rounds gone by."""
    wanted = dict(_digits(text))
    unseen, laid = [], list(state.laid)
    for each, digits in zip(state.table.symbols, state.unseen, strict=True):
        keep = state.table.boxed + wanted.get(each, 0)
        unseen.append(digits[:keep])
        laid += [Laid(1, 0, each, digit) for digit in digits[keep:]]
    return replace(state, unseen=tuple(unseen), laid=tuple(laid))
