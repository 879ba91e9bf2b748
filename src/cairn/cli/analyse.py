"""`cairn analyse`: what could be known in a recorded game, and what each choice was worth."""

from collections.abc import Iterator

import click

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.cli.common import crew_of, json_option, lang_option, print_json, progress, read_record, work_options
from cairn.cli.names import shown_names
from cairn.core.errors import BadInput, BadRecord
from cairn.core.game import check_seat
from cairn.core.phrases import Fact, phrase, verbatim
from cairn.core.record import Record
from cairn.core.table import new_table
from cairn.core.values import Seat, replace
from cairn.games import rooms_of
from cairn.play.analyses import analyses
from cairn.play.analysis import Analysis, Chosen, SeatTotal, analysis
from cairn.play.collection import RecordFilter, load_records
from cairn.play.files import write_text
from cairn.play.pool import ALONE, Crew
from cairn.play.replay_page import make_page
from cairn.text import Text, Voice, text
from cairn.text.ending import ending

TOLD = 0.005
"""A difference that shows in two decimals."""
PARTS = 100
"""The parts that a progress bar counts."""
COLUMN = 12
"""The width of a column of figures."""


@click.command()
@click.argument("file")
@click.option("--seat", type=int, help="Look at the choices of this seat alone; seats are counted from 0.")
@click.option("--number", type=int, default=1, show_default=True, help="Which game, if the file holds several.")
@click.option("--all", "every", is_flag=True, help="Look at all games of the file, and say what the choices come to.")
@click.option(
    "--page", metavar="FILE", help="Write the game, as --seat saw it, as one HTML file that replays in a browser."
)
@click.option("--quick", is_flag=True, help="Look at choices only, and play none of them on (Arnak).")
@work_options
@lang_option
@json_option
def analyse(
    file: str,
    seat: Seat | None,
    number: int,
    every: bool,
    page: str | None,
    quick: bool,
    jobs: int,
    ray: str | None,
    keep: str | None,
    lang: str,
    as_json: bool,
) -> None:
    """Show what each seat could know in the game recorded in FILE, and what its choices were worth.

    With --all, the results do not depend on the workers (--jobs, --ray).
    """
    crew = crew_of(jobs, ray)
    if page is not None and (every or seat is None):
        raise BadInput("page", "it shows one game as one seat saw it: name the seat with --seat, and leave out --all")
    if every:
        _all(file, seat, quick, crew, keep, lang, as_json)
        return
    if crew != ALONE or keep is not None:
        raise BadInput("all", "one game is looked at by one process: say --all too")
    try:
        record = read_record(file, number)
        with progress("looking", PARTS) as tracked:
            parts = iter(tracked(range(PARTS)))
            seen = 0

            def show(part: float) -> None:
                nonlocal seen
                while seen < round(part * PARTS):
                    seen += 1
                    next(parts, None)

            found = analysis(rooms_of(record.game), record, show, played_on=0 if quick else None)
    except BadRecord as error:
        raise BadRecord(f"{file}, {error.place}", error.text) from None
    check_seat(seat, len(record.seats))
    if page is not None and seat is not None:
        said = text(lang, find_game(record.game))
        names = shown_names(said, record.seats, record.bots)
        write_text(page, (make_page(rooms_of(record.game), record, found, seat, names, lang),))
        return
    found = _of_seat(found, seat)
    if as_json:
        print_json(found)
        return
    for line in _lines(record, found, seat, lang):
        click.echo(line)


def _all(file: str, seat: Seat | None, quick: bool, crew: Crew, keep: str | None, lang: str, as_json: bool) -> None:
    """Print a line of JSON for each game, or the totals of its seats."""
    games = list(load_records((file,), read_file, find_game, RecordFilter()))
    for kept in games:
        check_seat(seat, len(kept.record.seats))
    with progress("looking", len(games)) as tracked:
        for kept, found in zip(games, tracked(analyses(games, crew, keep, quick)), strict=True):
            if as_json:
                print_json(_of_seat(found, seat))
                continue
            said = text(lang, find_game(kept.record.game))
            names = shown_names(said, kept.record.seats, kept.record.bots)
            voice = Voice(said, names)
            click.echo(f"{kept.file} {kept.number}  {kept.record.game}")
            for at, total in enumerate(found.totals):
                if seat in (None, at):
                    click.echo("\n".join(f"  {line}" for line in _total(voice, names[at], total)))


def _of_seat(found: Analysis, seat: Seat | None) -> Analysis:
    """The part of an analysis that concerns that seat."""
    if seat is None:
        return found
    return replace(
        found,
        choices=tuple(each for each in found.choices if each.seat == seat),
        known=tuple(each for each in found.known if each.seat == seat),
        flags=tuple(each for each in found.flags if each.seat == seat),
    )


