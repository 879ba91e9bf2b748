"""The race of three and four players: the share of a win that a question or a guess promises.

All hear the same answers, but each player knows another hand, so they do not become certain together. The present turn
is looked at in deals that fit what the seat knows: in each, what every player would know after a question follows
exactly from its hand and the answers. What comes after is played out by a model: a player who is certain guesses on its
turn (BC 3.7), the round is completed (BC 4.3), and everybody else asks; a question leaves each player a share of its
codes, drawn from shares measured in games. A shared win counts as a part.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, replace
from cairn.games.break_code.belief.masks import Ints, deck_of, pack
from cairn.games.break_code.belief.posterior import Answered, Belief, Knowledge, belief_of
from cairn.games.break_code.rules.events import Asked, Happening
from cairn.games.break_code.rules.moves import Ask
from cairn.games.break_code.rules.questions import answer, question
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import who_answers
from cairn.games.break_code.rules.tiles import Hand

Floats: TypeAlias = npt.NDArray[np.float64]

SHARES_LEFT: dict[int, tuple[tuple[int, tuple[float, ...]], ...]] = {
    3: (
        (2, (0.4, 0.5, 0.5, 0.5, 0.5, 0.63, 1.0, 1.0, 1.0, 1.0)),
        (3, (0.25, 0.25, 0.33, 0.41, 0.5, 0.57, 0.65, 0.67, 1.0, 1.0)),
        (6, (0.11, 0.17, 0.25, 0.3, 0.39, 0.44, 0.5, 0.67, 0.88, 1.0)),
        (12, (0.12, 0.16, 0.2, 0.25, 0.31, 0.4, 0.47, 0.53, 0.73, 1.0)),
        (23, (0.08, 0.13, 0.18, 0.25, 0.35, 0.43, 0.47, 0.55, 0.67, 0.81)),
        (46, (0.07, 0.13, 0.18, 0.22, 0.31, 0.38, 0.44, 0.48, 0.52, 0.84)),
        (91, (0.04, 0.06, 0.11, 0.15, 0.26, 0.31, 0.36, 0.43, 0.57, 0.71)),
        (182, (0.01, 0.04, 0.06, 0.08, 0.16, 0.21, 0.25, 0.34, 0.51, 0.77)),
        (364, (0.04, 0.04, 0.06, 0.09, 0.12, 0.2, 0.23, 0.28, 0.32, 0.52)),
        (728, (0.03, 0.05, 0.06, 0.08, 0.13, 0.19, 0.25, 0.28, 0.3, 0.36)),
    ),
    4: (
        (2, (0.5, 0.5, 0.5, 0.5, 0.5, 0.61, 0.67, 0.82, 1.0, 1.0)),
        (3, (0.2, 0.25, 0.25, 0.28, 0.33, 0.33, 0.34, 0.44, 0.61, 0.8)),
        (6, (0.12, 0.17, 0.18, 0.21, 0.25, 0.3, 0.33, 0.39, 0.69, 0.96)),
        (12, (0.07, 0.13, 0.16, 0.17, 0.19, 0.24, 0.27, 0.3, 0.41, 0.73)),
        (23, (0.04, 0.08, 0.09, 0.11, 0.13, 0.18, 0.22, 0.28, 0.41, 0.57)),
        (46, (0.04, 0.04, 0.05, 0.06, 0.07, 0.09, 0.12, 0.18, 0.39, 0.52)),
        (91, (0.04, 0.05, 0.07, 0.09, 0.13, 0.16, 0.2, 0.22, 0.24, 0.46)),
    ),
}
"""By number of players, and from this number of codes on: the share that a question leaves, in ten equal cases.

