"""Parse typed moves: a verb, the name of a piece, and a payment, as in `dig coin 2 funding`.

Words in the player's language and in English are accepted, and the beginning of a word is enough.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import get_args

from cairn.core.offers import AnyOffer
from cairn.games.arnak.rules.moves import Dig, Discover, Move, Pay, RelocateTo
from cairn.games.arnak.rules.pieces import SITES
from cairn.games.arnak.terminal import menu
from cairn.games.arnak.terminal.labels import label
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.terminal.board import Desk, Intent, Play, Puzzled, fold_word

_MOST_NAMED = 6
"""The number of moves listed if the words are ambiguous."""


_MOVE_TAGS = {str(kind.__struct_config__.tag) for kind in get_args(Move)}


@dataclass(frozen=True)
class _Candidate:
    """A move that the words can mean; `rest` are the words after its name, which name a payment."""

    move: Move
    named: int
    rest: tuple[str, ...]


def parse(words: list[str], desk: Desk, voice: BoardVoice, english: BoardVoice) -> Intent | None:
    """The intent of the words; None if they name no legal move. Raise `Puzzled` if they are ambiguous."""
    verbs, rest = kinds_of(words[0], {*_tags(desk), "free"}, voice, english), words[1:]
    if not verbs:
        verbs, rest = set(_tags(desk)), words
        if kinds_of(words[0], _MOVE_TAGS, voice, english, by_beginning=False) and not _is_name(
            words[0], desk, voice, english
        ):
            return None  # a verb that is not possible now, and the beginning of a name only by accident
    found = list(_candidates(verbs, rest, desk, voice, english))
    if not rest and len(found) != 1:
        groups = {intent for verb in verbs if (intent := menu.open_group(verb, desk, voice)) is not None}
        if len(groups) == 1:
            return groups.pop()
    if not found:
        return None
    most = max(each.named for each in found)
    return _answer([each for each in found if each.named == most], words, desk, voice, english)


def lines(desk: Desk, voice: BoardVoice) -> Iterator[str]:
    """Every legal move as it can be typed."""
    return filter(None, (line(offer, voice) for offer in desk.offers))


def line(offer: AnyOffer, voice: BoardVoice) -> str:
    """An offer as it can be typed, sites by their marks on the map; empty if only numbers can choose it."""
    verb = next(iter(_verbs(voice, offer.kind)), "")
    name = voice.name(offer.touches[0]) if offer.touches else ""
    if isinstance(offer.moves[0], Dig | Discover):
        name = next(_marks(offer.touches[0], voice))
        if isinstance(offer.moves[0], Dig) and offer.moves[0].space:
            name += f" {offer.moves[0].space + 1}"
    return f"{verb} {name}".strip()


def _answer(
    found: Sequence[_Candidate], words: list[str], desk: Desk, voice: BoardVoice, english: BoardVoice
) -> Intent:
    """Play the only candidate with its payment; of several spaces of one site, the first."""
    meant = found[0]
    if len(found) > 1 and not _differ_by_space([each.move for each in found]):
        labels = [label(desk.view, each.move, voice, menu.find_offer(each.move, desk)) for each in found[:_MOST_NAMED]]
        more = " …" if len(found) > _MOST_NAMED else ""
        raise Puzzled(voice.say("which-move", words=" ".join(words), moves="; ".join(labels) + more))
    if not meant.rest:
        return menu.play_and_pay(meant.move, desk)
    return Play(meant.move, (_payment(meant, desk, voice, english),))


def _differ_by_space(moves: Sequence[Move]) -> bool:
    """Whether the moves differ only by the space of one site, of which the first is the cheapest."""
    found = {(type(move), getattr(move, "origin", ""), getattr(move, "site", str(move))) for move in moves}
    return len(found) == 1 and isinstance(moves[0], Dig | RelocateTo)


# The move


def _tags(desk: Desk) -> Iterator[str]:
    return (offer.kind for offer in desk.offers)


def kinds_of(
    word: str, kinds: Iterable[str], voice: BoardVoice, english: BoardVoice, by_beginning: bool = True
) -> set[str]:
    """The kinds of move that a word names; kinds whose verb it only begins count if no verb is equal."""
    known = {kind: [fold_word(each) for text in (voice, english) for each in _verbs(text, kind)] for kind in kinds}
    whole = {kind for kind, spelt in known.items() if fold_word(word) in spelt}
    if whole or not by_beginning:
        return whole
    return {kind for kind, spelt in known.items() if any(each.startswith(fold_word(word)) for each in spelt)}


def count_named(words: Sequence[str], names: Iterable[str], move: Move, voice: BoardVoice, english: BoardVoice) -> int:
    """The number of leading words that name the move by one of these pieces."""
    return _count_words(words, _names(names, voice, english), _numbers(move))


def _verbs(voice: BoardVoice, kind: str) -> list[str]:
    key = f"verb-{kind}"
    return voice.say(key).split("|") if voice.text.has(key) else []


def _candidates(
    verbs: set[str], rest: Sequence[str], desk: Desk, voice: BoardVoice, english: BoardVoice
) -> Iterator[_Candidate]:
    """The moves of these kinds that the words name, completely or in part."""
    for offer in desk.offers:
        if offer.kind not in verbs:
            continue
        known = _names(offer.touches, voice, english)
        for move in offer.moves:
            numbers = _numbers(move)
            named = _count_words(rest, known, numbers)
            behind = tuple(rest[named:])
            if (named or not rest) and (not behind or _matching_payments(move, behind, desk, voice, english)):
                yield _Candidate(move, named, behind)


def _count_words(words: Sequence[str], known: Sequence[list[str]], numbers: set[str]) -> int:
    """The number of leading words that are part of one of the names or a number of the move."""
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


def _names(pieces: Iterable[str], voice: BoardVoice, english: BoardVoice) -> list[list[str]]:
    """The names of these pieces in both languages as lists of words, and all these words as one list."""
    found, pieces = [], tuple(pieces)
    for text in (voice, english):
        names = [fold_word(text.name(piece)).split() for piece in pieces]
        marks = [[fold_word(mark)] for piece in pieces for mark in _marks(piece, text)]
        found += [*names, *marks, list(dict.fromkeys(word for name in (*names, *marks) for word in name))]
    return found


def _marks(piece: str, voice: BoardVoice) -> Iterator[str]:
    """The mark of a site on the map."""
    kind, _, rest = piece.partition(":")
    if kind == "site":
        yield voice.mark(next(site for site in SITES if site.id == rest.split("/")[0]))


def _is_name(word: str, desk: Desk, voice: BoardVoice, english: BoardVoice) -> bool:
    """Whether it is a whole word in the name of a piece that a legal move is about."""
    return any(fold_word(word) in name for offer in desk.offers for name in _names(offer.touches, voice, english))


def _numbers(move: Move) -> set[str]:
    """The space of a site, counted from 1."""
    return {str(move.space + 1)} if isinstance(move, Dig | RelocateTo) else set()


# The payment


def _payment(meant: _Candidate, desk: Desk, voice: BoardVoice, english: BoardVoice) -> Pay:
    ways = _matching_payments(meant.move, meant.rest, desk, voice, english)
    if len(ways) > 1:
        labels = "; ".join(_payment_label(way, voice) for way in ways[:_MOST_NAMED])
        raise Puzzled(voice.say("which-move", words=" ".join(meant.rest), moves=labels))
    return ways[0]


def _payment_label(way: Pay, voice: BoardVoice) -> str:
    cards = [voice.card_with_icons(card) for card in (*way.cards, *way.discards)]
    others = [voice.name(f"guardian:{each}") for each in way.boons]
    others += [voice.name(f"assistant:{each}") for each in way.assistants]
    return ", ".join([*cards, *others, *([voice.name("goods:coin")] if way.planes else [])])


def _matching_payments(
    move: Move, words: Sequence[str], desk: Desk, voice: BoardVoice, english: BoardVoice
) -> list[Pay]:
    """The payments that the words name completely; if there are none, those that contain all named sources."""
    ways = menu.payments(move, desk)
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        number = int(words[0])
        return [ways[number - 1]] if 1 <= number <= len(ways) else []
    fitting: dict[bool, list[Pay]] = {True: [], False: []}
    for way in ways:
        sources = [_source(piece, voice, english) for piece in _pieces(way)]
        left = _remaining_sources(words, sources)
        if left is not None:
            fitting[not left].append(way)
    return fitting[True] or fitting[False]


def _pieces(way: Pay) -> Iterator[str]:
    yield from (f"card:{card}" for card in (*way.cards, *way.discards))
    yield from (f"guardian:{guardian}" for guardian in way.boons)
    yield from (f"assistant:{assistant}" for assistant in way.assistants)
    yield from ["goods:coin"] * way.planes


def _source(piece: str, voice: BoardVoice, english: BoardVoice) -> list[str]:
    """The words for a source of a payment; for a card, its icons too."""
    kind, _, name = piece.partition(":")
    found = [text.card_with_icons(name) if kind == "card" else text.name(piece) for text in (voice, english)]
    return [word.strip("()") for each in found for word in fold_word(each).split()]


def _remaining_sources(words: Iterable[str], sources: list[list[str]]) -> list[list[str]] | None:
    """The sources that no word names; None if a word names no source."""
    left, last = list(sources), list[str]()
    for word in words:
        found = next((each for each in left if _has_word(each, word)), None)
        if found is not None:
            left.remove(found)
            last = found
        elif not _has_word(last, word):  # a second word of the same name
            return None
    return left


def _has_word(spelt: list[str], word: str) -> bool:
    return any(each.startswith(fold_word(word)) for each in spelt)
