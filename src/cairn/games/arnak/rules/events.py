"""The events of the game. A field that a seat may not see is None in the event as that seat sees it (AR 15)."""

from typing import Literal, TypeAlias

from cairn.core.events import Event, News, hide
from cairn.core.values import Seat
from cairn.games.arnak.effects.goods import NOTHING, Goods, Icon
from cairn.games.arnak.effects.steps import Token
from cairn.games.arnak.rules.pieces import Arrow

__all__ = [
    "Activated",
    "Announced",
    "ArrowShown",
    "AssistantShown",
    "AssistantUsed",
    "BonusLaid",
    "BonusTaken",
    "BoonUsed",
    "Bought",
    "CameHome",
    "CampsBlocked",
    "CardDealt",
    "CardDecided",
    "CardDiscarded",
    "CardExiled",
    "CardKept",
    "CardPlayed",
    "CardPutBack",
    "CardTaken",
    "CardTurnedUp",
    "CardsDrawn",
    "CardsLooked",
    "CardsPutAway",
    "Discovered",
    "Dug",
    "Exchanged",
    "FearTaken",
    "FirstDrawn",
    "Gained",
    "GuardianAwoke",
    "GuardianMoved",
    "HandsDecided",
    "IconsBecamePlanes",
    "IconsGained",
    "IdolLaid",
    "IdolReturned",
    "IdolSlotted",
    "OfferedUsed",
    "Overcame",
    "Paid",
    "Passed",
    "Promoted",
    "Recruited",
    "Refreshed",
    "Relocated",
    "RescueLooked",
    "Rescued",
    "Researched",
    "Returned",
    "RivalBought",
    "RivalDiscovered",
    "RivalDug",
    "RivalIdle",
    "RivalOvercame",
    "RivalResearched",
    "RivalTookAssistant",
    "RivalTookTile",
    "RoundBegan",
    "Scored",
    "SiteUncovered",
    "StaffMoved",
    "TempleBonusTaken",
    "TempleLooked",
    "TempleTileTaken",
    "TileActivated",
    "TileTurned",
    "TilesChosen",
    "Traded",
    "TurnEnded",
    "Warded",
]


class _SeatEvent(Event):
    """An event of one seat."""

    seat: Seat


class _SeatNews(News):
    """An event of one seat that reveals something."""

    seat: Seat


# Set-up


class FirstDrawn(_SeatNews, tag="first-drawn"):
    """The first player was drawn (AR 2.8)."""


class CampsBlocked(News, tag="camps-blocked"):
    """The second space of these camp sites was blocked (AR 2.4)."""

    sites: tuple[str, ...]


class IdolLaid(News, tag="idol-laid"):
    """A face-up idol was placed on a site (AR 2.3)."""

    site: str
    idol: str


class BonusLaid(News, tag="bonus-laid"):
    """A bonus tile was placed face up on a space (AR 2.5)."""

    space: str
    tile: str


class TilesChosen(News, tag="tiles-chosen"):
    """The rival's ten tiles were chosen (AR 13.2)."""

    tiles: tuple[str, ...]


class AssistantShown(News, tag="assistant-shown"):
    """The top assistant of a stack was turned up; stack 3 is the rescue space (AR 2.6)."""

    stack: int
    assistant: str


class CardDealt(News, tag="card-dealt"):
    """A card was dealt to the row; places count from 0 (AR 8.4)."""

    place: int
    card: str


class CardsDrawn(_SeatNews, tag="cards-drawn", omit_defaults=True):
    """Cards were drawn from a deck to the hand; only their owner sees them (AR 15.3)."""

    count: int
    cards: tuple[str, ...] | None
    bottom: bool = False
    """From under the deck, which all can see."""


# Turns


class RoundBegan(Event, tag="round-began"):
    """A round began (AR 3.2)."""

    round: int
    first: Seat


class Passed(_SeatEvent, tag="passed"):
    """A player passed (AR 3.7)."""


