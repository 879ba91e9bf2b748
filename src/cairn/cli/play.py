"""`cairn play`: a game at the terminal, against bots or with others at the same device."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import assert_never

import click
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from cairn.api import game as find_game
from cairn.api import read_file
from cairn.arena.files import read_records, write_text
from cairn.bots import Bot, bot_names, find_bot
from cairn.cli.boards import WIDTH, Ambiguous, Board, Intent, Play, Puzzled, Show, Sight, Write, find_board, pick
from cairn.cli.common import lang_option, names_of, table_options, table_settings
from cairn.core.errors import BadInput, BadOption, IllegalMove
from cairn.core.game import AnyGame
from cairn.core.match import Match, replay
from cairn.core.record import to_json
from cairn.core.values import Seat
from cairn.text import Text, text
from cairn.text.pages import chapter, chapters, rule, rules_page

__all__ = ["Screen", "play", "run_play"]

DEFAULT_BOT = "steady"
GENERAL = ("board", "log", "undo", "rules", "help", "quit")
"""Commands of every table; the catalogue has the words for them."""
NEWS_LINES = 14
"""So many lines of news are told at once where they may; `log` has the rest."""
LINES_BESIDE = 20
"""What the table and the prompt take of a screen."""


@click.command()
@click.argument("game")
@table_options
@click.option("--bots", metavar="NAME,...", help="Bots for the last seats; the others are people. 'none': people only.")
@click.option("--name", "names", multiple=True, help="A person's name, by seat; may be given several times.")
@lang_option
@click.option("--seed", type=int, help="Roll and draw as in every game with this seed.")
@click.option("--record", metavar="FILE", help="Write the record of the game to FILE, finished or not.")
@click.option("--resume", metavar="FILE", help="Play on where the game recorded in FILE stopped.")
def play(
    game: str,
    players: int | None,
    settings: tuple[str, ...],
    bots: str | None,
    names: tuple[str, ...],
    lang: str,
    seed: int | None,
    record: str | None,
    resume: str | None,
) -> None:
    """Play GAME here: alone against bots, or several people at one device.

    Without --bots you play against steady bots; name several people with --name, and they play against them together.
    """
    chosen = None if bots is None else tuple(name for name in names_of(bots) if name != "none")
    run_play(game, players, chosen, settings, lang, seed, names, record, resume)


def run_play(
    game: str,
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
    """Set the table up and play until the end, or until somebody quits; `bots` None: people against the usual bots."""
    found, said = find_game(game), text(lang, find_game(game))
    if resume is None:
        match, seated = _new_table(found, players, bots, settings, names, seed, said)
    elif players is not None or settings or names:
        raise BadInput("resume", "the table is set up as it was recorded: leave out --players, --option and --name")
    else:
        match, seated = _old_table(found, bots, resume, seed)
    if record is not None:
        _check_writable(record)
    people = match.options.players - len(seated)
    players_by_seat = {people + at: find_bot(name, game) for at, name in enumerate(seated)}
    sitting = Sitting(match, players_by_seat, Screen(console or _console()), said, seed)
    try:
        sitting.play()
    finally:
        if record is not None:
            write_text(record, [to_json(match.record)])
            sitting.screen.show(said.say("saved", file=record))


def _new_table(
    game: AnyGame,
    players: int | None,
    bots: tuple[str, ...] | None,
    settings: tuple[str, ...],
    names: tuple[str, ...],
    seed: int | None,
    said: Text,
) -> tuple[Match, tuple[str, ...]]:
    """A match that begins, and the bots in its last seats."""
    if players is None and bots:
        players = max(len(bots) + max(len(names), 1), game.players[0])
    options = table_settings(game.name, players, settings)
    seated = _bots_for(game, options.players, bots, max(len(names), 1))
    called = (*_people(names, options.players - len(seated), said), *_numbered(seated))
    return Match(game, options, seed=seed, names=called), seated


def _old_table(
    game: AnyGame, bots: tuple[str, ...] | None, file: str, seed: int | None
) -> tuple[Match, tuple[str, ...]]:
    """The match that stopped where the file's last record ends, and the bots in its last seats."""
    record = read_records(read_file(file), find_game)[-1]
    if record.game != game.name:
        raise BadInput(file, f"is a game of {record.game}, not of {game.name}")
    if record.result is not None:
        raise BadInput(file, "that game is over; 'cairn replay' shows it")
    return replay(game, record, seed), _bots_for(game, len(record.seats), bots, 1)


