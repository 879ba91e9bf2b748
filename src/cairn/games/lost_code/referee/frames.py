"""What a phone is sent: all that its seat may know, and nothing that depends on anything else.

A phone never gets its owner's digits before the end. Which racks others see is not sent either, except to a witness who
is asked to look, and as seen digits on the sheet. A device in the middle of the table gets what everybody may know.
"""

from itertools import islice
from typing import Any, Literal

from cairn.core.game import Result
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.referee import acts
from cairn.games.lost_code.referee.game import Doubt, Entry, RealGame, before_bets
from cairn.games.lost_code.referee.looks import Look, Reading, Why, seen_by, witnesses
from cairn.games.lost_code.rules.events import Drew, Happening, Named, seen
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Sheet
from cairn.games.lost_code.rules.state import Digits, Phase, View, Wager, view

Stage = Literal["racks", "markers", "dice", "offer", "bets", "swap", "stone", "final", "over"]
"""What the table does now."""

Role = Literal["enter", "check", "again", "decide"]
"""What a witness is asked: enter, compare, look again as two differ, decide between two."""


MOST_LISTED = 200
"""Entries and corrections that a phone is sent: more than a whole game has, however many more somebody enters."""


class Asked(Value):
    """A stone that a witness is asked about."""

    rack: int
    symbol: Symbol
    pale: tuple[int, ...]
    """The digits that the witness sees on other stones."""


class LookTask(Value):
    """What this seat is asked to look at."""

    number: int
    why: Why
    role: Role
    stones: tuple[Asked, ...]
    given: tuple[Reading, ...]
    """What was read before: to compare with, or readings that differ."""
    own: tuple[int, ...] | None
    """What the seat has read, while the others have yet to look."""


class Watched(Value):
    """A rack or a stone that is looked at, as everybody may know it: readings that differ look like slow checking."""

    rack: int
    symbol: Symbol | None
    """None: the whole rack."""
    enters: Seat
    checks: Seat | None
    """None: nobody can, as two players see one rack each."""
    is_entered: bool
    is_checked: bool


class DraftShown(Value):
    """What was entered in this round."""

    dice: tuple[Symbol, ...]
    turned: tuple[acts.Turn, ...]
    final_dice: tuple[Symbol, ...]
    """With the die turned."""
    offered: Symbol | None
    """The token that somebody is asked about."""
    asked: Seat | None
    taken: Seat | None
    has_tokens: bool
    """Whether the dice are entered as rolled."""
    bets: tuple[Wager | None, ...]
    by: tuple[Seat | None, ...]


class ShownAnswer(Value):
    """An answer that counted a stone that was misread."""

    round: int
    seat: Seat
    width: int
    low: int
    dice: tuple[Symbol, ...]
    was: str
    now: str
    points: int


class ShownCorrection(Value):
    """A correction, as this seat may know it."""

    rack: int
    symbol: Symbol
    was: int | None
    """None: the stone is on a rack, and its owner may not know it."""
    now: int | None
    answers: tuple[ShownAnswer, ...]
    swapped: tuple[tuple[int, Seat], ...]
    skull: bool


class ShownEntry(Value):
    """A line in the list of entries; None for what is secret."""

    kind: str
    round: int
    by: Seat | None
    act: Any


class OpenStone(Value):
    """A stone that lies face up."""

    rack: int
    symbol: Symbol
    swaps: int
    digit: int
    round: int


class Frame(Value):
    """Everything that a phone shows."""

    seat: Seat | None
    stage: Stage
    view: View
    draft: DraftShown
    looks: tuple[LookTask, ...]
    watched: tuple[Watched, ...]
    news: tuple[Happening, ...]
    """The events since the last bets were judged."""
    checked: int
    """How many times bets were judged."""
    pick: Symbol | None
    swapper: Seat | None
    laid: tuple[OpenStone, ...]
    """Stones laid down, the latest first."""
    sealed: tuple[bool, ...]
    """Who has made the final bets."""
    finals: tuple[Digits, ...] | None
    """The seat's own."""
    doubt: Doubt | None
    corrections: tuple[ShownCorrection, ...]
    owed: tuple[int, ...]
    sheet: Sheet | None
    entries: tuple[ShownEntry, ...]
    """The latest first."""
    result: Result | None


def frame(game: RealGame, seat: Seat | None) -> Frame:
    """What the phone of this seat is sent; None: a device in the middle of the table."""
    shown = view(game.state, seat)
    is_over = game.result is not None
    symbols = game.table.symbols
    swaps: dict[tuple[int, int], int] = {}
    laid: list[OpenStone] = []
    for each in game.state.laid:
        at = (each.seat, each.symbol.place)
        laid.append(OpenStone(each.seat, each.symbol, swaps.get(at, 0), each.digit, each.round))
        swaps[at] = swaps.get(at, 0) + 1
    return Frame(
        seat=seat,
        stage=_stage(game),
        view=shown if is_over else replace(shown, racks=()),
        draft=_draft(game, seat),
        looks=tuple(_task(game, look, seat) for look in game.looks if seat is not None and seat in look.readers),
        watched=_watched(game),
        news=_news(game, seat),
        checked=len(game.checks),
        pick=game.pick,
        swapper=game.state.swapping[0] if game.state.phase is Phase.SWAP else None,
        laid=tuple(reversed(laid)),
        sealed=tuple(bets is not None for bets in game.finals),
        finals=None if seat is None else game.finals[seat],
        doubt=game.doubt,
        corrections=tuple(
            ShownCorrection(
                rack=each.cell.rack,
                symbol=symbols[each.cell.place],
                was=each.was if is_known else None,
                now=each.now if is_known else None,
                answers=tuple(ShownAnswer(*[getattr(a, f) for f in a.__struct_fields__]) for a in each.answers),
                swapped=each.swapped,
                skull=each.skull,
            )
            for each in game.corrections[-MOST_LISTED:]
            for is_known in [_may_know(game, each.cell.rack, each.cell.place, each.cell.swaps, seat)]
        ),
        owed=game.owed,
        sheet=None if seat is None else game.sheet(seat),
        entries=tuple(_entry(game, each) for each in islice(filter(_is_listed, reversed(game.entries)), MOST_LISTED)),
        result=game.result,
    )


