"""The steps that effects are made of. An effect is a tuple of steps, carried out in order (AR 14.13).

Printed steps stand in the tables; the others are what the rules themselves still have to do. All of them wait in
`State.pending`, so a position can be saved, copied and searched in the middle of an effect.
"""

from typing import Literal, TypeAlias

from cairn.core.values import Seat, Value
from cairn.games.arnak.effects.goods import NOTHING, Goods, Icon, Resource

Level: TypeAlias = Literal[0, 1, 2]
"""0 is a camp site (AR 2.10)."""

Occupied: TypeAlias = Literal["any", "nobody", "own"]
Count: TypeAlias = Literal["guardian", "idol", "archaeologist"]
Kind: TypeAlias = Literal["item", "artifact"]
Token: TypeAlias = Literal["glass", "notebook"]
Where: TypeAlias = Literal["hand", "top", "bottom"]


class _Step(Value, tag_field="do"):
    """One thing that an effect does."""


# Printed steps


class Gain(_Step, tag="gain"):
    """Take resources."""

    goods: Goods


class Fear(_Step, tag="fear"):
    """Take a Fear card, or a fear tile if there is none (AR 8.6)."""


class GainEach(_Step, tag="gain-each"):
    """Take one of a resource for each thing counted, up to a limit (AR 16.3)."""

    resource: Resource
    each: Count
    most: int


class Draw(_Step, tag="draw"):
    """Draw cards one by one, as many as wished (AR 14.10)."""

    cards: int = 1
    bottom: bool = False


class Discard(_Step, tag="discard"):
    """Put a card from hand into the play area (AR 14.10); a must."""


class Exile(_Step, tag="exile"):
    """Exile a card from hand or play area, or a fear tile, if wished (AR 8.5)."""


class Trade(_Step, tag="trade"):
    """Trade one resource for the next better one, if wished (AR 14.14)."""


class Refresh(_Step, tag="refresh"):
    """Make exhausted assistants ready, if wished (AR 14.15)."""

    assistants: int = 1


class Price(_Step, tag="pay"):
    """Pay for what follows, or leave it (AR 14.9)."""

    then: "Effect"
    goods: Goods = NOTHING
    travel: tuple[Icon, ...] = ()
    cards: int = 0
    """Cards put from hand into the play area."""


class Choose(_Step, tag="choose"):
    """Take so many different ones of the options (AR 14.17)."""

    options: tuple["Effect", ...]
    times: int = 1


class Travel(_Step, tag="travel"):
    """Travel icons for this turn."""

    icons: tuple[Icon, ...]


class Send(_Step, tag="send"):
    """Dig or discover with an archaeologist from the board, if wished (AR 14.6)."""

    discount: tuple[Icon, ...] = ()
    compasses: int = 0
    """Off the cost of discovering."""
    camp: bool = False
    """Only to a camp site, without travel cost (AR 16.15)."""
    activations: int = 1


class Activate(_Step, tag="activate"):
    """Take the effect of a discovered site (AR 14.1)."""

    levels: tuple[Level, ...]
    occupied: Occupied = "any"
    sites: int = 1
    """So many different ones."""
    surcharge: Goods = NOTHING
    """To be paid first for a site of level II (AR 16.17)."""
    done: tuple[str, ...] = ()
    """Sites that this effect has activated already."""


class ActivateTop(_Step, tag="activate-top"):
    """Take the effect of the top tile of a stack (AR 14.2)."""

    level: Level


class Relocate(_Step, tag="relocate"):
    """Move an own archaeologist from a site to another one and activate that (AR 14.5, 16.10)."""

    levels: tuple[Level, ...]


class Overpower(_Step, tag="overcome"):
    """Overcome a guardian without its cost, if wished (AR 6.2)."""

    anywhere: bool = False
    """Wherever nobody else is, with or without an own archaeologist (AR 16.5)."""


class Purchase(_Step, tag="buy"):
    """Buy a card, if wished (AR 14.16)."""

    kinds: tuple[Kind, ...]
    discount: int = 0
    turn_up: bool = False
    """The top card of the deck is one more to choose from (AR 16.1)."""


class GainItem(_Step, tag="gain-item"):
    """Take an item from the row without its cost (AR 14.4)."""

    to: Where = "bottom"


class GainArtifact(_Step, tag="gain-artifact"):
    """Take an artifact from the row without its cost (AR 9.10)."""


class Study(_Step, tag="research"):
    """Research, if wished (AR 16.2, 16.6)."""

    notebook: bool = False
    """With the notebook only."""
    free: bool = False
    discount: Goods = NOTHING


