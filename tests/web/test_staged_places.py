"""Everything that the server names in a motion is drawn: nothing flies to a place that the page does not know."""

from typing import Any

import pytest

from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.positions import played
from tests.web.staging import Staged

STRETCHES: list[tuple[str, dict[str, Any], int, int]] = [
    ("lost-code", {"players": 3, "options": {"expansions": ["shortcut", "curse"]}}, 40, 400),
    ("break-the-code", {"players": 4}, 0, 6),
    ("arnak", {"players": 2}, 150, 24),
    ("arnak", {"players": 1, "options": {"side": "snake"}}, 20, 24),
]
"""A game, its table, how many moves were made, and how many more are watched at least, or all until its end."""
LONG = 1_000
"""Milliseconds: no picture is looked at, and every beat is begun."""


@pytest.mark.parametrize(("game", "table", "made", "more"), STRETCHES, ids=lambda each: str(each))
def test_every_piece_and_place_of_a_motion_is_drawn(
    new_page: MakePage, server: Running, game: str, table: dict[str, Any], made: int, more: int
) -> None:
    position = played(server.url, game, moves=made, turn_of=0, **table)
    stage = Staged(new_page(pace="calm"), position)
    for _ in range(more):
        if not position.seats[0].may_move:
            break
        stage.let_all_move(1)
        stage.wait_until_told()
        while stage.behind:
            stage.pass_time(LONG)
    assert len(stage.beats) > 15
    assert not stage.unknown
    position.close()
