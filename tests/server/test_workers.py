"""Bots think elsewhere and in good time; whatever becomes of one, its seat is played on."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from cairn.core.errors import BadInput, TimedOut
from cairn.core.match import new_match
from cairn.play.beliefs import hint_phrases
from cairn.server.jobs.pool import WorkerPool
from tests.contract.play import any_note
from tests.fifth.coins.rules.moves import Hide
from tests.patience import LIMIT
from tests.server.bots import bad_rooms, broken_rooms
from tests.server.positions import begun, find, find_game
from tests.server.services import FIXED_WORK

pytestmark = pytest.mark.anyio

LITTLE = 0.3
"""Seconds after which a bot that hangs is stopped."""

MOVES = (Hide("heads"), Hide("tails"))


class Impatient(WorkerPool):
    """Workers that stop the bot that hangs soon, and any other only if it hangs as well."""

    async def _run_in_worker(self, seconds: float, think: Any, *facts: Any) -> Any:
        return await super()._run_in_worker(LITTLE if "hanging" in facts else LIMIT, think, *facts)


async def test_a_bot_chooses_one_of_the_moves() -> None:
    table = begun().running
    assert await FIXED_WORK(1).choose(find("coins"), "steady", table.sight(0), table.moves(0)) == Hide("heads")
    assert await FIXED_WORK(1).choose(find("coins"), "random", table.sight(0), table.moves(0)) in MOVES


@pytest.mark.parametrize("bot", ["hanging", "dying", "raising", "cheating"])
async def test_the_seat_of_a_bad_bot_is_played_on_by_a_simpler_one(bot: str) -> None:
    """Steady hides heads, every time; and the worker that took the place of the killed one works."""
    table = begun().running
    workers = Impatient(1)
    for _ in range(2 if bot != "hanging" else 1):
        assert await workers.choose(bad_rooms(), bot, table.sight(0), table.moves(0)) == Hide("heads")


async def test_a_hanging_bot_delays_nobody_else() -> None:
    table = begun().running
    workers = WorkerPool(2, thinks=None, grace=LIMIT)
    hanging = asyncio.create_task(workers.choose(bad_rooms(), "hanging", table.sight(0), table.moves(0)))
    await asyncio.sleep(0)
    for _ in range(3):
        await workers.choose(bad_rooms(), "steady", table.sight(1), table.moves(1))
    assert not hanging.done()
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)


async def test_who_asks_for_a_hint_waits_longer_than_a_table_for_a_bot() -> None:
    """Its limit is its own: one that is too short stops it, and that of bots does not."""
    table = begun().running
    with pytest.raises(TimedOut):
        await WorkerPool(1, patience=0.02).hint(broken_rooms("coins", "hang"), table.sight(0), (), 4)
    assert await WorkerPool(1, thinks=0.01, grace=0.01, patience=LIMIT).hint(find("coins"), table.sight(0), (), 4)


async def test_a_hint_comes_as_phrases() -> None:
    table = begun().running
    workers = FIXED_WORK(1)
    (line,) = await workers.hint(find("coins"), table.sight(0), (), 4)
    assert line.phrase["key"] == "hint-4" and line.phrase["facts"]["side"] == "side:heads"
    assert line.about == ("side:heads",)
    with pytest.raises(BadInput, match="no hints for"):
        await workers.hint(replace(find("coins"), at=replace(find("coins").at, hint=None)), table.sight(0), (), 1)


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "break-the-code"])
async def test_a_hint_knows_what_the_seat_has_written_down(game: str) -> None:
    """The same as where it is found without a worker: when a mark was made matters to the sheet (LC 10.1)."""
    match = new_match(find_game(game), find_game(game).options, seed=3)
    match.note(0, any_note(match.table.game, match.table.state, 0, Random(1)))
    notes = match.table.notes(0)
    assert notes
    for level in (1, 3):
        told = await FIXED_WORK(1).hint(find(game), match.view(0), notes, level)
        alone = msgspec.to_builtins(hint_phrases(match.view(0), notes, level))
        assert msgspec.to_builtins(tuple(line.phrase for line in told)) == alone


async def test_with_a_seed_and_no_time_a_bot_chooses_the_same_again() -> None:
    """In another process too, and on a busy machine: so games of a server repeat."""
    match = new_match(find_game("lost-code"), find_game("lost-code").options, seed=3)
    seat = match.to_act[0]
    asked = (match.view(seat), match.moves(seat))
    for bot in ("random", "beginner"):
        chosen = [
            await WorkerPool(1, None, LIMIT, seed=seed).choose(find("lost-code"), bot, *asked) for seed in (1, 2, 3, 4)
        ]
        again = [
            await WorkerPool(1, None, LIMIT, seed=seed).choose(find("lost-code"), bot, *asked) for seed in (1, 2, 3, 4)
        ]
        assert chosen == again and len(set(chosen)) > 1
