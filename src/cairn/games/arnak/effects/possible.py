"""The first reader says whether a step may begin."""

from cairn.games.arnak.effects import simple
from cairn.games.arnak.effects.steps import Choose, Effect, Step
from cairn.games.arnak.rules import assistants, cards, guardians, research, sites
from cairn.games.arnak.rules.basics import Possible
from cairn.games.arnak.rules.state import State

__all__ = ["open_options", "possible"]

_POSSIBLE: Possible = {
    **simple.POSSIBLE,
    **sites.POSSIBLE,
    **guardians.POSSIBLE,
    **cards.POSSIBLE,
    **assistants.POSSIBLE,
    **research.POSSIBLE,
}


def possible(state: State, step: Step) -> bool:
    """Whether anything can come of the step now; what is impossible is skipped (AR 14.12)."""
    if isinstance(step, Choose):
        return bool(step.options)
    asked = _POSSIBLE.get(type(step))
    return asked is None or asked(state, step)


def open_options(state: State, step: Choose) -> list[int]:
    """The options of which something can come; all of them where nothing can come of any (AR 14.17)."""
    found = [number for number, option in enumerate(step.options) if _begins(state, option)]
    return found or list(range(len(step.options)))


def _begins(state: State, effect: Effect) -> bool:
    return not effect or possible(state, effect[0])
