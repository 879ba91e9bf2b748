"""Hints as phrases."""

from collections.abc import Iterator

from cairn.core.phrases import Phrase, phrase
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.solve.hint import Advice, Hint, Outlook
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.moves import move_alone


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


def _line(advice: Advice) -> Iterator[Phrase]:
    first, *further = (move_alone(ahead.view, ahead.move) for ahead in advice.line)
    yield phrase("hint-best", move=first)
    yield from (phrase("hint-then", move=move) for move in further)
    changes = tuple(_changes(advice.outlook))
    if changes:
        yield phrase("hint-leads", changes=changes)
    if not advice.outlook.ends_turn:
        yield phrase("hint-chance")


def _changes(outlook: Outlook) -> Iterator[Phrase]:
    if outlook.gained:
        yield phrase("hint-gained", goods=parts.goods(outlook.gained))
    if outlook.spent:
        yield phrase("hint-spent", goods=parts.goods(outlook.spent))
    if outlook.points:
        yield phrase("hint-points", points=abs(outlook.points), more=parts.yes_or_no(outlook.points > 0))
