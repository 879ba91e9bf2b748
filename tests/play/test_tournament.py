"""Contests: the same deals for everybody, every bot in every seat, honest intervals."""

from math import isclose

import pytest

from cairn.core.errors import BadInput, UnknownName
from cairn.core.game import Result
from cairn.core.options import options_of
from cairn.games import find
from cairn.play.pool import Crew
from cairn.play.tournament import Contest, Pairing, Scored, games_of, standings, tournament


def contest(bots: str, players: int, deals: int = 2) -> Contest:
    game = find("lost-code")
    return Contest(game.name, options_of(game, {"beginner": True}, players), tuple(bots.split()), deals, seed=5)


def test_every_deal_is_played_in_every_rotation() -> None:
    assert games_of(contest("steady random random", 3)) == [
        Pairing(("steady", "random", "random"), 0),
        Pairing(("random", "random", "steady"), 0),
        Pairing(("random", "steady", "random"), 0),
        Pairing(("steady", "random", "random"), 1),
        Pairing(("random", "random", "steady"), 1),
        Pairing(("random", "steady", "random"), 1),
    ]


def test_with_more_bots_than_seats_every_choice_plays() -> None:
    tables = {game.bots for game in games_of(contest("steady random random", 2, deals=1))}
    assert tables == {("steady", "random"), ("random", "steady"), ("random", "random")}


def test_games_of_one_deal_begin_alike() -> None:
    one, other = list(tournament(contest("random random", 2, deals=1)))
    assert one.result == other.result  # the same deal, and the same bot in both seats


def test_two_processes_play_the_same_games() -> None:
    asked = contest("steady random", 2)
    assert list(tournament(asked, Crew(jobs=2))) == list(tournament(asked))


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(BadInput, match="bots: 3 seats want at least 3 bots, not 2; repeat a name"):
        games_of(contest("steady random", 3))


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownName, match=r"'clever' is not known \(there are: .*steady"):
        games_of(contest("clever random", 2))


def test_a_shared_win_is_a_part_of_one() -> None:
    asked = contest("steady random", 2, deals=1)
    table = {
        row.bot: row for row in standings(asked, [Scored(Pairing(("steady", "random"), 0), Result((3, 3), (1, 1)))])
    }
    assert table["steady"].share == table["random"].share == 0.5


def made_up(wins: list[bool]) -> list[Scored]:
    return [
        Scored(Pairing(("steady", "random"), deal), Result((9, 1), (1, 2)) if won else Result((1, 9), (2, 1)))
        for deal, won in enumerate(wins)
    ]


def test_the_interval_is_wilsons_when_deals_have_one_game_each() -> None:
    asked = contest("steady random", 2, deals=100)
    row = standings(asked, made_up([deal % 5 < 3 for deal in range(100)]))[0]
    assert row.bot == "steady"
    assert row.share == 0.6
    low, high = row.share_interval
    assert isclose(low, 0.502, abs_tol=0.002)  # tables of Wilson's interval for 60 of 100
    assert isclose(high, 0.691, abs_tol=0.002)


def test_winning_everything_is_not_certainty() -> None:
    row = standings(contest("steady random", 2, deals=20), made_up([True] * 20))[0]
    low, high = row.share_interval
    assert high == 1.0
    assert 0.8 < low < 0.9


def test_the_better_bot_has_the_higher_rating() -> None:
    asked = contest("random steady", 2, deals=25)
    first, second = standings(asked, list(tournament(asked)))
    assert (first.bot, second.bot) == ("steady", "random")
    assert first.rating_interval[0] > second.rating_interval[1]
    assert first.mean_score > second.mean_score
