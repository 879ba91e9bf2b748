"""A record comes back whole, or is refused with its line."""

import json
import string
from collections.abc import Callable
from dataclasses import replace as changed

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.core import record
from cairn.core.dealer import Dealer
from cairn.core.errors import BadRecord
from cairn.core.game import Result
from cairn.core.match import Match, replay_record
from cairn.core.record import Record
from cairn.core.registry import look_up
from cairn.core.steps import Hinted, Noted, Played, Settled, Step, Undone
from cairn.core.table import new_table
from cairn.core.values import Value, replace
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.moves import Flip, Hide, Say, Scribble
from tests.fifth.coins.rules.state import Options
from tests.loose import AnyGame

WHOLE = Record(
    "coins",
    "7",
    Options(words=("well", "two words", 'a "quote"')),
    ("Ala", "Łukasz z długim nazwiskiem"),
    (
        Played(1, Hide("tails")),
        Noted(0, 1, Scribble("hm, 0: say\nword=x")),
        Played(0, Hide("heads")),
        Settled(Flip("heads")),
        Played(0, Say("two words")),
        Noted(1, 5, Scribble("end 0 0 null")),
        Played(1, Say('a "quote"')),
    ),
    Result((1, 0), (1, 2)),
)


class OlderOptions(Value):
    """The options of Coins before the coin was crooked."""

    players: int = 2
    words: tuple[str, ...] = ("well", "two words")
    silent: bool = False


FORMS = {"json": record.to_json, "text": record.to_text}
both = pytest.mark.parametrize("write", FORMS.values(), ids=list(FORMS))


def find(name: str) -> AnyGame:
    return look_up("game", name, {"coins": COINS})


def read(text: str) -> Record:
    return record.read(text, find)


def refusal(text: str) -> BadRecord:
    """The error that a text gets: one line, that names a line of the text."""
    with pytest.raises(BadRecord) as caught:
        read(text)
    error = caught.value
    assert "\n" not in str(error), error
    word, number = error.place.split(" ")
    assert word == "line" and 1 <= int(number) <= max(1, text.count("\n") + 1), error
    return error


@both
def test_a_record_comes_back_equal(write: Callable[[Record], str]) -> None:
    assert read(write(WHOLE)) == WHOLE
    assert replay_record(COINS, read(write(WHOLE))).result == Result((1, 0), (1, 2))


@both
def test_what_another_system_does_to_the_ends_of_lines_does_no_harm(write: Callable[[Record], str]) -> None:
    text = write(WHOLE)
    assert read(text.replace("\n", "\r\n")) == WHOLE
    assert read(text.removesuffix("\n")) == WHOLE


@both
@given(
    names=st.lists(st.text(), min_size=2, max_size=2),
    word=st.text(),
    note=st.text(min_size=1),
)
def test_any_text_survives(write: Callable[[Record], str], names: list[str], word: str, note: str) -> None:
    """Line separators of other alphabets, quotes, control characters: all of it is somebody's name."""
    steps = (Played(0, Hide("heads")), Noted(1, 1, Scribble(note)), Played(1, Hide("tails")), Settled(Flip("tails")))
    kept = Record("coins", "7", Options(words=(word,)), tuple(names), (*steps, Played(0, Say(word))))
    assert read(write(kept)) == kept


@both
def test_a_record_cut_after_any_line_is_refused(write: Callable[[Record], str]) -> None:
    lines = write(WHOLE).splitlines(keepends=True)
    for kept in range(1, len(lines)):
        error = refusal("".join(lines[:kept]))
        assert error.place == f"line {kept}"
        assert "cut short" in error.text


@both
def test_a_record_cut_within_a_line_is_refused(write: Callable[[Record], str]) -> None:
    text = write(WHOLE)
    for kept in range(len(text) - 1):
        refusal(text[:kept])


