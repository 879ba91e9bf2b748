"""The steps that effects are made of. An effect is a tuple of steps, carried out in order (AR 14.13).

Printed steps are those of the component tables; the others are added by the rules. All of them wait in
`State.pending`, so a position can be saved, copied and searched in the middle of an effect.
The names and the order of the types are part of the fingerprint of trained weights (`bots.columns.layout`).
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
    """One step of an effect."""


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
    """Draw up to `cards` cards one by one, optional (AR 14.10)."""

    cards: int = 1
    bottom: bool = False


class Discard(_Step, tag="discard"):
    """Put a card from hand into the play area, mandatory (AR 14.10)."""


class Exile(_Step, tag="exile"):
    """Exile a card from hand or play area, or a fear tile, optional (AR 8.5)."""


class Trade(_Step, tag="trade"):
    """Trade one resource for the next better one, optional (AR 14.14)."""


class Refresh(_Step, tag="refresh"):
    """Make exhausted assistants ready, optional (AR 14.15)."""

    assistants: int = 1


class Price(_Step, tag="pay"):
    """Pay a price for an effect, optional (AR 14.9)."""

    then: "Effect"
    goods: Goods = NOTHING
    travel: tuple[Icon, ...] = ()
    cards: int = 0
    """Cards discarded from hand to the play area."""


class Choose(_Step, tag="choose"):
    """Choose `times` different options (AR 14.17)."""

    options: tuple["Effect", ...]
    times: int = 1


class Travel(_Step, tag="travel"):
    """Gain travel icons for this turn."""

    icons: tuple[Icon, ...]


class Send(_Step, tag="send"):
    """Dig or discover with an archaeologist from the player's board, optional (AR 14.6)."""

    discount: tuple[Icon, ...] = ()
    compasses: int = 0
    """The discount on the cost to discover."""
    camp: bool = False
    """Only to a camp site, without travel cost (AR 16.15)."""
    activations: int = 1


class Activate(_Step, tag="activate"):
    """Use the effect of a discovered site (AR 14.1)."""

    levels: tuple[Level, ...]
    occupied: Occupied = "any"
    sites: int = 1
    """The number of different sites to activate."""
    surcharge: Goods = NOTHING
    """The price of activating a site of level II (AR 16.17)."""
    done: tuple[str, ...] = ()
    """Sites that this effect has already activated."""


class ActivateTop(_Step, tag="activate-top"):
    """Use the effect of the top tile of a stack (AR 14.2)."""

    level: Level


class Relocate(_Step, tag="relocate"):
    """Move one of the player's archaeologists to another site and activate it (AR 14.5, 16.10)."""

    levels: tuple[Level, ...]


class Overpower(_Step, tag="overcome"):
    """Overcome a guardian without paying its cost, optional (AR 6.2)."""

    anywhere: bool = False
    """At any site without another player, even without one's own archaeologist there (AR 16.5)."""


class Purchase(_Step, tag="buy"):
    """Buy a card, optional (AR 14.16)."""

    kinds: tuple[Kind, ...]
    discount: int = 0
    turn_up: bool = False
    """Whether the top card of the deck can be bought too (AR 16.1)."""


class GainItem(_Step, tag="gain-item"):
    """Gain an item from the row without paying its cost (AR 14.4)."""

    to: Where = "bottom"


class GainArtifact(_Step, tag="gain-artifact"):
    """Gain an artifact from the row without paying its cost (AR 9.10)."""


class Study(_Step, tag="research"):
    """Research, optional (AR 16.2, 16.6)."""

    notebook: bool = False
    """Whether only the notebook may move."""
    free: bool = False
    discount: Goods = NOTHING


class UseOffered(_Step, tag="use-offered"):
    """Use the effect of an assistant in the supply, optional (AR 16.7)."""

    gold: bool = False


class Exchange(_Step, tag="exchange-assistant"):
    """Exchange one of the player's assistants for one in the supply (AR 16.13)."""


class Recruiting(_Step, tag="recruit"):
    """Take an assistant from the supply (AR 9.8)."""


class Promote(_Step, tag="promote"):
    """Turn one of the player's assistants to its gold side, ready (AR 9.5)."""


class RescueOne(_Step, tag="rescue"):
    """Look through the assistants of the rescue space and take one (AR 12.2)."""


class ReturnHome(_Step, tag="return-home"):
    """Bring one of the player's archaeologists home (AR 16.11)."""


class AllPlanes(_Step, tag="all-planes"):
    """All travel icons of the player count as planes until the end of the round (AR 16.11)."""


class NoGuardianFear(_Step, tag="no-guardian-fear"):
    """Take no Fear from guardians at the end of this round (AR 16.12)."""


class ShiftGuardian(_Step, tag="move-guardian"):
    """Move a guardian from one of the player's sites to an unoccupied one and activate that (AR 16.9)."""

    levels: tuple[Level, ...]


class ReturnIdol(_Step, tag="return-idol"):
    """Return the idol of the last filled slot to the crates (AR 16.21)."""


class ExileRowItem(_Step, tag="exile-row-item"):
    """Exile the rightmost item of the row (AR 16.20)."""


class TakeExiled(_Step, tag="take-exiled"):
    """Put an exiled item under the player's deck, optional (AR 16.20)."""


class DrawAndKeep(_Step, tag="draw-and-keep"):
    """Announce a number up to `most`, draw that many cards and keep one (AR 16.8)."""

    most: int
    bottom: bool = False
    back: bool = False
    """Whether another one may be put back on top."""


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
"""Steps that the component tables use."""

