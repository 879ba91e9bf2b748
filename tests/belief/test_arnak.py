"""Positions drawn for a view of Arnak: they fit it, they play on, and each is as often drawn as it is likely."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cairn
from cairn.play import games as arena
from cairn.reason.beliefs import sample
from cairn.games.arnak.belief.worlds import Holding, worlds
from cairn.core.chance import sample as rolled
from cairn.core.errors import BadInput, CairnError
from cairn.core.record import Settled, Step
from cairn.core.values import Seat, encode
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.effects.steps import DealHand, LookAtRescue
from cairn.games.arnak.rules.events import RescueLooked, TempleBonusTaken, TempleLooked
from cairn.games.arnak.rules.moves import Drawn, Several
from cairn.games.arnak.rules.research import TEMPLE_SPACE
from cairn.games.arnak.rules.state import Options, Phase, State
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, follow, play

ADAPTER = adapter_of("arnak")

options = st.builds(Options, players=st.integers(1, 4), side=st.sampled_from(["bird", "snake"]))


def cut(trail: Trail, length: int) -> Trail:
    """The same game, not so far."""
    return Trail(trail.game, trail.options, trail.steps[:length], trail.states[: length + 1])


def steady(options: Options, deal: int) -> Trail:
    """A game between sensible players: they come to the rescue space and to the temple."""
    match = arena.play(ARNAK, options, ["steady"] * options.players, f"deal {deal}")
    return Trail(ARNAK, options, match.record.steps, match.positions)


def holding(state: State, seat: Seat) -> Holding:
    """Where the cards of the seat are."""
    own = state.players[seat]
    settled = len(own.hand) - own.undecided if state.phase is Phase.KEEPING else 0
    return Holding(own.hand, own.deck, own.play, own.aside, own.laid, settled)


@settings(max_examples=25)
@given(options, st.integers(0, 2**32 - 1), st.data())
def test_what_is_drawn_cannot_be_told_from_the_truth(options: Options, seed: int, data: st.DataObject) -> None:
    """AR 15: the same view, the same pieces, and the truth is one of the worlds."""
    rng = Random(seed)
    trail = play(ARNAK, options, rng, ADAPTER)
    for length in data.draw(st.lists(st.integers(0, len(trail.steps)), min_size=4, max_size=4), label="lengths"):
        state = trail.states[length]
        for seat in range(options.players):
            view = ARNAK.view(state, seat)
            found = worlds(view)
            drawn = found.sample(rng)
            assert encode(ARNAK.view(drawn, seat)) == encode(view)
            assert ADAPTER.pieces(drawn) == ADAPTER.pieces(state)
            for other, history in found.cards.items():
                assert holding(state, other) in history.now
            if found.temple is not None:
                assert state.temple_bonuses in found.temple


@pytest.mark.parametrize(
    "options", [Options(players=3), Options(players=3, side="snake"), Options(side="snake")], ids=str
)
def test_it_fits_where_others_have_looked_at_the_temple_and_the_rescue_space(options: Options) -> None:
    rng, trail = Random(1), steady(options, 19)
    for state in (*trail.states[100::20], trail.end):
        for seat in range(options.players):
            view = ARNAK.view(state, seat)
            drawn = sample(view, rng)
            assert encode(ARNAK.view(drawn, seat)) == encode(view)
            assert ADAPTER.pieces(drawn) == ADAPTER.pieces(state)
            told = [event for event in drawn.log if isinstance(event, TempleLooked | RescueLooked)]
            assert b"null" not in encode(told), "what they saw is written down"


@settings(max_examples=10)
@given(options, st.integers(0, 2**32 - 1), st.floats(0, 1))
def test_a_drawn_position_is_played_to_the_end(options: Options, seed: int, part: float) -> None:
    """Everything that the rules ask of a position is there; the record of all events as well."""
    rng = Random(seed)
    trail = play(ARNAK, options, rng, ADAPTER)
    state = trail.states[int(part * len(trail.steps))]
    drawn = sample(ARNAK.view(state, rng.randrange(options.players)), rng)
    pieces = ADAPTER.pieces(drawn)
    while True:
        chance = ARNAK.chance(drawn)
        if chance is not None:
            drawn = ARNAK.settle(drawn, rolled(chance, rng))
        elif seats := ARNAK.to_act(drawn):
            moves = tuple(ARNAK.moves(drawn, seats[0]))
            drawn = ARNAK.apply(drawn, seats[0], rng.choice(moves))
        else:
            break
    assert ARNAK.result(drawn) is not None
    assert ADAPTER.pieces(drawn) == pieces


@pytest.mark.parametrize("seed", range(4))
def test_others_see_in_a_drawn_position_what_they_would_have_seen(seed: int) -> None:
    """No event of another seat is left blank, and each of them knows the own hand by its own log."""
    rng = Random(seed)
    trail = play(ARNAK, Options(players=3, side="snake"), rng, ADAPTER)
    for state in trail.states[60::40]:
        drawn = sample(ARNAK.view(state, 0), rng)
        assert b"null" not in encode([event for event in drawn.log if "cards" in event.__struct_fields__])
        for seat in (1, 2):
            assert holding(drawn, seat) in worlds(ARNAK.view(drawn, 0)).cards[seat].now


# Small positions, counted


def draws_of(trail: Trail, seat: Seat) -> list[int]:
    """The steps in which chance dealt the seat a card."""
    found = []
    for number, (state, step) in enumerate(zip(trail.states, trail.steps, strict=False)):
        if isinstance(step, Settled) and isinstance(state.pending[0], DealHand) and state.pending[0].seat == seat:
            found.append(number)
    return found


def counted(trail: Trail, seat: Seat, other: Seat) -> Counter[Holding]:
    """By every physical order in which the other's cards may lie: where they are, if the seat sees the same."""
    places = draws_of(trail, other)
    view = encode(ARNAK.view(trail.end, seat))
    deck = trail.states[places[0]].players[other].deck[0]
    weights = Counter(order[: len(places)] for order in permutations(deck))
    left = len(deck) - len(places)
    found: Counter[Holding] = Counter()
    for order, weight in weights.items():
        steps: list[Step] = list(trail.steps)
        for place, card in zip(places, order, strict=True):
            steps[place] = Settled(Drawn(card))
        try:
            end = follow(ARNAK, trail.options, steps).end
        except CairnError:
            continue  # the other could not have done what it did
        if encode(ARNAK.view(end, seat)) == view:
            found[holding(end, other)] += weight // max(1, left)
    return found


