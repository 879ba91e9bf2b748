"""The tables of all components on the rules page: name, cost and effect."""

from collections.abc import Iterable, Iterator

from cairn.core.game import GameInfo
from cairn.core.phrases import Fact, Phrase, phrase
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text
from cairn.text import Text, Voice


def components(game: GameInfo, text: Text) -> str:
    """Return a Markdown table for each kind of component."""
    voice = Voice(text, ())
    return "\n\n".join(
        _table(text, title, columns, ([_cell(voice, fact) for fact in row] for row in rows))
        for title, columns, rows in _tables()
    )


def _tables() -> Iterator[tuple[str, tuple[str, ...], Iterable[tuple[Fact, ...]]]]:
    for kind in ("basic", "item", "artifact"):
        kinds = {"basic", "fear"} if kind == "basic" else {kind}
        cards = [_card(card) for card in pieces.CARDS.values() if card.kind in kinds]
        yield f"part-{kind}", ("name", "cost", "points", "travel", "effect"), cards
    assistants = [
        (f"assistant:{each.id}", effect_text(each.silver), effect_text(each.gold))
        for each in pieces.ASSISTANTS.values()
    ]
    yield "part-assistants", ("name", "silver", "gold"), assistants
    camps = [(f"site:{site.id}", effect_text(pieces.SITE_EFFECTS[site.id])) for site in pieces.SITES if site.level == 0]
    tiles = [
        (Phrase("level-and-tile", {"tile": f"tile:{tile.id}", "level": tile.level}), effect_text(tile.effect))
        for tile in pieces.TILES.values()
    ]
    yield "part-sites", ("name", "effect"), [*camps, *tiles]
    guardians = [(f"guardian:{each.id}", parts.cost(each.cost), boon_text(each)) for each in pieces.GUARDIANS.values()]
    yield "part-guardians", ("name", "cost", "boon"), guardians
    idols = [(f"idol:{each.id}", each.copies, effect_text(each.effect)) for each in pieces.IDOLS.values()]
    yield "part-idols", ("name", "copies", "effect"), idols
    bonuses = [(f"bonus:{each.id}", each.copies, effect_text(each.effect)) for each in pieces.BONUSES.values()]
    yield "part-bonuses", ("name", "copies", "effect"), bonuses
    yield (
        "part-slots",
        ("name", "effect"),
        [(f"slot:{each.id}", slot_text(each)) for each in pieces.SLOT_EFFECTS.values()],
    )
    for side, track in pieces.TRACKS.items():
        rows = [
            (
                row.row,
                Phrase("effect-and-points", {"effect": effect_text(row.glass), "points": row.glass_points}),
                Phrase("effect-and-points", {"effect": effect_text(row.notebook), "points": row.notebook_points}),
            )
            for row in track.row
        ]
        yield f"part-{side}", ("row", "glass", "notebook"), rows


def _card(card: pieces.Card) -> tuple[Fact, ...]:
    price = parts.goods(card.price) if card.price else ""
    travel = parts.cost(pieces.Cost(travel=card.travel)) if card.travel else ""
    return f"card:{card.id}", price, card.points, travel, card_text(card)


def _cell(voice: Voice, fact: Fact) -> str:
    match fact:
        case Phrase():
            return voice.say(fact)
        case str() if fact:
            return voice.name(fact)
        case int():
            return voice.say(phrase("figure", n=fact))
        case _:
            return str(fact)


def _table(text: Text, title: str, columns: tuple[str, ...], rows: Iterable[list[str]]) -> str:
    head = " | ".join(text.say(f"column-{column}") for column in columns)
    rule = " | ".join("---" for _ in columns)
    body = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"### {text.say(title)}\n\n| {head} |\n| {rule} |\n{body}"
