"""The Lost Code and Think Str8!, told from the rules page: what is on the table, and what a seat cannot know."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

from hypothesis import strategies as st

from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat
from cairn.games.lost_code.rules.moves import Bet, Choose, Deal, Draw, Final, Move, Place, Roll, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol, Wheel, WheelSet, wheel_sets
from cairn.games.lost_code.rules.state import Phase, State
from cairn.games.lost_code.rules.table import CardOptions, StoneOptions
from tests.contract.adapter import Adapter
from tests.loose import AnyGame

__all__ = ["ADAPTER", "Options", "Story", "codes", "story", "with_code"]

Options = StoneOptions | CardOptions

DICE = 3  # LC 3.2
ROUNDS = {2: 10, 3: 9, 4: 8}  # LC 6.1
LAST_TOKEN = {2: 7, 3: 6, 4: 5}  # LC 8.6


# What may be set up


def _options(game: AnyGame) -> st.SearchStrategy[Options]:
    players = st.integers(2, 4)
    if game.name == "think-str8":
        return st.builds(CardOptions, players=players, beginner=st.booleans(), tokens=_sets("cards", 22))
    expansions = st.lists(st.sampled_from(["shortcut", "curse"]), unique=True, max_size=2).map(tuple)
    return st.sampled_from(["plain", "x"]).flatmap(
        lambda variant: st.builds(
            StoneOptions,
            players=players,
            beginner=st.booleans(),
            variant=st.just(variant),
            expansions=expansions,
            wheels=_sets("stones", 25 if variant == "x" else 22),
        )
    )


def _sets(edition: Any, widest: int) -> st.SearchStrategy[str | WheelSet]:
    """The named sets, and any seven wheels of a house's own (LC 13)."""
    widths = st.lists(st.integers(1, widest), min_size=7, max_size=7, unique=True)
    points = st.lists(st.integers(0, 9), min_size=7, max_size=7)
    house = st.builds(
        lambda widths, points: WheelSet("house", tuple(map(Wheel, widths, points))), widths=widths, points=points
    )
    return st.sampled_from(sorted(wheel_sets(edition))) | house


def _longest(options: Options) -> int:
    """Deals, markers; in a round the roll, an offer, forced turns, the free one, bets, swaps; then the final bets."""
    players, rounds = options.players, ROUNDS[options.players]
    bets = 2 * players if isinstance(options, CardOptions) else players
    return 6 + 1 + rounds * (1 + players + DICE + 1 + bets + 2 * players) + 6 * players


# What is on the table


def _pieces(state: State) -> Counter[Any]:
    """Stones, wheels, markers, tokens and the skull."""
    table = state.table
    drawing = state.drawing  # its stone is revealed already, and nothing stands in its place
    there: Counter[Any] = Counter(
        ("stone", symbol, rack[symbol.place])
        for owner, rack in enumerate(state.racks)
        for symbol in table.symbols[: len(rack)]
        if not (symbol is drawing and owner == state.swapping[0])
    )
    there.update(("stone", stone.symbol, stone.digit) for stone in state.laid)
    for symbol in table.symbols:
        dealt = symbol.place < len(state.unseen)
        covered = state.unseen[symbol.place] if dealt else range(table.digits)
        there.update(("stone", symbol, digit) for digit in covered)
    beside = state.free if state.round else [wheel.width for wheel in table.wheels]
    there.update(("wheel", width) for width in beside)
    there.update(("wheel", bet.width) for bet in state.bets if bet is not None)
    there.update(("marker", seat) for seat in (state.track or range(table.players)))
    taken = [stake.symbol for stake in state.stakes]
    if table.token_rounds:
        last = LAST_TOKEN[table.players]
        ending = state.phase is Phase.CHECK and state.round == last and not state.tokens  # the round is being ended
        gone = state.phase in (Phase.FINAL, Phase.OVER) or state.round > last or ending
        removed = [symbol for symbol in table.symbols if gone and symbol not in taken]
        there.update(("token", symbol) for symbol in (*state.tokens, *taken, *removed))
    return there


