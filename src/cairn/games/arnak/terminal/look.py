"""What the commands show: each part of the table in full, and the text of any component."""

from collections.abc import Callable, Iterator
from functools import partial

from cairn.core.phrases import Fact, Phrase, Ref, phrase, seat_ref
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.rules.prices import bridge_price, card_price, discovery_price, guardian_price, temple_price
from cairn.games.arnak.rules.research import SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import BLOCKED, NOBODY
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.terminal.signs import IDOL, Signs
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text
from cairn.terminal.board import Puzzled, fold_word

_AT_ONCE = 3
"""So many components of different names are told together."""


def island(view: View, said: Signs) -> Iterator[str]:
    """Every site with its travel costs, its effect or idol, its guardian and who stands there."""
    for number in reversed(range(len(pieces.SITES))):
        site = pieces.SITES[number]
        costs = [
            said.icons(cost)
            for cost, seat in zip(site.spaces[view.options.side], view.spaces[number], strict=True)
            if seat != BLOCKED
        ]
        tile, idol, guardian = view.tiles[number], view.idols[number], view.guards[number]
        told = [f"{said.name(f'site:{site.id}')} [{' | '.join(costs)}]"]
        if tile is not None:
            told.append(said.tell(effect_text(pieces.SITE_EFFECTS[tile])))
        elif idol is not None:
            compasses = said.tell(parts.goods(discovery_price(view.options.side, site.id).goods))
            more = f" {IDOL}" if site.level > 1 else ""
            told.append(said.say("undiscovered", cost=compasses, idol=f"{IDOL}{said.name(f'idol:{idol}')}{more}"))
        if guardian is not None:
            told.append(_guardian(guardian, said))
        there = tuple(seat_ref(seat) for seat in view.spaces[number] if seat not in NOBODY)
        if there:
            told.append(said.tell(phrase("standing-there", names=there)))
        yield " ".join(told)


def row(view: View, said: Signs) -> Iterator[str]:
    """Every card on offer with its text, and the assistants with both sides."""
    for card in view.row:
        if card is not None:
            yield _card(card, said)
    for assistant, under in zip(view.supply, view.under, strict=True):
        if assistant is not None:
            yield f"{_assistant(assistant, said)} {said.say('height-of-stack', count=under + 1)}"
    for assistant in view.rescue:
        yield f"{said.say('rescue-space')} {_assistant(assistant, said)}"
    if view.rescue_under:
        yield said.say("rescue-below", count=view.rescue_under)
    yield from exiled(view, said)


def exiled(view: View, said: Signs) -> Iterator[str]:
    """The cards that were exiled, those of a kind together."""
    for kind in ("artifact", "item", "basic"):
        cards = [card for card in view.exiled if pieces.CARDS[card].kind == kind]
        yield said.say("exiled-pile", kind=kind, count=len(cards), cards=said.names("card", cards))


def track(view: View, said: Signs) -> Iterator[str]:
    """The track from the temple down: points, effects, spaces with their bridges, tiles and tokens."""
    side = view.options.side
    whole = pieces.TRACKS[side]
    stacks = []
    for number, stack in enumerate(STACKS):
        price = said.goods(temple_price(side, stack))
        stacks.append(f"{said.name(f'stack:{stack}')} [{price}] ×{view.temple[number]}")
    yield _space(view, next(space for space in whole.space if space.id == TEMPLE_SPACE), said)
    yield f"  {'; '.join(stacks)}"
    for level in reversed(whole.row):
        yield said.tell(
            phrase(
                "track-row",
                row=level.row,
                glass=effect_text(level.glass),
                glass_points=level.glass_points,
                notebook=effect_text(level.notebook),
                notebook_points=level.notebook_points,
            )
        )
        for space in whole.space:
            if space.row == level.row:
                yield f"  {_space(view, space, said)}"
    start = next(space for space in whole.space if space.row == 0)
    yield _space(view, start, said)


