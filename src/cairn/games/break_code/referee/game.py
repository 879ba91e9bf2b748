"""A game at a real table, as a value: a fold of what people enter.

The rules are those of the engine. Which six cards lie open is not asked for: to the referee every card that was not
asked yet lies open, which changes neither an answer nor an end.
"""

from collections import Counter
from collections.abc import Iterable
from typing import assert_never

from cairn.core.errors import IllegalMove
from cairn.core.game import Result
from cairn.core.sight import Sight
from cairn.core.steps import Noted, Played, Settled, Step
from cairn.core.values import Seat, Value, replace
from cairn.games.break_code.referee import acts
from cairn.games.break_code.rules import engine, guesses, sheet
from cairn.games.break_code.rules.events import Asked, Dealt, Guessed, Happening, Looked, seen
from cairn.games.break_code.rules.moves import Ask, Deal, Draw, GiveUp, Guess, Move, Name, Start, Wait
from cairn.games.break_code.rules.questions import Answer, answer, question
from cairn.games.break_code.rules.sheet import Cross, Strike, Write
from cairn.games.break_code.rules.state import Phase, State, View, view
from cairn.games.break_code.rules.table import Options, Table, who_answers
from cairn.games.break_code.rules.tiles import TILES, Hand, Tile, sort_hand

LOOKS_BEFORE_RESTART = 2
"""How often everybody compares their tiles before the hands may be laid open."""


class ChangedAnswer(Value):
    """An answer that was given from tiles that were misread, or one that holds."""

    number: int
    """Of the question, counted from 1."""
    card: str
    digit: int | None
    was: Answer
    now: Answer


class ChangedGuess(Value):
    """A guess that was judged wrongly: that cannot be undone."""

    seat: Seat
    was: bool
    now: bool


class Correction(Value):
    """A hand that was misread, and what follows."""

    seat: Seat
    answers: tuple[ChangedAnswer, ...]
    """Every answer of this player, those that hold too."""
    guesses: tuple[ChangedGuess, ...]


class Entry(Value):
    """What was entered, for the list of entries."""

    act: acts.Act
    by: Seat | None
    question: int
    """How many questions had been asked."""


class Turned(Value):
    """The table before the last question, for one that was tapped by mistake."""

    state: State
    events: int
    """The number of events, with the question itself."""