class TurnEnded(_SeatEvent, tag="turn-ended"):
    """A player ended their turn (AR 3.8)."""


class Paid(_SeatEvent, tag="paid", omit_defaults=True):
    """A cost was paid (AR 1.8)."""

    goods: Goods = NOTHING
    cards: tuple[str, ...] = ()
    boons: tuple[str, ...] = ()
    assistants: tuple[str, ...] = ()
    planes: int = 0
    discards: tuple[str, ...] = ()
    idols: int = 0


class Gained(_SeatEvent, tag="gained"):
    """Resources were gained."""

    goods: Goods


class IconsGained(_SeatEvent, tag="icons-gained"):
    """Travel icons were gained for this turn."""

    icons: tuple[Icon, ...]


class FearTaken(_SeatEvent, tag="fear-taken"):
    """A player took Fear, as a tile if no card was left (AR 8.6)."""

    tile: bool


class Dug(_SeatEvent, tag="dug"):
    """An archaeologist was sent to a space (AR 4.1)."""

    site: str
    space: int


class Discovered(_SeatEvent, tag="discovered"):
    """An archaeologist was sent to an undiscovered site and its idols were taken (AR 5.2)."""

    site: str
    idol: str
    idols: int


class SiteUncovered(News, tag="site-uncovered"):
    """A site tile was turned up and placed (AR 5.3)."""

    site: str
    tile: str


class GuardianAwoke(News, tag="guardian-awoke"):
    """A guardian was put on a site (AR 5.4)."""

    site: str
    guardian: str


class Overcame(_SeatEvent, tag="overcame"):
    """A guardian was overcome (AR 6.1)."""

    site: str
    guardian: str


class Activated(_SeatEvent, tag="activated"):
    """A site was activated without sending an archaeologist (AR 14.1)."""

    site: str


class TileActivated(_SeatNews, tag="tile-activated"):
    """The top tile of a stack was turned up, used, and put under the stack (AR 14.2)."""

    tile: str


class Relocated(_SeatEvent, tag="relocated"):
    """An archaeologist moved from one site to another (AR 14.5)."""

    origin: str
    site: str
    space: int


class CameHome(_SeatEvent, tag="came-home"):
    """An archaeologist was taken back from a site (AR 16.11)."""

    site: str


class GuardianMoved(_SeatEvent, tag="guardian-moved"):
    """A guardian was moved to another site (AR 16.9)."""

    origin: str
    site: str
    guardian: str


class Bought(_SeatEvent, tag="bought"):
    """A card was bought (AR 8.1)."""

    card: str


class CardTaken(_SeatEvent, tag="card-taken"):
    """A card was gained without paying its cost (AR 14.4, 16.20)."""

    card: str
    to: Literal["hand", "top", "bottom", "play"]


class CardPlayed(_SeatEvent, tag="card-played"):
    """A card was played for its effect (AR 8.2)."""

    card: str
    timing: Literal["main", "free", "pass"]


class CardDiscarded(_SeatEvent, tag="card-discarded"):
    """A card was put from hand into the play area (AR 14.10)."""

    card: str


class CardExiled(_SeatEvent, tag="card-exiled"):
    """A card was exiled: from the hand, the play area, or the row (AR 8.5)."""

    card: str
    zone: Literal["hand", "play", "row"]


class CardTurnedUp(News, tag="card-turned-up"):
    """The top card of a deck was turned up (AR 16.1)."""

    card: str


class Announced(_SeatEvent, tag="announced"):
    """A player announced the number of cards to look at (AR 16.8)."""

    cards: int


class CardsLooked(_SeatNews, tag="cards-looked", omit_defaults=True):
    """A player looked at cards of their deck (AR 16.8)."""

    count: int
    cards: tuple[str, ...] | None
    bottom: bool = False
    """From under the deck, which all can see."""


class CardKept(_SeatEvent, tag="card-kept"):
    """One of the cards looked at was taken to hand (AR 16.8)."""

    card: str | None


