"""What things are worth to a player, in points: a table of likings, and a reader that adds them up over an effect.

The measure is the research track and the temple: some 26 resources (a jewel counting as two) take the glass to the
top for 23 points and a third of the resources back. A resource is thus worth about a point while there is time to use
it, and nothing when the game is over.
"""

from functools import cached_property
from statistics import fmean
from typing import assert_never

from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import RESOURCES, Goods, Icon, Resource
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.rules.moves import Pay
from cairn.games.arnak.rules.payment import Wallet, payments
from cairn.games.arnak.rules.prices import COINS_FOR_A_PLANE
from cairn.games.arnak.rules.research import ROWS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import FREE, NOBODY, Employee
from cairn.games.arnak.rules.view import View

PRICES: dict[Resource, float] = {"coin": 0.9, "compass": 1.0, "tablet": 1.0, "arrowhead": 1.6, "jewel": 2.3}
"""Of a resource that can still be used, from what the bridges of the track take for one another."""

USE = (1.0, 1.0, 1.0, 0.9, 0.55)
"""By round: the part of a resource's price that will be made good before the end; the last ones often are not."""

PLENTY = (1.3, 1.1, 1.0, 0.85, 0.7, 0.5, 0.4, 0.3)
"""By how many one has already: the next one is worth less, since everything takes several kinds."""

HOPE = (1.0, 0.9, 0.7, 0.4, 0.0)
"""By round: how far a step up the track counts for where it leads, rather than for its own points."""

DRAWS = (1.5, 1.2, 0.8, 0.4, 0.0)
"""By round: how often a card that is bought now comes to the hand again."""

CARD = 0.9
"""A card more in hand: a coin or a compass, or a way somewhere."""

ICON = 0.6
"""A travel icon, while somebody is at home to be sent out."""

DREAD = 1.3
"""Fear: a point lost, and a card in a later hand that is good for a boot only."""

THINNING = 0.2
"""A starting card less, while there is time for better ones to come up instead."""

GUARDIAN = pieces.SETUP.guardian_points
BOON = 0.8
"""What the boon of a guardian is good for."""

SPACE = 1.2
"""Being able to send an archaeologist out at once: the site itself is counted when it is chosen."""


