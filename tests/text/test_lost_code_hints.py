"""Hints and proofs in words, in every language."""

from functools import cache
from itertools import islice

import pytest

import cairn
from cairn.games.lost_code.belief.posterior import Heard, Opened
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import hint
from cairn.games.lost_code.solve.proof import Certain, Excluded, prove
from cairn.text import LANGUAGES, text
from cairn.games.lost_code.words.table import Words
from cairn.games.lost_code.words.hints import hint_lines, proof_lines
from tests.solve.positions import heard, known, seen, views

JAGUAR, CHAMELEON = Symbol.JAGUAR, Symbol.CHAMELEON

NAMES = ("Ana", "Bob", "Cid", "Dan")

THE_CHAMELEON = {
    "en": [
        "Your jaguar is 1 for certain, because:",
        "1. jaguar 0 is in sight: dealt (Bob; LC 2.5) → jaguar 1, 2, 3, 4, 5, 6, 7",
        "2. your chameleon up to round 4 was 2: laid open in the swap (LC 5.4) → chameleon 0, 1, 3, 4, 5, 6, 7",
        "3. round 2: jaguar + chameleon + chameleon = 1–5 (LC 5.10) → jaguar 1",
    ],
    "pl": [
        "U ciebie „jaguar” to na pewno 1, ponieważ:",
        "1. jaguar 0 jest na widoku: z rozdania (Bob; LC 2.5) → jaguar 1, 2, 3, 4, 5, 6, 7",
        "2. u ciebie „kameleon” do rundy 4 to 2: odsłonięte przy wymianie (LC 5.4) → kameleon 0, 1, 3, 4, 5, 6, 7",
        "3. runda 2: jaguar + kameleon + kameleon = 1–5 (LC 5.10) → jaguar 1",
    ],
    "ru": [
        "У вас «ягуар» — точно 1, потому что:",
        "1. ягуар 0 на виду: с раздачи (Bob; LC 2.5) → ягуар 1, 2, 3, 4, 5, 6, 7",
        "2. у вас «хамелеон» до раунда 4 — 2: открыто при замене (LC 5.4) → хамелеон 0, 1, 3, 4, 5, 6, 7",
        "3. раунд 2: ягуар + хамелеон + хамелеон = 1–5 (LC 5.10) → ягуар 1",
    ],
}
"""LC 12.4: a discarded chameleon 2, counted twice with the jaguar in a round with the known range 1-5."""


def words_of(view: View, lang: str) -> Words:
    game = cairn.game("lost-code" if view.table.edition == "stones" else "think-str8")
    return Words(text(lang, game), view.table, NAMES[: view.table.players], view.seat)


@cache
def some_views() -> list[View]:
    """A few of every phase."""
    phases = ("bet", "turn", "fix", "swap", "final", "offer", "place")
    found = [view for phase in phases for view in islice(views(phase), 0, None, 9)]
    assert {view.phase.value for view in found} == set(phases)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_discarded_chameleon_is_told_step_by_step(lang: str) -> None:
    """LC 12.4: every step names its round and its rule, and what it leaves."""
    answer = heard(2, (JAGUAR, CHAMELEON, CHAMELEON), 1, 5, Answer.RIGHT)
    position = known(*seen(JAGUAR, 0, 3, 6), answer, Opened(CHAMELEON, 2, 0, 4), stones={CHAMELEON: 1})
    proof = prove(position, Certain(JAGUAR, 1))
    assert proof is not None
    words = Words(text(lang, cairn.game("lost-code")), position.table, NAMES, 0)
    assert list(proof_lines(words, proof)) == THE_CHAMELEON[lang]


def test_two_ranges_are_both_told() -> None:
    """LC 5.10: wrong with the smallest wheel leaves every sum outside it."""
    answer = heard(1, (JAGUAR, JAGUAR, JAGUAR), 12, 12, Answer.WRONG)
    assert isinstance(answer, Heard)
    proof = prove(known(answer), Excluded(JAGUAR, 4))
    assert proof is not None
    words = Words(text("en", cairn.game("lost-code")), known().table, NAMES, 0)
    assert list(proof_lines(words, proof)) == [
        "Your jaguar is not 4, because:",
        "1. round 1: jaguar + jaguar + jaguar = 0–11, 13–21 (LC 5.10) → jaguar 0, 1, 2, 3, 5, 6, 7",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_hint_can_be_said(lang: str, level: int) -> None:
    """Nothing in any phase is without words, and a level says something of its own."""
    for view in some_views():
        told = hint(view, [], level)
        lines = list(hint_lines(words_of(view, lang), told, view))
        if told.proof is not None:
            assert len(lines) >= 1 + len(told.proof.steps)
            assert all(step.fact.rule in line for step, line in zip(told.proof.steps, lines[1:], strict=False))
        else:
            assert len(lines) == 1 + (level == 4) + (told.advice is not None and told.advice.bet is not None)


@pytest.mark.parametrize(
    ("lang", "odds"), [("en", "chance 100%, expected points 6.0"), ("pl", "100%"), ("ru", "ожидаемые очки 6,0")]
)
def test_the_odds_are_written_as_the_language_writes_numbers(lang: str, odds: str) -> None:
    for view in views("bet"):
        told = hint(view, [], 4)
        if told.advice is not None and told.advice.chance == 1 and told.advice.points == 6:
            assert odds in list(hint_lines(words_of(view, lang), told, view))[-1].replace("\N{NO-BREAK SPACE}", " ")
            return
    raise AssertionError("no sure bet: choose another seed")
