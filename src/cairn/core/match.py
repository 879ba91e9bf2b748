"""The driver: one game from its first move to its last, with a dealer and a record."""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeAlias, TypeGuard

from cairn.core.dealer import BY_NUMBER, Dealer, Kind, make_dealer
from cairn.core.errors import BadInput, BadRecord, CairnError
from cairn.core.events import Event
from cairn.core.game import C, E, Game, M, O, OlderRules, Options, Result, S, V, older_rules
from cairn.core.offers import Offer, Refusal
from cairn.core.phrases import Ref
from cairn.core.record import Deal, Record
from cairn.core.sight import Sight
from cairn.core.steps import Hinted, Noted, Played, Settled, Step, Undone
from cairn.core.table import Table, new_table, opening_snapshot
from cairn.core.values import Seat, Value

LONGEST_NAME = 100


class Match(Generic[O, S, M, C, V, E]):
    """One game: a table, a dealer that draws for chance, and the record."""

    def __init__(
        self,
        table: Table[O, S, M, C, V, E],
        dealer: Dealer | None,
        *,
        names: Sequence[str] = (),
        bots: Sequence[str | None] = (),
        steps: Sequence[Step] = (),
        deal: Deal | None = None,
    ) -> None:
        """Play at this table; chance decides whatever comes before the first move. Without a dealer it decides nothing.

        `names` and `bots` say who plays at each seat; they go into the record and change nothing else. `steps` are the
        steps that the table has already taken.
        """
        self.table = table
        self.names = _complete_names(names, table.options.players)
        self.bots = _complete_bots(bots, table.options.players)
        self._dealer = dealer
        self._deal_facts = deal
        self._steps: list[Step] = list(steps)
        self._deal()

    @property
    def game(self) -> Game[O, S, M, C, V, E]:
        """The game being played."""
        return self.table.game

    @property
    def options(self) -> O:
        """How the table was set up."""
        return self.table.options

    @property
    def state(self) -> S:
        """The complete position. For referees and tests only: players get `view`."""
        return self.table.state

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act; none when the game is over."""
        return self.table.to_act

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        return self.table.result

    @property
    def record(self) -> Record:
        """Everything that was done so far."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=self.options,
            seats=self.names,
            steps=tuple(self._steps),
            result=self.result,
            bots=self.bots,
            deal=self._deal_facts,
        )

    def moves(self, seat: Seat) -> tuple[M, ...]:
        """The legal moves of the seat."""
        return self.table.moves(seat)

    def offers(self, seat: Seat) -> tuple[Offer[M], ...]:
        """The legal moves for user interfaces: what each touches, costs, gives and reveals."""
        return self.table.offers(seat)

    def why_not(self, seat: Seat, piece: Ref) -> Refusal | None:
        """Why the seat has no move with that piece; None if it has one."""
        return self.table.why_not(seat, piece)

    def view(self, seat: Seat | None) -> Sight[V, E]:
        """The sight of the seat: what it sees (`.view`), and what it saw happen (`.history`).

        For None: what every seat knows, and everything once the game is over.
        """
        return self.table.sight(seat)

    def events(self, seat: Seat | None, since: int = 0) -> tuple[E, ...]:
        """The events as the seat saw them, from number `since` on."""
        return self.table.since(seat, since)

    def notes(self, seat: Seat) -> tuple[Noted, ...]:
        """The seat's own notes."""
        return self.table.notes(seat)

    def play(self, seat: Seat, move: M) -> None:
        """Make a move, then draw whatever chance decides next. A refused move changes nothing."""
        self._add(Played(seat, move))
        self._deal()

    def note(self, seat: Seat, note: object) -> None:
        """Add a note for the seat alone, at any time. The position does not change."""
        self._add(Noted(seat, self.table.number, note))

    def add_hint(self, seat: Seat, level: int) -> None:
        """Record that the seat got a hint."""
        self._add(Hinted(seat, self.table.number, level))

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would undo a move."""
        return self.table.can_undo(seat)

    def undo(self, seat: Seat) -> None:
        """Undo the seat's last move.

        Allowed as long as no seat has learned anything since, and chance has not acted.
        """
        self._add(Undone(seat))

    def _add(self, step: Step) -> None:
        self._steps.append(self.table.add(step).step)

    def _deal(self) -> None:
        if self._dealer is None:
            return
        table = self.table
        while (chance := table.game.chance(table.state)) is not None:
            self._add(Settled(self._dealer.outcome(table.settled, chance)))


AnyMatch: TypeAlias = Match[Options, Value, Value, Value, Value, Event]
"""A match of a game that is known only by name."""


def new_match(
    game: Game[O, S, M, C, V, E],
    options: O,
    *,
    seed: int | str | None = None,
    kind: Kind = BY_NUMBER,
    names: Sequence[str] = (),
    bots: Sequence[str | None] = (),
    steps: Iterable[Step] = (),
) -> Match[O, S, M, C, V, E]:
    """Start a match at a new table, dealt from this seed by a dealer of this kind, after the `steps` of another one."""
    table = new_table(game, options)
    return Match(table, make_dealer(seed, kind), names=names, bots=bots, steps=table.repeat(steps))


def replay_record(
    game: Game[O, S, M, C, V, E], record: Record, dealer: Dealer | None = None
) -> Match[O, S, M, C, V, E]:
    """Replay a record, checking every step; raise `BadRecord` at the first illegal one.

    The match continues where the record ends; a dealer then draws what chance decides before the next move. A record of
    older rules is opened if it is, step by step, also a game of today's rules; the match's record then names today's
    version.
    """
    try:
        older = older_rules(game, record.rules)
        start = opening_snapshot(game, record.options)
        names = _complete_names(record.seats, record.options.players)
        bots = _complete_bots(record.bots, record.options.players)
    except CairnError as error:
        raise BadRecord("header", str(error)) from None
    table = Table(game, start)
    try:
        steps = table.repeat(record.steps) if older is None else _repeat_older(table, record, older)
        if table.result != record.result:
            raise BadRecord("end", "the result does not follow from the moves")
    except BadRecord as error:
        if older is None:
            raise
        made, played = f"made under rules version {older.version} of {game.name}", game.rules_version
        raise BadRecord(error.place, f"{made}, and no game of version {played}: {error.text}") from None
    return Match(table, dealer, names=names, bots=bots, steps=steps, deal=record.deal)


def _repeat_older(table: Table[O, S, M, C, V, E], record: Record, older: OlderRules[S]) -> tuple[Step, ...]:
    """Repeat the steps of a game played under older rules; raise `BadRecord` where today's rules lead elsewhere."""
    steps: list[Step] = []
    for step in record.steps:
        steps += table.repeat((step,))
        if parted := older.parts(table.state):
            raise BadRecord(f"step {table.steps}", parted)
    return tuple(steps)


