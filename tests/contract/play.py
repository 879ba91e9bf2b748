"""Games played at random, step by step, with every position on the way; and moves that nobody should make."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from cairn.core.chance import sample
from cairn.core.errors import BadOption, IllegalMove
from cairn.core.events import Change, Event
from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat, replace
from tests.contract.adapter import Adapter
from tests.loose import AnyChange, AnyGame

__all__ = [
    "Trail",
    "after",
    "any_move",
    "any_note",
    "any_value",
    "follow",
    "misfits",
    "play",
    "shaken",
    "some",
    "strays",
    "tables",
]

T = TypeVar("T")

MOST_KEPT = 64
"""Games: what one property is held to, the next one is too."""

_played: dict[tuple[Any, ...], tuple["Trail", tuple[Any, ...], Adapter]] = {}


@dataclass(frozen=True)
class Trail:
    """A game as far as it was played: what was done, and the position before, between and after, with what happened."""

    game: AnyGame
    options: Any
    steps: tuple[Step, ...]
    states: tuple[Any, ...]
    told: tuple[tuple[Event, ...], ...]
    """For each position, what happened on the way to it."""

    @property
    def seats(self) -> range:
        """Everybody."""
        return range(self.options.players)

    @property
    def end(self) -> Any:
        """The last position."""
        return self.states[-1]

    def history(self, number: int) -> tuple[Event, ...]:
        """All that had happened when position `number` was reached."""
        return tuple(event for told in self.told[: number + 1] for event in told)

    def seen(self, number: int, seat: Seat | None) -> tuple[Any, ...]:
        """The same, as a seat saw it."""
        return tuple(self.game.seen(event, seat) for event in self.history(number))

    def interim(self, number: int) -> tuple[tuple[int, Any], ...]:
        """The positions on the way to position `number`, each after so many events of the step."""
        if number == 0:
            return ()
        step = self.steps[number - 1]
        return self.game.interim(self.states[number - 1], step) if isinstance(step, Played | Settled) else ()

    def __repr__(self) -> str:
        return f"<{self.game.name}, {len(self.steps)} steps, {self.options}>"


def play(game: AnyGame, options: Any, rng: Random, adapter: Adapter, most: int | None = None) -> Trail:
    """A game played at random to its end, or for `most` steps; some of its players know what they are after.

    Many tests ask for the same game of the same seed: the latest are kept, and `rng` is left as playing leaves it.
    """
    asked = (id(game), options, rng.getstate(), id(adapter), most)
    if asked not in _played:
        # with game and adapter, so that no other has their identity while they are kept
        _played[asked] = (_play(game, options, rng, adapter, most), rng.getstate(), adapter)
        if len(_played) > MOST_KEPT:
            del _played[next(iter(_played))]
    trail, state, _ = _played[asked]
    rng.setstate(state)
    return trail


def _play(game: AnyGame, options: Any, rng: Random, adapter: Adapter, most: int | None) -> Trail:
    limit = adapter.longest(options) + 1 if most is None else most
    aim = rng.choice((0.0, 0.5, 0.9))
    change = game.setup(options)
    steps: list[Step] = []
    changes = [change]
    while len(steps) < limit:
        step = _any_step(game, change.state, rng, adapter if rng.random() < aim else None)
        if step is None:
            break
        change = after(game, change.state, step)
        steps.append(step)
        changes.append(change)
    return _trail(game, options, steps, changes)


def follow(game: AnyGame, options: Any, steps: Iterable[Step]) -> Trail:
    """The game that these steps make."""
    changes = [game.setup(options)]
    taken = tuple(steps)
    for step in taken:
        changes.append(after(game, changes[-1].state, step))
    return _trail(game, options, taken, changes)


def _trail(game: AnyGame, options: Any, steps: Iterable[Step], changes: Sequence[AnyChange]) -> Trail:
    states, told = tuple(each.state for each in changes), tuple(each.events for each in changes)
    return Trail(game, options, tuple(steps), states, told)


def after(game: AnyGame, state: Any, step: Step) -> AnyChange:
    """What follows from one step."""
    match step:
        case Played(seat, move):
            return game.apply(state, seat, move)
        case Settled(outcome):
            return game.settle(state, outcome)
        case _:
            return Change(state, ())


def _any_step(game: AnyGame, state: Any, rng: Random, adapter: Adapter | None) -> Step | None:
    chance = game.chance(state)
    if chance is not None:
        return Settled(sample(chance, rng))
    seats = game.to_act(state)
    if not seats:
        return None
    seat = rng.choice(seats)
    moves = tuple(game.moves(state, seat))
    if adapter is not None and adapter.choose is not None:
        return Played(seat, adapter.choose(state, seat, moves, rng))
    return Played(seat, any_move(moves, rng))


def any_move(moves: Sequence[Any], rng: Random) -> Any:
    """One of the moves, every kind as likely as the others: a rare kind should not drown in a long list."""
    kinds: dict[type, list[Any]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    return rng.choice(rng.choice(list(kinds.values())))


def some(things: Sequence[T], rng: Random, most: int) -> list[T]:
    """So many of them at most, in their order."""
    return [things[at] for at in sorted(rng.sample(range(len(things)), min(most, len(things))))]


def tables(game: AnyGame) -> list[Any]:
    """Every number of players with every combination of the options that are a choice; the others as usual.

    Combinations that the game refuses are left out.
    """
    info = inspect.type_info(game.types.options)
    assert isinstance(info, inspect.StructType)
    choices = {field.name: _choices(field.type) for field in info.fields}
    choices = {name: values for name, values in choices.items() if values} | {"players": list(game.players)}
    listed = [replace(game.options, **dict(zip(choices, each, strict=True))) for each in product(*choices.values())]
    return [options for options in listed if _goes_together(game, options)]


def _goes_together(game: AnyGame, options: Any) -> bool:
    try:
        game.setup(options)
    except BadOption:
        return False
    return True


def _choices(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.BoolType():
            return [False, True]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values)):
            return [each for size in range(len(values) + 1) for each in combinations(values, size)]
        case _:
            return []


# Values of any type, made from what msgspec knows of it


def any_value(kind: Any, rng: Random) -> Any:
    """A value that has the right type, and no other merit."""
    return msgspec.convert(_anything(inspect.type_info(kind), rng), type=kind)


def shaken(value: Any, rng: Random) -> Any | None:
    """The value with one field changed a little, or None where it has no field to change."""
    info = inspect.type_info(type(value))
    assert isinstance(info, inspect.StructType)
    if not info.fields:
        return None
    field = rng.choice(info.fields)
    fields = msgspec.to_builtins(value)
    fields[field.encode_name] = _other(fields.get(field.encode_name), field.type, rng)
    try:
        return msgspec.convert(fields, type=type(value))
    except msgspec.ValidationError:
        return None


def misfits(value: Any, rng: Random) -> Iterator[Any]:
    """The value with a field of another type: what a careless caller, or a hostile one, would hand in."""
    for name in value.__struct_fields__:
        part = getattr(value, name)
        for wrong in _wrong(part, rng):
            yield type(value)(**{each: getattr(value, each) for each in value.__struct_fields__} | {name: wrong})


def _wrong(part: Any, rng: Random) -> Iterator[Any]:
    """Things that are not of the part's type, some of them equal to it in Python's eyes."""
    yield object()
    yield {"seat": 0}
    yield b"bytes"
    match part:
        case bool():
            yield from (int(part), str(part))
        case int():
            yield from (part + 0.5, str(part), None, [part], True if part == 1 else float("nan"), 10**40)
        case str():
            yield from (part + "?", 0, (part,), None)
        case tuple():
            yield from (0, "abc")
            if part:
                at = rng.randrange(len(part))
                for wrong in _wrong(part[at], rng):
                    yield (*part[:at], wrong, *part[at + 1 :])
        case _:
            yield 0.5


def any_note(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any | None:
    """Something that the seat may write down, or None where the game has no notes."""
    if game.check_note is None:
        return None
    while True:
        note = any_value(game.types.note, rng)
        try:
            game.check_note(state, seat, note)
        except IllegalMove:
            continue
        return note


def _other(part: Any, kind: inspect.Type, rng: Random) -> Any:
    if isinstance(part, int) and not isinstance(part, bool) and rng.random() < 0.8:
        return part + rng.choice((-1, 1))
    if isinstance(part, list | tuple) and part and rng.random() < 0.8:
        items = list(part)
        match rng.randrange(4):
            case 0:
                items.pop(rng.randrange(len(items)))
            case 1:
                items.append(rng.choice(items))
            case 2:
                rng.shuffle(items)
            case _:
                at = rng.randrange(len(items))
                items[at] = _other(items[at], inspect.AnyType(), rng)
        return items
    return part if isinstance(kind, inspect.AnyType) else _anything(kind, rng)


def _anything(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case inspect.IntType():
            return rng.randint(-2, 30) if rng.random() < 0.9 else rng.randint(-(2**40), 2**40)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.StrType():
            return rng.choice(("", "a", "two words", "end 0", "=", '"', "ż\u2028\n"))
        case inspect.NoneType():
            return None
        case inspect.EnumType(cls=enum):
            return rng.choice(list(enum)).value
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [_anything(item, rng) for _ in range(rng.randrange(5))]
        case inspect.TupleType(item_types=items):
            return [_anything(item, rng) for item in items]
        case inspect.UnionType(types=types):
            return _anything(rng.choice(types), rng)
        case inspect.DictType(key_type=key, value_type=value):
            return {_anything(key, rng): _anything(value, rng) for _ in range(rng.randrange(3))}
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            given = {} if tag_field is None else {tag_field: tag}
            return given | {field.encode_name: _anything(field.type, rng) for field in fields}
        case _:
            raise NotImplementedError(f"tests/contract/play.py makes no {kind} yet")


def strays(trail: Trail, listed: Iterable[Any], rng: Random, most: int) -> Iterator[Any]:
    """Moves of every kind, most of them out of place: anything at all, near misses, and moves of other moments."""
    listed = tuple(listed)
    played = [step.move for step in trail.steps if isinstance(step, Played)]
    for _ in range(most):
        match rng.randrange(3):
            case 0 if listed:
                near = shaken(any_move(listed, rng), rng)
                if near is not None:
                    yield near
            case 1 if played:
                yield rng.choice(played)
            case _:
                yield any_value(trail.game.types.move, rng)
