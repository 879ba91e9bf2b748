"""`cairn play`: a game at the terminal, against bots or with others at the same device."""

from collections.abc import Callable, Sequence
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
from cairn.arena.files import write_text
from cairn.bots import Bot, find_bot
from cairn.cli.boards import (
    WIDTH,
    Ambiguous,
    Back,
    Board,
    Go,
    Intent,
    Play,
    Puzzled,
    Show,
    Sight,
    Write,
    find_board,
    pick,
)
from cairn.cli.boards.layout import paragraphs
from cairn.cli.common import lang_option, names_of, table_options
from cairn.cli.seating import new_table, old_table
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.events import News
from cairn.core.match import Match
from cairn.core.record import to_json
from cairn.core.values import Seat
from cairn.text import Text, text
from cairn.text.pages import chapter, chapters, rule, rules_page

__all__ = ["Screen", "play", "run_play"]

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
        match = new_table(found, players, bots, settings, names, seed, said)
    elif players is not None or settings or names:
        raise BadInput("resume", "the table is set up as it was recorded: leave out --players, --option and --name")
    else:
        match = old_table(found, bots, resume, seed)
    kept = record or resume
    if kept is not None and kept != resume and Path(kept).exists():
        raise BadInput(kept, "is there already; to play on from it, use --resume")
    seated = {seat: find_bot(bot, game) for seat, bot in enumerate(match.bots) if bot is not None}
    screen = Screen(console or _console())

    def keep() -> None:
        if kept is not None:
            write_text(kept, [to_json(match.record)])

    keep()  # what cannot be written is refused before anybody plays
    try:
        Sitting(match, seated, screen, said, seed, keep).play()
    finally:
        keep()
        if kept is not None:
            screen.show(said.say("saved", file=kept))


class _Quit(Exception):
    """Somebody leaves the table."""


class Screen:
    """Where a person reads and types: a terminal, or plain streams."""

    def __init__(self, console: Console) -> None:
        """Write to the console; lines are read from standard input."""
        self.console = console

    def show(self, what: RenderableType, style: str = "") -> None:
        """Something new below what stands there."""
        self.console.print(paragraphs([what]) if isinstance(what, str) else what, style=style)

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

    def __init__(
        self,
        match: Match,
        bots: dict[Seat, Bot],
        screen: Screen,
        said: Text,
        seed: int | None = None,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        """Bots sit at the seats named; all others are people. Whenever one of these is asked, `keep` is called."""
        self.match = match
        self.screen = screen
        self._bots = bots
        self._keep = keep
        self._said = said
        self._board: Board = find_board(match.game)
        self._english = text("en", match.game)
        self._page = rules_page(match.game, said.lang)
        self._rngs = {seat: Random(None if seed is None else f"{seed}/seat {seat}") for seat in bots}
        self._told = dict.fromkeys(self._people, 0)
        self._path: tuple[int, ...] = ()  # how far the person has gone into the menu
        self.looking: Seat | None = self._people[0] if len(self._people) == 1 else None

    def play(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            while self.match.result is None:
                seat = self._next()
                if seat in self._bots:
                    move = self._bots[seat].choose(self.match.view(seat), self.match.moves(seat), self._rngs[seat])
                    self.match.play(seat, move)
                elif (forced := self._board.forced(self._sight(seat))) is not None:
                    self.match.play(seat, forced)
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
        self._keep()
        self._path = ()
        if seat != self.looking:
            self._pass_to(seat)
        self._draw(seat)
        while True:
            menu = self._board.menu(self._sight(seat))
            if menu is not None:
                self.screen.show(menu)
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
            case "undo" | Back():
                self._undo(seat)
                self._draw(seat, self._said.say("taken-back"))
                return seat not in self.match.to_act
            case "quit":
                raise _Quit
            case str() as name:
                self._show(name, words[1:], seat)
                return False
            case Play(move, then):
                self._play(seat, (move, *then))
                return True
            case Write(notes, said):
                self._write(seat, notes)
                self._draw(seat, said)
                return False
            case Show(what):
                self.screen.show(what)
                return False
            case Go(path):
                self._path = path
                if self.screen.console.is_terminal:
                    self._draw(seat)  # the table stays in sight above the shorter list
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
            self.screen.show(paragraphs(self._board.log(self._sight(seat))))
        elif name == "rules":
            self.screen.show(self._rules(words))
        else:
            self.screen.show(self._help(seat))

    def _rules(self, words: list[str]) -> RenderableType:
        if not words:
            return paragraphs([f"{number:>3}  {title}" for number, title in chapters(self._page).items()])
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
            parts += [self._heading("help-moves"), paragraphs([f" {move}" for move in told.moves])]
        parts += [self._heading("help-always"), _pairs((*told.always, *general), wide)]
        return Group(*parts, paragraphs([told.remark]))

    def _heading(self, key: str) -> RenderableType:
        return Styled(f" {self._said.say(key)}", "bold")

    def _play(self, seat: Seat, moves: Sequence[object]) -> None:
        """All of the moves or none. The last one is only checked first: what follows from it may be news."""
        game, state = self.match.game, self.match.state
        for move in moves[:-1]:
            state = game.apply(state, seat, move)
        game.check(state, seat, moves[-1])
        assert not any(isinstance(event, News) for event in state.log[len(self.match.state.log) :])
        for move in moves:
            self.match.play(seat, move)

    def _undo(self, seat: Seat) -> None:
        """Take back the last move, and those before it that the table would only make again."""
        self._path = ()
        self.match.undo(seat)
        while seat in self.match.to_act and self._board.forced(self._sight(seat)) and self.match.can_undo(seat):
            self.match.undo(seat)

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
        self.screen.show(paragraphs([*news, *([remark] if remark else [])]))

    def _refuse(self, sentence: str) -> None:
        self.screen.show(f"! {sentence}", "red")

    def _prompt(self, seat: Seat) -> str:
        several = "yes" if len(self._people) > 1 else "no"
        whose = self._said.say("your-turn", several=several, name=self.match.names[seat])
        return f"{whose} {self._board.prompt(self._sight(seat))}"

    def _sight(self, seat: Seat, for_all: bool = False) -> Sight:
        match = self.match
        view, moves, notes = match.view(seat), match.moves(seat), match.notes(seat)
        return Sight(view, moves, notes, match.names, self._said, self._english, None if for_all else seat, self._path)

    def _end(self) -> None:
        """All is open now: whoever sits here sees the same."""
        result = self.match.result
        assert result is not None
        seat, alone = self._people[0], len(self._people) == 1
        self.screen.clear(for_somebody_else=not alone)
        sight = self._sight(seat, for_all=not alone)
        self.screen.show(self._board.result(sight, result))
        for sentence in self._board.closing(sight, result):
            self.screen.show(sentence, "bold")


def _console() -> Console:
    """The terminal, drawn to in as many columns as every board fits into."""
    return Console(width=WIDTH, highlight=False, markup=False, emoji=False)


def _pairs(pairs: Sequence[tuple[str, str]], wide: int) -> RenderableType:
    block = Table.grid(padding=0)
    block.add_column(width=2)
    block.add_column(width=wide, no_wrap=True)
    block.add_column(width=WIDTH - 2 - wide)
    for how, what in pairs:
        block.add_row("", how, what)
    return block
