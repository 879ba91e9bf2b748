"""Your own bot at a server's table: it takes a seat and plays until the game is over.

    cairn serve                                              # in another terminal, or on another machine
    python -m examples.own_bot http://127.0.0.1:8420 --against steady
    python -m examples.own_bot --join LINK                    # at a table that somebody else has opened

This one plays two-player Break the Code. It lists the codes that fit what it has seen (`cairn.belief`), asks the
question that leaves the fewest of them on average, and guesses when one is left. It gets only what its seat sees.
"""

import argparse
from collections import Counter
from collections.abc import Mapping
from typing import Any

import cairn
from cairn.client import Table
from cairn.core.errors import IllegalMove
from cairn.games.break_code.rules.moves import Ask, Guess, Name
from cairn.games.break_code.rules.questions import answer, question

__all__ = ["begin", "choose", "main", "open_table", "play"]


def play(table: Table, patience: float | None = None) -> tuple[int, ...]:
    """Play to the end and return the places, 1 for a winner. Wait `patience` seconds for others, or for ever."""
    while table.wait(patience):
        table.play(choose(table.sight, table.moves))
    assert table.result is not None, "the table was closed before its end"
    return table.result.places


def open_table(server: str, against: str) -> Table:
    """Open a new table, as its host."""
    seats = ("me", against)
    return Table.create(server, game="break-the-code", options={"players": 2}, seats=seats, name="Own bot")


def begin(table: Table, patience: float | None = None) -> None:
    """Start the game as soon as every seat is taken."""
    while table.status == "waiting":
        try:
            table.start()
        except IllegalMove:  # a seat is still free
            table.listen(patience)


def choose(sight: Any, moves: tuple[Any, ...]) -> Any:
    """Choose a move from what the seat sees and saw happen."""
    codes = cairn.belief(sight).codes
    (likeliest, _), *others = Counter(codes).most_common()
    named = sight.view.named
    if any(isinstance(move, Name) for move in moves):
        return Name(likeliest[len(named)])
    asks = [move for move in moves if isinstance(move, Ask)]
    if not others or not asks:
        return Guess()
    return min(asks, key=lambda ask: _left(codes, question(sight.view.table.rules, ask.card, ask.digit)))


def _left(codes: Mapping[Any, int], asked: Any) -> float:
    """Return how many codes are left on average after the answer to that question."""
    weights, numbers = Counter[Any](), Counter[Any]()
    for code, weight in codes.items():
        heard = answer(asked, code)
        weights[heard] += weight
        numbers[heard] += 1
    return sum(weights[heard] * numbers[heard] for heard in weights) / sum(weights.values())


def main() -> None:
    """Read the command line, take a seat and play."""
    parser = argparse.ArgumentParser(prog="examples.own_bot", description="Your own bot at a server's table.")
    parser.add_argument("server", nargs="?", help="the server on which to open a table")
    parser.add_argument("--against", default="person", help="a bot's name, or 'person': anyone who joins by the link")
    parser.add_argument("--join", metavar="LINK", help="join this table instead")
    told = parser.parse_args()
    if told.join is not None:
        table = Table.join(told.join, name="Own bot")
    elif told.server is not None:
        table = open_table(told.server, told.against)
        print(f"To join:  {table.link}\nTo watch: {table.watch_link}", flush=True)
        begin(table)
    else:
        parser.error("name a server, or --join LINK")
    places = play(table)
    print("The bot has won." if places[table.seat or 0] == 1 else "The bot has not won.")


if __name__ == "__main__":
    main()
