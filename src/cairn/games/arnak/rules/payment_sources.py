"""Which piece of a payment covers which icon of the cost (AR 1.3, 1.7)."""

from collections.abc import Iterator
from itertools import combinations, permutations

from cairn.core.phrases import Ref
from cairn.games.arnak.effects.goods import PAYS_FOR, Icon
from cairn.games.arnak.rules.moves import Pay
from cairn.games.arnak.rules.payment import remaining_costs
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS, GUARDIANS
from cairn.games.arnak.rules.state import Bag, Player, State

Icons = tuple[Icon, ...]
DISCOUNT: Ref = ""
ICONS_LEFT: Ref = "icons:left"
COINS: Ref = "goods:coin"


def covering_refs(state: State, player: Player, way: Pay, travel: Icons, discount: Icons) -> tuple[Ref, ...]:
    """The piece that pays for each icon of the cost, "" where a discount does; then the cards discarded for it."""
    hand = _copies(way.cards)
    discards = _copies(way.cards + way.discards)[len(way.cards) :]
    sources = list(_sources(state, player, way, hand))
    if player.planes:
        sources = [(ref, "plane") for ref, _ in sources]
    fewest = min(map(len, remaining_costs(travel, discount, player.planes)), default=0)
    for order in combinations(range(len(travel)), fewest):
        residue = tuple(travel[place] for place in order)
        if residue not in remaining_costs(travel, discount, player.planes):
            continue
        for used in permutations(range(len(sources)), fewest):
            left = tuple(sorted(icon for at, (_, icon) in enumerate(sources) if at not in used))
            pays = all(residue[at] in PAYS_FOR[sources[each][1]] for at, each in enumerate(used))
            if pays and (left == way.left or not residue):
                paid = {place: sources[each][0] for place, each in zip(order, used, strict=True)}
                return *(paid.get(place, DISCOUNT) for place in range(len(travel))), *discards
    return discards


def _sources(state: State, player: Player, way: Pay, hand: tuple[Ref, ...]) -> Iterator[tuple[Ref, Icon]]:
    """Each available icon with its piece: spent pieces first, then icons left over in this turn."""
    for ref, card in zip(hand, way.cards, strict=True):
        yield from ((ref, icon) for icon in CARDS[card].travel)
    for guardian in way.boons:
        yield from ((f"guardian:{guardian}", icon) for icon in GUARDIANS[guardian].icons)
    for each in player.employees:
        if each.assistant in way.assistants:
            icons = ASSISTANTS[each.assistant].icons(each.gold)
            yield from ((f"assistant:{each.assistant}", icon) for icon in icons)
    yield from ((COINS, "plane") for _ in range(way.planes))
    yield from ((ICONS_LEFT, icon) for icon in state.icons)


def _copies(cards: Bag) -> tuple[Ref, ...]:
    """Refs of cards in hand; of equal cards the first ones."""
    return tuple(f"hand:{card}#{cards[: at + 1].count(card)}" for at, card in enumerate(cards))
