"""The refs of the pieces on the table, and the pieces that each move is about.

Spaces of a site count from 1 (`site:camp-coin/1`), and so do equal cards (`hand:fear#2`). A move with one of several
equal cards is about each of them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.core.phrases import Ref
from cairn.core.values import Seat
from cairn.games.arnak.effects.goods import RESOURCES
from cairn.games.arnak.effects.steps import Again, PickBonus, Step, UseArtifact
from cairn.games.arnak.rules import moves
from cairn.games.arnak.rules.own_cards import FEAR_TILE
from cairn.games.arnak.rules.pieces import CARDS, SITE_NUMBERS, SITES, SLOT_EFFECTS, TRACKS
from cairn.games.arnak.rules.research import SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import Player, State
from cairn.games.arnak.rules.view import PlayerBoard, View

OWN_DECK = "deck:own"
ICONS_LEFT = "icons:left"


def numbered_refs(kind: str, bag: Iterable[str], part: str = "") -> Iterator[Ref]:
    """Refs of the pieces of a bag, each with its number among equal ones."""
    counts: Counter[str] = Counter()
    for piece in bag:
        counts[piece] += 1
        yield f"{kind}:{piece}{part}#{counts[piece]}"


# What is on the table


def pieces(view: View) -> tuple[Ref, ...]:
    """Every piece that can be asked about: the face-up ones and the seat's own."""
    return (*_island(view), *_cards(view), *_people(view), *_track(view), *_own_pieces(view))


def _island(view: View) -> Iterator[Ref]:
    for number, site in enumerate(SITES):
        yield f"site:{site.id}"
        yield from (f"site:{site.id}/{space + 1}" for space in range(len(view.spaces[number])))
    yield from (f"guardian:{guardian}" for guardian in view.guards if guardian is not None)


def _cards(view: View) -> Iterator[Ref]:
    yield from (f"row:{card}" for card in view.row if card is not None)
    yield from ("deck:artifact", "deck:item")
    yield from numbered_refs("exiled", view.exiled)


def _people(view: View) -> Iterator[Ref]:
    """Assistants and overcome guardians, wherever they are; each exists once."""
    yield from (f"assistant:{each}" for each in (*view.supply, *view.rescue) if each is not None)
    for board in view.players:
        yield from (f"assistant:{each.assistant}" for each in board.employees)
        yield from (f"guardian:{ally.guardian}" for ally in board.allies)
    if view.rival is not None:
        yield from (f"guardian:{guardian}" for guardian in view.rival.guardians)


def _track(view: View) -> Iterator[Ref]:
    for space, tiles in zip(TRACKS[view.options.side].space, view.bonuses, strict=True):
        yield f"space:{space.id}"
        yield from numbered_refs("bonus", tiles, f"/{space.id}")
    yield from numbered_refs("bonus", view.temple_bonuses, f"/{TEMPLE_SPACE}")
    yield from (f"stack:{stack}" for stack in STACKS)


def _own_pieces(view: View) -> Iterator[Ref]:
    if view.seat is None:
        return
    own = view.players[view.seat]
    yield from (f"goods:{resource}" for resource in RESOURCES)
    yield from ("token:glass", "token:notebook")
    yield from (f"slot:{effect}" for effect in SLOT_EFFECTS)
    yield OWN_DECK
    yield from numbered_refs("hand", own.hand or ())
    yield from numbered_refs("play", _play_area(own))
    yield from numbered_refs("aside", own.aside or ())
    if view.icons and view.turn == view.seat:
        yield ICONS_LEFT


def _play_area(own: Player | PlayerBoard) -> tuple[str, ...]:
    return own.play + (FEAR_TILE,) * own.fear_tiles


# What moves are about


