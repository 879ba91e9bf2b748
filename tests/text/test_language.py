"""What each language asks of every sentence: numbers, cases, agreement, capital letters, and where lines end."""

import ast
import re
from pathlib import Path

import pytest
from rich.text import Text as RichText

import cairn
from cairn.core.events import Event
from cairn.core.game import Result
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.core.values import encode
from cairn.games import rooms_of
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.events import CardsDrawn, Gained, Paid, Scored
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.pieces import CARDS, GUARDIANS, Cost
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import card_text
from cairn.games.arnak.words.table import WORDS as ARNAK_WORDS
from cairn.games.break_code.rules.events import Ended, Unsealed
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.words.events import event_phrase
from cairn.games.lost_code.rules.game import LOST_CODE, THINK_STR8
from cairn.terminal.layout import break_line, wrap_line
from cairn.text import LANGUAGES, Voice, chance, lesson_catalogue, text, typeset
from cairn.text.ending import ending
from cairn.text.pages import chapters, rule, rules_page
from tests.golden.transcripts import GOLDEN, kept_record
from tests.loose import AnyGame, whole
from tests.text.test_phrases import GOLDEN_GAMES, said_in, sentences

SOURCE = Path(__file__).parents[2] / "src" / "cairn"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
HELD = "\N{NO-BREAK SPACE}"
SETTING: dict[str, Fact] = {"edition": "stones", "rules": "standard", "size": 5, "side": "bird"}


def voice(lang: str, game: AnyGame = ARNAK, seat: int | None = 0, **setting: str) -> Voice:
    return Voice(text(lang, game), NAMES, seat, {**SETTING, **setting})


def told(lang: str, *events: Event, seat: int | None = 0) -> str:
    said = voice(lang, seat=seat)
    return " ".join(said.say(each) for at in range(len(events)) for each in ARNAK_WORDS.event(whole(events), at))


# Numbers


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "672 codes fit (deals: 8,026,324,992): 9.4 bits still unknown."),
        ("pl", f"Pasują{HELD}672{HELD}kody (rozdań: 8{HELD}026{HELD}324{HELD}992); nieznanych bitów: 9,4."),
        ("ru", f"Подходят{HELD}672{HELD}кода (раскладов: 8{HELD}026{HELD}324{HELD}992); ещё неизвестно битов: 9,4."),
    ],
)
@pytest.mark.parametrize("game", [LOST_CODE, THINK_STR8, BREAK_THE_CODE], ids=lambda game: str(game.name))
def test_large_numbers_and_decimals_are_written_as_the_language_does(lang: str, said: str, game: AnyGame) -> None:
    codes = phrase("solve-codes", count=672, deals=8_026_324_992, bits=9.391)
    assert voice(lang, game).say(codes) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "One code fits (deals: 12): you know it."),
        ("pl", "Pasuje jeden kod (rozdań: 12): jest znany."),
        ("ru", "Подходит единственный код (раскладов: 12): он известен."),
    ],
)
@pytest.mark.parametrize("game", [LOST_CODE, BREAK_THE_CODE], ids=lambda game: str(game.name))
def test_one_code_is_known(lang: str, said: str, game: AnyGame) -> None:
    assert voice(lang, game).say(phrase("solve-codes", count=1, deals=12, bits=0.0)) == said


def test_a_number_that_only_ends_in_one_is_not_one() -> None:
    """Russian counts 21 like 1, and still it is 21."""
    assert "21" in voice("ru", LOST_CODE).say(phrase("solve-codes", count=21, deals=21, bits=4.39))


@pytest.mark.parametrize(
    ("lang", "whole", "fine", "least", "two", "one"),
    [
        ("en", "33%", "61.6%", "<1%", "2.04", "1,234.5"),
        ("pl", "33%", "61,6%", "<1%", "2,04", f"1{HELD}234,5"),
        ("ru", f"33{HELD}%", f"61,6{HELD}%", f"<1{HELD}%", "2,04", f"1{HELD}234,5"),
    ],
)
def test_chances_and_decimals_in_tables(lang: str, whole: str, fine: str, least: str, two: str, one: str) -> None:
    said = voice(lang, LOST_CODE).say
    assert (said(chance(0.334)), said(chance(0.001)), said(chance(0.0))) == (whole, least, "·")
    assert said(phrase("chance-fine", chance=0.6159)) == fine
    assert (said(phrase("two-decimals", n=2.041)), said(phrase("one-decimal", n=1234.5))) == (two, one)