class _Quit(Exception):
    """Somebody leaves the table."""


class Screen:
    """Where a person reads and types: a terminal, or plain streams."""

    def __init__(self, console: Console) -> None:
        """Write to the console; lines are read from standard input."""
        self.console = console

    def show(self, what: RenderableType, style: str = "") -> None:
        """Something new below what stands there."""
        self.console.print(_lines([what]) if isinstance(what, str) else what, style=style)

    @property
    def room(self) -> int:
        """How many lines of news there is room for, so that the table stays in sight."""
        spare = self.console.height - LINES_BESIDE if self.console.is_terminal else NEWS_LINES
        return max(4, min(spare, NEWS_LINES))

    def clear(self, for_somebody_else: bool = False) -> None:
        """An empty screen; when somebody else will look at it, without a way back to what stood there."""
        if not self.console.is_terminal:
            self.console.print()
        elif self.console.is_dumb_terminal:
            self.console.print("\n" * 2 * self.console.height)
        else:
            self.console.clear()
            if for_somebody_else:
                self.console.file.write("\x1b[3J")  # what has scrolled out of sight goes too

    def ask(self) -> str:
        """A line that the person types; raises `_Quit` when there will be none."""
        self.console.print(" > ", end="")
        self.console.file.flush()
        try:
            line = input()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise _Quit from None
        if not self.console.is_terminal:
            self.console.print(line, highlight=False)  # nobody saw it being typed
        return line.strip()


