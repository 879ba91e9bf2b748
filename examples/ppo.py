"""A learner with masked PPO (skrl on JAX) against `steady` in The Lost Code.

    pip install 'cairn-table[envs,examples]'
    python -m examples.ppo --seeds 1,2,3

What it is given is made from its sight: some fields of the observation, and what the exact belief says of the own rack
(`cairn.belief`): how likely each digit is, and each sum that the dice call for. It is paid the points by which it gets
ahead of `steady` between two decisions; over a game that is the difference of the points. Moves that are not legal have
no probability: the mask is a part of what is given, and the policy lays it over its logits. What moves have in common
(the wheel, a sum that it covers, a digit that is bet on) they share in the policy, too, so that it need not try each.
"""

import argparse
import json
import os
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from statistics import fmean, stdev
from typing import Any, NamedTuple

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import flax.linen as nn
import gymnasium
import jax.numpy as jnp
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray
from skrl import config, logger
from skrl.agents.jax.ppo import PPO, PPO_CFG
from skrl.envs.wrappers.jax import wrap_env
from skrl.memories.jax import RandomMemory
from skrl.models.jax import CategoricalMixin, DeterministicMixin, Model
from skrl.trainers.jax import SequentialTrainer
from skrl.utils import set_seed
from skrl.utils.spaces.jax import unflatten_tensorized_space

import cairn
import cairn.envs  # names the environments
from cairn.core.coding import offsets, size
from cairn.envs.codes import codes_of

__all__ = ["Line", "lessons", "main"]

ENVS = 16
"""Games at once."""
ROLLOUT = 32
"""Decisions in each of them between two updates: a game has some thirty of one's own."""
SCALE = 5.0
"""So many points are one unit of reward."""
NEVER = -1e9
FIELDS = ("phase", "round", "order", "dice", "free")
"""What is taken from the observation as it is."""
SYMBOLS, DIGITS, SUMS = 6, 9, 28


class Line(NamedTuple):
    """A point of the curve."""

    seed: int
    steps: int
    """Decisions so far, of the learner alone."""
    games: int
    """Games that came to their end since the last point."""
    difference: float
    """Their mean: own points less those of `steady`."""


