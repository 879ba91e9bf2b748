"""The bot called steady: it keeps the note sheet as a careful beginner would.

For every place of every other hand it crosses out the tiles that one answer by itself rules out there. It never
combines two answers, or two hands, beyond that: tiles that must be in another hand are crossed out everywhere else,
and that is all. So it knows less than can be known: that is what the exact bots are for.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.break_code.belief.masks import Flags, deck_of
from cairn.games.break_code.belief.posterior import Answered, Knowledge, fitting, knowledge
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Name
from cairn.games.break_code.rules.questions import question
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.tiles import TILES, Hand, Tile
from cairn.games.break_code.solve.hint import has_another_turn

__all__ = ["Steady", "sheet_hands"]


class Steady:
    """A sensible player who keeps the sheet, one answer at a time."""

    def choose(self, sight: Sight[View], moves: Sequence[Any], rng: Random, seconds: float | None = None) -> Any:
        """The move that suits what the sheet leaves open; of equals, any. That takes no time worth counting."""
        if len(moves) == 1:
            return moves[0]
        view = sight.view
        hands = sheet_hands(knowledge(sight))
        target = hands[1 - view.own_seat if view.table.for_two else None]
        if view.phase is Phase.NAME:
            return _next_name(view, target, moves, rng)
        asks = [move for move in moves if isinstance(move, Ask)]
        certain = np.count_nonzero(target) == 1
        forced = _is_last_turn(view) if asks else _must_guess(view)
        if Guess() in moves and (certain or forced):
            return Guess()
        if not asks:
            return next(move for move in moves if not isinstance(move, Guess | GiveUp))
        likings = [_liking(view, hands, ask) for ask in asks]
        best = max(likings)
        return rng.choice([ask for ask, liking in zip(asks, likings, strict=True) if liking == best])


def sheet_hands(known: Knowledge) -> dict[Seat | None, Flags]:
    """By owner, then by hand of the whole deck: whether the sheet leaves a tile of the hand at each of its places."""
    deck = deck_of(known.table.hand)
    held = sum(1 << place for place in range(len(TILES)) if _is_held(known, place))
    free = (deck.masks & held) == 0
    left = {owner: _by_places(known, owner, free) for owner in known.owners}
    for owner, hands in left.items():
        sure = deck.masks[hands & free]
        if owner is not None and len(sure):
            common = int(np.bitwise_and.reduce(sure))
            for other in left:
                if other != owner:
                    left[other] = left[other] & ((deck.masks & common) == 0)
    return left


def _by_places(known: Knowledge, owner: Seat | None, free: Flags) -> Flags:
    deck = deck_of(known.table.hand)
    left = free
    places = _tiles_at(known.table.hand)
    for fact in known.heard:
        about = fact.seat if isinstance(fact, Answered) else known.owners[-1]
        if about == owner:
            fits = fitting(known.table, fact) & free
            if isinstance(fact, Answered):
                for tiles in places:
                    there = np.zeros(len(TILES), dtype=np.bool_)
                    there[tiles[fits]] = True
                    left = left & there[tiles]
            else:
                left = left & fits  # a guess is about the whole hand
    assert len(left) == len(deck.hands)
    return left


def _tiles_at(size: int) -> tuple[Any, ...]:
    """By place, then by hand of the whole deck: which tile stands there."""
    if size not in _TILES_AT:
        deck = deck_of(size)
        _TILES_AT[size] = tuple(np.array([hand[at].place for hand in deck.hands], dtype=np.int8) for at in range(size))
    return _TILES_AT[size]


_TILES_AT: dict[int, tuple[Any, ...]] = {}


def _is_held(known: Knowledge, place: int) -> bool:
    tile = TILES[place]
    return known.hand.count(tile) > place - tile.place


def _must_guess(view: View) -> bool:
    """A last turn, a last moment, or no card to ask with."""
    return view.phase is not Phase.CALL or not view.row


def _is_last_turn(view: View) -> bool:
    return not view.table.for_two and not view.table.sealed and not has_another_turn(view)


def _liking(view: View, hands: dict[Seat | None, Flags], ask: Ask) -> float:
    """How much smaller the answers can be expected to make the sets of hands that the sheet leaves."""
    deck = deck_of(view.table.hand)
    by_hand, _ = deck.answers(question(view.table.rules, ask.card, ask.digit))
    liking = 0.0
    for owner, left in hands.items():
        total = np.count_nonzero(left)
        if owner is not None and total:
            counts = np.bincount(by_hand[left])
            liking += float(np.log2(total) - np.log2((counts * counts).sum() / total))
    return liking


def _next_name(view: View, target: Flags, moves: Sequence[Any], rng: Random) -> Any:
    """A tile with which the guess can still be a hand that the sheet leaves."""
    named = view.named
    hands: list[Hand] = [deck_of(view.table.hand).hands[number] for number in np.flatnonzero(target).tolist()]
    following: list[Tile] = [hand[len(named)] for hand in hands if hand[: len(named)] == named]
    return Name(rng.choice(following)) if following else moves[rng.randrange(len(moves))]