def asks(game: RealGame, seat: Seat) -> bool:
    """Whether the seat is asked to look, to place its token in secret, or to seal its final bets."""
    tasks = [_task(game, look, seat) for look in game.looks if seat in look.readers]
    if any(task.own is None and (task.role != "check" or task.given) for task in tasks):
        return True
    match _stage(game):
        case "bets":
            return game.table.placing == "together" and game.draft.bets[seat] is None
        case "final":
            return game.finals[seat] is None
        case _:
            return False


def _may_know(game: RealGame, rack: int, place: int, swaps: int, seat: Seat | None) -> bool:
    is_open = game.result is not None or swaps < game.swaps(rack, place)
    return is_open or (seat is not None and seat != rack)


def _stage(game: RealGame) -> Stage:
    match game.state.phase:
        case Phase.DEAL:
            return "racks"
        case Phase.STACK:
            return "markers"
        case Phase.SWAP:
            return "swap" if game.pick is None else "stone"
        case Phase.FINAL:
            return "final"
        case Phase.OVER:
            return "over"
        case _:
            state, _ = before_bets(game)
            if len(game.draft.dice) < game.table.dice:
                return "dice"
            return "offer" if state.phase is Phase.OFFER else "bets"


def _draft(game: RealGame, seat: Seat | None) -> DraftShown:
    draft = game.draft
    state, _ = before_bets(game)
    is_offer = state.phase is Phase.OFFER
    is_sealed = game.table.placing == "together"
    return DraftShown(
        dice=draft.dice,
        turned=tuple(acts.Turn(each.shown, each.to) for each in draft.turns),
        final_dice=state.dice or draft.dice,
        offered=state.offered if is_offer else None,
        asked=state.order[state.turn] if is_offer else None,
        taken=next((each.seat for each in draft.offers if each.digits is not None), None),
        has_tokens=bool(game.state.tokens),
        bets=tuple(
            Wager(bet.width) if bet is not None and is_sealed and owner != seat else bet
            for owner, bet in enumerate(draft.bets)
        ),
        by=draft.by,
    )


def _task(game: RealGame, look: Look, seat: Seat) -> LookTask:
    own = look.reading(seat)
    role: Role = "enter" if seat == look.readers[0] else "check"
    given: tuple[Reading, ...] = ()
    if look.attempt > 1:
        role = "decide" if len(look.readers) == 1 and look.reserve in look.readers else "again"
        given = look.former
    elif role == "check" and look.why != "again":
        given = tuple(each for each in look.readings if each.seat == look.readers[0])
    elif look.why in ("again", "twice"):
        role = "again"
    current = game.current()
    return LookTask(
        number=look.number,
        why=look.why,
        role=role,
        stones=tuple(
            Asked(
                cell.rack,
                game.table.symbols[cell.place],
                () if look.why == "twice" else seen_by(game.stones, seat, cell, current),
            )
            for cell in look.cells
        ),
        given=given,
        own=None if own is None else own.digits,
    )


def _watched(game: RealGame) -> tuple[Watched, ...]:
    """The racks at set-up, or the stones that are looked at."""
    looks, players = game.looks, game.table.players
    if not game.is_dealt:
        doubtful = {cell.rack for look in looks if look.why == "twice" for cell in look.cells}
        found = []
        for rack in range(game.table.racks):
            readers, _ = witnesses(players, rack)
            look = next((each for each in looks if each.why == "rack" and each.cells[0].rack == rack), None)
            found.append(_watch(rack, None, readers, look, rack in game.ready and rack not in doubtful))
        return tuple(found)
    found = []
    for look in looks:
        if look.why == "twice":  # which stones are alike would tell their owners: the swap seems to take long
            if game.pick is not None:
                readers, _ = witnesses(players, game.state.swapping[0])
                found.append(_watch(game.state.swapping[0], game.pick, readers, None, False))
            continue
        cell = look.cells[0]
        readers, _ = witnesses(players, cell.rack)
        found.append(_watch(cell.rack, game.table.symbols[cell.place], readers, look, False))
    return tuple(found)


def _watch(rack: int, symbol: Symbol | None, readers: tuple[Seat, ...], look: Look | None, is_checked: bool) -> Watched:
    is_entered = look is None or look.attempt > 1 or look.reading(readers[0]) is not None
    checks = readers[1] if len(readers) > 1 else None
    return Watched(rack, symbol, readers[0], checks, is_entered, is_checked)


def _news(game: RealGame, seat: Seat | None) -> tuple[Happening, ...]:
    if not game.checks:
        return ()
    return tuple(
        seen(event, seat) for event in game.history[game.checks[-1].at :] if not isinstance(event, Drew | Named)
    )


def _is_listed(entry: Entry) -> bool:
    """Readings and marks are listed nowhere: how many there were would tell of readings that differ."""
    return not isinstance(entry.act, acts.Read | acts.Mark)


def _entry(game: RealGame, entry: Entry) -> ShownEntry:
    act = entry.act
    is_secret = isinstance(act, acts.Finals) or (isinstance(act, acts.Offer) and act.digits is not None)
    is_secret |= isinstance(act, acts.Bet) and game.table.placing == "together"
    kind = str(type(act).__struct_config__.tag)
    return ShownEntry(kind, entry.round, entry.by, None if is_secret else act)
