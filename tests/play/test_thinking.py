"""What is timed is what it says, and the count of questions is one."""

import pytest

from benchmarks.questions import questions_needed
from cairn.bench import thinking
from cairn.games.break_code.belief.posterior import belief
from cairn.games.break_code.solve.values import open_questions, question_values
from cairn.games.lost_code.belief import posterior as lost_code
from cairn.games.lost_code.solve.values import bet_values


def test_the_plain_way_finds_the_same() -> None:
    """The code alone decides the answer (BC 3.3), so what a question tells is how evenly it splits the hands."""
    sight = thinking._asking(2, 2)
    plain = thinking._plain_ranking(sight)
    exact = question_values(belief(sight), open_questions(sight.view.row))
    assert {value.ask: round(value.bits, 9) for value in exact} == {ask: round(bits, 9) for ask, bits in plain.items()}


def test_thoughts_are_timed_in_turn_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """What else the machine does slows all of them down alike."""
    thought: list[str] = []
    clock = iter([0.0, 0.001, 1.0, 1.004, 2.0, 2.003, 3.0, 3.004, 4.0, 4.002, 5.0, 5.004])
    monkeypatch.setattr(thinking, "process_time", lambda: next(clock))
    one, other = thinking.time_all(
        [("one", lambda: thought.append("one")), ("other", lambda: thought.append("other"))], repeats=3
    )
    assert thought == ["one", "other"] * 4, "once to warm up, then in turn"
    assert one.milliseconds == pytest.approx(2) and one.spread == pytest.approx((1.5, 2.5))
    assert other.milliseconds == pytest.approx(4) and other.spread == pytest.approx((4, 4))


def test_everything_is_timed() -> None:
    thoughts = thinking.break_the_code(repeats=1)
    assert len({thought.name for thought in thoughts}) == 6
    assert all(thought.milliseconds > 0 for thought in thoughts)


def test_the_plain_way_finds_the_same_bets() -> None:
    sight = thinking._betting(1, {})
    plain = thinking._plain_bets(sight)
    exact = {(bet.width, bet.low): bet.points for bet in bet_values(sight.view, lost_code.belief(sight))}
    assert exact == pytest.approx(plain)


def test_the_lost_code_is_timed_too() -> None:
    thoughts = thinking.lost_code(repeats=1)
    assert len({thought.name for thought in thoughts}) == 4
    assert all(thought.milliseconds > 0 for thought in thoughts)


def test_about_four_questions_are_needed() -> None:
    needed = questions_needed(60)
    assert needed.games == 60
    assert 3.5 < needed.interval[0] < needed.mean < needed.interval[1] < 5
    assert needed.mean <= needed.mean_of_all
    assert 2 * needed.mean - 1 <= needed.heard <= 2 * needed.mean + 1


def test_others_who_ask_help_in_larger_games() -> None:
    """With three, everybody hears two hands answer; so fewer questions of one's own will do than with two."""
    needed = questions_needed(6, players=3)
    assert needed.games == 6 and needed.never == 0
    assert 1 <= needed.mean < 4 and needed.heard > needed.mean
