"""Batches beside the clear engine: the same choices and outcomes, and what must be equal at every step.

The outcomes are read off the batch (which digit was drawn, which card opened); where one of them could not have been,
or led elsewhere, the positions that follow are not equal.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import cairn
from cairn import batch
from cairn.core.events import Event
from cairn.core.game import AnyGame
from cairn.core.sight import Sight
from cairn.envs.codes import codes_of
from cairn.games.break_code.rules import moves as of_codes
from cairn.games.lost_code.rules import moves as of_stones
from tests.contract.adapter import adapter_of
from tests.contract.play import any_move
from tests.tally import IN_BATCHES, tried

__all__ = ["BATCHED", "play_beside"]


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


def play_beside(name: str, options: Any, games: int, seed: int, closely: int = 7) -> int:
    """Play a batch to its end, and hold every game of it against the clear engine; how many decisions that was.

    Of three games one is played at random, the others by players who know what they are after, more or less.

    Positions, who decides and masks in every game; rows, of one seat after another, in each `closely`-th.
    """
    game, codes, outcome = cairn.game(name), codes_of(name), BATCHED[name]
    given = {field: getattr(options, field) for field in options.__struct_fields__ if field != "players"}
    many = batch.new(name, games, players=options.players, options=given, seed=seed)
    clear = [_Clear(game, options) for _ in range(games)]
    rng, choose = Random(seed), adapter_of(name).choose
    decisions = steps = 0
    for number, each in enumerate(clear):
        each.settle(outcome, many.state(number))
        assert each.state == many.state(number)
    while True:
        acting, masks = many.to_act, many.masks()
        looking = (seed + steps) % options.players
        rows = many.rows(np.full(games, looking))
        steps += 1
        actions = np.zeros(games, np.int64)
        for number, each in enumerate(clear):
            seats = game.to_act(each.state)
            assert acting[number] == (seats[0] if seats else -1)
            if number % closely == seed % closely:
                wrong = np.flatnonzero(codes.row(each.sight(looking)) != rows[number])
                assert not len(wrong), f"game {number}, seat {looking}: numbers {wrong} of {each.state}"
            if not seats:
                assert not masks[number].any() and many.is_over[number]
                result = game.result(each.state)
                assert result is not None
                assert result.scores == tuple(many.scores[number]) and result.places == tuple(many.places[number])
                continue
            moves = tuple(game.moves(each.state, seats[0]))
            listed = codes.listed(Sight(game.view(each.state, seats[0])), moves)
            assert sorted(listed) == np.flatnonzero(masks[number]).tolist(), f"game {number}: {each.state}"
            aimed = choose is not None and rng.random() < (0.0, 0.5, 0.9)[number % 3]
            move = choose(each.state, seats[0], moves, rng) if aimed and choose else any_move(moves, rng)
            actions[number] = next(action for action, other in listed.items() if other == move)
            each.play(seats[0], move)
            decisions += 1
        if not (acting >= 0).any():
            break
        many.step(actions)
        for number, each in enumerate(clear):
            if acting[number] >= 0:
                after = many.state(number)
                each.settle(outcome, after)
                assert each.state == after, f"game {number} of {options}, seed {seed}"
    tried(IN_BATCHES, name, options.players, games)
    return decisions
