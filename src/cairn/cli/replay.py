"""`cairn replay`: a recorded game, step by step, as one seat saw it or as the referee did."""

import re
import sys
from collections.abc import Iterator
from typing import Any, TypeGuard

import click

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.api import replay as replayed
from cairn.play.files import read_records
from cairn.terminal.board import WIDTH, Sight, find_board
from cairn.terminal.layout import wrapped
from cairn.cli.common import json_option, lang_option, print_json
from cairn.cli.screen import Screen, terminal
from cairn.core.errors import BadInput, BadRecord
from cairn.core.events import News
from cairn.core.match import Match
from cairn.core.record import Hinted, Noted, Record, Step, to_json, to_text
from cairn.core.values import Seat
from cairn.text import Text, text

__all__ = ["replay"]

_NUMBER = re.compile(r"[0-9]{1,9}")


@click.command(short_help="Show a recorded game, step by step.")
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

    With --seat only what that seat saw is told. With --json there is one line for each step that something came of,
    and for each hint that was given.
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
        for step, what in showing.steps():
            hint = {"seat": what.seat, "hint": what.level} if isinstance(what, Hinted) else {"events": what}
            print_json({"step": step, **hint})
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
        self._screen = Screen(terminal())

    def steps(self) -> Iterator[tuple[int, Any]]:
        """The steps at which something happened, with the events that the seat saw of it, or the hint it was given."""
        for step, done in enumerate(self._steps, start=1):
            since, log = len(self._positions[step - 1].log), self._log(step)
            if log[since:]:
                yield step, log[since:]
            elif self._is_hint(done):
                yield step, done

    def whole(self) -> None:
        """Every step that something came of, a line or two each, and how it ended."""
        names = ", ".join(f"{seat} {name}" for seat, name in enumerate(self._match.names))
        click.echo(f"{self._match.game.name}: {names}")
        wide = len(str(len(self._positions) - 1))
        before = ""
        for step, what in self.steps():
            for line in self._lines(step, what):
                if line != before or not _is_sealed(what):  # of sealed choices that look alike one is enough
                    click.echo("\n".join(wrapped(line, f"{step:>{wide}}  ", " " * (wide + 4), WIDTH)))
                before = line
        if self._match.result is not None:
            sight = self._sight(len(self._positions) - 1)
            self._screen.show(self._board.result(sight, self._match.result))
            for line in self._board.closing(sight, self._match.result):
                self._screen.show(line)

    def by_hand(self) -> None:
        """The table at one step after another: Enter goes on, b back, a number to that step, q leaves."""
        chance = self._match.game.chance
        stops = [step for step, state in enumerate(self._positions) if chance(state) is None]
        at = 0
        while True:
            step, before = stops[at], stops[at - 1] if at else 0
            sight, keys = self._sight(step), self._said.say("replay-keys", step=step, last=stops[-1])
            news = self._board.news(sight, len(self._positions[before].log))
            news += [self._hint(each) for each in self._steps[before:step] if self._is_hint(each)]
            self._screen.clear()
            self._screen.table(self._board.render(sight), news, left_out=lambda _: "…", below=[keys])
            self._screen.show(keys, "bold")
            answer = _answer()
            if answer == "q" or (answer == "" and at == len(stops) - 1):
                return
            if answer == "b":
                at = max(0, at - 1)
            elif _NUMBER.fullmatch(answer):
                at = next((place for place, stop in enumerate(stops) if stop >= int(answer)), len(stops) - 1)
            elif answer == "":
                at += 1

    def _lines(self, step: int, what: Any) -> list[str]:
        if isinstance(what, Hinted):
            return [self._hint(what)]
        return self._board.log(self._sight(step), len(self._positions[step - 1].log))

    def _is_hint(self, step: Step) -> TypeGuard[Hinted]:
        """Whether it is a hint that the one who looks may know of."""
        return isinstance(step, Hinted) and self._seat in (None, step.seat)

    def _hint(self, hint: Hinted) -> str:
        return self._said.say("hint-given", name=self._match.names[hint.seat], level=hint.level)

    def _log(self, step: int) -> Any:
        state = self._positions[step]
        return state.log if self._seat is None else self._match.game.view(state, self._seat).log

    def _sight(self, step: int) -> Sight:
        """What the seat had before it then; the referee looks over the shoulder of seat 0, and reads the whole log."""
        state = self._positions[step]
        view = self._match.game.view(state, self._seat or 0)
        everything = state.log if self._seat is None else None
        notes = tuple(each for each in self._steps[:step] if isinstance(each, Noted) and each.seat == self._seat)
        english = text("en", self._match.game)
        names = self._match.names
        return Sight(view, (), notes, names, self._said, english, self._seat, everything=everything)


def _is_sealed(what: Any) -> bool:
    """Whether nothing came to light, and a part of what was done is blank to who looks on."""
    if not isinstance(what, tuple) or any(isinstance(event, News) for event in what):
        return False
    return any(getattr(event, name) is None for event in what for name in event.__struct_fields__)


def _answer() -> str:
    line = sys.stdin.readline()
    return line.strip().lower() if line else "q"
