"""Lost Ruins of Arnak: one to four players, both sides of the board, the solo rival."""

from cairn.games.rooms import Places, Rooms

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
            hint="bots.hints:hint",
            study="bots.study:STUDY",
            book="words.book:book",
            coding="envs.coding:CODING",
        ),
        bots=(
            ("steady", "bots.steady:Steady"),
            ("careful", "bots.learned:Careful"),
            ("sharp", "bots.learned:Sharp"),
            ("beginner", "bots.beginner:Beginner"),
            ("master", "bots.master:Master"),
        ),
        guide="guide/arnak",
    ),
)
