"""The Lost Code and its card edition Think Str8!: one folder, two games."""

from dataclasses import replace

from cairn.core.rooms import Rooms

__all__ = ["GAMES"]

_LOST_CODE = Rooms(
    name="lost-code",
    package=__name__,
    game="rules.game:LOST_CODE",
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
    guide="guide/lost-code",
    coding="envs.coding:STONES",
    batch="envs.rows:Batch",
    solver="terminal.solve:SOLVER",
)

_THINK_STR8 = replace(
    _LOST_CODE, name="think-str8", game="rules.game:THINK_STR8", guide=None, coding="envs.coding:CARDS"
)

GAMES = (_LOST_CODE, _THINK_STR8)
