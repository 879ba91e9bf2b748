"""Coins in phrases. The sentences of each language are in `text/`."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from cairn.core.phrases import Fact, Phrase, Ref, phrase, seat_ref, verbatim
from cairn.core.places import Piece, Place
from cairn.core.values import Seat
from cairn.reason.study import ChoiceReason, Line, make_line
from cairn.text.words import PagePart, Words

from ..rules.events import Fell, Happening, Hid, Lifted, Said, Swore
from ..rules.moves import Hide, Move, Say, Side, Swear
from ..rules.state import View
from ..solve.hint import Hint

__all__ = ["WORDS", "CoinWords", "side_ref"]


class CoinWords:
    """A `cairn.text.words.Words`."""

    page_parts: Mapping[str, PagePart] = {}

    def setting(self, view: View) -> Mapping[str, Fact]:
        """Return facts that every message may use: here none."""
        return {}

    def prompt(self, view: View) -> Phrase:
        """Return what the seat is asked to do."""
        if view.fallen is None:
            return phrase("prompt-hide")
        return phrase("prompt-say", words=tuple(map(verbatim, view.options.words)))

    def places(self, view: View) -> tuple[Place, ...]:
        """Return the players with their hands, then the coin, then the words that can be said."""
        seats = sorted(range(view.options.players), key=lambda seat: seat != view.seat)
        hands = [Place(seat_ref(seat), pieces=(Piece(f"hand:{seat}", about=(_hand(view, seat),)),)) for seat in seats]
        fallen = () if view.fallen is None else (side_ref(view.fallen),)
        coin = Place("area:middle", pieces=(Piece("coin:crooked", about=fallen),))
        words = [Piece(f"word:{at}", verbatim(word)) for at, word in enumerate(view.options.words, start=1)]
        return (*hands, coin, *((Place("area:words", pieces=tuple(words)),) if words else ()))

    def move(self, view: View, move: Move) -> Phrase:
        """Return the move as the end of `you may …`."""
        match move:
            case Hide(side):
                return phrase("move-hide", side=side_ref(side))
            case Say(word):
                return phrase("move-say", word=verbatim(word))
            case Swear(word):
                return phrase("move-swear", word=verbatim(word))
            case _:
                assert_never(move)

    def move_alone(self, view: View, move: Move) -> Phrase:
        """Return the same as `move`: no question comes before it."""
        return self.move(view, move)

    def doubtful(self, view: View, move: Move) -> None:
        """Return None: no move looks like a mistake."""

    def event(self, history: Sequence[Happening], number: int) -> tuple[Phrase, ...]:
        """Return a phrase for each event."""
        return (_told(history[number]),)

    def hint(self, view: View, hint: Hint) -> tuple[Line, ...]:
        """Return the message of the level; `make_line` finds the pieces that it names."""
        if hint.side is None:
            return (make_line(phrase("hint-nothing")),)
        return (make_line(phrase(f"hint-{hint.level}", side=side_ref(hint.side), times=hint.times, of=hint.of)),)

    def reason(self, view: View, reason: ChoiceReason) -> Line:
        """Return what is never asked for: no judge gives reasons here."""
        raise NotImplementedError(reason.key)


def side_ref(side: Side) -> Ref:
    """Return a side of a coin as a fact; the catalogues have its name in the cases that they need."""
    return f"side:{side}"


def _hand(view: View, seat: Seat) -> Fact:
    side = view.hidden[seat]
    return phrase("hand-down" if view.down[seat] else "hand-up") if side is None else side_ref(side)


def _told(event: Happening) -> Phrase:
    match event:
        case Hid(seat, side) if side is not None:
            return phrase("event-hid-side", seat=seat_ref(seat), side=side_ref(side))
        case Hid(seat):
            return phrase("event-hid", seat=seat_ref(seat))
        case Lifted(sides):
            return phrase("event-lifted", shown=tuple(_shown(seat, side) for seat, side in enumerate(sides)))
        case Fell(side):
            return phrase("event-fell", side=side_ref(side))
        case Said(seat, word):
            return phrase("event-said", seat=seat_ref(seat), word=verbatim(word))
        case Swore(seat, word):
            return phrase("event-swore", seat=seat_ref(seat), word=verbatim(word))
        case _:
            assert_never(event)


def _shown(seat: Seat, side: Side) -> Phrase:
    return phrase("hand-shows", seat=seat_ref(seat), side=side_ref(side))


WORDS: Words[View, Move, Happening, Hint] = CoinWords()
