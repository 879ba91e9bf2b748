"""Both editions as numbers: a row for the sight of a seat, and a number for every move.

Seats are counted from the row's own seat: 0 is that seat, 1 the next to the left. Symbols are in the order of the
sheet, wheels from narrow to wide. What does not exist (the bear in the beginner game, a fourth player) is zero.
"""

from collections.abc import Callable, Sequence

from cairn.core.coding import Coding, Field, make_row, offsets, one_hot
from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.lost_code.rules.dice import digit_sets, turn_die
from cairn.games.lost_code.rules.events import Answer, Answered, Began, Happening, Rolled, Swapped, Turned
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import MOST_POINTS, Symbol, editions
from cairn.games.lost_code.rules.state import Digits, Phase, View

SEATS = 4
SYMBOLS = 6
WHEELS = 7
ROUNDS = max(rounds for edition in editions().values() for rounds in edition.rounds.values())
DIGITS = max(max(edition.digits, edition.digits_x) for edition in editions().values())
SUMS = max(edition.dice * (max(edition.digits, edition.digits_x) - 1) + 1 for edition in editions().values())
SPACES = ROUNDS * (MOST_POINTS + SEATS) + 2 * 5 * SYMBOLS
"""An upper limit for the distance of a marker from the start, with any wheels."""

PHASES = tuple(phase for phase in Phase if phase is not Phase.CHECK)
ANSWERS = tuple(Answer)
SEAT_SIZE = WHEELS + 1 + len(ANSWERS) + SYMBOLS + 1
"""The numbers kept for one seat in one round."""

FIELDS = (
    Field("players", 3, "two, three or four players"),
    Field("table", 5, "digits, rounds; with the beginner game, the Shortcut, the Curse", high=ROUNDS),
    Field("widths", WHEELS, "the widths of the wheels", high=SUMS),
    Field("points", WHEELS, "the points of the wheels", low=-MOST_POINTS, high=MOST_POINTS),
    Field("phase", len(PHASES), "what the table waits for: " + ", ".join(PHASES)),
    Field("to_act", SEATS, "by seat: may act now"),
    Field("round", 1, "the number of the round", high=ROUNDS),
    Field("order", SEATS, "by seat: its place in this round's order, from 1", high=SEATS),
    Field("scores", SEATS, "by seat: the space of the marker", low=-SPACES, high=SPACES),
    Field("track", SEATS, "by seat: its place on the track, counted from the last, from 1", high=SEATS),
    Field("dice", SYMBOLS, "by symbol: the number of dice that show it", high=3),
    Field("free", WHEELS, "by wheel: it is free"),
    Field("bets", SEATS * (WHEELS + 1), "by seat: the wheel, and its first sum plus 1; 0: unknown", high=SUMS),
    Field("racks", SEATS * SYMBOLS * DIGITS, "by rack and symbol: the digit; your own rack only at the end"),
    Field("stock", SYMBOLS, "by symbol: the number of stones that can be drawn", high=DIGITS),
    Field("laid", SYMBOLS * DIGITS, "by symbol: discarded digits"),
    Field("tokens", SYMBOLS, "by symbol: its token is available"),
    Field("offered", SYMBOLS, "the token on offer"),
    Field("stakes", SEATS * SYMBOLS, "by seat and symbol: it has the token"),
    Field("own_stakes", SYMBOLS * DIGITS, "by symbol: digits bet with your own token"),
    Field("skull", 1, "the skull is in the game"),
    Field("cursed", SEATS, "by seat: it has the skull"),
    Field("finals", SYMBOLS * (DIGITS + 1), "by symbol: your final bet is made, and its digits"),
    Field("past_dice", ROUNDS * SYMBOLS, "by round and symbol: the number of dice that showed it", high=3),
    Field(
        "past_bets",
        ROUNDS * SEATS * SEAT_SIZE,
        "by round and seat: the wheel; its first sum plus 1; the answer "
        f"({', '.join(ANSWERS)}); the swapped symbol; the discarded digit plus 1",
        high=SUMS,
    ),
)
"""The row of both editions."""

