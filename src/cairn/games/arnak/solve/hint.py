"""The contents of a hint: where to look and what to do; by older level, that something is better, the kind, the moves.

`bots.hints` computes them.
"""

from typing import Literal, TypeAlias

from cairn.core.phrases import Ref
from cairn.core.values import Value
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.solve.kinds import Kind
from cairn.reason.study import Ahead

Asked: TypeAlias = Literal["waiting", "single", "pass", "end", "choice"]
"""The decision: none, because the seat has to wait or has a single move; whether to pass; whether to end the turn; or
which of several moves to make."""


class Outlook(Value):
    """The difference between the end and the start of a line of moves."""

    gained: Goods
    spent: Goods
    points: int
    """The difference in current points."""
    ends_turn: bool
    """False if chance or hidden information comes next."""


class Advice(Value):
    """A suggested move with its line."""

    line: tuple[Ahead, ...]
    """The move and the seat's moves after it, until the turn ends or something unforeseeable happens."""
    points: float
    """The expected final points, reduced by the value that it loses against the best move."""
    outlook: Outlook
    touches: tuple[tuple[Ref, ...], ...] = ()
    """By move of the line: the pieces that it touches. Only in the two presses."""

    @property
    def move(self) -> Move:
        """The first move of the line."""
        move: Move = self.line[0].move
        return move


class Hint(Value):
    """A hint; each level contains everything of the lower ones."""

    level: int
    asked: Asked
    is_better: bool = False
    """Whether some move is better than passing or ending the turn, or than the other choices."""
    kind: Kind | None = None
    """From level 2: the kind of the best action."""
    best: tuple[Advice, ...] = ()
    """Level 3: the best move; level 4: up to three moves with different ends, best first. In the two presses: the best
    move, and the next best if it is worth less."""
    margin: float = 0.0
    """In the two presses: how much the best move is worth more than passing or ending the turn, or than the next."""
