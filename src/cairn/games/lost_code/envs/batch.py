"""Many games of one edition at once, as arrays: the rules of `rules`, one step for the whole batch.

The plain engine is the oracle: tests compare positions (`state`), rows and masks step by step. All games of a batch
have the same options. Seats that decide at the same time are asked one by one, the lowest first; chance is resolved at
once, so every game waits for a seat or is over.
"""

import numpy as np

from cairn.core.batches import Flags, Numbers, Steps, int_tuple
from cairn.core.coding import offsets, size
from cairn.games.lost_code.envs.coding import CARD_ACTIONS, DIGITS, ROUNDS, STONE_ACTIONS, SUMS, SYMBOLS, WHEELS
from cairn.games.lost_code.rules.dice import digit_sets
from cairn.games.lost_code.rules.state import Laid, Phase, Stake, State, Wager
from cairn.games.lost_code.rules.table import CardOptions, StoneOptions, Table, card_table, stone_table

__all__ = ["Numbers", "Positions"]


PHASES = tuple(phase for phase in Phase if phase is not Phase.CHECK)
OFFER, FIX, TURN, BET, PLACE, SWAP, FINAL, OVER = (
    PHASES.index(phase)
    for phase in (
        Phase.OFFER,
        Phase.FIX,
        Phase.TURN,
        Phase.BET,
        Phase.PLACE,
        Phase.SWAP,
        Phase.FINAL,
        Phase.OVER,
    )
)
NOBODY = NOTHING = -1
RIGHT, ABOVE, BELOW, WRONG = range(4)
"""Answers, in the order of `rules.events.Answer`."""

DIGIT_SETS = digit_sets(DIGITS, 0)
SET_HAS_DIGIT = np.array([[digit in digits for digit in range(DIGITS)] for digits in DIGIT_SETS])
"""By number of a digit set, then digit."""
SET_LENGTHS = np.array([len(digits) for digits in DIGIT_SETS])


