"""Beats: what a seat is shown of a game, one thing after the other."""

import re
from collections.abc import Iterator
from dataclasses import replace as changed
from functools import cache
from random import Random
from typing import Any

import pytest

import cairn
from cairn.core.events import Event
from cairn.core.stage import NOTHING, Beat, Scene
from cairn.core.values import Seat, encode, replace
from cairn.games import rooms_of
from cairn.games.arnak.rules.events import Exchanged
from cairn.play.beats import Passage, kinds, make_beats
from cairn.text import LANGUAGES, Voice, text
from tests.contract.adapter import ADAPTED, adapter_of
from tests.contract.play import Trail, follow, play
from tests.golden.transcripts import GOLDEN, kept_record
from tests.text.test_catalogues import tags
from tests.tiers import thorough

SEEDS = [0, pytest.param(1, marks=thorough)]


def passages(trail: Trail) -> list[Passage]:
    """The steps of a game with the positions around them, as a table keeps them."""
    sizes = [len(trail.history(number)) for number in range(len(trail.steps) + 1)]
    return [
        Passage(step, sizes[number], trail.states[number], trail.states[number + 1])
        for number, step in enumerate(trail.steps)
    ]


def some_game(name: str, seed: int) -> Trail:
    game = cairn.game(name)
    options: Any = game.options
    return play(game, replace(options, players=game.players[-1 - seed]), Random(seed), adapter_of(name))


def fold(view: Any, beats: tuple[Beat, ...]) -> Iterator[tuple[Beat, Any]]:
    """The view at each beat, put together as a page does it."""
    for beat in beats:
        rows = {
            name: tuple(replace(each, **changed.get(at, {})) for at, each in enumerate(getattr(view, name)))
            for name, changed in beat.within.items()
        }
        view = replace(view, **beat.view, **rows)
        yield beat, view


def beats_of(trail: Trail, number: int, seat: Seat | None) -> tuple[Beat, ...]:
    """How the seat is shown the first `number` steps."""
    first = trail.game.view(trail.states[0], seat)
    staging = rooms_of(trail.game.name).staging
    return make_beats(trail.game, staging, passages(trail)[:number], trail.seen(number, seat), seat, first)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ADAPTED)
def test_beats_put_together_are_the_views_of_the_game(name: str, seed: int) -> None:
    """Each beat shows a real position, and the last beat of a step the position after it."""
    trail = some_game(name, seed)
    for seat in (None, *trail.seats):
        first = trail.game.view(trail.states[0], seat)
        beats = beats_of(trail, len(trail.steps), seat)
        numbers = [beat.until for beat in beats]
        assert numbers == sorted(set(numbers)) and numbers[-1] == len(trail.history(len(trail.steps)))
        after = {len(trail.history(number)): state for number, state in enumerate(trail.states)}
        shown = list(fold(first, beats))
        assert shown[-1][1] == trail.game.view(trail.end, seat)
        stops = [(beat, view) for beat, view in shown if beat.until in after]
        assert len(stops) > len(beats) // 4
        for beat, view in stops:
            assert view == trail.game.view(after[beat.until], seat), f"seat {seat}, after {beat.until} events"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ADAPTED)
def test_beats_tell_no_secrets(name: str, seed: int) -> None:
    """In all worlds that a seat cannot tell apart it is shown the same, in as many beats, with the same motions."""
    trail, adapter, rng = some_game(name, seed), adapter_of(name), Random(seed)
    differed = 0
    for number in rng.sample(range(1, len(trail.steps)), 6):
        for seat in trail.seats:
            world = follow(trail.game, trail.options, adapter.world(trail.options, trail.steps[:number], seat, rng))
            differed += world.end != trail.states[number]
            assert encode(beats_of(world, number, seat)) == encode(beats_of(trail, number, seat)), f"seat {seat}"
    assert differed, "all worlds were the same"


def test_a_secret_in_the_number_of_beats_is_noticed() -> None:
    """The comparison above finds a game that stands still one time more where the seat's own code says so."""

    def leak(state: Any, step: Any) -> tuple[tuple[int, Any], ...]:
        found = sound.interim(state, step)
        return found[1:] if found and state.racks[0] and state.racks[0][0] % 2 else found

    trail, adapter, rng = some_game("lost-code", 0), adapter_of("lost-code"), Random(1)
    sound = trail.game
    leaky = changed(trail, game=changed(sound, interim=leak))
    found = 0
    for number in rng.sample(range(20, len(trail.steps)), 10):
        world = follow(leaky.game, trail.options, adapter.world(trail.options, trail.steps[:number], 0, rng))
        found += encode(beats_of(world, number, 0)) != encode(beats_of(leaky, number, 0))
    assert found


