"""The rules of Coins, one test for each; see CONTRIBUTING.md for how a rule gets its test."""

import pytest

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, BadOption, IllegalMove
from cairn.core.game import Result
from cairn.core.offers import Offer, Refusal
from cairn.core.steps import Played, Settled, Step
from cairn.core.table import new_table
from tests.fifth.coins.rules.events import Fell, Hid, Lifted, Swore
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.moves import Flip, Hide, Move, Say, Scribble, Side, Swear
from tests.fifth.coins.rules.state import Options, State
from tests.loose import AnyTable


def hidden(*sides: Side | None, **options: object) -> State:
    """Hands that are down, or None where one is still up."""
    return State(Options(len(sides), **options), sides)  # type: ignore[arg-type]


def fallen(*sides: Side, side: Side = "heads", spoken: int = 0) -> State:
    return State(Options(len(sides)), sides, side, spoken)


def rule(state: State, seat: int, move: Move) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        COINS.check(state, seat, move)
    return caught.value.rule, caught.value.key


def test_all_hide_at_the_same_time() -> None:
    """CO 1.1: two or three, in any order, and nobody sees what another hides."""
    assert COINS.players == range(2, 4)
    assert COINS.to_act(COINS.setup(Options(3)).state) == (0, 1, 2)
    change = COINS.apply(hidden(None, None, None), 1, Hide("tails"))
    assert change.state == hidden(None, "tails", None)
    assert [COINS.seen(change.events[0], seat) for seat in (0, 1, None)] == [
        Hid(1, None),
        Hid(1, "tails"),
        Hid(1, None),
    ]
    assert COINS.view(change.state, 0).hidden == COINS.view(change.state, None).hidden == (None, None, None)
    assert COINS.view(change.state, 0).down == (False, True, False)


def test_a_hand_goes_down_once() -> None:
    """CO 1.2: a player who has hidden a coin waits."""
    assert rule(hidden("heads", None), 0, Hide("tails")) == ("CO 1.2", "hand-is-down")


def test_all_hands_are_lifted_together() -> None:
    """CO 1.3: when the last one is down; then every coin is seen."""
    change = COINS.apply(hidden("heads", None), 1, Hide("tails"))
    assert change.events == (Hid(1, "tails"), Lifted(("heads", "tails")))
    assert COINS.view(change.state, 0).hidden == COINS.view(change.state, None).hidden == ("heads", "tails")


def test_the_crooked_coin_prefers_heads() -> None:
    """CO 2.1: three to one, or as agreed; nobody else has a say in it."""
    state = hidden("heads", "tails")
    assert COINS.to_act(state) == ()
    assert COINS.chance(state) == Chance((Flip("heads"), Flip("tails")), (3, 1))
    assert COINS.chance(hidden("heads", "tails", crooked=9)) == Chance((Flip("heads"), Flip("tails")), (9, 1))
    assert COINS.settle(state, Flip("tails")).events == (Fell("tails"),)
    with pytest.raises(BadOption, match="crooked: must be at least 1"):
        COINS.setup(Options(crooked=0))
    with pytest.raises(BadInput, match="chance: nothing is in the air"):
        COINS.settle(hidden("heads", None), Flip("tails"))


def test_they_speak_in_turn() -> None:
    """CO 3.1: when the coin has fallen, from the first seat on."""
    assert rule(hidden("heads", None), 1, Say("well")) == ("CO 3.1", "coin-first")
    assert COINS.to_act(fallen("heads", "tails")) == (0,)
    assert rule(fallen("heads", "tails"), 1, Say("well")) == ("CO 3.1", "another-speaks")
    assert COINS.to_act(fallen("heads", "tails", spoken=1)) == (1,)


def test_only_what_was_agreed_on_is_said() -> None:
    """CO 3.2: each of the words may be said or sworn, and nothing else."""
    state = fallen("heads", "tails")
    assert list(COINS.moves(state, 0)) == [Say("well"), Say("two words"), Swear("well"), Swear("two words")]
    assert rule(state, 0, Say("hello")) == rule(state, 0, Swear("hello")) == ("CO 3.2", "unknown-word")
    with pytest.raises(BadOption, match="words: one of them is there twice"):
        COINS.setup(Options(words=("a", "a")))
    with pytest.raises(BadOption, match="words: there must be something to say"):
        COINS.setup(Options(words=()))


