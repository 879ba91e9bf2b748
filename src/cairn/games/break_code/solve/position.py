"""Turns a position that a player wrote down at a real table into that player's sight.

docs/solve.md describes the format. The player is seat 0; the others are counted to the left.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from cairn.core.errors import BadInput
from cairn.core.game import Game, O
from cairn.core.options import options_of
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, field
from cairn.games.break_code.belief.masks import deck_of
from cairn.games.break_code.rules.events import Asked, Cause, Dealt, Ended, Guessed, Happening, Opened, Started
from cairn.games.break_code.rules.moves import Move, Outcome
from cairn.games.break_code.rules.questions import Above, Answer, Neighbours, Where, answer, cards, question
from cairn.games.break_code.rules.state import Phase, State, View
from cairn.games.break_code.rules.table import Table, who_answers
from cairn.games.break_code.rules.tiles import IN_RECORDS, LETTERS, Alphabet, Colour, Hand, Tile, check_hand, parse_tile
from cairn.reason.position import decode_position


class Question(Value):
    """A question and its answers."""

    card: str
    answers: dict[Seat, Any]
    """By seat; the player's own answer may be omitted."""
    digit: int | None = None
    """The chosen digit, for a card with two."""
    asker: Seat = 0


class Guess(Value):
    """A wrong guess of the player (two players)."""

    tiles: str
    after: int
    """The number of questions asked before it."""


class Position(Value):
    """The player's hand, and everything the player has heard."""

    hand: str
    """The player's tiles, as in "b0 w3 g5 b8"."""
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    questions: tuple[Question, ...] = ()
    guesses: tuple[Guess, ...] = ()
    row: tuple[str, ...] | None = None
    """The face-up cards; None if not written down."""
    starter: Seat | None = None
    """The starting player; None if not written down."""
    out: tuple[Seat, ...] = ()
    """The seats that guessed wrong and are out (BC 3.7)."""
    right: tuple[Seat, ...] = ()
    """The seats that guessed right, in order."""
    decide: Literal["turn", "last-turn", "call"] = "turn"
    """The player's turn; the last turn (BC 4.1, 4.3, 6.5); or guess or wait (BC 6.6)."""


def read_position(
    game: Game[O, State, Move, Outcome, View, Happening],
    text: str,
    alphabets: Callable[[Table], Sequence[Alphabet]] = lambda table: (IN_RECORDS,),
) -> Sight[View, Happening]:
    """The sight of the player who wrote the position down; raises `BadInput` with the field that is wrong.

    All tiles use one alphabet: the first of those given that knows all the letters.
    """
    position = decode_position(text, Position)
    table: Table = game.setup(options_of(game, position.options, position.players)).state.table
    letters = _find_alphabet(position, alphabets(table))
    hand = _read_hand(table, "hand", position.hand, letters)
    asked = tuple(each.card for each in position.questions)
    row = _row(table, asked, position.row)
    _check_seats(table, position)
    _check_decide(table, position)
    history = [*_history(table, position, hand, row, letters)]
    used_up = len(asked) == len(table.cards)
    cause = _end_cause(table, position, used_up)
    if cause is not None:
        history.append(Ended(cause, position.right))
    is_last = position.decide == "last-turn" or (used_up and table.for_two and table.rules == "tagiron")
    is_spent = table.rules == "tagiron" and _misses(position, used_up) > 0  # BC 6.5: one guess after the last card
    is_in = cause is None and not is_spent and 0 not in (*position.out, *position.right)
    view = View(
        seat=0,
        table=table,
        phase=Phase.OVER if cause else Phase.CALL if position.decide == "call" else Phase.TURN,
        to_act=(0,) if is_in else (),
        hands=(hand, *[None] * (table.players - 1)),
        centre=None,
        row=row,
        deck=len(table.cards) - len(asked) - len(row),
        discards=tuple(sorted(asked)),
        starter=position.starter or 0,
        turn=0,
        call=None,
        guessing=(),
        named=(),
        out=tuple(sorted(position.out)),
        right=tuple((seat,) for seat in position.right),
        last_turns=(0,) if is_last and cause is None else None,
        misses=(_misses(position, used_up), 0) if table.for_two else (),
    )
    return Sight(view, tuple(history))


