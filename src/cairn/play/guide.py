"""Guided first games: a recorded game, and what to look at and do in it. The steps are data of each game."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from cairn.core.errors import BadInput
from cairn.core.phrases import Ref
from cairn.core.record import from_json
from cairn.core.stage import Beat
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.core.values import Seat, Value
from cairn.games.rooms import Rooms
from cairn.play.beats import make_beats, take_steps


class _Step(Value):
    """A step as it is written in the game's data."""

    at: int
    piece: Ref
    text: str
    rule: str
    moves: bool = False


class _Written(Value):
    """A guided game as it is written in the game's data; the record is in a file beside it."""

    seat: Seat
    step: tuple[_Step, ...]


class GuideStep(Value):
    """Something to look at, and perhaps to do. Other legal moves are allowed too; then the guide says so."""

    events: int
    """The number of events that have happened."""
    view: Any
    beats: tuple[Beat, ...]
    """How it came to this view from that of the step before; none for the first."""
    piece: Ref
    text: str
    """The key of the explaining message."""
    rule: str
    offers: tuple[Any, ...]
    """The legal moves."""
    expected: tuple[Any, ...]
    """The moves that the guide expects; none if the piece is only to be looked at."""
    phrases: tuple[Any, ...]
    """The expected moves in words."""
    asked: Any
    """What the player is asked, in words; None while others act."""
    sheet: Any = None
    """The seat's sheet; None in a game without one."""


class Guide(Value):
    """A first game as one player sees it, in which chance and the others act as recorded."""

    game: str
    rules: str
    options: Any
    seat: Seat
    names: tuple[str, ...]
    history: tuple[Any, ...]
    phrases: tuple[Any, ...]
    """The phrases of each event."""
    setting: dict[str, Any]
    """Facts that every phrase of this game may use."""
    steps: tuple[GuideStep, ...]


def guide(rooms: Rooms) -> Guide:
    """Return the guided game; raise `BadInput` for a game without one."""
    if rooms.guide is None:
        raise BadInput("game", f"there is no guided game of {rooms.name}")
    folder, _, name = rooms.guide.partition("/")
    place = files(rooms.package).joinpath(folder)
    written = msgspec.convert(tomllib.loads(place.joinpath(f"{name}.toml").read_text("utf-8")), type=_Written)
    game = rooms.game
    record = from_json(place.joinpath(f"{name}.jsonl").read_text("utf-8"), lambda _: game)
    words, seat = rooms.words, written.seat
    table = new_table(game, record.options)
    steps: list[GuideStep] = []
    shown: Any = None
    for step in written.step:
        passages = tuple(take_steps(table, record.steps[table.steps : step.at]))
        sight, following = table.sight(seat), record.steps[step.at]
        view = sight.view
        beats = () if shown is None else make_beats(game, rooms.staging, passages, sight.history, seat, shown)
        shown = view
        expected = (following.move,) if step.moves and isinstance(following, Played) else ()
        steps.append(
            GuideStep(
                events=table.number,
                view=view,
                beats=beats,
                piece=step.piece,
                text=f"guide-{step.text}",
                rule=step.rule,
                offers=table.offers(seat) if seat in table.to_act else (),
                expected=expected,
                phrases=tuple(words.move(view, move) for move in expected),
                asked=words.prompt(view) if seat in table.to_act else None,
                sheet=rooms.sheet(sight, table.notes(seat)) if rooms.sheet else None,
            )
        )
    table.repeat(record.steps[table.steps :])
    sight = table.sight(seat)
    history = sight.history
    return Guide(
        game=rooms.name,
        rules=record.rules,
        options=record.options,
        seat=seat,
        names=record.seats,
        history=history,
        phrases=tuple(words.event(history, number) for number in range(len(history))),
        setting=dict(words.setting(sight.view)),
        steps=tuple(steps),
    )
