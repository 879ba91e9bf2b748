"""A turn (BC 3): the question, its answers, and the next turn."""

from functools import cache

from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.values import Seat, replace
from cairn.games.break_code.rules import guesses
from cairn.games.break_code.rules.events import Asked, Happening, Opened
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import Where, answer, cards, question
from cairn.games.break_code.rules.state import Phase, State
from cairn.games.break_code.rules.table import who_answers


@cache
def ask_moves(card: str) -> tuple[Ask, ...]:
    """The questions of a card: one, or one for each of its two digits (BC 3.2)."""
    asked = cards()[card].question
    if isinstance(asked, Where) and len(asked.digits) > 1:
        return tuple(Ask(card, digit) for digit in asked.digits)
    return (Ask(card),)


def check_ask(state: State, move: Ask) -> None:
    """Raise `IllegalMove` unless the card is face up and, if it has two digits, one is chosen (BC 3.1, 3.2)."""
    if move.card not in state.row:
        raise IllegalMove("BC 3.1", "card-not-open")
    if move not in ask_moves(move.card):
        raise IllegalMove("BC 3.2", "one-digit-of-two")


def ask(state: State, seat: Seat, move: Ask) -> Change[State, Happening]:
    """Collect the answers and discard the card, which is replaced while there are face-down cards (BC 3.1)."""
    table, at = state.table, state.row.index(move.card)
    asked = question(table.rules, move.card, move.digit)
    heard = zip(state.hands, who_answers(table.rules, table.players, seat, move.card), strict=True)
    answers = tuple([answer(asked, hand) if answers_too else None for hand, answers_too in heard])
    events = (Asked(seat, move.card, move.digit, answers),)
    row, discards = state.row[:at] + state.row[at + 1 :], tuple(sorted((*state.discards, move.card)))
    if state.deck:
        return Change(replace(state, phase=Phase.DRAW, row=row, gap=at, discards=discards), events)
    return _after_question(replace(state, row=row, discards=discards), events)


def draw(state: State, card: str) -> Change[State, Happening]:
    """Turn the card face up in its position; before the game begins more follow (BC 2.3)."""
    row = (*state.row[: state.gap], card, *state.row[state.gap :])
    at = state.deck.index(card)
    deck = state.deck[:at] + state.deck[at + 1 :]
    events = (Opened(card),)
    if state.discards:
        return _after_question(replace(state, row=row, deck=deck, gap=0), events)
    if len(row) < state.table.open_cards:
        return Change(replace(state, row=row, deck=deck, gap=len(row)), events)
    return Change(replace(state, phase=Phase.START, row=row, deck=deck, gap=0), events)


def _after_question(state: State, events: tuple[Happening, ...]) -> Change[State, Happening]:
    """Continue after the answers are given and the card is replaced."""
    table = state.table
    if table.sealed:
        return Change(replace(state, phase=Phase.CALL, calls=(None,) * table.players), events)
    if state.row:
        return Change(guesses.pass_turn(state), events)
    if not table.for_two:
        return guesses.end_game(state, "cards", events)  # BC 4.4
    state = guesses.pass_turn(state)
    if table.rules == "standard":
        return Change(state, events)  # BC 4.2, 4.5
    return Change(replace(state, last_turns=(state.turn, 1 - state.turn)), events)  # BC 6.5
