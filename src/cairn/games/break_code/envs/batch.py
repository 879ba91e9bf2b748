"""Many games of Break the Code at once, as arrays: the rules of `rules`, one step for the whole batch.

The plain engine is the oracle: tests compare positions (`state`), rows and masks step by step. All games of a batch
have the same options. Seats that decide at the same time are asked one by one, the lowest first; chance is resolved at
once, so every game waits for a seat or is over.
"""

import numpy as np

from cairn.core.batches import Flags, Numbers, Steps, int_tuple
from cairn.core.coding import offsets, size
from cairn.games.break_code.envs.coding import ACTIONS, CARDS, KINDS, PHASES, QUESTIONS
from cairn.games.break_code.rules.questions import cards
from cairn.games.break_code.rules.state import Phase, State
from cairn.games.break_code.rules.table import Options, Table, new_table
from cairn.games.break_code.rules.tiles import TILES

__all__ = ["Numbers", "Positions"]


TURN, CALL, NAME, OVER = (PHASES.index(phase) for phase in (Phase.TURN, Phase.CALL, Phase.NAME, Phase.OVER))
NOBODY = NOTHING = -1

_AT = offsets(ACTIONS)
_KIND = np.array([KINDS.index(tile) for tile in TILES])
"""By index among all twenty tiles: the kind of tile."""
_FIRST = np.array([tile.place for tile in KINDS])
"""By kind: the first index of such a tile."""
_COPIES = np.array([TILES.count(tile) for tile in KINDS])
_CARD_OF = np.array([CARDS[move.card] for move in QUESTIONS])
"""By number of a question: its card."""
_NAMES = tuple(cards())


