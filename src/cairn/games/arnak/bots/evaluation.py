"""The master's evaluation of all moves of a seat, each with its best line, for hints and analysis.

The most promising moves and those asked about are searched again from the position after them, so that they are
compared on equal terms. Hints report points, so the value of a win beside points (`Manner.thirst`) is left out; the
judge compares moves by the chance to win alone (`judge.reading`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from cairn.core.values import Seat
from cairn.games.arnak.bots.master import answer, manner_of
from cairn.games.arnak.bots.network import Network, packaged_network
from cairn.games.arnak.bots.search import Effort, Manner, Node, Tree, Value
from cairn.games.arnak.effects.steps import FillRow
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.state import Phase, State
from cairn.games.arnak.rules.view import View, view
from cairn.games.arnak.solve.hint import Outlook
from cairn.reason.study import Ahead

FIRST_SEARCH, SECOND_SEARCH = Effort(6, 16), Effort(6, 12)
"""The efforts of the search over all moves, and of the search after each promising move."""
RECHECKED = 3
"""The default number of promising moves that are searched again."""


class MoveEvaluation(NamedTuple):
    """A move of a seat with the best line found after it."""

    move: Move
    value: Value
    line: tuple[tuple[State, Move], ...]
    """Positions and the seat's moves in them, until chance, another player or hidden information decides."""
    end: State
    """The position after the line."""
    is_sure: bool
    """Whether it was searched again."""

    def ahead(self, seat: Seat) -> tuple[Ahead, ...]:
        """The line as the seat would see it."""
        return tuple(Ahead(view(state, seat), move) for state, move in self.line)

    def outlook(self, seat: Seat) -> Outlook:
        """What the line gains and spends."""
        begun = self.line[0][0]
        before, after = begun.players[seat].goods, self.end.players[seat].goods
        return Outlook(
            gained=after.without(before),
            spent=before.without(after),
            points=score(self.end, seat).total - score(begun, seat).total,
            ends_turn=_ends_turn(self.end),
        )


def evaluate_moves(
    seen: View,
    moves: Sequence[Move],
    asked: Sequence[Move] = (),
    again: int = RECHECKED,
    network: Network | None = None,
    manner: Manner | None = None,
) -> list[MoveEvaluation]:
    """Evaluate every move from the seat's view; those searched again first, then by value.

    Searched again are the `again` most promising moves and those `asked` about. `manner` says how positions are
    compared; without it by points.
    """
    seat = seen.seat
    assert seat is not None, "spectators have nothing to decide"
    judge = network or packaged_network()
    manner = manner or manner_of(judge, len(seen.players))._replace(thirst=0.0)
    tree = _search(Tree.from_view(seen, moves, manner), FIRST_SEARCH, judge)
    order = sorted(range(len(moves)), key=lambda number: tree.roots[number].best(), reverse=True)
    promising = {*order[:again], *(moves.index(move) for move in asked)}
    found = [_evaluate_move(tree, number, judge if number in promising else None) for number in order]
    return sorted(found, key=lambda each: (each.is_sure, each.value), reverse=True)


def distinct_moves(found: Sequence[MoveEvaluation]) -> list[MoveEvaluation]:
    """The moves without those that lead to the same end as a better one, for example in another order."""
    ends: dict[tuple[float, float], MoveEvaluation] = {}
    for each in found:
        ends.setdefault((round(each.value.own, 1), round(each.value.other, 1)), each)
    return list(ends.values())


def _evaluate_move(tree: Tree, number: int, network: Network | None) -> MoveEvaluation:
    """Evaluate a move of the tree; with a network, search again after it."""
    node, begun = tree.roots[number], (tree.root, tree.moves[number])
    if network is None or not node.is_open:
        line, end = _best_line(node, tree.seat)
        return MoveEvaluation(tree.moves[number], end.value, (begun, *line), end.state, network is not None)
    following = list(moves_of(node.state, tree.seat))
    further = _search(Tree(node.state, tree.seat, following, tree.manner), SECOND_SEARCH, network)
    best = max(range(len(following)), key=lambda each: further.roots[each].best())
    line, end = _best_line(further.roots[best], tree.seat)
    whole = (begun, (node.state, following[best]), *line)
    return MoveEvaluation(tree.moves[number], end.value, whole, end.state, is_sure=True)


def _best_line(node: Node, seat: Seat) -> tuple[tuple[tuple[State, Move], ...], Node]:
    """The best line found after a node, and the node where it ends."""
    line: list[tuple[State, Move]] = []
    while children := node.children:
        best = max(range(len(children)), key=[child.best() for child in children].__getitem__)
        line.append((node.state, list(moves_of(node.state, seat))[best]))
        node = children[best]
    return tuple(line), node


def _ends_turn(state: State) -> bool:
    return state.phase is Phase.OVER or not state.pending or isinstance(state.pending[0], FillRow)


def _search(tree: Tree, effort: Effort, network: Network) -> Tree:
    for queries in (tree.begin(), tree.grow(effort)):
        answer(queries, network)
    return tree