@pytest.mark.parametrize(("lang", "fear"), [("en", "Fear −5"), ("pl", f"Strach{HELD}−5"), ("ru", f"Страх{HELD}−5")])
def test_below_zero_stands_a_true_minus(lang: str, fear: str) -> None:
    assert fear in told(lang, Scored(1, 22, 0, 9, 5, 3, -5, 34))
    assert voice(lang).text.say("figure", n=-12) == "−12"
    assert voice(lang).say(ending(Result((-3,), (1,)))).count("−3") == 1


@pytest.mark.parametrize(
    ("line", "set_"),
    [
        ("9-15, 3 5, -", "9-15, 3 5, -"),
        ("my-2.jsonl", "my-2.jsonl"),
        ("(-2)", "(−2)"),
        ("-2", "−2"),
        ("LC 5.4", "LC 5.4"),
    ],
)
def test_a_hyphen_that_is_no_minus_stays(line: str, set_: str) -> None:
    for lang in LANGUAGES:
        assert typeset(lang, line) == set_


def test_numbers_are_formatted_by_the_catalogues_alone() -> None:
    """No format of a number, and no percent, in what is said or printed: `:.1f`, `:,`, `:+`, `:%`."""
    formats = re.compile(r"[+,%]|\.\d+[fe]?$|[fe%]$")
    found = []
    for folder in ("words", "terminal"):
        for path in SOURCE.glob(f"games/*/{folder}/*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr):
                    spec = "".join(
                        str(each.value) for each in node.format_spec.values if isinstance(each, ast.Constant)
                    )
                    found += [f"{path.relative_to(SOURCE)}:{node.lineno} {spec}"] if formats.search(spec) else []
    assert not found


# Cases


COUNTED = (
    "coin",
    "compass",
    "tablet",
    "arrowhead",
    "jewel",
    "boot",
    "car",
    "ship",
    "plane",
    "card",
    "hand-card",
    "idol",
)
NOMINATIVE = {
    "pl": "1 moneta, 1 kompas, 1 tabliczka, 1 grot strzały, 1 klejnot, 1 but, 1 samochód, 1 statek, 1 samolot, "
    "1 karta, 1 karta z ręki, 1 bożek",
    "ru": "1 монета, 1 компас, 1 табличка, 1 наконечник, 1 самоцвет, 1 ботинок, 1 машина, 1 корабль, 1 самолёт, "
    "1 карта, 1 карта с руки, 1 идол",
}
ACCUSATIVE = {
    "pl": "1 monetę, 1 kompas, 1 tabliczkę, 1 grot strzały, 1 klejnot, 1 but, 1 samochód, 1 statek, 1 samolot, "
    "1 kartę, 1 kartę z ręki, 1 bożka",
    "ru": "1 монету, 1 компас, 1 табличку, 1 наконечник, 1 самоцвет, 1 ботинок, 1 машину, 1 корабль, 1 самолёт, "
    "1 карту, 1 карту с руки, 1 идола",
}


def plain(line: str) -> str:
    return line.replace(HELD, " ")


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_counted_things_have_both_cases(lang: str) -> None:
    some = tuple(phrase(f"some-{what}", n=1) for what in COUNTED)
    assert plain(voice(lang).say(phrase("listed", what=some))) == NOMINATIVE[lang]
    assert ACCUSATIVE[lang] in plain(voice(lang).say(phrase("event-gained", seat=seat_ref(0), what=some)))


@pytest.mark.parametrize(
    ("lang", "label", "cost"),
    [
        ("pl", "Czym płacisz? Koszt: 1 moneta, 1 tabliczka i 1 karta z ręki.", "1 moneta i 2 tabliczki"),
        ("ru", "Чем платите? Стоимость: 1 монета, 1 табличка и 1 карта с руки.", "1 монета и 2 таблички"),
    ],
)
def test_the_nominative_stands_after_a_label(lang: str, label: str, cost: str) -> None:
    asked = phrase("prompt-payment", cost=parts.cost(Cost(Goods(coin=1, tablet=1), (), 1)))
    assert plain(voice(lang).say(asked)) == label
    assert plain(voice(lang).say(parts.cost(Cost(Goods(coin=1, tablet=2))))) == cost
    page = plain(rules_page(rooms_of("arnak"), lang))
    head = {"pl": "koszt", "ru": "цена"}[lang]
    assert head in page and not re.search(r"\| (?:\d+ )?1 (?:monetę|tabliczkę|монету|табличку|машину)\b", page)


@pytest.mark.parametrize(
    ("lang", "gained", "paid", "drawn", "effect"),
    [
        (
            "pl",
            "Bierzesz 1 monetę i 1 tabliczkę.",
            "Ada płaci: 1 monetę.",
            "Ada dobiera: 1 kartę.",
            "odłożyć kartę z ręki, aby wziąć 1 klejnot",
        ),
        (
            "ru",
            "Вы получаете 1 монету и 1 табличку.",
            "Ada тратит: 1 монету.",
            "Ada берёт: 1 карту.",
            "сбросить карту с руки, чтобы взять 1 самоцвет",
        ),
    ],
)
def test_the_accusative_stands_after_a_verb(lang: str, gained: str, paid: str, drawn: str, effect: str) -> None:
    assert plain(told(lang, Gained(0, Goods(coin=1, tablet=1)))) == gained
    assert plain(told(lang, Paid(0, Goods(coin=1)), seat=1)) == paid
    assert plain(told(lang, CardsDrawn(0, 1, None), seat=1)) == drawn
    assert effect in plain(voice(lang).say(card_text(CARDS["parrot"])))
    assert plain(voice(lang).say(parts.cost(GUARDIANS["spider"].cost))) in (
        "1 moneta, 1 grot strzały i 1 karta z ręki",
        "1 монета, 1 наконечник и 1 карта с руки",
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ben does not have black 7, because:"),
        ("pl", "Ben nie ma czarnej 7, ponieważ:"),
        ("ru", "Ben: чёрной 7 нет, потому что:"),
    ],
)
def test_what_is_not_there_stands_in_the_genitive(lang: str, said: str) -> None:
    claim = phrase("proof-nowhere", owner=seat_ref(1), where="hand", tile="tile:b7")
    assert plain(voice(lang, BREAK_THE_CODE).say(claim)) == said


