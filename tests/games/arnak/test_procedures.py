"""Every kind of step has one procedure, and every procedure is whole."""

from collections import Counter
from typing import get_args

import pytest

from cairn.games.arnak.effects.steps import Printed, ReturnIdol, Step
from cairn.games.arnak.rules.procedures import AnyProcedure
from cairn.games.arnak.rules.run import PROCEDURES


def test_every_kind_of_step_has_one_procedure() -> None:
    assert Counter(each.step for each in PROCEDURES) == Counter(get_args(Step))
    assert set(get_args(Printed)) < set(get_args(Step))


@pytest.mark.parametrize("procedure", PROCEDURES, ids=lambda each: each.step.__name__)
def test_a_procedure_acts_or_asks_or_waits_for_chance(procedure: AnyProcedure) -> None:
    """What is asked can be answered, what is left to chance can be settled, and never both."""
    if procedure.step is ReturnIdol:  # it waits for a free action alone, and can but be left
        assert procedure.answers is not None and procedure.act is not None and procedure.answer is None
    else:
        assert (procedure.answers is None) is (procedure.answer is None)
    assert (procedure.chance is None) is (procedure.settle is None)
    assert procedure.act is not None or procedure.answers is not None or procedure.chance is not None
    assert procedure.answers is None or procedure.chance is None
    if procedure.checks is not None or not procedure.interruptible:
        assert procedure.answers is not None
