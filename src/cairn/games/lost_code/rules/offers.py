"""Moves for user interfaces: the pieces each one touches, its risk and gain, and why a piece has no move."""

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias, assert_never

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import Binding, News
from cairn.core.game import check_seat
from cairn.core.offers import Offer, Refusal, Sign
from cairn.core.phrases import Ref
from cairn.core.values import Seat
from cairn.games.lost_code.rules.engine import apply, chance, check, chosen_width, moves, not_now_error, turn_error
from cairn.games.lost_code.rules.final import final_points
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol, Wheel, symbol_ref
from cairn.games.lost_code.rules.scoring import points_at_risk
from cairn.games.lost_code.rules.state import Phase, State, View, to_act, view
from cairn.games.lost_code.rules.table import Table

OfferKey: TypeAlias = tuple[str, ...]

SKULL: Ref = "piece:skull"


# Pieces


def stone_ref(symbol: Symbol, rack: int) -> Ref:
    """The stone of a symbol on a rack; racks of nobody come after those of the players."""
    return f"stone:{symbol.value}/{rack}"


def laid_ref(symbol: Symbol, digit: int) -> Ref:
    """A discarded stone; digits of one symbol are unique (LC 1.2)."""
    return f"laid:{symbol.value}/{digit}"


def row_ref(number: int) -> Ref:
    """The row of a round on the sheet (LC 10.2)."""
    return f"row:{number}"


def pieces(seen: View) -> tuple[Ref, ...]:
    """All pieces on the table and, for a seat's view, the lines and rows of its sheet."""
    return tuple(_pieces(seen))


def _pieces(seen: View) -> Iterator[Ref]:
    table = seen.table
    dealt = table.symbols[: len(seen.stock)]
    yield from (wheel_ref(wheel.width) for wheel in table.wheels)
    yield from (die for symbol in dict.fromkeys(seen.dice) for die in dice_refs(seen.dice, symbol))
    yield from (stone_ref(symbol, rack) for rack in range(table.racks) for symbol in dealt)
    yield from (laid_ref(stone.symbol, stone.digit) for stone in seen.laid)
    yield from map(token_ref, (*seen.tokens, *(stake.symbol for stake in seen.stakes)))
    yield from (f"marker:{seat}" for seat in seen.track)
    if seen.skull:
        yield SKULL
    if seen.seat is not None:
        yield from (line_ref(symbol) for symbol in table.symbols)
        yield from (row_ref(number + 1) for number in range(table.rounds))


def wheel_ref(width: int) -> Ref:
    """The wheel of that width, wherever it lies."""
    return f"wheel:{width}"


def dice_refs(dice: tuple[Symbol, ...], symbol: Symbol) -> tuple[Ref, ...]:
    """Every die that shows the symbol; they are interchangeable."""
    return tuple(f"die:{symbol.value}#{number + 1}" for number in range(dice.count(symbol)))


def token_ref(symbol: Symbol) -> Ref:
    """The token of a symbol (LC 8.1)."""
    return f"token:{symbol.value}"


def line_ref(symbol: Symbol) -> Ref:
    """The line of a symbol on the sheet, where its final bet is written (LC 10.3)."""
    return f"line:{symbol.value}"


# Offers


def offers(state: State, seat: Seat) -> tuple[Offer[Move], ...]:
    """The seat's moves; ranges of one wheel, and digits of one symbol, share an offer."""
    check_seat(seat, state.table.players)
    final: dict[str, tuple[bool, bool]] = {}
    found = []
    for key, group in groupby(moves(state, seat), _offer_key):
        alike = tuple(group)
        kind, first = key[0], alike[0]
        if kind not in final:  # equal for all moves of one kind
            final[kind] = _finality(state, seat, first)
        reveals, binding = final[kind]
        found.append(
            Offer(
                key="/".join(key),
                kind=kind,
                moves=alike,
                touches=_touches(state, seat, first),
                price=_price(state, seat, first),
                gives=_gains(state, seat, first),
                reveals=reveals,
                binding=binding,
            )
        )
    return tuple(found)


def _offer_key(move: Move) -> OfferKey:
    """What the moves of one offer share: everything but the first sum or the digits."""
    tag = str(move.__struct_config__.tag)
    match move:
        case Accept() | Leave() | Take() | Place():
            return (tag,)
        case Turn(shown, to):
            return (tag, shown.value, to.value)
        case Bet(width, _) | Choose(width):
            return (tag, str(width))
        case Swap(symbol) | Final(symbol, _):
            return (tag, symbol.value)
        case _:
            assert_never(move)


