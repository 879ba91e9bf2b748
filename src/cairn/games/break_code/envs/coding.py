"""Break the Code as numbers: a row for the sight of a seat, and a number for every move.

Seats are counted from the row's own seat: 0 is that seat, 1 the next to the left. Cards are in the order of
`tables/cards.toml`, tiles in the order of a hand, each kind once.
"""

from collections.abc import Callable, Sequence

from cairn.core.coding import Coding, Field, make_row, offsets, one_hot
from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.break_code.envs.small import small_game
from cairn.games.break_code.rules.events import Asked, Guessed, Happening, Looked
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Move, Name, Wait
from cairn.games.break_code.rules.questions import Answer, cards
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.table import MOST_LAST_GUESSES
from cairn.games.break_code.rules.tiles import LETTERS, Hand, Tile
from cairn.games.break_code.rules.turns import ask_moves

SEATS = 4
PLACES = len(LETTERS)
KINDS = tuple(Tile)
PHASES = tuple(phase for phase in Phase if phase is not Phase.JUDGE)
CARDS = {card: number for number, card in enumerate(cards())}
QUESTIONS = {move: number for number, move in enumerate(move for card in CARDS for move in ask_moves(card))}

HAND_SIZE = PLACES * len(KINDS)
ANSWER_SIZE = 2 + PLACES
CARD_SIZE = 2 + SEATS + SEATS * ANSWER_SIZE
MOST_NUMBER = 60
"""The largest sum or number that a card can ask for."""

FIELDS = (
    Field("players", 3, "two, three or four players"),
    Field("table", 2, "TAGIRON; the number of last guesses of each player", high=MOST_LAST_GUESSES),
    Field("phase", len(PHASES), "what the table waits for: " + ", ".join(PHASES)),
    Field("to_act", SEATS, "by seat: may act now"),
    Field("turn", SEATS, "whose turn it is"),
    Field("starter", SEATS, "who began"),
    Field("hand", HAND_SIZE, "by place: your own tile; tiles in order, black before white"),
    Field("centre", HAND_SIZE, "by place: the tile in the centre, if you have seen it"),
    Field("row", len(CARDS), "by card: it is face up"),
    Field("discards", len(CARDS), "by card: it has been asked"),
    Field("deck", 1, "cards left to draw", high=len(CARDS)),
    Field("call", 2, "your own call: wait, guess"),
    Field("guessing", SEATS, "by seat: names tiles now"),
    Field("named", HAND_SIZE, "by place: your own guess so far"),
    Field("out", SEATS, "by seat: guessed wrong and is out"),
    Field("right", SEATS, "by seat: its place among the right guesses, from 1", high=SEATS),
    Field("last_turns", SEATS, "by seat: has one turn left"),
    Field("misses", SEATS, "by seat: wrong guesses after the last card", high=2 * MOST_LAST_GUESSES),
    Field("guesses", SEATS, "by seat: the number of its guesses", high=10_000),
    Field("last_guess", SEATS * HAND_SIZE, "by seat and place: the tile of its last guess, if you have seen it"),
    Field(
        "asked",
        len(CARDS) * CARD_SIZE,
        "by card: its number among the questions, from 1; the chosen digit plus 1; who asked; by seat: it answered; "
        "the number, or 1 for yes; the places, for neighbours those that belong with the next place to the right",
        high=MOST_NUMBER,
    ),
)

ACTIONS = (
    Field("ask", len(QUESTIONS), "ask a face-up card, by card; a card with two digits has a number for each"),
    Field("guess", 1, "begin a guess"),
    Field("give-up", 1, "give up the last turn"),
    Field("wait", 1, "do not guess after this question"),
    Field("name", len(KINDS), "name the next tile of the guess"),
)
_AT = offsets(ACTIONS)


def number(view: View, move: Move) -> int:
    """The number of a move."""
    match move:
        case Ask():
            return _AT["ask"] + QUESTIONS[move]
        case Guess():
            return _AT["guess"]
        case GiveUp():
            return _AT["give-up"]
        case Wait():
            return _AT["wait"]
        case Name(tile):
            return _AT["name"] + KINDS.index(tile)


