"""What the master thinks of everything that a seat may do, with the line of moves that it sees behind each.

It is for those who ask: hints, and games looked at again. The most promising moves, and whichever is asked about, are
thought about a second time from the position after them: so they stand on equal ground. Both report points, so what a
win is worth to the master beside points (`Manner.thirst`) is left out.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cairn.core.values import Seat
from cairn.games.arnak.bots.master import answer, manner_of
from cairn.games.arnak.bots.network import Network, shipped
from cairn.games.arnak.bots.thought import Effort, Node, Tree, Value
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.state import State
from cairn.games.arnak.rules.view import View, view
from cairn.reason.study import Ahead

FIRST, SECOND = Effort(6, 16), Effort(6, 12)
"""How far everything is thought through, and then the most promising once more."""
PROMISING = 3
"""So many are thought about a second time, unless told otherwise."""


class Prospect(NamedTuple):
    """Something that a seat may do, and the best that is seen behind it."""

    move: Move
    value: Value
    line: tuple[tuple[State, Move], ...]
    """Moves of the seat until chance, the others, or something hidden has its say; each with the position before it."""
    end: State
    """The position after the line."""
    is_sure: bool
    """Whether it was thought about a second time."""

    def ahead(self, seat: Seat) -> tuple[Ahead, ...]:
        """The line as the seat would see it."""
        return tuple(Ahead(view(state, seat), move) for state, move in self.line)


def prospects(
    seen: View,
    moves: Sequence[Move],
    asked: Sequence[Move] = (),
    again: int = PROMISING,
    network: Network | None = None,
) -> list[Prospect]:
    """Every move with what it promises, from what the seat sees alone; those that are sure first, best first.

    Sure are those thought about `again`, so many of the most promising, and those `asked` about.
    """
    seat = seen.seat
    assert seat is not None, "an onlooker has nothing to decide"
    thinks = network or shipped()
    manner = manner_of(thinks, len(seen.players))._replace(thirst=0.0)
    tree = _grown(Tree.seen(seen, moves, manner), FIRST, thinks)
    order = sorted(range(len(moves)), key=lambda number: tree.roots[number].best(), reverse=True)
    promising = {*order[:again], *(moves.index(move) for move in asked)}
    found = [_prospect(tree, number, thinks if number in promising else None) for number in order]
    return sorted(found, key=lambda each: (each.is_sure, each.value), reverse=True)


def _prospect(tree: Tree, number: int, network: Network | None) -> Prospect:
    """A move; with a network it is thought about once more."""
    node, begun = tree.roots[number], (tree.root, tree.moves[number])
    if network is None or not node.is_open:
        line, end = _line(node, tree.seat)
        return Prospect(tree.moves[number], end.value, (begun, *line), end.state, network is not None)
    following = list(moves_of(node.state, tree.seat))
    further = _grown(Tree(node.state, tree.seat, following, tree.manner), SECOND, network)
    best = max(range(len(following)), key=lambda each: further.roots[each].best())
    line, end = _line(further.roots[best], tree.seat)
    whole = (begun, (node.state, following[best]), *line)
    return Prospect(tree.moves[number], end.value, whole, end.state, is_sure=True)


def _line(node: Node, seat: Seat) -> tuple[tuple[tuple[State, Move], ...], Node]:
    """The way to the best that was seen behind a position, and where it ends."""
    line: list[tuple[State, Move]] = []
    while children := node.children:
        best = max(range(len(children)), key=[child.best() for child in children].__getitem__)
        line.append((node.state, list(moves_of(node.state, seat))[best]))
        node = children[best]
    return tuple(line), node


def _grown(tree: Tree, effort: Effort, network: Network) -> Tree:
    for asking in (tree.begin(), tree.grow(effort)):
        answer(asking, network)
    return tree
