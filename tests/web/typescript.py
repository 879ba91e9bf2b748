"""Makes web/src/api from the server's types: what is told and asked, every view, move and event, and kinds of beats.

python -m tests.web.typescript       # or: make types

A file holds TypeScript types and, where the page checks what it is told, the same as *shapes*
(`web/src/frame/check.ts` says how they are written).
"""

import json
import sys
from collections.abc import Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType, to_builtins
from msgspec.structs import FieldInfo, fields

from cairn.core.game import Result
from cairn.core.offers import AnyOffer
from cairn.core.phrases import Fact, Phrase
from cairn.core.places import Place
from cairn.core.stage import Beat
from cairn.core.values import Value
from cairn.games import all_rooms
from cairn.play.analysis import Analysis
from cairn.play.beats import Pace, kinds
from cairn.play.coach import AskedCoach, CoachedTurn
from cairn.play.frames import Frames
from cairn.play.lesson_checks import CheckedAnswer, LessonAnswer
from cairn.play.lessons import ShownLesson
from cairn.play.lines import PlayedLine
from cairn.server.http.catalogue import GameInfo
from cairn.server.http.routes import admin
from cairn.server.http.routes.branches import Branch
from cairn.server.http.routes.daily import Calendar, DailyInfo, DayAnswered, DayInfo
from cairn.server.http.routes.guests import GuestGames
from cairn.server.http.routes.home import Home
from cairn.server.http.routes.lessons import LessonsInfo
from cairn.server.http.routes.push import PushInfo, Subscribe
from cairn.server.http.routes.puzzles import PuzzleGames, PuzzleInfo, PuzzleJudged
from cairn.server.http.routes.real_tables import RealTableKey, RealTableRecord
from cairn.server.http.routes.study import TriedLine
from cairn.server.http.routes.trust import TrustInfo
from cairn.server.jobs.tasks import Solved
from cairn.server.moderation.overview import TableDetail
from cairn.server.protocol.messages import Message, SeatGrant
from cairn.server.protocol.requests import Create, Request
from cairn.server.real_table.log import RealTableFrame

FOLDER = Path(__file__).parents[2] / "web" / "src" / "api"
GAMES = ("arnak", "break-the-code", "lost-code")
"""Think Str8! has the types of The Lost Code."""
HEAD = "// Made from the server's types by `make types`; what they mean is said there and in docs/reference.\n"


class View(Value):
    """Stands for the view of whatever game it is, as `Move` and `Event` do for its moves and events."""


class Move(Value):
    """See `View`."""


class Event(Value):
    """See `View`."""


PARAMETERS: Mapping[Any, str] = {View: "Readonly<Record<string, unknown>>", Event: "unknown", Move: "unknown"}
"""Types of a game, and what is known of them where no game is named."""

REFEREED = ("lost-code", "break-the-code")
"""Games with a referee for real tables; Think Str8! has that of The Lost Code."""

REAL_TABLE = (RealTableFrame, RealTableKey, RealTableRecord)
"""What devices at a real table are told."""

HOST = (
    admin.ServerState,
    admin.Visitors,
    admin.Tables,
    TableDetail,
    admin.Reports,
    admin.Restricted,
    admin.Words,
    admin.AuditLog,
)
"""What the host of the server is told."""

Said: TypeAlias = tuple[tuple[Phrase, ...], ...]
Facts: TypeAlias = dict[str, Fact]
Offers: TypeAlias = tuple[AnyOffer, ...]
Events: TypeAlias = tuple[Event, ...]
Words: TypeAlias = tuple[Phrase, ...]

