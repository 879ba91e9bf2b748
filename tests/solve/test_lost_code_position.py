"""Positions of a real table that cannot be: each is refused with its field, its rule and what to write."""

import json
from copy import deepcopy
from typing import Any

import pytest

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.state import Phase, Stake, View
from cairn.games.lost_code.solve.position import read_position
from tests.loose import find_game

RACKS = [
    {"bird": 0, "jaguar": 4, "chameleon": 1, "snake": 4, "human": 5, "bear": 5},
    {"bird": 4, "jaguar": 3, "chameleon": 4, "snake": 2, "human": 1, "bear": 0},
    {"bird": 1, "jaguar": 6, "chameleon": 6, "snake": 7, "human": 4, "bear": 7},
]
WRONG = {"dice": ["chameleon", "snake", "human"], "width": 7, "low": 8, "answer": "above"}
RIGHT = {"dice": ["snake", "snake", "jaguar"], "width": 5, "low": 12, "answer": "right"}
SWAP = {"symbol": "bear", "digit": 2}
DICE = ["bird", "snake", "bear"]
CURSE: dict[str, Any] = {"options": {"expansions": ["curse"]}}
SHORTCUT: dict[str, Any] = {"options": {"expansions": ["shortcut"]}}


def read(game: str = "lost-code", /, **fields: Any) -> Sight[View, Happening]:
    return read_position(find_game(game), json.dumps({"racks": RACKS, "players": 3, **fields}))


def rounds(count: int) -> list[dict[str, Any]]:
    """So many rounds in which the player was right."""
    return [deepcopy(RIGHT) for _ in range(count)]


def others(*answers: str) -> list[dict[str, Any]]:
    return [{"width": 2 + at, "low": 3, "answer": answer} for at, answer in enumerate(answers)]


