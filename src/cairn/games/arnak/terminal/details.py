"""The output of the commands: each part of the table in full, and the text of any component."""

from collections.abc import Callable, Iterator
from functools import partial

from cairn.core.phrases import Fact, Phrase, Ref, phrase, seat_ref
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.rules.prices import bridge_price, card_price, discovery_price, guardian_price, temple_price
from cairn.games.arnak.rules.research import SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import BLOCKED, NOBODY
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.terminal.signs import IDOL, BoardVoice
from cairn.games.arnak.words import parts
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text
from cairn.terminal.board import Puzzled, fold_word

_MOST_DESCRIBED = 3
"""The number of components with different names that are described at once."""


def island(view: View, voice: BoardVoice) -> Iterator[str]:
    """Every site with its travel costs, its effect or idol, its guardian and its occupants."""
    for number in reversed(range(len(pieces.SITES))):
        site = pieces.SITES[number]
        costs = [
            voice.icons(cost)
            for cost, seat in zip(site.spaces[view.options.side], view.spaces[number], strict=True)
            if seat != BLOCKED
        ]
        tile, idol, guardian = view.tiles[number], view.idols[number], view.guards[number]
        line = [f"{voice.name(f'site:{site.id}')} [{' | '.join(costs)}]"]
        if tile is not None:
            line.append(voice.tell(effect_text(pieces.SITE_EFFECTS[tile])))
        elif idol is not None:
            compasses = voice.tell(parts.goods(discovery_price(view.options.side, site.id).goods))
            more = f" {IDOL}" if site.level > 1 else ""
            line.append(voice.say("undiscovered", cost=compasses, idol=f"{IDOL}{voice.name(f'idol:{idol}')}{more}"))
        if guardian is not None:
            line.append(_guardian(guardian, voice))
        there = tuple(seat_ref(seat) for seat in view.spaces[number] if seat not in NOBODY)
        if there:
            line.append(voice.tell(phrase("standing-there", names=there)))
        yield " ".join(line)


def row(view: View, voice: BoardVoice) -> Iterator[str]:
    """Every card in the row with its text, and the assistants with both sides."""
    for card in view.row:
        if card is not None:
            yield _card(card, voice)
    for assistant, under in zip(view.supply, view.under, strict=True):
        if assistant is not None:
            yield f"{_assistant(assistant, voice)} {voice.say('height-of-stack', count=under + 1)}"
    for assistant in view.rescue:
        yield f"{voice.say('rescue-space')} {_assistant(assistant, voice)}"
    if view.rescue_under:
        yield voice.say("rescue-below", count=view.rescue_under)
    yield from exiled_cards(view, voice)


def exiled_cards(view: View, voice: BoardVoice) -> Iterator[str]:
    """The exiled cards, by kind."""
    for kind in ("artifact", "item", "basic"):
        cards = [card for card in view.exiled if pieces.CARDS[card].kind == kind]
        yield voice.say("exiled-pile", kind=kind, count=len(cards), cards=voice.names("card", cards))


