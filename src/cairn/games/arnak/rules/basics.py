"""Helpers that all chapters share: bags and decks, chance, costs, Fear."""

from functools import cache, lru_cache
from typing import TypeVar

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.phrases import Fact
from cairn.core.values import Seat, replace
from cairn.games.arnak.effects.goods import NOTHING, RESOURCES, Goods, Icon
from cairn.games.arnak.effects.steps import Payment, Steps
from cairn.games.arnak.rules.events import FearTaken, Paid
from cairn.games.arnak.rules.moves import Accept, Decline, Drawn, Outcome, Pay
from cairn.games.arnak.rules.payment import remaining_costs
from cairn.games.arnak.rules.pieces import FEAR, Cost
from cairn.games.arnak.rules.prices import COINS_FOR_A_PLANE
from cairn.games.arnak.rules.state import Bag, Draft, Employee, Layers, Player, State

T = TypeVar("T")

ACCEPT, DECLINE = Accept(), Decline()


# Tuples, bags and decks


def replace_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The values with another one at this index."""
    return (*values[:index], value, *values[index + 1 :])


def add(bag: Bag, *pieces: str) -> Bag:
    """The bag with these pieces added."""
    return tuple(sorted(bag + pieces))


def remove(bag: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """The bag without one copy of the piece."""
    place = bag.index(piece)
    return bag[:place] + bag[place + 1 :]


def remove_from_deck(layers: Layers, piece: str, bottom: bool = False) -> Layers:
    """The deck without a card of its top or bottom layer."""
    layer = remove(layers[-1 if bottom else 0], piece)
    if bottom:
        return (*layers[:-1], layer) if layer else layers[:-1]
    return (layer, *layers[1:]) if layer else layers[1:]


# Chance


@cache
def drawn_outcome(piece: str) -> Drawn:
    """The outcome that this piece is drawn, created once for each piece."""
    return Drawn(piece)


@lru_cache(maxsize=1 << 13)
def bag_chance(bag: Bag, pile: str) -> Chance[Outcome]:
    """A draw of one piece from the bag of that pile, with equal chances for each physical piece."""
    kinds = tuple(dict.fromkeys(bag))
    weights = (1,) * len(bag) if len(kinds) == len(bag) else tuple(map(bag.count, kinds))
    return Chance(tuple(map(drawn_outcome, kinds)), weights, pile)


def drawn_piece(bag: Bag, outcome: Outcome) -> str:
    """The piece drawn from the bag; raise `BadInput` if it is not in there."""
    if isinstance(outcome, Drawn) and outcome.piece in bag:
        return outcome.piece
    raise BadInput("chance", f"{outcome} cannot happen here")


def deck_pile(state: State, seat: Seat, bottom: bool = False) -> str:
    """The name of the shuffled layer that the seat draws from in this round; `bottom`: at the other end of its deck.

    Layers are counted from the bottom, so one keeps its name while it is drawn from.
    """
    layers = sum(len(layer) > 1 for layer in state.players[seat].deck)
    return f"deck/{seat}/{state.round}/{layers}" + ("/bottom" if bottom else "")


# Costs


def charge(state: Draft, then: Steps, price: Cost, discount: tuple[Icon, ...] = (), pending: Steps = ()) -> Draft:
    """Pay an affordable price, then do `then`; the player chooses which icons and cards to pay with (AR 1.5).

    The player is asked even if there is only one way to pay: the number of ways would reveal the hand.
    """
    if not price.cards and not (price.travel and _needs_icons(state, price.travel, discount)):
        return _deduct(state, price.goods, Pay(), False, (*then, *pending))
    return replace(state, pending=(Payment(price.goods, price.travel, discount, price.cards, then), *pending))


def pay(
    state: Draft, goods: Goods, travel: tuple[Icon, ...], discount: tuple[Icon, ...], way: Pay, pending: Steps
) -> Draft:
    """Pay a cost in the chosen way; `pending` are the steps that follow."""
    return _deduct(state, goods, way, _needs_icons(state, travel, discount), pending)


def spend(player: Player, goods: Goods) -> Player:
    """The player without these resources."""
    return replace(player, goods=player.goods - goods)


def payment_events(state: State, goods: Goods, idols: int = 0) -> tuple[Paid, ...]:
    """The event of paying resources and idols; none if there is nothing to pay."""
    return (Paid(state.turn, goods, idols=idols),) if goods or idols else ()


def _needs_icons(state: State, travel: tuple[Icon, ...], discount: tuple[Icon, ...]) -> bool:
    return bool(remaining_costs(travel, discount, state.players[state.turn].planes)[0])


def _deduct(state: Draft, goods: Goods, way: Pay, takes_icons: bool, pending: Steps) -> Draft:
    if way.planes:
        goods = goods + Goods(coin=COINS_FOR_A_PLANE * way.planes)
    player = state.players[state.turn]
    if not (goods or takes_icons or way.discards):
        return replace(state, pending=pending)
    hand, play = player.hand, player.play
    for card in way.cards + way.discards:
        hand = remove(hand, card)
        play = add(play, card)
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
    event = Paid(state.turn, goods or NOTHING, way.cards, way.boons, way.assistants, way.planes, way.discards)
    icons = way.left if takes_icons else state.icons
    return state.update_player(after, event, icons=icons, pending=pending)


def check_goods(state: State, price: Goods, rule: str, key: str, **facts: Fact) -> None:
    """Raise `IllegalMove`, with the number needed and the number present, unless the player has these resources."""
    have = state.player.goods
    if not have.covers(price):
        short = next(each for each in RESOURCES if getattr(have, each) < getattr(price, each))
        raise IllegalMove(rule, key, of=short, need=getattr(price, short), have=getattr(have, short), **facts)


# Fear


def take_fear(state: Draft, seat: Seat) -> Draft:
    """Put a Fear card into the play area, or take a fear tile if no card is left (AR 8.6, 8.11)."""
    player = state.players[seat]
    if state.fear:
        player = replace(player, play=add(player.play, FEAR))
    else:
        player = replace(player, fear_tiles=player.fear_tiles + 1)
    return state.set_player(seat, player).update(FearTaken(seat, state.fear == 0), fear=max(0, state.fear - 1))
