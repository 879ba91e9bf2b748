"""What stands in the menu: a move with what it costs and gives, in signs."""

from typing import assert_never

from cairn.core.offers import AnyOffer
from cairn.core.phrases import phrase
from cairn.games.arnak.effects.steps import Choose, Order, Token, UseOffered
from cairn.games.arnak.rules import moves, pieces
from cairn.games.arnak.rules.research import ROWS, SPACES, TEMPLE_SPACE
from cairn.games.arnak.rules.view import PlayerBoard, View
from cairn.games.arnak.terminal.signs import GUARD, IDOL, Signs
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text
from cairn.games.arnak.words.moves import has_several_spaces, move_phrase, payment_phrase, pending_step


def label(view: View, move: moves.Move, said: Signs, offer: AnyOffer | None = None) -> str:
    """A move in full: what it does and to what; the offer says what it costs."""
    if isinstance(move, moves.FirstReward | moves.Announce) or (what := _aim(view, move, said, offer)) is None:
        return said.tell(move_phrase(view, move))
    return said.say(f"move-{move.__struct_config__.tag}", what=what)


def aim(view: View, move: moves.Move, said: Signs, offer: AnyOffer | None = None) -> str:
    """What a move is about, for a list whose heading says the rest."""
    what = _aim(view, move, said, offer)
    return said.tell(move_phrase(view, move)) if what is None else what


def _aim(view: View, move: moves.Move, said: Signs, offer: AnyOffer | None) -> str | None:
    """What a move is about; None where it is about nothing."""
    price = said.price(offer.price) if offer is not None else ""
    step = pending_step(view)
    match move:
        case moves.Pass() | moves.EndTurn() | moves.Accept() | moves.Decline() | moves.DrawCard():
            return None
        case moves.KeepCard() | moves.LayAway():
            return None
        # Sites
        case moves.Dig(site, space):
            return f"{_space(view, site, space, said)} [{price}] {_gives(view, site, said)}"
        case moves.Discover(site):
            idol = view.idols[pieces.SITE_NUMBERS[site]]
            found = f" {IDOL} {said.brief(pieces.IDOLS[idol].effect)}" if idol else ""
            return f"{said.name(f'site:{site}')} [{price}]{found}"
        case moves.Overcome(site):
            guardian = view.guards[pieces.SITE_NUMBERS[site]]
            assert guardian is not None
            name = f"{said.name(f'guardian:{guardian}')}{_bracketed(price)}, {said.name(f'site:{site}')}"
            return f"{name}: {said.tell(boon_text(pieces.GUARDIANS[guardian]))}"
        case moves.RelocateTo(origin, site, space):
            there = _space(view, site, space, said)
            return f"{said.name(f'site:{origin}')} → {there} {_gives(view, site, said)}"
        case moves.MoveGuardian(origin, site):
            return f"{said.name(f'site:{origin}')} → {said.name(f'site:{site}')} {_gives(view, site, said)}"
        case moves.ActivateSite(site) | moves.ComeHome(site):
            return f"{said.name(f'site:{site}')} {_gives(view, site, said)}"
        # Cards
        case moves.Buy(card):
            return f"{said.name(f'card:{card}')} [{price or '0'}] {_card(card, said)}"
        case moves.TakeCard(card):
            return f"{said.name(f'card:{card}')} {_card(card, said)}"
        case moves.Play(card, "pass"):
            passing = said.say("timing-pass", effect=said.tell(effect_text(pieces.CARDS[card].passing)))
            return f"{said.card_with_icons(card)} {passing}"
        case moves.Play(card, "free") if not pieces.CARDS[card].exiles_itself:
            return f"{said.card_with_icons(card)}: {said.tell(effect_text(pieces.CARDS[card].effect))}"
        case moves.Play(card):
            return f"{said.card_with_icons(card)}{_bracketed(price)}: {said.tell(card_text(pieces.CARDS[card]))}"
        case moves.ExileCard(card) if card not in pieces.CARDS:
            return said.name(f"card:{card}")
        case moves.ExileCard(card, zone):
            return said.tell(phrase("in-zone", card=parts.card_with_icons(card), zone=zone))
        case moves.DiscardCard(card) | moves.Keep(card) | moves.PutBack(card):
            return said.card_with_icons(card)
        # The track
        case moves.Research(token, to):
            way = f"{said.name(f'token:{token}')} → {said.name(f'space:{to}')}"
            return f"{way} [{price or '0'}] {_reward(view, token, to, said)}"
        case moves.Claim(stack):
            return f"{said.name(f'stack:{stack}')} [{price}]"
        case moves.TakeBonus(tile):
            return f"{said.name(f'bonus:{tile}')}: {said.tell(effect_text(pieces.BONUSES[tile].effect))}"
        case moves.FirstReward(reward):
            assert isinstance(step, Order)
            return said.tell(effect_text(step.row if reward == "row" else step.bonus))
        # Assistants, guardians, idols
        case moves.UseAssistant(assistant) | moves.RefreshAssistant(assistant):
            gold = any(each.assistant == assistant and each.gold for each in _own(view).employees)
            return _assistant(assistant, gold, said)
        case moves.PromoteAssistant(assistant):
            return _assistant(assistant, True, said)
        case moves.Recruit(assistant) | moves.Rescue(assistant):
            return _assistant(assistant, False, said)
        case moves.UseOfferedAssistant(assistant):
            return _assistant(assistant, isinstance(step, UseOffered) and step.gold, said)
        case moves.ExchangeAssistant(assistant, other):
            return f"{said.name(f'assistant:{assistant}')} → {said.name(f'assistant:{other}')}"
        case moves.UseBoon(guardian):
            return f"{said.name(f'guardian:{guardian}')}: {said.tell(boon_text(pieces.GUARDIANS[guardian]))}"
        case moves.SlotIdol(slot):
            return said.tell(slot_text(pieces.SLOT_EFFECTS[slot]))
        # Choices
        case moves.Pay():
            return said.tell(payment_phrase(view, move))
        case moves.Pick(option):
            assert isinstance(step, Choose)
            return said.tell(effect_text(step.options[option]))
        case moves.TradeGoods(give):
            return said.say(f"trade-{give}")
        case moves.Announce(cards):
            return said.say("some-card", n=cards)
        case _:
            assert_never(move)