def numbers(sight: Sight[View, Happening]) -> Sequence[float]:
    """The sight of a seat as a row (see `FIELDS`)."""
    view = sight.view
    own, players = view.own_seat, view.table.players
    around = [(own + step) % players for step in range(players)]
    moments = {seat: number for number, moment in enumerate(view.right, start=1) for seat in moment}
    parts: dict[str, Sequence[float]] = {
        "players": one_hot(3, players - 2),
        "table": [float(view.table.rules == "tagiron"), view.table.last_guesses],
        "phase": one_hot(len(PHASES), PHASES.index(view.phase)),
        "to_act": _by_seat(around, lambda seat: seat in view.to_act),
        "turn": _by_seat(around, lambda seat: seat == view.turn),
        "starter": _by_seat(around, lambda seat: seat == view.starter),
        "hand": _tiles(view.hand),
        "centre": _tiles(view.centre or ()),
        "row": one_hot(len(CARDS), *[CARDS[card] for card in view.row]),
        "discards": one_hot(len(CARDS), *[CARDS[card] for card in view.discards]),
        "deck": [view.deck],
        "call": one_hot(2, *[int(call) for call in (view.call,) if call is not None]),
        "guessing": _by_seat(around, lambda seat: seat in view.guessing),
        "named": _tiles(view.named),
        "out": _by_seat(around, lambda seat: seat in view.out),
        "right": _by_seat(around, lambda seat: moments.get(seat, 0)),
        "last_turns": _by_seat(around, lambda seat: seat in (view.last_turns or ())),
        "misses": _by_seat(around, lambda seat: view.misses[seat] if view.misses else 0),
    }
    return make_row(FIELDS, parts | _past_turns(sight, around))


def _by_seat(around: Sequence[Seat], value_of: Callable[[Seat], float]) -> list[float]:
    return [float(value_of(seat)) for seat in around] + [0.0] * (SEATS - len(around))


def _tiles(hand: Hand) -> list[float]:
    return one_hot(HAND_SIZE, *[len(KINDS) * place + KINDS.index(tile) for place, tile in enumerate(hand)])


def _past_turns(sight: Sight[View, Happening], around: Sequence[Seat]) -> dict[str, Sequence[float]]:
    """The questions, answers and guesses so far."""
    asked = [0.0] * (len(CARDS) * CARD_SIZE)
    guesses = [0.0] * SEATS
    last: list[Sequence[float]] = [_tiles(())] * SEATS
    turn = 0
    for event in sight.history:
        match event:
            case Asked(seat=seat, card=card, digit=digit, answers=answers):
                turn += 1
                at = CARD_SIZE * CARDS[card]
                asked[at], asked[at + 1] = turn, 0 if digit is None else digit + 1
                asked[at + 2 + around.index(seat)] = 1.0
                for number, each in enumerate(around):
                    answer = answers[each]
                    if answer is not None:
                        begin = at + 2 + SEATS + ANSWER_SIZE * number
                        asked[begin : begin + ANSWER_SIZE] = _answer(answer)
            case Looked(seat=seat, guess=guess):
                if guess is not None:
                    last[around.index(seat)] = _tiles(guess)
            case Guessed(seat=seat, tiles=tiles):
                guesses[around.index(seat)] += 1
                if tiles is not None:
                    last[around.index(seat)] = _tiles(tiles)
            case _:
                pass
    return {"guesses": guesses, "last_guess": [number for each in last for number in each], "asked": asked}


def _answer(answer: Answer) -> list[float]:
    """1 for an answer; its number; its places."""
    match answer:
        case bool() | int():
            return [1.0, float(answer)] + [0.0] * PLACES
        case str():
            return [1.0, 0.0, *one_hot(PLACES, *map(LETTERS.index, answer))]
        case tuple():
            return [1.0, 0.0, *one_hot(PLACES, *[LETTERS.index(letter) for group in answer for letter in group[:-1]])]


CODING = Coding[View, Move, Happening](
    fields=FIELDS,
    numbers=numbers,
    actions=ACTIONS,
    number=number,
    longest=2000,
    points=(0, 1),
    chances=len(CARDS),
    small=small_game,
)
