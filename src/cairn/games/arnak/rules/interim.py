"""The positions between the events of one move: an effect does one thing after the other."""

from collections.abc import Iterator
from itertools import pairwise

from cairn.core.steps import Played, Settled
from cairn.core.values import replace
from cairn.games.arnak.rules.engine import make_move
from cairn.games.arnak.rules.events import Returned
from cairn.games.arnak.rules.rounds import in_turn_order, return_home
from cairn.games.arnak.rules.run import advance, resolve
from cairn.games.arnak.rules.state import Draft, Phase, State, finish_draft, start_draft


def interim(state: State, step: Played | Settled) -> tuple[tuple[int, State], ...]:
    """The position whenever something has happened, each with the number of events until then."""
    start = start_draft(state)
    first = make_move(start, step.seat, step.move) if isinstance(step, Played) else resolve(start, step.outcome)
    drafts = list(_drafts(first))
    positions = {len(draft.events): draft for draft in drafts}
    total = len(drafts[-1].events)
    return tuple((number, _quiet(positions[number])) for number in sorted(positions) if 0 < number < total)


def _drafts(draft: Draft) -> Iterator[Draft]:
    """The draft after each step, and at the end of a round after each seat that returns home."""
    found = [draft]
    while (after := advance(found[-1])) is not None:
        found.append(after)
    yield draft
    for before, after in pairwise(found):
        if any(isinstance(event, Returned) for event in after.events[len(before.events) :]):
            for seat in in_turn_order(before):
                before = return_home(before, seat)
                yield before
        yield after


def _quiet(draft: Draft) -> State:
    """The position of a draft, in which nobody acts."""
    return replace(finish_draft(draft).state, phase=Phase.INTERIM, pending=())
