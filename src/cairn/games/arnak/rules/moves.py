"""The moves of the players and the outcomes of chance, one type for each kind."""

from typing import Literal, TypeAlias

from cairn.core.values import Seat, Value
from cairn.games.arnak.effects.goods import Icon
from cairn.games.arnak.effects.steps import Token

__all__ = [
    "Accept",
    "ActivateSite",
    "Announce",
    "Buy",
    "Claim",
    "ComeHome",
    "Decline",
    "Dig",
    "DiscardCard",
    "Discover",
    "DrawCard",
    "Drawn",
    "EndTurn",
    "ExchangeAssistant",
    "ExileCard",
    "First",
    "FirstReward",
    "Keep",
    "KeepCard",
    "LayAway",
    "Move",
    "MoveGuardian",
    "Outcome",
    "Overcome",
    "Pass",
    "Pay",
    "Pick",
    "Play",
    "PromoteAssistant",
    "PutBack",
    "Recruit",
    "RefreshAssistant",
    "RelocateTo",
    "Rescue",
    "Research",
    "Several",
    "SlotIdol",
    "TakeBonus",
    "TakeCard",
    "TradeGoods",
    "UseAssistant",
    "UseBoon",
    "UseOfferedAssistant",
]

# Main actions; effects can ask for most of them too (AR 3.9)


class Dig(Value, tag="dig"):
    """Send an archaeologist to a space of a camp site or a discovered site; spaces count from 0 (AR 4.1)."""

    site: str
    space: int = 0


class Discover(Value, tag="discover"):
    """Discover a site (AR 5.1)."""

    site: str


class Overcome(Value, tag="overcome"):
    """Overcome the guardian of a site (AR 6.1)."""

    site: str


class Buy(Value, tag="buy"):
    """Buy a card (AR 8.1)."""

    card: str


class Play(Value, tag="play"):
    """Play a card for its effect, as a main or a free action or by passing (AR 8.3, 16.14)."""

    card: str
    timing: Literal["main", "free", "pass"] = "main"


class Research(Value, tag="research"):
    """Move a token to a space of the next row (AR 9.1)."""

    token: Token
    to: str


class Claim(Value, tag="claim"):
    """Buy a tile of a stack in the temple (AR 9.4)."""

    stack: str


class Pass(Value, tag="pass"):
    """Take no more turns in this round (AR 3.7)."""


class EndTurn(Value, tag="end-turn"):
    """End the turn (AR 3.8)."""


# Free actions


class UseAssistant(Value, tag="use-assistant"):
    """Exhaust an assistant for its effect (AR 9.9)."""

    assistant: str


class UseBoon(Value, tag="use-boon"):
    """Use the boon of an overcome guardian that is a free action (AR 6.1)."""

    guardian: str


class SlotIdol(Value, tag="slot-idol"):
    """Move an idol from the crates into a slot for one of the effects (AR 7.1)."""

    effect: str


# Choices within an action


class Pay(Value, tag="pay", omit_defaults=True):
    """A way to pay a cost (AR 1.4, 1.5), without the resources, which follow from the cost."""

    cards: tuple[str, ...] = ()
    """Cards from hand, played for their icons."""
    boons: tuple[str, ...] = ()
    assistants: tuple[str, ...] = ()
    planes: int = 0
    """The number of planes bought, for two coins each."""
    left: tuple[Icon, ...] = ()
    """Icons that stay usable until the end of the turn."""
    discards: tuple[str, ...] = ()
    """Cards from hand, discarded as part of the cost (AR 14.9)."""


class Accept(Value, tag="accept"):
    """Accept what is offered."""


class Decline(Value, tag="decline"):
    """Decline what is offered (AR 14.12)."""


class Pick(Value, tag="pick"):
    """Choose an option, counted from 0 (AR 14.17)."""

    option: int


class DrawCard(Value, tag="draw-card"):
    """Draw a card (AR 14.10)."""


class DiscardCard(Value, tag="discard-card"):
    """Put a card from hand into the play area (AR 14.10)."""

    card: str


