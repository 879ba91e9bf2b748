"""Everything that the golden games make anybody say can be said, in every language, in whole sentences."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

import pytest

import cairn
from cairn.core.phrases import VERBATIM, Fact, Phrase, Ref, phrase, seat_ref
from cairn.core.sight import Sight
from cairn.core.values import Seat, encode
from cairn.games import rooms_of
from cairn.play.beliefs import hint_phrases
from cairn.text import LANGUAGES, Voice, text
from tests.contract.play import Trail, follow
from tests.golden.transcripts import GOLDEN, kept_record
from tests.tiers import thorough

NAMES = ("Ada", "Ben", "Cleo", "Dan")
EVERY = 9
"""Of the positions of a game one in so many is asked for its moves and refusals."""
MOST = 60
"""So many moves of a position are said."""

QUICK_GAMES = {
    "lost-code-everything",
    "think-str8",
    "break-the-code-three",
    "tagiron-two",
    "arnak-bird-two",
    "arnak-snake-one",
}
GOLDEN_GAMES = [name if name in QUICK_GAMES else pytest.param(name, marks=thorough) for name in GOLDEN]
"""The golden games whose sentences are read: one of each edition, and all of them in the thorough run."""

FAULTS = {
    "a place left open": re.compile(r"\{\$|\{-?[a-z][\w.-]*\}"),  # groups of places have braces too
    "a stray blank": re.compile(r"^\s|\s$|\s\s|\s[,.;:!)]|\w\s\?$|[(„«“]\s"),
    "two colons in a row": re.compile(r":[^.,;!?(]*:"),
    "nothing after a colon": re.compile(r":\s*[.,;)]"),
    "two stops in a row": re.compile(r"(?<!\.)\.\.(?!\.)|[,;:]{2}"),
    "a name for programs": re.compile(r"\w:\w|\bNone\b|\bTrue\b|\bFalse\b|[A-Z][a-z]+\("),
}
"""What no sentence has. A question mark may be a sign on the board, and a colon at the end announces further lines."""

PLAIN = re.compile(r"[\w·–—<%.+-]*|[a-z][a-z-]*:\S+|[A-Z]{2} [\d.]+")
"""A fact in letters: a word that a message chooses by, a number or sign as it is drawn, a piece, or a rule's number."""


def faults(line: str) -> list[str]:
    """What is wrong with a line, in the words above."""
    return [name for name, pattern in FAULTS.items() if pattern.search(line)] + ([] if line else ["nothing is said"])


def half_made(fact: Fact) -> Iterator[str]:
    """Parts of sentences among the facts, where only the catalogues should have any."""
    match fact:
        case Phrase(_, facts):
            for each in facts.values():
                yield from half_made(each)
        case tuple():
            for each in fact:
                yield from half_made(each)
        case str() if not fact.startswith(VERBATIM) and not PLAIN.fullmatch(fact):
            yield fact
        case _:
            pass


@cache
def said_in(name: str) -> tuple[Trail, dict[Seat | None, list[Phrase]]]:
    """Every phrase of a golden game, by who is told it: events, prompts, moves, refusals, hints."""
    kept = kept_record(name)
    game, rooms = cairn.game(kept.game), rooms_of(kept.game)
    words = rooms.words
    trail = follow(game, kept.options, kept.steps)
    found: dict[Seat | None, dict[bytes, Phrase]] = {}
    for seat in (*trail.seats, None):
        history = trail.seen(len(trail.steps), seat)
        _add(found, seat, (each for number in range(len(history)) for each in words.event(history, number)))
    for state in trail.states[::EVERY]:
        for seat in game.to_act(state):
            view = game.view(state, seat)
            _add(found, seat, [words.prompt(view)])
            _add(found, seat, (words.move(view, move) for move in islice(game.moves(state, seat), MOST)))
            refusals = (game.why_not(state, seat, piece) for piece in game.pieces(view))
            _add(found, seat, (refusal.phrase for refusal in refusals if refusal is not None))
    if rooms.at.hint is not None:
        for number in (len(trail.states) // 3, 2 * len(trail.states) // 3):
            for seat in game.to_act(trail.states[number]):
                sight = Sight(game.view(trail.states[number], seat), trail.seen(number, seat))
                _add(found, seat, (each for level in (1, 2, 3, 4, 11, 12) for each in hint_phrases(sight, (), level)))
    return trail, {seat: list(phrases.values()) for seat, phrases in found.items()}


@cache
def sentences(name: str, lang: str) -> frozenset[str]:
    """Every phrase of a golden game in words."""
    trail, phrases = said_in(name)
    setting = rooms_of(trail.game.name).words.setting(trail.game.view(trail.end, None))
    voices = {seat: Voice(text(lang, trail.game), NAMES[: len(trail.seats)], seat, setting) for seat in phrases}
    return frozenset(voices[seat].say(each) for seat, several in phrases.items() for each in several)


def _add(found: dict[Seat | None, dict[bytes, Phrase]], seat: Seat | None, phrases: Iterable[Phrase]) -> None:
    found.setdefault(seat, {}).update((encode(each), each) for each in phrases)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_every_phrase_of_a_golden_game_is_said(name: str, lang: str) -> None:
    """To each seat and to an onlooker. A missing message or fact is an error of its own."""
    assert not {line: found for line in sentences(name, lang) if (found := faults(line))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_every_piece_on_the_table_has_a_name(name: str, lang: str) -> None:
    """So that offers and refusals can say what they are about."""
    trail, _ = said_in(name)
    setting = rooms_of(trail.game.name).words.setting(trail.game.view(trail.end, None))
    voice = Voice(text(lang, trail.game), NAMES[: len(trail.seats)], None, setting)
    assert not {piece: found for piece in pieces_in(name) if (found := faults(voice.name(piece)))}


@cache
def pieces_in(name: str) -> set[Ref]:
    trail, _ = said_in(name)
    game = trail.game
    views = (game.view(state, seat) for state in trail.states[::EVERY] for seat in (*game.to_act(state), None))
    return {piece for view in views for piece in game.pieces(view)}


@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_no_phrase_holds_half_a_sentence(name: str) -> None:
    """Sentences are the catalogues'; a fact is a number, a piece, a word to choose by, a phrase, or a list."""
    _, phrases = said_in(name)
    assert not {part for told in phrases.values() for each in told for part in half_made(each)}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("You play {card}.", "a place left open"),
        ("You play .", "a stray blank"),
        ("The rival turns up: Dig: coin.", "two colons in a row"),
        ("You look at: .", "nothing after a colon"),
        ("You gain 1 coin..", "two stops in a row"),
        ("You play card:revolver.", "a name for programs"),
        ("", "nothing is said"),
    ],
)
def test_a_fault_is_found(line: str, fault: str) -> None:
    assert fault in faults(line)
    assert not faults("Use Hat now? Free action: gain 1 coin. Or pass: gain 3 coins…")


def test_half_a_sentence_is_found() -> None:
    whole = phrase("event-dug", seat=seat_ref(0), more=(phrase("some-card", n=2), "gain 2 coins"))
    assert list(half_made(whole)) == ["gain 2 coins"]
