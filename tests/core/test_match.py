"""The driver: turns, chance, notes, taking back, and names."""

from dataclasses import replace as changed
from typing import Any

import pytest

import cairn
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput, CairnError, IllegalMove, UnknownName
from cairn.core.events import Change, News
from cairn.core.game import Result
from cairn.core.match import Match, replay_record
from cairn.core.steps import Hinted, Noted, Played, Settled, Step, Undone
from cairn.core.table import new_table
from tests.fifth.coins.rules.events import Fell, Hid, Lifted, Said
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.moves import Flip, Hide, Say, Scribble, Swear
from tests.fifth.coins.rules.state import Options
from tests.loose import AnyChange, AnyGame, AnyMatch

HEADS, TAILS = Hide("heads"), Hide("tails")


def match(players: int = 2, seed: int = 0, names: Any = (), bots: Any = (), game: AnyGame = COINS) -> AnyMatch:
    return Match(new_table(game, Options(players)), Dealer(seed), names=names, bots=bots)


def after(*steps: Step) -> AnyMatch:
    return Match(new_table(COINS, Options(), steps), None, steps=steps)


def test_a_game_is_played_to_its_end() -> None:
    table = match()
    table.play(1, TAILS)
    assert table.to_act == (0,)
    table.play(0, HEADS)
    fallen = table.record.steps[-1]
    assert isinstance(fallen, Settled)
    table.play(0, Say("well"))
    table.play(1, Say("well"))
    assert not table.moves(0) and not table.moves(1)
    scores = (1, 0) if fallen == Settled(Flip("heads")) else (0, 1)
    assert table.result == Result(scores, (2 - scores[0], 2 - scores[1]))
    assert table.result.winners == (scores.index(1),)


def test_a_game_may_have_no_winner() -> None:
    """Nobody is first where nobody has won."""
    steps = (Played(0, TAILS), Played(1, TAILS), Settled(Flip("heads")), Played(0, Say("well")), Played(1, Say("well")))
    result = after(*steps).result
    assert result == Result((0, 0), (2, 2)) and result.winners == ()


@pytest.mark.parametrize(
    ("seat", "move", "said"),
    [
        (0, HEADS, "CO 1.2: hand-is-down"),
        (2, HEADS, "seat: the seats are 0 to 1, not 2"),
        (-1, HEADS, "seat: the seats are 0 to 1, not -1"),
        (1, Say("well"), "CO 3.1: coin-first"),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, move: Hide | Say, said: str) -> None:
    table = match()
    table.play(0, TAILS)
    before = table.state, table.record
    with pytest.raises(CairnError) as caught:
        table.play(seat, move)
    assert str(caught.value) == said
    assert (table.state, table.record) == before


def test_chance_follows_the_seed() -> None:
    def flips(seed: int) -> str:
        table = match(seed=seed)
        table.play(0, HEADS)
        table.play(1, HEADS)
        return repr(table.record.steps[-1])

    assert {flips(seed) for seed in range(30)} == {repr(Settled(Flip(side))) for side in ("heads", "tails")}
    assert [flips(seed) for seed in range(10)] == [flips(seed) for seed in range(10)]


def test_seats_have_names() -> None:
    assert match(3).names == ("player 1", "player 2", "player 3")
    assert match(names=("Ala", "Ola")).record.seats == ("Ala", "Ola")
    with pytest.raises(BadInput, match=r"^names: there must be 2, not 3$"):
        match(names=("a", "b", "c"))


def test_everybody_gets_the_events_and_their_numbers() -> None:
    table = match()
    table.play(0, HEADS)
    assert table.events(0) == (Hid(0, "heads"),)
    assert table.events(1) == (Hid(0, None),)
    table.play(1, TAILS)
    assert table.events(1, since=1)[:2] == (Hid(1, "tails"), Lifted(("heads", "tails")))
    assert isinstance(table.events(0, since=3)[0], Fell)
    assert table.events(0, since=4) == ()


def test_a_note_is_the_seats_own_and_changes_nothing() -> None:
    table = match()
    table.play(0, HEADS)
    before = table.state
    table.note(1, Scribble("he smiled"))
    table.note(0, Scribble("I smiled"))
    assert table.state == before
    assert table.notes(1) == (Noted(1, 1, Scribble("he smiled")),)
    with pytest.raises(IllegalMove, match=r"^CO 5\.1: empty-note$"):
        table.note(0, Scribble(""))
    with pytest.raises(BadInput, match=r"^seat: the seats are 0 to 1, not 2$"):
        table.note(2, Scribble("x"))
    with pytest.raises(BadInput, match=r"^note: 'x' does not fit coins: Expected `object`, got `str`$"):
        table.note(0, "x")
    assert len(table.record.steps) == 3


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: int) -> None:
    table = match()
    for look in (table.view, table.moves, table.offers, table.events, table.notes, table.can_undo, table.undo):
        with pytest.raises(BadInput, match=rf"^seat: the seats are 0 to 1, not {seat}$"):
            look(seat)


def test_a_hint_is_kept_in_the_record_and_changes_nothing() -> None:
    table = match()
    before = table.state
    table.add_hint(1, 3)
    assert table.state == before
    assert table.record.steps[-1] == Hinted(1, len(table.view(1).history), 3)
    with pytest.raises(BadInput, match=r"^seat: "):
        table.add_hint(2, 1)


