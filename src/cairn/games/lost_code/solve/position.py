"""Turns a position that a player wrote down at a real table into that player's sight.

docs/solve.md describes the format. The player is seat 0; racks 1 to 3 belong to the others, then to nobody.
"""

from collections.abc import Callable, Iterator, Mapping

from cairn.core.errors import BadInput
from cairn.core.game import Game, O
from cairn.core.options import options_of
from cairn.core.sight import Sight
from cairn.games.lost_code.rules.events import Answered, Began, Dealt, Drew, Happening, Rolled, Swapped
from cairn.games.lost_code.rules.moves import Move, Outcome
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Digits, Laid, Phase, Stake, State, View, Wager
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.solve.position_checks import check
from cairn.games.lost_code.solve.position_format import Decision, OtherBet, Position, Round, Token, current_round
from cairn.reason.position import decode_position

_PHASES: dict[Decision | None, Phase] = {
    "offer": Phase.OFFER,
    "turn": Phase.TURN,
    "bet": Phase.BET,
    "place": Phase.PLACE,
    "swap": Phase.SWAP,
    "final": Phase.FINAL,
    None: Phase.ROLL,
}


def read_position(
    game: Game[O, State, Move, Outcome, View, Happening], text: str, read: Callable[[str], str] | None = None
) -> Sight[View, Happening]:
    """The sight of the player who wrote the position down; raises `BadInput` with the field that is wrong.

    `read` loads a wheel file that the options name. Without scores the view has no track.
    """
    position = decode_position(text, Position)
    table: Table = game.setup(options_of(game, position.options, _players(position), read)).state.table
    check(table, position)
    history = tuple(_history(table, position))
    drawn = [event.symbol for event in history if isinstance(event, Drew)]
    wagers = [None if position.width is None else Wager(position.width), *[None] * (table.players - 1)]
    stakes = tuple(Stake(each.player, each.symbol, _digits(each)) for each in position.tokens)
    view = View(
        seat=0,
        table=table,
        phase=_phase(table, position),
        to_act=() if position.decide is None else (0,),
        racks=(None, *(tuple(rack[symbol] for symbol in table.symbols) for rack in position.racks)),
        stock=tuple(table.digits - table.racks - table.boxed - drawn.count(symbol) for symbol in table.symbols),
        track=_track(position),
        scores=position.scores or (0,) * table.players,
        round=current_round(position),
        order=tuple(range(table.players)),
        dice=_sort_dice(position.dice),
        free=table.widths if position.free is None else position.free,
        bets=tuple(wagers),
        laid=tuple(sorted(_discarded_stones(position), key=lambda stone: (stone.round, stone.seat))),
        tokens=(),
        offered=_offered(table, position),
        stakes=tuple(sorted(stakes, key=lambda stake: stake.symbol.place)),
        skull=position.cursed,
        cursed=0 if position.cursed else None,
        finals=(_finals(table, position), *(None,) * (table.players - 1)) if position.decide == "final" else (),
    )
    return Sight(view, history)


def _players(position: Position) -> int | None:
    """The number of players, which may be written in two places if they agree."""
    given = position.options.get("players")
    if position.players is not None and given not in (None, position.players):
        raise BadInput("options.players", f'{given!r}, but "players" says {position.players}: write it once')
    return position.players


def _phase(table: Table, position: Position) -> Phase:
    if position.decide == "turn" and table.left_out in position.dice:
        return Phase.FIX
    return _PHASES[position.decide]


def _track(position: Position) -> tuple[int, ...]:
    """The players from last to first on the track; empty if no scores are given."""
    scores = position.scores
    if scores is None or position.track is not None:
        return position.track or ()
    return tuple(sorted(range(len(scores)), key=scores.__getitem__))


def _offered(table: Table, position: Position) -> Symbol | None:
    """The symbol whose token is on offer (LC 8.2)."""
    if position.decide != "offer":
        return None
    taken = {token.symbol for token in position.tokens}
    return next(symbol for symbol in table.symbols if position.dice.count(symbol) > 1 and symbol not in taken)


def _finals(table: Table, position: Position) -> tuple[Digits | None, ...]:
    """The player's final bets made so far: those with tokens (LC 8.3)."""
    own = {token.symbol: _digits(token) for token in position.tokens if token.player == 0}
    return tuple(own.get(symbol) for symbol in table.symbols)


def _digits(token: Token) -> Digits | None:
    return None if token.digits is None else tuple(sorted(token.digits))


def _history(table: Table, position: Position) -> Iterator[Happening]:
    chains = _digits_by_stone(table, position)
    for symbol in table.symbols:
        digits = [chains[rack, symbol][0] for rack in range(1, table.racks)]
        yield Dealt(symbol, (None, *digits[: table.players - 1]), tuple(digits[table.players - 1 :]))
    passed = dict.fromkeys(chains, 0)
    order = tuple(range(table.players))
    for number, each in enumerate(position.rounds, start=1):
        yield Began(number, order)
        yield Rolled(0, _sort_dice(each.dice))
        bets: tuple[Round | OtherBet, ...] = (each, *each.others)
        for seat, bet in enumerate(bets):
            yield Answered(seat, bet.width, bet.low, bet.answer, 0)
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
        yield Rolled(0, _sort_dice(position.dice))


def _digits_by_stone(table: Table, position: Position) -> Mapping[tuple[int, Symbol], tuple[int, ...]]:
    """By rack and symbol, its digits in the order in which they were on the rack."""
    inside = sorted(position.discards, key=lambda discard: discard.round)
    return {
        (rack, symbol): (
            *(each.digit for each in inside if (each.rack, each.symbol) == (rack, symbol)),
            position.racks[rack - 1][symbol],
        )
        for rack in range(1, table.racks)
        for symbol in table.symbols
    }


def _discarded_stones(position: Position) -> Iterator[Laid]:
    for number, each in enumerate(position.rounds, start=1):
        if each.swap is not None:
            yield Laid(number, 0, each.swap.symbol, each.swap.digit)
        for discard in position.discards:
            if discard.round == number:
                yield Laid(number, discard.rack, discard.symbol, discard.digit)


def _sort_dice(dice: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
    return tuple(sorted(dice, key=lambda symbol: symbol.place))
