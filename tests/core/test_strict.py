"""Strict at the door: what is not of its type is refused where it enters, and nothing changes."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from decimal import Decimal
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.core import record
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput, CairnError
from cairn.core.match import Match
from cairn.core.snapshot import from_json, to_json
from cairn.core.steps import Hinted, Noted, Played, Settled, Undone
from cairn.core.table import new_table
from cairn.core.values import Value, strict
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.moves import Flip, Hide, Say, Scribble
from tests.fifth.coins.rules.state import Options
from tests.loose import AnyMatch


class Bet(Value, tag="bet"):
    """A move with numbers, as other games have it."""

    low: int
    widths: tuple[int, ...] = ()
    inner: "Bet | None" = None


def _of_numpy(number: int) -> Any:
    return np.int64(number)


def match(**who: Any) -> AnyMatch:
    return Match(new_table(COINS, Options(3)), Dealer(1), **who)


class Odd:
    """Nothing that a game knows."""

    def __repr__(self) -> str:
        return "something odd"


WRONG = [
    3.5,
    3.0,
    True,
    "3",
    None,
    (3,),
    {"low": 3},
    b"3",
    float("nan"),
    Decimal(3),
    date(2024, 1, 1),
    Odd(),
    np.float64(3),
    np.bool_(True),
    np.array([3, 4]),
]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_a_number_is_a_whole_number(wrong: Any) -> None:
    """At any depth; 3.0 and True are numbers in Python's eyes, and none of ours."""
    for bet in (Bet(wrong), Bet(3, (1, wrong)), Bet(3, (), Bet(wrong)), Bet(3, (), Bet(3, (wrong,)))):
        with pytest.raises(msgspec.ValidationError):
            strict(bet, Bet)


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64])
def test_numbers_of_numpy_are_numbers(kind: Any) -> None:
    bet = strict(Bet(kind(3), (kind(1), 2), Bet(kind(0))), Bet)
    assert bet == Bet(3, (1, 2), Bet(0))
    assert bet.inner is not None
    assert type(bet.low) is type(bet.widths[0]) is type(bet.inner.low) is int


def test_a_list_is_as_good_as_a_tuple_and_fields_as_good_as_a_value() -> None:
    """They say the same; what is kept is a value."""
    assert strict(Bet(3, [1, 2]), Bet) == Bet(3, (1, 2))  # type: ignore[arg-type]
    assert strict({"type": "bet", "low": 3}, Bet) == Bet(3)


@pytest.mark.parametrize("wrong", [b"well", date(2024, 1, 1), 3, None, ("well",), "\ud800", Odd()], ids=repr)
def test_a_word_is_a_word(wrong: Any) -> None:
    """JSON writes bytes and dates as text; half a character is none at all."""
    with pytest.raises(msgspec.ValidationError):
        strict(Say(wrong), Say)


@pytest.mark.parametrize("wrong", [Hide("edge"), Hide(3), Hide(None), Flip("heads"), Scribble("x"), Bet(3), "hide", 7])  # type: ignore[arg-type]
def test_a_wrong_move_changes_nothing(wrong: Any) -> None:
    table = match()
    before = table.state, table.record
    with pytest.raises(BadInput, match=r"^move: .* does not fit coins: "):
        table.play(0, wrong)
    assert (table.state, table.record) == before


@pytest.mark.parametrize("wrong", [Scribble(3), Scribble(b"x"), Scribble("\ud800"), Hide("heads"), "x", None])  # type: ignore[arg-type]
def test_a_wrong_note_changes_nothing(wrong: Any) -> None:
    table = match()
    before = table.record
    with pytest.raises(BadInput, match=r"^note: .* does not fit coins: "):
        table.note(0, wrong)
    assert table.record == before and table.notes(0) == ()


@pytest.mark.parametrize("wrong", [Flip("edge"), Hide("heads"), None, "heads"])  # type: ignore[arg-type]
def test_a_wrong_outcome_changes_nothing(wrong: Any) -> None:
    table = new_table(COINS, Options(), [Played(0, Hide("heads")), Played(1, Hide("heads"))])
    before = table.snapshot()
    with pytest.raises(BadInput, match=r"^chance: .* does not fit coins: "):
        table.add(Settled(wrong))
    assert table.snapshot() == before


