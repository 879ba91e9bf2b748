"""Thinking ahead inside the own turn.

Every move leads to a position before chance speaks, before the others act, and before anything comes to light that the
seat does not know. Positions in which the seat still has something to decide are opened, the most promising first and
so many at each depth; what a move is worth is the best that it can lead to.
"""

from collections.abc import Generator, Sequence
from math import exp
from typing import NamedTuple, TypeAlias

from cairn.core.values import Seat, replace
from cairn.games.arnak.bots.features import Features, features
from cairn.games.arnak.bots.imagined import imagined
from cairn.games.arnak.bots.network import SCALE, Ask, Base, Floats
from cairn.games.arnak.effects.steps import FillRow, NextTurn, Steps
from cairn.games.arnak.rules.engine import apply_unchecked
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.free_actions import free_moves
from cairn.games.arnak.rules.moves import EndTurn, KeepCard, LayAway, Move
from cairn.games.arnak.rules.pieces import SETUP
from cairn.games.arnak.rules.run import is_chance
from cairn.games.arnak.rules.state import Phase, State
from cairn.games.arnak.rules.view import View

TURNS, KEEPING, OVER = Phase.TURNS, Phase.KEEPING, Phase.OVER


class Effort(NamedTuple):
    """How far to think."""

    depth: int = 4
    """So many decisions after the first."""
    width: int = 6
    """So many positions are opened at each depth."""


class Manner(NamedTuple):
    """What a player is after, and how it reads what a network says."""

    envy: float = 0.5
    """What a point of the best other takes away."""
    thirst: float = 0.0
    """What a certain win is worth beside the points, in points."""
    lead: float = 0.0
    """How much of the own points' weight goes to the lead over the best other, which is an output of its own."""
    since: int = SETUP.rounds
    """The first round in which a win counts beside the points."""
    chances: tuple[tuple[float, float], ...] = ()
    """By round, the factor and the shift that calibrate the logit of winning; none: it is taken as it is.

    They change the chance that is reported, not `thirst`: moves stay those that strength was measured with.
    """


class Value(NamedTuple):
    """What is expected at the end of the game."""

    utility: float
    own: float
    other: float
    win: float
    """The chance to win, calibrated."""
    margin: float
    """Own points less the best other's, estimated as one number."""


class Node:
    """A position after some moves of the own turn."""

    __slots__ = ("children", "features", "is_open", "moves", "state", "value")

    def __init__(self, state: State, features: Features, is_open: bool) -> None:
        self.state = state
        self.features = features
        self.is_open = is_open
        self.moves: Sequence[Move] = ()
        """What can be done there, once it was looked at."""
        self.children: list[Node] | None = None
        self.value = NOTHING_KNOWN

    def best(self) -> Value:
        """The best that it can lead to, as far as it was looked at."""
        if not self.children:
            return self.value
        return max([child.best() for child in self.children])


NOTHING_KNOWN = Value(0.0, 0.0, 0.0, 0.0, 0.0)

Asking: TypeAlias = Generator[Ask, Floats, None]
"""Whoever thinks asks about positions and is sent what a network says of them."""


