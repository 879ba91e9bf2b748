"""`cairn play`: a game in the terminal, against bots or with others at the same device."""

import os
from itertools import islice

import click
from rich.console import Console

from cairn.api import game as find_game
from cairn.api import games as game_names
from cairn.cli.common import lang_option, names_of, table_options
from cairn.cli.names import shown_names
from cairn.cli.saves import Saved, find_unfinished, new_save
from cairn.cli.screen import Quit, keyboard_screen, terminal
from cairn.cli.session import Session
from cairn.cli.setup import resume_match, start_match
from cairn.core.errors import BadInput
from cairn.core.match import AnyMatch
from cairn.games import rooms_of
from cairn.play.bots import find_bot
from cairn.play.files import RecordFile, new_file, open_file
from cairn.play.titles import title
from cairn.text import Text, text

OFFERED = 9
"""The number of interrupted games that are offered."""


@click.command()
@click.argument("game", required=False)
@table_options
@click.option(
    "--bots",
    metavar="NAME,...",
    help="Bots for the last seats (names, or module:Class for a class of yours); 'none': people only.",
)
@click.option("--name", "names", multiple=True, help="A person's name, by seat; may be given several times.")
@lang_option
@click.option("--seed", type=int, help="Random seed; the same seed repeats the dice and draws.")
@click.option("--record", metavar="FILE", help="Write the record of the game to FILE, finished or not.")
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value="",
    help="Play on where the game recorded in FILE stopped; without FILE: choose from your last games.",
)
def play(
    game: str | None,
    players: int | None,
    settings: tuple[str, ...],
    bots: str | None,
    names: tuple[str, ...],
    lang: str,
    seed: int | None,
    record: str | None,
    resume: str | None,
) -> None:
    """Play GAME in the terminal: alone against bots, or several people on one device.

    Without --bots you play against beginner bots; name several people with --name, and they play against the bots
    together. Every game is saved while it is played.
    """
    if game is None and resume in game_names() and not os.path.lexists(resume or ""):
        game, resume = resume, ""  # `cairn play --resume lost-code`
    if game is None and resume is None:
        raise click.UsageError("which game? 'cairn games' lists them; 'cairn play --resume' offers those that stopped")
    chosen = None if bots is None else tuple(name for name in names_of(bots) if name != "none")
    run_play(game, players, chosen, settings, lang, seed, names, record, resume)


def run_play(
    game: str | None,
    players: int | None = None,
    bots: tuple[str, ...] | None = None,
    settings: tuple[str, ...] = (),
    lang: str = "en",
    seed: int | None = None,
    names: tuple[str, ...] = (),
    record: str | None = None,
    resume: str | None = None,
    console: Console | None = None,
) -> None:
    """Play until the end, or until somebody quits; without `bots`, people play against the default ones."""
    console = console or terminal()
    if resume is None:
        assert game is not None
        match = start_match(find_game(game), players, bots, settings, names, seed, text(lang, find_game(game)))
        kept = new_file(record) if record is not None else None
    elif players is not None or settings or names:
        raise BadInput("resume", "the table is set up as it was recorded: leave out --players, --option and --name")
    else:
        resume = resume or _ask_for_save(game, console, text(lang))
        if resume is None:
            return
        kept, stopped = open_file(resume, find_game)
        match = resume_match(stopped, game, bots, resume, seed)
        if record is not None and not (os.path.exists(record) and os.path.samefile(record, resume)):
            kept = new_file(record)
    _play_session(match, kept, console, lang, seed)


def _play_session(match: AnyMatch, kept: RecordFile | None, console: Console, lang: str, seed: int | None) -> None:
    said = text(lang, match.game)
    seated = {seat: find_bot(bot, match.game.name) for seat, bot in enumerate(match.bots) if bot is not None}
    screen = keyboard_screen(console, said)
    safe = _AutoSave(match, kept)
    if safe.trouble is not None and kept is not None:
        raise safe.trouble  # what cannot be written is refused before the game
    try:
        Session(match, seated, screen, said, seed, safe.keep).play()
    finally:
        safe.keep()
        if safe.file is not None:
            screen.leave_behind(said.say("saved", file=safe.file.name))
    if safe.trouble is not None:
        raise safe.trouble


class _AutoSave:
    """Saves a match: to the file that was asked for, or elsewhere if that fails."""

    def __init__(self, match: AnyMatch, file: RecordFile | None) -> None:
        self._match = match
        self.file: RecordFile | None = file
        self.trouble: BadInput | None = None
        if file is None:
            self._save_elsewhere()
        self.keep()

    def keep(self) -> None:
        """Write the record; if that fails the game continues, and is saved elsewhere."""
        if self.file is None:
            return
        try:
            self.file.write(self._match.record)
        except BadInput as error:
            self.trouble = error
            self._save_elsewhere()

    def _save_elsewhere(self) -> None:
        try:
            self.file = new_save(self._match.game.name)
            self.file.write(self._match.record)
        except BadInput as error:
            self.trouble = self.trouble or error
            self.file = None


def _ask_for_save(game: str | None, console: Console, said: Text) -> str | None:
    """The file of the game that the person wants to continue; None: none of them."""
    saved = list(islice(find_unfinished(game), OFFERED))
    if not saved:
        raise BadInput("resume", "there is no game to play on: none was begun, or all are over")
    screen = keyboard_screen(console, said)
    try:
        with screen:
            while True:
                for number, each in enumerate(saved, start=1):
                    screen.show(f"{number}  {_describe_save(each, said)}")
                answer = screen.ask(said.say("resume-which"))
                if answer.isdecimal() and 1 <= int(answer) <= len(saved):
                    return saved[int(answer) - 1].file
                if answer == "":
                    return saved[0].file
                screen.show(f"! {said.say('resume-none', word=answer, count=len(saved))}", "red")
    except Quit:
        return None


def _describe_save(saved: Saved, said: Text) -> str:
    game, names = _title(saved.game, said.lang), ", ".join(shown_names(said, saved.seats, saved.bots))
    return said.say("saved-game", game=game, names=names, day=saved.day, time=saved.time)


def _title(name: str, lang: str) -> str:
    """The title of a game; an unknown name stays as it is."""
    return title(rooms_of(name), lang) if name in game_names() else name
