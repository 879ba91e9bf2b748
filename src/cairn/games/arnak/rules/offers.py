"""Moves as a user interface needs them: the pieces they touch, price, gain, and whether they reveal something."""

from itertools import groupby

from msgspec.structs import asdict

from cairn.core.events import News
from cairn.core.offers import Offer, Sign
from cairn.core.phrases import Ref
from cairn.core.values import Seat
from cairn.games.arnak.effects import steps
from cairn.games.arnak.effects.goods import Goods, Icon
from cairn.games.arnak.effects.signs import gain_signs, goods_signs, merge_signs
from cairn.games.arnak.rules import engine, moves, pieces, prices
from cairn.games.arnak.rules.free_actions import find_employee
from cairn.games.arnak.rules.own_cards import FEAR_TILE
from cairn.games.arnak.rules.payment import remaining_costs
from cairn.games.arnak.rules.payment_sources import covering_refs
from cairn.games.arnak.rules.refs import touches
from cairn.games.arnak.rules.research import ROWS, SPACES, TEMPLE_SPACE
from cairn.games.arnak.rules.resources import TRADES
from cairn.games.arnak.rules.run import is_chance
from cairn.games.arnak.rules.state import Player, State


def offers(state: State, seat: Seat) -> tuple[Offer[moves.Move], ...]:
    """The moves of the seat as offers; the numbers of cards to look at are one offer (AR 16.8)."""
    return tuple(_offer(state, seat, tuple(alike)) for _, alike in groupby(engine.moves(state, seat), _key))


def _offer(state: State, seat: Seat, alike: tuple[moves.Move, ...]) -> Offer[moves.Move]:
    move = alike[0]
    return Offer(
        key=_key(move),
        kind=str(move.__struct_config__.tag),
        moves=alike,
        touches=touches(state, seat, move),
        price=_price(state, state.players[seat], move),
        gives=_gains(state, move),
        covers=_covers(state, state.players[seat], move),
        reveals=any(_reveals(state, seat, each) for each in alike),
    )


def _reveals(state: State, seat: Seat, move: moves.Move) -> bool:
    """Whether the move reveals hidden information or leads to a chance outcome."""
    after = engine.apply_unchecked(state, seat, move)
    return is_chance(after) or any(isinstance(event, News) for event in after.events)


def _key(move: moves.Move) -> str:
    tag = str(move.__struct_config__.tag)
    match move:
        case moves.Dig(site, space):
            return f"{tag}/{site}/{space + 1}"
        case moves.RelocateTo(origin, site, space):
            return f"{tag}/{origin}/{site}/{space + 1}"
        case moves.Announce():
            return tag
        case moves.Pay():
            given = {name: part for name, part in asdict(move).items() if part}
            return "/".join([tag, *(f"{name}={_join(part)}" for name, part in given.items())])
        case _:
            return "/".join([tag, *(str(part) for part in asdict(move).values())])


def _join(part: tuple[str, ...] | int) -> str:
    return str(part) if isinstance(part, int) else "+".join(part)


def _covers(state: State, player: Player, move: moves.Move) -> tuple[Ref, ...]:
    step = state.pending[0] if state.pending else None
    match move, step:
        case moves.Pay(), steps.Payment(travel=travel, discount=discount):
            return covering_refs(state, player, move, travel, discount)
        case moves.Pay(), steps.Price(travel=travel):
            return covering_refs(state, player, move, travel, ())
        case _:
            return ()


# Prices


def _price(state: State, player: Player, move: moves.Move) -> tuple[Sign, ...]:
    """The cost of a move; most moves have none."""
    side = state.options.side
    step = state.pending[0] if state.pending else None
    match move:
        case moves.Dig(site, space):
            send = step if isinstance(step, steps.Send) else prices.PLAIN_SEND
            return _cost_signs(prices.dig_price(side, site, space, send), send.discount, player)
        case moves.Discover(site):
            send = step if isinstance(step, steps.Send) else prices.PLAIN_SEND
            return _cost_signs(prices.discovery_price(side, site, send), send.discount, player)
        case moves.Overcome(site):
            guardian = state.guards[pieces.SITE_NUMBERS[site]]
            assert guardian is not None
            return () if step is not None else _cost_signs(prices.guardian_price(guardian), (), player)
        case moves.Buy(card):
            return goods_signs(prices.card_price(card, step if isinstance(step, steps.Purchase) else prices.ANY_CARD))
        case moves.Play(card, timing):
            return () if timing == "pass" else goods_signs(prices.playing_price(card))
        case moves.Research(token, to):
            study = step if isinstance(step, steps.Study) else prices.PLAIN_STUDY
            return _cost_signs(prices.bridge_price(side, _token_space(player, token), to, study), (), player)
        case moves.Claim(stack):
            return goods_signs(
                prices.temple_price(side, stack, step if isinstance(step, steps.Study) else prices.PLAIN_STUDY)
            )
        case moves.SlotIdol(effect):
            return *goods_signs(prices.slot_price(effect)), Sign("idol"), *_point_signs(pieces.SLOTS[player.slots])
        case moves.ActivateSite(site):
            assert isinstance(step, steps.Activate)
            return goods_signs(prices.activation_price(site, step))
        case moves.TradeGoods(give):
            return (Sign(give),)
        case moves.Pay():
            goods = step.goods if isinstance(step, steps.Payment | steps.Price) else Goods()
            coins = Goods(coin=prices.COINS_FOR_A_PLANE * move.planes)
            given = len(move.cards) + len(move.discards)
            return *goods_signs(goods + coins), *((Sign("card", given),) if given else ())
        case moves.DiscardCard():
            return (Sign("card"),)
        case _:
            return ()


