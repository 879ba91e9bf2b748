"""Networks that learn what beats fixed weights, and nothing else."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.search import Effort, Manner
from cairn.games.arnak.rules.state import Options
from tests.bots.test_arnak_master import any_network
from tests.training.test_league import PLAN, as_checkpoint
from training import worker
from training.curve import rows, stretches
from training.league import Pool
from training.run import _mix, duel_wins, options
from training.selfplay import Game, Style, drive, play_game
from training.ship import join_networks
from training.worker import DUEL, Tally

FROZEN = Network(any_network(9).layers, {"manners": {"2": Manner(0.7)._asdict(), "3": Manner(0.2)._asdict()}})
AGAINST = PLAN | {"members": 2, "manners": ["lead=0.5"], "duels": 0.0, "against": [2, 3], "warmth": 0.4}


def pool() -> Pool:
    learning = [as_checkpoint(any_network(seed)).network() for seed in range(2)]
    return Pool([*learning, join_networks(learning)], [FROZEN], 2)


def styles_of(plan: dict[str, Any], seat: int, players: int, rng: Random) -> tuple[list[Style], str]:
    return worker._against_frozen(pool(), seat, players, Effort(1, 2), plan, rng)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("duels", [0.0, 1.0])
def test_the_fixed_weights_play_all_seats_but_one_as_well_as_they_can(players: int, duels: float) -> None:
    rng, manner = Random(1), Manner(0.7 if players == 2 else 0.2)
    for seat in range(players):
        styles, kind = styles_of(AGAINST | {"duels": duels}, seat, players, rng)
        for each, style in enumerate(styles):
            if each != seat:
                assert style == Style(Effort(2, 3), until=0, manner=manner, network=3)
                assert not style.warmth and not style.slips
        assert styles[seat].manner == Manner(0.0, lead=0.5)
        assert kind.startswith(DUEL) == bool(duels)


def test_a_duel_is_played_by_all_that_learn_together_without_variety() -> None:
    styles, _ = styles_of(AGAINST | {"duels": 1.0, "slips": 0.5}, 0, 2, Random(1))
    assert styles[0] == styles[1]._replace(manner=Manner(0.0, lead=0.5), network=2)
    varied = [styles_of(AGAINST | {"slips": 0.5}, 0, 2, Random(seed))[0][0] for seed in range(20)]
    assert {each.network for each in varied} == {0, 1} and all(each.warmth for each in varied)


def test_only_the_seat_that_learns_is_learnt_from() -> None:
    networks, found = pool(), []

    def done(game: Game, tag: None) -> None:
        found.append(game)

    for seat in range(2):
        styles, _ = styles_of(AGAINST, seat, 2, Random(1))
        drive(networks.find, iter([(play_game(Options(), "a", styles, (seat,)), None)]), 1, done)
        assert [bool(moments) for moments in found[-1].moments] == [each == seat for each in range(2)]


def test_games_against_fixed_weights_are_played_in_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    source = worker._Source(Path("nowhere"), Path("nowhere"))
    source.pool, source.plan = pool(), AGAINST | {"duels": 0.5}
    monkeypatch.setattr(source, "newest", lambda: source.pool)
    games = worker._games(source, {"2-bird": 0.5, "2-snake": 0.5}, Random(3))
    tags = [next(games)[1] for _ in range(40)]
    assert {seat for _, _, seat in tags} == {0, 1}
    assert {table for _, table, _ in tags} == {"2-bird", "2-snake"}
    assert {kind.partition(" ")[0] for kind, _, _ in tags} == {"free", DUEL}


def test_a_search_is_kept_for_the_turn_in_seats_that_nobody_learns_from() -> None:
    """So the fixed weights search further for the same time; which seat is recorded changes nothing they do."""
    played: list[Game] = []
    styles = [Style(Effort(2, 3), until=0)] * 2
    for record in ((), (0, 1)):
        drive(
            lambda _: FROZEN,
            iter([(play_game(Options(), "b", styles, record), None)]),
            1,
            lambda g, t: played.append(g),
        )
    assert played[0].outcome == played[1].outcome


def test_what_does_not_fit_together_is_refused() -> None:
    def mix(*told: str) -> dict[str, float]:
        return _mix(options().parse_args(["--checkpoint", "c.npz", *told]))

    assert mix("--against", "w.npz") == {"2-bird": 0.5, "2-snake": 0.5}
    with pytest.raises(SystemExit, match="nobody to learn against"):
        mix("--against", "w.npz", "--mix", "1-bird=0.5,2-bird=0.5")
    with pytest.raises(SystemExit, match="no league"):
        mix("--against", "w.npz", "--league", "v.npz")
    with pytest.raises(SystemExit, match="--weights"):
        mix("--milestones", "0.5")


# The curve


def line(seconds: float, wins: list[float]) -> dict[str, Any]:
    return {"run": {"seconds": seconds, "games": int(10 * seconds), "positions": 0}, "duels": {"2-bird": wins}}


def test_the_curve_joins_the_lines_of_the_last_run() -> None:
    curve = [{"seconds": 3}, line(30, [0.0]), line(60, [0.0]), *(line(30 * n, [1.0] * n) for n in range(1, 5))]
    assert [(each.seconds, each.games, len(each.wins["2-bird"])) for each in stretches(curve, 2)] == [
        (60, 600, 3),
        (120, 1200, 7),
    ]
    assert [each.seconds for each in stretches(curve, 4)] == [30, 60, 90, 120]
    assert stretches([{"seconds": 3}, line(0, [])], 4) == []


def test_the_curve_is_printed_with_intervals() -> None:
    head, _, *lines = rows([line(30, [1.0, 0.0, 0.0, 0.0]), line(60, [1.0] * 8 + [0.5, 0.5])], 2)
    assert head.split("|")[4].strip() == "2-bird"
    assert "25.0% (3.7% to 74.4%) of 4" in lines[0]
    assert "90.0%" in lines[1] and "of 10" in lines[1] and "| 60 | 600 |" in lines[1]


def test_only_duels_are_counted() -> None:
    tallies = [Tally("2-bird", f"{DUEL} envy=0.1", 60, 50, 1.0), Tally("2-bird", "free", 60, 50, 1.0)]
    assert duel_wins([*tallies, Tally("2-snake", DUEL, 50, 50, 0.5)]) == {"2-bird": [1.0], "2-snake": [0.5]}
