"""What phrases are put together from: pieces by their `Ref`, amounts, and lists. No sentence is made here."""

from collections.abc import Iterable, Sequence
from functools import reduce

from cairn.core.phrases import Fact, Phrase, Ref, phrase
from cairn.games.arnak.effects.goods import ICONS, RESOURCES, Goods, Icon
from cairn.games.arnak.rules.pieces import CARDS, GUARDIANS, Cost

NONE = phrase("nothing")


def listed(parts: Sequence[Phrase]) -> Phrase:
    """Parts as a list that ends in `and`; one stands for itself."""
    return phrase("list-and", before=tuple(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]


def folded(key: str, parts: Sequence[Fact]) -> Fact:
    """Parts with the same between each two: `list-or`, `list-apart`, `list-beside`; one stands for itself."""
    return reduce(lambda before, last: phrase(key, before=before, last=last), parts)


def yes(claim: bool) -> str:
    """A claim, as messages choose by it."""
    return "yes" if claim else "no"


def pieces(kind: str, names: Iterable[str]) -> tuple[Ref, ...]:
    """Pieces of a kind."""
    return tuple(f"{kind}:{name}" for name in names)


def pieces_or_none(kind: str, names: Iterable[str]) -> Fact:
    """Pieces of a kind, or the word for nothing."""
    return pieces(kind, names) or NONE


def amounts(cost: Cost) -> tuple[Phrase, ...]:
    """So many of each: resources, travel icons, cards from hand, idols."""
    counted: list[tuple[str, int]] = [(each, getattr(cost.goods, each)) for each in RESOURCES]
    counted += [(icon, cost.travel.count(icon)) for icon in ICONS]
    counted += [("hand-card", cost.cards), ("idol", cost.idols)]
    return tuple(phrase(f"some-{what}", n=number) for what, number in counted if number)


def goods(goods: Goods) -> Phrase:
    """So many of each resource."""
    return cost(Cost(goods))


def icons(icons: tuple[Icon, ...]) -> Phrase:
    """So many of each travel icon."""
    return cost(Cost(travel=icons))


def cost(cost: Cost) -> Phrase:
    """All that a cost is made of, or nothing."""
    parts = amounts(cost)
    return listed(parts) if parts else NONE


def icons_alike(icons: tuple[Icon, ...]) -> Fact:
    """Travel icons as they stand on a card: a single one by its name, several of a kind with their number."""
    counted = [(icon, icons.count(icon)) for icon in ICONS]
    parts = tuple(
        f"icon:{icon}" if number == 1 else phrase(f"some-{icon}", n=number) for icon, number in counted if number
    )
    return parts or NONE


def card_with_icons(card: str) -> Phrase:
    """A card with its travel icons, which tell apart cards of one name."""
    return phrase("with-icons", piece=f"card:{card}", icons=icons_alike(CARDS[card].travel))


def guardian_with_icons(guardian: str) -> Phrase:
    """A guardian with the travel icons of its boon."""
    return phrase("with-icons", piece=f"guardian:{guardian}", icons=icons_alike(GUARDIANS[guardian].icons))