def _cost_signs(price: pieces.Cost, discount: tuple[Icon, ...], player: Player) -> tuple[Sign, ...]:
    """The cost that remains after a discount of travel icons (AR 1.7)."""
    way = remaining_costs(price.travel, discount, player.planes)[0]
    cards = (Sign("card", price.cards),) if price.cards else ()
    idols = (Sign("idol", price.idols),) if price.idols else ()
    return *goods_signs(price.goods), *merge_signs(map(Sign, way)), *cards, *idols


def _token_space(player: Player, token: steps.Token) -> str:
    return player.glass if token == "glass" else player.notebook


def _point_signs(points: int) -> tuple[Sign, ...]:
    return (Sign("point", points),) if points else ()


# Gains


def _gains(state: State, move: moves.Move) -> tuple[Sign, ...]:
    """The gains of a move that are certain."""
    step = state.pending[0] if state.pending else None
    match move:
        case moves.Dig(site) | moves.ActivateSite(site) | moves.RelocateTo(site=site) | moves.MoveGuardian(site=site):
            return _site_gains(state, site)
        case moves.Discover(site):
            number = pieces.SITE_NUMBERS[site]
            idol = state.idols[number]
            assert idol is not None
            return merge_signs((Sign("idol", pieces.SITES[number].level), *gain_signs(pieces.IDOLS[idol].effect)))
        case moves.Overcome():
            return Sign("guardian"), *_point_signs(pieces.SETUP.guardian_points)
        case moves.Buy(card) | moves.TakeCard(card):
            return Sign(pieces.CARDS[card].kind), *_point_signs(pieces.CARDS[card].points)
        case moves.Play(card, timing):
            return gain_signs(pieces.CARDS[card].passing if timing == "pass" else pieces.CARDS[card].effect)
        case moves.Research(token, to):
            return _space_gains(state, token, to)
        case moves.Claim(stack):
            return _point_signs(pieces.TEMPLE[stack].points)
        case moves.UseAssistant(name):
            found = find_employee(state, name)
            assert found is not None
            return _assistant_gains(name, found.gold)
        case moves.UseOfferedAssistant(name):
            assert isinstance(step, steps.UseOffered)
            return _assistant_gains(name, step.gold)
        case moves.UseBoon(guardian):
            return gain_signs(pieces.GUARDIANS[guardian].boon)
        case moves.SlotIdol(effect):
            return gain_signs(pieces.SLOT_EFFECTS[effect].effect)
        case moves.TakeBonus(tile):
            return gain_signs(pieces.BONUSES[tile].effect)
        case moves.FirstReward(reward):
            assert isinstance(step, steps.Order)
            return gain_signs(step.row if reward == "row" else step.bonus)
        case moves.Pick(option):
            return _option_gains(state, option)
        case moves.Pay():
            return gain_signs(step.then) if isinstance(step, steps.Price) else ()
        case moves.TradeGoods(give):
            return tuple(sign for sign in goods_signs(TRADES[give]) if sign.number > 0)
        case moves.Recruit() | moves.Rescue() | moves.ExchangeAssistant():
            return (Sign("assistant"),)
        case moves.RefreshAssistant():
            return (Sign("refresh"),)
        case moves.PromoteAssistant():
            return (Sign("promote"),)
        case moves.ComeHome():
            return (Sign("archaeologist"),)
        case moves.DrawCard() | moves.Announce() | moves.Keep():
            return (Sign("card"),)
        case moves.ExileCard():
            return (Sign("exile"),)
        case moves.Accept():
            return _accepted_gains(state)
        case _:
            return ()


def _site_gains(state: State, site: str) -> tuple[Sign, ...]:
    tile = state.tiles[pieces.SITE_NUMBERS[site]]
    assert tile is not None
    return gain_signs(pieces.SITE_EFFECTS[tile])


def _assistant_gains(assistant: str, gold: bool) -> tuple[Sign, ...]:
    return gain_signs(pieces.ASSISTANTS[assistant].effect(gold))


def _accepted_gains(state: State) -> tuple[Sign, ...]:
    match state.pending[0]:
        case steps.UseArtifact(card):
            return gain_signs(pieces.CARDS[card].effect)
        case steps.Again(site):
            return _site_gains(state, site)
        case steps.Fear():  # a player is asked only if the stack is empty
            return (Sign(FEAR_TILE),)
        case step:
            raise AssertionError(f"{step} offers nothing to accept")


def _option_gains(state: State, option: int) -> tuple[Sign, ...]:
    step = state.pending[0]
    assert isinstance(step, steps.Choose)
    return gain_signs(step.options[option])


def _space_gains(state: State, token: steps.Token, to: str) -> tuple[Sign, ...]:
    """The row effect, the bonus tile if it is certain which, and the points gained by the move."""
    side, player = state.options.side, state.player
    track, rows = pieces.TRACKS[side], ROWS[side]
    worth = [0, *(getattr(row, f"{token}_points") for row in track.row)]
    before = worth[rows[_token_space(player, token)]]
    if to == TEMPLE_SPACE:
        return _point_signs(track.places[len(state.arrivals)] - before)
    tiles = set(state.bonuses[SPACES[side][to]])
    bonus: steps.Effect = pieces.BONUSES[tiles.pop()].effect if len(tiles) == 1 else ()
    return *gain_signs(getattr(track.row[rows[to] - 1], token) + bonus), *_point_signs(worth[rows[to]] - before)