@both
def test_a_record_without_one_of_its_lines_is_refused(write: Callable[[Record], str]) -> None:
    lines = write(WHOLE).splitlines(keepends=True)
    for at in range(len(lines)):
        refusal("".join(lines[:at] + lines[at + 1 :]))


@both
def test_a_record_with_one_of_its_lines_twice_is_refused(write: Callable[[Record], str]) -> None:
    lines = write(WHOLE).splitlines(keepends=True)
    for at in range(len(lines)):
        refusal("".join([*lines[: at + 1], lines[at], *lines[at + 1 :]]))


def test_a_record_made_before_an_option_was_thought_of_still_opens() -> None:
    """What it does not say is as it always was; the checksum is that of what it says."""
    older = changed(COINS, types=changed(COINS.types, options=OlderOptions))
    kept = replace(WHOLE, options=OlderOptions(words=WHOLE.options.words))
    for form in (record.to_json, record.to_text):
        text = form(kept)
        assert "crooked" not in text
        assert record.read(text, lambda name: older) == kept
        assert read(text) == WHOLE


@both
def test_a_record_with_something_after_its_end_is_refused(write: Callable[[Record], str]) -> None:
    text = write(WHOLE)
    refusal(text + "\n")
    refusal(text + text)
    refusal(text + "0: hide side=heads\n")


@both
def test_a_changed_character_is_found(write: Callable[[Record], str]) -> None:
    """Whatever one character becomes, the record is refused, or says the same, or does not replay."""
    text = write(WHOLE)
    for at, old in enumerate(text):
        for new in ("0", "9", "²", "a", '"', "[", "}", " ", "\n", "\x00", "\u2028", "ż", string.ascii_letters[at % 52]):
            changed = text[:at] + new + text[at + 1 :]
            try:
                kept = read(changed)
            except BadRecord as error:
                lines = str(error).count("\n") + 1
            else:
                lines = 0
            assert lines < 2
            if not lines and kept != WHOLE:
                assert replace(kept, result=WHOLE.result) == WHOLE, f"{old!r} became {new!r} at {at}"
                with pytest.raises(BadRecord, match="end: the result does not follow"):
                    replay_record(COINS, kept)


@both
def test_steps_in_another_order_are_found(write: Callable[[Record], str]) -> None:
    lines = write(WHOLE).splitlines(keepends=True)
    hides = [at for at, line in enumerate(lines) if "hide" in line]
    lines[hides[0]], lines[hides[1]] = lines[hides[1]], lines[hides[0]]
    assert refusal("".join(lines)).text == "the checksum does not fit: the record was changed after it was made"


def test_an_empty_file_is_no_record() -> None:
    for text in ("", "\n", "   ", "\n\n{", "PNG\n", "cairn\n"):
        assert refusal(text).place == "line 1"
    for form in (record.from_json, record.from_text):
        with pytest.raises(BadRecord, match=r"^line 1: "):
            form("", find)


def test_lines_count_from_what_came_before() -> None:
    """A file may hold many records; a message names the line of the file."""
    for write in FORMS.values():
        cut = "".join(write(WHOLE).splitlines(keepends=True)[:-1])
        with pytest.raises(BadRecord) as caught:
            record.read(cut, find, before=100)
        assert caught.value.place == f"line {100 + cut.count(chr(10))}"


def _header(**changes: object) -> str:
    first, rest = record.to_json(WHOLE).split("\n", 1)
    return json.dumps(json.loads(first) | changes) + "\n" + rest


def _step(number: int, **changes: object) -> str:
    """The record with one line changed; None takes a field out."""
    lines = record.to_json(WHOLE).split("\n")
    fields = json.loads(lines[number - 1]) | changes
    lines[number - 1] = json.dumps({name: value for name, value in fields.items() if value is not None})
    return "\n".join(lines)


