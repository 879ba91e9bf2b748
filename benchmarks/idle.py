"""What a server takes when nobody plays: `python -m benchmarks.idle` (README.md).

100 bots-only games are played to their end, as many as on a good day; then nothing is asked for a while.
"""

import argparse
import tempfile
from pathlib import Path
from time import sleep

import httpx

from benchmarks.attacks.server import CAIRN, Served, Serving

GAMES = ("arnak", "break-the-code", "lost-code", "think-str8")
LIMIT = 0.05
"""The share of a core that is promised in docs/scale.md."""


def main() -> None:
    """Measure, and say what it comes to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.idle", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="finished games (default: 100)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long nothing is asked (default: 60)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cairn-idle-") as folder, Serving(CAIRN, Path(folder)) as serving:
        served = serving.served
        start = served.cpu
        for number in range(asked.games):
            play(served, GAMES[number % len(GAMES)])
        played = served.cpu
        sleep(asked.seconds)
        idle = (served.cpu - played) / asked.seconds
    share = idle + (played - start) / 86_400
    print(f"{asked.games} games of bots: {played - start:.1f} s of CPU; then {idle:.2%} of a core")
    print(f"with as many games in a day: {share:.2%} of a core, the limit is {LIMIT:.0%}")
    raise SystemExit(share > LIMIT)


def play(served: Served, game: str) -> None:
    """Let two bots play a game to its end."""
    asked = {"game": game, "seats": ["random", "random"], "visibility": "open"}
    with httpx.Client(base_url=served.url, timeout=60) as http:
        made = http.post("/api/tables", json=asked).raise_for_status().json()
        shown = {"Authorization": f"Bearer {made['secret']}"}
        http.post(f"/api/tables/{made['id']}/start", headers=shown).raise_for_status()
        while http.get(f"/api/tables/{made['id']}").raise_for_status().json()["status"] != "over":
            sleep(0.1)


if __name__ == "__main__":
    main()
