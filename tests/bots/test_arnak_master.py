"""The master of Arnak: a function of what a seat sees, that thinks ahead inside its own turn."""

import sys
from collections.abc import Sequence
from itertools import count, pairwise
from pathlib import Path
from random import Random
from subprocess import run
from typing import Any
from zipfile import BadZipFile

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from threadpoolctl import ThreadpoolController

import cairn
from cairn.core.errors import BadTable
from cairn.core.match import new_match
from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games.arnak.bots import features as describing
from cairn.games.arnak.bots import network
from cairn.games.arnak.bots.features import COLUMNS, Features, features, fingerprint, points
from cairn.games.arnak.bots.known_state import known_state, quick_known_state
from cairn.games.arnak.bots.master import Master, manner_of
from cairn.games.arnak.bots.network import Base, Floats, Network, Query, has_weights, packaged_network
from cairn.games.arnak.bots.search import Effort, Manner, Tree, Value, successor
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import EndTurn, Move, Pass
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.state import Options, Phase, State
from cairn.games.arnak.rules.view import View
from cairn.play import games
from cairn.play.bots import bot_names
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, follow, play

ADAPTER = adapter_of("arnak")
TABLES = [Options(players=players, side=side) for players in (1, 2, 3, 4) for side in ("bird", "snake")]
options = st.builds(Options, players=st.integers(1, 4), side=st.sampled_from(["bird", "snake"]))


def any_network(seed: int = 0, sizes: tuple[int, ...] = (32, 16)) -> Network:
    """A network that knows nothing, but always says the same."""
    rng = np.random.default_rng(seed)
    widths = (COLUMNS, *sizes, 3)
    layers = [
        (rng.normal(0, (2 / one) ** 0.5, (one, two)).astype(np.float32), rng.normal(0, 0.1, two).astype(np.float32))
        for one, two in pairwise(widths)
    ]
    return Network(layers, {"fingerprint": fingerprint()})


NETWORK = any_network()
LITTLE = Effort(2, 4)


def dense(known: Features) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """All columns, written out."""
    whole = np.zeros(COLUMNS, np.float32)
    np.add.at(whole, *known.columns())
    return whole


def steady(options: Options, deal: int) -> Trail:
    """A game between sensible players: they come to the rescue space and to the temple."""
    match = games.play(ARNAK, options, ["steady"] * options.players, f"deal {deal}")
    return follow(ARNAK, options, match.record.steps)


def decisions(trail: Trail, every: int = 1) -> list[tuple[int, State, Seat, list[Move]]]:
    """Where somebody had something to decide: the number of the position, the position, who, and what."""
    found = []
    for number, state in enumerate(trail.states):
        for seat in ARNAK.to_act(state):
            moves = list(ARNAK.moves(state, seat))
            if len(moves) > 1:
                found.append((number, state, seat, moves))
    return found[::every]


def tree(view: View, moves: list[Move], effort: Effort = LITTLE) -> Tree:
    """What is thought with the network that knows nothing."""
    return grown(Tree.from_view(view, moves, Manner()), effort)


def grown(thought: Tree, effort: Effort = LITTLE) -> Tree:
    """The same, looked further into."""
    for asking in (thought.begin(), thought.grow(effort)):
        try:
            ask = next(asking)
            while True:
                ask = asking.send(NETWORK([ask])[0])
        except StopIteration:
            pass
    return thought


# What a seat can tell


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_imagined_looks_like_what_is_seen(options: Options) -> None:
    """The seat sees the same, may do the same, and is told the same points."""
    for _, state, seat, moves in decisions(steady(options, 1), 7):
        seen = ARNAK.view(state, seat)
        position = known_state(seen)
        assert ARNAK.view(position, seat) == seen
        assert list(ARNAK.moves(position, seat)) == moves


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_columns_tell_nothing_that_is_hidden(options: Options) -> None:
    """Those of the true position are those of the imagined one."""
    for _, state, seat, _ in decisions(steady(options, 2), 7):
        assert np.array_equal(dense(features(state, seat)), dense(features(known_state(ARNAK.view(state, seat)), seat)))


