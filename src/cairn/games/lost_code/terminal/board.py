"""The board of The Lost Code and Think Str8!."""

from rich.console import RenderableType

from cairn.terminal.board import Board, Help, Intent, Sight
from cairn.games.lost_code.terminal import draw, read
from cairn.core.errors import IllegalMove
from cairn.core.game import Result
from cairn.games.lost_code.rules.events import (
    Accepted,
    Chose,
    Dealt,
    Drew,
    Happening,
    Left,
    Named,
    Placed,
    Rolled,
    Swapped,
    Took,
    Turned,
    Wagered,
)
from cairn.games.lost_code.words.table import Words, number

__all__ = ["BOARD"]

_ONE_LINE = 76
_GROUPS: tuple[tuple[type, ...], ...] = (
    (Took, Left),
    (Rolled, Turned, Accepted),
    (Wagered, Chose, Placed),
    (Swapped, Drew),
    (Named,),
)
"""Kinds of event that are told in one breath."""


class LostCodeBoard:
    """Racks, track, wheels and sheet."""

    commands = tuple(read.COMMANDS)

    def render(self, sight: Sight) -> RenderableType:
        """Racks and candidates above; track, wheels and rounds below."""
        return draw.table(sight.view, sight.notes, _words(sight))

    def prompt(self, sight: Sight) -> str:
        """What the seat is asked to do."""
        return _words(sight).prompt(sight.view)

    def menu(self, sight: Sight) -> None:
        """None: moves are typed in words."""

    def forced(self, sight: Sight) -> None:
        """None: every move is the player's own."""

    def log(self, sight: Sight, since: int = 0) -> list[str]:
        """All events, those of one kind in one breath."""
        return _told(sight, since)

    def news(self, sight: Sight, since: int) -> list[str]:
        """The same, without the deal: the racks stand there."""
        dealt = sum(isinstance(event, Dealt) for event in sight.log)
        return _told(sight, max(since, dealt))

    def help(self, sight: Sight) -> Help:
        """What may be typed now."""
        return read.help_for(sight, _words(sight))

    def command(self, name: str, words: list[str], sight: Sight) -> Intent:
        """A move, marks, or the sheet."""
        return read.command(name, words, sight, _words(sight))

    def shorthand(self, words: list[str], sight: Sight) -> Intent | None:
        """A bare answer: `7 9` is a bet, `snake` a swap."""
        return read.shorthand(words, sight, _words(sight))

    def refusal(self, error: IllegalMove, sight: Sight) -> str:
        """Why something was refused."""
        return _words(sight).refusal(error)

    def result(self, sight: Sight, result: Result) -> RenderableType:
        """All final bets, and the places."""
        return draw.ending(sight.view, result, _words(sight))

    def closing(self, sight: Sight, result: Result) -> list[str]:
        """Each winner with the score, and why the winner, where somebody else has as many points (LC 6.4)."""
        over, said = sight.text.say("game-over"), list[str]()
        for seat in result.winners:
            you, points = "yes" if seat == sight.told else "no", result.scores[seat]
            facts = {"you": you, "name": sight.names[seat], "points": points, "score": number(points)}
            said.append(f"{over} {sight.text.say('winner', **facts)}")
        if result.scores.count(max(result.scores)) > len(result.winners):
            said.append(_words(sight).say("tie-broken"))
        return said


def _told(sight: Sight, since: int) -> list[str]:
    """Events in sentences; those of one group share a line where they fit."""
    log: tuple[Happening, ...] = sight.log
    lines: list[str] = []
    before: tuple[type, ...] = ()
    for at, sentence in enumerate(_words(sight).events(log, since), start=since):
        group = next((each for each in _GROUPS if isinstance(log[at], each)), ())
        together = group != () and group == before and not isinstance(log[at], Swapped)
        if together and lines[-1].endswith(sentence):
            continue  # a secret bet like the one before
        if together and len(lines[-1]) + len(sentence) < _ONE_LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
        before = group
    return lines


def _words(sight: Sight) -> Words:
    return Words(sight.text, sight.view.table, sight.names, sight.told)


BOARD: Board = LostCodeBoard()
