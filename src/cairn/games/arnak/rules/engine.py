"""The questions of the game contract about moves and chance: who may act, what is legal, what follows."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cairn.core.errors import IllegalMove
from cairn.core.events import Change
from cairn.core.game import check_options, check_seat
from cairn.core.values import Seat, replace
from cairn.games.arnak.rules import cards, free_actions, guardians, research, rounds, sites
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.moves import (
    Buy,
    Claim,
    Dig,
    Discover,
    EndTurn,
    KeepCard,
    LayAway,
    Move,
    Outcome,
    Overcome,
    Pass,
    Play,
    Research,
    SlotIdol,
    UseAssistant,
    UseBoon,
)
from cairn.games.arnak.rules.pieces import ASSISTANTS
from cairn.games.arnak.rules.run import answer, answers, chance, check_answer, is_chance, is_interruptible, resolve, run
from cairn.games.arnak.rules.setup import opening_state
from cairn.games.arnak.rules.state import Draft, Options, Phase, State, finish_draft, start_draft

__all__ = ["apply", "chance", "check", "moves", "settle", "setup", "to_act"]

TURNS, KEEPING, OVER = Phase.TURNS, Phase.KEEPING, Phase.OVER
"""Looked up once: an enum lookup on each call would take longer than the rest of `to_act`."""

END_TURN, PASS = EndTurn(), Pass()

_NEVER_ANSWERS = frozenset({KeepCard, LayAway, Play, UseAssistant, UseBoon, SlotIdol})
"""Moves that never answer a pending step: their effect does not depend on it."""


def setup(options: Options) -> Change[State, ArnakEvent]:
    """The position before any chance outcome of the set-up (AR 2)."""
    check_options(options, Options)
    return finish_draft(run(start_draft(opening_state(options))))


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now."""
    if state.phase is TURNS and not is_chance(state):
        return (state.turn,)
    if state.phase is KEEPING:
        return tuple(seat for seat, player in enumerate(state.players) if player.undecided)
    return ()


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All moves that `check` allows, each once."""
    if seat != state.turn or type(seat) is not int or state.phase is not TURNS or is_chance(state):
        check_seat(seat, len(state.players))
        keeping = state.phase is KEEPING and seat in to_act(state)
        return iter(rounds.keep_moves(state, seat) if keeping else ())
    if state.pending:
        step = state.pending[0]
        found = answers(state, step)
        return iter(found + free_actions.free_moves(state) if is_interruptible(step) else found)
    if state.acted:
        return iter((*free_actions.free_moves(state), END_TURN))
    return iter(_turn_moves(state))


def _turn_moves(state: State) -> list[Move]:
    """Before the main action: all main actions and all free ones (AR 3.3, 3.5)."""
    return [
        *sites.send_moves(state),
        *guardians.overcome_moves(state),
        *cards.buy_moves(state),
        *cards.play_moves(state),
        *_main_assistant_moves(state),
        *research.research_moves(state),
        *free_actions.free_moves(state),
        PASS,
    ]


def _main_assistant_moves(state: State) -> list[Move]:
    if not state.player.employees:
        return []
    return [
        UseAssistant(each.assistant)
        for each in state.player.employees
        if each.ready and ASSISTANTS[each.assistant].timing == "main"
    ]


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless `seat` may make this move now."""
    if seat != state.turn or type(seat) is not int or state.phase is not TURNS or is_chance(state):
        _check_turn(state, seat)
    if state.phase is KEEPING:
        _check_keeping(state, seat, move)
        return
    step = state.pending[0] if state.pending else None
    if step is not None and not is_interruptible(step):
        check_answer(state, step, move)
    elif type(move) not in _NEVER_ANSWERS or not _check_free(state, move):
        if step is not None:
            check_answer(state, step, move)
        else:
            _check_main(state, move)


def _check_turn(state: State, seat: Seat) -> None:
    check_seat(seat, len(state.players))
    if seat not in to_act(state):
        if state.phase is OVER:
            raise IllegalMove("AR 10.5", "game-over")
        raise IllegalMove("AR 3.2", "not-your-turn")


def _check_keeping(state: State, seat: Seat, move: Move) -> None:
    if not isinstance(move, KeepCard | LayAway):
        raise IllegalMove("AR 10.2", "keep-or-put-away")
    rounds.check_keep(state, seat, move)


def _check_free(state: State, move: Move) -> bool:
    """Whether this is a free action, allowed before any decision (AR 3.6); raise `IllegalMove` for an illegal one."""
    match move:
        case Play(timing="free"):
            cards.check_play(state, move)
        case UseAssistant(assistant) if assistant not in ASSISTANTS or ASSISTANTS[assistant].timing == "free":
            free_actions.check_ready(state, assistant)
        case UseBoon(guardian):
            free_actions.check_boon(state, guardian)
        case SlotIdol(effect):
            free_actions.check_slot(state, effect)
        case _:
            return False
    return True


def _check_main(state: State, move: Move) -> None:
    if isinstance(move, EndTurn):
        if not state.acted:
            raise IllegalMove("AR 3.8", "nothing-done-yet")
        return
    if state.acted:
        raise IllegalMove("AR 3.2", "main-action-done")
    action = _MAIN_ACTIONS.get(type(move))
    if action is None:
        raise IllegalMove("AR 3.3", "no-action")
    action.check(state, move)


def apply(state: State, seat: Seat, move: Move) -> Change[State, ArnakEvent]:
    """The position after the move and its events; `state` itself is not changed."""
    check(state, seat, move)
    return finish_draft(apply_unchecked(state, seat, move))


def apply_unchecked(state: State, seat: Seat, move: Move) -> Draft:
    """The draft that a legal move leads to."""
    return run(make_move(start_draft(state), seat, move))


def make_move(state: Draft, seat: Seat, move: Move) -> Draft:
    """The draft after a legal move, before the steps that follow from it are carried out."""
    if state.pending and type(move) not in _NEVER_ANSWERS:
        return answer(state, state.pending[0], move)
    match move:
        case KeepCard() | LayAway():
            return rounds.keep(state, seat, move)
        case UseBoon():
            return free_actions.use_boon(state, move)
        case SlotIdol():
            return free_actions.slot_idol(state, move)
        case EndTurn():
            return rounds.end_turn(state, move)
        case Play() | UseAssistant():  # which may be free
            return _MAIN_ACTIONS[type(move)].act(state, move)
        case _:
            return _MAIN_ACTIONS[type(move)].act(replace(state, acted=True), move)


class _MainAction(NamedTuple):
    """The functions that check and carry out a main action."""

    check: Callable[[State, Any], None]
    act: Callable[[Draft, Any], Draft]


_MAIN_ACTIONS: dict[type[Move], _MainAction] = {
    Dig: _MainAction(sites.check_dig, sites.dig),
    Discover: _MainAction(sites.check_discover, sites.discover),
    Overcome: _MainAction(guardians.check_overcome, guardians.overcome),
    Buy: _MainAction(cards.check_buy, cards.buy),
    Play: _MainAction(cards.check_play, cards.play),
    UseAssistant: _MainAction(
        lambda state, move: free_actions.check_ready(state, move.assistant), free_actions.use_assistant
    ),
    Research: _MainAction(research.check_research, research.research),
    Claim: _MainAction(research.check_claim, research.claim),
    Pass: _MainAction(lambda state, move: None, rounds.pass_round),
}
"""Main actions (AR 3.3)."""


def settle(state: State, outcome: Outcome) -> Change[State, ArnakEvent]:
    """The position after a chance outcome and its events."""
    return finish_draft(run(resolve(start_draft(state), outcome)))
