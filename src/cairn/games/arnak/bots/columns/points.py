"""Columns for the current points."""

from functools import cache, lru_cache

from cairn.core.values import Seat
from cairn.games.arnak.bots.columns.layout import START, Part, make_part
from cairn.games.arnak.rules.pieces import CARDS, IDOL_POINTS, SETUP, SLOTS, TEMPLE, TRACKS, Side
from cairn.games.arnak.rules.research import ROWS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import Bag, Layers, State

_SLOTS_LEFT = [sum(SLOTS[number:]) for number in range(len(SLOTS) + 1)]


def opponents(state: State, seat: Seat) -> list[Seat]:
    """The other seats, the next one first; in a solo game, the rival's."""
    seats = len(state.players)
    return [state.rival_seat] if seats == 1 else [(seat + number) % seats for number in range(1, seats)]


def points(state: State, seat: Seat) -> int:
    """The current points of a seat or of the rival: those of `rules.scoring`, faster."""
    side, arrivals = state.options.side, state.arrivals
    place = arrivals.index(seat) if seat in arrivals else 0
    if seat == len(state.players):
        rival = state.rival
        assert rival is not None
        return (
            _glass_points(side, rival.glass, place)
            + sum(TEMPLE[stack].points for stack in rival.temple)
            + IDOL_POINTS * len(rival.idols)
            + (IDOL_POINTS - 1) * rival.copies
            + SETUP.guardian_points * len(rival.guardians)
            + _card_points(rival.cards)
        )
    player = state.players[seat]
    return (
        _glass_points(side, player.glass, place)
        + _notebook_points(side, player.notebook)
        + sum([TEMPLE[stack].points for stack in player.temple])
        + IDOL_POINTS * (player.idols + player.slots)
        + _SLOTS_LEFT[player.slots]
        + SETUP.guardian_points * len(player.allies)
        + _card_points(player.hand)
        + _card_points(player.play)
        + _card_points(player.aside)
        + _deck_points(player.deck)
        + SETUP.fear_tile_points * player.fear_tiles
    )


@lru_cache(maxsize=1 << 15)
def _card_points(bag: Bag) -> int:
    return sum(CARDS[card].points for card in bag)


@lru_cache(maxsize=1 << 14)
def _deck_points(deck: Layers) -> int:
    return sum(CARDS[card].points for layer in deck for card in layer)


@cache
def _glass_points(side: Side, space: str, place: int) -> int:
    if space == TEMPLE_SPACE:
        return TRACKS[side].places[place]
    row = ROWS[side][space]
    return TRACKS[side].row[row - 1].glass_points if row else 0


@cache
def _notebook_points(side: Side, space: str) -> int:
    row = ROWS[side][space]
    return TRACKS[side].row[row - 1].notebook_points if row else 0


@lru_cache(maxsize=1 << 13)
def point_columns(own: int, best: int, first: int) -> Part:
    """Own points, the best opponent's, and the differences."""
    values = (own / 30, best / 30, (own - best) / 20, (own - first) / 20, 1.0)
    return make_part(dict(enumerate(values, START["points"])))