class UseOffered(_Step, tag="use-offered"):
    """Take the effect of an assistant in the supply, if wished (AR 16.7)."""

    gold: bool = False


class Exchange(_Step, tag="exchange-assistant"):
    """Exchange an own assistant with one in the supply (AR 16.13)."""


class Recruiting(_Step, tag="recruit"):
    """Take an assistant from the supply (AR 9.8)."""


class Promote(_Step, tag="promote"):
    """Turn an own assistant to its gold side, ready (AR 9.5)."""


class RescueOne(_Step, tag="rescue"):
    """Look through the assistants of the rescue space and take one (AR 12.2)."""


class ReturnHome(_Step, tag="return-home"):
    """Take an own archaeologist back from a site (AR 16.11)."""


class AllPlanes(_Step, tag="all-planes"):
    """Until the round ends every icon spent is a plane (AR 16.11)."""


class NoGuardianFear(_Step, tag="no-guardian-fear"):
    """Guardians bring no Fear when this round ends (AR 16.12)."""


class ShiftGuardian(_Step, tag="move-guardian"):
    """Move a guardian from an own site to an unoccupied one and activate that (AR 16.9)."""

    levels: tuple[Level, ...]


class ReturnIdol(_Step, tag="return-idol"):
    """Take the idol of the last filled slot back to the crates (AR 16.21)."""


class ExileRowItem(_Step, tag="exile-row-item"):
    """Exile the rightmost item of the row (AR 16.20)."""


class TakeExiled(_Step, tag="take-exiled"):
    """Put an exiled item under the own deck, if wished (AR 16.20)."""


class DrawAndKeep(_Step, tag="draw-and-keep"):
    """Say a number, draw so many, keep one (AR 16.8)."""

    most: int
    bottom: bool = False
    back: bool = False
    """One more may go back on top."""


class PassRound(_Step, tag="pass"):
    """Pass (AR 14.8)."""


Printed: TypeAlias = (
    Gain
    | Fear
    | GainEach
    | Draw
    | Discard
    | Exile
    | Trade
    | Refresh
    | Price
    | Choose
    | Travel
    | Send
    | Activate
    | ActivateTop
    | Relocate
    | Overpower
    | Purchase
    | GainItem
    | GainArtifact
    | Study
    | UseOffered
    | Exchange
    | Recruiting
    | Promote
    | RescueOne
    | ReturnHome
    | AllPlanes
    | NoGuardianFear
    | ShiftGuardian
    | ReturnIdol
    | ExileRowItem
    | TakeExiled
    | DrawAndKeep
    | PassRound
)
"""Steps that may stand in a table."""

Effect: TypeAlias = tuple[Printed, ...]


# What the rules still have to do


class Payment(_Step, tag="payment"):
    """A cost that can be met in several ways waits for one of them (AR 1.5)."""

    goods: Goods
    travel: tuple[Icon, ...]
    discount: tuple[Icon, ...]
    cards: int
    then: "Work"


class Arrive(_Step, tag="arrive"):
    """An archaeologist comes to a space and takes the site's effect (AR 4.1)."""

    site: str
    space: int
    activations: int = 1


class Explore(_Step, tag="explore"):
    """An archaeologist comes to an undiscovered site (AR 5.1, 5.2)."""

    site: str


class Uncover(_Step, tag="uncover"):
    """A site tile is turned up and placed (AR 5.3)."""

    site: str


class Awaken(_Step, tag="awaken"):
    """A guardian is put on the site (AR 5.4)."""

    site: str


class Again(_Step, tag="again"):
    """A site may be activated once more (AR 16.15)."""

    site: str


class Subdue(_Step, tag="subdue"):
    """The guardian of a site comes to the own board (AR 6.1)."""

    site: str


class Reveal(_Step, tag="reveal"):
    """The top tile of a stack of sites is turned up, used and put under it (AR 14.2)."""

    level: Level


class TurnUp(_Step, tag="turn-up"):
    """The top card of a deck is turned up (AR 16.1)."""

    kind: Kind


class Fetch(_Step, tag="fetch"):
    """A card comes from the own deck to the hand."""

    bottom: bool = False


class Peruse(_Step, tag="peruse"):
    """Cards come from the deck and are looked at, neither in hand nor in the play area (AR 16.8)."""

    cards: int
    bottom: bool
    back: bool


