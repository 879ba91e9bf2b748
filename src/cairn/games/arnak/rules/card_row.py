"""The card row and the moon staff (AR 2.2, 8.4, 8.9, 10.4)."""

from cairn.core.values import replace
from cairn.games.arnak.effects.steps import FillRow
from cairn.games.arnak.rules.basics import remove_from_deck, replace_at
from cairn.games.arnak.rules.events import CardDealt, StaffMoved
from cairn.games.arnak.rules.procedures import AnyProcedure, draw_procedure
from cairn.games.arnak.rules.state import Draft, Layers, State


def _fill(state: Draft, step: FillRow) -> Draft | None:
    """Finish, or slide cards; None if a card has to be dealt."""
    if None not in state.row:
        return state.finish_step()
    slid = _slide(state)
    if slid is not state:
        return slid
    return state.finish_step() if _gap(state) is None else None


def _gap(state: State) -> tuple[int, Layers] | None:
    """The next place to fill, nearest the staff first, and its deck; None if the row cannot be filled (AR 8.9)."""
    row, staff = state.row, state.round
    if None not in row:
        return None
    if state.artifacts and None in row[:staff]:
        return max(place for place in range(staff) if row[place] is None), state.artifacts
    if state.items and None in row[staff:]:
        return row.index(None, staff), state.items
    return None


def _slide(state: Draft) -> Draft:
    """Slide the cards of each kind towards the staff, if its deck has a card to fill the gap (AR 8.9)."""
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


def _deal(state: Draft, step: FillRow, card: str) -> Draft:
    place, _ = _next_gap(state)
    row = replace_at(state.row, place, card)
    state = state.update(CardDealt(place, card), row=row)
    if place < state.round:
        return replace(state, artifacts=remove_from_deck(state.artifacts, card))
    return replace(state, items=remove_from_deck(state.items, card))


def _next_gap(state: State) -> tuple[int, Layers]:
    gap = _gap(state)
    assert gap is not None
    return gap


def move_staff(state: Draft) -> Draft:
    """Exile the two cards next to the staff and move it one place to the right (AR 10.4, 10.6)."""
    staff = state.round
    beside = tuple(card for card in state.row[staff - 1 : staff + 1] if card is not None)
    return state.update(
        StaffMoved(beside),
        row=(*state.row[: staff - 1], None, None, *state.row[staff + 1 :]),
        exiled=state.exiled + beside,
        round=staff + 1,
    )


PROCEDURES: tuple[AnyProcedure, ...] = (
    draw_procedure(
        FillRow,
        lambda state, step: _next_gap(state)[1][0],
        lambda state, step: "artifacts" if _next_gap(state)[0] < state.round else "items",
        _deal,
        before=_fill,
    ),
)
