"""Train the master of Arnak: processes play, one learns. Begins with nothing or goes on from a checkpoint.

    python -m training.run --minutes 9 --processes 15 --checkpoint runs/arnak/checkpoint.npz

Several networks can learn from the same games: name as many checkpoints. Each seat asks one of them, whichever it is.

With `--against WEIGHTS` they learn nothing but what beats those weights, which stay as they are: one seat learns, the
weights play all others. `training.curve` prints what that won by the amount of training.
"""

import argparse
import json
import math
import multiprocessing
import os
import queue
import tempfile
import time
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from cairn.games.arnak.bots.network import Network
from training.checkpoint import Checkpoint, write
from training.league import read_manner
from training.sharing import publish
from training.ship import join_networks
from training.tables import DUELS, read_mix
from training.worker import DUEL, Played, Tally, work

if TYPE_CHECKING:
    from training.learner import Learner


AMOUNTS = ("seconds", "games", "positions")
"""What is told of the amount of training."""
PAST = 4
"""The number of past selves in the league; the oldest is replaced first."""
PUBLISH = 4.0
"""Seconds between two publications of the weights."""
_MEMORY = Path("/dev/shm")
"""A folder in memory, if there is one."""
TELL = 30.0
"""Seconds between two progress lines."""


def main() -> None:
    """Read the command line and train."""
    train(options().parse_args())


