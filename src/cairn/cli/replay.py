"""`cairn replay`: a recorded game, step by step, as one seat saw it or as the referee did."""

import re
import sys
from collections.abc import Iterator
from typing import Any

import click
from rich.console import Console

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.api import replay as replayed
from cairn.arena.files import read_records
from cairn.cli.boards import WIDTH, Sight, find_board
from cairn.cli.common import json_option, lang_option, print_json
from cairn.core.errors import BadInput, BadRecord
from cairn.core.match import Match
from cairn.core.record import Noted, Record, to_json, to_text
from cairn.core.values import Seat, replace
from cairn.text import Text, text

__all__ = ["replay"]

_NUMBER = re.compile(r"[0-9]{1,9}")


@click.command()
@click.argument("file")
@click.option("--seat", type=int, help="Show what this seat knew, and no more; seats are counted from 0.")
@click.option("--number", type=int, default=1, show_default=True, help="Which game, if the file holds several.")
@click.option("--step", "by_hand", is_flag=True, help="Go through the game by hand, with the table drawn.")
@click.option("--as", "form", type=click.Choice(["text", "json"]), help="Print the record itself in this form.")
@lang_option
@json_option
def replay(
    file: str, seat: Seat | None, number: int, by_hand: bool, form: str | None, lang: str, as_json: bool
) -> None:
    """Show the game recorded in FILE, every step checked against the rules.

    With --seat only what that seat saw is told. With --json there is one line for each step that something came of.
    """
    if by_hand + as_json + (form is not None) > 1:
        raise BadInput("step", "--step, --as and --json are three ways to show it: choose one")
    try:
        record = _chosen(read_records(read_file(file), find_game), number, file)
        match = replayed(record)
    except BadRecord as error:
        raise BadRecord(f"{file}, {error.place}", error.text) from None
    if seat is not None and not 0 <= seat < len(record.seats):
        raise BadInput("seat", f"the seats of this game are 0 to {len(record.seats) - 1}, not {seat}")
    if form is not None:
        if seat is not None:
            raise BadInput("as", "the record itself tells everything, so it goes with no seat")
        click.echo(to_text(record) if form == "text" else to_json(record), nl=False)
        return
    if by_hand and seat is None:
        raise BadInput("step", "the table is drawn as a seat sees it: name one with --seat")
    showing = _Showing(match, seat, text(lang, match.game))
    if as_json:
        for step, events in showing.events():
            print_json({"step": step, "events": events})
    elif by_hand:
        showing.by_hand()
    else:
        showing.whole()


def _chosen(records: list[Record], number: int, file: str) -> Record:
    if not 1 <= number <= len(records):
        raise BadInput("number", f"{file} holds {len(records)} game{'s'[: len(records) != 1]}, so there is no {number}")
    return records[number - 1]


class _Showing:
    """A match as it was after each step, for one seat (None: the referee, who sees everything)."""

    def __init__(self, match: Match, seat: Seat | None, said: Text) -> None:
        self._match, self._seat, self._said = match, seat, said
        self._board = find_board(match.game)
        self._positions, self._steps = match.positions, match.record.steps
        self._console = Console(width=WIDTH, highlight=False, markup=False, emoji=False)

    def events(self) -> Iterator[tuple[int, Any]]:
        """The steps at which something happened, with what the seat saw of it."""
        for step in range(1, len(self._positions)):
            since, log = len(self._positions[step - 1].log), self._log(step)
            if log[since:]:
                yield step, log[since:]

    def whole(self) -> None:
        """Every step that something came of, a line or two each."""
        names = ", ".join(f"{seat} {name}" for seat, name in enumerate(self._match.names))
        click.echo(f"{self._match.game.name}: {names}")
        wide = len(str(len(self._positions) - 1))
        for step, _ in self.events():
            for line in self._board.log(self._sight(step), len(self._positions[step - 1].log)):
                click.echo(f"{step:>{wide}}  {line}")

    def by_hand(self) -> None:
        """The table at one step after another: Enter goes on, b back, a number to that step, q leaves."""
        chance = self._match.game.chance
        stops = [step for step, state in enumerate(self._positions) if chance(state) is None]
        at = 0
        while True:
            step, before = stops[at], stops[at - 1] if at else 0
            if self._console.is_terminal:
                self._console.clear()
            sight = self._sight(step)
            self._console.print(self._board.render(sight))
            for line in self._board.news(sight, len(self._positions[before].log)):
                self._console.print(f" {line}")
            self._console.print(f" {self._said.say('replay-keys', step=step, last=stops[-1])}", style="bold")
            answer = _answer()
            if answer == "q" or (answer == "" and at == len(stops) - 1):
                return
            if answer == "b":
                at = max(0, at - 1)
            elif _NUMBER.fullmatch(answer):
                at = next((place for place, stop in enumerate(stops) if stop >= int(answer)), len(stops) - 1)
            elif answer == "":
                at += 1

    def _log(self, step: int) -> Any:
        state = self._positions[step]
        return state.log if self._seat is None else self._match.game.view(state, self._seat).log

    def _sight(self, step: int) -> Sight:
        """What the seat had before it then; the referee looks over the shoulder of seat 0, and reads the whole log."""
        state = self._positions[step]
        view = self._match.game.view(state, self._seat or 0)
        if self._seat is None:
            view = replace(view, log=state.log)
        notes = tuple(each for each in self._steps[:step] if isinstance(each, Noted) and each.seat == self._seat)
        english = text("en", self._match.game)
        return Sight(view, (), notes, self._match.names, self._said, english, told=self._seat)


def _answer() -> str:
    line = sys.stdin.readline()
    return line.strip().lower() if line else "q"
