"""Hints: what the master would do, in as much detail as the requested level allows."""

from collections.abc import Iterable, Sequence
from typing import Any

from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games.arnak.bots.evaluation import MoveEvaluation, distinct_moves, evaluate_moves
from cairn.games.arnak.bots.known_state import known_state
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import EndTurn, Move, Pass, Play
from cairn.games.arnak.rules.refs import touches
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Advice, Asked, Hint
from cairn.games.arnak.solve.kinds import MAIN_ACTIONS, Kind, kind_of
from cairn.reason.hints import PRESSES, check_level

BEST_COUNT = 3
"""The number of moves that a hint of level 4 names."""
RECHECKED = 8
"""The number of moves that are searched again, enough to find `BEST_COUNT` distinct ones."""
NEGLIGIBLE = 0.3
"""The largest difference in points that a hint does not mention."""


def hint(sight: Sight[View, ArnakEvent], notes: Iterable[Any], level: int) -> Hint:
    """The hint of this level for the seat of the sight. Notes are ignored: the game has no note sheet."""
    check_level(level)
    view, seat = sight.view, sight.view.seat
    if seat is None or seat not in view.to_act:
        return Hint(level, "waiting")
    moves = list(moves_of(known_state(view), seat))
    asked = _decision(moves)
    if asked == "single":
        return Hint(level, asked)
    found = evaluate_moves(view, moves, again=RECHECKED)
    best = found[0]
    if level in PRESSES:
        return _press(level, asked, found, seat)
    return Hint(
        level=level,
        asked=asked,
        is_better=_is_better(asked, found),
        kind=_main_kind(best) if level >= 2 else None,
        best=tuple(_advice(each, best, seat) for each in distinct_moves(found)[: BEST_COUNT if level >= 4 else 1])
        if level >= 3
        else (),
    )


def _press(level: int, asked: Asked, found: Sequence[MoveEvaluation], seat: Seat) -> Hint:
    """The best move and the next, as far as they can be told apart, and what the best one gains."""
    best = found[0]
    other = next((each for each in distinct_moves(found)[1:] if _gap(best, each) >= NEGLIGIBLE), None)
    rest = next((each for each in found if isinstance(each.move, Pass | EndTurn)), None)
    compared = other if rest is None else rest
    return Hint(
        level=level,
        asked=asked,
        is_better=_is_better(asked, found),
        kind=_main_kind(best),
        best=tuple(
            replace(_advice(each, best, seat), touches=tuple(touches(state, seat, move) for state, move in each.line))
            for each in (best, other)
            if each is not None
        ),
        margin=0.0 if compared is None else _gap(best, compared),
    )


def _gap(best: MoveEvaluation, other: MoveEvaluation) -> float:
    return best.value.utility - other.value.utility


def _decision(moves: Sequence[Move]) -> Asked:
    if len(moves) == 1:
        return "single"
    kinds = {type(move) for move in moves}
    return "pass" if Pass in kinds else "end" if EndTurn in kinds else "choice"


def _is_better(asked: Asked, found: Sequence[MoveEvaluation]) -> bool:
    best, *others = found
    if asked == "choice":
        return any(best.value.utility - each.value.utility >= NEGLIGIBLE for each in others)
    return not isinstance(best.move, Pass | EndTurn)


def _main_kind(prospect: MoveEvaluation) -> Kind:
    """The kind of the main action in the line, or of the first move if there is none."""
    for _, move in prospect.line:
        kind = kind_of(move)
        if kind in MAIN_ACTIONS and not (isinstance(move, Play) and move.timing == "free"):
            return kind
    return kind_of(prospect.move)


def _advice(prospect: MoveEvaluation, best: MoveEvaluation, seat: Seat) -> Advice:
    return Advice(
        line=prospect.ahead(seat),
        points=best.value.own - (best.value.utility - prospect.value.utility),
        outlook=prospect.outlook(seat),
    )
