"""Coins: a complete game, as small as one can be. docs/adding-a-game.md walks through its rooms."""

from cairn.core.rooms import Rooms

__all__ = ["GAMES"]

GAMES = (
    Rooms(
        name="coins",
        package=__name__,
        game="rules.game:COINS",
        words="words.table:WORDS",
        terminal="terminal.board:BOARD",
        bots=(("steady", "bots.steady:Steady"),),
        belief="belief.worlds:belief",
        hint="solve.hint:hint",
    ),
)
