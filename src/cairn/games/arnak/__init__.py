"""Lost Ruins of Arnak: one to four players, both sides of the board, the solo rival."""

from cairn.games.rooms import Mix, Places, Rooms

__all__ = ["GAMES"]

GAMES = (
    Rooms(
        name="arnak",
        package=__name__,
        at=Places(
            game="rules.game:ARNAK",
            words="words.table:WORDS",
            staging="words.staging:STAGING",
            terminal="terminal.board:BOARD",
            sample="belief.worlds:sample",
            turn="bots.turns:turn_number",
            hint="bots.hints:hint",
            study="bots.study:STUDY",
            book="words.book:book",
            coding="envs.coding:CODING",
            teacher="solve.lessons:TEACHER",
        ),
        bots=(
            ("steady", "bots.steady:Steady"),
            ("careful", "bots.learned:Careful"),
            ("sharp", "bots.learned:Sharp"),
            ("newcomer", "bots.newcomer:Newcomer"),
            ("beginner", "bots.beginner:Beginner"),
            ("newcomer+1", Mix("newcomer", "beginner", 0.5)),
            ("beginner+1", Mix("beginner", "steady", 0.33)),
            ("beginner+2", Mix("beginner", "steady", 0.68)),
            ("steady+1", Mix("steady", "careful", 0.27)),
            ("steady+2", Mix("steady", "careful", 0.53)),
            ("steady+3", Mix("steady", "careful", 0.77)),
            ("careful+1", Mix("careful", "sharp", 0.5)),
            ("master", "bots.master:Master"),
        ),
        lessons="lessons/arnak",
    ),
)
