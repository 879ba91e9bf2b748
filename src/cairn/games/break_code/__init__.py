"""Break the Code, with the rule set of its original, TAGIRON."""

from cairn.games.rooms import Mix, Places, Rooms

__all__ = ["GAMES"]

GAMES = (
    Rooms(
        name="break-the-code",
        package=__name__,
        at=Places(
            game="rules.game:BREAK_THE_CODE",
            words="words.table:WORDS",
            staging="words.staging:STAGING",
            terminal="terminal.board:BOARD",
            belief="belief.posterior:belief",
            turn="bots.turns:turn_number",
            hint="solve.hint:hint",
            study="solve.study:STUDY",
            proofs="words.proofs:PROOFS",
            sheet="rules.sheet:sheet",
            coding="envs.coding:CODING",
            batch="envs.rows:Batch",
            solver="terminal.solver:SOLVER",
            teacher="solve.lessons:TEACHER",
            referee="referee.referee:REFEREE",
        ),
        bots=(
            ("steady", "bots.steady:Steady"),
            ("careful", "bots.careful:Careful"),
            ("sharp", "bots.sharp:Sharp"),
            ("beginner", "bots.beginner:Beginner"),
            ("beginner+1", Mix("beginner", "steady", 0.24)),
            ("steady+1", Mix("steady", "careful", 0.028)),
            ("steady+2", Mix("steady", "careful", 0.08)),
            ("steady+3", Mix("steady", "careful", 0.2)),
            ("steady+4", Mix("steady", "careful", 0.47)),
            ("master", "bots.sharp:Sharp"),
        ),
        lessons="lessons/break-the-code",
        puzzles="puzzles/break-the-code",
    ),
)
