"""Parts that phrases are built from: refs of pieces, amounts and lists."""

from collections.abc import Iterable, Sequence
from functools import reduce

from cairn.core.phrases import Fact, Phrase, Ref, phrase
from cairn.games.arnak.effects.goods import ICONS, RESOURCES, Goods, Icon
from cairn.games.arnak.rules.pieces import CARDS, GUARDIANS, Cost

NONE = phrase("nothing")


def list_with_and(parts: Sequence[Fact]) -> Phrase:
    """Join parts into a list that ends in "and"; a single part is returned as it is."""
    only = parts[0] if isinstance(parts[0], Phrase) else phrase("listed", what=parts[0])
    return phrase("list-and", before=tuple(parts[:-1]), last=parts[-1]) if len(parts) > 1 else only


def join(key: str, parts: Sequence[Fact]) -> Fact:
    """Join parts by the message `key`: `list-or`, `list-apart` or `list-beside`; a single part is returned as it is."""
    return reduce(lambda before, last: phrase(key, before=before, last=last), parts)


def yes_or_no(claim: bool) -> str:
    """A boolean as the selector that messages expect."""
    return "yes" if claim else "no"


def piece_refs(kind: str, names: Iterable[str]) -> tuple[Ref, ...]:
    """Refs of pieces of one kind."""
    return tuple(f"{kind}:{name}" for name in names)


def piece_list(kind: str, names: Sequence[str]) -> Phrase:
    """Pieces of one kind as a list that ends in "and", or the word for nothing."""
    return list_with_and(piece_refs(kind, names)) if names else NONE


def amounts(cost: Cost) -> tuple[Phrase, ...]:
    """The parts of a cost with their numbers: resources, travel icons, cards from hand, idols."""
    counted: list[tuple[str, int]] = [(each, getattr(cost.goods, each)) for each in RESOURCES]
    counted += [(icon, cost.travel.count(icon)) for icon in ICONS]
    counted += [("hand-card", cost.cards), ("idol", cost.idols)]
    return tuple(phrase(f"some-{what}", n=number) for what, number in counted if number)


def goods(goods: Goods) -> Phrase:
    """Resources with their numbers."""
    return cost(Cost(goods))


def icons(icons: tuple[Icon, ...]) -> Phrase:
    """Travel icons with their numbers."""
    return cost(Cost(travel=icons))


def cost(cost: Cost) -> Phrase:
    """A cost as a list, or the word for nothing."""
    parts = amounts(cost)
    return list_with_and(parts) if parts else NONE


def printed_icons(icons: tuple[Icon, ...]) -> Fact:
    """Travel icons as printed on a card: a single one by its name, several of a kind with their number."""
    counted = [(icon, icons.count(icon)) for icon in ICONS]
    parts = tuple(
        f"icon:{icon}" if number == 1 else phrase(f"some-{icon}", n=number) for icon, number in counted if number
    )
    return parts or NONE


def card_with_icons(card: str) -> Phrase:
    """A card with its travel icons, which distinguish cards of the same name."""
    return phrase("with-icons", piece=f"card:{card}", icons=printed_icons(CARDS[card].travel))


def guardian_with_icons(guardian: str) -> Phrase:
    """A guardian with the travel icons of its boon."""
    return phrase("with-icons", piece=f"guardian:{guardian}", icons=printed_icons(GUARDIANS[guardian].icons))