# Tiles


def _find_alphabet(position: Position, alphabets: Sequence[Alphabet]) -> Alphabet:
    words = " ".join([position.hand, *(guess.tiles for guess in position.guesses)]).split()
    fitting = (letters for letters in alphabets if all(parse_tile(word, letters) for word in words))
    return next(fitting, alphabets[0])


def _read_hand(table: Table, place: str, text: str, letters: Alphabet) -> Hand:
    hand = tuple(_read_tile(place, word, letters) for word in text.split())
    try:
        check_hand(hand, text)
    except BadInput as error:
        raise BadInput(place, error.text) from None
    if len(hand) != table.hand:
        raise BadInput(place, f"must be {table.hand} tiles, not {len(hand)} (BC 2.1, 2.2)")
    return hand


def _read_tile(place: str, word: str, letters: Alphabet) -> Tile:
    tile = parse_tile(word, letters)
    if tile is None:
        known = ", ".join(f"{letter}0 to {letter}9" for letter, colour in letters.items() if colour is not Colour.GREEN)
        green = next(letter for letter, colour in letters.items() if colour is Colour.GREEN)
        raise BadInput(
            place, f"{word!r} is not a tile: there are {known} and {green}5, written in either order (BC 1.1)"
        )
    return tile


# Events


def _history(
    table: Table, position: Position, hand: Hand, row: tuple[str, ...], letters: Alphabet
) -> Iterator[Happening]:
    yield Dealt(0, hand)
    if position.starter is not None:
        yield Started(position.starter)
    for card in row:
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
                yield Guessed(0, False, _read_hand(table, f"guesses[{number}].tiles", guess.tiles, letters))
        if after < len(position.questions):
            yield _read_question(table, f"questions[{after}]", position.questions[after], hand)


def _read_question(table: Table, place: str, asked: Question, hand: Hand) -> Happening:
    if not 0 <= asked.asker < table.players:
        raise BadInput(f"{place}.asker", f"the seats are 0 to {table.players - 1}, not {asked.asker}")
    digits = _card_digits(asked.card)
    if (asked.digit is None) != (len(digits) < 2) or (asked.digit is not None and asked.digit not in digits):
        wanted = f"must be one of {', '.join(map(str, digits))} (BC 3.2)" if len(digits) > 1 else "this card has none"
        raise BadInput(f"{place}.digit", wanted)
    answering = who_answers(table.rules, table.players, asked.asker, asked.card)
    odd = next((seat for seat in asked.answers if not 0 <= seat < table.players or not answering[seat]), None)
    if odd is not None:
        raise BadInput(f"{place}.answers", f"seat {odd} does not answer (BC 3.3)")
    answered: list[Answer | None] = [None] * table.players
    for seat, answers in enumerate(answering):
        if seat in asked.answers:
            answered[seat] = _read_answer(table, f"{place}.answers[{seat}]", asked, asked.answers[seat])
        elif answers and seat:
            raise BadInput(f"{place}.answers", f"seat {seat} answers too (BC 3.3)")
    if answering[0]:
        own = answer(question(table.rules, asked.card, asked.digit), hand)
        if 0 in asked.answers and answered[0] != own:
            texts = f"{_answer_text(own)}, not {_answer_text(answered[0])}"
            wrong = f"with the hand that is written down the answer is {texts} (BC 3.1)"
            raise BadInput(f"{place}.answers[0]", f"{wrong}: one of the two is mistyped")
        answered[0] = own
    return Asked(asked.asker, asked.card, asked.digit, tuple(answered))


