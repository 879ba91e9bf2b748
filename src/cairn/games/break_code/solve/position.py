"""A position of Break the Code at a real table, written down by the player who sits there, as the sight that it gives.

The format is described in docs/solve.md. The player is seat 0; the others are counted to the left.
"""

from collections.abc import Iterator
from typing import Any

from cairn.core.errors import BadInput
from cairn.core.game import AnyGame
from cairn.core.options import options_of
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, field
from cairn.games.break_code.rules.events import Asked, Dealt, Guessed, Happening, Opened
from cairn.games.break_code.rules.questions import Above, Answer, Neighbours, Where, answer, cards, question
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.table import Table, who_answers
from cairn.games.break_code.rules.tiles import LETTERS, Hand, tiles
from cairn.reason.position import decoded

__all__ = ["Guess", "Position", "Question", "sight_of"]


class Question(Value):
    """A question that was asked, and what the others answered."""

    card: str
    answers: dict[Seat, Any]
    """By seat; the own answer, if there was one, is known and need not be written down."""
    digit: int | None = None
    """The one that was picked, for a card with two."""
    asker: Seat = 0


class Guess(Value):
    """An own guess that was wrong (two players)."""

    tiles: str
    after: int
    """How many questions had been asked by then."""


class Position(Value):
    """What a player holds and has heard."""

    hand: str
    """The own tiles, as in "b0 w3 g5 b8"."""
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    questions: tuple[Question, ...] = ()
    guesses: tuple[Guess, ...] = ()
    row: tuple[str, ...] = ()
    """The cards that lie open."""


def sight_of(game: AnyGame, text: str) -> Sight[View]:
    """The sight of the player who wrote the position down; raises `BadInput` naming the field that cannot be."""
    position = decoded(text, Position)
    table: Table = game.setup(options_of(game, position.options, position.players)).state.table
    hand = _hand(table, "hand", position.hand)
    asked = tuple(each.card for each in position.questions)
    _check_cards(table, asked, position.row)
    view = View(
        seat=0,
        table=table,
        phase=Phase.TURN,
        to_act=(0,),
        hands=(hand, *[None] * (table.players - 1)),
        centre=None,
        row=position.row,
        deck=len(table.cards) - len(asked) - len(position.row),
        discards=tuple(sorted(asked)),
        starter=0,
        turn=0,
        call=None,
        guessing=(),
        named=(),
        out=(),
        right=(),
        last_turns=None,
        misses=(0,) * table.players if table.for_two else (),
    )
    return Sight(view, tuple(_history(table, position, hand)))


def _history(table: Table, position: Position, hand: Hand) -> Iterator[Happening]:
    yield Dealt(0, hand)
    for card in position.row:
        yield Opened(card)
    guesses = list(enumerate(position.guesses))
    for number, guess in guesses:
        if not 0 <= guess.after <= len(position.questions):
            raise BadInput(f"guesses[{number}].after", f"{len(position.questions)} were asked, not {guess.after}")
        if not table.for_two:
            raise BadInput("guesses", "with more than two players who guesses wrong is out (BC 3.7)")
    for after in range(len(position.questions) + 1):
        for number, guess in guesses:
            if guess.after == after:
                yield Guessed(0, False, _hand(table, f"guesses[{number}].tiles", guess.tiles))
        if after < len(position.questions):
            yield _asked(table, f"questions[{after}]", position.questions[after], hand)


def _asked(table: Table, place: str, asked: Question, hand: Hand) -> Asked:
    if not 0 <= asked.asker < table.players:
        raise BadInput(f"{place}.asker", f"the seats are 0 to {table.players - 1}, not {asked.asker}")
    digits = _digits(asked.card)
    if (asked.digit is None) != (len(digits) < 2) or (asked.digit is not None and asked.digit not in digits):
        wanted = f"one of {', '.join(map(str, digits))} is wanted (BC 3.2)" if len(digits) > 1 else "this card has none"
        raise BadInput(f"{place}.digit", wanted)
    answering = who_answers(table.rules, table.players, asked.asker, asked.card)
    said: list[Answer | None] = [None] * table.players
    for seat, answers in enumerate(answering):
        if not answers:
            continue
        if seat == 0:
            said[0] = answer(question(table.rules, asked.card, asked.digit), hand)
        elif seat in asked.answers:
            said[seat] = _answer(table, f"{place}.answers[{seat}]", asked, asked.answers[seat])
        else:
            raise BadInput(f"{place}.answers", f"seat {seat} answers too (BC 3.3)")
    odd = next((seat for seat in asked.answers if not 0 <= seat < table.players or not answering[seat]), None)
    if odd is not None:
        raise BadInput(f"{place}.answers", f"seat {odd} does not answer (BC 3.3)")
    return Asked(asked.asker, asked.card, asked.digit, tuple(said))


def _answer(table: Table, place: str, asked: Question, given: Any) -> Answer:
    """What was said, as the card wants it: places, groups of places, yes or no, or a number."""
    places = LETTERS[: table.hand]
    match question(table.rules, asked.card, asked.digit):
        case Where():
            if isinstance(given, str) and given in _in_order(places):
                return given
            raise BadInput(place, f'places are wanted, as in "{places[0]}{places[2]}", or "" for none')
        case Neighbours():
            if isinstance(given, list) and all(
                isinstance(group, str) and len(group) > 1 and group in places for group in given
            ):
                return tuple(given)
            raise BadInput(place, f'groups of places are wanted, as in ["{places[:2]}"], or [] for none')
        case Above():
            if isinstance(given, bool):
                return given
            raise BadInput(place, "true or false is wanted")
        case _:
            if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
                return given
            raise BadInput(place, "a whole number is wanted")


def _in_order(places: str) -> set[str]:
    """All ways to name places from left to right."""
    found = {""}
    for letter in places:
        found |= {named + letter for named in found}
    return found


def _digits(card: str) -> tuple[int, ...]:
    asked = cards()[card].question
    return asked.digits if isinstance(asked, Where) else ()


def _hand(table: Table, place: str, text: str) -> Hand:
    try:
        hand = tiles(text)
    except BadInput as error:
        raise BadInput(place, error.text) from None
    if len(hand) != table.hand:
        raise BadInput(place, f"{table.hand} tiles are wanted, not {len(hand)} (BC 2.1, 2.2)")
    return hand


def _check_cards(table: Table, asked: tuple[str, ...], row: tuple[str, ...]) -> None:
    for place, named in (("questions", asked), ("row", row)):
        for number, card in enumerate(named):
            if card not in table.cards:
                known = ", ".join(table.cards)
                raise BadInput(f"{place}[{number}]", f"no card is called {card!r} (there are: {known})")
    again = next((card for at, card in enumerate((*asked, *row)) if card in (*asked, *row)[:at]), None)
    if again is not None:
        raise BadInput("row" if again in row else "questions", f"{again} is there twice; there is one of each card")
    if len(row) > table.open_cards:
        raise BadInput("row", f"{table.open_cards} cards lie open at most, not {len(row)} (BC 2.3)")