def options() -> argparse.ArgumentParser:
    """The options of the command line."""
    parser = argparse.ArgumentParser(prog="training.run", description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument(
        "--checkpoint", type=Path, nargs="+", required=True, help="where to go on from, and where to leave off"
    )
    parser.add_argument("--start", type=Path, nargs="+", help="other checkpoints to go on from")
    parser.add_argument("--weights", type=Path, help="where to leave weights for the package, too")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--sizes", default="768,256", help="of the hidden layers, when beginning with nothing")
    parser.add_argument("--steady", type=float, default=30.0, help="seconds of steady's games to begin with")
    parser.add_argument("--store", type=int, default=4_000_000, help="positions kept to learn from")
    parser.add_argument("--fill", type=int, default=100_000, help="positions to wait for before learning")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--reuse", type=float, default=10.0, help="how often each position is learnt from")
    parser.add_argument("--rate", default="0.001,0.0002", help="of learning: at the beginning, at the end")
    parser.add_argument("--trust", default="0.92,0.85", help="in what followed, against what was expected")
    parser.add_argument("--share", default="0.0,0.5", help="of games with search")
    parser.add_argument("--effort", default="2x4", help="of the search: depth x width")
    parser.add_argument("--warmth", default="0.8,0.5", help="of the choice among moves, in points")
    parser.add_argument("--plain", default="0.12", help="of games that are played as well as it goes")
    parser.add_argument("--strict", action="store_true", help="learn from what followed the best moves only")
    parser.add_argument("--slips", type=float, default=0.02, help="how often half of the games see any move at all")
    parser.add_argument("--win", type=float, default=0.1, help="weight of the chance to win in the loss")
    parser.add_argument("--lead", type=float, default=0.5, help="weight of the lead over the best other in the loss")
    parser.add_argument("--manners", nargs="*", default=[], help="what seats are after, one at random: envy=0.2,lead=1")
    parser.add_argument("--league", type=Path, nargs="*", default=[], help="weights to play against, which stay")
    parser.add_argument("--league-share", default="0.3", help="of games of several against the league")
    parser.add_argument(
        "--duels", default="0.1", help="of games of several against the first of the league, for figures"
    )
    parser.add_argument(
        "--against", type=Path, help="learn what beats these weights, and nothing else: they play every seat but one"
    )
    parser.add_argument("--against-effort", default="6x12", help="how far those search in every turn")
    parser.add_argument(
        "--milestones", type=float, nargs="*", default=[], help="parts of the time after which to leave weights, too"
    )
    parser.add_argument("--past", type=float, default=90.0, help="seconds until what plays joins the league")
    parser.add_argument("--keep", type=float, default=0.996, help="of the mean of weights, at every step")
    parser.add_argument("--mix", help="several, or tables and how often: 1-bird=0.3,4-snake=0.1")
    parser.add_argument("--device", help="cuda or cpu")
    return parser


def train(told: argparse.Namespace) -> "Learner":
    """Play and learn until the time is up."""
    begun = time.monotonic()
    mix = _mix(told)
    for manner in told.manners:
        read_manner(manner)
    sources = told.start or told.checkpoint
    if len(sources) != len(told.checkpoint):
        raise SystemExit("as many checkpoints to start from as to leave off at, please")
    there = [Checkpoint.load(source) for source in sources if source.exists()]
    if there and len(there) < len(sources):
        raise SystemExit(f"some of these are not there: {', '.join(map(str, sources))}")
    with tempfile.TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder:
        weights, league = Path(folder) / "weights", Path(folder) / "league"
        fixed = told.league if told.against is None else [told.against]
        frozen = [Network.read(path.read_bytes(), path.name) for path in fixed]
        if frozen:
            publish(frozen, {}, league)
        if there:
            _publish(there, _plan(told, 0.0), weights)
        past = told.past if told.against is None else math.inf
        context = multiprocessing.get_context("fork")  # before PyTorch is loaded, so that no thread is lost
        deliveries: Any = context.Queue(maxsize=4 * told.processes)
        stop = context.Event()
        hands = [
            context.Process(target=work, args=(number, weights, league, mix, deliveries, stop), daemon=True)
            for number in range(told.processes)
        ]
        for hand in hands:
            hand.start()
        try:
            return _learn(told, there, weights, _League(league, frozen, past), deliveries, begun)
        finally:
            stop.set()
            _wait_for_workers(hands, deliveries)


def _mix(told: argparse.Namespace) -> dict[str, float]:
    """The tables to play at; refuse what does not fit together."""
    if told.milestones and told.weights is None:
        raise SystemExit("where should weights be left? (--weights)")
    if told.against is None:
        return read_mix(told.mix)
    if told.league:
        raise SystemExit("against some weights alone there is no league")
    mix = DUELS if told.mix is None else read_mix(told.mix)
    if any(name.startswith("1-") for name in mix):
        raise SystemExit("alone there is nobody to learn against: name tables of two to four (--mix)")
    return mix


def _wait_for_workers(hands: list[Any], deliveries: Any) -> None:
    """Wait for the workers to end, and read what they still deliver."""
    end = time.monotonic() + 10
    while any(hand.is_alive() for hand in hands) and time.monotonic() < end:
        _receive(deliveries)
    for hand in hands:
        if hand.is_alive():
            hand.terminate()
        hand.join()


class _League:
    """Fixed networks and past selves."""

    def __init__(self, path: Path, frozen: Sequence[Network], every: float) -> None:
        self.path, self.frozen, self.every = path, frozen, every
        self.past: deque[Network] = deque(maxlen=PAST)
        self.joined = time.monotonic()
        self.count = 0

    def join(self, learners: "Sequence[Learner]") -> None:
        """Add one of the networks in training to the league as it is now, if it is time."""
        if self.frozen and time.monotonic() - self.joined > self.every:
            self.joined = time.monotonic()
            self.past.append(learners[self.count % len(learners)].checkpoint().network())
            self.count += 1
            publish([*self.frozen, *self.past], {}, self.path)


def _publish(checkpoints: Sequence[Checkpoint], plan: dict[str, Any], path: Path) -> None:
    """Publish the networks in training and, if there are several, their ensemble."""
    networks = [each.network() for each in checkpoints]
    publish([*networks, *([join_networks(networks)] if len(networks) > 1 else [])], plan, path)


def _learn(
    told: argparse.Namespace,
    checkpoints: Sequence[Checkpoint],
    weights: Path,
    league: _League,
    deliveries: Any,
    begun: float,
) -> "Learner":
    import torch

    from training.learner import Learner, Store

    device = torch.device(told.device or ("cuda" if torch.cuda.is_available() else "cpu"))
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(0)
    goes_on = bool(checkpoints)
    sizes = tuple(map(int, told.sizes.split(",")))
    learners = [Learner.resume(each, device) for each in checkpoints] or [
        Learner(sizes, device) for _ in told.checkpoint
    ]
    learner = learners[0]
    store = Store(told.store, device)
    before, length = [each.told["seconds"] for each in learners], 60 * told.minutes
    start = {key: learner.told[key] for key in AMOUNTS}
    print(f"{'going on' if goes_on else 'from nothing'} on {device}, {told.processes} players", flush=True)
    plays = goes_on
    credit, published, spoken = 0.0, -math.inf, begun
    saved = begun
    milestones = sorted(told.milestones, reverse=True)
    tallies: list[Tally] = []
    duels: list[Tally] = []
    while (now := time.monotonic()) - begun < length:
        part = (now - begun) / length
        for delivery in _receive(deliveries):
            tallies += delivery.tallies
            if part > 0.5:
                duels += [each for each in delivery.tallies if each.kind.startswith(DUEL)]
            fresh = 0 if delivery.samples is None else store.add(delivery.samples)
            credit += fresh * told.reuse / told.batch
            for each in learners:
                each.told["games"] += delivery.games
                each.told["positions"] += fresh
        ready = store.fill_level >= told.fill
        if ready and not plays and now - begun > told.steady:
            plays = True
        if ready or (not goes_on and store.fill_level >= 20 * told.batch):
            rate = _between(told.rate, 0.5 - 0.5 * math.cos(math.pi * part))
            warm = min(1.0, learner.steps / 200) if not goes_on else min(1.0, (now - begun) / 40)
            for _ in range(min(20, int(credit))):
                for each in learners:
                    each.learn(store, told.batch, rate * warm, told.win, told.lead, told.keep)
                credit -= 1
        if plays and now - published > PUBLISH:
            published = now
            _publish([each.checkpoint() for each in learners], _plan(told, part), weights)
            league.join(learners)
        for each, spent in zip(learners, before, strict=True):
            each.told["seconds"] = round(spent + now - begun, 1)
        if now - spoken > TELL:
            spoken = now
            _print_progress(learner, tallies, start)
        while milestones and part >= milestones[-1]:
            _leave_weights(learners, _milestone(told.weights, milestones.pop()))
        if now - saved > 120:
            saved = now
            _save(learners, told.checkpoint)
        if credit < 1:
            time.sleep(0.01)
    for milestone in milestones:
        _leave_weights(learners, _milestone(told.weights, milestone))
    _print_progress(learner, tallies, start)
    _save(learners, told.checkpoint)
    for name, (count, *means) in _means(duels).items():
        print(f"second half: {name}: {count} games, {means}", flush=True)
    if told.weights is not None:
        _leave_weights(learners, told.weights)
    return learner


def _leave_weights(learners: "Sequence[Learner]", path: Path) -> None:
    """Write what plays now as weights for the package."""
    networks = [each.checkpoint().network() for each in learners]
    write(path, networks[0].write() if len(networks) == 1 else join_networks(networks).write())


def _milestone(path: Path, part: float) -> Path:
    """The name of the weights after this part of a run."""
    return path.with_stem(f"{path.stem}-{100 * part:g}")


def _save(learners: "Sequence[Learner]", paths: Sequence[Path]) -> None:
    for learner, path in zip(learners, paths, strict=True):
        learner.checkpoint().save(path)


def _receive(deliveries: Any) -> list[Played]:
    """What has arrived, a few deliveries at a time."""
    found: list[Played] = []
    try:
        while len(found) < 8:
            found.append(deliveries.get(timeout=0.02) if not found else deliveries.get_nowait())
    except queue.Empty:
        pass
    return found


def _print_progress(learner: "Learner", tallies: list[Tally], start: Mapping[str, float]) -> None:
    """Print a progress line, and keep it for the learning curve, with what was played since the run began."""
    line: dict[str, Any] = {key: learner.told[key] for key in AMOUNTS}
    line |= {"steps": learner.steps, "error": round(learner.loss, 4)}
    line |= _means([each for each in tallies if not each.kind.startswith("free")])
    print(json.dumps(line), flush=True)
    since = {key: round(learner.told[key] - start[key], 1) for key in AMOUNTS}
    learner.told["curve"].append(line | {"run": since, "duels": duel_wins(tallies)})
    tallies.clear()


def _means(tallies: Sequence[Tally]) -> dict[str, list[float]]:
    """By table and kind of game: the number of games, mean points, the best opponent's points, and wins."""
    groups: dict[str, list[Tally]] = {}
    for each in tallies:
        groups.setdefault(f"{each.table} {each.kind}", []).append(each)
    return {
        name: [
            len(group),
            round(fmean(each.own for each in group), 1),
            round(fmean(each.other for each in group), 1),
            round(fmean(each.win for each in group), 3),
        ]
        for name, group in sorted(groups.items())
        if len(group) >= 5
    }


def duel_wins(tallies: Sequence[Tally]) -> dict[str, list[float]]:
    """By table: the wins of duels, a shared one as a fraction; each game is of another deal."""
    found: dict[str, list[float]] = {}
    for each in tallies:
        if each.kind.startswith(DUEL):
            found.setdefault(each.table, []).append(each.win)
    return found


def _plan(told: argparse.Namespace, part: float) -> dict[str, Any]:
    """The current plan for the workers: it is published with the weights."""
    return {
        "effort": [int(each) for each in told.effort.split("x")],
        "share": _between(told.share, part),
        "trust": _between(told.trust, part),
        "warmth": _between(told.warmth, part),
        "plain": _between(told.plain, part),
        "strict": told.strict,
        "members": len(told.checkpoint),
        "manners": told.manners,
        "league": _between(told.league_share, part),
        "duels": _between(told.duels, part),
        "slips": told.slips,
        "against": [] if told.against is None else [int(each) for each in told.against_effort.split("x")],
    }


def _between(pair: str, part: float) -> float:
    """Interpolate between two numbers."""
    first, _, last = pair.partition(",")
    return float(first) + (float(last or first) - float(first)) * part


if __name__ == "__main__":
    main()
