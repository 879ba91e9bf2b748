"""How much is left to win: one seat knows more than it may, and all others are `careful`.

    python -m benchmarks.ceiling break-the-code --players 4 --deals 100 --kinds code1 code3 questions moments both
    python -m benchmarks.ceiling lost-code --players 4 --deals 100 --kinds code1 code4 finals

Deals, seats and intervals are those of the arena (`cairn arena GAME --bots master,careful,... --seed 12`), so the lines
stand beside the master's. The player who knows sits once in every seat of each deal, plays as `careful` does, and
besides

- `code3` knows the code it is after from its third turn (The Lost Code: the third round) on;
- `finals` (The Lost Code) knows it when the final bets are made, and not before;
- `questions` (Break the Code) knows all hands, and asks what really leaves it the fewest codes; it guesses what it can
  prove;
- `moments` knows all hands and the order of the cards, so whether another will be right before its next turn; then it
  guesses what is likeliest to it;
- `both` tries every question with what all others then really do: it takes one that lets it prove the code in its next
  turn, then one after which nobody else can; where there is none it guesses.
"""

import argparse
from collections.abc import Callable
from functools import lru_cache
from statistics import fmean
from typing import Any, TypeAlias

from cairn.core.dealer import Dealer
from cairn.core.match import Match, new_match
from cairn.core.sight import Sight
from cairn.core.steps import Played, Settled
from cairn.core.table import Table
from cairn.core.values import Seat, replace
from cairn.games import find
from cairn.games.break_code.belief.posterior import belief as codes_of
from cairn.games.break_code.rules.moves import Ask, Guess, Name
from cairn.games.break_code.rules.state import Phase
from cairn.games.break_code.solve.hint import advice as code_advice
from cairn.games.lost_code.belief.posterior import belief as racks_of
from cairn.games.lost_code.rules.state import Phase as Stage
from cairn.games.lost_code.solve.ranking import advice as rack_advice
from cairn.play.intervals import estimate_share
from cairn.play.pool import Crew, map_in_order

FEW = 64
"""The most codes left for which futures are tried: with more, nobody is about to be right."""

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any]
AnySight: TypeAlias = Sight[Any, Any]
Knowing: TypeAlias = Callable[[AnyMatch, Seat, str], Any]
"""Chooses a move for the seat, from the complete position and the seed of future outcomes."""