UNKNOWN_FORMAT = "record format ? is not known; this cairn reads formats up to 4"
NO_STEP = "a step is a seat with a move, an undo, a note or a hint, or chance"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (_header(record=5), 1, "record format 5 is not known; this cairn reads formats up to 4"),
        (_header(record="1"), 1, "Expected `int`, got `str` - at `$.record`"),
        (_header(rules="6"), 1, "made under rules version 6 of coins; this cairn plays version 7"),
        (_header(rules="6\n7"), 1, "made under rules version 6 7 of coins; this cairn plays version 7"),
        (_header(game="dice"), 1, "game: 'dice' is not known (there are: coins)"),
        (_header(extra=1), 1, "Object contains unknown field `extra`"),
        (_header(**{"ex\ntra": 1}), 1, "Object contains unknown field `ex tra`"),
        (_header(seats="Ala"), 1, "Expected `array`, got `str` - at `$.seats`"),
        (_header(options={"plyers": 2}), 1, "options: Object contains unknown field `plyers`"),
        (_header(options={"players": "two"}), 1, "options: Expected `int`, got `str` - at `$.players`"),
        (_header(seats=["Ala", "Ola"]), 9, "the checksum does not fit: the record was changed after it was made"),
        (_step(2, seat="1"), 2, "Expected `int`, got `str` - at `$.seat`"),
        (_step(2, colour=1), 2, "Object contains unknown field `colour`"),
        (_step(2, seat=None), 2, NO_STEP),
        (_step(2, move=None), 2, NO_STEP),
        (_step(2, chance={}), 2, NO_STEP),
        (_step(2, undo=True), 2, NO_STEP),
        (_step(2, move=None, undo=False), 2, NO_STEP),
        (_step(2, move=None, undo="yes"), 2, "Expected `bool`, got `str` - at `$.undo`"),
        (_step(2, move={"type": "hide"}), 2, "move: Object missing required field `side`"),
        (_step(2, move={"type": "hide", "side": "edge"}), 2, "move: Invalid enum value 'edge' - at `$.side`"),
        (_step(2, move={"type": "jump"}), 2, "move: Invalid value 'jump' - at `$.type`"),
        (_step(3, at="1"), 3, "Expected `int`, got `str` - at `$.at`"),
        (_step(3, note=7), 3, "note: Expected `object`, got `int`"),
        (_step(5, chance=[]), 5, "chance: Expected `object`, got `array`"),
        (_step(9, end=8), 9, "the last line counts 8 steps, but there are 7"),
        (_step(9, checksum="0"), 9, "the checksum does not fit: the record was changed after it was made"),
        (_step(9, result=[]), 9, "end: Expected `object | null`, got `array`"),
        (
            record.to_json(WHOLE).replace('"type":"hide"', '"type":"hide","x":' + 9999 * "[", 1),
            2,
            "is nested too deeply",
        ),
    ],
)
def test_json_that_is_wrong_is_named(text: str, line: int, said: str) -> None:
    error = refusal(text)
    assert (error.place, error.text) == (f"line {line}", said)


