"""What happens in a game of The Lost Code or Think Str8!, told to each seat in each language."""

from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from cairn.play.bots import find_bot
from cairn.core.errors import IllegalMove
from cairn.core.game import AnyGame
from cairn.core.match import Match
from cairn.core.options import options_of
from cairn.games.lost_code.rules.game import LOST_CODE, THINK_STR8
from cairn.games.lost_code.rules.events import Answer, Answered, Drew, Gained, Happening, Named, Placed, Rolled, Swapped
from cairn.games.lost_code.rules.moves import Final, Move, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.text import LANGUAGES, text
from cairn.games.lost_code.words.table import Words, range_in, signed

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@cache
def played() -> tuple[Match, ...]:
    """Games in which everything happens: between bots who now and then do anything that is allowed."""
    bot, matches = find_bot("steady", "lost-code"), []
    for seed in range(8):
        game, options = (
            (THINK_STR8, {"beginner": True}) if seed == 0 else (LOST_CODE, {"expansions": ["shortcut", "curse"]})
        )
        careless = 1.0 if seed == 0 else 0.3  # who is always wrong empties the stocks (LC 5.5)
        match = Match(game, options_of(game, options), seed=seed, names=NAMES)
        rng = Random(seed)
        while match.to_act:
            seat = rng.choice(match.to_act)
            view, moves = match.view(seat), match.moves(seat)
            match.play(seat, rng.choice(moves) if rng.random() < careless else bot.choose(view, moves, rng))
        matches.append(match)
    return tuple(matches)


def words(lang: str, game: AnyGame = LOST_CODE, seat: int | None = 0, **options: Any) -> Words:
    table = game.setup(options_of(game, options)).table
    return Words(text(lang, game), table, NAMES, seat)


def told(event: Happening, lang: str, seat: int | None = 0, game: AnyGame = LOST_CODE) -> str:
    (line,) = words(lang, game, seat).events([event])
    return line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_is_told_to_everybody(lang: str) -> None:
    """Every kind of event occurs in these games, and every seat has a line for each."""
    kinds = set()
    for match in played():
        for seat in range(4):
            view = match.view(seat)
            lines = list(Words(text(lang, match.game), view.table, NAMES, seat).events(view.log))
            assert len(lines) == len(view.log) and all(lines)
            assert not any(mark in line for line in lines for mark in ("{", "}", "None", "Symbol."))
        kinds |= {type(event) for event in match.state.log}
    assert kinds == set(get_args(Happening))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_and_prompt_is_told(lang: str) -> None:
    kinds = set()
    for game, options in ((LOST_CODE, {"expansions": ["shortcut"], "beginner": True}), (THINK_STR8, {})):
        match = Match(game, options_of(game, options), seed=3, names=NAMES)
        rng = Random(3)
        while match.to_act:
            seat = match.to_act[0]
            view, moves = match.view(seat), match.moves(seat)
            said = Words(text(lang, game), view.table, NAMES, seat)
            assert said.prompt(view)
            labels = [said.move(move, view) for move in moves]
            assert len(set(labels)) == len(labels), "two moves are called the same"
            kinds |= {type(move) for move in moves}
            match.play(seat, rng.choice(moves))
    assert kinds == set(get_args(Move))


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
        ("en", "Ada bet on 9–15: wrong, the sum is below. The curse costs 2 points."),
        ("pl", "Ada, zakres 9–15: błędnie, suma jest niższa. Klątwa zabiera 2 punkty."),
        ("ru", "Ada, диапазон 9–15: неверно, сумма ниже. Проклятие отнимает 2 очка."),
    ],
)
def test_what_the_curse_costs_is_told_with_the_answer(lang: str, line: str) -> None:
    """LC 9.3."""
    assert told(Answered(0, 7, 9, Answer.BELOW, -2), lang, 1) == line


def test_without_a_curse_a_wrong_bet_costs_nothing() -> None:
    """LC 5.3."""
    assert told(Answered(0, 1, 9, Answer.WRONG, 0), "en") == "You bet on 9: wrong."
    assert told(Answered(0, 5, 1, Answer.RIGHT, 2), "en") == "You bet on 1–5: right, +2 points."


def test_a_gain_names_whose_error_it_was() -> None:
    """LC 9.2."""
    assert told(Gained(1, 0, 1), "en") == "Curse: Ben gains 1 point (wrong: you)."


def test_what_a_seat_may_not_see_is_not_told() -> None:
    """LC 5.4, 6.5, 11.3: a drawn stone, a final bet, a token being placed."""
    assert told(Drew(0, Symbol.SNAKE, None), "en") == "You draw a new snake, unseen."
    assert told(Drew(1, Symbol.SNAKE, 5), "en") == "Ben draws snake 5."
    assert told(Named(1, Symbol.SNAKE, None), "en") == "Ben makes the final bets."
    assert told(Placed(1, None), "en", game=THINK_STR8) == "Ben places a token in secret."


def test_editions_have_their_own_words() -> None:
    """LC 11: cards and colours."""
    error = IllegalMove("LC 5.5", "no {symbol} stone is left to draw", symbol="green")
    assert words("en", THINK_STR8).refusal(error) == "LC 5.5: no green card is left to draw"
    assert words("pl", THINK_STR8).move(Final(Symbol.GREEN, ()), None) == "nic nie podać dla zielonej karty"  # type: ignore[arg-type]
    assert told(Swapped(1, Symbol.GREEN, 3), "ru", game=THINK_STR8) == "Ben сбрасывает: зелёный 3."


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "LC 4.2: with width 7 a range begins at 0 to 15, so that it stays within 0 to 21"),
        ("pl", "LC 4.2: przy szerokości 7 zakres zaczyna się od 0 do 15, by mieścić się w 0–21"),
        ("ru", "LC 4.2: при ширине 7 диапазон начинается с 0–15, чтобы не выйти за 0–21"),
    ],
)
def test_a_refusal_begins_with_its_rule(lang: str, line: str) -> None:
    match = Match(LOST_CODE, options_of(LOST_CODE, {}), seed=1, names=NAMES)
    while match.state.phase.value != "bet":
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    seat = match.to_act[0]
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, type(match.moves(seat)[0])(7, 16))
    assert words(lang).refusal(caught.value) == line


def test_a_turn_names_both_symbols() -> None:
    """LC 3.3."""
    move = Turn(Symbol.BEAR, Symbol.BIRD)
    assert words("ru").move(move, None) == "перевернуть кубик: медведь → птица"  # type: ignore[arg-type]


def test_numbers() -> None:
    assert (range_in(9, 7), range_in(4, 1)) == ("9–15", "4")
    assert (signed(5), signed(-2), signed(0)) == ("+5", "−2", "0")
