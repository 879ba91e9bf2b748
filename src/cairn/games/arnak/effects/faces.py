"""Effects as they are drawn: every sign in its place, `or` between choices, `to` between a price and what it buys."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.core.offers import Sign
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import RESOURCES, Goods, Icon
from cairn.games.arnak.effects.signs import counted, goods_signs

__all__ = ["OR", "TO", "face", "paid"]

OR, TO = Sign("or"), Sign("to")
"""What stands between choices, and between a price and what it buys."""


def face(effect: steps.Effect) -> tuple[Sign, ...]:
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


def _face(step: steps.Printed) -> tuple[Sign, ...]:
    match step:
        case steps.Gain(goods):
            return goods_signs(goods)
        case steps.Travel(icons):
            return counted(map(Sign, icons))
        case steps.Fear():
            return (Sign("fear"),)
        case steps.GainEach(resource, each):
            return Sign(each), TO, Sign(resource)
        case steps.Draw(cards):
            return (Sign("card", cards),)
        case steps.DrawAndKeep(most):
            return Sign("card", most), TO, Sign("hand")
        case steps.Discard():
            return (Sign("card-away"),)
        case steps.Exile():
            return (Sign("exile"),)
        case steps.Trade():
            return (Sign("trade"),)
        case steps.Refresh(assistants):
            return (Sign("refresh", assistants),)
        case steps.Price(then, goods, travel, cards):
            return *paid(goods, travel, cards), TO, *face(then)
        case steps.Choose(options):
            return tuple(_between(OR, map(face, options)))
        case steps.Send(discount, compasses):
            less = [*counted(map(Sign, discount)), *([Sign("compass", compasses)] if compasses else [])]
            return Sign("archaeologist"), *_less(less)
        case steps.Activate(sites=sites):
            return (Sign("island", sites),)
        case steps.ActivateTop():
            return (Sign("island"),)
        case steps.Relocate():
            return Sign("archaeologist"), TO, Sign("island")
        case steps.ShiftGuardian():
            return Sign("guardian"), TO, Sign("island")
        case steps.Overpower():
            return (Sign("guardian"),)
        case steps.Purchase(kinds, discount):
            return tuple(_between(OR, ((Sign(kind, -discount if discount else 1),) for kind in kinds)))
        case steps.GainItem() | steps.TakeExiled():
            return (Sign("item"),)
        case steps.GainArtifact():
            return (Sign("artifact"),)
        case steps.Study(notebook, _, discount):
            less = [Sign(each, getattr(discount, each)) for each in RESOURCES if getattr(discount, each)]
            return Sign("notebook" if notebook else "glass"), *_less(less)
        case steps.UseOffered(gold):
            return (Sign("assistant-gold" if gold else "assistant"),)
        case steps.Exchange():
            return Sign("assistant"), TO, Sign("assistant")
        case steps.Recruiting():
            return (Sign("recruit"),)
        case steps.Promote():
            return (Sign("promote"),)
        case steps.RescueOne():
            return (Sign("recruit"),)
        case steps.ReturnHome():
            return (Sign("archaeologist"),)
        case steps.AllPlanes():
            return Sign("boot"), TO, Sign("plane")
        case steps.NoGuardianFear():
            return (Sign("fear", 0),)
        case steps.ReturnIdol():
            return (Sign("idol"),)
        case steps.ExileRowItem():
            return (Sign("exile"),)
        case steps.PassRound():
            return Sign("pass"), TO
        case _:
            assert_never(step)
