"""What others' moves say about a rack, against games that are played again from the start in every world."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import cairn
from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.steps import Played, Settled
from cairn.core.table import new_table
from cairn.core.values import replace
from cairn.games.lost_code.belief.others import Play, Weighed, decisions, weigh
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.bots.models import MODELS, play_like
from cairn.games.lost_code.bots.steady import own_candidates
from cairn.games.lost_code.rules import events
from cairn.games.lost_code.rules.moves import Deal, Draw, Place, Take
from cairn.games.lost_code.solve.study import LostCodeStudy
from cairn.games.lost_code.solve.values import bet_values, final_values
from cairn.games.lost_code.solve.win_chance import best_final_bets
from tests.loose import AnyMatch

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("lost-code", 2, {"beginner": True}),
    ("lost-code", 3, {"expansions": ["shortcut", "curse"]}),
    ("lost-code", 4, {"variant": "x"}),
    ("think-str8", 3, {}),
]
MOST = 4
"""How many of the codes that fit are played again; a game has up to thousands of them."""


def late_position(game: str, players: int, options: dict[str, Any], seed: int = 3, level: str = "careful") -> AnyMatch:
    """A match at a decision of seat 0 with few codes left; the others play at this level."""
    for number in range(seed, seed + 20):
        match = cairn.Match(game, players, options, seed=number)
        bot, own, rng = cairn.bot(level, game), cairn.bot("careful", game), Random(seed)
        while match.to_act and not _is_late(match):
            seat = match.to_act[0]
            match.play(seat, (bot if seat else own).choose(match.view(seat), match.moves(seat), rng))
        if match.to_act:
            return match
    raise AssertionError("no match came to few codes")


def _is_late(match: AnyMatch) -> bool:
    return match.to_act[0] == 0 and 6 <= belief(match.view(0)).count <= 24


def in_world(match: AnyMatch, code: tuple[int, ...]) -> list[tuple[Any, int, Any, tuple[Any, ...]]]:
    """The game again with this code on the rack of seat 0 now: what each of the others saw, did, and could do."""
    draws = [(each.seat, each.symbol) for each in match.table.history if isinstance(each, events.Drew)]
    last = {symbol: number for number, (seat, symbol) in enumerate(draws) if seat == 0}
    table, drawn, found = new_table(match.game, match.table.options), 0, []
    for step in match.record.steps:
        if isinstance(step, Settled):
            outcome: Any = step.outcome
            if isinstance(outcome, Deal) and outcome.symbol not in last:
                outcome = Deal(outcome.symbol, (code[outcome.symbol.place], *outcome.digits[1:]))
            elif isinstance(outcome, Draw):
                symbol = draws[drawn][1]
                outcome = Draw(code[symbol.place]) if last.get(symbol) == drawn else outcome
                drawn += 1
            table.add(Settled(outcome))
        elif isinstance(step, Played):
            if step.seat != 0:
                found.append((_without_tokens(table.sight(step.seat)), step.seat, step.move, table.moves(step.seat)))
            table.add(step)
    assert table.state.racks[0] == code
    return found


def _without_tokens(sight: Any) -> Any:
    """A sight whose owner has forgotten what it bet with tokens."""
    stakes = tuple(replace(stake, digits=None) for stake in sight.view.stakes)
    history = tuple(replace(each, digits=None) if isinstance(each, events.Took) else each for each in sight.history)
    return Sight(replace(sight.view, stakes=stakes), history)


Decide = Callable[[Any, tuple[Any, ...]], dict[Any, float]]


def as_bot(level: str, game: str) -> Decide:
    """A level that always makes the same move, asked itself."""
    return lambda sight, moves: {cairn.bot(level, game).choose(sight, moves, Random(1)): 1.0}


def as_sheet(level: str, game: str) -> Decide:
    """A level that varies: of the moves that look best to it, all are equally likely."""
    bot: Any = cairn.bot(level, game)._bot  # type: ignore[attr-defined]

    def decide(sight: Any, moves: tuple[Any, ...]) -> dict[Any, float]:
        scores = bot.score(sight.view, own_candidates(sight), moves)
        best = [move for move, score in zip(moves, scores, strict=True) if score == max(scores)]
        return dict.fromkeys(best, 1 / len(best))

    return decide


def weights_by_hand(
    match: AnyMatch, codes: list[tuple[int, ...]], levels: list[tuple[Decide, float]], anything: float
) -> list[float]:
    """Bayes' rule, written out: by code, the probability of everything that the others did."""
    found = []
    for code in codes:
        told, weight = in_world(match, code), 1.0
        for player in range(1, match.state.table.players):
            mixed = 0.0
            for decide, share in levels:
                line = share
                for sight, seat, move, moves in told:
                    if seat != player or len(moves) == 1:
                        continue
                    alike = [each for each in moves if isinstance(each, Take)] if isinstance(move, Take) else [move]
                    if len(alike) == len(moves):
                        continue
                    odds = decide(sight, moves)
                    chance = sum(odds.get(each, 0.0) for each in alike)
                    line *= anything * len(alike) / len(moves) + (1 - anything) * chance
                mixed += line
            weight *= mixed
        found.append(weight)
    return found


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_codes_are_weighed_as_by_hand(game: str, players: int, options: dict[str, Any]) -> None:
    """Ratios of weights are compared: the same constant is left out for all codes."""
    exact = "sharp" if game == "think-str8" else "careful"
    by_hand = [(as_bot(exact, game), 0.7), (as_sheet("steady", game), 0.3)]
    match = late_position(game, players, options, level="careful")
    sight = match.view(0)
    weighed = weigh(sight, belief(sight), play_like({exact: 0.7, "steady": 0.3}, 0.1))
    assert set(weighed.codes) == set(belief(sight).codes) and sum(weighed.chances) == pytest.approx(1)
    some = list(weighed.codes)[:: max(1, len(weighed.codes) // MOST)][:MOST]
    said = [weighed.chances[weighed.codes.index(code)] for code in some]
    right = weights_by_hand(match, some, by_hand, 0.1)
    assert [each / sum(said) for each in said] == pytest.approx([each / sum(right) for each in right])
    assert max(right) > 2 * min(right), "the evidence tells codes apart"


def first_late(seed: int = 3, level: str = "careful") -> AnyMatch:
    return late_position("lost-code", 3, {}, seed, level)


def test_the_world_that_is_true_is_never_ruled_out_by_players_who_play_like_that() -> None:
    """Careful players always do what the model says in the true world, so no code is likelier than it."""
    for seed in (3, 30):
        match = first_late(seed)
        weighed = weigh(match.view(0), belief(match.view(0)), play_like({"careful": 1.0}, 0.01))
        assert weighed.chances[weighed.codes.index(match.state.racks[0])] == pytest.approx(max(weighed.chances))


def test_if_anything_may_be_done_nothing_is_learnt() -> None:
    sight = first_late().view(0)
    weighed, known = weigh(sight, belief(sight), play_like({"careful": 1.0}, 1.0)), belief(sight)
    assert weighed.chances == pytest.approx([1 / known.count] * known.count)
    assert weighed.entropy == pytest.approx(known.entropy)
    for symbol, line in known.marginals.items():
        assert weighed.marginals[symbol] == pytest.approx(line)
    dice = sight.view.table.symbols[:3]
    assert weighed.sums(dice) == pytest.approx(
        {total: deals / known.deals for total, deals in known.sums(dice).items()}
    )


def test_what_others_saw_does_not_depend_on_the_code_that_fills_the_gap() -> None:
    """The view of a decision has some code in it; models take the rack from the world that is asked about."""
    match = first_late()
    found = list(decisions(match.view(0)))
    for code in list(belief(match.view(0)).codes)[:2]:
        for decision, (sight, seat, _, moves) in zip(
            found, [each for each in in_world(match, code) if len(each[3]) > 1], strict=True
        ):
            rack = decision.rack(code)
            assert (decision.seat, decision.moves) == (seat, moves)
            assert decision.sight(rack) == sight
            wide, exact = decision.belief(rack), belief(sight)
            assert list(wide.codes) == list(exact.codes) and wide.unseen == exact.unseen


def test_hidden_placements_count_once_they_are_shown() -> None:
    match = cairn.Match("think-str8", 2, {}, seed=1)
    bot, rng = cairn.bot("careful", "think-str8"), Random(1)
    while not any(isinstance(each, events.Shown) for each in match.view(0).history):
        seat = match.to_act[-1]
        before = list(decisions(match.view(0)))
        assert not any(isinstance(move, Place) for each in before for move in each.made)
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    assert any(isinstance(move, Place) for each in decisions(match.view(0)) for move in each.made)


def test_levels_decide_as_often_as_their_odds_say() -> None:
    """A beginner draws its move: over many draws, each as often as its model says."""
    match = first_late(level="beginner")
    code = match.state.racks[0]
    decision = next(each for each in decisions(match.view(0)) if len(each.moves) > 20)
    sight = decision.sight(decision.rack(code))
    for level in ("newcomer", "beginner", "steady"):
        odds = MODELS[level](decision, decision.rack(code))
        bot, rng = cairn.bot(level, "lost-code"), Random(5)
        drawn = [bot.choose(sight, decision.moves, rng) for _ in range(300)]
        assert sum(odds.values()) == pytest.approx(1)
        for move, chance in odds.items():
            assert drawn.count(move) / 300 == pytest.approx(chance, abs=0.1)


def test_a_written_position_has_no_moves_of_others() -> None:
    sight = first_late().view(0)
    answers_only = tuple(each for each in sight.history if not isinstance(each, events.Wagered))
    with pytest.raises(BadInput):
        list(decisions(Sight(sight.view, answers_only)))


def test_play_needs_room_for_anything_and_known_levels() -> None:
    with pytest.raises(BadInput, match="anything"):
        play_like({"careful": 1.0}, 0.0)
    with pytest.raises(BadInput, match="no model of wizard"):
        play_like({"wizard": 1.0}, 0.1)
    with pytest.raises(BadInput, match="share above 0"):
        Play({MODELS["careful"]: 0.0}, 0.1)


def test_bets_follow_the_weights() -> None:
    """With all weight on one code, bets are as if it were known."""
    sight = first_late().view(0)
    known = belief(sight)
    codes = tuple(known.codes)
    sure = Weighed(known.symbols, known.digits, codes, (1.0,) + (0.0,) * (len(codes) - 1))
    only = replace(known, worlds=known.space.code_bit(codes[0]))
    dice = sight.view.table.symbols[:4]
    assert bet_values(sight.view, sure, dice) == bet_values(sight.view, only, dice)
    for symbol in known.symbols:
        assert final_values(sight.view.table, sure, symbol) == final_values(sight.view.table, only, symbol)
    assert best_final_bets(sight, sure).points == best_final_bets(sight, only).points


def test_the_reader_plays_whole_games() -> None:
    for game in ("lost-code", "think-str8"):
        match = cairn.Match(game, 3, {}, seed=2)
        bots, rng = [cairn.bot(name, game) for name in ("reader", "careful", "steady")], Random(2)
        while match.to_act:
            seat = match.to_act[-1]
            match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat), rng))
        assert match.result is not None


