"""A record: how a table was set up, then every move, outcome and note in order. It replays without randomness.

It has two equivalent forms: JSON lines for programs, and readable text. Both end with the number of steps and a
checksum, so that a record that was cut short or changed is refused.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from cairn.core import notation
from cairn.core.errors import BadInput, BadRecord
from cairn.core.game import GameInfo, Result, check_rules
from cairn.core.steps import Hinted, Noted, Played, Settled, Step, Undone
from cairn.core.values import Seat, Value, encode

FORMATS = (1, 2, 3, 4)
"""The versions of the record format itself; each game's rules have their own.

Format 2 adds undo, format 3 the deal, format 4 the kind of its dealer. A record is written in the oldest format
that can hold it."""
UNDO = "undo"
"""Stands for an undo in the place of a move; no game may use this tag for a move."""

_CUT = "the record is cut short: its last line, with the checksum, is missing"
_NUMBER = re.compile(r"[0-9]{1,9}")
_HINT = re.compile(r"hint ([0-9]{1,3})")

FindGame: TypeAlias = Callable[[str], GameInfo]


class Deal(Value):
    """What a game was dealt from, and what was published before it began (`cairn.core.deal`)."""

    commitment: str
    seed: str
    salt: str
    words: tuple[str, ...] = ()
    """The words that players added, by seat."""
    dealer: Literal[2] | UnsetType = UNSET
    """2: the dealer kept the order of each pile (`cairn.core.dealer`). Left out: outcomes were drawn by number."""


class Record(Value):
    """A game as it was played."""

    game: str
    rules: str
    options: Any
    seats: tuple[str, ...]
    """The players' names, by seat."""
    steps: tuple[Step, ...]
    result: Result | None = None
    """None: the game was not finished."""
    bots: tuple[str | None, ...] = ()
    """By seat: the bot that played there, None for a person. Empty if there were no bots."""
    deal: Deal | None = None
    """None: nothing was promised about the deal, or the game is not over."""


def read(text: str, find: FindGame, before: int = 0) -> Record:
    """Read a record in either form; `before` is the number of preceding lines, for line numbers in messages."""
    return from_json(text, find, before) if text.lstrip()[:1] == "{" else from_text(text, find, before)


# The JSON form


class _Header(Struct, forbid_unknown_fields=True):
    record: int
    game: str
    rules: str
    options: Raw
    seats: tuple[str, ...]
    bots: tuple[str | None, ...] = ()
    deal: Deal | None = None


class _StepLine(Struct, forbid_unknown_fields=True):
    """A step; its fields determine its kind."""

    seat: Seat | UnsetType = UNSET
    move: Raw | UnsetType = UNSET
    chance: Raw | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    at: int | UnsetType = UNSET
    note: Raw | UnsetType = UNSET
    hint: int | UnsetType = UNSET


class _End(Struct, forbid_unknown_fields=True):
    end: int
    checksum: str
    result: Raw


def to_json(record: Record) -> str:
    """Return the JSON form: the header, a line for each step, and the end."""
    lines = _json_lines(record, record.options)
    end = _End(len(record.steps), _checksum(lines), Raw(encode(record.result)))
    return "\n".join([*lines, encode(end).decode(), ""])


def from_json(text: str, find: FindGame, before: int = 0) -> Record:
    """Read the JSON form; raise `BadRecord` with the line at fault."""
    lines = _lines(text)
    first, last = before + 1, before + len(lines)
    header = _decode(lines[0] if lines else "", _Header, first)
    game = _game_of(header.record, header.game, header.rules, find, first)
    options = _decode(header.options, game.types.options, first, "options")
    if len(lines) < 2 or not lines[-1].startswith('{"end"'):
        _refuse(last, "", _CUT)
    steps = [_to_step(_decode(line, _StepLine, at), game, at) for at, line in enumerate(lines[1:-1], start=first + 1)]
    end = _decode(lines[-1], _End, last)
    result = _decode(end.result, game.types.result | None, last, "end")
    _check_format(header.record, header.deal, first)
    record = Record(game.name, header.rules, options, header.seats, tuple(steps), result, header.bots, header.deal)
    return _check_end(record, end, lines[:-1], first, last)


def _json_lines(record: Record, options: Any) -> list[str]:
    """All lines but the last, with the options as they were given."""
    return [encode(line).decode() for line in _objects(record, options)]


