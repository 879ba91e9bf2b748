"""What the commands show: each part of the table in full, and the text of any component."""

from collections.abc import Callable, Iterator
from functools import partial

from cairn.terminal.board import Puzzled, fold
from cairn.games.arnak.effects.goods import NOTHING, Goods
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    DISCOVERY,
    GUARDIANS,
    IDOLS,
    SITE_NUMBERS,
    SITES,
    SLOT_EFFECTS,
    SLOTS,
    TEMPLE,
    TILES,
    TRACKS,
    Bonus,
    Idol,
    Name,
    Site,
    SiteTile,
    SlotEffect,
    Space,
    TempleStack,
)
from cairn.games.arnak.rules.research import SPACES, STACKS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import BLOCKED, FREE
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.words.components import name_in
from cairn.games.arnak.words.table import IDOL, Words

__all__ = ["LOOKS", "what"]

_AT_ONCE = 3
"""So many components of different names are told together."""


def island(view: View, said: Words) -> Iterator[str]:
    """Every site with its travel costs, its effect or idol, its guardian and who stands there."""
    for number in reversed(range(len(SITES))):
        site = SITES[number]
        costs = [
            said.icons_short(cost)
            for cost, seat in zip(site.spaces[view.options.side], view.spaces[number], strict=True)
            if seat != BLOCKED
        ]
        tile, idol, guardian = view.tiles[number], view.idols[number], view.guards[number]
        parts = [f"{said.site(site.id)} [{' | '.join(costs)}]"]
        if tile is not None:
            parts.append(said.site_effect(tile))
        elif idol is not None:
            compasses = said.goods(Goods(compass=DISCOVERY[view.options.side][site.level]))
            more = IDOL if site.level > 1 else ""
            parts.append(said.say("undiscovered", cost=compasses, idol=f"{IDOL}{said.idol(idol)} {more}".strip()))
        if guardian is not None:
            parts.append(_guardian(guardian, said))
        there = [said.name(seat) for seat in view.spaces[number] if seat not in (FREE, BLOCKED)]
        if there:
            parts.append(said.say("standing-there", names=", ".join(there)))
        yield " ".join(parts)


def row(view: View, said: Words) -> Iterator[str]:
    """Every card on offer with its text, and the assistants with both sides."""
    for card in view.row:
        if card is not None:
            yield _card(card, said)
    for assistant in (*view.supply, *view.rescue):
        if assistant is not None:
            yield _assistant(assistant, said)


def track(view: View, said: Words) -> Iterator[str]:
    """The track from the temple down: points, effects, spaces with their bridges, tiles and tokens."""
    side = view.options.side
    whole = TRACKS[side]
    stacks = []
    for number, stack in enumerate(STACKS):
        cost = sum((whole.temple[foot] for foot in TEMPLE[stack].costs), NOTHING)
        stacks.append(f"{said.stack(stack)} [{said.signs(cost)}] ×{view.temple[number]}")
    yield _space(view, next(space for space in whole.space if space.id == TEMPLE_SPACE), said)
    yield f"  {'; '.join(stacks)}"
    for level in reversed(whole.row):
        yield said.say(
            "track-row",
            row=level.row,
            glass=said.effect(level.glass),
            glasspoints=level.glass_points,
            notebook=said.effect(level.notebook),
            notebookpoints=level.notebook_points,
        )
        for space in whole.space:
            if space.row == level.row:
                yield f"  {_space(view, space, said)}"
    start = next(space for space in whole.space if space.row == 0)
    yield _space(view, start, said)


def _space(view: View, space: Space, said: Words) -> str:
    side = view.options.side
    costs = dict.fromkeys(
        f"{said.signs(bridge.goods)}{IDOL * bridge.idols}" for bridge in TRACKS[side].bridge if bridge.to == space.id
    )
    parts = [said.space(space.id)]
    parts += [f"[{' / '.join(costs)}]"] if costs else []
    tiles = [said.bonus(tile) for tile in view.bonuses[SPACES[side][space.id]]]
    parts += [said.say("bonus-there", tiles=", ".join(tiles))] if tiles else []
    for token in ("glass", "notebook"):
        names = [said.name(seat) for seat, board in enumerate(view.players) if getattr(board, token) == space.id]
        if token == "glass" and view.rival is not None and view.rival.glass == space.id:
            names.append(said.say("rival"))
        parts += [f"{said.token(token)}: {', '.join(names)}"] if names else []
    return " ".join(parts)


def cards(view: View, said: Words) -> Iterator[str]:
    """The own hand with its texts, what was played, and what may still come from the deck."""
    own = view.players[view.seat]
    for card in dict.fromkeys(own.hand or ()):
        yield _card(card, said)
    yield f"{said.say('own-play')} {said.cards(own.play)}"
    for number, layer in enumerate(own.deck or (), start=1):
        yield said.say("deck-layer", number=number, cards=said.cards(layer))


