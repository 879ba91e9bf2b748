"""What happens in a game of The Lost Code or Think Str8!, told to each seat in each language."""

from functools import cache
from random import Random
from typing import Any, get_args

import pytest

import cairn
from cairn.core.errors import IllegalMove
from cairn.core.options import options_of
from cairn.core.phrases import Phrase, phrase
from cairn.games.lost_code.rules.events import (
    Answer,
    Answered,
    Chose,
    Drew,
    Gained,
    Happening,
    Named,
    Placed,
    Rolled,
    Shown,
    Swapped,
)
from cairn.games.lost_code.rules.game import LOST_CODE, THINK_STR8
from cairn.games.lost_code.rules.moves import Bet, Final, Move, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.terminal.labels import Labels
from cairn.games.lost_code.words.parts import final_bet_fact, join, range_phrase, signed_phrase
from cairn.games.lost_code.words.table import WORDS
from cairn.play.bots import find_bot
from cairn.text import LANGUAGES, Voice, text
from tests.loose import AnyGame, AnyMatch

NAMES = ("Ada", "Ben", "Cleo", "Dan")
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("lost-code", {"expansions": ["shortcut"], "beginner": True}),
    ("think-str8", {}),
)


@cache
def played() -> tuple[AnyMatch, ...]:
    """Games in which everything happens: between bots who now and then do anything that is allowed."""
    bot, matches = find_bot("steady", "lost-code"), []
    for seed in range(8):
        game, options = (
            ("think-str8", {"beginner": True}) if seed == 0 else ("lost-code", {"expansions": ["shortcut", "curse"]})
        )
        careless = 1.0 if seed == 0 else 0.3  # who is always wrong empties the stocks (LC 5.5)
        match = cairn.Match(game, 4, options, seed=seed, names=NAMES)
        rng = Random(seed)
        while match.to_act:
            seat = rng.choice(match.to_act)
            sight, moves = match.view(seat), match.moves(seat)
            match.play(seat, rng.choice(moves) if rng.random() < careless else bot.choose(sight, moves, rng))
        matches.append(match)
    return tuple(matches)


def opening(game: AnyGame, **options: Any) -> View:
    """The table before anything was dealt."""
    view: View = game.view(game.setup(options_of(game, options)).state, 0)
    return view


def voice(lang: str, game: AnyGame = LOST_CODE, seat: int | None = 0) -> Voice:
    return Voice(text(lang, game), NAMES, seat, WORDS.setting(opening(game)))


def told(event: Happening, lang: str, seat: int | None = 0, game: AnyGame = LOST_CODE) -> str:
    (line,) = WORDS.event([event], 0)
    return voice(lang, game, seat).say(line).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_is_told_to_everybody(lang: str) -> None:
    """Every kind of event occurs in these games, and every seat and every onlooker has a line for each."""
    kinds = set()
    for match in played():
        for seat in (*range(4), None):
            history = [match.game.seen(event, seat) for event in match.table.history]
            speaking = voice(lang, match.game, seat)
            lines = [speaking.say(each) for number in range(len(history)) for each in WORDS.event(history, number)]
            assert len(lines) == len(history) and all(lines)
            assert not any(mark in line for line in lines for mark in ("{", "}", "None", "Symbol.", "::"))
        kinds |= {type(event) for event in match.table.history}
    assert kinds == set(get_args(Happening))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_and_prompt_is_told(lang: str) -> None:
    kinds = set()
    for game, options in TABLES:
        match: AnyMatch = cairn.Match(game, 4, options, seed=3, names=NAMES)
        rng = Random(3)
        while match.to_act:
            seat = match.to_act[0]
            view, moves = match.view(seat).view, match.moves(seat)
            speaking = voice(lang, match.game, seat)
            assert speaking.say(WORDS.prompt(view))
            labels = [speaking.say(WORDS.move(view, move)) for move in moves]
            assert len(set(labels)) == len(labels), "two moves are called the same"
            kinds |= {type(move) for move in moves}
            match.play(seat, rng.choice(moves))
    assert kinds == set(get_args(Move))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_a_name_and_every_refusal_a_sentence(lang: str) -> None:
    keys = set()
    for game, options in TABLES:
        match: AnyMatch = cairn.Match(game, 2, options, seed=3, names=NAMES[:2])
        rng = Random(3)
        while match.to_act:
            for seat in (0, 1):
                view = match.view(seat).view
                speaking = Voice(text(lang, match.game), match.names, seat, WORDS.setting(view))
                for piece in match.game.pieces(view):
                    assert speaking.name(piece)
                    refusal = match.why_not(seat, piece)
                    if refusal is not None:
                        keys.add(refusal.key)
                        assert speaking.refusal(refusal).startswith("LC ")
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.moves(seat)))
    assert keys >= {"not-your-turn", "not-now", "wheel-taken", "not-your-stone", "another-symbol-first"}
    assert keys >= {"another-wheel-chosen", "another-token-offered", "token-taken", "left-out-first", "none-to-draw"}


