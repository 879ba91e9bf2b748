"""Positions of The Lost Code and Think Str8! for the tests of what is made from beliefs."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import cairn
from cairn.core.events import Event
from cairn.core.sight import Sight
from cairn.games.lost_code.belief.knowledge import Heard, Knowledge, Opened, Seen
from cairn.games.lost_code.rules.events import Answer, Happening
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import known_sums
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.rules.table import StoneOptions, stone_table
from tests.loose import AnyGame, AnyMatch

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("lost-code", 4, {}),
    ("lost-code", 2, {"variant": "x"}),
    ("lost-code", 3, {"beginner": True, "expansions": ["curse", "shortcut"]}),
    ("think-str8", 3, {}),
]


def match_with(bots: str, game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[AnyMatch]:
    """One match between bots of one kind, before each move and at its end."""
    match = cairn.Match(game, players, options, seed=seed)
    bot, rng = cairn.bot(bots, game), Random(seed)
    yield match
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
        yield match


def sights(*phases: str, bots: str = "careful", seed: int = 1) -> Iterator[Sight[View, Happening]]:
    """What the seat to act is given, in these phases of a match at every table."""
    for game, players, options in TABLES:
        for match in match_with(bots, game, players, options, seed):
            if match.to_act and match.state.phase in phases:
                yield match.view(match.to_act[0])


def sight_of(game: AnyGame, state: Any, history: Iterable[Event], seat: int) -> Sight[View, Happening]:
    """What the seat is given of a position and of what happened."""
    return Sight(game.view(state, seat), tuple(game.seen(event, seat) for event in history))


def known(
    *facts: Seen | Opened | Heard, stones: dict[Symbol, int] | None = None, options: StoneOptions | None = None
) -> Knowledge:
    """What a seat knows by these facts; `stones` names the symbols whose stone on the rack is not the first."""
    table = stone_table(options or StoneOptions())
    now = tuple((stones or {}).get(symbol, 0) for symbol in table.symbols)
    return Knowledge(table, now, (table.digits - table.racks,) * len(table.symbols), facts)


def seen(symbol: Symbol, *digits: int) -> list[Seen]:
    """Stones dealt to the other racks, in order."""
    return [Seen(symbol, digit, seat + 1, 0) for seat, digit in enumerate(digits)]


def heard(round: int, dice: tuple[Symbol, ...], low: int, high: int, answer: Answer, **stones: int) -> Heard:
    """The answer to a bet on `low` to `high`; `stones` names the symbols whose stone was not the first then."""
    table = stone_table(StoneOptions())
    counted = tuple(stones.get(symbol.value, 0) for symbol in table.symbols)
    sums = known_sums(table, high - low + 1, low, answer)
    return Heard(round, dice, high - low + 1, low, answer, sums, counted)