class Believing(gymnasium.Wrapper):
    """What can be seen and what follows from it, in few numbers; and pay as soon as there is any."""

    def __init__(self, env: gymnasium.Env) -> None:
        """Make room for it."""
        super().__init__(env)
        fields = codes_of("lost-code").coding.fields
        at = offsets(fields)
        spans = [range(at[each.name], at[each.name] + each.size) for each in fields if each.name in FIELDS]
        self._taken = [place for span in spans for place in span]
        self._scale = np.maximum(env.observation_space["observation"].high[self._taken], 1)
        self._lead = 0.0
        row = gymnasium.spaces.Box(0, 1, (len(self._taken) + (SYMBOLS + 1) * DIGITS + SUMS,), np.float32)
        self.observation_space = gymnasium.spaces.Dict(
            {"row": row, "action_mask": env.observation_space["action_mask"]}
        )

    def reset(self, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        given, info = self.env.reset(**more)
        self._lead = 0.0
        return self._seen(given), info

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move, and be paid what it and the others' moves have changed."""
        given, reward, over, broken_off, info = self.env.step(action)
        lead = float(reward) if over else self._ahead()
        paid, self._lead = lead - self._lead, lead
        return self._seen(given), paid, over, broken_off, info

    def _ahead(self) -> float:
        """The own points, as the markers stand, less those of the best other."""
        view = self.get_wrapper_attr("sight")().view
        own, others = view.scores[view.seat], [score for seat, score in enumerate(view.scores) if seat != view.seat]
        return float(own - max(others))

    def _seen(self, given: dict[str, Any]) -> dict[str, Any]:
        odds, sums = np.zeros((SYMBOLS + 1, DIGITS), np.float32), np.zeros(SUMS, np.float32)
        if given["action_mask"].any():  # the game goes on
            sight = self.get_wrapper_attr("sight")()
            belief: Any = cairn.belief(sight)
            for symbol, digits in enumerate(belief.marginals.values()):
                odds[symbol, list(digits)] = list(digits.values())
            finals = sight.view.own_finals
            if None in finals:
                odds[SYMBOLS] = odds[finals.index(None)]  # the symbol that is bet on next
            if sight.view.dice:
                for total, deals in belief.sums(sight.view.dice).items():
                    sums[total] = deals / belief.deals
        row = np.concatenate([given["observation"][self._taken] / self._scale, odds.ravel(), sums])
        return {"row": row.astype(np.float32), "action_mask": given["action_mask"]}


class Policy(CategoricalMixin, Model):
    """Logits for every number of a move, those of the mask alone above `NEVER`."""

    def __init__(self, **given: Any) -> None:
        """As skrl and Flax want it: spaces, device and the like."""
        Model.__init__(self, **given)
        CategoricalMixin.__init__(self, unnormalized_log_prob=True)

    @nn.compact  # type: ignore[untyped-decorator]  # Flax is not there where types are checked
    def __call__(self, inputs: dict[str, Any], role: str) -> tuple[Any, dict[str, Any]]:
        """From what is given to the logits."""
        given = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        parts = jnp.asarray(_parts_of_moves())
        wanted = nn.Dense(parts.shape[1], kernel_init=nn.initializers.orthogonal(0.01))(_thought(given["row"]))
        logits = wanted @ parts.T
        return jnp.where(given["action_mask"] > 0, logits, NEVER), {}


class Value(DeterministicMixin, Model):
    """What the game will be worth."""

    def __init__(self, **given: Any) -> None:
        """As skrl and Flax want it: spaces, device and the like."""
        Model.__init__(self, **given)
        DeterministicMixin.__init__(self)

    @nn.compact  # type: ignore[untyped-decorator]  # Flax is not there where types are checked
    def __call__(self, inputs: dict[str, Any], role: str) -> tuple[Any, dict[str, Any]]:
        """From what is given to one number."""
        given = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        return nn.Dense(1)(_thought(given["row"])), {}


def _thought(row: Any) -> Any:
    """What is seen, and two layers over it."""
    hidden = row
    for width in (128, 64):
        hidden = nn.tanh(nn.Dense(width)(hidden))
    return jnp.concatenate([row, hidden], axis=1)


@cache
def _parts_of_moves() -> NDArray[np.float32]:
    """By number of a move: what it consists of, as ones."""
    game, coding = cairn.game("lost-code"), codes_of("lost-code").coding
    widths = game.setup(game.options).state.table.widths
    sets = [digits for number in range(4) for digits in combinations(range(DIGITS), number)]
    names: dict[tuple[Any, ...], int] = {}
    ones: list[tuple[int, int]] = []
    for field in coding.actions:
        for number in range(field.size):
            parts: list[tuple[Any, ...]] = [(field.name,)]
            match field.name:
                case "turn":
                    parts += [("from", number // SYMBOLS), ("to", number % SYMBOLS)]
                case "bet":
                    wheel, low = divmod(number, field.size // len(widths))
                    parts += [("wheel", wheel), *(("sum", low + step) for step in range(widths[wheel]))]
                case "swap":
                    parts.append(("swap", number))
                case "take" | "final":
                    parts += [(field.name, "size", len(sets[number]))]
                    parts += [(field.name, "digit", digit) for digit in sets[number]]
                case _:
                    pass
            place = offsets(coding.actions)[field.name] + number
            ones += [(place, names.setdefault(part, len(names))) for part in parts]
    matrix = np.zeros((size(coding.actions), len(names)), np.float32)
    matrix[tuple(np.array(ones).T)] = 1
    return matrix


def lessons(seed: int, steps: int, points: int = 10, envs: int = ENVS, rollout: int = ROLLOUT) -> Iterator[Line]:
    """Learn for so many decisions, and tell so many times how it goes."""
    set_seed(seed)
    tables = gymnasium.make_vec(
        "cairn/lost-code-v0",
        num_envs=envs,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        wrappers=[Believing],
        players=2,
        bots="steady",
        reward="difference",
    )
    watched = RecordEpisodeStatistics(tables, buffer_length=100_000)
    env = wrap_env(watched, wrapper="gymnasium")
    watched.reset(seed=seed)
    spaces = {"observation_space": env.observation_space, "action_space": env.action_space, "device": env.device}
    models: dict[str, Any] = {"policy": Policy(**spaces), "value": Value(**spaces)}
    for role, model in models.items():
        model.init_state_dict(role=role)
    settings = PPO_CFG(
        rollouts=rollout,
        learning_epochs=5,
        mini_batches=4,
        discount_factor=1.0,
        gae_lambda=0.9,
        learning_rate=3e-3,
        ratio_clip=0.2,
        value_clip=0.0,
        value_loss_scale=1.0,
        rewards_shaper=lambda rewards, *_: rewards / SCALE,
    )
    settings.experiment.write_interval = settings.experiment.checkpoint_interval = 0
    agent = PPO(
        models=models,
        memory=RandomMemory(memory_size=rollout, num_envs=envs, device=env.device),
        cfg=settings,
        **spaces,
    )
    agent.init()
    part = max(1, round(steps / envs / points / rollout)) * rollout
    for number in range(1, points + 1):
        watched.return_queue.clear()
        trainer = SequentialTrainer(
            env=env, agents=agent, cfg={"timesteps": part, "headless": True, "disable_progressbar": True}
        )
        trainer.train()
        found = [float(each) for each in watched.return_queue]
        yield Line(seed, number * part * envs, len(found), fmean(found) if found else float("nan"))
    env.close()


def main() -> None:
    """Read the command line, learn with each seed, and print the curve with its spread."""
    parser = argparse.ArgumentParser(prog="examples.ppo", description="Masked PPO against steady in The Lost Code.")
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--steps", type=int, default=40_000, help="decisions of the learner, for each seed")
    parser.add_argument("--points", type=int, default=10, help="of the curve")
    told = parser.parse_args()
    curves: list[list[Line]] = []
    for seed in map(int, told.seeds.split(",")):
        curves.append([])
        for line in lessons(seed, told.steps, told.points):
            curves[-1].append(line)
            print(json.dumps(line._asdict()), flush=True)
    print("| decisions | points ahead of `steady` | spread over seeds |")
    print("| ---: | ---: | ---: |")
    for lines in zip(*curves, strict=True):
        means = [line.difference for line in lines]
        spread = f"{stdev(means):.1f}" if len(means) > 1 else ""
        print(f"| {lines[0].steps:,} | {fmean(means):.1f} | {spread} |")


config.jax.backend = "jax"
logger.setLevel("ERROR")

if __name__ == "__main__":
    main()
