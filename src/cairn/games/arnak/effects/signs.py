"""Effects as signs to draw: what they are sure to give, and the whole effect as it is printed."""

from collections import Counter
from collections.abc import Iterable, Iterator

from cairn.core.offers import Sign
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import RESOURCES, Goods, Icon


def gain_signs(effect: steps.Effect) -> tuple[Sign, ...]:
    """The gains of an effect that are certain: without those that have a price or are among options."""
    return merge_signs(sign for step in effect for sign in step_gains(step))


def all_gain_signs(effect: steps.Effect) -> Iterator[Sign]:
    """All gains of an effect, including those that have a price or are among options."""
    for step in effect:
        yield from step_gains(step)
        if isinstance(step, steps.Price):
            yield from all_gain_signs(step.then)
        elif isinstance(step, steps.Choose):
            for option in step.options:
                yield from all_gain_signs(option)


def goods_signs(goods: Goods) -> tuple[Sign, ...]:
    """Resources as signs."""
    return tuple(Sign(each, getattr(goods, each)) for each in RESOURCES if getattr(goods, each))


def merge_signs(some: Iterable[Sign]) -> tuple[Sign, ...]:
    """Add up equal signs, in the order of their first occurrence."""
    numbers: Counter[str] = Counter()
    for sign in some:
        numbers[sign.of] += sign.number
    return tuple(Sign(of, number) for of, number in numbers.items() if number)


_FIXED_GAINS: dict[type[steps.Printed], Sign] = {
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
"""The gain of steps that always give the same."""


def step_gains(step: steps.Printed) -> tuple[Sign, ...]:
    """The gains of a step that are certain; none if they depend on a price or a choice."""
    match step:
        case steps.Gain(goods):
            return goods_signs(goods)
        case steps.Travel(icons):
            return merge_signs(map(Sign, icons))
        case steps.Draw(cards):
            return (Sign("card", cards),)
        case steps.Refresh(assistants):
            return (Sign("refresh", assistants),)
        case _:
            return (_FIXED_GAINS[type(step)],) if type(step) in _FIXED_GAINS else ()


# The printed effect

OR, TO = Sign("or"), Sign("to")
"""The separators between options, and between a price and its effect."""


def effect_signs(effect: steps.Effect) -> tuple[Sign, ...]:
    """The whole effect as a row of signs. A negative number is a discount, 0 means "none"."""
    return tuple(sign for step in effect for sign in _step_signs(step))


def cost_signs(goods: Goods, travel: tuple[Icon, ...] = (), cards: int = 0, idols: int = 0) -> tuple[Sign, ...]:
    """A cost as a row of signs."""
    given = (Sign("card-away", cards), Sign("idol", idols))
    return *goods_signs(goods), *merge_signs(map(Sign, travel)), *(sign for sign in given if sign.number)


def _negate(signs: Iterable[Sign]) -> tuple[Sign, ...]:
    return tuple(Sign(sign.of, -sign.number) for sign in signs)


def _join(separator: Sign, parts: Iterable[Iterable[Sign]]) -> Iterator[Sign]:
    for number, part in enumerate(parts):
        if number:
            yield separator
        yield from part


_FIXED_SIGNS: dict[type[steps.Printed], tuple[Sign, ...]] = {
    steps.ActivateTop: (Sign("island"),),
    steps.Relocate: (Sign("archaeologist"), TO, Sign("island")),
    steps.ShiftGuardian: (Sign("guardian"), TO, Sign("island")),
    steps.Exchange: (Sign("assistant"), TO, Sign("assistant")),
    steps.RescueOne: (Sign("recruit"),),
    steps.AllPlanes: (Sign("boot"), TO, Sign("plane")),
    steps.NoGuardianFear: (Sign("fear", 0),),
    steps.ExileRowItem: (Sign("exile"),),
    steps.PassRound: (Sign("pass"), TO),
}
"""The signs of steps that always look the same but differ from their gains."""


def _step_signs(step: steps.Printed) -> tuple[Sign, ...]:
    """A step as it is printed: by default, its gains."""
    match step:
        case steps.GainEach(resource, each):
            return Sign(each), TO, Sign(resource)
        case steps.DrawAndKeep(most):
            return Sign("card", most), TO, Sign("hand")
        case steps.Price(then, goods, travel, cards):
            return *cost_signs(goods, travel, cards), TO, *effect_signs(then)
        case steps.Choose(options):
            return tuple(_join(OR, map(effect_signs, options)))
        case steps.Send(discount, compasses):
            less = [*merge_signs(map(Sign, discount)), *([Sign("compass", compasses)] if compasses else [])]
            return Sign("archaeologist"), *_negate(less)
        case steps.Activate(sites=sites):
            return (Sign("island", sites),)
        case steps.Purchase(kinds, discount):
            return tuple(_join(OR, ((Sign(kind, -discount if discount else 1),) for kind in kinds)))
        case steps.Study(notebook, _, discount):
            return Sign("notebook" if notebook else "glass"), *_negate(goods_signs(discount))
        case steps.UseOffered(gold):
            return (Sign("assistant-gold" if gold else "assistant"),)
        case _:
            return _FIXED_SIGNS.get(type(step)) or step_gains(step)
