"""Positions drawn for a sight of Arnak: they fit it, they play on, and each is as often drawn as it is likely."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import cairn
from cairn.core.chance import sample as rolled
from cairn.core.errors import BadInput, CairnError
from cairn.core.events import Change, Event
from cairn.core.match import new_match
from cairn.core.sight import Sight
from cairn.core.steps import Played, Settled, Step
from cairn.core.values import Seat, encode
from cairn.games.arnak.belief import card_history, knowledge
from cairn.games.arnak.belief.card_history import Holding, Transition
from cairn.games.arnak.belief.worlds import Worlds, worlds
from cairn.games.arnak.effects.steps import DealHand, LookAtRescue
from cairn.games.arnak.rules.events import ArnakEvent, RescueLooked, TempleBonusTaken, TempleLooked
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Drawn, Several
from cairn.games.arnak.rules.research import TEMPLE_SPACE
from cairn.games.arnak.rules.state import Options, Phase, State
from cairn.games.arnak.rules.view import View
from cairn.play import games
from cairn.play.beliefs import sample
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, after, any_move, follow, play
from tests.effort import effort
from tests.loose import AnyMatch
from tests.tally import BELIEFS, GONE_ON, tried

ADAPTER = adapter_of("arnak")

options = st.builds(Options, players=st.integers(1, 4), side=st.sampled_from(["bird", "snake"]))


def cut(trail: Trail, length: int) -> Trail:
    """The same game, not so far."""
    return Trail(trail.game, trail.options, trail.steps[:length], trail.states[: length + 1], trail.told[: length + 1])


def steady(options: Options, deal: int) -> Trail:
    """A game between sensible players: they come to the rescue space and to the temple."""
    match = games.play(ARNAK, options, ["steady"] * options.players, f"deal {deal}")
    return follow(ARNAK, options, match.record.steps)


def sight(trail: Trail, number: int, seat: Seat | None) -> Sight[View, ArnakEvent]:
    """What the seat is given when position `number` is reached."""
    return Sight(ARNAK.view(trail.states[number], seat), trail.seen(number, seat))


def seen(world: Change[State, ArnakEvent], seat: Seat | None) -> Sight[View, ArnakEvent]:
    """What the seat is given in a world that was drawn."""
    return Sight(ARNAK.view(world.state, seat), tuple(ARNAK.seen(event, seat) for event in world.events))


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
        for seat in (*range(options.players), None):
            given = sight(trail, length, seat)
            found = worlds(given)
            drawn = found.sample(rng)
            assert encode(seen(drawn, seat)) == encode(given)
            assert ADAPTER.pieces(drawn.state) == ADAPTER.pieces(state)
            assert ADAPTER.counted(drawn.state, drawn.events) == ADAPTER.counted(state, trail.history(length))
            for other, cards in found.cards.items():
                assert holding(state, other) in cards.now
            if found.temple is not None:
                assert state.temple_bonuses in found.temple


@pytest.mark.parametrize(
    "options", [Options(players=3), Options(players=3, side="snake"), Options(side="snake")], ids=str
)
def test_it_fits_where_others_have_looked_at_the_temple_and_the_rescue_space(options: Options) -> None:
    rng, trail = Random(1), steady(options, 19)
    for number in (*range(100, len(trail.states), 20), len(trail.steps)):
        for seat in (*range(options.players), None):
            given = sight(trail, number, seat)
            drawn = worlds(given).sample(rng)
            assert encode(seen(drawn, seat)) == encode(given)
            assert ADAPTER.pieces(drawn.state) == ADAPTER.pieces(trail.states[number])
            told = [event for event in drawn.events if isinstance(event, TempleLooked | RescueLooked)]
            assert b"null" not in encode(told), "what they saw is written down"


@settings(max_examples=10)
@given(options, st.integers(0, 2**32 - 1), st.floats(0, 1))
def test_a_drawn_position_is_played_to_the_end(options: Options, seed: int, part: float) -> None:
    """Everything that the rules ask of a position is there; the record of all events as well."""
    rng = Random(seed)
    trail = play(ARNAK, options, rng, ADAPTER)
    world = worlds(sight(trail, int(part * len(trail.steps)), rng.randrange(options.players))).sample(rng)
    drawn, history = world.state, world.events
    pieces = ADAPTER.counted(drawn, history)
    while True:
        chance = ARNAK.chance(drawn)
        if chance is not None:
            after = ARNAK.settle(drawn, rolled(chance, rng))
        elif seats := ARNAK.to_act(drawn):
            moves = tuple(ARNAK.moves(drawn, seats[0]))
            after = ARNAK.apply(drawn, seats[0], rng.choice(moves))
        else:
            break
        drawn, history = after.state, history + after.events
    assert ARNAK.result(drawn) is not None
    assert ADAPTER.counted(drawn, history) == pieces


@pytest.mark.parametrize("seed", range(4))
def test_others_see_in_a_drawn_position_what_they_would_have_seen(seed: int) -> None:
    """No event of another seat is left blank, and each of them knows the seat's own hand by its own history."""
    rng = Random(seed)
    trail = play(ARNAK, Options(players=3, side="snake"), rng, ADAPTER)
    for number in range(60, len(trail.states), 40):
        drawn = worlds(sight(trail, number, 0)).sample(rng)
        assert b"null" not in encode([event for event in drawn.events if "cards" in event.__struct_fields__])
        for seat in (1, 2):
            assert holding(drawn.state, seat) in worlds(seen(drawn, 0)).cards[seat].now


