"""All prices, for checks, moves, offers, bots and words."""

from functools import cache

from cairn.games.arnak.effects.goods import NOTHING, Goods
from cairn.games.arnak.effects.steps import Activate, Purchase, Send, Study
from cairn.games.arnak.rules.pieces import (
    CARDS,
    DISCOVERY,
    GUARDIANS,
    SITE_NUMBERS,
    SITES,
    SLOT_EFFECTS,
    TEMPLE,
    TRACKS,
    Cost,
    Side,
)

COINS_FOR_A_PLANE = 2
"""The price of a plane in coins (AR 1.4)."""

PLAIN_SEND = Send()
PLAIN_STUDY = Study()
ANY_CARD = Purchase(("item", "artifact"))
"""Dig or discover, research and buy as main actions: without discount or restriction."""

_SIDES: tuple[Side, ...] = ("bird", "snake")
_TABLET = Goods(tablet=1)

_TRAVEL_COSTS: dict[Side, dict[str, tuple[Cost, ...]]] = {
    side: {site.id: tuple(Cost(travel=way) for way in site.spaces[side]) for site in SITES} for side in _SIDES
}
_DISCOVERY_PRICES: dict[Side, dict[str, Cost]] = {
    side: {site.id: Cost(Goods(compass=DISCOVERY[side][site.level]), site.spaces[side][0]) for site in SITES}
    for side in _SIDES
}
_BRIDGE_PRICES: dict[Side, dict[str, dict[str, Cost]]] = {
    side: {
        space.id: {
            each.to: Cost(each.goods, idols=each.idols) for each in TRACKS[side].bridge if each.origin == space.id
        }
        for space in TRACKS[side].space
    }
    for side in _SIDES
}
_TEMPLE_PRICES: dict[Side, dict[str, Goods]] = {
    side: {stack.id: sum((TRACKS[side].temple[foot] for foot in stack.costs), NOTHING) for stack in TEMPLE.values()}
    for side in _SIDES
}


# Archaeologists


def dig_price(side: Side, site: str, space: int, send: Send = PLAIN_SEND) -> Cost:
    """The travel cost of a space, before a discount of travel icons (AR 4.1, 16.15)."""
    return Cost() if send.camp else _TRAVEL_COSTS[side][site][space]


def discovery_price(side: Side, site: str, send: Send = PLAIN_SEND) -> Cost:
    """Compasses and travel cost of an undiscovered site, before a discount of travel icons (AR 5.1)."""
    price = _DISCOVERY_PRICES[side][site]
    return Cost(price.goods.without(Goods(compass=send.compasses)), price.travel) if send.compasses else price


def activation_price(site: str, step: Activate) -> Goods:
    """The price of activating a site: some effects have one for level II (AR 16.17)."""
    return step.surcharge if SITES[SITE_NUMBERS[site]].level == 2 else NOTHING


def guardian_price(guardian: str) -> Cost:
    """The cost to overcome a guardian (AR 6.1)."""
    return GUARDIANS[guardian].cost


# Cards


def card_price(card: str, step: Purchase = ANY_CARD) -> Goods:
    """Coins for an item, compasses for an artifact (AR 8.1, 14.7)."""
    return card_prices(step.discount)[card]


@cache
def card_prices(discount: int = 0) -> dict[str, Goods]:
    """The prices of all cards after a discount (AR 14.7)."""
    return {card.id: card.price.without(Goods(coin=discount, compass=discount)) for card in CARDS.values()}


def playing_price(card: str) -> Goods:
    """A tablet for playing an artifact from hand (AR 8.2)."""
    return _TABLET if CARDS[card].kind == "artifact" else NOTHING


# Research


def bridge_price(side: Side, origin: str, to: str, study: Study = PLAIN_STUDY) -> Cost:
    """The price of a bridge: resources, and idols from the crates (AR 9.1, 12.2)."""
    return bridge_prices(side, origin, study)[to]


def bridge_prices(side: Side, origin: str, study: Study = PLAIN_STUDY) -> dict[str, Cost]:
    """The spaces that bridges from a space lead to, the leftmost first, with the price of each bridge."""
    prices = _BRIDGE_PRICES[side][origin]
    if study.free:
        return dict.fromkeys(prices, Cost())
    if study.discount:
        return {to: Cost(price.goods.without(study.discount), idols=price.idols) for to, price in prices.items()}
    return prices


def temple_price(side: Side, stack: str, study: Study = PLAIN_STUDY) -> Goods:
    """The price of a temple tile (AR 9.4)."""
    price = _TEMPLE_PRICES[side][stack]
    return price.without(study.discount) if study.discount else price


# Idols


def slot_price(effect: str) -> Goods:
    """The price of an effect of slotting an idol (AR 7.3)."""
    return SLOT_EFFECTS[effect].price
