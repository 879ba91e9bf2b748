"""Events as phrases."""

from typing import assert_never

from cairn.core.phrases import Fact, Phrase, known_fact, phrase, seat_ref, seat_refs
from cairn.games.break_code.rules import events
from cairn.games.break_code.rules.pieces import tile_ref
from cairn.games.break_code.words.parts import answer_fact, join, question_fact, short_answer, short_question, tile_refs


def event_phrase(event: events.Happening) -> Phrase:
    """The event as a phrase, as far as its reader may see it."""
    match event:
        case events.Dealt(seat, hand):
            return phrase("event-dealt", seat=seat_ref(seat), known=known_fact(hand), tiles=tile_refs(hand or ()))
        case events.Opened(card):
            return phrase("event-opened", question=question_fact(card))
        case events.Started(seat) | events.Began(seat) | events.GaveUp(seat):
            return phrase(f"event-{event.__struct_config__.tag}", seat=seat_ref(seat))
        case events.Asked(seat, card, digit, _):
            return phrase(
                "event-asked", seat=seat_ref(seat), question=question_fact(card, digit), answers=_answers_fact(event)
            )
        case events.Named(seat, tile):
            named: dict[str, Fact] = {} if tile is None else {"tile": tile_ref(tile)}
            return phrase("event-named", seat=seat_ref(seat), known=known_fact(tile), **named)
        case events.Looked(seat, _, centre):
            return phrase("event-looked", seat=seat_ref(seat), known=known_fact(centre), tiles=tile_refs(centre or ()))
        case events.Guessed(seat, right, hand):
            verdict = phrase("verdict", verdict="right" if right else "wrong")
            if hand is None:
                return phrase("event-guessed", seat=seat_ref(seat), said=verdict)
            return phrase("event-guessed-aloud", seat=seat_ref(seat), said=verdict, tiles=tile_refs(hand))
        case events.Sealed(seat, guess):
            call = "unheard" if guess is None else "guess" if guess else "wait"
            return phrase("event-sealed", seat=seat_ref(seat), call=call)
        case events.Unsealed(guessing):
            return phrase("event-unsealed", seats=seat_refs(guessing))
        case events.Ended(cause, right):
            return phrase("event-ended", cause=cause, seats=seat_refs(right))
        case _:
            assert_never(event)


def brief_asked_phrase(event: events.Asked) -> Phrase:
    """A question and its answers in few words, for a board that shows the cards."""
    asked = phrase("question-brief", question=short_question(event.card, event.digit))
    return phrase("event-asked", seat=seat_ref(event.seat), question=asked, answers=_answers_fact(event, brief=True))


def _answers_fact(event: events.Asked, brief: bool = False) -> Fact:
    fact = short_answer if brief else answer_fact
    heard = [
        phrase("heard", seat=seat_ref(owner), answer=fact(answer))
        for owner, answer in enumerate(event.answers)
        if answer is not None
    ]
    return join("one-by-one", heard)
