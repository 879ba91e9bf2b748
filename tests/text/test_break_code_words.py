"""Break the Code told to each seat in each language, and its rules page."""

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cairn
from cairn.core.errors import IllegalMove
from cairn.core.phrases import Fact, phrase
from cairn.core.values import encode
from cairn.games import break_code
from cairn.games.break_code.rules.engine import setup
from cairn.games.break_code.rules.events import Asked, Ended, Guessed, Happening, Looked, Named, Sealed
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.moves import GiveUp, Guess, Move, Name
from cairn.games.break_code.rules.pieces import card_ref
from cairn.games.break_code.rules.questions import cards, deck
from cairn.games.break_code.rules.state import view as seen_by
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import Tile, tiles
from cairn.games.break_code.solve.hint import hint
from cairn.games.break_code.words import parts as words_for
from cairn.games.break_code.words.table import WORDS
from cairn.reason.hints import HINT_LEVELS
from cairn.text import CASES, LANGUAGES, Voice, text
from cairn.text.pages import chapter, chapters, rule, rules_page, rulings
from tests.belief.break_code_games import positions
from tests.loose import AnyMatch

NAMES = ("Ada", "Ben", "Cleo", "Dan")
(ROOMS,) = break_code.GAMES
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def voice(lang: str, options: Options | None = None, seat: int | None = 0) -> Voice:
    view = seen_by(setup(options or Options(players=3)).state, None)
    return Voice(text(lang, BREAK_THE_CODE), NAMES, seat, WORDS.setting(view))


def said(fact: Fact, lang: str = "en", options: Options | None = None) -> str:
    """A fact as it stands in a sentence."""
    return voice(lang, options).say(phrase("answer", answer=fact))


def told(event: Happening, lang: str = "en", seat: int | None = 0) -> str:
    (line,) = WORDS.event([event], 0)
    return voice(lang, seat=seat).say(line).replace("\N{NO-BREAK SPACE}", " ")


@cache
def played() -> tuple[AnyMatch, ...]:
    """Games in which everything happens: some end by a right guess, others when cards or guesses run out."""
    matches = []
    tables = [(players, rules) for players in (2, 3, 4) for rules in ("standard", "tagiron")]
    for seed in range(4 * len(tables)):
        players, rules = tables[seed % len(tables)]
        options = {"rules": rules, "last_guesses": 1}
        match, rng = cairn.Match(BREAK_THE_CODE, players, options, seed=seed, names=NAMES[:players]), Random(seed)
        while match.to_act:
            seat = rng.choice(match.to_act)
            match.play(seat, _chosen(match, seat, rng))
        matches.append(match)
    return tuple(matches)


def _chosen(match: AnyMatch, seat: int, rng: Random) -> Move:
    state = match.state
    moves: tuple[Move, ...] = match.moves(seat)
    code = state.hands[1 - seat] if state.table.for_two else state.centre
    named = state.named[seat]
    wanted = Name(code[len(named)])
    if wanted in moves and named == code[: len(named)] and (seat + len(match.events(None))) % 4:
        return wanted
    quiet = [move for move in moves if not isinstance(move, Guess)]
    return rng.choice(quiet) if quiet and rng.random() < 0.9 else rng.choice(moves)


