"""How the levels decide, as models for what their bets say about the rack of a player who sees none of its own."""

from collections.abc import Mapping

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games.lost_code.belief.knowledge import Code
from cairn.games.lost_code.belief.others import Decision, Model, Odds, Play, Weighed, weigh
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.bots.beginner import Beginner
from cairn.games.lost_code.bots.newcomer import Newcomer
from cairn.games.lost_code.bots.sharp import best_move
from cairn.games.lost_code.bots.steady import Steady, own_candidates
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.state import View
from cairn.games.lost_code.solve.evidence import careful


def sharp(decision: Decision, rack: Code) -> Odds:
    """`sharp`, which is `master` on the ladder, makes one move for certain, without a time limit."""
    return {best_move(decision.view, decision.belief(rack), decision.moves): 1.0}


class Sheet:
    """A level that keeps a sheet, and varies what it does."""

    def __init__(self, bot: Steady) -> None:
        """Decide like this bot."""
        self._bot = bot

    def __call__(self, decision: Decision, rack: Code) -> Odds:
        """The probability of every move."""
        bot = self._bot
        candidates = own_candidates(decision.sight(rack), bot.is_thorough, bot.remembered_rounds)
        return dict(zip(decision.moves, bot.odds(bot.score(decision.view, candidates, decision.moves)), strict=True))


MODELS: Mapping[str, Model] = {
    "newcomer": Sheet(Newcomer()),
    "beginner": Sheet(Beginner()),
    "steady": Sheet(Steady()),
    "careful": careful,
    "sharp": sharp,
    "master": sharp,
}
"""By level; those between two levels are mixtures."""


def play_like(levels: Mapping[str, float], anything: float) -> Play:
    """Each of the others plays like one of these levels, by share, and in a share of its decisions makes any move."""
    unknown = sorted(levels.keys() - MODELS.keys())
    if unknown:
        raise BadInput("levels", f"there is no model of {unknown[0]}: {', '.join(MODELS)}")
    return Play({MODELS[level]: share for level, share in levels.items()}, anything)


def weighed(sight: Sight[View, Happening], levels: Mapping[str, float], anything: float) -> Weighed:
    """How likely the codes are that fit, if the others play like these levels."""
    return weigh(sight, belief(sight), play_like(levels, anything))