@settings(max_examples=12, deadline=None)
@given(options, st.integers(0, 2**32 - 1))
def test_worlds_that_cannot_be_told_apart_are_played_alike(options: Options, seed: int) -> None:
    """AR 15: with other cards in the hands of the others and other tiles unseen: columns, values and the choice."""
    rng = Random(seed)
    trail = play(ARNAK, options, rng, ADAPTER)
    master = Master(Effort(2, 4), NETWORK)
    known = decisions(trail)
    for number, state, seat, moves in rng.sample(known, min(3, len(known))):
        world = follow(ARNAK, options, ADAPTER.world(options, trail.steps[:number], seat, rng))
        there = list(ARNAK.moves(world.end, seat))
        assert there == moves
        assert np.array_equal(dense(features(world.end, seat)), dense(features(state, seat)))
        mine, other = ARNAK.view(state, seat), ARNAK.view(world.end, seat)
        assert tree(mine, moves).values() == tree(other, there).values()
        chosen = master.choose(Sight(mine, trail.seen(number, seat)), moves, Random(1))
        assert chosen == master.choose(Sight(other, world.seen(number, seat)), there, Random(2))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_points_and_differences_are_those_of_the_whole(options: Options) -> None:
    for _, state, seat, moves in decisions(steady(options, 3), 5):
        root = known_state(ARNAK.view(state, seat))
        before = features(root, seat)
        following = [successor(root, seat, move) for move in moves]
        found = [features(each, seat, root, before) for each in following]
        for each, known in zip(following, found, strict=True):
            assert np.allclose(dense(known), dense(features(each, seat)), atol=1e-6)
            assert known.own == score(each, seat).total
            others = [other for other in range(options.players + (options.players == 1)) if other != seat]
            assert known.other == max(score(each, other).total for other in others)
            assert all(points(each, other) == score(each, other).total for other in others)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_decisions_one_after_another_are_described_by_difference_too(options: Options) -> None:
    """Whatever has happened between two decisions of a seat: columns, points and first layer are those of the whole."""
    lasts: dict[Seat, Tree] = {}
    rows = 0
    for _, state, seat, moves in decisions(steady(options, 9), 2):
        tree = Tree(quick_known_state(state, seat), seat, moves, Manner(), lasts.get(seat))
        known, whole = tree.base.features, features(state, seat)
        assert (known.own, known.other, known.first) == (whole.own, whole.other, whole.first)
        assert np.allclose(dense(known), dense(whole), atol=1e-6)
        answers = NETWORK([next(tree.begin())])[0]
        alone = Tree(tree.root, seat, moves, Manner())
        assert np.allclose(answers, NETWORK([next(alone.begin())])[0], atol=1e-3)
        lasts[seat] = tree
        rows += len(answers)
    assert rows > 100


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_in_training_the_true_position_tells_no_more_than_the_imagined_one(options: Options) -> None:
    """The same moves lead to the same columns, and further thought opens the same positions."""
    for _, state, seat, moves in decisions(steady(options, 10), 9):
        mine = grown(Tree(quick_known_state(state, seat), seat, moves, Manner()))
        other = grown(Tree(known_state(ARNAK.view(state, seat)), seat, moves, Manner()))
        assert len(mine.opened) == len(other.opened)
        assert [value[1:] for value in mine.values()] == [
            pytest.approx(value[1:], abs=1e-3) for value in other.values()
        ]
        for one, two in zip(mine.roots + mine.opened, other.roots + other.opened, strict=True):
            assert np.allclose(dense(one.features), dense(two.features), atol=1e-6)
            assert one.is_open == two.is_open


def test_no_column_is_described_twice_in_one_part() -> None:
    """Columns of the parts do not overlap, and all of them are there."""
    trail = steady(Options(players=4, side="snake"), 4)
    for _, state, seat, _ in decisions(trail, 11):
        columns, _ = features(state, seat).columns()
        assert columns.min() >= 0 and columns.max() < COLUMNS


# The network


