"""How speed is measured: in CPU time, all engines in turn, medians with their spread; and what a figure contains."""

from random import Random

import pytest

from cairn.bench import speed
from cairn.bench.peers import CatanatronEngine, OpenSpielEngine
from cairn.bench.speed import CairnEngine, paces, play_slices
from cairn.core.options import options_of
from cairn.games import find


class Clock:
    """CPU time that passes when an engine plays, and at no other time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.load = 1.0

    def __call__(self) -> float:
        return self.now


class Made:
    """An engine with ten decisions a game, of so many seconds each, on a machine that may be under load."""

    game, contains, at_once = "a game", "nothing else", 1

    def __init__(self, engine: str, clock: Clock, takes: float, played: list[str]) -> None:
        self.engine, self.clock, self.takes, self.played = engine, clock, takes, played

    def play(self, rng: Random) -> int:
        self.played.append(self.engine)
        self.clock.now += 10 * self.takes * self.clock.load
        return 10

    def apply(self, rng: Random) -> tuple[int, float]:
        self.clock.now += 10 * self.takes * self.clock.load
        return 10, 10 * self.takes * self.clock.load / 2


def test_load_that_comes_and_goes_slows_all_engines_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The slices of the engines alternate, so that the ratio is the true one: here one to two."""
    clock, played = Clock(), list[str]()
    monkeypatch.setattr(speed, "process_time", clock)
    one, other = Made("one", clock, 0.001, played), Made("other", clock, 0.002, played)
    measured = []
    for number, each in enumerate(play_slices([one, other], 1.0)):
        measured.append(each)
        clock.load = 3.0 if number // 2 < 6 else 1.0  # more than half of the time
    first, second = paces(measured)
    assert [engine.engine for engine, _ in measured] == ["one", "other"] * 10
    assert first.decisions_per_second / second.decisions_per_second == pytest.approx(2)
    assert first.spread[0] == pytest.approx(1000 / 3) and first.spread[1] == pytest.approx(1000)
    assert first.microseconds_per_move / second.microseconds_per_move == pytest.approx(1 / 2)


def test_every_figure_says_what_it_contains() -> None:
    game = find("lost-code")
    assert "position" in CairnEngine(game, options_of(game, {}, 2)).contains
    assert "chance" in OpenSpielEngine("OpenSpiel (C++)", None, "hanabi").contains
    assert "next moves" in CatanatronEngine(None).contains
