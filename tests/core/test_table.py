"""A table: a fold of its steps, where every seat is told what it may know, and taking back is a step like any other."""

from dataclasses import replace as changed
from typing import Any

import pytest

from cairn.core.errors import BadInput, BadOption, BadRecord, IllegalMove
from cairn.core.game import Result
from cairn.core.sight import Sight
from cairn.core.steps import Hinted, Noted, Played, Settled, Step, Undone
from cairn.core.table import StepResult, new_table, opening_snapshot
from tests.fifth.coins.rules.events import Fell, Hid, Lifted, Said, Swore
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.moves import Flip, Hide, Say, Scribble, Swear
from tests.fifth.coins.rules.state import Options, State, View
from tests.loose import AnyTable

HEADS, TAILS = Hide("heads"), Hide("tails")
HIDDEN: tuple[Step, ...] = (Played(0, HEADS), Played(1, TAILS))
FALLEN: tuple[Step, ...] = (*HIDDEN, Settled(Flip("tails")))
SPOKEN: tuple[Step, ...] = (*FALLEN, Played(0, Say("well")), Played(1, Say("well")))


def table(*steps: Step, players: int = 2) -> AnyTable:
    return new_table(COINS, Options(players), steps)


# A fold


def test_a_table_is_what_its_steps_make_it() -> None:
    there = table(*SPOKEN)
    assert there.state == State(Options(), ("heads", "tails"), "tails", 2)
    assert there.history == (
        Hid(0, "heads"),
        Hid(1, "tails"),
        Lifted(("heads", "tails")),
        Fell("tails"),
        Said(0, "well"),
        Said(1, "well"),
    )
    assert there.number == 6 and there.steps == 5 and there.settled == 1
    assert there.result == Result((0, 1), (2, 1)) and there.to_act == ()


def test_all_steps_at_once_or_one_after_the_other() -> None:
    one, other = table(*SPOKEN), table()
    for step in SPOKEN:
        other.add(step)
    assert one.snapshot() == other.snapshot()


def test_a_step_tells_what_came_of_it() -> None:
    there = table()
    assert there.add(Played(0, HEADS)) == StepResult(Played(0, HEADS), 0, (Hid(0, "heads"),))
    assert there.add(Played(1, TAILS)) == StepResult(Played(1, TAILS), 1, (Hid(1, "tails"), Lifted(("heads", "tails"))))
    assert there.add(Settled(Flip("heads"))) == StepResult(Settled(Flip("heads")), 3, (Fell("heads"),))
    assert there.add(Noted(0, 2, Scribble("hm"))) == StepResult(Noted(0, 2, Scribble("hm")), 4)
    assert there.add(Hinted(1, 4, 3)) == StepResult(Hinted(1, 4, 3), 4)


def test_two_ways_to_a_position_are_one_position() -> None:
    """What happened on the way is beside it, in the history."""
    one = table(Played(0, HEADS), Played(1, TAILS), players=3)
    other = table(Played(1, TAILS), Played(0, TAILS), Undone(0), Played(0, HEADS), players=3)
    assert one.state == other.state and hash(one.state) == hash(other.state)
    assert one.history != other.history


def test_the_first_step_that_cannot_be_is_named() -> None:
    with pytest.raises(BadRecord, match=r"^step 4: CO 3\.1: another-speaks \(seat seat:0\)$"):
        table(*FALLEN, Played(1, Say("well")))
    there = table(*HIDDEN)
    with pytest.raises(BadRecord, match=r"^step 3: chance: must decide before anybody moves$"):
        there.repeat([Played(0, Say("well"))])
    assert there.steps == 2


def test_nobody_sits_down_at_a_table_for_others() -> None:
    with pytest.raises(BadOption, match=r"^players: coins is for 2 to 3 players, not 4$"):
        opening_snapshot(COINS, Options(4))


# What a seat is given


def test_a_sight_is_what_the_seat_sees_and_what_it_saw_happen() -> None:
    there = table(Played(0, HEADS))
    up, down = (False, False), (True, False)
    assert there.sight(0) == Sight(View(0, Options(), (1,), down, ("heads", None), None, 0), (Hid(0, "heads"),))
    assert there.sight(1) == Sight(View(1, Options(), (1,), down, (None, None), None, 0), (Hid(0, None),))
    assert there.sight(None) == Sight(View(None, Options(), (1,), down, (None, None), None, 0), (Hid(0, None),))
    assert table().sight(1) == Sight(View(1, Options(), (0, 1), up, (None, None), None, 0))


def test_everybody_is_told_the_events_from_a_number_on() -> None:
    there = table(*FALLEN)
    assert there.since(0, 0) == (Hid(0, "heads"), Hid(1, None), Lifted(("heads", "tails")), Fell("tails"))
    assert there.since(1, 1) == (Hid(1, "tails"), Lifted(("heads", "tails")), Fell("tails"))
    assert there.since(None, 3) == (Fell("tails"),)
    assert there.since(0, 4) == ()


def test_each_event_is_looked_at_once_for_each_seat() -> None:
    """Telling what is new must not take longer the longer a game lasts."""
    asked: list[Any] = []

    def seen(event: Any, seat: int | None) -> Any:
        asked.append((event, seat))
        return COINS.seen(event, seat)

    there = new_table(changed(COINS, seen=seen), Options())
    for step in FALLEN:
        there.add(step)
        there.sight(0)
        there.since(0, 0)
    assert len(asked) == there.number


