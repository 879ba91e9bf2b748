"""What may be done in Lost Ruins of Arnak, with what it costs and gives, and what a player is asked."""

from typing import Any, assert_never

from cairn.games.arnak.effects.describe import describe
from cairn.games.arnak.effects.steps import (
    Again,
    Choose,
    Order,
    PickBonus,
    PickRescue,
    PickTemple,
    Price,
    Purchase,
    PutOnTop,
    Send,
    Settle,
    Sort,
    Step,
    Study,
    UseArtifact,
    UseOffered,
)
from cairn.games.arnak.effects.goods import NOTHING, Goods
from cairn.games.arnak.rules.moves import (
    Accept,
    ActivateSite,
    Announce,
    Buy,
    Claim,
    ComeHome,
    Decline,
    Dig,
    DiscardCard,
    Discover,
    DrawCard,
    EndTurn,
    ExchangeAssistant,
    ExileCard,
    FirstReward,
    Keep,
    KeepCard,
    LayAway,
    Move,
    MoveGuardian,
    Overcome,
    Pass,
    Pay,
    Pick,
    Play,
    PromoteAssistant,
    PutBack,
    Recruit,
    RefreshAssistant,
    RelocateTo,
    Rescue,
    Research,
    SlotIdol,
    TakeBonus,
    TakeCard,
    TradeGoods,
    UseAssistant,
    UseBoon,
    UseOfferedAssistant,
)
from cairn.games.arnak.rules.paying import COINS_FOR_A_PLANE, residues
from cairn.games.arnak.rules.pieces import (
    BONUSES,
    CARDS,
    DISCOVERY,
    GUARDIANS,
    IDOLS,
    SITE_EFFECTS,
    SITE_NUMBERS,
    SITES,
    TEMPLE,
    TRACKS,
    Cost,
)
from cairn.games.arnak.rules.research import BRIDGES, ROWS, SPACES, TEMPLE_SPACE
from cairn.games.arnak.rules.state import Phase
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.words.table import IDOL, Words

__all__ = ["move_in", "prompt_in", "target_in"]


def prompt_in(words: Words, view: View) -> str:
    """What the seat of the view is asked."""
    if view.phase is Phase.KEEPING:
        own = view.players[view.seat]
        assert own.hand is not None
        return words.say("prompt-keeping", card=words.card_with_icons(own.hand[-own.undecided]))
    if not view.pending:
        return words.say("prompt-after") if view.acted else words.say("prompt-action")
    step = view.pending[0]
    match step:
        case Settle(goods, travel, discount, cards):
            left = residues(travel, discount, view.players[view.seat].planes)[0]
            return words.say("prompt-settle", cost=words.cost(Cost(goods, left, cards)))
        case Again(site):
            return words.say("prompt-again", site=words.site(site))
        case UseArtifact(card):
            return words.say("prompt-use-artifact", card=words.card(card), effect=words.card_effect(card))
        case Sort():
            return words.say("prompt-sort")
        case PutOnTop():
            return words.say("prompt-put-on-top")
        case PickBonus() | PickTemple():
            return words.say("prompt-pick-bonus")
        case Order():
            return words.say("prompt-order")
        case PickRescue():
            return words.say("prompt-pick-rescue")
        case _:
            return describe((step,), words.say)  # type: ignore[arg-type]  # whatever else waits for an answer is printed


def move_in(words: Words, move: Move, view: View) -> str:
    """A move in full: what it does and to what."""
    key = f"move-{move.__struct_config__.tag}"
    match move:
        case Pass() | EndTurn() | Accept() | Decline() | DrawCard() | KeepCard() | LayAway():
            return words.say(key)
        case FirstReward(reward):
            return words.say(key, what=reward, effect=target_in(words, move, view))
        case _:
            return words.say(key, what=target_in(words, move, view))


