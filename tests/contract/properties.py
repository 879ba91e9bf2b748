"""What every game promises. Each property takes a game played at random and raises `AssertionError` where it is broken.

The default tests, the long ones and the tests of the suite itself all ask these same functions.
"""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from cairn.core import notation, record
from cairn.core.errors import BadInput, CairnError, IllegalMove
from cairn.core.events import Event, News
from cairn.core.match import Match
from cairn.core.record import Noted, Played, Record, Settled, Step
from cairn.core.values import Seat, decode, encode, replace
from tests.contract.adapter import Adapter
from tests.contract.play import (
    Trail,
    after,
    any_move,
    any_note,
    any_value,
    follow,
    shaken,
    some,
    strays,
)

__all__ = ["OF_WHOLE_GAMES", "PROPERTIES", "Property", "refused"]

Property = Callable[[Adapter, Trail, Random], None]

RULE = re.compile(r"[A-Z]{2} \d+\.\d+")
POSITIONS = 8  # of one game that are looked at closely
CLOSER = 3  # the same where each takes long
STRAYS = 24
WORLDS = 3


# What may be done


def moves_agree_with_check(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Every listed move is listed once and allowed; every other move is refused by a rule, by anybody, at any time."""
    game = trail.game
    for state in some(trail.states, rng, POSITIONS):
        acting = game.to_act(state)
        assert len(set(acting)) == len(acting) and set(acting) <= set(trail.seats), f"{acting} are to act"
        offered = [move for seat in acting for move in game.moves(state, seat)]
        for seat in (*trail.seats, -1, len(trail.seats)):
            listed = tuple(game.moves(state, seat))
            allowed = set(listed)
            assert len(allowed) == len(listed), f"seat {seat} is offered a move twice"
            assert bool(listed) == (seat in acting), f"seat {seat} is offered {len(listed)} moves, {acting} are to act"
            for move in listed:
                game.check(state, seat, move)
            for move in strays(trail, offered, rng, STRAYS):
                if move in allowed:
                    continue
                refusal = refused(game.check, state, seat, move)
                assert refusal is not None, f"{move} of seat {seat} is allowed, but not listed"
                assert isinstance(refusal, IllegalMove)
                assert RULE.fullmatch(refusal.rule), f"{move} is refused without a rule: {refusal}"
                assert refusal.text and "\n" not in str(refusal), f"not one line: {refusal!r}"


def apply_follows_check(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A move that `check` refuses is refused by `apply` in the same words; the position given stays as it was."""
    game = trail.game
    for state in some(trail.states[:-1], rng, POSITIONS):
        before = encode(state)
        for seat in game.to_act(state):
            listed = tuple(game.moves(state, seat))
            move = any_move(listed, rng)
            assert game.apply(state, seat, move) == game.apply(state, seat, move)
            for stray in strays(trail, listed, rng, 4):
                refusal = refused(game.check, state, seat, stray)
                again = refused(game.apply, state, seat, stray)
                assert str(again) == str(refusal), f"{stray}: check says {refusal}, apply says {again}"
        assert encode(state) == before, "a position was changed"


def refused(asked: Callable[..., object], *arguments: object) -> CairnError | None:
    """The error that the question is answered with; None when it is none."""
    try:
        asked(*arguments)
    except CairnError as error:
        return error
    return None


# Chance, and the end


def one_thing_at_a_time(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """In every position either chance decides, or somebody is to act, or the game is over; and it ends in time."""
    game = trail.game
    for number, state in enumerate(trail.states):
        waits = (game.chance(state) is not None, bool(game.to_act(state)), game.result(state) is not None)
        assert sum(waits) == 1, f"after {number} steps (chance, players, over) are {waits}"
    assert len(trail.steps) <= adapter.longest(trail.options), f"not over after {len(trail.steps)} steps"
    assert game.result(trail.end) is not None


def chance_is_sound(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Outcomes are distinct, with whole positive weights; `settle` takes each of them and nothing else."""
    game = trail.game
    outcomes = [step.outcome for step in trail.steps if isinstance(step, Settled)]
    deciding = [state for state in trail.states if game.chance(state) is not None]
    for state in (*some(trail.states, rng, CLOSER), *some(deciding, rng, CLOSER)):
        chance = game.chance(state)
        listed = () if chance is None else chance.outcomes
        allowed = set(listed)
        if chance is not None:
            assert listed, "chance has nothing to choose from"
            assert len(allowed) == len(listed) == len(chance.weights)
            assert all(type(weight) is int and weight > 0 for weight in chance.weights)
        for outcome in some(listed, rng, 5):
            game.settle(state, outcome)
        near = [shaken(rng.choice(listed or outcomes), rng) for _ in range(STRAYS)]
        for stray in (*near, *some(outcomes, rng, 5), any_value(game.types.outcome, rng)):
            if stray is None or stray in allowed:
                continue
            error = refused(game.settle, state, stray)
            assert error is not None, f"{stray} is settled, but not listed"
            assert isinstance(error, BadInput) and "\n" not in str(error)


def pieces_are_conserved(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """No piece appears, disappears or turns into another."""
    first = adapter.pieces(trail.states[0])
    assert first, "no pieces were counted"
    for number, state in enumerate(trail.states):
        now = adapter.pieces(state)
        assert now == first, f"after {number} steps there are {now - first} too many, {first - now} too few"


def the_result_is_consistent(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Everybody has a score and a place; who has more points stands no lower; places leave no gap for a tie."""
    result = trail.game.result(trail.end)
    assert result is not None
    assert len(result.scores) == len(result.places) == len(trail.seats)
    best = min(result.places)
    assert best >= 1
    for seat in trail.seats:
        ahead = sum(place < result.places[seat] for place in result.places)
        assert result.places[seat] == best + ahead, f"places {result.places}"
        for other in trail.seats:
            if result.scores[seat] > result.scores[other]:
                assert result.places[seat] < result.places[other], f"{result}"
    assert result.winners == tuple(seat for seat in trail.seats if result.places[seat] == 1)


# Values, notation, records


def values_come_back_equal(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """States, views, moves, outcomes and notes are frozen and hashable, and their JSON and text come back equal."""
    game, types = trail.game, trail.game.types
    for state in (*some(trail.states, rng, POSITIONS), trail.end):
        _comes_back(state, types.state)
        for seat in trail.seats:
            _comes_back(game.view(state, seat), types.view)
            for move in some(tuple(game.moves(state, seat)), rng, 20):
                _comes_back(move, types.move)
                assert notation.read(notation.write(move), types.move) == move
        chance = game.chance(state)
        for outcome in () if chance is None else some(chance.outcomes, rng, 20):
            _comes_back(outcome, types.outcome)
            assert notation.read(notation.write(outcome), types.outcome) == outcome
        note = any_note(game, state, rng.choice(trail.seats), rng)
        if note is not None:
            _comes_back(note, types.note)
            assert notation.read(notation.write(note), types.note) == note
    _comes_back(trail.options, types.options)


def _comes_back(value: Any, kind: Any) -> None:
    text = encode(value)
    again = decode(text, kind)
    assert again == value and hash(again) == hash(value) and encode(again) == text, f"{value} comes back as {again}"
    name = next(iter(value.__struct_fields__), "other")
    try:
        setattr(value, name, None)
    except AttributeError:
        return
    raise AssertionError(f"{type(value).__name__} can be changed")


def records_come_back_equal(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A record, cut off anywhere, comes back equal from both of its forms, and replays to equal positions."""
    game = trail.game
    again = follow(game, trail.options, trail.steps)
    assert again.states == trail.states, "the same steps led elsewhere"
    for length in (*some(range(len(trail.states)), rng, CLOSER), len(trail.steps)):
        steps = _with_notes(trail, length, rng)
        state = trail.states[length]
        names = tuple(rng.choice(("Ala", "Łukasz", "Яна 2", 'a "b"', "end 0")) for _ in trail.seats)
        kept = Record(game.name, game.rules_version, trail.options, names, steps, game.result(state))
        for text in (record.to_json(kept), record.to_text(kept)):
            assert record.read(text, lambda name: game) == kept
        match = Match.replayed(game, kept)
        assert match.state == state
        assert match.record == kept


def _with_notes(trail: Trail, length: int, rng: Random) -> tuple[Step, ...]:
    """The first steps of a game, with a few notes among them."""
    steps: list[Step] = []
    for step, state in zip(trail.steps[:length], trail.states, strict=False):
        if rng.random() < 0.1:
            seat = rng.choice(trail.seats)
            note = any_note(trail.game, state, seat, rng)
            if note is not None:
                steps.append(Noted(seat, len(state.log), note))
        steps.append(step)
    return tuple(steps)


# What all do at the same time


def simultaneous_choices_commute(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Where several are to act, the order of their choices does not matter, and none can be read before all are made.

    Whoever chose first, the position afterwards is the same but for the log; and the log has the same entries, those
    that are news in the same order.
    """
    game = trail.game
    shared = [state for state in trail.states if len(game.to_act(state)) > 1]
    for state in some(shared, rng, POSITIONS):
        seats = list(game.to_act(state))
        offers = {seat: tuple(game.moves(state, seat)) for seat in seats}
        chosen = {seat: any_move(offers[seat], rng) for seat in seats}
        first = _all_choose(trail, state, seats, chosen, offers)
        other = _all_choose(trail, state, rng.sample(seats, len(seats)), chosen, offers)
        _same_but_for_the_order(trail, first, other)
        one, reader = rng.sample(seats, 2)
        views = {encode(game.view(game.apply(state, one, move), reader)) for move in some(offers[one], rng, 4)}
        assert len(views) == 1, f"seat {reader} reads what seat {one} chose in secret"


def _all_choose(
    trail: Trail, state: Any, order: list[Seat], chosen: dict[Seat, Any], offers: dict[Seat, tuple[Any, ...]]
) -> Any:
    for at, seat in enumerate(order):
        assert set(order[at:]) <= set(trail.game.to_act(state)), f"seat {seat} may no longer choose"
        assert tuple(trail.game.moves(state, seat)) == offers[seat], f"seat {seat} has other choices now"
        state = trail.game.apply(state, seat, chosen[seat])
    return state


def _same_but_for_the_order(trail: Trail, one: Any, other: Any) -> None:
    game = trail.game
    assert replace(one, log=()) == replace(other, log=()), "the position depends on who chose first"
    assert [event for event in one.log if isinstance(event, News)] == [
        event for event in other.log if isinstance(event, News)
    ]
    assert sorted(map(encode, one.log)) == sorted(map(encode, other.log))
    for seat in trail.seats:
        assert tuple(game.moves(one, seat)) == tuple(game.moves(other, seat))
        mine, yours = game.view(one, seat), game.view(other, seat)
        assert replace(mine, log=()) == replace(yours, log=())
        assert sorted(map(encode, mine.log)) == sorted(map(encode, yours.log))


# Taking back


def undo_restores(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A move is taken back exactly when nothing came of it that anybody did not know; then all is as it was before."""
    game = trail.game
    acting = [number for number, state in enumerate(trail.states) if game.to_act(state)]
    for number in some(acting, rng, POSITIONS):
        match = Match(game, trail.options, seed=rng.random().hex(), steps=trail.steps[:number])
        before = match.state, match.record
        seat = rng.choice(match.to_act)
        match.play(seat, any_move(match.moves(seat), rng))
        quiet = len(match.record.steps) == number + 1 and not _news(before[0], match.state)
        assert match.can_undo(seat) is quiet, f"seat {seat} {'cannot' if quiet else 'can'} take its move back"
        if quiet:
            note = any_note(game, match.state, seat, rng)
            if note is not None:
                match.note(seat, note)
            match.undo(seat)
            assert match.state == before[0]
            assert [step for step in match.record.steps if not isinstance(step, Noted)] == list(before[1].steps)
            assert [step.note for step in match.notes(seat)] == ([] if note is None else [note])
        else:
            _undo_is_refused(match, seat)


def undo_stops_at_news(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """However often a seat takes back, no chance outcome and no news is undone, and what others did meanwhile stays."""
    game = trail.game
    moments = [number for number, state in enumerate(trail.states) if game.chance(state) is None]
    shared = [number for number in moments if len(game.to_act(trail.states[number])) > 1]
    for number in (*some(moments, rng, CLOSER), *some(shared, rng, CLOSER)):
        steps = trail.steps[:number]
        fixed = max((at + 1 for at in range(number) if _tells(trail, at)), default=0)
        for seat in trail.seats:
            match = Match(game, trail.options, steps=steps)
            while match.can_undo(seat):
                match.undo(seat)
            _undo_is_refused(match, seat)
            left = match.record.steps
            assert left[:fixed] == steps[:fixed], f"seat {seat} undid something that had come to light"
            assert [step for step in left if _by(step) != seat] == [step for step in steps if _by(step) != seat]
            assert match.state == follow(game, trail.options, left).end


def undo_unlearns_nothing(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A move without news tells nobody anything.

    In every world that a seat cannot tell from the true one, it sees the same after the move. Worlds in which the
    move cannot be made are left out: that a player can make it is for that player to give away.
    """
    game = trail.game
    quiet = [at for at, step in enumerate(trail.steps) if isinstance(step, Played) and not _tells(trail, at)]
    for at in some(quiet, rng, CLOSER):
        step = trail.steps[at]
        assert isinstance(step, Played)
        for seat in trail.seats:
            seen = encode(game.view(trail.states[at + 1], seat))
            for _ in range(WORLDS):
                world = follow(game, trail.options, adapter.world(trail.options, trail.steps[:at], seat, rng)).end
                if step.move in game.moves(world, step.seat):
                    told = encode(game.view(after(game, world, step), seat))
                    assert told == seen, f"step {at}, {step}, tells seat {seat} something, but is no news"


def _undo_is_refused(match: Match, seat: Seat) -> None:
    before = match.state, match.record
    error = refused(match.undo, seat)
    assert isinstance(error, IllegalMove), f"can_undo says no, but seat {seat} took a move back"
    assert error.rule == "undo"
    assert (match.state, match.record) == before


def _tells(trail: Trail, at: int) -> bool:
    return isinstance(trail.steps[at], Settled) or _news(trail.states[at], trail.states[at + 1])


def _news(before: Any, now: Any) -> bool:
    return any(isinstance(event, News) for event in now.log[len(before.log) :])


def _by(step: Step) -> Seat | None:
    return None if isinstance(step, Settled) else step.seat


# What a seat sees


def logs_only_grow(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """For every seat an event has the same number as for the others, and what was once seen never changes."""
    game = trail.game
    states = some(trail.states, rng, 5 * POSITIONS)
    for seat in trail.seats:
        seen: tuple[Event, ...] = ()
        true: tuple[Event, ...] = ()
        for state in states:
            assert state.log[: len(true)] == true, "what had happened was changed"
            true = state.log
            view = game.view(state, seat)
            assert view.seat == seat
            assert len(view.log) == len(true), f"seat {seat} has {len(view.log)} of {len(true)} events"
            assert view.log[: len(seen)] == seen, f"what seat {seat} saw was changed"
            fresh = len(seen)
            seen = view.log
            for event, shown in zip(true[fresh:], seen[fresh:], strict=True):
                assert type(event) is type(shown) and isinstance(event, Event)
                assert _blanked(msgspec.to_builtins(event), msgspec.to_builtins(shown)), f"{event} is told as {shown}"


def _blanked(event: Any, shown: Any) -> bool:
    """Whether the one is the other with parts of it left out."""
    if shown is None or event == shown:
        return True
    if isinstance(event, dict) and isinstance(shown, dict) and event.keys() == shown.keys():
        return all(_blanked(event[name], shown[name]) for name in event)
    if isinstance(event, list | tuple) and isinstance(shown, list | tuple) and len(event) == len(shown):
        return all(map(_blanked, event, shown))
    return False


def views_tell_no_secrets(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """In all worlds that a seat cannot tell apart it sees the same, may do the same, is refused in the same words."""
    game = trail.game
    secret = [number for number, state in enumerate(trail.states) if len(game.to_act(state)) > 1]
    for number in (*some(range(len(trail.states)), rng, CLOSER), *some(secret, rng, CLOSER)):
        state = trail.states[number]
        for seat in trail.seats:
            tried = list(strays(trail, game.moves(state, seat), rng, STRAYS))
            marks = [] if game.types.note is None else [any_value(game.types.note, rng) for _ in range(3)]
            seen = dict(_impression(trail, state, seat, tried, marks))
            for _ in range(WORLDS):
                steps = adapter.world(trail.options, trail.steps[:number], seat, rng)
                assert len(steps) == number
                world = follow(trail.game, trail.options, steps).end
                for name, told in _impression(trail, world, seat, tried, marks):
                    assert told == seen[name], f"after {number} steps seat {seat} reads a secret from its {name}"


def _impression(
    trail: Trail, state: Any, seat: Seat, tried: list[Any], marks: list[Any]
) -> Iterator[tuple[str, object]]:
    """All that the seat gets to see of the position."""
    game = trail.game
    view = game.view(state, seat)
    yield "log", encode(view.log)
    yield "view", encode(view)
    yield "moves", tuple(game.moves(state, seat))
    yield "refusals", tuple(str(refused(game.check, state, seat, move)) for move in tried)
    yield "result", game.result(state)
    if game.check_note is not None:
        yield "notes", tuple(str(refused(game.check_note, state, seat, mark)) for mark in marks)


PROPERTIES: dict[str, Property] = {
    each.__name__: each
    for each in (
        moves_agree_with_check,
        apply_follows_check,
        one_thing_at_a_time,
        chance_is_sound,
        pieces_are_conserved,
        the_result_is_consistent,
        values_come_back_equal,
        records_come_back_equal,
        simultaneous_choices_commute,
        undo_restores,
        undo_stops_at_news,
        undo_unlearns_nothing,
        logs_only_grow,
        views_tell_no_secrets,
    )
}

OF_WHOLE_GAMES = ("one_thing_at_a_time", "pieces_are_conserved", "the_result_is_consistent")
"""Those that look at every position of a game, and take little time for it."""
