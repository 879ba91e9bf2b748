"""Where version 1 of the rules would have gone on otherwise: records of it are read as far as it did not."""

import pytest

from cairn.games.arnak.effects.steps import Exile, Fear, Refresh, ReturnIdol, Step, TakeExiled, Trade
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.run import run
from cairn.games.arnak.rules.state import State, finish_draft, start_draft
from tests.rules.arnak.table import Table

VERSION_1 = next(older for older in ARNAK.older if older.version == "1")


def waiting(step: Step, fear: int = 0, exiled: tuple[str, ...] = (), **given: object) -> State:
    """A position in which the step has come up."""
    table = Table()
    table.set("A", **given)
    table.change(acted=True, pending=(step,), fear=fear, exiled=exiled)
    return finish_draft(run(start_draft(table.state))).state


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (waiting(Refresh(), assistants="guide"), "AR 14.15"),
        (waiting(Fear(), assistants="medic", play="fear"), "AR 8.6"),
        (waiting(Exile(), assistants="porter", deck="fear"), "AR 8.5"),
        (waiting(TakeExiled(), guardians="bat", play="axe"), "AR 16.20"),
        (waiting(ReturnIdol(), idols=1), "AR 16.21"),
    ],
    ids=["refresh", "fear", "exile", "take exiled", "return idol"],
)
def test_where_it_would_not_have_waited_the_rule_is_named(state: State, rule: str) -> None:
    assert state.pending and VERSION_1.parts(state).endswith(f"({rule})")


@pytest.mark.parametrize(
    "state",
    [
        waiting(Refresh(), assistants="guide, miner tired"),
        waiting(Exile(), hand="fear"),
        waiting(Exile(), fear_tiles=1),
        waiting(TakeExiled(), exiled=("hat",)),
        waiting(Trade(), hand="fear"),
    ],
    ids=["refresh", "exile", "fear tile", "take exiled", "trade"],
)
def test_where_it_waited_too_nothing_is_said(state: State) -> None:
    assert state.pending and not VERSION_1.parts(state)


@pytest.mark.parametrize("step", [Refresh(), Fear(), Exile(), TakeExiled(), ReturnIdol()], ids=repr)
def test_where_both_go_on_nothing_is_said(step: Step) -> None:
    state = waiting(step, fear=1)
    assert not state.pending and not VERSION_1.parts(state)