HELD: Mapping[str, Any] = {
    "TableInfo.options": dict[str, Any],
    "TableInfo.result": Result | None,
    "TableInfo.ending": Phrase | None,
    "PromptInfo.phrase": Phrase | None,
    "FullSight.view": View | None,
    "FullSight.history": Events,
    "FullSight.phrases": Said,
    "FullSight.offers": Offers,
    "FullSight.setting": Facts,
    "Update.events": Events,
    "Update.phrases": Said,
    "Update.offers": Offers | UnsetType,
    "TryAnswer.view": View,
    "TryAnswer.events": Events,
    "TryAnswer.offers": Offers,
    "TryAnswer.phrases": Said,
    "TryAnswer.asked": Phrase | None,
    "Offer.moves": tuple[Move, ...],
    "Worth.move": Move,
    "Reason.facts": Facts,
    "Refused.facts": Facts,
    "HintAnswer.phrases": Words,
    "DescribeAnswer.phrases": Words,
    "Offered.phrase": Phrase,
    "LineMove.phrase": Phrase,
    "Judgement.best_phrase": Phrase,
    "PlayedLine.result": Result | None,
    "PlayedLine.ending": Phrase | None,
    "Frame.phrases": Said,
    "Frames.options": dict[str, Any],
    "Frames.result": Result | None,
    "Frames.ending": Phrase | None,
    "Frames.setting": Facts,
    "CheckedAnswer.phrase": Phrase,
    "Chosen.phrase": Phrase,
    "Beat.say": Phrase | None,
    "Chosen.best_phrase": Phrase,
    "Chosen.line": Words,
    "DailyInfo.view": dict[str, Any],
    "DailyInfo.phrases": Said,
    "DailyInfo.setting": Facts,
    "PuzzleInfo.view": dict[str, Any],
    "PuzzleInfo.phrases": Said,
    "PuzzleInfo.setting": Facts,
    "Solved.view": dict[str, Any],
    "Solved.moves": Words,
    "Solved.setting": Facts,
    "CoachedTurn.options": dict[str, Any],
    "CoachedTurn.ending": Phrase | None,
    "ShownLesson.options": dict[str, Any],
    "LessonTable.view": dict[str, Any],
    "LessonTable.phrases": Said,
    "LessonTable.offers": Offers,
    "LessonTable.moves": Words,
    "LessonTable.asked": Phrase | None,
    "LessonTable.setting": Facts,
    "LessonChoice.label": Fact,
    "Line.phrase": Phrase,
    "PlacesAnswer.places": tuple[Place, ...],
    "Piece.about": tuple[Fact, ...],
    "Place.about": tuple[Fact, ...],
}
"""What is in the fields that the server declares as `Any`, because it hands them on unread; and facts, which may hold
facts."""

SPARSE = {"lost", "luck"}
"""Fields that hold something under some names only; others hold something under every name that there may be."""

PLAIN: Mapping[Any, tuple[str, Any]] = {
    Any: ("unknown", "any"),
    str: ("string", "string"),
    int: ("number", "number"),
    float: ("number", "number"),
    bool: ("boolean", "boolean"),
    NoneType: ("null", "null"),
    Fact: ("Fact", "Fact"),
}