# Agreement


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Now guessing: Ben.", "Now guessing: Ben, Cleo."),
        ("pl", "Teraz zgaduje: Ben.", "Teraz zgadują: Ben, Cleo."),
        ("ru", "Теперь отгадывает: Ben.", "Теперь отгадывают: Ben, Cleo."),
    ],
)
def test_the_verb_agrees_with_how_many_guess(lang: str, one: str, two: str) -> None:
    said = voice(lang, BREAK_THE_CODE).say
    assert (said(event_phrase(Unsealed((1,)))), said(event_phrase(Unsealed((1, 2))))) == (one, two)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("pl", "Koniec gry. Kod odgadnięty: Ben.", "Koniec gry. Kod odgadnięty: Ben, Cleo."),
        ("ru", "Игра окончена. Код отгадан: Ben.", "Игра окончена. Код отгадали: Ben, Cleo."),
    ],
)
def test_the_verb_agrees_with_how_many_were_right(lang: str, one: str, two: str) -> None:
    said = voice(lang, BREAK_THE_CODE).say
    assert (said(event_phrase(Ended("right", (1,)))), said(event_phrase(Ended("right", (1, 2))))) == (one, two)


# Names


def test_russian_lessons_write_names_in_cyrillic() -> None:
    """So that they can be declined: у Лены. Single letters are positions, II is a level."""
    for name in ("lost-code", "break-the-code", "arnak"):
        syntax = r"#.*|\{[^{}\n]*\}|\[\w+\]|^[\w-]+ =|\{ \$\w+ ->"
        messages = re.sub(syntax, "", lesson_catalogue(rooms_of(name).package, "ru"), flags=re.MULTILINE)
        assert "Иво" in messages and not re.findall(r"\b(?!II\b)[A-Za-z]{2,}", messages)


# Every sentence of the golden games


