"""Rounds and turns: whose turn it is, passing, the end of a round (AR 3, 10)."""

from typing import Never

from cairn.core.errors import IllegalMove
from cairn.core.values import Seat, replace
from cairn.games.arnak.effects.steps import (
    BeginRound,
    CloseRound,
    DealHand,
    FillRow,
    Finish,
    NextTurn,
    PassRound,
    ShowArrow,
    TurnTile,
)
from cairn.games.arnak.rules.basics import changed, later, minus, off_layers, plus, take_fear, updated
from cairn.games.arnak.rules.events import (
    CardDecided,
    CardsDrawn,
    HandsDecided,
    Passed,
    Returned,
    RoundBegan,
    TurnEnded,
)
from cairn.games.arnak.rules.moves import EndTurn, KeepCard, LayAway, Pass
from cairn.games.arnak.rules.pieces import SETUP
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure, draw_procedure
from cairn.games.arnak.rules.row import move_staff
from cairn.games.arnak.rules.state import BLOCKED, FREE, Draft, Employee, Phase, Player, State

# Turns


def pass_round(state: Draft, move: Pass) -> Draft:
    """The player takes no more turns in this round; free actions may still follow (AR 3.7)."""
    return updated(state, replace(state.player, passed=True), Passed(state.turn), acted=True)


def _pass_in_effect(state: Draft, step: PassRound) -> Draft:
    player = replace(state.player, passed=True)
    return updated(state, player, Passed(state.turn), pending=state.pending[1:])


def end_turn(state: Draft, move: EndTurn) -> Draft:
    """Leftover icons are lost, the row is filled, somebody else begins (AR 3.8)."""
    told = (*state.told, TurnEnded(state.turn))
    return replace(state, icons=(), told=told, pending=(FillRow(), NextTurn()))


def _next_turn(state: Draft, step: NextTurn) -> Draft:
    if state.rival is not None:
        return _next_solo_turn(state)
    seats = len(state.players)
    for number in range(1, seats + 1):
        seat = (state.turn + number) % seats
        if not state.players[seat].passed:
            return replace(state, turn=seat, acted=False, pending=state.pending[1:])
    return _end_round(state)


def _next_solo_turn(state: Draft) -> Draft:
    """The player and the rival alternate as long as both have something to do (AR 13.13)."""
    assert state.rival is not None
    waiting = not state.players[0].passed
    if state.rival.left and (state.turn == 0 or not waiting):
        return replace(state, turn=state.rival_seat, acted=False, pending=later(state, TurnTile()))
    if waiting:
        return replace(state, turn=0, acted=False, pending=state.pending[1:])
    return _end_round(state)


# The end of a round


def _end_round(state: Draft) -> Draft:
    """Archaeologists come home, those from guarded sites with Fear (AR 10.1, 10.7)."""
    seats = len(state.players)
    for number in range(seats):
        state = _come_home(state, (state.first + number) % seats)
    spaces = tuple(tuple(who if who == BLOCKED else FREE for who in here) for here in state.spaces)
    state = replace(state, spaces=spaces, acted=False, pending=())
    if state.round == SETUP.rounds:
        return replace(state, pending=(Finish(),))
    players = tuple(replace(player, undecided=len(player.hand)) for player in state.players)
    return _all_decided(replace(state, phase=Phase.KEEPING, players=players))


def _come_home(state: Draft, seat: Seat) -> Draft:
    player = state.players[seat]
    fears = 0
    if not player.warded:
        fears = sum(here.count(seat) for here, guard in zip(state.spaces, state.guards, strict=True) if guard)
    if player.home < SETUP.archaeologists:
        told = (*state.told, Returned(seat))
        state = replace(changed(state, seat, replace(player, home=SETUP.archaeologists)), told=told)
    for _ in range(fears):
        state = take_fear(state, seat)
    return state


def _in_question(state: State, seat: Seat) -> str:
    """The card that the player has to decide about: they come one by one, in the order of the hand."""
    player = state.players[seat]
    return player.hand[-player.undecided]


