"""Hints and proofs in words, in every language."""

import re
from functools import cache
from itertools import islice

import pytest

import cairn
from cairn.core.phrases import Phrase
from cairn.core.sight import Sight
from cairn.games.lost_code.belief.knowledge import Heard, Opened
from cairn.games.lost_code.rules.events import Answer, Happening
from cairn.games.lost_code.rules.moves import Choose, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.hint import Hint, hint
from cairn.games.lost_code.solve.proof import Certain, Excluded, prove
from cairn.games.lost_code.solve.ranking import Advice
from cairn.games.lost_code.solve.values import BetValue
from cairn.games.lost_code.words.hints import advice_move_phrases, proof_phrases
from cairn.games.lost_code.words.table import WORDS
from cairn.text import LANGUAGES, Voice, text
from tests.solve.positions import heard, known, seen, sights

JAGUAR, CHAMELEON = Symbol.JAGUAR, Symbol.CHAMELEON

NAMES = ("Ana", "Bob", "Cid", "Dan")

THE_CHAMELEON = {
    "en": [
        "Your jaguar must be 1, because:",
        "1. jaguar 0 is visible: dealt (Bob; LC 2.5) → jaguar 1, 2, 3, 4, 5, 6, 7",
        "2. your chameleon up to round 4 was 2: discarded in the swap (LC 5.4) → chameleon 0, 1, 3, 4, 5, 6, 7",
        "3. round 2: jaguar + chameleon + chameleon = 1–5 (LC 5.10) → jaguar 1",
    ],
    "pl": [
        "Twój jaguar to na pewno 1, ponieważ:",
        "1. widać: jaguar 0 (z rozdania, Bob; LC 2.5) → jaguar 1, 2, 3, 4, 5, 6, 7",
        "2. twój kameleon do rundy 4 to 2: odrzucony przy wymianie (LC 5.4) → kameleon 0, 1, 3, 4, 5, 6, 7",
        "3. runda 2: jaguar + kameleon + kameleon = 1–5 (LC 5.10) → jaguar 1",
    ],
    "ru": [
        "Ваша цифра ягуара — точно 1, потому что:",
        "1. видно: ягуар 0 (с раздачи, Bob; LC 2.5) → ягуар 1, 2, 3, 4, 5, 6, 7",
        "2. ваша цифра хамелеона до раунда 4 — 2: сброшена при замене (LC 5.4) → хамелеон 0, 1, 3, 4, 5, 6, 7",
        "3. раунд 2: ягуар + хамелеон + хамелеон = 1–5 (LC 5.10) → ягуар 1",
    ],
}
"""LC 12.4: a discarded chameleon 2, counted twice with the jaguar in a round with the known range 1-5."""


def voice_of(view: View, lang: str) -> Voice:
    game = cairn.game("lost-code" if view.table.edition == "stones" else "think-str8")
    return Voice(text(lang, game), NAMES[: view.table.players], view.seat, WORDS.setting(view))


def phrases(view: View, told: Hint) -> list[Phrase]:
    return [line.phrase for line in WORDS.hint(view, told)]


@cache
def some_sights() -> list[Sight[View, Happening]]:
    """A few of every phase."""
    phases = ("bet", "turn", "fix", "swap", "final", "offer", "place")
    found = [sight for phase in phases for sight in islice(sights(phase), 0, None, 9)]
    assert {sight.view.phase.value for sight in found} == set(phases)
    return found


def first_view() -> View:
    view: View = cairn.Match("lost-code", 4, {}, seed=1).view(0).view
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_discarded_chameleon_is_told_step_by_step(lang: str) -> None:
    """LC 12.4: every step names its round and its rule, and what it leaves."""
    answer = heard(2, (JAGUAR, CHAMELEON, CHAMELEON), 1, 5, Answer.RIGHT)
    position = known(*seen(JAGUAR, 0, 3, 6), answer, Opened(CHAMELEON, 2, 0, 4), stones={CHAMELEON: 1})
    proof = prove(position, Certain(JAGUAR, 1))
    assert proof is not None
    view = first_view()
    lines = map(voice_of(view, lang).say, proof_phrases(view, proof))
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] == THE_CHAMELEON[lang]


