"""The menu: what may be done, in groups that a number opens, down to single moves.

A group of actions has the same number in every turn, and what stands in it keeps its number through the turn.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cairn.core.offers import AnyOffer
from cairn.games.arnak.effects.steps import Payment
from cairn.games.arnak.rules.events import TurnEnded
from cairn.games.arnak.rules.moves import (
    Decline,
    EndTurn,
    ExileCard,
    Move,
    MoveGuardian,
    Pass,
    Pay,
    RelocateTo,
    SlotIdol,
    UseAssistant,
    UseBoon,
)
from cairn.games.arnak.rules.moves import Play as PlayCard
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS
from cairn.games.arnak.rules.state import Phase
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.terminal.labels import aim, label
from cairn.games.arnak.terminal.signs import Signs
from cairn.terminal.board import Back, Desk, Go, Intent, Play, Puzzled

MOST = 12
"""So many moves are listed at once; more are put into groups, or further down."""

_ACTIONS = {"dig": 1, "discover": 2, "overcome": 3, "buy": 4, "play": 5, "use-assistant": 5, "research": 6, "claim": 7}
"""The numbers of the main actions."""
_FREE, _LEAVE = 8, 9
_HEADS = {1: "dig", 2: "discover", 3: "overcome", 4: "buy", 5: "play", 6: "research", 7: "claim", _FREE: "free"}
_GROUPS: dict[type[Any], str] = {ExileCard: "menu-exile", SlotIdol: "menu-slot"}
"""Kinds of answers that stand behind one entry where there are many."""
_LISTED_LATER = 14
_SHORT = 36
"""So long may a move be that stands among groups."""
_TURN = "turn"
"""Under this key it is kept which turn the numbers belong to."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu: a move, or a group of them."""

    number: int
    label: str
    move: Move | None = None
    entries: tuple["Entry", ...] = ()


def entries(desk: Desk, said: Signs) -> tuple[Entry, ...]:
    """The whole menu: what answers the question first, free actions behind it."""
    view: View = desk.view
    free = [move for move in desk.moves if _is_free(move)]
    rest = [move for move in desk.moves if not _is_free(move)]
    if not view.pending and view.phase is not Phase.KEEPING:
        return tuple(_actions(rest, free, desk, said))
    listed = _several(rest, desk, said) if len(rest) > MOST else _flat(rest, desk, said)
    if free:
        inside = _numbered(free, _FREE, desk, said, label)
        listed = [*listed, Entry(0, said.say("menu-free"), entries=inside)]
    return _paged(listed, said)


def entries_at(desk: Desk, said: Signs) -> tuple[Entry, ...]:
    """The part of the menu that the player has got to."""
    found = entries(desk, said)
    for number in desk.path:
        found = _of(number, found).entries
    return found


def heading(desk: Desk, said: Signs) -> str:
    """The label of the group that the player has opened; empty at the top."""
    found, label = entries(desk, said), ""
    for number in desk.path:
        entry = _of(number, found)
        label, found = entry.label, entry.entries
    return label


def opened(kind: str, desk: Desk, said: Signs) -> Intent | None:
    """The group of a kind of move, opened; None if there is none now."""
    number = _FREE if kind == "free" else _ACTIONS.get(kind)
    found = next((entry for entry in entries(desk, said) if entry.number == number and entry.entries), None)
    return None if found is None or desk.view.pending else Go((found.number,))


def choose(words: list[str], desk: Desk, said: Signs) -> Intent:
    """Follow the numbers: to a move, with its payment after it, or into a group; 0 goes back."""
    path = desk.path
    for at, word in enumerate(words):
        listed = entries_at(replace(desk, path=path), said)
        number = int(word)
        if number == 0 and at == 0 and len(words) == 1:
            return go_back(desk, said)
        entry = next((each for each in listed if each.number == number), None)
        if entry is None:
            raise Puzzled(said.say("no-entry", number=number))
        if entry.move is not None:
            return _chosen(entry.move, words[: at + 1], words[at + 1 :], desk, said)
        path = (*path, number)
    return Go(path)


def _chosen(move: Move, typed: list[str], rest: list[str], desk: Desk, said: Signs) -> Intent:
    """A move of the list, and the number of a payment after it."""
    if not rest:
        return paid(move, desk)
    ways = payments(move, desk)
    if len(rest) > 1 or not ways:
        raise Puzzled(said.say("one-move", words=" ".join(typed)))
    if not 1 <= int(rest[0]) <= len(ways):
        raise Puzzled(said.say("no-entry", number=int(rest[0])))
    return Play(move, (ways[int(rest[0]) - 1],))


def paid(move: Move, desk: Desk) -> Play:
    """The move, and its payment where there is only one."""
    ways = payments(move, desk)
    return Play(move, tuple(ways)) if len(ways) == 1 else Play(move)


def payments(move: Move, desk: Desk) -> list[Pay]:
    """The ways to pay for a move, the cheapest first; none where it has no cost."""
    return [way for way in _ordered(desk.after(move)) if isinstance(way, Pay)]


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


def _of(number: int, listed: Iterable[Entry]) -> Entry:
    return next(entry for entry in listed if entry.number == number)


def _is_free(move: Move) -> bool:
    """Whether the move is a free action (AR 3.5)."""
    match move:
        case PlayCard(timing="free") | UseBoon() | SlotIdol():
            return True
        case UseAssistant(assistant):
            return ASSISTANTS[assistant].timing == "free"
        case _:
            return False


# A turn


