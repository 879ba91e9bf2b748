"""Where a bot is on the ladder of levels: its rating, with an interval."""

import json
import sys
from pathlib import Path

import pytest

from cairn.api import game as find_game
from cairn.core.options import options_of
from cairn.games import rooms_of
from cairn.play.elo import REACH, Faced, estimate_difference, estimate_rating
from cairn.play.levels import ladder, levels, ratings
from cairn.play.placing import contests_of, place, play_contests
from tests.cli.command import cairn, refused

MINE = """
from cairn.games import rooms_of

class Mine:
    games = ("lost-code",)

    def __init__(self):
        self.bot = rooms_of("lost-code").make_bot("steady")

    def choose(self, sight, moves, rng, seconds=None):
        return self.bot.choose(sight, moves, rng, seconds)
"""


def test_400_elo_is_ten_times_as_many_wins() -> None:
    found = estimate_difference([(1.0, 0.0)] * 1000 + [(0.0, 1.0)] * 100)
    assert found.mean == pytest.approx(400, abs=5)
    assert found.interval[0] < found.mean < found.interval[1]
    assert estimate_difference([(0.0, 0.0)] * 9 + [(1.0, 1.0)] * 5).mean == 0, "nobody won"
    assert estimate_difference([(1.0, 0.0)] * 10).mean < 700, "finite where one side never won"


def test_a_rating_is_found_again_from_the_results_that_it_promises() -> None:
    """With two players and with four, against opponents on both sides of it."""
    for opponents in (1, 3):
        faced = []
        for deal in range(200):
            for other in (800.0, 1000.0, 1300.0):
                own = 1 / (1 + opponents * 10 ** ((other - 1130) / 400))
                faced.append(Faced(deal, other, opponents, own, 1 - own))
        assert estimate_rating(faced).mean == pytest.approx(1130, abs=0.1)


def test_whoever_wins_or_loses_every_game_is_beyond_the_ladder() -> None:
    for own in (0.0, 1.0):
        faced = [Faced(deal, rating, 1, own, 1 - own) for deal in range(5) for rating in (900.0, 1100.0)]
        assert estimate_rating(faced).mean == pytest.approx(1100 + REACH if own else 900 - REACH, abs=1)


@pytest.mark.parametrize("players", [2, 4])
def test_a_level_is_placed_near_itself(players: int) -> None:
    """`steady` against every level of the ladder of The Lost Code up to its own strength."""
    game = find_game("lost-code")
    contests = contests_of("steady", game.name, options_of(game, {}, players), deals=8, seed=4)
    few = [contest for contest in contests if contest.bots[1] in ("newcomer", "beginner", "steady", "careful")]
    found = place(few, list(play_contests(few)))
    assert found.version == ladder(rooms_of(game.name)).version and found.players == players
    low, high = found.rating.interval
    assert low < found.rating.mean < high and low < 1000 < high
    assert found.below is not None and found.above is not None
    rated = ratings(rooms_of(game.name), players)
    assert rated[found.below] <= found.rating.mean < rated[found.above]
    assert [rung.level for rung in found.rungs] == [contest.bots[1] for contest in few]


def test_anybodys_class_is_placed_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("placed.py").write_text(MINE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "placed", raising=False)
    asked = ("arena", "lost-code", "--ladder", "placed:Mine", "--deals", "2", "--seed", "3")
    told = cairn(*asked)
    named = [level.name for level in levels(rooms_of("lost-code"))]
    lines = [line.split()[0] for line in told.out.splitlines() if "%" in line]
    assert lines == named
    assert told.out.splitlines()[-1].startswith("placed:Mine: ")
    found = json.loads(cairn(*asked, "--json").out)
    assert found["bot"] == "placed:Mine" and found["players"] == 2
    low, high = found["rating"]["interval"]
    assert low < found["rating"]["mean"] < high


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("arnak", "--ladder", "steady", "--players", "3"),
            "players: the ladder of arnak is measured with 2 and 4",
        ),
        (("arnak", "--ladder", "steady", "--bots", "steady,steady"), "bots: name either --bots or --ladder"),
        (("arnak",), "bots: name either --bots or --ladder"),
        (("arnak", "--ladder", "nobody:Here"), "'nobody:Here' cannot be loaded"),
        (("arnak", "--ladder", "steady", "--keep", "x"), "keep: the games of --ladder are not kept"),
    ],
    ids=str,
)
def test_what_cannot_be_placed(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused("arena", *arguments)
