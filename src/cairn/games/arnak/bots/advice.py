"""Hints: what the master would do, told no further than the rung of the ladder that was asked for."""

from collections.abc import Iterable, Sequence
from typing import Any

from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.arnak.bots.counsel import Prospect, prospects
from cairn.games.arnak.bots.imagined import imagined
from cairn.games.arnak.effects.steps import FillRow
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import EndTurn, Move, Pass, Play
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.state import Phase, State
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Advice, Asked, Hint, Outlook
from cairn.games.arnak.solve.kinds import Kind, kind_of
from cairn.reason.hints import check_level

BEST = 3
"""So many are named on the last rung."""
LOOKED_AT = 8
"""So many are thought about twice, to find as many that differ."""
NEARLY = 0.3
"""Points that are not worth a word."""
MAIN: tuple[Kind, ...] = ("dig", "discover", "overcome", "buy", "play", "research", "claim", "pass")


def hint(sight: Sight[View, ArnakEvent], notes: Iterable[Any], level: int) -> Hint:
    """What the level tells to the seat whose sight this is. There is no sheet, so notes tell nothing."""
    check_level(level)
    view, seat = sight.view, sight.view.seat
    if seat is None or seat not in view.to_act:
        return Hint(level, "waiting")
    moves = list(moves_of(imagined(view), seat))
    asked = _asked(moves)
    if asked == "single":
        return Hint(level, asked)
    found = prospects(view, moves, again=LOOKED_AT)
    best = found[0]
    return Hint(
        level=level,
        asked=asked,
        is_better=_is_better(asked, found),
        kind=_kind(best) if level >= 2 else None,
        best=tuple(_advice(each, best, seat) for each in _different(found)[: BEST if level >= 4 else 1])
        if level >= 3
        else (),
    )


def _asked(moves: Sequence[Move]) -> Asked:
    if len(moves) == 1:
        return "single"
    kinds = {type(move) for move in moves}
    return "pass" if Pass in kinds else "end" if EndTurn in kinds else "choice"


def _is_better(asked: Asked, found: Sequence[Prospect]) -> bool:
    best, *others = found
    if asked == "choice":
        return any(best.value.utility - each.value.utility >= NEARLY for each in others)
    return not isinstance(best.move, Pass | EndTurn)


def _kind(prospect: Prospect) -> Kind:
    """That of the main action which the line is about, or of what is to be done first."""
    for _, move in prospect.line:
        kind = kind_of(move)
        if kind in MAIN and not (isinstance(move, Play) and move.timing == "free"):
            return kind
    return kind_of(prospect.move)


def _different(found: Sequence[Prospect]) -> list[Prospect]:
    """The best of those that lead to the same end, in another order say."""
    ends: dict[tuple[float, float], Prospect] = {}
    for each in found:
        ends.setdefault((round(each.value.own, 1), round(each.value.other, 1)), each)
    return list(ends.values())


def _advice(prospect: Prospect, best: Prospect, seat: Seat) -> Advice:
    begun, end = prospect.line[0][0], prospect.end
    before, after = begun.players[seat].goods, end.players[seat].goods
    return Advice(
        line=prospect.ahead(seat),
        points=best.value.own - (best.value.utility - prospect.value.utility),
        outlook=Outlook(
            gained=after.without(before),
            spent=before.without(after),
            points=score(end, seat).total - score(begun, seat).total,
            ends_turn=_ends_turn(end),
        ),
    )


def _ends_turn(state: State) -> bool:
    return state.phase is Phase.OVER or not state.pending or isinstance(state.pending[0], FillRow)
