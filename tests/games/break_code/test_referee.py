"""The referee of a real table: whole games as people enter them, hands that were misread, and what no phone is sent."""

from itertools import count
from typing import Any

import pytest

import cairn
from cairn.core.errors import CairnError, IllegalMove
from cairn.core.match import AnyMatch, replay_record
from cairn.core.values import Seat, encode, replace
from cairn.games.break_code.referee import acts
from cairn.games.break_code.referee.frames import asks, frame
from cairn.games.break_code.referee.game import RealGame, enter, open_game, steps
from cairn.games.break_code.rules.events import Asked, Guessed
from cairn.games.break_code.rules.state import Phase, State
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import TILES, Hand, Tile, tiles
from cairn.play.games import play
from tests.games.break_code.people import people
from tests.server.worlds import other_world
from tests.server.worlds import played as played_in

NAME: str = "break-the-code"
TABLES: list[dict[str, Any]] = [
    {"players": players, "rules": rules} for players in (2, 3, 4) for rules in ("standard", "tagiron")
]


def played(given: dict[str, Any]) -> AnyMatch:
    """A game of bots: what happens on the real table."""
    game = cairn.game(NAME)
    options = cairn.Match(NAME, options=given, seed=0).table.options
    return play(game, options, ["steady"] * options.players, "real")


def refereed(match: AnyMatch) -> RealGame:
    """The table as the referee has it at the end."""
    game = open_game(match.options)  # type: ignore[arg-type]
    start = match.game.setup(match.options).state
    assert isinstance(start, State)
    for each in people(start, match.record.steps):
        game = enter(game, each.seat, each.act)
    return game


@pytest.mark.parametrize("given", TABLES, ids=lambda given: f"{given['rules']} {given['players']}")
def test_a_whole_game_is_refereed_as_the_engine_does(given: dict[str, Any]) -> None:
    """Every answer, every guess and the end are those of a game that the engine played with the same pieces."""
    match = played(given)
    game = refereed(match)
    assert game.result == match.result is not None
    kinds = (Asked, Guessed)
    assert [event for event in game.history if isinstance(event, kinds)] == [
        event for event in match.table.history if isinstance(event, kinds)
    ]
    record = replace(match.record, steps=steps(game))
    assert replay_record(match.game, record).result == match.result, "the record is a game of the engine"
    assert frame(game, 0).hands == match.state.hands  # type: ignore[attr-defined]


@pytest.mark.parametrize("given", TABLES, ids=lambda given: f"{given['rules']} {given['players']}")
def test_no_frame_tells_what_a_seat_may_not_know(given: dict[str, Any]) -> None:
    """BC 2.4: in worlds that a seat cannot tell apart its phone is sent the same bytes after every entry."""
    for seed in count(given["players"]):
        trail, seat, rng = played_in("break-the-code", given, seed)
        other = other_world(trail, seat, rng)
        if tuple(other) != trail.steps and len(other) > 40:
            break
    start = trail.game.setup(trail.options).state
    here, there = open_game(trail.options), open_game(trail.options)
    there = enter(there, seat, acts.Speak(False))
    here = enter(here, seat, acts.Speak(False))
    for mine, yours in zip(people(start, trail.steps), people(start, other), strict=True):
        here, there = enter(here, mine.seat, mine.act), enter(there, yours.seat, yours.act)
        assert encode(frame(here, seat)) == encode(frame(there, seat))
        assert encode(frame(here, None)) == encode(frame(there, None))
        assert asks(here, seat) == asks(there, seat)
        assert tried(here, seat) == tried(there, seat)


def tried(game: RealGame, seat: Seat) -> list[str]:
    """What the seat is told when it enters this and that, wise or not, that tells nothing by the rules."""
    some: list[acts.Act] = [acts.Right(), acts.Restart(), acts.Speak(True), acts.Said(), acts.Unask(), acts.GiveUp()]
    some += [acts.First(0), acts.Hand(TILES[:2]), acts.Guess(TILES[:2]), acts.Hand(TILES[:1] * game.table.hand)]
    if game.state.phase is not Phase.CALL:
        some += [acts.Call(True), acts.Call(False)]
    found = []
    for act in some:
        try:
            found.append(encode(frame(enter(game, seat, act), seat)).decode())
        except CairnError as error:
            found.append(str(error))
    return found


