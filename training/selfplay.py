"""Self-play: many games in step, so that the network evaluates many positions at once."""

from collections.abc import Callable, Container, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cairn.core.chance import sample
from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.arnak.bots.features import Features, features
from cairn.games.arnak.bots.known_state import known_state, quick_known_state
from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import SCALE, Floats, Network, Query
from cairn.games.arnak.bots.search import Effort, Manner, Node, Queries, Tree, Value, is_open, successor
from cairn.games.arnak.bots.steady import Steady
from cairn.games.arnak.rules.engine import apply_unchecked, chance, moves, settle, setup, to_act
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move, Pass
from cairn.games.arnak.rules.scoring import result
from cairn.games.arnak.rules.state import Options, State, finish_draft
from cairn.games.arnak.rules.view import View, view

STEADY = Steady()

WORSE = 0.25
"""A move that looks this many points worse than the best says nothing about the moves before it."""
STRICT_LESSONS = 0.5
"""In strict mode: the share of searches that also yield a position that was only considered."""


class Style(NamedTuple):
    """How a seat plays in training."""

    effort: Effort | None = None
    """How far it searches; None: one move only."""
    warmth: float = 0.0
    """The temperature at which moves are drawn by value; 0: always the best."""
    slips: float = 0.0
    """The share of random moves."""
    until: int | None = None
    """In strict mode: from this decision on it makes only the best moves, and searches once for each turn."""
    steady: bool = False
    """It plays like `steady`."""
    manner: Manner | None = None
    """Its objective, if it is not the master's."""
    network: int = 0
    """The number of the network that it uses."""


class Moment(NamedTuple):
    """A decision."""

    after: Features
    best: Value | None
    """The expected value of the best move; None if it was not evaluated."""
    is_cut: bool
    """Whether a move that looked worse was made."""
    is_open: bool
    """Whether the seat decides again before chance or others act."""


class Expected(NamedTuple):
    """What a seat expected at a decision."""

    seat: Seat
    round: int
    value: Value


class Lesson(NamedTuple):
    """A position of a line that was only considered, and its value."""

    after: Features
    value: Value


class Outcome(NamedTuple):
    """The result of a game for each seat."""

    own: tuple[float, ...]
    other: tuple[float, ...]
    """The best opponent's points."""
    win: tuple[float, ...]
    """1, or a fraction for a shared first place."""
    decisions: int


@dataclass
class Game:
    """A finished game."""

    moments: list[list[Moment]]
    lessons: list[Lesson] = field(default_factory=list)
    outcome: Outcome | None = None
    expected: list[Expected] = field(default_factory=list)
    """For every decision that was searched, in order."""


@dataclass
class Mind:
    """What a seat has searched so far."""

    tree: Tree | None = None
    """The last search tree."""
    node: Node | None = None
    """Its place in the tree, if neither chance nor others have acted since."""


class Question(NamedTuple):
    """A question of a seat, and the network to ask."""

    network: int
    ask: Query


Playing = Generator[Question, Floats, Game]


def play_game(options: Options, seed: str, styles: Sequence[Style], record: Container[Seat] = ()) -> Playing:
    """Play a game, asking about positions on the way; decisions of the seats in `record` are kept for learning."""
    rolls, rng = Random(f"{seed}/chance"), Random(f"{seed}/play")
    state: State = setup(options).state
    game = Game([[] for _ in state.players])
    minds = [Mind() for _ in state.players]
    decisions = 0
    while True:
        rolled = chance(state)
        while rolled is not None:
            state = settle(state, sample(rolled, rolls)).state
            rolled = chance(state)
        acting = to_act(state)
        if not acting:
            break
        seat = acting[0]
        there = list(moves(state, seat))
        move, mind = there[0], minds[seat]
        if len(there) > 1:
            decisions += 1
            told = game if seat in record else None
            if styles[seat].steady:
                move = _steady(state, seat, there, styles[seat], rng, told)
            else:
                move, best = yield from _think(state, seat, there, styles[seat], rng, told, mind)
                game.expected.append(Expected(seat, state.round, best))
        elif mind.node is not None:
            mind.node = mind.node.children[0] if mind.node.children else None
        state = finish_draft(apply_unchecked(state, seat, move)).state
    game.outcome = _outcome(state, decisions)
    return game


def _steady(state: State, seat: Seat, there: list[Move], style: Style, rng: Random, game: Game | None) -> Move:
    sight = Sight[View, ArnakEvent](view(state, seat), ())
    slips = style.slips and rng.random() < style.slips
    move = _random_move(there, rng) if slips else STEADY.choose(sight, there, rng)
    if game is not None:
        root = known_state(sight.view)
        following = successor(root, seat, move)
        game.moments[seat].append(Moment(features(following, seat), None, False, is_open(following, seat)))
    return move


