"""Batches beside the clear engine: the same choices and outcomes, and what must be equal at every step.

The outcomes are read off the batch (which digit was drawn, which card opened); where one of them could not have been,
or led elsewhere, the positions that follow are not equal.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import numpy as np

import cairn
from cairn import batch
from cairn.core.events import Event
from cairn.core.sight import Sight
from cairn.envs.codes import codes_of
from cairn.games.break_code.rules import moves as of_codes
from cairn.games.lost_code.rules import moves as of_stones
from tests.contract.adapter import adapter_of
from tests.contract.play import any_move
from tests.loose import AnyGame
from tests.tally import IN_BATCHES, tried

__all__ = ["BATCHED", "Beside", "play_beside"]


def _of_lost_code(state: Any, after: Any) -> Any:
    match state.phase:
        case "deal":
            place = len(state.unseen)
            return of_stones.Deal(state.table.symbols[place], tuple(rack[place] for rack in after.racks))
        case "stack":
            return of_stones.Stack(after.track[::-1])
        case "roll":
            return of_stones.Roll(after.dice)
        case _:
            return of_stones.Draw(after.racks[state.swapping[0]][state.drawing.place])


def _of_break_code(state: Any, after: Any) -> Any:
    match state.phase:
        case "deal":
            seat = next(seat for seat, hand in enumerate(state.hands) if len(hand) < state.table.hand)
            return of_codes.Deal(after.hands[seat][len(state.hands[seat])])
        case "draw":
            return of_codes.Draw(after.row[state.gap])
        case _:
            return of_codes.Start(after.starter)


BATCHED: dict[str, Callable[[Any, Any], Any]] = {
    "lost-code": _of_lost_code,
    "think-str8": _of_lost_code,
    "break-the-code": _of_break_code,
}
"""By game: from a position in which chance decides, and the one that the batch has come to, what it decided."""


class _Clear:
    """One game as the clear engine has it."""

    def __init__(self, game: AnyGame, options: Any) -> None:
        change = game.setup(options)
        self.game, self.state = game, change.state
        self.events: list[Event] = [*change.events]

    def settle(self, outcome: Callable[[Any, Any], Any], after: Any) -> None:
        while self.game.chance(self.state) is not None:
            change = self.game.settle(self.state, outcome(self.state, after))
            self.state = change.state
            self.events += change.events

    def play(self, seat: int, move: Any) -> None:
        change = self.game.apply(self.state, seat, move)
        self.state = change.state
        self.events += change.events

    def sight(self, seat: int) -> Any:
        return Sight(self.game.view(self.state, seat), tuple(self.game.seen(event, seat) for event in self.events))


class Beside:
    """A batch, and each of its games as the clear engine has it, step by step.

    Of three games one is played at random, the others by players who know what they are after, more or less.
    """

    def __init__(self, name: str, options: Any, games: int, seed: int) -> None:
        """Deal the batch, and deal the same for the clear engine."""
        given = {field: getattr(options, field) for field in options.__struct_fields__ if field != "players"}
        self.game, self.codes, self._outcome = cairn.game(name), codes_of(name), BATCHED[name]
        self.many = batch.new(name, games, players=options.players, options=given, seed=seed)
        self.clear = [_Clear(self.game, options) for _ in range(games)]
        self.steps = self.decisions = 0
        self._rng, self._choose = Random(seed), adapter_of(name).choose
        self._settle(range(games))

    def check_rows(self, seat: int, games: Iterable[int]) -> None:
        """The sight of a seat is the same row."""
        rows = self.many.rows(np.full(len(self.clear), seat))
        for number in games:
            wrong = np.flatnonzero(self.codes.row(self.clear[number].sight(seat)) != rows[number])
            assert not len(wrong), f"game {number}, seat {seat}: numbers {wrong} of {self.clear[number].state}"

    def check_ends(self) -> None:
        """Games that are over are so for both, with the same result."""
        for number, each in enumerate(self.clear):
            result = self.game.result(each.state)
            assert (result is not None) == self.many.is_over[number]
            if result is not None:
                assert result.scores == tuple(self.many.scores[number])
                assert result.places == tuple(self.many.places[number])

    def step(self) -> None:
        """One decision in every game: who makes it, what may be chosen, and what follows must be the same."""
        acting, masks = self.many.to_act, self.many.masks()
        actions = np.zeros(len(self.clear), np.int64)
        for number, each in enumerate(self.clear):
            seats = self.game.to_act(each.state)
            assert acting[number] == (seats[0] if seats else -1)
            assert masks[number].any() == bool(seats)
            if seats:
                actions[number] = self._played(number, seats[0], np.flatnonzero(masks[number]).tolist())
        self.many.step(actions)
        self._settle(np.flatnonzero(acting >= 0).tolist())
        self.steps += 1

    def _played(self, number: int, seat: int, mask: list[int]) -> int:
        each = self.clear[number]
        moves = tuple(self.game.moves(each.state, seat))
        listed = self.codes.number_moves(Sight(self.game.view(each.state, seat)), moves)
        assert sorted(listed) == mask, f"game {number}: {each.state}"
        if self._choose is not None and self._rng.random() < (0.0, 0.5, 0.9)[number % 3]:
            move = self._choose(each.state, seat, moves, self._rng)
        else:
            move = any_move(moves, self._rng)
        each.play(seat, move)
        self.decisions += 1
        return next(action for action, other in listed.items() if other == move)

    def _settle(self, games: Iterable[int]) -> None:
        for number in games:
            after = self.many.state(number)
            self.clear[number].settle(self._outcome, after)
            assert self.clear[number].state == after, f"game {number} after {self.steps} steps"


def play_beside(name: str, options: Any, games: int, seed: int) -> int:
    """Play a batch to its end, and hold every game of it against the clear engine; how many decisions that was.

    Positions, who decides and masks in every game; rows, of one seat after another, in each seventh.
    """
    both = Beside(name, options, games, seed)
    while not both.many.is_over.all():
        both.check_rows((seed + both.steps) % options.players, range(seed % 7, games, 7))
        both.step()
        both.check_ends()
    both.check_rows(seed % options.players, range(games))
    tried(IN_BATCHES, name, options.players, games)
    return both.decisions
