"""The dealer: outcome number n depends on the seed and on n alone."""

from collections import Counter
from dataclasses import replace as changed
from hashlib import sha256

import pytest

from cairn.core.chance import Chance, uniform
from cairn.core.dealer import Dealer
from cairn.core.match import Match, replay_record
from cairn.core.record import Record
from cairn.core.snapshot import from_json, to_json
from cairn.core.steps import Settled
from cairn.core.table import Table, new_table
from tests.fifth.coins.rules.engine import chance
from tests.fifth.coins.rules.game import COINS
from tests.fifth.coins.rules.moves import Flip, Hide
from tests.fifth.coins.rules.state import Options, State
from tests.loose import AnyMatch

DIE = uniform((1, 2, 3, 4, 5, 6))


def test_an_outcome_depends_on_the_seed_and_its_number_alone() -> None:
    """Not on what was asked before, nor in which order, nor on who asks."""
    one, other = Dealer(7), Dealer("7")
    rolls = [one.outcome(number, DIE) for number in range(50)]
    assert [other.outcome(number, DIE) for number in reversed(range(50))] == rolls[::-1]
    assert one.outcome(3, DIE) == rolls[3]
    assert [Dealer(8).outcome(number, DIE) for number in range(50)] != rolls


def test_anybody_can_check_an_outcome_with_sha_256() -> None:
    """The promise to other languages: the digest of `seed/number`, as one large number."""
    for number in range(10):
        digest = int.from_bytes(sha256(f"some seed/{number}".encode()).digest(), "big")
        assert Dealer("some seed").outcome(number, DIE) == DIE.outcomes[digest % 6]
        assert Dealer("some seed").outcome(number, Chance(("a", "b"), (2, 5))) == ("a" if digest % 7 < 2 else "b")


def test_the_dice_are_fair() -> None:
    rolls = Counter(Dealer("fair").outcome(number, DIE) for number in range(6000))
    assert all(900 < count < 1100 for count in rolls.values()), rolls


def test_without_a_seed_nobody_knows_what_comes() -> None:
    assert len({Dealer().seed for _ in range(20)}) == 20
    one = Dealer()
    again = Dealer(one.seed)
    assert [one.outcome(number, DIE) for number in range(20)] == [again.outcome(number, DIE) for number in range(20)]


# Many flips in a row: Coins, but the coin is flipped until it shows tails

RESTLESS = changed(
    COINS,
    chance=lambda state: chance(state) if state.fallen != "heads" else chance(_in_the_air(state)),
    settle=lambda state, outcome: COINS.settle(_in_the_air(state), outcome),
    to_act=lambda state: () if state.fallen == "heads" else COINS.to_act(state),
)


def _in_the_air(state: State) -> State:
    return State(state.options, state.hidden, None, state.spoken)


def _begun(seed: int, players: int = 2) -> AnyMatch:
    return Match(new_table(RESTLESS, Options(players, crooked=9)), Dealer(seed))


def _flips(match: AnyMatch) -> list[str]:
    return [step.outcome.side for step in match.record.steps if isinstance(step, Settled)]


def _finished(match: AnyMatch) -> Record:
    while to_act := match.to_act:
        match.play(to_act[0], match.moves(to_act[0])[0])
    return match.record


@pytest.mark.parametrize("seed", range(10))
def test_a_game_that_was_interrupted_draws_what_it_would_have_drawn(seed: int) -> None:
    """Wherever it stops, from its record or from a snapshot: the same seed goes on alike."""
    whole = _begun(seed)
    record = _finished(whole)
    for length in range(len(record.steps)):
        stopped = Record("coins", "7", record.options, record.seats, record.steps[:length])
        resumed = replay_record(RESTLESS, stopped, Dealer(seed))
        assert _finished(resumed) == record
        table = new_table(RESTLESS, record.options, record.steps[:length])
        kept = from_json(to_json(table.snapshot(), RESTLESS), RESTLESS)
        opened = Match(Table(RESTLESS, kept), Dealer(seed), steps=record.steps[:length])
        assert _finished(opened) == record


def test_the_flips_differ_from_game_to_game() -> None:
    """The test above would prove little if the coin always fell alike."""
    assert len({len(_flips(_played(seed))) for seed in range(10)}) > 3


def _played(seed: int) -> AnyMatch:
    match = _begun(seed)
    _finished(match)
    return match


def test_taking_back_does_not_change_what_comes() -> None:
    """Nobody fishes for a better flip by hiding the coin again."""
    plain, fidget = _begun(3), _begun(3)
    for _ in range(5):
        fidget.play(0, Hide("heads"))
        fidget.undo(0)
    _finished(plain)
    _finished(fidget)
    assert _flips(plain) == _flips(fidget)
    assert Flip("tails").side == _flips(plain)[-1]


def test_without_a_dealer_chance_waits() -> None:
    match = Match(new_table(COINS, Options()), None)
    match.play(0, Hide("heads"))
    match.play(1, Hide("heads"))
    assert match.to_act == () and match.result is None
    assert not any(isinstance(step, Settled) for step in match.record.steps)
