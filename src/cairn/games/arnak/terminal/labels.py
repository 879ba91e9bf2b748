"""What stands in the menu: a move with what it costs and gives, in signs."""

from typing import assert_never

from cairn.core.offers import AnyOffer
from cairn.core.phrases import phrase
from cairn.games.arnak.effects.steps import Choose, Order, Token, UseOffered
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
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOLS,
    SITE_EFFECTS,
    SITE_NUMBERS,
    SLOT_EFFECTS,
    TRACKS,
)
from cairn.games.arnak.rules.research import ROWS, SPACES, TEMPLE_SPACE
from cairn.games.arnak.rules.view import PlayerBoard, View
from cairn.games.arnak.terminal.signs import GUARD, IDOL, Signs
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon, card_text, effect, slot_text
from cairn.games.arnak.words.moves import has_several_spaces, move_phrase, payment, waiting

__all__ = ["aim", "label"]


def label(view: View, move: Move, said: Signs, offer: AnyOffer | None = None) -> str:
    """A move in full: what it does and to what; the offer says what it costs."""
    key = f"move-{move.__struct_config__.tag}"
    match move:
        case Pass() | EndTurn() | Accept() | Decline() | DrawCard() | KeepCard() | LayAway() | FirstReward():
            return said.tell(move_phrase(view, move))
        case Announce():
            return said.tell(move_phrase(view, move))
        case _:
            return said.say(key, what=aim(view, move, said, offer))


def aim(view: View, move: Move, said: Signs, offer: AnyOffer | None = None) -> str:
    """What a move is about, for a list whose heading says the rest."""
    price = said.price(offer.price) if offer is not None else ""
    match move:
        case Dig() | Discover() | Overcome() | ActivateSite() | RelocateTo() | ComeHome() | MoveGuardian():
            return _at_a_site(view, move, said, price)
        case Buy() | Play() | DiscardCard() | ExileCard() | TakeCard() | Keep() | PutBack():
            return _with_a_card(view, move, said, price)
        case Research() | Claim() | TakeBonus() | FirstReward():
            return _on_the_track(view, move, said, price)
        case UseAssistant(assistant) | RefreshAssistant(assistant):
            gold = any(each.assistant == assistant and each.gold for each in _own(view).employees)
            return _assistant(assistant, gold, said)
        case PromoteAssistant(assistant):
            return _assistant(assistant, True, said)
        case Recruit(assistant) | Rescue(assistant):
            return _assistant(assistant, False, said)
        case UseOfferedAssistant(assistant):
            step = waiting(view)
            return _assistant(assistant, isinstance(step, UseOffered) and step.gold, said)
        case ExchangeAssistant(assistant, other):
            return f"{said.name(f'assistant:{assistant}')} → {said.name(f'assistant:{other}')}"
        case UseBoon(guardian):
            return f"{said.name(f'guardian:{guardian}')}: {said.tell(boon(GUARDIANS[guardian]))}"
        case SlotIdol(slot):
            return said.tell(slot_text(SLOT_EFFECTS[slot]))
        case Pay():
            return said.tell(payment(view, move))
        case Pick(option):
            step = waiting(view)
            assert isinstance(step, Choose)
            return said.tell(effect(step.options[option]))
        case TradeGoods(give):
            return said.say(f"trade-{give}")
        case Announce(cards):
            return said.say("some-card", n=cards)
        case Pass() | EndTurn() | Accept() | Decline() | DrawCard() | KeepCard() | LayAway():
            return label(view, move, said)
        case _:
            assert_never(move)


def _own(view: View) -> PlayerBoard:
    assert view.seat is not None
    return view.players[view.seat]


def _assistant(assistant: str, gold: bool, said: Signs) -> str:
    side = ASSISTANTS[assistant].gold if gold else ASSISTANTS[assistant].silver
    return f"{said.name(f'assistant:{assistant}')}: {said.tell(effect(side))}"


