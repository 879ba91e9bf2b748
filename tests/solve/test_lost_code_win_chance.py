"""What the others know, and the chance of winning with given final bets."""

from itertools import islice
from typing import Any

import pytest

from cairn.core.sight import Sight
from cairn.games.lost_code.belief.knowledge import sight_of_other
from cairn.games.lost_code.belief.posterior import belief
from cairn.games.lost_code.rules.events import Dealt, Drew, Happening
from cairn.games.lost_code.rules.moves import Final
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.values import final_values
from cairn.games.lost_code.solve.win_chance import best_final_bets, win_chance
from tests.loose import AnyMatch
from tests.solve.positions import TABLES, match_with


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_another_player_knows_follows_from_the_own_code(game: str, players: int, options: dict[str, Any]) -> None:
    """LC 1.1: all stones but one's own are seen; were one's own known, so would be what the others know."""
    for match in islice(match_with("careful", game, players, options, 4), 5, None, 11):
        if match.result is not None:
            continue
        for seat in range(players):
            for other in range(players):
                if other != seat:
                    theirs = sight_of_other(match.view(seat), other, match.state.racks[seat])
                    assert belief(theirs) == belief(match.view(other))
                    assert theirs.view.racks == match.view(other).view.racks
                    assert _stones(theirs) == _stones(match.view(other))


def _stones(sight: Sight[View, Happening]) -> list[Dealt | Drew]:
    return [event for event in sight.history if isinstance(event, Dealt | Drew)]


def final_positions(game: str, players: int, options: dict[str, Any], seeds: range) -> list[AnyMatch]:
    """Matches of careful bots when the final bets begin."""
    found = []
    for seed in seeds:
        match = next(
            each for each in match_with("careful", game, players, options, seed) if each.state.phase is Phase.FINAL
        )
        found.append(match)
    return found


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("lost-code", 4, {}),
        ("lost-code", 2, {"variant": "x"}),
        ("lost-code", 3, {"expansions": ["curse"]}),
        ("think-str8", 3, {"beginner": True}),
    ],
)
def test_the_chance_is_that_of_playing_it_out(game: str, players: int, options: dict[str, Any]) -> None:
    """LC 6.3, 6.4: in every world that fits, all others bet as points advise, and the markers move in order.

    Without tokens: what others bet with those is their secret, and the figure is an estimate then.
    """
    compared = 0
    for match in final_positions(game, players, options, range(6)):
        for seat in range(players):
            sight = match.view(seat)
            view, found = sight.view, belief(sight)
            if len(found.codes) > 30:
                continue
            bets = tuple(final_values(view.table, found, symbol)[-2].digits for symbol in found.symbols)
            wins = sum(_wins(match, seat, code, bets) for code in found.codes)
            assert win_chance(sight, found, bets) == pytest.approx(wins / len(found.codes))
            compared += 1
    assert compared


def _wins(match: AnyMatch, seat: int, code: tuple[int, ...], bets: tuple[tuple[int, ...], ...]) -> bool:
    """Whether the seat wins with these bets if its rack holds the code, by making all final bets."""
    sight = match.view(seat)
    view = sight.view
    track, totals = view.track, []
    for player in range(view.table.players):
        rack = code if player == seat else match.state.racks[player]
        seen = sight if player == seat else sight_of_other(sight, player, code)
        own = belief(seen)
        total = 0
        for symbol in own.symbols:
            digits = bets[symbol.place] if player == seat else final_values(view.table, own, symbol)[0].digits
            right = rack[symbol.place] in digits
            total += view.table.right[len(digits) - 1] if right else view.table.wrong
        totals.append(total)
    scores = list(view.scores)
    heights = {player: -place for place, player in enumerate(track)}  # the top of a stack is last
    for height, player in enumerate(track, start=1):
        if totals[player]:
            scores[player] += totals[player]
            heights[player] = height + len(track)  # lands on top of whatever stands there
    return max(range(len(scores)), key=lambda player: (scores[player], -heights[player])) == seat


def test_the_best_finals_are_no_worse_than_those_with_most_points() -> None:
    """LC 6.4: only the first place wins; where it helps, points are given up for it."""
    gained = 0.0
    for match in final_positions("lost-code", 4, {}, range(8)):
        for seat in range(4):
            sight = match.view(seat)
            view, found = sight.view, belief(sight)
            plain = tuple(final_values(view.table, found, symbol)[0].digits for symbol in found.symbols)
            best = best_final_bets(sight, found)
            assert best.chance == pytest.approx(win_chance(sight, found, best.bets))
            gained += best.chance - win_chance(sight, found, plain)
            assert best.chance >= win_chance(sight, found, plain)
    assert gained > 0


def test_bets_that_were_made_stand() -> None:
    """LC 6.2: symbol by symbol; the rest is chosen around what is sealed."""
    match = final_positions("lost-code", 3, {}, range(1))[0]
    seat = match.to_act[0]
    match.play(seat, Final(match.view(seat).view.table.symbols[0], (0, 1, 2)))
    best = best_final_bets(match.view(seat), belief(match.view(seat)))
    assert best.bets[0] == (0, 1, 2)