IMPOSSIBLE: list[tuple[str, dict[str, Any], str, str, str]] = [
    # what is wrong, the position, the field, the rule, what to write
    ("a wrong round without its swap", {"rounds": [WRONG, RIGHT]}, "rounds[0].swap", "LC 5.4", '"digit": 3'),
    ("the last of them", {"rounds": [RIGHT, WRONG]}, "rounds[1].swap", "LC 5.4", '"decide": "swap"'),
    ("a right round with a swap", {"rounds": [{**RIGHT, "swap": SWAP}]}, "rounds[0].swap", "LC 5.4", "leave it out"),
    (
        "two discards of a rack in a round",
        {
            "rounds": [RIGHT],
            "discards": [
                {"round": 1, "rack": 2, "symbol": "bird", "digit": 6},
                {"round": 1, "rack": 2, "symbol": "snake", "digit": 6},
            ],
        },
        "discards[1]",
        "LC 5.4",
        "write the round",
    ),
    ("a swap before any bet", {"decide": "swap"}, "decide", "LC 5.4", "write the round"),
    ("a swap after a right bet", {"decide": "swap", "rounds": [RIGHT]}, "decide", "LC 5.4", "decide something else"),
    (
        "a swap that was made already",
        {"decide": "swap", "rounds": [{**WRONG, "swap": SWAP}]},
        "rounds[0].swap",
        '"decide": "swap"',
        "leave it out",
    ),
    ("final bets in mid-game", {"decide": "final", "rounds": rounds(8)}, "decide", "LC 6.1", "write the others too"),
    ("a bet after the last round", {"decide": "bet", "dice": DICE, "rounds": rounds(9)}, "rounds", "LC 6.1", '"final"'),
    ("a turn after it", {"decide": "turn", "dice": DICE, "rounds": rounds(9)}, "rounds", "LC 6.1", '"final"'),
    ("a wheel placed later", {"decide": "place", "dice": DICE, "width": 5}, "decide", "LC 4.1", '"bet"'),
    ("no Shortcut", {"decide": "offer", "dice": ["bird", "bird", "bear"]}, "decide", "LC 8.1", "options"),
    (
        "a token in the last three rounds",
        {**SHORTCUT, "decide": "offer", "dice": ["bird", "bird", "bear"], "rounds": rounds(6)},
        "decide",
        "LC 8.6",
        '"turn" or "bet"',
    ),
    ("no repeat", {**SHORTCUT, "decide": "offer", "dice": DICE}, "dice", "LC 8.2", "two dice"),
    (
        "its token is gone",
        {
            **SHORTCUT,
            "decide": "offer",
            "dice": ["bird", "bird", "bear"],
            "rounds": rounds(2),
            "tokens": [{"player": 1, "symbol": "bird"}],
        },
        "dice",
        "LC 8.2",
        "two dice",
    ),
    ("tokens without the Shortcut", {"tokens": [{"player": 1, "symbol": "bird"}]}, "tokens", "LC 8.1", "options"),
    (
        "a token twice",
        {**SHORTCUT, "rounds": rounds(3), "tokens": [{"player": 1, "symbol": "bird"}, {"player": 2, "symbol": "bird"}]},
        "tokens[1].symbol",
        "LC 8.9",
        "taken already",
    ),
    (
        "more tokens than rounds",
        {**SHORTCUT, "rounds": rounds(1), "tokens": [{"player": 1, "symbol": "bird"}, {"player": 2, "symbol": "bear"}]},
        "tokens",
        "LC 8.2",
        "each round offers one",
    ),
    (
        "an own token without digits",
        {**SHORTCUT, "rounds": rounds(1), "tokens": [{"player": 0, "symbol": "bird"}]},
        "tokens[0].digits",
        "LC 8.3",
        "one, two or three",
    ),
    (
        "another's secret",
        {**SHORTCUT, "rounds": rounds(1), "tokens": [{"player": 1, "symbol": "bird", "digits": [3]}]},
        "tokens[0].digits",
        "LC 8.9",
        "leave it out",
    ),
    (
        "cursed in round 1",
        {**CURSE, "cursed": True, "decide": "bet", "dice": DICE, "free": [1, 2, 3, 4, 5]},
        "cursed",
        "LC 9.1",
        "leave it out",
    ),
    ("cursed in round 2", {**CURSE, "cursed": True, "rounds": rounds(1)}, "cursed", "LC 9.1", "leave it out"),
    ("cursed in the last round", {**CURSE, "cursed": True, "rounds": rounds(8)}, "cursed", "LC 9.5", "leave it out"),
    (
        "cursed at the end",
        {**CURSE, "cursed": True, "decide": "final", "rounds": rounds(9)},
        "cursed",
        "LC 9.5",
        "leave it out",
    ),
    (
        "cursed and rolling",
        {**CURSE, "cursed": True, "decide": "turn", "dice": DICE, "rounds": rounds(3)},
        "cursed",
        "9.4",
        "another player rolls",
    ),
    (
        "cursed and first",
        {**CURSE, "cursed": True, "decide": "bet", "dice": DICE, "rounds": rounds(3)},
        "free",
        "LC 9.2",
        "write their widths",
    ),
    ("a free wheel twice", {"decide": "bet", "dice": DICE, "free": [1, 2, 3, 5, 5]}, "free", "LC 4.1", "write it once"),
    (
        "too few free wheels",
        {"decide": "bet", "dice": DICE, "free": [1, 2, 3, 5]},
        "free",
        "LC 4.1",
        "write every width",
    ),
    ("players told in two ways", {"options": {"players": 4}}, "options.players", '"players" says 3', "write it once"),
    (
        "one wheel for two",
        {"rounds": [{**RIGHT, "width": 2, "others": others("right", "right")}]},
        "rounds[0].others[0].width",
        "LC 4.1",
        "taken already",
    ),
    (
        "another player who is wrong and swaps nothing",
        {"rounds": [{**RIGHT, "others": others("above", "right")}]},
        "rounds[0].others[0].answer",
        "LC 5.4",
        '"round": 1, "rack": 1',
    ),
    (
        "another player who is right and swaps",
        {
            "rounds": [{**RIGHT, "others": others("right", "right")}],
            "discards": [{"round": 1, "rack": 2, "symbol": "bird", "digit": 6}],
        },
        "rounds[0].others[1].answer",
        "LC 5.4",
        "that bet was wrong",
    ),
    ("scores in mid-game", {"scores": [1, 2, 3]}, "scores", '"final"', "the chance to win"),
    (
        "scores without the others' bets",
        {"decide": "final", "rounds": rounds(9), "scores": [1, 2, 3]},
        "rounds[0].others",
        "the chance to win",
        "leave scores out",
    ),
    (
        "a stack in no order",
        {"decide": "final", "rounds": rounds(9), "scores": [1, 1, 3]},
        "track",
        "LC 3.1",
        "0 for yourself",
    ),
    (
        "a track against the scores",
        {"decide": "final", "rounds": rounds(9), "scores": [1, 1, 3], "track": [2, 0, 1]},
        "track",
        "LC 3.1",
        "as the scores have them",
    ),
]


@pytest.mark.parametrize(
    ("fields", "place", "rule", "write"), [each[1:] for each in IMPOSSIBLE], ids=[each[0] for each in IMPOSSIBLE]
)
def test_what_cannot_be_is_refused_with_its_rule_and_what_to_write(
    fields: dict[str, Any], place: str, rule: str, write: str
) -> None:
    with pytest.raises(BadInput) as refused:
        read(**fields)
    assert refused.value.place == place
    assert rule in refused.value.text
    assert write in refused.value.text
    assert "\n" not in refused.value.text