def _written(old: str, new: str) -> str:
    text = record.to_text(WHOLE)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (_written("record 1", "record 5"), 1, "record format 5 is not known; this cairn reads formats up to 4"),
        (_written("record 1", "record ²"), 1, UNKNOWN_FORMAT),
        (
            _written("record 1", "record " + 5000 * "1"),
            1,
            UNKNOWN_FORMAT,
        ),
        (_written("rules 7", "rules 8"), 1, "made under rules version 8 of coins; this cairn plays version 7"),
        (_written("game coins", "game dice"), 1, "game: 'dice' is not known (there are: coins)"),
        (_written("option players 2", "option plyers 2"), 1, "options: Object contains unknown field `plyers`"),
        (_written("option players 2", "option players two"), 4, "option players: Input data was truncated"),
        (_written('seat 0 "Ala"', "seat 0 7"), 8, "seat 0: Expected `str`, got `int`"),
        (_written("1: hide side=tails", "1: hide side=edge"), 10, "hide: Invalid enum value 'edge' - at `$.side`"),
        (_written("1: hide side=tails", "1: hide"), 10, "hide: Object missing required field `side`"),
        (_written("1: hide side=tails", "1: hide side"), 10, "hide: a field is written name=value, not 'side'"),
        (_written("1: hide side=tails", "²: hide side=tails"), 10, "'²: hide side=tails' is not a step"),
        (_written("1: hide side=tails", ": hide side=tails"), 10, "': hide side=tails' is not a step"),
        (_written("1: hide side=tails", "hide side=tails"), 10, "'hide side=tails' is not a step"),
        (_written("0@1: ", "0@x: "), 11, "'0@x: scribble text=\"hm, 0: say\\\\nword=x\"' is not a step"),
        (_written("end 7", "end 8"), 17, "the last line counts 8 steps, but there are 7"),
        (_written("end 7", "end x"), 17, "the last line counts -1 steps, but there are 7"),
        (_written('"scores":[1,0]', '"scores":[1,x]'), 17, "end: JSON is malformed: invalid character (byte 13)"),
    ],
)
def test_text_that_is_wrong_is_named(text: str, line: int, said: str) -> None:
    error = refusal(text)
    assert (error.place, error.text) == (f"line {line}", said)


@pytest.mark.parametrize(
    ("changes", "place", "said"),
    [
        ({"seats": ("Ala",)}, "header", "names: there must be 2, not 1"),
        ({"options": Options(silent=True)}, "header", "words: who is silent needs no words"),
        ({"result": None}, "end", "the result does not follow from the moves"),
        ({"result": Result((0, 1), (2, 1))}, "end", "the result does not follow from the moves"),
        ({"options": Options(9)}, "header", "players: coins is for 2 to 3 players, not 9"),
        ({"steps": (Played(2, Hide("heads")),)}, "step 1", "seat: the seats are 0 to 1, not 2"),
        ({"steps": (Played(0, Say("well")),)}, "step 1", "CO 3.1: coin-first"),
        ({"steps": (Settled(Flip("heads")),)}, "step 1", "chance: has nothing to decide here"),
        ({"steps": (*WHOLE.steps[:3], Played(0, Say("well")))}, "step 4", "chance: must decide before anybody moves"),
        ({"steps": (Noted(0, 0, Scribble("")),)}, "step 1", "CO 5.1: empty-note"),
        ({"steps": (Noted(2, 0, Scribble("x")),)}, "step 1", "seat: the seats are 0 to 1, not 2"),
        ({"steps": (Noted(0, 1, Scribble("x")),)}, "step 1", "at: 0 events have happened, not 1"),
        ({"steps": (*WHOLE.steps, Played(0, Say("well")))}, "step 8", "CO 4.1: game-over"),
        ({"steps": (Undone(0),)}, "step 1", "undo: nothing-to-take-back"),
        ({"steps": (Played(1, Hide("heads")), Undone(0))}, "step 2", "undo: nothing-to-take-back"),
        ({"steps": (Undone(2),)}, "step 1", "seat: the seats are 0 to 1, not 2"),
        ({"steps": (Hinted(0, 0, 0),)}, "step 1", "hint: 0 is not a level of hints"),
        ({"steps": (Hinted(0, 3, 1),)}, "step 1", "at: 0 events have happened, not 3"),
    ],
)
def test_a_record_that_cannot_have_been_is_refused(changes: dict[str, object], place: str, said: str) -> None:
    """The checksum fits; the rules do not."""
    forged = read(record.to_json(replace(WHOLE, **changes)))
    with pytest.raises(BadRecord) as caught:
        replay_record(COINS, forged)
    assert (caught.value.place, caught.value.text) == (place, said)


def test_a_record_that_is_not_finished_is_played_on() -> None:
    kept = replace(WHOLE, steps=WHOLE.steps[:5], result=None)
    match = replay_record(COINS, kept)
    assert match.record == kept
    match.play(1, Say("well"))
    assert match.result == Result((1, 0), (1, 2))


