"""`cairn analyse`: a recorded game looked at again: what could be known, and what each choice was worth."""

from collections.abc import Iterator

import click

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.cli.common import json_option, lang_option, print_json
from cairn.core.errors import BadInput, BadRecord
from cairn.core.phrases import Fact, phrase, verbatim
from cairn.core.record import Record
from cairn.core.table import new_table
from cairn.core.values import Seat, replace
from cairn.games import rooms_of
from cairn.play.analysis import Analysis, Chosen, analysis
from cairn.play.files import read_records
from cairn.text import Voice, text

__all__ = ["analyse"]

TOLD = 0.005
"""A difference that shows in two decimals."""


@click.command()
@click.argument("file")
@click.option("--seat", type=int, help="Look at the choices of this seat alone; seats are counted from 0.")
@click.option("--number", type=int, default=1, show_default=True, help="Which game, if the file holds several.")
@lang_option
@json_option
def analyse(file: str, seat: Seat | None, number: int, lang: str, as_json: bool) -> None:
    """Say what each seat could know in the game recorded in FILE, and what its choices were worth."""
    try:
        records = read_records(read_file(file), find_game)
        if not 1 <= number <= len(records):
            raise BadInput("number", f"{file} holds {len(records)}, so there is no {number}")
        record = records[number - 1]
        found = analysis(rooms_of(record.game), record)
    except BadRecord as error:
        raise BadRecord(f"{file}, {error.place}", error.text) from None
    if seat is not None:
        if not 0 <= seat < len(record.seats):
            raise BadInput("seat", f"the seats of this game are 0 to {len(record.seats) - 1}, not {seat}")
        found = replace(
            found,
            choices=tuple(each for each in found.choices if each.seat == seat),
            flags=tuple(each for each in found.flags if each.seat == seat),
        )
    if as_json:
        print_json(found)
        return
    for line in _lines(record, found, seat, lang):
        click.echo(line)


def _lines(record: Record, found: Analysis, seat: Seat | None, lang: str) -> Iterator[str]:
    game = find_game(record.game)
    said = text(lang, game)
    words = rooms_of(record.game).load("words")
    view = game.view(new_table(game, record.options).state, None)
    voice = Voice(said, record.seats, None, words.setting(view))
    yield said.say("analyse-codes")
    wide = max(12, *map(len, record.seats)) + 2
    yield "  " + " " * 24 + "".join(f"{name:>{wide}}" for name in record.seats)
    rounds = {each.round: each for each in found.moments}  # the last of each round
    for moment in rounds.values():
        where = said.say("analyse-round", round=moment.round, step=moment.step)
        codes = (said.say("figure", n=count) for count in moment.codes)
        yield f"  {where:<24}" + "".join(f"{count:>{wide}}" for count in codes)
    yield ""
    yield said.say("analyse-choices")
    for chosen in found.choices:
        yield f"  {chosen.step:>4}  " + " ".join(_said(voice, chosen))
    for flag in found.flags:
        yield ""
        yield _say(voice, "analyse-missed", name=verbatim(record.seats[flag.seat]))
        owner = Voice(said, record.seats, flag.seat, words.setting(view))
        yield from (f"  {owner.say(line.phrase)}" for line in flag.lines)
    yield ""
    for at, total in enumerate(found.totals):
        if seat in (None, at):
            yield _say(voice, "analyse-total", name=verbatim(record.seats[at]), choices=total.choices, best=total.best)
            for measure, lost in total.lost.items():
                luck = total.luck.get(measure, 0.0)
                yield "  " + _say(voice, "analyse-lost", measure=measure, lost=lost, luck=luck)


def _said(voice: Voice, chosen: Chosen) -> Iterator[str]:
    measure, name = chosen.measure, verbatim(voice.names[chosen.seat])
    yield _say(voice, "analyse-choice", measure=measure, name=name, move=chosen.phrase, value=chosen.value)
    if chosen.lost > TOLD:
        yield _say(voice, "analyse-better", measure=measure, move=chosen.best_phrase, value=chosen.best)
    if chosen.came is not None and measure != "chance":
        yield _say(voice, "analyse-came", value=chosen.came)


def _say(voice: Voice, key: str, **facts: Fact) -> str:
    return voice.say(phrase(key, **facts))
