"""The judge: every move of a decision in one ranking, by its chance to win, with the reasons.

A bet is valued over its answers: the points that it pays then, and what is known afterwards, after the best swap if it
was wrong. What that is worth by the end of the game, and how likely it then is to win, says the outlook (`outlook`).
The final bets are exact for up to `MOST_CODES` codes, given what the others make of theirs (`final_rivals`).
"""

from collections.abc import Iterable, Iterator
from statistics import fmean
from typing import NamedTuple

import numpy as np

from cairn.core.sight import Sight
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.dice import turn_die, turn_moves
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.offers import dice_refs, line_ref, stone_ref, token_ref, wheel_ref
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Digits, Phase, View
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.solve.final_race import FinalRace
from cairn.games.lost_code.solve.last_round import LastRound
from cairn.games.lost_code.solve.lookahead import Future, bet_answers, possible_dice
from cairn.games.lost_code.solve.outlook import Floats, Rivals, outlook, rivals
from cairn.games.lost_code.solve.ranking import next_symbol
from cairn.games.lost_code.solve.values import BetValue, final_value, final_values, swap_values
from cairn.reason.study import ChoiceReason, Option

MOST_ANSWERS = 3
"""Right, above, below."""
SMALL_BITS = 0.25
"""An answer that is expected to tell less teaches little."""
DECIDES = 0.005
"""A final bet that changes the chance to win by less decides nothing: both would be said alike."""
TOLD_BY_SWAPS = 0.0125
"""The bits that the others' swaps tell in a round, times the rounds left and the square of the number of others.

In games of masters 0.1 with two players, 0.4 with three and 0.8 with four at the beginning, and less later."""
OUTLOOK_SPREAD = 0.05
"""Differences up to this, played on, were not told from none; see docs/judges.md."""


class Judgement(NamedTuple):
    """The moves of a decision with their chances to win, best first."""

    options: tuple[Option, ...]
    spread: float
    """The difference that the judge cannot tell from none; 0 if it is exact."""
    judge: str


def judge(sight: Sight[View, Happening], belief: Belief, chosen: Move | None = None) -> Judgement:
    """The moves of the seat that has to act, `chosen` among them."""
    view = sight.view
    if view.phase is Phase.FINAL:
        found = _judge_final(sight, belief, chosen)
    else:
        options = _options(_Round(sight, belief), chosen)
        found = Judgement(tuple(options), OUTLOOK_SPREAD, "outlook")
    return found._replace(options=tuple(sorted(found.options, key=lambda option: -option.value)))


def _options(round: "_Round", chosen: Move | None) -> Iterable[Option]:
    view = round.view
    match view.phase:
        case Phase.BET if view.table.placing == "in-turn":
            bets = round.bets(view.dice, view.free)
            return [round.option(Bet(each.bet.width, each.bet.low), each) for each in bets]
        case Phase.BET:
            return round.best_options((Choose(each.bet.width), each) for each in round.bets(view.dice, view.free))
        case Phase.PLACE:
            assert view.own_bet is not None
            bets = round.bets(view.dice, (view.own_bet.width,))
            return [round.option(Place(each.bet.low), each) for each in bets]
        case Phase.FIX | Phase.TURN:
            return round.best_options(_after_turns(round))
        case Phase.SWAP:
            return _swaps(round)
        case Phase.OFFER:
            return _tokens(round, chosen)
        case _:
            return ()


class _Valued(NamedTuple):
    """A bet on some dice, with the chance to win after it."""

    bet: BetValue
    dice: tuple[Symbol, ...]
    win: float
    bits: float
    """The information that its answer can be expected to give."""
    wrong: tuple[int, ...]
    """By answer, the worlds in which it is wrong."""


