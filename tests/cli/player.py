"""A person at the terminal who types any move that is allowed, in words."""

import builtins
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any, assert_never

import pytest
from rich.console import Console

from cairn.api import game as find_game
from cairn.cli.screen import Screen
from cairn.cli.session import Session
from cairn.core.match import new_match
from cairn.core.options import options_of
from cairn.games.arnak.rules.moves import Move as IslandMove
from cairn.games.arnak.terminal.menu import Entry, entries
from cairn.games.arnak.terminal.signs import BoardVoice as IslandSigns
from cairn.games.arnak.words.table import WORDS as ISLAND_WORDS
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Name, Wait
from cairn.games.break_code.rules.moves import Move as CodeMove
from cairn.games.break_code.terminal.labels import colour_letter, say, short_tile
from cairn.games.break_code.words.table import WORDS as CODE_WORDS
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.terminal.labels import Labels
from cairn.games.lost_code.words.table import WORDS as LOST_CODE_WORDS
from cairn.play.bots import find_bot
from cairn.text import Voice, text
from tests.loose import AnyMatch

NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Evening:
    """A sitting at a table, everything that was typed, and everything that was shown."""

    def __init__(
        self,
        game: str = "lost-code",
        people: int = 1,
        players: int = 4,
        lang: str = "en",
        seed: int = 1,
        terminal: bool = False,
        height: int = 24,
        width: int = 80,
        **options: Any,
    ) -> None:
        found = find_game(game)
        self.shown = StringIO()
        self.typed: list[str] = []
        console = Console(
            file=self.shown,
            width=width,
            height=height,
            force_terminal=terminal,
            color_system="truecolor" if terminal else None,
        )
        names = (*NAMES[:people], *(f"bot {seat}" for seat in range(people, players)))
        self.match: AnyMatch = new_match(found, options_of(found, options, players), seed=seed, names=names)
        bot = "steady" if found.package.endswith("lost_code") else "random"
        bots = {seat: find_bot(bot, game) for seat in range(people, players)}
        said = text(lang, found)
        screen = Screen(console, left_out=lambda count: said.say("news-left-out", count=count))
        self.sitting = Session(self.match, bots, screen, said, seed)
        self.lang = lang
        self._rng = Random(seed)

    def play(self, monkeypatch: pytest.MonkeyPatch, *lines: str, then_anything: bool = False) -> str:
        """Type these lines, then any moves that are allowed if so wished, and then nothing; what was shown."""
        script = self._lines(lines, then_anything)
        monkeypatch.setattr(builtins, "input", lambda: self._typed(script))
        self.sitting.play()
        return self.shown.getvalue()

    def _lines(self, lines: tuple[str, ...], then_anything: bool) -> Iterator[str]:
        yield from lines
        while then_anything:
            yield self._anything()

    def _typed(self, lines: Iterator[str]) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        self.typed.append(line)
        return line

    def _anything(self) -> str:
        seat = self.sitting.looking
        if seat is None:
            return ""
        return self.spelt(self._rng.choice(self.match.moves(seat)), seat)

    def spelt(self, move: Any, seat: int) -> str:
        """A move as a person may type it, in the language of the table."""
        view = self.match.view(seat).view
        said = text(self.lang, self.match.game)
        if isinstance(move, CodeMove):
            return code_spelt(move, view, Voice(said, self.match.names, seat, CODE_WORDS.setting(view)))
        if isinstance(move, IslandMove):
            voice = Voice(said, self.match.names, seat, ISLAND_WORDS.setting(view))
            path = numbers_to(move, entries(self.sitting._desk(seat), IslandSigns(voice)))
            assert path is not None
            return " ".join(map(str, path))
        voice = Voice(said, self.match.names, seat, LOST_CODE_WORDS.setting(view))
        return lost_code_spelt(move, Labels(voice))


def lost_code_spelt(move: Move, said: Labels) -> str:
    match move:
        case Accept() | Leave():
            return said.say("command-accept" if isinstance(move, Accept) else "command-leave")
        case Turn(shown, to):
            return f"{said.letter(shown)} {said.symbol(to)}"
        case Take(digits):
            return f"{said.say('command-take')} {' '.join(map(str, digits))}"
        case Bet(width, low):
            return f"{width} {low}" if low % 2 else f"{low}-{low + width - 1}"
        case Choose(width):
            return f"{said.say('command-choose')} {width}"
        case Place(low):
            return str(low)
        case Swap(symbol):
            return said.symbol(symbol)[:4].upper()
        case Final(_, digits):
            return "".join(map(str, digits)) or "-"
        case _:
            assert_never(move)


def code_spelt(move: CodeMove, view: Any, voice: Voice) -> str:
    match move:
        case Ask(card, digit):
            number = str(view.row.index(card) + 1)
            return number if digit is None else f"{say(voice, 'command-ask')} {number} {digit}"
        case Guess():
            return say(voice, "command-guess")
        case Name(tile):
            digit_first, letter_first = short_tile(voice, tile), colour_letter(voice, tile.colour) + str(tile.digit)
            return digit_first if tile.digit % 2 else letter_first.upper()
        case GiveUp():
            return say(voice, "command-give-up")
        case Wait():
            return say(voice, "command-wait")
        case _:
            assert_never(move)


def numbers_to(move: IslandMove, menu: tuple[Entry, ...]) -> tuple[int, ...] | None:
    """What to type, one number after another, to make the move."""
    for entry in menu:
        if entry.move == move:
            return (entry.number,)
        further = numbers_to(move, entry.entries)
        if further is not None:
            return (entry.number, *further)
    return None
