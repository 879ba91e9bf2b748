"""What it costs to show a table beat by beat: CPU time and bytes of a move for a page, with and without beats.

    python -m benchmarks.beats

A page gets words; a program gets neither words nor beats. The games are played at random, all seats are connected, and
each message is made and encoded as the server does it.
"""

from random import Random
from time import process_time
from typing import NamedTuple

from cairn.core.values import encode
from cairn.server.table import log
from cairn.server.table.projection import Audience, Projection, project_changes
from cairn.server.table.state import TableState
from tests.server.positions import begun, dealt

TABLES = (
    ("lost-code", 4),
    ("think-str8", 4),
    ("break-the-code", 2),
    ("break-the-code", 4),
    ("arnak", 2),
    ("arnak", 4),
)
GAMES = 6
"""Of each table."""
LONGEST = 2_000
"""Moves of a game."""
KINDS = {
    "program": Audience(None),
    "page before": Audience(None, words=True),
    "page": Audience(None, words=True, beats=True),
}


class Cost(NamedTuple):
    """Of one move, for one seat, on average."""

    milliseconds: float
    bytes: float


class Meter:
    """Makes the messages of a table for all seats, connected in one way, and counts."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._before: dict[int, Projection] = {}
        self.seconds = 0.0
        self.bytes = 0
        self.messages = 0

    def begin(self, state: TableState) -> None:
        """A new table: everything that it has is known."""
        self._before = {}
        for seat in state.seats:
            self._project(state, seat)

    def publish(self, state: TableState) -> None:
        """Make what every seat is sent."""
        began = process_time()
        sent = sum(self._project(state, seat) for seat in state.seats)
        self.seconds += process_time() - began
        self.bytes += sent
        self.messages += len(state.seats)

    def _project(self, state: TableState, seat: int) -> int:
        audience = self._audience._replace(seat=seat)
        before = self._before.get(seat, Projection(-1, None, None, (), -1))
        message, self._before[seat] = project_changes("table", state, audience, before)
        return 0 if message is None else len(encode(message))

    @property
    def cost(self) -> Cost:
        """What a message costs."""
        return Cost(1000 * self.seconds / self.messages, self.bytes / self.messages)


def measure(game: str, players: int) -> dict[str, Cost]:
    """Play some games at random, and measure what each kind of connection costs."""
    meters = {name: Meter(audience) for name, audience in KINDS.items()}
    for number in range(GAMES):
        rng, state = Random(number), begun(game, players)
        for meter in meters.values():
            meter.begin(state)
        for _ in range(LONGEST):
            if not state.to_act:
                break
            seat = state.to_act[0]
            moves = tuple(state.running.moves(seat))
            state.add(log.Moved(time=3, seat=seat, move=rng.choice(moves)))
            for entry in dealt(state, 3):
                state.add(entry)
            for meter in rng.sample(list(meters.values()), len(meters)):
                meter.publish(state)
    return {name: meter.cost for name, meter in meters.items()}


def main() -> None:
    """Measure, and print it as Markdown."""
    print("| game | " + " | ".join(f"{name}, ms | bytes" for name in KINDS) + " |")
    print("| --- |" + " ---: | ---: |" * len(KINDS))
    for game, players in TABLES:
        costs = measure(game, players)
        cells = " | ".join(f"{costs[name].milliseconds:.2f} | {costs[name].bytes:,.0f}" for name in KINDS)
        print(f"| {game}, {players} players | {cells} |", flush=True)


if __name__ == "__main__":
    main()