def first_round(deal: int, shown: int) -> Trail:
    """A game of two in its first round, where the second seat has shown so many cards and has some left."""
    trail = steady(Options(), deal)
    for length, state in enumerate(trail.states):
        dealt = state.phase is Phase.TURNS and state.round == 1 and state.turn in (0, 1)
        if dealt and len(state.players[1].play) >= shown and len(state.players[1].hand) >= 1 and state.players[1].deck:
            return cut(trail, length)
    raise AssertionError("this deal no longer leads there: choose another")


@pytest.mark.parametrize(("deal", "shown"), [(1, 0), (1, 2), (2, 3), (3, 1)])
def test_cards_are_where_as_many_deals_have_them(deal: int, shown: int) -> None:
    """Against every order in which the six cards can lie: two of them are Fear (AR 2.9)."""
    trail = first_round(deal, shown)
    exact = counted(trail, 0, 1)
    assert exact == worlds(ARNAK.view(trail.end, 0)).cards[1].now
    assert len(exact) > 1


def test_positions_are_drawn_as_often_as_they_are_likely_and_the_truth_among_them() -> None:
    trail = first_round(2, 3)
    view, truth = ARNAK.view(trail.end, 0), holding(trail.end, 1)
    exact = counted(trail, 0, 1)
    found, rng, number = worlds(view), Random(7), 4000
    states = [found.sample(rng) for _ in range(number)]
    often = Counter(holding(state, 1) for state in states)
    assert set(often) == set(exact) and truth in often
    for world, deals in exact.items():
        likely = Fraction(deals, exact.total())
        error = float(likely * (1 - likely) / number) ** 0.5
        assert abs(often[world] / number - float(likely)) < 4 * error
    assert trail.end in states, "the truth, with all that happened in secret, is drawn too"


