"""What a player at a real table writes down. The format is described in docs/solve.md."""

from typing import Any, Literal, TypeAlias

from cairn.core.values import Value, field
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.pieces import Symbol

Decision: TypeAlias = Literal["offer", "turn", "bet", "place", "swap", "final"]


class Stone(Value):
    """An own stone that was laid open."""

    symbol: Symbol
    digit: int


class OtherBet(Value):
    """What another player bet, and what was said to it: open to all (LC 5.10)."""

    width: int
    low: int
    answer: Answer


class Round(Value):
    """One round, as the player had it."""

    dice: tuple[Symbol, ...]
    """As they lay in the end."""
    width: int
    low: int
    answer: Answer
    swap: Stone | None = None
    others: tuple[OtherBet, ...] = ()
    """Of the other players, in the order of their racks; none: not written down."""


class Discard(Value):
    """A stone that another player laid open; the next one of that rack and symbol, or the rack now, came after it."""

    round: int
    rack: int
    symbol: Symbol
    digit: int


class Token(Value):
    """A token that was taken (LC 8.9)."""

    player: int
    """0 for the one who writes, the others by their racks."""
    symbol: Symbol
    digits: tuple[int, ...] | None = None
    """What was bet with it; None: another player's secret."""


class Position(Value):
    """What a player sees and has been told."""

    racks: tuple[dict[Symbol, int], ...]
    """The three racks in sight, as they stand now."""
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    discards: tuple[Discard, ...] = ()
    tokens: tuple[Token, ...] = ()
    decide: Decision | None = None
    """What there is to decide; None: nothing but what can be known is asked for."""
    dice: tuple[Symbol, ...] = ()
    """Of the round that is being played, for all decisions before its bets are checked."""
    free: tuple[int, ...] | None = None
    """The widths still to be had, for "bet"; None: all."""
    width: int | None = None
    """Of the own token, for "place"."""
    cursed: bool = False
    """Whether the player holds the skull."""
    scores: tuple[int, ...] | None = None
    """The spaces of all markers, the own first, for "final": with them the chance to win can be told."""
    track: tuple[int, ...] | None = None
    """The players from the last on the track to the first; None: as the scores say."""


def current_round(position: Position) -> int:
    """The number of the round that is being played, or that was played last."""
    return len(position.rounds) + (position.decide in ("offer", "turn", "bet", "place"))