def test_what_the_rules_say_and_what_play_says_are_asked_for_by_different_names() -> None:
    sight = first_late().view(0)
    weighed = cairn.belief.weighed(sight, {"careful": 1.0}, anything=0.1)
    assert weighed == weigh(sight, belief(sight), play_like({"careful": 1.0}, 0.1))
    assert cairn.belief(sight) == belief(sight) and cairn.belief(sight).entropy > weighed.entropy


def test_the_sheet_shows_both_kinds_of_odds() -> None:
    sight = first_late().view(0)
    odds = LostCodeStudy().odds(sight, values=False)
    for cells, marginals in (
        (odds.cells, belief(sight).marginals),
        (odds.played, cairn.belief.weighed(sight, {"careful": 1.0}, anything=0.1).marginals),
    ):
        said = {(each.where, each.what): each.chance for each in cells}
        right = {
            (f"stone:{symbol.value}/0", str(digit)): chance
            for symbol, line in marginals.items()
            for digit, chance in line.items()
            if chance
        }
        assert said == pytest.approx(right)
    assert odds.cells != odds.played
    history = tuple(each for each in sight.history if not isinstance(each, events.Wagered))
    assert (
        not LostCodeStudy().odds(Sight(sight.view, history), values=False).played
    )  # nobody wrote down what others decided
