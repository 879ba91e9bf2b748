"""What all chapters need: changing the position, bags, costs."""

from functools import cache, lru_cache
from typing import Any

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.phrases import Fact
from cairn.core.values import Seat, replace
from cairn.games.arnak.effects.goods import NOTHING, RESOURCES, Goods, Icon
from cairn.games.arnak.effects.steps import Payment, Step, Work
from cairn.games.arnak.rules.events import FearTaken, Happening, Paid
from cairn.games.arnak.rules.moves import Accept, Decline, Drawn, Outcome, Pay
from cairn.games.arnak.rules.paying import residues
from cairn.games.arnak.rules.pieces import FEAR, Cost
from cairn.games.arnak.rules.prices import COINS_FOR_A_PLANE
from cairn.games.arnak.rules.state import Bag, Draft, Employee, Layers, Player, State

ACCEPT, DECLINE = Accept(), Decline()


# Changing the position


def updated(state: Draft, player: Player, *events: Happening, **changes: Any) -> Draft:
    """The position with the board of the player whose turn it is changed, and these events told."""
    players = list(state.players)
    players[state.turn] = player
    return replace(state, players=tuple(players), told=state.told + events, **changes)


def changed(state: Draft, seat: Seat, player: Player) -> Draft:
    """The position with the board of one seat changed."""
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def later(state: State, *steps: Step) -> Work:
    """What is pending after the step at its head, with these steps before it."""
    return (*steps, *state.pending[1:])


def plus(bag: Bag, *pieces: str) -> Bag:
    """The bag with these pieces too."""
    return tuple(sorted(bag + pieces))


def minus(bag: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """The bag without one such piece."""
    place = bag.index(piece)
    return bag[:place] + bag[place + 1 :]


def off_layers(layers: Layers, piece: str, bottom: bool = False) -> Layers:
    """A deck without a piece of its top or bottom layer."""
    layer = minus(layers[-1 if bottom else 0], piece)
    if bottom:
        return (*layers[:-1], layer) if layer else layers[:-1]
    return (layer, *layers[1:]) if layer else layers[1:]


# Chance


@cache
def interned(piece: str) -> Drawn:
    """The outcome that this piece comes up: one value for each, however often it is listed."""
    return Drawn(piece)


@lru_cache(maxsize=1 << 13)
def bag_chance(bag: Bag) -> Chance[Outcome]:
    """Any piece of the bag may come up, each physical piece as likely as another."""
    kinds = tuple(dict.fromkeys(bag))
    weights = (1,) * len(bag) if len(kinds) == len(bag) else tuple(map(bag.count, kinds))
    return Chance(tuple(map(interned, kinds)), weights)


def drawn_from(bag: Bag, outcome: Outcome) -> str:
    """The piece that came up; raises `BadInput` if the bag holds none like it."""
    if isinstance(outcome, Drawn) and outcome.piece in bag:
        return outcome.piece
    raise BadInput("chance", f"{outcome} cannot happen here")


# Costs


def charge(state: Draft, then: Work, price: Cost, discount: tuple[Icon, ...] = (), pending: Work = ()) -> Draft:
    """Pay a price that can be paid, then do `then`; of icons and cards the player chooses which (AR 1.5).

    A choice is asked for even where there is but one way: how many there are is a secret of the hand.
    """
    if not price.cards and not (price.travel and _takes_icons(state, price.travel, discount)):
        return _paid(state, price.goods, Pay(), False, (*then, *pending))
    return replace(state, pending=(Payment(price.goods, price.travel, discount, price.cards, then), *pending))


def pay_way(
    state: Draft, goods: Goods, travel: tuple[Icon, ...], discount: tuple[Icon, ...], way: Pay, pending: Work
) -> Draft:
    """Pay a cost in the way that was chosen; `pending` is what comes then."""
    return _paid(state, goods, way, _takes_icons(state, travel, discount), pending)


def spend(player: Player, goods: Goods) -> Player:
    """The player without these resources."""
    return replace(player, goods=player.goods - goods)


def _takes_icons(state: State, travel: tuple[Icon, ...], discount: tuple[Icon, ...]) -> bool:
    return bool(residues(travel, discount, state.players[state.turn].planes)[0])


def _paid(state: Draft, goods: Goods, way: Pay, takes_icons: bool, pending: Work) -> Draft:
    if way.planes:
        goods = goods + Goods(coin=COINS_FOR_A_PLANE * way.planes)
    player = state.players[state.turn]
    if not (goods or takes_icons or way.discards):
        return replace(state, pending=pending)
    hand, play = player.hand, player.play
    for card in way.cards + way.discards:
        hand = minus(hand, card)
        play = plus(play, card)
    allies, employees = player.allies, player.employees
    if way.boons:
        allies = tuple(replace(ally, boon=ally.boon and ally.guardian not in way.boons) for ally in allies)
    if way.assistants:
        employees = tuple(
            Employee(each.assistant, each.gold, each.ready and each.assistant not in way.assistants)
            for each in employees
        )
    after = replace(
        player,
        goods=player.goods - goods if goods else player.goods,
        hand=hand,
        play=play,
        allies=allies,
        employees=employees,
    )
    told = Paid(state.turn, goods or NOTHING, way.cards, way.boons, way.assistants, way.planes, way.discards)
    icons = way.left if takes_icons else state.icons
    return updated(state, after, told, icons=icons, pending=pending)


def check_goods(state: State, price: Goods, rule: str, key: str, **facts: Fact) -> None:
    """Raise `IllegalMove`, with what is needed and what is there, unless the player has these resources."""
    have = state.player.goods
    if not have.covers(price):
        short = next(each for each in RESOURCES if getattr(have, each) < getattr(price, each))
        raise IllegalMove(rule, key, of=short, need=getattr(price, short), have=getattr(have, short), **facts)


# Fear


def take_fear(state: Draft, seat: Seat) -> Draft:
    """A Fear card comes to the play area, or a fear tile if no card is left (AR 8.6, 8.11)."""
    player = state.players[seat]
    if state.fear:
        player = replace(player, play=plus(player.play, FEAR))
    else:
        player = replace(player, fear_tiles=player.fear_tiles + 1)
    state = changed(state, seat, player)
    return replace(state, fear=max(0, state.fear - 1), told=(*state.told, FearTaken(seat, state.fear == 0)))