def touches(state: State, seat: Seat, move: moves.Move) -> tuple[Ref, ...]:
    """The pieces that a move of the seat is about, the one to click on first."""
    player = state.players[seat]
    step = state.pending[0] if state.pending else None
    match move:
        case moves.Dig(site, space):
            return f"site:{site}/{space + 1}", f"site:{site}"
        case moves.Discover(site):
            return f"site:{site}/1", f"site:{site}"
        case moves.Overcome(site):
            return _guardian_ref(state, site), f"site:{site}"
        case moves.ActivateSite(site):
            return (f"site:{site}",)
        case moves.RelocateTo(origin, site, space):
            return *_occupied_refs(state, origin, seat), f"site:{site}/{space + 1}"
        case moves.ComeHome(site):
            return tuple(_occupied_refs(state, site, seat))
        case moves.MoveGuardian(origin, site):
            return _guardian_ref(state, origin), f"site:{site}"
        case moves.Buy(card) | moves.TakeCard(card):
            return tuple(_offered_card_refs(state, card))
        case moves.Play(card) | moves.DiscardCard(card):
            return _copy_refs("hand", card, player.hand)
        case moves.ExileCard(card, zone):
            return _copy_refs(zone, card, player.hand if zone == "hand" else _play_area(player))
        case moves.KeepCard(card) | moves.LayAway(card):
            decided = len(player.hand) - player.undecided
            return (f"hand:{card}#{player.hand[: decided + 1].count(card)}",)
        case moves.Keep(card) | moves.PutBack(card):
            return _copy_refs("aside", card, player.aside)
        case moves.DrawCard() | moves.Announce():
            return (OWN_DECK,)
        case moves.Research(token, to):
            tiles = state.bonuses[SPACES[state.options.side][to]]
            return f"space:{to}", f"token:{token}", *numbered_refs("bonus", tiles, f"/{to}")
        case moves.Claim(stack):
            return (f"stack:{stack}",)
        case moves.TakeBonus(tile):
            return _bonus_refs(state, step, tile)
        case moves.UseAssistant(name) | moves.RefreshAssistant(name) | moves.PromoteAssistant(name):
            return (f"assistant:{name}",)
        case moves.Recruit(name) | moves.Rescue(name) | moves.UseOfferedAssistant(name):
            return (f"assistant:{name}",)
        case moves.ExchangeAssistant(name, other):
            return f"assistant:{name}", f"assistant:{other}"
        case moves.UseBoon(guardian):
            return (f"guardian:{guardian}",)
        case moves.SlotIdol(effect):
            return (f"slot:{effect}",)
        case moves.TradeGoods(give):
            return (f"goods:{give}",)
        case moves.Pay():
            return tuple(_payment_refs(state, player, move))
        case moves.Accept():
            return _accepted_refs(player, step)
        case moves.Decline() | moves.Pick() | moves.FirstReward() | moves.Pass() | moves.EndTurn():
            return ()
        case _:
            assert_never(move)


def _copy_refs(kind: str, piece: str, bag: tuple[str, ...]) -> tuple[Ref, ...]:
    return tuple(f"{kind}:{piece}#{number + 1}" for number in range(bag.count(piece)))


def _guardian_ref(state: State, site: str) -> Ref:
    return f"guardian:{state.guards[SITE_NUMBERS[site]]}"


def _occupied_refs(state: State, site: str, seat: Seat) -> Iterator[Ref]:
    for space, who in enumerate(state.spaces[SITE_NUMBERS[site]]):
        if who == seat:
            yield f"site:{site}/{space + 1}"


def _offered_card_refs(state: State, card: str) -> Iterator[Ref]:
    """The card in the row, turned up on its deck, or among the exiled ones."""
    if card in state.row:
        yield f"row:{card}"
    elif card in state.exiled:
        yield from _copy_refs("exiled", card, state.exiled)
    else:
        yield f"deck:{CARDS[card].kind}"


def _bonus_refs(state: State, step: Step | None, tile: str) -> tuple[Ref, ...]:
    if isinstance(step, PickBonus):
        return _copy_refs("bonus", f"{tile}/{step.space}", _bonuses_on(state, step.space))
    return _copy_refs(
        "bonus", f"{tile}/{TEMPLE_SPACE}", tuple(f"{each}/{TEMPLE_SPACE}" for each in state.temple_bonuses)
    )


def _bonuses_on(state: State, space: str) -> tuple[str, ...]:
    return tuple(f"{tile}/{space}" for tile in state.bonuses[SPACES[state.options.side][space]])


def _payment_refs(state: State, player: Player, way: moves.Pay) -> Iterator[Ref]:
    for card in dict.fromkeys(way.cards + way.discards):
        yield from _copy_refs("hand", card, player.hand)
    yield from (f"guardian:{guardian}" for guardian in way.boons)
    yield from (f"assistant:{assistant}" for assistant in way.assistants)
    if way.planes:
        yield "goods:coin"
    if Counter(state.icons) - Counter(way.left):
        yield ICONS_LEFT


def _accepted_refs(player: Player, step: Step | None) -> tuple[Ref, ...]:
    match step:
        case UseArtifact(card):
            return _copy_refs("play", card, player.play)
        case Again(site):
            return (f"site:{site}",)
        case _:
            return ()