def _space(view: View, space: pieces.Space, said: Signs) -> str:
    side = view.options.side
    costs = dict.fromkeys(
        said.cost(bridge_price(side, bridge.origin, bridge.to))
        for bridge in pieces.TRACKS[side].bridge
        if bridge.to == space.id
    )
    name = said.name(f"space:{space.id}")
    told = [f"{name[:1].upper()}{name[1:]}"]
    told += [f"[{' / '.join(costs)}]"] if costs else []
    tiles = parts.piece_refs("bonus", view.bonuses[SPACES[side][space.id]])
    told += [said.tell(phrase("tiles-there", tiles=tiles))] if tiles else []
    tokens: list[str] = []
    for token in ("glass", "notebook"):
        names = [said.seat(seat) for seat, board in enumerate(view.players) if getattr(board, token) == space.id]
        if token == "glass" and view.rival is not None and view.rival.glass == space.id:
            names.append(said.seat(view.rival_seat))
        tokens += (
            [said.say("standing-token", token=said.name(f"token:{token}"), names=", ".join(names))] if names else []
        )
    return "; ".join([" ".join(told), *tokens])


def cards(view: View, said: Signs) -> Iterator[str]:
    """The own hand with its texts, what was played, and what may still come from the deck."""
    if view.seat is None:
        return
    own = view.players[view.seat]
    for card in dict.fromkeys(own.hand or ()):
        yield _card(card, said)
    yield f"{said.say('own-play')} {said.names('card', own.play)}"
    for number, layer in enumerate(own.deck or (), start=1):
        yield said.tell(phrase("layer-of-deck", number=number, cards=parts.piece_list("card", layer)))


def players(view: View, said: Signs) -> Iterator[str]:
    """Everybody's open board: resources, helpers, idols, temple tiles, cards played, and what they hold unseen."""
    for seat, board in enumerate(view.players):
        helpers = [helper(f"assistant:{each.assistant}", each.ready, said, each.gold) for each in board.employees]
        helpers += [helper(f"guardian:{ally.guardian}", ally.boon, said) for ally in board.allies]
        yield said.say(
            "player-board",
            you=parts.yes_or_no(seat == said.voice.seat),
            seat=said.seat(seat),
            points=view.points[seat],
            goods=said.tell(parts.goods(board.goods)),
            helpers=", ".join(helpers) or said.say("nothing"),
            idols=board.idols,
            slots=f"{board.slots}/{len(pieces.SLOTS)}",
            temple=said.names("stack", board.temple),
            played=said.names("card", board.play),
            unseen=said.names("card", board.unseen),
        )
    if view.rival is not None:
        rival = view.rival
        yield said.say(
            "rival-board",
            points=view.points[-1],
            guardians=said.names("guardian", rival.guardians),
            idols=said.names("idol", rival.idols),
            copies=rival.copies,
            temple=said.names("stack", rival.temple),
            cards=said.names("card", rival.cards),
            used=said.names("rival-tile", rival.used, "; "),
            left=said.names("rival-tile", rival.left, "; "),
        )


def helper(piece: Ref, ready: bool, said: Signs, gold: bool = False) -> str:
    """An assistant or an overcome guardian, and whether it can be used."""
    mark = said.say("gold-mark") if gold else ""
    states = ("is-ready", "is-tired") if piece.startswith("assistant:") else ("boon-ready", "boon-used")
    return f"{said.name(piece)}{mark} ({said.say(states[0] if ready else states[1])})"


LOOKS: dict[str, Callable[[View, Signs], Iterator[str]]] = {
    "island": island,
    "row": row,
    "track": track,
    "cards": cards,
    "players": players,
    "exiled": exiled,
}


# Any component


def what(name: str, view: View, said: Signs, english: Signs) -> list[str]:
    """The text of every component of that name, or whose name begins so; raises `Puzzled`."""
    if not name:
        raise Puzzled(said.say("what-of"))
    wanted = fold_word(name)
    known = [
        (piece, (fold_word(said.name(piece)), fold_word(english.name(piece))), told)
        for piece, told in _components(view, said)
    ]
    found = [each for each in known if wanted in each[1]]
    found = found or [each for each in known if any(spelt.startswith(wanted) for spelt in each[1])]
    called = list(dict.fromkeys(said.name(piece) for piece, _, _ in found))
    if not called:
        raise Puzzled(said.say("what-is-unknown", word=name))
    if len(called) > _AT_ONCE:
        raise Puzzled(said.say("what-several", word=name, names=", ".join(called)))
    return list(dict.fromkeys(told() for _, _, told in found))


