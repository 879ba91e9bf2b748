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

from cairn.cli.session import GENERAL
from cairn.core.game import Result
from cairn.core.offers import Refusal
from cairn.core.phrases import Fact
from cairn.games import rooms_of
from cairn.games.arnak.effects.goods import RESOURCES
from cairn.games.arnak.rules import pieces as island
from cairn.games.break_code.rules.questions import cards
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.pieces import EditionName, Standing, Symbol, editions, wheel_sets
from cairn.games.lost_code.rules.state import Phase
from cairn.text import CASES, LANGUAGES, Text, Voice, text
from cairn.text.ending import ending
from tests.loose import AnyGame

SOURCE = Path(__file__).parents[2] / "src" / "cairn"
NAMES = {"lost_code": "lost-code", "break_code": "break-the-code", "arnak": "arnak"}
"""A game of each package."""
GAMES: dict[str, AnyGame] = {package: rooms_of(name).game for package, name in NAMES.items()}
FOLDERS = {
    "cairn": SOURCE / "text",
    "endings": SOURCE / "text" / "endings",
    "lessons": SOURCE / "text" / "lessons",
    **{package: SOURCE / "games" / package / "text" for package in GAMES},
    **{f"{package} lessons": SOURCE / "games" / package / "lessons" / "text" for package in GAMES},
}
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

ALWAYS_TOLD = {"edition", "rules", "side"}
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


def without_cases(catalogue: Messages) -> set[str]:
    return {key for key in parts(catalogue) if key.partition(".")[2] not in CASES}


def variables(key: str, catalogue: dict[str, Any]) -> set[str]:
    """What a message must be told, for itself and for those it refers to.

    A piece in any of its cases is that piece, and the number of a list goes with it.
    """
    found = found_in(catalogue[key])
    cases = {"-count", *(f"-{each.rpartition('.')[2]}" for each in catalogue if "." in each)}
    told = {next((name.removesuffix(case) for case in cases if name.endswith(case)), name) for name in found.variables}
    return told.union(*(variables(each, catalogue) for each in found.references)) - ALWAYS_TOLD


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
    return parts(messages("cairn", lang)) | parts(messages("endings", lang)) | parts(messages(package, lang))


def refusals(package: str) -> Iterator[tuple[str, dict[str, ast.expr]]]:
    """Every refusal of the core or the game: the key of its sentence, and its facts as the code gives them."""
    for folder in (SOURCE / "core", SOURCE / "games" / package):
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                if node.func.id in REFUSED and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
                    yield str(node.args[1].value), {each.arg: each.value for each in node.keywords if each.arg}


REFUSED = ("IllegalMove", "Refusal")


def example(given: ast.expr, said: Text, catalogue: dict[str, Any]) -> Fact:
    """Some fact of the kind that the code gives: a piece by its kind, or a number."""
    kind = ""
    if isinstance(given, ast.JoinedStr) and isinstance(given.values[0], ast.Constant):
        kind = str(given.values[0].value).partition(":")[0]
    elif isinstance(given, ast.Call) and isinstance(given.func, ast.Name) and given.func.id.endswith("_ref"):
        kind = given.func.id.removesuffix("_ref")
    if kind:
        named = f"{said.say(f'ref-{kind}') if said.has(f'ref-{kind}') else kind}-"
        return f"{kind}:{next(key for key in catalogue if key.startswith(named)).removeprefix(named)}"
    return 7


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@cache
def said_in_source() -> tuple[set[str], re.Pattern[str]]:
    """The keys that the source says by name, and what those look like that it puts together.

    A piece `card:…` is called by the message `card-…`.
    """
    found, patterns = set(), set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update([node.value, node.value.replace(":", "-")])
            if isinstance(node, ast.JoinedStr) and _is_key(node.values[0]):
                patterns.add("".join(map(_pattern, node.values)))
    return found, re.compile("|".join(sorted(patterns)))


def _is_key(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and re.match(r"[a-z]+(-[a-z]+)*[-:]", str(part.value)) is not None


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value).replace(":", "-")) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


@cache
def wanted(package: str) -> set[str]:
    """The keys that follow from the game's types."""
    game = GAMES[package]
    commands = {*rooms_of(game.name).terminal.commands, *GENERAL}
    keys = {f"event-{tag}" for tag in tags(game.types.event)} | {f"move-{tag}" for tag in tags(game.types.move)}
    keys |= {f"command-{name}" for name in commands}
    keys |= {f"help-{name}" for name in commands} | {f"help-{name}.how" for name in commands}
    return keys | {f"refusal-{key}" for key, _ in refusals(package)}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", FOLDERS)
def test_every_language_has_the_same_messages(package: str, lang: str) -> None:
    """But for grammatical cases: which of them a message needs is for its language."""
    assert without_cases(messages(package, lang)) == without_cases(messages(package, "en"))


@pytest.mark.parametrize("package", GAMES)
def test_no_game_has_a_message_of_the_table_s_own_name(package: str) -> None:
    """The first would be said for both."""
    shared = {*messages("cairn", "en"), *messages("endings", "en")}
    assert not shared & set(messages(package, "en"))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", GAMES)
