"""Lines: a recorded game tried another way from one of its positions, with the same chance and bots at the other seats.

A line is a list of moves and nothing else: the position, and what chance decides on the way, follow from the record. So
nobody has to keep one, and anyone who has the list sees the same. It never changes the record.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET

from cairn.core.chance import Chance
from cairn.core.deal import dealer_seed
from cairn.core.dealer import BY_PILE, Dealer, PileDealer
from cairn.core.errors import BadInput
from cairn.core.game import check_seat
from cairn.core.record import Record
from cairn.core.steps import Played, Settled
from cairn.core.table import AnyTable, new_table
from cairn.core.values import Seat, Value
from cairn.games.rooms import Rooms
from cairn.play.beats import Passage, take_steps
from cairn.play.lessons import LessonTable, make_moment
from cairn.reason.study import Measure
from cairn.text.ending import ending

MOST_MADE = 200
"""The most moves of a line, bots' answers included: it is played again from its beginning each time."""
PERSON_PLAYS = "careful"
"""The bot that plays for a person of the game."""
SEED = "line"
"""What the game never came to is dealt from this seed, and bots choose by it, so that everybody gets the same."""


class LineStep(Value):
    """A move of a line."""

    seat: Seat
    move: Any


class AskedLine(Value):
    """A line, as far as it was played; a seat's own new move is its last."""

    step: int
    """The number of steps of the record to keep."""
    seat: Seat
    """The seat that tries; bots play at the others."""
    made: tuple[LineStep, ...] = ()
    shown: int = 0
    """The number of those moves that were shown: the rest is told in beats."""
    chance: str = ""
    """Empty: what chance decided in the game; any other word deals again, the same for the same word."""


class Judgement(Value, omit_defaults=True):
    """What a move of the seat that tries was worth to the judge."""

    value: float
    best: float
    measure: Measure
    best_phrase: Any
    """A `Phrase`: the best move in words."""


class LineMove(Value, omit_defaults=True):
    """A move of a line, as it was made."""

    seat: Seat
    move: Any
    phrase: Any
    """A `Phrase`: the move in words."""
    judged: Judgement | None = None
    """None: a bot's move, or one with nothing to choose."""


class PlayedLine(Value):
    """A line with the answers of the bots, and the table at its end."""

    made: tuple[LineMove, ...]
    moment: LessonTable
    result: Any
    ending: Any
    """How it ended, as a phrase; None if it has not."""


def play_line(rooms: Rooms, record: Record, asked: AskedLine, seconds: float | None = None) -> PlayedLine:
    """Play a line, then let the bots answer until its seat is asked again or the game is over.

    Bots think for at most `seconds` a move, or do a fixed amount of work. Raise `BadInput` for a line that the record
    does not have room for, and `IllegalMove` for a move that is not legal there.
    """
    game = rooms.game
    check_seat(asked.seat, len(record.seats))
    if not 0 <= asked.step <= len(record.steps):
        raise BadInput("step", f"the game has {len(record.steps)} steps, not {asked.step}")
    if len(asked.made) > MOST_MADE:
        raise BadInput("made", f"a line has at most {MOST_MADE} moves")
    table = new_table(game, record.options, record.steps[: asked.step])
    before = table.sight(asked.seat).view
    dealer = _dealer(rooms, record, asked)
    made: list[LineMove] = []
    told: list[Passage] = [*_settle(table, dealer)]
    for number, step in enumerate(asked.made):
        check_seat(step.seat, len(record.seats))
        move = _read_move(rooms, step.move)
        if number == asked.shown:
            told, before = [], table.sight(asked.seat).view
        made.append(_describe(rooms, table, step.seat, move, is_judged=step.seat == asked.seat))
        told += take_steps(table, (Played(step.seat, move),))
        told += _settle(table, dealer)
    if asked.shown >= len(asked.made) and asked.made:
        told, before = [], table.sight(asked.seat).view
    while table.to_act and asked.seat not in table.to_act and len(made) < MOST_MADE:
        seat = min(table.to_act)
        move = _answer(rooms, record, table, seat, seconds)
        made.append(_describe(rooms, table, seat, move, is_judged=False))
        told += take_steps(table, (Played(seat, move),))
        told += _settle(table, dealer)
    return PlayedLine(
        made=tuple(made),
        moment=make_moment(rooms, table, asked.seat, tuple(told), before),
        result=table.result,
        ending=None if table.result is None else ending(table.result),
    )


def _read_move(rooms: Rooms, move: Any) -> Any:
    try:
        return msgspec.convert(move, rooms.game.types.move)
    except msgspec.ValidationError as error:
        raise BadInput("move", str(error)) from None


def _settle(table: AnyTable, dealer: "Dealer | _Tape") -> Iterator[Passage]:
    while (chance := table.game.chance(table.state)) is not None:
        yield from take_steps(table, (Settled(dealer.outcome(table.settled, chance)),))


def _answer(rooms: Rooms, record: Record, table: AnyTable, seat: Seat, seconds: float | None) -> Any:
    moves = tuple(table.game.moves(table.state, seat))
    if len(moves) == 1:
        return moves[0]
    name = record.bots[seat] if seat < len(record.bots) else None
    known = rooms.bot_names
    bot = rooms.make_bot(name if name in known else PERSON_PLAYS if PERSON_PLAYS in known else known[0])
    return bot.choose(table.sight(seat), moves, Random(f"{SEED}/{table.steps}"), seconds)


def _describe(rooms: Rooms, table: AnyTable, seat: Seat, move: Any, is_judged: bool) -> LineMove:
    sight = table.sight(seat)
    phrase = rooms.words.move_alone(sight.view, move)
    choice = rooms.study.choice(sight, move) if is_judged and rooms.study is not None else None
    if choice is None:
        return LineMove(seat, move, phrase)
    best = rooms.words.move_alone(sight.view, choice.best_move)
    return LineMove(seat, move, phrase, Judgement(choice.credit, choice.best, choice.measure, best))


def _dealer(rooms: Rooms, record: Record, asked: AskedLine) -> "Dealer | _Tape":
    deal = record.deal
    if asked.chance:
        return PileDealer(f"{SEED}/{asked.chance}")
    if deal is not None and deal.dealer is not UNSET and deal.dealer == BY_PILE:
        return PileDealer(dealer_seed(deal.seed, deal.words))
    return _Tape(rooms, record, asked.step)


class _Tape:
    """Dealer | _Tape what came in the game after a step: each pile in its order, what has no pile one after the other.

    What the game never came to, and what cannot come any more, is dealt from a seed.
    """

    def __init__(self, rooms: Rooms, record: Record, step: int) -> None:
        game = rooms.game
        table = new_table(game, record.options, record.steps[:step])
        self._left: dict[str, list[Any]] = {}
        self._further = PileDealer(SEED)
        for each in record.steps[step:]:
            if isinstance(each, Settled):
                chance = game.chance(table.state)
                assert chance is not None, "an outcome stands where chance decides"
                self._left.setdefault(chance.pile, []).append(each.outcome)
            table.add(each)

    def outcome(self, number: int, chance: Chance[Any]) -> Any:
        """Return the next outcome of the chance's pile that is still possible."""
        left = self._left.get(chance.pile, [])
        for place, outcome in enumerate(left):
            if outcome in chance.outcomes:
                return left.pop(place)
        return self._further.outcome(number, chance)