class Reckoning:
    """What things are worth to one seat in one position."""

    def __init__(self, view: View) -> None:
        """Look at the table."""
        assert view.seat is not None, "an onlooker has nothing to decide"
        self.view = view
        self.own = view.players[view.seat]
        self.hand = self.own.hand or ()
        self.side = view.options.side
        self.rounds_left = pieces.SETUP.rounds - view.round
        use = USE[view.round - 1]
        goods = self.own.goods
        self.prices = (
            PRICES["coin"] * use * PLENTY[min(goods.coin, len(PLENTY) - 1)],
            PRICES["compass"] * use * PLENTY[min(goods.compass, len(PLENTY) - 1)],
            PRICES["tablet"] * use * PLENTY[min(goods.tablet, len(PLENTY) - 1)],
            PRICES["arrowhead"] * use * PLENTY[min(goods.arrowhead, len(PLENTY) - 1)],
            PRICES["jewel"] * use * PLENTY[min(goods.jewel, len(PLENTY) - 1)],
        )
        self.hope = HOPE[view.round - 1]
        self.draws = DRAWS[view.round - 1]
        self.is_last = not self.rounds_left
        self._in_hand: dict[str, float] = {}
        self._owned: dict[str, float] = {}

    # Resources and travel

    def goods(self, goods: Goods) -> float:
        """What resources are worth."""
        coin, compass, tablet, arrowhead, jewel = self.prices
        return (
            goods.coin * coin
            + goods.compass * compass
            + goods.tablet * tablet
            + goods.arrowhead * arrowhead
            + goods.jewel * jewel
        )

    @cached_property
    def purse(self) -> Wallet:
        """What the seat can pay travel from."""
        own = self.own
        return Wallet(
            self.hand,
            tuple(ally.guardian for ally in own.allies if ally.boon and pieces.GUARDIANS[ally.guardian].icons),
            tuple(
                (each.assistant, each.gold)
                for each in own.employees
                if each.ready and pieces.ASSISTANTS[each.assistant].icons(each.gold)
            ),
            self.view.icons,
            min(2, own.goods.coin // COINS_FOR_A_PLANE),
            own.planes,
        )

    def travel(self, travel: tuple[Icon, ...], discount: tuple[Icon, ...] = (), cards: int = 0) -> float | None:
        """What the cheapest way to meet a cost of icons and cards takes; None if there is none."""
        if cards > len(self.hand):
            return None
        found = payments(self.purse, travel, discount, cards)
        return min(map(self.way, found)) if found else None

    def way(self, way: Pay) -> float:
        """What one way to pay takes: cards that could do something else, assistants, boons, coins."""
        cost = sum(map(self.in_hand, way.cards)) + sum(map(self.in_hand, way.discards)) + BOON * len(way.boons)
        for employee in self.own.employees:
            if employee.assistant in way.assistants:
                cost += self.use_of(employee)
        return cost + COINS_FOR_A_PLANE * way.planes * self.prices[0] - 0.1 * len(way.left)

    # Cards and assistants

    def in_hand(self, card: str) -> float:
        """What a card in hand could still do if it is not spent for its icons."""
        if card == pieces.FEAR:
            return 0.0
        if card not in self._in_hand:
            face = pieces.CARDS[card]
            self._in_hand[card] = 0.0  # an effect that looks at the hand does not count this card again
            cost = self.prices[2] if face.kind == "artifact" else 0.0
            points = face.points if face.exiles_itself else 0
            best = max(self.effect(face.effect) - points, self.effect(face.passing)) - cost
            self._in_hand[card] = max(best, 0.3 if self.own.home else 0.1)
        return self._in_hand[card]

    def card(self, card: str) -> float:
        """What having a card is worth: its points, and its effect or its icons as often as it comes up."""
        if card not in self._owned:
            face = pieces.CARDS[card]
            self._owned[card] = face.points  # for an effect that takes cards, and could take this one again
            cost = self.prices[2] if face.kind == "artifact" else 0.0
            each = max(self.effect(face.effect) - cost, ICON * len(face.travel)) - CARD / 2
            times = min(1.0, self.draws) if face.exiles_itself else self.draws
            self._owned[card] = face.points + times * max(0.0, each)
        return self._owned[card]

    def use_of(self, employee: Employee) -> float:
        """What using an assistant once brings."""
        sides = pieces.ASSISTANTS[employee.assistant]
        return self.effect(sides.gold if employee.gold else sides.silver)

    def assistant(self, assistant: str, gold: bool = False) -> float:
        """What an assistant brings from now to the end; in this round too."""
        return self.use_of(Employee(assistant, gold)) * (1 + self.rounds_left)

    def fears(self) -> int:
        """Fear that could be exiled now."""
        return self.hand.count(pieces.FEAR) + self.own.play.count(pieces.FEAR) + self.own.fear_tiles

    def exiling(self, card: str, zone: str) -> float:
        """What it is worth to be rid of a card."""
        if card not in pieces.CARDS:
            return DREAD + 1  # a fear tile
        if card == pieces.FEAR:
            return DREAD + (0.05 if zone == "play" else 0.0)  # one in hand still pays for a boot
        loss = pieces.CARDS[card].points + (self.in_hand(card) if zone == "hand" else 0.0)
        gain = THINNING * self.draws if pieces.CARDS[card].kind == "basic" else -self.draws
        return gain - loss

    # The track

    def step(self, token: str, to: str) -> float:
        """The points that a step up the track brings, and what it leads to."""
        track, row = pieces.TRACKS[self.side], ROWS[self.side][to]
        if token == "notebook":
            points = [0, *(each.notebook_points for each in track.row)]
            slope = points[-1] / len(track.row)
        else:
            points = [0, *(each.glass_points for each in track.row), track.places[0]]
            slope = points[-1] / (len(track.row) + 1)
        if to == TEMPLE_SPACE:
            points[row] = track.places[len(self.view.arrivals)]
        return self.hope * slope + (1 - self.hope) * (points[row] - points[row - 1])

    # Sites

    def site(self, number: int) -> float:
        """What the effect of a discovered site brings."""
        tile = self.view.tiles[number]
        return 0.0 if tile is None else self.effect(pieces.SITE_EFFECTS[tile])

    @cached_property
    def unknown(self) -> tuple[float, float, float]:
        """By level: what a site tile that is not yet turned up brings on average."""
        found = [0.0, 0.0, 0.0]
        for level, stack in enumerate(self.view.tile_stacks, start=1):
            if stack:
                found[level] = fmean(self.effect(pieces.TILES[tile].effect) for tile in stack[0])
        return found[0], found[1], found[2]

    def risk(self, number: int) -> float:
        """What a guardian at the site means to who goes there: Fear, or the chance to overcome it."""
        guardian = self.view.guards[number]
        return 0.0 if guardian is None else self.fight(guardian)

    def fight(self, guardian: str) -> float:
        """Fear if it cannot be overcome with what is there, half of the reward if it can."""
        cost = pieces.GUARDIANS[guardian].cost
        if not self.own.goods.covers(cost.goods):
            return -DREAD
        return max(-DREAD, (GUARDIAN - self.goods(cost.goods)) / 2)

    # Effects

    def effect(self, effect: steps.Effect) -> float:
        """What an effect brings, step by step."""
        return sum(map(self.printed, effect)) if effect else 0.0

    def printed(self, step: steps.Printed) -> float:
        """What one step of an effect brings."""
        view, own = self.view, self.own
        match step:
            case steps.Gain(goods):
                return self.goods(goods)
            case steps.Fear():
                return -DREAD
            case steps.GainEach(resource, each, most):
                return self.prices[RESOURCES.index(resource)] * min(most, self._count(each))
            case steps.Draw(cards):
                return CARD * min(cards, own.deck_size)
            case steps.Discard():
                return -min(map(self.in_hand, self.hand), default=0.0)
            case steps.Exile():
                return DREAD if self.fears() else 0.1
            case steps.Trade():
                return self._trade()
            case steps.Refresh(assistants):
                tired = sorted((self.use_of(each) for each in own.employees if not each.ready), reverse=True)
                return sum(tired[:assistants])
            case steps.Price(then, goods, travel, cards):
                if not own.goods.covers(goods):
                    return 0.0
                way = self.travel(travel, cards=cards) if travel or cards else 0.0
                return 0.0 if way is None else max(0.0, self.effect(then) - self.goods(goods) - way)
            case steps.Choose(options, times):
                return sum(sorted(map(self.effect, options), reverse=True)[:times])
            case steps.Travel(icons):
                return ICON * len(icons) if own.home else 0.0
            case steps.Send(discount, compasses):
                return SPACE + ICON * len(discount) + compasses / 2 if own.home else 0.0
            case steps.Activate(levels=levels, occupied=occupied, sites=sites):
                found = sorted((self.site(number) for number in self._sites(levels, occupied)), reverse=True)
                return sum(found[:sites])
            case steps.ActivateTop(level):
                return self.unknown[level]
            case steps.Relocate(levels):
                return max((self.site(at) for at in self._sites(levels, "any")), default=0.0) if own.home < 2 else 0.0
            case steps.Overpower(anywhere):
                return GUARDIAN + BOON if self._guardians(anywhere) else 0.0
            case steps.Purchase(kinds, discount):
                return max((self._bargain(card, discount) for card in self._row(kinds)), default=0.0)
            case steps.GainItem():
                return max(map(self.card, self._row(("item",))), default=0.0)
            case steps.GainArtifact():
                return 2.0 if self._row(("artifact",)) else 0.0
            case steps.Study(notebook, free, discount):
                if notebook or free:
                    return 3.0 if own.notebook != own.glass else 0.0
                return self.goods(discount) * 0.7
            case steps.UseOffered(gold):
                supply = [each for each in view.supply if each is not None]
                return max((self.use_of(Employee(each, gold)) for each in supply), default=0.0)
            case steps.Recruiting():
                supply = [each for each in view.supply if each is not None]
                return max(map(self.assistant, supply), default=0.0) if self._has_room() else 0.0
            case steps.RescueOne():
                return self.rounds_left + 0.0 if self._has_room() else 0.0
            case steps.Promote():
                return max((self.promotion(each) for each in own.employees if not each.gold), default=0.0)
            case steps.ReturnHome():
                return 2 * SPACE if own.home < pieces.SETUP.archaeologists and self.hand else 0.0
            case steps.NoGuardianFear():
                return DREAD * self._guardians(anywhere=False)
            case steps.ShiftGuardian(levels):
                best = max((self.site(number) for number in self._sites(levels, "nobody")), default=0.0)
                return best + DREAD if self._guardians(anywhere=False) else 0.0
            case steps.ReturnIdol():
                return 1.0 + pieces.SLOTS[own.slots - 1] / 2 if own.slots else 0.0
            case steps.TakeExiled():
                items = [card for card in view.exiled if pieces.CARDS[card].kind == "item"]
                return max(map(self.card, items), default=0.0)
            case steps.DrawAndKeep():
                return CARD if own.deck_size else 0.0
            case steps.PassRound():
                return -2.0 * (own.home + len(self.hand)) / 3
            case steps.AllPlanes() | steps.Exchange() | steps.ExileRowItem():
                return 0.0
            case _:
                assert_never(step)

    def promotion(self, employee: Employee) -> float:
        """What the gold side brings more, from now to the end, and being ready again."""
        gold = self.use_of(Employee(employee.assistant, True))
        return (gold - self.use_of(employee)) * (self.rounds_left + employee.ready) + gold * (not employee.ready)

    def _bargain(self, card: str, discount: int) -> float:
        face = pieces.CARDS[card]
        price = max(0, face.cost - discount)
        artifact = face.kind == "artifact"
        if price > (self.own.goods.compass if artifact else self.own.goods.coin):
            return 0.0
        now = 1.0 if artifact else 0.0
        return self.points_and_price(card) + now + self.prices[1 if artifact else 0] * (face.cost - price)

    def points_and_price(self, card: str) -> float:
        """The points of a card less its price."""
        face = pieces.CARDS[card]
        return face.points - self.goods(face.price)

    def _count(self, each: str) -> int:
        own, view = self.own, self.view
        match each:
            case "guardian":
                return len(own.allies) + self._guardians(anywhere=False)
            case "idol":
                return own.idols + own.slots
            case _:
                return sum(here.count(view.seat) for here in view.spaces)

    def _guardians(self, anywhere: bool) -> int:
        seat = self.view.seat
        sites = zip(self.view.spaces, self.view.guards, strict=True)
        if anywhere:
            return sum(guard is not None and all(who in NOBODY or who == seat for who in here) for here, guard in sites)
        return sum(guard is not None and seat in here for here, guard in sites)

    def _sites(self, levels: tuple[int, ...], occupied: str) -> list[int]:
        view = self.view
        return [
            number
            for number, site in enumerate(pieces.SITES)
            if site.level in levels
            and view.tiles[number] is not None
            and (occupied != "nobody" or max(view.spaces[number]) <= FREE)
            and (occupied != "own" or view.seat in view.spaces[number])
        ]

    def _row(self, kinds: tuple[str, ...]) -> list[str]:
        return [card for card in self.view.row if card is not None and pieces.CARDS[card].kind in kinds]

    def _has_room(self) -> bool:
        return len(self.own.employees) < pieces.SETUP.assistants

    def _trade(self) -> float:
        goods, prices = self.own.goods, self.prices
        if goods.arrowhead:
            return prices[4] - prices[3]
        return prices[3] - prices[2] if goods.tablet else 0.0