class Made:
    """A file in the making: its types and shapes by name, and all that they lead to."""

    def __init__(self, roots: Mapping[str, Any], *, is_asked: bool = False, other: "Made | None" = None) -> None:
        self.is_asked = is_asked
        self.other = other
        """Where what is not of this game has been made already."""
        self.names: dict[Any, Any] = {}
        """Of unions and literals their name, of names the class."""
        self.types: dict[str, str] = {}
        self.shapes: dict[str, Any] = {}
        self.imported: set[str] = set()
        for name, kind in roots.items():
            if get_args(kind):
                self._name(kind, name)
        for kind in roots.values():
            self._write(kind)

    def text(self, checked: tuple[str, ...]) -> str:
        """The file, with the shapes that these types lead to."""
        parts = [HEAD]
        if checked:
            parts.append('import type { Shapes } from "../frame/check";\n')
        if imported := sorted(name for name in self.imported if any(name in text for text in self.types.values())):
            parts.append(f'import type {{ {", ".join(imported)} }} from "./messages";\n')
        parts.extend(self.types[name] for name in sorted(self.types))
        if checked:
            shapes = {name: self.shapes[name] for name in sorted(self._reached(checked))}
            parts.append(f"export const SHAPES: Shapes = {json.dumps(shapes, separators=(',', ':'))};\n")
        return "\n".join(parts)

    def _write(self, kind: Any) -> tuple[str, Any]:
        """The type and the shape of an annotation; what it names is added to the file."""
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, TypeVar):
            return PLAIN[Any]
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._write(parts[0])
        if origin is Literal or (isinstance(kind, type) and issubclass(kind, Enum)):
            return self._choice(kind)
        if origin in (Union, UnionType):
            return self._union(kind)
        if origin is tuple:
            return self._row(parts)
        if origin is dict:
            return self._map(*parts)
        cls = origin or kind
        if cls in PARAMETERS:
            return cls.__name__, "any"
        return self._struct(cls)

    def _choice(self, kind: Any) -> tuple[str, Any]:
        values = list(get_args(kind)) or [each.value for each in kind]
        text, shape = " | ".join(map(json.dumps, values)), ["=", *values]
        name = kind.__name__ if isinstance(kind, type) else self.names.get(kind)
        return self._named(name, text, shape, kind) if name else (text, shape)

    def _union(self, kind: Any) -> tuple[str, Any]:
        parts = [each for each in get_args(kind) if each is not UnsetType]
        for each in parts:
            if isinstance(each, type) and issubclass(each, Struct):
                self._collect(each)
        if len(parts) == 1:
            return self._write(parts[0])
        name = self.names.get(frozenset(parts))
        if name and name in self.types:
            return name, name
        if name:
            self.types[name] = ""  # it may hold itself
        tagged = [each for each in parts if isinstance(each, type) and issubclass(each, Struct) and _tag(each)]
        written = [self._write(each) for each in parts]
        text = " | ".join(dict.fromkeys(each for each, _ in written))
        shape: Any = ["|", *(each for _, each in written)]
        if len(tagged) == len(parts):
            shape = ["?", _config(parts[0]).tag_field, {_tag(each): self._write(each)[1] for each in parts}]
        return self._named(name, text, shape, kind) if name else (text, shape)

    def _row(self, parts: tuple[Any, ...]) -> tuple[str, Any]:
        if len(parts) == 2 and parts[1] is Ellipsis:
            text, shape = self._write(parts[0])
            return f"readonly {f'({text})' if ' ' in text else text}[]", [shape]
        written = [self._write(each) for each in parts]
        return f"readonly [{', '.join(each for each, _ in written)}]", [",", *(each for _, each in written)]

    def _map(self, key: Any, value: Any) -> tuple[str, Any]:
        names, _ = self._write(key)
        text, shape = self._write(value)
        return f"Readonly<Record<{names}, {text}>>", ["*", shape]

    def _struct(self, cls: type[Struct]) -> tuple[str, Any]:
        name = cls.__name__
        if self.other and name in self.other.types and self.other.names.get(name) is cls:
            self.imported.add(name)
            self.shapes = {**self.other.shapes, **self.shapes}
            return name, name
        if name in self.types:
            assert self.names[name] is cls, f"two types are called {name}"
            return self._with_parameters(name), name
        self.types[name] = ""
        self.names[name] = cls
        self._collect(cls)
        lines: list[str] = []
        shape: dict[str, Any] = {}
        if tag := _tag(cls):
            lines.append(f"  readonly {_config(cls).tag_field}: {json.dumps(tag)};")
        hints = get_type_hints(cls, include_extras=True) if cls is not Phrase else {"key": str, "facts": Facts}
        for each in fields(cls):
            text, inside = self._write(HELD.get(f"{name}.{each.name}", hints[each.name]))
            if each.name in SPARSE:
                text = f"Partial<{text}>"
            is_optional = self._may_be_missing(cls, each, hints[each.name])
            lines.append(f"  readonly {each.encode_name}{'?' if is_optional else ''}: {text};")
            shape[each.encode_name + ("?" if is_optional else "")] = inside
        body = "\n".join(["{", *lines, "}"]) if lines else "Record<string, never>"
        self.types[name] = f"export type {_head(name, cls)} = {body};\n"
        self.shapes[name] = shape
        return self._with_parameters(name), name

    def _may_be_missing(self, cls: type[Struct], each: FieldInfo, hint: Any) -> bool:
        if each.required:
            return False
        return self.is_asked or _config(cls).omit_defaults or UnsetType in get_args(hint)

    def _with_parameters(self, name: str) -> str:
        parameters = ", ".join(each.__name__ for each, _ in _parameters(self.names[name]))
        return f"{name}<{parameters}>" if parameters else name

    def _reached(self, names: tuple[str, ...]) -> set[str]:
        found: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name in self.shapes and name not in found:
                found.add(name)
                waiting.extend(_strings(self.shapes[name]))
        return found

    def _named(self, name: str, text: str, shape: Any, kind: Any) -> tuple[str, Any]:
        if not self.types.get(name):
            self.types[name] = f"export type {_head(name, kind)} = {text};\n"
            self.shapes[name] = shape
        return name, name

    def _collect(self, cls: type) -> None:
        """Learn what unions and literals are called where the class is written."""
        for name, kind in vars(sys.modules[cls.__module__]).items():
            if get_origin(kind) in (Literal, Union, UnionType) and not name.startswith("_"):
                self._name(kind, name)

    def _name(self, kind: Any, name: str) -> None:
        parts = get_args(kind)
        if get_origin(kind) is Literal:
            self.names.setdefault(kind, name)
        elif all(isinstance(each, type) and issubclass(each, Struct) for each in parts):
            self.names.setdefault(frozenset(parts), name)


