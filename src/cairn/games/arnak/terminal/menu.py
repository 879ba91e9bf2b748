"""The menu: what may be done, in groups that a number opens, down to single moves."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cairn.games.arnak.effects.steps import Payment
from cairn.games.arnak.rules.moves import (
    Buy,
    Claim,
    Decline,
    Dig,
    Discover,
    ExileCard,
    Move,
    MoveGuardian,
    Overcome,
    Pass,
    Pay,
    RelocateTo,
    Research,
    SlotIdol,
    UseAssistant,
    UseBoon,
)
from cairn.games.arnak.rules.moves import Play as PlayCard
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.terminal.labels import aim, label
from cairn.games.arnak.terminal.signs import Signs
from cairn.terminal.board import Back, Desk, Go, Intent, Play, Puzzled

__all__ = ["Entry", "choose", "entries", "entries_at", "go_back", "heading", "is_paying"]

MOST = 12
"""So many moves are listed at once; more are put into groups, or further down."""

_GROUPS: dict[type[Any], str] = {
    Dig: "menu-dig",
    Discover: "menu-discover",
    Overcome: "menu-overcome",
    Buy: "menu-buy",
    PlayCard: "menu-play",
    Research: "menu-research",
    Claim: "menu-claim",
    ExileCard: "menu-exile",
    SlotIdol: "menu-slot",
}
_LISTED_LATER = 14
_SHORT = 36
"""So long may a move be that stands among groups."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu: a move, or a group of them."""

    label: str
    move: Move | None = None
    entries: tuple["Entry", ...] = ()


def entries(view: View, moves: Sequence[Move], said: Signs) -> tuple[Entry, ...]:
    """The whole menu: what answers the question first, free actions in a group at the end."""
    free = [move for move in moves if _is_free(move)]
    rest = [move for move in moves if not _is_free(move)]
    turn = not view.pending and not view.acted
    listed = _grouped(rest, view, said) if turn or len(rest) > MOST else _flat(rest, view, said)
    if free:
        inside = _grouped(free, view, said, only=(SlotIdol,))
        whole = Entry(said.say("menu-free"), entries=inside)
        listed += (
            inside if len(listed) + len(inside) <= 6 and not turn else (whole,) if turn or len(free) > 1 else inside
        )
    leaving = tuple(entry for entry in listed if isinstance(entry.move, Pass))
    return _paged([*(entry for entry in listed if entry not in leaving), *leaving], said)


def entries_at(desk: Desk, said: Signs) -> tuple[Entry, ...]:
    """The part of the menu that the player has got to."""
    found = entries(desk.view, desk.moves, said)
    for number in desk.path:
        found = found[number].entries
    return found


def heading(desk: Desk, said: Signs) -> str:
    """The label of the group that the player has opened; empty at the top."""
    found, label = entries(desk.view, desk.moves, said), ""
    for number in desk.path:
        label, found = found[number].label, found[number].entries
    return label


def choose(words: list[str], desk: Desk, said: Signs) -> Intent:
    """Follow the numbers: to a move, or into a group; 0 goes back."""
    path = desk.path
    for at, word in enumerate(words):
        listed = entries_at(replace(desk, path=path), said)
        number = int(word)
        if number == 0 and at == 0 and len(words) == 1:
            return go_back(desk, said)
        if not 1 <= number <= len(listed):
            raise Puzzled(said.say("no-entry", number=number))
        entry = listed[number - 1]
        if entry.move is not None:
            if at + 1 < len(words):
                raise Puzzled(said.say("one-move", words=" ".join(words[: at + 1])))
            return Play(entry.move)
        path = (*path, number - 1)
    return Go(path)


def go_back(desk: Desk, said: Signs) -> Intent:
    """One step up the menu; from the list of payments, back to what is paid for."""
    if desk.path:
        return Go(desk.path[:-1])
    if is_paying(desk.view):
        return Back()
    raise Puzzled(said.say("top-of-menu"))


def is_paying(view: View) -> bool:
    """Whether a cost waits to be paid, right after the move that it is for."""
    return bool(view.pending) and isinstance(view.pending[0], Payment)


def _is_free(move: Move) -> bool:
    """Whether the move is a free action (AR 3.5)."""
    match move:
        case PlayCard(timing="free") | UseBoon() | SlotIdol():
            return True
        case UseAssistant(assistant):
            return ASSISTANTS[assistant].timing == "free"
        case _:
            return False


