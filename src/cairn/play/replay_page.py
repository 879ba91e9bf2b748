"""A reviewed game as one file that replays in any browser: no server, no rules, nothing loaded from elsewhere.

The file holds what one seat saw, step by step: the board as in the terminal, what happened, what could be known, and
what each of the seat's own choices was worth. Only the other seats' numbers of codes and chances to win are told too,
as in a review.
"""

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

from cairn.core.phrases import phrase, verbatim
from cairn.core.record import Record
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.core.values import Seat
from cairn.games.rooms import Rooms
from cairn.play.analysis import Analysis, Chosen, Known
from cairn.play.drawing import draw_html
from cairn.text import Voice, text


def make_page(rooms: Rooms, record: Record, found: Analysis, seat: Seat, names: Sequence[str], lang: str) -> str:
    """Return the file: the game as the seat saw it, and what the review says of the seat."""
    game, said = rooms.game, text(lang, rooms.game)
    view = game.view(new_table(game, record.options).state, None)
    voice = Voice(said, names, None, rooms.words.setting(view))
    title = voice.say(phrase("replay-page-title", game=phrase("title"), name=verbatim(names[seat])))
    shown = {
        "step": said.say("replay-page-step"),
        "frames": list(_frames(rooms, record, found, seat, names, lang)),
    }
    page = files("cairn.play").joinpath("replay_page.html").read_text(encoding="utf-8")
    data = json.dumps(shown, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    for mark, words in (
        ("@lang@", lang),
        ("@title@", title),
        ("@back@", said.say("replay-page-back")),
        ("@next@", said.say("replay-page-next")),
        ("@data@", data),
    ):
        page = page.replace(mark, words)
    return page


def _frames(
    rooms: Rooms, record: Record, found: Analysis, seat: Seat, names: Sequence[str], lang: str
) -> Iterator[dict[str, Any]]:
    """One frame for each step that changed something, from the last before the first move on."""
    said, words = text(lang, rooms.game), rooms.words
    table = new_table(rooms.game, record.options)
    first = next((at for at, step in enumerate(record.steps, start=1) if isinstance(step, Played)), 1)
    chosen = {each.step: each for each in found.choices if each.seat == seat}
    known: dict[int, list[Known]] = {}
    for each in found.known:
        if each.seat == seat:
            known.setdefault(each.step, []).append(each)
    for number, step in enumerate(record.steps, start=1):
        since = table.number
        table.add(step)
        if number < first - 1:
            continue
        sight = table.sight(seat)
        voice = Voice(said, names, seat, words.setting(sight.view))
        begun = since if table.number > since else table.number
        yield {
            "step": number,
            "board": draw_html(rooms.game, sight, names, table.notes(seat), lang),
            "events": [voice.say(each) for at in range(begun, table.number) for each in words.event(sight.history, at)],
            "known": [line for each in known.get(number, ()) for line in _known_lines(voice, names[seat], each)],
            "choice": _choice_lines(voice, names[seat], chosen[number]) if number in chosen else [],
        }


def _known_lines(voice: Voice, name: str, known: Known) -> Iterator[str]:
    """What could be known since this moment, with the proof."""
    yield voice.say(phrase(f"replay-page-known-{known.what}", name=verbatim(name)))
    yield from (voice.say(line.phrase) for line in known.lines)


def _choice_lines(voice: Voice, name: str, chosen: Chosen) -> list[str]:
    """What a choice was worth, and the best one if it was worth more."""
    facts = {"measure": chosen.measure}
    lines = [voice.say(phrase("analyse-choice", name=verbatim(name), move=chosen.phrase, value=chosen.value, **facts))]
    if chosen.equal:
        lines[0] += f" {voice.say(phrase('analyse-equal'))}"
    if chosen.lost > 0:
        lines.append(voice.say(phrase("analyse-better", move=chosen.best_phrase, value=chosen.best, **facts)))
    return lines
