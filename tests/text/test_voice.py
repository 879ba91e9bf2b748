"""Phrases said aloud: what facts become, in each language, for the person addressed."""

import pytest

from cairn.core.errors import IllegalMove
from cairn.core.offers import Refusal
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref, verbatim
from cairn.text import LANGUAGES, Text, Voice, text
from tests.fifth.coins.rules.game import COINS

NAMES = ("Ada", "Ola")


class Written(Text):
    """A catalogue written for a test."""

    def __init__(self, source: str, lang: str = "en") -> None:
        super().__init__(lang, ["cairn"])
        self._catalogue.add(source)


CARDS = """
card-revolver = revolver
    .acc = a revolver
card-torch = torch
    .acc = a torch
card-map = { $edition ->
    [stones] stone map
   *[cards] map
}
    .acc = { $edition ->
    [stones] a stone map
   *[cards] a map
}
ref-hand = card
said = { $what }
took = { $seat-you ->
    [yes] You take { $card-acc }
   *[no] { $seat } takes { $card-acc }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drew = { $cards-count ->
    [one] one card: { $cards }
   *[other] { $cards-count } cards: { $cards }
}
card-of = { $card } of { $seat }
mood = { $mood ->
    [bad] Alas
   *[good] Hurray
}
edition = { $edition }
seat-of-nobody = nobody
"""


def voice(seat: int | None = None, setting: dict[str, Fact] | None = None) -> Voice:
    return Voice(Written(CARDS), NAMES, seat, setting or {})


def test_a_number_is_a_number_with_its_plural() -> None:
    assert voice().say(phrase("points", points=1)) == "1 point"
    assert voice().say(phrase("points", points=5)) == "5 points"
    assert voice().say(phrase("points", points=-2)) == "−2 points"


def test_a_word_is_what_a_message_chooses_by() -> None:
    assert voice().say(phrase("mood", mood="bad")) == "Alas"
    assert voice().say(phrase("mood", mood="good")) == "Hurray"


def test_a_piece_is_its_name_with_its_cases() -> None:
    assert voice().say(phrase("said", what="card:revolver")) == "revolver"
    assert voice().say(phrase("took", seat=seat_ref(0), card="card:revolver")) == "Ada takes a revolver"


def test_parts_and_copies_of_a_piece_are_called_like_the_piece() -> None:
    assert voice().say(phrase("said", what="card:revolver#2")) == "revolver"
    assert voice().say(phrase("said", what="card:revolver/1")) == "revolver"
    assert voice().name("card:torch") == "torch"


def test_a_kind_of_piece_may_be_called_like_another() -> None:
    assert voice().say(phrase("took", seat=seat_ref(1), card="hand:torch#1")) == "Ola takes a torch"


def test_a_seat_is_a_name_or_you() -> None:
    took = phrase("took", seat=seat_ref(1), card="card:torch")
    assert voice(0).say(took) == "Ola takes a torch"
    assert voice(1).say(took) == "You take a torch"
    assert voice(None).say(took) == "Ola takes a torch"
    assert voice(1).name(seat_ref(1)) == "you"
    assert voice(1).name(seat_ref(0)) == "Ada"
    assert voice(1).name(seat_ref(7)) == "nobody"


def test_a_list_is_its_parts_and_their_number() -> None:
    assert voice().say(phrase("drew", cards=("card:torch",))) == "one card: torch"
    assert voice().say(phrase("drew", cards=("card:torch", "card:revolver"))) == "2 cards: torch, revolver"
    assert voice().say(phrase("said", what=(1, "bare", "card:torch", seat_ref(0)))) == "1, bare, torch, Ada"


def test_a_phrase_may_be_a_part_of_another() -> None:
    inner = tuple(phrase("card-of", card="card:torch", seat=seat_ref(seat)) for seat in (0, 1))
    assert voice(1).say(phrase("said", what=inner)) == "torch of Ada, torch of you"
    assert voice().say(phrase("said", what=phrase("said", what=inner[0]))) == "torch of Ada"


def test_what_a_person_wrote_is_said_as_it_is() -> None:
    """Even if it looks like the name of a piece, or like a message."""
    for written in ("card:torch", "seat:0", "x:y", "text:", "{ $seat }", "two words", ""):
        assert voice(0).say(phrase("said", what=verbatim(written))) == written
        assert voice(0).say(phrase("said", what=(verbatim(written), 1))) == f"{written}, 1"


def test_names_are_said_as_they_are() -> None:
    named = Voice(Written(CARDS), ("card:torch", "{ $x }"), None)
    assert named.say(phrase("card-of", card="card:torch", seat=seat_ref(0))) == "torch of card:torch"
    assert named.name(seat_ref(1)) == "{ $x }"


def test_the_setting_is_known_to_every_message() -> None:
    assert voice(setting={"edition": "stones"}).say(phrase("edition")) == "stones"
    assert voice(setting={"edition": "stones"}).say(phrase("said", what=phrase("edition"))) == "stones"
    assert voice(setting={"edition": "stones"}).say(phrase("edition", edition="cards")) == "cards"


def test_the_setting_is_known_to_names_and_their_cases() -> None:
    stones = voice(setting={"edition": "stones"})
    assert stones.name("card:map") == "stone map"
    assert stones.say(phrase("took", seat=seat_ref(0), card="card:map")) == "Ada takes a stone map"


def test_a_missing_message_or_fact_is_our_mistake() -> None:
    for broken in (phrase("nothing"), phrase("said"), phrase("said", what="card:sword"), phrase("points", point=1)):
        with pytest.raises(AssertionError):
            voice().say(broken)


def test_an_underscore_stands_for_a_hyphen() -> None:
    assert phrase("said", of_what=1) == Phrase("said", {"of-what": 1})


REFUSALS = {
    "en": ("CO 3.1: Ola speaks first", "CO 3.2: “x:y” is not one of the words"),
    "pl": ("CO 3.1: najpierw mówi Ola", "CO 3.2: „x:y” nie jest jednym ze słów"),
    "ru": ("CO 3.1: сначала говорит Ola", "CO 3.2: «x:y» — не одно из слов"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_said_with_its_rule(lang: str) -> None:
    said = Voice(text(lang, COINS), NAMES, 0)
    another = IllegalMove("CO 3.1", "another-speaks", seat=seat_ref(1)).refusal
    unknown = Refusal("CO 3.2", "unknown-word", {"word": verbatim("x:y")})
    assert said.refusal(another) == REFUSALS[lang][0]
    assert said.refusal(unknown).replace("\N{NO-BREAK SPACE}", " ") == REFUSALS[lang][1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_of_the_table_names_no_rule(lang: str) -> None:
    said = Voice(text(lang, COINS), NAMES, 0).refusal(IllegalMove("undo", "nothing-to-take-back").refusal)
    assert said and not said.startswith("undo")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You hide heads."),
        ("pl", "Ukrywasz orła."),
        ("ru", "Вы загадываете орла."),
    ],
)
def test_each_language_has_its_own_cases(lang: str, said: str) -> None:
    told = phrase("event-hid-side", seat=seat_ref(0), side="side:heads")
    assert Voice(text(lang, COINS), NAMES, 0).say(told) == said
    assert Voice(text(lang, COINS), NAMES, 1).say(told).startswith("Ada ")
