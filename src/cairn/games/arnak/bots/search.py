"""A beam search within the seat's own turn.

Every move leads to a position before chance decides, another player acts or hidden information is revealed. Positions
in which the seat still has a decision are expanded, the most promising ones at each depth; the value of a move is the
best value it can lead to.
"""

from collections.abc import Generator, Sequence
from math import exp
from typing import NamedTuple, TypeAlias

from cairn.core.values import Seat, replace
from cairn.games.arnak.bots.features import Features, features
from cairn.games.arnak.bots.known_state import known_state
from cairn.games.arnak.bots.network import SCALE, Base, Floats, Query
from cairn.games.arnak.effects.steps import FillRow, NextTurn, Steps
from cairn.games.arnak.rules.engine import apply_unchecked
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.free_actions import free_moves
from cairn.games.arnak.rules.moves import EndTurn, KeepCard, LayAway, Move
from cairn.games.arnak.rules.pieces import SETUP
from cairn.games.arnak.rules.run import is_chance
from cairn.games.arnak.rules.scoring import result as score_result
from cairn.games.arnak.rules.state import Phase, State
from cairn.games.arnak.rules.view import View

CERTAIN = 100.0
"""The logit of a game that is won."""

TURNS, KEEPING, OVER = Phase.TURNS, Phase.KEEPING, Phase.OVER


class Effort(NamedTuple):
    """The size of a search."""

    depth: int = 4
    """The number of decisions after the first."""
    width: int = 6
    """The number of positions expanded at each depth."""


class Reading(NamedTuple):
    """How the chance to win is read from a network's outputs: the weights that its logit is a sum of."""

    factor: float
    """The weight of the network's own logit."""
    point: float
    """The weight of a point of the expected lead."""
    shift: float


class Manner(NamedTuple):
    """What a player aims for, and how it reads a network's outputs; stored with the weights."""

    envy: float = 0.5
    """The weight of the best opponent's points, which are subtracted."""
    thirst: float = 0.0
    """The value of a certain win beside the points, in points."""
    lead: float = 0.0
    """The share of the weight of its own points that goes to the lead over the best opponent, an output of its own."""
    since: int = SETUP.rounds
    """The first round in which `thirst` counts."""
    chances: tuple[tuple[float, float], ...] = ()
    """By round, the factor and the shift that calibrate the logit of winning; empty: no calibration.

    They change the reported chance only, not the choice of moves, so that the measured strength stays valid.
    """
    readings: tuple[Reading, ...] = ()
    """By round, how a judge reads the chance to win; moves are then compared by nothing else. Empty: by points."""


class Value(NamedTuple):
    """What is expected at the end of the game."""

    utility: float
    own: float
    other: float
    win: float
    """The calibrated chance to win."""
    margin: float
    """Own points minus the best opponent's, estimated as one number."""


class Node:
    """A position after some moves of the seat's turn."""

    __slots__ = ("children", "features", "is_open", "moves", "state", "value")

    def __init__(self, state: State, features: Features, is_open: bool) -> None:
        self.state = state
        self.features = features
        self.is_open = is_open
        self.moves: Sequence[Move] = ()
        """The moves there, once it is expanded."""
        self.children: list[Node] | None = None
        self.value = UNKNOWN

    def best(self) -> Value:
        """The best value it can lead to, as far as it was searched."""
        if not self.children:
            return self.value
        return max([child.best() for child in self.children])


UNKNOWN = Value(0.0, 0.0, 0.0, 0.0, 0.0)

Queries: TypeAlias = Generator[Query, Floats, None]
"""A search yields queries about positions and is sent the network's outputs."""


