"""The judge of Arnak: chances to win, lines played on in pairs, and what an analysis makes of both."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cairn.core.chance import Chance
from cairn.core.sight import Sight
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.core.values import Seat, replace
from cairn.games import rooms_of
from cairn.games.arnak.bots.judge import comparison
from cairn.games.arnak.bots.judge.comparison import compare, compare_ends
from cairn.games.arnak.bots.judge.continuation import ONE_MOVE, Rolls, finish_games, play_on
from cairn.games.arnak.bots.judge.continuation import Played as PlayedOn
from cairn.games.arnak.bots.judge.reading import judge_manner, judge_table, look_error
from cairn.games.arnak.bots.master import manner_of
from cairn.games.arnak.bots.network import packaged_network
from cairn.games.arnak.bots.study import STUDY, find_lines
from cairn.games.arnak.rules.engine import apply, chance, moves, to_act
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Drawn, Move
from cairn.games.arnak.rules.pieces import SETUP
from cairn.games.arnak.rules.scoring import result
from cairn.games.arnak.rules.state import Options, Phase, State
from cairn.games.arnak.rules.view import View
from cairn.play.analysis import Analysis, analysis
from cairn.play.games import play as played
from cairn.reason.study import Choice
from tests.bots.test_arnak_master import NETWORK
from tests.loose import AnyMatch

MOST_POSITIONS = 1500
"""The largest game that is searched move by move."""


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return played(ARNAK, Options(players=2), ["steady", "steady"], "judge")


def decisions(match: AnyMatch) -> Iterator[tuple[Sight[View, ArnakEvent], Move, State]]:
    """The sights of the seats that chose, what they chose, and the position."""
    table = new_table(ARNAK, match.record.options)
    for step in match.record.steps:
        if isinstance(step, Played):
            yield table.sight(step.seat), step.move, table.state
        table.add(step)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_a_reading_for_every_table(players: int) -> None:
    """More of the network's chance or of the lead never makes a win less likely."""
    readings = judge_manner(NETWORK, players).readings
    assert len(readings) == SETUP.rounds
    assert all(each.factor > 0 and each.point >= 0 for each in readings)
    assert [each.round for each in judge_table().error] == list(range(1, SETUP.rounds + 1))
    assert all(0 < look_error(each) < 0.2 for each in range(1, SETUP.rounds + 1))


# Against brute force


def best_share(state: State, seat: Seat, left: list[int]) -> float | None:
    """The best part of a win that a seat can reach alone, by every move; None if others or chance have a say."""
    left[0] -= 1
    if left[0] < 0 or chance(state) is not None:
        return None
    if state.phase is Phase.OVER:
        ended = result(state)
        assert ended is not None
        return ended.shares[seat]
    if to_act(state) != (seat,):
        return None
    found = [best_share(apply(state, seat, move).state, seat, left) for move in moves(state, seat)]
    return None if None in found else max(each for each in found if each is not None)


def test_the_end_of_a_game_is_judged_exactly() -> None:
    """Where nothing is open but the seat's own last moves, the judge says what a search by the rules alone finds."""
    compared, values = 0, set[float]()
    for seed in range(10):
        one = played(ARNAK, Options(players=2), ["steady", "steady"], f"end {seed}")
        for sight, move, state in list(decisions(one))[-40:]:
            seat = sight.view.seat
            assert seat is not None
            best = best_share(state, seat, [MOST_POSITIONS])
            choice = STUDY.choice(sight, move) if best is not None else None
            if choice is None:
                continue
            own = best_share(apply(state, seat, move).state, seat, [MOST_POSITIONS])
            assert (choice.best, choice.value) == (best, own)
            compared += 1
            values.add(choice.best)
    assert compared >= 6 and values == {0.0, 1.0}


# Played on in pairs


def test_the_same_line_twice_makes_no_difference(match: AnyMatch) -> None:
    """Both games of a pair have the same hidden cards and the same chance."""
    sight, move, _ = next(each for each in decisions(match) if each[0].view.round == 4)
    compared = compare(sight, ((move,), (move,)), NETWORK, pairs=2)
    assert compared.win == compared.margin == (0.0, 0.0)
    assert all(each == (0.0, 0.0) for each in compared.figures.values())


def test_chance_is_drawn_by_kind_seat_and_round(match: AnyMatch) -> None:
    """What one game draws more of changes nothing else in the other."""
    state = next(decisions(match))[2]
    pool: Chance[Any] = Chance(tuple(Drawn(each) for each in "abcdefgh"), (1,) * 8)
    steps = state.options.players
    one, other = Rolls("x"), Rolls("x")
    first = replace(state, pending=(_Step(),), turn=0)
    second = replace(first, turn=steps - 1)
    mine = [one.draw(first, pool) for _ in range(6)]
    theirs = [other.draw(second, pool) for _ in range(3)]
    assert [other.draw(first, pool) for _ in range(6)] == mine != [Rolls("y").draw(first, pool)] * 6
    assert [one.draw(second, pool) for _ in range(3)] == theirs


class _Step:
    """What chance decides about, by its name."""


def test_figures_are_those_of_the_games(match: AnyMatch) -> None:
    """Points by source add up to the margin, and the chance lies between the worse and the better line."""
    state = list(decisions(match))[-20][2]
    games = [play_on(state, 0, (), Rolls(str(seed)), manner_of(NETWORK, 2), ONE_MOVE) for seed in range(4)]
    ended = finish_games(games, NETWORK)
    found = compare_ends(ended[:2], ended[2:], 0)
    sources = ("research", "temple", "idols", "guardians", "cards", "fear")
    total = sum(found.figures[name].mean for name in sources) - found.figures["others"].mean
    assert total == pytest.approx(found.margin.mean)
    assert found.win.mean == pytest.approx(found.chances[0] - found.chances[1])
    assert (found.win.mean > 0) == (found.margin.mean > 0)
    mirrored = compare_ends(ended[2:], ended[:2], 0)
    assert mirrored.margin.mean == -found.margin.mean and mirrored.margin.error == found.margin.error


