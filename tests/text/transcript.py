"""What a native speaker reads to check the language of a game: every kind of event, move, refusal and hint, said once.

python -m tests.text.transcript       # or: make transcript
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import cairn
from cairn.core.offers import Refusal
from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.core.sight import Sight
from cairn.core.steps import Played
from cairn.core.values import Seat
from cairn.games import rooms_of
from cairn.play.beliefs import hint_phrases
from cairn.text import LANGUAGES, Voice, text
from tests.contract.play import Trail, follow
from tests.golden.transcripts import GOLDEN, kept_record
from tests.text.test_catalogues import example, refusals, tags, whole
from tests.text.test_phrases import NAMES, said_in

FOLDER = Path(__file__).parents[2] / "build" / "transcripts"
ASKED = {
    "lost-code": "lost-code-everything",
    "think-str8": "think-str8",
    "break-the-code": "break-the-code-three",
    "arnak": "arnak-bird-one",
}
"""The golden game whose prompts, refusals and hints are read; events and moves are taken from all of them."""
PACKAGES = {"lost-code": "lost_code", "think-str8": "lost_code", "break-the-code": "break_code", "arnak": "arnak"}
MADE_UP = {
    "arnak": (
        phrase("event-exchanged", seat=seat_ref(0), assistant="assistant:miner", other="assistant:guide"),
        phrase("move-exchange-assistant", what=Phrase("from-to", {"from": "assistant:miner", "to": "assistant:guide"})),
    )
}
"""What happens in none of the golden games, though it may."""
SECTIONS = ("event", "move", "prompt", "refusal", "hint", "proof")


class Line(NamedTuple):
    """A phrase and to whom it is said, at which table."""

    phrase: Phrase
    seat: Seat | None
    players: int
    setting: tuple[tuple[str, Fact], ...]


@cache
def lines(game: str) -> dict[str, tuple[Line, ...]]:
    """By key of a message: a phrase said to the player it speaks of, and one said to somebody else."""
    found: dict[str, dict[bool, Line]] = {}
    for name in [ASKED[game], *(name for name, table in GOLDEN.items() if table.game == game)]:
        for line in _asked(name) if name == ASKED[game] else _happened(name):
            is_own = line.seat is not None and line.phrase.facts.get("seat") == f"seat:{line.seat}"
            found.setdefault(line.phrase.key, {}).setdefault(is_own, line)
    for each in MADE_UP.get(game, ()):
        found.setdefault(each.key, {}).setdefault(True, Line(each, 0, 2, ()))
    return {key: tuple(each[own] for own in (True, False) if own in each) for key, each in found.items()}


def _asked(name: str) -> Iterator[Line]:
    """Everything that is said in a golden game, with the hints of two positions."""
    trail, phrases = said_in(name)
    setting = _setting(trail)
    yield from (Line(each, seat, len(trail.seats), setting) for seat, said in phrases.items() for each in said)
    for part in (3, 2):
        number = next(
            at for at in range(len(trail.states) // part, len(trail.states)) if trail.game.to_act(trail.states[at])
        )
        seat = trail.game.to_act(trail.states[number])[0]
        sight = Sight(trail.game.view(trail.states[number], seat), trail.seen(number, seat))
        for level in (1, 2, 3, 4, 11, 12):
            yield from (Line(each, seat, len(trail.seats), setting) for each in hint_phrases(sight, (), level))
    yield from _happened(name)


def _happened(name: str) -> Iterator[Line]:
    """The events of a golden game, and the moves that were made."""
    kept = kept_record(name)
    game, words = cairn.game(kept.game), rooms_of(kept.game).words
    trail = follow(game, kept.options, kept.steps)
    players, setting = len(trail.seats), _setting(trail)
    for seat in (0, None):
        history = trail.seen(len(trail.steps), seat)
        for number in range(len(history)):
            yield from (Line(each, seat, players, setting) for each in words.event(history, number))
    for state, step in zip(trail.states, trail.steps, strict=False):
        if isinstance(step, Played):
            yield Line(words.move(game.view(state, step.seat), step.move), step.seat, players, setting)


def _setting(trail: Trail) -> tuple[tuple[str, Fact], ...]:
    return tuple(rooms_of(trail.game.name).words.setting(trail.game.view(trail.end, None)).items())


def kinds(game: str) -> dict[str, set[str]]:
    """By section, the keys that the game's types and its code ask for."""
    types = cairn.game(game).types
    return {
        "event": {f"event-{tag}" for tag in tags(types.event)},
        "move": {f"move-{tag}" for tag in tags(types.move)},
        "refusal": {f"refusal-{key}" for key, _ in refusals(PACKAGES[game])},
    }


def missing(game: str) -> set[str]:
    """The kinds of events and moves that do not happen in the game: its sister edition has them."""
    wanted = kinds(game)
    return (wanted["event"] | wanted["move"]) - lines(game).keys()


def page(game: str, lang: str) -> str:
    """The transcript of a game in a language."""
    return "\n".join([*_page(game, lang), ""])


def _page(game: str, lang: str) -> Iterator[str]:
    title = Voice(text(lang, cairn.game(game)), (), None, dict(_first(game).setting)).say(Phrase("title"))
    yield f"{title} ({lang})"
    for section in SECTIONS:
        yield ""
        yield f"# {section}"
        for key in sorted(key for key in lines(game) if key.startswith(section)):
            for line in lines(game)[key]:
                yield f"{key}: {_say(game, lang, line)}"
        if section == "refusal":
            yield from _other_refusals(game, lang)
    yield ""
    yield "# missing: does not happen in these games"
    yield from sorted(missing(game))


def _other_refusals(game: str, lang: str) -> Iterator[str]:
    """Refusals that the records do not have, with facts made up."""
    package = PACKAGES[game]
    voice = Voice(text(lang, cairn.game(game)), NAMES, None, dict(_first(game).setting))
    for key, given in sorted(dict(refusals(package)).items()):
        if f"refusal-{key}" not in lines(game):
            facts = {name: example(value, voice.text, whole(package, lang)) for name, value in given.items()}
            yield f"refusal-{key}: {voice.say(Refusal('', key, facts).phrase)}"


def _say(game: str, lang: str, line: Line) -> str:
    return Voice(text(lang, cairn.game(game)), NAMES[: line.players], line.seat, dict(line.setting)).say(line.phrase)


def _first(game: str) -> Line:
    return next(iter(lines(game).values()))[0]


def main() -> int:
    """Write a file for each game and language."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in ASKED:
        for lang in LANGUAGES:
            file = FOLDER / f"{game}.{lang}.txt"
            file.write_text(page(game, lang), "utf-8")
            print(f"{file.relative_to(FOLDER.parents[1])}: {len(page(game, lang).splitlines())} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
