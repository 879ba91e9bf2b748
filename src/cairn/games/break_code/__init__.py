"""Break the Code, with the rule set of its original TAGIRON."""

from cairn.core.rooms import Rooms

__all__ = ["GAMES"]

GAMES = (
    Rooms(
        name="break-the-code",
        package=__name__,
        game="rules.game:BREAK_THE_CODE",
        words="words.table:WORDS",
        terminal="terminal.board:BOARD",
        bots=(
            ("steady", "bots.steady:Steady"),
            ("careful", "bots.careful:Careful"),
            ("sharp", "bots.sharp:Sharp"),
            ("beginner", "bots.beginner:Beginner"),
            ("master", "bots.sharp:Sharp"),
        ),
        belief="belief.posterior:belief",
        hint="solve.hint:hint",
        weighing="solve.study:STUDY",
        study="solve.study:STUDY",
        lines="words.lines:LINES",
        sheet="rules.sheet:sheet",
        guide="guide/break-the-code",
        coding="envs.coding:CODING",
        batch="envs.rows:Batch",
        solver="terminal.solve:SOLVER",
    ),
)
