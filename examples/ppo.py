"""Train an agent with masked PPO (skrl on JAX) against `steady` in The Lost Code.

    pip install 'cairn-table[envs,examples]'
    python -m examples.ppo --seeds 1,2,3

Its observation is computed from its sight: some fields of the environment's observation, and the exact belief about its
own rack (`cairn.belief`), as probabilities of each digit and of each sum of the dice. Its reward is the points by which
it gets ahead of `steady` between two decisions; over a game that is the difference of the points. Illegal moves have
probability zero: the mask is part of the observation, and the policy applies it to its logits. Moves with common parts
(the wheel, a sum that it covers, a digit of the bet) share weights in the policy, so that it need not try each move.
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
import cairn.envs  # registers the environments
from cairn.core.coding import offsets, size
from cairn.envs.codes import codes_of

__all__ = ["Line", "main", "train"]

ENVS = 16
"""Games that run in parallel."""
ROLLOUT = 32
"""Decisions in each game between two updates: the agent makes about thirty in a game."""
SCALE = 5.0
"""Points for one unit of reward."""
NEVER = -1e9
FIELDS = ("phase", "round", "order", "dice", "free")
"""The fields of the observation that are used unchanged."""
SYMBOLS, DIGITS, SUMS = 6, 9, 28


class Line(NamedTuple):
    """A point of the learning curve."""

    seed: int
    steps: int
    """Decisions of the agent so far."""
    games: int
    """Games that ended since the last point."""
    difference: float
    """Mean of the agent's points minus those of `steady` in these games."""


class Believing(gymnasium.Wrapper):
    """Add the belief to a reduced observation, and give rewards as soon as points are scored."""

    def __init__(self, env: gymnasium.Env) -> None:
        """Declare the space of the new observation."""
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
        """Start a new game."""
        given, info = self.env.reset(**more)
        self._lead = 0.0
        return self._seen(given), info

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move; the reward is the change of the lead since the last decision."""
        given, reward, over, broken_off, info = self.env.step(action)
        lead = float(reward) if over else self._ahead()
        paid, self._lead = lead - self._lead, lead
        return self._seen(given), paid, over, broken_off, info

    def _ahead(self) -> float:
        """The agent's points minus those of the best opponent, as the markers show them."""
        view = self.get_wrapper_attr("sight")().view
        own, others = view.scores[view.seat], [score for seat, score in enumerate(view.scores) if seat != view.seat]
        return float(own - max(others))

    def _seen(self, given: dict[str, Any]) -> dict[str, Any]:
        odds, sums = np.zeros((SYMBOLS + 1, DIGITS), np.float32), np.zeros(SUMS, np.float32)
        if given["action_mask"].any():  # the game is not over
            sight = self.get_wrapper_attr("sight")()
            belief: Any = cairn.belief(sight)
            for symbol, digits in enumerate(belief.marginals.values()):
                odds[symbol, list(digits)] = list(digits.values())
            finals = sight.view.own_finals
            if None in finals:
                odds[SYMBOLS] = odds[finals.index(None)]  # the symbol of the next bet
            if sight.view.dice:
                for total, deals in belief.sums(sight.view.dice).items():
                    sums[total] = deals / belief.deals
        row = np.concatenate([given["observation"][self._taken] / self._scale, odds.ravel(), sums])
        return {"row": row.astype(np.float32), "action_mask": given["action_mask"]}


class Policy(CategoricalMixin, Model):
    """Logits for every move, `NEVER` for those outside the mask."""

    def __init__(self, **given: Any) -> None:
        """Take the arguments that skrl and Flax pass: spaces, device and so on."""
        Model.__init__(self, **given)
        CategoricalMixin.__init__(self, unnormalized_log_prob=True)

    @nn.compact  # type: ignore[untyped-decorator]  # Flax is not installed where types are checked
    def __call__(self, inputs: dict[str, Any], role: str) -> tuple[Any, dict[str, Any]]:
        """Return the logits for an observation."""
        given = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        parts = jnp.asarray(_parts_of_moves())
        wanted = nn.Dense(parts.shape[1], kernel_init=nn.initializers.orthogonal(0.01))(_features(given["row"]))
        logits = wanted @ parts.T
        return jnp.where(given["action_mask"] > 0, logits, NEVER), {}


class Value(DeterministicMixin, Model):
    """The expected reward until the end of the game."""

    def __init__(self, **given: Any) -> None:
        """Take the arguments that skrl and Flax pass: spaces, device and so on."""
        Model.__init__(self, **given)
        DeterministicMixin.__init__(self)

    @nn.compact  # type: ignore[untyped-decorator]  # Flax is not installed where types are checked
    def __call__(self, inputs: dict[str, Any], role: str) -> tuple[Any, dict[str, Any]]:
        """Return the value of an observation."""
        given = unflatten_tensorized_space(self.observation_space, inputs["observations"])
        return nn.Dense(1)(_features(given["row"])), {}


def _features(row: Any) -> Any:
    """Return the row together with two hidden layers over it."""
    hidden = row
    for width in (128, 64):
        hidden = nn.tanh(nn.Dense(width)(hidden))
    return jnp.concatenate([row, hidden], axis=1)


@cache
def _parts_of_moves() -> NDArray[np.float32]:
    """Return a matrix with a row for each move: ones for the parts that it consists of."""
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


def train(seed: int, steps: int, points: int = 10, envs: int = ENVS, rollout: int = ROLLOUT) -> Iterator[Line]:
    """Train for `steps` decisions, and yield `points` points of the learning curve."""
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
    """Read the command line, train with each seed, and print the curve with its spread."""
    parser = argparse.ArgumentParser(prog="examples.ppo", description="Masked PPO against steady in The Lost Code.")
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--steps", type=int, default=40_000, help="decisions of the agent, for each seed")
    parser.add_argument("--points", type=int, default=10, help="points of the curve")
    told = parser.parse_args()
    curves: list[list[Line]] = []
    for seed in map(int, told.seeds.split(",")):
        curves.append([])
        for line in train(seed, told.steps, told.points):
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