def _head(name: str, kind: Any) -> str:
    parameters = ", ".join(f"{each.__name__} = {otherwise}" for each, otherwise in _parameters(kind))
    return f"{name}<{parameters}>" if parameters else name


def _config(cls: Any) -> Any:
    return cls.__struct_config__


def _tag(cls: Any) -> Any:
    return _config(cls).tag


@cache
def _parameters(cls: Any) -> tuple[tuple[Any, str], ...]:
    """The types of a game that a type of every game is about."""
    found: set[Any] = set()
    waiting, seen = [cls], set()
    while waiting:
        kind = waiting.pop()
        kind = get_origin(kind) if isinstance(get_origin(kind), type) and issubclass(get_origin(kind), Struct) else kind
        if kind in PARAMETERS:
            found.add(kind)
        elif get_args(kind):
            waiting.extend(get_args(kind))
        elif isinstance(kind, type) and issubclass(kind, Struct) and kind is not Phrase and kind not in seen:
            seen.add(kind)
            hints = get_type_hints(kind)
            waiting.extend(HELD.get(f"{kind.__name__}.{name}", hint) for name, hint in hints.items())
    return tuple((each, otherwise) for each, otherwise in PARAMETERS.items() if each in found)


def _strings(shape: Any) -> list[str]:
    """The types that a shape names."""
    if isinstance(shape, str):
        return [shape]
    if isinstance(shape, list) and shape[0] == "=":
        return []
    inside = shape.values() if isinstance(shape, dict) else shape
    return [each for part in inside for each in _strings(part)]


@cache
def files() -> dict[str, str]:
    """By file name: what is in it."""
    of_tables = {each.__name__: each for each in get_args(Message)}
    daily = (DailyInfo, DayInfo, DayAnswered, Calendar, PuzzleGames, PuzzleInfo, PuzzleJudged)
    others = (SeatGrant, GameInfo, GuestGames, Home, Frames, Analysis, *daily, Solved, CoachedTurn, Beat)
    more = (PushInfo, Subscribe, TrustInfo, LessonsInfo, ShownLesson, CheckedAnswer, PlayedLine)
    messages = Made({"Message": Message, **of_tables, **{each.__name__: each for each in (*others, *more)}})
    messages.types["Fact"] = "export type Fact = number | string | Phrase | readonly Fact[];\n"
    messages.shapes["Fact"] = ["|", "number", "string", "Phrase", ["Fact"]]
    asked = {
        "Request": Request,
        **{each.__name__: each for each in (Create, Branch, LessonAnswer, AskedCoach, TriedLine)},
    }
    requests = Made(asked, is_asked=True)
    games = {f"{name}.ts": _of_game(name, messages).text(("View", "Move", "Event")) for name in GAMES}
    return {
        "messages.ts": messages.text(("Message",)),
        "requests.ts": requests.text(()),
        "kinds.ts": _kinds(messages),
        "host.ts": Made({each.__name__: each for each in HOST}, other=messages).text(()),
        **games,
        "real-table.ts": Made({each.__name__: each for each in REAL_TABLE}, other=messages).text(("RealTableFrame",)),
        **{f"real-{name}.ts": _of_referee(name).text(("Frame",)) for name in REFEREED},
    }


def _of_referee(name: str) -> Made:
    """What a phone at a real table is sent."""
    referee = all_rooms()[name].referee
    assert referee is not None
    return Made({"Frame": referee.frame_type})


def _kinds(messages: Made) -> str:
    """How long each kind of beat is shown, and how it sounds: the table of `cairn.play.beats`."""
    types = Made({"Pace": Pace}, other=messages).text(())
    rows = "\n".join(f"  {name}: {json.dumps(to_builtins(pace))}," for name, pace in kinds().items())
    return (
        types.replace(HEAD, f'{HEAD}\nimport type {{ Kind }} from "./messages";\n')
        + f"\nexport const KINDS: Readonly<Record<Kind, Pace>> = {{\n{rows}\n}};\n"
    )


def _of_game(name: str, messages: Made) -> Made:
    rooms = all_rooms()[name]
    types = rooms.game.types
    roots: dict[str, Any] = {"View": types.view, "Move": types.move, "Event": types.event, "Result": types.result}
    if types.note is not None:
        roots["Note"] = types.note
    for make in (rooms.sheet, rooms.book):
        if make is not None:
            roots[str(make)] = get_type_hints(make)["return"]
    return Made(roots, other=messages)


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