class _Round:
    """What is the same for every move of a decision before the final bets."""

    def __init__(self, sight: Sight[View, Happening], belief: Belief) -> None:
        self.view = view = sight.view
        self.belief = belief
        assert view.seat is not None, "spectators have nothing to decide"
        self.seat = view.seat
        left = view.table.rounds - view.round
        before = left if view.phase is Phase.SWAP else left + 1
        lines = outlook(view.table.edition, view.table.players)
        self.after = lines[left]
        """The outlook after this round."""
        self.mean = fmean(view.scores) + lines[before].mean - self.after.mean
        """The points that all will have after this round, on average."""
        self._told = TOLD_BY_SWAPS * (view.table.players - 1) ** 2 * left
        self.rivals: Rivals = rivals(sight, belief, before)
        self.future = Future(view, belief)
        self.last = LastRound(view, belief, self.rivals) if not left else None
        """In the last round: what can still be won with the final bets."""
        self._bits: dict[tuple[int, bool], float] = {}
        self._pays = {wheel.width: wheel.points for wheel in view.table.wheels}
        self._sums: dict[tuple[Symbol, ...], dict[int, int]] = {}

    def bets(self, dice: tuple[Symbol, ...], free: Iterable[int]) -> Iterator[_Valued]:
        """Every bet on these dice."""
        bets, chances, worth = list[tuple[BetValue, list[int]]](), list[list[float]](), list[list[float]]()
        for bet, right, wrong in bet_answers(self.view, self.belief, dice, free):
            answers = [(right, False), *((worlds, True) for worlds in wrong)]
            none = [0.0] * (MOST_ANSWERS - len(answers))
            chances.append([worlds.bit_count() / self.belief.count for worlds, _ in answers] + none)
            worth.append([self._after(worlds, missed, self._paid(bet, missed)) for worlds, missed in answers] + none)
            bets.append((bet, wrong))
        shares = np.array(chances)
        bits = -(shares * np.log2(np.where(shares, shares, 1))).sum(axis=1)
        after = np.array(worth) if self.last is not None else self.win(np.array(worth))
        wins = (shares * after).sum(axis=1)
        for (bet, wrong), win, told in zip(bets, wins.tolist(), bits.tolist(), strict=True):
            yield _Valued(bet, dice, win, told, tuple(wrong))

    def win(self, points: Floats) -> Floats:
        """The chance to win if so many points come until the end, on average."""
        return self.rivals.win(self.view.scores[self.seat] + points, self.after.spread)

    def points_with(self, bits: float, paid: float = 0.0) -> float:
        """The points still to come after this round with so many missing bits, if it paid so much."""
        return self.after.points(bits, self.view.scores[self.seat] + paid - self.mean)

    def best_options(self, found: Iterable[tuple[Move, _Valued]]) -> list[Option]:
        """Of each move, the bet that is best after it."""
        best: dict[Move, _Valued] = {}
        for move, each in found:
            if move not in best or each.win > best[move].win:
                best[move] = each
        return [self.option(move, each) for move, each in best.items()]

    def option(self, move: Move, valued: _Valued) -> Option:
        """A move that leads to a bet."""
        bet = valued.bet
        reasons = tuple(self._reasons(valued))
        return Option(move, valued.win, points=bet.points, chance=bet.chance, bits=valued.bits, reasons=reasons)

    def _reasons(self, valued: _Valued) -> Iterator[ChoiceReason]:
        """What the bet pays, what it cannot be right with, and what its answer tells."""
        bet, wheel = valued.bet, wheel_ref(valued.bet.width)
        if valued.dice not in self._sums:
            self._sums[valued.dice] = self.belief.sums(valued.dice)
        sums, covered = self._sums[valued.dice], range(bet.low, bet.low + bet.width)
        about = tuple(dict.fromkeys(ref for symbol in valued.dice for ref in dice_refs(valued.dice, symbol)))
        facts = {
            "low": bet.low,
            "high": covered[-1],
            "chance": bet.chance,
            "points": bet.points,
            "pays": self._pays[bet.width],
        }
        yield ChoiceReason("bet-pays", facts, (wheel,))
        impossible = [total for total in covered if total not in sums]
        if impossible:
            ruled_out = {"sums": tuple(impossible), "least": min(sums), "most": max(sums)}
            yield ChoiceReason("impossible", ruled_out, (wheel, *about))
        if valued.bits < SMALL_BITS < self.belief.entropy:
            yield ChoiceReason("teaches-little", {"bits": valued.bits, "missing": self.belief.entropy}, about)
        elif self.belief.entropy:
            yield ChoiceReason("teaches", {"bits": valued.bits, "missing": self.belief.entropy}, about)
        if self.last is None and bet.chance < 1:
            swapped, without = self._missing(valued.wrong, True), self._missing(valued.wrong, False)
            if (1 - bet.chance) * (without - swapped) >= SMALL_BITS:
                yield ChoiceReason("wrong-swaps", {"bits": swapped, "without": without}, about)

    def _paid(self, bet: BetValue, missed: bool) -> float:
        """What the wheel pays; the curse charges as much for a wrong bet (LC 9.3)."""
        points = self._pays[bet.width]
        return -points * (self.view.cursed == self.seat) if missed else points

    def _after(self, worlds: int, missed: bool, paid: float) -> float:
        """The points until the end if only these worlds are left and the bet paid so much.

        In the last round it is the chance to win.
        """
        if not worlds:
            return 0.0
        if self.last is not None:
            return self.last.win(worlds, missed, paid)
        return paid + self.points_with(max(0.0, self._bits_left(worlds, missed) - self._told), paid)

    def _bits_left(self, worlds: int, missed: bool) -> float:
        key = (worlds, missed)
        if key not in self._bits:
            self._bits[key] = self.future.bits_left(worlds, missed)
        return self._bits[key]

    def _missing(self, answers: Iterable[int], missed: bool) -> float:
        """The bits that are missing after one of these answers, on average."""
        counted = [(worlds.bit_count(), self._bits_left(worlds, missed)) for worlds in answers if worlds]
        return sum(count * bits for count, bits in counted) / sum(count for count, _ in counted)


