"""What a phone is sent: all that its seat may know, and nothing that depends on anything else.

A phone has its owner's hand, and no other before the end; the centre only once its owner has guessed. A device in the
middle of the table gets what everybody may know.
"""

from itertools import islice
from typing import Any, Literal

from cairn.core.game import Result
from cairn.core.values import Seat, Value
from cairn.games.break_code.referee import acts
from cairn.games.break_code.referee.game import LOOKS_BEFORE_RESTART, Correction, Entry, RealGame
from cairn.games.break_code.rules.events import (
    Asked,
    Dealt,
    GaveUp,
    Guessed,
    Happening,
    Looked,
    Named,
    Opened,
    Sealed,
    seen,
)
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.sheet import Cross, Sheet, Strike, Write
from cairn.games.break_code.rules.state import Phase, View, may_still_guess, view
from cairn.games.break_code.rules.tiles import Hand

Stage = Literal["hands", "alike", "first", "turn", "answers", "call", "name", "over"]
"""What the table does now."""

MOST_LISTED = 200
"""Entries and corrections that a phone is sent: more than a whole game has, however many more somebody enters."""

_LISTED = (Asked, Guessed, GaveUp, Looked)


class Spoken(Value):
    """The answer of a seat to the question that is being asked."""

    is_due: bool
    """Whether the seat answers at all."""
    is_said: bool
    answer: Answer | None
    """None: not said yet, and another's."""


class ShownEntry(Value):
    """A line in the list of entries; None for what is secret."""

    kind: str
    question: int
    by: Seat | None
    act: Any


class Frame(Value):
    """Everything that a phone shows."""

    seat: Seat | None
    stage: Stage
    view: View
    hand: Hand | None
    """The seat's own, as it was entered last."""
    entered: tuple[bool, ...]
    """By seat: whose hand is here."""
    compared: tuple[bool, ...]
    """By seat, while two hands share a tile: who has compared the tiles."""
    may_restart: bool
    aloud: bool
    asking: Ask | None
    replies: tuple[Spoken, ...]
    asked: int
    """How many questions were asked."""
    may_unask: bool
    called: tuple[bool, ...]
    """By seat: who has chosen guess or wait, or may not any more (BC 6.6)."""
    news: tuple[Happening, ...]
    """The events since the last question, or the last turn without one."""
    told: tuple[Happening, ...]
    """Every question and guess of the game."""
    hands: tuple[Hand, ...] | None
    """All of them, once the game is over."""
    corrections: tuple[Correction, ...]
    sheet: Sheet | None
    entries: tuple[ShownEntry, ...]
    """The latest first."""
    result: Result | None


def frame(game: RealGame, seat: Seat | None) -> Frame:
    """What the phone of this seat is sent; None: a device in the middle of the table."""
    state, is_over = game.state, game.result is not None
    stage = _stage(game)
    return Frame(
        seat=seat,
        stage=stage,
        view=view(state, None if is_over else seat),
        hand=None if seat is None else game.hands[seat],
        entered=tuple(hand is not None for hand in game.hands),
        compared=game.compared or (),
        may_restart=game.compared is not None and game.looks >= LOOKS_BEFORE_RESTART,
        aloud=game.aloud,
        asking=game.asking,
        replies=_replies(game, seat),
        asked=game.asked,
        may_unask=game.turned is not None or (game.asking is not None and not _is_said(game)),
        called=tuple(call is not None or not may_still_guess(state, owner) for owner, call in enumerate(state.calls)),
        news=_events(game.history[game.news :], seat),
        told=tuple(event for event in _events(game.history, seat) if isinstance(event, _LISTED)),
        hands=state.hands if is_over else None,
        corrections=game.corrections[-MOST_LISTED:],
        sheet=None if seat is None or not game.is_dealt else game.sheet(seat),
        entries=tuple(_entry(game, each) for each in islice(filter(_is_listed, reversed(game.entries)), MOST_LISTED)),
        result=game.result,
    )


def asks(game: RealGame, seat: Seat) -> bool:
    """Whether the seat is asked for its tiles, to say an answer, to choose in secret, or for its guess."""
    match _stage(game):
        case "hands":
            return game.hands[seat] is None
        case "alike":
            return game.compared is not None and not game.compared[seat]
        case "answers":
            return not game.said[seat]
        case "call":
            return game.state.calls[seat] is None and may_still_guess(game.state, seat)
        case "name":
            return seat in game.state.guessing and len(game.state.named[seat]) < game.table.hand
        case _:
            return False


def _stage(game: RealGame) -> Stage:
    if game.compared is not None:
        return "alike"
    if game.asking is not None:
        return "answers"
    return _STAGES[game.state.phase]


_STAGES: dict[Phase, Stage] = {
    Phase.DEAL: "hands",
    Phase.START: "first",
    Phase.TURN: "turn",
    Phase.CALL: "call",
    Phase.NAME: "name",
    Phase.OVER: "over",
}


def _is_said(game: RealGame) -> bool:
    """Whether somebody has said an answer to the question."""
    return any(said for said, reply in zip(game.said, game.replies(), strict=True) if reply is not None)


def _replies(game: RealGame, seat: Seat | None) -> tuple[Spoken, ...]:
    if game.asking is None:
        return ()
    return tuple(
        Spoken(reply is not None, said, reply if said or owner == seat else None)
        for owner, (reply, said) in enumerate(zip(game.replies(), game.said, strict=True))
    )


def _events(events: tuple[Happening, ...], seat: Seat | None) -> tuple[Happening, ...]:
    return tuple(seen(event, seat) for event in events if not isinstance(event, Named | Sealed | Dealt | Opened))


def _is_listed(entry: Entry) -> bool:
    """Marks are nobody else's."""
    return not isinstance(entry.act, Cross | Write | Strike)


def _entry(game: RealGame, entry: Entry) -> ShownEntry:
    is_open = isinstance(entry.act, acts.Guess) and game.table.for_two
    is_secret = isinstance(entry.act, acts.Hand | acts.Call | acts.Guess) and not is_open
    kind = str(type(entry.act).__struct_config__.tag)
    return ShownEntry(kind, entry.question, entry.by, None if is_secret else entry.act)
