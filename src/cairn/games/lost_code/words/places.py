"""The table in words: racks, dice, wheels, tokens and final bets with what is known of them."""

from collections.abc import Iterator

from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.core.places import Piece, Place
from cairn.games.lost_code.rules.offers import (
    SKULL,
    dice_refs,
    laid_ref,
    line_ref,
    stone_ref,
    token_ref,
    wheel_ref,
)
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.words.parts import final_bet_fact, range_phrase


def places(view: View) -> tuple[Place, ...]:
    """The seat's own rack first, then what lies in the middle, then the other racks."""
    racks = range(view.table.racks)
    own = [_rack(view, rack) for rack in racks if rack == view.seat]
    others = [_rack(view, rack) for rack in racks if rack != view.seat]
    return (*own, *_middle(view), *others)


def _middle(view: View) -> Iterator[Place]:
    table = view.table
    if view.finals and view.seat is not None:
        lines = zip(table.symbols, view.own_finals, strict=True)
        bets = [Piece(line_ref(symbol), about=_listed(final_bet_fact(bet))) for symbol, bet in lines]
        yield Place("area:finals", pieces=tuple(bets))
    if view.dice:
        dice = [die for symbol in dict.fromkeys(view.dice) for die in dice_refs(view.dice, symbol)]
        yield Place("area:dice", pieces=tuple(map(Piece, dice)), about=(seat_ref(view.order[0]),))
    yield Place("area:wheels", pieces=tuple(_wheels(view)))
    tokens = tuple(_tokens(view))
    if tokens:
        yield Place("area:tokens", pieces=tokens)
    if view.skull and view.cursed is None:
        yield Place("area:track", pieces=(Piece(SKULL, about=(phrase("on-space", space=table.curse_from),)),))


def _wheels(view: View) -> Iterator[Piece]:
    taken = {bet.width: (seat, bet.low) for seat, bet in enumerate(view.bets) if bet is not None}
    for wheel in view.table.wheels:
        seat, low = taken.get(wheel.width, (None, None))
        owner: Fact = phrase("wheel-free") if seat is None else seat_ref(seat)
        where = () if low is None else (range_phrase(low, wheel.width),)
        yield Piece(wheel_ref(wheel.width), about=(phrase("count-points", n=wheel.points), owner, *where))


def _tokens(view: View) -> Iterator[Piece]:
    for symbol in view.tokens:
        yield Piece(token_ref(symbol), about=(phrase("token-free"),))
    for stake in view.stakes:
        digits = () if stake.digits is None else _listed(final_bet_fact(stake.digits))
        yield Piece(token_ref(stake.symbol), about=(seat_ref(stake.seat), *digits))


def _rack(view: View, rack: int) -> Place:
    table = view.table
    has_owner = rack < table.players
    stones = [_stone(view, rack, symbol) for symbol in table.symbols[: len(view.stock)]]
    stones += [
        Piece(laid_ref(stone.symbol, stone.digit), _shows(stone.symbol, stone.digit), (phrase("sheet-laid"),))
        for stone in view.laid
        if stone.seat == rack
    ]
    if view.skull and view.cursed == rack:
        stones.append(Piece(SKULL))
    points = (phrase("count-points", n=view.scores[rack]),) if has_owner else ()
    return Place(seat_ref(rack) if has_owner else f"rack:{rack}", seat_ref(rack), tuple(stones), points)


def _stone(view: View, rack: int, symbol: Symbol) -> Piece:
    """A stone; of the seat's own ones, how many of the symbol are left to swap it for."""
    digits = view.racks[rack]
    name = phrase("stone-hidden", symbol=symbol_ref(symbol)) if digits is None else _shows(symbol, digits[symbol.place])
    stock = (phrase("stock-left", n=view.stock[symbol.place]),) if rack == view.seat else ()
    return Piece(stone_ref(symbol, rack), name, stock)


def _shows(symbol: Symbol, digit: int) -> Phrase:
    return phrase("stone-shows", symbol=symbol_ref(symbol), digit=digit)


def _listed(fact: Fact) -> tuple[Fact, ...]:
    return () if fact == () else (fact,)