def _objects(record: Record, options: Any) -> Iterator[Any]:
    yield {
        "record": _format(record),
        "game": record.game,
        "rules": record.rules,
        "options": options,
        "seats": record.seats,
        **({"bots": record.bots} if record.bots else {}),
        **({"deal": record.deal} if record.deal else {}),
    }
    for step in record.steps:
        match step:
            case Played(seat, move):
                yield {"seat": seat, "move": move}
            case Settled(outcome):
                yield {"chance": outcome}
            case Undone(seat):
                yield {"seat": seat, "undo": True}
            case Noted(seat, at, note):
                yield {"seat": seat, "at": at, "note": note}
            case Hinted(seat, at, level):
                yield {"seat": seat, "at": at, "hint": level}


def _to_step(line: _StepLine, game: GameInfo, at: int) -> Step:
    given = {name: part for name in line.__struct_fields__ if (part := getattr(line, name)) is not UNSET}
    match given:
        case {"seat": seat, "move": move} if len(given) == 2:
            return Played(seat, _decode(move, game.types.move, at, "move"))
        case {"chance": outcome} if len(given) == 1:
            return Settled(_decode(outcome, game.types.outcome, at, "chance"))
        case {"seat": seat, "undo": True} if len(given) == 2:
            return Undone(seat)
        case {"seat": seat, "at": when, "note": note} if len(given) == 3:
            return Noted(seat, when, _decode(note, game.types.note, at, "note"))
        case {"seat": seat, "at": when, "hint": level} if len(given) == 3:
            return Hinted(seat, when, level)
        case _:
            _refuse(at, "", "a step is a seat with a move, an undo, a note or a hint, or chance")


def _decode(text: str | Raw, kind: Any, line: int, part: str = "") -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        _refuse(line, part, str(error))
    except RecursionError:
        _refuse(line, part, "is nested too deeply")


# The text form


def to_text(record: Record) -> str:
    """Return the text form: a line for each fact about the table, then a line for each step."""
    options = msgspec.to_builtins(record.options)
    lines = [f"cairn record {_format(record)}", f"game {record.game}", f"rules {record.rules}"]
    lines += [f"option {name} {json.dumps(value, ensure_ascii=False)}" for name, value in options.items()]
    lines += [f"seat {seat} {json.dumps(name, ensure_ascii=False)}" for seat, name in enumerate(record.seats)]
    lines += [f"bot {seat} {json.dumps(bot)}" for seat, bot in enumerate(record.bots)]
    lines += [f"deal {encode(record.deal).decode()}"] if record.deal else []
    for step in record.steps:
        match step:
            case Played(seat, move):
                lines.append(f"{seat}: {notation.write(move)}")
            case Settled(outcome):
                lines.append(f"*: {notation.write(outcome)}")
            case Undone(seat):
                lines.append(f"{seat}: {UNDO}")
            case Noted(seat, at, note):
                lines.append(f"{seat}@{at}: {notation.write(note)}")
            case Hinted(seat, at, level):
                lines.append(f"{seat}@{at}: hint {level}")
    checksum = _checksum(_json_lines(record, record.options))
    result = encode(record.result).decode()
    return "\n".join([*lines, f"end {len(record.steps)} {checksum} {result}", ""])