@pytest.mark.parametrize(
    ("lang", "to_roller", "to_others"),
    [
        ("en", "You roll bird, bird, snake.", "Ada rolls bird, bird, snake."),
        ("pl", "Rzucasz: ptak, ptak, wąż.", "Ada rzuca: ptak, ptak, wąż."),
        ("ru", "Вы бросаете: птица, птица, змея.", "Ada бросает: птица, птица, змея."),
    ],
)
def test_a_player_is_called_you_and_others_by_name(lang: str, to_roller: str, to_others: str) -> None:
    event = Rolled(0, (Symbol.BIRD, Symbol.BIRD, Symbol.SNAKE))
    assert told(event, lang, 0) == to_roller
    assert told(event, lang, 1) == told(event, lang, None) == to_others


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ada bets 9–15 with the width-7 wheel: wrong, lower. The curse costs 2 points."),
        ("pl", "Ada obstawia 9–15 na kole o szerokości 7: błędnie, suma jest niższa. Klątwa zabiera 2 punkty."),
        ("ru", "Ada предполагает 9–15 (диск шириной 7): неверно, сумма ниже. Проклятие отнимает 2 очка."),
    ],
)
def test_what_the_curse_costs_is_told_with_the_answer(lang: str, line: str) -> None:
    """LC 9.3."""
    assert told(Answered(0, 7, 9, Answer.BELOW, -2), lang, 1) == line


def test_without_a_curse_a_wrong_bet_costs_nothing() -> None:
    """LC 5.3."""
    assert told(Answered(0, 1, 9, Answer.WRONG, 0), "en") == "You bet 9 with the width-1 wheel: wrong."
    assert told(Answered(0, 5, 1, Answer.RIGHT, 2), "en") == "You bet 1–5 with the width-5 wheel: right, +2 points."


def test_a_gain_names_whose_error_it_was() -> None:
    """LC 9.2."""
    assert told(Gained(1, 0, 1), "en") == "The curse brings Ben 1 point (wrong: you)."


def test_what_a_seat_may_not_see_is_not_told() -> None:
    """LC 5.4, 6.5, 11.3: a drawn stone, a final bet, a token being placed."""
    assert told(Drew(0, Symbol.SNAKE, None), "en") == "You draw a new snake stone without looking."
    assert told(Drew(1, Symbol.SNAKE, 5), "en") == "Ben draws snake 5."
    assert told(Drew(1, Symbol.SNAKE, None), "en", None) == "Ben draws a new snake stone."
    assert told(Named(1, Symbol.SNAKE, None), "en") == "Ben makes the final bets."
    assert told(Placed(1, None), "en", game=THINK_STR8) == "Ben places a token in secret."


