"""Where the time goes in random play: ``python -m benchmarks.profile_play lost-code``."""

import cProfile
import pstats
import sys
from random import Random

import cairn
from cairn.bench.speed import CairnEngine


def main(name: str, games: int = 500) -> None:
    game = cairn.game(name)
    engine, rng = CairnEngine(game, game.options), Random(1)
    engine.play(rng)  # caches are filled now
    with cProfile.Profile() as profile:
        for _ in range(games):
            engine.play(rng)
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "lost-code")