class Sort(_Step, tag="sort"):
    """Of the cards looked at one is kept (AR 16.8)."""

    back: bool


class PutOnTop(_Step, tag="put-on-top"):
    """Of the cards looked at one may go back on top of the deck (AR 16.8)."""


class PutAway(_Step, tag="put-away"):
    """The rest of the cards looked at goes to the play area (AR 16.8)."""


class UseArtifact(_Step, tag="use-artifact"):
    """The effect of an artifact just bought or gained may be used (AR 8.7)."""

    card: str


class Advance(_Step, tag="advance"):
    """A token enters a space (AR 9.1)."""

    token: Token
    to: str
    idols: int = 0


class Claiming(_Step, tag="claiming"):
    """A temple tile is taken (AR 9.4)."""

    stack: str


class PickBonus(_Step, tag="pick-bonus"):
    """One of several open bonus tiles is taken (AR 12.3)."""

    token: Token
    space: str


class Order(_Step, tag="order"):
    """Row effect and bonus tile come in the order the player likes (AR 9.2)."""

    row: "Effect"
    bonus: "Effect"


class LookInTemple(_Step, tag="look-in-temple"):
    """The temple's bonus tiles are looked at (AR 9.3)."""


class PickTemple(_Step, tag="pick-temple"):
    """One of the temple's bonus tiles is taken (AR 9.11)."""


class LookAtRescue(_Step, tag="look-at-rescue"):
    """The assistants of the rescue space are looked at (AR 12.2)."""


class PickRescue(_Step, tag="pick-rescue"):
    """One of them is taken (AR 12.2)."""


class ShowAssistant(_Step, tag="show-assistant"):
    """The next assistant of a stack is open; stack 3 is the rescue space (AR 9.8)."""

    stack: int


class FillRow(_Step, tag="fill-row"):
    """The row is filled (AR 8.4)."""


class DealHand(_Step, tag="deal-hand"):
    """A seat draws up to five cards (AR 3.1)."""

    seat: Seat


class NextTurn(_Step, tag="next-turn"):
    """Somebody has the next turn, or the round ends (AR 3.2)."""


class BeginRound(_Step, tag="begin-round"):
    """The hands are full, the first turn begins (AR 3.1)."""


class CloseRound(_Step, tag="close-round"):
    """All have kept what they keep: the play areas go under the decks, the staff moves (AR 10.3, 10.4)."""


class DrawFirst(_Step, tag="draw-first"):
    """The first player is drawn (AR 2.8)."""


class BlockCamps(_Step, tag="block-camps"):
    """Some dear spaces of the camp sites are blocked (AR 2.4)."""


class LayIdol(_Step, tag="lay-idol"):
    """A face-up idol is laid on a site (AR 2.3)."""

    site: str


class LayBonus(_Step, tag="lay-bonus"):
    """An open bonus tile is laid on a space (AR 2.5)."""

    space: str


class ChooseTiles(_Step, tag="choose-tiles"):
    """The red tiles of the rival are drawn (AR 13.2)."""


class ShowArrow(_Step, tag="show-arrow"):
    """The back of the rival's next tile is seen (AR 13.4)."""


class TurnTile(_Step, tag="turn-tile"):
    """The rival's next tile is turned up (AR 13.3)."""


class RivalActs(_Step, tag="rival-acts"):
    """The rival does what its tile says (AR 13.3)."""

    tile: str


class RivalFinds(_Step, tag="rival-finds"):
    """A site tile is turned up where the rival stands, and perhaps a guardian woken (AR 13.6)."""

    site: str
    guardian: bool


class Finish(_Step, tag="finish"):
    """The game is scored (AR 10.5)."""


Step: TypeAlias = (
    Printed
    | Payment
    | Arrive
    | Explore
    | Uncover
    | Awaken
    | Again
    | Subdue
    | Reveal
    | TurnUp
    | Fetch
    | Peruse
    | Sort
    | PutOnTop
    | PutAway
    | UseArtifact
    | Advance
    | Claiming
    | PickBonus
    | Order
    | LookInTemple
    | PickTemple
    | LookAtRescue
    | PickRescue
    | ShowAssistant
    | FillRow
    | DealHand
    | NextTurn
    | BeginRound
    | CloseRound
    | DrawFirst
    | BlockCamps
    | LayIdol
    | LayBonus
    | ChooseTiles
    | ShowArrow
    | TurnTile
    | RivalActs
    | RivalFinds
    | Finish
)
Work: TypeAlias = tuple[Step, ...]
"""What is still to be done, the next first."""
