"""Training for tables of several: the lead as one number, opponents from a league, and weights against weights."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from cairn.games.arnak.bots.features import Features, fingerprint
from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import Floats, Network, Query
from cairn.games.arnak.bots.search import Effort, Manner, Tree, Value
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.state import Options
from tests.bots.test_arnak_master import any_network, decisions, steady
from training import worker
from training.checkpoint import OUTPUTS, Checkpoint
from training.evaluate import fit_chances, measure
from training.league import Pool, league_styles, manner_name, read_manner
from training.selfplay import Game, Moment, Outcome, Style, drive, play_game, samples
from training.sharing import publish
from training.ship import join_networks, read_chances, ship
from training.tables import SEVERAL, draw_table, read_mix
from training.unship import unship

NETWORK = any_network()
MASTER_1 = Path(__file__).parents[2] / "benchmarks" / "weights" / "master-1.npz"
PLAN = {
    "effort": [1, 2],
    "share": 0.5,
    "plain": 0.3,
    "strict": False,
    "slips": 0.0,
    "warmth": 0.3,
    "trust": 0.9,
    "against": [],
}


def asks() -> list[Query]:
    return [next(Tree(state, seat, moves, Manner()).begin()) for _, state, seat, moves in decisions(GAME, 15)]


GAME = steady(Options(players=2), 7)


def as_checkpoint(network: Network, told: dict[str, Any] | None = None) -> Checkpoint:
    return Checkpoint.of_network(Network(network.layers, network.header | (told or {})))


# Going on from what is shipped


def test_a_checkpoint_of_a_shipped_network_says_what_that_network_says(tmp_path: Path) -> None:
    networks = [any_network(seed) for seed in range(3)]
    origin = [{"games": 10 * number, "steps": number} for number in range(3)]
    council = Network.ensemble(networks, {"fingerprint": fingerprint(), "members": origin})
    (tmp_path / "w.npz").write_bytes(council.write())
    for number, network in enumerate(networks):
        unship(tmp_path / "w.npz", number, tmp_path / "c.npz")
        again = Checkpoint.load(tmp_path / "c.npz")
        assert again.sizes == (32, 16) and again.steps == number and again.told["games"] == 10 * number
        for said, before in zip(again.network()(asks()), network(asks()), strict=True):
            assert np.allclose(said[:, :3], before, atol=3e-2)
            assert np.allclose(said[:, 3], said[:, 0] - said[:, 1], atol=1e-2)  # the lead is an output of its own


def test_a_network_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="0 to 0"):
        Checkpoint.of_network(NETWORK, 1)


def test_weights_with_a_lead_are_shipped_and_taken_out_again(tmp_path: Path) -> None:
    as_checkpoint(NETWORK).save(tmp_path / "c.npz")
    ship([tmp_path / "c.npz", tmp_path / "c.npz"], tmp_path / "w.npz")
    unship(tmp_path / "w.npz", 1, tmp_path / "again.npz")
    assert len(Checkpoint.load(tmp_path / "again.npz").mean[-1]) == OUTPUTS


# The lead as one number


def test_the_lead_is_learnt_from_what_was_expected_of_the_lead() -> None:
    """It follows the margin's own estimates, which own points less the other's do not give."""
    value = Value(0.0, 40.0, 30.0, 0.5, 2.0)
    moments = [
        Moment(Features((NOTHING,), 5, 4, 4), None, False, False),
        Moment(Features((NOTHING,), 10, 8, 8), value, False, False),
    ]
    game = Game([moments], [], Outcome((60.0,), (50.0,), (1.0,), 2))
    lead = samples([game], 0.5).targets[:, 3] * 20
    assert lead.tolist() == pytest.approx([10 - 2, (10 + 2) / 2 - 1])


NOTHING = np.zeros(0, np.int32), np.zeros(0, np.float32)


# The league


def test_manners_are_read_as_they_are_written() -> None:
    for text in ("envy=0.4", "envy=0,lead=0.5", "envy=0.1,thirst=25,since=4"):
        assert sorted(manner_name(read_manner(text)).split(",")) == sorted(text.split(","))
    with pytest.raises(ValueError, match="hunger"):
        read_manner("envy=0.1,hunger=2")


def test_only_seats_that_learn_are_recorded_and_each_seat_asks_its_network() -> None:
    asked: dict[int, int] = {0: 0, 1: 0}
    found: list[Game] = []

    def network(number: int) -> Network:
        asked[number] += 1
        return NETWORK

    styles = [Style(network=0), Style(network=1), Style(steady=True)]
    games = iter([(play_game(Options(players=3), "a", styles, (1,)), None)])
    drive(network, games, 2, lambda game, tag: found.append(game))
    assert [bool(moments) for moments in found[0].moments] == [False, True, False]
    assert asked[0] > 20 and asked[1] > 20


def test_networks_that_play_beside_each_other_are_not_mixed_up() -> None:
    """A game is the same whatever else is played in step with it."""
    networks = [any_network(seed) for seed in range(2)]

    def points(count: int) -> tuple[float, ...]:
        found: dict[int, tuple[float, ...]] = {}

        def done(game: Game, tag: int) -> None:
            assert game.outcome is not None
            found[tag] = game.outcome.own

        styles = [Style(network=0), Style(network=1)]
        games = iter([(play_game(Options(), f"{each}", styles[:: 1 - 2 * (each % 2)]), each) for each in range(count)])
        drive(networks.__getitem__, games, count, done)
        return found[0]

    assert points(1) == points(3)


def test_the_league_fills_every_seat_but_one() -> None:
    pool, own, rng = Pool([NETWORK] * 3, [NETWORK] * 2, 2), Style(warmth=0.7), Random(3)
    tables = [league_styles(pool, own, 2, 4, PLAN, rng) for _ in range(60)]
    assert all(styles[2] is own for styles in tables)
    others = [style for styles in tables for seat, style in enumerate(styles) if seat != 2]
    assert {style.network for style in others if not style.steady} == {3, 4}  # after those that learn
    assert any(style.steady for style in others)
    assert {style.effort for style in others if not style.steady} == {None, Effort(2, 3), Effort(1, 2)}


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_players_meet_the_league_as_often_as_is_planned(share: float, tmp_path: Path) -> None:
    plan = PLAN | {"members": 2, "manners": ["envy=0.1", "lead=0.5"], "league": share, "duels": 0.0}
    source = league_source(tmp_path, plan)
    games = worker._games(source, {"2-bird": 0.5, "1-bird": 0.5}, Random(1))
    tags = [next(games)[1] for _ in range(40)]
    assert {players for kind, table, seat in tags for players in table[0]} == {"1", "2"}
    assert all(kind.endswith(" league") == (share > 0 and table[0] == "2") for kind, table, seat in tags)
    assert all((seat is not None) == kind.endswith(" league") for kind, table, seat in tags)


def test_duels_are_played_by_all_together_and_told_apart_by_manner(tmp_path: Path) -> None:
    plan = PLAN | {"members": 2, "manners": ["envy=0.1", "lead=0.5"], "league": 0.0, "duels": 1.0}
    source = league_source(tmp_path, plan)
    games = worker._games(source, {"2-bird": 1.0}, Random(1))
    tags = [next(games)[1] for _ in range(20)]
    assert {kind.split()[1] for kind, _, _ in tags} == {"envy=0.1", "envy=0,lead=0.5"}
    found: list[Game] = []
    asked: set[int] = set()

    def find(number: int) -> Network | None:
        asked.add(number)
        return source.find(number)

    playing, tag = next(games)
    drive(find, iter([(playing, tag)]), 1, lambda game, _: found.append(game))
    assert asked == {2, 3}  # both that learn, asked together, and the first of the league
    assert [bool(moments) for moments in found[0].moments] == [seat == tag[2] for seat in range(2)]


def league_source(folder: Path, plan: dict[str, Any]) -> worker._Source:
    learning = [as_checkpoint(any_network(seed)).network() for seed in range(2)]
    publish([*learning, join_networks(learning)], plan, folder / "weights")
    publish([NETWORK], {}, folder / "league")
    return worker._Source(folder / "weights", folder / "league")


def test_most_games_for_several_have_several_players() -> None:
    rng = Random(1)
    assert read_mix("several") is SEVERAL and read_mix("2-bird=0.5,1-snake=1") == {"2-bird": 0.5, "1-snake": 1.0}
    players = [draw_table(SEVERAL, rng).players for _ in range(1000)]
    assert sum(each > 1 for each in players) > 500 and set(players) == {1, 2, 3, 4}


# Weights against weights


def test_weights_against_themselves_win_half(tmp_path: Path) -> None:
    """Each deal is played in both seats, so that both games are the same one."""
    (tmp_path / "w.npz").write_bytes(NETWORK.write())
    figure = measure(tmp_path / "w.npz", "2-snake", 3, Effort(1, 2), against=tmp_path / "w.npz", processes=1)
    assert figure.games == 6 and figure.wins == 0.5 and figure.points == figure.other


def test_each_side_of_a_match_is_after_what_its_weights_say(tmp_path: Path) -> None:
    """Weights that want nothing but to spoil the other's game play another game than the same weights without."""
    spoiling = {"fingerprint": fingerprint(), "manners": {"2": Manner(envy=50.0)._asdict()}}
    (tmp_path / "w.npz").write_bytes(NETWORK.write())
    (tmp_path / "s.npz").write_bytes(Network(NETWORK.layers, spoiling).write())
    even, spoilt = (
        measure(tmp_path / "w.npz", "2-bird", 2, None, against=tmp_path / name, processes=1)
        for name in ("w.npz", "s.npz")
    )
    told = measure(tmp_path / "w.npz", "2-bird", 2, None, against=tmp_path / "w.npz", manner=Manner(50.0), processes=1)
    assert even.points == even.other and spoilt.points != spoilt.other
    assert (told.points, told.other) == (spoilt.other, spoilt.points)