class Positions(Steps):
    """The positions of many games, one per index of the arrays. Games that are over do not change."""

    def __init__(self, options: Options, games: int, rng: np.random.Generator) -> None:
        """Deal all games and draw their starting players."""
        self.table: Table = new_table(options)
        table, players = self.table, self.table.players
        self.games, self.players, self._rng = games, players, rng
        self.actions = size(ACTIONS)
        shape = (games, players)
        dealt = np.argsort(rng.random((games, len(TILES))), axis=1)
        size_of_all = players * table.hand
        self.hands: Numbers = _KIND[np.sort(dealt[:, :size_of_all].reshape(games, players, table.hand), axis=2)]
        """By game, seat and place: the kind of tile."""
        self.left: Numbers = _KIND[np.sort(dealt[:, size_of_all:], axis=1)]
        """By game: the tiles not dealt, which with three and four players are the centre."""
        numbers = np.array([CARDS[card] for card in table.cards])
        order = numbers[np.argsort(rng.random((games, len(numbers))), axis=1)]
        self.row: Numbers = order[:, : table.open_cards].copy()
        """By game: the face-up cards by position; `NOTHING` after the last."""
        self.deck: Flags = np.zeros((games, len(CARDS)), bool)
        np.put_along_axis(self.deck, order[:, table.open_cards :], True, axis=1)
        self.asked: Numbers = np.full((games, len(CARDS)), NOTHING)
        """By game and card: the number of the question that was asked with it."""
        self.askers: Numbers = np.full((games, len(CARDS)), NOBODY)
        self.turns_asked: Numbers = np.zeros((games, len(CARDS)), np.int64)
        """By game and card: its number among the questions, from 1."""
        self.starter: Numbers = rng.integers(players, size=games)
        self.turn: Numbers = self.starter.copy()
        self.phase: Numbers = np.full(games, TURN)
        self.calls: Numbers = np.full(shape, NOTHING)
        """By game and seat: 1 for guess, 0 for wait; `NOTHING` before the choice (BC 6.6)."""
        self.guessing: Flags = np.zeros(shape, bool)
        self.named: Numbers = np.full((games, players, table.hand), NOTHING)
        self.counts: Numbers = np.zeros(shape, np.int64)
        """By game and seat: the number of tiles named."""
        self.out: Flags = np.zeros(shape, bool)
        self.right: Numbers = np.zeros(shape, np.int64)
        """By game and seat: the moment of its right guess, from 1 (BC 6.8)."""
        self.is_last: Flags = np.zeros(games, bool)
        """By game: whether only last turns are left (BC 4.1, 4.3, 6.5)."""
        self.last_turns: Numbers = np.full(shape, NOBODY)
        self.misses: Numbers = np.zeros(shape, np.int64)
        self.guesses: Numbers = np.zeros(shape, np.int64)
        self.missed: list[tuple[Numbers, Numbers, Numbers]] = []
        """Two players: games, seats and tiles of the wrong guesses, in order."""
        self.last_guess: Numbers = np.full((games, players, table.hand), NOTHING)

    # Legal moves

    @property
    def is_over(self) -> Flags:
        """By game."""
        over: Flags = self.phase == OVER
        return over

    @property
    def _is_in(self) -> Flags:
        """By game and seat: whether it may still guess (BC 3.7, 6.7)."""
        inside: Flags = ~self.out & (self.right == 0)
        return inside

    @property
    def acting(self) -> Flags:
        """By game and seat: whether it may act now."""
        acting: Flags = (self.turn[:, None] == np.arange(self.players)) & (self.phase == TURN)[:, None]
        calling, naming = self.phase == CALL, self.phase == NAME
        acting[calling] = (self.calls[calling] == NOTHING) & self._is_in[calling]
        acting[naming] = self.guessing[naming] & (self.counts[naming] < self.table.hand)
        return acting

    @property
    def to_act(self) -> Numbers:
        """By game: the seat that decides, or `NOBODY`."""
        return np.where(self.is_over, NOBODY, self.acting.argmax(1))

    @property
    def scores(self) -> Numbers:
        """By game and seat: 1 after a right guess."""
        return np.where(self.right > 0, 1, 0)

    @property
    def places(self) -> Numbers:
        """By game and seat: 1 for a winner (BC 4.4, 4.5, 4.7, 6.8)."""
        right = self.right > 0
        earlier = (right[:, None, :] & (self.right[:, None, :] < self.right[:, :, None])).sum(2)
        found = right.sum(1)
        last = np.where((found == 0) & self.table.for_two, 1, np.maximum(found + 1, 2))
        won = earlier + 1 if self.table.sealed else np.ones_like(earlier)
        return np.where(right, won, last[:, None])

    def _legal_moves(self) -> Flags:
        masks = np.zeros((self.games, self.actions), bool)
        turns = np.flatnonzero((self.phase == TURN) & ~self.is_last)
        open_cards = np.zeros((len(turns), len(CARDS) + 1), bool)
        np.put_along_axis(open_cards, self.row[turns], True, axis=1)  # `NOTHING` writes to the extra column at the end
        masks[turns, _AT["ask"] : _AT["ask"] + len(QUESTIONS)] = open_cards[:, _CARD_OF]
        masks[turns, _AT["guess"]] = not self.table.sealed
        last = (self.phase == TURN) & self.is_last
        calling = self.phase == CALL
        masks[last | calling, _AT["guess"]] = True
        masks[last, _AT["give-up"]] = True
        masks[calling, _AT["wait"]] = True
        naming = np.flatnonzero(self.phase == NAME)
        if len(naming):
            masks[naming, _AT["name"] :] = self._names(naming)
        return masks

    def _names(self, games: Numbers) -> Flags:
        """By kind: whether such a tile may be next in the guess (BC 3.11)."""
        seats = self.acting[games].argmax(1)
        named, counts = self.named[games, seats], self.counts[games, seats]
        last = named[
            np.arange(len(games)), counts - 1
        ]  # before the first tile this reads the last place, which is `NOTHING`
        same = (named == last[:, None]).sum(1)
        first = np.where(counts == 0, 0, _FIRST[last] + same)
        end = len(TILES) + 1 - self.table.hand + counts
        reach: Flags = (first[:, None] < _FIRST + _COPIES) & (end[:, None] > _FIRST)
        return reach

    def _make_moves(self, actions: Numbers) -> None:
        phase, seats = self.phase.copy(), self.to_act
        turns = phase == TURN
        asking = turns & (actions < len(QUESTIONS))
        self._ask(np.flatnonzero(asking), actions[asking] - _AT["ask"])
        self._begin(np.flatnonzero(turns & (actions == _AT["guess"])))
        self._next_last_turn(np.flatnonzero(turns & (actions == _AT["give-up"])))
        calling = np.flatnonzero(phase == CALL)
        self._call(calling, seats[calling], actions[calling] == _AT["guess"])
        naming = np.flatnonzero(phase == NAME)
        self._name(naming, seats[naming], actions[naming] - _AT["name"])

    # Questions (BC 3)

    def _ask(self, games: Numbers, questions: Numbers) -> None:
        """Discard the card, and replace it in its position while there are face-down cards (BC 3.1)."""
        if not len(games):
            return
        asked = _CARD_OF[questions]
        self.turns_asked[games, asked] = (self.asked[games] != NOTHING).sum(1) + 1
        self.asked[games, asked] = questions
        self.askers[games, asked] = self.turn[games]
        place = (self.row[games] == asked[:, None]).argmax(1)
        more = self.deck[games].any(1)
        drawing = games[more]
        drawn = (self._rng.random((len(drawing), len(CARDS))) * self.deck[drawing]).argmax(1)
        self.row[drawing, place[more]] = drawn
        self.deck[drawing, drawn] = False
        closing, slots = games[~more], np.arange(self.row.shape[1])
        shorter = np.pad(self.row[closing], ((0, 0), (0, 1)), constant_values=NOTHING)
        self.row[closing] = np.take_along_axis(shorter, slots + (slots >= place[~more, None]), axis=1)
        self._after_question(games)

    def _after_question(self, games: Numbers) -> None:
        table = self.table
        if table.sealed:
            self.phase[games] = CALL
            self.calls[games] = NOTHING
            return
        empty = self.row[games, 0] == NOTHING
        self._pass_turn(games[~empty] if not table.for_two else games)
        if not table.for_two:
            self._end(games[empty])  # BC 4.4
        elif table.rules == "tagiron":  # BC 6.5
            last = games[empty]
            self.is_last[last] = True
            self.last_turns[last] = np.stack([self.turn[last], 1 - self.turn[last]], axis=1)

    def _pass_turn(self, games: Numbers) -> None:
        """Give the turn to the next player to the left who may still guess (BC 2.5, 3.13)."""
        inside = self._is_in[games]
        after = (self.turn[games, None] + 1 + np.arange(self.players)) % self.players
        first = np.take_along_axis(inside, after, axis=1).argmax(1)
        self.turn[games] = after[np.arange(len(games)), first]
        self.phase[games] = TURN

    def _end(self, games: Numbers) -> None:
        self.phase[games] = OVER
        self.is_last[games] = False
        self.last_turns[games] = NOBODY

    # Guesses (BC 3.6, 3.7, 6.6)

    def _begin(self, games: Numbers) -> None:
        self.phase[games] = NAME
        self.guessing[games, self.turn[games]] = True

    def _call(self, games: Numbers, seats: Numbers, guess: Flags) -> None:
        """Record guess or wait in secret; after the last choice those who guess name their tiles."""
        self.calls[games, seats] = guess
        done = games[((self.calls[games] != NOTHING) | ~self._is_in[games]).all(1)]
        guessing = self.calls[done] == 1
        self.guessing[done] = guessing
        self.calls[done] = NOTHING
        some = guessing.any(1)
        self.phase[done[some]] = NAME
        self._end_moment(done[~some])

    def _name(self, games: Numbers, seats: Numbers, kinds: Numbers) -> None:
        """Add the tile to the guess; complete guesses are judged together."""
        self.named[games, seats, self.counts[games, seats]] = kinds
        self.counts[games, seats] += 1
        done = games[((self.counts[games] == self.table.hand) | ~self.guessing[games]).all(1)]
        if len(done):
            self._judge(done)

    def _judge(self, games: Numbers) -> None:
        table, guessing = self.table, self.guessing[games]
        code = self.hands[games, ::-1] if table.for_two else self.left[games, None]
        same = (self.named[games] == code).all(2)
        right, wrong = guessing & same, guessing & ~same
        moment = self.right[games].max(1) + 1
        self.right[games] = np.where(right & (self.right[games] == 0), moment[:, None], self.right[games])
        self.guesses[games] += guessing
        self.last_guess[games] = np.where(guessing[:, :, None], self.named[games], self.last_guess[games])
        if table.for_two:
            missed, seats = np.nonzero(wrong)
            self.missed.append((games[missed], seats, self.named[games[missed], seats]))
        else:
            self.out[games] |= wrong
        self.phase[games] = TURN
        self.guessing[games] = False
        self.named[games] = NOTHING
        self.counts[games] = 0
        if table.sealed:
            self._end_moment(games)
        elif table.for_two:
            self._after_guess_of_two(games, right.any(1))
        else:
            self._after_guess_of_more(games, right.any(1))

    def _after_guess_of_two(self, games: Numbers, right: Flags) -> None:
        """The starting player's right guess gives the opponent a last turn; the opponent's wins at once (BC 4.1)."""
        seats = self.turn[games]
        first = right & (seats == self.starter[games])
        # a right guess in a last turn ends the game, as one of the second player does
        last = self.is_last[games]
        self._give_last_turns(games[first], np.stack([1 - seats[first], np.full(int(first.sum()), NOBODY)], axis=1))
        self._end(games[right & ~first])
        self._next_last_turn(games[~right & last])
        going_on, seats = games[~right & ~last], seats[~right & ~last]
        late = self.row[going_on, 0] == NOTHING  # BC 4.5
        self.misses[going_on[late], seats[late]] += 1
        used_up = late & (self.misses[going_on].min(1) >= self.table.last_guesses)
        self._end(going_on[used_up])
        self._pass_turn(going_on[~used_up])

    def _after_guess_of_more(self, games: Numbers, right: Flags) -> None:
        """A right guess completes the round (BC 4.3); a wrong one eliminates the player (BC 3.7)."""
        last = self.is_last[games]
        self._next_last_turn(games[last])
        found = games[right & ~last]
        steps = np.arange(1, self.players + 1)
        seats = (self.turn[found, None] + steps) % self.players
        after = (
            self.starter[found] - self.turn[found] - 1
        ) % self.players  # seats between the guesser and the starting player
        inside = np.take_along_axis(self._is_in[found], seats, axis=1) & (steps <= after[:, None])
        order = np.argsort(~inside, axis=1, kind="stable")
        queue = np.take_along_axis(seats, order, axis=1)
        queue[~np.take_along_axis(inside, order, axis=1)] = NOBODY
        self._give_last_turns(found, queue)
        missed = games[~right & ~last]
        all_out = self.out[missed].all(1)
        self._end(missed[all_out])
        self._pass_turn(missed[~all_out])

    def _end_moment(self, games: Numbers) -> None:
        """After guess or wait: give the turn to the next player, or end the game (BC 6.7)."""
        right, out = (self.right[games] > 0).sum(1), self.out[games].sum(1)
        over = (right >= self.players - 1) | (right + out == self.players) | (self.row[games, 0] == NOTHING)
        self._end(games[over])
        self._pass_turn(games[~over])

    def _next_last_turn(self, games: Numbers) -> None:
        if len(games):
            queue = np.roll(self.last_turns[games], -1, axis=1)
            queue[:, -1] = NOBODY
            self._give_last_turns(games, queue)

    def _give_last_turns(self, games: Numbers, queue: Numbers) -> None:
        some = queue[:, 0] != NOBODY
        self.is_last[games[some]] = True
        self.last_turns[games] = queue
        self.turn[games[some]] = queue[some, 0]
        self._end(games[~some])

    # One game as a value of the plain engine

    def state(self, game: int) -> State:
        """The position of one game."""
        table = self.table
        moments = range(1, int(self.right[game].max()) + 1)
        calls = tuple(None if call == NOTHING else bool(call) for call in self.calls[game])
        left = tuple(KINDS[kind] for kind in self.left[game])
        queue = self.last_turns[game]
        return State(
            table=table,
            phase=PHASES[self.phase[game]],
            hands=tuple(tuple(KINDS[kind] for kind in hand) for hand in self.hands[game]),
            left=left if table.for_two else (),
            deck=tuple(card for card in table.cards if self.deck[game, CARDS[card]]),
            centre=() if table.for_two else left,
            row=tuple(_NAMES[card] for card in self.row[game] if card != NOTHING),
            discards=tuple(sorted(_NAMES[card] for card in np.flatnonzero(self.asked[game] != NOTHING))),
            starter=int(self.starter[game]),
            turn=int(self.turn[game]),
            calls=calls if self.phase[game] == CALL else (),
            guessing=int_tuple(np.flatnonzero(self.guessing[game])),
            named=tuple(tuple(KINDS[kind] for kind in named if kind != NOTHING) for named in self.named[game]),
            out=int_tuple(np.flatnonzero(self.out[game])),
            right=tuple(int_tuple(np.flatnonzero(self.right[game] == moment)) for moment in moments),
            last_turns=int_tuple(queue[queue != NOBODY]) if self.is_last[game] else None,
            misses=int_tuple(self.misses[game]) if table.for_two else (),
        )
