"""The sights of many games as rows: `envs.coding.numbers` for a whole batch at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cairn.core.batches import write_field
from cairn.core.coding import offsets, size
from cairn.games.break_code.envs.batch import CALL, NOTHING, Numbers, Positions
from cairn.games.break_code.envs.beliefs import marginals
from cairn.games.break_code.envs.coding import ANSWER_SIZE, CARD_SIZE, CARDS, FIELDS, KINDS, PLACES, QUESTIONS, SEATS
from cairn.games.break_code.rules.questions import (
    Above,
    Count,
    Equal,
    Neighbours,
    Question,
    Spread,
    Sum,
    Where,
    question,
)
from cairn.games.break_code.rules.table import Options, who_answers
from cairn.games.break_code.rules.tiles import LETTERS, Colour

_AT = offsets(FIELDS)
_DIGITS = np.array([tile.digit for tile in KINDS])
_COLOURS = np.array([list(Colour).index(tile.colour) for tile in KINDS])
_ASKS = tuple(QUESTIONS)
_PICKED = np.array([0 if move.digit is None else move.digit + 1 for move in _ASKS])


class Batch(Positions):
    """Many games with the rows and beliefs of their seats."""

    def __init__(self, options: Options, games: int, rng: np.random.Generator) -> None:
        """Deal all games, and compute the answers of every hand to every question: hands never change."""
        super().__init__(options, games, rng)
        rules, players = self.table.rules, self.players
        answers = [_answers(question(rules, move.card, move.digit), self.hands) for move in _ASKS]
        self._answers = np.stack(answers, axis=2)
        """By game, seat and question: the numbers of its answer."""
        self._answers_card = np.array(
            [[who_answers(rules, players, asker, card) for card in CARDS] for asker in range(players)]
        )
        """By asker, card and seat: whether it answers."""

    def marginals(self, seats: Numbers | None = None) -> NDArray[np.float64]:
        """By game, place and kind of tile: its probability in the code of that seat, or of the one that decides."""
        return marginals(self, np.maximum(self.to_act, 0) if seats is None else seats)

    def rows(self, seats: Numbers | None = None) -> NDArray[np.float32]:
        """By game: the sight of that seat as a row, or of the one that decides (seat 0 if none does)."""
        return self._rows(np.maximum(self.to_act, 0) if seats is None else seats)

    def _rows(self, seats: Numbers) -> NDArray[np.float32]:
        """The rows, made only from what the seats may see."""
        games, players, table = self.games, self.players, self.table
        row = np.zeros((games, size(FIELDS)), np.float32)
        numbers = np.arange(games)
        every = numbers[:, None]
        around = (seats[:, None] + np.arange(players)) % players

        def write(name: str, numbers: NDArray[Any] | Sequence[float]) -> None:
            write_field(row, _AT[name], numbers)

        row[:, _AT["players"] + players - 2] = 1
        write("table", [table.rules == "tagiron", table.last_guesses])
        row[numbers, _AT["phase"] + self.phase] = 1
        write("to_act", self.acting[every, around])
        write("turn", self.turn[:, None] == around)
        write("starter", self.starter[:, None] == around)
        write("hand", _tiles(self.hands[numbers, seats]))
        if not table.for_two:
            guessed = self.out[numbers, seats] | (
                self.right[numbers, seats] > 0
            )  # a seat that has guessed has looked at the centre (BC 3.12)
            write("centre", _tiles(np.where(guessed[:, None], self.left, NOTHING)))
        write("row", (self.row[:, :, None] == np.arange(len(CARDS))).any(1))
        write("discards", self.asked != NOTHING)
        row[:, _AT["deck"]] = self.deck.sum(1)
        own = self.calls[numbers, seats]
        write("call", ((own[:, None] == np.arange(2)) & (self.phase == CALL)[:, None]))
        write("guessing", self.guessing[every, around])
        write("named", _tiles(self.named[numbers, seats]))
        write("out", self.out[every, around])
        write("right", self.right[every, around])
        write("last_turns", (self.last_turns[:, None, :] == around[:, :, None]).any(2))
        write("misses", self.misses[every, around])
        write("guesses", self.guesses[every, around])
        last = self.last_guess[every, around]
        if not table.for_two:
            last[:, 1:] = NOTHING  # compared with the centre in secret (BC 3.12)
        write("last_guess", _tiles(last))
        write("asked", self._asked(around))
        return row

    def _asked(self, around: Numbers) -> NDArray[np.float32]:
        """By game and card: when and by whom it was asked, the chosen digit, and all answers."""
        games, players = self.games, self.players
        asked = np.zeros((games, len(CARDS), CARD_SIZE), np.float32)
        game, card = np.nonzero(self.asked != NOTHING)
        questions, askers = self.asked[game, card], self.askers[game, card]
        asked[game, card, 0] = self.turns_asked[game, card]
        asked[game, card, 1] = _PICKED[questions]
        seats = around[game]
        asked[game[:, None], card[:, None], 2 + np.arange(players)] = seats == askers[:, None]
        answers = self._answers[game[:, None], seats, questions[:, None]]
        speaks = self._answers_card[askers[:, None], card[:, None], seats]
        begin = 2 + SEATS
        spoken = (answers * speaks[:, :, None]).reshape(len(game), players * ANSWER_SIZE)
        asked[game, card, begin : begin + players * ANSWER_SIZE] = spoken
        return asked


def _tiles(kinds: Numbers) -> NDArray[np.float32]:
    """By game, and seat if there are several: the tile at each of the five places."""
    shape = (*kinds.shape[:-1], PLACES, len(KINDS))
    found = np.zeros(shape, np.float32)
    found[..., : kinds.shape[-1], :] = kinds[..., None] == np.arange(len(KINDS))
    return found


def _answers(asked: Question, hands: Numbers) -> NDArray[np.float32]:
    """By game and seat: 1 for an answer; its number; its places."""
    digits, colours = _DIGITS[hands], _COLOURS[hands]
    held = hands.shape[2]
    answers = np.zeros((*hands.shape[:2], ANSWER_SIZE), np.float32)
    answers[..., 0] = 1
    match asked:
        case Where(picked):
            answers[..., 2 : 2 + held] = np.isin(digits, picked)
        case Neighbours("colour"):
            answers[..., 2 : 1 + held] = colours[..., :-1] == colours[..., 1:]
        case Neighbours():
            answers[..., 2 : 1 + held] = digits[..., :-1] + 1 == digits[..., 1:]
        case Sum(of) if of in _PLACES:
            answers[..., 1] = digits[..., _PLACES[of]].sum(2)
        case Sum(of):
            answers[..., 1] = (digits * _is_kind(of, digits, colours)).sum(2)
        case Count(of):
            answers[..., 1] = _is_kind(of, digits, colours).sum(2)
        case Equal(unit):
            pairs = (digits[..., :-1] == digits[..., 1:]).sum(2)  # no digit occurs more than twice (BC 1.1)
            answers[..., 1] = pairs if unit == "pairs" else 2 * pairs
        case Spread():
            answers[..., 1] = digits[..., -1] - digits[..., 0]
        case Above(place, digit):
            answers[..., 1] = digits[..., LETTERS.index(place)] > digit
    return answers


_PLACES = {"all": slice(None), "left": slice(3), "middle": slice(1, -1), "right": slice(-3, None)}


def _is_kind(kind: str, digits: Numbers, colours: Numbers) -> NDArray[np.bool_]:
    found: NDArray[np.bool_] = (
        digits % 2 == (kind == "odd") if kind in ("even", "odd") else colours == list(Colour).index(Colour(kind))
    )
    return found