def test_a_record_that_stops_before_chance_goes_on_by_its_seed() -> None:
    kept = replace(WHOLE, steps=WHOLE.steps[:3], result=None)
    sides = {replay_record(COINS, kept, Dealer(seed)).record.steps[3] for seed in range(20)}
    assert sides == {Settled(Flip("heads")), Settled(Flip("tails"))}
    assert replay_record(COINS, kept, Dealer(5)).record == replay_record(COINS, kept, Dealer(5)).record


def test_a_replay_adds_nothing_to_the_record() -> None:
    """Not even where chance had still to decide."""
    for length in range(len(WHOLE.steps)):
        kept = replace(WHOLE, steps=WHOLE.steps[:length], result=None)
        assert replay_record(COINS, kept).record == kept


@pytest.mark.parametrize("write", FORMS.values())
def test_hints_and_bots_come_back(write: Callable[[Record], str]) -> None:
    kept = replace(WHOLE, steps=(*WHOLE.steps[:4], Hinted(1, 2, 4), *WHOLE.steps[4:]), bots=(None, "steady"))
    assert read(write(kept)) == kept


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('seat 5 "Jan"', "seat 5: 1 comes next"),
        ('bot 0 "steady"', "bots: there must be 2, or none, not 1"),
        ("bot 0 3", "bot 0: Expected `str | null`, got `int`"),
    ],
)
def test_seats_and_bots_are_named_in_order(line: str, said: str) -> None:
    lines = record.to_text(WHOLE).split("\n")
    at = next(at for at, each in enumerate(lines) if each.startswith("seat 1"))
    lines[at] = line if line.startswith("seat") else f"{lines[at]}\n{line}"
    with pytest.raises(BadRecord) as caught:
        read("\n".join(lines))
    assert caught.value.text == said


def test_the_same_game_has_the_same_bytes() -> None:
    """Records are compared, kept and counted by their text."""
    match = Match(new_table(COINS, WHOLE.options, WHOLE.steps), None, names=WHOLE.seats, steps=WHOLE.steps)
    for write in FORMS.values():
        assert write(match.record) == write(read(write(WHOLE)))


UNDONE: tuple[Step, ...] = (
    Played(1, Hide("heads")),
    Noted(0, 1, Scribble("undo")),
    Undone(1),
    Played(1, Hide("tails")),
    *WHOLE.steps[2:5],
    Undone(0),
    Played(0, Say("well")),
    *WHOLE.steps[5:],
)


@both
def test_a_move_that_was_taken_back_comes_back(write: Callable[[Record], str]) -> None:
    kept = replace(WHOLE, steps=UNDONE)
    assert read(write(kept)) == kept
    match = replay_record(COINS, read(write(kept)))
    assert match.record == kept
    assert match.result == WHOLE.result
    assert [event.word for event in match.events(0) if hasattr(event, "word")] == ["well", 'a "quote"']


def test_only_a_record_with_a_move_taken_back_needs_the_newer_format() -> None:
    """So that what an older cairn can read stays as it was, byte for byte."""
    assert record.to_json(WHOLE).startswith('{"record":1,')
    assert record.to_text(WHOLE).startswith("cairn record 1\n")
    newer = replace(WHOLE, steps=UNDONE)
    assert record.to_json(newer).startswith('{"record":2,')
    assert '{"seat":1,"undo":true}\n' in record.to_json(newer)
    assert record.to_text(newer).startswith("cairn record 2\n")
    assert "\n1: undo\n" in record.to_text(newer)


def test_a_move_may_not_be_called_undo() -> None:
    """In a text the word stands for itself: with fields behind it, it is a move, and none of Coins."""
    text = _written("1: hide side=tails", "1: undo side=tails")
    assert refusal(text).text == "undo: Invalid value 'undo' - at `$.type`"