Measured in 40 games of three and 25 of four players who asked the most informative question; from the largest numbers
on there were too few cases.
"""

WORLDS = 16
"""The number of deals that are looked at."""
CONTINUATIONS = 24
"""The number of continuations of each, the same for every move that is compared."""
MOST_TURNS = 24
"""The number of turns after which a continuation counts as a game that nobody wins (BC 4.4)."""
NEAR = 100
"""The number of codes above which nobody can become certain with the next question, so that only bits count."""


FAR_SPREAD = 0.02
"""The difference that is not told apart while the end is that far away."""
WORTH_TELLING = 0.01
"""Smaller chances are no reason."""


class TableRace(Value):
    """The share of a win after each question, and of each guess, with the standard error of what tells them apart."""

    asks: dict[Ask, float]
    spread: float
    """The difference between two questions below which the sample of deals does not tell them apart (95%)."""
    certain_next: dict[Ask, dict[Seat, float]]
    """By question and other seat: the chance that it knows the code after the question."""
    certain_now: dict[Seat, float]
    """By other seat: the chance that it knows the code already."""
    won: float
    """The share if a guess is right."""
    waiting: float
    """Where all guess at once (BC 6.6): the share if the seat waits."""
    missed: float = 0.0
    """The share if a guess is wrong: none, as the player is out (BC 3.7)."""

    def helped(self, ask: Ask) -> dict[Seat, float]:
        """By seat that the question helps: the chance that it knows the code then."""
        after = self.certain_next.get(ask, {})
        return {seat: chance for seat, chance in after.items() if chance - self.certain_now[seat] >= WORTH_TELLING}


def race(sight: Sight[View, Happening], belief: Belief, asks: Sequence[Ask]) -> TableRace:
    """Compute it for the seat that has the turn."""
    view, rng = sight.view, np.random.default_rng(len(sight.history))
    order = _order(view)
    if len(belief.codes) > NEAR:
        fair = 1 / len(order)
        return TableRace(dict.fromkeys(asks, fair), FAR_SPREAD, {}, {}, won=fair, waiting=fair)
    deals = [_Deal(sight, belief, rng) for _ in range(WORLDS)]
    now = np.array([[deal.codes_left(seat, None) for seat in order] for deal in deals])
    draws = rng.random((WORLDS, CONTINUATIONS, MOST_TURNS, len(order)))
    shares, certain = dict[Ask, Floats](), dict[Ask, dict[Seat, float]]()
    for ask in asks:
        after = np.array([[deal.codes_left(seat, ask) for seat in order] for deal in deals])
        shares[ask] = _play_on(view, order, after, draws)
        certain[ask] = _certain(order, after)
    nobody = np.prod(now[:, 1:] > 1, axis=1)
    return TableRace(
        asks={ask: float(each.mean()) for ask, each in shares.items()},
        spread=_spread(list(shares.values())),
        certain_next=certain,
        certain_now=_certain(order, now),
        won=float(_last_round(view, order, now).mean()),
        waiting=float(nobody.mean()) / len(order),
    )


def _certain(order: Sequence[Seat], codes: Floats) -> dict[Seat, float]:
    """By seat, but for the first: the share of the deals in which it knows the code."""
    return {seat: float((codes[:, at] <= 1).mean()) for at, seat in enumerate(order) if at}


def _spread(shares: Sequence[Floats]) -> float:
    """Half the 95% interval of the difference between the best of these and another, from the same deals."""
    best = max(shares, key=lambda each: float(each.mean()), default=None)
    if best is None:
        return 0.0
    return max(float(1.96 * np.std(best - each) / np.sqrt(WORLDS)) for each in shares)


def _order(view: View) -> tuple[Seat, ...]:
    """The seats that may still guess, the one that has the turn first."""
    players = view.table.players
    gone = {*view.out, *(seat for moment in view.right for seat in moment)}
    seats = ((view.own_seat + step) % players for step in range(players))
    return tuple(seat for seat in seats if seat not in gone)


def _seats_left_in_round(view: View, seat: Seat) -> int:
    """The number of places after the seat in its round (BC 4.1)."""
    return (view.starter - seat - 1) % view.table.players


class _Deal:
    """A deal that the seat cannot tell from the true one."""

    def __init__(self, sight: Sight[View, Happening], belief: Belief, rng: np.random.Generator) -> None:
        self._table = sight.view.table
        self._hands: dict[Seat | None, Hand] = {sight.view.own_seat: sight.view.hand}
        deck = deck_of(self._table.hand)
        numbers = deck.numbers_of(belief.unseen)
        known = belief
        for at, owner in enumerate(belief.owners):
            deals = known.counts(at)
            hand = int(rng.choice(len(deals), p=deals / deals.sum()))
            only = np.zeros(len(deals), dtype=np.bool_)
            only[hand] = True
            known = replace(known, candidates=(*known.candidates[:at], pack(only), *known.candidates[at + 1 :]))
            self._hands[owner] = deck.hands[numbers[hand]]
        self._heard = tuple(_answers(sight))
        self._beliefs = {seat: self._belief(seat) for seat in self._hands if seat is not None}

    def codes_left(self, seat: Seat, ask: Ask | None) -> float:
        """The number of codes that the seat considers, relative to the likeliest, after a question."""
        known = self._beliefs[seat]
        if ask is not None:
            known = replace(known, candidates=tuple(self._narrowed(seat, known, ask)))
        codes = known.codes.values()
        return sum(codes) / max(codes)

    def _narrowed(self, seat: Seat, known: Belief, ask: Ask) -> Iterable[int]:
        asked = question(self._table.rules, ask.card, ask.digit)
        answering = who_answers(self._table.rules, self._table.players, self.asker, ask.card)
        deck = deck_of(self._table.hand)
        by_hand, answers = deck.answers(asked)
        here = by_hand[deck.numbers_of(known.unseen)]
        for owner, candidates in zip(known.owners, known.candidates, strict=True):
            if owner is None or not answering[owner]:
                yield candidates
            else:
                yield candidates & pack(here == answers.index(answer(asked, self._hands[owner])))

    @property
    def asker(self) -> Seat:
        """The seat that judges."""
        return next(seat for seat in self._hands if seat is not None)

    def _belief(self, seat: Seat) -> Belief:
        heard = tuple(fact for fact in self._heard if fact.seat != seat)
        return belief_of(Knowledge(self._table, seat, self._hands[seat], heard))


def _answers(sight: Sight[View, Happening]) -> Iterable[Answered]:
    """All answers, the seat's own included: everybody else heard them."""
    number = 0
    for event in sight.history:
        if isinstance(event, Asked):
            number += 1
            for seat, heard in enumerate(event.answers):
                if heard is not None:
                    yield Answered(number, event.seat, event.card, event.digit, seat, heard)