# What a seat cannot know


@dataclass
class Heard:
    """An answer to the seat's bet (LC 5.10): the stones that were counted, and the sums that it leaves."""

    stones: tuple[int, ...]
    sums: frozenset[int]


@dataclass
class Story:
    """A game as its steps tell it, from one seat's side. A stone is named by the step that brought it."""

    options: Options
    seat: Seat
    digits: dict[int, int] = field(default_factory=dict)
    """Of every stone that has ever stood on the seat's own rack."""
    rack: dict[Symbol, int] = field(default_factory=dict)
    """The seat's own stones that stand there, unseen."""
    unseen: dict[Symbol, set[int]] = field(default_factory=dict)
    """Digits that the seat has not seen, its own among them (LC 2.5)."""
    heard: list[Heard] = field(default_factory=list)
    sealed: dict[int, list[Move]] = field(default_factory=dict)
    """By step: what another seat may have chosen there instead, for all this one knows."""
    over: bool = False

    @property
    def highest(self) -> int:
        """The highest digit (LC 1.2, 7.1)."""
        return 8 if isinstance(self.options, StoneOptions) and self.options.variant == "x" else 7

    @property
    def narrowest(self) -> int:
        """The width of the wheel that tells no direction (LC 5.3)."""
        stones = isinstance(self.options, StoneOptions)
        chosen = self.options.wheels if isinstance(self.options, StoneOptions) else self.options.tokens
        wheels = wheel_sets("stones" if stones else "cards")[chosen] if isinstance(chosen, str) else chosen
        return min(wheel.width for wheel in wheels.wheels)

    def answer(self, width: int, low: int, total: int) -> str:
        """What the others say (LC 5.2, 5.3)."""
        if low <= total <= low + width - 1:
            return "right"
        if width == self.narrowest:
            return "wrong"
        return "below" if total < low else "above"

    def bets(self, fewest: int) -> list[tuple[int, ...]]:
        """All that may be written for one symbol (LC 6.2, 8.3)."""
        return [each for size in range(fewest, 4) for each in combinations(range(self.highest + 1), size)]


def story(options: Options, steps: Sequence[Step], seat: Seat) -> Story:
    """What the steps tell the seat, and what they leave open."""
    told = Story(options, seat)
    dice: list[Symbol] = []
    widths: dict[Seat, int] = {}
    lows: dict[Seat, int] = {}
    placed: dict[int, list[Move]] = {}
    last: Played | None = None
    written = 0
    for at, step in enumerate(steps):
        match step:
            case Settled(Deal(symbol, digits)):
                told.digits[at] = digits[seat]
                told.rack[symbol] = at
                others = {digit for owner, digit in enumerate(digits) if owner != seat}
                told.unseen[symbol] = set(range(told.highest + 1)) - others
            case Settled(Roll(faces)):
                dice, widths, lows = list(faces), {}, {}
            case Settled(Draw(digit)):
                assert last is not None and isinstance(last.move, Swap)
                symbol = last.move.symbol
                if last.seat == seat:
                    told.digits[at] = digit
                    told.rack[symbol] = at
                else:
                    told.unseen[symbol].remove(digit)
            case Played(_, Turn(shown, to)):
                dice[dice.index(shown)] = to
            case Played(mover, Swap(symbol)):
                if mover == seat:
                    told.unseen[symbol].remove(told.digits[told.rack.pop(symbol)])
            case Played(mover, Choose(width)):
                widths[mover] = width
            case Played(mover, Bet(width, low)):
                widths[mover], lows[mover] = width, low
            case Played(mover, Place(low)):
                lows[mover] = low
                if mover != seat:
                    room = DICE * told.highest + 2 - widths[mover]
                    placed[at] = [Place(each) for each in range(room)]
            case Played(mover, Take()):
                written += 1
                if mover != seat:
                    told.sealed[at] = [Take(each) for each in told.bets(1)]
            case Played(mover, Final(symbol, _)):
                written += 1
                if mover != seat:
                    told.sealed[at] = [Final(symbol, each) for each in told.bets(0)]
            case _:
                pass
        if isinstance(step, Played):
            last = step
            if isinstance(step.move, Bet | Place) and len(lows) == options.players:
                placed.clear()
                stones = tuple(told.rack[symbol] for symbol in dice)
                total = sum(told.digits[told.rack[symbol]] for symbol in dice)
                said = told.answer(widths[seat], lows[seat], total)
                sums = range(DICE * told.highest + 1)
                left = frozenset(each for each in sums if told.answer(widths[seat], lows[seat], each) == said)
                told.heard.append(Heard(stones, left))
    told.sealed |= placed
    told.over = bool(written) and written == options.players * len(told.unseen)
    return told


