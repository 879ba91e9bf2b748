"""A game at one device: who is asked, what is shown, and what typed lines do."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, assert_never, get_args

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text as Styled

from cairn.cli.names import shown_names
from cairn.cli.screen import Page, Quit, Screen, pairs
from cairn.core.bots import AnyBot
from cairn.core.errors import IllegalMove
from cairn.core.events import Event, is_final
from cairn.core.match import AnyMatch
from cairn.core.sight import Sight
from cairn.core.steps import Hinted, Noted, Played
from cairn.core.table import new_table
from cairn.core.values import Seat, Value
from cairn.games import rooms_of
from cairn.play.beliefs import hint_phrases
from cairn.reason.hints import ADVISE, HINT_LEVELS, LOOK, PRESSES
from cairn.terminal.board import (
    WIDTH,
    Ambiguous,
    Back,
    Board,
    Desk,
    Go,
    Intent,
    Play,
    Puzzled,
    Show,
    Write,
    find_by_word,
)
from cairn.terminal.layout import paragraphs, shorten
from cairn.text import Text, Voice, text
from cairn.text.pages import chapters, rules_page, section

GENERAL = ("board", "log", "undo", "hint", "rules", "help", "quit")
"""Commands of every table; the catalogue has the words for them."""
LONGEST_WORD = 40
"""Longer words mean nothing, and are not repeated in full."""


class Session:
    """One game at one device: bots play by themselves, people are asked in turn, each seeing only their own view."""

    def __init__(
        self,
        match: AnyMatch,
        bots: dict[Seat, AnyBot],
        screen: Screen,
        said: Text,
        seed: int | None = None,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        """Bots play at the named seats, people at all others. `keep` is called whenever a person is asked."""
        self.match = match
        self.screen = screen
        self._bots = bots
        self._keep = keep
        self._said = said
        self._names = shown_names(said, match.names, match.bots)
        self._rooms = rooms_of(match.game.name)
        self._board: Board = self._rooms.terminal
        self._english = text("en", match.game)
        self._page = rules_page(self._rooms, said.lang)
        self._rngs = {seat: Random(None if seed is None else f"{seed}/seat {seat}") for seat in bots}
        self._since = self._last_moves()  # by seat: the first event since the person's last move
        self._seen = dict.fromkeys(self._people, 0)  # by seat: the first event that the person has not seen
        self._typed: dict[Seat, list[str]] = {seat: [] for seat in self._people}
        self._numbers: dict[Seat, dict[str, int]] = {seat: {} for seat in self._people}
        self._doubtful: tuple[object, ...] = ()  # doubtful moves, which are made if they are typed again
        self._greeted: set[Seat] = set()
        self._path: tuple[int, ...] = ()  # the person's place in the menu
        self.looking: Seat | None = self._people[0] if len(self._people) == 1 else None

    def play(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            with self.screen:
                while self.match.result is None:
                    self._step(self._next())
        except (Quit, KeyboardInterrupt):
            self.screen.leave_behind(self._said.say("left-table"))
        else:
            self._end()

    def _step(self, seat: Seat) -> None:
        if seat in self._bots:
            move = self._bots[seat].choose(self.match.view(seat), self.match.moves(seat), self._rngs[seat])
            self.match.play(seat, move)
        elif (forced := self._board.forced(self._desk(seat))) is not None:
            self.match.play(seat, forced)
        else:
            self._turn(seat)

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat in range(self.match.options.players) if seat not in self._bots]

    def _last_moves(self) -> dict[Seat, int]:
        """The number of events at each person's last move; 0 in a new game."""
        found = dict.fromkeys(self._people, 0)
        steps = self.match.record.steps
        if any(isinstance(step, Played) for step in steps):
            table = new_table(self.match.game, self.match.options)
            for step in steps:
                if isinstance(step, Played) and step.seat in found:
                    found[step.seat] = table.number
                table.add(step)
        return found

    def _next(self) -> Seat:
        """The next seat: bots first, so that people can still undo sealed choices; then the person who is looking."""
        waiting = self.match.to_act
        first = next((seat for seat in waiting if seat in self._bots), waiting[0])
        return self.looking if first not in self._bots and self.looking in waiting else first

    def _turn(self, seat: Seat) -> None:
        """Ask until the person has moved, or has undone a move."""
        self._keep()
        self._path = ()
        if seat != self.looking:
            self._pass_to(seat)
        self._draw(seat)
        while True:
            desk = self._desk(seat)
            line = self._read_line(seat, desk)
            words = [shorten(word, LONGEST_WORD) for word in line.replace(",", " ").split()]
            try:
                if words and self._carry_out(words, seat):
                    return
            except Puzzled as error:
                self._refuse(str(error))
            except IllegalMove as error:
                self._refuse(self._voice(seat).refusal(error.refusal))

    def _read_line(self, seat: Seat, desk: Desk) -> str:
        """Return what the person types; ask once before leaving."""
        typed = self._typed[seat]
        try:
            line = self.screen.ask(self._prompt(desk), self._board.menu(desk), self._lines(desk), typed)
        except Quit:
            self._leave()
            return ""
        if line and line not in typed[-1:]:
            typed.append(line)
        return line

    def _leave(self) -> None:
        """Raise `Quit`, unless a person decides to stay."""
        if not self.screen.asks:
            raise Quit
        yes = {"yes": (self._said.say("word-yes"), self._english.say("word-yes"))}
        if find_by_word(self.screen.ask(self._said.say("leave-sure")) or "?", yes):
            raise Quit

    def _lines(self, desk: Desk) -> list[str]:
        """What can be typed now, the game's own lines first."""
        found = list(self._board.lines(desk))
        names = [name for name in GENERAL if name != "hint" or self._has_hints]
        moves = {str(kind.__struct_config__.tag) for kind in get_args(self.match.game.types.move)}
        names += [name for name in self._board.commands if name not in moves]  # current moves are among the lines
        found += [self._said.say(f"command-{name}") for name in names]
        rules = self._said.say("command-rules")
        return [*found, *(f"{rules} {number}" for number in chapters(self._page))]

    def _carry_out(self, words: list[str], seat: Seat) -> bool:
        """Do what a person typed; return whether the table waits for something else now."""
        doubted, self._doubtful = self._doubtful, ()
        match self._parse(words, self._desk(seat)):
            case "undo" | Back():
                self._undo(seat)
                self._draw(seat, self._said.say("taken-back"))
                return seat not in self.match.to_act
            case "quit":
                self._leave()
                return False
            case str() as name:
                self._show(name, words[1:], seat)
                return False
            case Play(move, then):
                return self._make_moves(seat, (move, *then), doubted)
            case Write(notes, said):
                self._write(seat, notes)
                self._draw(seat, said)
                return False
            case Show(what):
                self.screen.read(what)
                return False
            case Go(path):
                self._path = path
                return False
            case never:
                assert_never(never)

    def _make_moves(self, seat: Seat, moves: tuple[Value, ...], doubted: tuple[object, ...]) -> bool:
        """Make the moves, unless they are doubtful: then they have to be typed again."""
        question = "" if moves == doubted else self._doubt(seat, moves)
        if question:
            self._doubtful = moves
            self.screen.show(f"? {question} {self._said.say('type-again')}", "yellow")
            return False
        since = self.match.table.number
        self._play(seat, moves)
        self._since[seat] = since
        return True

    def _doubt(self, seat: Seat, moves: Sequence[Value]) -> str:
        """Why the moves are doubtful, if the game finds them so; each after those before it."""
        words, view_of = self._rooms.words, self.match.game.view
        told = (words.doubtful(view_of(state, seat), move) for state, move in self._check_moves(seat, moves))
        return next((self._voice(seat).say(each) for each in told if each is not None), "")

    def _parse(self, words: list[str], desk: Desk) -> Intent | str:
        """A general command by its name, or the board's intent."""
        known: dict[str, tuple[str, ...]] = {
            name: self._command_words(name) for name in (*GENERAL, *self._board.commands)
        }
        known["help"] = (*known["help"], "?")
        name = find_by_word(words[0], known, by_beginning=False)
        if name is None:
            try:
                answer = self._board.shorthand(words, desk)
                if answer is not None:
                    return answer
                name = find_by_word(words[0], known)
            except Ambiguous as error:
                listed = ", ".join(self._said.say(f"command-{each}") for each in error.args)
                raise Puzzled(self._said.say("which-command", word=words[0], commands=listed)) from None
        if name is None:
            self._board.refuse(words, desk)
            raise Puzzled(self._said.say("unknown-command", word=words[0]))
        if name in self._board.commands:
            return self._board.command(name, words[1:], desk)
        if len(words) > {"rules": 3, "hint": 2}.get(name, 1):
            raise Puzzled(self._said.say("too-much", word=words[-1]))
        return name

    def _command_words(self, name: str) -> tuple[str, ...]:
        return self._said.say(f"command-{name}"), self._english.say(f"command-{name}")

    def _show(self, name: str, words: list[str], seat: Seat) -> None:
        if name == "board":
            self._draw(seat)
        elif name == "log":
            self.screen.read(paragraphs(self._board.log(self._desk(seat))), at_end=True)
        elif name == "rules":
            self.screen.read(self._rules(words))
        elif name == "hint":
            self._hint(words, seat)
        else:
            self.screen.read(self._help(seat))

    def _rules(self, words: list[str]) -> RenderableType:
        if not words:
            return paragraphs([f"{number:>3}  {title}" for number, title in chapters(self._page).items()])
        found = section(self._page, " ".join(words).upper())
        if found is None:
            raise Puzzled(self._said.say("unknown-rule", number=" ".join(words)))
        return Padding(Markdown(found), (0, 1))

    def _hint(self, words: list[str], seat: Seat) -> None:
        """Show the next of the two presses in this position, or an older level by its number; it is recorded."""
        if not self._has_hints:
            raise Puzzled(self._said.say("no-hints"))
        if words and words[0] not in map(str, range(1, HINT_LEVELS + 1)):
            raise Puzzled(self._said.say("unknown-hint", word=words[0], levels=HINT_LEVELS))
        level = int(words[0]) if words else self._next_press(seat)
        phrases = hint_phrases(self.match.view(seat), self.match.notes(seat), level)
        self.match.add_hint(seat, level)
        title = "hint-press" if level in PRESSES else "hint-level"
        head = Styled(f" {self._said.say(title, level=level, levels=HINT_LEVELS)}", "bold")
        self.screen.read(Group(head, paragraphs(list(map(self._voice(seat).say, phrases)))))

    def _next_press(self, seat: Seat) -> int:
        """The second press if the seat took the first, and since then nobody has moved and it has noted nothing."""
        for step in reversed(self.match.record.steps):
            if isinstance(step, Hinted) and step.seat == seat:
                return ADVISE if step.level in PRESSES else LOOK
            if not isinstance(step, Hinted | Noted) or step.seat == seat:
                break
        return LOOK

    def _help(self, seat: Seat) -> RenderableType:
        told = self._board.help(self._desk(seat))
        names = [name for name in GENERAL if name != "hint" or self._has_hints]
        general = [(self._said.say(f"help-{name}.how"), self._said.say(f"help-{name}")) for name in names]
        wide = max(len(how) for how, _ in (*told.now, *told.always, *told.marks, *general)) + 2
        parts = [self._heading("help-now"), pairs(told.now, wide)]
        if told.moves:
            parts += [self._heading("help-moves"), paragraphs([f" {move}" for move in told.moves])]
        parts += [self._heading("help-always"), pairs((*told.always, *general), wide)]
        if told.marks:
            parts += [self._heading("help-marks"), pairs(told.marks, wide)]
        return Group(*parts, paragraphs([told.remark]))

    def _heading(self, key: str) -> RenderableType:
        return Styled(f" {self._said.say(key)}", "bold")

    def _check_moves(self, seat: Seat, moves: Sequence[Value]) -> list[tuple[Value, Value]]:
        """Each move with the position before it; raise `IllegalMove` unless all are legal, one after another.

        The last one is only checked: its result may be news.
        """
        game, state = self.match.game, self.match.state
        found = []
        for move in moves[:-1]:
            found.append((state, move))
            change = game.apply(state, seat, move)
            assert not any(map(is_final, change.events))
            state = change.state
        game.check(state, seat, moves[-1])
        return [*found, (state, moves[-1])]

    def _play(self, seat: Seat, moves: Sequence[Value]) -> None:
        """Make all of the moves or none."""
        self._check_moves(seat, moves)
        for move in moves:
            self.match.play(seat, move)

    def _undo(self, seat: Seat) -> None:
        """Undo the last move, and those before it that would be made again automatically."""
        self._path = ()
        self.match.undo(seat)
        while seat in self.match.to_act and self._board.forced(self._desk(seat)) and self.match.can_undo(seat):
            self.match.undo(seat)

    def _write(self, seat: Seat, notes: Sequence[object]) -> None:
        """Add all of the notes or none."""
        check = self.match.game.check_note
        assert check is not None
        for note in notes:
            check(self.match.state, seat, note)
        for note in notes:
            self.match.note(seat, note)

    def _pass_to(self, seat: Seat) -> None:
        """Clear the screen until the next person asks for it, so that nobody sees another's view."""
        name = self._names[seat]
        self.looking = None
        self.screen.clear()
        self.screen.show(self._said.say("pass-device", name=name), "bold")
        if find_by_word(
            self.screen.ask(self._said.say("pass-ready", name=name)), {"quit": self._command_words("quit")}, False
        ):
            raise Quit
        self.looking = seat

    def _draw(self, seat: Seat, remark: str = "") -> None:
        """Draw the table, what happened since this person's last move, and a remark."""
        desk = self._desk(seat)
        number = len(desk.history)
        news = self._board.news(desk, min(self._since[seat], number))
        unread, self._seen[seat] = self._seen[seat] < number, number
        self.screen.table(Page(self._board.render(desk), news, self._greeting(seat), unread), remark)

    def _greeting(self, seat: Seat) -> list[str]:
        """What a person reads once, before the first move."""
        if seat in self._greeted:
            return []
        self._greeted.add(seat)
        said, columns = [self._said.say("new-here")], self.screen.columns
        if self._said.has("about-game"):
            said = [f"{self._said.say('about-game', game=self.match.game.name)} {said[0]}"]
        if columns < WIDTH:
            said.append(self._said.say("terminal-narrow", columns=columns, wanted=WIDTH))
        return said

    def _refuse(self, sentence: str) -> None:
        self.screen.show(f"! {sentence}", "red")

    def _prompt(self, desk: Desk) -> str:
        several = "yes" if len(self._people) > 1 else "no"
        whose = self._said.say("your-turn", several=several, name=self._names[desk.view.seat])
        return f"{whose} {self._board.prompt(desk)}"

    def _desk(self, seat: Seat, for_all: bool = False) -> Desk:
        match, sight = self.match, self.match.view(seat)
        voice = self._voice(None if for_all else seat, sight.view)
        return Desk(
            sight,
            match.moves(seat),
            match.notes(seat),
            voice,
            self._english,
            self._path,
            match.offers(seat),
            lambda move: self._after(seat, move),
            lambda move: match.game.check(match.state, seat, move),
            match.can_undo(seat),
            self._numbers[seat],
        )

    def _after(self, seat: Seat, move: Value) -> tuple[Value, ...]:
        """The seat's legal moves after one of its own, unless that reveals something."""
        game = self.match.game
        change = game.apply(self.match.state, seat, move)
        final = any(map(is_final, change.events)) or game.chance(change.state) is not None
        return () if final or seat not in game.to_act(change.state) else tuple(game.moves(change.state, seat))

    def _voice(self, seat: Seat | None, view: Any = None) -> Voice:
        """The language of the table, addressing the seat."""
        seen = self.match.view(seat).view if view is None else view
        return Voice(self._said, self._names, seat, self._rooms.words.setting(seen))

    @property
    def _has_hints(self) -> bool:
        return self._rooms.at.hint is not None

    def _end(self) -> None:
        """Everything is revealed now: show all the same table, and what happened since the last move."""
        result = self.match.result
        assert result is not None
        alone = len(self._people) == 1
        desk = self._desk(self._people[0], for_all=not alone)
        history: tuple[Event, ...] = desk.history
        if not alone:
            history = tuple(self.match.game.seen(event, None) for event in self.match.table.history)
        since = min(self._since.values())
        news = self._board.news(replace(desk, sight=Sight(desk.view, history)), since)
        closing = [Styled(f" {sentence}", "bold") for sentence in self._board.closing(desk, result)]
        self.screen.leave_behind(paragraphs(news), self._board.result(desk, result), *closing)