class Sitting:
    """One game at one device: bots play by themselves, people are asked in turn, each before the own view only."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], screen: Screen, said: Text, seed: int | None) -> None:
        """Bots sit at the seats named; all others are people."""
        self.match = match
        self.screen = screen
        self._bots = bots
        self._said = said
        self._board: Board = find_board(match.game)
        self._english = text("en", match.game)
        self._page = rules_page(match.game, said.lang)
        self._rngs = {seat: Random(None if seed is None else f"{seed}/seat {seat}") for seat in bots}
        self._told = dict.fromkeys(self._people, 0)
        self.looking: Seat | None = self._people[0] if len(self._people) == 1 else None

    def play(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            while self.match.result is None:
                seat = self._next()
                if seat in self._bots:
                    move = self._bots[seat].choose(self.match.view(seat), self.match.moves(seat), self._rngs[seat])
                    self.match.play(seat, move)
                else:
                    self._turn(seat)
        except (_Quit, KeyboardInterrupt):
            self.screen.show(self._said.say("left-table"))
        else:
            self._end()

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat in range(self.match.options.players) if seat not in self._bots]

    def _next(self) -> Seat:
        """Bots first, so that a person can still take back what is sealed; then whoever is looking anyway."""
        waiting = self.match.to_act
        first = next((seat for seat in waiting if seat in self._bots), waiting[0])
        return self.looking if first not in self._bots and self.looking in waiting else first

    def _turn(self, seat: Seat) -> None:
        """Ask until the person has moved, or has taken a move back."""
        if seat != self.looking:
            self._pass_to(seat)
        self._draw(seat)
        while True:
            self.screen.show(self._prompt(seat), "bold")
            words = self.screen.ask().replace(",", " ").split()
            try:
                if words and self._done(words, seat):
                    return
            except Puzzled as error:
                self._refuse(str(error))
            except IllegalMove as error:
                self._refuse(self._board.refusal(error, self._sight(seat)))

    def _done(self, words: list[str], seat: Seat) -> bool:
        """Do what a person typed; whether the table waits for something else now."""
        match self._understood(words, self._sight(seat)):
            case "undo":
                self.match.undo(seat)
                self._draw(seat, self._said.say("taken-back"))
                return seat not in self.match.to_act
            case "quit":
                raise _Quit
            case str() as name:
                self._show(name, words[1:], seat)
                return False
            case Play(move):
                self.match.play(seat, move)
                return True
            case Write(notes, said):
                self._write(seat, notes)
                self._draw(seat, said)
                return False
            case Show(what):
                self.screen.show(what)
                return False
            case never:
                assert_never(never)

    def _understood(self, words: list[str], sight: Sight) -> Intent | str:
        """A general command by its name, or what the game's board makes of the words."""
        known: dict[str, tuple[str, ...]] = {
            name: (self._said.say(f"command-{name}"), self._english.say(f"command-{name}"))
            for name in (*GENERAL, *self._board.commands)
        }
        known["help"] = (*known["help"], "?")
        name = pick(words[0], known, by_beginning=False)
        if name is None:
            try:
                answer = self._board.shorthand(words, sight)
                if answer is not None:
                    return answer
                name = pick(words[0], known)
            except Ambiguous:
                name = None
        if name is None:
            raise Puzzled(self._said.say("unknown-command", word=words[0]))
        if name in self._board.commands:
            return self._board.command(name, words[1:], sight)
        if len(words) > (2 if name == "rules" else 1):
            raise Puzzled(self._said.say("too-much", word=words[-1]))
        return name

    def _show(self, name: str, words: list[str], seat: Seat) -> None:
        if name == "board":
            self._draw(seat)
        elif name == "log":
            self.screen.show(_lines(self._board.log(self._sight(seat))))
        elif name == "rules":
            self.screen.show(self._rules(words))
        else:
            self.screen.show(self._help(seat))

    def _rules(self, words: list[str]) -> RenderableType:
        if not words:
            return _lines([f"{number:>3}  {title}" for number, title in chapters(self._page).items()])
        found = rule(self._page, words[0]) or chapter(self._page, words[0])
        if found is None:
            raise Puzzled(self._said.say("unknown-rule", number=words[0]))
        return Padding(Markdown(found), (0, 1))

    def _help(self, seat: Seat) -> RenderableType:
        told = self._board.help(self._sight(seat))
        general = [(self._said.say(f"help-{name}.how"), self._said.say(f"help-{name}")) for name in GENERAL]
        wide = max(len(how) for how, _ in (*told.now, *told.always, *general)) + 2
        parts = [self._heading("help-now"), _pairs(told.now, wide)]
        if told.moves:
            parts += [self._heading("help-moves"), _lines([f" {move}" for move in told.moves])]
        parts += [self._heading("help-always"), _pairs((*told.always, *general), wide)]
        return Group(*parts, _lines([told.remark]))

    def _heading(self, key: str) -> RenderableType:
        return Styled(f" {self._said.say(key)}", "bold")

    def _write(self, seat: Seat, notes: Sequence[object]) -> None:
        """All of the notes or none."""
        check = self.match.game.check_note
        assert check is not None
        for note in notes:
            check(self.match.state, seat, note)
        for note in notes:
            self.match.note(seat, note)

    def _pass_to(self, seat: Seat) -> None:
        """Nobody sees what the one before has seen: the screen is empty until the next one asks for it."""
        name = self.match.names[seat]
        self.looking = None
        self.screen.clear(for_somebody_else=True)
        self.screen.show(self._said.say("pass-device", name=name), "bold")
        self.screen.show(self._said.say("pass-ready", name=name))
        self.screen.ask()
        self.looking = seat

    def _draw(self, seat: Seat, remark: str = "") -> None:
        """The table, what is new since this person last looked, and a remark."""
        sight = self._sight(seat)
        news = self._board.news(sight, self._told[seat])
        self._told[seat] = len(sight.view.log)
        self.screen.clear(for_somebody_else=len(self._people) > 1)
        self.screen.show(self._board.render(sight))
        if len(news) > self.screen.room:
            left_out = len(news) - self.screen.room + 1
            news = [self._said.say("news-left-out", count=left_out), *news[left_out:]]
        self.screen.show(_lines([*news, *([remark] if remark else [])]))

    def _refuse(self, sentence: str) -> None:
        self.screen.show(f"! {sentence}", "red")

    def _prompt(self, seat: Seat) -> str:
        several = "yes" if len(self._people) > 1 else "no"
        whose = self._said.say("your-turn", several=several, name=self.match.names[seat])
        return f"{whose} {self._board.prompt(self._sight(seat))}"

    def _sight(self, seat: Seat, for_all: bool = False) -> Sight:
        match = self.match
        view, moves, notes = match.view(seat), match.moves(seat), match.notes(seat)
        return Sight(view, moves, notes, match.names, self._said, self._english, None if for_all else seat)

    def _end(self) -> None:
        """All is open now: whoever sits here sees the same."""
        result = self.match.result
        assert result is not None
        seat, alone = self._people[0], len(self._people) == 1
        self.screen.clear(for_somebody_else=not alone)
        self.screen.show(self._board.result(self._sight(seat, for_all=not alone), result))
        for winner in result.winners:
            you = "yes" if alone and winner == seat else "no"
            name, points = self.match.names[winner], result.scores[winner]
            said = self._said.say("winner", you=you, name=name, points=points)
            self.screen.show(f"{self._said.say('game-over')} {said}", "bold")


