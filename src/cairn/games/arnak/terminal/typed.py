"""From words to moves: a verb, the name of a piece, and what is paid with, as `dig coin 2 funding`.

Words of the player's language and English ones are understood, and the beginning of a word is enough.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from cairn.core.offers import AnyOffer
from cairn.games.arnak.rules.moves import Dig, Discover, Move, Pay, RelocateTo
from cairn.games.arnak.rules.pieces import SITES
from cairn.games.arnak.terminal import menu
from cairn.games.arnak.terminal.labels import label
from cairn.games.arnak.terminal.signs import Signs
from cairn.terminal.board import Desk, Intent, Play, Puzzled, fold_word

_SEVERAL = 6
"""So many moves are named where a line may mean several."""


_VERBS = {str(kind.__struct_config__.tag) for kind in get_args(Move)}


@dataclass(frozen=True)
class _Meant:
    """A move that a line may mean: the words behind its name, which say how it is paid for."""

    move: Move
    named: int
    rest: tuple[str, ...]


def understood(words: list[str], desk: Desk, said: Signs, english: Signs) -> Intent | None:
    """What the words stand for; None if they name no move of now. Raises `Puzzled` where they may mean several."""
    verbs, rest = kinds_of(words[0], {*_tags(desk), "free"}, said, english), words[1:]
    if not verbs:
        verbs, rest = set(_tags(desk)), words
        if kinds_of(words[0], _VERBS, said, english, by_beginning=False) and not _is_name(
            words[0], desk, said, english
        ):
            return None  # a verb of another time, which only begins some name
    found = list(_meant(verbs, rest, desk, said, english))
    if not rest and len(found) != 1:
        groups = {intent for verb in verbs if (intent := menu.opened(verb, desk, said)) is not None}
        if len(groups) == 1:
            return groups.pop()
    if not found:
        return None
    most = max(each.named for each in found)
    return _answer([each for each in found if each.named == most], words, desk, said, english)


def lines(desk: Desk, said: Signs) -> Iterator[str]:
    """Every move of now as it may be typed."""
    return filter(None, (line(offer, said) for offer in desk.offers))


def line(offer: AnyOffer, said: Signs) -> str:
    """An offer as it may be typed, sites by their marks on the map; empty where only numbers will do."""
    verb = next(iter(_spelt(said, offer.kind)), "")
    name = said.name(offer.touches[0]) if offer.touches else ""
    if isinstance(offer.moves[0], Dig | Discover):
        name = next(_marks(offer.touches[0], said))
        if isinstance(offer.moves[0], Dig) and offer.moves[0].space:
            name += f" {offer.moves[0].space + 1}"
    return f"{verb} {name}".strip()


def _answer(found: Sequence[_Meant], words: list[str], desk: Desk, said: Signs, english: Signs) -> Intent:
    """The move that is left, with its payment; of the spaces of one site the first."""
    meant = found[0]
    if len(found) > 1 and not _alike([each.move for each in found]):
        labels = [label(desk.view, each.move, said, _offer(each.move, desk)) for each in found[:_SEVERAL]]
        more = " …" if len(found) > _SEVERAL else ""
        raise Puzzled(said.say("which-move", words=" ".join(words), moves="; ".join(labels) + more))
    if not meant.rest:
        return menu.paid(meant.move, desk)
    return Play(meant.move, (_payment(meant, desk, said, english),))


def _alike(moves: Sequence[Move]) -> bool:
    """Whether they differ by the space of one site alone: the first is the cheapest."""
    found = {(type(move), getattr(move, "origin", ""), getattr(move, "site", str(move))) for move in moves}
    return len(found) == 1 and isinstance(moves[0], Dig | RelocateTo)


# The move


def _tags(desk: Desk) -> Iterator[str]:
    return (offer.kind for offer in desk.offers)


def kinds_of(word: str, kinds: Iterable[str], said: Signs, english: Signs, by_beginning: bool = True) -> set[str]:
    """The kinds of move that a word stands for; those that it is whole come before those that it begins."""
    known = {kind: [fold_word(each) for text in (said, english) for each in _spelt(text, kind)] for kind in kinds}
    whole = {kind for kind, spelt in known.items() if fold_word(word) in spelt}
    if whole or not by_beginning:
        return whole
    return {kind for kind, spelt in known.items() if any(each.startswith(fold_word(word)) for each in spelt)}


def count_named(words: Sequence[str], names: Iterable[str], move: Move, said: Signs, english: Signs) -> int:
    """How many words, from the first on, name the move by one of these pieces."""
    return _named(words, _names(names, said, english), _numbers(move))


def _spelt(said: Signs, kind: str) -> list[str]:
    key = f"verb-{kind}"
    return said.say(key).split("|") if said.text.has(key) else []


def _meant(verbs: set[str], rest: Sequence[str], desk: Desk, said: Signs, english: Signs) -> Iterator[_Meant]:
    """The moves of these kinds that the words name, or begin to name."""
    for offer in desk.offers:
        if offer.kind not in verbs:
            continue
        known = _names(offer.touches, said, english)
        for move in offer.moves:
            numbers = _numbers(move)
            named = _named(rest, known, numbers)
            behind = tuple(rest[named:])
            if (named or not rest) and (not behind or _ways(move, behind, desk, said, english)):
                yield _Meant(move, named, behind)


def _named(words: Sequence[str], known: Sequence[list[str]], numbers: set[str]) -> int:
    """How many words, from the first on, are words of one of the names, or a number of the move."""
    best = 0
    for name in known:
        left, count = list(name), 0
        for word in words:
            at = next((at for at, part in enumerate(left) if part.startswith(fold_word(word))), None)
            if at is not None:
                left.pop(at)
            elif not (count and word in numbers):
                break
            count += 1
        best = max(best, count)
    return best


def _names(pieces: Iterable[str], said: Signs, english: Signs) -> list[list[str]]:
    """The names of these pieces, each as its words, in both languages, and all of these words together."""
    found, pieces = [], tuple(pieces)
    for text in (said, english):
        names = [fold_word(text.name(piece)).split() for piece in pieces]
        marks = [[fold_word(mark)] for piece in pieces for mark in _marks(piece, text)]
        found += [*names, *marks, list(dict.fromkeys(word for name in (*names, *marks) for word in name))]
    return found


def _marks(piece: str, said: Signs) -> Iterator[str]:
    """What stands at a site on the map."""
    kind, _, rest = piece.partition(":")
    if kind == "site":
        yield said.mark(next(site for site in SITES if site.id == rest.split("/")[0]))


def _is_name(word: str, desk: Desk, said: Signs, english: Signs) -> bool:
    """Whether it is a whole word of the name of a piece that can be moved now."""
    return any(fold_word(word) in name for offer in desk.offers for name in _names(offer.touches, said, english))


def _numbers(move: Move) -> set[str]:
    """The space of a site, counted from 1."""
    return {str(move.space + 1)} if isinstance(move, Dig | RelocateTo) else set()


# The payment


def _payment(meant: _Meant, desk: Desk, said: Signs, english: Signs) -> Pay:
    ways = _ways(meant.move, meant.rest, desk, said, english)
    if len(ways) > 1:
        told = "; ".join(_told(way, said) for way in ways[:_SEVERAL])
        raise Puzzled(said.say("which-move", words=" ".join(meant.rest), moves=told))
    return ways[0]


def _told(way: Pay, said: Signs) -> str:
    cards = [said.card_with_icons(card) for card in (*way.cards, *way.discards)]
    others = [said.name(f"guardian:{each}") for each in way.boons]
    others += [said.name(f"assistant:{each}") for each in way.assistants]
    return ", ".join([*cards, *others, *([said.name("goods:coin")] if way.planes else [])])


def _ways(move: Move, words: Sequence[str], desk: Desk, said: Signs, english: Signs) -> list[Pay]:
    """The payments that the words name: those of which they name all, or else those that have all of them."""
    ways = menu.payments(move, desk)
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        number = int(words[0])
        return [ways[number - 1]] if 1 <= number <= len(ways) else []
    fitting: dict[bool, list[Pay]] = {True: [], False: []}
    for way in ways:
        sources = [_source(piece, said, english) for piece in _pieces(way)]
        left = _unnamed(words, sources)
        if left is not None:
            fitting[not left].append(way)
    return fitting[True] or fitting[False]


def _pieces(way: Pay) -> Iterator[str]:
    yield from (f"card:{card}" for card in (*way.cards, *way.discards))
    yield from (f"guardian:{guardian}" for guardian in way.boons)
    yield from (f"assistant:{assistant}" for assistant in way.assistants)
    yield from ["goods:coin"] * way.planes


def _source(piece: str, said: Signs, english: Signs) -> list[str]:
    """The words for something that is paid with; of a card its icons too."""
    kind, _, name = piece.partition(":")
    found = [text.card_with_icons(name) if kind == "card" else text.name(piece) for text in (said, english)]
    return [word.strip("()") for each in found for word in fold_word(each).split()]


def _unnamed(words: Iterable[str], sources: list[list[str]]) -> list[list[str]] | None:
    """The sources that no word names; None if a word names none of them."""
    left, last = list(sources), list[str]()
    for word in words:
        found = next((each for each in left if _has(each, word)), None)
        if found is not None:
            left.remove(found)
            last = found
        elif not _has(last, word):  # a second word of the same name
            return None
    return left


def _has(spelt: list[str], word: str) -> bool:
    return any(each.startswith(fold_word(word)) for each in spelt)


def _offer(move: Any, desk: Desk) -> AnyOffer | None:
    return next((offer for offer in desk.offers if move in offer.moves), None)