class Tree:
    """What a seat can do until its turn ends, as far as it was searched."""

    def __init__(
        self, root: State, seat: Seat, moves: Sequence[Move], manner: Manner, last: "Tree | None" = None
    ) -> None:
        """Start with the known position and the seat's moves; `last` is the tree of its last decision, for speed."""
        self.seat = seat
        self.moves = moves
        self.manner = manner
        self.root = root
        self.base = Base(features(root, seat)) if last is None else _base_after(root, seat, last)
        self.opened: list[Node] = []
        self.roots: list[Node] = []
        self._thirst = manner.thirst if root.round >= manner.since else 0.0
        self._calibration = manner.chances[root.round - 1] if manner.chances else None
        self._reading = manner.readings[root.round - 1] if manner.readings else None

    @classmethod
    def from_view(cls, view: View, moves: Sequence[Move], manner: Manner) -> "Tree":
        """Start with the view of a seat."""
        assert view.seat is not None, "spectators have nothing to decide"
        return cls(known_state(view), view.seat, moves, manner)

    def continue_from(self, node: Node, moves: Sequence[Move]) -> bool:
        """Reuse the search after an expanded node; return whether these are its moves."""
        if not node.children or node.moves != moves:
            return False
        self.moves, self.roots, self.opened = moves, node.children, []
        return True

    def begin(self) -> Queries:
        """Evaluate the position after every move."""
        self.roots = [self._node(successor(self.root, self.seat, move)) for move in self.moves]
        yield from self._evaluate(self.roots)

    def grow(self, effort: Effort) -> Queries:
        """Search deeper; nodes that are already expanded stay so."""
        level = self.roots
        for _ in range(effort.depth):
            chosen = _most_promising(level, effort.width)
            if not chosen:
                return
            fresh = {node: self._successors(node) for node in chosen if node.children is None}
            if fresh:
                yield from self._evaluate([child for children in fresh.values() for child in children])
            for node, children in fresh.items():
                node.children = children
                self.opened.append(node)
            level = [child for node in chosen for child in node.children or ()]

    def values(self) -> list[Value]:
        """The value of each move."""
        return [node.best() for node in self.roots]

    def _successors(self, node: Node) -> list[Node]:
        node.moves = list(moves_of(node.state, self.seat))
        return [self._node(successor(node.state, self.seat, move)) for move in node.moves]

    def _node(self, state: State) -> Node:
        return Node(state, features(state, self.seat, self.root, self.base.features), is_open(state, self.seat))

    def _evaluate(self, nodes: list[Node]) -> Queries:
        unknown = [node for node in nodes if node.state.phase is not OVER]
        if unknown:
            answers = (yield Query(self.base, [node.features for node in unknown])).tolist()
            for node, (own, other, logit, *margin) in zip(unknown, answers, strict=True):
                now, others = node.features.own, node.features.other
                lead = now - others + SCALE * (margin[0] if margin else own - other)
                node.value = self._value(now + SCALE * own, others + SCALE * other, _probability(logit), lead)
                if self._reading is not None:
                    node.value = _read_chance(node.value, self._reading, logit)
                elif self._calibration is not None:
                    factor, shift = self._calibration
                    node.value = node.value._replace(win=_probability(factor * logit + shift))
        if len(unknown) < len(nodes):
            for node in nodes:
                if node.state.phase is OVER:
                    own, other = float(node.features.own), float(node.features.other)
                    win = float(own > other) if own != other else 0.5
                    node.value = self._value(own, other, win, own - other)
                    if self._reading is not None:
                        node.value = _read_result(node.value, node.state, self.seat)

    def _value(self, own: float, other: float, win: float, margin: float) -> Value:
        envy, _, lead, *_ = self.manner
        utility = own - envy * other + lead * (margin - own) + self._thirst * win
        return Value(utility, own, other, win, margin)


def _probability(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def _read_chance(value: Value, reading: Reading, logit: float) -> Value:
    """The value in the chance to win alone; moves are compared by its logit, which never rounds to a certain win."""
    found = reading.factor * logit + reading.point * value.margin + reading.shift
    return value._replace(utility=found, win=_probability(found))


def _read_result(value: Value, ended: State, seat: Seat) -> Value:
    """The value of a finished game, in which ties are broken (AR 11.2); a larger lead is better among equals."""
    result = score_result(ended)
    assert result is not None, "the game is over"
    share = result.shares[seat]
    return value._replace(utility=CERTAIN * (2 * share - 1) + value.margin / CERTAIN, win=share)


def _base_after(root: State, seat: Seat, last: Tree) -> Base:
    """The current position, described as a difference to that of the seat's last decision."""
    return Base(features(root, seat, last.root, last.base.features), last.base)


def _most_promising(level: list[Node], width: int) -> list[Node]:
    """The best positions with a decision for the seat, each once."""
    found: list[Node] = []
    known: set[tuple[float, float]] = set()
    for node in sorted([node for node in level if node.is_open], key=_utility, reverse=True):
        mark = (round(node.value.own, 3), round(node.value.other, 3))
        if mark not in known:
            known.add(mark)
            found.append(node)
            if len(found) == width:
                break
    return found


def _utility(node: Node) -> float:
    return node.value.utility


# Successors

_TURN_OVER: Steps = (FillRow(), NextTurn())
"""The pending steps at the end of the seat's turn, where the search stops."""


def successor(state: State, seat: Seat, move: Move) -> State:
    """The position after the move, before chance, another player or hidden information decides."""
    if isinstance(move, KeepCard | LayAway):
        return _decide_card(state, seat, move)
    if isinstance(move, EndTurn):
        return _end_turn(state, seat)
    following = apply_unchecked(state, seat, move)
    if following.acted and not following.pending and not free_moves(following):
        return _end_turn(following, seat)
    return following


def _decide_card(state: State, seat: Seat, move: KeepCard | LayAway) -> State:
    """Decide about one card; what the others keep is not known yet (AR 10.2)."""
    player = state.players[seat]
    laid = (*player.laid, move.card) if isinstance(move, LayAway) else player.laid
    player = replace(player, laid=laid, undecided=player.undecided - 1)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _end_turn(state: State, seat: Seat) -> State:
    """The end of the turn, or of the game if nobody has a turn left."""
    alone = state.rival is None or not state.rival.left
    if alone and state.round == SETUP.rounds and all(player.passed for player in state.players):
        return apply_unchecked(state, seat, EndTurn())
    return replace(state, icons=(), pending=_TURN_OVER)


def is_open(state: State, seat: Seat) -> bool:
    """Whether the seat has the next decision."""
    if state.phase is TURNS:
        return state.pending is not _TURN_OVER and not is_chance(state)
    return state.phase is KEEPING and state.players[seat].undecided > 0
