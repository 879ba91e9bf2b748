"""The format of a position that a player writes down at a real table; docs/solve.md describes it."""

from typing import Any, Literal, TypeAlias

from cairn.core.values import Value, field
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.pieces import Symbol

Decision: TypeAlias = Literal["offer", "turn", "bet", "place", "swap", "final"]


class Stone(Value):
    """A stone that the player has discarded."""

    symbol: Symbol
    digit: int


class OtherBet(Value):
    """The bet of another player and its answer, known to all (LC 5.10)."""

    width: int
    low: int
    answer: Answer


class Round(Value):
    """One round of the player."""

    dice: tuple[Symbol, ...]
    """After all turns."""
    width: int
    low: int
    answer: Answer
    swap: Stone | None = None
    others: tuple[OtherBet, ...] = ()
    """The others' bets in the order of their racks; empty if not written down."""


class Discard(Value):
    """A stone that another player discarded; the rack's next discard of the symbol, or the rack, has its successor."""

    round: int
    rack: int
    symbol: Symbol
    digit: int


class Token(Value):
    """A token that was taken (LC 8.9)."""

    player: int
    """0 for the player, otherwise the rack."""
    symbol: Symbol
    digits: tuple[int, ...] | None = None
    """The digits bet with it; None if another player's secret."""


class Position(Value):
    """Everything that a player sees and was answered."""

    racks: tuple[dict[Symbol, int], ...]
    """The three racks that the player sees, as they are now."""
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    discards: tuple[Discard, ...] = ()
    tokens: tuple[Token, ...] = ()
    decide: Decision | None = None
    """The decision to advise on; None to ask only what can be known."""
    dice: tuple[Symbol, ...] = ()
    """The dice of the present round, for decisions before its bets are checked."""
    free: tuple[int, ...] | None = None
    """The widths of the free wheels, for "bet"; None for all."""
    width: int | None = None
    """The width of the player's token, for "place"."""
    cursed: bool = False
    """Whether the player holds the skull."""
    scores: tuple[int, ...] | None = None
    """The spaces of all markers, the player's first, for "final"; needed for the chance to win."""
    track: tuple[int, ...] | None = None
    """The players from last to first; None if the scores determine it."""


def current_round(position: Position) -> int:
    """The number of the round that is being played, or the last one played."""
    return len(position.rounds) + (position.decide in ("offer", "turn", "bet", "place"))
