"""A whole game of Arnak against the rival, typed at a terminal of 80x24: nothing is hidden, and little is typed."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from cairn.cli.screen import Screen
from cairn.cli.session import Session
from cairn.core.match import new_match
from cairn.core.options import options_of
from cairn.core.steps import Played
from cairn.games.arnak.rules.events import (
    RivalBought,
    RivalDiscovered,
    RivalDug,
    RivalIdle,
    RivalOvercame,
    RivalResearched,
    RivalTookAssistant,
    RivalTookTile,
    TileTurned,
)
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Dig, Move, Pay
from cairn.games.arnak.terminal.board import BOARD
from cairn.games.arnak.terminal.menu import entries
from cairn.games.arnak.terminal.parser import line as typed_line
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.games.arnak.words.table import WORDS
from cairn.terminal.board import Desk, Play, Puzzled
from cairn.text import LANGUAGES, Voice, text
from tests.cli.player import numbers_to
from tests.cli.screens import Glass, glass
from tests.contract.adapters.arnak import ADAPTER
from tests.loose import whole

RIVALS = (
    TileTurned,
    RivalIdle,
    RivalDug,
    RivalDiscovered,
    RivalOvercame,
    RivalBought,
    RivalResearched,
    RivalTookTile,
    RivalTookAssistant,
)
ROWS, COLUMNS = 24, 80
CONTROL = re.compile(r"\x1b\[[?\d;]*[A-Za-z]")


class Typist:
    """Somebody who plays any move that is allowed, in words where that is possible, and reads what the screen shows."""

    def __init__(self, seen: Glass, lang: str, seed: int) -> None:
        said = text(lang, ARNAK)
        self.match = new_match(ARNAK, options_of(ARNAK, {"difficulty": 2}, 1), seed=seed, names=("Ada",))
        self.left_behind = StringIO()
        console = Console(
            file=self.left_behind, width=COLUMNS, height=ROWS, force_terminal=True, color_system="truecolor"
        )
        screen = Screen(console, seen, footer=lambda first, last, count: said.say("pager-keys", **locals()))
        self.sitting = Session(whole(self.match), {}, screen, said, seed)
        self.lang, self._seen, self._rng = lang, seen, Random(seed)
        self.actions, self.short_digs, self.in_words = 0, 0, 0
        self._told, self._shown = 0, 0
        self._dug: Dig | None = None
        seen.typist = self.next_line

    def next_line(self) -> str:
        self.check()
        if self._dug is not None:
            first, second = [step.move for step in self.match.record.steps if isinstance(step, Played)][-2:]
            assert first == self._dug and isinstance(second, Pay)  # one prompt for both
        moves = self.match.moves(0)
        move = ADAPTER.choose(self.match.state, 0, moves, self._rng) if ADAPTER.choose else moves[0]
        ways = self.sitting._after(0, move) if isinstance(move, Dig) else ()
        self._dug = move if isinstance(move, Dig) and len(ways) == 1 else None
        desk = self.sitting._desk(0)
        numbers = " ".join(map(str, numbers_to(move, entries(desk, BoardVoice(desk.voice))) or ()))
        words = self._words(move, desk)
        if self._dug is not None:
            self.short_digs += 1
            mark = words.split()[-1] if words else numbers
            keys = [f"{line}\r" for line in (numbers, mark) if _makes(line, move, desk)]
            assert min(map(len, keys)) <= 4
        self.in_words += bool(words)
        return words or numbers

    def _words(self, move: Move, desk: Desk) -> str:
        """The move in words; empty where it has none, or they may mean something else."""
        offer = next(offer for offer in desk.offers if move in offer.moves)
        line = typed_line(offer, BoardVoice(desk.voice))
        return line if line and _makes(line, move, desk) else ""

    def check(self, behind: str = "") -> None:
        """Whatever the rival has done since the last line stands on a screen that has been there since."""
        pages = [" ".join(screen[:-1]) for screen in self._seen.screens[self._shown :]] + [behind]
        shown = " ".join(" ".join(pages).split())
        history = self.match.view(0).history
        voice = Voice(text(self.lang, ARNAK), self.match.names, 0, WORDS.setting(self.match.view(0).view))
        for number in range(self._told, len(history)):
            if isinstance(history[number], RIVALS):
                self.actions += 1
                for said in WORDS.event(history, number):
                    assert " ".join(voice.say(said).split()) in shown
        self._told, self._shown = len(history), len(self._seen.screens)


def _makes(line: str, move: Move, desk: Desk) -> bool:
    try:
        intent = BOARD.shorthand(line.split(), desk)
    except Puzzled:
        return False
    return isinstance(intent, Play) and intent.move == move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_rival_is_seen_and_a_dig_is_four_keys(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """AR 13: before each answer all that the rival did stands on the screen; a dig with one way to pay is one line."""
    with glass(monkeypatch, ROWS, COLUMNS) as seen:
        typist = Typist(seen, lang, seed=3)
        typist.sitting.play()
    typist.check(CONTROL.sub("", typist.left_behind.getvalue()))
    assert typist.match.result is not None
    assert typist.actions > 30 and typist.short_digs and typist.in_words > 30
    for screen in seen.screens:
        assert len(screen) == ROWS and max(map(len, screen)) <= COLUMNS
