"""What happens in Break the Code, a phrase for each event."""

from typing import assert_never

from cairn.core.phrases import Fact, Phrase, phrase, seat_ref
from cairn.games.break_code.rules import events
from cairn.games.break_code.rules.pieces import tile_ref
from cairn.games.break_code.words.parts import answer, chain, question, seats, short_answer, short_question, tiles


def event_phrase(event: events.Happening) -> Phrase:
    """What happened, as much of it as is seen."""
    match event:
        case events.Dealt(seat, hand):
            return phrase("event-dealt", seat=seat_ref(seat), known=_known(hand), tiles=tiles(hand or ()))
        case events.Opened(card):
            return phrase("event-opened", question=question(card))
        case events.Started(seat) | events.Began(seat) | events.GaveUp(seat):
            return phrase(f"event-{event.__struct_config__.tag}", seat=seat_ref(seat))
        case events.Asked(seat, card, digit, _):
            return phrase("event-asked", seat=seat_ref(seat), question=question(card, digit), answers=_answers(event))
        case events.Named(seat, tile):
            told: dict[str, Fact] = {} if tile is None else {"tile": tile_ref(tile)}
            return phrase("event-named", seat=seat_ref(seat), known=_known(tile), **told)
        case events.Looked(seat, _, centre):
            return phrase("event-looked", seat=seat_ref(seat), known=_known(centre), tiles=tiles(centre or ()))
        case events.Guessed(seat, right, hand):
            verdict = phrase("verdict", verdict="right" if right else "wrong")
            if hand is None:
                return phrase("event-guessed", seat=seat_ref(seat), said=verdict)
            return phrase("event-guessed-aloud", seat=seat_ref(seat), said=verdict, tiles=tiles(hand))
        case events.Sealed(seat, guess):
            call = "unheard" if guess is None else "guess" if guess else "wait"
            return phrase("event-sealed", seat=seat_ref(seat), call=call)
        case events.Unsealed(guessing):
            return phrase("event-unsealed", seats=seats(guessing))
        case events.Ended(cause, right):
            return phrase("event-ended", cause=cause, seats=seats(right))
        case _:
            assert_never(event)


def asked_briefly(event: events.Asked) -> Phrase:
    """A question and its answers in few words, for somebody who sees the table."""
    asked = phrase("question-brief", question=short_question(event.card, event.digit))
    return phrase("event-asked", seat=seat_ref(event.seat), question=asked, answers=_answers(event, brief=True))


def _answers(event: events.Asked, brief: bool = False) -> Fact:
    told = short_answer if brief else answer
    heard = [
        phrase("heard", seat=seat_ref(owner), answer=told(said))
        for owner, said in enumerate(event.answers)
        if said is not None
    ]
    return chain("one-by-one", heard)


def _known(secret: object) -> str:
    """Whether somebody's secret is seen: who tells the whole truth has it all (BC 2.4, 3.12)."""
    return "no" if secret is None else "yes"