def target_in(words: Words, move: Move, view: View) -> str:
    """What a move is about, for a list whose heading says the rest."""
    step = view.pending[0] if view.pending else None
    match move:
        case Dig() | Discover() | Overcome() | ActivateSite() | RelocateTo() | ComeHome() | MoveGuardian():
            return _at_a_site(words, move, view, step)
        case Buy() | Play() | DiscardCard() | ExileCard() | TakeCard() | Keep() | PutBack():
            return _with_a_card(words, move, view, step)
        case Research() | Claim() | TakeBonus() | FirstReward():
            return _on_the_track(words, move, view, step)
        case UseAssistant(assistant) | RefreshAssistant(assistant):
            gold = any(each.assistant == assistant and each.gold for each in view.players[view.seat].employees)
            return f"{words.assistant(assistant)}: {words.assistant_effect(assistant, gold)}"
        case PromoteAssistant(assistant):
            return f"{words.assistant(assistant)}: {words.assistant_effect(assistant, True)}"
        case Recruit(assistant) | Rescue(assistant):
            return f"{words.assistant(assistant)}: {words.assistant_effect(assistant, False)}"
        case UseOfferedAssistant(assistant):
            gold = isinstance(step, UseOffered) and step.gold
            return f"{words.assistant(assistant)}: {words.assistant_effect(assistant, gold)}"
        case ExchangeAssistant(assistant, other):
            return f"{words.assistant(assistant)} → {words.assistant(other)}"
        case UseBoon(guardian):
            return f"{words.guardian(guardian)}: {words.boon(guardian)}"
        case SlotIdol(effect):
            return words.slot_effect(effect)
        case Pay():
            return _payment(words, move, step)
        case Pick(option):
            assert isinstance(step, Choose)
            return words.effect(step.options[option])
        case TradeGoods(give):
            return words.say("trade-tablet") if give == "tablet" else words.say("trade-arrowhead")
        case Announce(cards):
            return words.say("some-card", n=cards)
        case Pass() | EndTurn() | Accept() | Decline() | DrawCard() | KeepCard() | LayAway():
            return move_in(words, move, view)
        case _:
            assert_never(move)


def _at_a_site(words: Words, move: Any, view: View, step: Step | None) -> str:
    number = SITE_NUMBERS[move.site]
    site, side = SITES[number], view.options.side
    name = words.site(move.site)
    send = step if isinstance(step, Send) else Send()
    match move:
        case Dig(_, space):
            if view.spaces[number][1:] not in ((), (-2,)):
                name = words.say("site-space", site=name, number=space + 1)
            travel = () if send.camp else _travel(view, site.spaces[side][space], send)
            return f"{name} [{words.icons_short(travel)}] {_gives(words, view, number)}"
        case Discover():
            compasses = max(0, DISCOVERY[side][site.level] - send.compasses)
            cost = words.signs(Goods(compass=compasses))
            travel = _travel(view, site.spaces[side][0], send)
            idol = view.idols[number]
            found = f" {IDOL} {words.brief(IDOLS[idol].effect)}" if idol else ""
            return f"{name} [{' '.join(filter(None, (cost, words.icons_short(travel))))}]{found}"
        case Overcome():
            guardian = view.guards[number]
            assert guardian is not None
            cost = "" if step is not None else f" [{words.cost_signs(GUARDIANS[guardian].cost)}]"
            return f"{words.guardian(guardian)}{cost}, {name}: {words.boon(guardian)}"
        case RelocateTo(origin, _, space):
            if view.spaces[number][1:] not in ((), (-2,)):
                name = words.say("site-space", site=name, number=space + 1)
            return f"{words.site(origin)} → {name} {_gives(words, view, number)}"
        case MoveGuardian(origin):
            return f"{words.site(origin)} → {name} {_gives(words, view, number)}"
        case _:
            return f"{name} {_gives(words, view, number)}"


def _gives(words: Words, view: View, number: int) -> str:
    """What a site gives, and whether somebody guards it."""
    tile = view.tiles[number]
    given = "" if tile is None else words.brief(SITE_EFFECTS[tile])
    guardian = view.guards[number]
    return given if guardian is None else f"{given} !{words.guardian(guardian)}"


def _travel(view: View, travel: Any, send: Send) -> Any:
    return residues(travel, send.discount, view.players[view.seat].planes)[0]


