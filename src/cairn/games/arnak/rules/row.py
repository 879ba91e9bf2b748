"""The card row: filling it, and the moon staff (AR 2.2, 8.4, 8.9, 10.4)."""

from cairn.core.values import replace
from cairn.games.arnak.effects.steps import FillRow
from cairn.games.arnak.rules.basics import off_layers
from cairn.games.arnak.rules.events import CardDealt, StaffMoved
from cairn.games.arnak.rules.procedures import AnyProcedure, draw_procedure
from cairn.games.arnak.rules.state import Draft, Layers, State


def _fill(state: Draft, step: FillRow) -> Draft | None:
    """What can be done without a new card; None where one has to be dealt."""
    if None not in state.row:
        return replace(state, pending=state.pending[1:])
    slid = _slid(state)
    if slid is not state:
        return slid
    return replace(state, pending=state.pending[1:]) if _gap(state) is None else None


def _gap(state: State) -> tuple[int, Layers] | None:
    """The next place to be dealt to, the one nearest the staff first, and its deck (AR 8.9)."""
    row, staff = state.row, state.round
    if None not in row:
        return None
    if state.artifacts and None in row[:staff]:
        return max(place for place in range(staff) if row[place] is None), state.artifacts
    if state.items and None in row[staff:]:
        return row.index(None, staff), state.items
    return None


def _slid(state: Draft) -> Draft:
    """Cards move towards the staff, kind by kind, if there is a card to fill up with (AR 8.9)."""
    row, staff = state.row, state.round
    if None not in row:
        return state
    left, right = row[:staff], row[staff:]
    if state.artifacts and None in left:
        cards = tuple(card for card in left if card is not None)
        left = (None,) * (staff - len(cards)) + cards
    if state.items and None in right:
        cards = tuple(card for card in right if card is not None)
        right = cards + (None,) * (len(right) - len(cards))
    return state if left + right == row else replace(state, row=left + right)


def _dealt(state: Draft, step: FillRow, card: str) -> Draft:
    place, _ = _next_gap(state)
    row = (*state.row[:place], card, *state.row[place + 1 :])
    told = (*state.told, CardDealt(place, card))
    if place < state.round:
        return replace(state, row=row, artifacts=off_layers(state.artifacts, card), told=told)
    return replace(state, row=row, items=off_layers(state.items, card), told=told)


def _next_gap(state: State) -> tuple[int, Layers]:
    gap = _gap(state)
    assert gap is not None
    return gap


def move_staff(state: Draft) -> Draft:
    """The two cards next to the staff are exiled and it moves one place to the right (AR 10.4, 10.6)."""
    staff = state.round
    beside = tuple(card for card in state.row[staff - 1 : staff + 1] if card is not None)
    return replace(
        state,
        row=(*state.row[: staff - 1], None, None, *state.row[staff + 1 :]),
        exiled=state.exiled + beside,
        round=staff + 1,
        told=(*state.told, StaffMoved(beside)),
    )


PROCEDURES: tuple[AnyProcedure, ...] = (
    draw_procedure(FillRow, lambda state, step: _next_gap(state)[1][0], _dealt, before=_fill),
)