def _total(voice: Voice, name: str, total: SeatTotal) -> Iterator[str]:
    """Print the totals of a seat."""
    yield _say(voice, "analyse-total", name=verbatim(name), choices=total.choices, best=total.best)
    for measure, lost in total.lost.items():
        yield "  " + _say(voice, "analyse-lost", measure=measure, lost=lost, luck=total.luck.get(measure, 0.0))
    if total.accuracy is not None:
        yield "  " + _say(voice, "analyse-accuracy", accuracy=total.accuracy)


def _lines(record: Record, found: Analysis, seat: Seat | None, lang: str) -> Iterator[str]:
    game = find_game(record.game)
    said = text(lang, game)
    words = rooms_of(record.game).words
    view = game.view(new_table(game, record.options).state, None)
    names = shown_names(said, record.seats, record.bots)
    voice = Voice(said, names, None, words.setting(view))
    if record.result is not None:
        yield _say(voice, "game-ended", ending=ending(record.result))
        yield ""
    if found.moments:
        yield from _course(names, found, said)
        yield ""
    yield said.say("analyse-choices")
    for chosen in found.choices:
        first, *further = _choice_lines(voice, chosen)
        yield f"  {chosen.step:>4}  {first}"
        yield from (f"{'':8}{line}" for line in further)
    for flag in found.flags:
        yield ""
        yield _say(voice, "analyse-missed", name=verbatim(names[flag.seat]))
        owner = Voice(said, names, flag.seat, words.setting(view))
        yield from (f"  {owner.say(line.phrase)}" for line in flag.lines)
    yield ""
    for at, total in enumerate(found.totals):
        if seat in (None, at):
            yield from _total(voice, names[at], total)
            yield from _parts(said, total)


def _course(names: tuple[str, ...], found: Analysis, said: Text) -> Iterator[str]:
    """Print what each seat could know, or its chance to win, at the end of each round."""
    first = found.moments[0]
    yield said.say("analyse-codes" if first.codes else "analyse-expected" if first.expected else "analyse-chances")
    wide = max(12, *map(len, names)) + 2
    yield "  " + " " * 24 + "".join(f"{name:>{wide}}" for name in names)
    rounds = {each.round: each for each in found.moments}  # the last of each round
    for moment in rounds.values():
        where = said.say("analyse-round", round=moment.round, step=moment.step)
        figures = [said.say("figure", n=count) for count in moment.codes]
        figures += [said.say("analyse-points", value=points) for points in moment.expected]
        if not figures:
            figures = [said.say("analyse-chance", value=chance) for chance in moment.win]
        yield f"  {where:<24}" + "".join(f"{figure:>{wide}}" for figure in figures)


def _parts(said: Text, total: SeatTotal) -> Iterator[str]:
    """Print the same by round and by kind of choice, a line each."""
    rounds = [(said.say("analyse-part-round", round=int(part.of)), part) for part in total.rounds]
    kinds = [(said.say(f"kind-{part.of}"), part) for part in total.kinds]
    if not rounds:
        return
    heads = [said.say(f"analyse-part-{head}") for head in ("choices", "best", "lost", "luck")]
    wide = max(len(name) for name, _ in (*rounds, *kinds))
    yield f"    {'':<{wide}}" + "".join(f"{head:>{COLUMN}}" for head in heads)
    for name, part in (*rounds, *kinds):
        for measure, lost in part.lost.items():
            sums = (
                said.say("analyse-part-sum", measure=measure, value=value)
                for value in (lost, part.luck.get(measure, 0.0))
            )
            told = (f"{part.choices}", f"{part.best}", *sums)
            yield f"    {name:<{wide}}" + "".join(f"{figure:>{COLUMN}}" for figure in told)


def _choice_lines(voice: Voice, chosen: Chosen) -> Iterator[str]:
    """A choice and its outcome; then what would have been better, and what would have followed."""
    measure, name = chosen.measure, verbatim(voice.names[chosen.seat])
    done = _say(voice, "analyse-choice", measure=measure, name=name, move=chosen.phrase, value=chosen.value)
    equal = [_say(voice, "analyse-equal")] if chosen.equal else []
    yield " ".join((done, *equal, _say(voice, "analyse-came", measure=measure, value=chosen.came)))
    if chosen.lost > TOLD:
        better = _say(voice, "analyse-better", measure=measure, move=chosen.best_phrase, value=chosen.best)
        line = (better, *map(voice.say, chosen.line[1:]))
        yield " · ".join(step.rstrip(".") for step in line)  # some steps are whole sentences


def _say(voice: Voice, key: str, **facts: Fact) -> str:
    return voice.say(phrase(key, **facts))
