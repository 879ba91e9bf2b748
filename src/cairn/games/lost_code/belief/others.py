"""What others did, as evidence about the seat's own rack: they see it (LC 1.1), and decide by what they see.

`belief` follows from the rules alone and uses none of this. Here a model of play says how likely each move of a player
is, given what that player sees if a certain code is on the seat's rack. By Bayes' rule, codes are as likely as the
model makes the moves that were made. Given the model this is exact: every code and every decision is looked at.

People differ, so `Play` mixes several models: every player plays like one of them throughout the game, nobody knows
which, and in any decision with a small chance makes any move at all.

A move that is hidden (the digits bet with a token, a range until all are shown) counts as any of the moves that look
the same. Models never learn what was bet with a token. Final bets are hidden until the end, so they say nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import log2
from typing import TypeAlias

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.belief.knowledge import Code, Opened, Seen, knowledge, sight_of_other
from cairn.games.lost_code.belief.posterior import Belief, belief, belief_of
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.rules.engine import apply, initial_state, moves, settle
from cairn.games.lost_code.rules.moves import (
    Accept,
    Bet,
    Choose,
    Deal,
    Draw,
    Leave,
    Move,
    Outcome,
    Place,
    Roll,
    Stack,
    Swap,
    Take,
    Turn,
)
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import State, View, view


@dataclass(frozen=True)
class Decision:
    """A decision of another player, for every code that may be on the seat's rack."""

    seat: Seat
    """The player who decided."""
    view: View
    """What that player saw, with some code that fits on the seat's rack."""
    moves: tuple[Move, ...]
    """The legal moves."""
    made: tuple[Move, ...]
    """Those that look like the one that was made: one, unless it was hidden."""
    before: Sight[View, events.Happening]
    """What the seat itself saw before."""
    discarded: tuple[int | None, ...]
    """By place: the digit of the stone that was on the seat's rack then, if it was discarded since."""

    def rack(self, code: Code) -> Code:
        """The seat's rack at that time, if `code` is on it now."""
        return tuple([now if then is None else then for then, now in zip(self.discarded, code, strict=True)])

    def sight(self, rack: Code) -> Sight[View, events.Happening]:
        """What the player saw, if that was on the seat's rack."""
        return sight_of_other(self.before, self.seat, rack)

    def belief(self, rack: Code) -> Belief:
        """What the player could know of its own code, if that was on the seat's rack."""
        blind = self._blind
        worlds = blind.worlds
        for digit, with_digit in zip(rack, blind.space.codes_with, strict=True):
            worlds &= ~with_digit.get(digit, 0)
        unseen = [
            tuple([each for each in digits if each != digit]) for digits, digit in zip(blind.unseen, rack, strict=True)
        ]
        return replace(blind, worlds=worlds, unseen=tuple(unseen))

    @cached_property
    def _blind(self) -> Belief:
        """What the player could know without the stones on the seat's rack."""
        seat = self.before.view.seat
        known = knowledge(self.sight(tuple(digit or 0 for digit in self.discarded)))
        on_rack = {fact.symbol: fact for fact in known.facts if isinstance(fact, Seen) and fact.seat == seat}.values()
        return belief_of(replace(known, facts=tuple([fact for fact in known.facts if fact not in on_rack])))


Odds: TypeAlias = Mapping[Move, float]
"""By move, its probability; a move that is not there is never made."""

Model: TypeAlias = Callable[[Decision, Code], Odds]
"""How somebody decides, if that was on the seat's rack."""


@dataclass(frozen=True, eq=False)
class Play:
    """How others may play: each of them like one of these models, in every decision of a game."""

    models: Mapping[Model, float]
    """By model, the share of players who play like it."""
    anything: float
    """The share of decisions in which any move may be made: above 0, so that no code is ever ruled out."""

    def __post_init__(self) -> None:
        if not 0 < self.anything <= 1:
            raise BadInput("anything", f"is a share above 0 and at most 1, not {self.anything}")
        if not self.models or min(self.models.values()) <= 0:
            raise BadInput("models", "each needs a share above 0")

    def likelihoods(self, decisions: Iterable[Decision], codes: Sequence[Code]) -> list[float]:
        """By code, the probability of all moves that one player made, up to a factor."""
        totals = [0.0] * len(codes)
        found = list(decisions)
        for model, share in self.models.items():
            line = [share] * len(codes)
            for decision in found:
                known = _known(model, decision.before, decision.seat, decision.made)
                slip = self.anything * len(decision.made) / len(decision.moves)
                for at, code in enumerate(codes):
                    rack = decision.rack(code)
                    if rack not in known:
                        odds = model(decision, rack)
                        known[rack] = sum([odds.get(move, 0.0) for move in decision.made])
                    line[at] *= slip + (1 - self.anything) * known[rack]
            totals = [total + each for total, each in zip(totals, line, strict=True)]
        return totals


@lru_cache(maxsize=512)
def _known(
    model: Model, before: Sight[View, events.Happening], seat: Seat, made: tuple[Move, ...]
) -> dict[Code, float]:
    """By rack, the probability of the moves, as far as it was computed: a game asks for the same ones every round."""
    return {}


