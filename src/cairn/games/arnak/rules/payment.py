"""The ways to pay a cost (AR 1.3 to 1.8)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple, TypeVar

from cairn.games.arnak.effects.goods import ICONS, PAYS_FOR, Icon
from cairn.games.arnak.rules.moves import Pay
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS, GUARDIANS
from cairn.games.arnak.rules.prices import COINS_FOR_A_PLANE
from cairn.games.arnak.rules.state import Ally, Bag, Employee, State

Icons = tuple[Icon, ...]
T = TypeVar("T")


class Wallet(NamedTuple):
    """Everything a player can pay travel costs with."""

    hand: Bag
    boons: tuple[str, ...]
    assistants: tuple[tuple[str, bool], ...]
    """Ready assistants with icons, and whether the gold side is up."""
    icons: Icons
    """Icons left over in this turn."""
    planes: int
    """The number of planes that the coins can buy, at most 2: no cost has more icons."""
    all_planes: bool


def wallet(state: State, coins: int = 0) -> Wallet:
    """What the player whose turn it is can pay travel costs with, keeping `coins` for another cost."""
    player = state.players[state.turn]
    coins = player.goods.coin - coins
    return make_wallet(player.hand, player.allies, player.employees, state.icons, coins, player.planes)


def make_wallet(
    hand: Bag,
    allies: tuple[Ally, ...],
    employees: tuple[Employee, ...],
    icons: Icons,
    coins: int,
    all_planes: bool,
) -> Wallet:
    """What a player with this board can pay travel costs with."""
    boons = tuple([ally.guardian for ally in allies if ally.boon and GUARDIANS[ally.guardian].icons])
    ready = [(each.assistant, each.gold) for each in employees if each.ready]
    assistants = tuple([(name, gold) for name, gold in ready if ASSISTANTS[name].icons(gold)])
    return Wallet(hand, boons, assistants, icons, min(2, coins // COINS_FOR_A_PLANE), all_planes)


def can_pay(purse: Wallet, travel: Icons, discount: Icons = ()) -> bool:
    """Whether the travel cost is payable."""
    within = payable_costs(purse)
    if not discount:
        return travel in within
    return any(residue in within for residue in remaining_costs(travel, discount, purse.all_planes))


def payable_icons(purse: Wallet, travel: Icons, discount: Icons = ()) -> int:
    """The largest number of icons of a travel cost that are payable together."""
    parts = (part for number in range(len(travel), 0, -1) for part in combinations(travel, number))
    return next((len(part) for part in parts if can_pay(purse, part, discount)), 0)


@lru_cache(maxsize=1 << 15)
def payable_costs(purse: Wallet) -> frozenset[Icons]:
    """All payable travel costs of up to two icons, in every order of their icons."""
    icons = [*purse.icons, *(icon for _, _, source in _sources(purse) for icon in source)]
    if purse.all_planes:
        return _costs_payable_with(0, 0, 0, min(2, len(icons)))
    boots, cars, ships, planes = (min(2, icons.count(icon)) for icon in ICONS)
    return _costs_payable_with(boots, cars, ships, planes)


@cache
def _costs_payable_with(boots: int, cars: int, ships: int, planes: int) -> frozenset[Icons]:
    met: set[Icons] = {()}
    for cost in _COSTS:
        missing = max(0, cost.count("car") - cars) + max(0, cost.count("ship") - ships) + cost.count("plane")
        over = max(0, cars - cost.count("car")) + max(0, ships - cost.count("ship")) + planes - missing
        if missing <= planes and cost.count("boot") <= boots + over:
            met.update(permutations(cost))
    return frozenset(met)


_COSTS: tuple[Icons, ...] = (
    *((icon,) for icon in ICONS),
    *((one, other) for place, one in enumerate(ICONS) for other in ICONS[place:]),
)


@cache
def remaining_costs(travel: Icons, discount: Icons, all_planes: bool) -> tuple[Icons, ...]:
    """What can remain of a travel cost after a discount, which covers as much as it can (AR 1.7)."""
    if not discount or not travel:
        return (travel,)
    icon, rest = ("plane" if all_planes else discount[0]), discount[1:]
    found: dict[Icons, None] = {}
    for place, need in enumerate(travel):
        if need in PAYS_FOR[icon]:
            for residue in remaining_costs(travel[:place] + travel[place + 1 :], rest, all_planes):
                found[residue] = None
    if not found:
        return remaining_costs(travel, rest, all_planes)
    fewest = min(map(len, found))
    return tuple(residue for residue in found if len(residue) == fewest)


@lru_cache(maxsize=1 << 14)
def payments(purse: Wallet, travel: Icons, discount: Icons = (), cards: int = 0) -> tuple[Pay, ...]:
    """All distinct ways to pay a cost without a superfluous source (AR 1.7).

    They differ in what is spent or in the icons that stay usable. If a discount covers the whole travel cost, the only
    way spends nothing and its `left` is empty: the icons of the turn are not changed.
    """
    if cards:
        return tuple(
            Pay(each.cards, each.boons, each.assistants, each.planes, each.left, discards)
            for discards in dict.fromkeys(combinations(purse.hand, cards))
            for each in payments(purse._replace(hand=_subtract(purse.hand, discards)), travel, discount)
        )
    found: dict[Pay, None] = {}
    for residue in remaining_costs(travel, discount, purse.all_planes):
        if not residue:
            return (Pay(),)
        for way in _payments(purse, residue):
            found[way] = None
    return tuple(found)


def _payments(purse: Wallet, cost: Icons) -> Iterator[Pay]:
    leftover = _as_planes(purse.icons) if purse.all_planes else purse.icons
    sources = _sources(purse)
    for number in range(len(cost) + 1):
        for chosen in dict.fromkeys(combinations(sources, number)):
            icons = tuple(icon for _, _, source in chosen for icon in source)
            pool: Icons = tuple(sorted(leftover + icons))
            for used in dict.fromkeys(combinations(pool, len(cost))):
                if _covers(used, cost) and _has_no_spare_source(chosen, _subtract(used, icons), cost):
                    yield Pay(
                        tuple(name for kind, name, _ in chosen if kind == "card"),
                        tuple(name for kind, name, _ in chosen if kind == "boon"),
                        tuple(name for kind, name, _ in chosen if kind == "assistant"),
                        sum(kind == "coins" for kind, _, _ in chosen),
                        _subtract(pool, used),
                    )


def _sources(purse: Wallet) -> list[tuple[str, str, Icons]]:
    """What can be spent, as kind, name and icons."""
    sources: list[tuple[str, str, Icons]] = [("card", card, CARDS[card].travel) for card in purse.hand]
    sources += [("boon", guardian, GUARDIANS[guardian].icons) for guardian in purse.boons]
    sources += [("assistant", name, ASSISTANTS[name].icons(gold)) for name, gold in purse.assistants]
    sources += [("coins", "", ("plane",))] * purse.planes
    if purse.all_planes:
        return [(kind, name, _as_planes(icons)) for kind, name, icons in sources]
    return sources


def _as_planes(icons: Icons) -> Icons:
    return tuple("plane" for _ in icons)


def _has_no_spare_source(chosen: tuple[tuple[str, str, Icons], ...], leftover: Icons, cost: Icons) -> bool:
    """Whether every chosen source is needed (AR 1.7). Icons left over in the turn are free and never superfluous."""
    for place in range(len(chosen)):
        others = chosen[:place] + chosen[place + 1 :]
        icons = leftover + tuple(icon for _, _, source in others for icon in source)
        if any(_covers(used, cost) for used in combinations(icons, len(cost))):
            return False
    return True


@cache
def _covers(used: Icons, cost: Icons) -> bool:
    """Whether the icons used pay for the icons of the cost, in some order."""
    return any(
        all(need in PAYS_FOR[icon] for icon, need in zip(order, cost, strict=True)) for order in set(permutations(used))
    )


def _subtract(pieces: tuple[T, ...], taken: tuple[T, ...]) -> tuple[T, ...]:
    left = list(pieces)
    for piece in taken:
        if piece in left:
            left.remove(piece)
    return tuple(left)
