"""How likely the codes are if the others play like `careful`, the level that hints and the sheet's odds go by."""

from cairn.core.errors import CairnError
from cairn.core.sight import Sight
from cairn.games.lost_code.belief.knowledge import Code
from cairn.games.lost_code.belief.others import Decision, Odds, Play, Weighed, weigh
from cairn.games.lost_code.belief.posterior import Belief
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.ranking import advice

MOST_CODES = 40
"""The most codes that are weighed for a page: half a second of work, mostly done once for each decision."""
ANYTHING = 0.1
"""The share of decisions in which a player may do anything."""


def careful(decision: Decision, rack: Code) -> Odds:
    """`careful` makes one move for certain."""
    return {advice(decision.view, decision.belief(rack)).move: 1.0}


CAREFUL_PLAY = Play({careful: 1.0}, ANYTHING)


def weigh_few(sight: Sight[View, Happening], known: Belief) -> Weighed | None:
    """How likely the codes are; None if there is nothing to weigh, too much, or no whole game to go by."""
    if not 1 < known.count <= MOST_CODES:
        return None
    try:
        return weigh(sight, known, CAREFUL_PLAY)
    except CairnError:  # a position that somebody wrote down does not tell what the others decided
        return None