class RealGame(Value):
    """The complete position of a game at a real table. `frames` decides what a phone may know of it."""

    options: Options
    state: State
    hands: tuple[Hand | None, ...] = ()
    """As their owners entered them; the state has them once they are all there and can be so."""
    compared: tuple[bool, ...] | None = None
    """By seat, while two hands share a tile: who has compared the tiles with the phone."""
    looks: int = 0
    """How often all have compared."""
    aloud: bool = False
    """Whether answers are said first."""
    asking: Ask | None = None
    """A question whose answers are being said."""
    said: tuple[bool, ...] = ()
    """By seat: who has said the answer, or need not."""
    history: tuple[Happening, ...] = ()
    played: tuple[Played, ...] = ()
    news: int = 0
    """The number of events before the last question, or the last turn without one."""
    turned: Turned | None = None
    corrections: tuple[Correction, ...] = ()
    notes: tuple[Noted, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def table(self) -> Table:
        """The numbers of the game."""
        return self.state.table

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return guesses.result(self.state)

    @property
    def is_dealt(self) -> bool:
        """Whether all hands are known."""
        return self.state.phase is not Phase.DEAL

    @property
    def asked(self) -> int:
        """How many questions were asked, those included that were tapped by mistake."""
        return sum(isinstance(event, Asked) for event in self.history)

    def replies(self) -> tuple[Answer | None, ...]:
        """By seat, the answer to the question that is being asked; None for who does not answer."""
        assert self.asking is not None
        asked = question(self.table.rules, self.asking.card, self.asking.digit)
        answering = who_answers(self.table.rules, self.table.players, self.state.turn, self.asking.card)
        return tuple(
            answer(asked, hand) if answers else None for hand, answers in zip(self.state.hands, answering, strict=True)
        )

    def sight(self, seat: Seat | None) -> Sight[View, Happening]:
        """What the seat knows, as the engine says."""
        return Sight(view(self.state, seat), tuple(seen(event, seat) for event in self.history))

    def sheet(self, seat: Seat) -> sheet.Sheet:
        """The note sheet of the seat."""
        return sheet.sheet(self.sight(seat), [each for each in self.notes if each.seat == seat])


def open_game(options: Options) -> RealGame:
    """A table at which the hands have to be entered."""
    state = engine.setup(options).state
    return RealGame(options, state, hands=(None,) * state.table.players)


def steps(game: RealGame) -> tuple[Step, ...]:
    """The game as the engine plays it. The cards are turned face up in the order in which they were asked."""
    if not game.is_dealt:
        return ()
    asked = [played.move.card for played in game.played if isinstance(played.move, Ask)]
    cards = iter((*asked, *(card for card in game.table.cards if card not in asked)))
    found: list[Step] = [Settled(Deal(tile)) for hand in game.state.hands for tile in hand]
    found += [Settled(Draw(next(cards))) for _ in range(game.table.open_cards)]
    if game.state.phase is Phase.START:
        return tuple(found)
    found.append(Settled(Start(game.state.starter)))
    for played in game.played:
        found.append(played)
        card = next(cards, None) if isinstance(played.move, Ask) else None
        if card is not None:
            found.append(Settled(Draw(card)))
    return tuple(found)


def enter(game: RealGame, seat: Seat | None, act: acts.Act) -> RealGame:
    """The game with what a device of `seat` entered; raise `IllegalMove` or `BadInput` if it cannot be so.

    `seat` is None for a device in the middle of the table, which enters only what everybody may see.
    """
    entered = _enter(game, seat, act)
    return replace(entered, entries=(*entered.entries, Entry(act, seat, game.asked)))


def _enter(game: RealGame, seat: Seat | None, act: acts.Act) -> RealGame:
    match act:
        case Cross() | Write() | Strike():
            owner = _own(seat)
            sheet.check_mark(game.state, owner, act)
            return replace(game, notes=(*game.notes, Noted(owner, len(game.history), act)))
        case acts.Hand(tiles):
            return _hand(game, _own(seat), tiles)
        case acts.Right():
            return _compared(game, _own(seat))
        case acts.Restart():
            if game.looks < LOOKS_BEFORE_RESTART or game.compared is None:
                raise IllegalMove("BC 1.1", "compare-first")
            return replace(open_game(game.options), aloud=game.aloud, entries=game.entries)
        case acts.Speak(aloud):
            if game.asked or game.asking:
                raise IllegalMove("BC 3.3", "questions-were-asked")
            return replace(game, aloud=aloud)
        case _:
            _check_hands(game)
            return _turn(game, seat, act)


def _turn(
    game: RealGame,
    seat: Seat | None,
    act: acts.First | acts.Ask | acts.Unask | acts.Said | acts.Call | acts.Guess | acts.GiveUp,
) -> RealGame:
    if game.asking is not None and not isinstance(act, acts.Said | acts.Unask):
        raise IllegalMove("BC 3.3", "answers-missing")
    match act:
        case acts.First(first):
            change = engine.settle(game.state, Start(first))
            return replace(game, state=change.state, history=(*game.history, *change.events))
        case acts.Ask(card, digit):
            return _ask(game, Ask(card, digit))
        case acts.Unask():
            return _unask(game)
        case acts.Said():
            return _say(game, _own(seat))
        case acts.Call(guess):
            if game.state.phase is not Phase.CALL:
                raise engine.refusal(game.state, _own(seat))
            return _play(game, _own(seat), (Guess() if guess else Wait(),))
        case acts.Guess(tiles):
            return _guess(game, _own(seat), tiles)
        case acts.GiveUp():
            return _play(replace(game, news=len(game.history)), game.state.turn, (GiveUp(),))
        case _:
            assert_never(act)


def _own(seat: Seat | None) -> Seat:
    if seat is None:
        raise IllegalMove("BC 2.4", "own-phone-only")
    return seat


def _check_hands(game: RealGame) -> None:
    if not game.is_dealt or game.compared is not None:
        raise IllegalMove("BC 2.4", "hands-first")


# Hands


def _hand(game: RealGame, seat: Seat, tiles: tuple[Tile, ...]) -> RealGame:
    """Note a hand. What others have plays no part in a refusal: it would tell it."""
    if len(tiles) != game.table.hand:
        raise IllegalMove("BC 2.1", "hand-size", size=game.table.hand)
    if any(tiles.count(tile) > TILES.count(tile) for tile in tiles):
        raise IllegalMove("BC 1.1", "tile-too-often")
    if game.state.phase is Phase.NAME:
        raise IllegalMove("BC 3.12", "guess-is-open")
    hands = (*game.hands[:seat], sort_hand(tiles), *game.hands[seat + 1 :])
    game = replace(game, hands=hands)
    return _agree(game) if game.compared is None else _compared(game, seat)


def _compared(game: RealGame, seat: Seat) -> RealGame:
    """Note that a player has compared; when all have, the hands hold, or everybody looks again."""
    if game.compared is None:
        raise IllegalMove("BC 2.4", "nobody-compares")
    compared = (*game.compared[:seat], True, *game.compared[seat + 1 :])
    if not all(compared):
        return replace(game, compared=compared)
    return _agree(replace(game, looks=game.looks + 1))


def _agree(game: RealGame) -> RealGame:
    """Deal the hands, or correct them; all compare their tiles if two hands share one (BC 1.1)."""
    hands = [hand for hand in game.hands if hand is not None]
    if len(hands) < game.table.players:
        return game
    counts = Counter(tile for hand in hands for tile in hand)
    if any(times > TILES.count(tile) for tile, times in counts.items()):
        return replace(game, compared=(False,) * game.table.players)
    game = replace(game, compared=None)
    if not game.is_dealt:
        return _deal(game, hands)
    for seat, hand in enumerate(hands):
        if hand != game.state.hands[seat]:
            game = _correct(game, seat, hand)
    return game


def _deal(game: RealGame, hands: Iterable[Hand]) -> RealGame:
    state, history = engine.setup(game.options).state, list[Happening]()
    for hand in hands:
        for tile in hand:
            change = engine.settle(state, Deal(tile))
            state = change.state
            history += change.events
    state = replace(state, phase=Phase.START, row=game.table.cards, deck=())
    return replace(game, state=state, history=tuple(history), news=len(history))


def _correct(game: RealGame, seat: Seat, hand: Hand) -> RealGame:
    """The game with the hand as it is, and the list of what had been told wrongly."""
    state = _with_hand(game.state, seat, hand)
    number, answers, judged = 0, list[ChangedAnswer](), list[ChangedGuess]()
    history = list[Happening]()
    named = {event.seat: event.guess for event in game.history if isinstance(event, Looked)}
    for event in game.history:
        match event:
            case Dealt(owner) if owner == seat:
                event = Dealt(owner, hand)
            case Asked(card=card, digit=digit):
                number += 1
                was = event.answers[seat]
                if was is not None:
                    now = answer(question(game.table.rules, card, digit), hand)
                    answers.append(ChangedAnswer(number, card, digit, was, now))
                    event = replace(event, answers=(*event.answers[:seat], now, *event.answers[seat + 1 :]))
            case Looked(owner, guess):
                event = Looked(owner, guess, state.centre)
            case Guessed(owner, is_right, tiles):
                code = state.hands[1 - owner] if game.table.for_two else state.centre
                guess = tiles if game.table.for_two else named[owner]
                if is_right is not (guess == code):
                    judged.append(ChangedGuess(owner, is_right, not is_right))
            case _:
                pass
        history.append(event)
    turned = game.turned and replace(game.turned, state=_with_hand(game.turned.state, seat, hand))
    correction = Correction(seat, tuple(answers), tuple(judged))
    corrections = (*game.corrections, correction) if answers or judged else game.corrections
    game = replace(game, state=state, history=tuple(history), turned=turned, corrections=corrections)
    return _with_true_end(game) if game.result is not None else game


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    held = Counter(tile for each in hands for tile in each)
    rest = sort_hand((Counter(TILES) - held).elements())
    for_two = state.table.for_two
    return replace(state, hands=hands, left=rest if for_two else (), centre=() if for_two else rest)


def _with_true_end(game: RealGame) -> RealGame:
    """After the end, who was right follows the tiles, if the game could have been played so."""
    state = game.state
    judged = {event.seat: event.right for event in game.history if isinstance(event, Guessed)}
    turned = {each.seat for correction in game.corrections for each in correction.guesses}
    was_right = [[seat for seat in moment if seat not in turned] for moment in state.right]
    now_right = [[seat] for seat in judged if seat in turned and not any(seat in moment for moment in state.right)]
    right = tuple(tuple(moment) for moment in (*was_right, *now_right) if moment)
    return replace(game, state=replace(state, right=right))


# Questions and guesses


def _play(game: RealGame, seat: Seat, moves: Iterable[Move]) -> RealGame:
    state, history, played = game.state, list(game.history), list(game.played)
    for move in moves:
        change = engine.apply(state, seat, move)
        state = change.state
        history += change.events
        played.append(Played(seat, move))
    return replace(game, state=state, history=tuple(history), played=tuple(played), turned=None)


def _ask(game: RealGame, ask: Ask) -> RealGame:
    if ask.card in game.state.discards:
        raise IllegalMove("BC 3.1", "card-was-asked")
    engine.check(game.state, game.state.turn, ask)
    if not game.aloud:
        return _answer(game, ask)
    game = replace(game, asking=ask)
    return replace(game, said=tuple(reply is None for reply in game.replies()))


def _answer(game: RealGame, ask: Ask) -> RealGame:
    before = game
    game = _play(replace(game, news=len(game.history)), game.state.turn, (ask,))
    return replace(game, asking=None, said=(), turned=Turned(before.state, len(before.history) + 1))


def _say(game: RealGame, seat: Seat) -> RealGame:
    if game.asking is None or game.said[seat]:
        raise IllegalMove("BC 3.3", "nothing-to-say")
    said = (*game.said[:seat], True, *game.said[seat + 1 :])
    return _answer(game, game.asking) if all(said) else replace(game, said=said)


def _unask(game: RealGame) -> RealGame:
    """Take the last question back: what was answered is known all the same."""
    if game.asking is not None:
        if any(said for said, reply in zip(game.said, game.replies(), strict=True) if reply is not None):
            raise IllegalMove("BC 3.3", "answers-missing")
        return replace(game, asking=None, said=())
    if game.turned is None:
        raise IllegalMove("BC 3.1", "nothing-asked")
    return replace(
        game,
        state=game.turned.state,
        history=game.history[: game.turned.events],
        played=game.played[:-1],
        turned=None,
    )


def _guess(game: RealGame, seat: Seat, tiles: tuple[Tile, ...]) -> RealGame:
    if len(tiles) != game.table.hand:
        raise IllegalMove("BC 2.1", "hand-size", size=game.table.hand)
    if game.state.phase is Phase.CALL:
        raise IllegalMove("BC 6.6", "call-first")
    begins: tuple[Move, ...] = ()
    if game.state.phase is not Phase.NAME:
        begins, game = (Guess(),), replace(game, news=len(game.history))
    return _play(game, seat, (*begins, *map(Name, sort_hand(tiles))))
