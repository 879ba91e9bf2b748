"""Train the master of Arnak: processes play, one learns. Begins with nothing or goes on from a checkpoint.

python -m training.run --minutes 9 --processes 15 --checkpoint runs/arnak/checkpoint.npz
"""

import argparse
import json
import math
import multiprocessing
import os
import queue
import tempfile
import time
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from training.checkpoint import Checkpoint, write
from training.sharing import publish
from training.tables import DEFAULT_MIX
from training.worker import Played, Tally, work

if TYPE_CHECKING:
    from training.learner import Learner

__all__ = ["main", "train"]

PUBLISH = 4.0
"""Seconds between two publications of the weights."""
_MEMORY = Path("/dev/shm")
"""Where a file needs no disk, if there is such a place."""
TELL = 30.0
"""Seconds between two lines about how it goes."""


def main() -> None:
    """Read the command line and train."""
    train(options().parse_args())


def options() -> argparse.ArgumentParser:
    """All that can be said on the command line."""
    parser = argparse.ArgumentParser(prog="training.run", description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--checkpoint", type=Path, required=True, help="where to go on from, and where to leave off")
    parser.add_argument("--start", type=Path, help="another checkpoint to go on from")
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
    parser.add_argument("--keep", type=float, default=0.996, help="of the mean of weights, at every step")
    parser.add_argument("--mix", help="tables and how often: 1-bird=0.3,4-snake=0.1")
    parser.add_argument("--device", help="cuda or cpu")
    return parser


def train(told: argparse.Namespace) -> "Learner":
    """Play and learn until the time is over."""
    begun = time.monotonic()
    mix = _mix(told.mix)
    source = told.start or told.checkpoint
    checkpoint = Checkpoint.load(source) if source.exists() else None
    with tempfile.TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder:
        weights = Path(folder) / "weights"
        if checkpoint is not None:
            publish(checkpoint.network(), _plan(told, 0.0), weights)
        context = multiprocessing.get_context("fork")  # before PyTorch is loaded, so that no thread is lost
        deliveries: Any = context.Queue(maxsize=4 * told.processes)
        stop = context.Event()
        hands = [
            context.Process(target=work, args=(number, weights, mix, deliveries, stop), daemon=True)
            for number in range(told.processes)
        ]
        for hand in hands:
            hand.start()
        try:
            return _learn(told, checkpoint, weights, deliveries, begun)
        finally:
            stop.set()
            _let_go(hands, deliveries)


def _let_go(hands: list[Any], deliveries: Any) -> None:
    """Wait for the players, taking from them what they still have to say."""
    end = time.monotonic() + 10
    while any(hand.is_alive() for hand in hands) and time.monotonic() < end:
        _taken(deliveries)
    for hand in hands:
        if hand.is_alive():
            hand.terminate()
        hand.join()


def _learn(
    told: argparse.Namespace, checkpoint: Checkpoint | None, weights: Path, deliveries: Any, begun: float
) -> "Learner":
    import torch

    from training.learner import Learner, Store

    device = torch.device(told.device or ("cuda" if torch.cuda.is_available() else "cpu"))
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(0)
    goes_on = checkpoint is not None
    if checkpoint is not None:
        learner = Learner.resumed(checkpoint, device)
    else:
        learner = Learner(tuple(map(int, told.sizes.split(","))), device)
    store = Store(told.store, device)
    before, length = learner.told["seconds"], 60 * told.minutes
    print(f"{'going on' if goes_on else 'from nothing'} on {device}, {told.processes} players", flush=True)
    plays = goes_on
    credit, published, spoken = 0.0, -math.inf, begun
    saved = begun
    tallies: list[Tally] = []
    while (now := time.monotonic()) - begun < length:
        part = (now - begun) / length
        for delivery in _taken(deliveries):
            learner.told["games"] += delivery.games
            tallies += delivery.tallies
            if delivery.samples is not None:
                fresh = store.add(delivery.samples)
                learner.told["positions"] += fresh
                credit += fresh * told.reuse / told.batch
        ready = store.filled >= told.fill
        if ready and not plays and now - begun > told.steady:
            plays = True
        if ready or (not goes_on and store.filled >= 20 * told.batch):
            rate = _between(told.rate, 0.5 - 0.5 * math.cos(math.pi * part))
            warm = min(1.0, learner.steps / 200) if not goes_on else min(1.0, (now - begun) / 40)
            for _ in range(min(20, int(credit))):
                learner.learn(store, told.batch, rate * warm, told.win, told.keep)
                credit -= 1
        if plays and now - published > PUBLISH:
            published = now
            publish(learner.checkpoint().network(), _plan(told, part), weights)
        learner.told["seconds"] = round(before + now - begun, 1)
        if now - spoken > TELL:
            spoken = now
            _tell(learner, tallies)
        if now - saved > 120:
            saved = now
            learner.checkpoint().save(told.checkpoint)
        if credit < 1:
            time.sleep(0.01)
    _tell(learner, tallies)
    learner.checkpoint().save(told.checkpoint)
    if told.weights is not None:
        write(told.weights, learner.checkpoint().network().write())
    return learner


def _taken(deliveries: Any) -> list[Played]:
    """What has come in, but no more than a handful at a time."""
    found: list[Played] = []
    try:
        while len(found) < 8:
            found.append(deliveries.get(timeout=0.02) if not found else deliveries.get_nowait())
    except queue.Empty:
        pass
    return found


def _tell(learner: "Learner", tallies: list[Tally]) -> None:
    """One line about how it goes, and the same kept for the curve."""
    line: dict[str, Any] = {key: learner.told[key] for key in ("seconds", "games", "positions")}
    line |= {"steps": learner.steps, "error": round(learner.loss, 4)}
    groups: dict[str, list[Tally]] = {}
    for each in tallies:
        if not each.kind.startswith("free"):
            groups.setdefault(f"{each.table} {each.kind}", []).append(each)
    for name, group in sorted(groups.items()):
        if len(group) >= 5:
            means = (fmean(each.own for each in group), fmean(each.other for each in group))
            win = fmean(each.win for each in group)
            line[name] = [len(group), *(round(mean, 1) for mean in means), round(win, 3)]
    tallies.clear()
    learner.told["curve"].append(line)
    print(json.dumps(line), flush=True)


def _plan(told: argparse.Namespace, part: float) -> dict[str, Any]:
    """How to play now: it goes to the players with the weights."""
    return {
        "effort": [int(each) for each in told.effort.split("x")],
        "share": _between(told.share, part),
        "trust": _between(told.trust, part),
        "warmth": _between(told.warmth, part),
        "plain": _between(told.plain, part),
        "strict": told.strict,
        "slips": told.slips,
    }


def _between(pair: str, part: float) -> float:
    """A number between two, so far along the way."""
    first, _, last = pair.partition(",")
    return float(first) + (float(last or first) - float(first)) * part


def _mix(text: str | None) -> dict[str, float]:
    if text is None:
        return DEFAULT_MIX
    return {name: float(share) for name, _, share in (each.partition("=") for each in text.split(","))}


if __name__ == "__main__":
    main()
