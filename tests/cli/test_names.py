"""What bots and people are called on the screen."""

import pytest

from cairn.cli.names import shown_names
from cairn.play.levels import bot_name
from cairn.text import text


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", ("Ada", "Steady 1", "Steady 2", "Careful")),
        ("pl", ("Ada", "Solidny 1", "Solidny 2", "Uważny")),
        ("ru", ("Ada", "Надёжный 1", "Надёжный 2", "Внимательный")),
    ],
)
def test_bots_are_called_by_their_level_in_the_language(lang: str, shown: tuple[str, ...]) -> None:
    names = ("Ada", "steady 1", "steady 2", "careful")
    assert shown_names(text(lang), names, (None, "steady", "steady", "careful")) == shown


@pytest.mark.parametrize(("lang", "level"), [("en", "Steady"), ("pl", "Solidny"), ("ru", "Надёжный")])
def test_a_level_between_two_others_has_the_name_of_the_lower_one_and_a_mark(lang: str, level: str) -> None:
    names, bots = ("steady+2 1", "steady+2 2", "steady+1"), ("steady+2", "steady+2", "steady+1")
    assert shown_names(text(lang), names, bots) == (f"{level} +2 1", f"{level} +2 2", f"{level} +1")
    assert bot_name(text(lang), "mine+1") is None, "an operator's own bot has no name in a language"


def test_names_that_were_given_stay() -> None:
    """A person who is called like a bot, a bot that has a name, and a bot of one's own."""
    names = ("steady", "Iwo", "mine:Bot")
    assert shown_names(text("pl"), names, (None, "steady", "mine:Bot")) == names
    assert shown_names(text("pl"), names, ()) == names