def test_two_ranges_are_both_told() -> None:
    """LC 5.10: wrong with the smallest wheel leaves every sum outside it."""
    answer = heard(1, (JAGUAR, JAGUAR, JAGUAR), 12, 12, Answer.WRONG)
    assert isinstance(answer, Heard)
    proof = prove(known(answer), Excluded(JAGUAR, 4))
    assert proof is not None
    view = first_view()
    assert list(map(voice_of(view, "en").say, proof_phrases(view, proof))) == [
        "Your jaguar is not 4, because:",
        "1. round 1: jaguar + jaguar + jaguar = 0–11, 13–21 (LC 5.10) → jaguar 0, 1, 2, 3, 5, 6, 7",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_hint_can_be_said(lang: str, level: int) -> None:
    """Nothing in any phase is without words, and a level says something of its own."""
    for sight in some_sights():
        told = hint(sight, [], level)
        lines = list(map(voice_of(sight.view, lang).say, phrases(sight.view, told)))
        if told.deductions:
            steps = told.deductions[0].proof.steps
            assert len(lines) >= 1 + len(steps)
            assert all(step.fact.rule in line for step, line in zip(steps, lines[1:], strict=False))
        else:
            advised = 0 if told.advice is None else len(advice_move_phrases(sight.view, told.advice))
            at_the_end = max(advised, len(told.payoffs)) + (told.finish is not None)
            assert len(lines) == max(1, len(told.symbols)) + at_the_end


@pytest.mark.parametrize(
    ("lang", "odds"), [("en", "chance 100%, expected points 6.0"), ("pl", "100%"), ("ru", "ожидаемые очки: 6,0")]
)
def test_the_odds_are_written_as_the_language_writes_numbers(lang: str, odds: str) -> None:
    for sight in sights("bet"):
        told = hint(sight, [], 4)
        if told.advice is not None and told.advice.chance == 1 and told.advice.points == 6:
            line = voice_of(sight.view, lang).say(phrases(sight.view, told)[-1])
            assert odds in line.replace("\N{NO-BREAK SPACE}", " ")
            return
    raise AssertionError("no sure bet: choose another seed")


def test_a_proof_names_pieces_that_are_on_the_table() -> None:
    """What a page can light up: stones, discarded stones, rows of the sheet."""
    kinds = set()
    for sight in some_sights():
        for proof in (deduction.proof for deduction in hint(sight, [], 3).deductions):
            known_pieces = set(cairn.game("lost-code").pieces(sight.view))
            named = {piece for line in proof_phrases(sight.view, proof) for piece in pieces_in(line)}
            assert named <= known_pieces
            kinds |= {piece.partition(":")[0] for piece in named}
    assert {"stone", "row"} <= kinds


def pieces_in(fact: object) -> set[str]:
    """Every stone and every row that a phrase names."""
    match fact:
        case Phrase():
            return set().union(*map(pieces_in, fact.facts.values()))
        case tuple():
            return set().union(*map(pieces_in, fact))
        case str() if fact.startswith(("stone:", "laid:", "row:")):
            return {fact}
        case _:
            return set()


ADVICE = {
    "en": [
        "take the width-5 token and place it on 9–13",
        "turn a die from grey to blue",
        "turn a die from red to blue",
    ],
    "pl": ["wziąć żeton o szerokości 5 i położyć go na 9–13"],
    "ru": ["взять жетон шириной 5 и положить его на 9–13"],
}


def spaced(sentence: str) -> str:
    """With plain blanks: which of them hold is for the catalogues."""
    return sentence.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_token_is_advised_with_its_range(lang: str) -> None:
    """LC 11.3: it is placed later, but what it promises depends on where."""
    choosing = next(sight for sight in sights("bet") if sight.view.table.edition == "cards").view
    bet = BetValue(5, 9, 0.5, 1.0)
    (chosen,) = advice_move_phrases(choosing, Advice(Choose(5), 1.0, 0.5, bet))
    assert spaced(voice_of(choosing, lang).say(chosen)) == ADVICE[lang][0]
    grey, blue, red = Symbol.GREY, Symbol.BLUE, Symbol.RED
    turns = advice_move_phrases(choosing, Advice(Turn(grey, blue), 1.0, 0.5, bet, (Turn(red, blue),)))
    said = [spaced(voice_of(choosing, lang).say(each)) for each in turns]
    assert said[-1] == ADVICE[lang][0] and len(said) == 3
    if lang == "en":
        assert said == [*ADVICE["en"][1:], ADVICE["en"][0]]


def test_all_turns_of_an_advice_are_told_in_order() -> None:
    for sight in sights("fix", seed=2):
        told = hint(sight, [], 4)
        assert told.advice is not None
        if len(told.advice.then) > 1:
            lines = list(map(voice_of(sight.view, "en").say, phrases(sight.view, told)))[-4:]
            assert [line.split(":")[0] for line in lines] == ["Best", "Then", "Then", "Then"]
            assert "chance" in lines[-1] and not any("chance" in line for line in lines[:-1])
            return
    raise AssertionError("never two dice that must be turned: choose another seed")


def test_payoffs_are_told_at_the_final_bet() -> None:
    """LC 6.3: 5, 2 or 1 points for 1, 2 or 3 digits, otherwise minus 2."""
    told = set()
    for sight in sights("final"):
        lines = list(map(voice_of(sight.view, "en").say, phrases(sight.view, hint(sight, [], 4))))
        assert lines[-1].startswith("Best chance to win: ")
        assert re.fullmatch(r"(Best|Or): make no bet on the \w+( card)?: −2 for certain\.", lines[-2])
        told |= {found for line in lines for found in re.findall(r": ([+−]\d (?:for certain|with a chance))", line)}
    assert told >= {"+5 for certain", "+5 with a chance", "+2 with a chance", "−2 for certain"}