def refusal(game: RealGame, seat: Seat | None, act: acts.Act) -> str:
    with pytest.raises(IllegalMove) as caught:
        enter(game, seat, act)
    return caught.value.key


HANDS = [tiles("b0 w1 b3 g5 w8"), tiles("w0 b2 b4 g5 w9"), tiles("b1 w3 w4 b6 b9")]


def table(hands: list[Hand], **given: Any) -> RealGame:
    """A table at which these hands are entered, and the first player begins."""
    game = open_game(Options(players=len(hands), **given))
    for seat, hand in enumerate(hands):
        game = enter(game, seat, acts.Hand(hand))
    return game


def test_two_hands_that_share_a_tile_are_found_and_nothing_is_named() -> None:
    """BC 1.1: all phones are sent the same; when all have compared, the hands hold or everybody looks again."""
    wrong = tiles("b0 b2 b4 g5 w9")
    game = table([HANDS[0], wrong, HANDS[2]])
    assert {frame(game, seat).stage for seat in (0, 1, 2, None)} == {"alike"}
    assert [asks(game, seat) for seat in range(3)] == [True] * 3
    assert refusal(game, 0, acts.First(0)) == "hands-first" and refusal(game, 0, acts.Restart()) == "compare-first"
    for _ in range(2):
        for seat in range(3):
            game = enter(game, seat, acts.Right())
        assert frame(game, 0).compared == (False,) * 3
    assert frame(game, 0).may_restart
    again = enter(game, 0, acts.Restart())
    assert frame(again, 1).hand is None and frame(again, 0).stage == "hands"
    game = enter(game, 1, acts.Hand(HANDS[1]))
    assert frame(game, 0).stage == "alike", "who put it right is not told by when it is solved"
    for seat in (0, 2):
        game = enter(game, seat, acts.Right())
    assert frame(game, 0).stage == "first"
    three_fives = table([HANDS[0], HANDS[1], tiles("b1 w3 w4 g5 b9")])
    assert frame(three_fives, 2).stage == "alike", "the green 5 exists twice"


def test_wrong_entries_are_refused_with_their_rule() -> None:
    game = table(HANDS)
    assert refusal(game, None, acts.Hand(HANDS[0])) == "own-phone-only"
    assert refusal(game, 0, acts.Hand(HANDS[0][:4])) == "hand-size"
    assert refusal(game, 0, acts.Hand((Tile.B0,) * 5)) == "tile-too-often"
    assert refusal(game, 0, acts.Right()) == "nobody-compares"
    assert refusal(game, 0, acts.Unask()) == "nothing-asked"
    game = enter(game, 2, acts.First(1))
    assert refusal(game, 1, acts.Ask("where-1-2")) == "one-digit-of-two"
    game = enter(game, 0, acts.Ask("where-1-2", 1))
    assert refusal(game, 2, acts.Ask("where-1-2", 2)) == "card-was-asked"
    assert refusal(game, 0, acts.Guess(HANDS[0])) == "not-your-turn"
    assert refusal(game, 2, acts.Guess(HANDS[0][:3])) == "hand-size"
    assert refusal(game, 2, acts.Call(True)) == "ask-or-guess"
    assert refusal(game, 2, acts.Speak(True)) == "questions-were-asked"
    sealed = enter(enter(table(HANDS, rules="tagiron"), 0, acts.First(0)), 0, acts.Ask("sum-all"))
    assert refusal(sealed, 0, acts.Guess(HANDS[0])) == "call-first"
    sealed = enter(sealed, 0, acts.Call(True))
    assert frame(sealed, 1).called == (True, False, False) and frame(sealed, 1).view.call is None
    assert all(entry.act is None for entry in frame(sealed, 1).entries if entry.kind in ("call", "hand"))