def players(view: View, said: Words) -> Iterator[str]:
    """Everybody's open board: resources, helpers, idols, temple tiles, cards played, and what they hold unseen."""
    for seat, board in enumerate(view.players):
        helpers = [
            f"{said.assistant(each.assistant)}{said.say('gold-mark') if each.gold else ''}"
            f" ({said.say('is-ready') if each.ready else said.say('is-tired')})"
            for each in board.employees
        ]
        helpers += [
            f"{said.guardian(ally.guardian)} ({said.say('boon-ready') if ally.boon else said.say('boon-used')})"
            for ally in board.allies
        ]
        yield said.say(
            "player-board",
            name=said.name(seat),
            points=view.points[seat],
            goods=said.goods(board.goods) or said.say("nothing"),
            helpers=", ".join(helpers) or said.say("nothing"),
            idols=board.idols,
            slots=f"{board.slots}/{len(SLOTS)}",
            temple=", ".join(map(said.stack, board.temple)) or said.say("nothing"),
            played=said.cards(board.play),
            unseen=said.cards(board.unseen),
        )
    if view.rival is not None:
        rival = view.rival
        yield said.say(
            "rival-board",
            points=view.points[-1],
            guardians=", ".join(map(said.guardian, rival.guardians)) or said.say("nothing"),
            idols=len(rival.idols) + rival.copies,
            cards=said.cards(rival.cards),
            used=", ".join(map(said.rival_tile, rival.used)) or said.say("nothing"),
            left="; ".join(map(said.rival_tile, rival.left)) or said.say("nothing"),
        )


LOOKS: dict[str, Callable[[View, Words], Iterator[str]]] = {
    "island": island,
    "row": row,
    "track": track,
    "cards": cards,
    "players": players,
}


# Any component


def what(name: str, view: View, said: Words, english: Words) -> list[str]:
    """The text of every component of that name, or whose name begins so; raises `Puzzled`."""
    if not name:
        raise Puzzled(said.say("what-of"))
    wanted = fold(name)
    known = [
        (component, (fold(name_in(said.text, component)), fold(name_in(english.text, component))), text)
        for component, text in _components(view, said)
    ]
    found = [each for each in known if wanted in each[1]]
    found = found or [each for each in known if any(spelt.startswith(wanted) for spelt in each[1])]
    called = list(dict.fromkeys(name_in(said.text, component) for component, _, _ in found))
    if not called:
        raise Puzzled(said.say("what-is-unknown", word=name))
    if len(called) > _AT_ONCE:
        raise Puzzled(said.say("what-several", word=name, names=", ".join(called)))
    return list(dict.fromkeys(text() for _, _, text in found))


def _components(view: View, said: Words) -> Iterator[tuple[Name, Callable[[], str]]]:
    """Everything that has a name, and how to tell its text."""
    for card in CARDS.values():
        yield card.name, partial(_card, card.id, said)
    for assistant in ASSISTANTS.values():
        yield assistant.name, partial(_assistant, assistant.id, said)
    for guardian in GUARDIANS.values():
        yield guardian.name, partial(_guardian, guardian.id, said)
    for site in SITES:
        yield site.name, partial(_site, view, site, said)
    for stack in TEMPLE.values():
        yield stack.name, partial(_stack, view, stack, said)
    for tile in TILES.values():
        yield tile.name, partial(_plain, tile, "tile", said)
    for idol in IDOLS.values():
        yield idol.name, partial(_plain, idol, "idol", said)
    for bonus in BONUSES.values():
        yield bonus.name, partial(_plain, bonus, "bonus", said)
    for slot in SLOT_EFFECTS.values():
        yield slot.name, partial(_plain, slot, "slot", said)


def _plain(component: SiteTile | Idol | Bonus | SlotEffect, kind: str, said: Words) -> str:
    text = said.slot_effect(component.id) if isinstance(component, SlotEffect) else said.effect(component.effect)
    return _titled(component.name, kind, text, said)


def _titled(name: Name, kind: str, text: str, said: Words) -> str:
    return f"{name_in(said.text, name)} ({said.say('kind', kind=kind)}). {text}"


def _card(card: str, said: Words) -> str:
    face = CARDS[card]
    cost = said.goods(face.price) or "–"
    travel = said.icons_short(face.travel) or said.say("nothing")
    facts = said.say("what-card", cost=cost, points=face.points, travel=travel)
    return _titled(face.name, face.kind, f"{facts} {said.card_effect(card)}", said)


def _assistant(assistant: str, said: Words) -> str:
    silver, gold = said.assistant_effect(assistant, False), said.assistant_effect(assistant, True)
    return _titled(ASSISTANTS[assistant].name, "assistant", said.say("what-assistant", silver=silver, gold=gold), said)


def _guardian(guardian: str, said: Words) -> str:
    text = said.say("what-guardian", cost=said.cost(GUARDIANS[guardian].cost), boon=said.boon(guardian))
    return _titled(GUARDIANS[guardian].name, "guardian", text, said)


def _site(view: View, site: Site, said: Words) -> str:
    number = SITE_NUMBERS[site.id]
    costs = [said.icons_short(cost) for cost in site.spaces[view.options.side]]
    tile = view.tiles[number]
    gives = "" if tile is None else f" {said.site_effect(tile)}"
    return _titled(site.name, "site", said.say("what-travel", costs=" | ".join(costs)) + gives, said)


def _stack(view: View, stack: TempleStack, said: Words) -> str:
    feet = TRACKS[view.options.side].temple
    cost = sum((feet[foot] for foot in stack.costs), NOTHING)
    return _titled(stack.name, "temple", said.say("what-temple", points=stack.points, cost=said.goods(cost)), said)
