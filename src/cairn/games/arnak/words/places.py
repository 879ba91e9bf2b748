"""The table in words: boards, cards, the island and the research track with what is known of them."""

from collections.abc import Iterable, Iterator

from cairn.core.phrases import Fact, Ref, phrase, seat_ref
from cairn.core.places import Piece, Place
from cairn.core.values import Seat
from cairn.games.arnak.effects.goods import RESOURCES
from cairn.games.arnak.rules.own_cards import FEAR_TILE
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOLS,
    SITE_EFFECTS,
    SITES,
    SLOT_EFFECTS,
    TRACKS,
)
from cairn.games.arnak.rules.prices import card_price, dig_price, discovery_price
from cairn.games.arnak.rules.refs import ICONS_LEFT, OWN_DECK, numbered_refs
from cairn.games.arnak.rules.research import STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import BLOCKED, FREE, Ally, Employee
from cairn.games.arnak.rules.view import PlayerBoard, View
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text


def places(view: View) -> tuple[Place, ...]:
    """The seat's own cards and board first, then what lies in the middle, then the other boards."""
    seats = range(len(view.players))
    own = [place for seat in seats if seat == view.seat for place in _own(view, seat)]
    others = [_board(view, seat) for seat in seats if seat != view.seat]
    return (*own, *_middle(view), *others, *_rival(view))


# The seat's own pieces


def _own(view: View, seat: Seat) -> Iterator[Place]:
    own = view.players[seat]
    if own.aside:
        yield Place("area:aside", pieces=tuple(_cards("aside", own.aside)))
    yield Place("area:hand", pieces=tuple(_cards("hand", own.hand or ())))
    play = own.play + (FEAR_TILE,) * own.fear_tiles
    if play:
        yield Place("area:play", pieces=tuple(_cards("play", play)))
    goods = [Piece(f"goods:{each}", about=(_figure(getattr(own.goods, each)),)) for each in RESOURCES]
    icons = [Piece(ICONS_LEFT, about=(parts.icons(view.icons),))] if view.icons and view.turn == seat else []
    slots = (
        [Piece(f"slot:{name}", about=(slot_text(slot),)) for name, slot in SLOT_EFFECTS.items()] if own.idols else []
    )
    yield Place(
        seat_ref(seat),
        pieces=(
            *goods,
            *icons,
            *_tokens(own),
            Piece(OWN_DECK, about=(_figure(own.deck_size),)),
            *_held(seat, own),
            *slots,
        ),
        about=_standing(view, seat),
    )


def _tokens(own: PlayerBoard) -> Iterator[Piece]:
    yield Piece("token:glass", about=(f"space:{own.glass}",))
    yield Piece("token:notebook", about=(f"space:{own.notebook}",))


# Every player's


def _board(view: View, seat: Seat) -> Place:
    board = view.players[seat]
    cards = [
        Piece(f"seat:{seat}/hand", phrase("area-hand"), (_figure(board.hand_size),)),
        Piece(f"seat:{seat}/deck", phrase("area-deck"), (_figure(board.deck_size),)),
    ]
    goods = [
        Piece(f"seat:{seat}/{each}", f"goods:{each}", (_figure(getattr(board.goods, each)),)) for each in RESOURCES
    ]
    tokens = [
        Piece(f"seat:{seat}/{token}", f"token:{token}", (f"space:{space}",))
        for token, space in (("glass", board.glass), ("notebook", board.notebook))
    ]
    return Place(seat_ref(seat), pieces=(*goods, *cards, *tokens, *_held(seat, board)), about=_standing(view, seat))


def _held(seat: Seat, board: PlayerBoard) -> Iterator[Piece]:
    """What lies on a board: archaeologists, idols, assistants, guardians."""
    yield Piece(f"seat:{seat}/home", phrase("at-home"), (_figure(board.home),))
    if board.idols or board.slots:
        crated = phrase("idols-crated", n=board.idols)
        yield Piece(f"seat:{seat}/idols", phrase("idols-held"), (crated, phrase("idols-slotted", n=board.slots)))
    yield from map(_employee, board.employees)
    yield from map(_ally, board.allies)


def _employee(each: Employee) -> Piece:
    ready = phrase("is-ready" if each.ready else "is-tired")
    return Piece(
        f"assistant:{each.assistant}", about=(ready, effect_text(ASSISTANTS[each.assistant].effect(each.gold)))
    )


def _ally(ally: Ally) -> Piece:
    boon = (boon_text(GUARDIANS[ally.guardian]),) if ally.boon else (phrase("boon-used"),)
    return Piece(f"guardian:{ally.guardian}", about=boon)