def test_a_card_that_was_not_asked_is_taken_back_and_its_answers_stay_known() -> None:
    game = enter(table(HANDS), 0, acts.First(0))
    game = enter(enter(game, 0, acts.Ask("sum-all")), 1, acts.Unask())
    assert game.state.turn == 0 and frame(game, 2).stage == "turn"
    game = enter(game, 0, acts.Ask("spread"))
    rows = frame(game, 0).sheet.rows  # type: ignore[union-attr]
    assert [reply.card for reply in rows[0].replies] == ["sum-all", "spread"]
    assert len([step for step in steps(game) if getattr(step, "move", None)]) == 1


def test_answers_that_are_said_first_are_on_their_own_phone_alone() -> None:
    """Who answers compares it with the phone; all are sent it once it is said."""
    game = enter(enter(table(HANDS), 1, acts.Speak(True)), 0, acts.First(0))
    game = enter(game, 0, acts.Ask("sum-all"))
    assert [reply.answer for reply in frame(game, 1).replies] == [None, 20, None]
    assert [reply.answer for reply in frame(game, 0).replies] == [None] * 3 and not frame(game, 0).told
    assert refusal(game, 0, acts.Said()) == "nothing-to-say" and asks(game, 2) and not asks(game, 0)
    assert refusal(game, 0, acts.Ask("spread")) == "answers-missing"
    assert frame(enter(game, 0, acts.Unask()), 0).stage == "turn"
    game = enter(game, 1, acts.Said())
    assert frame(game, 0).replies[1].answer == 20 and refusal(game, 0, acts.Unask()) == "answers-missing"
    game = enter(game, 2, acts.Said())
    (asked,) = [event for event in frame(game, 0).told if isinstance(event, Asked)]
    assert asked.answers == (None, 20, 23) and game.state.turn == 1


def test_a_hand_that_was_misread_is_corrected_and_every_answer_is_compared() -> None:
    """What had been told wrongly is listed on all phones; sheets have the true answers; a guess cannot be undone."""
    misread = tiles("b0 w2 b3 g5 w8")
    game = enter(table([misread, *HANDS[1:]]), 1, acts.First(1))
    game = enter(game, 1, acts.Ask("sum-all"))
    game = enter(game, 2, acts.Ask("count-odd"))
    centre = tuple(sorted(set(TILES) - {tile for hand in HANDS for tile in hand}, key=TILES.index))
    game = enter(enter(game, 0, acts.Ask("count-even")), 1, acts.Guess(centre))
    assert not next(event.right for event in game.history if isinstance(event, Guessed))
    before = frame(game, 2)
    game = enter(game, 0, acts.Hand(HANDS[0]))
    (correction,) = frame(game, 2).corrections
    assert [(each.was, each.now) for each in correction.answers] == [(18, 17), (2, 3)]
    assert [(each.seat, each.was, each.now) for each in correction.guesses] == [(1, False, True)]
    assert frame(game, 1).view.centre == game.state.centre == centre
    rows = frame(game, 2).sheet.rows  # type: ignore[union-attr]
    assert [reply.answer for reply in rows[0].replies] == [17, 3]
    assert before.view.out == frame(game, 2).view.out == (1,)
    assert encode(frame(game, 2)) == encode(frame(enter(game, 2, acts.Hand(HANDS[2])), 2)).replace(
        b'{"kind":"hand","question":3,"by":2,"act":null},', b"", 1
    ), "the same hand again changes nothing"


def test_after_the_end_the_places_follow_the_tiles() -> None:
    """A hand that turns out to be another when it is laid open: who was right is judged again."""
    misread = tiles("b0 w2 b3 g5 w8")
    game = enter(table([misread, HANDS[1]]), 1, acts.First(0))
    game = enter(game, 0, acts.Guess(HANDS[1]))
    game = enter(game, 1, acts.Guess(HANDS[0]))
    assert game.result is not None and game.result.places == (1, 2)
    game = enter(game, 0, acts.Hand(HANDS[0]))
    assert game.result is not None and game.result.places == (1, 1)
    assert frame(game, 1).corrections[0].guesses[0].now
