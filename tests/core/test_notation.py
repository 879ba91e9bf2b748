"""The readable form of a value, and what is said of a text that is none."""

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.core.errors import BadInput
from cairn.core.notation import read, write
from cairn.core.values import Value


class Point(Value):
    """A part without a tag."""

    x: int
    name: str = ""


class Mixed(Value, tag="mixed"):
    """A bit of everything."""

    number: int = 0
    word: str = ""
    flag: bool = False
    maybe: int | None = None
    side: Literal["left", "right"] = "left"
    rows: tuple[tuple[str | None, ...], ...] = ()
    point: Point | None = None


class Bare(Value, tag="bare"):
    """No fields."""


KIND: Any = Mixed | Bare

texts = st.text() | st.sampled_from(["true", "null", "a b", "a,b]", "a=b", "=", "[", '"', "\\", "word-2"])
mixed = st.builds(
    Mixed,
    number=st.integers(-(2**60), 2**60),
    word=texts,
    flag=st.booleans(),
    maybe=st.none() | st.integers(-9, 9),
    side=st.sampled_from(["left", "right"]),
    rows=st.lists(st.lists(st.none() | texts, max_size=3).map(tuple), max_size=3).map(tuple),
    point=st.none() | st.builds(Point, x=st.integers(-9, 9), name=texts),
)


@given(mixed | st.just(Bare()))
def test_what_is_written_is_read_back(value: Mixed | Bare) -> None:
    text = write(value)
    assert "\n" not in text
    assert read(text, KIND) == value


def test_words_numbers_and_lists_stand_bare() -> None:
    value = Mixed(7, "jaguar", rows=(("a", None), ()), point=Point(1, "two words"))
    assert write(value) == (
        'mixed number=7 word=jaguar flag=false maybe=null side=left rows=[[a,null],[]] point={"x":1,"name":"two words"}'
    )
    assert write(Mixed(word="null")).startswith('mixed number=0 word="null" ')
    assert write(Bare()) == "bare"


def test_spaces_around_do_no_harm() -> None:
    assert read("  mixed   number=3  word=x ", KIND) == Mixed(3, "x")
    assert read(" bare ", KIND) == Bare()


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("", "text", "is empty"),
        ("  ", "text", "is empty"),
        ("jump", "jump", "Invalid value 'jump' - at `$.type`"),
        ("mixed number", "mixed", "a field is written name=value, not 'number'"),
        ("mixed Number=1", "mixed", "a field is written name=value, not 'Number'"),
        ("mixed =1", "mixed", "a field is written name=value, not ''"),
        ("mixed number=1 number=2", "number", "is given twice"),
        ("mixed type=bare", "type", "is given twice"),
        ("mixed number=", "number", "'' is not a value"),
        ("mixed number=1,2", "number", "'1,2' does not read as one value"),
        ('mixed word="a', "word", "'\"a' is not a value"),
        ("mixed rows=[[a]", "rows", "a list does not end"),
        ("mixed rows=[a b]", "rows", "a list does not end"),
        ("mixed rows=[a,]", "rows", "']' is not a value"),
        ("mixed number=x", "mixed", "Expected `int`, got `str` - at `$.number`"),
        ("mixed number=1.5", "mixed", "Expected `int`, got `float` - at `$.number`"),
        ("mixed side=up", "mixed", "Invalid enum value 'up' - at `$.side`"),
        ("mixed colour=red", "mixed", "Object contains unknown field `colour`"),
        ("bare x=1", "bare", "Object contains unknown field `x`"),
        ("mixed number=" + 5000 * "9", "number", "is a number that is too long"),
        ("mixed rows=" + 5000 * "[", "rows", "is nested too deeply"),
        ("mixed point=" + 99999 * '{"x":', "point", "is nested too deeply"),
    ],
)
def test_a_text_that_is_wrong_names_its_place(text: str, place: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text, KIND)
    assert (caught.value.place, caught.value.text) == (place, said)


@given(st.text() | st.text().map(lambda text: f"mixed {text}") | st.text().map(lambda text: f"mixed word={text}"))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        value = read(text, KIND)
    except BadInput:
        return
    assert read(write(value), KIND) == value


def test_half_a_character_is_refused() -> None:
    """JSON can spell what no text can hold; it would break the record that it comes to."""
    with pytest.raises(BadInput, match="surrogates not allowed"):
        read('mixed word="\\ud800"', KIND)
