"""A position at a real table, written down by the player who sits there, as the sight that the player has.

The format is described in docs/solve.md. The player is seat 0; racks 1 to 3 are the others', then those of nobody.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias

from cairn.core.errors import BadInput
from cairn.core.game import AnyGame
from cairn.core.options import options_of
from cairn.core.sight import Sight
from cairn.core.values import Value, field
from cairn.games.lost_code.rules.events import Answer, Answered, Began, Dealt, Drew, Happening, Rolled, Swapped
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Laid, Phase, View
from cairn.games.lost_code.rules.table import Table
from cairn.reason.position import decoded

__all__ = ["Discard", "Position", "Round", "Stone", "sight_of"]

Decision: TypeAlias = Literal["turn", "bet", "swap", "final"]

_PHASES: dict[Decision | None, Phase] = {
    "turn": Phase.TURN,
    "bet": Phase.BET,
    "swap": Phase.SWAP,
    "final": Phase.FINAL,
    None: Phase.ROLL,
}


class Stone(Value):
    """An own stone that was laid open."""

    symbol: Symbol
    digit: int


class Round(Value):
    """One round, as the player had it."""

    dice: tuple[Symbol, ...]
    """As they lay in the end."""
    width: int
    low: int
    answer: Answer
    swap: Stone | None = None


class Discard(Value):
    """A stone that another player laid open; the next one of that rack and symbol, or the rack now, came after it."""

    round: int
    rack: int
    symbol: Symbol
    digit: int


class Position(Value):
    """What a player sees and has been told."""

    racks: tuple[dict[Symbol, int], ...]
    """The three racks in sight, as they stand now."""
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    discards: tuple[Discard, ...] = ()
    decide: Decision | None = None
    """What there is to decide; None: nothing but what can be known is asked for."""
    dice: tuple[Symbol, ...] = ()
    """Of the round that is being played, for "turn" and "bet"."""
    free: tuple[int, ...] | None = None
    """The widths still to be had, for "bet"; None: all."""
    cursed: bool = False
    """Whether the player holds the skull."""


def sight_of(game: AnyGame, text: str) -> Sight[View]:
    """The sight of the player who wrote the position down; raises `BadInput` naming the field that cannot be."""
    position = decoded(text, Position)
    options = options_of(game, position.options, position.players)
    table: Table = game.setup(options).state.table
    _check(table, position)
    history = tuple(_history(table, position))
    drawn = [event.symbol for event in history if isinstance(event, Drew)]
    begun = len(position.rounds) + (position.decide in ("turn", "bet"))
    view = View(
        seat=0,
        table=table,
        phase=_PHASES[position.decide],
        to_act=() if position.decide is None else (0,),
        racks=(None, *(tuple(rack[symbol] for symbol in table.symbols) for rack in position.racks)),
        stock=tuple(table.digits - table.racks - table.boxed - drawn.count(symbol) for symbol in table.symbols),
        track=tuple(range(table.players)),
        scores=(0,) * table.players,
        round=begun,
        order=tuple(range(table.players)),
        dice=_sorted(position.dice),
        free=tuple(wheel.width for wheel in table.wheels) if position.free is None else position.free,
        bets=(None,) * table.players,
        laid=tuple(sorted(_laid(position), key=lambda stone: (stone.round, stone.seat))),
        tokens=(),
        offered=None,
        stakes=(),
        skull=position.cursed,
        cursed=0 if position.cursed else None,
        finals=((None,) * len(table.symbols), *(None,) * (table.players - 1)) if position.decide == "final" else (),
    )
    return Sight(view, history)


def _history(table: Table, position: Position) -> Iterator[Happening]:
    chains = _chains(table, position)
    for symbol in table.symbols:
        digits = [chains[rack, symbol][0] for rack in range(1, table.racks)]
        yield Dealt(symbol, (None, *digits[: table.players - 1]), tuple(digits[table.players - 1 :]))
    passed = dict.fromkeys(chains, 0)
    order = tuple(range(table.players))
    for number, each in enumerate(position.rounds, start=1):
        yield Began(number, order)
        yield Rolled(0, _sorted(each.dice))
        yield Answered(0, each.width, each.low, each.answer, 0)
        if each.swap is not None:
            yield Swapped(0, each.swap.symbol, each.swap.digit)
            yield Drew(0, each.swap.symbol, None)
        for discard in position.discards:
            if discard.round == number:
                key = discard.rack, discard.symbol
                passed[key] += 1
                yield Swapped(discard.rack, discard.symbol, discard.digit)
                yield Drew(discard.rack, discard.symbol, chains[key][passed[key]])
    if position.dice:
        yield Began(len(position.rounds) + 1, order)
        yield Rolled(0, _sorted(position.dice))


def _chains(table: Table, position: Position) -> Mapping[tuple[int, Symbol], tuple[int, ...]]:
    """By rack and symbol, the digits that stood there one after the other."""
    inside = sorted(position.discards, key=lambda discard: discard.round)
    return {
        (rack, symbol): (
            *(each.digit for each in inside if (each.rack, each.symbol) == (rack, symbol)),
            position.racks[rack - 1][symbol],
        )
        for rack in range(1, table.racks)
        for symbol in table.symbols
    }


def _laid(position: Position) -> Iterator[Laid]:
    for number, each in enumerate(position.rounds, start=1):
        if each.swap is not None:
            yield Laid(number, 0, each.swap.symbol, each.swap.digit)
        for discard in position.discards:
            if discard.round == number:
                yield Laid(number, discard.rack, discard.symbol, discard.digit)


def _sorted(dice: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
    return tuple(sorted(dice, key=lambda symbol: symbol.place))


def _check(table: Table, position: Position) -> None:
    """Refuse what no table can show. What the facts say together is for the belief to judge."""
    others = table.racks - 1
    if len(position.racks) != others:
        raise BadInput("racks", f"{others} are in sight, not {len(position.racks)}")
    for number, rack in enumerate(position.racks):
        for symbol in table.symbols:
            if symbol not in rack:
                raise BadInput(f"racks[{number}]", f"{symbol.value} is missing")
            _check_stone(table, f"racks[{number}].{symbol.value}", symbol, rack[symbol])
        if len(rack) > len(table.symbols):
            odd = next(symbol.value for symbol in rack if symbol not in table.symbols)
            raise BadInput(f"racks[{number}]", f"{odd} is not in play")
    begun = len(position.rounds) + (position.decide in ("turn", "bet"))
    if begun > table.rounds:
        raise BadInput("rounds", f"{table.players} players play {table.rounds}, not {begun} (LC 6.1)")
    if position.free is not None and (position.decide != "bet" or not position.free):
        raise BadInput("free", 'at least one width, and only with "decide": "bet"')
    if position.cursed and not table.curse_rounds:
        raise BadInput("cursed", "the Curse of the Temple is not among the options")
    for number, each in enumerate(position.rounds):
        place = f"rounds[{number}]"
        _check_dice(table, f"{place}.dice", each.dice)
        _check_wheel(table, place, each.width, each.low)
        if each.swap is not None:
            _check_stone(table, f"{place}.swap", each.swap.symbol, each.swap.digit)
        narrowest = each.width == table.wheels[0].width
        if each.answer in ((Answer.ABOVE, Answer.BELOW) if narrowest else (Answer.WRONG,)):
            said = "right or wrong" if narrowest else "right, above or below"
            raise BadInput(f"{place}.answer", f"with this wheel it is {said}, not {each.answer.value} (LC 5.3)")
    for number, discard in enumerate(position.discards):
        place = f"discards[{number}]"
        _check_stone(table, place, discard.symbol, discard.digit)
        if not 1 <= discard.rack < table.players:
            raise BadInput(f"{place}.rack", f"other players have racks 1 to {table.players - 1}, not {discard.rack}")
        if not 1 <= discard.round <= len(position.rounds):
            raise BadInput(f"{place}.round", f"{len(position.rounds)} were played, not {discard.round}")
    stock = table.digits - table.racks - table.boxed
    for symbol in table.symbols:
        swaps = sum(each.swap is not None and each.swap.symbol is symbol for each in position.rounds)
        swaps += sum(discard.symbol is symbol for discard in position.discards)
        if swaps > stock:
            raise BadInput("rounds", f"{symbol.value} was swapped {swaps} times, but its stock had {stock} (LC 5.5)")
    if position.decide in ("turn", "bet"):
        _check_dice(table, "dice", position.dice, turned=position.decide == "bet")
    elif position.dice:
        raise BadInput("dice", 'they go with "decide": "turn" or "bet"')
    for width in position.free or ():
        if table.wheel(width) is None:
            raise BadInput("free", f"there is no wheel of width {width}")


def _check_dice(table: Table, place: str, dice: tuple[Symbol, ...], turned: bool = True) -> None:
    allowed = table.symbols if turned else table.all_symbols
    if len(dice) != table.dice or any(symbol not in allowed for symbol in dice):
        raise BadInput(place, f"{table.dice} symbols are wanted, each one of: {', '.join(allowed)}")


def _check_wheel(table: Table, place: str, width: int, low: int) -> None:
    if table.wheel(width) is None:
        raise BadInput(f"{place}.width", f"there is no wheel of width {width}")
    if not 0 <= low <= table.top + 1 - width:
        raise BadInput(f"{place}.low", f"a wheel of width {width} begins at 0 to {table.top + 1 - width} (LC 4.2)")


def _check_stone(table: Table, place: str, symbol: Symbol, digit: int) -> None:
    if symbol not in table.symbols:
        raise BadInput(place, f"{symbol.value} is not in play")
    if not 0 <= digit < table.digits:
        raise BadInput(place, f"digits run from 0 to {table.digits - 1}")
