"""What every game promises. Each property takes a game played at random and raises `AssertionError` where it is broken.

The default tests, the long ones and the tests of the suite itself all ask these same functions.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from cairn.core import notation, record
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput, CairnError, IllegalMove
from cairn.core.events import Event, News, is_final
from cairn.core.match import Match, replay_record
from cairn.core.record import Record
from cairn.core.snapshot import from_json as open_snapshot
from cairn.core.snapshot import to_json as write_snapshot
from cairn.core.steps import Noted, Played, Settled, Step, Undone
from cairn.core.table import Table, new_table
from cairn.core.values import Seat, encode
from tests.contract.adapter import Adapter
from tests.contract.play import (
    Trail,
    after,
    any_move,
    any_note,
    any_value,
    follow,
    misfits,
    shaken,
    some,
    strays,
)
from tests.loose import AnyMatch, AnyTable
from tests.tally import CHECKED, EXCHANGED, LOOKED_AT, VIEWS, tried

__all__ = ["OF_WHOLE_GAMES", "PROPERTIES", "Property", "refused"]

Property = Callable[[Adapter, Trail, Random], None]

RULE = re.compile(r"[A-Z]{2} \d+\.\d+")
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
POSITIONS = 8  # of one game that are looked at closely
CLOSER = 3  # the same where each takes long
STRAYS = 24
WORLDS = 3


# What may be done


def moves_agree_with_check(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Every listed move is listed once and allowed; every other move is refused by a rule, by anybody, at any time."""
    game, players = trail.game, len(trail.seats)
    for state in some(trail.states, rng, POSITIONS):
        tried(LOOKED_AT, game.name, players)
        acting = game.to_act(state)
        assert len(set(acting)) == len(acting) and set(acting) <= set(trail.seats), f"{acting} are to act"
        offered = [move for seat in acting for move in game.moves(state, seat)]
        for seat in trail.seats:
            listed = tuple(game.moves(state, seat))
            allowed = set(listed)
            assert len(allowed) == len(listed), f"seat {seat} is offered a move twice"
            assert bool(listed) == (seat in acting), f"seat {seat} is offered {len(listed)} moves, {acting} are to act"
            for move in listed:
                game.check(state, seat, move)
            tried(CHECKED, game.name, players, len(listed))
            for move in strays(trail, offered, rng, STRAYS):
                if move in allowed:
                    continue
                tried(CHECKED, game.name, players)
                refusal = refused(game.check, state, seat, move)
                assert refusal is not None, f"{move} of seat {seat} is allowed, but not listed"
                assert isinstance(refusal, IllegalMove)
                assert RULE.fullmatch(refusal.rule), f"{move} is refused without a rule: {refusal}"
                assert KEY.fullmatch(refusal.key), f"{refusal.key!r} is no key of a message"


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