def check_names(what: str, names: object) -> None:
    """Raise `BadInput`, naming the argument `what`, unless it is a list of strings."""
    if not _is_list(names) or not all(isinstance(name, str) for name in names):
        raise BadInput(what, "must be a list of names")


def _complete_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    check_names("names", names)
    if names and len(names) != players:
        raise BadInput("names", f"there must be {players}, not {len(names)}")
    for name in names:
        if not name.strip() or not name.isprintable():
            raise BadInput("names", f"{name!r} cannot be shown")
        if len(name) > LONGEST_NAME:
            raise BadInput("names", f"{name[:LONGEST_NAME]!r}… is longer than {LONGEST_NAME} characters")
    return tuple(names) or tuple(f"player {seat + 1}" for seat in range(players))


def _complete_bots(bots: Sequence[str | None], players: int) -> tuple[str | None, ...]:
    if not _is_list(bots) or "" in bots or not all(bot is None or isinstance(bot, str) for bot in bots):
        raise BadInput("bots", "must be a list of names")
    if not any(bots):
        return ()
    if len(bots) != players:
        raise BadInput("bots", f"there must be {players}, not {len(bots)}")
    return tuple(bots)


def _is_list(given: object) -> TypeGuard[Sequence[object]]:
    return isinstance(given, Sequence) and not isinstance(given, str | bytes)
