"""The value of choices in a game of Arnak: the chance to win, by looking ahead and by playing on.

A choice is judged from the sight of the seat that made it. Every choice is looked at (`Study.choice`). Those that seem
to have lost most are played on too (`Study.play_on`): what is said then is the mean of both, each weighted by how
certain it is.
"""

from collections.abc import Iterator, Sequence
from math import sqrt

from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games.arnak.bots.evaluation import MoveEvaluation, distinct_moves, evaluate_moves
from cairn.games.arnak.bots.judge.comparison import SPAN, Comparison, Difference, compare
from cairn.games.arnak.bots.judge.reading import judge_manner, look_error
from cairn.games.arnak.bots.known_state import known_state
from cairn.games.arnak.bots.network import packaged_network
from cairn.games.arnak.effects.goods import RESOURCES
from cairn.games.arnak.rules.engine import moves as moves_of
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import EndTurn, Move
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.kinds import kind_of
from cairn.reason.study import MOST_OPTIONS, Choice, ChoiceReason, Option, Study, mean_loss

PLAYED_ON = 5
"""The number of choices of a game that are played on."""


class ArnakStudy:
    """The study of a whole game; what chance and other players do between two choices of a seat counts as luck."""

    deduction = None
    """No code is hidden."""
    played_on = PLAYED_ON

    def choice(self, sight: Sight[View, ArnakEvent], move: Move) -> Choice | None:
        """The chance to win with the move and with the best one; None if there was nothing to decide."""
        found = _look(sight.view, move)
        if found is None:
            return None
        best, done = found[0], _find(found, move)
        lost = best.value.win - done.value.win
        if lost <= 0:
            best = done
        seat = sight.view.seat
        assert seat is not None, "spectators have nothing to decide"
        spread = SPAN * look_error(sight.view.round)
        return Choice(
            measure="win",
            value=done.value.win,
            best=best.value.win,
            best_move=best.move,
            kind=kind_of(move),
            best_kind=kind_of(best.move),
            spread=spread,
            stake=mean_loss([each.value.win for each in found], best.value.win, spread),
            options=tuple(_options(found, best, done, seat)),
            judge="look",
            line=best.ahead(seat) if lost > 0 else (),
        )

    def play_on(self, sight: Sight[View, ArnakEvent], move: Move, choice: Choice) -> Choice:
        """The same choice, with the move and the best one played on from positions that the seat cannot tell apart."""
        compared = compare(sight, find_lines(sight.view, move, choice), packaged_network())
        looked, played = choice.spread / SPAN, compared.win.error
        share = played**2 / (looked**2 + played**2)  # of the look: each weighs as much as it is certain
        best, value = (
            share * each + (1 - share) * chance
            for each, chance in zip((choice.best, choice.value), compared.chances, strict=True)
        )
        better, is_better = max(best, value), value > best
        change = better - choice.best
        options = [
            replace(option, value=min(max(option.value + change, 0.0), better))
            if option.move not in (move, choice.best_move)
            else _played_on(option, compared, value if option.move == move else best, option.move == move)
            for option in choice.options
        ]
        return replace(
            choice,
            value=value,
            best=better,
            best_move=move if is_better else choice.best_move,
            best_kind=choice.kind if is_better else choice.best_kind,
            spread=SPAN * sqrt(share) * looked,
            options=tuple(sorted(options, key=lambda option: -option.value)),
            judge="played-on",
            line=() if is_better else choice.line,
        )

    def round(self, sight: Sight[View, ArnakEvent]) -> int:
        """The round that is being played."""
        return sight.view.round


def find_lines(view: View, move: Move, choice: Choice) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """The best move and the one that was made, each with what follows it, to be played on."""
    found = _look(view, move)
    assert found is not None and choice.best_move != move, "there is something to compare"
    best, done = ([step for _, step in _find(found, each).line] for each in (choice.best_move, move))
    return tuple(best), tuple(done)


def _look(view: View, move: Move) -> list[MoveEvaluation] | None:
    """All moves, those that were searched again first, then by the chance to win."""
    seat = view.seat
    assert seat is not None, "spectators have nothing to decide"
    moves = list(moves_of(known_state(view), seat))
    if len(moves) < 2 or (isinstance(move, EndTurn) and not view.players[seat].passed):
        return None  # free actions left after the main action are possible in the next turn too
    network = packaged_network()
    return evaluate_moves(view, moves, (move,), network=network, manner=judge_manner(network, len(view.players)))


def _find(found: Sequence[MoveEvaluation], move: Move) -> MoveEvaluation:
    return next(each for each in found if each.move == move)


def _options(
    found: Sequence[MoveEvaluation], best: MoveEvaluation, done: MoveEvaluation, seat: Seat
) -> Iterator[Option]:
    """The moves that were searched again, each end once, best first; the one chosen is among them."""
    kept = [each for each in distinct_moves([each for each in found if each.is_sure]) if each not in (best, done)]
    own = [best] if best is done else [best, done]
    own.extend(kept[: MOST_OPTIONS - len(own)])
    for each in sorted(own, key=lambda each: -each.value.win):
        yield Option(each.move, each.value.win, points=each.value.own, reasons=(_next_steps(each, seat),))


def _next_steps(each: MoveEvaluation, seat: Seat) -> ChoiceReason:
    """What the line does until the turn ends or something unforeseeable happens."""
    outlook = each.outlook(seat)
    changes: dict[str, int] = {name: getattr(outlook.gained, name) - getattr(outlook.spent, name) for name in RESOURCES}
    facts = {"moves": len(each.line), "points": outlook.points, "ends": int(outlook.ends_turn)}
    return ChoiceReason("next-steps", {**facts, "lead": each.value.margin, **changes})


def _played_on(option: Option, compared: Comparison, value: float, is_own: bool) -> Option:
    """The option with what the games told: of the move that was made with the opposite signs.

    Sources of points that cannot be told apart from none are one reason at the end; if none can, the
    first one has its own.
    """
    sign = -1 if is_own else 1
    both = {"margin": compared.margin, **compared.figures}
    figures = {name: Difference(sign * each.mean, each.error) for name, each in both.items()}
    ranked = sorted(
        (name for name in compared.figures if figures[name].mean or figures[name].error),
        key=lambda name: -abs(figures[name].mean) / (figures[name].error or 1e-9),
    )
    told = [name for name in ranked if not figures[name].interval[0] <= 0 <= figures[name].interval[1]] or ranked[:1]
    facts = {
        "pairs": compared.pairs,
        "chance": compared.chances[is_own],
        "won": compared.shares[is_own],
        **_told(figures["margin"]),
    }
    sources = [ChoiceReason("source", {"of": name, **_told(figures[name])}) for name in told]
    if alike := tuple(name for name in ranked if name not in told):
        found = [_told(figures[name]) for name in alike]
        several = {key: tuple(each[key] for each in found) for key in found[0]}
        sources.append(ChoiceReason("sources-alike", {"of": alike, **several}))
    reasons = (*option.reasons, ChoiceReason("played-on", facts), *sources)
    return replace(option, value=value, reasons=reasons)


def _told(difference: Difference) -> dict[str, float]:
    """What the line has more than the other one, in points or turns, with its interval."""
    least, most = difference.interval
    return {"difference": difference.mean, "least": least, "most": most}


STUDY: Study[View, Move, ArnakEvent] = ArnakStudy()
