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
from cairn.games.arnak.rules.basics import add, deck_pile, remove, remove_from_deck, take_fear
from cairn.games.arnak.rules.card_row import move_staff
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
from cairn.games.arnak.rules.state import BLOCKED, FREE, Draft, Employee, Phase, Player, State

# Turns


def pass_round(state: Draft, move: Pass) -> Draft:
    """Take no more turns in this round; free actions may still follow in this turn (AR 3.7)."""
    return state.update_player(replace(state.player, passed=True), Passed(state.turn), acted=True)


def _pass_in_effect(state: Draft, step: PassRound) -> Draft:
    player = replace(state.player, passed=True)
    return state.update_player(player, Passed(state.turn), pending=state.pending[1:])


def end_turn(state: Draft, move: EndTurn) -> Draft:
    """Lose leftover icons, fill the card row and start the next turn (AR 3.8)."""
    return state.update(TurnEnded(state.turn), icons=(), pending=(FillRow(), NextTurn()))


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
    """Player and rival alternate until one of them has no turns left (AR 13.13)."""
    assert state.rival is not None
    waiting = not state.players[0].passed
    if state.rival.left and (state.turn == 0 or not waiting):
        return replace(state, turn=state.rival_seat, acted=False, pending=state.next_steps(TurnTile()))
    if waiting:
        return replace(state, turn=0, acted=False, pending=state.pending[1:])
    return _end_round(state)


# The end of a round


def _end_round(state: Draft) -> Draft:
    """Return all archaeologists; take Fear for those at guarded sites (AR 10.1, 10.7)."""
    for seat in in_turn_order(state):
        state = return_home(state, seat)
    spaces = tuple(tuple(who if who == BLOCKED else FREE for who in here) for here in state.spaces)
    state = replace(state, spaces=spaces, acted=False, pending=())
    if state.round == SETUP.rounds:
        return replace(state, pending=(Finish(),))
    players = tuple(replace(player, undecided=len(player.hand)) for player in state.players)
    return _close_if_decided(replace(state, phase=Phase.KEEPING, players=players))


def in_turn_order(state: State) -> list[Seat]:
    """The seats in the order of this round's turns."""
    seats = len(state.players)
    return [(state.first + number) % seats for number in range(seats)]


def return_home(state: Draft, seat: Seat) -> Draft:
    """Return the archaeologists of one seat, and take its Fear."""
    player = state.players[seat]
    fears = 0
    if not player.warded:
        fears = sum(here.count(seat) for here, guard in zip(state.spaces, state.guards, strict=True) if guard)
    if player.home < SETUP.archaeologists:
        state = state.set_player(seat, replace(player, home=SETUP.archaeologists)).update(Returned(seat))
    spaces = tuple(tuple(FREE if who == seat else who for who in here) for here in state.spaces)
    state = replace(state, spaces=spaces)
    for _ in range(fears):
        state = take_fear(state, seat)
    return state


def _card_to_decide(state: State, seat: Seat) -> str:
    """The card to decide about: one at a time, in the order of the hand."""
    player = state.players[seat]
    return player.hand[-player.undecided]


def keep_moves(state: State, seat: Seat) -> tuple[KeepCard | LayAway, ...]:
    """Keep the card or put it into the play area (AR 10.2)."""
    card = _card_to_decide(state, seat)
    return KeepCard(card), LayAway(card)


def check_keep(state: State, seat: Seat, move: KeepCard | LayAway) -> None:
    """Raise `IllegalMove` unless the move is about the card to decide about."""
    card = _card_to_decide(state, seat)
    if move.card != card:
        raise IllegalMove("AR 10.2", "another-card-first", card=f"card:{card}")


def keep(state: Draft, seat: Seat, move: KeepCard | LayAway) -> Draft:
    """Record the decision; it stays secret until all have decided."""
    player = state.players[seat]
    kept = isinstance(move, KeepCard)
    laid = player.laid if kept else (*player.laid, move.card)
    state = state.set_player(seat, replace(player, laid=laid, undecided=player.undecided - 1))
    return _close_if_decided(state.update(CardDecided(seat, move.card, kept)))


def _close_if_decided(state: Draft) -> Draft:
    """Reveal the cards put away and close the round once all have decided (AR 10.2)."""
    if any(player.undecided for player in state.players):
        return state
    laid = tuple(player.laid for player in state.players)
    events = (HandsDecided(laid),) if any(player.hand for player in state.players) else ()
    return state.update(*events, pending=(CloseRound(),))


def _close_round(state: Draft, step: CloseRound) -> Draft:
    """Put play areas under the decks, move the staff and deal the next round (AR 10.3, 10.4)."""
    state = replace(move_staff(state), players=tuple(map(_collect_cards, state.players)))
    seats = len(state.players)
    first = (state.first + 1) % seats
    if state.rival is not None:
        rival = replace(state.rival, left=state.rival.tiles, used=(), arrow=None)
        state = replace(state, rival=rival)
    deals = tuple(DealHand((first + number) % seats) for number in range(seats))
    return replace(state, first=first, phase=Phase.TURNS, pending=(FillRow(), *deals, BeginRound()))


def _collect_cards(player: Player) -> Player:
    cards = add(player.play, *player.laid)
    hand = player.hand
    for card in player.laid:
        hand = remove(hand, card)
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
    """Draw whole layers of the deck; None if chance has to draw from a layer larger than needed (AR 3.1)."""
    player = state.players[step.seat]
    missing = SETUP.hand - len(player.hand)
    if missing <= 0 or not player.deck:
        return state.finish_step()
    layer = player.deck[0]
    return _deal(state, step, *layer) if len(layer) <= missing else None


def _deal(state: Draft, step: DealHand, *cards: str) -> Draft:
    player = state.players[step.seat]
    deck = player.deck
    for card in cards:
        deck = remove_from_deck(deck, card)
    player = replace(player, hand=add(player.hand, *cards), deck=deck)
    return state.set_player(step.seat, player).update(CardsDrawn(step.seat, len(cards), cards))


def _begin_round(state: Draft, step: BeginRound) -> Draft:
    first = state.rival_seat if state.rival is not None else state.first  # the rival is always first (AR 13.1)
    pending = state.next_steps(ShowArrow(), TurnTile()) if state.rival is not None else state.pending[1:]
    event = RoundBegan(state.round, first)
    return state.update(event, phase=Phase.TURNS, turn=first, acted=False, pending=pending)


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[PassRound, Never](step=PassRound, act=_pass_in_effect),
    Procedure[NextTurn, Never](step=NextTurn, act=_next_turn),
    Procedure[CloseRound, Never](step=CloseRound, act=_close_round),
    draw_procedure(
        DealHand,
        lambda state, step: state.players[step.seat].deck[0],
        lambda state, step: deck_pile(state, step.seat),
        _deal,
        before=_deal_hand,
    ),
    Procedure[BeginRound, Never](step=BeginRound, act=_begin_round),
)