# Small positions, counted


def draws_of(trail: Trail, seat: Seat) -> list[int]:
    """The steps in which chance dealt the seat a card."""
    found = []
    for number, (state, step) in enumerate(zip(trail.states, trail.steps, strict=False)):
        if isinstance(step, Settled) and isinstance(state.pending[0], DealHand) and state.pending[0].seat == seat:
            found.append(number)
    return found


def counted(trail: Trail, seat: Seat | None, other: Seat) -> Counter[Holding]:
    """By every physical order in which the other's cards may lie: where they are, if the seat sees the same."""
    places = draws_of(trail, other)
    given = encode(sight(trail, len(trail.steps), seat))
    deck = trail.states[places[0]].players[other].deck[0]
    weights = Counter(order[: len(places)] for order in permutations(deck))
    left = len(deck) - len(places)
    found: Counter[Holding] = Counter()
    for order, weight in weights.items():
        steps: list[Step] = list(trail.steps)
        for place, card in zip(places, order, strict=True):
            steps[place] = Settled(Drawn(card))
        try:
            world = follow(ARNAK, trail.options, steps)
        except CairnError:
            continue  # the other could not have done what it did
        if encode(sight(world, len(steps), seat)) == given:
            found[holding(world.end, other)] += weight // max(1, left)
    return found


def first_round(deal: int, shown: int, players: int = 2) -> Trail:
    """A game in its first round, where the second seat has shown so many cards and has some left."""
    trail = steady(Options(players=players), deal)
    for length, state in enumerate(trail.states):
        dealt = state.phase is Phase.TURNS and state.round == 1 and state.turn in (0, 1)
        if dealt and len(state.players[1].play) >= shown and len(state.players[1].hand) >= 1 and state.players[1].deck:
            return cut(trail, length)
    raise AssertionError("this deal no longer leads there: choose another")


@pytest.mark.parametrize(
    ("deal", "shown", "players"),
    [
        *((1, 0, 2), (1, 2, 2), (2, 3, 2), (3, 1, 2), (1, 1, 3), (2, 1, 4)),
        *((deal, shown, players) for deal in range(effort(0, 40)) for shown in (1, 2) for players in (2, 3, 4)),
    ],
)
def test_cards_are_where_as_many_deals_have_them(deal: int, shown: int, players: int) -> None:
    """Against every order in which the six cards can lie, for every other seat and an onlooker (AR 2.9)."""
    trail = first_round(deal, shown, players)
    for seat in (*(each for each in trail.seats if each != 1), None):
        exact = counted(trail, seat, 1)
        assert exact == worlds(sight(trail, len(trail.steps), seat)).cards[1].now
        assert len(exact) > 1
        tried(BELIEFS, "arnak", players)


