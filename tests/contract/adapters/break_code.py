"""Break the Code, told from the rules page: what is on the table, and what a seat cannot know."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

from hypothesis import strategies as st

from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat
from cairn.games.break_code.rules.moves import Ask, Deal, Guess, Move, Name, Wait
from cairn.games.break_code.rules.state import State
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import Tile
from tests.contract.adapter import Adapter
from tests.loose import AnyGame

__all__ = ["ADAPTER", "Story", "deals", "spoken", "story", "with_deal"]

ALL = sorted([*Tile, Tile.G5], key=lambda tile: (tile[1], tile[0]))  # BC 1.1, in the order of BC 1.2
SIZES = {2: 5, 3: 5, 4: 4}  # BC 2.1, 2.2

Code = tuple[Tile, ...]


# What may be set up


def _options(game: AnyGame) -> st.SearchStrategy[Options]:
    return st.builds(
        Options,
        players=st.integers(2, 4),
        rules=st.sampled_from(["standard", "tagiron"]),
        last_guesses=st.integers(1, 12),
    )


def _longest(options: Options) -> int:
    """Tiles, cards and the starting player; every card asked, drawn and, in TAGIRON, followed by a moment; guesses.

    Two players may guess as often as they like while there are cards (BC 3.6, 3.11): no game has an upper end, but
    nobody who moves at random guesses some hundred times before the cards are used up.
    """
    players, size = options.players, SIZES[options.players]
    guesses = 300 + 2 * options.last_guesses if players == 2 else players
    return players * size + 1 + 21 * 2 + 21 * players + guesses * (1 + size) + players


# What is on the table


def _pieces(state: State) -> Counter[Any]:
    """Tiles and question cards."""
    there: Counter[Any] = Counter(tile for hand in state.hands for tile in hand)
    there.update(state.centre)
    there.update(state.left)
    there.update(("card", card) for card in (*state.row, *state.deck, *state.discards))
    return there


# What a seat cannot know


def spoken(options: Options, card: str, digit: int | None, hand: Code) -> object:
    """What the owner of the hand answers to the card (BC 3.5, 3.8 to 3.10, 6.4)."""
    digits, colours = [int(tile[1]) for tile in hand], [tile[0] for tile in hand]
    about, _, rest = card.partition("-")
    match about, rest:
        case "where", named:
            wanted = int(named) if digit is None else digit
            return [place for place, each in enumerate(digits) if each == wanted]
        case "neighbours", "colour":
            return [colours[place] == colours[place + 1] for place in range(len(hand) - 1)]
        case "neighbours", _:
            return [digits[place] + 1 == digits[place + 1] for place in range(len(hand) - 1)]
        case "count", "even" | "odd":
            return sum(each % 2 == (rest == "odd") for each in digits)
        case "count", "equal":
            return sum(digits.count(each) == 2 for each in digits)
        case "count", colour:
            return colours.count(colour[0])
        case "sum", "all":
            return sum(digits)
        case "sum", "left":
            return digits[0] + digits[1] + digits[2]
        case "sum", "middle":
            return sum(digits) - digits[0] - digits[-1]
        case "sum", "right":
            return digits[-1] + digits[-2] + digits[-3]
        case "sum", colour:
            return sum(each for each, other in zip(digits, colours, strict=True) if other == colour[0])
        case "spread", _:
            return max(digits) - min(digits)
        case _:
            assert card == "third-above-4"
            return digits[2] >= 5


@dataclass
class Story:
    """A game as its steps tell it, from one seat's side."""

    options: Options
    seat: Seat
    hands: list[list[Tile]]
    """By seat: the tiles dealt so far."""
    fits: list[list[Callable[[Code], bool]]]
    """By seat: what its answers say of its hand."""
    excluded: set[Code] = field(default_factory=set)
    """Two players: codes that the seat has guessed in vain."""
    known: Code | None = None
    """The other hand or the centre, when the seat has found it or looked at it."""
    guesses: list[tuple[Seat, list[int]]] = field(default_factory=list)
    """Guesses of others whose tiles this seat may not see: who, and the steps that name them."""
    calls: list[int] = field(default_factory=list)
    """Steps in which others said guess or wait, and not all have spoken (BC 6.6)."""

    @property
    def size(self) -> int:
        """Tiles in a hand."""
        return SIZES[self.options.players]