def _bracketed(price: str) -> str:
    return f" [{price}]" if price else ""


def _card(card: str, said: Signs) -> str:
    return f"{said.points(card)}: {said.tell(card_text(pieces.CARDS[card]))}"


def _own(view: View) -> PlayerBoard:
    assert view.seat is not None
    return view.players[view.seat]


def _assistant(assistant: str, gold: bool, said: Signs) -> str:
    side = pieces.ASSISTANTS[assistant].gold if gold else pieces.ASSISTANTS[assistant].silver
    return f"{said.name(f'assistant:{assistant}')}: {said.tell(effect_text(side))}"


def _space(view: View, site: str, space: int, said: Signs) -> str:
    name = said.name(f"site:{site}")
    return said.say("one-space-of", site=name, number=space + 1) if has_several_spaces(view, site) else name


def _gives(view: View, site: str, said: Signs) -> str:
    """What a site gives, and whether somebody guards it."""
    number = pieces.SITE_NUMBERS[site]
    tile = view.tiles[number]
    given = "" if tile is None else said.brief(pieces.SITE_EFFECTS[tile])
    guardian = view.guards[number]
    return given if guardian is None else f"{given} {GUARD}{said.name(f'guardian:{guardian}')}"


def _reward(view: View, token: Token, to: str, said: Signs) -> str:
    """What entering the space gives: the row effect, and an open bonus tile."""
    if to == TEMPLE_SPACE:
        return ""
    side = view.options.side
    row = pieces.TRACKS[side].row[ROWS[side][to] - 1]
    given = [said.brief(row.glass if token == "glass" else row.notebook)]
    given += [said.brief(pieces.BONUSES[tile].effect) for tile in dict.fromkeys(view.bonuses[SPACES[side][to]])]
    return " + ".join(given)
