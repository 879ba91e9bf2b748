"""Lost Ruins of Arnak in words: what things are called, what they give at a glance, why something is refused."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cairn.core.errors import IllegalMove
from cairn.core.values import Seat
from cairn.games.arnak.effects.describe import describe, describe_boon, describe_card, describe_cost, describe_slot
from cairn.games.arnak.effects.steps import (
    Choose,
    Draw,
    Effect,
    Exile,
    Fear,
    Gain,
    GainArtifact,
    GainItem,
    Overpower,
    Price,
    Promote,
    Recruiting,
    Refresh,
    RescueOne,
    Trade,
)
from cairn.games.arnak.effects.goods import ICONS, RESOURCES, Goods, Icon, Resource
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOLS,
    RIVAL,
    SITE_EFFECTS,
    SITE_NUMBERS,
    SITES,
    SLOT_EFFECTS,
    TEMPLE,
    TILES,
    TRACKS,
    Cost,
    Side,
)
from cairn.games.arnak.rules.cards import FEAR_TILE
from cairn.text import Text
from cairn.games.arnak.words.components import name_in

__all__ = ["CARD", "FEAR_SIGN", "IDOL", "SIGNS", "Words"]

SIGNS: dict[Resource, str] = {"coin": "$", "compass": "◎", "tablet": "▤", "arrowhead": "▲", "jewel": "◆"}
"""Resources as the board shows them."""
CARD, FEAR_SIGN, IDOL = "▯", "☹", "♟"

_BRIEF: dict[type[Any], str] = {
    Exile: "brief-exile",
    GainArtifact: "brief-artifact",
    GainItem: "brief-item",
    Overpower: "brief-overcome",
    Promote: "brief-promote",
    Recruiting: "brief-recruit",
    Refresh: "brief-refresh",
    RescueOne: "brief-rescue",
    Trade: "brief-trade",
}
"""Steps that a word or a sign stands for on the board; resources apart."""


@dataclass(frozen=True)
class Words:
    """One table in one language: which side is played, who sits where, and which seat is spoken to."""

    text: Text
    side: Side
    names: Sequence[str]
    seat: Seat | None = None
    """None: somebody who only looks on."""

    def say(self, key: str, **facts: Any) -> str:
        """A message of the game."""
        return self.text.say(key, **facts)

    # Who

    def name(self, seat: Seat) -> str:
        """Who sits there: a name, `you`, or the rival after the last seat."""
        return self.say("you") if seat == self.seat else self.called(seat)

    def called(self, seat: Seat) -> str:
        """The name, of whoever is spoken to as well."""
        return self.names[seat] if seat < len(self.names) else self.say("rival")

    def who(self, seat: Seat) -> dict[str, str]:
        """What a sentence about a seat must be told."""
        return {"you": "yes" if seat == self.seat else "no", "name": self.called(seat)}

    # What things are called

    def card(self, card: str) -> str:
        """A card by its name, or a fear tile."""
        return self.say("fear-tile") if card == FEAR_TILE else name_in(self.text, CARDS[card].name)

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards, or nothing."""
        return ", ".join(map(self.card, cards)) or self.say("nothing")

    def card_with_icons(self, card: str) -> str:
        """A card with its travel icons, which tell apart cards of one name."""
        return f"{self.card(card)} ({self.icons_short(CARDS[card].travel)})"

    def site(self, site: str) -> str:
        """A place on the island."""
        return name_in(self.text, SITES[SITE_NUMBERS[site]].name)

    def tile(self, tile: str) -> str:
        """A site tile."""
        return name_in(self.text, TILES[tile].name)

    def guardian(self, guardian: str) -> str:
        """A guardian."""
        return name_in(self.text, GUARDIANS[guardian].name)

    def assistant(self, assistant: str) -> str:
        """An assistant."""
        return name_in(self.text, ASSISTANTS[assistant].name)

    def assistants(self, assistants: Iterable[str]) -> str:
        """Several assistants."""
        return ", ".join(map(self.assistant, assistants))

    def idol(self, idol: str) -> str:
        """A kind of idol."""
        return name_in(self.text, IDOLS[idol].name)

    def bonus(self, tile: str) -> str:
        """A bonus tile."""
        return name_in(self.text, BONUSES[tile].name)

    def slot(self, effect: str) -> str:
        """An effect of slotting an idol."""
        return name_in(self.text, SLOT_EFFECTS[effect].name)

    def stack(self, stack: str) -> str:
        """A stack of temple tiles."""
        return name_in(self.text, TEMPLE[stack].name)

    def rival_tile(self, tile: str) -> str:
        """An action tile of the rival."""
        return name_in(self.text, RIVAL[tile].name)

    def token(self, token: str) -> str:
        """The magnifying glass or the notebook."""
        return self.say("token", token=token)

    def space(self, space: str) -> str:
        """A space of the research track by its row, and by its place where the row has several."""
        if space not in {each.id for each in TRACKS[self.side].space}:
            return space
        row = next(each.row for each in TRACKS[self.side].space if each.id == space)
        beside = [each.id for each in TRACKS[self.side].space if each.row == row]
        place = "left" if space == beside[0] else "right" if space == beside[-1] else "middle"
        if len(beside) == 1:
            place = space if space in ("start", "temple") else "only"
        return self.say("space", place=place, row=row)

    # How much

    def goods(self, goods: Goods) -> str:
        """So many of each resource, in words."""
        return describe_cost(Cost(goods), self.say)

    def icons(self, icons: tuple[Icon, ...]) -> str:
        """Travel icons, in words."""
        return describe_cost(Cost(travel=icons), self.say)

    def icons_short(self, icons: tuple[Icon, ...]) -> str:
        """Travel icons as the board has room for."""
        return " ".join(
            f"{f'{number} ' if number > 1 else ''}{self.say('icon-short', icon=icon)}"
            for icon in ICONS
            if (number := icons.count(icon))
        )

    def cost(self, cost: Cost) -> str:
        """A cost, in words."""
        return describe_cost(cost, self.say) or self.say("nothing")

    def signs(self, goods: Goods) -> str:
        """So many of each resource, in signs."""
        counted = ((getattr(goods, each), SIGNS[each]) for each in RESOURCES)
        return "".join(f"{number if number > 1 else ''}{sign}" for number, sign in counted if number)

    def cost_signs(self, cost: Cost) -> str:
        """A cost in signs: resources, cards from hand, travel icons."""
        cards = f"{cost.cards if cost.cards > 1 else ''}{CARD}" if cost.cards else ""
        return " ".join(filter(None, (self.signs(cost.goods) + cards, self.icons_short(cost.travel))))

    def brief(self, effect: Effect) -> str:
        """What an effect gives, in signs and single words; the whole text is `describe`'s."""
        return " ".join(self._brief(step) for step in effect)

    def _brief(self, step: Any) -> str:
        match step:
            case Gain(goods):
                return self.signs(goods)
            case Fear():
                return FEAR_SIGN
            case Draw(cards):
                return f"{cards if cards > 1 else ''}{CARD}"
            case Choose(options, 1):
                return "/".join(map(self.brief, options))
            case Price(then, _, (), 1):
                return f"{CARD}→{self.brief(then)}"
            case _:
                return self.say(_BRIEF.get(type(step), "brief-more"))

    # What things do

    def effect(self, effect: Effect) -> str:
        """An effect in sentences."""
        return describe(effect, self.say)

    def card_effect(self, card: str) -> str:
        """What playing the card does."""
        return describe_card(CARDS[card], self.say)

    def boon(self, guardian: str) -> str:
        """What an overcome guardian does."""
        return describe_boon(GUARDIANS[guardian], self.say)

    def slot_effect(self, effect: str) -> str:
        """What slotting an idol does."""
        return describe_slot(SLOT_EFFECTS[effect], self.say)

    def site_effect(self, site_or_tile: str) -> str:
        """What a camp site or a site tile gives."""
        return self.effect(SITE_EFFECTS[site_or_tile])

    def assistant_effect(self, assistant: str, gold: bool) -> str:
        """What a side of an assistant does."""
        return self.effect(ASSISTANTS[assistant].gold if gold else ASSISTANTS[assistant].silver)

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused; what it speaks of is called by its name."""
        called = {
            "card": self.card,
            "site": self.site,
            "guardian": self.guardian,
            "assistant": self.assistant,
            "stack": self.stack,
            "effect": self.slot,
            "space": self.space,
            "token": self.token,
        }
        facts = {key: called[key](str(fact)) for key, fact in error.facts.items() if key in called}
        return self.text.refusal(error, **facts)