def _standing(view: View, seat: Seat) -> tuple[Fact, ...]:
    passed = (phrase("has-passed"),) if view.players[seat].passed else ()
    return phrase("count-points", n=view.points[seat]), *passed


def _rival(view: View) -> Iterator[Place]:
    if view.rival is None:
        return
    seat = view.rival_seat
    guardians = [Piece(f"guardian:{each}", about=(boon_text(GUARDIANS[each]),)) for each in view.rival.guardians]
    glass = Piece("rival:glass", "token:glass", (f"space:{view.rival.glass}",))
    yield Place("rival:board", seat_ref(seat), (glass, *guardians), (phrase("count-points", n=view.points[seat]),))


# In the middle


def _middle(view: View) -> Iterator[Place]:
    yield Place("area:island", pieces=tuple(_sites(view)))
    row = [_card(f"row:{card}", card, is_offered=True) for card in view.row if card is not None]
    decks = [
        Piece("deck:artifact", about=(_figure(sum(map(len, view.artifacts))),)),
        Piece("deck:item", about=(_figure(sum(map(len, view.items))),)),
    ]
    yield Place("area:row", pieces=(*row, *decks))
    if view.exiled:
        yield Place("area:exiled", pieces=tuple(_cards("exiled", view.exiled)))
    yield Place("area:research", pieces=tuple(_track(view)))
    yield Place("area:temple", pieces=tuple(_temple(view)))
    offered = [each for each in (*view.supply, *view.rescue) if each is not None]
    if offered:
        silver = [Piece(f"assistant:{each}", about=(effect_text(ASSISTANTS[each].effect(False)),)) for each in offered]
        yield Place("area:assistants", pieces=tuple(silver))


def _sites(view: View) -> Iterator[Piece]:
    for number, site in enumerate(SITES):
        spaces = [space for space in view.spaces[number] if space != BLOCKED]
        if not spaces:
            continue
        yield Piece(f"site:{site.id}", about=(*_site(view, number), *(seat_ref(who) for who in spaces if who != FREE)))
        guardian = view.guards[number]
        if guardian is not None:
            price = parts.cost(GUARDIANS[guardian].cost)
            yield Piece(f"guardian:{guardian}", about=(phrase("costs", price=price), boon_text(GUARDIANS[guardian])))


def _site(view: View, number: int) -> Iterator[Fact]:
    """What a site gives, or what discovering it costs and gives."""
    site, side = SITES[number], view.options.side
    tile, idol = view.tiles[number], view.idols[number]
    if tile is None:
        yield phrase("undiscovered-costs", price=parts.cost(discovery_price(side, site.id)))
        if idol is not None:
            yield effect_text(IDOLS[idol].effect)
        return
    yield phrase("costs", price=parts.cost(dig_price(side, site.id, 0)))
    yield effect_text(SITE_EFFECTS[tile])


def _track(view: View) -> Iterator[Piece]:
    for space, tiles in zip(TRACKS[view.options.side].space, view.bonuses, strict=True):
        yield Piece(f"space:{space.id}", about=tuple(_tokens_on(view, space.id)))
        yield from _bonuses(tiles, space.id)


def _tokens_on(view: View, space: str) -> Iterator[Fact]:
    for seat, board in enumerate(view.players):
        if board.glass == space:
            yield phrase("whose-token", seat=seat_ref(seat), token="token:glass")
        if board.notebook == space:
            yield phrase("whose-token", seat=seat_ref(seat), token="token:notebook")


def _temple(view: View) -> Iterator[Piece]:
    yield from _bonuses(view.temple_bonuses, TEMPLE_SPACE)
    for stack, left in zip(STACKS, view.temple, strict=True):
        yield Piece(f"stack:{stack}", about=(phrase("tiles-left", n=left),))


def _bonuses(tiles: tuple[str, ...], space: str) -> Iterator[Piece]:
    for ref, tile in zip(numbered_refs("bonus", tiles, f"/{space}"), tiles, strict=True):
        yield Piece(ref, about=(effect_text(BONUSES[tile].effect),))


# Cards


def _cards(zone: str, cards: Iterable[str]) -> Iterator[Piece]:
    cards = tuple(cards)
    for ref, card in zip(numbered_refs(zone, cards), cards, strict=True):
        yield _card(ref, card)


def _card(ref: Ref, card: str, is_offered: bool = False) -> Piece:
    if card not in CARDS:
        return Piece(ref)  # a fear tile has no text
    price = (phrase("costs", price=parts.goods(card_price(card))),) if is_offered else ()
    return Piece(ref, parts.card_with_icons(card), (*price, card_text(CARDS[card])))


def _figure(n: int) -> Fact:
    return phrase("figure", n=n)
