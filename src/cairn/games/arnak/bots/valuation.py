"""Heuristic values in points: a table of constants, and a reader that adds up the value of an effect.

The scale comes from the research track and the temple: about 26 resources (a jewel counts as two) move the glass to the
top for 23 points and give back a third of the resources. So a resource is worth about a point while there is time to
use it, and nothing at the end of the game.
"""

from functools import cached_property
from statistics import fmean
from typing import assert_never

from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import RESOURCES, Goods, Icon, Resource
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.rules.moves import Pay
from cairn.games.arnak.rules.payment import Wallet, make_wallet, payments
from cairn.games.arnak.rules.prices import COINS_FOR_A_PLANE
from cairn.games.arnak.rules.research import ROWS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import FREE, NOBODY, Employee
from cairn.games.arnak.rules.view import View

RESOURCE_VALUES: dict[Resource, float] = {"coin": 0.9, "compass": 1.0, "tablet": 1.0, "arrowhead": 1.6, "jewel": 2.3}
"""The value of a resource that can still be used, from the relative costs of the bridges."""

USABLE_SHARE = (1.0, 1.0, 1.0, 0.9, 0.55)
"""By round: the share of resources that will be used before the end of the game."""

SATURATION = (1.3, 1.1, 1.0, 0.85, 0.7, 0.5, 0.4, 0.3)
"""By the number already owned: a factor for the next one, which is worth less because most costs mix kinds."""

OUTLOOK = (1.0, 0.9, 0.7, 0.4, 0.0)
"""By round: the weight of a token's average points per row, against the actual points of the next row."""

EXPECTED_DRAWS = (1.5, 1.2, 0.8, 0.4, 0.0)
"""By round: the expected number of times that a card bought now is drawn."""

CARD_VALUE = 0.9
"""The value of drawing a card: a coin, a compass, or travel icons."""

ICON_VALUE = 0.6
"""The value of a travel icon, while an archaeologist is at home."""

FEAR_COST = 1.3
"""The cost of Fear: a point, and a card in a later hand that only gives a boot."""

THINNING_VALUE = 0.2
"""The value of exiling a starting card, for each expected draw of a better one."""

GUARDIAN_POINTS = pieces.SETUP.guardian_points
BOON_VALUE = 0.8
"""The value of a guardian's boon."""

SEND_VALUE = 1.2
"""The value of sending an archaeologist by an effect, without that of the site."""


