"""AR 3.6, 14.12: what a free action could make possible is not skipped, and no pause tells what is in a hand.

A step that is done or left without a question must come to the same after any free actions. That is tried both ways:
the step at once, and the step after every sequence of free actions, with every answer and every card that may be drawn
on the way. Nothing here knows by which reasoning the rules pause.
"""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cairn.core.chance import sample
from cairn.core.sight import Sight
from cairn.core.values import replace
from cairn.games.arnak.bots.steady import Steady
from cairn.games.arnak.effects.steps import (
    Advance,
    Arrive,
    Awaken,
    Claiming,
    Discard,
    Explore,
    Fetch,
    NextTurn,
    PickRescue,
    PickTemple,
    Printed,
    PutAway,
    PutOnTop,
    Reveal,
    ShowAssistant,
    Sort,
    Step,
    Subdue,
    Uncover,
)
from cairn.games.arnak.rules import run as running
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Decline, EndTurn
from cairn.games.arnak.rules.pieces import (
    ASSISTANTS,
    BONUSES,
    CARDS,
    GUARDIANS,
    IDOLS,
    SITE_EFFECTS,
    SLOT_EFFECTS,
    TILES,
    TRACKS,
)
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.run import PROCEDURES, answers, is_chance, run
from cairn.games.arnak.rules.state import Draft, Options, State, finish_draft, start_draft
from cairn.games.arnak.rules.view import View
from tests.effort import effort
from tests.rules.arnak.table import Table
from tests.tally import PAUSES, tried

MOST = 150
"""Positions that are looked at for one: where there are more, any of them."""

FALLS_AWAY = Discard
"""By ruling a discard falls away with an empty hand (AR 14.10): what is drawn afterwards is free of it, so that nobody
could gain by drawing before."""


@cache
def steps() -> tuple[Step, ...]:
    """Every step that stands anywhere in the tables, with those inside of others; and those that follow from them."""
    effects = [face.effect + face.passing for face in CARDS.values()]
    effects += [side for each in ASSISTANTS.values() for side in (each.silver, each.gold)]
    effects += [each.boon for each in GUARDIANS.values()]
    effects += [each.effect for kinds in (IDOLS, SLOT_EFFECTS, BONUSES, TILES) for each in kinds.values()]
    effects += [*SITE_EFFECTS.values()]
    effects += [part for track in TRACKS.values() for row in track.row for part in (row.glass, row.notebook)]
    found: dict[Step, None] = {}
    for effect in effects:
        for step in effect:
            found.update(dict.fromkeys(_inside(step)))
    return (*found, PutOnTop(), PutAway(), PickTemple(), PickRescue())


def _inside(part: Any) -> Iterator[Printed]:
    if isinstance(part, tuple):
        for each in part:
            yield from _inside(each)
    elif isinstance(part, Printed):
        yield part
        for name in part.__struct_fields__:
            yield from _inside(getattr(part, name))


# Positions


def bags(*kinds: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(kinds), max_size=3)


