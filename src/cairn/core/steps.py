"""Steps: what is done at a table, in order. A game is a fold of its steps, and a record keeps them."""

from typing import Any, TypeAlias

from cairn.core.values import Seat, Value


class Played(Value):
    """A seat made a move."""

    seat: Seat
    move: Any


class Settled(Value):
    """Chance decided."""

    outcome: Any


class Undone(Value):
    """A seat undid its last move."""

    seat: Seat


class Noted(Value):
    """A seat noted something for itself after `at` events."""

    seat: Seat
    at: int
    note: Any


class Hinted(Value):
    """A seat got a hint of this level after `at` events."""

    seat: Seat
    at: int
    level: int


Step: TypeAlias = Played | Settled | Undone | Noted | Hinted