class Tree:
    """What a seat can do from here until its turn ends, as far as it has thought."""

    def __init__(
        self, root: State, seat: Seat, moves: Sequence[Move], manner: Manner, last: "Tree | None" = None
    ) -> None:
        """Begin with the position as the seat sees it and what it may do; `last` is what it thought about before."""
        self.seat = seat
        self.moves = moves
        self.manner = manner
        self.root = root
        self.base = Base(features(root, seat)) if last is None else _following_base(root, seat, last)
        self.opened: list[Node] = []
        self.roots: list[Node] = []
        self._thirst = manner.thirst if root.round >= manner.since else 0.0
        self._calibration = manner.chances[root.round - 1] if manner.chances else None

    @classmethod
    def seen(cls, view: View, moves: Sequence[Move], manner: Manner) -> "Tree":
        """Begin with what the seat sees."""
        assert view.seat is not None, "an onlooker has nothing to decide"
        return cls(imagined(view), view.seat, moves, manner)

    def goes_on(self, node: Node, moves: Sequence[Move]) -> bool:
        """Go on from a position that was opened, with all that was thought behind it, if these are its moves."""
        if not node.children or node.moves != moves:
            return False
        self.moves, self.roots, self.opened = moves, node.children, []
        return True

    def begin(self) -> Asking:
        """Look at every move by itself."""
        self.roots = [self._node(after(self.root, self.seat, move)) for move in self.moves]
        yield from self._ask(self.roots)

    def grow(self, effort: Effort) -> Asking:
        """Look further; what was opened before stays open."""
        level = self.roots
        for _ in range(effort.depth):
            chosen = _promising(level, effort.width)
            if not chosen:
                return
            fresh = {node: self._following(node) for node in chosen if node.children is None}
            if fresh:
                yield from self._ask([child for children in fresh.values() for child in children])
            for node, children in fresh.items():
                node.children = children
                self.opened.append(node)
            level = [child for node in chosen for child in node.children or ()]

    def values(self) -> list[Value]:
        """What each move is worth."""
        return [node.best() for node in self.roots]

    def _following(self, node: Node) -> list[Node]:
        node.moves = list(moves_of(node.state, self.seat))
        return [self._node(after(node.state, self.seat, move)) for move in node.moves]

    def _node(self, state: State) -> Node:
        return Node(state, features(state, self.seat, self.root, self.base.features), is_open(state, self.seat))

    def _ask(self, nodes: list[Node]) -> Asking:
        unknown = [node for node in nodes if node.state.phase is not OVER]
        if unknown:
            answers = (yield Ask(self.base, [node.features for node in unknown])).tolist()
            for node, (own, other, logit, *margin) in zip(unknown, answers, strict=True):
                now, others = node.features.own, node.features.other
                lead = now - others + SCALE * (margin[0] if margin else own - other)
                node.value = self._value(now + SCALE * own, others + SCALE * other, _chance(logit), lead)
                if self._calibration is not None:
                    factor, shift = self._calibration
                    node.value = node.value._replace(win=_chance(factor * logit + shift))
        if len(unknown) < len(nodes):
            for node in nodes:
                if node.state.phase is OVER:
                    own, other = float(node.features.own), float(node.features.other)
                    win = float(own > other) if own != other else 0.5
                    node.value = self._value(own, other, win, own - other)

    def _value(self, own: float, other: float, win: float, margin: float) -> Value:
        envy, _, lead, *_ = self.manner
        utility = own - envy * other + lead * (margin - own) + self._thirst * win
        return Value(utility, own, other, win, margin)


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def _following_base(root: State, seat: Seat, last: Tree) -> Base:
    """The position at hand, described by difference to the one that the seat decided about last."""
    return Base(features(root, seat, last.root, last.base.features), last.base)


def _promising(level: list[Node], width: int) -> list[Node]:
    """The best positions in which something is to be decided, each but once."""
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


# What moves lead to

_ENDED: Steps = (FillRow(), NextTurn())
"""The own turn is over, and what others and chance make of it is not looked at."""


def after(state: State, seat: Seat, move: Move) -> State:
    """The position after the move, before chance, the others, or anything hidden has its say."""
    if isinstance(move, KeepCard | LayAway):
        return _decided(state, seat, move)
    if isinstance(move, EndTurn):
        return _ended(state, seat)
    following = apply_unchecked(state, seat, move)
    if following.acted and not following.pending and not free_moves(following):
        return _ended(following, seat)
    return following


def _decided(state: State, seat: Seat, move: KeepCard | LayAway) -> State:
    """What the others keep is not known yet (AR 10.2)."""
    player = state.players[seat]
    laid = (*player.laid, move.card) if isinstance(move, LayAway) else player.laid
    player = replace(player, laid=laid, undecided=player.undecided - 1)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _ended(state: State, seat: Seat) -> State:
    """The end of the turn; that of the game where nobody has anything left to do."""
    alone = state.rival is None or not state.rival.left
    if alone and state.round == SETUP.rounds and all(player.passed for player in state.players):
        return apply_unchecked(state, seat, EndTurn())
    return replace(state, icons=(), pending=_ENDED)


def is_open(state: State, seat: Seat) -> bool:
    """Whether the seat has something to decide there, and nothing else comes first."""
    if state.phase is TURNS:
        return state.pending is not _ENDED and not is_chance(state)
    return state.phase is KEEPING and state.players[seat].undecided > 0