def _flat(moves: Sequence[Move], view: View, said: Signs) -> tuple[Entry, ...]:
    """All moves in one list; what they are about is enough where they are all of one kind."""
    kinds = {type(move) for move in moves if not isinstance(move, Decline)}
    written = aim if len(kinds) == 1 and view.pending else label
    return tuple(Entry(written(view, move, said), move) for move in _ordered(moves))


def _grouped(
    moves: Sequence[Move], view: View, said: Signs, only: tuple[type[Any], ...] | None = None
) -> tuple[Entry, ...]:
    """Moves of a kind behind one entry; a single one stands for itself."""
    kinds: dict[type[Any], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    found: list[Entry] = []
    for kind, alike in kinds.items():
        alone = len(alike) == 1 and (kind not in _GROUPS or len(label(view, alike[0], said)) <= _SHORT)
        apart = kind not in only if only is not None else kind not in {*_GROUPS, *_FURTHER}
        if alone or apart:
            found += [Entry(label(view, move, said), move) for move in alike]
        elif kind in _FURTHER:
            found += _FURTHER[kind](alike, view, said)
        else:
            inside = tuple(Entry(aim(view, move, said), move) for move in _ordered(alike))
            found.append(Entry(said.say(_GROUPS[kind]), entries=_paged(inside, said)))
    return tuple(found)


def _by_origin(moves: Sequence[Any], view: View, said: Signs) -> list[Entry]:
    """An archaeologist or guardian first, then where it goes."""
    return _parted(
        moves,
        lambda move: move.origin,
        lambda move: said.say("menu-from", site=said.name(f"site:{move.origin}")),
        view,
        said,
    )


def _by_discards(moves: Sequence[Any], view: View, said: Signs) -> list[Entry]:
    """Cards put away first, then how the way is paid."""
    ordered: list[Any] = _ordered(moves)
    if len({move.discards for move in ordered}) == 1:
        return [Entry(aim(view, move, said), move) for move in ordered]

    def heading(move: Pay) -> str:
        return said.say("menu-discards", cards=", ".join(map(said.card_with_icons, move.discards)))

    return _parted(ordered, lambda move: move.discards, heading, view, said)


def _parted(
    moves: Iterable[Any], key: Callable[[Any], Any], heading: Callable[[Any], str], view: View, said: Signs
) -> list[Entry]:
    parts: dict[Any, list[Any]] = {}
    for move in moves:
        parts.setdefault(key(move), []).append(move)
    return [
        Entry(heading(alike[0]), entries=_paged([Entry(aim(view, move, said), move) for move in alike], said))
        if len(alike) > 1
        else Entry(aim(view, alike[0], said), alike[0])
        for alike in parts.values()
    ]


_FURTHER: dict[type[Any], Callable[[Sequence[Any], View, Signs], list[Entry]]] = {
    RelocateTo: _by_origin,
    MoveGuardian: _by_origin,
    Pay: _by_discards,
}


def _paged(listed: Sequence[Entry], said: Signs) -> tuple[Entry, ...]:
    """A list that is too long goes on behind its last entry."""
    if len(listed) <= _LISTED_LATER:
        return tuple(listed)
    head, rest = listed[: _LISTED_LATER - 1], listed[_LISTED_LATER - 1 :]
    return (*head, Entry(said.say("menu-more"), entries=_paged(rest, said)))


def _ordered(moves: Sequence[Move]) -> list[Move]:
    """Payments by what they take, the cheapest first; everything else as it comes."""
    if not all(isinstance(move, Pay | Decline) for move in moves):
        return list(moves)
    return sorted(moves, key=lambda move: _worth(move) if isinstance(move, Pay) else (1 << 10, 0))


def _worth(way: Pay) -> tuple[int, int]:
    """About what a payment takes: Fear is given gladly, a bought card dearly; icons that stay make it cheaper."""
    cards = sum(_card_worth(card) for card in way.cards + way.discards)
    return cards + 4 * way.planes + 3 * len(way.boons) + 2 * len(way.assistants), -len(way.left)


def _card_worth(card: str) -> int:
    match CARDS[card].kind:
        case "fear":
            return 0
        case "basic":
            return 2
        case _:
            return 3 + CARDS[card].cost