def test_the_record_says_which_seats_are_played_by_bots() -> None:
    assert match().record.bots == ()
    assert match(bots=(None, None)).record.bots == ()
    table = match(seed=1, bots=(None, "steady"))
    assert table.record.bots == (None, "steady")
    assert replay_record(COINS, table.record).bots == (None, "steady")
    with pytest.raises(BadInput, match=r"^bots: there must be 2, not 1$"):
        match(bots=("steady",))


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "\x1b[31mred"])
def test_a_name_can_be_shown(name: str) -> None:
    with pytest.raises(BadInput, match=r"^names: .* cannot be shown$"):
        match(names=("Ada", name))


def test_a_name_has_its_limit() -> None:
    assert match(names=("Ada", "B" * 100)).names[1] == "B" * 100
    with pytest.raises(BadInput, match=r"^names: 'B+'… is longer than 100 characters$"):
        match(names=("Ada", "B" * 101))


def test_a_move_is_taken_back() -> None:
    table = match(3)
    before = table.state, [table.view(seat) for seat in (None, 0, 1, 2)]
    table.play(1, HEADS)
    assert table.can_undo(1) and not table.can_undo(0) and not table.can_undo(2)
    table.undo(1)
    assert (table.state, [table.view(seat) for seat in (None, 0, 1, 2)]) == before
    assert not table.can_undo(1)
    assert table.record.steps == (Played(1, HEADS), Undone(1))  # what was written stays written


def test_what_others_chose_meanwhile_survives() -> None:
    """Hands go down in any order, so one can come up again while another stays."""
    table = match(3)
    table.play(1, HEADS)
    table.play(0, TAILS)
    table.undo(1)
    assert table.state.hidden == ("tails", None, None)
    assert table.events(0) == (Hid(0, "tails"),)
    assert table.to_act == (1, 2)
    table.play(1, TAILS)
    table.undo(0)
    assert table.state.hidden == (None, "tails", None)
    assert table.events(1) == (Hid(1, "tails"),)
    assert table.record.steps == (Played(1, HEADS), Played(0, TAILS), Undone(1), Played(1, TAILS), Undone(0))


def test_news_is_not_taken_back() -> None:
    """When the last hand is down all are lifted, and the coin falls."""
    table = match()
    table.play(0, HEADS)
    table.play(1, HEADS)
    for seat in (0, 1):
        assert not table.can_undo(seat)
        with pytest.raises(IllegalMove, match=r"^undo: nothing-to-take-back$"):
            table.undo(seat)


def test_chance_is_not_taken_back_even_where_it_brings_no_news() -> None:
    """Who could take back a roll would roll again."""

    def without_news(change: AnyChange) -> AnyChange:
        return Change(change.state, tuple(event for event in change.events if not isinstance(event, News)))

    quiet = changed(
        COINS,
        apply=lambda state, seat, move: without_news(COINS.apply(state, seat, move)),
        settle=lambda state, outcome: without_news(COINS.settle(state, outcome)),
    )
    table = match(game=quiet)
    table.play(0, HEADS)
    table.play(1, HEADS)
    before = table.state, table.record
    assert before[1].steps[-1] in (Settled(Flip("heads")), Settled(Flip("tails")))
    for seat in (0, 1):
        assert not table.can_undo(seat)
        with pytest.raises(IllegalMove, match=r"^undo: "):
            table.undo(seat)
    assert (table.state, table.record) == before


def test_a_move_that_was_answered_is_not_taken_back() -> None:
    """They speak in turn: after the second has spoken, the first has."""
    table = match()
    table.play(0, HEADS)
    table.play(1, HEADS)
    table.play(0, Say("well"))
    assert table.can_undo(0)
    table.play(1, Say("well"))
    assert not table.can_undo(0)
    assert table.can_undo(1)  # even after the end: nothing has been revealed
    table.undo(1)
    assert table.result is None
    table.undo(0)
    assert table.view(0).history[-1] != Said(0, "well")
    assert table.to_act == (0,)


def test_what_a_rule_makes_binding_is_not_taken_back() -> None:
    """CO 3.3: nobody learns anything from it, and still it stays; what was before it stays with it."""
    table = match()
    table.play(0, HEADS)
    table.play(1, HEADS)
    table.play(0, Say("well"))
    table.play(1, Swear("well"))
    for seat in (0, 1):
        assert not table.can_undo(seat)
        with pytest.raises(IllegalMove, match=r"^undo: nothing-to-take-back$"):
            table.undo(seat)


def test_notes_survive_and_stay_in_step() -> None:
    """A note made after a move that is gone was made at an event that is gone."""
    table = match(3)
    table.note(1, Scribble("before"))
    table.play(1, HEADS)
    table.note(1, Scribble("after"))
    table.note(0, Scribble("seen"))
    table.undo(1)
    assert table.notes(1) == (Noted(1, 0, Scribble("before")), Noted(1, 0, Scribble("after")))
    assert table.notes(0) == (Noted(0, 0, Scribble("seen")),)
    assert table.record.steps[2] == Noted(1, 1, Scribble("after"))  # as it was when it was written
    again = replay_record(COINS, table.record)
    assert again.record == table.record and again.notes(1) == table.notes(1)


def test_a_match_by_name() -> None:
    table = cairn.Match("lost-code", players=2, options={"variant": "x"}, seed=7)
    assert table.options.players == 2 and table.options.variant == "x"
    assert table.record == cairn.Match("lost-code", players=2, options={"variant": "x"}, seed=7).record
    assert cairn.replay(table.record).state == table.state


def test_a_game_that_is_not_known_is_answered_with_those_that_are() -> None:
    with pytest.raises(UnknownName) as caught:
        cairn.Match("lost-cod")
    assert str(caught.value) == f"game: 'lost-cod' is not known (there are: {', '.join(cairn.games())})"
    with pytest.raises(UnknownName, match=r"^bot: 'nobody' is not known \(there are: .*random"):
        cairn.bot("nobody", game="lost-code")
