"""Bots that the operator registers play at the server's tables; nobody else can name a class."""

import sys
from pathlib import Path

import httpx
import pytest

from cairn.client import Table
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games import all_rooms
from cairn.server.jobs.pool import WorkerPool
from cairn.server.ops.own_bots import register_own_bots
from cairn.server.settings import read_settings
from tests.loose import AnyMatch
from tests.server.services import Running

OWN = "tests.library.script:Wide"


def test_a_registered_bot_is_one_of_the_games_that_it_plays() -> None:
    games = register_own_bots(all_rooms(), f"wide={OWN}")
    assert "wide" in games["lost-code"].bot_names and "wide" in games["think-str8"].bot_names
    assert "wide" not in games["arnak"].bot_names and "wide" not in all_rooms()["lost-code"].bot_names
    assert games["lost-code"].make_bot("wide").__class__.__name__ == "Wide"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("wide", "write it as name=module:Class"),
        (f"Wide Bot={OWN}", "write it as name=module:Class"),
        (f"={OWN}", "write it as name=module:Class"),
        (f"steady={OWN}", "'steady' is the name of another bot"),
        (f"random={OWN}", "'random' is the name of another bot"),
        (f"wide={OWN},wide={OWN}", "'wide' is the name of another bot"),
        ("wide=no.such.module:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("wide=os:path", "is not a class with a method `choose`"),
    ],
)
def test_what_cannot_be_registered_is_refused_before_anything_is_served(written: str, said: str) -> None:
    with pytest.raises(BadInput, match=f"^bot: .*{said}"):
        register_own_bots(all_rooms(), written)


def test_the_flag_may_be_given_several_times() -> None:
    settings = read_settings({"bot": "a=m:A,b=m:B"}, {})
    assert settings.bot == "a=m:A,b=m:B" and read_settings({}, {"CAIRN_BOT": "a=m:A"}).bot == "a=m:A"


@pytest.mark.anyio
async def test_a_worker_asks_the_registered_bot() -> None:
    """It bets with the widest wheel, which the steady bot does not."""
    rooms = register_own_bots(all_rooms(), f"wide={OWN}")["lost-code"]
    match: AnyMatch = _at_a_bet()
    seat = match.to_act[0]
    move = await WorkerPool(1).choose(rooms, "wide", match.view(seat), match.moves(seat))
    assert move.width == max(each.width for each in match.moves(seat))


def _at_a_bet() -> AnyMatch:
    import cairn
    from cairn import lost_code

    match = cairn.Match("lost-code", players=2, seed=4)
    while not isinstance(match.moves(match.to_act[0])[0], lost_code.Bet):
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    assert isinstance(match.view(0), Sight)
    return match


def test_a_request_cannot_name_a_class(tmp_path: Path) -> None:
    """Neither when a table is set up nor later: the name is looked up and nothing is imported."""
    never = "tests.library.never_imported:Bot"
    running = Running(str(tmp_path / "tables.db"), register_own_bots(all_rooms(), f"wide={OWN}"))
    running.start()
    try:
        answer = httpx.post(
            f"{running.url}/api/tables", json={"game": "lost-code", "seats": ["me", never], "names": ["Ada"]}
        )
        assert answer.status_code == 400 and "is not known" in answer.json()["text"]
        with pytest.raises(BadInput, match="is not known"):
            Table.create(running.url, game="lost-code", seats=["me", OWN])
        with Table.create(running.url, game="lost-code", seats=["me", "wide"], name="Ada") as table:
            assert [seat.get("bot") for seat in table.mirror.table["seats"]] == [None, "wide"]
        listed = httpx.get(f"{running.url}/api/games").json()
        assert "wide" in str(listed) and "tests.library" not in str(listed)
    finally:
        running.stop()
    assert "tests.library.never_imported" not in sys.modules
