"""The menu: all moves in groups that a number opens, down to single moves.

A group of actions has the same number in every turn, and its entries keep their numbers through the turn.
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
from cairn.games.arnak.terminal.labels import label, target_label
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.terminal.board import Back, Desk, Go, Intent, Play, Puzzled

MOST_LISTED = 12
"""The largest number of moves listed without groups."""

_ACTIONS = {"dig": 1, "discover": 2, "overcome": 3, "buy": 4, "play": 5, "use-assistant": 5, "research": 6, "claim": 7}
"""The menu numbers of the main actions."""
_FREE, _LEAVE = 8, 9
_HEADS = {1: "dig", 2: "discover", 3: "overcome", 4: "buy", 5: "play", 6: "research", 7: "claim", _FREE: "free"}
_GROUPS: dict[type[Any], str] = {ExileCard: "menu-exile", SlotIdol: "menu-slot"}
"""Kinds of answers that are grouped if there are many."""
_PAGE_LENGTH = 14
"""The number of entries on one page of a list."""
_MAX_LABEL = 36
"""The longest label of a single move that is listed among groups."""
_TURN = "turn"
"""The key under which `Desk.numbers` holds the turn that the numbers belong to."""


@dataclass(frozen=True)
class Entry:
    """A line of the menu: a move or a group of moves."""

    number: int
    label: str
    move: Move | None = None
    entries: tuple["Entry", ...] = ()


def entries(desk: Desk, voice: BoardVoice) -> tuple[Entry, ...]:
    """The whole menu: answers to the prompt first, then free actions."""
    view: View = desk.view
    free = [move for move in desk.moves if _is_free(move)]
    rest = [move for move in desk.moves if not _is_free(move)]
    if not view.pending and view.phase is not Phase.KEEPING:
        return tuple(_actions(rest, free, desk, voice))
    listed = _grouped_entries(rest, desk, voice) if len(rest) > MOST_LISTED else _flat_entries(rest, desk, voice)
    if free:
        inside = _number_entries(free, _FREE, desk, voice, label)
        listed = [*listed, Entry(0, voice.say("menu-free"), entries=inside)]
    return _paginate(listed, voice)


def entries_at(desk: Desk, voice: BoardVoice) -> tuple[Entry, ...]:
    """The entries of the group that the player has opened."""
    found = entries(desk, voice)
    for number in desk.path:
        found = _find(number, found).entries
    return found


def heading(desk: Desk, voice: BoardVoice) -> str:
    """The label of the group that the player has opened; empty at the top."""
    found, label = entries(desk, voice), ""
    for number in desk.path:
        entry = _find(number, found)
        label, found = entry.label, entry.entries
    return label


def open_group(kind: str, desk: Desk, voice: BoardVoice) -> Intent | None:
    """Open the group of a kind of move; None if there is none now."""
    number = _FREE if kind == "free" else _ACTIONS.get(kind)
    found = next((entry for entry in entries(desk, voice) if entry.number == number and entry.entries), None)
    return None if found is None or desk.view.pending else Go((found.number,))


def choose(words: list[str], desk: Desk, voice: BoardVoice) -> Intent:
    """Follow the numbers to a move, optionally with a payment, or into a group; 0 goes back."""
    path = desk.path
    for at, word in enumerate(words):
        listed = entries_at(replace(desk, path=path), voice)
        number = int(word)
        if number == 0 and at == 0 and len(words) == 1:
            return go_back(desk, voice)
        entry = next((each for each in listed if each.number == number), None)
        if entry is None:
            raise Puzzled(voice.say("no-entry", number=number))
        if entry.move is not None:
            return _play_chosen(entry.move, words[: at + 1], words[at + 1 :], desk, voice)
        path = (*path, number)
    return Go(path)


def _play_chosen(move: Move, typed: list[str], rest: list[str], desk: Desk, voice: BoardVoice) -> Intent:
    """Play a move of the list, with the payment of the number after it."""
    if not rest:
        return play_and_pay(move, desk)
    ways = payments(move, desk)
    if len(rest) > 1 or not ways:
        raise Puzzled(voice.say("one-move", words=" ".join(typed)))
    if not 1 <= int(rest[0]) <= len(ways):
        raise Puzzled(voice.say("no-entry", number=int(rest[0])))
    return Play(move, (ways[int(rest[0]) - 1],))


def play_and_pay(move: Move, desk: Desk) -> Play:
    """Play the move, and pay for it if there is only one way."""
    ways = payments(move, desk)
    return Play(move, tuple(ways)) if len(ways) == 1 else Play(move)


def payments(move: Move, desk: Desk) -> list[Pay]:
    """The ways to pay for a move, the cheapest first; empty if it has no cost."""
    return [way for way in _sort_payments(desk.after(move)) if isinstance(way, Pay)]


def go_back(desk: Desk, voice: BoardVoice) -> Intent:
    """Close the open group; from the list of payments, undo the move to pay for."""
    if desk.path:
        return Go(desk.path[:-1])
    if is_paying(desk.view):
        return Back()
    raise Puzzled(voice.say("top-of-menu"))


def is_paying(view: View) -> bool:
    """Whether the seat has to choose a payment."""
    return bool(view.pending) and isinstance(view.pending[0], Payment)


def _find(number: int, listed: Iterable[Entry]) -> Entry:
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


def _actions(rest: Sequence[Move], free: Sequence[Move], desk: Desk, voice: BoardVoice) -> Iterable[Entry]:
    """A group for each kind of action, at its fixed number; passing or ending the turn comes last."""
    kinds: dict[int, list[Move]] = {}
    for move in rest:
        if not isinstance(move, Pass | EndTurn):
            kinds.setdefault(_ACTIONS[str(move.__struct_config__.tag)], []).append(move)
    if free:
        kinds[_FREE] = list(free)
    for number, group in sorted(kinds.items()):
        one = len({type(move) for move in group}) == 1 and number != _FREE
        inside = _number_entries(group, number, desk, voice, target_label if one else label)
        if (
            len(inside) == 1
            and len(whole := label(desk.view, group[0], voice, find_offer(group[0], desk))) <= _MAX_LABEL
        ):
            yield Entry(number, whole, group[0])
        else:
            yield Entry(number, voice.say(f"menu-{_HEADS[number]}"), entries=_paginate(inside, voice, renumbered=False))
    yield from (Entry(_LEAVE, label(desk.view, move, voice), move) for move in rest if isinstance(move, Pass | EndTurn))


def _number_entries(
    moves: Sequence[Move], group: int, desk: Desk, voice: BoardVoice, written: Callable[..., str]
) -> tuple[Entry, ...]:
    """Entries for the moves of a group, each with its number in this turn, or the next free one."""
    turn = 1 + sum(isinstance(event, TurnEnded) for event in desk.history)
    numbers = desk.numbers
    if numbers.get(_TURN) != turn:
        numbers.clear()
        numbers[_TURN] = turn
    found: list[Entry] = []
    for move in moves:
        offer = find_offer(move, desk)
        key = f"{group}:{offer.key if offer else move}"
        last = max((each for name, each in numbers.items() if name.startswith(f"{group}:")), default=0)
        found.append(Entry(numbers.setdefault(key, last + 1), written(desk.view, move, voice, offer), move))
    return tuple(sorted(found, key=lambda entry: entry.number))


def find_offer(move: Move, desk: Desk) -> AnyOffer | None:
    """The offer that contains the move."""
    return next((offer for offer in desk.offers if move in offer.moves), None)


# Answers to a prompt


def _flat_entries(moves: Sequence[Move], desk: Desk, voice: BoardVoice) -> list[Entry]:
    """All moves in one list, by target only if they are all of one kind."""
    kinds = {type(move) for move in moves if not isinstance(move, Decline)}
    written = target_label if len(kinds) == 1 and desk.view.pending else label
    return [Entry(0, written(desk.view, move, voice, find_offer(move, desk)), move) for move in _sort_payments(moves)]


def _grouped_entries(moves: Sequence[Move], desk: Desk, voice: BoardVoice) -> list[Entry]:
    """A group for each kind of move; a single move is listed by itself."""
    kinds: dict[type[Any], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    found: list[Entry] = []
    for kind, group in kinds.items():
        tag = str(kind.__struct_config__.tag)
        head = _GROUPS.get(kind) or (f"menu-{_HEADS[_ACTIONS[tag]]}" if tag in _ACTIONS else None)
        if kind in _SUBGROUPS:
            found += _SUBGROUPS[kind](group, desk, voice)
        elif head is None or len(kinds) == 1:
            found += _flat_entries(group, desk, voice)
        else:
            found.append(Entry(0, voice.say(head), entries=_paginate(_flat_entries(group, desk, voice), voice)))
    return found


def _by_origin(moves: Sequence[Any], desk: Desk, voice: BoardVoice) -> list[Entry]:
    """Groups by origin of the archaeologist or guardian."""
    return _group_by(
        moves,
        lambda move: move.origin,
        lambda move: voice.say("menu-from", site=voice.name(f"site:{move.origin}")),
        desk,
        voice,
    )


def _by_discards(moves: Sequence[Any], desk: Desk, voice: BoardVoice) -> list[Entry]:
    """Groups by the cards discarded."""
    ordered: list[Any] = _sort_payments(moves)
    if len({move.discards for move in ordered}) == 1:
        return _flat_entries(ordered, desk, voice)

    def heading(move: Pay) -> str:
        return voice.say("menu-discards", cards=", ".join(map(voice.card_with_icons, move.discards)))

    return _group_by(ordered, lambda move: move.discards, heading, desk, voice)


def _group_by(
    moves: Iterable[Any], key: Callable[[Any], Any], heading: Callable[[Any], str], desk: Desk, voice: BoardVoice
) -> list[Entry]:
    parts: dict[Any, list[Any]] = {}
    for move in moves:
        parts.setdefault(key(move), []).append(move)
    found: list[Entry] = []
    for group in parts.values():
        inside = _flat_entries(group, desk, voice)
        found += inside if len(inside) == 1 else [Entry(0, heading(group[0]), entries=_paginate(inside, voice))]
    return found


_SUBGROUPS: dict[type[Any], Callable[[Sequence[Any], Desk, BoardVoice], list[Entry]]] = {
    RelocateTo: _by_origin,
    MoveGuardian: _by_origin,
    Pay: _by_discards,
}


def _paginate(listed: Sequence[Entry], voice: BoardVoice, renumbered: bool = True) -> tuple[Entry, ...]:
    """Number the entries; a list that is too long continues in a group at its end."""
    head, rest = listed, listed[:0]
    if len(listed) > _PAGE_LENGTH:
        head, rest = listed[: _PAGE_LENGTH - 1], listed[_PAGE_LENGTH - 1 :]
    found = [replace(entry, number=at) for at, entry in enumerate(head, start=1)] if renumbered else list(head)
    if rest:
        last = max(entry.number for entry in (*found, *rest))
        found.append(Entry(last + 1, voice.say("menu-more"), entries=_paginate(rest, voice, renumbered)))
    return tuple(found)


def _sort_payments(moves: Sequence[Move]) -> list[Move]:
    """Payments first, the cheapest at the top; other moves in their order."""
    return sorted(moves, key=lambda move: _payment_cost(move) if isinstance(move, Pay) else (1 << 10, 0))


def _payment_cost(way: Pay) -> tuple[int, int]:
    """A rough cost of a payment, to sort by: Fear is free, bought cards are expensive, icons that stay count less."""
    cards = sum(_card_cost(card) for card in way.cards + way.discards)
    return cards + 4 * way.planes + 3 * len(way.boons) + 2 * len(way.assistants), -len(way.left)


def _card_cost(card: str) -> int:
    match CARDS[card].kind:
        case "fear":
            return 0
        case "basic":
            return 2
        case _:
            return 3 + CARDS[card].cost