def sentences(match: AnyMatch, seat: int | None, lang: str) -> list[str]:
    sight = match.view(seat)
    speaker = Voice(text(lang, match.game), NAMES, seat, WORDS.setting(sight.view))
    return [speaker.say(line) for number in range(len(sight.history)) for line in WORDS.event(sight.history, number)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_is_told_to_everybody(lang: str) -> None:
    """Every kind of event occurs in these games, and every seat has a line for each."""
    kinds: set[type] = set()
    causes = set()
    for match in played():
        for seat in range(match.options.players):
            lines = sentences(match, seat, lang)
            assert len(lines) == len(match.events(seat)) and all(lines)
            assert not any(mark in line for line in lines for mark in ("None", "Tile.", "$", "::", ": :", ":}"))
        history: Any = match.events(None)
        kinds |= {type(event) for event in history}
        causes.add(history[-1].cause)
    assert kinds == set(get_args(Happening))
    assert causes >= {"right", "cards"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_and_prompt_is_told(lang: str) -> None:
    kinds: set[type] = set()
    for players, options in ((2, {"last_guesses": 1}), (3, {"rules": "tagiron"})):
        for seed in range(3):
            match, rng = cairn.Match(BREAK_THE_CODE, players, options, seed=seed), Random(seed)
            while match.to_act:
                seat = match.to_act[0]
                view, moves = match.view(seat).view, match.moves(seat)
                speaker = Voice(text(lang, BREAK_THE_CODE), NAMES, seat, WORDS.setting(view))
                assert speaker.say(WORDS.prompt(view))
                labels = [speaker.say(WORDS.move(view, move)) for move in moves]
                assert len(set(labels)) == len(labels), "two moves are called the same"
                kinds |= {type(move) for move in moves}
                match.play(seat, rng.choice(moves))
    assert voice(lang).say(WORDS.move(match.view(0).view, GiveUp()))
    assert kinds | {GiveUp} == set(get_args(Move))


@pytest.mark.parametrize(
    ("lang", "to_asker", "to_others"),
    [
        (
            "en",
            "You ask: Where are your 2s? – Ben: a; Cleo: none.",
            "Ada asks: Where are your 2s? – you: a; Cleo: none.",
        ),
        (
            "pl",
            "Pytasz: Gdzie są twoje płytki 2? – Ben: a; Cleo: brak.",
            "Ada pyta: Gdzie są twoje płytki 2? – ty: a; Cleo: brak.",
        ),
        (
            "ru",
            "Вы спрашиваете: Где у вас плашки 2? — Ben: a; Cleo: нет таких.",
            "Ada спрашивает: Где у вас плашки 2? — вы: a; Cleo: нет таких.",
        ),
    ],
)
def test_a_question_is_told_with_its_answers(lang: str, to_asker: str, to_others: str) -> None:
    """BC 3.2, 3.3."""
    event = Asked(0, "where-1-2", 2, (None, "a", ""))
    assert told(event, lang, 0) == to_asker
    assert told(event, lang, 1) == to_others


def test_answers_are_told_as_they_are_spoken() -> None:
    """BC 3.5, 3.8, 3.9."""
    spoken = ("ce", "", ("ab", "cde"), (), 0, 1, True, False)
    assert [said(words_for.answer_fact(each)) for each in spoken] == [
        "c, e",
        "none",
        "{a, b} {c, d, e}",
        "none",
        "0",
        "1",
        "yes",
        "no",
    ]


def test_short_answers_fit_into_a_column() -> None:
    spoken = ("ce", "", ("ab", "cde"), (), 12, True)
    assert [said(words_for.short_answer(each)) for each in spoken] == ["ce", "none", "ab cde", "none", "12", "yes"]


def test_a_phrase_names_its_pieces() -> None:
    """What happened is data: a page finds the card, the places and the seats in it."""
    (asked,) = WORDS.event([Asked(0, "where-1-2", 2, (None, "a", ""))], 0)
    assert asked == phrase(
        "event-asked",
        seat="seat:0",
        question=phrase("question-picked", card="card:where-1-2", digit=2),
        answers=phrase(
            "one-by-one",
            first=phrase("heard", seat="seat:1", answer=("place:a",)),
            rest=phrase("heard", seat="seat:2", answer=phrase("answer-none")),
        ),
    )
    assert b"Tile" not in encode(asked)


def test_what_a_seat_may_not_see_is_not_told() -> None:
    """BC 3.12, 6.6."""
    assert told(Named(1, None)) == "Ben names a tile in secret."
    assert told(Named(0, Tile.B3)) == "You name black 3."
    assert told(Looked(1, None, None)) == "Ben looks at the centre in secret."
    assert told(Guessed(1, False, None)) == "Ben guesses the code: wrong."
    assert told(Guessed(1, True, tiles("b0 g5"))) == "Ben guesses black 0, green 5: right."
    assert told(Sealed(1, None)) == "Ben has decided."
    assert told(Sealed(0, True)) == "You secretly decide to guess."
    assert told(Ended("right", (1, 0))) == "The game is over. The code was broken by: Ben, you."


def test_tagiron_is_red_and_blue() -> None:
    """BC 6.1, 6.4."""
    original = Options(rules="tagiron")
    assert said(words_for.tile_refs(tiles("b3 w4 g5")), options=original) == "red 3, blue 4, green 5"
    assert said(words_for.short_tiles(tiles("b3 w4 g5")), options=original) == "3r 4b 5g"
    assert said("card:sum-black", options=original) == "What is the sum of your red tiles?"
    assert "pairs" in said("card:count-equal", options=original) and "pairs" not in said("card:count-equal")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["standard", "tagiron"])
def test_every_card_has_its_own_question(lang: str, rules: str) -> None:
    options = Options(players=3, rules="tagiron" if rules == "tagiron" else "standard")
    asked = [said(words_for.question_fact(card), lang, options) for card in deck(options.rules, 3)]
    briefly = [said(words_for.short_question(card), lang, options) for card in deck(options.rules, 3)]
    assert len(set(asked)) == len(set(briefly)) == 21


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_middle_is_as_wide_as_the_hand(lang: str) -> None:
    """BC 3.10."""
    middle = words_for.short_question("sum-middle")
    assert "(b, c, d)" in said(middle, lang) and "(b, c)" in said(middle, lang, Options(players=4))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "rules"), [(2, "standard"), (3, "tagiron"), (4, "standard")])