PLACES = {
    "lost-code": r"seat:\d(/points)?|round|dice|scale|stock:\w+|bet:\d|bar:\d|rack:\d|track:-?\d+",
    "break-the-code": r"seat:\d|round|screen:\d|question:(guess|\d+(/\d)?)",
    "arnak": r"seat:\d(/(coin|compass|tablet|arrowhead|jewel|hand|deck|play|home|idols|slots|guardians|assistants))?"
    r"|seat:\d/temple"
    r"|score:\d/(research|temple|idols|guardians|cards|fear|total)"
    r"|round|exile|staff|rival(/arrow|/tile)?|stack:(fear|guardians|sites[12])|token:(glass|notebook)/\d",
}
"""By game: the places that are no pieces, and that a page has to draw besides `game.pieces`."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ADAPTED)
def test_motions_name_pieces_and_places_of_the_table(name: str, seed: int) -> None:
    """A page finds everything that moves: it is a piece of the view before or after the beat, or a known place."""
    trail = some_game(name, seed)
    places = re.compile(PLACES.get("lost-code" if name == "think-str8" else name, ""))
    for seat in (None, *trail.seats):
        before = trail.game.view(trail.states[0], seat)
        for beat, view in fold(before, beats_of(trail, len(trail.steps), seat)):
            known = {*trail.game.pieces(before), *trail.game.pieces(view)}
            for motion in beat.motions:
                for ref in (motion.origin, motion.to, motion.piece):
                    is_known = ref is None or ref in known or places.fullmatch(ref)
                    assert is_known, f"seat {seat}: {ref} in {beat.kind} until {beat.until}: {motion}"
            before = view


MADE_UP = {"arnak": (Exchanged(0, "miner", "guide"),)}
"""What happens in none of the golden games, though it may."""


STAGED = ("lost-code", "break-the-code", "arnak")


@cache
def golden_scenes(name: str) -> tuple[tuple[Event, Scene], ...]:
    """How every event of the golden games of one staging is shown to the first seat."""
    staging = rooms_of(name).staging
    assert staging is not None
    found: list[tuple[Event, Scene]] = []
    for kept in (kept_record(golden) for golden in GOLDEN):
        if type(rooms_of(kept.game).staging) is not type(staging):
            continue
        trail = follow(cairn.game(kept.game), kept.options, kept.steps)
        history, sizes = trail.seen(len(trail.steps), 0), [each.since for each in passages(trail)]
        views = [trail.game.view(state, 0) for state in trail.states]
        for number, since in enumerate(sizes):
            for at in range(since, len(trail.history(number + 1))):
                found.append((history[at], staging.scene(history[: at + 1], at, views[number], views[number + 1])))
        for event in MADE_UP.get(name, ()):
            found.append((event, staging.scene((event,), 0, views[0], views[0])))
    return tuple(found)


def tag_of(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


@pytest.mark.parametrize("name", STAGED)
def test_every_event_moves_something_or_there_is_nothing_to_see(name: str) -> None:
    """All types of events are read: one that is shown by a caption alone would be a jump of the table."""
    moves = {tag_of(event) for event, scene in golden_scenes(name) if scene.motions}
    nothing = {tag_of(event) for event, scene in golden_scenes(name) if scene is NOTHING}
    everything = tags(cairn.game(name).types.event)
    assert not moves & nothing
    assert moves | nothing == everything, everything - moves - nothing


MOMENTS = {
    "lost-code": {"wagered": "roll", "swapped": "glint", "revealed": "glint"},
    "break-the-code": {"guessed": "shine"},
    "arnak": {
        "discovered": "lift",
        "site-uncovered": "print",
        "guardian-awoke": "wake",
        "overcame": "cut",
        "researched": "shine",
        "staff-moved": "stride",
        "scored": "shine",
    },
}
"""By game: what is more than a flight, and how it is shown."""


@pytest.mark.parametrize("name", STAGED)
def test_great_moments_have_a_look_of_their_own(name: str) -> None:
    """A discovery, a guardian, an idol, the temple, the end of a round and of the game; a stone, a wheel, a code."""
    seen = {(tag_of(event), motion.how) for event, scene in golden_scenes(name) for motion in scene.motions}
    assert MOMENTS[name].items() <= seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ADAPTED)
def test_every_caption_of_its_own_can_be_said(name: str, lang: str) -> None:
    """In each language; some come only at the end of a game."""
    trail, words = some_game(name, 0), rooms_of(name).words
    said = set()
    for seat in (None, *trail.seats):
        setting = words.setting(trail.game.view(trail.end, seat))
        voice = Voice(text(lang, trail.game), tuple(f"player {each}" for each in trail.seats), seat, setting)
        said |= {voice.say(beat.say) for beat in beats_of(trail, len(trail.steps), seat) if beat.say is not None}
    assert len(said) > 1
    assert not [caption for caption in said if re.search(r"[{}$]|stage-", caption)]


def test_every_kind_of_beat_has_its_pace() -> None:
    """What is important is never shorter than what is not, and nothing grows when it is hurried."""
    for kind, pace in kinds().items():
        assert pace.least <= pace.brisk <= pace.calm, kind
    assert kinds()["finale"].calm > kinds()["end"].calm > kinds()["mine"].calm > kinds()["gain"].calm