@pytest.mark.parametrize("wrong", [1.0, True, "1", None, (1,), 0, -1, 101, np.float64(1), np.bool_(True)], ids=repr)
def test_a_level_of_a_hint_is_a_number(wrong: Any) -> None:
    table = match()
    with pytest.raises(BadInput, match=r"^hint: .* is not a level of hints$"):
        table.add_hint(0, wrong)
    assert table.record.steps == ()


@pytest.mark.parametrize("wrong", [0.0, True, "0", (0,), -1, 3, 10**40, np.float64(0), np.int64(-1), Odd()], ids=repr)
def test_a_seat_is_one_of_the_seats(wrong: Any) -> None:
    table = match()
    before = table.record
    for ask in (
        table.view,
        table.events,
        table.moves,
        table.offers,
        table.notes,
        table.can_undo,
        table.undo,
        lambda seat: table.play(seat, Hide("heads")),
        lambda seat: table.note(seat, Scribble("x")),
        lambda seat: table.add_hint(seat, 1),
        lambda seat: table.why_not(seat, "hand:0"),
    ):
        with pytest.raises(BadInput, match=r"^seat: the seats are 0 to 2, not "):
            ask(wrong)
    assert table.record == before


def test_what_numpy_counts_is_kept_as_numbers_of_our_own() -> None:
    """A record must be written and read, so nothing of another library may stay in it."""
    table = match()
    zero, one, two = map(_of_numpy, range(3))
    table.play(zero, Hide("heads"))
    table.play(two, Hide("heads"))
    table.undo(two)
    table.add_hint(one, two)
    table.note(zero, Scribble("x"))
    for step in table.record.steps:
        assert isinstance(step, Played | Undone | Hinted | Noted) and type(step.seat) is int
    assert record.read(record.to_json(table.record), lambda name: COINS) == table.record
    assert table.view(zero) == table.view(0) and type(table.view(zero).view.seat) is int


def test_steps_that_are_repeated_are_read_strictly_too() -> None:
    table = new_table(COINS, Options())
    (step,) = table.repeat([Played(_of_numpy(1), Hide("heads"))])
    assert isinstance(step, Played) and type(step.seat) is int
    with pytest.raises(CairnError, match=r"^step 2: move: "):
        table.repeat([Played(0, Hide(3))])  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["Ada", b"Ada", 3, None, ("Ada", 3, "Jan"), ("Ada", None, "Jan"), ("Ada", b"x", "y")])
def test_names_are_a_list_of_words(wrong: Any) -> None:
    with pytest.raises(BadInput, match=r"^names: must be a list of names$"):
        match(names=wrong)


@pytest.mark.parametrize("wrong", ["steady", b"x", 3, None, ("steady", 3, None), (0, None, None), ("", None, None)])
def test_bots_are_a_list_of_words(wrong: Any) -> None:
    with pytest.raises(BadInput, match=r"^bots: must be a list of names$"):
        match(bots=wrong)


anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.builds(Odd),
    lambda inner: st.lists(inner) | st.tuples(inner) | st.dictionaries(st.text(), inner),
)


@given(side=anything, seat=anything, note=anything, level=anything)
def test_whatever_is_thrown_at_a_table_it_stays_whole(side: Any, seat: Any, note: Any, level: Any) -> None:
    """What is taken can be written down and read again; what is refused is refused as bad input or by a rule."""
    table = match()
    throws: list[tuple[Callable[..., None], Any, Any]] = [
        (table.play, 0, Hide(side)),
        (table.play, seat, Hide("heads")),
        (table.play, 1, side),
        (table.note, 0, Scribble(note)),
        (table.note, 0, note),
        (table.add_hint, 0, level),
        (table.add_hint, seat, 1),
    ]
    for throw, *thrown in throws:
        with suppress(CairnError):
            throw(*thrown)
        for form in (record.to_json, record.to_text):
            assert record.read(form(table.record), lambda name: COINS) == table.record
        kept = table.table.snapshot()
        assert from_json(to_json(kept, COINS), COINS) == kept