def events_of(name: str, lang: str) -> list[str]:
    """The sentences that a golden game is told by, to each seat and to an onlooker."""
    trail, _ = said_in(name)
    words = rooms_of(trail.game.name).words
    lines: list[str] = []
    for seat in (*trail.seats, None):
        history = trail.seen(len(trail.steps), seat)
        setting = words.setting(trail.game.view(trail.end, None))
        said = Voice(text(lang, trail.game), NAMES[: len(trail.seats)], seat, setting)
        phrases = {encode(each): each for at in range(len(history)) for each in words.event(history, at)}
        lines += map(said.say, phrases.values())
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_every_event_begins_with_a_capital_letter_and_ends_as_a_sentence(name: str, lang: str) -> None:
    wrong = [line for line in events_of(name, lang) if not line[:1].isupper() or line[-1] not in ".!?"]
    assert not wrong


BREAKABLE = {
    "a number and what it counts": re.compile(r"\d [^\W\d_]"),
    "a word and its number": re.compile(r"[^\W\d_](?<!\b[A-Z]{2}) [−+]?\d"),
    "a word of one letter and the next": re.compile(r"\b[aiouwzавикосуя] \w", re.IGNORECASE),
    "a hyphen for a minus": re.compile(r"(?<![\w–-])-\d"),
}


@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_no_line_ends_where_it_must_not(name: str, lang: str) -> None:
    """No blank that can be broken at between a number and its unit, or after a word of one letter."""
    for line in sentences(name, lang):
        assert not [what for what, fault in BREAKABLE.items() if fault.search(line)], line


def test_the_terminal_holds_together_what_belongs_together() -> None:
    line = f"Bierzesz 12{HELD}monet i 3{HELD}tabliczki"
    for width in range(12, 30):
        for part in wrap_line(line, "", "", width):
            assert len(part) <= width and not part.endswith(("12", "3"))
    styled = break_line(RichText(line, "bold"), 14)
    assert HELD in "".join(part.plain for part in styled) and all("\ue000" not in part.plain for part in styled)


# Pages and titles


@pytest.mark.parametrize(
    ("game", "lang", "title"),
    [
        ("lost-code", "pl", "Zaginiony kod"),
        ("lost-code", "ru", "Код змея (The Lost Code)"),
        ("arnak", "pl", "Zaginiona wyspa Arnak"),
        ("arnak", "ru", "Руины острова Арнак"),
        ("break-the-code", "pl", "Złam ten Kod"),
    ],
)
def test_games_are_called_as_they_are_sold(game: str, lang: str, title: str) -> None:
    assert rules_page(rooms_of(game), lang).startswith(f"# {title}\n")
    assert voice(lang, cairn.game(game)).say(Phrase("title")) == title


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["lost-code", "think-str8", "break-the-code", "arnak"])
def test_a_page_is_set_like_everything_else(game: str, lang: str) -> None:
    """And its numbers can still be found: nothing is changed in headings and before a rule."""
    page = rules_page(rooms_of(game), lang)
    assert list(chapters(page)) and rule(page, "1.1") and not re.search(r"[(\s]-\d", page)
    if lang != "en":
        assert HELD in page and not re.search(r"\n[^#|\n].*\d [^\W\d_]", page)


@pytest.mark.parametrize(
    ("lang", "edition", "legend"),
    [
        ("en", "stones", "B2: the digit that counted that round   (J5)"),
        ("pl", "cards", "N2: ta liczba się wtedy liczyła   (Z5)"),
        ("ru", "cards", "С2: эта цифра тогда учитывалась   (З5)"),
    ],
)
def test_letters_on_the_sheet_are_those_of_the_edition(lang: str, edition: str, legend: str) -> None:
    first, second = ("bird", "jaguar") if edition == "stones" else ("blue", "green")
    said = voice(lang, LOST_CODE, edition=edition)
    letters = [said.text.say(f"symbol-{symbol}.letter") for symbol in (first, second)]
    assert said.text.say("sheet-rounds", edition=edition, first=letters[0], second=letters[1]).startswith(legend)


def test_records_keep_names_with_plain_blanks() -> None:
    """A name is data: what stands between its words is for anyone who draws it."""
    assert all(HELD not in seat for name in GOLDEN for seat in kept_record(name).seats)
    for lang in LANGUAGES:
        assert typeset(lang, "steady 2").replace(HELD, " ") == "steady 2"