class Positions(Steps):
    """The positions of many games, one per index of the arrays. Games that are over do not change."""

    def __init__(self, options: StoneOptions | CardOptions, games: int, rng: np.random.Generator) -> None:
        """Deal all games and continue to the first decision."""
        self.table: Table = stone_table(options) if isinstance(options, StoneOptions) else card_table(options)
        table, players = self.table, self.table.players
        self.games, self.players, self._rng = games, players, rng
        code = STONE_ACTIONS if table.edition == "stones" else CARD_ACTIONS
        self._at, self.actions = offsets(code), size(code)
        self.symbols = len(table.symbols)
        self._widths = np.array(table.widths)
        self._points = np.array([wheel.points for wheel in table.wheels])
        self._left_out = NOTHING if table.left_out is None else table.left_out.place
        self._sums = np.arange(SUMS)[None, :] < (table.top + 2 - self._widths)[:, None]
        self._sets = np.array([max(digits, default=0) < table.digits for digits in DIGIT_SETS])

        shape = (games, players)
        dealt = np.argsort(rng.random((games, self.symbols, table.digits)), axis=2)
        self.racks: Numbers = dealt[:, :, : table.racks].transpose(0, 2, 1).copy()
        """By game, rack and symbol: the digit."""
        self.unseen: Flags = np.zeros((games, self.symbols, DIGITS), bool)
        """By game, symbol and digit: in the stock or in the box."""
        np.put_along_axis(self.unseen, dealt[:, :, table.racks :], True, axis=2)
        self.track: Numbers = np.argsort(rng.random(shape), axis=1)
        """By game, from last to first: the seat."""
        self.scores: Numbers = np.zeros(shape, np.int64)
        self.round: Numbers = np.zeros(games, np.int64)
        self.phase: Numbers = np.full(games, TURN)
        self.order: Numbers = self.track.copy()
        self.turn: Numbers = np.zeros(games, np.int64)
        self.dice: Numbers = np.zeros((games, SYMBOLS), np.int64)
        """By game and symbol: the number of dice that show it."""
        self.free: Flags = np.ones((games, WHEELS), bool)
        self.wheels: Numbers = np.full(shape, NOTHING)
        """By game and seat: the index of its wheel, narrowest first."""
        self.lows: Numbers = np.full(shape, NOTHING)
        self.swapping: Numbers = np.full(shape, NOBODY)
        """By game: the seats that have yet to swap, in order."""
        self.tokens: Flags = np.zeros((games, SYMBOLS), bool)
        self.tokens[:, : self.symbols] = table.token_rounds > 0
        self.offered: Numbers = np.full(games, NOTHING)
        self.stakers: Numbers = np.full((games, SYMBOLS), NOBODY)
        """By game and symbol: the seat that has taken the token."""
        self.stakes: Numbers = np.full((games, SYMBOLS), NOTHING)
        self.skull: Flags = np.full(games, table.curse_rounds > 0)
        self.cursed: Numbers = np.full(games, NOBODY)
        self.finals: Numbers = np.full((games, players, self.symbols), NOTHING)
        """By game, seat and symbol: the number of the digit set of the final bet."""
        self.past_dice: Numbers = np.zeros((games, ROUNDS, SYMBOLS), np.int64)
        self.past_wheels: Numbers = np.full((games, ROUNDS, players), NOTHING)
        self.past_lows: Numbers = np.zeros((games, ROUNDS, players), np.int64)
        self.answers: Numbers = np.zeros((games, ROUNDS, players), np.int64)
        self.laid_symbols: Numbers = np.full((games, ROUNDS, players), NOTHING)
        self.laid_digits: Numbers = np.zeros((games, ROUNDS, players), np.int64)
        self._begin_round(np.arange(games))

    # Legal moves

    @property
    def is_over(self) -> Flags:
        """By game."""
        over: Flags = self.phase == OVER
        return over

    @property
    def to_act(self) -> Numbers:
        """By game: the seat that decides, or `NOBODY`."""
        acting = np.full(self.games, NOBODY)
        turns = (self.phase == OFFER) | (self.phase == BET)
        acting[turns] = self.order[turns, self.turn[turns]]
        rolling = (self.phase == FIX) | (self.phase == TURN)
        acting[rolling] = self.order[rolling, 0]
        swapping = self.phase == SWAP
        acting[swapping] = self.swapping[swapping, 0]
        placing = self.phase == PLACE
        acting[placing] = (self.lows[placing] == NOTHING).argmax(1)
        final = self.phase == FINAL
        acting[final] = (self.finals[final] == NOTHING).any(2).argmax(1)
        return acting

    @property
    def places(self) -> Numbers:
        """By game and seat: 1 for the leader."""
        found = np.empty((self.games, self.players), np.int64)
        np.put_along_axis(found, self.track, np.arange(self.players, 0, -1)[None, :], axis=1)
        return found

    def _legal_moves(self) -> Flags:
        masks = np.zeros((self.games, self.actions), bool)
        at, table = self._at, self.table
        for phase in np.unique(self.phase):
            games = np.flatnonzero(self.phase == phase)
            match int(phase):
                case p if p in (FIX, TURN):
                    shown = self.dice[games] > 0
                    if p == FIX:
                        shown &= np.arange(SYMBOLS) == self._left_out
                    turns = np.repeat(shown[:, :, None], SYMBOLS, axis=2)
                    turns[:, range(SYMBOLS), range(SYMBOLS)] = False
                    turns[:, :, self.symbols :] = False
                    masks[games, at["turn"] : at["turn"] + SYMBOLS**2] = turns.reshape(len(games), -1)
                    masks[games, at["accept"]] = p == TURN
                case p if p == OFFER:
                    masks[games, at["leave"]] = True
                    masks[games, at["take"] + 1 : at["take"] + len(DIGIT_SETS)] = self._sets[1:]
                case p if p == BET and table.placing == "in-turn":
                    free = self.free[games][:, :, None] & self._sums
                    masks[games, at["bet"] : at["bet"] + WHEELS * SUMS] = free.reshape(len(games), -1)
                case p if p == BET:
                    masks[games, at["choose"] : at["choose"] + WHEELS] = self.free[games]
                case p if p == PLACE:
                    seats = (self.lows[games] == NOTHING).argmax(1)
                    masks[games, at["place"] : at["place"] + SUMS] = self._sums[self.wheels[games, seats]]
                case p if p == SWAP:
                    masks[games, at["swap"] : at["swap"] + self.symbols] = self._stock(games) > 0
                case p if p == FINAL:
                    masks[games, at["final"] : at["final"] + len(DIGIT_SETS)] = self._sets
                case _:
                    pass
        return masks

    def _make_moves(self, actions: Numbers) -> None:
        at, phase, table = self._at, self.phase.copy(), self.table
        groups = {int(each): np.flatnonzero(phase == each) for each in np.unique(phase)}
        for each, games in groups.items():
            chosen = actions[games]
            match each:
                case p if p in (FIX, TURN):
                    self._turn(games, chosen - at["turn"], chosen == at["accept"])
                case p if p == OFFER:
                    self._answer_offer(games, chosen - at["take"], chosen == at["leave"])
                case p if p == BET and table.placing == "in-turn":
                    wheel, low = np.divmod(chosen - at["bet"], SUMS)
                    seats = self._take_wheel(games, wheel)
                    self.lows[games, seats] = low
                    self._score_round(games[self.turn[games] == self.players])
                case p if p == BET:
                    self._take_wheel(games, chosen - at["choose"])
                    self.phase[games[self.turn[games] == self.players]] = PLACE
                case p if p == PLACE:
                    seats = (self.lows[games] == NOTHING).argmax(1)
                    self.lows[games, seats] = chosen - at["place"]
                    self._score_round(games[(self.lows[games] != NOTHING).all(1)])
                case p if p == SWAP:
                    self._swap(games, chosen - at["swap"])
                case p if p == FINAL:
                    self._make_final_bets(games, chosen - at["final"])
                case _:
                    pass

    # The dice (LC 3, 8)

    def _begin_round(self, games: Numbers) -> None:
        """Fix the order, return the wheels and roll the dice (LC 3.1, 3.2, 4.1)."""
        if not len(games):
            return
        self.round[games] += 1
        self.order[games] = self.track[games]
        self.turn[games] = 0
        self.free[games] = True
        self.wheels[games] = NOTHING
        self.lows[games] = NOTHING
        faces = self._rng.integers(len(self.table.all_symbols), size=(len(games), self.table.dice))
        self.dice[games] = (faces[:, :, None] == np.arange(SYMBOLS)).sum(1)
        self.past_dice[games, self.round[games] - 1] = self.dice[games]
        can = self.tokens[games] & (self.dice[games] > 1)
        offered = can.any(1)
        self.offered[games[offered]] = can[offered].argmax(1)
        self.phase[games[offered]] = OFFER
        self._begin_turning(games[~offered])

    def _begin_turning(self, games: Numbers) -> None:
        self.offered[games] = NOTHING
        self.turn[games] = 0
        forced = self.dice[games, self._left_out] > 0 if self._left_out != NOTHING else np.zeros(len(games), bool)
        self.phase[games] = np.where(forced, FIX, TURN)

    def _turn(self, games: Numbers, pairs: Numbers, accepted: Flags) -> None:
        """Turn the dice; a forced turn does not use up the free one (LC 3.4)."""
        turned, pairs = games[~accepted], pairs[~accepted]
        shown, to = np.divmod(pairs, SYMBOLS)
        self.dice[turned, shown] -= 1
        self.dice[turned, to] += 1
        self.past_dice[turned, self.round[turned] - 1] = self.dice[turned]
        forced = self.phase[games] == FIX
        self._begin_turning(games[forced])
        self.phase[games[~forced]] = BET

    def _answer_offer(self, games: Numbers, sets: Numbers, left: Flags) -> None:
        """Ask the next player, or take the token out of the game and keep the bet (LC 8.2, 8.3)."""
        takers, sets = games[~left], sets[~left]
        symbols = self.offered[takers]
        self.stakers[takers, symbols] = self.order[takers, self.turn[takers]]
        self.stakes[takers, symbols] = sets
        self.tokens[takers, symbols] = False
        last = left & (self.turn[games] + 1 == self.players)
        self.turn[games[left & ~last]] += 1
        self._begin_turning(games[~left | last])

    # Bets and their answers (LC 4, 5)

    def _take_wheel(self, games: Numbers, wheels: Numbers) -> Numbers:
        seats = self.order[games, self.turn[games]]
        self.free[games, wheels] = False
        self.wheels[games, seats] = wheels
        self.turn[games] += 1
        return seats

    def _score_round(self, games: Numbers) -> None:
        """Check the bets in the order of the round, finishing each before the next (LC 5.1)."""
        if not len(games):
            return
        table = self.table
        holder = self.cursed[games]
        wrong = np.zeros((len(games), self.players), bool)
        rows = np.arange(len(games))
        at = self.round[games] - 1
        for number in range(self.players):
            seats = self.order[games, number]
            wheels, lows = self.wheels[games, seats], self.lows[games, seats]
            sums = (self.racks[games, seats] * self.dice[games, : self.symbols]).sum(1)
            over, under = sums >= lows + self._widths[wheels], sums < lows
            missed = over | under
            points = self._points[wheels]
            self._move(games, seats, np.where(missed, np.where(seats == holder, -points, 0), points))
            answer = np.where(over, ABOVE, np.where(under, BELOW, RIGHT))
            self.answers[games, at, seats] = np.where(missed & (wheels == 0), WRONG, answer)
            self.past_wheels[games, at, seats], self.past_lows[games, at, seats] = wheels, lows
            wrong[rows, seats] = missed
            gains = missed & (holder != NOBODY) & (seats != holder)
            self._move(games[gains], holder[gains], np.ones(int(gains.sum()), np.int64))
            reached = self.skull[games] & (self.cursed[games] == NOBODY)
            reached &= self.scores[games, seats] >= table.curse_from
            self.cursed[games[reached]] = seats[reached]
        late = np.take_along_axis(wrong, self.track[games], axis=1)  # in the order of the present track (LC 5.4)
        first = np.argsort(~late, axis=1, kind="stable")
        swapping = np.take_along_axis(self.track[games], first, axis=1)
        swapping[np.arange(self.players) >= wrong.sum(1)[:, None]] = NOBODY
        self.swapping[games] = swapping
        self._continue_swaps(games)

    def _move(self, games: Numbers, seats: Numbers, by: Numbers) -> None:
        """Move markers, which land on top of a stack; a move of 0 changes nothing (LC 5.7)."""
        moving = by != 0
        games, seats, by = games[moving], seats[moving], by[moving]
        if not len(games):
            return
        self.scores[games, seats] += by
        space = self.scores[games, seats]
        track = self.track[games]
        others = track[track != seats[:, None]].reshape(len(games), self.players - 1)
        behind = (np.take_along_axis(self.scores[games], others, axis=1) < space[:, None]).sum(1)
        number = np.arange(self.players)
        source = np.clip(number - (number > behind[:, None]), 0, self.players - 2)
        self.track[games] = np.where(
            number == behind[:, None], seats[:, None], np.take_along_axis(others, source, axis=1)
        )

    # Swaps and the end of a round (LC 5.4, 5.5, 8.6, 9.4)

    def _stock(self, games: Numbers) -> Numbers:
        left: Numbers = self.unseen[games].sum(2) - self.table.boxed
        return left

    def _continue_swaps(self, games: Numbers) -> None:
        more = (self.swapping[games, 0] != NOBODY) & (self._stock(games) > 0).any(1)
        self.phase[games[more]] = SWAP
        self.swapping[games[~more]] = NOBODY
        self._end_round(games[~more])

    def _swap(self, games: Numbers, symbols: Numbers) -> None:
        """Discard the stone and draw another; the one in the box is as likely as those in the stock (LC 2.2)."""
        seats, at = self.swapping[games, 0], self.round[games] - 1
        self.laid_symbols[games, at, seats] = symbols
        self.laid_digits[games, at, seats] = self.racks[games, seats, symbols]
        drawn = (self._rng.random((len(games), DIGITS)) * self.unseen[games, symbols]).argmax(1)
        self.racks[games, seats, symbols] = drawn
        self.unseen[games, symbols, drawn] = False
        self.swapping[games, :-1] = self.swapping[games, 1:]
        self.swapping[games, -1] = NOBODY
        self._continue_swaps(games)

    def _end_round(self, games: Numbers) -> None:
        if not len(games):
            return
        table, rounds = self.table, self.round[games]
        cursed = self.cursed[games] != NOBODY
        gone = cursed & (self.scores[games].max(1) >= table.curse_until) | (rounds == table.curse_rounds)
        gone &= self.skull[games]
        passed = self.skull[games] & ~gone & cursed
        self.skull[games[gone]] = False
        self.cursed[games[gone]] = NOBODY
        self.cursed[games[passed]] = self.track[games[passed], -1]
        self.tokens[games[rounds == table.token_rounds]] = False
        last = rounds == table.rounds
        self._begin_final(games[last])
        self._begin_round(games[~last])

    # The end (LC 6)

    def _begin_final(self, games: Numbers) -> None:
        self.phase[games] = FINAL
        self.turn[games] = 0
        self.dice[games] = 0
        self.free[games] = True
        self.wheels[games] = NOTHING
        self.lows[games] = NOTHING
        for symbol in range(self.symbols):
            staked = games[self.stakers[games, symbol] != NOBODY]
            self.finals[staked, self.stakers[staked, symbol], symbol] = self.stakes[staked, symbol]

    def _make_final_bets(self, games: Numbers, sets: Numbers) -> None:
        open_bets = self.finals[games] == NOTHING
        seats = open_bets.any(2).argmax(1)
        symbols = open_bets[np.arange(len(games)), seats].argmax(1)
        self.finals[games, seats, symbols] = sets
        done = games[(self.finals[games] != NOTHING).all((1, 2))]
        if not len(done):
            return
        table, right = self.table, np.array((0, *self.table.right))
        finals, racks = self.finals[done], self.racks[done, : self.players]
        worth = np.where(SET_HAS_DIGIT[finals, racks], right[SET_LENGTHS[finals]], table.wrong)
        staked = self.stakers[done, None, : self.symbols] == np.arange(self.players)[:, None]
        totals = (worth * np.where(staked, table.token_factor, 1)).sum(2)
        order = self.track[done].copy()
        for number in range(self.players):
            seats = order[:, number]
            self._move(done, seats, totals[np.arange(len(done)), seats])
        self.phase[done] = OVER

    # One game as a value of the plain engine

    def state(self, game: int) -> State:
        """The position of one game."""
        table, players = self.table, self.players
        phase = PHASES[self.phase[game]]
        begun = phase not in (Phase.FINAL, Phase.OVER)
        symbols, widths = table.all_symbols, table.widths
        laid = [
            Laid(number + 1, seat, symbols[self.laid_symbols[game, number, seat]], int(digit))
            for number, seats in enumerate(self.laid_digits[game])
            for seat, digit in enumerate(seats)
            if self.laid_symbols[game, number, seat] != NOTHING
        ]
        finals = tuple(
            tuple(None if each == NOTHING else DIGIT_SETS[each] for each in bets) for bets in self.finals[game]
        )
        offered, cursed = int(self.offered[game]), int(self.cursed[game])
        return State(
            table=table,
            phase=phase,
            racks=tuple(int_tuple(rack) for rack in self.racks[game]),
            unseen=tuple(int_tuple(np.flatnonzero(digits)) for digits in self.unseen[game]),
            track=int_tuple(self.track[game]),
            scores=int_tuple(self.scores[game]),
            round=int(self.round[game]),
            order=int_tuple(self.order[game]) if begun else (),
            turn=int(self.turn[game]),
            dice=tuple(symbol for symbol, times in zip(symbols, self.dice[game], strict=False) for _ in range(times)),
            free=tuple(width for width, free in zip(widths, self.free[game], strict=True) if free),
            bets=tuple(self._wager(game, seat) for seat in range(players)),
            swapping=int_tuple(self.swapping[game][self.swapping[game] != NOBODY]),
            laid=tuple(laid),
            tokens=tuple(symbol for symbol, there in zip(symbols, self.tokens[game], strict=False) if there),
            offered=None if offered == NOTHING else symbols[offered],
            stakes=tuple(
                Stake(int(seat), symbols[place], DIGIT_SETS[self.stakes[game, place]])
                for place, seat in enumerate(self.stakers[game])
                if seat != NOBODY
            ),
            skull=bool(self.skull[game]),
            cursed=None if cursed == NOBODY else cursed,
            finals=() if begun else finals,
        )

    def _wager(self, game: int, seat: int) -> Wager | None:
        wheel, low = self.wheels[game, seat], int(self.lows[game, seat])
        return None if wheel == NOTHING else Wager(self.table.widths[wheel], None if low == NOTHING else low)
