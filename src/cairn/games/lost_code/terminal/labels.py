"""The short texts of the board: labels, letters and figures."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cairn.core.phrases import phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.words.parts import range_phrase, signed_phrase
from cairn.text import Voice


@dataclass(frozen=True)
class Labels:
    """The texts of one table in the language of its reader."""

    voice: Voice

    def say(self, key: str, **facts: Any) -> str:
        """A message of the board; facts are inserted as they are."""
        return self.voice.text.say(key, **self.voice.setting, **facts)

    def about(self, key: str, symbol: Symbol, **facts: Any) -> str:
        """A message about a symbol."""
        return self.voice.say(phrase(key, symbol=symbol_ref(symbol), **facts))

    def symbol(self, symbol: Symbol) -> str:
        """The word for a symbol."""
        return self.voice.name(symbol_ref(symbol))

    def symbols(self, symbols: Iterable[Symbol]) -> str:
        """Several symbols in the given order."""
        return ", ".join(map(self.symbol, symbols))

    def letter(self, symbol: Symbol) -> str:
        """The letter of a symbol on the board."""
        return self.voice.text.say(f"symbol-{symbol.value}.letter")

    def name(self, seat: Seat) -> str:
        """The name of the seat, `you`, or nobody."""
        return self.voice.name(seat_ref(seat))

    def range(self, low: int, width: int) -> str:
        """A range of sums with both ends; one number where they are equal."""
        return self.voice.say(range_phrase(low, width))

    def points(self, points: int) -> str:
        """Points as a figure."""
        return self.say("figure", n=points)

    def signed_points(self, points: int) -> str:
        """Points with their sign."""
        return self.voice.say(signed_phrase(points))

    def symbol_with_letter(self, symbol: Symbol) -> str:
        """A symbol with its letter before it, joined by a no-break space."""
        return f"{self.letter(symbol)}\u00a0{self.symbol(symbol)}"