class Valuation:
    """Heuristic values for one seat in one position."""

    def __init__(self, view: View) -> None:
        """Compute the values that depend on the position only."""
        assert view.seat is not None, "spectators have nothing to decide"
        self.view = view
        self.own = view.players[view.seat]
        self.hand = self.own.hand or ()
        self.side = view.options.side
        self.rounds_left = pieces.SETUP.rounds - view.round
        use = USABLE_SHARE[view.round - 1]
        goods = self.own.goods
        self.prices = (
            RESOURCE_VALUES["coin"] * use * SATURATION[min(goods.coin, len(SATURATION) - 1)],
            RESOURCE_VALUES["compass"] * use * SATURATION[min(goods.compass, len(SATURATION) - 1)],
            RESOURCE_VALUES["tablet"] * use * SATURATION[min(goods.tablet, len(SATURATION) - 1)],
            RESOURCE_VALUES["arrowhead"] * use * SATURATION[min(goods.arrowhead, len(SATURATION) - 1)],
            RESOURCE_VALUES["jewel"] * use * SATURATION[min(goods.jewel, len(SATURATION) - 1)],
        )
        self.outlook = OUTLOOK[view.round - 1]
        self.expected_draws = EXPECTED_DRAWS[view.round - 1]
        self.is_last = not self.rounds_left
        self._in_hand: dict[str, float] = {}
        self._owned: dict[str, float] = {}

    # Resources and travel

    def goods(self, goods: Goods) -> float:
        """The value of resources."""
        coin, compass, tablet, arrowhead, jewel = self.prices
        return (
            goods.coin * coin
            + goods.compass * compass
            + goods.tablet * tablet
            + goods.arrowhead * arrowhead
            + goods.jewel * jewel
        )

    @cached_property
    def wallet(self) -> Wallet:
        """What the seat can pay travel costs with."""
        own = self.own
        return make_wallet(self.hand, own.allies, own.employees, self.view.icons, own.goods.coin, own.planes)

    def travel(self, travel: tuple[Icon, ...], discount: tuple[Icon, ...] = (), cards: int = 0) -> float | None:
        """The value of the cheapest payment for a cost of icons and cards; None if it is not payable."""
        if cards > len(self.hand):
            return None
        found = payments(self.wallet, travel, discount, cards)
        return min(map(self.payment, found)) if found else None

    def payment(self, way: Pay) -> float:
        """The value of what a payment uses up: cards, assistants, boons, coins."""
        cost = sum(map(self.in_hand, way.cards)) + sum(map(self.in_hand, way.discards)) + BOON_VALUE * len(way.boons)
        for employee in self.own.employees:
            if employee.assistant in way.assistants:
                cost += self.single_use(employee)
        return cost + COINS_FOR_A_PLANE * way.planes * self.prices[0] - 0.1 * len(way.left)

    # Cards and assistants

    def in_hand(self, card: str) -> float:
        """The value of a card in hand, if it is not spent for its icons."""
        if card == pieces.FEAR:
            return 0.0
        if card not in self._in_hand:
            face = pieces.CARDS[card]
            self._in_hand[card] = 0.0  # effects that look at the hand must not count this card again
            cost = self.prices[2] if face.kind == "artifact" else 0.0
            points = face.points if face.exiles_itself else 0
            best = max(self.effect(face.effect) - points, self.effect(face.passing)) - cost
            self._in_hand[card] = max(best, 0.3 if self.own.home else 0.1)
        return self._in_hand[card]

    def card(self, card: str) -> float:
        """The value of gaining a card: its points, and its effect or icons for each expected draw."""
        if card not in self._owned:
            face = pieces.CARDS[card]
            self._owned[card] = face.points  # for effects that gain cards and could gain this one
            cost = self.prices[2] if face.kind == "artifact" else 0.0
            each = max(self.effect(face.effect) - cost, ICON_VALUE * len(face.travel)) - CARD_VALUE / 2
            times = min(1.0, self.expected_draws) if face.exiles_itself else self.expected_draws
            self._owned[card] = face.points + times * max(0.0, each)
        return self._owned[card]

    def single_use(self, employee: Employee) -> float:
        """The value of using an assistant once."""
        return self.effect(pieces.ASSISTANTS[employee.assistant].effect(employee.gold))

    def assistant(self, assistant: str, gold: bool = False) -> float:
        """The value of an assistant from this round to the end of the game."""
        return self.single_use(Employee(assistant, gold)) * (1 + self.rounds_left)

    def fear_count(self) -> int:
        """The number of Fear cards and tiles that can be exiled now."""
        return self.hand.count(pieces.FEAR) + self.own.play.count(pieces.FEAR) + self.own.fear_tiles

    def exile(self, card: str, zone: str) -> float:
        """The value of exiling a card."""
        if card not in pieces.CARDS:
            return FEAR_COST + 1  # a fear tile
        if card == pieces.FEAR:
            return FEAR_COST + (0.05 if zone == "play" else 0.0)  # in hand it can still pay for a boot
        loss = pieces.CARDS[card].points + (self.in_hand(card) if zone == "hand" else 0.0)
        gain = THINNING_VALUE * self.expected_draws if pieces.CARDS[card].kind == "basic" else -self.expected_draws
        return gain - loss

    # The track

    def research_step(self, token: str, to: str) -> float:
        """The value of moving a token to a space, without its effects."""
        track, row = pieces.TRACKS[self.side], ROWS[self.side][to]
        if token == "notebook":
            points = [0, *(each.notebook_points for each in track.row)]
            slope = points[-1] / len(track.row)
        else:
            points = [0, *(each.glass_points for each in track.row), track.places[0]]
            slope = points[-1] / (len(track.row) + 1)
        if to == TEMPLE_SPACE:
            points[row] = track.places[len(self.view.arrivals)]
        return self.outlook * slope + (1 - self.outlook) * (points[row] - points[row - 1])

    # Sites

    def site(self, number: int) -> float:
        """The value of a discovered site's effect."""
        tile = self.view.tiles[number]
        return 0.0 if tile is None else self.effect(pieces.SITE_EFFECTS[tile])

    @cached_property
    def unknown_tile(self) -> tuple[float, float, float]:
        """By level: the average value of the top tile of the stack."""
        found = [0.0, 0.0, 0.0]
        for level, stack in enumerate(self.view.tile_stacks, start=1):
            if stack:
                found[level] = fmean(self.effect(pieces.TILES[tile].effect) for tile in stack[0])
        return found[0], found[1], found[2]

    def risk(self, number: int) -> float:
        """The value of the site's guardian for an archaeologist there, negative for Fear."""
        guardian = self.view.guards[number]
        return 0.0 if guardian is None else self.guardian_risk(guardian)

    def guardian_risk(self, guardian: str) -> float:
        """The cost of Fear, or half of the reward if the seat can pay to overcome the guardian."""
        cost = pieces.GUARDIANS[guardian].cost
        if not self.own.goods.covers(cost.goods):
            return -FEAR_COST
        return max(-FEAR_COST, (GUARDIAN_POINTS - self.goods(cost.goods)) / 2)

    # Effects

    def effect(self, effect: steps.Effect) -> float:
        """The value of an effect."""
        return sum(map(self.step, effect)) if effect else 0.0

    def step(self, step: steps.Printed) -> float:
        """The value of one step."""
        view, own = self.view, self.own
        match step:
            case steps.Gain(goods):
                return self.goods(goods)
            case steps.Fear():
                return -FEAR_COST
            case steps.GainEach(resource, each, most):
                return self.prices[RESOURCES.index(resource)] * min(most, self._count(each))
            case steps.Draw(cards):
                return CARD_VALUE * min(cards, own.deck_size)
            case steps.Discard():
                return -min(map(self.in_hand, self.hand), default=0.0)
            case steps.Exile():
                return FEAR_COST if self.fear_count() else 0.1
            case steps.Trade():
                return self._trade()
            case steps.Refresh(assistants):
                exhausted = sorted((self.single_use(each) for each in own.employees if not each.ready), reverse=True)
                return sum(exhausted[:assistants])
            case steps.Price(then, goods, travel, cards):
                if not own.goods.covers(goods):
                    return 0.0
                way = self.travel(travel, cards=cards) if travel or cards else 0.0
                return 0.0 if way is None else max(0.0, self.effect(then) - self.goods(goods) - way)
            case steps.Choose(options, times):
                return sum(sorted(map(self.effect, options), reverse=True)[:times])
            case steps.Travel(icons):
                return ICON_VALUE * len(icons) if own.home else 0.0
            case steps.Send(discount, compasses):
                return SEND_VALUE + ICON_VALUE * len(discount) + compasses / 2 if own.home else 0.0
            case steps.Activate(levels=levels, occupied=occupied, sites=sites):
                found = sorted((self.site(number) for number in self._sites(levels, occupied)), reverse=True)
                return sum(found[:sites])
            case steps.ActivateTop(level):
                return self.unknown_tile[level]
            case steps.Relocate(levels):
                return max((self.site(at) for at in self._sites(levels, "any")), default=0.0) if own.home < 2 else 0.0
            case steps.Overpower(anywhere):
                return GUARDIAN_POINTS + BOON_VALUE if self._guardians(anywhere) else 0.0
            case steps.Purchase(kinds, discount):
                return max((self._purchase(card, discount) for card in self._row(kinds)), default=0.0)
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
                return max((self.single_use(Employee(each, gold)) for each in supply), default=0.0)
            case steps.Recruiting():
                supply = [each for each in view.supply if each is not None]
                return max(map(self.assistant, supply), default=0.0) if self._has_room() else 0.0
            case steps.RescueOne():
                return self.rounds_left + 0.0 if self._has_room() else 0.0
            case steps.Promote():
                return max((self.promotion(each) for each in own.employees if not each.gold), default=0.0)
            case steps.ReturnHome():
                return 2 * SEND_VALUE if own.home < pieces.SETUP.archaeologists and self.hand else 0.0
            case steps.NoGuardianFear():
                return FEAR_COST * self._guardians(anywhere=False)
            case steps.ShiftGuardian(levels):
                best = max((self.site(number) for number in self._sites(levels, "nobody")), default=0.0)
                return best + FEAR_COST if self._guardians(anywhere=False) else 0.0
            case steps.ReturnIdol():
                return 1.0 + pieces.SLOTS[own.slots - 1] / 2 if own.slots else 0.0
            case steps.TakeExiled():
                items = [card for card in view.exiled if pieces.CARDS[card].kind == "item"]
                return max(map(self.card, items), default=0.0)
            case steps.DrawAndKeep():
                return CARD_VALUE if own.deck_size else 0.0
            case steps.PassRound():
                return -2.0 * (own.home + len(self.hand)) / 3
            case steps.AllPlanes() | steps.Exchange() | steps.ExileRowItem():
                return 0.0
            case _:
                assert_never(step)

    def promotion(self, employee: Employee) -> float:
        """The value of promoting an assistant: the better side to the end of the game, and being ready again."""
        gold = self.single_use(Employee(employee.assistant, True))
        return (gold - self.single_use(employee)) * (self.rounds_left + employee.ready) + gold * (not employee.ready)

    def _purchase(self, card: str, discount: int) -> float:
        face = pieces.CARDS[card]
        price = max(0, face.cost - discount)
        artifact = face.kind == "artifact"
        if price > (self.own.goods.compass if artifact else self.own.goods.coin):
            return 0.0
        now = 1.0 if artifact else 0.0
        return self.points_and_price(card) + now + self.prices[1 if artifact else 0] * (face.cost - price)

    def points_and_price(self, card: str) -> float:
        """The points of a card minus its price."""
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