def _console() -> Console:
    """The terminal, drawn to in as many columns as every board fits into."""
    return Console(width=WIDTH, highlight=False, markup=False, emoji=False)


def _lines(lines: Sequence[str]) -> RenderableType:
    """Lines that begin one column in, and go on two further in where they are too long."""
    block = Table.grid(padding=0)
    block.add_column(width=WIDTH)
    for line in lines:
        wrapped = Styled(line).wrap(Console(width=WIDTH), WIDTH - 4)
        block.add_row(Styled("\n").join(Styled(" " if at == 0 else "   ") + part for at, part in enumerate(wrapped)))
    return block


def _pairs(pairs: Sequence[tuple[str, str]], wide: int) -> RenderableType:
    block = Table.grid(padding=0)
    block.add_column(width=2)
    block.add_column(width=wide, no_wrap=True)
    block.add_column(width=WIDTH - 2 - wide)
    for how, what in pairs:
        block.add_row("", how, what)
    return block


def _bots_for(game: AnyGame, players: int, bots: tuple[str, ...] | None, named: int) -> tuple[str, ...]:
    """The bots that take the last seats; unless some are chosen, all seats but those of people who are named."""
    if bots is None:
        usual = DEFAULT_BOT if DEFAULT_BOT in bot_names(game.name) else bot_names(game.name)[-1]
        return (usual,) * (players - named)
    if len(bots) >= players:
        raise BadOption("bots", f"{len(bots)} bots leave no seat for a person ({players} play)")
    for name in bots:
        find_bot(name, game.name)
    return bots


def _people(names: tuple[str, ...], people: int, said: Text) -> tuple[str, ...]:
    if len(names) > people:
        raise BadInput("name", f"{len(names)} are given, but only {people} of the players are people")
    for name in names:
        if not name.strip() or not name.isprintable():
            raise BadInput("name", f"{name!r} cannot be shown")
    return (*names, *(said.say("player-name", number=at + 1) for at in range(len(names), people)))


def _numbered(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bots' names; those of a kind are told apart by a number."""
    several = {name for name, count in Counter(bots).items() if count > 1}
    return tuple(f"{name} {bots[: at + 1].count(name)}" if name in several else name for at, name in enumerate(bots))


def _check_writable(name: str) -> None:
    """Refuse at once what could not be written in the end."""
    target = Path(name)
    if target.is_dir() or not target.parent.is_dir():
        raise BadInput(name, "is a folder" if target.is_dir() else "there is no such folder")