def nobody_else_is_let_in(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A seat that does not exist may do nothing, sees nothing and is told nothing."""
    game, table = trail.game, new_table(trail.game, trail.options)
    for nowhere in (-1, len(trail.seats), 99, True, 0.0, "0"):
        for ask in (table.sight, table.moves, table.offers, table.notes, partial(table.since, number=0)):
            assert refused(ask, nowhere) is not None, f"seat {nowhere!r} is answered at a table"
    for state in some(trail.states, rng, CLOSER):
        move, piece = any_value(game.types.move, rng), rng.choice(game.pieces(game.view(state, 0)))
        for nowhere in (-1, len(trail.seats), 99):
            for question, *more in (
                (game.view,),
                (lambda *asked: tuple(game.moves(*asked)),),
                (game.offers,),
                (game.why_not, piece),
                (game.check, move),
                (game.apply, move),
            ):
                assert refused(question, state, nowhere, *more) is not None, f"seat {nowhere!r} is answered"


# Offers


def offers_cover_the_moves(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Every move belongs to exactly one offer, in the order in which they are listed; keys tell offers apart."""
    game = trail.game
    for state in some(trail.states, rng, POSITIONS):
        for seat in trail.seats:
            offers, known = game.offers(state, seat), set(game.pieces(game.view(state, seat)))
            covered = [move for offer in offers for move in offer.moves]
            assert covered == list(game.moves(state, seat)), f"the offers of seat {seat} are not its moves"
            assert len({offer.key for offer in offers}) == len(offers), "two offers have one key"
            for offer in offers:
                assert offer.moves and len({type(move) for move in offer.moves}) == 1
                assert offer.kind == offer.moves[0].__struct_config__.tag
                assert set(offer.touches) <= known, (
                    f"{offer.key} touches {set(offer.touches) - known}, not on the table"
                )
                for sign in (*offer.price, *offer.gives):
                    assert sign.number, f"{offer.key} counts none of {sign.of}"


def offers_say_what_is_final(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Undo is refused after a move exactly if its offer says that it reveals something or is binding."""
    game = trail.game
    acting = [number for number, state in enumerate(trail.states) if game.to_act(state)]
    for number in some(acting, rng, POSITIONS):
        state = trail.states[number]
        for seat in game.to_act(state):
            offers = game.offers(state, seat)
            for offer in some(offers, rng, 12):
                move = rng.choice(offer.moves)
                change = game.apply(state, seat, move)
                news = any(isinstance(event, News) for event in change.events)
                reveals = news or game.chance(change.state) is not None
                assert offer.reveals is reveals, f"{offer.key}: reveals is {offer.reveals}"
                final = any(map(is_final, change.events))
                assert offer.binding is (final and not reveals), f"{offer.key}: binding is {offer.binding}"
    for number in some(acting, rng, CLOSER):
        match = Match(new_table(game, trail.options, trail.steps[:number]), Dealer(rng.random().hex()))
        seat = rng.choice(match.to_act)
        offer = rng.choice(match.offers(seat))
        match.play(seat, rng.choice(offer.moves))
        assert match.can_undo(seat) is not (offer.reveals or offer.binding), f"{offer.key} of seat {seat}"


def every_piece_can_be_asked_about(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A piece that an offer touches has no reason against it, every other one has; what is not there is refused."""
    game = trail.game
    for state in some(trail.states, rng, POSITIONS):
        for seat in trail.seats:
            pieces = game.pieces(game.view(state, seat))
            assert len(set(pieces)) == len(pieces), "a piece has two places"
            touched = {piece for offer in game.offers(state, seat) for piece in offer.touches}
            for piece in pieces:
                reason = game.why_not(state, seat, piece)
                assert (reason is None) is (piece in touched), f"{piece}: {reason}"
                if reason is not None:
                    assert RULE.fullmatch(reason.rule) and KEY.fullmatch(reason.key), f"{piece}: {reason}"
            assert isinstance(refused(game.why_not, state, seat, "nowhere:nothing"), BadInput)


# Strict at the door


def only_what_fits_is_let_in(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A move or a note with a field of another type is refused, and nothing changes."""
    game = trail.game
    acting = [number for number, state in enumerate(trail.states) if game.to_act(state)]
    for number in some(acting, rng, CLOSER):
        table = new_table(game, trail.options, trail.steps[:number])
        seat = rng.choice(table.to_act)
        before = table.snapshot()
        for wrong in misfits(any_move(table.moves(seat), rng), rng):
            error = refused(table.add, Played(seat, wrong))
            taken = None if error is not None else table.state
            if error is None:  # it was read as what it plainly means, a number of another library say
                assert taken is not None and _is_typed(table.snapshot(), game)
                table = new_table(game, trail.options, trail.steps[:number])
            else:
                assert isinstance(error, BadInput | IllegalMove) and table.snapshot() == before, f"{wrong} came through"
        note = any_note(game, table.state, seat, rng)
        for wrong in () if note is None else misfits(note, rng):
            before = table.snapshot()
            if refused(table.add, Noted(seat, 0, wrong)) is not None:
                assert table.snapshot() == before
        for wrong in (0.5, True, "1", None, -1):
            assert refused(table.add, Played(wrong, any_value(game.types.move, rng))) is not None  # type: ignore[arg-type]


def _is_typed(snapshot: Any, game: Any) -> bool:
    """Whether everything in a table is what its type says."""
    return bool(open_snapshot(write_snapshot(snapshot, game), game) == snapshot)


# Chance, and the end


def one_thing_at_a_time(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """In every position either chance decides, or somebody is to act, or the game is over; and it ends in time."""
    game = trail.game
    for number, state in enumerate(trail.states):
        waits = (game.chance(state) is not None, bool(game.to_act(state)), game.result(state) is not None)
        assert sum(waits) == 1, f"after {number} steps (chance, players, over) are {waits}"
    assert len(trail.steps) <= adapter.longest(trail.options), f"not over after {len(trail.steps)} steps"
    assert game.result(trail.end) is not None


def nobody_acts_between_events(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A position between two events of a step waits for nobody, and has the pieces of every other position."""
    game = trail.game
    pieces = adapter.counted(trail.states[0], trail.history(0))
    for number, told in enumerate(trail.told):
        if len(told) < 2:
            continue
        between = trail.interim(number)
        counts = [at for at, _ in between]
        assert counts == sorted(set(counts)), f"positions out of order: {counts}"
        assert all(0 < at < len(told) for at in counts), f"{counts} of {told}"
        for at, position in between:
            waits = (game.chance(position), game.to_act(position), game.result(position))
            assert waits == (None, (), None), f"after {at} events of step {number} the table waits: {waits}"
            history = (*trail.history(number - 1), *told[:at])
            assert adapter.counted(position, history) == pieces, f"after {at} events of step {number}"
            for seat in (None, *trail.seats):
                _comes_back(game.view(position, seat), game.types.view)


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
    first = adapter.counted(trail.states[0], trail.history(0))
    assert first, "no pieces were counted"
    for number, state in enumerate(trail.states):
        now = adapter.counted(state, trail.history(number))
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


def positions_hold_no_history(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """No field of a position or a view can hold an event, at any depth."""
    for kind in (trail.game.types.state, trail.game.types.view):
        found = [each for each in _structs(inspect.type_info(kind), set()) if issubclass(each, Event)]
        assert not found, f"{kind.__name__} holds {found}"


def _structs(kind: inspect.Type, known: set[type]) -> set[type]:
    """Every struct that a type is made of."""
    match kind:
        case inspect.StructType(cls=struct, fields=fields):
            if struct not in known:
                known.add(struct)
                for field in fields:
                    _structs(field.type, known)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            _structs(item, known)
        case inspect.TupleType(item_types=items):
            for item in items:
                _structs(item, known)
        case inspect.UnionType(types=types):
            for each in types:
                _structs(each, known)
        case inspect.DictType(key_type=key, value_type=value):
            _structs(key, known)
            _structs(value, known)
        case _:
            pass
    return known


def values_come_back_equal(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """States, views, moves, outcomes and notes are frozen and hashable, and their JSON and text come back equal."""
    game, types = trail.game, trail.game.types
    for state in (*some(trail.states, rng, POSITIONS), trail.end):
        _comes_back(state, types.state)
        _comes_back(game.view(state, None), types.view)
        for seat in trail.seats:
            _comes_back(game.view(state, seat), types.view)
            for move in some(tuple(game.moves(state, seat)), rng, 20):
                _comes_back(move, types.move)
                assert notation.read(notation.write(move), types.move) == move
                assert notation.write(move) != record.UNDO, "this is how a record says that a move was taken back"
        chance = game.chance(state)
        for outcome in () if chance is None else some(chance.outcomes, rng, 20):
            _comes_back(outcome, types.outcome)
            assert notation.read(notation.write(outcome), types.outcome) == outcome
        note = any_note(game, state, rng.choice(trail.seats), rng)
        if note is not None:
            _comes_back(note, types.note)
            assert notation.read(notation.write(note), types.note) == note
    for event in some(trail.history(len(trail.steps)), rng, 20):
        for shown in (event, *(game.seen(event, seat) for seat in (None, *trail.seats))):
            _comes_back(shown, types.event)
    _comes_back(trail.options, types.options)


def _comes_back(value: Any, kind: Any) -> None:
    text = encode(value)
    again = msgspec.json.decode(text, type=kind)
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
    assert (again.states, again.told) == (trail.states, trail.told), "the same steps led elsewhere"
    for length in (*some(range(len(trail.states)), rng, CLOSER), len(trail.steps)):
        steps = _with_notes(trail, length, rng)
        state = trail.states[length]
        names = tuple(rng.choice(("Ala", "Łukasz", "Яна 2", 'a "b"', "end 0")) for _ in trail.seats)
        kept = Record(game.name, game.rules_version, trail.options, names, steps, game.result(state))
        for text in (record.to_json(kept), record.to_text(kept)):
            assert record.read(text, lambda name: game) == kept
        match = replay_record(game, kept)
        assert match.state == state and match.table.history == trail.history(length)
        assert match.record == kept


def _with_notes(trail: Trail, length: int, rng: Random) -> tuple[Step, ...]:
    """The first steps of a game, with a few notes among them."""
    steps: list[Step] = []
    for number, (step, state) in enumerate(zip(trail.steps[:length], trail.states, strict=False)):
        if rng.random() < 0.1:
            seat = rng.choice(trail.seats)
            note = any_note(trail.game, state, seat, rng)
            if note is not None:
                steps.append(Noted(seat, len(trail.history(number)), note))
        steps.append(step)
    return tuple(steps)


def snapshots_open_where_they_were_taken(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A table opened from a snapshot, and the steps after it, is the table that took them all."""
    game = trail.game
    for length in some(range(len(trail.states)), rng, CLOSER):
        steps = _with_notes(trail, length, rng)
        table = new_table(game, trail.options, steps)
        kept = table.snapshot()
        again = open_snapshot(write_snapshot(kept, game), game)
        assert again == kept
        opened = Table(game, again)
        _same_tables(opened, table, trail)
        for step in trail.steps[length : length + 5]:
            assert opened.add(step) == table.add(step)
        _same_tables(opened, table, trail)


def _same_tables(one: AnyTable, other: AnyTable, trail: Trail) -> None:
    assert (one.state, one.history, one.steps, one.settled) == (other.state, other.history, other.steps, other.settled)
    for seat in trail.seats:
        assert one.sight(seat) == other.sight(seat) and one.notes(seat) == other.notes(seat)
        assert one.can_undo(seat) is other.can_undo(seat)


# What all do at the same time


def simultaneous_choices_commute(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Where several are to act, the order of their choices does not matter, and none can be read before all are made.

    No matter who chose first, the position afterwards is the same value, and the same happened in the same order.
    """
    game = trail.game
    shared = [state for state in trail.states if len(game.to_act(state)) > 1]
    for state in some(shared, rng, POSITIONS):
        seats = list(game.to_act(state))
        listed = {seat: tuple(game.moves(state, seat)) for seat in seats}
        chosen = {seat: any_move(listed[seat], rng) for seat in seats}
        first = _all_choose(trail, state, seats, chosen, listed)
        other = _all_choose(trail, state, rng.sample(seats, len(seats)), chosen, listed)
        assert first[0] == other[0] and hash(first[0]) == hash(other[0]), "the position depends on who chose first"
        assert sorted(map(encode, first[1])) == sorted(map(encode, other[1]))
        assert [each for each in first[1] if isinstance(each, News)] == [
            each for each in other[1] if isinstance(each, News)
        ]
        one, reader = rng.sample(seats, 2)
        for who in (reader, None):
            seen = set()
            for move in some(listed[one], rng, 4):
                change = game.apply(state, one, move)
                seen.add(
                    (encode(game.view(change.state, who)), encode([game.seen(each, who) for each in change.events]))
                )
            assert len(seen) == 1, f"seat {who} reads what seat {one} chose in secret"


def _all_choose(
    trail: Trail, state: Any, order: list[Seat], chosen: dict[Seat, Any], listed: dict[Seat, tuple[Any, ...]]
) -> tuple[Any, list[Event]]:
    events: list[Event] = []
    for at, seat in enumerate(order):
        assert set(order[at:]) <= set(trail.game.to_act(state)), f"seat {seat} may no longer choose"
        assert tuple(trail.game.moves(state, seat)) == listed[seat], f"seat {seat} has other choices now"
        change = trail.game.apply(state, seat, chosen[seat])
        state = change.state
        events += change.events
    return state, events


# Taking back


def undo_restores(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A move is taken back exactly when nothing final came of it; then all is as it was before."""
    game = trail.game
    acting = [number for number, state in enumerate(trail.states) if game.to_act(state)]
    for number in some(acting, rng, POSITIONS):
        match = Match(new_table(game, trail.options, trail.steps[:number]), Dealer(rng.random().hex()))
        before = match.state, match.table.history
        seat = rng.choice(match.to_act)
        match.play(seat, any_move(match.moves(seat), rng))
        fresh = match.table.history[len(before[1]) :]
        quiet = len(match.record.steps) == 1 and not any(map(is_final, fresh))
        assert match.can_undo(seat) is quiet, f"seat {seat} {'cannot' if quiet else 'can'} take its move back"
        if quiet:
            note = any_note(game, match.state, seat, rng)
            if note is not None:
                match.note(seat, note)
            match.undo(seat)
            assert (match.state, match.table.history) == before
            assert match.record.steps[-1] == Undone(seat)
            assert [step.note for step in match.notes(seat)] == ([] if note is None else [note])
            assert all(step.at <= len(before[1]) for step in match.notes(seat))
        else:
            _undo_is_refused(match, seat)


def undo_stops_at_what_is_final(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """However often a seat takes back, nothing final is undone, and what others did meanwhile stays."""
    game = trail.game
    moments = [number for number, state in enumerate(trail.states) if game.chance(state) is None]
    shared = [number for number in moments if len(game.to_act(trail.states[number])) > 1]
    for number in (*some(moments, rng, CLOSER), *some(shared, rng, CLOSER)):
        steps = trail.steps[:number]
        fixed = max((at + 1 for at in range(number) if _is_final(trail, at)), default=0)
        for seat in trail.seats:
            match = Match(new_table(game, trail.options, steps), None, steps=steps)
            left = list(steps)
            while match.can_undo(seat):
                match.undo(seat)
                del left[max(at for at, step in enumerate(left) if _by(step) == seat)]
            _undo_is_refused(match, seat)
            assert tuple(left[:fixed]) == steps[:fixed], f"seat {seat} undid something that is final"
            rest = follow(game, trail.options, left)
            assert match.state == rest.end, f"seat {seat} undid something of another"
            assert match.table.history == rest.history(len(left))
            assert replay_record(game, match.record).state == match.state


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
            told = [game.seen(event, seat) for event in trail.told[at + 1]]
            seen = encode(game.view(trail.states[at + 1], seat)), encode(told)
            for _ in range(WORLDS):
                world = follow(game, trail.options, adapter.world(trail.options, trail.steps[:at], seat, rng)).end
                if step.move in game.moves(world, step.seat):
                    change = after(game, world, step)
                    there = [game.seen(event, seat) for event in change.events]
                    assert (encode(game.view(change.state, seat)), encode(there)) == seen, (
                        f"step {at}, {step}, tells seat {seat} something, but is no news"
                    )


def _undo_is_refused(match: AnyMatch, seat: Seat) -> None:
    before = match.state, match.record
    error = refused(match.undo, seat)
    assert isinstance(error, IllegalMove), f"can_undo says no, but seat {seat} took a move back"
    assert error.rule == "undo"
    assert (match.state, match.record) == before


def _tells(trail: Trail, at: int) -> bool:
    return isinstance(trail.steps[at], Settled) or any(isinstance(event, News) for event in trail.told[at + 1])


def _is_final(trail: Trail, at: int) -> bool:
    return isinstance(trail.steps[at], Settled) or any(map(is_final, trail.told[at + 1]))


def _by(step: Step) -> Seat | None:
    return None if isinstance(step, Settled) else step.seat


# What a seat sees


def events_are_told_to_everybody(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """Everybody is told every event, with parts of it left out at most; an onlooker is told what each seat is."""
    game = trail.game
    for event in some(trail.history(len(trail.steps)), rng, 10 * POSITIONS):
        assert isinstance(event, Event)
        onlooker = game.seen(event, None)
        for seat in trail.seats:
            shown = game.seen(event, seat)
            assert type(shown) is type(event) is type(onlooker)
            assert _blanked(msgspec.to_builtins(event), msgspec.to_builtins(shown)), f"{event} is told as {shown}"
            assert _blanked(msgspec.to_builtins(shown), msgspec.to_builtins(onlooker)), (
                f"an onlooker reads {onlooker} where seat {seat} reads {shown}"
            )
    for state in some(trail.states, rng, CLOSER):
        for seat in (None, *trail.seats):
            assert game.view(state, seat).seat == seat


def _blanked(event: Any, shown: Any) -> bool:
    """Whether the one is the other with parts of it left out."""
    if shown is None or event == shown:
        return True
    if isinstance(event, dict) and isinstance(shown, dict) and shown.keys() <= event.keys():
        return all(_blanked(event[name], shown[name]) for name in shown)
    if isinstance(event, list | tuple) and isinstance(shown, list | tuple) and len(event) == len(shown):
        return all(map(_blanked, event, shown))
    return False


def tables_tell_what_the_game_does(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """A table gives each seat its view and what it saw, event by event, and an onlooker everything in the end."""
    game = trail.game
    table = new_table(game, trail.options)
    looks = set(some(range(len(trail.states)), rng, POSITIONS)) | {len(trail.steps)}
    for number, state in enumerate(trail.states):
        if number:
            table.add(trail.steps[number - 1])
        if number in looks:
            for seat in trail.seats:
                sight = table.sight(seat)
                assert sight.view == game.view(state, seat) and sight.history == trail.seen(number, seat)
            sight = table.sight(None)
            over = game.result(state) is not None
            assert sight.view == game.view(state, None)
            assert sight.history == (trail.history(number) if over else trail.seen(number, None))
            for seat in trail.seats if over else ():
                whole, part = msgspec.to_builtins(sight.view), msgspec.to_builtins(game.view(state, seat))
                assert _blanked(whole, part | {"seat": None}), f"seat {seat} knows more than is open in the end"


def onlookers_learn_nothing_new(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """While a game goes on, what an onlooker sees, joined to any seat's sight, rules out none of that seat's worlds."""
    game = trail.game
    running = [number for number, state in enumerate(trail.states) if game.result(state) is None]
    for number in some(running, rng, CLOSER):
        seen = encode(game.view(trail.states[number], None)), encode(trail.seen(number, None))
        for seat in trail.seats:
            for _ in range(WORLDS):
                steps = adapter.world(trail.options, trail.steps[:number], seat, rng)
                world = follow(game, trail.options, steps)
                there = encode(game.view(world.end, None)), encode(world.seen(number, None))
                assert there == seen, f"after {number} steps seat {seat} could learn something by watching"


def views_tell_no_secrets(adapter: Adapter, trail: Trail, rng: Random) -> None:
    """In all worlds that a seat cannot tell apart it sees the same, may do the same, is refused in the same words."""
    game = trail.game
    secret = [number for number, state in enumerate(trail.states) if len(game.to_act(state)) > 1]
    for number in (*some(range(len(trail.states)), rng, CLOSER), *some(secret, rng, CLOSER)):
        state = trail.states[number]
        for seat in trail.seats:
            attempts = list(strays(trail, game.moves(state, seat), rng, STRAYS))
            marks = [] if game.types.note is None else [any_value(game.types.note, rng) for _ in range(3)]
            pieces = some(game.pieces(game.view(state, seat)), rng, 12)
            seen = dict(_impression(trail, number, seat, attempts, marks, pieces))
            for _ in range(WORLDS):
                steps = adapter.world(trail.options, trail.steps[:number], seat, rng)
                assert len(steps) == number
                world = follow(trail.game, trail.options, steps)
                for name, told in _impression(world, number, seat, attempts, marks, pieces):
                    assert told == seen[name], f"after {number} steps seat {seat} reads a secret from its {name}"
                tried(VIEWS, game.name, len(trail.seats))
                tried(EXCHANGED, game.name, len(trail.seats), int(tuple(steps) != trail.steps[:number]))


def _impression(
    trail: Trail, number: int, seat: Seat, attempts: list[Any], marks: list[Any], pieces: list[str]
) -> Iterator[tuple[str, object]]:
    """All that the seat gets to see of a position and of the way there."""
    game, state = trail.game, trail.states[number]
    view = game.view(state, seat)
    yield "history", encode(trail.seen(number, seat))
    yield "view", encode(view)
    yield "interim positions", encode([(at, game.view(position, seat)) for at, position in trail.interim(number)])
    yield "pieces", game.pieces(view)
    yield "moves", tuple(game.moves(state, seat))
    yield "offers", encode(game.offers(state, seat))
    yield "refusals", tuple(str(refused(game.check, state, seat, move)) for move in attempts)
    yield "reasons", tuple(str(game.why_not(state, seat, piece)) for piece in pieces)
    yield "result", game.result(state)
    if game.check_note is not None:
        yield "notes", tuple(str(refused(game.check_note, state, seat, mark)) for mark in marks)


PROPERTIES: dict[str, Property] = {
    each.__name__: each
    for each in (
        moves_agree_with_check,
        apply_follows_check,
        nobody_else_is_let_in,
        offers_cover_the_moves,
        offers_say_what_is_final,
        every_piece_can_be_asked_about,
        only_what_fits_is_let_in,
        one_thing_at_a_time,
        nobody_acts_between_events,
        chance_is_sound,
        pieces_are_conserved,
        the_result_is_consistent,
        positions_hold_no_history,
        values_come_back_equal,
        records_come_back_equal,
        snapshots_open_where_they_were_taken,
        simultaneous_choices_commute,
        undo_restores,
        undo_stops_at_what_is_final,
        undo_unlearns_nothing,
        events_are_told_to_everybody,
        tables_tell_what_the_game_does,
        onlookers_learn_nothing_new,
        views_tell_no_secrets,
    )
}

OF_WHOLE_GAMES = ("one_thing_at_a_time", "pieces_are_conserved", "the_result_is_consistent")
"""Those that look at every position of a game, and take little time for it."""
