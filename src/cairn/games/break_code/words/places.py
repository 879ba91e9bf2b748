"""The table in words: the seat's own hand, the face-up cards, the guess, and the hands behind screens."""

from collections.abc import Iterator

from cairn.core.phrases import Fact, phrase, seat_ref
from cairn.core.places import Piece, Place
from cairn.core.values import Seat
from cairn.games.break_code.rules.pieces import (
    DECK,
    card_ref,
    hand_ref,
    place_ref,
    screen_ref,
    tile_ref,
)
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import LETTERS, Hand, Tile


def places(view: View) -> tuple[Place, ...]:
    """The seat's own hand first, then the guess, the cards, the centre, and the other hands."""
    seats = range(view.table.players)
    own = [_own(view, seat) for seat in seats if seat == view.seat]
    others = [_screened(view, seat) for seat in seats if seat != view.seat]
    return (*own, *_middle(view), *others)


def _middle(view: View) -> Iterator[Place]:
    if view.seat is not None and view.seat in view.guessing:
        named = [(letter, view.named[at] if at < len(view.named) else None) for at, letter in enumerate(_letters(view))]
        guess = [Piece(place_ref(letter), about=() if tile is None else (tile_ref(tile),)) for letter, tile in named]
        yield Place("area:guess", pieces=(*guess, *(Piece(tile_ref(tile)) for tile in Tile)))
    cards = [Piece(card_ref(card)) for card in view.row]
    deck = [Piece(DECK, about=(phrase("figure", n=view.deck),))] if view.deck else []
    yield Place("area:cards", pieces=(*cards, *deck))
    if not view.table.for_two:
        yield Place("area:centre", pieces=_behind(view, screen_ref(None), view.centre))
    if view.discards:
        yield Place("area:discards", pieces=tuple(Piece(card_ref(card)) for card in view.discards))


def _own(view: View, seat: Seat) -> Place:
    hand = view.hand
    tiles = (
        Piece(hand_ref(tile, tile in hand[:at]), about=(place_ref(letter),))
        for at, (tile, letter) in enumerate(zip(hand, _letters(view), strict=False))
    )
    return Place(seat_ref(seat), pieces=tuple(tiles), about=_standing(view, seat))


def _screened(view: View, seat: Seat) -> Place:
    pieces = _behind(view, screen_ref(seat), view.hands[seat])
    return Place(seat_ref(seat), pieces=pieces, about=_standing(view, seat))


def _behind(view: View, screen: str, hand: Hand | None) -> tuple[Piece, ...]:
    """A screen, or the tiles that stood behind it."""
    if hand is None:
        return (Piece(screen, phrase("hidden-tiles", n=view.table.hand)),)
    return tuple(
        Piece(f"{screen}/{letter}", tile_ref(tile), (place_ref(letter),))
        for tile, letter in zip(hand, _letters(view), strict=False)
    )


def _standing(view: View, seat: Seat) -> tuple[Fact, ...]:
    if seat in view.out:
        return (phrase("seat-out"),)
    return (phrase("seat-right"),) if any(seat in moment for moment in view.right) else ()


def _letters(view: View) -> str:
    return "".join(LETTERS[: view.table.hand])
