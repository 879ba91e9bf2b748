"""What there is on a table of Arnak, in words, and what is otherwise than before."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cairn.games.arnak.effects.goods import RESOURCES
from cairn.games.arnak.rules.pieces import SETUP, SITES, TEMPLE
from cairn.games.arnak.rules.research import SPACES
from cairn.games.arnak.rules.state import Layers, State

__all__ = ["difference", "told"]


def told(state: State, seat: int) -> dict[str, Any]:
    """Everything on the table as it is for a seat, but what is pending, in words."""
    player = state.players[seat]
    assert player.home == SETUP.archaeologists - sum(here.count(seat) for here in state.spaces)
    return {
        **{resource: getattr(player.goods, resource) for resource in RESOURCES},
        "hand": Counter(player.hand),
        "play": Counter(player.play),
        "aside": Counter(player.aside),
        "deck": " / ".join(", ".join(layer) for layer in player.deck),
        "exiled": Counter(state.exiled),
        "row": Counter(card for card in state.row if card is not None),
        "items": Counter(sum(state.items, ())),
        "artifacts": Counter(sum(state.artifacts, ())),
        "top item": _known_top(state.items),
        "top artifact": _known_top(state.artifacts),
        "fear": state.fear,
        "fear_tiles": player.fear_tiles,
        "out": _standing(state, {seat}),
        "others": _standing(state, {*range(len(state.players) + 1)} - {seat}),
        "found": _by_site(state.tiles),
        "guards": _by_site(state.guards),
        "laid": _by_site(state.idols),
        "stack 1": Counter(sum(state.tile_stacks[0], ())),
        "stack 2": Counter(sum(state.tile_stacks[1], ())),
        "under 1": state.tile_stacks[0][-1][0] if len(state.tile_stacks[0][-1]) == 1 else "",
        "under 2": state.tile_stacks[1][-1][0] if len(state.tile_stacks[1][-1]) == 1 else "",
        "guardians": Counter(state.guardians),
        "idols": player.idols,
        "slots": player.slots,
        "assistants": Counter(
            f"{each.assistant}{' gold' * each.gold}{' tired' * (not each.ready)}" for each in player.employees
        ),
        "supply": Counter(each for each in state.supply if each is not None),
        "unseen": Counter(state.unseen),
        "rescue": Counter(state.rescue),
        "allies": Counter(f"{ally.guardian}{' used' * (not ally.boon)}" for ally in player.allies),
        "glass": player.glass,
        "notebook": player.notebook,
        "bonuses": Counter(
            f"{space} {tile}" for space, number in SPACES[state.options.side].items() for tile in state.bonuses[number]
        ),
        "temple": Counter(player.temple),
        "temple left": Counter(dict(zip(TEMPLE, state.temple, strict=True))),
        "planes": player.planes,
        "warded": player.warded,
        "passed": player.passed,
        "acted": state.acted,
        "icons": " ".join(state.icons),
        "the others": (*state.players[:seat], *state.players[seat + 1 :]),
    }


def _known_top(deck: Layers) -> str:
    return deck[0][0] if deck and len(deck[0]) == 1 else ""


def _standing(state: State, seats: set[int]) -> Counter[str]:
    there: Counter[str] = Counter()
    for site, here in zip(SITES, state.spaces, strict=True):
        for space, who in enumerate(here):
            if who in seats:
                there[site.id + (f"/{space + 1}" if space else "")] += 1
    return there


def _by_site(pieces: Iterable[str | None]) -> Counter[str]:
    return Counter(f"{site.id} {piece}" for site, piece in zip(SITES, pieces, strict=True) if piece is not None)


def difference(before: Any, after: Any) -> Any:
    """Numbers are subtracted; of pieces it is said which went and which came; all else is shown as it is now."""
    if isinstance(before, Counter):
        went = [f"-{name}" for name in sorted((before - after).elements())]
        came = [f"+{name}" for name in sorted((after - before).elements())]
        return ", ".join(went + came)
    if isinstance(before, int) and not isinstance(before, bool):
        return after - before
    return after