_SETS = {digits: number for number, digits in enumerate(digit_sets(DIGITS, 0))}
_PAIRS = SYMBOLS * SYMBOLS
_TURNS = Field("turn", _PAIRS, "turn a die, by the symbol that it shows, then the new one")
_SWAPS = Field("swap", SYMBOLS, "swap the stone of that symbol")
_FINALS = Field("final", len(_SETS), "bet none, one, two or three digits on the next symbol")

STONE_ACTIONS = (
    Field("accept", 1, "leave the dice"),
    Field("leave", 1, "decline the token"),
    _TURNS,
    Field("bet", WHEELS * SUMS, "take a wheel and set it, by wheel and then the first sum"),
    _SWAPS,
    Field("take", len(_SETS), "take the token and bet one, two or three digits, by number of digits, then the digits"),
    _FINALS,
)
CARD_ACTIONS = (
    Field("accept", 1, "leave the dice"),
    _TURNS,
    Field("choose", WHEELS, "take a token"),
    Field("place", SUMS, "place it, by the first sum"),
    _SWAPS,
    _FINALS,
)


def _number_function(actions: tuple[Field, ...]) -> Callable[[View, Move], int]:
    at = offsets(actions)

    def number(view: View, move: Move) -> int:
        """The number of a move in this edition."""
        match move:
            case Accept():
                return at["accept"]
            case Leave():
                return at["leave"]
            case Turn(shown, to):
                return at["turn"] + SYMBOLS * shown.place + to.place
            case Bet(width, low):
                return at["bet"] + SUMS * view.table.widths.index(width) + low
            case Choose(width):
                return at["choose"] + view.table.widths.index(width)
            case Place(low):
                return at["place"] + low
            case Swap(symbol):
                return at["swap"] + symbol.place
            case Take(digits):
                return at["take"] + _SETS[digits]
            case Final(_, digits):
                return at["final"] + _SETS[digits]

    return number


def numbers(sight: Sight[View, Happening]) -> Sequence[float]:
    """The sight of a seat as a row (see `FIELDS`)."""
    view = sight.view
    table, own = view.table, view.seat
    assert own is not None, "a spectator does not learn"
    players = table.players
    around = [(own + step) % players for step in range(players)]
    parts: dict[str, Sequence[float]] = {
        "players": one_hot(3, players - 2),
        "table": [
            table.digits,
            table.rounds,
            table.left_out is not None,
            table.token_rounds > 0,
            table.curse_rounds > 0,
        ],
        "widths": table.widths,
        "points": [wheel.points for wheel in table.wheels],
        "phase": one_hot(len(PHASES), PHASES.index(view.phase)),
        "to_act": _by_seat(around, lambda seat: seat in view.to_act),
        "round": [view.round],
        "order": _by_seat(around, lambda seat: view.order.index(seat) + 1 if view.order else 0),
        "scores": _by_seat(around, lambda seat: view.scores[seat]),
        "track": _by_seat(around, lambda seat: view.track.index(seat) + 1 if view.track else 0),
        "dice": _dice_counts(view.dice),
        "free": [float(width in view.free) for width in table.widths],
        "bets": _bets(view, around),
        "racks": _racks(view, around),
        "stock": _pad([float(number) for number in view.stock], SYMBOLS),
        "laid": one_hot(SYMBOLS * DIGITS, *[DIGITS * laid.symbol.place + laid.digit for laid in view.laid]),
        "tokens": one_hot(SYMBOLS, *[symbol.place for symbol in view.tokens]),
        "offered": one_hot(SYMBOLS, *[symbol.place for symbol in (view.offered,) if symbol is not None]),
        "stakes": one_hot(
            SEATS * SYMBOLS, *[SYMBOLS * around.index(stake.seat) + stake.symbol.place for stake in view.stakes]
        ),
        "own_stakes": one_hot(
            SYMBOLS * DIGITS,
            *[
                DIGITS * stake.symbol.place + digit
                for stake in view.stakes
                if stake.seat == own
                for digit in stake.digits or ()
            ],
        ),
        "skull": [float(view.skull)],
        "cursed": _by_seat(around, lambda seat: seat == view.cursed),
        "finals": _finals(view.own_finals),
    }
    return make_row(FIELDS, parts | _past_rounds(sight, around))


