"""A table with whoever is gathered at it: what the entries of its log make, and nothing else.

A fold, pure as `cairn.core.table` is: it writes nothing, knows no clock and asks nobody. Whoever has the log, or a
snapshot and the entries after it, has the same table. An entry that cannot be is refused and changes nothing.
"""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from cairn.core import snapshot as core_snapshot
from cairn.core import steps
from cairn.core.errors import BadInput, BadRecord, CairnError, IllegalMove
from cairn.core.events import News
from cairn.core.game import AnyGame
from cairn.core.options import options_of
from cairn.core.phrases import seat_ref
from cairn.core.table import AnyTable, Table, new_table
from cairn.core.values import Seat, Value, encode, replace, strict
from cairn.games.rooms import Rooms
from cairn.server.table import chat, clocks, log
from cairn.server.table.chat import ChatLine
from cairn.server.table.keys import fits
from cairn.server.table.log import Entry, Opened
from cairn.server.table.seating import RULE, SeatContext, Status, apply_seating, recall_seat, remember_holder
from cairn.server.table.seats import Answers, Chair, Prompt, SeatChange, SeatChangeKind

__all__ = ["RULE", "FindRooms", "Status", "TableState"]

REMEMBERED_LINES = 200
REMEMBERED_MARKS = 256
REMEMBERED_CHANGES = 32
"""Changes of seats that are told to whoever comes; a player who comes and goes all the time fills no page."""

SIGNS_OF_LIFE = (log.Moved, log.Undone, log.Said, log.Sat, log.Returned, log.Present, log.Rejoined)
"""What shows that the player of a seat is there. What a seat does for itself alone tells nobody anything."""
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


class _Snapshot(Value):
    """A snapshot."""

    opened: Opened
    options: Raw
    words: tuple[str, ...]
    status: Status
    number: int
    told: int
    seated: int
    chairs: tuple[Chair, ...]
    prompts: tuple[Prompt, ...]
    answers: tuple[tuple[tuple[int, str], ...], ...]
    marks: tuple[int, ...]
    lines: tuple[ChatLine, ...]
    table: Raw
    """`null` before the game begins."""
    told_at: int = 0
    host: str | None = None
    host_guest: str | None = None
    rematch: str | None = None
    seen: tuple[int, ...] = ()
    changes: tuple[SeatChange, ...] = ()