assistants = st.builds(
    "{}{}{}".format,
    st.sampled_from(sorted(ASSISTANTS)),
    st.sampled_from(["", " gold"]),
    st.sampled_from(["", "", " tired"]),
)
allies = st.builds("{}{}".format, st.sampled_from(sorted(GUARDIANS)), st.sampled_from(["", "", " used"]))
basics = ("fear", "fear", "funding-car", "exploration-ship", "steam-boat", "axe", "stone-jar", "carrier-pigeon")
resources = ("coin", "compass", "tablet", "arrowhead", "jewel")


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A player in the middle of a turn, with little to go on: a few cards, assistants, guardians, idols."""
    table = Table(side=draw(st.sampled_from(["bird", "snake"])), round=draw(st.sampled_from([1, 4])))
    goods = draw(st.dictionaries(st.sampled_from(resources), st.integers(1, 2), max_size=2))
    zones = {zone: draw(bags(*basics)) for zone in ("hand", "play", "deck")}
    table.set(
        "A",
        goods=", ".join(f"{number} {name}" for name, number in goods.items()),
        assistants=", ".join(draw(st.lists(assistants, max_size=2, unique_by=lambda each: each.split()[0]))),
        guardians=", ".join(draw(st.lists(allies, max_size=2, unique_by=lambda each: each.split()[0]))),
        idols=draw(st.integers(0, 1)),
        slots=draw(st.sampled_from([0, 0, 3, 4])),
        fear_tiles=draw(st.sampled_from([0, 0, 1])),
        home=2,
        **{zone: ", ".join(cards) for zone, cards in zones.items()},
    )
    if draw(st.booleans()):
        table.site("upper-1", tile=table.state.tile_stacks[0][0][0], who="A")
    if draw(st.booleans()):
        table.site("high-1", tile=table.state.tile_stacks[1][0][0], guardian=table.state.guardians[0], who="A")
    if draw(st.booleans()):  # nothing to be bought or taken
        table.row(", ".join(["-"] * table.state.round), ", ".join(["-"] * (6 - table.state.round)))
    exiled = draw(st.sampled_from([(), (), ("hat",)]))
    icons = draw(st.sampled_from([(), ("ship",), ("boot", "car")]))
    table.change(fear=draw(st.sampled_from([0, 0, 3])), exiled=exiled, icons=icons, acted=True)
    return table.state


# Free actions


def reached(state: State, rng: Random) -> list[State]:
    """The positions that free actions lead to, this one first, each time with nothing left pending."""
    found, seen, waiting = [state], {state}, [state]
    while waiting and len(seen) < 4 * MOST:
        at = waiting.pop(rng.randrange(len(waiting)))
        for after in _next(at):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
                if not after.pending:
                    found.append(after)
    return found[:MOST]


def _next(state: State) -> Iterator[State]:
    chance = ARNAK.chance(state)
    if chance is not None:
        yield from (ARNAK.settle(state, outcome).state for outcome in chance.outcomes)
        return
    for move in ARNAK.moves(state, state.turn):
        if not isinstance(move, EndTurn):
            yield ARNAK.apply(state, state.turn, move).state


def outcome(state: State, step: Step) -> tuple[ArnakEvent, ...] | None:
    """What happens when the step comes up: nothing, if it is skipped; None where it waits."""
    after = run(start_draft(replace(state, pending=(step,))))
    return None if after.pending else after.events


def can_be_done(state: State, step: Step) -> bool:
    """Whether the step waits for something more than to be left."""
    after = run(start_draft(replace(state, pending=(step,))))
    return is_chance(after) or any(not isinstance(move, Decline) for move in answers(after, after.pending[0]))


def alone(**given: Any) -> State:
    """A player who has just this."""
    table = Table()
    table.set("A", **given)
    table.change(acted=True, fear=0)
    return table.state


@settings(max_examples=effort(100, 3000))
@given(positions(), st.randoms(use_true_random=False))
@example(alone(assistants="gem-cutter"), Random(1))
@example(alone(assistants="medic", play="fear"), Random(1))
@example(alone(guardians="bat", play="axe"), Random(1))
@example(alone(assistants="porter gold", deck="fear"), Random(1))
@example(alone(idols=1), Random(1))
def test_what_goes_by_without_a_pause_would_be_the_same_after_free_actions(state: State, rng: Random) -> None:
    """AR 3.6: acting between steps that leave nothing to decide could gain nothing."""
    later = reached(state, rng)
    for step in steps():
        now = outcome(state, step)
        if now is None or isinstance(step, FALLS_AWAY):
            continue
        tried(PAUSES, "arnak", len(state.players), len(later))
        for after in later:
            then = outcome(after, step)
            if then is None:
                assert not can_be_done(after, step), f"{step} is skipped, and can be done after free actions"
            else:
                assert then == now, f"{step} would bring something else after free actions"


@settings(max_examples=effort(100, 3000))
@given(positions(), st.randoms(use_true_random=False))
def test_where_the_game_pauses_does_not_tell_what_is_in_a_hand(state: State, rng: Random) -> None:
    """AR 15.2: with other cards in hand and deck, as many as before, it pauses at the same steps."""
    player = state.player
    cards = [*player.hand, *(card for layer in player.deck for card in layer)]
    others = rng.choices(basics, k=len(cards))
    hand, deck = sorted(others[: len(player.hand)]), sorted(others[len(player.hand) :])
    other = replace(player, hand=tuple(hand), deck=(tuple(deck),) if deck else ())
    exchanged = replace(state, players=(other, *state.players[1:]))
    for step in steps():
        paused, as_well = outcome(state, step) is None, outcome(exchanged, step) is None
        assert paused == as_well, f"{step} pauses with {player.hand} and not with {other.hand}, or the other way round"


def test_every_kind_of_printed_step_is_tried() -> None:
    assert set(get_args(Printed)) <= {type(step) for step in steps()}


def test_no_other_step_is_ever_left_out() -> None:
    """AR 14.12: those that follow from others have their precondition behind them."""
    printed = {type(step) for step in steps()}
    others = [each for each in PROCEDURES if each.step not in printed]
    assert {Arrive, Awaken, Fetch, NextTurn} <= {each.step for each in others}
    (always,) = (field.default for field in dataclasses.fields(Procedure) if field.name == "possible")
    assert all(each.possible is always for each in others)


# Steps that follow from others, in games

FOLLOWING = (Advance, Arrive, Awaken, Claiming, Explore, Reveal, ShowAssistant, Sort, Subdue, Uncover)
"""What comes of an action without a question; draws that have begun, turns and rounds leave no time before them."""


def test_what_follows_by_itself_would_be_the_same_after_free_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """AR 3.6: as above, for the steps that the tables do not name, wherever they come up in games."""
    met: list[tuple[State, Step]] = []

    def watched(found: AnyProcedure) -> AnyProcedure:
        def act(state: Draft, step: Step) -> Draft | None:
            met.append((state, step))
            return None if found.act is None else found.act(state, step)

        return dataclasses.replace(found, act=act)

    for kind in FOLLOWING:
        monkeypatch.setitem(running._BY_STEP, kind, watched(running._BY_STEP[kind]))
    compared: Counter[type[Step]] = Counter()
    for seed in range(effort(12, 300)):
        rng = Random(seed)
        options = Options(players=1 + seed % 4, side=("bird", "snake")[seed % 2])
        for _ in game(options, rng):
            came_up, met[:] = list(met), []
            for state, step in came_up:
                if rng.random() < 0.3 and state.turn < len(state.players):
                    compared[type(step)] += compare(state, step, rng)
            met.clear()
    assert {Advance, Arrive, Awaken, Explore, Subdue, Uncover} <= set(compared), "play more games"


def game(options: Options, rng: Random) -> Iterator[State]:
    """A game between players who are sensible half of the time, position by position."""
    state, steady = ARNAK.setup(options).state, Steady()
    while True:
        yield state
        chance = ARNAK.chance(state)
        if chance is not None:
            state = ARNAK.settle(state, sample(chance, rng)).state
        elif seats := ARNAK.to_act(state):
            moves = tuple(ARNAK.moves(state, seats[0]))
            sight = Sight[View, ArnakEvent](ARNAK.view(state, seats[0]))
            state = ARNAK.apply(
                state, seats[0], rng.choice(moves) if rng.random() < 0.5 else steady.choose(sight, moves, rng)
            ).state
        else:
            return


def compare(state: State, step: Step, rng: Random) -> int:
    """The step now and after free actions: how many positions were compared."""
    before = replace(finish_draft(replace(start_draft(state), pending=(), events=())).state, acted=True)
    now = outcome(before, step)
    later = [] if now is None else reached(before, rng)[1:]
    for after in later:
        assert outcome(after, step) == now, f"{step} would bring something else after free actions"
    tried(PAUSES, "arnak", len(state.players), len(later))
    return len(later)