@pytest.mark.parametrize("options", [Options(players=1), Options(players=3, side="snake")], ids=str)
def test_the_first_layer_by_difference_is_the_first_layer(options: Options) -> None:
    asks, wholes = [], []
    for _, state, seat, moves in decisions(steady(options, 5), 9):
        root = known_state(ARNAK.view(state, seat))
        before = features(root, seat)
        afters = [features(successor(root, seat, move), seat, root, before) for move in moves]
        asks.append(Query(Base(before), afters))
        wholes.append(np.stack([dense(each) for each in afters]))
    for answer, whole in zip(NETWORK(asks), wholes, strict=True):
        hidden = whole
        for number, (weights, bias) in enumerate(NETWORK.layers):
            hidden = (np.maximum(hidden, 0) if number else hidden) @ weights + bias
        assert np.allclose(answer, hidden, atol=1e-3)


def test_networks_that_are_asked_together_say_their_mean() -> None:
    networks = [any_network(seed) for seed in range(3)]
    council = Network.ensemble(networks, {"fingerprint": fingerprint()})
    for each in (council, Network.read(council.write())):
        for _, state, seat, moves in decisions(steady(Options(players=2), 7), 9):
            asks = [next(Tree(state, seat, moves, Manner()).begin()) for _ in range(2)]
            said = np.mean([network(asks) for network in networks], 0)
            assert np.allclose(each(asks), said, atol=2e-2 if each is not council else 1e-4)


def test_weights_are_read_as_they_were_written() -> None:
    again = Network.read(NETWORK.write())
    assert again.header == NETWORK.header
    for (one, _), (two, _) in zip(NETWORK.layers, again.layers, strict=True):
        assert np.allclose(one, two, atol=1e-2)