class TableState:
    """One table, from its opening to its end."""

    def __init__(self, find: FindRooms, first: Opened) -> None:
        """Set the table up; raises `BadInput` for a game or options that do not exist."""
        self.rooms = find(first.game)
        self.game: AnyGame = self.rooms.game
        self.opened = first
        self.host = first.host
        """The hash of the secret that the host shows."""
        self.host_guest = first.guest
        self.is_outdated = first.rules != self.game.rules_version
        """Whether it was played under rules that this program does not have: then it is closed and keeps its log."""
        self.options: Any = first.options if self.is_outdated else strict(first.options, self.game.types.options)
        self.words: tuple[str, ...] = ()
        """That were added to the deal when the game began."""
        self.status: Status = "closed" if self.is_outdated else "waiting"
        self.number = 1
        """How many entries there are."""
        self.public_number = 1
        """How many of them concern everybody. What a seat does for itself is no one else's to count."""
        self.seating_number = 1
        """How many entries had been told when last somebody came or went, or the table went on to something else."""
        self.chairs = [Chair(bot=bot) for bot in first.bots]
        self.public_time = first.time
        """The time of the last entry that concerned everybody."""
        self.rematch: str | None = None
        """The table to which the same people went on."""
        self.prompts = [Prompt(left=clocks.initial_time(first.clock)) for _ in first.bots]
        self.lines: deque[ChatLine] = deque(maxlen=REMEMBERED_LINES)
        self.table: AnyTable | None = None
        self.seen = [first.time for _ in first.bots]
        """By seat: when its player last did something that everybody is told."""
        self.changes: deque[SeatChange] = deque(maxlen=REMEMBERED_CHANGES)
        """Who came and went since the game began."""
        self._answers = [Answers() for _ in first.bots]
        self._marks: deque[int] = deque([0], maxlen=REMEMBERED_MARKS)  # by entry told: from which event on all changed
        self._to_act: tuple[Seat, ...] = ()

    # What there is

    @property
    def seats(self) -> range:
        """The seats there are."""
        return range(len(self.chairs))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move."""
        return self._to_act

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called, by seat; bots of a kind are told apart by a number."""
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
        """The game on the table; raises `IllegalMove` unless it has begun."""
        if self.table is None:
            raise IllegalMove(RULE, "table-closed" if self.status == "closed" else "not-begun")
        return self.table

    def deadline(self, seat: Seat) -> int | None:
        """When the seat's clock runs out; None while it does not run."""
        prompt = self.prompts[seat]
        runs = self.status == "playing" and prompt.is_open and not self.chairs[seat].is_played_by_bot
        return prompt.since + prompt.left if runs and prompt.left is not None else None

    @property
    def bots_alone(self) -> bool:
        """Whether no person plays here, or ever will."""
        return all(chair.secret is None and chair.bot is not None and not chair.was_freed for chair in self.chairs)

    def knows(self, secret: str) -> bool:
        """Whether the hash is that of a secret of this table."""
        return any(fits(secret, kept) for kept in (self.host, *(chair.secret for chair in self.chairs)))

    def was_answered(self, seat: Seat, prompt: int, moves: Iterable[Any | None]) -> bool:
        """Whether the seat has answered exactly this before; None stands for a move that was taken back."""
        return self._answers[seat].has(prompt, moves)

    def changed_since(self, told: int) -> int | None:
        """The first event that is other than when so many entries had been told; None: too long ago to say."""
        missed = self.public_number - told
        if not 0 <= missed <= len(self._marks):
            return None
        now = 0 if self.table is None else self.table.number
        return min((*islice(self._marks, len(self._marks) - missed, None), now))

    # What is written down

    def add(self, *entries: Entry) -> None:
        """Take the next entries; raises `IllegalMove` or `BadInput` at one that cannot be, and it changes nothing.

        Moves, outcomes and notes in them are of the game's own types: whoever made the entry has read them strictly.
        """
        for entry in entries:
            self._add_one(entry, is_read=True)

    def _add_one(self, entry: Entry, is_read: bool) -> None:
        before = self.status
        mark = self._add(entry, is_read)
        self.number += 1
        if isinstance(entry, log.Noted | log.Hinted | log.Linked):
            return
        self.public_number += 1
        self.public_time = entry.time
        self._marks.append(mark)
        self._note_presence(entry)
        if self.status != before or not isinstance(entry, log.Moved | log.Settled | log.Undone | log.Said):
            self.seating_number = self.public_number

    def _note_presence(self, entry: Entry) -> None:
        """Note who gave a sign of life, and who came or went."""
        if isinstance(entry, log.Began):
            self.seen = [entry.time for _ in self.chairs]
        elif isinstance(entry, SIGNS_OF_LIFE) and not self.chairs[entry.seat].is_played_by_bot:
            self.seen[entry.seat] = entry.time
        kind = CHANGES_OF.get(type(entry))
        if kind is not None and self.status == "playing":
            assert isinstance(entry, log.SeatEntry)
            self.changes.append(SeatChange(kind, entry.seat, entry.time, self.running.number))

    def _add(self, entry: Entry, is_read: bool) -> int:
        """Do what the entry says; the first event that is other than it was."""
        if self.is_outdated:
            self._add_outdated(entry)
            return 0
        if self.status == "closed":
            raise IllegalMove(RULE, "table-closed")
        now = 0 if self.table is None else self.table.number
        match entry:
            case Opened():
                raise BadInput("entry", "the table was opened before")
            case _ if isinstance(entry, log.StepEntry):
                return self._step(entry, is_read)
            case log.Began(words=words):
                self._begin(words, entry.time)
                return 0
            case log.Said(seat=seat):
                self.check_seat(seat)
                phrases_only = self.status == "playing" and self.rooms.at.belief is not None
                text = chat.check_line(entry, self.opened.chat, phrases_only)
                self.lines.append(ChatLine(self.public_number + 1, entry.time, seat, text, entry.is_phrase))
            case log.Closed():
                self.status = "closed"
                self._to_act = ()
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
        return now

    def _move_host(self, entry: log.Rejoined, before: Chair) -> None:
        """Who hosts goes along with the last of their seats."""
        stays = any(fits(before.secret, chair.secret) for chair in self.chairs)
        if fits(before.secret, self.host) and not stays:
            self.host, self.host_guest = entry.secret, entry.guest

    def _add_outdated(self, entry: Entry) -> None:
        """Of a table of other rules only who sat where is known: all of them may still fetch its record."""
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
        self._ask(None, False, time)

    def _step(self, entry: log.StepEntry, is_read: bool) -> int:
        table = self.running
        step = log.to_step(entry, table.number)
        told = table.add_typed(step) if is_read else table.add(step)
        match told.step:
            case steps.Settled():
                self._ask(None, True, entry.time)
            case steps.Played(seat=seat, move=move):
                self._answers[seat].add(self.prompts[seat].number, move)
                self._ask(seat, any(isinstance(event, News) for event in told.events), entry.time)
            case steps.Undone(seat=seat):
                self._answers[seat].add(self.prompts[seat].number, None)
                self._ask(seat, False, entry.time, undone=True)
            case _:
                return told.since  # what a seat writes down for itself changes nothing at the table
        if table.result is not None and self.status == "playing":
            self.status = "over"
        return told.since

    def _ask(self, actor: Seat | None, is_news: bool, time: int, undone: bool = False) -> None:
        """Number the prompts anew: of who acted, of who may act now and could not, and of all who may if there is news.

        What others seal meanwhile is no news, and leaves a prompt as it is.
        """
        assert self.table is not None
        before, self._to_act = self._to_act, self.table.to_act
        for seat, prompt in enumerate(self.prompts):
            may = seat in self._to_act
            if seat == actor or (may and (is_news or seat not in before)):
                self.prompts[seat] = clocks.ask(self.opened.clock, prompt, time, may, seat == actor, undone)
            elif not may:
                self.prompts[seat] = prompt.close(time)

    # What is refused

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

    def read_options(self, options: Any) -> Any:
        """The game's options with these changes; raises `BadInput` for what it does not have."""
        given = {name: value for name, value in msgspec.to_builtins(options).items() if name != "players"}
        return options_of(self.game, given, len(self.chairs))

    # Snapshots

    def snapshot(self) -> bytes:
        """The table as it stands, to be opened again without repeating its entries."""
        table = b"null" if self.table is None else core_snapshot.to_json(self.table.snapshot(), self.game)
        return encode(
            _Snapshot(
                opened=self.opened,
                options=Raw(encode(self.options)),
                words=self.words,
                status=self.status,
                number=self.number,
                told=self.public_number,
                seated=self.seating_number,
                chairs=tuple(self.chairs),
                prompts=tuple(self.prompts),
                answers=tuple(answers.to_pairs() for answers in self._answers),
                marks=tuple(self._marks),
                lines=tuple(self.lines),
                table=Raw(table),
                told_at=self.public_time,
                host=self.host,
                host_guest=self.host_guest,
                rematch=self.rematch,
                seen=tuple(self.seen),
                changes=tuple(self.changes),
            )
        )

    @classmethod
    def restore(cls, find: FindRooms, snapshot: bytes) -> "TableState":
        """The table that was kept; raises `BadRecord` if it is none of these rules."""
        try:
            kept = msgspec.json.decode(snapshot, type=_Snapshot)
        except msgspec.MsgspecError as error:
            raise BadRecord("snapshot", str(error)) from None
        self = cls(find, kept.opened)
        if self.is_outdated:
            raise BadRecord("snapshot", f"made under rules version {kept.opened.rules} of {kept.opened.game}")
        self.options = msgspec.json.decode(kept.options, type=self.game.types.options)
        self.words, self.status = kept.words, kept.status
        self.number, self.public_number, self.seating_number = kept.number, kept.told, kept.seated
        self.public_time, self.rematch = kept.told_at, kept.rematch
        self.chairs, self.prompts = list(kept.chairs), list(kept.prompts)
        if self.status != "waiting":  # a snapshot from before holders were remembered knows the last of them
            self.chairs = [chair if chair.holders else remember_holder(chair) for chair in self.chairs]
        self.seen = list(kept.seen) or [kept.told_at for _ in kept.chairs]
        self.changes.extend(kept.changes)
        if kept.host is not None:
            self.host, self.host_guest = kept.host, kept.host_guest
        self._answers = [Answers(given) for given in kept.answers]
        self._marks.clear()
        self._marks.extend(kept.marks)
        self.lines.extend(kept.lines)
        if (table := bytes(kept.table)) != b"null":
            self.table = Table(self.game, core_snapshot.from_json(table, self.game))
            self._to_act = () if self.status == "closed" else self.table.to_act
        return self

    @classmethod
    def fold(cls, find: FindRooms, entries: Iterable[Entry]) -> "TableState":
        """The table that a whole log makes; raises `BadRecord` at the first entry that cannot be."""
        each = iter(entries)
        first = next(each, None)
        if not isinstance(first, Opened):
            raise BadRecord("entry 1", "a log begins with the opening of the table")
        self = cls(find, first)
        self.add_all(each)
        return self

    def add_all(self, entries: Iterable[Entry]) -> None:
        """Take the entries that followed, as a log has them; raises `BadRecord` at the first that cannot be."""
        for entry in entries:
            try:
                self._add_one(entry, is_read=False)
            except CairnError as error:
                raise BadRecord(f"entry {self.number + 1}", str(error)) from None
