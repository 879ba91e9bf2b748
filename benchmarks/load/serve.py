"""`cairn serve` with the small game beside the others: `python -m benchmarks.load.serve DATABASE`."""

import sys

from benchmarks.load.pile import ROOMS
from cairn.cli.serve import run
from cairn.games import all_rooms
from cairn.server.main import serve
from cairn.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(host="127.0.0.1", port=0, database=sys.argv[1], workers=1)
    games = {**all_rooms(), ROOMS.name: ROOMS}
    run(serve(settings, lambda place: print(place.url, flush=True), games))
