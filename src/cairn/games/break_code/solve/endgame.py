"""The end of a game of two, searched to its end when few pairs of hands are left.

What both players heard is public, so both know which pairs of hands fit it; each also knows its own hand. The search
goes through questions, answers, cards that may be turned up, and guesses. In each position every possible holder of a
hand makes the move with the best chance to win for somebody who knows just that; a guess names the likeliest code, of
equals one by chance. A draw is half a win. There is one assumption, the one that the belief makes too: nobody draws
conclusions from what the other chose to ask or guess, only from answers and from wrong guesses.

Under that assumption the chances are exact. Where the search would take too long there is none, and the model of the
race is used (`cairn.games.break_code.solve.race`).

A player who is certain guesses: waiting would only give the opponent another guess. The limit of wrong guesses after
the last card (BC 4.5) is left out, as there are fewer hands than guesses allowed.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cairn.core.sight import Sight
from cairn.core.values import Seat, Value
from cairn.games.break_code.belief.masks import FIVES, Ints, deck_of
from cairn.games.break_code.belief.posterior import Belief, fitting_hands, knowledge
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import question
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.table import Table, who_answers
from cairn.games.break_code.rules.tiles import Hand
from cairn.games.break_code.rules.turns import ask_moves
from cairn.games.break_code.solve.race import facts_about_seat

MOST_PAIRS = 150
"""The number of pairs of hands up to which an end is searched."""
MOST_CODES = 12
"""The number of codes, for the seat that judges, up to which an end is searched."""
MOST_POSITIONS = 500
"""The number of positions that one judgement may look at; it bounds the time to about a fifth of a second."""
Floats: TypeAlias = npt.NDArray[np.float64]


class Ending(Value):
    """The chances to win of the seat that has the turn."""

    asks: dict[Ask, float]
    guesses: dict[Hand, float]


class TooLargeError(Exception):
    """The search would take too long."""


def search_ending(sight: Sight[View, Happening], belief: Belief) -> Ending | None:
    """The exact chance to win of every question and every guess.

    None if that would take too long, or if the seat has its last turn.
    """
    view = sight.view
    is_turn = view.phase in (Phase.TURN, Phase.NAME) and view.last_turns is None
    if not view.table.for_two or not is_turn or len(belief.codes) > MOST_CODES:
        return None
    pairs = public_pairs(sight)
    if pairs is None:
        return None
    unseen = tuple(sorted({*view.table.cards} - {*view.row, *view.discards}))
    try:
        return Search(view.table, view.starter, pairs).ending(view.own_seat, view.hand, view.row, unseen)
    except TooLargeError:
        return None


def public_pairs(sight: Sight[View, Happening]) -> list[tuple[Hand, Hand, int]] | None:
    """The pairs of hands, seat 0's first, that are public, with their numbers of deals; None if they are too many.

    Pairs that no chain of "for all that this player knows" joins to the seat's own hand are left out.
    """
    view = sight.view
    deck = deck_of(view.table.hand)
    mine = theirs = deck.code == np.arange(len(deck.hands))
    for fact in facts_about_seat(sight):
        mine = mine & fitting_hands(view.table, fact)
    for fact in knowledge(sight).heard:
        theirs = theirs & fitting_hands(view.table, fact)
    hands = (np.flatnonzero(mine), np.flatnonzero(theirs))
    found: dict[tuple[int, int], int] = {}
    seen: tuple[set[int], set[int]] = (set(), set())
    waiting = [(0, deck.hands.index(view.hand))]
    while waiting:
        side, one = waiting.pop()
        if one in seen[side]:
            continue
        seen[side].add(one)
        masks = deck.masks[hands[1 - side]]
        near = hands[1 - side][(masks & deck.masks[one] & ~_BOTH_FIVES) == 0]
        for other in near.tolist():
            ways = _ways(int(deck.masks[one]), int(deck.masks[other]))
            if ways:
                found[(one, other) if side == 0 else (other, one)] = ways
                waiting.append((1 - side, other))
        if len(found) > MOST_PAIRS:
            return None
    pairs = ((deck.hands[one], deck.hands[other], ways) for (one, other), ways in sorted(found.items()))
    return [(one, other, ways) if view.seat == 0 else (other, one, ways) for one, other, ways in pairs]


_BOTH_FIVES = sum(1 << place for place in FIVES)


def _ways(one: int, other: int) -> int:
    """The number of deals in which two hands look like this: green 5s look the same, and there are two (BC 1.1)."""
    if one & other & ~_BOTH_FIVES:
        return 0
    fives = (one & _BOTH_FIVES).bit_count(), (other & _BOTH_FIVES).bit_count()
    if sum(fives) > 2:
        return 0
    return 2 if 1 in fives else 1


class Search:
    """One search. A set of pairs is an integer: bit n stands for pair number n."""

    def __init__(self, table: Table, starter: Seat, pairs: Sequence[tuple[Hand, Hand, int]]) -> None:
        """Prepare a search of these pairs of hands, with their numbers of deals."""
        self._table = table
        self._starter = starter
        self._positions = 0
        self._deals: Ints = np.array([ways for _, _, ways in pairs])
        self._hands = tuple(tuple(dict.fromkeys(pair[seat] for pair in pairs)) for seat in (0, 1))
        self._held: tuple[Ints, ...] = tuple(
            np.array([self._hands[seat].index(pair[seat]) for pair in pairs]) for seat in (0, 1)
        )
        """By seat and pair: the number of the hand."""
        self._with = tuple([_set_of(self._held[seat] == at) for at in range(len(self._hands[seat]))] for seat in (0, 1))
        """By seat and hand: the pairs with it."""
        self._answers: dict[tuple[str, int | None, Seat], tuple[int, ...]] = {}
        self._known: dict[object, Floats] = {}
        self._listed: dict[int, Ints] = {}

    def ending(self, seat: Seat, hand: Hand, row: tuple[str, ...], deck: tuple[str, ...]) -> Ending:
        """The chances to win of a seat with this hand that has the turn; raise `TooLargeError`."""
        everything = (1 << len(self._deals)) - 1
        here = self._list(self._with[seat][self._hands[seat].index(hand)])
        deals = self._deals[here] / self._deals[here].sum()

        def win(values: Floats) -> float:
            share = float(deals @ values[here])
            return share if seat == 0 else 1 - share

        mine = dict.fromkeys(self._held[1 - seat][here].tolist())
        guesses = {self._hands[1 - seat][code]: win(self._guess(everything, seat, code, row, deck)) for code in mine}
        asks = {ask: win(self._ask(everything, seat, ask, row, deck)) for card in row for ask in ask_moves(card)}
        return Ending(asks, guesses)

    def _value(self, pairs: int, seat: Seat, row: tuple[str, ...], deck: tuple[str, ...]) -> Floats:
        """By pair, the chance to win of seat 0 if `seat` has the turn and both play as the module says."""
        key = (pairs, seat, self._signs(row, pairs), self._signs(deck, pairs))
        if key not in self._known:
            self._positions += 1
            if self._positions > MOST_POSITIONS:
                raise TooLargeError
            self._known[key] = self._find_value(pairs, seat, row, deck)
        return self._known[key]

    def _find_value(self, pairs: int, seat: Seat, row: tuple[str, ...], deck: tuple[str, ...]) -> Floats:
        here = self._list(pairs)
        held = self._held[seat][here]
        by_hand = self._deals_by_hand(here, seat)
        total = by_hand.sum(axis=1)
        named = _likeliest(by_hand)
        is_sure = by_hand.max(axis=1) == total
        if is_sure[held].all():
            return self._sure(pairs, seat)
        found = np.zeros(len(self._deals))
        for code in np.flatnonzero(named.any(axis=0)).tolist():
            share = named[held, code]
            if not share.any():
                continue
            found[here] += share * self._guess(pairs, seat, code, row, deck)[here]
        sign = 1 - 2 * seat
        best = self._by_hand(found, here, held, total) * sign
        for ask in self._different_asks(row, pairs):
            values = self._ask(pairs, seat, ask, row, deck)
            shares = self._by_hand(values, here, held, total) * sign
            better = (shares > best + 1e-12) & ~is_sure
            found[here] = np.where(better[held], values[here], found[here])
            best = np.where(better, shares, best)
        return found

    def _by_hand(self, values: Floats, here: Ints, held: Ints, total: Floats) -> Floats:
        """By hand of the seat to move, the chance of seat 0."""
        sums = np.bincount(held, self._deals[here] * values[here], minlength=len(total))
        found: Floats = sums / np.maximum(total, 1)
        return found

    def _sure(self, pairs: int, seat: Seat) -> Floats:
        """What follows if everybody guesses right (BC 4.1)."""
        found = np.zeros(len(self._deals))
        for there in self._with[1 - seat]:
            if there & pairs:
                found += self._after_right_guess(there & pairs, seat)
        return found

    def _after_right_guess(self, pairs: int, seat: Seat) -> Floats:
        """What follows if the guess is right in all of these pairs: the last turn, if there is one (BC 4.1)."""
        found = np.zeros(len(self._deals))
        here = self._list(pairs)
        found[here] = 1 - seat
        if seat == self._starter and len(here):
            likeliest = here[self._deals[here] == self._deals[here].max()]
            found[likeliest] += (0.5 / len(likeliest)) * (2 * seat - 1)
        return found

    def _guess(self, pairs: int, seat: Seat, code: int, row: tuple[str, ...], deck: tuple[str, ...]) -> Floats:
        """What follows if every holder guesses that code (BC 3.6, 4.1)."""
        right = self._with[1 - seat][code] & pairs
        found = self._after_right_guess(right, seat)
        wrong = pairs & ~right
        return found + self._value(wrong, 1 - seat, row, deck) if wrong else found

    def _ask(self, pairs: int, seat: Seat, ask: Ask, row: tuple[str, ...], deck: tuple[str, ...]) -> Floats:
        """What follows if everybody asks that question: the answers, then the next card (BC 3.1)."""
        found = np.zeros(len(self._deals))
        left = tuple(card for card in row if card != ask.card)
        for cell in self._cells(pairs, seat, ask):
            if deck:
                for cards in self._alike(deck, cell):
                    rest = tuple(card for card in deck if card != cards[0])
                    values = self._value(cell, 1 - seat, (*left, cards[0]), rest)
                    found += len(cards) / len(deck) * values
                continue
            if left or self._table.rules == "standard":
                found += self._value(cell, 1 - seat, left, ())
            else:
                found += self._last_turns(cell, 1 - seat)
        return found

    def _last_turns(self, pairs: int, first: Seat) -> Floats:
        """TAGIRON, after the last card: one guess each (BC 6.5).

        A right guess of the starting player lets the other guess again; if both are right or both wrong it is a draw.
        """
        found = np.zeros(len(self._deals))
        here = self._list(pairs)
        right, again = self._named(pairs, first)
        theirs, _ = self._named(pairs, 1 - first)
        if first == self._starter:
            win = right * (1 - theirs / 2) + (1 - right) * (1 - theirs) / 2
        else:
            win = right + (1 - right) * (1 - theirs) / 2 + again * theirs / 2
        found[here] = win if first == 0 else 1 - win
        return found

    def _named(self, pairs: int, seat: Seat) -> tuple[Floats, Floats]:
        """By pair: the chance to name it with the first guess, and with a second one after a wrong one."""
        here = self._list(pairs)
        deals = self._deals_by_hand(here, seat)
        held, codes = self._held[seat][here], self._held[1 - seat][here]
        shares = _likeliest(deals)
        again = np.zeros(len(here))
        for code in np.flatnonzero(shares.any(axis=0)):
            without = deals.copy()
            without[:, code] = 0
            again += shares[held, code] * (codes != code) * _likeliest(without)[held, codes]
        return shares[held, codes], again

    def _deals_by_hand(self, here: Ints, seat: Seat) -> Floats:
        """By hand of the seat and code, the number of deals."""
        found = np.zeros((len(self._hands[seat]), len(self._hands[1 - seat])))
        found[self._held[seat][here], self._held[1 - seat][here]] = self._deals[here]
        return found

    def _cells(self, pairs: int, seat: Seat, ask: Ask) -> Iterator[int]:
        """The pairs by answer, and by the asker's own answer where it answers too."""
        is_shared = who_answers(self._table.rules, 2, seat, ask.card)[seat]
        own = self._by_answer(ask, seat) if is_shared else ((1 << len(self._deals)) - 1,)
        return (cell for one in self._by_answer(ask, 1 - seat) for other in own if (cell := one & other & pairs))

    def _by_answer(self, ask: Ask, seat: Seat) -> tuple[int, ...]:
        """The pairs by the answer of that seat."""
        key = (ask.card, ask.digit, seat)
        if key not in self._answers:
            deck = deck_of(self._table.hand)
            numbers, _ = deck.answers(question(self._table.rules, ask.card, ask.digit))
            found: dict[int, int] = {}
            for hand, there in zip(self._hands[seat], self._with[seat], strict=True):
                answer = int(numbers[deck.hands.index(hand)])
                found[answer] = found.get(answer, 0) | there
            self._answers[key] = tuple(found.values())
        return self._answers[key]

    def _sign(self, card: str, pairs: int) -> object:
        """What a card can tell of these pairs: cards with the same sign are alike, and None tells nothing."""
        sign = tuple(
            frozenset(filter(None, (cell & pairs for cell in self._by_answer(ask, seat))))
            for ask in ask_moves(card)
            for seat in (0, 1)
        )
        if all(len(cells) == 1 for cells in sign):
            return None
        return sign, who_answers(self._table.rules, 2, 0, card)[0]

    def _signs(self, cards: tuple[str, ...], pairs: int) -> frozenset[tuple[object, int]]:
        return frozenset((sign, len(each)) for sign, each in self._groups(cards, pairs).items())

    def _alike(self, cards: tuple[str, ...], pairs: int) -> list[list[str]]:
        """The cards, those that are alike together."""
        return list(self._groups(cards, pairs).values())

    def _groups(self, cards: tuple[str, ...], pairs: int) -> dict[object, list[str]]:
        found: dict[object, list[str]] = {}
        for card in sorted(cards):
            found.setdefault(self._sign(card, pairs), []).append(card)
        return found

    def _different_asks(self, row: tuple[str, ...], pairs: int) -> Iterator[Ask]:
        return (ask for cards in self._alike(row, pairs) for ask in ask_moves(cards[0]))

    def _list(self, pairs: int) -> Ints:
        if pairs not in self._listed:
            self._listed[pairs] = np.array([at for at in range(len(self._deals)) if pairs >> at & 1], dtype=np.int64)
        return self._listed[pairs]


def _likeliest(deals: Floats) -> Floats:
    """By hand and code: the chance that its holder names the code, the likeliest one or one of several."""
    most = deals.max(axis=1, keepdims=True)
    found = (deals == most) & (most > 0)
    shares: Floats = found / np.maximum(found.sum(axis=1, keepdims=True), 1)
    return shares


def _set_of(flags: npt.NDArray[np.bool_]) -> int:
    return sum(1 << int(at) for at in np.flatnonzero(flags))
