"""The labels of menu entries: moves with cost and gain as signs."""

from typing import assert_never

from cairn.core.offers import AnyOffer
from cairn.core.phrases import phrase
from cairn.games.arnak.effects.steps import Choose, Order, Token, UseOffered
from cairn.games.arnak.rules import moves, pieces
from cairn.games.arnak.rules.research import ROWS, SPACES, TEMPLE_SPACE
from cairn.games.arnak.rules.view import PlayerBoard, View
from cairn.games.arnak.terminal.signs import GUARD, IDOL, BoardVoice
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text
from cairn.games.arnak.words.moves import has_several_spaces, move_phrase, payment_phrase, pending_step


def label(view: View, move: moves.Move, voice: BoardVoice, offer: AnyOffer | None = None) -> str:
    """The full label of a move: action, target and cost."""
    if isinstance(move, moves.FirstReward | moves.Announce) or (what := _target(view, move, voice, offer)) is None:
        return voice.tell(move_phrase(view, move))
    return voice.say(f"move-{move.__struct_config__.tag}", what=what)


def target_label(view: View, move: moves.Move, voice: BoardVoice, offer: AnyOffer | None = None) -> str:
    """The target of a move, for a list whose heading names the action."""
    what = _target(view, move, voice, offer)
    return voice.tell(move_phrase(view, move)) if what is None else what


def _target(view: View, move: moves.Move, voice: BoardVoice, offer: AnyOffer | None) -> str | None:
    """The target of a move; None if it has none."""
    price = voice.price(offer.price) if offer is not None else ""
    step = pending_step(view)
    match move:
        case moves.Pass() | moves.EndTurn() | moves.Accept() | moves.Decline() | moves.DrawCard():
            return None
        case moves.KeepCard() | moves.LayAway():
            return None
        # Sites
        case moves.Dig(site, space):
            return f"{_space(view, site, space, voice)} [{price}] {_site_gains(view, site, voice)}"
        case moves.Discover(site):
            idol = view.idols[pieces.SITE_NUMBERS[site]]
            found = f" {IDOL} {voice.brief(pieces.IDOLS[idol].effect)}" if idol else ""
            return f"{voice.name(f'site:{site}')} [{price}]{found}"
        case moves.Overcome(site):
            guardian = view.guards[pieces.SITE_NUMBERS[site]]
            assert guardian is not None
            name = f"{voice.name(f'guardian:{guardian}')}{_in_brackets(price)}, {voice.name(f'site:{site}')}"
            return f"{name}: {voice.tell(boon_text(pieces.GUARDIANS[guardian]))}"
        case moves.RelocateTo(origin, site, space):
            there = _space(view, site, space, voice)
            return f"{voice.name(f'site:{origin}')} → {there} {_site_gains(view, site, voice)}"
        case moves.MoveGuardian(origin, site):
            return f"{voice.name(f'site:{origin}')} → {voice.name(f'site:{site}')} {_site_gains(view, site, voice)}"
        case moves.ActivateSite(site) | moves.ComeHome(site):
            return f"{voice.name(f'site:{site}')} {_site_gains(view, site, voice)}"
        # Cards
        case moves.Buy(card):
            return f"{voice.name(f'card:{card}')} [{price or '0'}] {_card(card, voice)}"
        case moves.TakeCard(card):
            return f"{voice.name(f'card:{card}')} {_card(card, voice)}"
        case moves.Play(card, "pass"):
            passing = voice.say("timing-pass", effect=voice.tell(effect_text(pieces.CARDS[card].passing)))
            return f"{voice.card_with_icons(card)} {passing}"
        case moves.Play(card, "free") if not pieces.CARDS[card].exiles_itself:
            return f"{voice.card_with_icons(card)}: {voice.tell(effect_text(pieces.CARDS[card].effect))}"
        case moves.Play(card):
            return f"{voice.card_with_icons(card)}{_in_brackets(price)}: {voice.tell(card_text(pieces.CARDS[card]))}"
        case moves.ExileCard(card) if card not in pieces.CARDS:
            return voice.name(f"card:{card}")
        case moves.ExileCard(card, zone):
            return voice.tell(phrase("in-zone", card=parts.card_with_icons(card), zone=zone))
        case moves.DiscardCard(card) | moves.Keep(card) | moves.PutBack(card):
            return voice.card_with_icons(card)
        # The track
        case moves.Research(token, to):
            way = f"{voice.name(f'token:{token}')} → {voice.name(f'space:{to}')}"
            return f"{way} [{price or '0'}] {_reward(view, token, to, voice)}"
        case moves.Claim(stack):
            return f"{voice.name(f'stack:{stack}')} [{price}]"
        case moves.TakeBonus(tile):
            return f"{voice.name(f'bonus:{tile}')}: {voice.tell(effect_text(pieces.BONUSES[tile].effect))}"
        case moves.FirstReward(reward):
            assert isinstance(step, Order)
            return voice.tell(effect_text(step.row if reward == "row" else step.bonus))
        # Assistants, guardians, idols
        case moves.UseAssistant(assistant) | moves.RefreshAssistant(assistant):
            gold = any(each.assistant == assistant and each.gold for each in _own(view).employees)
            return _assistant(assistant, gold, voice)
        case moves.PromoteAssistant(assistant):
            return _assistant(assistant, True, voice)
        case moves.Recruit(assistant) | moves.Rescue(assistant):
            return _assistant(assistant, False, voice)
        case moves.UseOfferedAssistant(assistant):
            return _assistant(assistant, isinstance(step, UseOffered) and step.gold, voice)
        case moves.ExchangeAssistant(assistant, other):
            return f"{voice.name(f'assistant:{assistant}')} → {voice.name(f'assistant:{other}')}"
        case moves.UseBoon(guardian):
            return f"{voice.name(f'guardian:{guardian}')}: {voice.tell(boon_text(pieces.GUARDIANS[guardian]))}"
        case moves.SlotIdol(slot):
            return voice.tell(slot_text(pieces.SLOT_EFFECTS[slot]))
        # Choices
        case moves.Pay():
            return voice.tell(payment_phrase(view, move))
        case moves.Pick(option):
            assert isinstance(step, Choose)
            return voice.tell(effect_text(step.options[option]))
        case moves.TradeGoods(give):
            return voice.say(f"trade-{give}")
        case moves.Announce(cards):
            return voice.say("some-card", n=cards)
        case _:
            assert_never(move)


