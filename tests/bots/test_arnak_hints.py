"""Hints for Arnak, and games looked at again: what the master thinks of what a seat may do, from its sight alone."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.steps import Played
from cairn.games import rooms_of
from cairn.games.arnak.bots import study
from cairn.games.arnak.bots.beginner import Beginner
from cairn.games.arnak.bots.evaluation import evaluate_moves
from cairn.games.arnak.bots.hints import hint
from cairn.games.arnak.bots.known_state import known_state
from cairn.games.arnak.bots.learned import Careful, Sharp
from cairn.games.arnak.bots.network import Network
from cairn.games.arnak.bots.search import Manner
from cairn.games.arnak.bots.study import STUDY
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import EndTurn, Pass
from cairn.games.arnak.rules.state import Options
from cairn.games.arnak.solve.hint import Hint
from cairn.play.analysis import Analysis, analysis
from cairn.play.beliefs import hint_phrases
from cairn.play.games import play as played
from cairn.reason.hints import HINT_LEVELS
from cairn.text import LANGUAGES, Voice, text
from tests.bots.test_arnak_master import ADAPTER, NETWORK, decisions, steady
from tests.contract.play import follow, play
from tests.loose import AnyMatch

TABLES = [Options(players=1, difficulty=3), Options(players=2, side="snake"), Options(players=4)]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_line_can_be_played_to_where_it_is_said_to_lead(options: Options) -> None:
    """Until chance, the others or something hidden come in, the moves follow one another as they are told."""
    for _, state, seat, moves in decisions(steady(options, 20), 25):
        view = ARNAK.view(state, seat)
        found = evaluate_moves(view, moves)
        assert sorted(map(repr, moves)) == sorted(repr(each.move) for each in found)
        for each in found[:3]:
            position = known_state(view)
            for before, move in each.line:
                assert ARNAK.view(before, seat) == ARNAK.view(position, seat)
                assert move in list(ARNAK.moves(position, seat))
                position = ARNAK.apply(position, seat, move).state
            assert each.line[0][1] == each.move
        values = [each.value for each in found if each.is_sure]
        assert values == sorted(values, reverse=True) and found[0].is_sure


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32 - 1))
def test_worlds_that_cannot_be_told_apart_get_the_same_hints_and_values(options: Options, seed: int) -> None:
    """AR 15: whatever is in the hands of the others, and whatever lies unseen."""
    rng = Random(seed)
    trail = play(ARNAK, options, rng, ADAPTER)
    known = decisions(trail)
    for number, state, seat, moves in rng.sample(known, min(2, len(known))):
        world = follow(ARNAK, options, ADAPTER.world(options, trail.steps[:number], seat, rng))
        mine = Sight(ARNAK.view(state, seat), trail.seen(number, seat))
        other = Sight(ARNAK.view(world.end, seat), world.seen(number, seat))
        for level in range(1, HINT_LEVELS + 1):
            assert hint(mine, (), level) == hint(other, (), level)
        move = rng.choice(moves)
        assert STUDY.choice(mine, move) == STUDY.choice(other, move)
        for bot in (Beginner(), Careful(), Sharp()):
            assert bot.choose(mine, moves, Random(1)) == bot.choose(other, moves, Random(1))


def test_hints_and_reviews_weigh_points_alone() -> None:
    """They speak of points, so what a win is worth to the master beside them is left out."""
    header = NETWORK.header | {"manners": {"2": Manner(0.1, thirst=500.0, since=1)._asdict()}}
    willing = Network(NETWORK.layers, header)
    for _, state, seat, moves in decisions(steady(Options(players=2), 8), 9):
        for each in evaluate_moves(ARNAK.view(state, seat), moves, network=willing):
            assert each.value.utility == pytest.approx(each.value.own - 0.1 * each.value.other)


# The ladder


def ladder(match: AnyMatch, seat: int) -> list[Hint]:
    return [hint(match.view(seat), match.notes(seat), level) for level in range(1, HINT_LEVELS + 1)]


def test_each_rung_tells_more() -> None:
    """Something better than passing; what kind; which, with what follows; and the best three with their values."""
    match = cairn.Match("arnak", players=2, seed=5)
    seat = match.to_act[0]
    first, second, third, fourth = ladder(match, seat)
    assert first == Hint(1, "pass", is_better=True)
    assert second.kind is not None and not second.best
    assert len(third.best) == 1 and third.kind == second.kind
    assert len(fourth.best) == 3 and fourth.best[0] == third.best[0]
    points = [advice.points for advice in fourth.best]
    assert points == sorted(points, reverse=True)
    assert third.best[0].move in list(match.moves(seat)) and not isinstance(third.best[0].move, Pass)
    told = [hint_phrases(match.view(seat), (), level) for level in range(1, HINT_LEVELS + 1)]
    assert all(longer[: len(shorter)] == shorter for shorter, longer in pairwise(told))
    assert len({len(lines) for lines in told}) == HINT_LEVELS


def test_who_has_nothing_to_choose_is_told_so() -> None:
    match = cairn.Match("arnak", players=2, seed=5)
    waiting = 1 - match.to_act[0]
    assert ladder(match, waiting)[3] == Hint(4, "waiting")
    with pytest.raises(BadInput, match="levels 11 and 12"):
        hint(match.view(0), (), 5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_of_a_game_can_be_said(lang: str) -> None:
    match = cairn.Match("arnak", players=1, options={"side": "snake", "difficulty": 2}, seed=3)
    words, rng = rooms_of("arnak").words, Random(1)
    asked = set()
    while match.to_act:
        moves = list(match.moves(0))
        sight = match.view(0)
        if rng.random() < 0.2:
            voice = Voice(text(lang, ARNAK), match.names, 0, words.setting(sight.view))
            asked.add(hint(sight, (), 1).asked)
            assert all(voice.say(phrase) for phrase in hint_phrases(sight, (), 4))
        match.play(0, rng.choice(moves))
    assert {"pass", "choice"} <= asked


# Games looked at again


@pytest.fixture(scope="module")
def looked_at() -> tuple[AnyMatch, Analysis]:
    """A game that is only looked at, by a judge that tells small differences apart."""
    match = played(ARNAK, Options(players=2), ["master", "random"], "looked at")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(study, "look_error", lambda round: 0.01)
        return match, analysis(rooms_of("arnak"), match.record, played_on=0)


def test_every_choice_is_weighed(looked_at: tuple[AnyMatch, Analysis]) -> None:
    """But for the end of a turn, after which everything free can be done later, and what was no choice."""
    match, found = looked_at
    weighed = {each.step: each for each in found.choices}
    for number, step in enumerate(match.record.steps, start=1):
        if isinstance(step, Played) and not isinstance(step.move, EndTurn) and number not in weighed:
            table = follow(ARNAK, match.record.options, match.record.steps[: number - 1])
            assert len(list(ARNAK.moves(table.end, step.seat))) == 1
    for each in found.choices:
        assert each.lost >= 0 and each.measure == "win" and each.kind and each.spread > 0
        assert each.lost == 0 or each.lost > each.spread, "what cannot be told from nothing is no loss"
        assert bool(each.line) == (each.best_move != each.move)
        assert not each.line or each.line[0] == each.best_phrase
        values = [option.value for option in each.options]
        assert values == sorted(values, reverse=True) and each.move in [option.move for option in each.options]


def test_who_plays_at_random_gives_more_away_than_a_master(looked_at: tuple[AnyMatch, Analysis]) -> None:
    _, found = looked_at
    master, random = found.totals
    assert random.lost["win"] > 0.1 + 2 * master.lost["win"]
    assert master.accuracy is not None and random.accuracy is not None
    assert master.accuracy > 0.9 > random.accuracy


def test_luck_is_what_came_between_two_choices(looked_at: tuple[AnyMatch, Analysis]) -> None:
    """What a choice was worth beside what the next one was, or beside the win in the end."""
    match, found = looked_at
    assert match.result is not None
    for seat, share in enumerate(match.result.shares):
        own = [each for each in found.choices if each.seat == seat]
        assert own[-1].came == share
        assert found.moments[-1].win[seat] == share
        total = found.totals[seat]
        assert total.luck["win"] == pytest.approx(sum(each.came - each.value for each in own))
        assert total.start == own[0].best
        assert total.start - total.lost["win"] + total.luck["win"] == pytest.approx(share)


def test_the_parts_of_a_review_make_the_whole(looked_at: tuple[AnyMatch, Analysis]) -> None:
    _, found = looked_at
    for total in found.totals:
        assert [part.of for part in total.rounds] == ["1", "2", "3", "4", "5"]
        for parts in (total.rounds, total.kinds):
            assert sum(part.choices for part in parts) == total.choices
            assert sum(part.lost["win"] for part in parts) == pytest.approx(total.lost["win"])
