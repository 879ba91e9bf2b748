"""Whatever is wrong with an argument of the public surface, it is a `CairnError` that names it."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.envs.simulator import Simulator

NOT_NAMES: tuple[Any, ...] = (None, 3, True, b"lost-code", [], {}, "no-such-thing")
NOT_SEATS: tuple[Any, ...] = (True, False, 1.0, 0.0, "0", [], 9, -1, 10**30)
NOT_SEEDS: tuple[Any, ...] = (1.5, True, [], {}, b"x", object())
NOT_NUMBERS: tuple[Any, ...] = (None, "x", 1.5, True, [], -1)

Call = Callable[[Any], object]

MATCH: Any = cairn.Match("lost-code", players=2, seed=1)
ISLAND: Any = cairn.Match("arnak", seed=1)
BOT: Any = cairn.bot("steady", game="lost-code")
SEAT = MATCH.to_act[0]
SIGHT, MOVES = MATCH.view(SEAT), MATCH.moves(SEAT)

SURFACE: tuple[tuple[str, str, Call, tuple[Any, ...]], ...] = (
    ("game", "game", cairn.game, NOT_NAMES),
    ("Match", "game", lambda wrong: cairn.Match(wrong), NOT_NAMES),
    ("Match players", "players", lambda wrong: cairn.Match("lost-code", wrong), (True, 3.0, "4", [], -1, 0, 9, 2**70)),
    ("Match options", "options", lambda wrong: cairn.Match("lost-code", options=wrong), (True, 3, "x", [], 0, ())),
    ("Match option", "colour", lambda wrong: cairn.Match("lost-code", options={"colour": wrong}), (1,)),
    ("Match seed", "seed", lambda wrong: cairn.Match("lost-code", seed=wrong), NOT_SEEDS),
    ("Match names", "names", lambda wrong: cairn.Match("lost-code", names=wrong), (3, "x", ["a"], [1, 2, 3, 4])),
    ("Match bots", "bots", lambda wrong: cairn.Match("lost-code", bots=wrong), (3, "x", ["a"], [1, 2, 3, 4])),
    ("Match steps", "steps", lambda wrong: cairn.Match("lost-code", steps=wrong), ("x", b"x", 3, True)),
    ("Match step", "step 1", lambda wrong: cairn.Match("lost-code", steps=wrong), ([3], [None], {"a": 1})),
    ("bot", "bot", lambda wrong: cairn.bot(wrong, "lost-code"), (*NOT_NAMES, "no.module:Bot", ":", "os:", "os:path")),
    ("bot game", "game", lambda wrong: cairn.bot("steady", wrong), NOT_NAMES),
    ("choose sight", "sight", lambda wrong: BOT.choose(wrong, MOVES, Random(1)), (None, 3, "x")),
    ("choose moves", "moves", lambda wrong: BOT.choose(SIGHT, wrong, Random(1)), (None, (), 3)),
    ("choose rng", "rng", lambda wrong: BOT.choose(SIGHT, MOVES, wrong), (None, 3)),
    ("choose seconds", "seconds", lambda wrong: BOT.choose(SIGHT, MOVES, Random(1), wrong), (-1, "x")),
    ("belief", "sight", cairn.belief, (None, 3, "x", [], MATCH, SIGHT.view, ISLAND.view(0))),
    ("weighed", "sight", lambda wrong: cairn.belief.weighed(wrong, {"careful": 1.0}), (None, 3, ISLAND.view(0))),
    (
        "weighed levels",
        "levels",
        lambda wrong: cairn.belief.weighed(SIGHT, wrong),
        (None, 3, {"x": 1.0}, {"careful": "x"}),
    ),
    (
        "weighed anything",
        "anything",
        lambda wrong: cairn.belief.weighed(SIGHT, {"careful": 1}, wrong),
        ("x", 0, 2, True),
    ),
    ("sample", "sight", lambda wrong: cairn.belief.sample(wrong, Random(1)), (None, 3, SIGHT)),
    ("sample rng", "rng", lambda wrong: cairn.belief.sample(ISLAND.view(0), wrong), (None, 3)),
    ("replay", "record", cairn.replay, (None, 3, "x", [])),
    ("load", "path", cairn.load, (None, 3, b"x", [], "", "a\0b")),
    ("load nothing", "/no/such/file", cairn.load, ("/no/such/file",)),
    ("save", "path", MATCH.save, (None, 3, b"x", [], "", "a\0b")),
    ("simulate", "game", lambda wrong: cairn.simulate(wrong, ["random"] * 2), NOT_NAMES),
    ("simulate bots", "bots", lambda wrong: cairn.simulate("lost-code", wrong), (None, 3, "steady", [1, 2])),
    ("simulate bot", "bot", lambda wrong: cairn.simulate("lost-code", [wrong, "random"]), ("nobody", "no.module:Bot")),
    ("simulate games", "games", lambda wrong: cairn.simulate("lost-code", ["random"] * 2, wrong), (*NOT_NUMBERS, 0)),
    (
        "simulate seed",
        "seed",
        lambda wrong: cairn.simulate("lost-code", ["random"] * 2, 1, seed=wrong),
        ("x", 1.5, True),
    ),
    ("simulate jobs", "jobs", lambda wrong: cairn.simulate("lost-code", ["random"] * 2, 1, jobs=wrong), NOT_NUMBERS),
    ("events", "since", lambda wrong: MATCH.events(0, wrong), NOT_NUMBERS),
    ("play", "move", lambda wrong: MATCH.play(SEAT, wrong), (None, "x", 3, {})),
    ("note", "note", lambda wrong: MATCH.note(SEAT, wrong), (None, "x", 3, {})),
    ("hinted", "hint", lambda wrong: MATCH.add_hint(SEAT, wrong), (*NOT_NUMBERS, 0)),
    ("why_not", "piece", lambda wrong: MATCH.why_not(SEAT, wrong), (None, "x", 3)),
    ("text language", "language", lambda wrong: MATCH.text(0, lang=wrong), (None, "x", 3, {})),
    ("env action", "action", lambda wrong: _begun().play(_begun().to_act[0], wrong), (None, "x", 1.5, True, -1)),
    *(
        (f"match.{name}", "seat", call, (*NOT_SEATS, *(() if takes_none else (None,))))
        for name, call, takes_none in (
            ("moves", MATCH.moves, False),
            ("offers", MATCH.offers, False),
            ("view", MATCH.view, True),
            ("text", MATCH.text, True),
            ("events", MATCH.events, True),
            ("notes", MATCH.notes, False),
            ("can_undo", MATCH.can_undo, False),
            ("undo", MATCH.undo, False),
            ("play", lambda wrong: MATCH.play(wrong, MOVES[0]), False),
            ("why_not", lambda wrong: MATCH.why_not(wrong, "wheel:1"), False),
        )
    ),
)


def _begun() -> Simulator:
    table = Simulator("lost-code", 2, None, "win")
    table.begin(1)
    return table


@pytest.mark.parametrize(("place", "call", "wrong"), [each[1:] for each in SURFACE], ids=[each[0] for each in SURFACE])
def test_a_wrong_argument_is_named(place: str, call: Call, wrong: tuple[Any, ...]) -> None:
    for each in wrong:
        with pytest.raises(BadInput) as caught:
            call(each)
        assert caught.value.place == place, (each, str(caught.value))


@pytest.mark.parametrize("name", cairn.games())
def test_a_game_refuses_what_is_no_seat(name: str) -> None:
    """Where seat 0 is to act, `False` and `0.0` are not seat 0."""
    for seed in range(40):
        match: Any = cairn.Match(name, seed=seed)
        if match.to_act[0] == 0:
            break
    assert match.to_act[0] == 0
    game, state, move = match.game, match.state, match.moves(0)[0]
    questions: tuple[Call, ...] = (
        lambda seat: game.apply(state, seat, move),
        lambda seat: game.check(state, seat, move),
        lambda seat: list(game.moves(state, seat)),
        lambda seat: game.offers(state, seat),
        lambda seat: game.view(state, seat),
        lambda seat: game.why_not(state, seat, "x"),
    )
    for ask in questions:
        for wrong in NOT_SEATS:
            with pytest.raises(BadInput, match=r"^seat: "):
                ask(wrong)


@pytest.mark.parametrize("name", cairn.games())
@pytest.mark.parametrize("wrong", [None, "x", 3, {}])
def test_a_game_refuses_what_are_no_options_moves_and_outcomes(name: str, wrong: Any) -> None:
    match: Any = cairn.Match(name, seed=1)
    game = match.game
    with pytest.raises(BadInput, match=r"^options: "):
        game.setup(wrong)
    with pytest.raises(BadInput, match=r"^chance: "):
        game.settle(game.setup(game.options).state, wrong)
    with pytest.raises(cairn.CairnError):
        game.apply(match.state, match.to_act[0], wrong)


def test_an_environment_wants_to_be_reset_first() -> None:
    table = Simulator("lost-code", 2, None, "win")
    asks: tuple[Callable[[], object], ...] = (
        lambda: table.match,
        lambda: table.to_act,
        lambda: table.sight(0),
        lambda: table.moves(0),
        lambda: table.observe(0),
        lambda: table.play(0, 0),
        lambda: table.rewards,
    )
    for ask in asks:
        with pytest.raises(BadInput, match=r"^reset: "):
            ask()


def test_nothing_of_somebody_elses_is_written_over(tmp_path: Path) -> None:
    mine = tmp_path / "diary.txt"
    mine.write_text("not a record")
    with pytest.raises(BadInput, match="not overwritten"):
        MATCH.save(mine)
    assert mine.read_text() == "not a record"


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    MATCH.save(tmp_path / "game.jsonl")
    with pytest.raises(BadInput, match="is a game of lost-code, not of arnak"):
        cairn.load(tmp_path / "game.jsonl", "arnak")
