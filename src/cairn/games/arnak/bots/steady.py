"""The bot called steady: a sensible beginner who takes, turn by turn, what looks best by itself.

It adds up what a move brings and what it takes, in points (`worth`), and takes the best main action that is worth
more than it costs; it passes only when there is none. It pays with what it needs least, uses its assistants every
round, and turns cards into coins and compasses when they are enough for something better, or when nothing else is
left to do. It does not think about what the others will do, nor further than the move at hand.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from cairn.core.sight import Sight
from cairn.games.arnak.bots.answers import answer_liking
from cairn.games.arnak.bots.worth import BOON, CARD, DREAD, GUARDIAN, Reckoning
from cairn.games.arnak.effects.goods import NOTHING, Goods
from cairn.games.arnak.effects.steps import Effect, Gain, Payment
from cairn.games.arnak.rules import pieces, prices
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import (
    Buy,
    Claim,
    Dig,
    Discover,
    EndTurn,
    Move,
    Overcome,
    Pass,
    Pay,
    Play,
    Research,
    SlotIdol,
    UseAssistant,
    UseBoon,
)
from cairn.games.arnak.rules.research import BRIDGES, ROWS, SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import FREE
from cairn.games.arnak.rules.view import View
from cairn.reason.selection import choose_best

FIRST = 100.0
"""Free actions that take nothing away come before anything else: what they bring may be used in this turn."""

LAST = -50.0
"""Free actions that spend a card come when no main action is worth its price any more, but before passing."""

BETTER = 0.5
"""So much more must something be worth to turn cards into resources for it now."""


class Steady:
    """A sensible player, one move at a time."""

    def choose(
        self, sight: Sight[View, ArnakEvent], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """A move that is liked; found in a fraction of a millisecond, whatever `seconds` say."""
        if len(moves) == 1:
            return moves[0]
        turn = Turn(sight.view, moves)
        return self.pick(moves, [turn.liking(move) for move in moves], rng)

    def pick(self, moves: Sequence[Move], likings: Sequence[float], rng: Random) -> Move:
        """The move that is liked best; of equals, any."""
        return choose_best(moves, likings, rng)


class Turn:
    """What a seat thinks of its moves in one position."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        """Look at the table, and at what could be had with a few more resources."""
        self.view = view
        self.worth = Reckoning(view)
        self.own = self.worth.own
        self.lacking = NOTHING
        if not view.pending and not view.acted:
            self.lacking = self._lacking(moves)

    def liking(self, move: Move) -> float:
        """How good a move looks, in points; passing is 0 in the end."""
        match move:
            case Dig() | Discover() | Overcome() | Buy() | Research() | Claim() | Play() | UseAssistant():
                return self.action(move)
            case UseBoon():
                return self.boon(move)
            case SlotIdol():
                return self.slot(move)
            case Pass():
                return LAST - 1
            case EndTurn():
                return LAST / 2
            case Pay():
                return FIRST - self.worth.way(move) if isinstance(self.view.pending[0], Payment) else 0.1
            case _:
                return answer_liking(self.worth, move)

    def action(self, move: "_Action") -> float:
        """How good an action looks."""
        return _ACTIONS[type(move)](self, move)

    # Main actions

    def dig(self, move: Dig) -> float:
        """What the site gives, less the way there and the Fear."""
        number = pieces.SITE_NUMBERS[move.site]
        way = self.worth.travel(prices.dig_price(self.view.options.side, move.site, move.space).travel)
        return self.worth.site(number) + self.worth.risk(number) - (way or 0.0)

    def discover(self, move: Discover) -> float:
        """Idols, a site tile, and a guardian that nobody knows yet, less compasses and the way there."""
        number = pieces.SITE_NUMBERS[move.site]
        site, idol, worth = pieces.SITES[number], self.view.idols[number], self.worth
        assert idol is not None
        price = prices.discovery_price(self.view.options.side, move.site)
        way = worth.travel(price.travel)
        if way is None:
            return -FIRST
        idols = (pieces.IDOL_POINTS + 0.5) * site.level  # a slot is of some use too
        found = idols + worth.effect(pieces.IDOLS[idol].effect) + worth.unknown[site.level]
        return found - worth.goods(price.goods) - way

    def overcome(self, move: Overcome) -> float:
        """Points, the boon, and no Fear, less the cost."""
        guardian = self.view.guards[pieces.SITE_NUMBERS[move.site]]
        assert guardian is not None
        cost = prices.guardian_price(guardian)
        way = self.worth.travel(cost.travel, (), cost.cards) if cost.travel or cost.cards else 0.0
        if way is None:
            return -FIRST
        return GUARDIAN + BOON + DREAD - self.worth.goods(cost.goods) - way

    def buy(self, move: Buy) -> float:
        """A card for its price; an artifact can be used at once."""
        face = pieces.CARDS[move.card]
        now = max(0.0, self.worth.effect(face.effect)) if face.kind == "artifact" else 0.0
        return self.worth.card(move.card) + now - self.worth.goods(prices.card_price(move.card))

    def research(self, move: Research) -> float:
        """A step up the track: where it leads, its effect and its bonus tile, less its cost."""
        side, worth = self.view.options.side, self.worth
        origin = self.own.glass if move.token == "glass" else self.own.notebook
        price = prices.bridge_price(side, origin, move.to)
        gain = worth.step(move.token, move.to)
        if move.to == TEMPLE_SPACE:
            gain += CARD
        else:
            row = pieces.TRACKS[side].row[ROWS[side][move.to] - 1]
            gain += worth.effect(row.glass if move.token == "glass" else row.notebook)
            tiles = self.view.bonuses[SPACES[side][move.to]]
            gain += max((worth.effect(pieces.BONUSES[tile].effect) for tile in tiles), default=0.0)
        return gain - worth.goods(price.goods) - (pieces.IDOL_POINTS + 0.5) * price.idols

    def claim(self, move: Claim) -> float:
        """The points of a temple tile, less its cost."""
        return pieces.TEMPLE[move.stack].points - self.worth.goods(
            prices.temple_price(self.view.options.side, move.stack)
        )

    def play(self, move: Play) -> float:
        """The effect of a card; one that is played freely costs no turn, so it can wait."""
        face, worth = pieces.CARDS[move.card], self.worth
        if move.timing == "free":
            return self._free(face.effect, LAST + worth.effect(face.effect))
        if move.timing == "pass":
            return LAST / 2 + worth.effect(face.passing)
        cost = worth.goods(prices.playing_price(move.card))
        points = face.points if face.exiles_itself else 0
        way = 0.3 if self.own.home else 0.0  # its icons could take somebody somewhere
        return worth.effect(face.effect) - cost - points - way

    def employ(self, move: UseAssistant) -> float:
        """Assistants are ready again next round, so they are used in every round; icons wait for a way."""
        employee = next(each for each in self.own.employees if each.assistant == move.assistant)
        sides = pieces.ASSISTANTS[move.assistant]
        gain = self.worth.use_of(employee)
        if sides.timing == "main":
            return gain
        effect = sides.gold if employee.gold else sides.silver
        if sides.icons(employee.gold) and self.own.home:
            return self._free(effect, LAST + gain)
        return FIRST + gain if gain > 0.3 else LAST * 2

    # Free actions

    def boon(self, move: UseBoon) -> float:
        """A boon is used once, when it is good for something."""
        gain = self.worth.effect(pieces.GUARDIANS[move.guardian].boon)
        return FIRST + gain if gain >= 0.5 else LAST * 2

    def slot(self, move: SlotIdol) -> float:
        """The effect, less the points of the slot; at the end only for something that needs it."""
        chosen, points = pieces.SLOT_EFFECTS[move.effect], pieces.SLOTS[self.own.slots]
        gain = self.worth.effect(chosen.effect) - self.worth.goods(prices.slot_price(chosen.id)) - points
        return self._free(chosen.effect, LAST + gain if gain > 0.2 else LAST * 2)

    def _free(self, effect: Effect, otherwise: float) -> float:
        """First if it gives what is lacking for something better."""
        given = _given(effect)
        helps = any(getattr(self.lacking, name) and getattr(given, name) for name in Goods.__struct_fields__)
        return FIRST / 2 + otherwise / 100 if helps else otherwise

    def _lacking(self, moves: Sequence[Move]) -> Goods:
        """What is missing for the best main action that free actions could pay for, if that is worth it."""
        now = max(
            (self.action(move) for move in moves if isinstance(move, _Action) and not _is_free(move)), default=0.0
        )
        could = self.own.goods
        for move in moves:
            could += self._gain(move)
        slots = [_given(pieces.SLOT_EFFECTS[move.effect].effect) for move in moves if isinstance(move, SlotIdol)]
        best, lacking = max(now, 0.0) + BETTER, NOTHING
        for move, cost in self._wishes():
            if self.own.goods.covers(cost):
                continue
            price = 0.0
            if not could.covers(cost):
                if not any((could + each).covers(cost) for each in slots):
                    continue
                price = pieces.SLOTS[self.own.slots]
            liking = self.liking(move) - price
            if liking > best:
                best, lacking = liking, cost.without(self.own.goods)
        return lacking

    def _gain(self, move: Move) -> Goods:
        """What a free action would bring for certain."""
        match move:
            case Play(card, "free"):
                return _given(pieces.CARDS[card].effect)
            case _:
                return NOTHING

    def _wishes(self) -> list[tuple[Move, Goods]]:
        """Main actions, whether they can be paid for or not, and the resources that they take."""
        view, own, side = self.view, self.own, self.view.options.side
        found: list[tuple[Move, Goods]] = []
        for number, site in enumerate(pieces.SITES):
            if own.home and view.tiles[number] is None and FREE in view.spaces[number]:
                found.append((Discover(site.id), prices.discovery_price(side, site.id).goods))
            guardian = view.guards[number]
            if guardian is not None and view.seat in view.spaces[number]:
                found.append((Overcome(site.id), prices.guardian_price(guardian).goods))
        found += [(Buy(card), prices.card_price(card)) for card in view.row if card is not None]
        found += [
            (Research("glass", each.to), prices.bridge_price(side, own.glass, each.to).goods)
            for each in BRIDGES[side][own.glass]
        ]
        if ROWS[side][own.notebook] < ROWS[side][own.glass]:
            bridges = BRIDGES[side][own.notebook]
            found += [
                (Research("notebook", each.to), prices.bridge_price(side, own.notebook, each.to).goods)
                for each in bridges
                if each.to != TEMPLE_SPACE
            ]
        if own.glass == TEMPLE_SPACE:
            stacks = [stack for stack, left in zip(STACKS, view.temple, strict=True) if left]
            found += [(Claim(stack), prices.temple_price(side, stack)) for stack in stacks]
        return found


def _is_free(move: Move) -> bool:
    match move:
        case Play(timing=timing):
            return timing == "free"
        case UseAssistant(assistant):
            return pieces.ASSISTANTS[assistant].timing == "free"
        case _:
            return False


def _given(effect: Effect) -> Goods:
    """The resources that an effect gives without a question."""
    return sum((step.goods for step in effect if isinstance(step, Gain)), NOTHING)


_ACTIONS: dict[type[Move], Callable[[Turn, Any], float]] = {
    Dig: Turn.dig,
    Discover: Turn.discover,
    Overcome: Turn.overcome,
    Buy: Turn.buy,
    Research: Turn.research,
    Claim: Turn.claim,
    Play: Turn.play,
    UseAssistant: Turn.employ,
}

_Action: TypeAlias = Dig | Discover | Overcome | Buy | Research | Claim | Play | UseAssistant
"""Main actions; cards and assistants that are used freely have the same form."""
