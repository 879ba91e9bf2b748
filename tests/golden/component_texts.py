"""The text of every component of Arnak, made from its effect. `python -m tests.golden.component_texts` writes it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cairn.games.arnak import ARNAK
from cairn.games.arnak.effects.describe import describe, describe_boon, describe_card, describe_cost, describe_slot
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOLS,
    SITE_EFFECTS,
    SLOT_EFFECTS,
    TRACKS,
)
from cairn.text import LANGUAGES, text

__all__ = ["FOLDER", "lines"]

FOLDER = Path(__file__).parent / "components"


def lines(lang: str) -> Iterator[str]:
    """A line for each component: its name, then what it does."""
    say = text(lang, ARNAK).say

    def name(piece: Any) -> str:
        return str(getattr(piece.name, lang))

    for card in CARDS.values():
        yield f"{card.id} ({name(card)}): {describe_card(card, say)}"
    for each in ASSISTANTS.values():
        yield f"{each.id} ({name(each)}), silver: {describe(each.silver, say)}"
        yield f"{each.id} ({name(each)}), gold: {describe(each.gold, say)}"
    for guardian in GUARDIANS.values():
        yield f"{guardian.id} ({name(guardian)}), cost: {describe_cost(guardian.cost, say)}"
        yield f"{guardian.id} ({name(guardian)}), boon: {describe_boon(guardian, say)}"
    for site, effect in SITE_EFFECTS.items():
        yield f"{site}: {describe(effect, say)}"
    for kind, tiles in (("idol", IDOLS), ("bonus tile", BONUSES)):
        for tile in tiles.values():
            yield f"{kind} {tile.id} ({name(tile)}): {describe(tile.effect, say)}"
    for slot in SLOT_EFFECTS.values():
        yield f"slot {slot.id} ({name(slot)}): {describe_slot(slot, say)}"
    for side, track in TRACKS.items():
        for row in track.row:
            yield f"{side} row {row.row}, glass: {describe(row.glass, say)}"
            yield f"{side} row {row.row}, notebook: {describe(row.notebook, say)}"


if __name__ == "__main__":
    for lang in LANGUAGES:
        FOLDER.joinpath(f"arnak.{lang}.txt").write_text("\n".join(lines(lang)) + "\n", encoding="utf-8")
