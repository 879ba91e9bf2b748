"""The state of a table: what its log folds to, and nothing else.

Like `cairn.core.table` it is pure: it writes nothing and has no clock. The log, or a snapshot and the entries after it,
always give the same state. An entry that is not allowed is refused and changes nothing.
"""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, TypeAlias

import msgspec

from cairn.core import steps
from cairn.core.errors import BadInput, BadRecord, CairnError, IllegalMove
from cairn.core.events import News
from cairn.core.game import AnyGame
from cairn.core.options import options_of
from cairn.core.phrases import seat_ref
from cairn.core.table import AnyTable, new_table
from cairn.core.values import Seat, replace, strict
from cairn.games.rooms import Rooms
from cairn.play.beats import Passage, brisk_time, make_beats
from cairn.server.table import chat, clocks, log
from cairn.server.table.chat import ChatLine
from cairn.server.table.keys import hashes_match
from cairn.server.table.log import Entry, Opened
from cairn.server.table.prompts import Answers, Prompt, Stale
from cairn.server.table.seats import (
    RULE,
    Chair,
    SeatChange,
    SeatChangeKind,
    SeatContext,
    Status,
    apply_seating,
    recall_seat,
    remember_holder,
)

REMEMBERED_LINES = 200
REMEMBERED_MARKS = 256
REMEMBERED_PASSAGES = 100
REMEMBERED_CHANGES = 32
"""The number of seat changes sent to clients, so that a player who comes and goes all the time does not fill the
page."""

MOST_ENTRIES = 4000
"""The entries of a log beyond which only the game goes on. A long game with its chat has some hundred, and who reads
the record has them all replayed."""
MOST_NOTES = 1000
"""The notes of one seat: each new one is sent with all the others."""
MOST_LINES, LINES_WITHIN = 20, 10_000
"""The chat messages of one seat within so many milliseconds."""
OPTIONAL = (log.Undone, log.Noted, log.Hinted, log.Said, log.Faced, log.Worded, log.Changed, log.Linked, log.Filled)
"""What a player can do as often as they like, and the game does not need."""
SIGNS_OF_LIFE = (log.Moved, log.Undone, log.Said, log.Sat, log.Faced, log.Returned, log.Present, log.Rejoined)
"""Entries that show that a player is there. What a seat does for itself is not public, so it does not count."""
CHANGES_OF: dict[type[Entry], SeatChangeKind] = {
    log.Left: "left",
    log.Returned: "returned",
    log.RanOut: "ran-out",
    log.Absent: "absent",
    log.Present: "present",
    log.Substituted: "substituted",
    log.Rejoined: "rejoined",
}

FindRooms: TypeAlias = Callable[[str], Rooms]


