"""Errors say where the fault lies, and travel between processes whole."""

import pickle

import pytest

from cairn.core.errors import BadInput, BadOption, BadRecord, BadTable, CairnError, IllegalMove, UnknownName
from cairn.core.offers import Refusal
from cairn.core.phrases import phrase
from cairn.core.registry import look_up


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("LC 4.1", "wheel-is-taken", width=7, by="seat:2"),
        IllegalMove("LC 3.3", "dice-first"),
        IllegalMove("AR 8.1", "unaffordable", needs_most=phrase("goods", signs=("coin:gold", 2))),
        BadInput("names", "there must be 2"),
        UnknownName("game", "'x' is not known"),
        BadOption("players", "2 to 4 play"),
        BadTable("house.toml", "not seven"),
        BadRecord("line 3", "cut short"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_travels_whole(error: CairnError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_a_refusal_keeps_what_a_translation_needs() -> None:
    error = IllegalMove("LC 4.1", "wheel-is-taken", width=7, taken_by="seat:2")
    assert str(error) == "LC 4.1: wheel-is-taken (width 7, taken-by seat:2)"
    assert (error.rule, error.key, error.facts) == ("LC 4.1", "wheel-is-taken", {"width": 7, "taken-by": "seat:2"})
    assert error.refusal == Refusal("LC 4.1", "wheel-is-taken", {"width": 7, "taken-by": "seat:2"})
    assert error.refusal.phrase == phrase("refusal-wheel-is-taken", width=7, taken_by="seat:2")


def test_bad_input_names_its_place_first() -> None:
    assert str(BadRecord("line 3", "cut short")) == "line 3: cut short"


def test_all_errors_are_of_one_tree() -> None:
    """Who calls cairn catches one kind of error; a player's mistake is not bad input."""
    for kind in (BadOption, BadRecord, BadTable, UnknownName):
        assert issubclass(kind, BadInput)
    assert issubclass(BadInput, CairnError) and issubclass(IllegalMove, CairnError)
    assert not issubclass(IllegalMove, BadInput)


def test_a_name_that_is_not_known_gets_those_that_are() -> None:
    known = {"str8": 8, "code": 1}
    assert look_up("game", "code", known) == 1
    with pytest.raises(UnknownName) as caught:
        look_up("game", "cod", known)
    assert str(caught.value) == "game: 'cod' is not known (there are: code, str8)"