def test_every_language_is_told_the_same(package: str, lang: str) -> None:
    english, other = whole(package, "en"), whole(package, lang)
    different = [key for key in english if key in other and variables(key, english) != variables(key, other)]
    assert not different


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", GAMES)
def test_every_event_move_command_and_refusal_has_its_message(package: str, lang: str) -> None:
    missing = sorted(key for key in wanted(package) if key not in whole(package, lang))
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", GAMES)
def test_every_refusal_is_said_with_the_facts_that_the_code_gives(package: str, lang: str) -> None:
    voice = Voice(
        text(lang, GAMES[package]), ("Ada",), None, {"edition": "stones", "rules": "standard", "side": "bird"}
    )
    for key, given in refusals(package):
        facts = {name: example(value, voice.text, whole(package, lang)) for name, value in given.items()}
        line = voice.say(Refusal("AR 1.1", key, facts).phrase)
        assert line and "{" not in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_the_island_has_its_name(lang: str) -> None:
    """Each is called by its kind and what the tables call it."""
    kinds: dict[str, Any] = {
        "card": [*island.CARDS, "fear-tile"],
        "assistant": island.ASSISTANTS,
        "guardian": island.GUARDIANS,
        "site": island.SITE_NUMBERS,
        "tile": island.TILES,
        "idol": island.IDOLS,
        "slot": island.SLOT_EFFECTS,
        "bonus": island.BONUSES,
        "stack": island.TEMPLE,
        "rival-tile": island.RIVAL,
        "space": {space.id for track in island.TRACKS.values() for space in track.space},
        "token": ("glass", "notebook"),
        "icon": ("boot", "car", "ship", "plane"),
        "goods": RESOURCES,
        "deck": ("artifact", "item", "own"),
    }
    for kind, names in kinds.items():
        assert {key for key in messages("arnak", lang) if key.startswith(f"{kind}-")} == {
            f"{kind}-{name}" for name in names
        }


@pytest.mark.parametrize("package", GAMES)
def test_no_message_is_unused(package: str) -> None:
    catalogue = whole(package, "en")
    referred = set().union(*(found_in(part).references for part in catalogue.values()))
    named, put_together = said_in_source()
    used = set().union(named, referred, *map(wanted, GAMES))  # what is common to all, any of them may use
    unused = [
        key
        for key in catalogue
        if key not in used and key.partition(".")[0] not in used and not put_together.fullmatch(key.partition(".")[0])
    ]
    assert not unused


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", GAMES)
def test_nothing_is_left_in_english(package: str, lang: str) -> None:
    """Where a text has words, they are not those of the English catalogue."""
    english, other = whole(package, "en"), whole(package, lang)
    left = [
        (key, words)
        for key in english.keys() & other.keys()
        for words in found_in(other[key]).texts
        if not key.startswith("ref-")
        and re.search(r"[^\W\d_]{3,}", words)
        and words in {*found_in(english[key]).texts} - SAME_IN_ENGLISH
    ]
    assert not left


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_has_its_words(lang: str) -> None:
    known = {key for key in parts(messages("lost_code", lang)) if key.startswith("symbol-")}
    assert known == {f"symbol-{symbol}{case}" for symbol in Symbol for case in ("", ".object", ".of", ".letter")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_answer_standing_and_set_has_its_words(lang: str) -> None:
    sets = {f"{edition}-{name}" for edition in get_args(EditionName) for name in wheel_sets(edition)}
    told = set(Phase) - {Phase.CHECK}  # nobody is asked anything between two events
    assert variants("phase", lang)[0] == {phase.value for phase in told}
    assert variants("answer", lang)[0] == {answer.value for answer in Answer}
    assert variants("width-standing", lang) == variants("points-standing", lang) == [set(get_args(Standing))]
    assert variants("set-about", lang) == [sets]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["standard", "tagiron"])
def test_letters_tell_colours_apart(lang: str, rules: str) -> None:
    said = text(lang, GAMES["break_code"])
    letters = [said.say(f"colour-{colour}.letter", rules=rules) for colour in ("black", "white", "green")]
    assert len(set(letters)) == 3 and all(len(letter) == 1 for letter in letters)
    assert len(set(said.say("place-letters"))) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_words(lang: str) -> None:
    named = {key.removeprefix("card-") for key in parts(messages("break_code", lang)) if key.startswith("card-")}
    assert named == cards().keys() | {f"{card}.short" for card in cards()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", get_args(EditionName))
def test_letters_tell_symbols_apart(lang: str, edition: EditionName) -> None:
    symbols = editions()[edition].symbols
    letters = [text(lang, GAMES["lost_code"]).say(f"symbol-{symbol}.letter") for symbol in symbols]
    assert len(set(letters)) == len(symbols) and all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", GAMES)
def test_commands_tell_each_other_apart(package: str, lang: str) -> None:
    said = text(lang, GAMES[package])
    words = [said.say(f"command-{name}") for name in (*GENERAL, *rooms_of(NAMES[package]).terminal.commands)]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("lang", "plurals"),
    [
        ("en", {1: "1 point", 2: "2 points", 21: "21 points"}),
        (
            "pl",
            {1: "1 punkt", 3: "3 punkty", 5: "5 punktów", 12: "12 punktów", 22: "22 punkty", 21: "21 punktów"},
        ),
        ("ru", {1: "1 очко", 3: "3 очка", 5: "5 очков", 12: "12 очков", 21: "21 очко", 22: "22 очка"}),
    ],
)
def test_plurals(lang: str, plurals: dict[int, str]) -> None:
    for points, told in plurals.items():
        said = Voice(text(lang), ("Ada",), 0).say(ending(Result((points,), (1,))))
        assert said.replace("\u00a0", " ").endswith(told)
