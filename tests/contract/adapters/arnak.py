"""Lost Ruins of Arnak, told from the rules page: what is on the table, and what a seat cannot know."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from cairn.core.errors import IllegalMove
from cairn.core.events import Event
from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat
from cairn.games.arnak.effects.steps import DealHand, Fetch, LookAtRescue, LookInTemple, Peruse
from cairn.games.arnak.rules.events import (
    BonusTaken,
    Paid,
    RivalResearched,
    RivalTookAssistant,
    TempleBonusTaken,
    TempleLooked,
)
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import (
    Claim,
    Decline,
    Discover,
    Drawn,
    EndTurn,
    KeepCard,
    LayAway,
    Move,
    Overcome,
    Pass,
    Research,
    Several,
)
from cairn.games.arnak.rules.research import TEMPLE_SPACE
from cairn.games.arnak.rules.state import Bag, Options, Phase, State
from tests.contract.adapter import Adapter
from tests.loose import AnyGame

__all__ = ["ADAPTER"]


# What may be set up


def _options(game: AnyGame) -> st.SearchStrategy[Options]:
    sides = st.sampled_from(["bird", "snake"])
    solo = st.builds(Options, players=st.just(1), side=sides, difficulty=st.integers(0, 5))
    return solo | st.builds(Options, players=st.integers(2, 4), side=sides)


def _longest(options: Options) -> int:
    """Some 60 things are laid out; a card, assistant, boon or idol is used but a few times in a round.

    In each of five rounds a player can do no more than there are cards in the deck (at most the 6 of the beginning and
    some three more a round), each with a handful of choices.
    """
    return 100 + 5 * 400 * (options.players + 1)


# What is on the table


def _pieces(state: State) -> Counter[Any]:
    """Cards, tiles, guardians, idols, assistants, archaeologists."""
    there: Counter[Any] = Counter()
    layers = [*state.items, *state.artifacts, state.exiled, ("fear",) * state.fear]
    for player in state.players:
        layers += [player.hand, player.play, player.aside, *player.deck]
    layers.append(tuple(card for card in state.row if card is not None))
    if state.rival is not None:
        layers.append(state.rival.cards)
    there.update(("card", card) for layer in layers for card in layer)
    there.update(("site", tile) for stack in state.tile_stacks for layer in stack for tile in layer)
    there.update(("site", tile) for tile in state.tiles if tile is not None)
    there.update(("guardian", guardian) for guardian in (*state.guardians, *filter(None, state.guards)))
    there.update(("guardian", ally.guardian) for player in state.players for ally in player.allies)
    there.update(("guardian", guardian) for guardian in (state.rival.guardians if state.rival else ()))
    there.update(("assistant", each) for each in (*state.unseen, *filter(None, state.supply), *state.rescue))
    there.update(("assistant", each.assistant) for player in state.players for each in player.employees)
    for seat, player in enumerate(state.players):
        there[("archaeologist", seat)] += player.home + sum(here.count(seat) for here in state.spaces)
        there["temple tile"] += len(player.temple)
        there["idol"] += player.idols + player.slots
    there["temple tile"] += sum(state.temple) + (len(state.rival.temple) if state.rival else 0)
    there["bonus"] += len(state.bonus_unseen) + len(state.temple_bonuses) + sum(map(len, state.bonuses))
    if state.phase is not Phase.SETUP:
        there["idol"] += sum((idol is not None) * (1 + (number > 12)) for number, idol in enumerate(state.idols))
        there["idol"] += len(state.rival.idols) + state.rival.copies if state.rival else 0
    else:
        there["idol"] += 16
    return there


def _gone(history: Sequence[Event]) -> Counter[Any]:
    """What went back to the box: bonus tiles that were taken, idols paid for a bridge, what the rival took away."""
    there: Counter[Any] = Counter()
    looked = False
    for event in history:
        match event:
            case RivalTookAssistant(assistant=assistant):
                there[("assistant", assistant)] += 1
            case BonusTaken() | TempleBonusTaken():
                there["bonus"] += 1
            case RivalResearched(to=to, tile=tile):
                there["bonus"] += tile is not None or (to == TEMPLE_SPACE and looked)
            case TempleLooked():
                looked = True
            case Paid(idols=idols):
                there["idol"] += idols
            case _:
                pass
    return there


# What a seat cannot know


def _world(options: Options, steps: Sequence[Step], seat: Seat, rng: Random) -> Sequence[Step]:
    """The same game with other cards in the hands of the others, and other tiles where the seat has not looked."""
    others = list(steps)
    states = _states(options, others)
    for owner in range(options.players):
        if owner != seat:
            dealt = list(others)
            _deal_anew(states, dealt, owner, rng)
            try:
                _keep_anew(_states(options, dealt), dealt, owner, rng)
            except IllegalMove:  # what the owner did since shows which card it was: it could pay for it
                _keep_anew(_states(options, others), others, owner, rng)
            else:
                others = dealt
    _look_anew(states, others, seat, rng)
    return others


def _states(options: Options, steps: Sequence[Step]) -> list[State]:
    """The positions, as far as the steps can be taken: sealed choices may still speak of other cards."""
    states = [ARNAK.setup(options).state]
    for step in steps:
        state = states[-1]
        if isinstance(step, Settled):
            states.append(ARNAK.settle(state, step.outcome).state)
            continue
        assert isinstance(step, Played)
        move = step.move
        if isinstance(move, KeepCard | LayAway):
            player = state.players[step.seat]
            move = type(move)(player.hand[-player.undecided])
        states.append(ARNAK.apply(state, step.seat, move).state)
    return states


def _deal_anew(states: list[State], steps: list[Step], owner: Seat, rng: Random) -> None:
    """AR 15.2: a card that stayed in hand since it came could be another that still lies where it came from."""
    swaps: list[tuple[int, str]] = []
    for at, step in enumerate(steps):
        if not isinstance(step, Settled) or not isinstance(step.outcome, Drawn) or not _draws(states[at], owner):
            continue
        bag, card = states[at].players[owner].deck[0], step.outcome.piece
        for other in dict.fromkeys(bag):
            if other != card and _stayed(states[at + 1 :], owner, card, other, bag):
                swaps.append((at, other))
    if swaps:
        at, other = rng.choice(swaps)
        steps[at] = Settled(Drawn(other))


def _draws(state: State, owner: Seat) -> bool:
    match state.pending[0]:
        case DealHand(seat):
            return seat == owner
        case Fetch(bottom) | Peruse(bottom=bottom):
            return state.turn == owner and not bottom
        case _:
            return False


def _stayed(states: list[State], owner: Seat, card: str, other: str, bag: Bag) -> bool:
    copies = states[0].players[owner].hand.count(card) if states else 0
    for state in states:
        player = state.players[owner]
        if player.hand.count(card) < max(1, copies) or not player.deck or other not in player.deck[0]:
            return False
        if Counter(player.deck[0]) - Counter(bag):
            return False
        if state.phase is Phase.KEEPING and card in player.laid:
            return False
    return True


def _keep_anew(states: list[State], steps: list[Step], owner: Seat, rng: Random) -> None:
    """AR 10.2: until all have decided, any choice may have been made; afterwards what was put away is open."""
    at = 0
    while at < len(steps):
        if states[at].phase is not Phase.KEEPING:
            at += 1
            continue
        end = at
        while end < len(steps) and states[end].phase is Phase.KEEPING:
            end += 1
        own = [number for number in range(at, end) if isinstance(steps[number], Played) and _by(steps[number]) == owner]
        hand = states[at].players[owner].hand
        settled = states[end].phase is not Phase.KEEPING
        laid = Counter(_card(steps[number]) for number in own if isinstance(_move(steps[number]), LayAway))
        for number, card in zip(own, hand, strict=False):
            away = laid[card] > 0 if settled else rng.random() < 0.5
            laid[card] -= away
            steps[number] = Played(owner, LayAway(card) if away else KeepCard(card))
        at = end


def _by(step: Step) -> Seat | None:
    return None if isinstance(step, Settled) else step.seat


def _move(step: Step) -> Any:
    return step.move if isinstance(step, Played) else None


def _card(step: Step) -> str:
    return str(_move(step).card)


def _look_anew(states: list[State], steps: list[Step], seat: Seat, rng: Random) -> None:
    """AR 9.11, 12.5: what others saw at the temple and at the rescue space, as far as it still lies there."""
    now = states[-1]
    for at, step in enumerate(steps):
        if not isinstance(step, Settled) or not isinstance(step.outcome, Several) or states[at].turn == seat:
            continue
        pieces = list(step.outcome.pieces)
        match states[at].pending[0]:
            case LookInTemple() if seat not in now.arrivals and now.temple_bonuses and now.bonus_unseen:
                pieces.remove(rng.choice(now.temple_bonuses))
                pieces.append(rng.choice(now.bonus_unseen))
                steps[at] = Settled(Several(tuple(sorted(pieces))))
            case LookAtRescue() if not _was_there(now, seat):
                hidden = [piece for piece in pieces if piece in now.rescue[1:]]
                shuffled = rng.sample(hidden, len(hidden))
                steps[at] = Settled(Several(tuple(shuffled.pop() if piece in hidden else piece for piece in pieces)))
            case _:
                pass


def _was_there(state: State, seat: Seat) -> bool:
    return state.players[seat].glass not in {"start", "r1-1", "r1-2", "r2-1", "r2-2", "r2-3", "r3-1", "r3-2"}


# Play that gets somewhere


def _choose(state: State, seat: Seat, moves: Sequence[Move], rng: Random) -> Move:
    """Research, discoveries and guardians before all else; passing and declining last."""
    for kinds in ((Research, Claim), (Discover, Overcome)):
        wanted = [move for move in moves if isinstance(move, kinds)]
        if wanted:
            return rng.choice(wanted)
    busy = [move for move in moves if not isinstance(move, Pass | Decline | EndTurn)]
    return rng.choice(busy or list(moves))


ADAPTER = Adapter(options=_options, longest=_longest, pieces=_pieces, gone=_gone, world=_world, choose=_choose)
