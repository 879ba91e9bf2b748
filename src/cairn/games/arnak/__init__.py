"""Lost Ruins of Arnak: one to four players, both sides of the board, the solo rival."""

from cairn.core.rooms import Rooms

__all__ = ["GAMES"]

GAMES = (
    Rooms(
        name="arnak",
        package=__name__,
        game="rules.game:ARNAK",
        words="words.table:WORDS",
        terminal="terminal.board:BOARD",
        bots=(
            ("steady", "bots.steady:Steady"),
            ("careful", "bots.learned:Careful"),
            ("sharp", "bots.learned:Sharp"),
            ("beginner", "bots.beginner:Beginner"),
            ("master", "bots.master:Master"),
        ),
        book="words.book:book",
        guide="guide/arnak",
        sample="belief.worlds:sample",
        hint="bots.advice:hint",
        weighing="bots.weighing:WEIGHING",
        lines="words.lines:LINES",
        coding="envs.coding:CODING",
    ),
)