class TableState:
    """One table, from its opening to its end."""

    def __init__(self, find: FindRooms, first: Opened) -> None:
        """Set the table up; raise `BadInput` for an unknown game or unknown options."""
        self.rooms = find(first.game)
        self.game: AnyGame = self.rooms.game
        self.opened = first
        self.host = first.host
        """The hash of the host's secret."""
        self.host_guest = first.guest
        self.is_outdated = first.rules != self.game.rules_version
        """Whether it was played under rules that this version does not have: then it is closed and keeps its log."""
        self.options: Any = first.options if self.is_outdated else strict(first.options, self.game.types.options)
        self.words: tuple[str, ...] = ()
        """The words that players added to the deal."""
        self.status: Status = "closed" if self.is_outdated else "waiting"
        self.number = 1
        """The number of entries."""
        self.public_number = 1
        """The number of public entries. What a seat does for itself is not counted: others must not notice it."""
        self.seating_number = 1
        """The public number at the last change of seats or status."""
        self.chairs = [Chair(bot=bot) for bot in first.bots]
        self.public_time = first.time
        """The time of the last public entry."""
        self.began = 0
        """When the game began; 0: not yet, or before this was kept."""
        self.ended = 0
        """When the game was over or the table was closed; 0: not yet, or before this was kept."""
        self.closed_for: log.Reason | None = None
        """Why the table was closed."""
        self.rematch: str | None = None
        """The table of the rematch."""
        self.prompts = [Prompt(left=clocks.initial_time(first.clock)) for _ in first.bots]
        self.lines: deque[ChatLine] = deque(maxlen=REMEMBERED_LINES)
        self.table: AnyTable | None = None
        self.seen = [first.time for _ in first.bots]
        """By seat: when its player last did something public."""
        self.changes: deque[SeatChange] = deque(maxlen=REMEMBERED_CHANGES)
        """Who came and went since the game began."""
        self.answers = [Answers() for _ in first.bots]
        """By seat: its last answers, to recognise a message sent twice."""
        self.marks: deque[int] = deque([0], maxlen=REMEMBERED_MARKS)
        """For each of the last public entries: the first event that it changed."""
        self.watched = [0 for _ in first.bots]
        """By seat, with a clock: when it can have watched everything that happened since its last decision."""
        self.passages: deque[tuple[int, Passage]] = deque()
        """The last steps, each with its public number."""
        self.passages_from = 1
        """The public number after which no step is missing in `passages`; they are in no snapshot."""
        self.to_act: tuple[Seat, ...] = ()
        """The seats that may move."""

    # Reading

    @property
    def seats(self) -> range:
        """The seats there are."""
        return range(len(self.chairs))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; bots of the same kind are numbered."""
        bots = [chair.bot if chair.secret is None else None for chair in self.chairs]
        return tuple(
            chair.name if bot is None else f"{bot} {bots[: at + 1].count(bot)}" if bots.count(bot) > 1 else bot
            for at, (chair, bot) in enumerate(zip(self.chairs, bots, strict=True))
        )

    @property
    def added_words(self) -> tuple[str, ...]:
        """The words that players have added to the deal so far, by seat."""
        return tuple(chair.word for chair in self.chairs if chair.word)

    @property
    def running(self) -> AnyTable:
        """The game on the table; raise `IllegalMove` unless it has begun."""
        if self.table is None:
            raise IllegalMove(RULE, "table-closed" if self.status == "closed" else "not-begun")
        return self.table

    def deadline(self, seat: Seat) -> int | None:
        """When the seat's time runs out; None while its clock is stopped."""
        prompt = self.prompts[seat]
        runs = self.status == "playing" and prompt.is_open and not self.chairs[seat].is_played_by_bot
        return prompt.since + prompt.delay + prompt.left if runs and prompt.left is not None else None

    @property
    def bots_alone(self) -> bool:
        """Whether all players are bots, now and later."""
        return all(chair.secret is None and chair.bot is not None and not chair.was_freed for chair in self.chairs)

    def knows(self, secret: str) -> bool:
        """Whether this is the hash of a secret of this table."""
        return any(hashes_match(secret, kept) for kept in (self.host, *(chair.secret for chair in self.chairs)))

    def was_answered(self, seat: Seat, prompt: int, moves: Iterable[Any | None]) -> bool:
        """Whether the seat has answered exactly this before; None stands for an undo."""
        return self.answers[seat].has(prompt, moves)

    def changed_since(self, since: int) -> int | None:
        """The first event that changed since this public number; None: too long ago."""
        missed = self.public_number - since
        if not 0 <= missed <= len(self.marks):
            return None
        now = 0 if self.table is None else self.table.number
        return min((*islice(self.marks, len(self.marks) - missed, None), now))

    def passages_since(self, since: int) -> tuple[Passage, ...] | None:
        """The steps since this public number, without those that were undone; None: too long ago."""
        if since < self.passages_from:
            return None
        found: list[Passage] = []
        for number, passage in self.passages:
            if number > since:
                while found and isinstance(passage.step, steps.Undone) and found[-1].since >= passage.since:
                    found.pop()
                found.append(passage)
        return tuple(found)

    def last_decision(self, seat: Seat) -> tuple[int, int] | None:
        """The public number before the last step that the seat took, and the number of events; None: long ago."""
        for number, passage in reversed(self.passages):
            step = passage.step
            if isinstance(step, steps.Played) and step.seat == seat:
                return number - 1, passage.since
        return None

    # Writing

    def add(self, *entries: Entry) -> tuple[Entry, ...]:
        """Add the next entries and return them; raise `IllegalMove` or `BadInput` at one that is not allowed.

        That one changes nothing. Moves, outcomes and notes must already have the game's own types.
        """
        return tuple(self._add_one(entry, is_new=True) for entry in entries)

    def _add_one(self, entry: Entry, is_new: bool) -> Entry:
        """Add the entry and return it; a new one with the time that it takes to watch it."""
        if is_new:
            self._check_room(entry)
        before = self.status
        mark, entry = self._add(entry, is_new)
        self.number += 1
        if isinstance(entry, log.Began):
            self.began = entry.time
        if before in ("waiting", "playing") and self.status in ("over", "closed"):
            self.ended = entry.time
        if isinstance(entry, log.Noted | log.Hinted | log.Linked):
            return entry
        self.public_number += 1
        self.public_time = entry.time
        self.marks.append(mark)
        self._note_presence(entry)
        if self.status != before or not isinstance(entry, log.Moved | log.Settled | log.Undone | log.Said):
            self.seating_number = self.public_number
        return entry

    def _check_room(self, entry: Entry) -> None:
        """Raise `IllegalMove` for what would let the log grow without end."""
        if isinstance(entry, OPTIONAL) and self.number >= MOST_ENTRIES:
            raise IllegalMove(RULE, "log-is-full", number=MOST_ENTRIES)
        if isinstance(entry, log.Noted) and len(self.running.notes(entry.seat)) >= MOST_NOTES:
            raise IllegalMove(RULE, "too-many-notes", number=MOST_NOTES)
        if isinstance(entry, log.Said):
            since = entry.time - LINES_WITHIN
            if sum(line.seat == entry.seat and line.time > since for line in self.lines) >= MOST_LINES:
                raise IllegalMove(RULE, "too-much-chat")

    def _note_presence(self, entry: Entry) -> None:
        """Note who was active, and who came or went."""
        if isinstance(entry, log.Began):
            self.seen = [entry.time for _ in self.chairs]
        elif isinstance(entry, SIGNS_OF_LIFE) and not self.chairs[entry.seat].is_played_by_bot:
            self.seen[entry.seat] = entry.time
        kind = CHANGES_OF.get(type(entry))
        if kind is not None and self.status == "playing":
            assert isinstance(entry, log.SeatEntry)
            self.changes.append(SeatChange(kind, entry.seat, entry.time, self.running.number))

    def _add(self, entry: Entry, is_new: bool) -> tuple[int, Entry]:
        """Apply the entry, and return the first event that it changed and the entry as it is logged."""
        if self.is_outdated:
            self._add_outdated(entry)
            return 0, entry
        if self.status == "closed":
            raise IllegalMove(RULE, "table-closed")
        now = 0 if self.table is None else self.table.number
        match entry:
            case Opened():
                raise BadInput("entry", "the table was opened before")
            case _ if isinstance(entry, log.StepEntry):
                return self._step(entry, is_new)
            case log.Began(words=words):
                self._begin(words, entry.time)
                return 0, entry
            case log.Said(seat=seat):
                self.check_seat(seat)
                phrases_only = self.status == "playing" and self.rooms.at.belief is not None
                text = chat.check_line(entry, self.opened.chat, phrases_only)
                self.lines.append(ChatLine(self.public_number + 1, entry.time, seat, text, entry.is_phrase))
            case log.Closed(why=why):
                self.status = "closed"
                self.closed_for = why
                self.to_act = ()
                self.prompts = [prompt.close(entry.time) for prompt in self.prompts]
            case log.Resumed():
                self.prompts = [
                    replace(prompt.count_time(self.public_time), since=entry.time) for prompt in self.prompts
                ]
            case log.Rematched(table=name):
                if self.status not in ("over", "closed") or self.rematch is not None:
                    raise IllegalMove(RULE, "not-over" if self.rematch is None else "has-begun")
                self.rematch = name
            case log.Changed(options=options):
                self._check_waiting()
                self.options = self.read_options(options)
                self.chairs = [replace(chair, ready=False) for chair in self.chairs]
            case _:
                self.check_seat(entry.seat)
                before = self.chairs[entry.seat]
                is_timed = self.opened.clock is not None
                around = SeatContext(self.status, is_timed, self.names, self.check_bot)
                after = self.chairs[entry.seat] = apply_seating(entry, before, around)
                hands = before.is_played_by_bot, after.is_played_by_bot
                prompt = self.prompts[entry.seat]
                self.prompts[entry.seat] = clocks.hand_over(self.opened.clock, prompt, *hands, entry.time)
                if isinstance(entry, log.Rejoined):
                    self._move_host(entry, before)
        return now, entry

    def _move_host(self, entry: log.Rejoined, before: Chair) -> None:
        """The host moves along with the last of their seats."""
        stays = any(hashes_match(before.secret, chair.secret) for chair in self.chairs)
        if hashes_match(before.secret, self.host) and not stays:
            self.host, self.host_guest = entry.secret, entry.guest

    def _add_outdated(self, entry: Entry) -> None:
        """Follow only the seats of a table of other rules: its players may still fetch the record."""
        match entry:
            case log.Changed(options=options):
                self.options = options
            case log.Began(words=words):
                self.words = words
            case _ if isinstance(entry, log.SeatEntry):
                before = self.chairs[entry.seat]
                self.chairs[entry.seat] = recall_seat(entry, before)
                if isinstance(entry, log.Rejoined):
                    self._move_host(entry, before)
            case _:
                pass  # what was played under those rules stays in the log

    def _begin(self, words: tuple[str, ...], time: int) -> None:
        self._check_waiting()
        for seat, chair in enumerate(self.chairs):
            if chair.is_free:
                raise IllegalMove(RULE, "seat-free", seat=seat_ref(seat))
        self.table = new_table(self.game, self.options)
        self.chairs = [remember_holder(chair) for chair in self.chairs]
        self.words = words
        self.status = "playing"
        self._remember(Passage(None, 0, None, self.table.state))
        self._ask(None, False, time)

    def _step(self, entry: log.StepEntry, is_new: bool) -> tuple[int, Entry]:
        table = self.running
        step = log.to_step(entry, table.number)
        before = table.state
        result = table.add_typed(step) if is_new else table.add(step)
        passage = Passage(result.step, result.since, before, table.state)
        if isinstance(entry, log.Moved | log.Settled) and clocks.is_delayed(self.opened.clock):
            entry = replace(entry, watching=self._watching_time(passage)) if is_new else entry
            self._count_watching(entry)
        match result.step:
            case steps.Settled():
                self._ask(None, True, entry.time)
            case steps.Played(seat=seat, move=move):
                self.answers[seat].add(self.prompts[seat].number, move)
                self._ask(seat, any(isinstance(event, News) for event in result.events), entry.time)
            case steps.Undone(seat=seat):
                self.answers[seat].add(self.prompts[seat].number, None)
                self._ask(seat, False, entry.time, undone=True)
            case _:
                return result.since, entry  # a seat's own notes change nothing at the table
        self._remember(passage)
        if table.result is not None and self.status == "playing":
            self.status = "over"
        return result.since, entry

    def _watching_time(self, passage: Passage) -> int:
        """The milliseconds that an onlooker needs to watch a step."""
        history = self.running.sight(None).history
        return brisk_time(make_beats(self.game, self.rooms.staging, (passage,), history, None))

    def _count_watching(self, entry: log.Moved | log.Settled) -> None:
        """Note when each seat can have watched this entry. Who moves has skipped what they did not watch before."""
        if isinstance(entry, log.Moved):
            self.watched[entry.seat] = entry.time
        self.watched = [max(until, entry.time) + entry.watching for until in self.watched]

    def _remember(self, passage: Passage) -> None:
        """Remember a step, so that it can be shown in beats."""
        if len(self.passages) == REMEMBERED_PASSAGES:
            self.passages_from, _ = self.passages.popleft()
        self.passages.append((self.public_number + 1, passage))

    def _ask(self, actor: Seat | None, is_news: bool, time: int, undone: bool = False) -> None:
        """Renumber the prompts of the seat that acted, of seats newly to act, and after news of all that may act.

        Choices that others seal are not news, and leave a prompt as it is.
        """
        assert self.table is not None
        before, self.to_act = self.to_act, self.table.to_act
        for seat, prompt in enumerate(self.prompts):
            may = seat in self.to_act
            if seat == actor or (may and (is_news or seat not in before)):
                self.prompts[seat] = clocks.ask(
                    self.opened.clock, prompt, time, self.watched[seat], may, seat == actor, undone
                )
            elif not may:
                self.prompts[seat] = prompt.close(time)

    # Checks

    def check_seat(self, seat: Seat) -> None:
        """Raise `BadInput` for a seat that does not exist."""
        if seat not in self.seats:
            raise BadInput("seat", f"the seats are 0 to {len(self.chairs) - 1}, not {seat}")

    def _check_waiting(self) -> None:
        if self.status != "waiting":
            raise IllegalMove(RULE, "has-begun")

    def check_bot(self, name: str, place: str = "bot") -> None:
        """Raise `BadInput` for a bot that does not play this game."""
        known = ("random", *self.rooms.bot_names)
        if name not in known:
            raise BadInput(place, f"{name!r} is not known (there are: {', '.join(known)})")

    def check_prompt(self, seat: Seat, prompt: int) -> None:
        """Raise `Stale` unless this is the seat's current prompt."""
        if prompt != self.prompts[seat].number:
            raise Stale(self.prompts[seat].number)

    def read_move(self, move: Any) -> Any:
        """Return the move as one of the game's own; raise `BadInput` if it does not fit."""
        try:
            return strict(move, self.game.types.move)
        except msgspec.ValidationError as error:
            raise BadInput("moves", f"no move of {self.game.name}: {error}") from None

    def read_options(self, options: Any) -> Any:
        """Return the options with these changes; raise `BadInput` for an unknown option."""
        given = {name: value for name, value in msgspec.to_builtins(options).items() if name != "players"}
        return options_of(self.game, given, len(self.chairs))

    @classmethod
    def fold(cls, find: FindRooms, entries: Iterable[Entry]) -> "TableState":
        """Return the state of a whole log; raise `BadRecord` at the first bad entry."""
        each = iter(entries)
        first = next(each, None)
        if not isinstance(first, Opened):
            raise BadRecord("entry 1", "a log begins with the opening of the table")
        self = cls(find, first)
        self.add_all(each)
        return self

    def add_all(self, entries: Iterable[Entry]) -> None:
        """Add the entries of a log; raise `BadRecord` at the first bad one."""
        for entry in entries:
            try:
                self._add_one(entry, is_new=False)
            except CairnError as error:
                raise BadRecord(f"entry {self.number + 1}", str(error)) from None
