"""The text of every component of Arnak, made from its effect. `python -m tests.golden.component_texts` writes it."""

from collections.abc import Iterator
from pathlib import Path

from cairn.core.phrases import Phrase
from cairn.games.arnak.rules.game import ARNAK
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
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text
from cairn.text import LANGUAGES, Voice, text

__all__ = ["FOLDER", "lines"]

FOLDER = Path(__file__).parent / "components"


def lines(lang: str) -> Iterator[str]:
    """A line for each component: its name, then what it does."""
    voice = Voice(text(lang, ARNAK), ())

    def line(label: str, piece: str, said: Phrase, after: str = "") -> str:
        return f"{label} ({voice.name(piece)}){after}: {voice.say(said)}"

    for card in CARDS.values():
        yield line(card.id, f"card:{card.id}", card_text(card))
    for each in ASSISTANTS.values():
        yield line(each.id, f"assistant:{each.id}", effect_text(each.silver), ", silver")
        yield line(each.id, f"assistant:{each.id}", effect_text(each.gold), ", gold")
    for guardian in GUARDIANS.values():
        yield line(guardian.id, f"guardian:{guardian.id}", parts.cost(guardian.cost), ", cost")
        yield line(guardian.id, f"guardian:{guardian.id}", boon_text(guardian), ", boon")
    for site, given in SITE_EFFECTS.items():
        yield f"{site}: {voice.say(effect_text(given))}"
    for idol in IDOLS.values():
        yield line(f"idol {idol.id}", f"idol:{idol.id}", effect_text(idol.effect))
    for bonus in BONUSES.values():
        yield line(f"bonus tile {bonus.id}", f"bonus:{bonus.id}", effect_text(bonus.effect))
    for slot in SLOT_EFFECTS.values():
        yield line(f"slot {slot.id}", f"slot:{slot.id}", slot_text(slot))
    for side, track in TRACKS.items():
        for row in track.row:
            yield f"{side} row {row.row}, glass: {voice.say(effect_text(row.glass))}"
            yield f"{side} row {row.row}, notebook: {voice.say(effect_text(row.notebook))}"


if __name__ == "__main__":
    for lang in LANGUAGES:
        FOLDER.joinpath(f"arnak.{lang}.txt").write_text("\n".join(lines(lang)) + "\n", encoding="utf-8")
