"""Coins: a complete game, as small as one can be. docs/adding-a-game.md walks through its rooms."""

from cairn.games.rooms import Places, Rooms

__all__ = ["GAMES"]

GAMES = (
    Rooms(
        name="coins",
        package=__name__,
        at=Places(
            game="rules.game:COINS",
            words="words.table:WORDS",
            terminal="terminal.board:BOARD",
            belief="belief.worlds:belief",
            hint="solve.hint:hint",
        ),
        bots=(("steady", "bots.steady:Steady"),),
    ),
)
