"""How facts become what a message asks for."""

import pytest

from cairn.core.offers import Refusal
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.words.parts import join, list_with_and
from cairn.text import LANGUAGES, Voice, text


def voice(lang: str = "en", seat: int | None = 0) -> Voice:
    return Voice(text(lang, ARNAK), ("Ada", "Ben"), seat, {"side": "bird"})


def test_a_seat_is_you_or_a_name_or_nobody() -> None:
    """Nobody sits where the rival of a solo game does."""

    def began(seat: int, told: int | None) -> str:
        return voice(seat=told).say(phrase("event-round-began", seat=seat_ref(seat), round=2))

    assert began(0, 0) == "Round 2 begins. You go first."
    assert began(0, 1) == began(0, None) == "Round 2 begins. Ada goes first."
    assert began(2, 0) == "Round 2 begins. The rival goes first."


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Take a Fear card."), ("pl", "Weź kartę Strachu."), ("ru", "Возьмите карту Страха.")]
)
def test_a_part_becomes_a_sentence(lang: str, sentence: str) -> None:
    assert voice(lang).say(phrase("sentence", what=phrase("effect-fear"))) == sentence


def test_lists() -> None:
    """Commas are the voice's; what else stands between parts is the catalogue's."""
    parts = [phrase("some-coin", n=1), phrase("some-tablet", n=2), phrase("some-jewel", n=5)]

    def paid(what: Phrase) -> str:
        said = voice("pl").say(phrase("event-gained", seat=seat_ref(0), what=what))
        return said.replace("\N{NO-BREAK SPACE}", " ")

    assert paid(list_with_and(parts)) == "Bierzesz 1 monetę, 2 tabliczki i 5 klejnotów."
    assert paid(list_with_and(parts[:1])) == "Bierzesz 1 monetę."
    options = phrase("effect-choose", options=join("list-or", parts), n=1)
    assert voice().say(options) == "1 coin or 2 tablets or 5 jewels"
    assert voice().say(phrase("event-cards-put-away", seat=seat_ref(1), cards=("card:hat", "card:fear"))) == (
        "Ben discards Hat, Fear to the play area."
    )


def test_a_name_may_depend_on_the_table() -> None:
    """The setting is told to names as well: a space of the track by the side of the board."""
    refused = Refusal("AR 9.1", "bridge-unaffordable", {"space": "space:r3-1", "of": "tablet", "need": 2, "have": 1})
    missing = "it needs 2 tablets, you have 1"
    assert voice().refusal(refused) == f"AR 9.1: you cannot pay for the bridge to row 3: {missing}"
    snake = Voice(text("en", ARNAK), ("Ada",), 0, {"side": "snake"})
    assert snake.refusal(refused) == f"AR 9.1: you cannot pay for the bridge to row 3, left: {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("of", ["coin", "compass", "tablet", "arrowhead", "jewel", "icon", "card", "idol"])
def test_a_refusal_says_what_is_needed_and_what_is_there(of: str, lang: str) -> None:
    """Each with a sentence of its own, whatever it is that is missing."""
    said = {
        voice(lang).refusal(Refusal("AR 1.8", "unaffordable", {"card": "card:axe", "of": of, "need": need, "have": 0}))
        for need in (1, 2, 5)
    }
    assert len(said) == 3 and all("0" in line for line in said)
    other = Refusal("AR 1.8", "unaffordable", {"card": "card:axe", "of": "coin", "need": 2, "have": 0})
    assert of == "coin" or voice(lang).refusal(other) not in said


@pytest.mark.parametrize(
    ("lang", "one", "three"),
    [
        ("en", "it needs 1 compass, you have 0", "it needs 3 compasses, you have 1"),
        ("pl", "potrzeba 1 kompasu, masz 0", "potrzeba 3 kompasów, masz 1"),
        ("ru", "нужен 1 компас, у вас 0", "нужно 3 компаса, у вас 1"),
    ],
)
def test_a_number_of_what_is_missing_is_counted_as_the_language_does(lang: str, one: str, three: str) -> None:
    for (need, have), said in {(1, 0): one, (3, 1): three}.items():
        facts: dict[str, Fact] = {"site": "site:lower-1", "of": "compass", "need": need, "have": have}
        line = voice(lang).refusal(Refusal("AR 5.1", "too-few-compasses", facts))
        assert line.replace("\N{NO-BREAK SPACE}", " ").endswith(said)
