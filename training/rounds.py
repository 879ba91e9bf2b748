"""Train in rounds: games are played with the weights of the round before, then all that is learnt is learnt from them.

    python -m training.rounds --rounds 20 --checkpoint runs/rounds.npz --processes 2
    python -m training.rounds --rounds 20 --checkpoint runs/rounds.npz --ray 10.0.0.1:6379

Slower than `training.run`, where nobody waits for anybody; but what is learnt is the same, byte for byte, whichever
process plays (on processors of one kind), and a run that was interrupted goes on as if it had not been.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cairn.games.arnak.bots.features import fingerprint
from cairn.games.arnak.bots.network import Network
from cairn.play.cluster import connect
from cairn.play.pool import Crew, map_in_order
from training.checkpoint import Checkpoint, write
from training.selfplay import Game, Playing, Samples, Style, drive, play_game, samples
from training.tables import DEFAULT_MIX, draw_table

if TYPE_CHECKING:
    from training.learner import Learner


TOGETHER = 12
"""The number of games that one process plays in step."""
PLAIN = 0.25
"""The share of games that are played as strongly as possible, for the learning curve."""
WARMTH = 0.6
SLIPS = (0.0, 0.05, 0.15)
TRUST = 0.9
WIN, LEAD, KEEP = 0.1, 0.5, 0.99
"""The weights of winning and of the lead in the loss; the decay of the average of weights at every step."""


class Course(NamedTuple):
    """What determines a run."""

    seed: str
    groups: int
    """The number of groups of games in a round."""
    memory: int
    """The number of rounds to learn from."""
    batch: int
    reuse: float
    rate: float
    sizes: tuple[int, ...]


class Group(NamedTuple):
    """The games of one process, and their results."""

    samples: Samples
    points: list[float]
    """The points of the games that were played as strongly as possible, by seat."""


def play_group(seed: str, network: Network | None, name: tuple[int, int]) -> Group:
    """Play the games of one group of a round: the same weights give the same games."""
    rng = Random(f"{seed}/round {name[0]}/group {name[1]}")
    games: list[Game] = []
    points: list[float] = []

    def done(game: Game, plain: bool) -> None:
        games.append(game)
        if plain and game.outcome is not None:
            points.extend(game.outcome.own)

    drive(lambda _: network, _games(rng, network is None), TOGETHER, done)
    return Group(samples(games, TRUST), points)


def _games(rng: Random, steady: bool) -> Iterator[tuple[Playing, bool]]:
    for _ in range(TOGETHER):
        options, seed = draw_table(DEFAULT_MIX, rng), f"{rng.getrandbits(64)}"
        plain = rng.random() < PLAIN
        style = Style(steady=True, slips=rng.choice(SLIPS)) if steady else Style(warmth=rng.random() * WARMTH)
        if plain:
            style = Style(steady=steady)
        yield play_game(options, seed, [style] * options.players, record=range(options.players)), plain


def train(course: Course, rounds: int, place: Path, crew: Crew) -> "Learner":
    """Play and learn until this number of rounds is done; continues from the checkpoint."""
    import torch

    from training.learner import Learner, Store

    device = torch.device("cpu")
    torch.manual_seed(_number(course.seed))
    learner = Learner(course.sizes, device)
    lately: list[Samples] = []
    done = _restore(place, course, learner, lately) if place.exists() else 0
    for number in range(done, rounds):
        network = learner.checkpoint().network() if number else None
        groups = [(number, group) for group in range(course.groups)]
        found = list(map_in_order(partial(play_group, course.seed, network), groups, crew))
        lately = [*lately[-(course.memory - 1) * course.groups :], *(each.samples for each in found)]
        fresh = sum(len(each.samples.lengths) for each in found)
        store = Store(sum(len(each.lengths) for each in lately), device)
        for each in lately:
            store.add(each)
        torch.manual_seed(_number(f"{course.seed}/learning {number}"))
        for _ in range(max(1, round(fresh * course.reuse / course.batch))):
            learner.learn(store, course.batch, course.rate, WIN, LEAD, KEEP)
        learner.told["games"] += TOGETHER * course.groups
        learner.told["positions"] += fresh
        points = [point for each in found for point in each.points]
        line = {"round": number + 1, "games": learner.told["games"], "positions": learner.told["positions"]}
        line |= {"steps": learner.steps, "error": round(learner.loss, 4)}
        line["points"] = round(fmean(points), 1) if points else None
        learner.told["curve"].append(line)
        print(json.dumps(line), flush=True)
        write(place, _encode_run(course, number + 1, learner, lately))
    return learner


# Everything is saved, so that a resumed run gives the same as one that never stopped


def _encode_run(course: Course, rounds: int, learner: "Learner", lately: list[Samples]) -> bytes:
    kept = learner.checkpoint()
    arrays: dict[str, Any] = {}
    for number, (now, mean) in enumerate(zip(kept.now, kept.mean, strict=True)):
        state = learner.optimizer.state[list(learner.layers.parameters())[number]]
        arrays |= {f"now{number}": now, f"mean{number}": mean}
        arrays |= {f"first{number}": state["exp_avg"].numpy(), f"second{number}": state["exp_avg_sq"].numpy()}
    for number, each in enumerate(lately):
        arrays |= {f"{name}-{number}": part for name, part in each._asdict().items()}
    about = {
        "fingerprint": fingerprint(),
        "course": course._asdict(),
        "rounds": rounds,
        "groups": len(lately),
        "steps": learner.steps,
        "loss": learner.loss,
        "told": learner.told,
    }
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    file = BytesIO()
    np.savez(file, **arrays)
    return file.getvalue()


def _restore(place: Path, course: Course, learner: "Learner", lately: list[Samples]) -> int:
    """Restore the learner, and return the number of rounds done."""
    import torch

    with np.load(place) as stored:
        about = json.loads(stored["about"].tobytes())
        if about.get("course") != json.loads(json.dumps(course._asdict())) or about["fingerprint"] != fingerprint():
            raise SystemExit(f"{place} holds something else than this run; it is not touched")
        each = list(learner.layers.parameters())
        state = {
            number: {
                "step": torch.tensor(float(about["steps"])),
                "exp_avg": torch.from_numpy(stored[f"first{number}"]),
                "exp_avg_sq": torch.from_numpy(stored[f"second{number}"]),
            }
            for number in range(len(each))
        }
        learner.optimizer.load_state_dict(
            {"state": state, "param_groups": learner.optimizer.state_dict()["param_groups"]}
        )
        with torch.no_grad():
            for number, (now, mean) in enumerate(zip(each, learner.means, strict=True)):
                now.copy_(torch.from_numpy(stored[f"now{number}"]))
                mean.copy_(torch.from_numpy(stored[f"mean{number}"]))
        for number in range(about["groups"]):
            lately.append(Samples(*(stored[f"{name}-{number}"] for name in Samples._fields)))
    learner.steps, learner.loss, learner.told = about["steps"], about["loss"], about["told"]
    rounds: int = about["rounds"]
    return rounds


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="training.rounds", description="Train in rounds, reproducibly.")
    parser.add_argument("--checkpoint", type=Path, required=True, help="where to go on from, and where to leave off")
    parser.add_argument("--weights", type=Path, help="where to leave weights for the package, too")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--groups", type=int, default=8, help=f"of {TOGETHER} games, in a round")
    parser.add_argument("--memory", type=int, default=6, help="rounds that are learnt from")
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--reuse", type=float, default=6.0, help="how often each position is learnt from")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--sizes", default="96,32", help="of the hidden layers")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="let a Ray cluster play; 'local' starts one on this machine")
    told = parser.parse_args()
    sizes = tuple(map(int, told.sizes.split(",")))
    course = Course(told.seed, told.groups, told.memory, told.batch, told.reuse, told.rate, sizes)
    with nullcontext() if told.ray is None else connect(told.ray):  # once, not for every round
        learner = train(course, told.rounds, told.checkpoint, Crew(told.processes, told.ray))
    if told.weights is not None:
        kept: Checkpoint = learner.checkpoint()
        write(told.weights, kept.network().write())


if __name__ == "__main__":
    main()
