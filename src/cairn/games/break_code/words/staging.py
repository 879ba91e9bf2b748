"""How each event of Break the Code is shown: what moves, and what it is about."""

from collections.abc import Sequence
from typing import assert_never, cast

from cairn.core.events import Event
from cairn.core.phrases import Ref, phrase, seat_ref
from cairn.core.stage import Motion, Scene, stamp
from cairn.games.break_code.rules import events
from cairn.games.break_code.rules.pieces import DECK, answer_ref, card_ref, place_ref, screen_ref, tile_ref
from cairn.games.break_code.rules.questions import Answer
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.tiles import LETTERS, Hand

ROUND: Ref = "round"


class BreakCodeStaging:
    """How the game is shown, from what one seat sees."""

    def lap(self, history: Sequence[Event], view: View) -> int:
        """The number of times that the turn has come round to the starting player."""
        return len(view.discards) // view.table.players

    def scene(self, history: Sequence[Event], number: int, before: View, after: View) -> Scene:
        """How event `number` is shown."""
        event = cast(events.Happening, history[number])
        match event:
            case events.Dealt(seat):
                dealt = Motion(to=screen_ref(seat), origin=DECK, sign="back", count=after.table.hand)
                return Scene("deal", (dealt,), screen_ref(seat), together=phrase("stage-dealt"))
            case events.Opened(card):
                shown = Motion(to=card_ref(card), origin=DECK, piece=card_ref(card), sign=card_ref(card), after=2)
                return Scene("deal", (shown,), card_ref(card), joins=True)
            case events.Started():
                return Scene("round", (Motion(to=ROUND, how="title"),), ROUND)
            case events.Asked():
                return _question_scene(event, history[: number + 1], after)
            case events.Began(seat):
                return Scene("pass", (stamp("ask", seat_ref(seat)),), seat_ref(seat))
            case events.Named(seat, tile):
                if tile is None:
                    return Scene("note", (Motion(to=screen_ref(seat), sign="back"),))
                place = place_ref(LETTERS[max(0, len(after.named) - 1)])
                return Scene("note", (Motion(to=place, origin=tile_ref(tile), sign=tile_ref(tile)),))
            case events.Looked(seat):
                there = Motion(to=seat_ref(seat), origin=screen_ref(None), sign="back", count=after.table.hand)
                back = Motion(to=screen_ref(None), origin=seat_ref(seat), sign="back", count=after.table.hand, after=1)
                return Scene("reveal", (there, back), screen_ref(None))
            case events.Guessed():
                return _guess_scene(event, after)
            case events.GaveUp(seat):
                return Scene("pass", (stamp("pass", seat_ref(seat)),), seat_ref(seat))
            case events.Sealed(seat):
                return Scene("pass", (stamp("lock", seat_ref(seat)),), seat_ref(seat))
            case events.Unsealed(guessing):
                said = [("ask" if seat in guessing else "pass", seat_ref(seat)) for seat in range(after.table.players)]
                return Scene("reveal", tuple(stamp(sign, seat) for sign, seat in said))
            case events.Ended():
                return _end_scene(after)
            case _:
                assert_never(event)


def _question_scene(event: events.Asked, history: Sequence[Event], after: View) -> Scene:
    """The card goes to the head of a new row of the answer table, then the answers come in turn order (BC 3.3)."""
    question = sum(isinstance(each, events.Asked) for each in history)
    head: Ref = f"question:{question}"
    card = card_ref(event.card)
    order = [(event.seat + step) % len(event.answers) for step in range(len(event.answers))]
    speaking = [seat for seat in order if event.answers[seat] is not None]
    if after.seat in speaking:  # what the others hear of its own hand comes first
        speaking = [after.seat, *(seat for seat in speaking if seat != after.seat)]
    cells = [(answer_ref(question, seat), screen_ref(seat), _answer_sign(event.answers[seat])) for seat in speaking]
    answers = tuple(
        Motion(to=cell, origin=screen, piece=cell, sign=sign, after=at)
        for at, (cell, screen, sign) in enumerate(cells, start=1)
    )
    return Scene("ask", (Motion(to=head, origin=card, piece=card, sign=card, how="slide"), *answers), card)


def _answer_sign(answer: Answer | None) -> str:
    """What is said: a number, letters, yes or no."""
    if isinstance(answer, bool):
        return f"answer:{'yes' if answer else 'no'}"
    return f"answer:{answer if isinstance(answer, int | str) else ' '.join(answer or ())}"


def _guess_scene(event: events.Guessed, after: View) -> Scene:
    """The verdict is stamped on the seat; with two players the tiles that were named lie face up (BC 3.12)."""
    seat = seat_ref(event.seat)
    sign = "check" if event.right else "close"
    turned = _turned(event.tiles)
    lit = (Motion(to=seat, how="shine", after=len(turned)),) if event.right else ()
    motions = (stamp(sign, seat), *turned, *lit)
    if event.seat == after.seat:
        say = phrase("stage-guess-right" if event.right else "stage-guess-wrong")
        return Scene("mine", motions, seat, say, "yes" if event.right else "no")
    return Scene("prize", motions, seat) if event.right else Scene("reveal", motions, seat, sound="no")


def _end_scene(after: View) -> Scene:
    """The screens come down, one after the other, as far as this seat may look behind them."""
    shown = [seat for seat, hand in enumerate(after.hands) if hand is not None]
    down = [Motion(to=screen_ref(seat), piece=screen_ref(seat), how="flip", after=at) for at, seat in enumerate(shown)]
    centre = Motion(to=screen_ref(None), piece=screen_ref(None), how="flip", after=len(down))
    title = Motion(to=ROUND, how="title")  # why the game ended
    return Scene("end", (title, *down, *((centre,) if after.centre is not None else ())))


def _turned(tiles: Hand | None) -> tuple[Motion, ...]:
    """Tiles that are laid face up, one after the other."""
    laid = enumerate(tiles or ())
    return tuple(Motion(to="question:guess", sign=tile_ref(tile), how="flip", after=at) for at, tile in laid)


STAGING = BreakCodeStaging()
