"""What it is worth to read the others' bets: `reader` against `sharp`, on the same deals and in the same seats.

    python -m benchmarks.evidence lost-code --players 4 --deals 100 --against sharp --levels careful=0.7,sharp=0.3

In every seat of every deal one of the two plays, and all others play like `--against`: a bot of the game, or

- `misleading`: `careful`, but of all bets that cost it at most a point it takes the one that would be best if the
  measured seat had other stones: as many others as its own answers allow;
- `lying`: it always turns dice and bets as if that were so, whatever it costs.

`--levels` is how `reader` thinks that they play, `--anything` the share of decisions in which any move may be made.
With `--out` the shares of every deal are kept, and a run goes on with the deals that are not there yet.
"""

import argparse
import json
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from cairn.core.match import new_match
from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games import find
from cairn.games.lost_code.belief.knowledge import Opened, Seen, knowledge
from cairn.games.lost_code.belief.others import Weighed
from cairn.games.lost_code.belief.posterior import Belief, belief, belief_of
from cairn.games.lost_code.bots.careful import Careful
from cairn.games.lost_code.bots.models import play_like
from cairn.games.lost_code.bots.reader import Reader
from cairn.games.lost_code.bots.sharp import Sharp
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Bet, Choose, Place
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.ranking import advice
from cairn.games.lost_code.solve.values import bet_values
from cairn.play.bots import find_bot
from cairn.play.intervals import Estimate, estimate_mean, estimate_share
from cairn.play.pool import Crew, map_in_order

TRIES = 8
"""How often other stones are drawn, for each number of them, until they fit what the player knows."""


class Task(NamedTuple):
    """A deal, in all seats, with both bots."""

    game: str
    players: int
    against: str
    levels: tuple[tuple[str, float], ...]
    anything: float
    finals: bool
    deal: str


class Misleading(Careful):
    """Careful, but its bets speak of other stones on the rack of its victim."""

    def __init__(self, cost: float, victim: Seat) -> None:
        """Pay at most that many expected points for a bet."""
        self.cost, self.victim = cost, victim

    def choose(self, sight: Sight[View, Happening], moves: Any, rng: Random, seconds: float | None = None) -> Any:
        """The move."""
        view = sight.view
        if len(moves) == 1 or view.phase not in (Phase.FIX, Phase.TURN, Phase.BET, Phase.PLACE):
            return super().choose(sight, moves, rng, seconds)
        false = _false_belief(sight, self.victim, rng)
        if self.cost == inf:
            return advice(view, false).move
        if view.phase in (Phase.FIX, Phase.TURN):
            return super().choose(sight, moves, rng, seconds)
        free = (view.own_bet.width,) if view.phase is Phase.PLACE and view.own_bet is not None else view.free
        true = bet_values(view, belief(sight), free=free)
        wrong = {(bet.width, bet.low): bet.points for bet in bet_values(view, false, free=free)}
        near = [bet for bet in true if true[0].points - bet.points <= self.cost]
        bet = max(near, key=lambda each: (wrong[each.width, each.low], each.points))
        if view.phase is Phase.PLACE:
            return Place(bet.low)
        return Bet(bet.width, bet.low) if view.table.placing == "in-turn" else Choose(bet.width)


def _false_belief(sight: Sight[View, Happening], victim: Seat, rng: Random) -> Belief:
    """What it could know if the victim had other stones: as many others as fit."""
    known = knowledge(sight)
    facts = known.facts
    there = {fact.symbol: fact for fact in facts if isinstance(fact, Seen) and fact.seat == victim}
    taken = {(fact.symbol, fact.digit) for fact in facts if isinstance(fact, Seen | Opened)}
    others = {
        symbol: [digit for digit in range(known.table.digits) if (symbol, digit) not in taken] for symbol in there
    }
    for count in range(len(there), 0, -1):
        for _ in range(TRIES):
            lies = {
                there[symbol]: replace(there[symbol], digit=rng.choice(others[symbol]))
                for symbol in rng.sample(list(there), count)
            }
            changed = tuple([lies.get(fact, fact) if isinstance(fact, Seen) else fact for fact in facts])
            found = belief_of(replace(known, facts=changed))
            if found.worlds:
                return found
    return belief_of(known)


class _ReaderAtTheEnd(Reader):
    """It reads for its final bets only."""

    def weigh(self, sight: Sight[View, Happening], known: Belief) -> Weighed | None:
        return super().weigh(sight, known) if sight.view.phase is Phase.FINAL else None


def shares(task: Task) -> tuple[float, float]:
    """The mean share of wins of `sharp` and of `reader` over the seats of a deal."""
    bot = _ReaderAtTheEnd if task.finals else Reader
    reader = bot(play_like(dict(task.levels), task.anything))
    seats = range(task.players)
    own = [[_share(task, each, _other(task, seat), seat) for seat in seats] for each in (Sharp(), reader)]
    return fmean(own[0]), fmean(own[1])


def _other(task: Task, seat: Seat) -> Any:
    """How all others play if the measured bot is in this seat."""
    costs = {"misleading": 1.0, "lying": inf}
    return Misleading(costs[task.against], seat) if task.against in costs else find_bot(task.against, task.game)


def _share(task: Task, own: Any, other: Any, seat: int) -> float:
    game: Any = find(task.game)
    match = new_match(game, replace(game.options, players=task.players), seed=task.deal)
    rngs = [Random(f"{task.deal}/{each}") for each in range(task.players)]
    while to_act := match.to_act:
        who = to_act[0]
        bot = own if who == seat else other
        match.play(who, bot.choose(match.view(who), match.moves(who), rngs[who]))
    assert match.result is not None
    return match.result.shares[seat]


def _line(name: str, found: Estimate) -> str:
    low, high = found.interval
    return f"{name} {found.mean:.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    """Play, and print both shares and their difference."""
    parser = argparse.ArgumentParser(description="What it is worth to read the others' bets.")
    parser.add_argument("game", choices=["lost-code", "think-str8"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="evidence")
    parser.add_argument("--against", default="careful")
    parser.add_argument("--levels", default="careful=1")
    parser.add_argument("--anything", type=float, default=0.1)
    parser.add_argument("--finals", action="store_true", help="read for the final bets only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep what every deal gave there, as JSON")
    told = parser.parse_args()
    levels = tuple((name, float(share)) for name, _, share in (each.partition("=") for each in told.levels.split(",")))
    about = (told.game, told.players, told.against, levels, told.anything, told.finals)
    known: dict[str, list[float]] = json.loads(told.out.read_text()) if told.out and told.out.exists() else {}
    deals = [f"{told.seed}/{number}" for number in range(told.deals)]
    missing = [Task(*about, deal) for deal in deals if deal not in known]
    for task, pair in zip(missing, map_in_order(shares, missing, Crew(told.jobs)), strict=True):
        known[task.deal] = list(pair)
        if told.out:
            told.out.write_text(json.dumps(known) + "\n", encoding="utf-8")
    found = [known[deal] for deal in deals]
    sharp, reader = (estimate_share([pair[at] for pair in found]) for at in range(2))
    gain = estimate_mean([after - before for before, after in found])
    figures = (_line("sharp", sharp), _line("reader", reader), _line("gain", gain), f"{told.deals} deals")
    print(f"{told.game}, {told.players}, against {told.against}:", "; ".join(figures), flush=True)


if __name__ == "__main__":
    main()
