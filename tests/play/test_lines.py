"""Lines: a recorded game tried another way, with the same chance, and the record as it was."""

from random import Random

import pytest

import cairn
from cairn.core.errors import BadInput, CairnError
from cairn.core.phrases import Phrase
from cairn.core.record import Record, to_json
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.games import rooms_of
from cairn.play.lines import AskedLine, LineStep, play_line

GAMES = cairn.games()


def played(game: str, seed: int = 1) -> Record:
    """A game that was played at random to its end, or for 150 moves."""
    match, rng = cairn.Match(game, players=2, seed=seed), Random(seed)
    for _ in range(150):
        if not match.to_act:
            break
        seat = min(match.to_act)
        match.play(seat, rng.choice(tuple(match.moves(seat))))
    return match.record


def first_move(record: Record, seat: int, after: int = 0) -> int:
    """The number of steps before a move of the seat."""
    return next(
        number
        for number, step in enumerate(record.steps)
        if number >= after and isinstance(step, Played) and step.seat == seat
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_the_game_lead_where_they_led(game: str) -> None:
    """What chance decides in a line is what it decided in the game, pile by pile."""
    record = played(game)
    begin = first_move(record, 0)
    moves = tuple(LineStep(step.seat, step.move) for step in record.steps[begin:] if isinstance(step, Played))[:30]
    line = play_line(rooms_of(game), record, AskedLine(begin, 0, moves, shown=len(moves) - 1))
    assert [each.move for each in line.made[: len(moves)]] == [each.move for each in moves]
    table = new_table(rooms_of(game).game, record.options)
    made = 0
    for step in record.steps:
        if isinstance(step, Played) and table.steps >= begin:
            made += 1
            if made > len(moves):
                break
        table.add(step)
    while (chance := table.game.chance(table.state)) is not None:
        table.add(record.steps[table.steps])
        assert chance.outcomes
    assert line.moment.history[: table.number] == table.sight(0).history


@pytest.mark.parametrize("game", GAMES)
def test_bots_answer_until_one_is_asked_again_and_the_record_stays(game: str) -> None:
    rooms, record = rooms_of(game), played(game)
    before = to_json(record)
    begin = first_move(record, 0, after=first_move(record, 1))
    opened = play_line(rooms, record, AskedLine(begin, 0))
    assert not opened.made
    assert opened.moment.offers
    move = opened.moment.offers[0].moves[0]
    asked = AskedLine(begin, 0, (LineStep(0, move),))
    line = play_line(rooms, record, asked)
    assert line.made[0].move == move
    assert isinstance(line.made[0].phrase, Phrase)
    assert {each.seat for each in line.made[1:]} <= {1}
    assert line.moment.offers or line.result is not None
    assert line.moment.beats
    assert play_line(rooms, record, asked) == line
    again = AskedLine(begin, 0, tuple(LineStep(each.seat, each.move) for each in line.made), shown=len(line.made))
    reopened = play_line(rooms, record, again)
    assert reopened.moment.view == line.moment.view
    assert not reopened.moment.beats
    assert to_json(record) == before


def test_a_judged_move_tells_the_best_one() -> None:
    rooms, record = rooms_of("break-the-code"), played("break-the-code")
    begin = first_move(record, 0)
    move = play_line(rooms, record, AskedLine(begin, 0)).moment.offers[-1].moves[0]
    judged = play_line(rooms, record, AskedLine(begin, 0, (LineStep(0, move),))).made[0].judged
    assert judged is not None
    assert 0 <= judged.value <= judged.best <= 1


def test_new_chance_is_another_and_the_same_for_the_same_word() -> None:
    """A word deals what is unknown again: at some place of the game it comes otherwise."""
    rooms, record = rooms_of("lost-code"), played("lost-code")
    begin = first_move(record, 0)
    move = play_line(rooms, record, AskedLine(begin, 0)).moment.offers[0].moves[0]

    def after(chance: str) -> object:
        made: tuple[LineStep, ...] = (LineStep(0, move),)
        for _ in range(4):
            line = play_line(rooms, record, AskedLine(begin, 0, made, chance=chance))
            made = tuple(LineStep(each.seat, each.move) for each in line.made)
            made += (LineStep(0, line.moment.offers[0].moves[0]),)
        return line.moment.history

    assert after("one") == after("one")
    assert len({str(after(word)) for word in ("", "one", "two", "three")}) > 1


@pytest.mark.parametrize(
    "asked",
    [
        AskedLine(10_000, 0),
        AskedLine(-1, 0),
        AskedLine(0, 7),
        AskedLine(5, 0, (LineStep(0, {"type": "none"}),)),
        AskedLine(5, 0, (LineStep(0, {}),) * 201),
    ],
)
def test_what_is_no_line_is_refused(asked: AskedLine) -> None:
    with pytest.raises((BadInput, CairnError)):
        play_line(rooms_of("lost-code"), played("lost-code"), asked)