def test_positions_are_drawn_as_often_as_they_are_likely_and_the_truth_among_them() -> None:
    trail = first_round(2, 3)
    given, truth = sight(trail, len(trail.steps), 0), holding(trail.end, 1)
    exact = counted(trail, 0, 1)
    found, rng, number = worlds(given), Random(7), 4000
    drawn = [found.sample(rng) for _ in range(number)]
    often = Counter(holding(world.state, 1) for world in drawn)
    assert set(often) == set(exact) and truth in often
    for world, deals in exact.items():
        likely = Fraction(deals, exact.total())
        error = float(likely * (1 - likely) / number) ** 0.5
        assert abs(often[world] / number - float(likely)) < 4 * error
    assert Change(trail.end, trail.history(len(trail.steps))) in drawn, (
        "the truth, with all that happened in secret, is drawn too"
    )


def test_tiles_left_at_the_temple_are_counted_by_physical_tiles() -> None:
    """AR 9.11: of all tiles that lay there, those that were taken are known."""
    compared = 0
    for deal in (0, 1, 19):
        trail = steady(Options(players=3), deal)
        for seat in range(3):
            state = trail.end
            if not state.arrivals or state.players[seat].glass == TEMPLE_SPACE:
                continue
            given = sight(trail, len(trail.steps), seat)
            found = worlds(given).temple
            taken = Counter(event.tile for event in given.history if isinstance(event, TempleBonusTaken))
            exact: Counter[tuple[str, ...]] = Counter()
            tiles = sorted([*given.view.bonus_unseen, *taken.elements()])
            for there in combinations(tiles, 3):
                left = Counter(there)
                left.subtract(taken)
                if min(left.values()) >= 0:
                    exact[tuple(sorted(left.elements()))] += 1
            assert found == exact
            drawn = worlds(given).sample(Random(seat))
            looks = [event.tiles for event in drawn.events if isinstance(event, TempleLooked)]
            assert looks[0] is not None and len(looks[0]) == 3
            assert not Counter(drawn.state.temple_bonuses) - Counter(looks[0])
            compared += 1
            tried(BELIEFS, "arnak", 3)
    assert compared, "these deals no longer lead to the temple: choose others"


def test_the_rescue_stack_is_any_that_the_others_may_have_found() -> None:
    """AR 12.2, 12.5: every order with which the seat would have seen the same, and no other."""
    compared = 0
    for deal in (5, 6):
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
            for seat in range(3):
                given = sight(trail, length, seat)
                exact = set()
                for hidden in permutations(trail.states[first].unseen, 2):
                    steps = list(trail.steps[:length])
                    steps[first] = Settled(Several(hidden))
                    try:
                        world = follow(ARNAK, trail.options, steps)
                    except CairnError:
                        continue  # somebody took another one
                    if sight(world, length, seat) == given:
                        exact.add((*trail.states[first].rescue, *hidden))
                assert set(worlds(given).rescue or ()) == exact
                tried(BELIEFS, "arnak", 3)
                compared += len(exact) > 1
    assert compared, "these deals no longer lead to the rescue space: choose others"


@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_follows_from_the_sight_alone(seed: int) -> None:
    """Of two truths that the seat cannot tell apart, the same dice make the same position."""
    rng = Random(seed)
    trail = play(ARNAK, Options(players=2, side="snake"), rng, ADAPTER)
    differed = 0
    for length in range(50, len(trail.steps), 25):
        steps = ADAPTER.world(trail.options, trail.steps[:length], 0, rng)
        other = follow(ARNAK, trail.options, steps)
        differed += other.end != trail.states[length]
        one, two = sight(other, length, 0), sight(trail, length, 0)
        assert worlds(one).sample(Random(1)) == worlds(two).sample(Random(1))
        assert sample(one, Random(1)) == worlds(two).sample(Random(1)).state
    assert differed


# From one sight to the next


def anew(given: Sight[View, ArnakEvent]) -> Worlds:
    """The same from the first event on, with nothing known from before; what is known stays as it is."""
    known = dict(knowledge._cache)
    knowledge._cache.clear()
    try:
        return worlds(given)
    finally:
        knowledge._cache.clear()
        knowledge._cache.update(known)


def ordered(found: Worlds) -> object:
    """All of it, in the order that samples depend on."""
    pasts = [(seat, list(past.now.items()), past) for seat, past in found.cards.items()]
    return pasts, found.rescue, list((found.temple or {}).items())


