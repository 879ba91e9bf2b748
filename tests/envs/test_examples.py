"""The examples: each runs, small, and does what it says."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cairn
from cairn.client import Table
from cairn.games import all_rooms
from cairn.games.break_code.rules.moves import Guess
from examples import cfr, own_bot
from tests.server.services import Running

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "examples" / "belief.ipynb"


def test_the_learner_in_a_process_of_its_own() -> None:
    """`learning.py`: nobody who has loaded JAX may fork, and others here do."""
    file = Path(__file__).with_name("learning.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0 and "2 passed" in told.stdout, told.stdout + told.stderr


def test_regret_is_minimised() -> None:
    """Over the whole tree it is the same every time, and soon there is little left of what one iteration leaves."""
    first, later = cfr.solve(cfr.small_game(longest=4), [1, 8])
    assert first.nash_conv == pytest.approx(35 / 72)
    assert 0 < later.nash_conv < first.nash_conv / 4


def test_sampling_depends_on_its_seed_alone() -> None:
    one, again, other = (
        [line.nash_conv for line in cfr.solve(cfr.small_game(longest=4), [20], seed)] for seed in (1, 1, 2)
    )
    assert one == again != other
    assert 0 < one[0] < 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    running = Running(str(tmp_path / "tables.sqlite"), games=all_rooms())
    running.start()
    yield running.url
    running.stop()


def test_an_own_bot_plays_at_a_table(server: str) -> None:
    with own_bot.open_table(server, "steady") as table:
        own_bot.begin(table, patience=60)
        places = own_bot.play(table, patience=60)
    assert sorted(places) in ([1, 1], [1, 2])


def test_two_of_them_play_by_a_link(server: str) -> None:
    """The one who opens the table begins when the other has sat down."""
    with own_bot.open_table(server, "person") as host, ThreadPoolExecutor(1) as pool:
        begun = pool.submit(own_bot.begin, host, 60)
        with Table.join(str(host.link), name="Guest") as guest:
            begun.result(60)
            played = pool.submit(own_bot.play, host, 60)
            assert own_bot.play(guest, patience=60) == played.result(60)


def test_it_knows_a_code_before_it_guesses() -> None:
    """Against a bot that plays at random, in a match without a server: it asks until one code is left."""
    match = cairn.Match("break-the-code", players=2, seed="own")
    rng, bot = Random(1), cairn.bot("random", game="break-the-code")
    while match.to_act:
        seat = match.to_act[0]
        sight, moves = match.view(seat), match.moves(seat)
        if seat == 0:
            move = own_bot.choose(sight, moves)
            if isinstance(move, Guess) and sight.view.row:
                assert len(cairn.belief(sight).codes) == 1
            match.play(0, move)
        else:
            match.play(seat, bot.choose(sight, moves, rng))
    assert match.result is not None and match.result.places[0] == 1


def test_the_notebook_prints_what_stands_in_it() -> None:
    """Every cell, from the first to the last, in a fresh namespace."""
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    space: dict[str, Any] = {"__name__": "notebook"}
    printed = 0
    for cell in cells:
        out = StringIO()
        with redirect_stdout(out):
            exec("".join(cell["source"]), space)
        kept = "".join(line for output in cell["outputs"] for line in output["text"])
        assert out.getvalue() == kept
        printed += len(kept)
    assert printed > 1000


def test_every_curve_in_the_docs_goes_down_or_up_as_it_should() -> None:
    """By more than its spread; and the command that draws it stands beside it."""
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    ahead = _curve(page, "points ahead of `steady`")
    assert ahead[-1][0] - ahead[0][0] > max(spread for _, spread in ahead)
    regret = _curve(page, "NashConv, sampled")
    assert regret[0][0] - regret[-1][0] > 2 * max(spread for _, spread in regret)
    for command in ("python -m examples.ppo", "python -m examples.cfr", "python -m examples.own_bot"):
        assert command in page


def _curve(page: str, column: str) -> list[tuple[float, float]]:
    """The means and spreads of the table that has this column."""
    _, _, rest = page.partition(f" | {column} | spread over seeds |\n")
    rows = re.match(r"\|[-| :]+\|\n((?:\|.*\|\n)+)", rest)
    assert rows, f"there is no curve of {column}"
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1].splitlines()]
    return [(float(row[-2].replace("−", "-")), float(row[-1])) for row in cells]
