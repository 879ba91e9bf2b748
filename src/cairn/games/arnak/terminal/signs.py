"""Text for the narrow board: signs, single words and names."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cairn.core.offers import Sign
from cairn.core.phrases import Phrase, Ref, phrase, seat_ref
from cairn.core.values import Seat
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import ICONS, RESOURCES, Goods, Icon, Resource
from cairn.games.arnak.rules.pieces import CARDS, Cost, Site
from cairn.games.arnak.words import parts
from cairn.text import Text, Voice

SIGNS: dict[Resource, str] = {"coin": "$", "compass": "◎", "tablet": "▤", "arrowhead": "▲", "jewel": "◆"}
"""The signs of resources."""
CARD, FEAR_SIGN, IDOL, GUARD, STAFF = "▯", "☹", "♟", "!", "☾"

_BRIEF: dict[type[steps.Printed], str] = {
    steps.Exile: "brief-exile",
    steps.GainArtifact: "brief-artifact",
    steps.GainItem: "brief-item",
    steps.Overpower: "brief-overcome",
    steps.Promote: "brief-promote",
    steps.Recruiting: "brief-recruit",
    steps.Refresh: "brief-refresh",
    steps.RescueOne: "brief-rescue",
    steps.Trade: "brief-trade",
}
"""The messages of steps that the board shows as a word."""


@dataclass(frozen=True)
class BoardVoice:
    """The voice of a table, with short forms for the board."""

    voice: Voice

    @property
    def text(self) -> Text:
        """The catalogue of the language."""
        return self.voice.text

    def say(self, key: str, **drawn: Any) -> str:
        """A message of the catalogue; its arguments are finished texts or numbers."""
        return self.text.say(key, **drawn)

    def tell(self, phrase: Phrase) -> str:
        """A phrase as text."""
        return self.voice.say(phrase)

    def name(self, piece: Ref) -> str:
        """The name of a piece."""
        return self.voice.name(piece)

    def names(self, kind: str, pieces: Iterable[str], between: str = ", ") -> str:
        """The names of several pieces of a kind, or the word for nothing."""
        return between.join(self.name(f"{kind}:{piece}") for piece in pieces) or self.say("nothing")

    def seat(self, seat: Seat) -> str:
        """The name of a seat: a player's name, `you`, or the rival after the last seat."""
        return self.voice.name(seat_ref(seat))

    def card_with_icons(self, card: str) -> str:
        """A card with its travel icons, which distinguish cards of the same name."""
        return self.tell(parts.card_with_icons(card))

    def icons(self, icons: tuple[Icon, ...]) -> str:
        """Travel icons as words."""
        return self.tell(phrase("listed", what=parts.printed_icons(icons))) if icons else ""

    def short_icons(self, icons: tuple[Icon, ...]) -> str:
        """Travel icons in short, for a cell of the board."""
        return " ".join(
            f"{f'{number} ' if number > 1 else ''}{self.say(f'icon-{icon}.short')}"
            for icon in ICONS
            if (number := icons.count(icon))
        )

    def figure(self, number: int) -> str:
        """A number in the player's language."""
        return self.say("figure", n=number)

    def goods(self, goods: Goods) -> str:
        """Resources as signs."""
        counted = ((getattr(goods, each), SIGNS[each]) for each in RESOURCES)
        return "".join(f"{number if number > 1 else ''}{sign}" for number, sign in counted if number)

    def cost(self, cost: Cost) -> str:
        """A cost as signs: resources, cards from hand, travel icons, idols."""
        cards = f"{cost.cards if cost.cards > 1 else ''}{CARD}" if cost.cards else ""
        return " ".join(filter(None, (self.goods(cost.goods) + cards, self.icons(cost.travel), IDOL * cost.idols)))

    def price(self, signs: Iterable[Sign]) -> str:
        """The price of an offer as signs."""
        counted = {sign.of: sign.number for sign in signs}
        several = {of: f"{number if number > 1 else ''}" for of, number in counted.items()}
        goods = "".join(f"{several[each]}{SIGNS[each]}" for each in RESOURCES if each in counted)
        cards = f"{several['card']}{CARD}" if "card" in counted else ""
        icons = self.icons(tuple(each for each in ICONS for _ in range(counted.get(each, 0))))
        return " ".join(filter(None, (goods + cards, icons, IDOL * counted.get("idol", 0))))

    def mark(self, site: Site) -> str:
        """The mark of a site on the map: the sign of its row and its place there, or the gain of a camp."""
        row, _, place = site.id.rpartition("-")
        return self.say(f"mark-{site.id}") if row == "camp" else f"{self.say(f'mark-{row}')}{place}"

    def points(self, card: str) -> str:
        """The points of a card."""
        return self.say("points-short", n=CARDS[card].points)

    def brief(self, effect: steps.Effect) -> str:
        """An effect as signs and single words."""
        return " ".join(map(self._brief, effect))

    def _brief(self, step: steps.Printed) -> str:
        match step:
            case steps.Gain(goods):
                return self.goods(goods)
            case steps.Fear():
                return FEAR_SIGN
            case steps.Draw(cards):
                return f"{cards if cards > 1 else ''}{CARD}"
            case steps.Choose(options, 1):
                return "/".join(map(self.brief, options))
            case steps.Price(then, _, (), 1):
                return f"{CARD}→{self.brief(then)}"
            case _:
                return self.say(_BRIEF.get(type(step), "brief-more"))