def keep_moves(state: State, seat: Seat) -> tuple[KeepCard | LayAway, ...]:
    """Keep the card in question or put it away (AR 10.2)."""
    card = _in_question(state, seat)
    return KeepCard(card), LayAway(card)


def check_keep(state: State, seat: Seat, move: KeepCard | LayAway) -> None:
    """It is about the card in question."""
    card = _in_question(state, seat)
    if move.card != card:
        raise IllegalMove("AR 10.2", "another-card-first", card=f"card:{card}")


def keep(state: Draft, seat: Seat, move: KeepCard | LayAway) -> Draft:
    """The choice is sealed until all have made theirs."""
    player = state.players[seat]
    kept = isinstance(move, KeepCard)
    laid = player.laid if kept else (*player.laid, move.card)
    state = changed(state, seat, replace(player, laid=laid, undecided=player.undecided - 1))
    return _all_decided(replace(state, told=(*state.told, CardDecided(seat, move.card, kept))))


def _all_decided(state: Draft) -> Draft:
    """When all have decided, what they put away is shown (AR 10.2)."""
    if any(player.undecided for player in state.players):
        return state
    laid = tuple(player.laid for player in state.players)
    told = (*state.told, HandsDecided(laid)) if any(player.hand for player in state.players) else state.told
    return replace(state, told=told, pending=(CloseRound(),))


def _close(state: Draft, step: CloseRound) -> Draft:
    """Play areas go under the decks, the staff moves, the next round is dealt (AR 10.3, 10.4)."""
    state = replace(move_staff(state), players=tuple(map(_gathered, state.players)))
    seats = len(state.players)
    first = (state.first + 1) % seats
    if state.rival is not None:
        rival = replace(state.rival, left=state.rival.tiles, used=(), arrow=None)
        state = replace(state, rival=rival)
    deals = tuple(DealHand((first + number) % seats) for number in range(seats))
    return replace(state, first=first, phase=Phase.TURNS, pending=(FillRow(), *deals, BeginRound()))


def _gathered(player: Player) -> Player:
    cards = plus(player.play, *player.laid)
    hand = player.hand
    for card in player.laid:
        hand = minus(hand, card)
    return replace(
        player,
        hand=hand,
        deck=(*player.deck, cards) if cards else player.deck,
        play=(),
        laid=(),
        employees=tuple(Employee(each.assistant, each.gold) for each in player.employees),
        planes=False,
        warded=False,
        passed=False,
    )


# The beginning of a round


def _deal_hand(state: Draft, step: DealHand) -> Draft | None:
    """Whole layers come without a question; of a larger one chance picks cards, one by one (AR 3.1)."""
    player = state.players[step.seat]
    missing = SETUP.hand - len(player.hand)
    if missing <= 0 or not player.deck:
        return replace(state, pending=state.pending[1:])
    layer = player.deck[0]
    return _dealt(state, step, *layer) if len(layer) <= missing else None


def _dealt(state: Draft, step: DealHand, *cards: str) -> Draft:
    player = state.players[step.seat]
    deck = player.deck
    for card in cards:
        deck = off_layers(deck, card)
    player = replace(player, hand=plus(player.hand, *cards), deck=deck)
    told = (*state.told, CardsDrawn(step.seat, len(cards), cards))
    return replace(changed(state, step.seat, player), told=told)


def _begin_round(state: Draft, step: BeginRound) -> Draft:
    first = state.rival_seat if state.rival is not None else state.first  # the rival is always first (AR 13.1)
    pending = later(state, ShowArrow(), TurnTile()) if state.rival is not None else state.pending[1:]
    told = (*state.told, RoundBegan(state.round, first))
    return replace(state, phase=Phase.TURNS, turn=first, acted=False, told=told, pending=pending)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[PassRound, Never](step=PassRound, act=_pass_in_effect),
    Procedure[NextTurn, Never](step=NextTurn, act=_next_turn),
    Procedure[CloseRound, Never](step=CloseRound, act=_close),
    draw_procedure(DealHand, lambda state, step: state.players[step.seat].deck[0], _dealt, before=_deal_hand),
    Procedure[BeginRound, Never](step=BeginRound, act=_begin_round),
)