def _last_round(view: View, order: Sequence[Seat], codes: Floats) -> Floats:
    """By deal: the share of the first seat that is right now, when the seats left in its round guess too (BC 4.3)."""
    last = _seats_left_in_round(view, order[0])
    later = [at for at, seat in enumerate(order) if at and (seat - order[0]) % view.table.players <= last]
    already = sum(len(moment) for moment in view.right)
    return _shared(1 / codes[:, later], already)


def _shared(chances: Floats, already: int = 0) -> Floats:
    """The expected part of a win of somebody who shares it with those who are right, by these chances or already."""
    found = np.zeros(chances.shape[:-1])
    spread = np.ones((*chances.shape[:-1], 1))
    for at in range(chances.shape[-1]):
        chance = chances[..., at : at + 1]
        none = np.zeros((*spread.shape[:-1], 1))
        spread = np.concatenate([spread * (1 - chance), none], -1) + np.concatenate([none, spread * chance], -1)
    for winners in range(spread.shape[-1]):
        found = found + spread[..., winners] / (winners + 1 + already)
    return found


def _play_on(view: View, order: Sequence[Seat], codes: Floats, draws: Floats) -> Floats:
    """By deal: the expected share of the first seat after its question, over the continuations."""
    worlds, times, turns, seats = draws.shape
    left = np.repeat(codes[:, None, :], times, axis=1)
    share = np.zeros((worlds, times))
    going = np.ones((worlds, times), dtype=np.bool_)
    cards = len(view.row) + view.deck - 1
    for turn in range(min(turns, cards + 1)):
        at = (turn + 1) % seats
        guesses = going & (left[..., at] <= 1)
        if guesses.any():
            share[guesses] = _own_share(view, order, at, left[guesses])
            going &= ~guesses
        if not going.any() or turn == cards:
            break
        left = np.where(going[..., None], _after_question(view.table.players, left, draws[:, :, turn, :]), left)
    found: Floats = share.mean(axis=1)
    return found


def _own_share(view: View, order: Sequence[Seat], guesser: int, left: Floats) -> Floats:
    """The share of the first seat when this one guesses right and the round is completed."""
    places = _seats_left_in_round(view, order[guesser])
    later = [at for at, seat in enumerate(order) if 0 < (seat - order[guesser]) % view.table.players <= places]
    chances = 1 / left
    if guesser == 0:
        return _shared(chances[:, later])
    if 0 not in later:
        return np.zeros(len(left))
    others = [at for at in later if at]
    return chances[:, 0] * _shared(np.concatenate([np.ones((len(left), 1)), chances[:, others]], axis=1))


def _after_question(players: int, left: Floats, draws: Floats) -> Floats:
    """The numbers of codes after one more question."""
    steps, shares = _share_table(players)
    line = np.clip(np.searchsorted(steps, left, side="right") - 1, 0, len(steps) - 1)
    found: Floats = np.maximum(left * shares[line, (draws * shares.shape[1]).astype(np.int64)], 1.0)
    return found


@cache
def _share_table(players: int) -> tuple[Ints, Floats]:
    table = SHARES_LEFT[players]
    return np.array([least for least, _ in table]), np.array([shares for _, shares in table])
