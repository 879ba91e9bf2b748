"""A suite that cannot fail proves nothing: each game here has a fault, and the property that is meant to finds it."""

from collections.abc import Callable, Iterator
from dataclasses import replace as changed
from itertools import count
from random import Random
from typing import Any

import pytest

import cairn
from cairn.core import match as driver
from cairn.core.chance import Chance
from cairn.core.errors import CairnError, IllegalMove
from cairn.core.events import Event, News
from cairn.core.game import AnyGame, Result
from cairn.core.values import Seat, replace
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, after, play
from tests.contract.properties import PROPERTIES

Fault = Callable[[AnyGame], AnyGame]

GAMES = 25
"""A fault is to be found within so many random games."""


def finds(name: str, kept: str, faulty: AnyGame) -> bool:
    """Whether the property notices within a few random games; it must hold where there is no fault."""
    adapter, sound = adapter_of(name), cairn.game(name)
    check = PROPERTIES[kept]
    for seed in range(GAMES):
        options = _options(name, seed)
        trail = play(sound, options, Random(seed), adapter)
        check(adapter, trail, Random(seed))
        try:
            check(adapter, _retold(faulty, trail), Random(seed))
        except (AssertionError, CairnError):
            return True
    return False


def _options(name: str, seed: int) -> Any:
    """The usual options, each time with another number of players; for the stones with all that can be added."""
    game = cairn.game(name)
    options = replace(game.options, players=game.players[seed % len(game.players)])
    return replace(options, expansions=("shortcut", "curse")) if hasattr(options, "expansions") else options


def _retold(game: AnyGame, trail: Trail) -> Trail:
    """The same steps as the faulty game goes through them, as far as it goes."""
    states = [game.setup(trail.options)]
    for step in trail.steps:
        try:
            states.append(after(game, states[-1], step))
        except IllegalMove:
            break
    return Trail(game, trail.options, trail.steps[: len(states) - 1], tuple(states))


# Faults that any game could have


