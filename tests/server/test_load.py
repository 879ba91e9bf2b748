"""What `make bench-load` stands on: the small game is a game, and what is reckoned from the times is right."""

import json
import subprocess
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.load.pile import ROOMS
from benchmarks.load.pile.rules import PILE, Options
from benchmarks.load.processes import HERE, node, played
from benchmarks.load.report import Row, arnak_bytes, moves_table, spread
from tests.contract.adapter import Adapter
from tests.contract.play import play
from tests.contract.properties import PROPERTIES
from tests.loose import AnyGame


def _options(game: AnyGame) -> st.SearchStrategy[Options]:
    return st.builds(Options, players=st.just(2), turns=st.integers(1, 12))


ADAPTER = Adapter(
    options=_options,
    longest=lambda options: options.turns,
    pieces=lambda state: Counter(pile=1),
    world=lambda options, steps, seat, rng: steps,  # nothing is hidden: there is no other world
)


@pytest.mark.parametrize("kept", [kept for kept in PROPERTIES if kept != "chance_is_sound"])  # there is none here
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_the_small_game_keeps_the_promises_of_every_game(kept: str, data: Any, seed: int) -> None:
    options = data.draw(ADAPTER.options(PILE), label="options")
    rng = Random(seed)
    PROPERTIES[kept](ADAPTER, play(PILE, options, rng, ADAPTER), rng)


def test_the_small_game_is_found_by_its_rooms() -> None:
    assert ROOMS.game is PILE


@settings(max_examples=10, deadline=None)  # a process for each
@given(st.lists(st.integers(0, 1000), min_size=1, max_size=300))
def test_percentiles_are_those_of_the_sorted_list(values: list[int]) -> None:
    """The nearest rank: at least that share of the values is no greater, and with the next smaller value it is less."""
    told = _reckoned([values])[0]
    assert told["count"] == len(values) and told["most"] == max(values)
    for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99)):
        value = told[name]
        assert value in values
        assert sum(each <= value for each in values) >= part * len(values)
        assert sum(each < value for each in values) < part * len(values)


def test_percentiles_of_known_lists() -> None:
    hundred, one, none = _reckoned([list(range(100, 0, -1)), [7], []])
    assert (hundred["p50"], hundred["p90"], hundred["p99"], hundred["mean"]) == (50, 90, 99, 50.5)
    assert (one["p50"], one["p99"], one["mean"]) == (7, 7, 7)
    assert none["count"] == 0 and none["p99"] is None


def test_a_spread_is_the_median_between_the_least_and_the_most() -> None:
    assert spread([3000.4, 1000, 2000], ",.0f") == "2,000 (1,000–3,000)"
    assert spread([1.25], ".1f") == "1.2"


def _reckoned(lists: list[list[int]]) -> list[dict[str, Any]]:
    program = (
        "import { summary } from './arithmetic.mjs';"
        "console.log(JSON.stringify(JSON.parse(process.argv[1]).map(summary)));"
    )
    command = [node(), "--input-type=module", "--eval", program, json.dumps(lists)]
    told: list[dict[str, Any]] = json.loads(subprocess.check_output(command, cwd=HERE))
    return told


def test_a_time_that_was_too_short_for_a_move_is_told() -> None:
    """`--seconds 1.5` on a busy machine: nothing was heard while the clock ran."""
    (empty,) = _reckoned([[]])
    told = {"sent": 0, "moves": 0, "seconds": 0, "milliseconds": empty, "bytes": {"all": empty, "late": empty}}
    nothing = played(told, 0.2)
    row = moves_table([Row("cairn", "pile", 300, (nothing,))]).splitlines()[-1]
    assert row == "| cairn | pile | 300 | 0 | – | – | – |"
    something = played({**told, "sent": 4, "moves": 2, "seconds": 0.5, "milliseconds": {"p50": 3, "p99": 9}}, 0.2)
    row = moves_table([Row("cairn", "pile", 300, (nothing, something))]).splitlines()[-1]
    assert row == "| cairn | pile | 300 | 2 (0–4) | 3.0 | 9.0 | 50.000 |"
    assert "before a move was measured" in arnak_bytes(nothing)
