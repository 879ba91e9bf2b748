"""Three catalogues that say the same, and say all that there is to say."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cairn.terminal.board import find_board
from cairn.cli.sitting import GENERAL
from cairn.core.game import AnyGame
from cairn.games.arnak import ARNAK
from cairn.games.arnak.rules.events import Happening as IslandHappening
from cairn.games.break_code import BREAK_THE_CODE
from cairn.games.break_code import Happening as CodeHappening
from cairn.games.break_code.rules.questions import cards
from cairn.games.lost_code import LOST_CODE
from cairn.games.lost_code.rules.events import Answer, Happening
from cairn.games.lost_code.rules.pieces import EditionName, Standing, Symbol, editions, wheel_sets
from cairn.games.lost_code.rules.state import Phase
from cairn.text import LANGUAGES, refusal_keys, text

SOURCE = Path(__file__).parents[2] / "src" / "cairn"
GAMES: dict[str, AnyGame] = {"lost_code": LOST_CODE, "break_code": BREAK_THE_CODE, "arnak": ARNAK}
"""By package."""
HAPPENINGS: dict[str, Any] = {"lost_code": Happening, "break_code": CodeHappening, "arnak": IslandHappening}
FOLDERS = {"cairn": SOURCE / "text", **{package: SOURCE / "games" / package / "text" for package in GAMES}}
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

PUT_TOGETHER = ("column", "part", "some")
"""What the source says by a name that it puts after one of these."""

ALWAYS_TOLD = {"edition", "rules"}
"""What a message may use or not, as its language needs."""

SAME_IN_ENGLISH = {"The Lost Code", "Think Str8!", "jaguar", "symbol", "Break the Code", "TAGIRON", "abcde"}
"""Words that another language spells like English."""

Messages = dict[str, fluent.Message]


class Found(Visitor):
    """The variables, the references and the texts in a part of a catalogue."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.texts.append(node.value.strip())


def found_in(node: Any) -> Found:
    found = Found()
    found.visit(node)
    return found