class Weighed(Value):
    """The codes that may be on the seat's rack, and how likely they are if the others play like that.

    Which codes these are follows from the rules (`Belief`); how likely they are, from a model of the others' play.
    """

    symbols: tuple[Symbol, ...]
    digits: int
    codes: tuple[Code, ...]
    chances: tuple[float, ...]
    """By code; their sum is 1."""

    @property
    def marginals(self) -> dict[Symbol, dict[int, float]]:
        """By symbol and digit, the probability."""
        found = {symbol: dict.fromkeys(range(self.digits), 0.0) for symbol in self.symbols}
        for code, chance in zip(self.codes, self.chances, strict=True):
            for symbol, digit in zip(self.symbols, code, strict=True):
                found[symbol][digit] += chance
        return found

    @property
    def entropy(self) -> float:
        """The missing information in bits."""
        return -sum(chance * log2(chance) for chance in self.chances if chance)

    def sums(self, dice: Iterable[Symbol]) -> dict[int, float]:
        """By possible sum of the dice, its probability (LC 4.3)."""
        places = [symbol.place for symbol in dice]
        found: dict[int, float] = {}
        for code, chance in zip(self.codes, self.chances, strict=True):
            total = sum([code[place] for place in places])
            found[total] = found.get(total, 0.0) + chance
        return dict(sorted(found.items()))


def weigh(sight: Sight[View, events.Happening], known: Belief, play: Play) -> Weighed:
    """How likely the codes are that fit, if the others play like that; `known` is the seat's belief from the rules.

    The time grows with the number of codes times the number of decisions of others.
    """
    codes = tuple(known.space.list_codes(known.worlds))
    weights = [1.0] * len(codes)
    by_player: dict[Seat, list[Decision]] = {}
    for decision in decisions(sight):
        by_player.setdefault(decision.seat, []).append(decision)
    for made in by_player.values():
        weights = [one * two for one, two in zip(weights, play.likelihoods(made, codes), strict=True)]
        whole = sum(weights)
        weights = [weight / whole for weight in weights]
    whole = sum(weights)
    return Weighed(known.symbols, known.digits, codes, tuple([weight / whole for weight in weights]))


# What the others decided


def decisions(sight: Sight[View, events.Happening]) -> Iterator[Decision]:
    """What others decided so far, in order; decisions without a choice are left out.

    The game is played again with some code that fits: which one changes nothing but what others saw on that rack.
    """
    seat, table = sight.view.seat, sight.view.table
    known = belief(sight)
    code = next(iter(known.space.list_codes(known.worlds)))
    opened = {(fact.symbol, fact.stone): fact.digit for fact in knowledge(sight).facts if isinstance(fact, Opened)}
    stones: dict[Symbol, int] = {}
    state = initial_state(table).state
    for number, event in enumerate(sight.history):
        if isinstance(event, events.Dealt):
            stones[event.symbol] = 0
        elif isinstance(event, events.Drew) and event.seat == seat:
            stones[event.symbol] += 1
        discarded = tuple([opened.get(stone) for stone in stones.items()])
        rack = [now if then is None else then for then, now in zip(discarded, code, strict=False)]
        outcome = _outcome(event, rack)
        if outcome is not None:
            state = settle(state, outcome).state
        elif isinstance(event, _DECISIONS):
            there = tuple(moves(state, event.seat))
            made = _made(event, there, sight.history[number:])
            if not made:
                return
            if not set(made) <= set(there):
                raise BadInput("sight", "is not that of a whole game: it does not tell what others decided")
            if event.seat != seat and len(made) < len(there):
                before = Sight(view(state, seat), sight.history[:number])
                yield Decision(event.seat, _seen_by(state, event.seat), there, made, before, discarded)
            state = apply(state, event.seat, made[0]).state
        elif isinstance(event, events.Named):
            return


_DECISIONS = (
    events.Took,
    events.Left,
    events.Turned,
    events.Accepted,
    events.Wagered,
    events.Chose,
    events.Placed,
    events.Swapped,
)


def _outcome(event: events.Happening, rack: Sequence[int]) -> Outcome | None:
    """The outcome of chance that is in an event, with these digits on the seat's own rack."""
    match event:
        case events.Dealt(symbol, digits, nobodys):
            own = rack[symbol.place]
            return Deal(symbol, tuple([own if digit is None else digit for digit in (*digits, *nobodys)]))
        case events.Stacked(markers):
            return Stack(markers)
        case events.Rolled(_, dice):
            return Roll(dice)
        case events.Drew(_, symbol, digit):
            return Draw(rack[symbol.place] if digit is None else digit)
        case _:
            return None


def _made(event: events.Happening, there: tuple[Move, ...], since: Sequence[events.Happening]) -> tuple[Move, ...]:
    """The legal moves that look like this event; none if it is not known yet. `since` are the event and those after."""
    match event:
        case events.Took(digits=digits):
            return tuple([move for move in there if isinstance(move, Take) and digits in (None, move.digits)])
        case events.Left():
            return (Leave(),)
        case events.Turned(_, shown, to):
            return (Turn(shown, to),)
        case events.Accepted():
            return (Accept(),)
        case events.Wagered(_, width, low):
            return (Bet(width, low),)
        case events.Chose(_, width):
            return (Choose(width),)
        case events.Placed(seat):
            return tuple([Place(each.lows[seat]) for each in since if isinstance(each, events.Shown)][:1])
        case events.Swapped(_, symbol):
            return (Swap(symbol),)
        case _:
            return ()


def _seen_by(state: State, seat: Seat) -> View:
    """What a player saw; what it bet with tokens is left out."""
    seen = view(state, seat)
    return replace(seen, stakes=tuple([replace(stake, digits=None) for stake in seen.stakes]))