def _think(
    state: State,
    seat: Seat,
    there: list[Move],
    style: Style,
    rng: Random,
    game: Game | None,
    mind: Mind,
) -> Generator[Question, Floats, tuple[Move, Value]]:
    """Choose a move, and return the expected value of the best one."""
    manner = manner_of(None, len(state.players)) if style.manner is None else style.manner
    tree = mind.tree
    if tree is None or mind.node is None or not tree.continue_from(mind.node, there):
        tree = mind.tree = Tree(quick_known_state(state, seat), seat, there, manner, tree)
        yield from _address(tree.begin(), style.network)
    if style.effort is not None:
        yield from _address(tree.grow(style.effort), style.network)
    values = tree.values()
    best = max(values)
    number = values.index(best)
    tries = style.until is None or (game is not None and len(game.moments[seat]) < style.until)
    if tries and style.slips and rng.random() < style.slips:
        number = there.index(_random_move(there, rng))
    elif tries and style.warmth:
        weights = [exp((value.utility - best.utility) / style.warmth) for value in values]
        number = rng.choices(range(len(values)), weights)[0]
    node = tree.roots[number]
    if style.until is not None:
        mind.node = node if node.is_open else None
    if game is not None:
        is_cut = best.utility - values[number].utility > WORSE
        game.moments[seat].append(Moment(node.features, best, is_cut, node.is_open))
        if tree.opened and (style.until is None or rng.random() < STRICT_LESSONS):
            aside = rng.choice(tree.opened)
            if aside is not node:
                game.lessons.append(Lesson(aside.features, aside.best()))
    return there[number], best


def _address(asking: Queries, network: int) -> Generator[Question, Floats, None]:
    """The same questions, addressed to one of the networks."""
    try:
        ask = next(asking)
        while True:
            ask = asking.send((yield Question(network, ask)))
    except StopIteration:
        return


def _random_move(there: list[Move], rng: Random) -> Move:
    """A random move; passing is half as likely as others."""
    move = rng.choice(there)
    return rng.choice(there) if isinstance(move, Pass) else move


def _outcome(state: State, decisions: int) -> Outcome:
    found = result(state)
    assert found is not None
    points = [*found.scores, *found.others.values()]
    seats = range(len(found.scores))
    return Outcome(
        tuple(float(points[seat]) for seat in seats),
        tuple(float(max(points[:seat] + points[seat + 1 :])) for seat in seats),
        found.shares,
        decisions,
    )


# Samples of a game


class Samples(NamedTuple):
    """Positions and their targets, packed."""

    columns: NDArray[np.int16]
    values: NDArray[np.float16]
    lengths: NDArray[np.int32]
    targets: Floats
    """By position: the seat's future points, the best opponent's, the chance to win, and the growth of the lead."""


def samples(games: Sequence[Game], trust: float, strict: bool = False) -> Samples:
    """Return all positions of these games.

    The target of a position is what followed: after moves of others or chance, the expectation at the next decision,
    mixed by `trust` with what really happened, and so on to the end. Inside a turn nothing is discounted. Before a move
    that looked worse, the expectation of the best one counts; in strict mode earlier positions are left out, because
    the best of many estimates is often too good.
    """
    found: list[Features] = []
    targets: list[tuple[float, float, float, float]] = []

    def add(after: Features, own: float, other: float, win: float, margin: float) -> None:
        found.append(after)
        growth = margin - (after.own - after.other)
        targets.append(((own - after.own) / SCALE, (other - after.other) / SCALE, win, growth / SCALE))

    for game in games:
        assert game.outcome is not None
        for seat, moments in enumerate(game.moments):
            own, other, win = game.outcome.own[seat], game.outcome.other[seat], game.outcome.win[seat]
            margin = own - other
            for number in range(len(moments) - 1, -1, -1):
                moment = moments[number]
                add(moment.after, own, other, win, margin)
                best = moment.best
                if strict and moment.is_cut:
                    break
                if best is None:
                    continue
                kept = 0.0 if moment.is_cut else 1.0 if number and moments[number - 1].is_open else trust
                own = kept * own + (1 - kept) * best.own
                other = kept * other + (1 - kept) * best.other
                win = kept * win + (1 - kept) * best.win
                margin = kept * margin + (1 - kept) * best.margin
        for lesson in game.lessons:
            add(lesson.after, *lesson.value[1:])
    parts = [after.columns() for after in found]
    return Samples(
        np.concatenate([part[0] for part in parts]).astype(np.int16),
        np.concatenate([part[1] for part in parts]).astype(np.float16),
        np.array([len(part[0]) for part in parts], np.int32),
        np.array(targets, np.float32),
    )


# Many games at once


def drive(
    network: Callable[[int], Network | None],
    games: Iterator[tuple[Playing, Any]],
    together: int,
    done: Callable[[Game, Any], None],
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Play games in step until there are none left or it is time to stop; `network` returns them by number."""
    running: list[tuple[Playing, Any, Question]] = []
    more = True
    while not stop():
        while more and len(running) < together:
            try:
                playing, tag = next(games)
            except StopIteration:
                more = False
                break
            try:
                running.append((playing, tag, next(playing)))
            except StopIteration as end:
                done(end.value, tag)
                if stop():
                    return
        if not running:
            return
        going: list[tuple[Playing, Any, Question]] = []
        answers = _answers([question for _, _, question in running], network)
        for (playing, tag, _), answer in zip(running, answers, strict=True):
            try:
                going.append((playing, tag, playing.send(answer)))
            except StopIteration as end:
                done(end.value, tag)
        running = going


def _answers(questions: Sequence[Question], network: Callable[[int], Network | None]) -> list[Floats]:
    """The answers in order; each network is evaluated once."""
    answers: dict[int, Floats] = {}
    for number in {question.network for question in questions}:
        asked = [place for place, question in enumerate(questions) if question.network == number]
        known = network(number)
        assert known is not None, "somebody asks, and nobody can answer"
        answers |= zip(asked, known([questions[place].ask for place in asked]), strict=True)
    return [answers[place] for place in range(len(questions))]
