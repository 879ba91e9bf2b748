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


# Set-up


class FirstDrawn(News, tag="first-drawn"):
    """The first player was drawn (AR 2.8)."""

    seat: Seat


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


class CardsDrawn(News, tag="cards-drawn", omit_defaults=True):
    """Cards were drawn from a deck to the hand; only their owner sees them (AR 15.3)."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None
    bottom: bool = False
    """From under the deck, which all can see."""


# Turns


class RoundBegan(Event, tag="round-began"):
    """A round began (AR 3.2)."""

    round: int
    first: Seat


class Passed(Event, tag="passed"):
    """A player passed (AR 3.7)."""

    seat: Seat


class TurnEnded(Event, tag="turn-ended"):
    """A player ended their turn (AR 3.8)."""

    seat: Seat


class Paid(Event, tag="paid", omit_defaults=True):
    """A cost was paid (AR 1.8)."""

    seat: Seat
    goods: Goods = NOTHING
    cards: tuple[str, ...] = ()
    boons: tuple[str, ...] = ()
    assistants: tuple[str, ...] = ()
    planes: int = 0
    discards: tuple[str, ...] = ()
    idols: int = 0


class Gained(Event, tag="gained"):
    """Resources were gained."""

    seat: Seat
    goods: Goods


class IconsGained(Event, tag="icons-gained"):
    """Travel icons were gained for this turn."""

    seat: Seat
    icons: tuple[Icon, ...]


class FearTaken(Event, tag="fear-taken"):
    """A player took Fear, as a tile if no card was left (AR 8.6)."""

    seat: Seat
    tile: bool


class Dug(Event, tag="dug"):
    """An archaeologist was sent to a space (AR 4.1)."""

    seat: Seat
    site: str
    space: int


class Discovered(Event, tag="discovered"):
    """An archaeologist was sent to an undiscovered site and its idols were taken (AR 5.2)."""

    seat: Seat
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


class Overcame(Event, tag="overcame"):
    """A guardian was overcome (AR 6.1)."""

    seat: Seat
    site: str
    guardian: str


class Activated(Event, tag="activated"):
    """A site was activated without sending an archaeologist (AR 14.1)."""

    seat: Seat
    site: str


class TileActivated(News, tag="tile-activated"):
    """The top tile of a stack was turned up, used, and put under the stack (AR 14.2)."""

    seat: Seat
    tile: str


class Relocated(Event, tag="relocated"):
    """An archaeologist moved from one site to another (AR 14.5)."""

    seat: Seat
    origin: str
    site: str
    space: int


class CameHome(Event, tag="came-home"):
    """An archaeologist was taken back from a site (AR 16.11)."""

    seat: Seat
    site: str


class GuardianMoved(Event, tag="guardian-moved"):
    """A guardian was moved to another site (AR 16.9)."""

    seat: Seat
    origin: str
    site: str
    guardian: str


class Bought(Event, tag="bought"):
    """A card was bought (AR 8.1)."""

    seat: Seat
    card: str


class CardTaken(Event, tag="card-taken"):
    """A card was gained without paying its cost (AR 14.4, 16.20)."""

    seat: Seat
    card: str
    to: Literal["hand", "top", "bottom", "play"]


class CardPlayed(Event, tag="card-played"):
    """A card was played for its effect (AR 8.2)."""

    seat: Seat
    card: str
    timing: Literal["main", "free", "pass"]


class CardDiscarded(Event, tag="card-discarded"):
    """A card was put from hand into the play area (AR 14.10)."""

    seat: Seat
    card: str


class CardExiled(Event, tag="card-exiled"):
    """A card was exiled: from the hand, the play area, or the row (AR 8.5)."""

    seat: Seat
    card: str
    zone: Literal["hand", "play", "row"]


class CardTurnedUp(News, tag="card-turned-up"):
    """The top card of a deck was turned up (AR 16.1)."""

    card: str


class Announced(Event, tag="announced"):
    """A player announced the number of cards to look at (AR 16.8)."""

    seat: Seat
    cards: int


class CardsLooked(News, tag="cards-looked", omit_defaults=True):
    """A player looked at cards of their deck (AR 16.8)."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | None
    bottom: bool = False
    """From under the deck, which all can see."""


class CardKept(Event, tag="card-kept"):
    """One of the cards looked at was taken to hand (AR 16.8)."""

    seat: Seat
    card: str | None


