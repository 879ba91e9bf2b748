"""The judge of Break the Code: exact ends against the rules themselves, questions and guesses in one ranking."""

import json
from random import Random
from typing import Any

import pytest

import cairn
from cairn.core.sight import Sight
from cairn.core.steps import Played
from cairn.core.table import new_table
from cairn.games import rooms_of
from cairn.games.break_code.belief.posterior import belief
from cairn.games.break_code.rules.events import Happening
from cairn.games.break_code.rules.moves import Ask, Guess
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.table import new_table as table_of
from cairn.games.break_code.rules.tiles import TILES, Hand, sort_hand
from cairn.games.break_code.rules.turns import ask_moves
from cairn.games.break_code.solve import endgame
from cairn.games.break_code.solve.endgame import Search, search_ending
from cairn.games.break_code.solve.judge import judge
from cairn.games.break_code.solve.position import read_position
from cairn.games.break_code.solve.study import STUDY
from cairn.play.analysis import analysis
from cairn.play.games import play
from tests.solve import break_code_plain_ending as plain

REAL = {
    "players": 2,
    "hand": "b0 b1 b3 b7 w9",
    "starter": 0,
    "questions": [
        {"card": "sum-black", "answers": {"1": 0}},
        {"asker": 1, "card": "sum-middle", "answers": {}},
        {"card": "neighbours-sequence", "answers": {"1": ["ab", "de"]}},
        {"asker": 1, "card": "sum-all", "answers": {}},
        {"card": "sum-left", "answers": {"1": 4}},
        {"asker": 1, "card": "where-1-2", "digit": 2, "answers": {}},
    ],
    "row": ["count-odd", "where-3-4", "count-equal", "count-white", "where-0", "third-above-4"],
}
"""Three codes are left, and the one with a green 5 is twice as likely as each other one."""


def real_sight(**changes: Any) -> Sight[View, Happening]:
    return read_position(cairn.game("break-the-code"), json.dumps(REAL | changes))


def random_pairs(rng: Random, hands: int) -> dict[tuple[Hand, Hand], int]:
    """Some pairs of hands that share no tile, with their numbers of deals."""
    physical = list(range(20))
    sides: tuple[list[Hand], list[Hand]] = ([], [])
    for side in sides:
        for _ in range(hands):
            side.append(sort_hand(tuple(TILES[at] for at in rng.sample(physical, 5))))
    found = {}
    for one in sides[0]:
        for other in sides[1]:
            fives = sum(tile.digit == 5 for tile in (*one, *other))
            shared = {tile for tile in one if tile.digit != 5} & {tile for tile in other if tile.digit != 5}
            if not shared and fives <= 2:
                found[one, other] = 2 if 1 in (one.count(TILES[10]), other.count(TILES[10])) else 1
    return found


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize("seed", range(4))
def test_an_end_is_worth_what_the_rules_say(rules: str, seed: int) -> None:
    """Exactly: every question and every guess of every holder, against a search by the rules."""
    rng = Random(f"{rules} {seed}")
    table = table_of(Options(rules="tagiron" if rules == "tagiron" else "standard"))
    pairs: dict[tuple[Hand, Hand], int] = {}
    while not 3 <= len(pairs) <= 5:
        pairs = random_pairs(rng, 5)
    cards = rng.sample(table.cards, 3)
    row, deck = tuple(cards[:2]), tuple(sorted(cards[2 : 2 + seed % 2]))
    turn, starter = rng.randrange(2), rng.randrange(2)
    search = Search(table, starter, [(*hands, ways) for hands, ways in sorted(pairs.items())])
    worlds = plain.positions(pairs, row, deck, turn, starter, rules)
    asks = [ask for card in row for ask in ask_moves(card)]
    for hand in dict.fromkeys(hands[turn] for hands in pairs):
        found = search.ending(turn, hand, row, deck)
        mine = [world for world in worlds if world[turn] == hand]
        assert list(found.asks) == asks
        for ask in asks:
            expected = plain.worth(plain.after_move(worlds, pairs, turn, ask), mine, pairs, turn)
            assert found.asks[ask] == pytest.approx(expected, abs=1e-12), ask
        assert set(found.guesses) == {world[1 - turn] for world in mine}
        for code, win in found.guesses.items():
            expected = plain.worth(plain.after_guess(worlds, pairs, turn, code), mine, pairs, turn)
            assert win == pytest.approx(expected, abs=1e-12), code


def test_an_end_of_a_real_game_is_worth_what_the_rules_say() -> None:
    """From the sight of a seat: the pairs of hands are those that are public."""
    rooms = rooms_of("break-the-code")
    record = play(rooms.game, Options(), ["steady", "steady"], "cov0").record
    table, compared = new_table(rooms.game, record.options), 0
    for step in record.steps:
        if isinstance(step, Played) and isinstance(step.move, Ask | Guess):
            sight: Any = table.sight(step.seat)
            found = search_ending(sight, belief(sight)) if len(sight.view.row) + sight.view.deck <= 2 else None
            if found is not None and compared < 2:
                compared += 1
                pairs = {(one, other): ways for one, other, ways in endgame.public_pairs(sight) or ()}
                view = sight.view
                unseen = tuple(sorted({*view.table.cards} - {*view.row, *view.discards}))
                worlds = plain.positions(pairs, view.row, unseen, step.seat, view.starter, "standard")
                mine = [world for world in worlds if world[step.seat] == view.hand]
                assert {world[1 - step.seat] for world in mine} == set(belief(sight).codes)
                for code, win in found.guesses.items():
                    expected = plain.worth(plain.after_guess(worlds, pairs, step.seat, code), mine, pairs, step.seat)
                    assert win == pytest.approx(expected, abs=1e-12)
        table.add(step)
    assert compared