def _read_answer(table: Table, place: str, asked: Question, given: Any) -> Answer:
    """The answer in the form that the card requires; raises `BadInput` if no hand can give it."""
    answered = _parse_answer(table, place, asked, given)
    _, possible = deck_of(table.hand).answers(question(table.rules, asked.card, asked.digit))
    if answered not in possible:
        raise BadInput(place, f"no hand answers {_answer_text(answered)}; possible: {_answers_text(possible)}")
    return answered


def _parse_answer(table: Table, place: str, asked: Question, given: Any) -> Answer:
    places = LETTERS[: table.hand]
    match question(table.rules, asked.card, asked.digit):
        case Where():
            if isinstance(given, str) and given in _ordered_subsets(places):
                return given
            raise BadInput(place, f'must name places, as in "{places[0]}{places[2]}", or "" for none')
        case Neighbours():
            if isinstance(given, list) and all(
                isinstance(group, str) and len(group) > 1 and group in places for group in given
            ):
                return tuple(sorted(given))
            raise BadInput(place, f'must list groups of places, as in ["{places[:2]}"], or [] for none')
        case Above():
            if isinstance(given, bool):
                return given
            raise BadInput(place, "must be true or false")
        case _:
            if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
                return given
            raise BadInput(place, "must be a whole number")


def _answer_text(answered: Answer | None) -> str:
    """An answer as it is written down."""
    match answered:
        case bool():
            return "true" if answered else "false"
        case tuple():
            return "[" + ", ".join(f'"{group}"' for group in answered) + "]"
        case str():
            return f'"{answered}"'
        case _:
            return str(answered)


def _answers_text(possible: Sequence[Answer]) -> str:
    """All answers; consecutive numbers as a range."""
    numbers = sorted(answered for answered in possible if isinstance(answered, int) and not isinstance(answered, bool))
    if not numbers:
        return ", ".join(map(_answer_text, sorted(possible, key=lambda answered: (len(str(answered)), str(answered)))))
    starts = [number for number in numbers if number - 1 not in numbers]
    ends = [number for number in numbers if number + 1 not in numbers]
    return ", ".join(str(one) if one == other else f"{one} to {other}" for one, other in zip(starts, ends, strict=True))


def _ordered_subsets(places: str) -> set[str]:
    """All ways to name places from left to right."""
    found = {""}
    for letter in places:
        found |= {named + letter for named in found}
    return found


def _card_digits(card: str) -> tuple[int, ...]:
    asked = cards()[card].question
    return asked.digits if isinstance(asked, Where) else ()


# The table


def _row(table: Table, asked: tuple[str, ...], row: tuple[str, ...] | None) -> tuple[str, ...]:
    """The face-up cards; empty if not written down."""
    for place, named in (("questions", asked), ("row", row or ())):
        for number, card in enumerate(named):
            if card not in table.cards:
                known = ", ".join(table.cards)
                raise BadInput(f"{place}[{number}]", f"no card is called {card!r} (there are: {known})")
    seen = (*asked, *(row or ()))
    again = next((card for at, card in enumerate(seen) if card in seen[:at]), None)
    if again is not None:
        where = "row" if again in (row or ()) else "questions"
        raise BadInput(where, f"{again} is there twice; there is one of each card")
    lying = min(table.open_cards, len(table.cards) - len(asked))
    if row is not None and len(row) != lying:
        left = f"with {len(asked)} of {len(table.cards)} cards asked {lying} lie open, not {len(row)} (BC 2.3, 3.1)"
        raise BadInput("row", f"{left}; leave row out if it is not known")
    return row or ()


