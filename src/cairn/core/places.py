"""A table in words: the pieces of a view, place by place, for programs that draw it without knowing the game."""

from cairn.core.phrases import Fact, Phrase, Ref
from cairn.core.values import Value


class Piece(Value, omit_defaults=True):
    """A piece as it is on the table."""

    ref: Ref
    """As in offers."""
    name: Phrase | Ref = ""
    """Empty: what the catalogues call the ref."""
    about: tuple[Fact, ...] = ()
    """What is known of it: its side, its owner, its price."""


class Place(Value, omit_defaults=True):
    """A part of the table with its pieces, in the order in which they are there."""

    ref: Ref
    """`seat:2` is the place of a player."""
    name: Phrase | Ref = ""
    """Empty: what the catalogues call the ref."""
    pieces: tuple[Piece, ...] = ()
    about: tuple[Fact, ...] = ()
    """What is known of the place as a whole, such as points."""