class ExileCard(Value, tag="exile-card"):
    """Exile a card, or a fear tile from the play area (AR 8.5, 8.6)."""

    card: str
    zone: Literal["hand", "play"] = "play"


class TradeGoods(Value, tag="trade-goods"):
    """Trade a tablet for an arrowhead, or an arrowhead for a jewel (AR 14.14)."""

    give: Literal["tablet", "arrowhead"]


class RefreshAssistant(Value, tag="refresh-assistant"):
    """Make an assistant ready (AR 14.15)."""

    assistant: str


class Recruit(Value, tag="recruit"):
    """Take an assistant from the supply (AR 9.8)."""

    assistant: str


class PromoteAssistant(Value, tag="promote-assistant"):
    """Turn an assistant to its gold side (AR 9.5)."""

    assistant: str


class ExchangeAssistant(Value, tag="exchange-assistant"):
    """Exchange an assistant for one in the supply (AR 16.13)."""

    assistant: str
    other: str


class UseOfferedAssistant(Value, tag="use-offered-assistant"):
    """Use the effect of an assistant in the supply (AR 16.7)."""

    assistant: str


class Rescue(Value, tag="rescue"):
    """Take an assistant from the rescue space (AR 12.2)."""

    assistant: str


class ActivateSite(Value, tag="activate-site"):
    """Use the effect of a site (AR 14.1)."""

    site: str


class RelocateTo(Value, tag="relocate-to"):
    """Move an archaeologist from one site to a space of another (AR 14.5)."""

    origin: str
    site: str
    space: int = 0


class ComeHome(Value, tag="come-home"):
    """Bring an archaeologist home from a site (AR 16.11)."""

    site: str


class MoveGuardian(Value, tag="move-guardian"):
    """Move a guardian from one site to another (AR 16.9)."""

    origin: str
    site: str


class TakeCard(Value, tag="take-card"):
    """Gain a card from the row or an exiled item without paying its cost (AR 14.4, 16.20)."""

    card: str


class TakeBonus(Value, tag="take-bonus"):
    """Take one of several bonus tiles (AR 9.11, 12.3)."""

    tile: str


class FirstReward(Value, tag="first-reward"):
    """Choose whether the row effect or the bonus tile comes first (AR 9.2)."""

    reward: Literal["row", "bonus"]


class Announce(Value, tag="announce"):
    """Announce the number of cards to look at (AR 16.8)."""

    cards: int


class Keep(Value, tag="keep"):
    """Take one of the cards looked at to hand (AR 16.8)."""

    card: str


class PutBack(Value, tag="put-back"):
    """Put one of the cards looked at back on top of the deck (AR 16.8)."""

    card: str


# End of a round


class KeepCard(Value, tag="keep-card"):
    """Keep a card left in hand for the next round (AR 10.2)."""

    card: str


class LayAway(Value, tag="lay-away"):
    """Put a card left in hand into the play area (AR 10.2)."""

    card: str


Action: TypeAlias = (
    Dig | Discover | Overcome | Buy | Play | Research | Claim | Pass | EndTurn | UseAssistant | UseBoon | SlotIdol
)
"""Main and free actions, and the end of a turn."""

Answer: TypeAlias = (
    Accept
    | Decline
    | Pick
    | DrawCard
    | DiscardCard
    | ExileCard
    | TradeGoods
    | RefreshAssistant
    | Recruit
    | PromoteAssistant
    | ExchangeAssistant
    | UseOfferedAssistant
    | Rescue
    | ActivateSite
    | RelocateTo
    | ComeHome
    | MoveGuardian
    | TakeCard
    | TakeBonus
    | FirstReward
    | Announce
    | Keep
    | PutBack
    | KeepCard
    | LayAway
)
"""Answers to a pending step and decisions at the end of a round, without payments."""

Move: TypeAlias = Action | Pay | Answer


class First(Value, tag="first"):
    """The seat of the first player (AR 2.8)."""

    seat: Seat


class Drawn(Value, tag="drawn"):
    """The card, tile, assistant or arrow that is drawn."""

    piece: str


class Several(Value, tag="several"):
    """Pieces that are drawn together."""

    pieces: tuple[str, ...]


Outcome: TypeAlias = First | Drawn | Several
