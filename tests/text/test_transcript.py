"""The transcripts that native speakers read have every kind of event, move and refusal, and say what a game lacks."""

import re

import pytest

from cairn.text import LANGUAGES
from tests.text.transcript import ASKED, kinds, lines, missing, page

ABSENT = {
    "lost-code": {"event-chose", "event-placed", "event-shown", "move-choose", "move-place"},
    "think-str8": {
        "event-gained",
        "event-left",
        "event-skull-gone",
        "event-skull-passed",
        "event-skull-taken",
        "event-tokens-removed",
        "event-took",
        "event-wagered",
        "move-bet",
        "move-leave",
        "move-take",
    },
}
"""Wheels and expansions are of The Lost Code alone, hidden tokens of Think Str8! alone."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ASKED)
def test_every_kind_of_event_move_and_refusal_is_there(game: str, lang: str) -> None:
    written = page(game, lang)
    said, absent = written.split("# missing")
    there = {line.partition(": ")[0] for line in said.splitlines() if re.match(r"[a-z][\w-]*: \S", line)}
    wanted = set().union(*kinds(game).values())
    assert wanted - there == ABSENT.get(game, set())
    assert set(absent.splitlines()[1:]) == ABSENT.get(game, set())
    assert "{ $" not in written


@pytest.mark.parametrize("game", ASKED)
def test_hints_of_every_level_and_both_ways_of_speaking_are_there(game: str) -> None:
    """An event is said to the player it speaks of, and to somebody else."""
    assert sum(key.startswith("hint-") for key in lines(game)) >= 2
    assert sum(len(each) == 2 for key, each in lines(game).items() if key.startswith("event-")) >= 5


def test_what_one_edition_lacks_the_other_has() -> None:
    assert not missing("lost-code") & missing("think-str8")
    assert not missing("break-the-code") and not missing("arnak")
