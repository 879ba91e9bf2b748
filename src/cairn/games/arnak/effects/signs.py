"""What effects give, as signs: the reader for whoever draws them."""

from collections import Counter
from collections.abc import Iterable, Iterator

from cairn.core.offers import Sign
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import RESOURCES, Goods


def signs(effect: steps.Effect) -> tuple[Sign, ...]:
    """What an effect gives whatever is chosen; what has a price of its own or is one of several is left out."""
    return counted(sign for step in effect for sign in given(step))


def shown(effect: steps.Effect) -> Iterator[Sign]:
    """Every sign that an effect shows anywhere, behind a price or as one of several too."""
    for step in effect:
        yield from given(step)
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


_GIVEN: dict[type[steps.Printed], Sign] = {
    steps.Fear: Sign("fear"),
    steps.DrawAndKeep: Sign("card"),
    steps.Discard: Sign("card-away"),
    steps.Exile: Sign("exile"),
    steps.Trade: Sign("trade"),
    steps.Recruiting: Sign("recruit"),
    steps.Promote: Sign("promote"),
    steps.RescueOne: Sign("assistant"),
    steps.GainItem: Sign("item"),
    steps.TakeExiled: Sign("item"),
    steps.GainArtifact: Sign("artifact"),
    steps.Overpower: Sign("guardian"),
    steps.ReturnIdol: Sign("idol"),
    steps.ReturnHome: Sign("archaeologist"),
}
"""Steps that always give the same."""


def given(step: steps.Printed) -> tuple[Sign, ...]:
    """What a step gives whatever is chosen; nothing where that depends on a price or a choice."""
    match step:
        case steps.Gain(goods):
            return goods_signs(goods)
        case steps.Travel(icons):
            return counted(map(Sign, icons))
        case steps.Draw(cards):
            return (Sign("card", cards),)
        case steps.Refresh(assistants):
            return (Sign("refresh", assistants),)
        case _:
            return (_GIVEN[type(step)],) if type(step) in _GIVEN else ()