def codes(told: Story, rng: Random | None = None) -> Iterator[dict[Symbol, int]]:
    """Every own code that fits what the seat saw and was told; in a random order if `rng` is given."""
    symbols = list(told.rack)
    if rng is not None:
        rng.shuffle(symbols)
    symbol_of = {stone: symbol for symbol, stone in told.rack.items()}
    laid = {stone: digit for stone, digit in told.digits.items() if stone not in symbol_of}
    due: list[list[tuple[int, Counter[Symbol], frozenset[int]]]] = [[] for _ in range(len(symbols) + 1)]
    for heard in told.heard:
        known = sum(laid.get(stone, 0) for stone in heard.stones)
        open_ones = Counter(symbol_of[stone] for stone in heard.stones if stone not in laid)
        depth = max((symbols.index(symbol) + 1 for symbol in open_ones), default=0)
        due[depth].append((known, open_ones, heard.sums))

    def extended(code: dict[Symbol, int], depth: int) -> Iterator[dict[Symbol, int]]:
        for known, open_ones, sums in due[depth]:
            if known + sum(code[symbol] * times for symbol, times in open_ones.items()) not in sums:
                return
        if depth == len(symbols):
            yield dict(code)
            return
        digits = sorted(told.unseen[symbols[depth]])
        if rng is not None:
            rng.shuffle(digits)
        for digit in digits:
            code[symbols[depth]] = digit
            yield from extended(code, depth + 1)

    return extended({}, 0)


def with_code(told: Story, steps: Sequence[Step], code: dict[Symbol, int]) -> list[Step]:
    """The same game with another own code: the stones now on the rack were others from the start."""
    others = list(steps)
    for symbol, digit in code.items():
        at = told.rack[symbol]
        match others[at]:
            case Settled(Deal(_, digits)):
                others[at] = Settled(Deal(symbol, (*digits[: told.seat], digit, *digits[told.seat + 1 :])))
            case _:
                others[at] = Settled(Draw(digit))
    return others


def _world(options: Options, steps: Sequence[Step], seat: Seat, rng: Random) -> Sequence[Step]:
    """The same game with another own code, and other secrets of the others, that the seat cannot tell from it."""
    told = story(options, steps, seat)
    if told.over:  # LC 6.5: everything has been shown
        return steps
    others = with_code(told, steps, next(codes(told, rng)))
    for at, moves in told.sealed.items():
        step = others[at]
        assert isinstance(step, Played)
        others[at] = Played(step.seat, rng.choice(moves))
    return others


# Play that gets somewhere


def _choose(state: State, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """A bet that is right, so that markers reach the spaces of the curse; elsewhere any move."""
    rack = state.racks[seat]

    def is_right(move: Move) -> bool:
        match move:
            case Bet(width, low):
                return low <= sum(rack[symbol.place] for symbol in state.dice) < low + width
            case Place(low):
                bet = state.bets[seat]
                return bet is not None and low <= sum(rack[symbol.place] for symbol in state.dice) < low + bet.width
            case Final(symbol, digits):
                return rack[symbol.place] in digits
            case _:
                return True

    return rng.choice([move for move in moves if is_right(move)] or list(moves))


ADAPTER = Adapter(options=_options, longest=_longest, pieces=_pieces, world=_world, choose=_choose)