def _with_a_card(words: Words, move: Any, view: View, step: Step | None) -> str:
    if move.card not in CARDS:
        return words.say("fear-tile")
    card = CARDS[move.card]
    match move:
        case Buy():
            off = step.discount if isinstance(step, Purchase) else 0
            price = card.price.less(Goods(off, off))
            points = words.say("points-short", n=card.points)
            return f"{words.card(card.id)} [{words.signs(price) or '0'}] {points}: {words.card_effect(card.id)}"
        case Play(_, "pass"):
            return f"{words.card_with_icons(card.id)} {words.say('timing-pass', effect=words.effect(card.passing))}"
        case Play(_, "free") if not card.exiles_itself:
            return f"{words.card_with_icons(card.id)}: {words.effect(card.effect)}"
        case Play():
            tablet = f" [{words.signs(Goods(tablet=1))}]" if card.kind == "artifact" else ""
            return f"{words.card_with_icons(card.id)}{tablet}: {words.card_effect(card.id)}"
        case ExileCard(_, zone):
            return f"{words.card_with_icons(card.id)}, {words.say('zone', zone=zone)}"
        case TakeCard():
            points = words.say("points-short", n=card.points)
            return f"{words.card(card.id)} {points}: {words.card_effect(card.id)}"
        case _:
            return words.card_with_icons(card.id)


def _on_the_track(words: Words, move: Any, view: View, step: Step | None) -> str:
    study = step if isinstance(step, Study) else Study()
    side, own = view.options.side, view.players[view.seat]
    match move:
        case Research(token, to):
            origin = own.glass if token == "glass" else own.notebook
            bridge = next(each for each in BRIDGES[side][origin] if each.to == to)
            goods = NOTHING if study.free else bridge.goods.less(study.discount)
            cost = " ".join(filter(None, (words.signs(goods), IDOL * bridge.idols if not study.free else "")))
            return f"{words.token(token)} → {words.space(to)} [{cost or '0'}] {_reward(words, view, token, to)}"
        case Claim(stack):
            costs = sum((TRACKS[side].temple[foot] for foot in TEMPLE[stack].costs), NOTHING).less(study.discount)
            points = words.say("points-short", n=TEMPLE[stack].points)
            return f"{words.stack(stack)} [{words.signs(costs)}] {points}"
        case TakeBonus(tile):
            return f"{words.bonus(tile)}: {words.effect(BONUSES[tile].effect)}"
        case _:
            assert isinstance(step, Order)
            return words.effect(step.row if move.reward == "row" else step.bonus)


def _reward(words: Words, view: View, token: str, to: str) -> str:
    """What entering the space gives: the row effect, and an open bonus tile."""
    if to == TEMPLE_SPACE:
        return ""
    side = view.options.side
    row = TRACKS[side].row[ROWS[side][to] - 1]
    given = [words.brief(row.glass if token == "glass" else row.notebook)]
    given += [words.brief(BONUSES[tile].effect) for tile in dict.fromkeys(view.bonuses[SPACES[side][to]])]
    return " + ".join(given)


def _payment(words: Words, move: Pay, step: Step | None) -> str:
    """What is given; resources that the cost names come first."""
    goods = step.goods if isinstance(step, Settle | Price) else NOTHING
    parts = [words.goods(goods)] if goods else []
    parts += map(words.card_with_icons, move.cards)
    parts += [f"{words.guardian(each)} ({words.icons_short(GUARDIANS[each].icons)})" for each in move.boons]
    parts += map(words.assistant, move.assistants)
    if move.planes:
        coins = words.goods(Goods(coin=COINS_FOR_A_PLANE * move.planes))
        parts.append(words.say("pay-planes", coins=coins, planes=words.say("some-plane", n=move.planes)))
    if move.discards:
        parts.append(words.say("pay-discards", cards=", ".join(map(words.card_with_icons, move.discards))))
    spent = move.cards or move.boons or move.assistants or move.planes
    if isinstance(step, Settle | Price) and step.travel and not spent:
        parts.append(words.say("icons-left-over"))
    said = ", ".join(parts) or words.say("nothing")
    return f"{said}; {words.say('pay-left', icons=words.icons_short(move.left))}" if move.left else said