def test_what_is_sworn_is_not_taken_back() -> None:
    """CO 3.3: what is said may be."""
    steps: list[Step] = [Played(0, Hide("heads")), Played(1, Hide("heads")), Settled(Flip("heads"))]
    said, sworn = (new_table(COINS, Options(), [*steps, Played(0, move)]) for move in (Say("well"), Swear("well")))
    assert said.can_undo(0) and not sworn.can_undo(0)
    assert sworn.history[-1] == Swore(0, "well") and said.state == sworn.state


def test_a_silent_game_has_no_words() -> None:
    """CO 3.4: it is over when the coin has fallen."""
    with pytest.raises(BadOption, match="words: who is silent needs no words"):
        COINS.setup(Options(silent=True))
    state = hidden("heads", "tails", words=(), silent=True)
    assert COINS.result(COINS.settle(state, Flip("tails")).state) == Result((0, 1), (2, 1))


def test_the_game_ends_when_all_have_spoken() -> None:
    """CO 4.1: nobody has anything to do then."""
    state = fallen("heads", "tails", spoken=2)
    assert COINS.to_act(state) == () and COINS.result(fallen("heads", "tails", spoken=1)) is None
    assert rule(state, 0, Say("well")) == rule(state, 0, Hide("heads")) == ("CO 4.1", "game-over")


@pytest.mark.parametrize(
    ("sides", "places"),
    [
        (("heads", "tails"), (1, 2)),
        (("heads", "heads"), (1, 1)),
        (("tails", "tails"), (2, 2)),
        (("heads", "tails", "heads"), (1, 3, 1)),
        (("heads", "tails", "tails"), (1, 2, 2)),
    ],
)
def test_who_hid_what_fell_wins(sides: tuple[Side, ...], places: tuple[int, ...]) -> None:
    """CO 4.2: several may win, or nobody."""
    result = COINS.result(fallen(*sides, spoken=len(sides)))
    assert result == Result(tuple(int(side == "heads") for side in sides), places)


def test_a_note_says_something() -> None:
    """CO 5.1: at any time, but not nothing."""
    assert COINS.check_note is not None
    COINS.check_note(hidden("heads", None), 0, Scribble("he smiled"))
    with pytest.raises(IllegalMove, match=r"CO 5\.1: empty-note"):
        COINS.check_note(hidden("heads", None), 0, Scribble(""))


# For a program that draws the table


def test_an_offer_says_what_a_move_is_about() -> None:
    first, second = COINS.offers(hidden(None, None), 1)
    assert first == Offer("hide/heads", "hide", (Hide("heads"),), ("hand:1",))
    assert second == Offer("hide/tails", "hide", (Hide("tails"),), ("hand:1",))
    assert all(offer.reveals for offer in COINS.offers(hidden("heads", None), 1))
    spoken = {offer.key: offer for offer in COINS.offers(fallen("heads", "tails"), 0)}
    assert spoken["say/2"] == Offer("say/2", "say", (Say("two words"),), ("word:2",))
    assert spoken["swear/1"] == Offer("swear/1", "swear", (Swear("well"),), ("word:1",), binding=True)


@pytest.mark.parametrize(
    ("piece", "why_not"),
    [
        ("hand:0", Refusal("CO 1.2", "hand-is-down")),
        ("hand:1", Refusal("CO 1.1", "hand-of-another", {"seat": "seat:1"})),
        ("coin:crooked", Refusal("CO 2.1", "nobody-flips", {"coin": "coin:crooked"})),
        ("word:1", Refusal("CO 3.1", "coin-first")),
    ],
)
def test_a_piece_without_a_move_has_a_reason(piece: str, why_not: Refusal) -> None:
    assert COINS.why_not(hidden("heads", None), 0, piece) == why_not


def test_pieces_are_hands_the_coin_and_words() -> None:
    table: AnyTable = new_table(COINS, Options(3))
    assert COINS.pieces(table.sight(None).view) == ("hand:0", "hand:1", "hand:2", "coin:crooked", "word:1", "word:2")
