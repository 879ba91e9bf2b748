"""The nine questions, answered for both rule sets."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import assert_never

from cairn.core.chance import Chance, uniform
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import Seat, replace
from cairn.games.break_code.rules.engine import guesses, turns
from cairn.games.break_code.rules.events import Dealt, Started
from cairn.games.break_code.rules.moves import Ask, Deal, Draw, GiveUp, Guess, Move, Name, Outcome, Start, Wait
from cairn.games.break_code.rules.questions import cards
from cairn.games.break_code.rules.state import Phase, State, logged, to_act
from cairn.games.break_code.rules.table import Options, new_table
from cairn.games.break_code.rules.tiles import TILES, Tile, in_order

__all__ = ["apply", "chance", "check", "moves", "settle", "setup"]

_GUESS, _GIVE_UP, _WAIT = Guess(), GiveUp(), Wait()
_FIVE = Tile.G5
_TURN, _NAME, _CALL = Phase.TURN, Phase.NAME, Phase.CALL  # looked up once: members of an enum are slow to reach
_DEALS: dict[Tile, Outcome] = {tile: Deal(tile) for tile in Tile}
_DRAWS: dict[str, Outcome] = {card: Draw(card) for card in cards()}


def setup(options: Options) -> State:
    """The table before anything was dealt (BC 2)."""
    table = new_table(options)
    return State(
        table=table,
        phase=Phase.DEAL,
        hands=((),) * table.players,
        left=TILES,
        deck=table.cards,
        named=((),) * table.players,
        misses=(0,) * table.players if table.for_two else (),
    )


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All that `check` allows, each once."""
    return iter(_MOVES[state.phase](state, seat)) if seat in to_act(state) else iter(())


def _turn_moves(state: State, seat: Seat) -> Sequence[Move]:
    if state.last_turns is not None:
        return (_GUESS, _GIVE_UP)
    listed: list[Move] = []
    for card in state.row:
        listed += turns.ask_moves(card)
    if not state.table.sealed:
        listed.append(_GUESS)
    return listed


_MOVES: dict[Phase, Callable[[State, Seat], Sequence[Move]]] = {
    Phase.TURN: _turn_moves,
    Phase.CALL: lambda state, seat: (_WAIT, _GUESS),
    Phase.NAME: lambda state, seat: guesses.name_moves(state.named[seat], state.table.hand),
}


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless `seat` may make this move now."""
    phase = state.phase
    if seat not in to_act(state):
        if phase is Phase.OVER:
            raise IllegalMove("BC 4.7", "the game is over")
        raise IllegalMove("BC 2.5", "it is not your turn")
    match move:
        case Name(tile) if phase is _NAME:
            guesses.check_name(state, seat, tile)
        case Ask() if phase is _TURN and state.last_turns is None and state.row:
            turns.check_ask(state, move)
        case Guess() if phase is _CALL or (phase is _TURN and not state.table.sealed):
            pass
        case Wait() if phase is _CALL:
            pass
        case GiveUp() if phase is _TURN and state.last_turns is not None:
            pass
        case _:
            raise _refusal(state)


def apply(state: State, seat: Seat, move: Move) -> State:
    """The position after the move. The one given stays as it was."""
    check(state, seat, move)
    match move:
        case Name(tile):
            return guesses.name(state, seat, tile)
        case Ask():
            return turns.ask(state, seat, move)
        case Guess():
            return guesses.call(state, seat, True) if state.phase is _CALL else guesses.begin(state, seat)
        case Wait():
            return guesses.call(state, seat, False)
        case GiveUp():
            return guesses.give_up(state, seat)
        case _:
            assert_never(move)


def chance(state: State) -> Chance[Outcome] | None:
    """What the table decides next, or None when a player does."""
    decides = _CHANCES.get(state.phase)
    return None if decides is None else decides(state)


def _deals(state: State) -> Chance[Outcome]:
    """Every tile left is as likely as any other; two green 5s cannot be told apart (BC 1.1)."""
    left = state.left
    if left.count(_FIVE) < 2:
        return uniform(tuple([_DEALS[tile] for tile in left]))
    at = left.index(_FIVE)
    kinds = left[:at] + left[at + 1 :]
    return Chance(tuple([_DEALS[tile] for tile in kinds]), (1,) * at + (2,) + (1,) * (len(kinds) - at - 1))


@cache
def _starts(players: int) -> Chance[Outcome]:
    return uniform(tuple(Start(seat) for seat in range(players)))


_CHANCES: dict[Phase, Callable[[State], Chance[Outcome]]] = {
    Phase.DEAL: _deals,
    Phase.DRAW: lambda state: uniform(tuple([_DRAWS[card] for card in state.deck])),
    Phase.START: lambda state: _starts(state.table.players),
}


def settle(state: State, outcome: Outcome) -> State:
    """The position after chance has spoken."""
    if isinstance(outcome, _AWAITED.get(state.phase, ())):
        match outcome:
            case Deal(tile) if tile in state.left:
                return _dealt(state, tile)
            case Draw(card) if card in state.deck:
                return turns.draw(state, card)
            case Start(seat) if 0 <= seat < state.table.players:
                log = logged(state, Started(seat))
                return replace(state, phase=Phase.TURN, starter=seat, turn=seat, log=log)
            case _:
                pass
    raise BadInput("chance", f"{outcome} cannot happen here")


_AWAITED: dict[Phase, type[Outcome]] = {Phase.DEAL: Deal, Phase.DRAW: Draw, Phase.START: Start}


def _refusal(state: State) -> IllegalMove:
    """What is to be done now, and where it says so."""
    if state.phase is Phase.NAME:
        return IllegalMove("BC 3.12", "a guess that was begun is named to its end")
    if state.table.sealed:
        return IllegalMove("BC 6.6", "a turn is a question, and after the answers you say guess or wait")
    if state.last_turns is not None:
        if not state.table.for_two:
            return IllegalMove("BC 4.6", "this last turn is a guess or giving up")
        if state.right:
            return IllegalMove("BC 4.1", "this last turn is a guess or giving up")
        return IllegalMove("BC 6.5", "this last turn is a guess or giving up")
    if not state.row:
        return IllegalMove("BC 4.2", "no question card is left, so only guessing remains")
    return IllegalMove("BC 3.4", "a turn is a question or a guess, and there is no passing")


def _dealt(state: State, tile: Tile) -> State:
    """Hands are dealt seat by seat; with three and four players what is then left lies in the centre (BC 2.1, 2.2)."""
    table, at = state.table, state.left.index(tile)
    left = state.left[:at] + state.left[at + 1 :]
    dealt = len(TILES) - len(left)
    seat = (dealt - 1) // table.hand
    hand = in_order((*state.hands[seat], tile))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    if len(hand) < table.hand:
        return replace(state, hands=hands, left=left)
    log = logged(state, Dealt(seat, hand))
    if seat + 1 < table.players:
        return replace(state, hands=hands, left=left, log=log)
    if table.for_two:
        return replace(state, phase=Phase.DRAW, hands=hands, left=left, log=log)
    return replace(state, phase=Phase.DRAW, hands=hands, left=(), centre=left, log=log)
