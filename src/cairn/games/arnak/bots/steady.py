"""The bot `steady`: it takes the move with the best immediate value.

It adds up gains and costs of a move in points (`valuation`) and takes the best main action that is worth more than it
costs; it passes only if there is none. It pays with what it needs least, uses its assistants every round, and turns
cards into coins and compasses if these pay for something better or nothing else is left to do. It does not consider
what other players will do, and it does not look beyond the move.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from cairn.core.sight import Sight
from cairn.games.arnak.bots.answers import answer_value
from cairn.games.arnak.bots.valuation import BOON_VALUE, CARD_VALUE, FEAR_COST, GUARDIAN_POINTS, Valuation
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

FIRST_PRIORITY = 100.0
"""The value of free actions without a cost: they come first, because their gains may be useful in this turn."""

LAST_PRIORITY = -50.0
"""The value of free actions that spend a card: after all worthwhile main actions, but before passing."""

MIN_IMPROVEMENT = 0.5
"""The gain in points for which cards are turned into resources now."""


class Steady:
    """A player that takes the move with the best immediate value."""

    def choose(
        self, sight: Sight[View, ArnakEvent], moves: Sequence[Move], rng: Random, seconds: float | None = None
    ) -> Move:
        """Choose a move in less than a millisecond; `seconds` is ignored."""
        if len(moves) == 1:
            return moves[0]
        turn = TurnValuation(sight.view, moves)
        return self.pick(moves, [turn.value(move) for move in moves], rng)

    def pick(self, moves: Sequence[Move], values: Sequence[float], rng: Random) -> Move:
        """The move with the highest value; of equal ones, any."""
        return choose_best(moves, values, rng)


class TurnValuation:
    """The values of a seat's moves in one position."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        """Value the position, and find the resources missing for a better main action."""
        self.view = view
        self.values = Valuation(view)
        self.own = self.values.own
        self.missing = NOTHING
        if not view.pending and not view.acted:
            self.missing = self._missing_goods(moves)

    def value(self, move: Move) -> float:
        """The value of a move, in points."""
        match move:
            case Dig() | Discover() | Overcome() | Buy() | Research() | Claim() | Play() | UseAssistant():
                return self.action(move)
            case UseBoon():
                return self.boon(move)
            case SlotIdol():
                return self.slot(move)
            case Pass():
                return LAST_PRIORITY - 1
            case EndTurn():
                return LAST_PRIORITY / 2
            case Pay():
                return FIRST_PRIORITY - self.values.payment(move) if isinstance(self.view.pending[0], Payment) else 0.1
            case _:
                return answer_value(self.values, move)

    def action(self, move: "_Action") -> float:
        """The value of an action."""
        return _ACTIONS[type(move)](self, move)

    # Main actions

    def dig(self, move: Dig) -> float:
        """The site's effect, minus travel cost and Fear."""
        number = pieces.SITE_NUMBERS[move.site]
        way = self.values.travel(prices.dig_price(self.view.options.side, move.site, move.space).travel)
        return self.values.site(number) + self.values.risk(number) - (way or 0.0)

    def discover(self, move: Discover) -> float:
        """Idols and an unknown site tile, minus compasses and travel cost."""
        number = pieces.SITE_NUMBERS[move.site]
        site, idol, values = pieces.SITES[number], self.view.idols[number], self.values
        assert idol is not None
        price = prices.discovery_price(self.view.options.side, move.site)
        way = values.travel(price.travel)
        if way is None:
            return -FIRST_PRIORITY
        idols = (pieces.IDOL_POINTS + 0.5) * site.level  # half a point for its use in a slot
        found = idols + values.effect(pieces.IDOLS[idol].effect) + values.unknown_tile[site.level]
        return found - values.goods(price.goods) - way

    def overcome(self, move: Overcome) -> float:
        """Points, the boon, and no Fear, minus the cost."""
        guardian = self.view.guards[pieces.SITE_NUMBERS[move.site]]
        assert guardian is not None
        cost = prices.guardian_price(guardian)
        way = self.values.travel(cost.travel, (), cost.cards) if cost.travel or cost.cards else 0.0
        if way is None:
            return -FIRST_PRIORITY
        return GUARDIAN_POINTS + BOON_VALUE + FEAR_COST - self.values.goods(cost.goods) - way

    def buy(self, move: Buy) -> float:
        """The card, and the effect of an artifact, minus the price."""
        face = pieces.CARDS[move.card]
        now = max(0.0, self.values.effect(face.effect)) if face.kind == "artifact" else 0.0
        return self.values.card(move.card) + now - self.values.goods(prices.card_price(move.card))

    def research(self, move: Research) -> float:
        """The move up the track, its row effect and its bonus tile, minus the cost."""
        side, values = self.view.options.side, self.values
        origin = self.own.glass if move.token == "glass" else self.own.notebook
        price = prices.bridge_price(side, origin, move.to)
        gain = values.research_step(move.token, move.to)
        if move.to == TEMPLE_SPACE:
            gain += CARD_VALUE
        else:
            row = pieces.TRACKS[side].row[ROWS[side][move.to] - 1]
            gain += values.effect(row.glass if move.token == "glass" else row.notebook)
            tiles = self.view.bonuses[SPACES[side][move.to]]
            gain += max((values.effect(pieces.BONUSES[tile].effect) for tile in tiles), default=0.0)
        return gain - values.goods(price.goods) - (pieces.IDOL_POINTS + 0.5) * price.idols

    def claim(self, move: Claim) -> float:
        """The points of a temple tile, minus the price."""
        return pieces.TEMPLE[move.stack].points - self.values.goods(
            prices.temple_price(self.view.options.side, move.stack)
        )

    def play(self, move: Play) -> float:
        """The effect of a card; one with a free action can wait."""
        face, values = pieces.CARDS[move.card], self.values
        if move.timing == "free":
            return self._free_value(face.effect, LAST_PRIORITY + values.effect(face.effect))
        if move.timing == "pass":
            return LAST_PRIORITY / 2 + values.effect(face.passing)
        cost = values.goods(prices.playing_price(move.card))
        points = face.points if face.exiles_itself else 0
        way = 0.3 if self.own.home else 0.0  # its travel icons are lost
        return values.effect(face.effect) - cost - points - way

    def use_assistant(self, move: UseAssistant) -> float:
        """The use of an assistant, every round, because they are refreshed; those with travel icons wait."""
        employee = next(each for each in self.own.employees if each.assistant == move.assistant)
        sides = pieces.ASSISTANTS[move.assistant]
        gain = self.values.single_use(employee)
        if sides.timing == "main":
            return gain
        if sides.icons(employee.gold) and self.own.home:
            return self._free_value(sides.effect(employee.gold), LAST_PRIORITY + gain)
        return FIRST_PRIORITY + gain if gain > 0.3 else LAST_PRIORITY * 2

    # Free actions

    def boon(self, move: UseBoon) -> float:
        """The boon of a guardian, if it is worth half a point: it can be used only once."""
        gain = self.values.effect(pieces.GUARDIANS[move.guardian].boon)
        return FIRST_PRIORITY + gain if gain >= 0.5 else LAST_PRIORITY * 2

    def slot(self, move: SlotIdol) -> float:
        """The effect, minus its price and the points of the slot."""
        chosen, points = pieces.SLOT_EFFECTS[move.effect], pieces.SLOTS[self.own.slots]
        gain = self.values.effect(chosen.effect) - self.values.goods(prices.slot_price(chosen.id)) - points
        return self._free_value(chosen.effect, LAST_PRIORITY + gain if gain > 0.2 else LAST_PRIORITY * 2)

    def _free_value(self, effect: Effect, otherwise: float) -> float:
        """The value of a free action: high if its effect gives a missing resource, else `otherwise`."""
        given = _certain_goods(effect)
        helps = any(getattr(self.missing, name) and getattr(given, name) for name in Goods.__struct_fields__)
        return FIRST_PRIORITY / 2 + otherwise / 100 if helps else otherwise

    def _missing_goods(self, moves: Sequence[Move]) -> Goods:
        """The resources missing for the best main action that free actions can pay for, if it is worthwhile."""
        now = max(
            (self.action(move) for move in moves if isinstance(move, _Action) and not _is_free(move)), default=0.0
        )
        could = self.own.goods
        for move in moves:
            could += self._free_gain(move)
        slotted = [move.effect for move in moves if isinstance(move, SlotIdol)]
        slots = [_certain_goods(pieces.SLOT_EFFECTS[effect].effect) for effect in slotted]
        best, missing = max(now, 0.0) + MIN_IMPROVEMENT, NOTHING
        for move, cost in self._main_actions():
            if self.own.goods.covers(cost):
                continue
            price = 0.0
            if not could.covers(cost):
                if not any((could + each).covers(cost) for each in slots):
                    continue
                price = pieces.SLOTS[self.own.slots]
            value = self.value(move) - price
            if value > best:
                best, missing = value, cost.without(self.own.goods)
        return missing

    def _free_gain(self, move: Move) -> Goods:
        """The resources that a free action is certain to give."""
        match move:
            case Play(card, "free"):
                return _certain_goods(pieces.CARDS[card].effect)
            case _:
                return NOTHING

    def _main_actions(self) -> list[tuple[Move, Goods]]:
        """Main actions, affordable or not, and the resources they cost."""
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


def _certain_goods(effect: Effect) -> Goods:
    """The resources that an effect is certain to give."""
    return sum((step.goods for step in effect if isinstance(step, Gain)), NOTHING)


_ACTIONS: dict[type[Move], Callable[[TurnValuation, Any], float]] = {
    Dig: TurnValuation.dig,
    Discover: TurnValuation.discover,
    Overcome: TurnValuation.overcome,
    Buy: TurnValuation.buy,
    Research: TurnValuation.research,
    Claim: TurnValuation.claim,
    Play: TurnValuation.play,
    UseAssistant: TurnValuation.use_assistant,
}

_Action: TypeAlias = Dig | Discover | Overcome | Buy | Research | Claim | Play | UseAssistant
"""Main actions; free actions with cards and assistants have the same types."""
