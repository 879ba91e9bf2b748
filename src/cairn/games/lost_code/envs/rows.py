"""The sights of many games as rows: `envs.coding.numbers` for a whole batch at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cairn.core.batches import write_field
from cairn.core.coding import offsets, size
from cairn.games.lost_code.envs.batch import FINAL, NOTHING, OVER, PLACE, SET_HAS_DIGIT, Numbers, Positions
from cairn.games.lost_code.envs.beliefs import marginals
from cairn.games.lost_code.envs.coding import ANSWERS, DIGITS, FIELDS, ROUNDS, SEAT_SIZE, SEATS, SYMBOLS, WHEELS

_AT = offsets(FIELDS)


class Batch(Positions):
    """Many games with the rows and beliefs of their seats."""

    def marginals(self, seats: Numbers | None = None) -> NDArray[np.float64]:
        """By game, symbol and digit: its probability on the rack of that seat, or of the one that decides."""
        return marginals(self, np.maximum(self.to_act, 0) if seats is None else seats)

    def rows(self, seats: Numbers | None = None) -> NDArray[np.float32]:
        """By game: the sight of that seat as a row, or of the one that decides (seat 0 if none does)."""
        return _rows(self, np.maximum(self.to_act, 0) if seats is None else seats)


def _rows(batch: Positions, seats: Numbers) -> NDArray[np.float32]:
    """The rows, made only from what the seats may see."""
    games, players, symbols = batch.games, batch.players, batch.symbols
    table = batch.table
    row = np.zeros((games, size(FIELDS)), np.float32)
    every = np.arange(games)[:, None]
    around = (seats[:, None] + np.arange(players)) % players
    over, final = batch.phase == OVER, batch.phase >= FINAL

    def write(name: str, numbers: NDArray[Any] | Sequence[float]) -> None:
        write_field(row, _AT[name], numbers)

    row[:, _AT["players"] + players - 2] = 1
    write(
        "table",
        [table.digits, table.rounds, table.left_out is not None, table.token_rounds > 0, table.curse_rounds > 0],
    )
    write("widths", table.widths)
    write("points", [wheel.points for wheel in table.wheels])
    row[np.arange(games), _AT["phase"] + batch.phase] = 1
    write("to_act", _acting(batch)[every, around])
    row[:, _AT["round"]] = batch.round
    write("order", np.where(final[:, None], 0, _ranks(batch.order, around)))
    write("scores", batch.scores[every, around])
    write("track", _ranks(batch.track, around))
    write("dice", batch.dice)
    write("free", batch.free)
    bets = np.zeros((games, SEATS, WHEELS + 1), np.float32)
    bets[:, :players, :WHEELS] = batch.wheels[every, around][:, :, None] == np.arange(WHEELS)
    shown = (batch.phase != PLACE)[:, None] | (np.arange(players) == 0)  # placed in secret (LC 11.3)
    bets[:, :players, WHEELS] = np.where(shown, batch.lows[every, around] + 1, 0)
    write("bets", bets)
    owners = np.concatenate(
        [around, np.broadcast_to(np.arange(players, table.racks), (games, table.racks - players))], 1
    )
    racks = np.zeros((games, SEATS, SYMBOLS, DIGITS), np.float32)
    racks[:, :, :symbols] = batch.racks[every, owners][:, :, :, None] == np.arange(DIGITS)
    racks[~over, 0] = 0  # the seat's own code (LC 1.1)
    write("racks", racks)
    write("stock", batch.unseen.sum(2) - table.boxed)
    write("laid", _laid(batch))
    write("tokens", batch.tokens)
    write("offered", batch.offered[:, None] == np.arange(SYMBOLS))
    stakes = np.zeros((games, SEATS, SYMBOLS), np.float32)
    stakes[:, :players] = batch.stakers[:, None, :] == around[:, :, None]
    write("stakes", stakes)
    own = stakes[:, 0, :, None] * SET_HAS_DIGIT[batch.stakes]
    write("own_stakes", own)
    row[:, _AT["skull"]] = batch.skull
    write("cursed", batch.cursed[:, None] == around)
    finals = np.zeros((games, SYMBOLS, DIGITS + 1), np.float32)
    made = batch.finals[np.arange(games), seats]
    finals[:, :symbols, 0] = made != NOTHING
    finals[:, :symbols, 1:] = SET_HAS_DIGIT[made] * (made != NOTHING)[:, :, None]
    write("finals", np.where(final[:, None], finals.reshape(games, -1), 0))
    write("past_dice", batch.past_dice)
    write("past_bets", _past_bets(batch, around))
    return row


def _acting(batch: Positions) -> NDArray[np.bool_]:
    """By game and seat: whether it may act now."""
    acting: NDArray[np.bool_] = batch.to_act[:, None] == np.arange(batch.players)
    placing, final = batch.phase == PLACE, batch.phase == FINAL
    acting[placing] = batch.lows[placing] == NOTHING
    acting[final] = (batch.finals[final] == NOTHING).any(2)
    return acting


def _ranks(order: Numbers, around: Numbers) -> Numbers:
    """By game and seat from the row's own seat: its place in an order, from 1."""
    return np.take_along_axis(np.argsort(order, axis=1), around, axis=1) + 1


def _laid(batch: Positions) -> NDArray[np.float32]:
    """By game: the discarded digits of each symbol."""
    open_digits = np.zeros((batch.games, SYMBOLS, DIGITS), np.float32)
    game, number, seat = np.nonzero(batch.laid_symbols != NOTHING)
    open_digits[game, batch.laid_symbols[game, number, seat], batch.laid_digits[game, number, seat]] = 1
    return open_digits.reshape(batch.games, -1)


def _past_bets(batch: Positions, around: Numbers) -> NDArray[np.float32]:
    """By game, round and seat from the row's own seat: wheel, first sum, answer, swap."""
    every = np.arange(batch.games)[:, None, None], np.arange(ROUNDS)[None, :, None], around[:, None, :]
    past = np.zeros((batch.games, ROUNDS, SEATS, SEAT_SIZE), np.float32)
    own = past[:, :, : batch.players]
    wheels, symbols = batch.past_wheels[every], batch.laid_symbols[every]
    bet, swapped = wheels != NOTHING, symbols != NOTHING
    own[..., :WHEELS] = wheels[..., None] == np.arange(WHEELS)
    own[..., WHEELS] = np.where(bet, batch.past_lows[every] + 1, 0)
    answers = WHEELS + 1
    own[..., answers : answers + len(ANSWERS)] = (batch.answers[every][..., None] == np.arange(len(ANSWERS))) & bet[
        ..., None
    ]
    swaps = answers + len(ANSWERS)
    own[..., swaps : swaps + SYMBOLS] = symbols[..., None] == np.arange(SYMBOLS)
    own[..., swaps + SYMBOLS] = np.where(swapped, batch.laid_digits[every] + 1, 0)
    return past.reshape(batch.games, -1)
