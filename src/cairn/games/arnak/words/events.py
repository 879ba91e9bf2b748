"""What happens in Lost Ruins of Arnak, a sentence for each event."""

from cairn.games.arnak.rules.events import (
    Activated,
    Announced,
    ArrowShown,
    AssistantShown,
    AssistantUsed,
    BonusLaid,
    BonusTaken,
    BoonUsed,
    Bought,
    CameHome,
    CampsBlocked,
    CardDealt,
    CardDiscarded,
    CardExiled,
    CardKept,
    CardPlayed,
    CardPutBack,
    CardsDrawn,
    CardSettled,
    CardsLooked,
    CardsPutAway,
    CardTaken,
    CardTurnedUp,
    Discovered,
    Dug,
    Exchanged,
    FearTaken,
    FirstDrawn,
    Gained,
    GuardianAwoke,
    GuardianMoved,
    HandsSettled,
    Happening,
    IconsBecamePlanes,
    IconsGained,
    IdolLaid,
    IdolReturned,
    IdolSlotted,
    OfferedUsed,
    Overcame,
    Paid,
    Passed,
    Promoted,
    Recruited,
    Refreshed,
    Relocated,
    Rescued,
    RescueLooked,
    Researched,
    Returned,
    RivalBought,
    RivalDiscovered,
    RivalDug,
    RivalIdle,
    RivalOvercame,
    RivalResearched,
    RivalTookAssistant,
    RivalTookTile,
    RoundBegan,
    Scored,
    SiteUncovered,
    StaffMoved,
    TempleBonusTaken,
    TempleLooked,
    TempleTileTaken,
    TileActivated,
    TilesChosen,
    TileTurned,
    Traded,
    TurnEnded,
    Warded,
)
from cairn.games.arnak.rules.pieces import FEAR, TEMPLE
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.words.table import Words

__all__ = ["event_in"]


def event_in(words: Words, event: Happening) -> str:
    """What happened, in a sentence: to a player, or to the table and the rival."""
    facts = _of_a_seat(words, event)
    if facts is None:
        facts = _of_the_table(words, event)
    else:
        about = event.first if isinstance(event, RoundBegan) else event.seat  # type: ignore[union-attr]  # who is told of has a seat
        facts |= words.who(about)
    return words.say(f"event-{event.__struct_config__.tag}", **facts)


def _of_a_seat(words: Words, event: Happening) -> dict[str, object] | None:
    """What the sentence must be told beside who it is about; None: it is about nobody at the table."""
    match event:
        case Passed() | TurnEnded() | IdolReturned() | IconsBecamePlanes() | Warded() | Returned() | FirstDrawn():
            return {}
        case CardsDrawn(_, count, cards) | CardsLooked(_, count, cards):
            return {"what": words.say("some-card", n=count) if cards is None else words.cards(cards)}
        case Paid():
            return {"what": _paid(words, event)}
        case Gained(_, goods):
            return {"what": words.goods(goods)}
        case IconsGained(_, icons):
            return {"what": words.icons(icons)}
        case FearTaken(_, tile):
            return {"what": "tile" if tile else "card"}
        case Dug(_, site) | Activated(_, site) | CameHome(_, site):
            return {"site": words.site(site)}
        case Discovered(_, site, idol, idols):
            return {"site": words.site(site), "idol": words.idol(idol), "more": "yes" if idols > 1 else "no"}
        case Overcame(_, site, guardian):
            return {"site": words.site(site), "guardian": words.guardian(guardian)}
        case TileActivated(_, tile):
            return {"tile": words.tile(tile)}
        case Relocated(_, origin, site):
            return {"origin": words.site(origin), "site": words.site(site)}
        case GuardianMoved(_, origin, site, guardian):
            return {"origin": words.site(origin), "site": words.site(site), "guardian": words.guardian(guardian)}
        case Bought(_, card) | CardDiscarded(_, card):
            return {"card": words.card(card)}
        case CardTaken(_, card, to):
            return {"card": words.card(card), "to": to}
        case CardPlayed(_, card, timing):
            return {"card": words.card(card), "timing": timing}
        case CardExiled(_, card, zone):
            return {"card": words.card(card), "zone": zone}
        case Announced(_, number):
            return {"number": number}
        case CardKept(_, kept) | CardPutBack(_, kept):
            return {"what": words.say("some-card", n=1) if kept is None else words.card(kept)}
        case CardsPutAway(_, away):
            return {"cards": words.cards(away)}
        case _:
            return _of_a_seat_besides(words, event)


