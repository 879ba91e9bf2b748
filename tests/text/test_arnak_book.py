"""Every component of Arnak as it is drawn and said: nothing is left out, and what is drawn is what the rules do."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from cairn.core.offers import Sign
from cairn.games import arnak
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.signs import all_gain_signs, effect_signs
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOLS,
    SITE_EFFECTS,
    SLOT_EFFECTS,
    TEMPLE,
    TRACKS,
)
from cairn.games.arnak.words.book import EffectInfo, book
from cairn.games.arnak.words.effects import effect_text
from cairn.games.arnak.words.rule_references import effect_rules
from cairn.text import LANGUAGES, Voice, text
from cairn.text.pages import rule, rules_page

BOOK = book()


def drawn(name: str) -> str:
    return " ".join(f"{sign.number} {sign.of}" for sign in BOOK.cards[name].signs)


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("trowel", "1 compass 1 to 1 jewel"),
        ("sundial", "2 tablet 1 or 1 pass 1 to 1 jewel"),
        ("rope", "1 card-away 1 to 2 card"),
        ("hot-air-balloon", "1 archaeologist -1 plane -3 compass"),
        ("guardians-crown", "1 guardian 1 to 1 island"),
        ("war-mask", "1 arrowhead 0 fear"),
        ("fear", ""),
    ],
)
def test_a_card_is_drawn_as_it_is_printed(card: str, signs: str) -> None:
    assert drawn(card) == signs


def effects() -> Iterator[steps.Effect]:
    yield from (effect for card in CARDS.values() for effect in (card.effect, card.passing))
    yield from (side for each in ASSISTANTS.values() for side in (each.silver, each.gold))
    yield from (each.effect for table in (IDOLS, BONUSES, SLOT_EFFECTS) for each in table.values())
    yield from (guardian.boon for guardian in GUARDIANS.values())
    yield from SITE_EFFECTS.values()
    yield from (effect for track in TRACKS.values() for row in track.row for effect in (row.glass, row.notebook))


def inside(effect: steps.Effect) -> Iterator[steps.Printed]:
    for step in effect:
        yield step
        for further in (step.then,) if isinstance(step, steps.Price) else getattr(step, "options", ()):
            yield from inside(further)


def test_everything_that_an_effect_gives_is_drawn() -> None:
    renamed = {"assistant": "recruit"}  # of the rescue space: it comes to the seat's own board
    for effect in effects():
        there = {sign.of for sign in effect_signs(effect)}
        assert {renamed.get(sign.of, sign.of) for sign in all_gain_signs(effect)} <= there


def test_no_kind_of_step_is_left_out() -> None:
    """Whatever stands in a table is drawn and said, and all but gains have a rule of their own."""
    voice = Voice(text("en", ARNAK), (), None, {"side": "bird"})
    kinds = {type(step): step for effect in effects() for step in inside(effect)}
    assert set(kinds) == set(get_args(steps.Printed))
    for kind, step in kinds.items():
        assert effect_signs((step,)), kind
        assert voice.say(effect_text((step,))), kind
        assert effect_rules((step,)) or kind in (steps.Gain, steps.GainEach), kind


def test_a_free_action_may_be_said_by_a_sign() -> None:
    voice = Voice(text("en", ARNAK), (), None, {"side": "bird"})
    hat, rope = BOOK.cards["hat"], BOOK.cards["rope"]
    assert voice.say(hat.text) == "Free action: gain 1 coin and 1 compass."
    assert voice.say(hat.short) == "Gain 1 coin and 1 compass."
    assert rope.short == rope.text


def test_a_cost_is_drawn_whole() -> None:
    for name, guardian in GUARDIANS.items():
        cost = guardian.cost
        parts = sum(getattr(cost.goods, each) for each in cost.goods.__struct_fields__) + len(cost.travel) + cost.cards
        assert sum(sign.number for sign in BOOK.guardians[name].cost) == parts
        assert BOOK.guardians[name].boon.signs


def test_every_bridge_into_a_space_costs_the_same() -> None:
    for side, track in TRACKS.items():
        for space in BOOK.tracks[side].spaces:
            prices = {(each.goods, each.idols) for each in track.bridge if each.to == space.id}
            assert len(prices) == (0 if space.id == "start" else 1)
            assert bool(space.price) is (space.id != "start")


def test_the_stacks_of_the_temple_are_in_the_order_of_the_view() -> None:
    assert [each.id for each in BOOK.temple] == list(TEMPLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_said(lang: str) -> None:
    voice = Voice(text(lang, ARNAK), (), None, {"side": "bird"})
    infos: list[EffectInfo] = [*BOOK.cards.values(), *BOOK.idols.values(), *BOOK.bonuses.values(), *BOOK.slots.values()]
    infos += [*BOOK.tiles.values(), *(each.boon for each in BOOK.guardians.values())]
    infos += [side for each in BOOK.assistants.values() for side in (each.silver, each.gold)]
    infos += [side for track in BOOK.tracks.values() for row in track.rows for side in (row.glass, row.notebook)]
    for info in infos:
        said = voice.say(info.text)
        assert said.endswith(".") and not re.search(r"[{}]|\w:\w", said), said


def test_the_rules_that_concern_a_component_are_there() -> None:
    page = rules_page(arnak.GAMES[0], "en")
    named = [each.rules for each in BOOK.cards.values()] + [each.rules for each in BOOK.assistants.values()]
    named += [each.rules for each in BOOK.guardians.values()] + [each.rules for each in BOOK.sites]
    named += [each.rules for track in BOOK.tracks.values() for each in track.rows]
    named += [each.rules for some in (BOOK.idols, BOOK.bonuses, BOOK.slots, BOOK.tiles) for each in some.values()]
    for numbers in [*named, BOOK.temple_rules]:
        assert len(set(numbers)) == len(numbers)
        for number in numbers:
            assert rule(page, number.removeprefix("AR ")), number


def test_notes_on_single_cards_are_on_those_that_they_name() -> None:
    page, english = rules_page(arnak.GAMES[0], "en"), text("en", ARNAK)
    names = {english.say(f"card-{name}").replace("'", "’"): name for name in CARDS}
    for number in range(1, 24):
        paragraph = rule(page, f"16.{number}")
        assert paragraph
        heads = re.findall(r"\*([^*]+)\*:", paragraph) + re.findall(r"\* \(([^)]+)\)", paragraph)
        called = {names[name] for head in heads for name in head.split(", ") if name in names}
        assert called == {name for name, card in BOOK.cards.items() if f"AR 16.{number}" in card.rules}, number


def test_signs_tell_a_discount_from_a_gain() -> None:
    assert Sign("item", -3) in BOOK.cards["fishing-rod"].signs
    assert Sign("item") in BOOK.cards["airdrop"].signs
