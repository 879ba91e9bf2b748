"""`cairn replay`: a recorded game, step by step, as one seat saw it or as a referee did."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeGuard

import click

from cairn.api import replay as replay_match
from cairn.cli.common import json_option, lang_option, print_json, read_record
from cairn.cli.names import shown_names
from cairn.cli.screen import Page, Quit, keyboard_screen, terminal
from cairn.core.deal import verify_deal
from cairn.core.errors import BadInput, BadRecord
from cairn.core.events import is_final
from cairn.core.game import check_seat
from cairn.core.match import AnyMatch
from cairn.core.phrases import phrase
from cairn.core.record import Record, to_json, to_text
from cairn.core.sight import AnySight
from cairn.core.steps import Hinted, Noted, Step, Undone
from cairn.core.table import new_table
from cairn.core.values import Seat, replace
from cairn.games import rooms_of
from cairn.terminal.board import WIDTH, Board, Desk
from cairn.terminal.layout import wrap_line
from cairn.text import Text, Voice, text

_NUMBER = re.compile(r"[0-9]{1,9}")


@click.command()
@click.argument("file")
@click.option("--seat", type=int, help="Show what this seat knew, and no more; seats are counted from 0.")
@click.option("--number", type=int, default=1, show_default=True, help="Which game, if the file holds several.")
@click.option("--step", "by_hand", is_flag=True, help="Go through the game by hand, with the table drawn.")
@click.option("--as", "form", type=click.Choice(["text", "json"]), help="Print the record itself in this form.")
@click.option("--verify", "verify", is_flag=True, help="Check that the game was dealt as was promised before it.")
@click.option("--commitment", help="With --verify: what the table showed you before the game.")
@click.option("--word", "words", multiple=True, help="With --verify: a word that you added to the deal.")
@lang_option
@json_option
def replay(
    file: str,
    seat: Seat | None,
    number: int,
    by_hand: bool,
    form: str | None,
    verify: bool,
    commitment: str | None,
    words: tuple[str, ...],
    lang: str,
    as_json: bool,
) -> None:
    """Show the game recorded in FILE, every step checked against the rules.

    With --seat only what that seat saw is shown. With --json there is one line for each step with an effect, and for
    each hint taken.
    """
    if by_hand + as_json + (form is not None) > 1:
        raise BadInput("step", "--step, --as and --json are three ways to show it: choose one")
    try:
        record = read_record(file, number)
        match = replay_match(record)
        dealt = verify_deal(match.game, record) if verify else 0
    except BadRecord as error:
        raise BadRecord(f"{file}, {error.place}", error.text) from None
    if not verify and (commitment is not None or words):
        raise BadInput("verify", "--commitment and --word go with --verify")
    if verify:
        _show_deal(record, dealt, commitment, words, text(lang, match.game), as_json)
        return
    check_seat(seat, len(record.seats))
    if form is not None:
        if seat is not None:
            raise BadInput("as", "the record itself tells everything, so it goes with no seat")
        click.echo(to_text(record) if form == "text" else to_json(record), nl=False)
        return
    if by_hand and seat is None:
        raise BadInput("step", "the table is drawn as a seat sees it: name one with --seat")
    showing = _Replay(match, seat, text(lang, match.game))
    if as_json:
        for step, what in showing.steps():
            print_json({"step": step, **_fields(what)})
    elif by_hand:
        showing.by_hand()
    else:
        showing.whole()


def _show_deal(
    record: Record, dealt: int, commitment: str | None, words: tuple[str, ...], said: Text, as_json: bool
) -> None:
    """What was checked of the deal, and what a record cannot show."""
    deal = record.deal
    assert deal is not None
    if commitment is not None and commitment.strip().lower() != deal.commitment:
        raise BadRecord("commitment", f"the record was dealt from another promise: {deal.commitment}")
    for word in words:
        if word.strip() not in deal.words:
            raise BadRecord("word", f"{word!r} is not among the words of the deal: {', '.join(deal.words) or 'none'}")
    if as_json:
        print_json({"verified": True, "outcomes": dealt, "deal": deal, "commitment_compared": commitment is not None})
        return
    click.echo(said.say("verify-promise", commitment=deal.commitment))
    if deal.words:
        click.echo(said.say("verify-words", words=", ".join(deal.words)))
    click.echo(said.say("verify-outcomes", count=dealt))
    if commitment is None:
        click.echo(said.say("verify-when"))
    if not words:
        click.echo(said.say("verify-whose"))
    click.echo(said.say("verify-never"))


def _fields(what: Any) -> dict[str, Any]:
    match what:
        case Hinted(seat, _, level):
            return {"seat": seat, "hint": level}
        case Undone(seat):
            return {"seat": seat, "undo": True}
        case _:
            return {"events": what}


@dataclass(frozen=True)
class _Frame:
    """The table after a step, as the viewer sees it."""

    sight: AnySight
    since: int
    """The first event of the step."""
    notes: tuple[Noted, ...]
    waits: bool
    """Whether the table waits for somebody, or the game is over: chance has nothing to decide."""


class _Replay:
    """A game after each step, for one seat; None: for an onlooker, who reads everything once the game is over."""

    def __init__(self, match: AnyMatch, seat: Seat | None, said: Text) -> None:
        self._match, self._seat, self._said = match, seat, said
        self._names = shown_names(said, match.names, match.bots)
        self._rooms = rooms_of(match.game.name)
        self._board: Board = self._rooms.terminal
        self._steps = match.record.steps
        self._frames = list(self._make_frames())
        self._screen = keyboard_screen(terminal(), said)

    def _make_frames(self) -> Iterator[_Frame]:
        """The table before the first step, and after each."""
        game, table = self._match.game, new_table(self._match.game, self._match.options)
        open_to_all = self._seat is None and self._match.result is not None
        since = 0
        for step in (None, *self._steps):
            if step is not None:
                since = table.add(step).since
            sight = table.sight(self._seat)
            if open_to_all:
                sight = replace(sight, history=table.history)
            notes = () if self._seat is None else table.notes(self._seat)
            yield _Frame(sight, since, notes, game.chance(table.state) is None)

    def steps(self) -> Iterator[tuple[int, Any]]:
        """The steps with an effect, with their events as the seat saw them, or the hint that it got."""
        for step, done in enumerate(self._steps, start=1):
            frame = self._frames[step]
            if isinstance(done, Undone):
                yield step, done
            elif told := frame.sight.history[frame.since :]:
                yield step, told
            elif self._is_hint(done):
                yield step, done

    def whole(self) -> None:
        """Every step with an effect, in a line or two, and how the game ended."""
        click.echo(self._title())
        wide = len(str(len(self._steps)))
        before = ""
        for step, what in self.steps():
            for line in self._lines(step, what):
                if line != before or not _is_sealed(what):  # of sealed choices that look alike, one is enough
                    click.echo("\n".join(wrap_line(line, f"{step:>{wide}}  ", " " * (wide + 4), WIDTH)))
                before = line
        if self._match.result is not None:
            desk = self._desk(len(self._steps))
            self._screen.leave_behind(self._board.result(desk, self._match.result))
            for line in self._board.closing(desk, self._match.result):
                self._screen.leave_behind(line)

    def by_hand(self) -> None:
        """Show the table at each step: Enter continues, b goes back, a number goes to that step, q leaves."""
        with suppress(Quit), self._screen:
            self._walk()

    def _walk(self) -> None:
        stops = [step for step, frame in enumerate(self._frames) if frame.waits]
        at = 0
        while True:
            step, before = stops[at], stops[at - 1] if at else 0
            desk, keys = self._desk(step), self._said.say("replay-keys", step=step, last=stops[-1])
            news = self._board.news(desk, len(self._frames[before].sight.history))
            news += [self._hint(each) for each in self._steps[before:step] if self._is_hint(each)]
            news += [self._undone(each) for each in self._steps[before:step] if isinstance(each, Undone)]
            self._screen.table(Page(self._board.render(desk), news))
            answer = self._screen.ask(keys).lower()
            if answer == "q" or (answer == "" and at == len(stops) - 1):
                return
            if answer == "b":
                at = max(0, at - 1)
            elif _NUMBER.fullmatch(answer):
                at = next((place for place, stop in enumerate(stops) if stop >= int(answer)), len(stops) - 1)
            elif answer == "":
                at += 1

    def _title(self) -> str:
        """The game and the players; seats are counted from 0, as for `--seat`."""
        names = ", ".join(f"{seat} {name}" for seat, name in enumerate(self._names))
        voice = self._desk(0).voice
        title = voice.say(phrase("title")) if self._said.has("title") else self._match.game.name
        return self._said.say("replay-title", title=title, names=names)

    def _lines(self, step: int, what: Any) -> list[str]:
        if isinstance(what, Hinted):
            return [self._hint(what)]
        if isinstance(what, Undone):
            return [self._undone(what)]
        return self._board.log(self._desk(step), self._frames[step].since)

    def _is_hint(self, step: Step) -> TypeGuard[Hinted]:
        """Whether it is a hint that the viewer may see."""
        return isinstance(step, Hinted) and self._seat in (None, step.seat)

    def _hint(self, hint: Hinted) -> str:
        return self._said.say("hint-given", name=self._names[hint.seat], level=hint.level)

    def _undone(self, undone: Undone) -> str:
        return self._said.say("undo-done", name=self._names[undone.seat])

    def _desk(self, step: int) -> Desk:
        """What the viewer had at that step."""
        frame = self._frames[step]
        voice = Voice(self._said, self._names, self._seat, self._rooms.words.setting(frame.sight.view))
        return Desk(frame.sight, (), frame.notes, voice, text("en", self._match.game))


def _is_sealed(what: Any) -> bool:
    """Whether nothing was revealed, and a part of the move is hidden from the viewer."""
    if not isinstance(what, tuple) or any(map(is_final, what)):
        return False
    return any(getattr(event, name) is None for event in what for name in event.__struct_fields__)
