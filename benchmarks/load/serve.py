"""`cairn serve` with the small game beside the others: `python -m benchmarks.load.serve DATABASE`."""

import sys

from benchmarks.load.pile import ROOMS
from cairn.cli.serve import run
from cairn.games import known
from cairn.server.serving import Settings, served

if __name__ == "__main__":
    settings = Settings("127.0.0.1", 0, sys.argv[1], workers=1)
    run(served(settings, lambda url: print(url, flush=True), {**known(), ROOMS.name: ROOMS}))
