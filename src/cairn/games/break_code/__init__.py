"""Break the Code, with the rule set of its original, TAGIRON."""

from cairn.games.rooms import Places, Rooms

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
            hint="solve.hint:hint",
            study="solve.study:STUDY",
            proofs="words.proofs:PROOFS",
            sheet="rules.sheet:sheet",
            coding="envs.coding:CODING",
            batch="envs.rows:Batch",
            solver="terminal.solver:SOLVER",
        ),
        bots=(
            ("steady", "bots.steady:Steady"),
            ("careful", "bots.careful:Careful"),
            ("sharp", "bots.sharp:Sharp"),
            ("beginner", "bots.beginner:Beginner"),
            ("master", "bots.sharp:Sharp"),
        ),
        guide="guide/break-the-code",
    ),
)
