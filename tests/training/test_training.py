"""Games to learn from, and what is learnt from them."""

from collections.abc import Generator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from cairn.core.values import Seat
from cairn.games.arnak.bots.features import Features, features, fingerprint
from cairn.games.arnak.bots.network import Floats, Network
from cairn.games.arnak.bots.search import Effort, Value, successor
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.state import Options, State
from tests.bots.test_arnak_master import any_network, dense
from training import selfplay
from training.checkpoint import Checkpoint
from training.evaluate import measure
from training.selfplay import Game, Lesson, Mind, Moment, Outcome, Question, Style, drive, play_game, samples
from training.sharing import publish, read_published
from training.ship import ship
from training.tables import DEFAULT_MIX, draw_table, table_name

NETWORK = any_network()
NOTHING = np.zeros(0, np.int32), np.zeros(0, np.float32)


def finished(table: Options, style: Style, number: int = 2) -> list[Game]:
    """Some games, all seats alike."""
    found: list[Game] = []
    rounds = iter(
        [(play_game(table, f"{each}", [style] * table.players, range(table.players)), each) for each in range(number)]
    )
    drive(lambda _: NETWORK, rounds, 2, lambda game, tag: found.append(game))
    return found


@pytest.mark.parametrize("style", [Style(steady=True, slips=0.1), Style(Effort(1, 2), warmth=1.0, slips=0.1)], ids=str)
@pytest.mark.parametrize("table", [Options(players=1, difficulty=5, side="snake"), Options(players=3)], ids=str)
def test_games_give_positions_with_what_they_led_to(table: Options, style: Style) -> None:
    games = finished(table, style)
    packed = samples(games, 0.9)
    assert len(packed.lengths) == len(packed.targets) >= sum(len(each) for game in games for each in game.moments)
    assert packed.lengths.sum() == len(packed.columns) == len(packed.values)
    assert np.isfinite(packed.targets).all()
    assert ((packed.targets[:, 2] >= 0) & (packed.targets[:, 2] <= 1)).all()
    for game in games:
        assert game.outcome is not None
        assert sum(game.outcome.win) <= 1 + 1e-9
        if table.players > 1:
            assert max(game.outcome.own) >= max(game.outcome.other) - 1e-9


