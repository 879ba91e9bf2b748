"""Guided first games: real games, with real moves, that say what is true."""

from typing import Any

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games import rooms_of
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.effects.steps import Gain
from cairn.games.arnak.rules.pieces import CARDS, DISCOVERY, GUARDIANS, SETUP, SITE_NUMBERS, SLOTS, TRACKS, Cost
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.play.guide import Guide, guide
from cairn.reason.study import Cell
from cairn.text import LANGUAGES, Voice, text
from cairn.text.pages import rules_page
from tests.play.test_beats import fold
from tests.solve.test_study import deduction_of

GUIDED = [name for name in cairn.games() if rooms_of(name).guide is not None]


@pytest.fixture(params=GUIDED)
def guided(request: pytest.FixtureRequest) -> Guide:
    return guide(rooms_of(request.param))


def test_all_have_one_but_the_card_edition() -> None:
    assert GUIDED == ["arnak", "break-the-code", "lost-code"]
    with pytest.raises(BadInput, match="no guided game"):
        guide(rooms_of("think-str8"))


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


def test_beats_lead_from_each_step_to_the_next(guided: Guide) -> None:
    """What happens between two steps can be shown one thing after the other, and ends as the next step looks."""
    first, *others = guided.steps
    assert not first.beats
    before = first
    for step in others:
        assert step.beats or step.events == before.events
        shown = [(before.events, before.view), *((beat.until, view) for beat, view in fold(before.view, step.beats))]
        assert shown[-1] == (step.events, step.view)
        before = step


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_explained_in_every_language_by_a_rule_that_exists(guided: Guide, lang: str) -> None:
    rooms = rooms_of(guided.game)
    said, page = text(lang, rooms.game), rules_page(rooms, lang)
    assert guided.setting == rooms.words.setting(guided.steps[0].view)
    voice = Voice(said, guided.names, guided.seat, guided.setting)
    assert len({step.text for step in guided.steps}) == len(guided.steps)
    for step in guided.steps:
        assert len(said.say(step.text)) > 15
        assert step.rule.split()[1] in page
        assert all(voice.say(phrase) for phrase in step.phrases)
        assert step.asked is not None and voice.say(step.asked)


def test_nothing_is_shown_that_the_player_may_not_see(guided: Guide) -> None:
    """What is served is the sight of the seat: the seat's own code is in no view before the end."""
    for step in guided.steps:
        view = step.view
        if guided.game == "lost-code":
            assert view.racks[guided.seat] is None
        elif guided.game == "arnak":
            assert view.seat == guided.seat and view.temple_bonuses == ()
            assert len(view.items) == len(view.artifacts) == 1, "all that may come, in no order"
        else:
            assert view.centre is None and view.hands[1] is None and view.hands[2] is None


def test_the_sheet_is_what_the_player_would_have_before_them(guided: Guide) -> None:
    rooms = rooms_of(guided.game)
    for step in guided.steps:
        sight = Sight(step.view, guided.history[: step.events])
        assert step.sheet == (rooms.sheet(sight) if rooms.sheet else None)


def test_what_the_guide_of_the_lost_code_claims_is_true() -> None:
    study = deduction_of(rooms_of("lost-code"))
    steps, sights = _steps("lost-code")
    assert study.count(sights["guide-narrow"]) == 600
    narrow = study.odds(sights["guide-narrow"], values=True)
    (bet,) = steps["guide-narrow"].expected
    own = next(each for each in narrow.values if each.move == bet)
    assert own.points == max(each.points or 0 for each in narrow.values)
    assert own.chance == max(total.chance for total in narrow.sums)
    sums = study.odds(sights["guide-last"], values=False).sums
    assert [each.sum for each in sums if each.chance == max(each.chance for each in sums)] == [10, 14]
    assert study.count(sights["guide-last"]) < 20
    assert study.judge(sights["guide-final"], Cell("stone:bird/0", "7")).verdict == "certain"
    racks = steps["guide-racks"].view.racks
    assert [racks[rack][Symbol.BIRD.place] for rack in (1, 2, 3)] == [5, 1, 3]


def test_what_the_guide_of_break_the_code_claims_is_true() -> None:
    study = deduction_of(rooms_of("break-the-code"))
    steps, sights = _steps("break-the-code")
    assert study.count(sights["guide-narrow"]) == 4 and study.count(sights["guide-certain"]) == 1
    for tile in ("tile:b7", "tile:w7"):
        assert study.judge(sights["guide-cross"], Cell("screen:centre", tile)).verdict == "excluded"
    best = study.odds(sights["guide-narrow"], values=True).values[0]
    assert (best.move,) == steps["guide-narrow"].expected


def test_what_the_guide_of_arnak_claims_is_true() -> None:
    steps, _ = _steps("arnak")

    def own(text: str) -> Any:
        return steps[f"guide-{text}"].view.players[0]

    assert own("goods").goods == Goods(coin=1, compass=1)
    assert own("buy").goods.coin == 4 and CARDS["carrier-pigeon"].cost == 2
    assert steps["guide-rival"].view.spaces[SITE_NUMBERS["camp-tablet"]][0] == 1
    assert steps["guide-rival"].view.rival.glass == "r1-2" and len(steps["guide-rival"].view.rival.used) == 2
    assert own("discover").goods.compass == 3 == DISCOVERY["bird"][1] and own("discover").hand == ("funding-ship",)
    assert own("slot").idols == 1 and own("slot").goods == Goods(coin=2, tablet=1, jewel=1) and SLOTS[0] == 1
    beetle = GUARDIANS["beetle"]
    assert beetle.cost == Cost(Goods(coin=2, arrowhead=1)) and beetle.icons == ("car",) and SETUP.guardian_points == 5
    assert own("overcome").goods.covers(beetle.cost.goods)
    (bridge,) = (each for each in TRACKS["bird"].bridge if each.to == "r1-2")
    assert bridge.goods == Goods(jewel=1) and TRACKS["bird"].row[0].glass == (Gain(Goods(coin=1)),)


def _steps(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The steps of a guide, and what the player knows at each."""
    told = guide(rooms_of(name))
    steps = {step.text: step for step in told.steps}
    return steps, {key: Sight(step.view, told.history[: step.events]) for key, step in steps.items()}