def _of_a_seat_besides(words: Words, event: Happening) -> dict[str, object] | None:
    """The same for assistants, idols, research and the end of a round."""
    match event:
        case AssistantUsed(_, assistant) | Recruited(_, assistant) | Promoted(_, assistant) | Refreshed(_, assistant):
            return {"assistant": words.assistant(assistant)}
        case Rescued(_, assistant):
            return {"assistant": words.assistant(assistant)}
        case OfferedUsed(_, assistant, gold):
            return {"assistant": words.assistant(assistant), "side": "gold" if gold else "silver"}
        case Exchanged(_, assistant, other):
            return {"assistant": words.assistant(assistant), "other": words.assistant(other)}
        case RescueLooked(_, looked):
            return {"what": words.assistants(looked or ()), "known": _known(looked)}
        case BoonUsed(_, guardian):
            return {"guardian": words.guardian(guardian)}
        case IdolSlotted(_, effect):
            return {"effect": words.slot(effect)}
        case Traded(_, give):
            return {"what": give}
        case Researched(_, token, to):
            return {"token": words.token(token), "space": words.space(to)}
        case BonusTaken(tile=tile) | TempleBonusTaken(tile=tile):
            return {"tile": words.bonus(tile)}
        case TempleLooked(_, tiles):
            return {"what": ", ".join(map(words.bonus, tiles or ())), "known": _known(tiles)}
        case TempleTileTaken(_, stack):
            return {"points": TEMPLE[stack].points}
        case CardSettled(_, card, kept):
            told = "unknown" if kept is None else "yes" if kept else "no"
            return {"card": words.card(card or FEAR), "kept": told}
        case RoundBegan(number):
            return {"round": number}
        case _:
            return None


def _of_the_table(words: Words, event: Happening) -> dict[str, object]:
    match event:
        case CampsBlocked(sites):
            return {"sites": ", ".join(map(words.site, sites))}
        case IdolLaid(site, idol):
            return {"site": words.site(site), "idol": words.idol(idol)}
        case BonusLaid(space, tile):
            return {"space": words.space(space), "tile": words.bonus(tile)}
        case AssistantShown(stack, assistant):
            place = "rescue" if stack == RESCUE_SPACE else "supply"
            return {"place": place, "assistant": words.assistant(assistant)}
        case CardDealt(place, card):
            return {"place": place + 1, "card": words.card(card)}
        case SiteUncovered(site, tile):
            return {"site": words.site(site), "tile": words.tile(tile)}
        case GuardianAwoke(site, guardian):
            return {"site": words.site(site), "guardian": words.guardian(guardian)}
        case CardTurnedUp(card):
            return {"card": words.card(card)}
        case HandsSettled(laid):
            by_seat = [f"{words.name(seat)}: {words.cards(cards)}" for seat, cards in enumerate(laid)]
            return {"laid": "; ".join(by_seat)}
        case StaffMoved(exiled):
            return {"cards": words.cards(exiled)}
        case Scored(seat, research, temple, idols, guardians, cards, fear, total):
            return {
                "name": words.name(seat),
                "research": research,
                "temple": temple,
                "idols": idols,
                "guardians": guardians,
                "cards": cards,
                "fear": fear,
                "total": total,
            }
        case _:
            return _of_the_rival(words, event)


def _of_the_rival(words: Words, event: Happening) -> dict[str, object]:
    match event:
        case TilesChosen(tiles):
            return {"tiles": "; ".join(map(words.rival_tile, tiles))}
        case ArrowShown(arrow):
            return {"arrow": arrow}
        case TileTurned(tile):
            return {"tile": words.rival_tile(tile)}
        case RivalIdle():
            return {}
        case RivalDug(site):
            return {"site": words.site(site)}
        case RivalDiscovered(site, idol, idols):
            return {"site": words.site(site), "idol": words.idol(idol), "more": "yes" if idols > 1 else "no"}
        case RivalOvercame(site, guardian):
            return {"site": words.site(site), "guardian": words.guardian(guardian)}
        case RivalBought(card):
            return {"card": words.card(card)}
        case RivalResearched(to, gone):
            bonus = "" if gone is None else words.bonus(gone)
            return {"space": words.space(to), "tile": bonus, "gone": "no" if gone is None else "yes"}
        case RivalTookTile(stack):
            return {"points": TEMPLE[stack].points}
        case RivalTookAssistant(assistant=assistant):
            return {"assistant": words.assistant(assistant)}
        case _:
            raise AssertionError(f"no words for {event}")


def _paid(words: Words, event: Paid) -> str:
    """All that was given: resources, cards for their icons or as such, boons, assistants, idols."""
    parts = [words.goods(event.goods)] if event.goods else []
    parts += [words.say("some-idol", n=event.idols)] if event.idols else []
    parts += [*map(words.card_with_icons, event.cards), *map(words.card, event.discards)]
    parts += [*map(words.guardian, event.boons), *map(words.assistant, event.assistants)]
    return ", ".join(parts) or words.say("icons-left-over")


def _known(secret: object) -> str:
    """Whether somebody's secret is in the log: the referee's has it all (AR 15.3)."""
    return "no" if secret is None else "yes"
