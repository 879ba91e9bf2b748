"""Work on a Ray cluster comes to the same as on one core, whatever happens to those who do it."""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from cairn.core.errors import BadInput
from cairn.core.options import options_of
from cairn.core.values import encode
from cairn.games import find
from cairn.play.cluster import connect, run_chunk
from cairn.play.pool import ALONE, Crew, map_in_order
from cairn.play.simulate import Plan, simulate
from cairn.play.tournament import Contest, Scored, standings, tournament
from tests.bots.test_arnak_master import any_network
from tests.cli.command import cairn
from tests.effort import SHARE
from training.rounds import Group, play_group

RAY = Crew(ray="local")

DEALS = max(50, round(5000 * SHARE))
"""Each of two games."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """One for all tests here: it takes seconds to start."""
    with connect("local"):
        yield


def contest() -> Contest:
    return Contest("lost-code", options_of(find("lost-code"), {}, 2), ("steady", "random"), DEALS, seed=3)


def test_a_cluster_that_is_not_there_is_refused() -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"):
        with pytest.raises(BadInput, match=f"no cluster answers at {address}"):
            list(map_in_order(abs, [1], Crew(ray=address)))


def test_a_contest_comes_to_the_same_bytes(cluster: None) -> None:
    """As with --jobs 1, though somebody who plays is killed in the middle."""
    asked = contest()
    here, there, killed = list(tournament(asked)), list[Scored](), 0
    for scored in tournament(asked, RAY):
        there.append(scored)
        if not killed and len(there) > len(here) // 3:
            killed = _somebody_at_work()
            os.kill(killed, signal.SIGKILL)
    assert killed
    assert encode(there) == encode(here)
    assert encode(standings(asked, there)) == encode(standings(asked, here))


def test_records_of_every_game_come_back_in_order(cluster: None) -> None:
    for name in ("arnak", "break-the-code", "think-str8"):
        game = find(name)
        bots = ("random",) * game.players[-1]
        plan = Plan(name, options_of(game, {}, len(bots)), bots, 5, seed=4, keep_records=True)
        assert list(simulate(plan, RAY)) == list(simulate(plan))


def test_games_are_looked_at_with_the_same_outcome(cluster: None, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    cairn("simulate", "lost-code", "--bots", "steady,random", "--games", "3", "--record", file)
    alone = cairn("analyse", file, "--all", "--json").out
    assert alone.count("\n") == 3
    assert cairn("analyse", file, "--all", "--json", "--ray", "local").out == alone


def test_games_to_learn_from_are_the_same(cluster: None) -> None:
    """What a round of training plays: with `steady`, and with weights."""
    for network in (None, any_network()):
        work, groups = partial(play_group, "1", network), [(1, 0), (1, 1)]
        here, there = ([_bytes(each) for each in map_in_order(work, groups, crew)] for crew in (ALONE, RAY))
        assert there == here and here[0] != here[1]


def test_who_is_killed_in_the_middle_changes_nothing(cluster: None, tmp_path: Path) -> None:
    """Three of the items kill the process that has them, the first time."""
    work = partial(_square, str(tmp_path))
    assert list(map_in_order(work, range(200), RAY)) == [number * number for number in range(200)]
    assert len(list(tmp_path.iterdir())) == 3


def test_interrupted_work_goes_on(cluster: None, tmp_path: Path) -> None:
    asked, file = contest(), str(tmp_path / "kept")
    first: Iterator[object] = tournament(asked, RAY, keep=file)
    for _ in range(30):
        next(first)
    first.close()  # type: ignore[attr-defined]  # it is a generator
    assert encode(list(tournament(asked, keep=file))) == encode(list(tournament(asked)))


def _bytes(group: Group) -> list[object]:
    return [*(part.tobytes() for part in group.samples), group.points]


def _somebody_at_work() -> int:
    """The process of one of those that Ray has let loose on the work here."""
    own, parents = os.getpid(), dict[int, int]()
    busy: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it may be gone by now
            told = folder.joinpath("stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(told[1])
            if folder.joinpath("cmdline").read_text().startswith(f"ray::{run_chunk.__name__}"):
                busy.append(int(folder.name))
    return next(worker for worker in busy if own in _ancestors(worker, parents))


def _ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process in parents:
        process = parents[process]
        yield process


def _square(folder: str, number: int) -> int:
    mark = Path(folder, str(number))
    if number in (20, 77, 150) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number
