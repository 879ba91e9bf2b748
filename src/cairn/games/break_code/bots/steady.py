"""The bot `steady`: it keeps the note sheet like a careful beginner.

At every place of every other hand it crosses out the tiles that a single answer rules out, and tiles that must be in
one hand it crosses out in the others. It combines nothing else, so it knows less than the exact bots.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from cairn.core.sight import Sight
from cairn.core.values import Seat
from cairn.games.break_code.belief.masks import Flags, deck_of
from cairn.games.break_code.belief.posterior import Answered, Heard, Knowledge, fitting_hands, knowledge
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Name
from cairn.games.break_code.rules.questions import question
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.table import Table
from cairn.games.break_code.rules.tiles import TILES, Hand, Tile
from cairn.games.break_code.solve.hint import has_another_turn
from cairn.reason.selection import choose_best


class Steady:
    """A sensible player who keeps the sheet one answer at a time."""

    def choose(
        self, sight: Sight[View, Happening], moves: Sequence[Any], rng: Random, seconds: float | None = None
    ) -> Any:
        """A move that suits the sheet, a random one of equals; takes no time, so `seconds` is ignored."""
        if len(moves) == 1:
            return moves[0]
        view = sight.view
        hands = sheet_hands(self.recall(knowledge(sight)))
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
        return self.pick_question(asks, _score_questions(view, hands, asks), rng)

    def recall(self, known: Knowledge) -> Knowledge:
        """The facts that the bot remembers."""
        return known

    def pick_question(self, asks: Sequence[Ask], scores: Sequence[float], rng: Random) -> Ask:
        """The question with the highest score; a random one of equals."""
        return choose_best(asks, scores, rng)


def sheet_hands(known: Knowledge) -> dict[Seat | None, Flags]:
    """By owner, then by hand of the whole deck: whether the sheet allows every tile of the hand at its place."""
    masks = deck_of(known.table.hand).masks
    held = sum(1 << place for place in range(len(TILES)) if _is_held(known, place))
    free = _hands_without(known.table.hand, held)
    left = dict.fromkeys(known.owners, free)
    for fact in known.heard:
        about = fact.seat if isinstance(fact, Answered) else known.owners[-1]
        left[about] = left[about] & _hands_uncrossed_by(known.table, held, fact)
    for owner, hands in left.items():
        possible = masks[hands]
        if owner is not None and len(possible) and (common := int(np.bitwise_and.reduce(possible))):
            for other in left:
                if other != owner:
                    left[other] = left[other] & _hands_without(known.table.hand, common)
    return left


@lru_cache(maxsize=1024)
def _hands_uncrossed_by(table: Table, held: int, fact: Heard) -> Flags:
    """By hand, whether this fact and the seat's own tiles allow every tile at its place; cached for about a game."""
    free = _hands_without(table.hand, held)
    fits = fitting_hands(table, fact) & free
    if not isinstance(fact, Answered):
        return fits  # a guess is about the whole hand
    left = free
    for tiles in deck_of(table.hand).tiles_at:
        there = np.zeros(len(TILES), dtype=np.bool_)
        there[tiles[fits]] = True
        left = left & there[tiles]
    return left


@lru_cache(maxsize=256)
def _hands_without(size: int, tiles: int) -> Flags:
    """By hand, whether it contains none of these tiles."""
    free: Flags = (deck_of(size).masks & tiles) == 0
    return free


def _is_held(known: Knowledge, place: int) -> bool:
    tile = TILES[place]
    return known.hand.count(tile) > place - tile.place


def _must_guess(view: View) -> bool:
    """Whether there is no later chance: a last turn, or no card to ask."""
    return view.phase is not Phase.CALL or not view.row


def _is_last_turn(view: View) -> bool:
    return not view.table.for_two and not view.table.sealed and not has_another_turn(view)


def _score_questions(view: View, hands: dict[Seat | None, Flags], asks: Sequence[Ask]) -> list[float]:
    """By how many bits each question is expected to narrow the hands that the sheet allows."""
    deck = deck_of(view.table.hand)
    lists = [np.flatnonzero(left) for owner, left in hands.items() if owner is not None]
    scores = []
    for ask in asks:
        by_hand, _ = deck.answers(question(view.table.rules, ask.card, ask.digit))
        score = 0.0
        for left in lists:
            if len(left):
                counts = np.bincount(by_hand[left])
                score += float(np.log2(len(left)) - np.log2((counts * counts).sum() / len(left)))
        scores.append(score)
    return scores


def _next_name(view: View, target: Flags, moves: Sequence[Any], rng: Random) -> Any:
    """A tile that can still lead to a hand that the sheet allows; a random one if none can."""
    named = view.named
    hands: list[Hand] = [deck_of(view.table.hand).hands[number] for number in np.flatnonzero(target).tolist()]
    following: list[Tile] = [hand[len(named)] for hand in hands if hand[: len(named)] == named]
    return Name(rng.choice(following)) if following else moves[rng.randrange(len(moves))]
