"""Over the wire: in worlds that a seat cannot tell apart, every byte that it is sent is the same.

The worlds are those of the contract suite, made from the rules alone. Each is played on a real server, over HTTP and
the socket, with names, secrets, dates and the commitment to the deal held fixed; then the seat asks for everything that
the API has. An onlooker listens too.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import pytest

from cairn.core.phrases import phrase
from cairn.core.stage import Beat
from cairn.core.table import Table
from cairn.core.values import Seat, encode, replace
from cairn.play.beats import make_beats
from cairn.server.table.projection import Audience
from cairn.server.table.prompts import Stale
from cairn.server.table.state import TableState
from tests.server.services import Running
from tests.server.wiretap import Heard, asked_of_a_table, overheard
from tests.server.worlds import other_world, played

AT: list[tuple[str, dict[str, Any]]] = [
    ("lost-code", {"players": 2}),
    ("lost-code", {"players": 4, "expansions": ["shortcut", "curse"], "variant": "x"}),
    ("think-str8", {"players": 3, "tokens": "as-stones"}),
    ("break-the-code", {"players": 2}),
    ("break-the-code", {"players": 4}),
    ("break-the-code", {"players": 3, "rules": "tagiron"}),
    ("arnak", {"players": 1, "side": "snake"}),
    ("arnak", {"players": 3}),
]
PLANTED = 4
"""Where leaks are planted; without them nothing differs there."""


def _both(patch: pytest.MonkeyPatch, folder: Path, name: str, given: dict[str, Any]) -> tuple[Heard, Heard, bool]:
    """What is heard in the true world, and in another one, where the others also do this and that for themselves."""
    trail, seat, rng = played(name, given, len(name) + given["players"])
    asked = asked_of_a_table(trail, seat, rng)
    steps = other_world(trail, seat, rng)
    here = overheard(patch, folder / "here", trail.game, trail.options, trail.steps, seat, asked)
    there = overheard(patch, folder / "there", trail.game, trail.options, steps, seat, asked, aside=rng)
    return here, there, tuple(steps) != trail.steps


@pytest.mark.parametrize(("name", "given"), AT)
def test_a_seat_is_sent_the_same_in_every_world(
    name: str, given: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Responses, events, errors, try-outs, offers, sizes and headers; and what others do for themselves is unheard."""
    here, there, is_other = _both(monkeypatch, tmp_path, name, given)
    assert is_other or given["players"] == 1
    assert here.seat == there.seat
    assert here.onlooker == there.onlooker
    assert here.program == there.program
    assert any(b'"beats"' in line for line in here.seat) and not any(b'"beats"' in line for line in here.program)
    for mine, yours in zip(here.answers, there.answers, strict=True):
        assert mine == yours
    assert len(here.answers) > 30 and len(here.seat) > 5 and len(here.onlooker) > 5


def test_everything_that_the_api_has_is_asked(tmp_path: Path) -> None:
    """A new address must be tried in exchanged worlds too."""
    server = Running(str(tmp_path / "tables.sqlite"))
    server.start()
    try:
        document = httpx.get(f"{server.url}/openapi.json").json()
    finally:
        server.stop()
    trail, seat, rng = played("lost-code", {"players": 3}, 1)
    asked = {
        (each.method, re.sub(r"/\d+", "/{}", each.path.partition("?")[0]))
        for each in asked_of_a_table(trail, seat, rng)
    }
    there_are = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path).removeprefix("/api/tables/{}"))
        for path, methods in document["paths"].items()
        if path.startswith("/api/tables/{")
        for method in methods
    }
    assert there_are <= asked


Plant = Callable[[pytest.MonkeyPatch], None]


def _position_beside_the_view(patch: pytest.MonkeyPatch) -> None:
    from cairn.server.table import projection

    asked = projection._prompt

    def leaking(state: TableState, audience: Audience, view: Any) -> Any:
        told = asked(state, audience, view)
        return told and type(told)(told.number, told.is_open, state.running.state, told.can_undo)

    patch.setattr(projection, "_prompt", leaking)


def _events_as_they_were(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "since", lambda table, seat, number: table.history[number:])


def _onlookers_at_a_seat(patch: pytest.MonkeyPatch) -> None:
    view = Table.sight
    patch.setattr(Table, "sight", lambda table, seat: view(table, 1 if seat is None else seat))


def _entries_counted(patch: pytest.MonkeyPatch) -> None:
    everything = property(lambda state: state.number, lambda state, number: None)
    patch.setattr(TableState, "public_number", everything, raising=False)


def _refusal_that_knows(patch: pytest.MonkeyPatch) -> None:
    def check(state: TableState, seat: Seat, prompt: int) -> None:
        if prompt != state.prompts[seat].number:
            raise Stale(hash(encode(state.running.state)) % 2**31)

    patch.setattr(TableState, "check_prompt", check)


def _beats_that_know(change: Callable[[Beat, bool], tuple[Beat, ...]]) -> Plant:
    """Beats are changed by something in the position that the seat does not see."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        from cairn.server.table import projection

        def leaking(game: Any, staging: Any, passages: Any, *seen: Any) -> tuple[Beat, ...]:
            is_odd = crc32(encode(tuple(passages)[-1].after)) % 2 == 1
            return tuple(each for beat in make_beats(game, staging, passages, *seen) for each in change(beat, is_odd))

        patch.setattr(projection, "make_beats", leaking)

    return plant


@pytest.mark.parametrize(
    "plant",
    [
        _position_beside_the_view,
        _events_as_they_were,
        _onlookers_at_a_seat,
        _entries_counted,
        _refusal_that_knows,
        _beats_that_know(lambda beat, is_odd: (beat, beat) if is_odd else (beat,)),
        _beats_that_know(lambda beat, is_odd: (replace(beat, say=phrase("stage-dealt") if is_odd else beat.say),)),
        _beats_that_know(lambda beat, is_odd: (replace(beat, motions=beat.motions[: 0 if is_odd else None]),)),
    ],
)
def test_a_planted_leak_is_found(plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    here, there, _ = _both(monkeypatch, tmp_path, *AT[PLANTED])
    assert here != there
