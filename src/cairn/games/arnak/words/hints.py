"""Hints as phrases, and the two presses as lines."""

from collections.abc import Iterator

from cairn.core.phrases import Phrase, Ref, phrase
from cairn.core.values import replace
from cairn.games.arnak.rules.moves import Pay
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Advice, Hint, Outlook
from cairn.games.arnak.solve.kinds import MAIN_ACTIONS, kind_of
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.moves import move_alone
from cairn.reason.study import Ahead, Line, make_line

MOST_NAMED = 4
"""The first press names up to this number of pieces; all of them are lit."""
LEAST_MARGIN = 0.3
"""Points below this are not worth a word."""


def hint_phrases(view: View, hint: Hint) -> Iterator[Phrase]:
    """The lines of a hint."""
    if hint.asked in ("waiting", "single"):
        yield phrase(f"hint-{hint.asked}")
        return
    yield phrase("hint-something" if hint.is_better else "hint-nothing", asked=hint.asked)
    if hint.kind is not None:
        yield phrase("hint-kind", kind=phrase(f"kind-{hint.kind}"))
    if hint.best:
        yield from _line(hint.best[0])
    if len(hint.best) > 1:
        for number, advice in enumerate(hint.best, start=1):
            ahead = advice.line[0]
            yield phrase("hint-value", number=number, move=move_alone(ahead.view, ahead.move), points=advice.points)


def look_lines(hint: Hint) -> Iterator[Line]:
    """The pieces of the best action and of what pays for it, and what is to be gained."""
    if hint.asked in ("waiting", "single"):
        yield Line(phrase(f"hint-{hint.asked}"), role="look")
    elif not hint.is_better:
        yield Line(phrase("hint-nothing", asked=hint.asked), role="look")
    else:
        refs = tuple(dict.fromkeys(_first_action(hint.best[0])))
        named = tuple(
            dict.fromkeys(ref.partition("#")[0] for ref in refs if ref.partition("/")[0] not in refs or "/" not in ref)
        )[:MOST_NAMED]
        kind = phrase("hint-kind", kind=phrase(f"kind-{hint.kind}"))
        yield Line(phrase("look-at", pieces=named) if named else kind, refs, role="look")
        if hint.margin >= LEAST_MARGIN:
            yield Line(phrase("look-margin", asked=hint.asked, points=hint.margin), role="look")


def advice_lines(hint: Hint) -> Iterator[Line]:
    """The best move and the next best with their points, then the best line move by move, and what it leads to."""
    if hint.asked in ("waiting", "single"):
        yield make_line(phrase(f"hint-{hint.asked}"))
        return
    best, *others = hint.best
    yield Line(
        phrase("advise-points", move=_alone(best.line[0]), points=best.points),
        best.touches[0],
        role="do",
        move=best.move,
    )
    for other in others:
        yield Line(phrase("advise-next-points", move=_alone(other.line[0]), points=other.points), role="why")
    if len(best.line) > 1:
        for number, (ahead, touched) in enumerate(zip(best.line, best.touches, strict=True), start=1):
            yield Line(phrase("advise-step", number=number, fact=_alone(ahead)), touched)
    yield from (replace(make_line(each), role="why") for each in _end(best.outlook))


def change_phrases(outlook: Outlook) -> Iterator[Phrase]:
    """What a line gains and costs."""
    if outlook.gained:
        yield phrase("hint-gained", goods=parts.goods(outlook.gained))
    if outlook.spent:
        yield phrase("hint-spent", goods=parts.goods(outlook.spent))
    if outlook.points:
        yield phrase("hint-points", points=abs(outlook.points), more=parts.yes_or_no(outlook.points > 0))


def _first_action(advice: Advice) -> Iterator[Ref]:
    """The pieces of the line up to its first main action, and of what pays for that."""
    is_done = False
    for ahead, touched in zip(advice.line, advice.touches, strict=True):
        if is_done and not isinstance(ahead.move, Pay):
            return
        yield from touched
        is_done = is_done or kind_of(ahead.move) in MAIN_ACTIONS


def _alone(ahead: Ahead) -> Phrase:
    return move_alone(ahead.view, ahead.move)


def _line(advice: Advice) -> Iterator[Phrase]:
    first, *further = (move_alone(ahead.view, ahead.move) for ahead in advice.line)
    yield phrase("hint-best", move=first)
    yield from (phrase("hint-then", move=move) for move in further)
    yield from _end(advice.outlook)


def _end(outlook: Outlook) -> Iterator[Phrase]:
    """What a line leads to."""
    changes = tuple(change_phrases(outlook))
    if changes:
        yield phrase("hint-leads", changes=changes)
    if not outlook.ends_turn:
        yield phrase("hint-chance")
