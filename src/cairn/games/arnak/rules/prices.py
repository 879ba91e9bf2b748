"""What everything costs. Each price stands here and nowhere else: for checks, moves, offers, bots and words alike."""

from functools import cache

from cairn.games.arnak.effects.goods import NOTHING, Goods, Icon
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

__all__ = [
    "ANY_CARD",
    "COINS_FOR_A_PLANE",
    "PLAIN_SEND",
    "PLAIN_STUDY",
    "TRAVEL",
    "activation_price",
    "bridge_price",
    "card_price",
    "compass_price",
    "dig_price",
    "discovery_price",
    "guardian_price",
    "playing_price",
    "slot_price",
    "temple_price",
]

COINS_FOR_A_PLANE = 2
"""AR 1.4."""

PLAIN_SEND = Send()
PLAIN_STUDY = Study()
ANY_CARD = Purchase(("item", "artifact"))
"""Digging, research and buying as main actions: without a discount, all there is to choose from."""

_SIDES: tuple[Side, ...] = ("bird", "snake")
_TABLET = Goods(tablet=1)

TRAVEL: dict[Side, tuple[tuple[tuple[Icon, ...], ...], ...]] = {
    side: tuple(site.spaces[side] for site in SITES) for side in _SIDES
}
"""The travel cost of each space, by side, site and space."""

_CARD_PRICES: dict[str, Goods] = {card.id: card.price for card in CARDS.values()}
_TEMPLE_PRICES: dict[Side, dict[str, Goods]] = {
    side: {stack.id: sum((TRACKS[side].temple[foot] for foot in stack.costs), NOTHING) for stack in TEMPLE.values()}
    for side in _SIDES
}


# Archaeologists


def dig_price(side: Side, site: str, space: int, send: Send = PLAIN_SEND) -> Cost:
    """The way to a space, before the discount of travel icons (AR 4.1, 16.15)."""
    return Cost() if send.camp else Cost(travel=TRAVEL[side][SITE_NUMBERS[site]][space])


def discovery_price(side: Side, site: str, send: Send = PLAIN_SEND) -> Cost:
    """Compasses and the way to an undiscovered site, before the discount of travel icons (AR 5.1)."""
    number = SITE_NUMBERS[site]
    return Cost(Goods(compass=compass_price(side, SITES[number].level, send)), TRAVEL[side][number][0])


@cache
def compass_price(side: Side, level: int, send: Send = PLAIN_SEND) -> int:
    """The compasses for a discovery at this level (AR 5.1, 14.7)."""
    return max(0, DISCOVERY[side][level] - send.compasses)


def activation_price(site: str, step: Activate) -> Goods:
    """What an effect takes for activating a site: some do for level II (AR 16.17)."""
    return step.surcharge if SITES[SITE_NUMBERS[site]].level == 2 else NOTHING


def guardian_price(guardian: str) -> Cost:
    """For overcoming a guardian (AR 6.1)."""
    return GUARDIANS[guardian].cost


# Cards


def card_price(card: str, step: Purchase = ANY_CARD) -> Goods:
    """Coins for an item, compasses for an artifact (AR 8.1, 14.7)."""
    price = _CARD_PRICES[card]
    return price.less(Goods(coin=step.discount, compass=step.discount)) if step.discount else price


def playing_price(card: str) -> Goods:
    """A tablet for playing an artifact from hand (AR 8.2)."""
    return _TABLET if CARDS[card].kind == "artifact" else NOTHING


# Research


@cache
def bridge_price(side: Side, origin: str, to: str, study: Study = PLAIN_STUDY) -> Cost:
    """For crossing a bridge: resources, and idols from the crates (AR 9.1, 12.2)."""
    if study.free:
        return Cost()
    bridge = next(each for each in TRACKS[side].bridge if (each.origin, each.to) == (origin, to))
    return Cost(bridge.goods.less(study.discount), idols=bridge.idols)


def temple_price(side: Side, stack: str, study: Study = PLAIN_STUDY) -> Goods:
    """For a tile of a stack in the temple (AR 9.4)."""
    return _TEMPLE_PRICES[side][stack].less(study.discount)


# Idols


def slot_price(effect: str) -> Goods:
    """For one of the effects of slotting an idol (AR 7.3)."""
    return SLOT_EFFECTS[effect].price
