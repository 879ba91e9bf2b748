"""Lost Ruins of Arnak in words: what its components are called and what they do."""

from collections.abc import Iterable, Iterator

from cairn.core.game import AnyGame
from cairn.games.arnak.effects.describe import describe, describe_boon, describe_card, describe_cost, describe_slot
from cairn.games.arnak.effects.goods import Goods, Icon
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOLS,
    SITE_EFFECTS,
    SITES,
    SLOT_EFFECTS,
    TILES,
    TRACKS,
    Card,
    Cost,
    Name,
)
from cairn.text import Text

__all__ = ["PAGE_PARTS", "name_in"]


def name_in(text: Text, name: Name) -> str:
    """What a component is called in the language."""
    return str(getattr(name, text.lang))


def _components(game: AnyGame, text: Text) -> str:
    """Every component with its effect, kind by kind, as Markdown tables."""
    return "\n\n".join(_parts(text))


def _parts(text: Text) -> Iterator[str]:
    say = text.say
    for kind in ("basic", "item", "artifact"):
        kinds = {"basic", "fear"} if kind == "basic" else {kind}
        rows = [_card(card, text) for card in CARDS.values() if card.kind in kinds]
        yield _table(text, f"part-{kind}", ("name", "cost", "points", "travel", "effect"), rows)
    yield _table(
        text,
        "part-assistants",
        ("name", "silver", "gold"),
        [(name_in(text, a.name), describe(a.silver, say), describe(a.gold, say)) for a in ASSISTANTS.values()],
    )
    camps = [(name_in(text, site.name), site.id) for site in SITES if site.level == 0]
    tiles = [(f"{'I' * tile.level}: {name_in(text, tile.name)}", tile.id) for tile in TILES.values()]
    sites = [(name, describe(SITE_EFFECTS[key], say)) for name, key in camps + tiles]
    yield _table(text, "part-sites", ("name", "effect"), sites)
    yield _table(
        text,
        "part-guardians",
        ("name", "cost", "boon"),
        [
            (name_in(text, each.name), describe_cost(each.cost, say), describe_boon(each, say))
            for each in GUARDIANS.values()
        ],
    )
    tiles_of = (("part-idols", IDOLS.values()), ("part-bonuses", BONUSES.values()))
    for title, kinds_of in tiles_of:
        rows_of = [(name_in(text, each.name), str(each.copies), describe(each.effect, say)) for each in kinds_of]
        yield _table(text, title, ("name", "copies", "effect"), rows_of)
    slots = [(name_in(text, slot.name), describe_slot(slot, say)) for slot in SLOT_EFFECTS.values()]
    yield _table(text, "part-slots", ("name", "effect"), slots)
    for side, track in TRACKS.items():
        rows_on = [
            (
                str(row.row),
                f"{describe(row.glass, say)} ({row.glass_points})",
                f"{describe(row.notebook, say)} ({row.notebook_points})",
            )
            for row in track.row
        ]
        yield _table(text, f"part-{side}", ("row", "glass", "notebook"), rows_on)


def _card(card: Card, text: Text) -> tuple[str, ...]:
    price = describe_cost(Cost(card.price), text.say) if card.price != Goods() else ""
    return name_in(text, card.name), price, str(card.points), _icons(card.travel, text), describe_card(card, text.say)


def _icons(icons: tuple[Icon, ...], text: Text) -> str:
    return describe_cost(Cost(travel=icons), text.say)


def _table(text: Text, title: str, columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    head = " | ".join(text.say(f"column-{column}") for column in columns)
    rule = " | ".join("---" for _ in columns)
    body = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"### {text.say(title)}\n\n| {head} |\n| {rule} |\n{body}"


PAGE_PARTS = {"components": _components}
"""What the rules pages leave room for, by the name of the marker."""