def test_guess_and_questions_stand_in_one_ranking() -> None:
    """A guess that is right half the time is better than any question, and the card that both need is the best one."""
    sight = real_sight()
    judged = judge(sight, belief(sight))
    assert judged is not None
    values = {option.move: option.value for option in judged.options}
    assert judged.options[0].move == Guess()
    assert [round(values[move], 2) for move in (Guess(), Ask("where-3-4", 4), Ask("count-odd"))] == [0.87, 0.82, 0.77]
    reasons = {option.move: {reason.key: reason for reason in option.reasons} for option in judged.options}
    assert reasons[Guess()]["guess-chance"].facts == {"codes": 3, "chance": 0.5}
    assert reasons[Guess()]["double-five"].facts == {"deals": 2, "least": 1, "all": 4}
    assert "no-split" in reasons[Ask("count-odd")] and "keeps-from" in reasons[Ask("where-3-4", 4)]
    choice = STUDY.choice(sight, Ask("count-odd"))
    assert choice is not None and choice.best_move == Guess() and not choice.is_equal
    assert choice.best - choice.value == pytest.approx(0.095, abs=0.001)


def test_a_choice_that_the_judge_cannot_tell_from_the_best_is_equal() -> None:
    sight = real_sight()
    close = STUDY.choice(sight, Ask("where-3-4", 4))
    assert close is not None and close.is_equal and close.best > close.value and close.judge == "race"
    assert close.credit == close.best
    best = STUDY.choice(sight, Guess())
    assert best is not None and best.is_equal and best.best == best.value


def test_a_question_that_makes_the_next_player_certain_is_worth_less_than_a_likely_guess() -> None:
    """Four players: all others would know the code before the asker's next turn; a right guess is shared by all."""
    rooms = rooms_of("break-the-code")
    record = play(rooms.game, Options(players=4), ["careful"] * 4, "1").record
    found = analysis(rooms, record)
    gift = next(each for each in found.choices if each.kind == "ask" and each.best_move == Guess())
    reasons = {option.move: option.reasons for option in gift.options}
    knows = {each.facts["seat"]: each.facts["chance"] for each in reasons[Guess()] if each.key == "knows-already"}
    helped = {each.facts["seat"]: each.facts["chance"] for each in reasons[gift.move] if each.key == "helps"}
    assert knows | helped == {1: 1.0, 2: 1.0, 3: 1.0} and helped and gift.best > gift.value + 0.3
    assert all(each.facts["now"] < each.facts["chance"] for each in reasons[gift.move] if each.key == "helps")
    last = [each for each in found.choices if each.judge == "exact" and each.move == Guess()]
    assert [each.value for each in last] == [0.25, 0.25, 0.25] or len(last) < 3
    assert [known.step for known in found.known if known.what == "guess"] == [gift.step]


def test_a_question_that_helps_nobody_says_so_where_others_do() -> None:
    """Its fact is the most that another question would let another player know."""
    rooms, found = rooms_of("break-the-code"), 0
    record = play(rooms.game, Options(players=4), ["careful", "steady"] * 2, "quiet").record
    table = new_table(rooms.game, record.options)
    for step in record.steps:
        if isinstance(step, Played) and isinstance(step.move, Ask):
            sight: Any = table.sight(step.seat)
            judged = judge(sight, belief(sight))
            assert judged is not None
            rises = {
                option.move: [each.facts["chance"] for each in option.reasons if each.key == "helps"]
                for option in judged.options
            }
            most = max(chance for chances in (*rises.values(), [0.0]) for chance in chances)
            for option in judged.options:
                quiet = [each.facts["chance"] for each in option.reasons if each.key == "helps-nobody"]
                assert quiet == ([most] if most and not rises[option.move] and option.move != Guess() else [])
                found += len(quiet)
        table.add(step)
    assert found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_certain_guesses(players: int) -> None:
    """In one ranking, with the chance to win as a part where others may still be right."""
    rooms = rooms_of("break-the-code")
    record = play(rooms.game, Options(players=players), ["careful"] * players, "sure").record
    table, found = new_table(rooms.game, record.options), 0
    for step in record.steps:
        if isinstance(step, Played) and isinstance(step.move, Ask | Guess):
            sight: Any = table.sight(step.seat)
            known = belief(sight)
            if len(known.codes) == 1:
                judged = judge(sight, known)
                assert judged is not None and judged.options[0].move == Guess()
                assert 0 < judged.options[0].value <= 1
                found += 1
        table.add(step)
    assert found