def story(options: Options, steps: Sequence[Step], seat: Seat) -> Story:
    """What the steps tell the seat, and what they leave open."""
    players, size = options.players, SIZES[options.players]
    told = Story(options, seat, [[] for _ in range(players)], [[] for _ in range(players)])
    done: set[Seat] = set()  # three and four players: those who have guessed (BC 3.7)
    called: dict[Seat, int] = {}
    naming: dict[Seat, list[int]] = {}
    sealed = options.rules == "tagiron" and players > 2
    dealt = 0
    for at, step in enumerate(steps):
        match step:
            case Settled(Deal(tile)):
                told.hands[dealt // size].append(tile)
                dealt += 1
            case Played(asker, Ask(card, digit)):
                everybody = players == 4 or (
                    options.rules == "tagiron" and card in {"sum-all", "spread", "third-above-4"}
                )
                for owner in range(players):
                    if owner != seat and (everybody or owner != asker):
                        said = spoken(options, card, digit, _sorted(told.hands[owner]))
                        told.fits[owner].append(_says(options, card, digit, said))
            case Played(mover, Guess() | Wait()) if sealed:
                called[mover] = at
                if len(called) == players - len(done):
                    naming = {each: [] for each in sorted(called) if _guesses(steps[called[each]])}
                    called = {}
            case Played(mover, Guess()):
                naming = {mover: []}
            case Played(mover, Name()):
                naming[mover].append(at)
                if all(len(named) == size for named in naming.values()):
                    for each, named in naming.items():
                        _judge(told, each, named, steps)
                        done.add(each)
                    naming = {}
            case _:
                pass
    told.guesses += [(each, named) for each, named in naming.items() if each != seat]
    told.calls = [at for each, at in called.items() if each != seat]
    return told


def _guesses(step: Step) -> bool:
    return isinstance(step, Played) and isinstance(step.move, Guess)


def _says(options: Options, card: str, digit: int | None, said: object) -> Callable[[Code], bool]:
    return lambda hand: spoken(options, card, digit, hand) == said


def _judge(told: Story, guesser: Seat, named: list[int], steps: Sequence[Step]) -> None:
    """A guess is complete (BC 3.12)."""
    if told.options.players > 2 and guesser != told.seat:
        told.guesses.append((guesser, named))
    elif told.options.players > 2:
        told.known = _centre(told.hands)
    elif guesser == told.seat:
        guess = tuple(step.move.tile for at in named if isinstance(step := steps[at], Played))
        if guess == _sorted(told.hands[1 - guesser]):
            told.known = guess
        else:
            told.excluded.add(guess)


def _sorted(tiles: Sequence[Tile]) -> Code:
    return tuple(sorted(tiles, key=ALL.index))


def _centre(hands: Sequence[Sequence[Tile]]) -> Code:
    return tuple(sorted((Counter(ALL) - Counter(tile for hand in hands for tile in hand)).elements(), key=ALL.index))


def deals(told: Story, rng: Random | None = None) -> Iterator[list[Code]]:
    """Every way to deal the others that fits what the seat was told; in a random order if `rng` is given."""
    seat, players = told.seat, told.options.players
    more = told.options.players > 2 and len(told.hands[-1]) == told.size
    others = [owner for owner in range(players) if owner != seat]

    def extended(hands: dict[Seat, Code], unseen: Counter[Tile]) -> Iterator[list[Code]]:
        if len(hands) == players:
            if not more or told.known is None or _sorted(list(unseen.elements())) == told.known:
                yield [hands[owner] for owner in range(players)]
            return
        owner = others[len(hands) - 1]
        number = len(told.hands[owner])
        tiles = sorted(unseen.elements(), key=ALL.index)
        if more and told.known is not None:
            tiles = list((Counter(tiles) - Counter(told.known)).elements())
        possible = list(dict.fromkeys(combinations(sorted(tiles, key=ALL.index), number)))
        if rng is not None:
            rng.shuffle(possible)
        for hand in possible:
            if not more and players == 2 and (hand in told.excluded or (told.known or hand) != hand):
                continue
            if all(fits(hand) for fits in told.fits[owner]):
                yield from extended({**hands, owner: hand}, unseen - Counter(hand))

    own = tuple(told.hands[seat])
    return extended({seat: own}, Counter(ALL) - Counter(own))


def with_deal(told: Story, steps: Sequence[Step], hands: Sequence[Code]) -> list[Step]:
    """The same game with these hands, dealt as they stand."""
    others = list(steps)
    at = 0
    for owner, hand in enumerate(hands):
        for tile in hand:
            if owner != told.seat:
                others[at] = Settled(Deal(tile))
            at += 1
    return others


def _world(options: Options, steps: Sequence[Step], seat: Seat, rng: Random) -> Sequence[Step]:
    """The same game with other hands and other secrets of the others, that the seat cannot tell from it."""
    told = story(options, steps, seat)
    hands = next(deals(told, rng))
    others = with_deal(told, steps, hands)
    true, centre = _centre(told.hands), _centre(hands)
    for _, named in told.guesses:
        written = tuple(step.move.tile for at in named if isinstance(step := steps[at], Played))
        complete = options.players > 2 and len(written) == told.size
        guess = centre
        while guess == centre and not (complete and written == true):
            guess = _sorted(rng.sample(ALL, told.size))
            if not complete:
                break
        for at, tile in zip(named, guess, strict=False):
            others[at] = _instead(others[at], Name(tile))
    for at in told.calls:
        others[at] = _instead(others[at], rng.choice((Guess(), Wait())))
    return others


def _instead(step: Step, move: Move) -> Played:
    assert isinstance(step, Played)
    return Played(step.seat, move)


# Play that gets somewhere


def _choose(state: State, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """Questions until the cards are used up, now and then a guess, and the next tile of the code where it is known."""
    named = state.named[seat]
    code = state.hands[1 - seat] if state.table.players == 2 else state.centre
    if isinstance(moves[0], Name):
        wanted = Name(code[len(named)])
        return wanted if named == code[: len(named)] and wanted in moves else rng.choice(list(moves))
    waits = [move for move in moves if not isinstance(move, Guess)]
    return rng.choice(waits) if waits and rng.random() < 0.95 else rng.choice(list(moves))


ADAPTER = Adapter(options=_options, longest=_longest, pieces=_pieces, world=_world, choose=_choose)