def _at_a_site(
    view: View,
    move: Dig | Discover | Overcome | ActivateSite | RelocateTo | ComeHome | MoveGuardian,
    said: Signs,
    price: str,
) -> str:
    number = SITE_NUMBERS[move.site]
    name = said.name(f"site:{move.site}")
    match move:
        case Dig(_, space):
            return f"{_space(view, move.site, space, said)} [{price}] {_gives(view, number, said)}"
        case Discover():
            idol = view.idols[number]
            found = f" {IDOL} {said.brief(IDOLS[idol].effect)}" if idol else ""
            return f"{name} [{price}]{found}"
        case Overcome():
            guardian = view.guards[number]
            assert guardian is not None
            cost = f" [{price}]" if price else ""
            return f"{said.name(f'guardian:{guardian}')}{cost}, {name}: {said.tell(boon(GUARDIANS[guardian]))}"
        case RelocateTo(origin, _, space):
            there = _space(view, move.site, space, said)
            return f"{said.name(f'site:{origin}')} → {there} {_gives(view, number, said)}"
        case MoveGuardian(origin):
            return f"{said.name(f'site:{origin}')} → {name} {_gives(view, number, said)}"
        case ActivateSite() | ComeHome():
            return f"{name} {_gives(view, number, said)}"
        case _:
            assert_never(move)


def _space(view: View, site: str, space: int, said: Signs) -> str:
    name = said.name(f"site:{site}")
    return said.say("one-space-of", site=name, number=space + 1) if has_several_spaces(view, site) else name


def _gives(view: View, number: int, said: Signs) -> str:
    """What a site gives, and whether somebody guards it."""
    tile = view.tiles[number]
    given = "" if tile is None else said.brief(SITE_EFFECTS[tile])
    guardian = view.guards[number]
    return given if guardian is None else f"{given} {GUARD}{said.name(f'guardian:{guardian}')}"


def _with_a_card(
    view: View, move: Buy | Play | DiscardCard | ExileCard | TakeCard | Keep | PutBack, said: Signs, price: str
) -> str:
    if move.card not in CARDS:
        return said.name(f"card:{move.card}")
    card = CARDS[move.card]
    name = said.name(f"card:{move.card}")
    match move:
        case Buy():
            return f"{name} [{price or '0'}] {said.points(card.id)}: {said.tell(card_text(card))}"
        case Play(_, "pass"):
            passing = said.say("timing-pass", effect=said.tell(effect(card.passing)))
            return f"{said.card_with_icons(card.id)} {passing}"
        case Play(_, "free") if not card.exiles_itself:
            return f"{said.card_with_icons(card.id)}: {said.tell(effect(card.effect))}"
        case Play():
            cost = f" [{price}]" if price else ""
            return f"{said.card_with_icons(card.id)}{cost}: {said.tell(card_text(card))}"
        case ExileCard():
            return said.tell(phrase("in-zone", card=parts.card_with_icons(card.id), zone=move.zone))
        case TakeCard():
            return f"{name} {said.points(card.id)}: {said.tell(card_text(card))}"
        case DiscardCard() | Keep() | PutBack():
            return said.card_with_icons(card.id)
        case _:
            assert_never(move)


def _on_the_track(view: View, move: Research | Claim | TakeBonus | FirstReward, said: Signs, price: str) -> str:
    step = waiting(view)
    match move:
        case Research(token, to):
            way = f"{said.name(f'token:{token}')} → {said.name(f'space:{to}')}"
            return f"{way} [{price or '0'}] {_reward(view, token, to, said)}"
        case Claim(stack):
            return f"{said.name(f'stack:{stack}')} [{price}]"
        case TakeBonus(tile):
            return f"{said.name(f'bonus:{tile}')}: {said.tell(effect(BONUSES[tile].effect))}"
        case FirstReward(reward):
            assert isinstance(step, Order)
            return said.tell(effect(step.row if reward == "row" else step.bonus))
        case _:
            assert_never(move)


def _reward(view: View, token: Token, to: str, said: Signs) -> str:
    """What entering the space gives: the row effect, and an open bonus tile."""
    if to == TEMPLE_SPACE:
        return ""
    side = view.options.side
    row = TRACKS[side].row[ROWS[side][to] - 1]
    given = [said.brief(row.glass if token == "glass" else row.notebook)]
    given += [said.brief(BONUSES[tile].effect) for tile in dict.fromkeys(view.bonuses[SPACES[side][to]])]
    return " + ".join(given)