def main() -> None:
    """Play, and print a line for each kind of knowledge."""
    parser = argparse.ArgumentParser(description="How often one would win who knew more than it may.")
    parser.add_argument("game", choices=["break-the-code", "lost-code", "think-str8"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--kinds", nargs="*", default=["code1"])
    parser.add_argument("--jobs", type=int, default=1)
    told = parser.parse_args()
    for kind in told.kinds:
        tasks = [(told.game, told.players, kind, f"{told.seed}/deal {deal}") for deal in range(told.deals)]
        by_deal = list(map_in_order(shares, tasks, Crew(told.jobs)))
        wins = estimate_share(by_deal)
        low, high = wins.interval
        print(f"{told.game}, {told.players} players, {kind}: {wins.mean:.1%} ({low:.1%} to {high:.1%})", flush=True)


def shares(task: tuple[str, int, str, str]) -> float:
    """The mean share of wins of the seat that knows, over all seats of a deal."""
    name, players, kind, seed = task
    return fmean(_share(name, players, kind, seed, seat) for seat in range(players))


def _share(name: str, players: int, kind: str, seed: str, knower: Seat) -> float:
    game: Any = find(name)
    match: AnyMatch = new_match(game, replace(game.options, players=players), seed=seed)
    knowing = _knowing(name, kind)
    while to_act := match.to_act:
        seat = to_act[0]
        match.play(seat, knowing(match, seat, seed) if seat == knower else _careful(match.table, seat))
    assert match.result is not None
    return match.result.shares[knower]


def _knowing(game: str, kind: str) -> Knowing:
    first = int(kind[4:]) if kind.startswith("code") else 0
    if game != "break-the-code":
        return lambda match, seat, seed: _of_rack(match, seat, first)
    if first:
        return lambda match, seat, seed: _of_code(match, seat, first)
    return {"questions": _of_questions, "moments": _of_moments, "both": _of_both}[kind]


def _careful(table: AnyTable, seat: Seat) -> Any:
    moves = table.moves(seat)
    return moves[0] if len(moves) == 1 else _advise(table.game.name, table.sight(seat))


@lru_cache(maxsize=4096)  # a future that was tried is often what happens next
def _advise(game: str, sight: AnySight) -> Any:
    if game == "break-the-code":
        return code_advice(sight.view, codes_of(sight)).move
    return rack_advice(sight.view, racks_of(sight)).move


# The Lost Code and Think Str8!


def _of_rack(match: AnyMatch, seat: Seat, first: int) -> Any:
    """A careful player who sees its own rack from a round on; without a round, for the final bets."""
    state, moves = match.state, match.moves(seat)
    if len(moves) == 1:
        return moves[0]
    if state.phase is not Stage.FINAL and (not first or state.round < first):
        return _careful(match.table, seat)
    sight = match.view(seat)
    found = racks_of(sight)
    return rack_advice(sight.view, replace(found, worlds=found.space.code_bit(state.racks[seat]))).move


# Break the Code


def _of_code(match: AnyMatch, seat: Seat, first: int) -> Any:
    """A careful player until it gets the code."""
    state = match.state
    code = state.hands[1 - seat] if state.table.for_two else state.centre
    if state.phase is Phase.NAME:
        return Name(code[len(state.named[seat])]) if _turns(match, seat) >= first else _careful(match.table, seat)
    return Guess() if _turns(match, seat) >= first else _careful(match.table, seat)


def _turns(match: AnyMatch, seat: Seat) -> int:
    """The number of its turn, from 1."""
    asked = sum(
        isinstance(step, Played) and step.seat == seat and isinstance(step.move, Ask) for step in match.record.steps
    )
    return asked + 1


def _of_questions(match: AnyMatch, seat: Seat, seed: str) -> Any:
    move = _careful(match.table, seat)
    if not isinstance(move, Ask):
        return move
    return min(_asks(match.table, seat), key=lambda ask: _codes(_ask(match.table, seat, ask), seat))


def _of_moments(match: AnyMatch, seat: Seat, seed: str) -> Any:
    move = _careful(match.table, seat)
    if not isinstance(move, Ask) or _codes(match.table, seat) > FEW:
        return move
    return move if _has_next_turn(_continue(match.table, seat, move, seed), seat) else Guess()


def _of_both(match: AnyMatch, seat: Seat, seed: str) -> Any:
    move = _careful(match.table, seat)
    if not isinstance(move, Ask):
        return move
    if _codes(match.table, seat) > FEW:
        return _of_questions(match, seat, seed)
    best: tuple[int, Any] = (FEW, Guess())
    for ask in _asks(match.table, seat):
        then = _continue(match.table, seat, ask, seed)
        if _has_next_turn(then, seat):
            best = min(best, (_codes(then, seat), ask), key=lambda each: each[0])
    return best[1]


def _asks(table: AnyTable, seat: Seat) -> list[Ask]:
    return [move for move in table.moves(seat) if isinstance(move, Ask)]


def _codes(table: AnyTable, seat: Seat) -> int:
    """The number of codes left to the seat."""
    return _count(table.sight(seat))


@lru_cache(maxsize=4096)
def _count(sight: AnySight) -> int:
    return len(codes_of(sight).codes)


def _ask(table: AnyTable, seat: Seat, ask: Ask) -> AnyTable:
    """The table after a question."""
    then = Table(table.game, table.snapshot())
    then.add(Played(seat, ask))
    return then


def _continue(table: AnyTable, seat: Seat, ask: Ask, seed: str) -> AnyTable:
    """The table at the seat's next turn, or at the end, if all others are careful."""
    then, dealer = _ask(table, seat, ask), Dealer(seed)
    while True:
        decided = then.game.chance(then.state)
        if decided is not None:
            then.add(Settled(dealer.outcome(then.settled, decided)))
        elif not then.to_act or then.to_act[0] == seat:
            return then
        else:
            then.add(Played(then.to_act[0], _careful(then, then.to_act[0])))


def _has_next_turn(table: AnyTable, seat: Seat) -> bool:
    """Whether the seat has another turn before anybody is right."""
    return seat in table.to_act and not table.state.right


if __name__ == "__main__":
    main()
