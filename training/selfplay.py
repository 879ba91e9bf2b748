"""Games for a network to learn from, many in step so that it is asked about many positions at once."""

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
from cairn.games.arnak.bots.imagined import as_seen, imagined
from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import SCALE, Ask, Floats, Network
from cairn.games.arnak.bots.steady import Steady
from cairn.games.arnak.bots.thought import Asking, Effort, Manner, Node, Tree, Value, after, is_open
from cairn.games.arnak.rules.engine import apply_unchecked, chance, moves, settle, setup, to_act
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import Move, Pass
from cairn.games.arnak.rules.scoring import result
from cairn.games.arnak.rules.state import Options, State, finish_draft
from cairn.games.arnak.rules.view import View, view

__all__ = ["Expected", "Game", "Outcome", "Playing", "Question", "Samples", "Style", "drive", "played", "samples"]

STEADY = Steady()

WORSE = 0.25
"""A move that looks so many points worse than the best tells nothing about the moves before it."""
STRICT_LESSONS = 0.5
"""Strictly, so many thoughts teach a position that was only thought of, too."""


class Style(NamedTuple):
    """How a seat plays in training."""

    effort: Effort | None = None
    """How far it thinks; None: one move only."""
    warmth: float = 0.0
    """Moves are drawn by their value, the warmer the more freely; 0: always the best."""
    slips: float = 0.0
    """How often it makes any move at all."""
    until: int | None = None
    """Strictly: from this decision on it makes the best moves only, and thinks of a turn but once."""
    steady: bool = False
    """It plays as `steady` does."""
    manner: Manner | None = None
    """What it is after, if not what a master is."""
    network: int = 0
    """Which of the networks it asks."""


class Moment(NamedTuple):
    """A decision that was made."""

    after: Features
    best: Value | None
    """What was expected of the best move; None where nobody knew."""
    is_cut: bool
    """Another move was made, one that looked worse."""
    is_open: bool
    """The seat goes on deciding, with neither chance nor others in between."""


class Expected(NamedTuple):
    """What a seat expected when it decided."""

    seat: Seat
    round: int
    value: Value


class Lesson(NamedTuple):
    """A position on a line that was only thought of, and what it leads to."""

    after: Features
    value: Value


class Outcome(NamedTuple):
    """How a game ended, for each seat."""

    own: tuple[float, ...]
    other: tuple[float, ...]
    """The best other's points."""
    win: tuple[float, ...]
    """1, or a share of it for a shared first place."""
    decisions: int


@dataclass
class Game:
    """A game as it was played."""

    moments: list[list[Moment]]
    lessons: list[Lesson] = field(default_factory=list)
    outcome: Outcome | None = None
    expected: list[Expected] = field(default_factory=list)
    """Of every decision that was thought about, in order."""


@dataclass
class Mind:
    """What a seat has thought so far."""

    tree: Tree | None = None
    """What it thought about last."""
    node: Node | None = None
    """Where it stands in that, if it goes on in it: neither chance nor others have come between."""


class Question(NamedTuple):
    """Something that a seat asks, and which of the networks."""

    network: int
    ask: Ask


Playing = Generator[Question, Floats, Game]


def played(options: Options, seed: str, styles: Sequence[Style], record: Container[Seat] = ()) -> Playing:
    """Play a game, asking about positions on the way; decisions of the seats in `record` are kept to learn from."""
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
                move, best = yield from _thought(state, seat, there, styles[seat], rng, told, mind)
                game.expected.append(Expected(seat, state.round, best))
        elif mind.node is not None:
            mind.node = mind.node.children[0] if mind.node.children else None
        state = finish_draft(apply_unchecked(state, seat, move)).state
    game.outcome = _outcome(state, decisions)
    return game


def _steady(state: State, seat: Seat, there: list[Move], style: Style, rng: Random, game: Game | None) -> Move:
    sight = Sight[View, ArnakEvent](view(state, seat), ())
    slips = style.slips and rng.random() < style.slips
    move = _any(there, rng) if slips else STEADY.choose(sight, there, rng)
    if game is not None:
        root = imagined(sight.view)
        following = after(root, seat, move)
        game.moments[seat].append(Moment(features(following, seat), None, False, is_open(following, seat)))
    return move


def _thought(
    state: State,
    seat: Seat,
    there: list[Move],
    style: Style,
    rng: Random,
    game: Game | None,
    mind: Mind,
) -> Generator[Question, Floats, tuple[Move, Value]]:
    """A move, and what was expected of the best one."""
    manner = manner_of(None, len(state.players)) if style.manner is None else style.manner
    tree = mind.tree
    if tree is None or mind.node is None or not tree.goes_on(mind.node, there):
        tree = mind.tree = Tree(as_seen(state, seat), seat, there, manner, tree)
        yield from _addressed(tree.begin(), style.network)
    if style.effort is not None:
        yield from _addressed(tree.grow(style.effort), style.network)
    values = tree.values()
    best = max(values)
    number = values.index(best)
    tries = style.until is None or (game is not None and len(game.moments[seat]) < style.until)
    if tries and style.slips and rng.random() < style.slips:
        number = there.index(_any(there, rng))
    elif tries and style.warmth:
        weights = [exp((value.utility - best.utility) / style.warmth) for value in values]
        number = rng.choices(range(len(values)), weights)[0]
    if game is not None:
        node = tree.roots[number]
        if style.until is not None:
            mind.node = node if node.is_open else None
        is_cut = best.utility - values[number].utility > WORSE
        game.moments[seat].append(Moment(node.features, best, is_cut, node.is_open))
        if tree.opened and (style.until is None or rng.random() < STRICT_LESSONS):
            aside = rng.choice(tree.opened)
            if aside is not node:
                game.lessons.append(Lesson(aside.features, aside.best()))
    return there[number], best


def _addressed(asking: Asking, network: int) -> Generator[Question, Floats, None]:
    """The same questions, to one of the networks."""
    try:
        ask = next(asking)
        while True:
            ask = asking.send((yield Question(network, ask)))
    except StopIteration:
        return


def _any(there: list[Move], rng: Random) -> Move:
    """Any move, but to pass only half as readily."""
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


# What is learnt from a game


class Samples(NamedTuple):
    """Positions and what they led to, packed."""

    columns: NDArray[np.int16]
    values: NDArray[np.float16]
    lengths: NDArray[np.int32]
    targets: Floats
    """By position: own points to come, the best other's, the chance to win, how much the lead grows."""


def samples(games: Sequence[Game], trust: float, strict: bool = False) -> Samples:
    """All positions of these games.

    A position is worth what came of it: the next decision's expectation where others or chance had their say before,
    with so much `trust` in what really followed, and so on to the end. Inside a turn nothing is forgotten.
    Before a move that looked worse, what was expected of the best one counts; strictly, what came before that is left
    out: the best of many guesses is often too good.
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


# Many at once


def drive(
    network: Callable[[int], Network | None],
    games: Iterator[tuple[Playing, Any]],
    together: int,
    done: Callable[[Game, Any], None],
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Play games, so many in step, until there are none left or it is time to stop; `network` finds them by number."""
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
    """What they are told, in their order; each network is asked once."""
    answers: dict[int, Floats] = {}
    for number in {question.network for question in questions}:
        asked = [place for place, question in enumerate(questions) if question.network == number]
        known = network(number)
        assert known is not None, "somebody asks, and nobody can answer"
        answers |= zip(asked, known([questions[place].ask for place in asked]), strict=True)
    return [answers[place] for place in range(len(questions))]