def test_who_looks_on_learns_the_rest_when_the_game_is_over() -> None:
    """What was blank stays blank for the seats: it is their history. After an undo it is blank again for all."""
    there = table(*SPOKEN[:-1])
    assert there.sight(None).history[0] == Hid(0, None)
    there.add(SPOKEN[-1])
    assert there.sight(None).history == there.since(None, 0) == there.history
    assert there.sight(1).history[0] == Hid(0, None)
    there.add(Undone(1))
    assert there.sight(None).history[0] == Hid(0, None)


def test_onlookers_do_nothing() -> None:
    there = table()
    for ask in (there.moves, there.offers, there.notes, there.can_undo):
        with pytest.raises(BadInput, match=r"^seat: this is for those who sit at the table$"):
            ask(None)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=r"^seat: "):
        there.add(Played(None, HEADS))  # type: ignore[arg-type]


def test_why_not_is_asked_of_a_seat_and_a_piece() -> None:
    there = table(Played(0, HEADS))
    refusal = there.why_not(0, "hand:0")
    assert refusal is not None and (refusal.rule, refusal.key) == ("CO 1.2", "hand-is-down")
    assert there.why_not(1, "hand:1") is None
    with pytest.raises(BadInput, match=r"^piece: there is no 'hand:9' on this table$"):
        there.why_not(1, "hand:9")


# Taking back


def test_an_undo_is_a_step_and_tells_from_where_it_happened_anew() -> None:
    there = table(Played(1, HEADS), Played(0, TAILS), players=3)
    assert there.add(Undone(1)) == StepResult(Undone(1), 0, (Hid(0, "tails"),))
    assert there.history == (Hid(0, "tails"),)
    assert there.steps == 3
    assert there.add(Undone(0)) == StepResult(Undone(0), 0)
    assert there.state == table(players=3).state and there.number == 0


def test_what_seats_were_told_is_taken_back_with_the_move() -> None:
    there = table(Played(1, HEADS), Played(0, TAILS), players=3)
    for seat in (None, 0, 1, 2):
        assert len(there.sight(seat).history) == 2
    there.add(Undone(1))
    there.add(Played(2, HEADS))
    assert there.sight(2).history == (Hid(0, None), Hid(2, "heads"))
    assert there.sight(None).history == (Hid(0, None), Hid(2, None))


def test_a_seat_takes_back_as_often_as_it_has_moved_since_the_news() -> None:
    there = table(Played(0, HEADS))
    there.add(Undone(0))
    with pytest.raises(IllegalMove, match=r"^undo: nothing-to-take-back$"):
        there.add(Undone(0))
    assert there.steps == 2


def test_nothing_is_kept_open_that_cannot_be_taken_back() -> None:
    """Positions before the last news, or before something binding, are gone."""
    there = table(*FALLEN)
    assert there.snapshot().moves == ()
    there.add(Played(0, Say("well")))
    assert there.snapshot().moves == (Played(0, Say("well")),)
    there.add(Played(1, Swear("well")))
    assert there.history[-1] == Swore(1, "well")
    assert there.snapshot().moves == () and not there.can_undo(0) and not there.can_undo(1)


def test_nothing_is_taken_back_while_a_coin_is_in_the_air() -> None:
    there = table(*HIDDEN)
    assert not there.can_undo(0) and not there.can_undo(1)


def test_notes_never_speak_of_what_has_not_happened() -> None:
    there = table(Played(0, HEADS), Played(1, HEADS), Noted(2, 2, Scribble("two hands")), players=3)
    there.add(Undone(1))
    assert there.notes(2) == (Noted(2, 1, Scribble("two hands")),)
    there.add(Undone(0))
    assert there.notes(2) == (Noted(2, 0, Scribble("two hands")),)
    there.add(Played(0, HEADS))
    assert there.notes(2) == (Noted(2, 0, Scribble("two hands")),)


# Refusals


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (Played(0, TAILS), "CO 1.2: hand-is-down"),
        (Played(2, TAILS), "seat: the seats are 0 to 1, not 2"),
        (Settled(Flip("heads")), "chance: has nothing to decide here"),
        (Undone(1), "undo: nothing-to-take-back"),
        (Undone(5), "seat: the seats are 0 to 1, not 5"),
        (Noted(0, 2, Scribble("x")), "at: 1 events have happened, not 2"),
        (Noted(0, -1, Scribble("x")), "at: 1 events have happened, not -1"),
        (Noted(0, 0, Scribble("")), "CO 5.1: empty-note"),
        (Hinted(0, 0, 0), "hint: 0 is not a level of hints"),
        (Hinted(0, 0, 101), "hint: 101 is not a level of hints"),
        (Hinted(0, 9, 1), "at: 1 events have happened, not 9"),
        (Hinted(9, 0, 1), "seat: the seats are 0 to 1, not 9"),
    ],
)
def test_a_step_that_is_refused_changes_nothing(step: Step, said: str) -> None:
    there = table(Played(0, HEADS), Noted(1, 1, Scribble("hm")))
    before = there.snapshot()
    with pytest.raises((BadInput, IllegalMove)) as caught:
        there.add(step)
    assert str(caught.value) == said
    assert there.snapshot() == before


def test_a_game_without_notes_takes_none() -> None:
    there = new_table(changed(COINS, check_note=None), Options())
    with pytest.raises(BadInput, match=r"^note: coins has no notes$"):
        there.add(Noted(0, 0, Scribble("x")))