def _actions(rest: Sequence[Move], free: Sequence[Move], desk: Desk, said: Signs) -> Iterable[Entry]:
    """A group for each kind of action, at its own number; to pass or to end the turn comes last."""
    kinds: dict[int, list[Move]] = {}
    for move in rest:
        if not isinstance(move, Pass | EndTurn):
            kinds.setdefault(_ACTIONS[str(move.__struct_config__.tag)], []).append(move)
    if free:
        kinds[_FREE] = list(free)
    for number, alike in sorted(kinds.items()):
        one = len({type(move) for move in alike}) == 1 and number != _FREE
        inside = _numbered(alike, number, desk, said, aim if one else label)
        if len(inside) == 1 and len(whole := label(desk.view, alike[0], said, _offer(alike[0], desk))) <= _SHORT:
            yield Entry(number, whole, alike[0])
        else:
            yield Entry(number, said.say(f"menu-{_HEADS[number]}"), entries=_paged(inside, said, renumbered=False))
    yield from (Entry(_LEAVE, label(desk.view, move, said), move) for move in rest if isinstance(move, Pass | EndTurn))


def _numbered(
    moves: Sequence[Move], group: int, desk: Desk, said: Signs, written: Callable[..., str]
) -> tuple[Entry, ...]:
    """Moves of a group, each with the number that it has had in this turn, or the next one."""
    turn = 1 + sum(isinstance(event, TurnEnded) for event in desk.history)
    numbers = desk.numbers
    if numbers.get(_TURN) != turn:
        numbers.clear()
        numbers[_TURN] = turn
    found: list[Entry] = []
    for move in moves:
        offer = _offer(move, desk)
        key = f"{group}:{offer.key if offer else move}"
        last = max((each for name, each in numbers.items() if name.startswith(f"{group}:")), default=0)
        found.append(Entry(numbers.setdefault(key, last + 1), written(desk.view, move, said, offer), move))
    return tuple(sorted(found, key=lambda entry: entry.number))


def _offer(move: Move, desk: Desk) -> AnyOffer | None:
    return next((offer for offer in desk.offers if move in offer.moves), None)


# An answer


def _flat(moves: Sequence[Move], desk: Desk, said: Signs) -> list[Entry]:
    """All moves in one list; what they are about is enough where they are all of one kind."""
    kinds = {type(move) for move in moves if not isinstance(move, Decline)}
    written = aim if len(kinds) == 1 and desk.view.pending else label
    return [Entry(0, written(desk.view, move, said, _offer(move, desk)), move) for move in _ordered(moves)]


def _several(moves: Sequence[Move], desk: Desk, said: Signs) -> list[Entry]:
    """Moves of a kind behind one entry; a single one stands for itself."""
    kinds: dict[type[Any], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    found: list[Entry] = []
    for kind, alike in kinds.items():
        tag = str(kind.__struct_config__.tag)
        head = _GROUPS.get(kind) or (f"menu-{_HEADS[_ACTIONS[tag]]}" if tag in _ACTIONS else None)
        if kind in _FURTHER:
            found += _FURTHER[kind](alike, desk, said)
        elif head is None or len(kinds) == 1:
            found += _flat(alike, desk, said)
        else:
            found.append(Entry(0, said.say(head), entries=_paged(_flat(alike, desk, said), said)))
    return found


def _by_origin(moves: Sequence[Any], desk: Desk, said: Signs) -> list[Entry]:
    """An archaeologist or guardian first, then where it goes."""
    return _parted(
        moves,
        lambda move: move.origin,
        lambda move: said.say("menu-from", site=said.name(f"site:{move.origin}")),
        desk,
        said,
    )


def _by_discards(moves: Sequence[Any], desk: Desk, said: Signs) -> list[Entry]:
    """Cards put away first, then how the way is paid."""
    ordered: list[Any] = _ordered(moves)
    if len({move.discards for move in ordered}) == 1:
        return _flat(ordered, desk, said)

    def heading(move: Pay) -> str:
        return said.say("menu-discards", cards=", ".join(map(said.card_with_icons, move.discards)))

    return _parted(ordered, lambda move: move.discards, heading, desk, said)


def _parted(
    moves: Iterable[Any], key: Callable[[Any], Any], heading: Callable[[Any], str], desk: Desk, said: Signs
) -> list[Entry]:
    parts: dict[Any, list[Any]] = {}
    for move in moves:
        parts.setdefault(key(move), []).append(move)
    found: list[Entry] = []
    for alike in parts.values():
        inside = _flat(alike, desk, said)
        found += inside if len(inside) == 1 else [Entry(0, heading(alike[0]), entries=_paged(inside, said))]
    return found


_FURTHER: dict[type[Any], Callable[[Sequence[Any], Desk, Signs], list[Entry]]] = {
    RelocateTo: _by_origin,
    MoveGuardian: _by_origin,
    Pay: _by_discards,
}


def _paged(listed: Sequence[Entry], said: Signs, renumbered: bool = True) -> tuple[Entry, ...]:
    """A list with its numbers; one that is too long goes on behind its last entry."""
    head, rest = listed, listed[:0]
    if len(listed) > _LISTED_LATER:
        head, rest = listed[: _LISTED_LATER - 1], listed[_LISTED_LATER - 1 :]
    found = [replace(entry, number=at) for at, entry in enumerate(head, start=1)] if renumbered else list(head)
    if rest:
        last = max(entry.number for entry in (*found, *rest))
        found.append(Entry(last + 1, said.say("menu-more"), entries=_paged(rest, said, renumbered)))
    return tuple(found)


def _ordered(moves: Sequence[Move]) -> list[Move]:
    """Payments by what they take, the cheapest first; everything else as it comes."""
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
