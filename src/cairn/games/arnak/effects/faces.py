"""Effects as they are drawn: every sign in its place, `or` between choices, `to` between a price and what it buys."""

from collections.abc import Iterable, Iterator

from cairn.core.offers import Sign
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import Goods, Icon
from cairn.games.arnak.effects.signs import counted, given, goods_signs

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


_DRAWN: dict[type[steps.Printed], tuple[Sign, ...]] = {
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
"""Steps that always look the same, but are not drawn as what they give."""


def _face(step: steps.Printed) -> tuple[Sign, ...]:
    """A step as it is drawn: what it gives, unless something is said of it here."""
    match step:
        case steps.GainEach(resource, each):
            return Sign(each), TO, Sign(resource)
        case steps.DrawAndKeep(most):
            return Sign("card", most), TO, Sign("hand")
        case steps.Price(then, goods, travel, cards):
            return *paid(goods, travel, cards), TO, *face(then)
        case steps.Choose(options):
            return tuple(_between(OR, map(face, options)))
        case steps.Send(discount, compasses):
            less = [*counted(map(Sign, discount)), *([Sign("compass", compasses)] if compasses else [])]
            return Sign("archaeologist"), *_less(less)
        case steps.Activate(sites=sites):
            return (Sign("island", sites),)
        case steps.Purchase(kinds, discount):
            return tuple(_between(OR, ((Sign(kind, -discount if discount else 1),) for kind in kinds)))
        case steps.Study(notebook, _, discount):
            return Sign("notebook" if notebook else "glass"), *_less(goods_signs(discount))
        case steps.UseOffered(gold):
            return (Sign("assistant-gold" if gold else "assistant"),)
        case _:
            return _DRAWN.get(type(step)) or given(step)
