"""The Lost Code and its card edition Think Str8!: two games in one folder."""

from dataclasses import replace

from cairn.games.rooms import Mix, Places, Rooms

__all__ = ["GAMES"]

_LOST_CODE = Rooms(
    name="lost-code",
    package=__name__,
    at=Places(
        game="rules.game:LOST_CODE",
        words="words.table:WORDS",
        staging="words.staging:STAGING",
        terminal="terminal.board:BOARD",
        belief="belief.posterior:belief",
        weigh="bots.models:weighed",
        hint="solve.hint:hint",
        study="solve.study:STUDY",
        proofs="words.proofs:PROOFS",
        sheet="rules.sheet:sheet",
        coding="envs.coding:STONES",
        batch="envs.rows:Batch",
        solver="terminal.solver:SOLVER",
        teacher="solve.lessons:TEACHER",
        referee="referee.referee:REFEREE",
    ),
    bots=(
        ("steady", "bots.steady:Steady"),
        ("careful", "bots.careful:Careful"),
        ("sharp", "bots.sharp:Sharp"),
        ("reader", "bots.reader:Reader"),
        ("newcomer", "bots.newcomer:Newcomer"),
        ("newcomer+1", Mix("newcomer", "beginner", 0.35)),
        ("newcomer+2", Mix("newcomer", "beginner", 0.7)),
        ("beginner", "bots.beginner:Beginner"),
        ("careful+1", Mix("careful", "master", 0.3)),
        ("careful+2", Mix("careful", "master", 0.6)),
        ("master", "bots.sharp:Sharp"),
    ),
    lessons="lessons/lost-code",
    puzzles="puzzles/lost-code",
)

_THINK_STR8 = replace(
    _LOST_CODE,
    name="think-str8",
    at=replace(_LOST_CODE.at, game="rules.game:THINK_STR8", coding="envs.coding:CARDS"),
    lessons="lessons/think-str8",
    puzzles="puzzles/think-str8",
)

GAMES = (_LOST_CODE, _THINK_STR8)
