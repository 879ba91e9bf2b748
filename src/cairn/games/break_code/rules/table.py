"""The numbers of a table, computed from its options (BC 2, 4.5, 6)."""

from functools import cache
from typing import Literal

from cairn.core.errors import BadOption
from cairn.core.values import Seat, Value
from cairn.games.break_code.rules.questions import RuleSet, cards, deck

PLAYERS = range(2, 5)

OPEN_CARDS = 6  # BC 2.3
MOST_LAST_GUESSES = 100  # our own limit: more would not end in one evening

_HANDS = {2: (5, 0), 3: (5, 5), 4: (4, 4)}  # BC 2.1, 2.2: tiles in a hand, tiles in the centre


class Options(Value):
    """The options of Break the Code."""

    players: int = 2
    rules: Literal["standard", "tagiron"] = "standard"
    """The edition with black and white tiles, or the Japanese original (BC 6)."""
    last_guesses: int = 10
    """Two players: the wrong guesses each after the last card that make a draw (BC 4.5)."""


class Table(Value):
    """The numbers of one game: public, and constant throughout it."""

    players: int
    rules: RuleSet
    hand: int
    """The number of tiles in a hand (BC 2.1, 2.2)."""
    centre: int
    """The number of tiles face down in the centre; 0 with two players."""
    cards: tuple[str, ...]
    """The ids of the question cards in the game (BC 3.10, 6.3)."""
    open_cards: int
    last_guesses: int

    @property
    def for_two(self) -> bool:
        """Whether two players guess each other's hand; more players guess the centre (BC 3.6, 3.7)."""
        return self.players == 2

    @property
    def sealed(self) -> bool:
        """Whether all players choose guess or wait in secret after every question (BC 6.6)."""
        return self.rules == "tagiron" and self.players > 2


@cache
def who_answers(rules: RuleSet, players: int, asker: Seat, card: str) -> tuple[bool, ...]:
    """By seat, whether it answers the card (BC 3.3, 6.2, 6.3)."""
    everybody = players == 4 or (rules == "tagiron" and cards()[card].tagiron.shared)
    return tuple(everybody or seat != asker for seat in range(players))


def new_table(options: Options) -> Table:
    """The table for these options; raises `BadOption`."""
    if options.players not in PLAYERS:
        raise BadOption("players", f"{PLAYERS[0]} to {PLAYERS[-1]} play, not {options.players} (BC 2)")
    if not 1 <= options.last_guesses <= MOST_LAST_GUESSES:
        raise BadOption("last_guesses", f"1 to {MOST_LAST_GUESSES}, not {options.last_guesses} (BC 4.5)")
    hand, centre = _HANDS[options.players]
    return Table(
        players=options.players,
        rules=options.rules,
        hand=hand,
        centre=centre,
        cards=deck(options.rules, options.players),
        open_cards=OPEN_CARDS,
        last_guesses=options.last_guesses,
    )