def _after_turns(round: _Round) -> Iterator[tuple[Move, _Valued]]:
    """The roller's moves with the best bet after each; forced turns are followed to the end (LC 3.4, 3.6)."""
    table = round.view.table
    dice = dict.fromkeys(possible_dice(table, round.view.dice))
    best = {shown: max(round.bets(shown, table.widths), key=lambda each: each.win) for shown in dice}
    for move in turn_moves(table, round.view.dice):
        yield move, max((best[shown] for shown in _ends(table, round.view.dice, move)), key=lambda each: each.win)


def _ends(table: Table, dice: tuple[Symbol, ...], move: Accept | Turn) -> Iterator[tuple[Symbol, ...]]:
    """The dice that the roller can lay after this move."""
    if isinstance(move, Accept):
        yield dice
        return
    after = turn_die(dice, move.shown, move.to)
    if move.shown is not table.left_out:
        yield after
        return
    for turn in turn_moves(table, after):
        yield from _ends(table, after, turn)


def _swaps(round: _Round) -> Iterator[Option]:
    """Every stone that can go (LC 5.4)."""
    for swap in swap_values(round.view, round.belief):
        if round.last is not None:
            win = round.last.win_with_swap(swap.symbol, round.belief.worlds)
        else:
            win = float(round.win(np.array(round.points_with(swap.bits))))
        line = round.belief.marginals[swap.symbol]
        left = sum(chance > 0 for chance in line.values())
        ref = stone_ref(swap.symbol, round.seat)
        reasons = [
            ChoiceReason("swap-leaves", {"bits": swap.bits, "now": round.belief.entropy, "points": swap.points}, (ref,))
        ]
        if left == 1:
            reasons.append(
                ChoiceReason("known-stone-lost", {"digit": next(d for d, chance in line.items() if chance)}, (ref,))
            )
        else:
            reasons.append(ChoiceReason("stone-digits", {"digits": left, "likeliest": max(line.values())}, (ref,)))
        yield Option(Swap(swap.symbol), win, bits=swap.bits, reasons=tuple(reasons))


def _tokens(round: _Round, chosen: Move | None) -> Iterator[Option]:
    """Taking the token with the likeliest digits, or leaving it (LC 8.2, 8.3).

    With the token the final bet on the symbol is made now and counts double. Without it that bet can wait, and is worth
    what a final bet is worth on average, or what it is worth now if that is more.
    """
    view, symbol = round.view, round.view.offered
    assert symbol is not None
    chances = round.belief.marginals[symbol]
    waiting = max(final_values(view.table, round.belief, symbol)[0].points, _average_final(view))
    line = outlook(view.table.edition, view.table.players)[view.table.rounds - view.round + 1]
    later = line.points(round.belief.entropy, view.scores[round.seat] - fmean(view.scores))
    digits: dict[Digits, None] = {}
    for bet in final_values(view.table, round.belief, symbol, fewest=1, factor=view.table.token_factor):
        digits[bet.digits] = None
    if isinstance(chosen, Take):
        digits[chosen.digits] = None
    refs = (token_ref(symbol), line_ref(symbol))
    yield Option(
        Leave(), float(round.win(np.array(later))), reasons=(ChoiceReason("token-waits", {"points": waiting}, refs),)
    )
    for each in digits:
        bet = final_value(view.table, symbol, chances, each, view.table.token_factor)
        win = float(round.win(np.array(later + bet.points - waiting)))
        reason = ChoiceReason("token-pays", {"points": bet.points, "waiting": waiting, "chance": bet.chance}, refs)
        yield Option(Take(each), win, points=bet.points, chance=bet.chance, reasons=(reason,))


def _average_final(view: View) -> float:
    """What a final bet brings on average."""
    return outlook(view.table.edition, view.table.players)[0].mean / len(view.table.symbols)


def _judge_final(sight: Sight[View, Happening], belief: Belief, chosen: Move | None) -> Judgement:
    """The bets on the next symbol: for each number of digits the likeliest ones, and what was chosen (LC 6.2)."""
    view, symbol = sight.view, next_symbol(sight.view)
    race = FinalRace(sight, belief)
    digits = [bet.digits for bet in final_values(view.table, belief, symbol)]
    if isinstance(chosen, Final) and chosen.digits not in digits:
        digits.append(chosen.digits)
    line = belief.marginals[symbol]
    weighed = {each: race.weigh(symbol, each) for each in digits}
    options = []
    for each, worth in weighed.items():
        value = final_value(view.table, symbol, line, each)
        facts = {"chance": value.chance, "points": value.points, "digits": len(each)}
        reasons = [ChoiceReason("final-pays", facts, (line_ref(symbol),))]
        right, wrong = worth.if_right, worth.if_wrong
        if right is not None and wrong is not None and abs(right - wrong) >= DECIDES:
            decides = {"right": right, "wrong": wrong}
            reasons.append(ChoiceReason("final-decides", decides, (line_ref(symbol),)))
        move = Final(symbol, each)
        options.append(Option(move, worth.win, points=value.points, chance=value.chance, reasons=tuple(reasons)))
    return Judgement(tuple(options), race.spread(weighed.values()), "exact" if race.is_exact else "sample")
