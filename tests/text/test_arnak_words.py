"""Arnak in words: every event and every move is said in every language, to whom it concerns and to others."""

import re
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from cairn.games.arnak import ARNAK
from cairn.games.arnak.effects.steps import Gain, Price
from cairn.games.arnak.rules.events import CardsDrawn, CardSettled, Dug, Happening, Paid, RescueLooked, TempleLooked, seen
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.pieces import SITE_EFFECTS
from cairn.games.arnak.rules.state import Options, State
from cairn.games.arnak.rules.view import view
from cairn.text import LANGUAGES, text
from cairn.games.arnak.words.events import event_in
from cairn.games.arnak.words.moves import move_in, prompt_in, target_in
from cairn.games.arnak.words.table import Words
from tests.contract.adapters.arnak import ADAPTER
from tests.contract.play import play

NAMES = ("Ada", "Ben", "Cleo", "Dan")
RAW = re.compile(r"[{}]|\b(camp|lower|upper|high|funding|exploration|two|six|one|r\d)-\w|None|[A-Z][a-z]+\(")
"""What is for programs: places left open, names of pieces, values as code."""


def words(lang: str = "en", seat: int | None = 0, side: Any = "bird", players: int = 4) -> Words:
    return Words(text(lang, ARNAK), side, NAMES[:players], seat)


@cache
def found() -> tuple[dict[type, tuple[Happening, State]], dict[type, tuple[Move, State, int]]]:
    """An event and a move of every kind, with where they were come across."""
    events: dict[type, tuple[Happening, State]] = {}
    moves: dict[type, tuple[Move, State, int]] = {}
    for seed in range(500):
        players = 1 + seed % 4
        options = Options(players, "snake" if seed % 3 else "bird", 3 if players == 1 else 0)
        trail = play(ARNAK, options, Random(seed), ADAPTER)
        for event in trail.end.log:
            events.setdefault(type(event), (event, trail.end))
        for state in trail.states:
            for seat in ARNAK.to_act(state):
                for move in ARNAK.moves(state, seat):
                    moves.setdefault(type(move), (move, state, seat))
        if len(events) == len(get_args(Happening)) and len(moves) == len(get_args(Move)):
            break
    return events, moves


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Happening), ids=lambda kind: str(kind.__name__))
def test_every_event_has_its_sentence(kind: type, lang: str) -> None:
    """For whoever it happened to, for somebody else, and for the referee, who knows all."""
    event, state = found()[0][kind]
    players, side = state.options.players, state.options.side
    owner = getattr(event, "seat", 0)
    for seat in (owner, owner + 1, None):
        told = event if seat is None else seen(event, seat)
        sentence = event_in(words(lang, seat, side, players), told)
        assert sentence.endswith((".", "!")) and not RAW.search(sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Move), ids=lambda kind: str(kind.__name__))
def test_every_move_has_its_label(kind: type, lang: str) -> None:
    """Together with what the player is asked where it may be made."""
    move, state, seat = found()[1][kind]
    said, here = words(lang, seat, state.options.side), view(state, seat)
    for label in (move_in(said, move, here), target_in(said, move, here), prompt_in(said, here)):
        assert label and not RAW.search(label), label


def test_who_is_spoken_to() -> None:
    """You to the one it happened to, a name to the others, the rival after the last seat."""
    dug = Dug(1, "camp-coin", 0)
    assert event_in(words(seat=1), dug) == "You dig: Coin camp."
    assert event_in(words(seat=0), dug) == "Ben digs: Coin camp."
    assert event_in(words("pl", 0), dug) == "Ben prowadzi wykopaliska: Obóz z monetami."
    assert event_in(words("ru", 1), dug) == "Вы ведёте раскопки: Лагерь монет."
    assert words(seat=0, players=1).name(1) == "rival"


def test_what_others_draw_is_only_counted() -> None:
    """AR 15.3."""
    drawn = CardsDrawn(1, 2, ("fear", "hat"))
    assert event_in(words(seat=1), drawn) == "You draw: Fear, Hat."
    assert event_in(words(seat=0), seen(drawn, 0)) == "Ben draws: 2 cards."
    assert event_in(words("pl", 0), seen(CardsDrawn(1, 5, ()), 0)) == "Ben dobiera: 5 kart."
    assert event_in(words(seat=0), seen(CardSettled(1, "hat", True), 0)) == "Ben decides about a card."
    looked = RescueLooked(1, ("miner",))
    assert event_in(words(seat=0), seen(looked, 0)) == "Ben looks through the rescue space."
    assert event_in(words(seat=1), looked) == "You look through the rescue space: Miner."
    temple = TempleLooked(1, ("coin",))
    assert event_in(words(seat=0), seen(temple, 0)) == "Ben looks through the temple's bonus tiles."
    assert event_in(words(seat=None), temple) == "Ben looks through the temple's bonus tiles: Coin."


def test_all_that_is_paid_is_told() -> None:
    """AR 1.8."""
    paid = Paid(0, Goods(coin=1), ("funding-car",), ("hyena",), ("captain",), 0, ("fear",), 1)
    assert event_in(words(), paid) == "You pay 1 coin, 1 idol, Funding (car), Fear, Hyena, Captain."
    assert event_in(words(), Paid(0)) == "You pay icons left over."


def test_effects_in_signs() -> None:
    said = words()
    assert said.brief(SITE_EFFECTS["two-fear-two-tablets-two-arrowheads"]) == "☹ 2▤2▲"
    assert said.brief(SITE_EFFECTS["one-item-or-two-compasses"]) == "2◎/item"
    assert said.brief(SITE_EFFECTS["camp-jewel"]) == "▯→◆"
    assert said.brief((Price((Gain(Goods(jewel=1)),), Goods(coin=1)),)) == "…"
    assert said.icons_short(("car", "car", "boot")) == "boot 2 car"


def test_spaces_are_told_by_their_row() -> None:
    said = words()
    assert [said.space(each) for each in ("start", "r1-1", "r4-2", "r3-1", "temple")] == [
        "the start",
        "row 1 left",
        "row 4 middle",
        "row 3",
        "the temple",
    ]
