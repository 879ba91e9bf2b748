"""Effects as they are drawn: every sign in its place, `or` between choices, `to` between a price and what it buys."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.core.offers import Sign
from cairn.games.arnak.effects.goods import RESOURCES, Goods, Icon
from cairn.games.arnak.effects.signs import counted, goods_signs
from cairn.games.arnak.effects.steps import (
    Activate,
    ActivateTop,
    AllPlanes,
    Choose,
    Discard,
    Draw,
    DrawAndKeep,
    Effect,
    Exchange,
    Exile,
    ExileRowItem,
    Fear,
    Gain,
    GainArtifact,
    GainEach,
    GainItem,
    NoGuardianFear,
    Overpower,
    PassRound,
    Price,
    Printed,
    Promote,
    Purchase,
    Recruiting,
    Refresh,
    Relocate,
    RescueOne,
    ReturnHome,
    ReturnIdol,
    Send,
    ShiftGuardian,
    Study,
    TakeExiled,
    Trade,
    Travel,
    UseOffered,
)

__all__ = ["OR", "TO", "face", "paid"]

OR, TO = Sign("or"), Sign("to")
"""What stands between choices, and between a price and what it buys."""


def face(effect: Effect) -> tuple[Sign, ...]:
    """An effect as a row of signs. A number below 0 is a discount, 0 says that there is none of it."""
    return tuple(sign for step in effect for sign in _face(step))


def paid(goods: Goods, travel: tuple[Icon, ...] = (), cards: int = 0, idols: int = 0) -> tuple[Sign, ...]:
    """A cost as a row of signs."""
    given = (Sign("card-away", cards), Sign("idol", idols))
    return *goods_signs(goods), *counted(map(Sign, travel)), *(sign for sign in given if sign.number)


def _less(signs: Iterable[Sign]) -> tuple[Sign, ...]:
    return tuple(Sign(sign.of, -sign.number) for sign in signs)


def _between(between: Sign, parts: Iterable[Iterable[Sign]]) -> Iterator[Sign]:
    for number, part in enumerate(parts):
        if number:
            yield between
        yield from part


def _face(step: Printed) -> tuple[Sign, ...]:
    match step:
        case Gain(goods):
            return goods_signs(goods)
        case Travel(icons):
            return counted(map(Sign, icons))
        case Fear():
            return (Sign("fear"),)
        case GainEach(resource, each):
            return Sign(each), TO, Sign(resource)
        case Draw(cards):
            return (Sign("card", cards),)
        case DrawAndKeep(most):
            return Sign("card", most), TO, Sign("hand")
        case Discard():
            return (Sign("card-away"),)
        case Exile():
            return (Sign("exile"),)
        case Trade():
            return (Sign("trade"),)
        case Refresh(assistants):
            return (Sign("refresh", assistants),)
        case Price(then, goods, travel, cards):
            return *paid(goods, travel, cards), TO, *face(then)
        case Choose(options):
            return tuple(_between(OR, map(face, options)))
        case Send(discount, compasses):
            less = [*counted(map(Sign, discount)), *([Sign("compass", compasses)] if compasses else [])]
            return Sign("archaeologist"), *_less(less)
        case Activate(sites=sites):
            return (Sign("island", sites),)
        case ActivateTop():
            return (Sign("island"),)
        case Relocate():
            return Sign("archaeologist"), TO, Sign("island")
        case ShiftGuardian():
            return Sign("guardian"), TO, Sign("island")
        case Overpower():
            return (Sign("guardian"),)
        case Purchase(kinds, discount):
            return tuple(_between(OR, ((Sign(kind, -discount if discount else 1),) for kind in kinds)))
        case GainItem() | TakeExiled():
            return (Sign("item"),)
        case GainArtifact():
            return (Sign("artifact"),)
        case Study(notebook, _, discount):
            less = [Sign(each, getattr(discount, each)) for each in RESOURCES if getattr(discount, each)]
            return Sign("notebook" if notebook else "glass"), *_less(less)
        case UseOffered(gold):
            return (Sign("assistant-gold" if gold else "assistant"),)
        case Exchange():
            return Sign("assistant"), TO, Sign("assistant")
        case Recruiting():
            return (Sign("recruit"),)
        case Promote():
            return (Sign("promote"),)
        case RescueOne():
            return (Sign("recruit"),)
        case ReturnHome():
            return (Sign("archaeologist"),)
        case AllPlanes():
            return Sign("boot"), TO, Sign("plane")
        case NoGuardianFear():
            return (Sign("fear", 0),)
        case ReturnIdol():
            return (Sign("idol"),)
        case ExileRowItem():
            return (Sign("exile"),)
        case PassRound():
            return Sign("pass"), TO
        case _:
            assert_never(step)