POSSIBLE: dict[str, dict[str, Any]] = {
    "a swap to be chosen": {"decide": "swap", "rounds": [RIGHT, WRONG]},
    "a swap that was made": {"rounds": [{**WRONG, "swap": SWAP}, RIGHT]},
    "the narrowest wheel": {"rounds": [{**WRONG, "width": 1, "answer": "wrong", "swap": SWAP}]},
    "final bets": {"decide": "final", "rounds": rounds(9)},
    "cursed": {**CURSE, "cursed": True, "decide": "bet", "dice": DICE, "rounds": rounds(2), "free": [1, 2, 3, 4, 5]},
    "the skull held in its last round": {**CURSE, "cursed": True, "decide": "swap", "rounds": [*rounds(7), WRONG]},
    "all wheels": {"decide": "bet", "dice": DICE},
    "players among the options": {"players": None, "options": {"players": 3}},
    "players twice alike": {"options": {"players": 3}},
    "tokens": {**SHORTCUT, "rounds": rounds(2), "tokens": [{"player": 0, "symbol": "bear", "digits": [5, 3]}]},
    "others who swapped": {
        "rounds": [{**RIGHT, "others": others("below", "right")}],
        "discards": [{"round": 1, "rack": 1, "symbol": "bird", "digit": 6}],
    },
    "others who have yet to swap": {"decide": "swap", "rounds": [{**WRONG, "others": others("below", "right")}]},
    "scores": {
        "decide": "final",
        "scores": [4, 4, -2],
        "track": [2, 1, 0],
        "rounds": [{**each, "others": others("right", "right")} for each in rounds(9)],
    },
}


@pytest.mark.parametrize("what", POSSIBLE)
def test_what_can_be_is_read(what: str) -> None:
    assert read(**POSSIBLE[what]).view.table.players == 3


def test_with_every_stock_empty_the_swap_is_skipped() -> None:
    """LC 5.5: all eighteen stones are drawn in five rounds; after that nobody swaps, and nobody can."""
    symbols = [symbol.value for symbol in Symbol][:6]
    piles = [(symbol, digit) for symbol in symbols for digit in ({*range(8)} - {rack[symbol] for rack in RACKS})]
    laid = [pile for number, pile in enumerate(piles) if number % 5 < 3]
    by_round = [laid[at : at + 4] for at in range(0, 18, 4)]
    played = [{**WRONG, "swap": dict(zip(("symbol", "digit"), four[0], strict=True))} for four in by_round]
    discards = [
        {"round": number, "rack": rack, "symbol": symbol, "digit": digit}
        for number, four in enumerate(by_round, start=1)
        for rack, (symbol, digit) in enumerate(four[1:], start=1)
    ]
    game: dict[str, Any] = {"players": 4, "discards": discards}
    assert sum(read(**game, rounds=played).view.stock) == 0
    assert sum(read(**game, rounds=[*played, WRONG]).view.stock) == 0
    with pytest.raises(BadInput, match=r"decide: every stock is empty, so the swap is skipped \(LC 5\.5\)"):
        read(**game, rounds=[*played, WRONG], decide="swap")
    with pytest.raises(BadInput, match=r"rounds\[0\]\.swap: who is wrong lays a stone open"):
        read(**game, rounds=[WRONG, *played])


def test_what_there_is_to_decide_is_in_the_view() -> None:
    """A token on offer, a token to be placed, dice that must be turned: each is the phase that a game has."""
    offered = read(**SHORTCUT, decide="offer", dice=["bear", "snake", "snake"]).view
    assert (offered.phase, offered.offered) == (Phase.OFFER, Symbol.SNAKE)
    held = read(
        **SHORTCUT, rounds=rounds(9), decide="final", tokens=[{"player": 0, "symbol": "bear", "digits": [5, 3]}]
    )
    assert held.view.stakes == (Stake(0, Symbol.BEAR, (3, 5)),)
    assert held.view.own_finals == (None, None, None, None, None, (3, 5))
    beginners = [{symbol: digit for symbol, digit in rack.items() if symbol != "bear"} for rack in RACKS]
    forced = read(racks=beginners, options={"beginner": True}, decide="turn", dice=["bear", "snake", "bear"]).view
    assert forced.phase is Phase.FIX
    colours = dict(zip(RACKS[0], ("blue", "green", "purple", "yellow", "red", "grey"), strict=True))
    cards = [{colours[symbol]: digit for symbol, digit in rack.items()} for rack in RACKS]
    placing = read("think-str8", racks=cards, decide="place", dice=["blue", "red", "red"], width=5).view
    assert placing.phase is Phase.PLACE and placing.own_bet is not None and placing.own_bet.width == 5
    with pytest.raises(BadInput, match=r"width: of the token to be placed: one of 1, 2, 3, 4, 5, 6, 7 \(LC 11\.3\)"):
        read("think-str8", racks=cards, decide="place", dice=["blue", "red", "red"])