def test_tiles_left_at_the_temple_are_counted_by_physical_tiles() -> None:
    """AR 9.11: of all tiles that lay there, those that were taken are known."""
    compared = 0
    for deal in (0, 1, 19):
        trail = steady(Options(players=3), deal)
        for seat in range(3):
            state = trail.end
            if not state.arrivals or state.players[seat].glass == TEMPLE_SPACE:
                continue
            view = ARNAK.view(state, seat)
            found = worlds(view).temple
            taken = Counter(event.tile for event in state.log if isinstance(event, TempleBonusTaken))
            exact: Counter[tuple[str, ...]] = Counter()
            tiles = sorted([*view.bonus_unseen, *taken.elements()])
            for there in combinations(tiles, 3):
                left = Counter(there)
                left.subtract(taken)
                if min(left.values()) >= 0:
                    exact[tuple(sorted(left.elements()))] += 1
            assert found == exact
            drawn = sample(view, Random(seat))
            looks = [event.tiles for event in drawn.log if isinstance(event, TempleLooked)]
            assert looks[0] is not None and len(looks[0]) == 3 and not Counter(drawn.temple_bonuses) - Counter(looks[0])
            compared += 1
    assert compared, "these deals no longer lead to the temple: choose others"


def test_the_rescue_stack_is_any_that_the_others_may_have_found() -> None:
    """AR 12.2, 12.5: every order with which the seat would have seen the same, and no other."""
    compared = 0
    for deal in (0, 5):
        trail = steady(Options(players=3, side="snake"), deal)
        looks = [
            number
            for number, (state, step) in enumerate(zip(trail.states, trail.steps, strict=False))
            if isinstance(step, Settled) and isinstance(state.pending[0], LookAtRescue)
        ]
        if not looks:
            continue
        first = looks[0]
        for length in (first + 1, first + 2, first + 6, len(trail.steps)):
            state = trail.states[length]
            for seat in range(3):
                view = ARNAK.view(state, seat)
                exact = set()
                for hidden in permutations(trail.states[first].unseen, 2):
                    steps = list(trail.steps[:length])
                    steps[first] = Settled(Several(hidden))
                    try:
                        end = follow(ARNAK, trail.options, steps).end
                    except CairnError:
                        continue  # somebody took another one
                    if ARNAK.view(end, seat) == view:
                        exact.add((*trail.states[first].rescue, *hidden))
                assert set(worlds(view).rescue or ()) == exact
                compared += len(exact) > 1
    assert compared, "these deals no longer lead to the rescue space: choose others"


@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_follows_from_the_view_alone(seed: int) -> None:
    """Of two truths that the seat cannot tell apart, the same dice make the same position."""
    rng = Random(seed)
    trail = play(ARNAK, Options(players=2, side="snake"), rng, ADAPTER)
    differed = 0
    for length in range(50, len(trail.steps), 25):
        steps = ADAPTER.world(trail.options, trail.steps[:length], 0, rng)
        other, state = follow(ARNAK, trail.options, steps).end, trail.states[length]
        differed += other != state
        assert sample(ARNAK.view(other, 0), Random(1)) == sample(ARNAK.view(state, 0), Random(1))
    assert differed


def test_a_game_without_hidden_positions_says_so() -> None:
    with pytest.raises(BadInput, match="no positions are drawn"):
        sample(cairn.Match("lost-code", seed=1).view(0), Random(1))
