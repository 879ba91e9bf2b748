"""Warnings about legal moves that are surely a mistake."""

from random import Random
from typing import Any

import pytest

import cairn
from cairn.core.phrases import Phrase
from cairn.core.values import replace
from cairn.games.break_code.rules.moves import Guess, Name
from cairn.games.break_code.rules.state import View as CodeView
from cairn.games.break_code.rules.tiles import TILES, Tile, tiles
from cairn.games.break_code.words.table import WORDS as CODE_WORDS
from cairn.games.break_code.words.warnings import warning_phrase as guess_warning
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.moves import Final, Take
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.words.table import WORDS
from cairn.games.lost_code.words.warnings import warning_phrase
from cairn.text import LANGUAGES, Voice, text
from tests.loose import AnyMatch

EVERYTHING: dict[str, Any] = {"expansions": ["shortcut", "curse"]}


def said(match: AnyMatch, told: Phrase, lang: str) -> str:
    words = WORDS if match.game.name == "lost-code" else CODE_WORDS
    return (
        Voice(text(lang, match.game), match.names, 0, words.setting(match.view(0).view))
        .say(told)
        .replace("\N{NO-BREAK SPACE}", " ")
    )


def test_a_bet_on_a_digit_that_is_seen_elsewhere_gets_a_warning_and_no_other() -> None:
    """LC 2.5, 5.9, 6.5, 8.3: on another rack or revealed; what answers alone rule out is the player's to find."""
    kinds = set()
    for seed in range(6):
        match, rng = cairn.Match("lost-code", 2, EVERYTHING, seed=seed), Random(seed)
        while match.to_act:
            seat = match.to_act[0]
            sight, moves = match.view(seat), match.moves(seat)
            unseen = belief(sight).unseen if isinstance(moves[-1], Take | Final) else ()
            for move in moves:
                told = warning_phrase(sight.view, move)
                if not isinstance(move, Take | Final):
                    assert told is None
                    continue
                symbol = move.symbol if isinstance(move, Final) else sight.view.offered
                assert symbol is not None
                seen = tuple(digit for digit in move.digits if digit not in unseen[symbol.place])
                assert (None if told is None else told.facts["digits"]) == (seen or None)
                assert WORDS.doubtful(sight.view, move) == told
                kinds.add((type(move), told is None))
            match.play(seat, rng.choice(moves))
    assert kinds == {(kind, sure) for kind in (Take, Final) for sure in (True, False)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_warning_names_the_digits(lang: str) -> None:
    match = cairn.Match("lost-code", 2, {}, seed=1)
    view: View = replace(match.view(0).view, racks=(None, (3,) * 6, (5,) * 6, (6,) * 6))
    one, several = (warning_phrase(view, Final(Symbol.BIRD, digits)) for digits in ((1, 3), (3, 5)))
    assert one is not None and several is not None
    bird = text(lang, match.game).say("symbol-bird")
    assert f"{bird} 3" in said(match, one, lang)
    assert f"{bird} 3, 5" in said(match, several, lang)


def guessing(hand: str, named: str = "") -> CodeView:
    match = cairn.Match("break-the-code", 2, {}, seed=1)
    seat = match.to_act[0]
    match.play(seat, Guess())
    view: CodeView = match.view(seat).view
    hands = tuple(tiles(hand) if owner == seat else None for owner in range(2))
    return replace(view, hands=hands, named=tiles(named) if named else ())


def test_a_guess_with_a_tile_of_the_own_hand_gets_a_warning() -> None:
    """BC 1.1: there is one of each, but for the green 5."""
    view = guessing("b1 w2 g5 b7 w9")
    warned = {tile for tile in TILES if guess_warning(view, Name(tile)) is not None}
    assert warned == {Tile.B1, Tile.W2, Tile.B7, Tile.W9}
    assert guess_warning(view, Guess()) is None


@pytest.mark.parametrize(
    ("hand", "named", "has_warning"),
    [
        ("b1 w2 g5 b7 w9", "g5", True),
        ("b1 w2 g5 g5 w9", "", True),
        ("b1 w2 b4 b7 w9", "g5", False),
    ],
)
def test_the_third_green_five_gets_a_warning(hand: str, named: str, has_warning: bool) -> None:
    assert (guess_warning(guessing(hand, named), Name(Tile.G5)) is not None) == has_warning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_warning_names_the_tile(lang: str) -> None:
    match = cairn.Match("break-the-code", 2, {}, seed=1)
    told = guess_warning(guessing("b1 w2 g5 b7 w9"), Name(Tile.B7))
    assert told is not None
    assert "7" in said(match, told, lang)