def from_text(text: str, find: FindGame, before: int = 0) -> Record:
    """Read the text form; raise `BadRecord` with the line at fault."""
    lines = list(enumerate(_lines(text), start=before + 1))
    if not lines or not lines[0][1].startswith("cairn record "):
        _refuse(before + 1, "", "this is not a cairn record: it does not begin with 'cairn record' or with JSON")
    (first, title), (last, end) = lines[0], lines[-1]
    facts: dict[str, str] = {}
    options: dict[str, Any] = {}
    people: dict[str, list[Any]] = {"seat": [], "bot": []}
    body: list[tuple[int, str]] = []
    for at, line in lines[1:-1]:
        word, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ")
        match word:
            case "game" | "rules" | "deal":
                if word in facts:
                    _refuse(at, word, "is given twice")
                facts[word] = rest
            case "option":
                if name in options:
                    _refuse(at, f"option {name}", "is given twice")
                options[name] = _decode(value, Any, at, f"option {name}")
            case "seat" | "bot":
                if name != str(len(people[word])):
                    _refuse(at, f"{word} {name}", f"{len(people[word])} comes next")
                people[word].append(_decode(value, str if word == "seat" else str | None, at, f"{word} {name}"))
            case _:
                body.append((at, line))
    number = _number(title.removeprefix("cairn record "))
    if number in FORMATS and not end.startswith("end "):
        _refuse(last, "", _CUT)
    game = _game_of(number, facts.get("game", ""), facts.get("rules", ""), find, first)
    try:
        typed = msgspec.convert(options, type=game.types.options)
    except msgspec.ValidationError as error:
        _refuse(first, "options", str(error))
    steps = tuple(_parse_step(line, game, at) for at, line in body)
    _, count, checksum, result_text = [*end.split(" ", 3), "", ""][:4]
    closing = _End(_number(count, -1), checksum, Raw(result_text.encode()))
    result = _decode(closing.result, game.types.result | None, last, "end")
    seats, bots = tuple(people["seat"]), tuple(people["bot"])
    deal = _decode(facts["deal"], Deal, first, "deal") if "deal" in facts else None
    _check_format(number, deal, first)
    record = Record(game.name, facts["rules"], typed, seats, steps, result, bots, deal)
    return _check_end(record, closing, _json_lines(record, options), first, last)


def _parse_step(line: str, game: GameInfo, at: int) -> Step:
    who, colon, rest = line.partition(": ")
    seat, mark, when = who.partition("@")
    try:
        if colon and who == "*":
            return Settled(notation.read(rest, game.types.outcome))
        if colon and _NUMBER.fullmatch(seat) and not mark:
            if rest == UNDO:
                return Undone(int(seat))
            return Played(int(seat), notation.read(rest, game.types.move))
        if colon and _NUMBER.fullmatch(seat) and _NUMBER.fullmatch(when):
            if hint := _HINT.fullmatch(rest):
                return Hinted(int(seat), int(when), int(hint[1]))
            return Noted(int(seat), int(when), notation.read(rest, game.types.note))
    except BadInput as error:
        _refuse(at, error.place, error.text)
    raise BadRecord(f"line {at}", f"{line!r} is not a step")


# Both forms


def _lines(text: str) -> list[str]:
    """Split at line feeds only: names may contain other characters that Python treats as line ends."""
    lines = text.removesuffix("\n").split("\n") if text else []
    return [line.removesuffix("\r") for line in lines]


def _number(text: str, otherwise: int = 0) -> int:
    return int(text) if _NUMBER.fullmatch(text) else otherwise


def _format(record: Record) -> int:
    if record.deal is not None:
        return 3 if record.deal.dealer is UNSET else 4
    return 2 if any(isinstance(step, Undone) for step in record.steps) else 1


def _check_format(number: int, deal: Deal | None, line: int) -> None:
    if deal is not None and number < 3:
        _refuse(line, "deal", f"is not part of record format {number}")
    if deal is not None and deal.dealer is not UNSET and number < 4:
        _refuse(line, "dealer", f"is not part of record format {number}")


def _checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _game_of(number: int, name: str, rules: str, find: FindGame, line: int) -> GameInfo:
    if number not in FORMATS:
        known = f"this cairn reads formats up to {FORMATS[-1]}"
        raise BadRecord(f"line {line}", f"record format {number or '?'} is not known; {known}")
    try:
        game = find(name)
    except BadInput as error:
        raise BadRecord(f"line {line}", str(error)) from None
    try:
        check_rules(game, rules)
    except BadInput as error:
        _refuse(line, "", error.text)
    return game


def _check_end(record: Record, end: _End, lines: list[str], first: int, last: int) -> Record:
    place = f"line {last}"
    if record.bots and len(record.bots) != len(record.seats):
        _refuse(first, "bots", f"there must be {len(record.seats)}, or none, not {len(record.bots)}")
    if end.end != len(record.steps):
        raise BadRecord(place, f"the last line counts {end.end} steps, but there are {len(record.steps)}")
    if end.checksum != _checksum(lines):
        raise BadRecord(place, "the checksum does not fit: the record was changed after it was made")
    return record


def _refuse(line: int, part: str, text: str) -> NoReturn:
    message = f"{part}: {text}" if part else text
    raise BadRecord(f"line {line}", " ".join(message.split()))  # one line, even if it quotes several