def _finality(state: State, seat: Seat, move: Move) -> tuple[bool, bool]:
    """Whether the move reveals hidden information; and if not, whether a rule makes it binding."""
    change = apply(state, seat, move)
    reveals = chance(change.state) is not None or any(isinstance(event, News) for event in change.events)
    return reveals, not reveals and any(isinstance(event, Binding) for event in change.events)


def _touches(state: State, seat: Seat, move: Move) -> tuple[Ref, ...]:
    match move:
        case Accept():
            return ()
        case Turn(shown, _):
            return dice_refs(state.dice, shown)
        case Leave() | Take():
            assert state.offered is not None
            return (token_ref(state.offered),)
        case Bet(width, _) | Choose(width):
            return (wheel_ref(width),)
        case Place():
            return (wheel_ref(chosen_width(state, seat)),)
        case Swap(symbol):
            return (stone_ref(symbol, seat),)
        case Final(symbol, _):
            return (line_ref(symbol),)
        case _:
            assert_never(move)


def _price(state: State, seat: Seat, move: Move) -> tuple[Sign, ...]:
    """The points that the bet loses if it is wrong."""
    match move:
        case Bet() | Choose() | Place():
            risk = points_at_risk(state, seat, _wheel(state, seat, move))
        case Final() | Take():
            risk = -final_points(state.table, (), 0, with_token=isinstance(move, Take))
        case _:
            risk = 0
    return _signs("risk", risk)


def _gains(state: State, seat: Seat, move: Move) -> tuple[Sign, ...]:
    """The points that the bet wins if it is right; for a bet on digits, with one, two and three of them."""
    match move:
        case Bet() | Choose() | Place():
            return _signs("point", _wheel(state, seat, move).points)
        case Final():
            return _digit_gains(state.table, with_token=False)
        case Take():
            return _digit_gains(state.table, with_token=True)
        case _:
            return ()


def _signs(of: str, number: int) -> tuple[Sign, ...]:
    return (Sign(of, number),) if number else ()


def _wheel(state: State, seat: Seat, move: Bet | Choose | Place) -> Wheel:
    wheel = state.table.wheel(chosen_width(state, seat) if isinstance(move, Place) else move.width)
    assert wheel is not None
    return wheel


def _digit_gains(table: Table, with_token: bool) -> tuple[Sign, ...]:
    sizes = range(1, len(table.right) + 1)
    return tuple(Sign(f"point/{size}", final_points(table, tuple(range(size)), 0, with_token)) for size in sizes)


# Why not


def why_not(state: State, seat: Seat, piece: Ref) -> Refusal | None:
    """The refusal of the move that the piece stands for; None if the seat may make it."""
    check_seat(seat, state.table.players)
    if piece not in _pieces(view(state, seat)):
        raise BadInput("piece", f"there is no {piece!r} on the table")
    try:
        _check_use(state, seat, piece)
    except IllegalMove as error:
        return error.refusal
    return None


def _check_use(state: State, seat: Seat, piece: Ref) -> None:
    """Raise `IllegalMove` unless the seat may use the piece now."""
    if seat not in to_act(state):
        raise turn_error(state.phase)
    kind, _, name = piece.partition(":")
    word, _, part = name.partition("#" if kind == "die" else "/")
    phase, table = state.phase, state.table
    match kind:
        case "wheel" if phase is Phase.PLACE:
            chosen = chosen_width(state, seat)
            if int(word) != chosen:
                raise IllegalMove("LC 11.3", "another-wheel-chosen", width=chosen)
        case "wheel":
            check(state, seat, Bet(int(word), 0) if table.placing == "in-turn" else Choose(int(word)))
        case "die":
            shown = _symbol(word)
            check(state, seat, Turn(shown, next(symbol for symbol in table.symbols if symbol is not shown)))
        case "stone" if phase is Phase.SWAP and int(part) != seat:
            raise IllegalMove("LC 5.4", "not-your-stone")
        case "stone":
            check(state, seat, Swap(_symbol(word)))
        case "token" if state.offered is not None and word != state.offered:
            if any(stake.symbol == word for stake in state.stakes):
                raise IllegalMove("LC 8.9", "token-taken", symbol=symbol_ref(_symbol(word)))
            raise IllegalMove("LC 8.2", "another-token-offered", symbol=symbol_ref(state.offered))
        case "token":
            check(state, seat, Leave())
        case "line":
            check(state, seat, Final(_symbol(word), ()))
        case _:
            raise not_now_error(phase)


def _symbol(word: str) -> Symbol:
    return Symbol[word.upper()]