class CardPutBack(Event, tag="card-put-back"):
    """One of the cards looked at was put back on top of the deck (AR 16.8)."""

    seat: Seat
    card: str | None


class CardsPutAway(News, tag="cards-put-away"):
    """The rest of the cards looked at was put into the play area (AR 16.8)."""

    seat: Seat
    cards: tuple[str, ...]


class AssistantUsed(Event, tag="assistant-used"):
    """An assistant was exhausted for its effect (AR 9.9)."""

    seat: Seat
    assistant: str


class OfferedUsed(Event, tag="offered-used"):
    """The effect of an assistant in the supply was used (AR 16.7)."""

    seat: Seat
    assistant: str
    gold: bool


class Recruited(Event, tag="recruited"):
    """An assistant was recruited (AR 9.8)."""

    seat: Seat
    assistant: str


class Promoted(Event, tag="promoted"):
    """An assistant was turned to its gold side (AR 9.5)."""

    seat: Seat
    assistant: str


class Refreshed(Event, tag="refreshed"):
    """An assistant was made ready (AR 14.15)."""

    seat: Seat
    assistant: str


class Exchanged(Event, tag="exchanged"):
    """An assistant was exchanged for one in the supply (AR 16.13)."""

    seat: Seat
    assistant: str
    other: str


class RescueLooked(News, tag="rescue-looked"):
    """A player looked through the rescue stack, top first (AR 12.2)."""

    seat: Seat
    assistants: tuple[str, ...] | None


class Rescued(News, tag="rescued"):
    """An assistant was taken from the rescue space; `open` is the new top one (AR 12.2, 12.5)."""

    seat: Seat
    assistant: str
    open: str | None


class BoonUsed(Event, tag="boon-used"):
    """A boon was used (AR 6.1)."""

    seat: Seat
    guardian: str


class IdolSlotted(Event, tag="idol-slotted"):
    """An idol was slotted (AR 7.1)."""

    seat: Seat
    effect: str


class IdolReturned(Event, tag="idol-returned"):
    """An idol was returned from a slot to the crates (AR 16.21)."""

    seat: Seat


class Traded(Event, tag="traded"):
    """A resource was traded for the next better one (AR 14.14)."""

    seat: Seat
    give: Literal["tablet", "arrowhead"]


class IconsBecamePlanes(Event, tag="icons-became-planes"):
    """All travel icons of the player count as planes until the end of the round (AR 16.11)."""

    seat: Seat


class Warded(Event, tag="warded"):
    """The player takes no Fear from guardians at the end of this round (AR 16.12)."""

    seat: Seat


class Researched(Event, tag="researched"):
    """A token moved to a space of the research track (AR 9.1)."""

    seat: Seat
    token: Token
    to: str


class BonusTaken(Event, tag="bonus-taken"):
    """A bonus tile was taken (AR 9.2)."""

    seat: Seat
    space: str
    tile: str


class TempleLooked(News, tag="temple-looked"):
    """A player looked through the temple's bonus tiles (AR 9.11)."""

    seat: Seat
    tiles: tuple[str, ...] | None


class TempleBonusTaken(News, tag="temple-bonus-taken"):
    """A bonus tile of the temple was taken and shown to all (AR 9.11)."""

    seat: Seat
    tile: str


class TempleTileTaken(Event, tag="temple-tile-taken"):
    """A temple tile was taken (AR 9.4)."""

    seat: Seat
    stack: str


# End of a round


class Returned(Event, tag="returned"):
    """The archaeologists of a player returned home (AR 10.1)."""

    seat: Seat


class CardDecided(Event, tag="card-decided"):
    """A player decided in secret whether to keep a card left in hand (AR 10.2)."""

    seat: Seat
    card: str | None
    kept: bool | None


class HandsDecided(News, tag="hands-decided"):
    """All have decided; `laid` are the cards put into the play area, by seat (AR 10.2)."""

    laid: tuple[tuple[str, ...], ...]


class StaffMoved(Event, tag="staff-moved"):
    """The cards next to the staff were exiled and the staff moved (AR 10.4)."""

    exiled: tuple[str, ...]


class Scored(News, tag="scored"):
    """A player's points, or the rival's as the seat after the last (AR 11.1)."""

    seat: Seat
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
