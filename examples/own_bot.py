"""A bot of one's own at a server's table: it sits down, and plays until the game is over.

    cairn serve                                              # in another window, or on another machine
    python -m examples.own_bot http://127.0.0.1:8420 --against steady
    python -m examples.own_bot --join LINK                    # at a table that somebody else has opened

This one plays Break the Code for two. It lists the codes that fit what it has seen (`cairn.belief`), asks the question
that leaves the fewest of them on average, and guesses when one is left. It is told what its seat sees, and no more.
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
    """Play at that table to the end: the places, 1 for a winner. It waits so many seconds for others, or for ever."""
    while table.wait(patience):
        table.play(choose(table.sight, table.moves))
    assert table.result is not None, "the table was closed before its end"
    return table.result.places


def open_table(server: str, against: str) -> Table:
    """A new table; whoever opens it begins."""
    seats = ("me", against)
    return Table.create(server, game="break-the-code", options={"players": 2}, seats=seats, name="Own bot")


def begin(table: Table, patience: float | None = None) -> None:
    """Begin as soon as everybody is there."""
    while table.status == "waiting":
        try:
            table.start()
        except IllegalMove:  # a seat is free
            table.listen(patience)


def choose(sight: Any, moves: tuple[Any, ...]) -> Any:
    """One of the moves, from what the seat sees and saw happen."""
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
    """How many codes are left on average, once that question is answered."""
    weights, numbers = Counter[Any](), Counter[Any]()
    for code, weight in codes.items():
        heard = answer(asked, code)
        weights[heard] += weight
        numbers[heard] += 1
    return sum(weights[heard] * numbers[heard] for heard in weights) / sum(weights.values())


def main() -> None:
    """Read the command line, sit down and play."""
    parser = argparse.ArgumentParser(prog="examples.own_bot", description="A bot of one's own at a server's table.")
    parser.add_argument("server", nargs="?", help="where to open a table")
    parser.add_argument("--against", default="person", help="a bot's name, or 'person': whoever sits down by the link")
    parser.add_argument("--join", metavar="LINK", help="sit down at this table instead")
    told = parser.parse_args()
    if told.join is not None:
        table = Table.join(told.join, name="Own bot")
    elif told.server is not None:
        table = open_table(told.server, told.against)
        print(f"To sit down: {table.link}\nTo look on:  {table.watch_link}", flush=True)
        begin(table)
    else:
        parser.error("where? Name a server, or --join LINK")
    places = play(table)
    print("It has won." if places[table.seat or 0] == 1 else "It has not won.")


if __name__ == "__main__":
    main()