def _in_brackets(price: str) -> str:
    return f" [{price}]" if price else ""


def _card(card: str, voice: BoardVoice) -> str:
    return f"{voice.points(card)}: {voice.tell(card_text(pieces.CARDS[card]))}"


def _own(view: View) -> PlayerBoard:
    assert view.seat is not None
    return view.players[view.seat]


def _assistant(assistant: str, gold: bool, voice: BoardVoice) -> str:
    effect = pieces.ASSISTANTS[assistant].effect(gold)
    return f"{voice.name(f'assistant:{assistant}')}: {voice.tell(effect_text(effect))}"


def _space(view: View, site: str, space: int, voice: BoardVoice) -> str:
    name = voice.name(f"site:{site}")
    return voice.say("one-space-of", site=name, number=space + 1) if has_several_spaces(view, site) else name


def _site_gains(view: View, site: str, voice: BoardVoice) -> str:
    """The gain of a site, and its guardian."""
    number = pieces.SITE_NUMBERS[site]
    tile = view.tiles[number]
    given = "" if tile is None else voice.brief(pieces.SITE_EFFECTS[tile])
    guardian = view.guards[number]
    return given if guardian is None else f"{given} {GUARD}{voice.name(f'guardian:{guardian}')}"


def _reward(view: View, token: Token, to: str, voice: BoardVoice) -> str:
    """The gain of moving to the space: the row effect and the bonus tile."""
    if to == TEMPLE_SPACE:
        return ""
    side = view.options.side
    row = pieces.TRACKS[side].row[ROWS[side][to] - 1]
    given = [voice.brief(row.glass if token == "glass" else row.notebook)]
    given += [voice.brief(pieces.BONUSES[tile].effect) for tile in dict.fromkeys(view.bonuses[SPACES[side][to]])]
    return " + ".join(given)