# The chance to win


def test_chances_are_put_right_by_a_factor_and_a_shift(tmp_path: Path) -> None:
    """Of those who say a logit of x, as many win as 0.5 x - 1 says: that is found."""
    rng = np.random.default_rng(1)
    logits = rng.normal(0, 2, 20_000)
    wins = rng.random(20_000) < 1 / (1 + np.exp(-(0.5 * logits - 1)))
    said = 1 / (1 + np.exp(-logits))
    hopes = [(turn, float(chance), float(won)) for turn in range(1, 6) for chance, won in zip(said, wins, strict=True)]
    found = fit_chances(hopes)
    assert len(found) == 5
    assert all(pair == pytest.approx((0.5, -1.0), abs=0.08) for pair in found)
    assert fit_chances(hopes[:30]) == ()


def test_shipped_weights_say_what_to_be_after_and_how_to_read_their_chances(tmp_path: Path) -> None:
    figures = {"2-bird-self 2x4": [[1.0, -0.5]] * 5, "2-snake-self 2x4": [[0.5, -0.1]] * 5, "4-bird-self 2x4": []}
    more = {"2-bird-self 2x4": [[0.9, -0.9]] * 5}
    for name, each in (("figures.json", figures), ("more.json", more)):
        text = json.dumps({table: {"calibration": pairs} for table, pairs in each.items()})
        (tmp_path / name).write_text(text, encoding="utf-8")
    chances = read_chances([tmp_path / "figures.json", tmp_path / "more.json"])
    assert list(chances) == [2] and chances[2] == tuple([pytest.approx((0.8, -0.5))] * 5)
    as_checkpoint(NETWORK).save(tmp_path / "c.npz")
    ship([tmp_path / "c.npz"], tmp_path / "w.npz", {2: Manner(0.1, lead=0.5, chances=chances[2])})
    network = Network.read((tmp_path / "w.npz").read_bytes())
    assert manner_of(network, 2) == Manner(0.1, lead=0.5, chances=chances[2])
    assert manner_of(network, 1) == manner_of(None, 1) and manner_of(network, 4) == manner_of(None, 4)


# The yardstick


def test_the_first_master_is_kept_as_it_was() -> None:
    """Benchmarks measure against it: it says what it said, and is after what it was."""
    network = Network.read(MASTER_1.read_bytes())  # which checks the hash of what is in it
    assert [each["games"] for each in network.header["members"]] == [107088, 109848, 126960]
    assert network.header["rules"] == ARNAK.rules_version
    assert (manner_of(network, 1), manner_of(network, 2)) == (Manner(0.5), Manner(0.4))
    said: Sequence[Floats] = network(asks())
    assert all(each.shape[1] == 3 for each in said)
