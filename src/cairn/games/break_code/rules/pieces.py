"""The pieces on the table and their names, which offers, refusals, proofs and phrases share.

| name | piece |
| --- | --- |
| `card:where-1-2`, `card:where-1-2/1` | a question card, and one of its two digits (BC 3.2) |
| `deck:questions` | the face-down cards |
| `screen:1`, `screen:centre` | the hand of a seat behind its screen; the tiles in the centre |
| `hand:b2`, `hand:g5#2` | a tile of the seat's own hand; the second green 5 |
| `tile:b3` | a tile to name in a guess; both green 5s share a name |
| `place:c` | a place of the guess |
| `question:3/1` | the answer of seat 1 to the third question of the game |
| `event:17` | event number 17 |
"""

from functools import cache

from cairn.core.phrases import Ref
from cairn.core.values import Seat
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import LETTERS, Hand, Tile
from cairn.games.break_code.rules.turns import ask_moves

DECK: Ref = "deck:questions"


def card_ref(card: str) -> Ref:
    """A question card."""
    return f"card:{card}"


@cache
def ask_refs(ask: Ask) -> tuple[Ref, ...]:
    """The card of a question, then the chosen digit of a card with two."""
    card = card_ref(ask.card)
    return (card,) if ask.digit is None else (card, f"{card}/{ask.digit}")


def screen_ref(owner: Seat | None) -> Ref:
    """The hand of a seat; None for the centre."""
    return "screen:centre" if owner is None else f"screen:{owner}"


def hand_ref(tile: Tile, second: bool = False) -> Ref:
    """A tile of the seat's own hand."""
    return f"hand:{tile.value}#2" if second else f"hand:{tile.value}"


def tile_ref(tile: Tile) -> Ref:
    """A tile in a guess."""
    return f"tile:{tile.value}"


def place_ref(place: str) -> Ref:
    """A place of a hand or a guess."""
    return f"place:{place}"


def answer_ref(number: int, seat: Seat) -> Ref:
    """The answer of a seat to a question of the game, counted from 1."""
    return f"question:{number}/{seat}"


def event_ref(number: int) -> Ref:
    """An event by its number, which is the same for everyone."""
    return f"event:{number}"


def pieces(view: View) -> tuple[Ref, ...]:
    """All pieces on the table."""
    table = view.table
    listed = list(dict.fromkeys(ref for card in view.row for ask in ask_moves(card) for ref in ask_refs(ask)))
    listed += map(card_ref, view.discards)
    if view.deck:
        listed.append(DECK)
    listed += [screen_ref(seat) for seat in range(table.players) if seat != view.seat]
    if not table.for_two:
        listed.append(screen_ref(None))
    if view.seat is not None:
        listed += _hand_refs(view.hand)
    return (*listed, *_guess_refs(table.hand))


def _hand_refs(hand: Hand) -> list[Ref]:
    return [hand_ref(tile, tile in hand[:at]) for at, tile in enumerate(hand)]


@cache
def _guess_refs(size: int) -> tuple[Ref, ...]:
    return (*map(tile_ref, Tile), *map(place_ref, LETTERS[:size]))
