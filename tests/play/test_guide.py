"""Guided first games: real games, with real moves, that say what is true."""

from typing import Any

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games import rooms_of
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.play.guide import Guide, guide
from cairn.reason.study import Cell
from cairn.text import LANGUAGES, Voice, text
from cairn.text.pages import rules_page

GUIDED = [name for name in cairn.games() if rooms_of(name).guide is not None]


@pytest.fixture(params=GUIDED)
def guided(request: pytest.FixtureRequest) -> Guide:
    return guide(rooms_of(request.param))


def test_lost_code_and_break_the_code_have_one() -> None:
    assert GUIDED == ["break-the-code", "lost-code"]
    with pytest.raises(BadInput, match="no guided game"):
        guide(rooms_of("arnak"))


def test_every_step_points_at_something_on_the_table_and_expects_what_may_be_done(guided: Guide) -> None:
    game = cairn.game(guided.game)
    assert len(guided.steps) == 12
    assert [step.events for step in guided.steps] == sorted(step.events for step in guided.steps)
    for step in guided.steps:
        assert step.piece in game.pieces(step.view), step
        legal = [move for offer in step.offers for move in offer.moves]
        assert len(legal) > 1 and all(move in legal for move in step.expected)
        if step.expected:
            (offer,) = (offer for offer in step.offers if step.expected[0] in offer.moves)
            assert step.piece in offer.touches, step
    assert sum(bool(step.expected) for step in guided.steps) >= 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_explained_in_every_language_by_a_rule_that_exists(guided: Guide, lang: str) -> None:
    rooms = rooms_of(guided.game)
    said, page = text(lang, rooms.load("game")), rules_page(rooms, lang)
    assert guided.setting == rooms.load("words").setting(guided.steps[0].view)
    voice = Voice(said, guided.names, guided.seat, guided.setting)
    assert len({step.text for step in guided.steps}) == len(guided.steps)
    for step in guided.steps:
        assert len(said.say(step.text)) > 15
        assert step.rule.split()[1] in page
        assert all(voice.say(phrase) for phrase in step.phrases)


def test_nothing_is_shown_that_the_player_may_not_see(guided: Guide) -> None:
    """What is served is the sight of the seat: the own code is in no view before the end."""
    for step in guided.steps:
        view = step.view
        if guided.game == "lost-code":
            assert view.racks[guided.seat] is None
        else:
            assert view.centre is None and view.hands[1] is None and view.hands[2] is None


def test_the_sheet_is_what_the_player_would_have_before_them(guided: Guide) -> None:
    sheet = rooms_of(guided.game).load("sheet")
    for step in guided.steps:
        assert step.sheet == sheet(Sight(step.view, guided.history[: step.events]))


def test_what_the_guide_of_the_lost_code_claims_is_true() -> None:
    study = rooms_of("lost-code").load("study")
    steps, sights = _steps("lost-code")
    assert study.count(sights["guide-narrow"]) == 600
    narrow = study.odds(sights["guide-narrow"], values=True)
    (bet,) = steps["guide-narrow"].expected
    own = next(each for each in narrow.values if each.move == bet)
    assert own.points == max(each.points for each in narrow.values)
    assert own.chance == max(total.chance for total in narrow.sums)
    sums = study.odds(sights["guide-last"], values=False).sums
    assert [each.sum for each in sums if each.chance == max(each.chance for each in sums)] == [10, 14]
    assert study.count(sights["guide-last"]) < 20
    assert study.judged(sights["guide-final"], Cell("stone:bird/0", "7")).verdict == "certain"
    racks = steps["guide-racks"].view.racks
    assert [racks[rack][Symbol.BIRD.place] for rack in (1, 2, 3)] == [5, 1, 3]


def test_what_the_guide_of_break_the_code_claims_is_true() -> None:
    study = rooms_of("break-the-code").load("study")
    steps, sights = _steps("break-the-code")
    assert study.count(sights["guide-narrow"]) == 4 and study.count(sights["guide-certain"]) == 1
    for tile in ("tile:b7", "tile:w7"):
        assert study.judged(sights["guide-cross"], Cell("screen:centre", tile)).verdict == "excluded"
    best = study.odds(sights["guide-narrow"], values=True).values[0]
    assert (best.move,) == steps["guide-narrow"].expected


def _steps(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The steps of a guide, and what the player knows at each."""
    told = guide(rooms_of(name))
    steps = {step.text: step for step in told.steps}
    return steps, {key: Sight(step.view, told.history[: step.events]) for key, step in steps.items()}
