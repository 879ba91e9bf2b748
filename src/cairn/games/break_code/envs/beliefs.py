"""The exact beliefs of seats in many games about the code to guess, as arrays: the same as `belief.posterior`.

Each answer restricts the hands of the seat that gave it. With two players counting these is enough; with more, the
deals of each game are counted by `belief.posterior`.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from cairn.games.break_code.belief.masks import deck_of, pack
from cairn.games.break_code.belief.posterior import Belief
from cairn.games.break_code.envs.batch import NOTHING, Numbers, Positions
from cairn.games.break_code.envs.coding import CARDS, KINDS, PLACES, QUESTIONS
from cairn.games.break_code.rules.questions import question
from cairn.games.break_code.rules.table import who_answers

GAMES_AT_ONCE = 64
"""The number of games processed together, so that their hands fit into the processor's cache."""

_FIRST = np.array([tile.place for tile in KINDS])
_ASKS = tuple(QUESTIONS)


def marginals(batch: Positions, seats: Numbers) -> NDArray[np.float64]:
    """By game, place and kind of tile: the probability that it is there in the code that the seat has to guess."""
    hand = batch.table.hand
    found = np.zeros((batch.games, PLACES, len(KINDS)))
    numbers = np.arange(batch.games)
    code = batch.hands[numbers, 1 - seats] if batch.table.for_two else batch.left
    # the seat has guessed right, or has looked at the centre (BC 3.12)
    shown = (batch.right[numbers, seats] > 0) | batch.out[numbers, seats]
    places = np.arange(hand)
    found[numbers[shown, None], places, code[shown]] = 1
    hidden = np.flatnonzero(~shown)
    find = _marginals_for_two if batch.table.for_two else _marginals_for_more
    for first in range(0, len(hidden), GAMES_AT_ONCE):
        games = hidden[first : first + GAMES_AT_ONCE]
        found[games, :hand] = find(batch, games, seats[games])
    return found


def _marginals_for_two(batch: Positions, games: Numbers, seats: Numbers) -> NDArray[np.float64]:
    fits = _fitting_hands(batch, games, 1 - seats) & _disjoint_hands(batch, games, seats)
    deck = deck_of(batch.table.hand)
    row = np.full(batch.games, NOTHING)
    row[games] = np.arange(len(games))
    for missed, who, guess in batch.missed:
        own = row[missed] != NOTHING
        own[own] = who[own] == seats[row[missed[own]]]
        codes = deck.code[_hand_numbers(batch.table.hand, guess[own])]
        for one, looks in zip(row[missed[own]], codes, strict=True):
            fits[one] &= deck.code != looks
    return _shares(fits.astype(np.float32) @ _tile_indicators(batch.table.hand), batch.table.hand)


def _marginals_for_more(batch: Positions, games: Numbers, seats: Numbers) -> NDArray[np.float64]:
    table, deck = batch.table, deck_of(batch.table.hand)
    heard = [_fitting_hands(batch, games, np.full(len(games), owner)) for owner in range(table.players)]
    found = []
    for at, (game, seat) in enumerate(zip(games.tolist(), seats.tolist(), strict=True)):
        hand = tuple(KINDS[kind] for kind in batch.hands[game, seat])
        owners = (*[owner for owner in range(table.players) if owner != seat], None)
        known = Belief(table, seat, hand, owners, ())
        numbers = deck.numbers_of(known.unseen)
        every = np.ones(len(numbers), np.bool_)
        fits = tuple(pack(every if owner is None else heard[owner][at][numbers]) for owner in owners)
        counts = Belief(table, seat, hand, owners, fits).counts(len(owners) - 1)
        found.append(counts.astype(np.float64) @ _tile_indicators(table.hand)[numbers])
    return _shares(np.array(found), table.hand)


def _shares(counted: NDArray[np.floating], hand: int) -> NDArray[np.float64]:
    by_place = counted.astype(np.float64).reshape(-1, hand, len(KINDS))
    shares: NDArray[np.float64] = by_place / np.maximum(by_place.sum(2, keepdims=True), 1)
    return shares


def _fitting_hands(batch: Positions, games: Numbers, owners: Numbers) -> NDArray[np.bool_]:
    """By game and hand of the whole deck: whether it fits the owner's answers."""
    table, deck = batch.table, deck_of(batch.table.hand)
    held = _hand_numbers(table.hand, batch.hands[games, owners])
    fits = np.ones((len(games), len(deck.hands)), np.bool_)
    answers = np.array(
        [[who_answers(table.rules, table.players, asker, card) for card in CARDS] for asker in range(table.players)]
    )
    for number, move in enumerate(_ASKS):
        card = CARDS[move.card]
        asked = batch.asked[games, card] == number
        asked &= answers[batch.askers[games, card], card, owners]
        rows = np.flatnonzero(asked)
        if len(rows):
            by_hand, _ = deck.answers(question(table.rules, move.card, move.digit))
            fits[rows] &= by_hand == by_hand[held[rows], None]
    return fits


def _disjoint_hands(batch: Positions, games: Numbers, seats: Numbers) -> NDArray[np.bool_]:
    """By game and hand: whether it shares no tile with the seat's hand."""
    own = _masks(batch.hands[games, seats])
    apart: NDArray[np.bool_] = (deck_of(batch.table.hand).masks & own[:, None]) == 0
    return apart


def _masks(hands: Numbers) -> Numbers:
    """Hands as sets of physical tiles; a single green 5 counts as the first one."""
    second = np.zeros_like(hands)
    second[:, 1:] = hands[:, 1:] == hands[:, :-1]
    masks: Numbers = (1 << (_FIRST[hands] + second)).sum(1)
    return masks


def _hand_numbers(size: int, hands: Numbers) -> Numbers:
    return deck_of(size).number[_masks(hands)].astype(np.int64)


@cache
def _tile_indicators(size: int) -> NDArray[np.float32]:
    """By hand: 1 for the kind of tile at each of its places."""
    standing = deck_of(size).tiles_at.T
    kinds = np.searchsorted(_FIRST, standing)
    found = np.zeros((len(kinds), size, len(KINDS)), np.float32)
    np.put_along_axis(found, kinds[:, :, None], 1, axis=2)
    return found.reshape(len(kinds), -1)
