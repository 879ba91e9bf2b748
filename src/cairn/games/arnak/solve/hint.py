"""What a hint tells, step by step up a ladder: something is better, what kind of action, which, and the best three.

It is thought of where the master thinks (`bots.advice`); here is what it is made of.
"""

from typing import Literal, TypeAlias

from cairn.core.values import Value
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.solve.kinds import Kind
from cairn.reason.study import Ahead

Asked: TypeAlias = Literal["waiting", "single", "pass", "end", "choice"]
"""What is to be decided: nothing, because it is not this seat's turn or there is one thing to do only; whether to pass;
whether to end the turn; or which of several things."""


class Outlook(Value):
    """Where a line of moves leads, beside where it begins."""

    gained: Goods
    spent: Goods
    points: int
    """More points than now, as they would stand."""
    ends_turn: bool
    """Otherwise chance, or something hidden, comes next."""


class Advice(Value):
    """Something to do."""

    line: tuple[Ahead, ...]
    """It, and what the seat would do after it, until the turn ends or something unforeseeable comes."""
    points: float
    """That can be expected at the end of the game; those that others get are weighed in."""
    outlook: Outlook

    @property
    def move(self) -> Move:
        """What to do first."""
        move: Move = self.line[0].move
        return move


class Hint(Value):
    """What a level of the ladder tells; higher levels tell all that lower ones do."""

    level: int
    asked: Asked
    is_better: bool = False
    """Whether something is better than to pass or to end the turn, or than the other choices."""
    kind: Kind | None = None
    """From level 2: what kind of action is best."""
    best: tuple[Advice, ...] = ()
    """On level 3: which; on level 4: up to three that lead to different ends, best first."""