def track(view: View, voice: BoardVoice) -> Iterator[str]:
    """The track from the temple down: points, effects, spaces with their bridges, tiles and tokens."""
    side = view.options.side
    whole = pieces.TRACKS[side]
    stacks = []
    for number, stack in enumerate(STACKS):
        price = voice.goods(temple_price(side, stack))
        stacks.append(f"{voice.name(f'stack:{stack}')} [{price}] ×{view.temple[number]}")
    yield _space(view, next(space for space in whole.space if space.id == TEMPLE_SPACE), voice)
    yield f"  {'; '.join(stacks)}"
    for level in reversed(whole.row):
        yield voice.tell(
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
                yield f"  {_space(view, space, voice)}"
    start = next(space for space in whole.space if space.row == 0)
    yield _space(view, start, voice)


def _space(view: View, space: pieces.Space, voice: BoardVoice) -> str:
    side = view.options.side
    costs = dict.fromkeys(
        voice.cost(bridge_price(side, bridge.origin, bridge.to))
        for bridge in pieces.TRACKS[side].bridge
        if bridge.to == space.id
    )
    name = voice.name(f"space:{space.id}")
    line = [f"{name[:1].upper()}{name[1:]}"]
    line += [f"[{' / '.join(costs)}]"] if costs else []
    tiles = parts.piece_refs("bonus", view.bonuses[SPACES[side][space.id]])
    line += [voice.tell(phrase("tiles-there", tiles=tiles))] if tiles else []
    tokens: list[str] = []
    for token in ("glass", "notebook"):
        names = [voice.seat(seat) for seat, board in enumerate(view.players) if getattr(board, token) == space.id]
        if token == "glass" and view.rival is not None and view.rival.glass == space.id:
            names.append(voice.seat(view.rival_seat))
        tokens += (
            [voice.say("standing-token", token=voice.name(f"token:{token}"), names=", ".join(names))] if names else []
        )
    return "; ".join([" ".join(line), *tokens])


def cards(view: View, voice: BoardVoice) -> Iterator[str]:
    """The seat's hand with texts, its play area, and the layers of its deck."""
    if view.seat is None:
        return
    own = view.players[view.seat]
    for card in dict.fromkeys(own.hand or ()):
        yield _card(card, voice)
    yield f"{voice.say('own-play')} {voice.names('card', own.play)}"
    for number, layer in enumerate(own.deck or (), start=1):
        yield voice.tell(phrase("layer-of-deck", number=number, cards=parts.piece_list("card", layer)))


def players(view: View, voice: BoardVoice) -> Iterator[str]:
    """The public board of every player: resources, helpers, idols, temple tiles, cards played, hidden cards."""
    for seat, board in enumerate(view.players):
        helpers = [helper(f"assistant:{each.assistant}", each.ready, voice, each.gold) for each in board.employees]
        helpers += [helper(f"guardian:{ally.guardian}", ally.boon, voice) for ally in board.allies]
        yield voice.say(
            "player-board",
            you=parts.yes_or_no(seat == voice.voice.seat),
            seat=voice.seat(seat),
            points=view.points[seat],
            goods=voice.tell(parts.goods(board.goods)),
            helpers=", ".join(helpers) or voice.say("nothing"),
            idols=board.idols,
            slots=f"{board.slots}/{len(pieces.SLOTS)}",
            temple=voice.names("stack", board.temple),
            played=voice.names("card", board.play),
            unseen=voice.names("card", board.unseen),
        )
    if view.rival is not None:
        rival = view.rival
        yield voice.say(
            "rival-board",
            points=view.points[-1],
            guardians=voice.names("guardian", rival.guardians),
            idols=voice.names("idol", rival.idols),
            copies=rival.copies,
            temple=voice.names("stack", rival.temple),
            cards=voice.names("card", rival.cards),
            used=voice.names("rival-tile", rival.used, "; "),
            left=voice.names("rival-tile", rival.left, "; "),
        )


def helper(piece: Ref, ready: bool, voice: BoardVoice, gold: bool = False) -> str:
    """An assistant or an overcome guardian, and whether it is ready."""
    mark = voice.say("gold-mark") if gold else ""
    states = ("is-ready", "is-tired") if piece.startswith("assistant:") else ("boon-ready", "boon-used")
    return f"{voice.name(piece)}{mark} ({voice.say(states[0] if ready else states[1])})"


DETAILS: dict[str, Callable[[View, BoardVoice], Iterator[str]]] = {
    "island": island,
    "row": row,
    "track": track,
    "cards": cards,
    "players": players,
    "exiled": exiled_cards,
}


# Any component


def describe(name: str, view: View, voice: BoardVoice, english: BoardVoice) -> list[str]:
    """The text of every component with this name, or whose name starts with it; raise `Puzzled` if there is none."""
    if not name:
        raise Puzzled(voice.say("what-of"))
    wanted = fold_word(name)
    known = [
        (piece, (fold_word(voice.name(piece)), fold_word(english.name(piece))), text)
        for piece, text in _components(view, voice)
    ]
    found = [each for each in known if wanted in each[1]]
    found = found or [each for each in known if any(spelt.startswith(wanted) for spelt in each[1])]
    called = list(dict.fromkeys(voice.name(piece) for piece, _, _ in found))
    if not called:
        raise Puzzled(voice.say("what-is-unknown", word=name))
    if len(called) > _MOST_DESCRIBED:
        raise Puzzled(voice.say("what-several", word=name, names=", ".join(called)))
    return list(dict.fromkeys(text() for _, _, text in found))


def _components(view: View, voice: BoardVoice) -> Iterator[tuple[Ref, Callable[[], str]]]:
    """Every component with a name, and a function that returns its text."""
    for card in pieces.CARDS:
        yield f"card:{card}", partial(_card, card, voice)
    for assistant in pieces.ASSISTANTS:
        yield f"assistant:{assistant}", partial(_assistant, assistant, voice)
    for guardian in pieces.GUARDIANS:
        yield f"guardian:{guardian}", partial(_guardian, guardian, voice)
    for site in pieces.SITES:
        yield f"site:{site.id}", partial(_site, view, site.id, voice)
    for stack in pieces.TEMPLE:
        yield f"stack:{stack}", partial(_stack, view, stack, voice)
    for tile in pieces.TILES.values():
        yield f"tile:{tile.id}", partial(_description, f"tile:{tile.id}", "tile", effect_text(tile.effect), voice)
    for idol in pieces.IDOLS.values():
        yield f"idol:{idol.id}", partial(_description, f"idol:{idol.id}", "idol", effect_text(idol.effect), voice)
    for bonus in pieces.BONUSES.values():
        yield f"bonus:{bonus.id}", partial(_description, f"bonus:{bonus.id}", "bonus", effect_text(bonus.effect), voice)
    for rival_tile in pieces.RIVAL.values():
        yield f"rival-tile:{rival_tile.id}", partial(_rival_tile, rival_tile.id, voice)
    for slot in pieces.SLOT_EFFECTS.values():
        yield f"slot:{slot.id}", partial(_description, f"slot:{slot.id}", "slot", slot_text(slot), voice)


def _description(piece: Ref, kind: str, text: Phrase, voice: BoardVoice) -> str:
    return voice.tell(phrase("what-it-is", piece=piece, kind=phrase("kind", kind=kind), told=text))


def _card(card: str, voice: BoardVoice) -> str:
    face = pieces.CARDS[card]
    price: Fact = parts.goods(card_price(card)) if card_price(card) else "–"
    about = phrase("what-card", cost=price, points=face.points, travel=parts.printed_icons(face.travel))
    return _description(f"card:{card}", face.kind, phrase("list-beside", before=about, last=card_text(face)), voice)


def _assistant(assistant: str, voice: BoardVoice) -> str:
    face = pieces.ASSISTANTS[assistant]
    text = phrase("what-assistant", silver=effect_text(face.silver), gold=effect_text(face.gold))
    return _description(f"assistant:{assistant}", "assistant", text, voice)


def _guardian(guardian: str, voice: BoardVoice) -> str:
    face = pieces.GUARDIANS[guardian]
    text = phrase("what-guardian", cost=parts.cost(guardian_price(guardian)), boon=boon_text(face))
    return _description(f"guardian:{guardian}", "guardian", text, voice)


def _site(view: View, site: str, voice: BoardVoice) -> str:
    number = pieces.SITE_NUMBERS[site]
    costs = " | ".join(voice.icons(cost) for cost in pieces.SITES[number].spaces[view.options.side])
    text = phrase("what-travel", costs=costs)
    tile = view.tiles[number]
    if tile is not None:
        text = phrase("list-beside", before=text, last=effect_text(pieces.SITE_EFFECTS[tile]))
    return _description(f"site:{site}", "site", text, voice)


def _rival_tile(tile: str, voice: BoardVoice) -> str:
    face = pieces.RIVAL[tile]
    text = phrase(
        "rival-does",
        action="buy" if face.action in ("item", "artifact") else face.action,
        colour=face.colour or "green",
        levels=", ".join("I" * level or "–" for level in face.levels),
        idle=face.idle[0] if face.idle else 0,
        arrow={"left": "←", "right": "→"}[face.arrow],
    )
    return _description(f"rival-tile:{tile}", "rival", text, voice)


def _stack(view: View, stack: str, voice: BoardVoice) -> str:
    cost = parts.goods(temple_price(view.options.side, stack))
    text = phrase("what-temple", points=pieces.TEMPLE[stack].points, cost=cost)
    return _description(f"stack:{stack}", "temple", text, voice)