class CardPutBack(_SeatEvent, tag="card-put-back"):
    """One of the cards looked at was put back on top of the deck (AR 16.8)."""

    card: str | None


class CardsPutAway(_SeatNews, tag="cards-put-away"):
    """The rest of the cards looked at was put into the play area (AR 16.8)."""

    cards: tuple[str, ...]


class AssistantUsed(_SeatEvent, tag="assistant-used"):
    """An assistant was exhausted for its effect (AR 9.9)."""

    assistant: str


class OfferedUsed(_SeatEvent, tag="offered-used"):
    """The effect of an assistant in the supply was used (AR 16.7)."""

    assistant: str
    gold: bool


class Recruited(_SeatEvent, tag="recruited"):
    """An assistant was recruited (AR 9.8)."""

    assistant: str


class Promoted(_SeatEvent, tag="promoted"):
    """An assistant was turned to its gold side (AR 9.5)."""

    assistant: str


class Refreshed(_SeatEvent, tag="refreshed"):
    """An assistant was made ready (AR 14.15)."""

    assistant: str


class Exchanged(_SeatEvent, tag="exchanged"):
    """An assistant was exchanged for one in the supply (AR 16.13)."""

    assistant: str
    other: str


class RescueLooked(_SeatNews, tag="rescue-looked"):
    """A player looked through the rescue stack, top first (AR 12.2)."""

    assistants: tuple[str, ...] | None


class Rescued(_SeatNews, tag="rescued"):
    """An assistant was taken from the rescue space; `open` is the new top one (AR 12.2, 12.5)."""

    assistant: str
    open: str | None


class BoonUsed(_SeatEvent, tag="boon-used"):
    """A boon was used (AR 6.1)."""

    guardian: str


class IdolSlotted(_SeatEvent, tag="idol-slotted"):
    """An idol was slotted (AR 7.1)."""

    effect: str


class IdolReturned(_SeatEvent, tag="idol-returned"):
    """An idol was returned from a slot to the crates (AR 16.21)."""


class Traded(_SeatEvent, tag="traded"):
    """A resource was traded for the next better one (AR 14.14)."""

    give: Literal["tablet", "arrowhead"]


class IconsBecamePlanes(_SeatEvent, tag="icons-became-planes"):
    """All travel icons of the player count as planes until the end of the round (AR 16.11)."""


class Warded(_SeatEvent, tag="warded"):
    """The player takes no Fear from guardians at the end of this round (AR 16.12)."""


class Researched(_SeatEvent, tag="researched"):
    """A token moved to a space of the research track (AR 9.1)."""

    token: Token
    to: str


class BonusTaken(_SeatEvent, tag="bonus-taken"):
    """A bonus tile was taken (AR 9.2)."""

    space: str
    tile: str


class TempleLooked(_SeatNews, tag="temple-looked"):
    """A player looked through the temple's bonus tiles (AR 9.11)."""

    tiles: tuple[str, ...] | None


class TempleBonusTaken(_SeatNews, tag="temple-bonus-taken"):
    """A bonus tile of the temple was taken and shown to all (AR 9.11)."""

    tile: str


class TempleTileTaken(_SeatEvent, tag="temple-tile-taken"):
    """A temple tile was taken (AR 9.4)."""

    stack: str


# End of a round


class Returned(_SeatEvent, tag="returned"):
    """The archaeologists of a player returned home (AR 10.1)."""


class CardDecided(_SeatEvent, tag="card-decided"):
    """A player decided in secret whether to keep a card left in hand (AR 10.2)."""

    card: str | None
    kept: bool | None


class HandsDecided(News, tag="hands-decided"):
    """All have decided; `laid` are the cards put into the play area, by seat (AR 10.2)."""

    laid: tuple[tuple[str, ...], ...]


class StaffMoved(Event, tag="staff-moved"):
    """The cards next to the staff were exiled and the staff moved (AR 10.4)."""

    exiled: tuple[str, ...]