def test_editions_have_their_own_words() -> None:
    """LC 11: cards and colours."""
    error = IllegalMove("LC 5.5", "none-to-draw", symbol="symbol:green")
    assert voice("en", THINK_STR8).refusal(error.refusal) == "LC 5.5: no green card is left to draw"
    final = WORDS.move(opening(THINK_STR8), Final(Symbol.GREEN, ()))
    assert voice("pl", THINK_STR8).say(final) == "nic nie podać dla zielonej karty"
    assert told(Swapped(1, Symbol.GREEN, 3), "ru", game=THINK_STR8) == "Ben сбрасывает: зелёный 3."


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "LC 4.2: a range of width 7 can start at 15 at most: it must stay within 0–21"),
        ("pl", "LC 4.2: przy szerokości 7 zakres może się zaczynać najdalej od 15 (musi się zmieścić w 0–21)"),
        ("ru", "LC 4.2: при ширине 7 диапазон может начинаться не дальше 15 (он не выходит за 0–21)"),
    ],
)
def test_a_refusal_begins_with_its_rule(lang: str, line: str) -> None:
    match = cairn.Match("lost-code", 4, {}, seed=1, names=NAMES)
    while match.state.phase.value != "bet":
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    seat = match.to_act[0]
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, Bet(7, 16))
    assert voice(lang).refusal(caught.value.refusal).replace("\N{NO-BREAK SPACE}", " ") == line


def test_a_turn_names_both_symbols() -> None:
    """LC 3.3."""
    move = WORDS.move(opening(LOST_CODE), Turn(Symbol.BEAR, Symbol.BIRD))
    assert voice("ru").say(move) == "перевернуть кубик: медведь → птица"


def test_phrases_hold_references_and_numbers_and_no_sentences() -> None:
    """A browser says the same from the same facts."""
    (line,) = WORDS.event([Chose(1, 7), Placed(1, 9)], 1)
    where = Phrase("range", {"low": 9, "high": 15, "width": 7})
    assert line == Phrase("event-placed", {"seat": "seat:1", "range": where, "known": "yes"})


def test_where_tokens_lie_is_told_with_the_width_that_was_chosen_in_that_round() -> None:
    """LC 11.3: the widths are known from the choices, the last one of each seat counting."""
    history: list[Happening] = [
        Chose(0, 1),
        Chose(1, 7),
        Chose(1, 3),
        Chose(0, 5),
        Placed(0, None),
        Placed(1, 4),
        Shown((9, 4)),
    ]
    (line,) = WORDS.event(history, 6)
    assert voice("en", THINK_STR8, 1).say(line) == "The ranges are revealed: Ada (9–13), you (4–6)."


def test_a_rack_of_nobody_is_told_by_that_name() -> None:
    """LC 2.1, 12.13: with two players two racks belong to nobody."""
    match = cairn.Match("lost-code", 2, {}, seed=1, names=("Ada", "Ben"))
    state, speaking = match.state, Voice(text("en", LOST_CODE), match.names, 0, {"edition": "stones"})
    (line,) = WORDS.event(match.view(0).history, 0)
    digits = [rack[0] for rack in state.racks]
    racks = f"you (?), Ben ({digits[1]}), unowned ({digits[2]}), unowned ({digits[3]})"
    assert speaking.say(line) == f"The bird digits are dealt: {racks}."


def test_small_parts() -> None:
    said = voice("en").say
    assert (said(range_phrase(9, 7)), said(range_phrase(4, 1))) == ("9–15", "4")
    assert [said(signed_phrase(points)) for points in (5, -2, 0)] == ["+5", "−2", "0"]
    board = Labels(voice("en"))
    assert (board.signed_points(5), board.signed_points(-2), board.signed_points(0), board.points(-3)) == (
        "+5",
        "−2",
        "0",
        "−3",
    )
    assert (final_bet_fact((1, 2)), final_bet_fact(None), final_bet_fact(())) == ((1, 2), (), phrase("final-none"))
    assert said(phrase("proof-step", number=1, fact=join("plus", (1, 2, 3)))) == "1. 1 + 2 + 3"
