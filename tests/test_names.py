"""Every module can be imported by its name, in every way: no function of the public surface hides a package."""

import pkgutil
import subprocess
import sys
from random import Random

import pytest

import cairn

WITH_AN_EXTRA = {
    f"cairn.envs.{name}" for name in ("aec_env", "agents", "gym_env", "open_spiel", "parallel_env", "spaces")
}
"""What needs more than cairn runs on: `tests/envs` imports these."""

MODULES = sorted(
    each.name
    for each in pkgutil.walk_packages(cairn.__path__, "cairn.", onerror=lambda name: None)
    if not each.name.endswith("__main__") and each.name not in WITH_AN_EXTRA
)


def ran(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_is_found_under_its_name() -> None:
    """`import cairn.games.break_code.belief as x` takes attribute after attribute, from `cairn` on."""
    assert "cairn.games.break_code.belief.posterior" in MODULES
    told = ran(
        "import sys\n"
        f"for name in {MODULES}:\n"
        "    exec(f'import {name} as found')\n"
        "    assert found.__spec__ is sys.modules[name].__spec__, name\n"
        "    exec(f'import {name}')\n"
        "    assert eval(name).__spec__ is found.__spec__, name\n"
        "print('all')"
    )
    assert told == "all\n"


@pytest.mark.parametrize(
    "code",
    [
        "import cairn; import cairn.games.break_code.belief.posterior; cairn.games.break_code.belief.posterior.belief",
        "import cairn.games.break_code.belief.posterior as beliefs; beliefs.belief",
        "from cairn.games.arnak.belief.worlds import worlds",
        "import cairn.games.arnak as arnak; arnak.GAMES",
    ],
)
def test_the_parts_of_a_game_are_reached_from_the_surface(code: str) -> None:
    assert ran(f"{code}\nimport cairn; print(cairn.games()[0])") == "arnak\n"


def test_a_name_that_is_not_there_is_missed_as_in_any_package() -> None:
    with pytest.raises(AttributeError, match=r"module 'cairn\.games' has no attribute 'chess'"):
        cairn.games.chess  # noqa: B018


def test_positions_that_fit_a_sight_are_drawn_from_the_surface() -> None:
    match = cairn.Match("arnak", players=2, seed=1)
    drawn = cairn.belief.sample(match.view(0), Random(1))
    assert match.game.view(drawn, 0) == match.view(0).view
