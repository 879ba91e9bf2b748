"""What effects give, as signs: the reader for whoever draws them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.core.offers import Sign
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import RESOURCES, Goods

__all__ = ["counted", "goods_signs", "shown", "signs"]


def signs(effect: steps.Effect) -> tuple[Sign, ...]:
    """What an effect gives whatever is chosen; what has a price of its own or is one of several is left out."""
    return counted(sign for step in effect for sign in _signs(step))


def shown(effect: steps.Effect) -> Iterator[Sign]:
    """Every sign that an effect shows anywhere, behind a price or as one of several too."""
    for step in effect:
        yield from _signs(step)
        if isinstance(step, steps.Price):
            yield from shown(step.then)
        elif isinstance(step, steps.Choose):
            for option in step.options:
                yield from shown(option)


def goods_signs(goods: Goods) -> tuple[Sign, ...]:
    """Resources as signs."""
    return tuple(Sign(each, getattr(goods, each)) for each in RESOURCES if getattr(goods, each))


def counted(some: Iterable[Sign]) -> tuple[Sign, ...]:
    """The signs with each thing named once, in the order in which they come."""
    numbers: Counter[str] = Counter()
    for sign in some:
        numbers[sign.of] += sign.number
    return tuple(Sign(of, number) for of, number in numbers.items() if number)


def _signs(step: steps.Printed) -> tuple[Sign, ...]:
    match step:
        case steps.Gain(goods):
            return goods_signs(goods)
        case steps.Travel(icons):
            return tuple(map(Sign, icons))
        case steps.Fear():
            return (Sign("fear"),)
        case steps.Draw(cards):
            return (Sign("card", cards),)
        case steps.DrawAndKeep():
            return (Sign("card"),)
        case steps.Discard():
            return (Sign("card-away"),)
        case steps.Exile():
            return (Sign("exile"),)
        case steps.Trade():
            return (Sign("trade"),)
        case steps.Refresh(assistants):
            return (Sign("refresh", assistants),)
        case steps.Recruiting():
            return (Sign("recruit"),)
        case steps.Promote():
            return (Sign("promote"),)
        case steps.RescueOne():
            return (Sign("assistant"),)
        case steps.GainItem() | steps.TakeExiled():
            return (Sign("item"),)
        case steps.GainArtifact():
            return (Sign("artifact"),)
        case steps.Overpower():
            return (Sign("guardian"),)
        case steps.ReturnIdol():
            return (Sign("idol"),)
        case steps.ReturnHome():
            return (Sign("archaeologist"),)
        case (
            steps.Price()
            | steps.Choose()
            | steps.GainEach()
            | steps.Send()
            | steps.Activate()
            | steps.ActivateTop()
            | steps.Relocate()
            | steps.ShiftGuardian()
        ):
            return ()
        case steps.Purchase() | steps.Study() | steps.UseOffered() | steps.Exchange() | steps.ExileRowItem():
            return ()
        case steps.AllPlanes() | steps.NoGuardianFear() | steps.PassRound():
            return ()
        case _:
            assert_never(step)