@cache
def messages(package: str, lang: str) -> Messages:
    resource = FluentParser().parse((FOLDERS[package] / f"{lang}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)}


def parts(catalogue: Messages) -> dict[str, Any]:
    """Every value and attribute, by its key."""
    values = {name: message.value for name, message in catalogue.items() if message.value is not None}
    attributes = {
        f"{name}.{each.id.name}": each.value for name, message in catalogue.items() for each in message.attributes
    }
    return values | attributes


def variables(key: str, catalogue: dict[str, Any]) -> set[str]:
    """What a message must be told, for itself and for those it refers to."""
    found = found_in(catalogue[key])
    return found.variables.union(*(variables(each, catalogue) for each in found.references)) - ALWAYS_TOLD


def variants(key: str, lang: str, package: str = "lost_code") -> list[set[str]]:
    """The keys of every choice in a message."""
    choices: list[set[str]] = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
            choices.append({str(getattr(each.key, "name", getattr(each.key, "value", ""))) for each in node.variants})
            self.generic_visit(node)

    Choices().visit(messages(package, lang)[key])
    return choices


@cache
def whole(package: str, lang: str) -> dict[str, Any]:
    return parts(messages("cairn", lang)) | parts(messages(package, lang))


def refusals(package: str) -> Iterator[tuple[str | None, str, set[str]]]:
    """Every refusal of the core or the game: rule (None where the code works it out), sentence, names of its facts."""
    for folder in (SOURCE / "core", SOURCE / "games" / package):
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
                    rule, sentence = node.args[:2]
                    if isinstance(sentence, ast.Constant):
                        facts = {each.arg for each in node.keywords if each.arg is not None}
                        yield str(rule.value) if isinstance(rule, ast.Constant) else None, str(sentence.value), facts


def refusal_key(package: str, rule: str | None, sentence: str) -> str:
    own, shared = refusal_keys(rule or "", sentence)
    return own if rule is not None and own in whole(package, "en") else shared


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@cache
def said_in_source() -> set[str]:
    """The keys that the source says by name."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update([node.value, *(f"{head}-{node.value}" for head in PUT_TOGETHER)])
    return found


@cache
def wanted(package: str) -> set[str]:
    """The keys that follow from the game's types."""
    game = GAMES[package]
    commands = {*find_board(game).commands, *GENERAL}
    keys = {f"event-{tag}" for tag in tags(HAPPENINGS[package])} | {f"move-{tag}" for tag in tags(game.types.move)}
    keys |= {f"command-{name}" for name in commands}
    keys |= {f"help-{name}" for name in commands} | {f"help-{name}.how" for name in commands}
    return keys | {refusal_key(package, rule, sentence) for rule, sentence, _ in refusals(package)}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", FOLDERS)
def test_every_language_has_the_same_messages(package: str, lang: str) -> None:
    assert parts(messages(package, lang)).keys() == parts(messages(package, "en")).keys()


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", GAMES)
def test_every_language_is_told_the_same(package: str, lang: str) -> None:
    english, other = whole(package, "en"), whole(package, lang)
    different = [key for key in english if variables(key, english) != variables(key, other)]
    assert not different


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", GAMES)
def test_every_event_move_command_and_refusal_has_its_message(package: str, lang: str) -> None:
    missing = sorted(key for key in wanted(package) if key not in whole(package, lang))
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", GAMES)
def test_every_refusal_is_said_with_the_facts_that_the_code_gives(package: str, lang: str) -> None:
    said = text(lang, GAMES[package])
    told = {"edition": "stones", "rules": "standard"}
    for rule, sentence, facts in refusals(package):
        line = said.say(refusal_key(package, rule, sentence), **told, **dict.fromkeys(facts, "7"))
        assert line and "{" not in line


@pytest.mark.parametrize("package", GAMES)
def test_no_message_is_unused(package: str) -> None:
    catalogue = whole(package, "en")
    referred = set().union(*(found_in(part).references for part in catalogue.values()))
    used = set().union(said_in_source(), referred, *map(wanted, GAMES))  # what is common to all, any of them may use
    unused = sorted(key for key in catalogue if key not in used and key.partition(".")[0] not in used)
    assert not unused


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", GAMES)
def test_nothing_is_left_in_english(package: str, lang: str) -> None:
    """Where a text has words, they are not those of the English catalogue."""
    english, other = whole(package, "en"), whole(package, lang)
    left = [
        (key, words)
        for key in english
        for words in found_in(other[key]).texts
        if re.search(r"[^\W\d_]{3,}", words) and words in {*found_in(english[key]).texts} - SAME_IN_ENGLISH
    ]
    assert not left


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["symbol", "symbol-letter", "symbol-object"])
def test_every_symbol_has_its_words(lang: str, key: str) -> None:
    assert variants(key, lang) == [{symbol.value for symbol in Symbol}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_answer_standing_and_set_has_its_words(lang: str) -> None:
    sets = {f"{edition}-{name}" for edition in get_args(EditionName) for name in wheel_sets(edition)}
    assert variants("phase", lang)[0] == {phase.value for phase in Phase}
    assert variants("answer", lang)[0] == {answer.value for answer in Answer}
    assert variants("width-standing", lang) == variants("points-standing", lang) == [set(get_args(Standing))]
    assert variants("set-about", lang) == [sets]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["standard", "tagiron"])
def test_letters_tell_colours_apart(lang: str, rules: str) -> None:
    said = text(lang, BREAK_THE_CODE)
    letters = [said.say("colour-letter", rules=rules, colour=colour) for colour in ("black", "white", "green")]
    assert len(set(letters)) == 3 and all(len(letter) == 1 for letter in letters)
    assert len(set(said.say("place-letters"))) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["question", "question-short"])
def test_every_card_has_its_words(lang: str, key: str) -> None:
    assert variants(key, lang, "break_code")[0] == cards().keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", get_args(EditionName))
def test_letters_tell_symbols_apart(lang: str, edition: EditionName) -> None:
    symbols = editions()[edition].symbols
    letters = [text(lang, LOST_CODE).say("symbol-letter", symbol=symbol.value) for symbol in symbols]
    assert len(set(letters)) == len(symbols) and all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", GAMES)
def test_commands_tell_each_other_apart(package: str, lang: str) -> None:
    said = text(lang, GAMES[package])
    words = [said.say(f"command-{name}") for name in (*GENERAL, *find_board(GAMES[package]).commands)]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("lang", "plurals"),
    [
        ("en", {1: "1 point!", 2: "2 points!", 21: "21 points!"}),
        (
            "pl",
            {1: "1 punkt.", 3: "3 punkty.", 5: "5 punktów.", 12: "12 punktów.", 22: "22 punkty.", 21: "21 punktów."},
        ),
        ("ru", {1: "1 очко.", 3: "3 очка.", 5: "5 очков.", 12: "12 очков.", 21: "21 очко.", 22: "22 очка."}),
    ],
)
def test_plurals(lang: str, plurals: dict[int, str]) -> None:
    for points, ending in plurals.items():
        assert text(lang).say("winner", you="yes", name="Ada", points=points, score=points).endswith(ending)