def test_games_in_step_are_those_played_alone(match: AnyMatch) -> None:
    state = list(decisions(match))[-120][2]

    def game(seed: int) -> Any:
        return play_on(state, 0, (), Rolls(str(seed)), manner_of(NETWORK, 2), ONE_MOVE)

    together = finish_games([game(seed) for seed in range(3)], NETWORK)
    assert together == [finish_games([game(seed)], NETWORK)[0] for seed in range(3)]
    assert len({each.state for each in together}) > 1 and all(isinstance(each, PlayedOn) for each in together)


# In an analysis


@pytest.fixture(scope="module")
def reviewed(match: AnyMatch) -> Iterator[tuple[Analysis, list[Analysis], list[float]]]:
    """A game of which two choices are played on, its drafts and its progress."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(comparison, "PAIRS", (3,) * SETUP.rounds)
        drafts, parts = list[Analysis](), list[float]()
        yield analysis(rooms_of("arnak"), match.record, parts.append, drafts.append, played_on=2), drafts, parts


def test_the_largest_losses_are_played_on(reviewed: tuple[Analysis, list[Analysis], list[float]]) -> None:
    """One after the other: of those that are left, the one that seems to have lost most."""
    deep, drafts, _ = reviewed
    first, both = ({each.step for each in found.choices if each.judge == "played-on"} for found in (drafts[-1], deep))
    (second,) = both - first
    assert len(first) == 1 and len(both) == 2
    gains = {each.step: each.best - _own(each).value for each in drafts[-1].choices if each.step not in first}
    assert gains[second] == max(gains.values()) > 0
    for before, after in zip(drafts[-1].choices, deep.choices, strict=True):
        if after.step == second:
            assert after.spread < before.spread and 0 <= after.value <= after.best <= 1
            values = [option.value for option in after.options]
            assert values == sorted(values, reverse=True) and values[0] == after.best
        elif after.step not in first:
            assert (after.value, after.spread, after.options) == (before.value, before.spread, before.options)
        assert after.lost == 0 or after.lost > after.spread


def test_reasons_are_what_the_judge_has_computed(
    reviewed: tuple[Analysis, list[Analysis], list[float]],
) -> None:
    """What a line does at once; of a line that was played on, what it gains by source, strongest first."""
    deep, _, _ = reviewed
    for each in deep.choices:
        assert all(option.reasons[0].key == "next-steps" for option in each.options)
        if each.judge != "played-on":
            assert all(len(option.reasons) == 1 for option in each.options)
            continue
        best = next(option for option in each.options if option.move == each.best_move)
        own = _own(each)
        for option, other in ((best, own), (own, best)):
            _, games, *sources = option.reasons
            assert games.key == "played-on" and games.facts["pairs"] == 3
            assert games.facts["difference"] == -other.reasons[1].facts["difference"]
            told, alike = [each for each in sources if each.key == "source"], sources[-1].facts
            named = {reason.facts["of"]: reason.facts["difference"] for reason in told}
            if sources[-1].key == "sources-alike":
                named |= dict(zip(alike["of"], alike["difference"], strict=True))
                assert all(low <= 0 <= high for low, high in zip(alike["least"], alike["most"], strict=True))
            margin = sum(number for name, number in named.items() if name not in ("tempo", "others"))
            assert margin - named.get("others", 0.0) == pytest.approx(games.facts["difference"])
            for reason in (games, *told):
                assert reason.facts["least"] <= reason.facts["difference"] <= reason.facts["most"]


def _own(each: Any) -> Any:
    return next(option for option in each.options if option.move == each.move)


def test_first_figures_come_early(reviewed: tuple[Analysis, list[Analysis], list[float]]) -> None:
    """After eight choices, then after twice as many each time, and while the largest losses are played on."""
    deep, drafts, parts = reviewed
    whole = len(deep.choices)
    doubled = [8 * 2**at for at in range(10) if 8 * 2**at <= whole]
    assert [len(each.choices) for each in drafts] == [*doubled, whole]
    assert all(
        [each.step for each in draft.choices] == [each.step for each in deep.choices[: len(draft.choices)]]
        for draft in drafts
    )
    assert parts == sorted(parts) and parts[-1] == 1.0


def test_what_is_played_on_is_the_same_every_time(match: AnyMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge draws from a seed of its own, and keeps the best value of its look."""
    monkeypatch.setattr(comparison, "PAIRS", (2,) * SETUP.rounds)
    rng = Random(1)
    some = [each for each in decisions(match) if each[0].view.round == 5]
    for sight, move, _ in rng.sample(some, len(some)):
        choice: Choice | None = STUDY.choice(sight, move)
        if choice is not None and choice.best_move != move:
            lines = find_lines(sight.view, move, choice)
            assert lines[0][0] == choice.best_move and lines[1][0] == move
            found = STUDY.play_on(sight, move, choice)
            assert found == STUDY.play_on(sight, move, choice)
            assert 0 <= found.value <= found.best <= 1 and found.spread <= choice.spread
            assert packaged_network() is not None
            return
    raise AssertionError("some choice could have been better")
