"""What effects give, as signs: the reader for whoever draws them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.core.offers import Sign
from cairn.games.arnak.effects.goods import RESOURCES, Goods
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

__all__ = ["counted", "goods_signs", "shown", "signs"]


def signs(effect: Effect) -> tuple[Sign, ...]:
    """What an effect gives whatever is chosen; what has a price of its own or is one of several is left out."""
    return counted(sign for step in effect for sign in _signs(step))


def shown(effect: Effect) -> Iterator[Sign]:
    """Every sign that an effect shows anywhere, behind a price or as one of several too."""
    for step in effect:
        yield from _signs(step)
        if isinstance(step, Price):
            yield from shown(step.then)
        elif isinstance(step, Choose):
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


def _signs(step: Printed) -> tuple[Sign, ...]:
    match step:
        case Gain(goods):
            return goods_signs(goods)
        case Travel(icons):
            return tuple(map(Sign, icons))
        case Fear():
            return (Sign("fear"),)
        case Draw(cards):
            return (Sign("card", cards),)
        case DrawAndKeep():
            return (Sign("card"),)
        case Discard():
            return (Sign("card-away"),)
        case Exile():
            return (Sign("exile"),)
        case Trade():
            return (Sign("trade"),)
        case Refresh(assistants):
            return (Sign("refresh", assistants),)
        case Recruiting():
            return (Sign("recruit"),)
        case Promote():
            return (Sign("promote"),)
        case RescueOne():
            return (Sign("assistant"),)
        case GainItem() | TakeExiled():
            return (Sign("item"),)
        case GainArtifact():
            return (Sign("artifact"),)
        case Overpower():
            return (Sign("guardian"),)
        case ReturnIdol():
            return (Sign("idol"),)
        case ReturnHome():
            return (Sign("archaeologist"),)
        case Price() | Choose() | GainEach() | Send() | Activate() | ActivateTop() | Relocate() | ShiftGuardian():
            return ()
        case Purchase() | Study() | UseOffered() | Exchange() | ExileRowItem():
            return ()
        case AllPlanes() | NoGuardianFear() | PassRound():
            return ()
        case _:
            assert_never(step)
