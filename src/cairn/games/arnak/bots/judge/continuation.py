"""Games played on with the network from a position, many at once.

Two games that are to be compared get the same chance: what chance decides is drawn from a number of its own for each
kind of decision, seat and round, so one more card drawn in one of the games does not change all that follows.
"""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from cairn.core.chance import Chance, pick_outcome
from cairn.core.values import Seat
from cairn.games.arnak.bots.known_state import quick_known_state
from cairn.games.arnak.bots.network import Floats, Network, Query
from cairn.games.arnak.bots.search import Effort, Manner, Node, Tree
from cairn.games.arnak.rules.engine import apply_unchecked, chance, settle, to_act
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.moves import EndTurn, Move, Outcome
from cairn.games.arnak.rules.state import State, finish_draft

ONE_MOVE = Effort(0, 0)
"""No search: as `careful` plays, without its random choices."""
QUICK = Effort(1, 1)
"""A look at what follows the best move: three points fewer than the master's search, in two fifths of the time."""
TOGETHER = 16
"""The number of games in step: the network values their positions together."""


class Played(NamedTuple):
    """A game that was played to its end."""

    state: State
    turns: tuple[int, ...]
    """By seat: the turns that it took on the way, without those in which it passed."""


Playing: TypeAlias = Generator[Query, Floats, Played]


class Rolls:
    """Chance that is the same in all games with the same seed, as far as they are alike."""

    def __init__(self, seed: str) -> None:
        """Draw from this seed alone."""
        self._seed = seed
        self._drawn: Counter[tuple[str, Seat, int]] = Counter()

    def draw(self, state: State, rolled: Chance[Outcome]) -> Outcome:
        """Draw what chance decides in this position."""
        key = type(state.pending[0]).__name__, state.turn, state.round
        self._drawn[key] += 1
        number = Random(f"{self._seed} {key} {self._drawn[key]}").random()
        return pick_outcome(rolled, int(number * sum(rolled.weights)))


def play_on(
    state: State,
    seat: Seat,
    line: Sequence[Move],
    rolls: Rolls,
    manner: Manner,
    effort: Effort = QUICK,
    watch: Callable[[State, Seat, Sequence[Move]], object] = lambda state, seat, moves: None,
) -> Playing:
    """Make the moves of a line with the seat, as long as they are legal, and play on with the network in all seats.

    `watch` is called with the position, the seat and its moves before each choice that is left to the network.
    """
    left = list(line)
    turns = [0] * len(state.players)
    trees: list[Tree | None] = [None] * len(state.players)
    nodes: list[Node | None] = [None] * len(state.players)
    while True:
        while (rolled := chance(state)) is not None:
            state = settle(state, rolls.draw(state, rolled)).state
        acting = to_act(state)
        if not acting:
            return Played(state, tuple(turns))
        who = seat if left and seat in acting else acting[0]
        moves = list(moves_of(state, who))
        tree, node = trees[who], nodes[who]
        if left and who == seat and left[0] in moves:
            move, node = left.pop(0), None
        elif len(moves) == 1:
            move, node = moves[0], node.children[0] if node is not None and node.children else None
        else:
            watch(state, who, moves)
            if tree is None or node is None or not tree.continue_from(node, moves):
                tree = trees[who] = Tree(quick_known_state(state, who), who, moves, manner, tree)
                yield from tree.begin()
            yield from tree.grow(effort)
            values = tree.values()
            number = values.index(max(values))
            move, node = moves[number], tree.roots[number]
        nodes[who] = node if node is not None and node.is_open else None
        turns[who] += isinstance(move, EndTurn) and not state.players[who].passed
        state = finish_draft(apply_unchecked(state, who, move)).state


def finish_games(games: Sequence[Playing], network: Network) -> list[Played]:
    """Play all of them to their ends."""
    ended: dict[int, Played] = {}
    waiting = list(enumerate(games))
    running: list[tuple[int, Playing, Query]] = []
    while waiting or running:
        while waiting and len(running) < TOGETHER:
            number, game = waiting.pop(0)
            try:
                running.append((number, game, next(game)))
            except StopIteration as end:
                ended[number] = end.value
        going = []
        answers = network([query for _, _, query in running]) if running else []
        for (number, game, _), answer in zip(running, answers, strict=True):
            try:
                going.append((number, game, game.send(answer)))
            except StopIteration as end:
                ended[number] = end.value
        running = going
    return [ended[number] for number in range(len(games))]
