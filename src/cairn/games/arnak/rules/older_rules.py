"""Earlier versions of the rules and where they differ from the present one, to read records made under them."""

from cairn.core.game import OlderRules
from cairn.games.arnak.effects.steps import Exile, Fear, Refresh, ReturnIdol, TakeExiled
from cairn.games.arnak.rules.pieces import CARDS
from cairn.games.arnak.rules.state import State


def _difference_from_1(state: State) -> str:
    """Version 1 did not wait where a free action could still make a step possible (AR 3.6)."""
    if not state.pending:
        return ""
    player = state.players[state.turn] if state.turn < len(state.players) else None
    match state.pending[0]:
        case Refresh() if player and all(each.ready for each in player.employees):
            return "with no assistant exhausted yet, a refresh is no longer skipped (AR 14.15)"
        case Fear():
            return "with the Fear stack empty, a Fear card may be exiled back to it first (AR 8.6)"
        case Exile() if player and not (player.hand or player.play or player.fear_tiles):
            return "with no card to exile yet, exiling is no longer skipped (AR 8.5)"
        case TakeExiled() if not any(CARDS[card].kind == "item" for card in state.exiled):
            return "with no item exiled yet, taking one is no longer skipped (AR 16.20)"
        case ReturnIdol():
            return "with all slots empty, an idol may be slotted first (AR 16.21)"
        case _:
            return ""


OLDER = (OlderRules("1", _difference_from_1),)
"""The versions whose records can still be read."""
