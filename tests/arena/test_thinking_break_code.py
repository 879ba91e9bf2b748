"""What is timed is what it says, and the count of questions is one."""

from cairn.arena import thinking
from cairn.belief.break_code import belief
from cairn.solve.break_code.values import open_questions, question_values


def test_the_plain_way_finds_the_same() -> None:
    """The code alone decides the answer (BC 3.3), so what a question tells is how evenly it splits the hands."""
    view = thinking._view(2, 2)
    plain = thinking._plain_ranking(view)
    exact = question_values(belief(view), open_questions(view.row))
    assert {value.ask: round(value.bits, 9) for value in exact} == {ask: round(bits, 9) for ask, bits in plain.items()}


def test_everything_is_timed() -> None:
    thoughts = thinking.break_the_code(repeats=1)
    assert len({thought.name for thought in thoughts}) == 6
    assert all(thought.milliseconds > 0 for thought in thoughts)


def test_about_four_questions_are_needed() -> None:
    needed = thinking.questions_needed(60)
    assert needed.games == 60
    assert 3.5 < needed.interval[0] < needed.mean < needed.interval[1] < 5
    assert needed.mean <= needed.mean_of_all