Effect: TypeAlias = tuple[Printed, ...]


# Steps added by the rules


class Payment(_Step, tag="payment"):
    """Choose how to pay a cost (AR 1.5)."""

    goods: Goods
    travel: tuple[Icon, ...]
    discount: tuple[Icon, ...]
    cards: int
    then: "Steps"


class Arrive(_Step, tag="arrive"):
    """Put an archaeologist on a space and use the site's effect (AR 4.1)."""

    site: str
    space: int
    activations: int = 1


class Explore(_Step, tag="explore"):
    """Put an archaeologist on an undiscovered site (AR 5.1, 5.2)."""

    site: str


class Uncover(_Step, tag="uncover"):
    """Turn up a site tile and place it (AR 5.3)."""

    site: str


class Awaken(_Step, tag="awaken"):
    """Put a guardian on the site (AR 5.4)."""

    site: str


class Again(_Step, tag="again"):
    """Activate a site again, optional (AR 16.15)."""

    site: str


class Subdue(_Step, tag="subdue"):
    """Move the guardian of a site to the player's board (AR 6.1)."""

    site: str


class Reveal(_Step, tag="reveal"):
    """Turn up the top tile of a stack of sites, use it and put it under the stack (AR 14.2)."""

    level: Level


class TurnUp(_Step, tag="turn-up"):
    """Turn up the top card of a deck (AR 16.1)."""

    kind: Kind


class Fetch(_Step, tag="fetch"):
    """Move a card from the player's deck to hand."""

    bottom: bool = False


class Peruse(_Step, tag="peruse"):
    """Set cards of the deck aside to look at them (AR 16.8)."""

    cards: int
    bottom: bool
    back: bool


class Sort(_Step, tag="sort"):
    """Keep one of the cards looked at (AR 16.8)."""

    back: bool


class PutOnTop(_Step, tag="put-on-top"):
    """Put one of the cards looked at back on top of the deck, optional (AR 16.8)."""


class PutAway(_Step, tag="put-away"):
    """Put the rest of the cards looked at into the play area (AR 16.8)."""


class UseArtifact(_Step, tag="use-artifact"):
    """Use the effect of an artifact just bought or gained, optional (AR 8.7)."""

    card: str


class Advance(_Step, tag="advance"):
    """Move a token to a space (AR 9.1)."""

    token: Token
    to: str
    idols: int = 0


class Claiming(_Step, tag="claiming"):
    """Take a temple tile (AR 9.4)."""

    stack: str


class PickBonus(_Step, tag="pick-bonus"):
    """Take one of several face-up bonus tiles (AR 12.3)."""

    token: Token
    space: str


class Order(_Step, tag="order"):
    """Choose whether the row effect or the bonus tile comes first (AR 9.2)."""

    row: "Effect"
    bonus: "Effect"


class LookInTemple(_Step, tag="look-in-temple"):
    """Look at the temple's bonus tiles (AR 9.3)."""


class PickTemple(_Step, tag="pick-temple"):
    """Take one of the temple's bonus tiles (AR 9.11)."""


class LookAtRescue(_Step, tag="look-at-rescue"):
    """Look at the assistants of the rescue space (AR 12.2)."""


class PickRescue(_Step, tag="pick-rescue"):
    """Take one of the assistants of the rescue space (AR 12.2)."""


class ShowAssistant(_Step, tag="show-assistant"):
    """Turn up the next assistant of a stack; stack 3 is the rescue space (AR 9.8)."""

    stack: int


class FillRow(_Step, tag="fill-row"):
    """Fill the card row (AR 8.4)."""


class DealHand(_Step, tag="deal-hand"):
    """Draw cards for a seat until its hand has five (AR 3.1)."""

    seat: Seat


class NextTurn(_Step, tag="next-turn"):
    """Start the next turn or end the round (AR 3.2)."""


class BeginRound(_Step, tag="begin-round"):
    """Start the first turn of a round (AR 3.1)."""


class CloseRound(_Step, tag="close-round"):
    """Put the play areas under the decks and move the staff, once all have decided what to keep (AR 10.3, 10.4)."""


class DrawFirst(_Step, tag="draw-first"):
    """Draw the first player (AR 2.8)."""


class BlockCamps(_Step, tag="block-camps"):
    """Block the second space of some camp sites (AR 2.4)."""


class LayIdol(_Step, tag="lay-idol"):
    """Place a face-up idol on a site (AR 2.3)."""

    site: str


class LayBonus(_Step, tag="lay-bonus"):
    """Place a face-up bonus tile on a space (AR 2.5)."""

    space: str


class ChooseTiles(_Step, tag="choose-tiles"):
    """Draw the red tiles of the rival (AR 13.2)."""


class ShowArrow(_Step, tag="show-arrow"):
    """Show the back of the rival's next tile (AR 13.4)."""


class TurnTile(_Step, tag="turn-tile"):
    """Turn up the rival's next tile (AR 13.3)."""


class RivalActs(_Step, tag="rival-acts"):
    """Carry out the action of the rival's tile (AR 13.3)."""

    tile: str


class RivalFinds(_Step, tag="rival-finds"):
    """Turn up a site tile at the rival's site, and add a guardian if `guardian` says so (AR 13.6)."""

    site: str
    guardian: bool


class Finish(_Step, tag="finish"):
    """Score the game (AR 10.5)."""


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
Steps: TypeAlias = tuple[Step, ...]
"""Steps to carry out, the next one first."""
