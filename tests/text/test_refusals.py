"""Nobody ever reads a bare key: whatever is refused has its sentence, in every language and wherever it is said."""

import pytest

from cairn.text import LANGUAGES
from tests.text.refusals import Raised, raised, raised_in
from tests.text.test_catalogues import GAMES, parts, variables, whole
from tests.text.test_catalogues import messages as catalogue


def test_every_refusal_is_found() -> None:
    """However it is raised: by its name, by an heir, through a helper, as one of two."""
    source = """
class Denied(IllegalMove): ...
class Stale(IllegalMove):
    def __init__(self, prompt): super().__init__(RULE, "stale", prompt=prompt)
def check_goods(state, rule, key, **facts): raise IllegalMove(rule, key, need=1, **facts)
def play(state):
    check_goods(state, "AR 1.1", "too-poor", card=card)
    raise Denied(RULE, "closed" if state.is_closed else "unknown")
    raise Stale(3)
    return Refusal("AR 2.2", "why-not", {})
"""
    assert raised_in({"games/coins/rules/play.py": source}) == {
        Raised("coins", "stale", ("prompt",)),
        Raised("coins", "too-poor", ("card",)),
        Raised("coins", "closed", ()),
        Raised("coins", "unknown", ()),
        Raised("coins", "why-not", ()),
    }
    for hidden in ('raise IllegalMove(RULE, f"no-{what}")', 'raise IllegalMove(RULE, "a" if x else KEYS[x])'):
        with pytest.raises(AssertionError, match="not written out"):
            raised_in({"server/play.py": hidden})


def test_all_of_the_code_is_read() -> None:
    keys = {each.key for each in raised()}
    assert keys >= {"stale", "not-over", "unknown-secret", "nothing-to-take-back", "not-your-turn", "seat-taken"}
    assert {each.game for each in raised()} == {None, *GAMES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    """What every table refuses is in the catalogue of all games: the page says it where no game is at hand, too."""
    missing = [
        each
        for each in raised()
        if f"refusal-{each.key}"
        not in (parts(catalogue("cairn", lang)) if each.game is None else whole(each.game, lang))
    ]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_asks_for_no_more_than_it_is_told(lang: str) -> None:
    """Of what every table refuses: a seat, a name, a number or a version."""
    shared = parts(catalogue("cairn", lang))
    for each in raised():
        if each.game is None:
            assert variables(f"refusal-{each.key}", shared) <= set(each.facts), each