class Scored(_SeatNews, tag="scored"):
    """A player's points, or the rival's as the seat after the last (AR 11.1)."""

    research: int
    temple: int
    idols: int
    guardians: int
    cards: int
    fear: int
    total: int


# The rival


class ArrowShown(News, tag="arrow-shown"):
    """The back of the rival's next tile became visible (AR 15.5)."""

    arrow: Arrow


class TileTurned(News, tag="tile-turned"):
    """The rival turned up its next tile (AR 13.3)."""

    tile: str


class RivalIdle(Event, tag="rival-idle"):
    """The rival did nothing, because it could not or its tile says so (AR 13.3)."""


class RivalDug(Event, tag="rival-dug"):
    """The rival occupied a space (AR 13.5)."""

    site: str
    space: int


class RivalDiscovered(Event, tag="rival-discovered"):
    """The rival discovered a site and took its idols (AR 13.6)."""

    site: str
    idol: str
    idols: int


class RivalOvercame(Event, tag="rival-overcame"):
    """The rival took a guardian (AR 13.8)."""

    site: str
    guardian: str


class RivalBought(Event, tag="rival-bought"):
    """The rival took a card from the row (AR 13.9)."""

    card: str


class RivalResearched(Event, tag="rival-researched"):
    """The rival's glass moved to a space; a bonus tile there was removed (AR 13.7)."""

    to: str
    tile: str | None


class RivalTookTile(Event, tag="rival-took-tile"):
    """The rival took a temple tile (AR 13.7)."""

    stack: str


class RivalTookAssistant(Event, tag="rival-took-assistant"):
    """The rival removed an assistant from the game; stack 3 is the rescue space (AR 13.7)."""

    stack: int
    assistant: str


ArnakEvent: TypeAlias = (
    FirstDrawn
    | CampsBlocked
    | IdolLaid
    | BonusLaid
    | TilesChosen
    | AssistantShown
    | CardDealt
    | CardsDrawn
    | RoundBegan
    | Passed
    | TurnEnded
    | Paid
    | Gained
    | IconsGained
    | FearTaken
    | Dug
    | Discovered
    | SiteUncovered
    | GuardianAwoke
    | Overcame
    | Activated
    | TileActivated
    | Relocated
    | CameHome
    | GuardianMoved
    | Bought
    | CardTaken
    | CardPlayed
    | CardDiscarded
    | CardExiled
    | CardTurnedUp
    | Announced
    | CardsLooked
    | CardKept
    | CardPutBack
    | CardsPutAway
    | AssistantUsed
    | OfferedUsed
    | Recruited
    | Promoted
    | Refreshed
    | Exchanged
    | RescueLooked
    | Rescued
    | BoonUsed
    | IdolSlotted
    | IdolReturned
    | Traded
    | IconsBecamePlanes
    | Warded
    | Researched
    | BonusTaken
    | TempleLooked
    | TempleBonusTaken
    | TempleTileTaken
    | Returned
    | CardDecided
    | HandsDecided
    | StaffMoved
    | Scored
    | ArrowShown
    | TileTurned
    | RivalIdle
    | RivalDug
    | RivalDiscovered
    | RivalOvercame
    | RivalBought
    | RivalResearched
    | RivalTookTile
    | RivalTookAssistant
)


_SECRETS: dict[type[ArnakEvent], dict[str, None]] = {
    CardsDrawn: {"cards": None},
    CardsLooked: {"cards": None},
    CardKept: {"card": None},
    CardPutBack: {"card": None},
    CardDecided: {"card": None, "kept": None},
    RescueLooked: {"assistants": None},
    TempleLooked: {"tiles": None},
}
"""The fields that only the seat of the event may see (AR 15.2, 15.3)."""


def seen(event: ArnakEvent, seat: Seat | None) -> ArnakEvent:
    """The event as `seat` sees it; None is a spectator, who sees no secret field."""
    return hide(event, seat, _SECRETS)