def _twice(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        listed = list(game.moves(state, seat))
        return iter([*listed, *listed[:1]])

    return changed(game, moves=moves)


def _one_short(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        listed = list(game.moves(state, seat))
        return iter(listed[:-1] if len(listed) > 1 else listed)

    return changed(game, moves=moves)


def _offered_out_of_turn(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        acting = game.to_act(state)
        return game.moves(state, seat if seat in acting or not acting else acting[0])

    return changed(game, moves=moves)


def _lawless(game: AnyGame) -> AnyGame:
    def check(state: Any, seat: Seat, move: Any) -> None:
        if seat not in game.to_act(state):
            game.check(state, seat, move)

    return changed(game, check=check)


def _refused_with(rule: str, text: str) -> Fault:
    def fault(game: AnyGame) -> AnyGame:
        def check(state: Any, seat: Seat, move: Any) -> None:
            try:
                game.check(state, seat, move)
            except IllegalMove:
                raise IllegalMove(rule, text) from None

        return changed(game, check=check)

    return fault


def _chance(change: Callable[[Chance[Any]], Chance[Any]]) -> Fault:
    def fault(game: AnyGame) -> AnyGame:
        def chance(state: Any) -> Chance[Any] | None:
            listed = game.chance(state)
            return None if listed is None else change(listed)

        return changed(game, chance=chance)

    return fault


def _settles_anything(game: AnyGame) -> AnyGame:
    def settle(state: Any, outcome: Any) -> Any:
        listed = game.chance(state)
        known = listed is None or outcome in listed.outcomes
        return game.settle(state, outcome if known else listed.outcomes[0])  # type: ignore[union-attr]

    return changed(game, settle=settle)


def _endless(game: AnyGame) -> AnyGame:
    return changed(game, result=lambda state: None)


def _results(change: Callable[[Result], Result]) -> Fault:
    def fault(game: AnyGame) -> AnyGame:
        def result(state: Any) -> Result | None:
            true = game.result(state)
            return None if true is None else change(true)

        return changed(game, result=result)

    return fault


def _sees(change: Callable[[Any, Any], dict[str, Any]]) -> Fault:
    """The game with a change in its views, made from the state and the true view."""

    def fault(game: AnyGame) -> AnyGame:
        def view(state: Any, seat: Seat) -> Any:
            seen = game.view(state, seat)
            return replace(seen, **change(state, seen))

        return changed(game, view=view)

    return fault


def _forgetful(game: AnyGame) -> AnyGame:
    """The same moves lead elsewhere the second time."""
    played = count()

    def apply(state: Any, seat: Seat, move: Any) -> Any:
        then = game.apply(state, seat, move)
        return replace(then, log=then.log[:1]) if next(played) % 50 == 49 else then

    return changed(game, apply=apply)


def _history_rewritten(game: AnyGame) -> AnyGame:
    def apply(state: Any, seat: Seat, move: Any) -> Any:
        then = game.apply(state, seat, move)
        return replace(then, log=(then.log[-1], *then.log[1:]))

    return changed(game, apply=apply)


ANY_GAME: dict[str, tuple[str, Fault]] = {
    "a move is listed twice": ("moves_agree_with_check", _twice),
    "a legal move is not listed": ("moves_agree_with_check", _one_short),
    "moves are offered out of turn": ("moves_agree_with_check", _offered_out_of_turn),
    "nothing is refused": ("moves_agree_with_check", _lawless),
    "a refusal names no rule": ("moves_agree_with_check", _refused_with("somewhere", "no")),
    "a refusal says nothing": ("moves_agree_with_check", _refused_with("XX 1.1", "")),
    "apply refuses in other words": ("apply_follows_check", _refused_with("XX 1.1", "no")),
    "apply refuses what check allows": ("apply_follows_check", _lawless),
    "a weight is zero": ("chance_is_sound", _chance(lambda each: replace(each, weights=(0, *each.weights[1:])))),
    "a weight is missing": ("chance_is_sound", _chance(lambda each: replace(each, weights=each.weights[1:]))),
    "an outcome is listed twice": (
        "chance_is_sound",
        _chance(lambda each: Chance((*each.outcomes, each.outcomes[0]), (*each.weights, 1))),
    ),
    "an outcome is not listed": (
        "chance_is_sound",
        _chance(
            lambda each: Chance(
                each.outcomes[: len(each.outcomes) // 2 + 1], each.weights[: len(each.weights) // 2 + 1]
            )
        ),
    ),
    "any outcome is settled": ("chance_is_sound", _settles_anything),
    "the game is never over": ("one_thing_at_a_time", _endless),
    "places do not follow the scores": (
        "the_result_is_consistent",
        _results(lambda each: Result(each.scores, each.places[::-1])),
    ),
    "places leave a gap": (
        "the_result_is_consistent",
        _results(lambda each: Result(each.scores, tuple(place + (place > 1) for place in each.places))),
    ),
    "a seat has no score": ("the_result_is_consistent", _results(lambda each: Result(each.scores[1:], each.places))),
    "a view does not come back from JSON": (
        "values_come_back_equal",
        _sees(lambda state, seen: {"log": list(seen.log)}),
    ),
    "the same steps lead elsewhere": ("records_come_back_equal", _forgetful),
    "an event is missing from a log": ("logs_only_grow", _sees(lambda state, seen: {"log": seen.log[:-1]})),
    "a log tells something else": ("logs_only_grow", _sees(lambda state, seen: {"log": seen.log[::-1]})),
    "a view is another seat's": ("logs_only_grow", _sees(lambda state, seen: {"seat": seen.seat + 1})),
    "history is rewritten": ("logs_only_grow", _history_rewritten),
}


@pytest.mark.parametrize("fault", ANY_GAME)
def test_a_fault_is_found(fault: str) -> None:
    kept, broken = ANY_GAME[fault]
    assert finds("lost-code", kept, broken(cairn.game("lost-code")))


# Faults of the driver


@pytest.mark.parametrize("kept", ["undo_restores", "undo_stops_at_news"])
def test_taking_back_news_is_found(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Never(Event):
        """No event is one of these."""

    monkeypatch.setattr(driver, "News", Never)
    with pytest.raises(AssertionError):
        _hold(kept, "think-str8")


def test_taking_back_what_others_did_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo(match: driver.Match, seat: Seat) -> None:
        """Everything since the seat's last move goes with it."""
        left = match._without_last_move(seat)
        if left is None:
            raise IllegalMove("undo", "no")
        start, states, _ = left
        match._state = states[0]
        match._before[start:] = []
        match._steps[start:] = []

    monkeypatch.setattr(driver.Match, "undo", undo)
    with pytest.raises(AssertionError):
        _hold("undo_stops_at_news", "think-str8")


def _hold(kept: str, name: str) -> None:
    for seed in range(GAMES):
        trail = play(cairn.game(name), _options(name, seed), Random(seed), adapter_of(name))
        PROPERTIES[kept](adapter_of(name), trail, Random(seed))


# Faults of The Lost Code and Think Str8!


class Quiet(Event, tag="quiet"):
    """News that is not marked as such."""

    text: str


def _quietly(game: AnyGame) -> AnyGame:
    def apply(state: Any, seat: Seat, move: Any) -> Any:
        then = game.apply(state, seat, move)
        fresh = then.log[len(state.log) :]
        quiet = tuple(Quiet(repr(event)) if isinstance(event, News) else event for event in fresh)
        return replace(then, log=(*state.log, *quiet))

    return changed(game, apply=apply)


def _first_come_first_served(game: AnyGame) -> AnyGame:
    def apply(state: Any, seat: Seat, move: Any) -> Any:
        then = game.apply(state, seat, move)
        if len(game.to_act(state)) == state.table.players:
            then = replace(then, cursed=seat)
        return then

    return changed(game, apply=apply)


def _stone_lost(game: AnyGame) -> AnyGame:
    return changed(game, settle=lambda state, outcome: replace(game.settle(state, outcome), laid=()))


def _token_lost(game: AnyGame) -> AnyGame:
    return changed(game, apply=lambda state, seat, move: replace(game.apply(state, seat, move), tokens=()))


def _knowing_moves(game: AnyGame) -> AnyGame:
    """No swap of a 0 is offered."""

    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        listed = list(game.moves(state, seat))
        return iter(
            [each for each in listed if state.racks[seat][each.symbol.place]] if state.phase == "swap" else listed
        )

    return changed(game, moves=moves)


def _knowing_refusals(game: AnyGame) -> AnyGame:
    def check(state: Any, seat: Seat, move: Any) -> None:
        try:
            game.check(state, seat, move)
        except IllegalMove as error:
            raise IllegalMove(error.rule, f"you have {state.racks[seat]}") from None

    return changed(game, check=check)


def _finals_of_a_neighbour(state: Any, seen: Any) -> dict[str, Any]:
    return {"finals": state.finals and state.finals[seen.seat - 1]}


def _sealed_log(kind: str) -> Callable[[Any, Any], dict[str, Any]]:
    """The true entries of one kind stand in everybody's log."""

    def leak(state: Any, seen: Any) -> dict[str, Any]:
        both = zip(state.log, seen.log, strict=True)
        return {"log": tuple(true if type(true).__name__ == kind else shown for true, shown in both)}

    return leak


SECRETS = "views_tell_no_secrets"

LEAKS: dict[str, tuple[str, Fault]] = {
    "the own rack": ("lost-code", _sees(lambda state, seen: {"racks": state.racks})),
    "the stones in the stock": ("lost-code", _sees(lambda state, seen: {"stock": sum(state.unseen, ())})),
    "the sum of the own digits": ("think-str8", _sees(lambda state, seen: {"round": sum(state.racks[seen.seat])})),
    "the final bets of another": ("lost-code", _sees(_finals_of_a_neighbour)),
    "the tokens as they are placed": ("think-str8", _sees(lambda state, seen: {"bets": state.bets})),
    "the digits of all stakes": ("lost-code", _sees(lambda state, seen: {"stakes": state.stakes})),
    "the whole log": ("lost-code", _sees(lambda state, seen: {"log": state.log})),
    "the own deal in the log": ("lost-code", _sees(_sealed_log("Dealt"))),
    "the own draw in the log": ("think-str8", _sees(_sealed_log("Drew"))),
    "a placed token in the log": ("think-str8", _sees(_sealed_log("Placed"))),
    "a final bet in the log": ("lost-code", _sees(_sealed_log("Named"))),
    "a stake in the log": ("lost-code", _sees(_sealed_log("Took"))),
    "a list of moves that knows the own code": ("lost-code", _knowing_moves),
    "refusals that know the own code": ("lost-code", _knowing_refusals),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    name, fault = LEAKS[leak]
    assert finds(name, SECRETS, fault(cairn.game(name)))


@pytest.mark.parametrize(
    ("name", "kept", "fault"),
    [
        ("lost-code", "undo_unlearns_nothing", _quietly),
        ("think-str8", "undo_unlearns_nothing", _quietly),
        ("think-str8", "simultaneous_choices_commute", _first_come_first_served),
        ("think-str8", "simultaneous_choices_commute", _sees(_sealed_log("Placed"))),
        ("lost-code", "simultaneous_choices_commute", _sees(_finals_of_a_neighbour)),
        ("lost-code", "pieces_are_conserved", _stone_lost),
        ("lost-code", "pieces_are_conserved", _token_lost),
    ],
)
def test_a_fault_of_the_lost_code_is_found(name: str, kept: str, fault: Fault) -> None:
    assert finds(name, kept, fault(cairn.game(name)))