def branch(trail: Trail, number: int, rng: Random) -> Trail:
    """The game taken back to a position and played on from there otherwise, at random."""
    steps, state = list(trail.steps[:number]), trail.states[number]
    for _ in range(60):
        chance = ARNAK.chance(state)
        if chance is not None:
            steps.append(Settled(rolled(chance, rng)))
        elif seats := ARNAK.to_act(state):
            steps.append(Played(seats[0], any_move(tuple(ARNAK.moves(state, seats[0])), rng)))
        else:
            break
        state = after(ARNAK, state, steps[-1]).state
    return follow(ARNAK, trail.options, steps)


@pytest.mark.parametrize("options", [Options(), Options(players=3, side="snake")], ids=str)
def test_going_on_from_what_is_known_comes_to_the_same(options: Options) -> None:
    """Forwards, after moves taken back, and with two games at the same time: the same worlds, the same samples."""
    rng = Random(3)
    one, two = steady(options, 5), steady(options, 6)
    numbers = list(range(60, min(len(one.states), len(two.states)), 15))
    looked = [(trail, number) for number in numbers for trail in (one, two)]
    looked += [(one, number - back) for number in numbers[::4] for back in (0, 3, 17)]
    for number in numbers[2::6]:
        other = branch(one, number, rng)
        looked += [(one, number + 12), (other, min(number + 15, len(other.steps))), (other, len(other.steps))]
    for seat in (0, 1, None):
        found = [worlds(sight(trail, number, seat)) for trail, number in looked]
        for (trail, number), known in zip(looked, found, strict=True):
            fresh, seed = anew(sight(trail, number, seat)), rng.random()
            assert ordered(known) == ordered(fresh)
            assert known.sample(Random(seed)) == fresh.sample(Random(seed))


@settings(max_examples=effort(8, 150))
@given(options, st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.1, 0.4]))
@example(Options(players=1, side="snake"), 1, 0.1)
@example(Options(players=2), 2, 0.4)
@example(Options(players=3, side="snake"), 3, 0.1)
@example(Options(players=4), 4, 0.1)
def test_a_whole_game_is_gone_on_with_as_if_from_nothing(options: Options, seed: int, doubt: float) -> None:
    """At a table, from every seat and from none, with moves taken back and others made instead."""
    rng = Random(seed)
    match = new_match(ARNAK, options, seed=seed)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, any_move(match.moves(seat), rng))
        if rng.random() < 0.02:
            compare(match, rng)
        if rng.random() < doubt and match.can_undo(seat):
            match.undo(seat)
    compare(match, rng)


def compare(match: AnyMatch, rng: Random) -> None:
    """What is gone on with and what is made from nothing: the same worlds in the same order, the same samples."""
    players = match.options.players
    for seat in (*range(players), None):
        given, dice = match.view(seat), rng.random()
        known, fresh = worlds(given), anew(given)
        assert ordered(known) == ordered(fresh)
        assert known.sample(Random(dice)) == fresh.sample(Random(dice))
        tried(GONE_ON, "arnak", players)


def test_an_event_is_followed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sights of a game are asked about, the work is that of the last one."""
    followed = card_history._transitions
    work: Counter[str] = Counter()

    def counted(holding: Holding, event: Event, seat: Seat) -> Iterator[Transition]:
        work["steps"] += 1
        return followed(holding, cast(ArnakEvent, event), seat)

    monkeypatch.setattr(card_history, "_transitions", counted)
    trail = steady(Options(players=3), 5)
    last = len(trail.steps)
    anew(sight(trail, last, 0))
    whole = work.pop("steps")
    knowledge._cache.clear()
    for number in (*range(50, last, 10), last, last):
        worlds(sight(trail, number, 0))
    assert work["steps"] == whole > 0


def test_what_is_kept_has_a_limit() -> None:
    knowledge._cache.clear()
    trail = steady(Options(), 5)
    for number in range(1, len(trail.steps), 3):
        worlds(sight(trail, number, 0))
        worlds(sight(trail, number, 1))
    assert len(knowledge._cache) <= knowledge.CACHED_KEYS
    assert all(len(sights) <= knowledge.CACHED_SIGHTS for sights in knowledge._cache.values())


def test_a_game_without_hidden_positions_says_so() -> None:
    with pytest.raises(BadInput, match="no positions are drawn"):
        sample(cairn.Match("lost-code", seed=1).view(0), Random(1))