def _check_seats(table: Table, position: Position) -> None:
    """Raise `BadInput` unless starter, eliminated and right seats exist and are consistent with the rules."""
    starter = () if position.starter is None else (position.starter,)
    for place, seats in (("starter", starter), ("out", position.out), ("right", position.right)):
        odd = next((seat for seat in seats if not 0 <= seat < table.players), None)
        if odd is not None:
            raise BadInput(place, f"the seats are 0 to {table.players - 1}, not {odd}")
    guessed = (*position.out, *position.right)
    again = next((seat for at, seat in enumerate(guessed) if seat in guessed[:at]), None)
    if again is not None:
        raise BadInput("out" if again in position.out else "right", f"seat {again} has guessed once (BC 3.7)")
    if position.out and table.for_two:
        raise BadInput("out", "with two players nobody is out: who guesses wrong stays in the game (BC 3.6)")
    if position.starter is None or table.for_two or guessed:
        return  # guesses take turns too, so the order of the askers is unknown
    for number, asked in enumerate(position.questions):
        turn = (position.starter + number) % table.players
        if asked.asker != turn:
            raise BadInput(f"questions[{number}].asker", f"it was the turn of seat {turn}, not {asked.asker} (BC 2.5)")


def _check_decide(table: Table, position: Position) -> None:
    """Raise `BadInput` unless the decision is possible at this table."""
    used_up = len(position.questions) == len(table.cards)
    others = tuple(seat for seat in position.right if seat)
    match position.decide:
        case "call" if not table.sealed:
            raise BadInput("decide", "only TAGIRON with three or four players has guess or wait (BC 6.6)")
        case "call" if not position.questions:
            raise BadInput("decide", "guess or wait comes after the answers to a question (BC 6.6)")
        case "last-turn" if table.sealed:
            raise BadInput("decide", "TAGIRON with three or four players has no last turns (BC 6.7)")
        case "last-turn" if table.for_two and position.starter == 0 and (others or not used_up):
            raise BadInput("decide", "the second player's right guess wins at once, with no last turn (BC 4.1)")
        case "last-turn" if table.for_two and table.rules == "standard" and not others and used_up:
            raise BadInput("decide", "with the cards used up guessing goes on; say with right who was right (BC 4.2)")
        case "last-turn" if not table.for_two and not others:
            raise BadInput("decide", "a last turn follows somebody's right guess: say with right whose (BC 4.3)")
        case "last-turn" if not table.for_two and not _has_last_turn(table, position.starter, others[0]):
            raise BadInput("decide", f"the round of seat {others[0]}'s right guess ends before yours (BC 4.3)")
        case "turn" if others and not table.sealed and 0 not in (*position.out, *position.right):
            if table.for_two and position.starter == 0:
                return  # BC 4.1: the game is over
            raise BadInput("decide", 'after a right guess there are only last turns: write "last-turn" (BC 4.1, 4.3)')
        case _:
            pass


def _has_last_turn(table: Table, starter: Seat | None, guesser: Seat) -> bool:
    """Whether the player comes after the guesser and before the starting player (BC 4.3)."""
    return starter is None or (-guesser) % table.players <= (starter - guesser - 1) % table.players


def _end_cause(table: Table, position: Position, used_up: bool) -> Cause | None:
    """Why the game is over; None if it is not (BC 4, 6.5, 6.7)."""
    out, right = len(position.out), len(position.right)
    if table.for_two:
        if right == 2 or (right and position.starter is not None and position.right[0] != position.starter):
            return "right"  # BC 4.1
        is_drawn = table.rules == "standard" and _misses(position, used_up) >= table.last_guesses
        return "guesses" if is_drawn else None
    if table.sealed:
        if right >= table.players - 1:
            return "right"
        if right + out == table.players:
            return "right" if right else "out"
        return ("right" if right else "cards") if used_up and position.decide != "call" else None
    if out == table.players:
        return "out"
    return "cards" if used_up and position.decide != "last-turn" else None


def _misses(position: Position, used_up: bool) -> int:
    """Two players: the player's wrong guesses after the last card (BC 4.5)."""
    return sum(guess.after == len(position.questions) for guess in position.guesses) if used_up else 0