def _by_seat(around: Sequence[Seat], value_of: Callable[[Seat], float]) -> list[float]:
    return _pad([float(value_of(seat)) for seat in around], SEATS)


def _pad(row: list[float], length: int) -> list[float]:
    return row + [0.0] * (length - len(row))


def _dice_counts(dice: Sequence[Symbol]) -> list[float]:
    row = [0.0] * SYMBOLS
    for symbol in dice:
        row[symbol.place] += 1
    return row


def _bets(view: View, around: Sequence[Seat]) -> list[float]:
    row: list[float] = []
    for seat in around:
        bet = view.bets[seat] if view.bets else None
        row += [float(bet is not None and width == bet.width) for width in view.table.widths]
        row.append(0.0 if bet is None or bet.low is None else bet.low + 1.0)
    return _pad(row, SEATS * (WHEELS + 1))


def _racks(view: View, around: Sequence[Seat]) -> list[float]:
    """The players' racks from the row's own seat on, then those of nobody."""
    row = [0.0] * (SEATS * SYMBOLS * DIGITS)
    for at, owner in enumerate([*around, *range(len(around), len(view.racks))]):
        for place, digit in enumerate(view.racks[owner] or ()):
            row[(SYMBOLS * at + place) * DIGITS + digit] = 1.0
    return row


def _finals(bets: Sequence[Digits | None]) -> list[float]:
    row = [0.0] * (SYMBOLS * (DIGITS + 1))
    for place, digits in enumerate(bets):
        if digits is not None:
            for number in (0, *[digit + 1 for digit in digits]):
                row[(DIGITS + 1) * place + number] = 1.0
    return row


def _past_rounds(sight: Sight[View, Happening], around: Sequence[Seat]) -> dict[str, Sequence[float]]:
    """The dice, bets, answers and swaps of each round."""
    widths = sight.view.table.widths
    dice = [0.0] * (ROUNDS * SYMBOLS)
    bets = [0.0] * (ROUNDS * SEATS * SEAT_SIZE)
    number = 0
    shown: tuple[Symbol, ...] = ()
    for event in sight.history:
        match event:
            case Began(round=begun):
                number = begun - 1
            case Rolled(dice=faces):
                shown = faces
                dice[SYMBOLS * number : SYMBOLS * (number + 1)] = _dice_counts(shown)
            case Turned(shown=face, to=to):
                shown = turn_die(shown, face, to)
                dice[SYMBOLS * number : SYMBOLS * (number + 1)] = _dice_counts(shown)
            case Answered(seat=seat, width=width, low=low, answer=answer):
                at = SEAT_SIZE * (SEATS * number + around.index(seat))
                bets[at + widths.index(width)] = 1.0
                bets[at + WHEELS] = low + 1.0
                bets[at + WHEELS + 1 + ANSWERS.index(answer)] = 1.0
            case Swapped(seat=seat, symbol=symbol, digit=digit):
                at = SEAT_SIZE * (SEATS * number + around.index(seat)) + WHEELS + 1 + len(ANSWERS)
                bets[at + symbol.place] = 1.0
                bets[at + SYMBOLS] = digit + 1.0
            case _:
                pass
    return {"past_dice": dice, "past_bets": bets}


def _coding(actions: tuple[Field, ...]) -> Coding[View, Move, Happening]:
    return Coding(
        fields=FIELDS,
        numbers=numbers,
        actions=actions,
        number=_number_function(actions),
        longest=300,
        points=(-SPACES, SPACES),
        chances=DIGITS * (DIGITS - 1) * (DIGITS - 2) * (DIGITS - 3),
    )


STONES, CARDS = _coding(STONE_ACTIONS), _coding(CARD_ACTIONS)