def _components(view: View, said: Signs) -> Iterator[tuple[Ref, Callable[[], str]]]:
    """Everything that has a name, and how to tell its text."""
    for card in pieces.CARDS:
        yield f"card:{card}", partial(_card, card, said)
    for assistant in pieces.ASSISTANTS:
        yield f"assistant:{assistant}", partial(_assistant, assistant, said)
    for guardian in pieces.GUARDIANS:
        yield f"guardian:{guardian}", partial(_guardian, guardian, said)
    for site in pieces.SITES:
        yield f"site:{site.id}", partial(_site, view, site.id, said)
    for stack in pieces.TEMPLE:
        yield f"stack:{stack}", partial(_stack, view, stack, said)
    for tile in pieces.TILES.values():
        yield f"tile:{tile.id}", partial(_titled, f"tile:{tile.id}", "tile", effect_text(tile.effect), said)
    for idol in pieces.IDOLS.values():
        yield f"idol:{idol.id}", partial(_titled, f"idol:{idol.id}", "idol", effect_text(idol.effect), said)
    for bonus in pieces.BONUSES.values():
        yield f"bonus:{bonus.id}", partial(_titled, f"bonus:{bonus.id}", "bonus", effect_text(bonus.effect), said)
    for rival_tile in pieces.RIVAL.values():
        yield f"rival-tile:{rival_tile.id}", partial(_rival_tile, rival_tile.id, said)
    for slot in pieces.SLOT_EFFECTS.values():
        yield f"slot:{slot.id}", partial(_titled, f"slot:{slot.id}", "slot", slot_text(slot), said)


def _titled(piece: Ref, kind: str, told: Phrase, said: Signs) -> str:
    return said.tell(phrase("what-it-is", piece=piece, kind=phrase("kind", kind=kind), told=told))


def _card(card: str, said: Signs) -> str:
    face = pieces.CARDS[card]
    price: Fact = parts.goods(card_price(card)) if card_price(card) else "–"
    about = phrase("what-card", cost=price, points=face.points, travel=parts.printed_icons(face.travel))
    return _titled(f"card:{card}", face.kind, phrase("list-beside", before=about, last=card_text(face)), said)


def _assistant(assistant: str, said: Signs) -> str:
    face = pieces.ASSISTANTS[assistant]
    told = phrase("what-assistant", silver=effect_text(face.silver), gold=effect_text(face.gold))
    return _titled(f"assistant:{assistant}", "assistant", told, said)


def _guardian(guardian: str, said: Signs) -> str:
    face = pieces.GUARDIANS[guardian]
    told = phrase("what-guardian", cost=parts.cost(guardian_price(guardian)), boon=boon_text(face))
    return _titled(f"guardian:{guardian}", "guardian", told, said)


def _site(view: View, site: str, said: Signs) -> str:
    number = pieces.SITE_NUMBERS[site]
    costs = " | ".join(said.icons(cost) for cost in pieces.SITES[number].spaces[view.options.side])
    told = phrase("what-travel", costs=costs)
    tile = view.tiles[number]
    if tile is not None:
        told = phrase("list-beside", before=told, last=effect_text(pieces.SITE_EFFECTS[tile]))
    return _titled(f"site:{site}", "site", told, said)


def _rival_tile(tile: str, said: Signs) -> str:
    face = pieces.RIVAL[tile]
    told = phrase(
        "rival-does",
        action="buy" if face.action in ("item", "artifact") else face.action,
        colour=face.colour or "green",
        levels=", ".join("I" * level or "–" for level in face.levels),
        idle=face.idle[0] if face.idle else 0,
        arrow={"left": "←", "right": "→"}[face.arrow],
    )
    return _titled(f"rival-tile:{tile}", "rival", told, said)


def _stack(view: View, stack: str, said: Signs) -> str:
    cost = parts.goods(temple_price(view.options.side, stack))
    told = phrase("what-temple", points=pieces.TEMPLE[stack].points, cost=cost)
    return _titled(f"stack:{stack}", "temple", told, said)