@pytest.mark.parametrize("table", [Options(players=1, difficulty=5, side="snake"), Options(players=3)], ids=str)
def test_strictly_a_turn_is_thought_of_once(table: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a seat goes on in what it has thought already, that is of the position at hand and no other."""
    begun, kept = 0, 0
    think = selfplay._think

    def watched(
        state: State, seat: Seat, there: list[Move], style: Style, rng: Random, game: Game | None, mind: Mind
    ) -> Generator[Question, Floats, tuple[Move, Value]]:
        nonlocal begun, kept
        before = mind.tree
        move = yield from think(state, seat, there, style, rng, game, mind)
        assert mind.tree is not None
        begun, kept = begun + (mind.tree is not before), kept + (mind.tree is before)
        for made, node in zip(there, mind.tree.roots, strict=True):
            assert np.array_equal(dense(node.features), dense(features(successor(state, seat, made), seat)))
        return move

    monkeypatch.setattr(selfplay, "_think", watched)
    finished(table, Style(Effort(2, 4), warmth=0.5, slips=0.05, until=20), 1)
    assert kept > 20
    assert begun > 20
    begun, kept = 0, 0
    finished(table, Style(Effort(2, 4)), 1)
    assert begun > 20
    assert not kept


def test_strictly_the_best_moves_only_are_made_in_the_end() -> None:
    table, style = Options(players=1, difficulty=5), Style(Effort(1, 2), warmth=2.0, slips=0.2, until=15)
    for game in finished(table, style):
        worse = [number for number, each in enumerate(game.moments[0]) if each.is_cut]
        assert worse and worse[-1] < 15
        assert len(samples([game], 0.9, strict=True).lengths) == len(game.moments[0]) - worse[-1] + len(game.lessons)


def moment(own: int, best: float, is_cut: bool = False, is_open: bool = False) -> Moment:
    return Moment(Features((NOTHING,), own, 0, 0), Value(best, best, 0.0, 0.5, best), is_cut, is_open)


def test_inside_a_turn_nothing_is_forgotten_and_between_turns_some_of_it() -> None:
    """The end counts 60; the second decision expected 40, the third follows from it at once."""
    outcome = Outcome((60.0,), (0.0,), (1.0,), 4)
    game = Game([[moment(10, 30), moment(10, 40), moment(20, 50, is_open=True), moment(20, 52)]], [], outcome)
    own = samples([game], 0.5).targets[:, 0] * 20
    # from the last to the first: 60; then the fourth was foreseen; (60 + 50) / 2; (55 + 40) / 2
    assert own.tolist() == pytest.approx([60 - 20, 60 - 20, 55 - 10, 47.5 - 10])


def test_a_worse_move_tells_nothing_about_those_before() -> None:
    outcome = Outcome((60.0,), (0.0,), (1.0,), 2)
    game = Game([[moment(0, 30), moment(0, 45, is_cut=True)]], [], outcome)
    assert (samples([game], 0.9).targets[:, 0] * 20).tolist() == pytest.approx([60, 45])
    assert (samples([game], 0.9, strict=True).targets[:, 0] * 20).tolist() == pytest.approx([60])


def test_lines_that_were_only_thought_of_are_learnt_too() -> None:
    lesson = Lesson(Features((NOTHING,), 5, 1, 1), Value(9.0, 45.0, 31.0, 0.25, 12.0))
    packed = samples([Game([[moment(0, 0)]], [lesson], Outcome((20.0,), (0.0,), (0.0,), 1))], 0.9)
    assert packed.targets[1].tolist() == pytest.approx([2.0, 1.5, 0.25, 0.4])


def test_all_tables_are_played_and_mostly_the_hard_ones() -> None:
    rng = Random(1)
    names = [table_name(draw_table(DEFAULT_MIX, rng)) for _ in range(2000)]
    assert {f"{players}-{side}" for players in (2, 3, 4) for side in ("bird", "snake")} <= set(names)
    assert {f"1-{side}-{tiles}" for side in ("bird", "snake") for tiles in range(6)} <= set(names)
    assert sum(name.endswith("-5") for name in names) > sum(name.startswith("1-") for name in names) / 2


def test_a_checkpoint_is_read_as_it_was_written_and_shipped(tmp_path: Path) -> None:
    arrays = [part for weights, bias in NETWORK.layers for part in (np.ascontiguousarray(weights.T), bias)]
    Checkpoint(arrays, arrays, 7, {"games": 3, "curve": [1]}).save(tmp_path / "c.npz")
    again = Checkpoint.load(tmp_path / "c.npz")
    assert again.steps == 7 and again.told == {"games": 3, "curve": [1]} and again.sizes == (32, 16)
    ship([tmp_path / "c.npz", tmp_path / "c.npz"], tmp_path / "weights" / "w.npz")
    network = Network.read((tmp_path / "weights" / "w.npz").read_bytes())
    assert network.header["fingerprint"] == fingerprint() and network.header["rules"] == ARNAK.rules_version
    assert network.header["members"] == [{"games": 3, "steps": 7}] * 2
    assert np.allclose(network.layers[0][0], np.tile(NETWORK.layers[0][0], 2), atol=1e-2)


def test_weights_are_shared_as_they_are(tmp_path: Path) -> None:
    several = [NETWORK, any_network(1, (8,)), Network.ensemble([NETWORK, any_network(2)], {})]
    publish(several, {"share": 0.5}, tmp_path / "weights")
    networks, plan = read_published(tmp_path / "weights")
    assert plan == {"share": 0.5} and [each.header for each in networks] == [each.header for each in several]
    for before, after_ in zip(several, networks, strict=True):
        for one, two in zip(before.layers, after_.layers, strict=True):
            assert np.array_equal(one[0], two[0]) and np.array_equal(one[1], two[1])
            assert two[0].flags.c_contiguous and two[0].base is not None  # a view of the file: no copy in each process


def test_measuring_gives_means_with_intervals(tmp_path: Path) -> None:
    (tmp_path / "w.npz").write_bytes(NETWORK.write())
    figure = measure(tmp_path / "w.npz", "2-bird", 2, None, processes=1)
    assert figure.games == 4  # each deal once in every seat
    assert figure.wins_from <= figure.wins <= figure.wins_to < 1
    assert figure.other > figure.points  # steady knows more than nothing


def test_it_is_told_how_often_those_won_who_expected_to(tmp_path: Path) -> None:
    (tmp_path / "w.npz").write_bytes(NETWORK.write())
    chances = measure(tmp_path / "w.npz", "2-bird-self", 3, None, processes=1).chances
    for turn in range(1, 6):
        there = [chance for chance in chances if chance.round == turn]
        assert sum(chance.seats for chance in there) == 2 * 3  # each seat once in every round
        assert sum(chance.seats * chance.wins for chance in there) == pytest.approx(3)  # one win a game
        assert all(0 <= chance.expected <= 1 for chance in there)
        assert [chance.expected for chance in there] == sorted(chance.expected for chance in there)
