"""Every table can be told in words: its places with their pieces, as the general table of the page shows them."""

from collections.abc import Iterator
from functools import cache

import pytest

from cairn.core.phrases import Fact
from cairn.core.places import Place
from cairn.core.values import encode
from cairn.games import rooms_of
from cairn.text import LANGUAGES, Voice, text
from tests.golden.transcripts import GOLDEN
from tests.text.test_phrases import NAMES, faults, half_made, said_in

EVERY = 25
"""Of the positions of a game one in so many is told."""


@cache
def tables_in(name: str) -> list[tuple[int | None, set[str], tuple[Place, ...]]]:
    """Some positions of a golden game: who looks, the pieces to pick for their moves, and the table in words."""
    trail, _ = said_in(name)
    game, words = trail.game, rooms_of(trail.game.name).words
    return [
        (seat, _picked(trail, state, seat), words.places(game.view(state, seat)))
        for state in (*trail.states[::EVERY], trail.end)
        for seat in (*(game.to_act(state) or trail.seats[:1]), None)
    ]


def _picked(trail: object, state: object, seat: int | None) -> set[str]:
    game = trail.game  # type: ignore[attr-defined]
    offers = game.offers(state, seat) if seat in game.to_act(state) else ()
    return {offer.touches[0] for offer in offers if offer.touches}


def facts_of(table: tuple[Place, ...]) -> Iterator[Fact]:
    """Everything that is said of a table."""
    for place in table:
        yield place.name or place.ref
        yield from place.about
        for piece in place.pieces:
            yield piece.name or piece.ref
            yield from piece.about


@pytest.mark.parametrize("name", GOLDEN)
def test_a_piece_lies_at_one_place(name: str) -> None:
    for _, _, table in tables_in(name):
        pieces = [piece.ref for place in table for piece in place.pieces]
        assert len(set(pieces)) == len(pieces)
        assert len({place.ref for place in table}) == len(table)


@pytest.mark.parametrize("name", GOLDEN)
def test_every_move_with_a_piece_can_be_found_at_it(name: str) -> None:
    """A piece stands for its parts: for a site all of its spaces."""
    for _, picked, table in tables_in(name):
        pieces = {piece.ref for place in table for piece in place.pieces}
        assert not {piece for piece in picked if piece not in pieces and piece.partition("/")[0] not in pieces}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN)
def test_every_place_and_piece_is_told(name: str, lang: str) -> None:
    """To each seat and to an onlooker. A missing message or fact is an error of its own."""
    trail, _ = said_in(name)
    setting = rooms_of(trail.game.name).words.setting(trail.game.view(trail.end, None))
    said: dict[tuple[int | None, bytes], Fact] = {}
    for seat, _, table in tables_in(name):
        said.update(((seat, encode(fact)), fact) for fact in facts_of(table))
    voices = {
        seat: Voice(text(lang, trail.game), NAMES[: len(trail.seats)], seat, setting) for seat in (*trail.seats, None)
    }
    lines = {voices[seat].tell(fact) for (seat, _), fact in said.items()}
    assert not {line for line in lines if faults(line.removesuffix(" ?"))}  # a question mark is a hidden digit


@pytest.mark.parametrize("name", GOLDEN)
def test_nothing_that_is_told_is_half_made(name: str) -> None:
    assert not {part for _, _, table in tables_in(name) for fact in facts_of(table) for part in half_made(fact)}