def test_weights_that_were_spoilt_are_refused() -> None:
    data = bytearray(NETWORK.write())
    data[len(data) // 2] ^= 0x3C
    with pytest.raises((BadTable, BadZipFile)):
        Network.read(bytes(data))


def test_weights_for_other_tables_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed table, step or column is noticed."""
    data = NETWORK.write()
    monkeypatch.setattr(network, "fingerprint", lambda: "another")
    with pytest.raises(BadTable, match="train it again"):
        Network.read(data)


def test_a_changed_table_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    cards = dict(pieces.CARDS)
    cards["fear"] = replace(cards["fear"], reading="another reason for the same")
    monkeypatch.setattr(pieces, "CARDS", cards)
    assert describing.fingerprint.__wrapped__() == before
    cards["fear"] = replace(cards["fear"], points=-2)
    assert describing.fingerprint.__wrapped__() != before


# Thinking ahead


def test_a_move_leads_no_further_than_the_own_turn() -> None:
    """Neither chance nor another seat has its say: what they do is not the player's to foresee."""
    for _, state, seat, moves in decisions(steady(Options(players=2), 6), 3):
        root = known_state(ARNAK.view(state, seat))
        for move in moves:
            following = successor(root, seat, move)
            others = [player for other, player in enumerate(following.players) if other != seat]
            assert following.phase is Phase.OVER or others == [
                player for other, player in enumerate(root.players) if other != seat
            ]
            assert following.phase in (root.phase, Phase.OVER)


def test_the_last_turn_of_all_is_counted_to_the_end() -> None:
    """AR 10.5: when nobody has anything left to do, the points are known."""
    trail = steady(Options(players=2), 6)
    last = next(
        (state, seat)
        for _, state, seat, moves in reversed(decisions(trail))
        if Pass() in moves and all(player.passed for other, player in enumerate(state.players) if other != seat)
    )
    state, seat = last
    passed = successor(known_state(ARNAK.view(state, seat)), seat, Pass())
    over = passed if passed.phase is Phase.OVER else successor(passed, seat, EndTurn())
    assert over.phase is Phase.OVER


def test_thinking_further_never_forgets_a_move() -> None:
    """A deeper look opens more, and what a move is worth is the best that was found behind it."""
    _, state, seat, moves = decisions(steady(Options(players=1), 7))[5]
    shallow, deep = (
        tree(ARNAK.view(state, seat), moves, Effort(1, 2)),
        tree(ARNAK.view(state, seat), moves, Effort(4, 8)),
    )
    assert len(deep.opened) > len(shallow.opened) > 0
    assert len(deep.values()) == len(moves)
    for node in deep.opened:
        assert node.children and node.best() == max(child.best() for child in node.children)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_games_end_with_legal_moves(options: Options) -> None:
    match = cairn.Match(ARNAK, options.players, {"side": options.side}, seed=5)
    master, rng = Master(Effort(1, 2), NETWORK), Random(1)
    while match.to_act:
        seat = match.to_act[-1]
        moves = match.moves(seat)
        move = master.choose(match.view(seat), moves, rng)
        assert move in moves
        match.play(seat, move)
    assert match.result is not None


def valued(manner: Manner, outputs: Sequence[float], number: int = 20) -> Value:
    """What a seat makes of outputs that are the same everywhere, with a given manner; the first move counts."""
    _, state, seat, moves = decisions(steady(Options(players=2), 8))[number]
    thought = Tree.from_view(ARNAK.view(state, seat), moves, manner)
    asking = thought.begin()
    ask = next(asking)
    with pytest.raises(StopIteration):
        asking.send(np.tile(np.array(outputs, np.float32), (len(ask.afters), 1)))
    return thought.values()[0]


def test_the_lead_counts_instead_of_the_own_points() -> None:
    """Own 20 and other 10 points to come, but a lead that grows by 40: what is learnt as one number counts."""
    told = valued(Manner(0.0), (1.0, 0.5, 0.0, 2.0))
    now = told.own - 20, told.other - 10
    assert told.margin == pytest.approx(now[0] - now[1] + 40)
    assert told.utility == told.own
    assert valued(Manner(0.0, lead=1.0), (1.0, 0.5, 0.0, 2.0)).utility == pytest.approx(told.margin)
    half = valued(Manner(0.2, lead=0.5), (1.0, 0.5, 0.0, 2.0)).utility
    assert half == pytest.approx((told.own + told.margin) / 2 - 0.2 * told.other)


def test_a_network_that_tells_no_lead_is_taken_at_its_points() -> None:
    told = valued(Manner(0.4), (1.0, 0.5, 0.0))
    assert told.margin == pytest.approx(told.own - told.other)
    assert told.utility == pytest.approx(told.own - 0.4 * told.other)


def test_a_win_counts_from_its_round_on() -> None:
    first, last = 20, -20
    for number, since, counts in ((first, 5, False), (first, 1, True), (last, 5, True)):
        told = valued(Manner(0.0, thirst=8.0, since=since), (1.0, 0.5, 0.0, 0.5), number)
        assert told.utility == pytest.approx(told.own + 4.0 * counts)


def test_chances_are_read_by_the_round_that_is_played() -> None:
    plain = valued(Manner(), (1.0, 0.5, 2.0, 0.5), -20).win
    assert plain == pytest.approx(1 / (1 + np.exp(-2)))
    chances = ((9.0, 9.0),) * 4 + ((0.5, -1.0),)
    assert valued(Manner(chances=chances), (1.0, 0.5, 2.0, 0.5), -20).win == pytest.approx(0.5)


def test_calibration_changes_what_is_said_and_not_what_is_chosen() -> None:
    """Strength is measured with the chance as the network gives it; calibrating it later must not change a move."""
    plain, read = (
        valued(Manner(0.0, thirst=8.0, chances=chances), (1.0, 0.5, 2.0, 0.5), -20)
        for chances in ((), ((0.5, -1.0),) * 5)
    )
    assert plain.win > 0.8 and read.win == pytest.approx(0.5)
    assert read.utility == plain.utility == pytest.approx(plain.own + 8.0 * plain.win)


def test_it_is_after_what_its_weights_say() -> None:
    """The same network with a manner of its own decides as a search with that manner does."""
    manner = Manner(envy=30.0, chances=((1.0, 0.0),) * 5)
    header = NETWORK.header | {"manners": {"2": manner._asdict()}}
    willing = Network.read(Network(NETWORK.layers, header).write())
    assert manner_of(willing, 2) == manner and manner_of(willing, 3) == manner_of(NETWORK, 3) == manner_of(None, 3)
    others = 0
    for _, state, seat, moves in decisions(steady(Options(players=2), 8), 9):
        sight = Sight[View, ArnakEvent](ARNAK.view(state, seat), ())
        values = grown(Tree.from_view(sight.view, moves, manner)).values()
        chosen = Master(LITTLE, Network(NETWORK.layers, header)).choose(sight, moves, Random(1))
        assert chosen == moves[values.index(max(values))]
        others += chosen != Master(LITTLE, NETWORK).choose(sight, moves, Random(1))
    assert others


def test_with_time_it_thinks_until_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    _, state, seat, moves = decisions(steady(Options(players=1), 8))[0]
    sight = Sight[View, ArnakEvent](ARNAK.view(state, seat), ())
    asked: list[Query] = []

    class Watched(Network):
        def __call__(self, asks: Sequence[Query]) -> list[Floats]:
            asked.extend(asks)
            return super().__call__(asks)

    watched = Watched(NETWORK.layers, NETWORK.header)

    def thought_about(seconds: float) -> int:
        """The number of positions that are valued when each look at the clock takes a second."""
        asked.clear()
        clock = count()
        monkeypatch.setattr("cairn.games.arnak.bots.master.perf_counter", lambda: float(next(clock)))
        assert Master(network=watched).choose(sight, moves, Random(1), seconds=seconds) in moves
        return len(asked)

    assert [thought_about(seconds) for seconds in (0, 5, 10)] == [1, 5, 10]


# The one that comes with the package


def test_the_strongest_has_weights_for_these_tables() -> None:
    """A few megabytes, read without complaint: anyone who changes a table has to train again, and hears so here."""
    assert bot_names("arnak")[-1] == "master" and has_weights()
    known = packaged_network().header
    assert known["rules"] == ARNAK.rules_version
    assert len(known["members"]) > 1  # networks that were trained apart
    assert all(each["positions"] > each["games"] > 100_000 for each in known["members"])
    assert all(
        len(manner_of(packaged_network(), players).chances) == pieces.SETUP.rounds for players in (2, 3, 4)
    )  # calibrated
    path = Path(network.__file__).parents[1] / "weights" / network.WEIGHTS
    assert 1 << 20 < path.stat().st_size < 10 << 20


def test_nothing_of_it_is_loaded_before_it_is_asked_to_play() -> None:
    """Start-up stays what it was: the network is read when the first move is asked for."""
    program = """
import sys, cairn, cairn.cli.main
from cairn.play.bots import bot_names, find_bot
assert "master" in bot_names("arnak") and "cairn.games.arnak.bots.network" not in sys.modules
find_bot("master", "arnak")
from cairn.games.arnak.bots.network import packaged_network
assert packaged_network.cache_info().currsize == 0
"""
    run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("side", ["bird", "snake"])
def test_it_beats_steady(side: str) -> None:
    """It wins nearly all games: four of six is what it can hardly miss."""
    wins = 0.0
    for deal in range(6):
        names = ["steady", "steady"]
        names[deal % 2] = "master"
        result = games.play(ARNAK, Options(side="snake" if side == "snake" else "bird"), names, f"fresh {deal}").result
        assert result is not None
        wins += result.places[deal % 2] < result.places[1 - deal % 2]
    assert wins >= 4


def test_the_network_multiplies_with_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its matrices are small: where other work waits for the cores, threads would wait for each other."""
    threads: list[int] = []
    told = Network._evaluate

    def counted(network: Network, asks: Sequence[Query]) -> list[Any]:
        threads.extend(each["num_threads"] for each in ThreadpoolController().info())
        return told(network, asks)

    monkeypatch.setattr(Network, "_evaluate", counted)
    match = new_match(ARNAK, Options(players=2), seed="threads")
    seat = match.to_act[0]
    with ThreadpoolController().limit(limits=2):
        Master().choose(match.table.sight(seat), match.moves(seat), Random(1))
        assert threads and set(threads) == {1}
        assert {each["num_threads"] for each in ThreadpoolController().info()} == {2}