def test_every_hint_is_told(players: int, rules: str, lang: str) -> None:
    """All levels, all along a game, with own tiles, answers and wrong guesses among the facts."""
    keys: set[str] = set()
    for _, sight in positions(3, players, rules, range(1, 9, 3)):
        speaker = Voice(text(lang, BREAK_THE_CODE), NAMES, sight.view.seat, WORDS.setting(sight.view))
        for level in range(1, HINT_LEVELS + 1):
            given = hint(sight, (), level)
            lines = [line.phrase for line in WORDS.hint(sight.view, given)]
            assert lines
            for line in lines:
                keys.add(line.key)
                if line.key == "hint-best-ask" and given.advice is not None and given.advice.question is not None:
                    typed, asked = str(line.facts["typed"]), given.advice.question.ask
                    assert sight.view.row[int(typed.split()[0]) - 1] == asked.card
                    assert typed.split()[1:] == ([] if asked.digit is None else [str(asked.digit)])
                    assert f" {typed} (" in speaker.say(line).replace("\u00a0", " ")
                assert not re.search(r"\$|: :|:}|None|[a-z]+:[a-z0-9]", speaker.say(line))
    assert {"proof-step", "proof-step-left"} & keys and keys & {"hint-best", "hint-best-ask"}
    assert "hint-also" in keys


# The catalogues


@cache
def parts(lang: str) -> frozenset[str]:
    """The keys of every value and attribute."""
    source = files("cairn.games.break_code").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    values = {entry.id.name for entry in found if entry.value is not None}
    return frozenset(values | {f"{entry.id.name}.{each.id.name}" for entry in found for each in entry.attributes})


def refusals() -> set[str]:
    """The key of every sentence that the game refuses something with."""
    found = set()
    for path in Path(str(files(break_code))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
                key = ast.literal_eval(node.args[1])
                assert re.fullmatch(r"[a-z0-9-]+", key)
                found.add(f"refusal-{key}")
    return found


SHARED = {"refusal-not-your-turn", "refusal-game-over"}
"""Sentences of every table."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    assert refusals() - SHARED == {key for key in parts(lang) if key.startswith("refusal-")}
    assert all(text(lang, BREAK_THE_CODE).has(key) for key in SHARED)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert {key for key in parts(lang) if key.partition(".")[2] not in CASES} == {*parts("en")}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "BC 3.11: white 4 cannot be at b: a guess names each tile once"),
        ("pl", "BC 3.11: biała 4 nie może stać na miejscu b: każdą płytkę podaje się raz"),
        ("ru", "BC 3.11: белая 4 не может стоять на месте b: каждую плашку называют один раз"),
    ],
)
def test_a_refusal_names_the_tile(lang: str, said: str) -> None:
    error = IllegalMove("BC 3.11", "tile-cannot-stand", tile="tile:w4", place="place:b")
    assert voice(lang).refusal(error.refusal).replace("\N{NO-BREAK SPACE}", " ").startswith(said)


# The rules page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_card(lang: str) -> None:
    told_here = chapter(rules_page(ROOMS, lang), "9")
    assert told_here is not None and "{cards}" not in told_here
    rows = [line for line in told_here.splitlines() if line.startswith("| ")][2:]
    questions = [said(card_ref(card), lang) for card in cards()]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == questions


def test_the_page_says_how_a_card_is_known() -> None:
    page = rules_page(ROOMS, "en")
    assert "| Where are your 5s? |  | printed in the rule book |" in page
    assert "reported consistently by several sources; the sources disagree: tiles or pairs (BC 3.5) |" in page
    assert page.count("the asker answers too") == 3 and page.count("not used with four players") == 2


NUMBERS = {1: 2, 2: 5, 3: 13, 4: 7, 5: 9, 6: 8, 7: 3, 8: 6}
"""How many numbers each chapter has."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_every_number(lang: str) -> None:
    page = rules_page(ROOMS, lang)
    wanted = [f"{each}.{number}" for each, last in NUMBERS.items() for number in range(1, last + 1)]
    assert [number for number in wanted if rule(page, number) is None] == []
    assert page.count("\n**BC ") == len(wanted)
    assert list(chapters(page)) == [str(each) for each in range(1, 10)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_the_same_in_every_language(lang: str) -> None:
    def numbers(which: str) -> list[Any]:
        return [paragraph.split("**")[1] for paragraph in rulings(rules_page(ROOMS, which))]

    assert numbers(lang) == numbers("en")
    assert {"BC 3.4", "BC 3.12", "BC 6.5"} <= set(numbers(lang)) and "BC 3.6" not in numbers(lang)
