"""Arnak in words: every event and every move is said in every language, to whom it concerns and to others."""

import re
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from cairn.core.events import Event
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.effects.steps import Gain, Price, Printed
from cairn.games.arnak.rules.events import (
    ArnakEvent,
    CardDecided,
    CardsDrawn,
    Dug,
    Gained,
    HandsDecided,
    Paid,
    RescueLooked,
    RoundBegan,
    SiteUncovered,
    TempleLooked,
    seen,
)
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS, GUARDIANS, IDOLS, SITE_EFFECTS, TRACKS
from cairn.games.arnak.rules.state import Options, State
from cairn.games.arnak.terminal.labels import label, target_label
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.games.arnak.words.table import WORDS
from cairn.text import LANGUAGES, Voice, text
from tests.contract.adapters.arnak import ADAPTER
from tests.contract.play import play
from tests.loose import whole

NAMES = ("Ada", "Ben", "Cleo", "Dan")
RAW = re.compile(r"[{}]|\b(camp|lower|upper|high|funding|exploration|two|six|one|r\d)-\w|None|[A-Z][a-z]+\(|\w:\w")
"""What is for programs: places left open, names of pieces, values as code."""


def voice(lang: str = "en", seat: int | None = 0, side: Any = "bird", players: int = 4) -> Voice:
    return Voice(text(lang, ARNAK), NAMES[:players], seat, {"side": side})


def told(speaking: Voice, *events: Event) -> str:
    said = " ".join(speaking.say(each) for number in range(len(events)) for each in WORDS.event(whole(events), number))
    return said.replace("\N{NO-BREAK SPACE}", " ")


@cache
def found() -> tuple[dict[type, tuple[ArnakEvent, State]], dict[type, tuple[Move, State, int]]]:
    """An event and a move of every kind, with where they were come across."""
    events: dict[type, tuple[ArnakEvent, State]] = {}
    moves: dict[type, tuple[Move, State, int]] = {}
    for seed in range(500):
        players = 1 + seed % 4
        options = Options(players, "snake" if seed % 3 else "bird", 3 if players == 1 else 0)
        trail = play(ARNAK, options, Random(seed), ADAPTER)
        history: Sequence[Any] = trail.history(len(trail.steps))
        for event in history:
            events.setdefault(type(event), (event, trail.end))
        for state in trail.states:
            for seat in ARNAK.to_act(state):
                for move in ARNAK.moves(state, seat):
                    moves.setdefault(type(move), (move, state, seat))
        if len(events) == len(get_args(ArnakEvent)) and len(moves) == len(get_args(Move)):
            break
    return events, moves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentence(lang: str) -> None:
    """For the player it happened to, for somebody else, and for the referee, who knows all."""
    for kind in get_args(ArnakEvent):
        event, state = found()[0][kind]
        players, side = state.options.players, state.options.side
        owner = getattr(event, "seat", 0)
        for seat in (owner, owner + 1, None):
            happened = event if seat is None else seen(event, seat)
            sentence = told(voice(lang, seat, side, players), happened)
            assert sentence.endswith((".", "!")) and not RAW.search(sentence), (kind, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_its_label(lang: str) -> None:
    """In words and in the menu, together with what the player is asked where it may be made."""
    for kind in get_args(Move):
        move, state, seat = found()[1][kind]
        said, here = voice(lang, seat, state.options.side), ARNAK.view(state, seat)
        words = [said.say(WORDS.move(here, move)), said.say(WORDS.prompt(here))]
        for line in (*words, label(here, move, BoardVoice(said)), target_label(here, move, BoardVoice(said))):
            assert line and not RAW.search(line), (kind, line)


def test_no_two_moves_of_a_position_read_alike() -> None:
    """A phrase says what a move is; what it costs is for offers."""
    for players, side in ((1, "bird"), (2, "snake")):
        trail = play(ARNAK, Options(players, side), Random(f"alike {players}"), ADAPTER)  # type: ignore[arg-type]  # a side
        for state in trail.states[::5]:
            for seat in ARNAK.to_act(state):
                here, said = ARNAK.view(state, seat), voice(seat=seat, side=side)
                moves = list(ARNAK.moves(state, seat))
                assert len({said.say(WORDS.move(here, move)) for move in moves}) == len(moves)


def test_who_is_spoken_to() -> None:
    """You to the one it happened to, a name to the others, the rival after the last seat."""
    dug = Dug(1, "camp-coin", 0)
    assert told(voice(seat=1), dug) == "You dig at the Coin camp."
    assert told(voice(seat=0), dug) == "Ben digs at the Coin camp."
    assert told(voice("pl", 0), dug) == "Ben prowadzi wykopaliska w Obozie z monetami."
    assert told(voice("ru", 1), dug) == "Вы ведёте раскопки в Лагере с монетами."
    assert told(voice(players=1), RoundBegan(2, 1)) == "Round 2 begins. The rival goes first."
    assert told(voice(players=2), RoundBegan(2, 1)) == "Round 2 begins. Ben goes first."
    assert voice(seat=0, players=1).name("seat:1") == "rival"


def test_what_others_draw_is_only_counted() -> None:
    """AR 15.3."""
    drawn = CardsDrawn(1, 2, ("fear", "hat"))
    assert told(voice(seat=1), drawn) == "You draw Fear and Hat."
    assert told(voice(seat=0), seen(drawn, 0)) == "Ben draws 2 cards."
    assert told(voice("pl", 0), seen(CardsDrawn(1, 5, ()), 0)) == "Ben dobiera: 5 kart."
    assert told(voice(seat=0), seen(CardDecided(1, "hat", True), 0)) == "Ben decides what to do with a card."
    looked = RescueLooked(1, ("miner",))
    assert told(voice(seat=0), seen(looked, 0)) == "Ben looks through the stack on the rescue space."
    assert told(voice(seat=1), looked) == "You look through the stack on the rescue space: Miner."
    temple = TempleLooked(1, ("coin",))
    assert told(voice(seat=0), seen(temple, 0)) == "Ben looks through the temple’s bonus tiles."
    assert told(voice(seat=None), temple) == "Ben looks through the temple’s bonus tiles: Coin."


def test_all_that_is_paid_is_told() -> None:
    """AR 1.8."""
    paid = Paid(0, Goods(coin=1), ("funding-car",), ("hyena",), ("captain",), 0, ("fear",), 1)
    assert told(voice(), paid) == "You pay 1 coin, 1 idol, Funding (car), Hyena and Captain and discard Fear."
    assert told(voice(), Paid(0)) == "You pay leftover icons."
    assert told(voice(seat=1), Paid(0, discards=("fear",))) == "Ada discards Fear."
    assert told(voice("pl", 1), Paid(0, discards=("axe",))) == "Ada odkłada kartę „Siekiera”."


def test_a_dig_is_told_with_what_the_site_gives_at_once() -> None:
    """AR 4.1: a gain without a choice belongs to the dig; what follows a choice has a line of its own."""
    dug, tablets = Dug(0, "camp-tablet", 0), Gained(0, Goods(tablet=2))
    assert told(voice(), dug, tablets) == "You dig at the Tablet camp and gain 2 tablets."
    assert told(voice("pl", 1), dug, tablets) == "Ada prowadzi wykopaliska w Obozie z tabliczkami i bierze 2 tabliczki."
    assert told(voice(), dug, Gained(1, Goods(tablet=2))) == "You dig at the Tablet camp. Ben gains 2 tablets."
    jewel = Dug(0, "camp-jewel", 0), Gained(0, Goods(jewel=1))
    assert told(voice(), *jewel) == "You dig at the Jewel camp. You gain 1 jewel."
    site = SiteUncovered("lower-1", "one-coin-arrowhead"), Dug(1, "lower-1", 0), Gained(1, Goods(coin=1, arrowhead=1))
    assert told(voice(), *site).endswith("Ben digs at Lower site 1 and gains 1 coin and 1 arrowhead.")


def test_what_was_put_away_is_told_hand_by_hand() -> None:
    """AR 10.2."""
    laid = HandsDecided((("fear", "hat"), ()))
    assert told(voice(), laid) == "At the end of the round the players discard: you (Fear and Hat); Ben (nothing)."


def test_effects_in_signs() -> None:
    said = BoardVoice(voice())
    assert said.brief(SITE_EFFECTS["two-fear-two-tablets-two-arrowheads"]) == "☹ 2▤2▲"
    assert said.brief(SITE_EFFECTS["one-item-or-two-compasses"]) == "2◎/item"
    assert said.brief(SITE_EFFECTS["camp-jewel"]) == "▯→◆"
    assert said.brief((Price((Gain(Goods(jewel=1)),), Goods(coin=1)),)) == "…"
    assert said.short_icons(("car", "car", "boot")) == "boot 2 car"
    assert said.icons(("car", "car", "boot")) == "boot, 2 cars"


def test_spaces_are_told_by_their_row() -> None:
    """The sides of the board are built differently."""
    spaces = ("start", "r1-1", "r4-2", "r3-1", "temple")
    assert [voice().name(f"space:{each}") for each in spaces] == [
        "the start",
        "row 1, left",
        "row 4, middle",
        "row 3",
        "the temple",
    ]
    assert voice(side="snake").name("space:r3-1") == "row 3, left"


def test_every_kind_of_step_is_printed_somewhere() -> None:
    """So that the golden texts of the components say each of them."""
    effects: list[Any] = [card.effect for card in CARDS.values()] + [card.passing for card in CARDS.values()]
    effects += [side for each in ASSISTANTS.values() for side in (each.silver, each.gold)]
    effects += [each.boon for each in GUARDIANS.values()] + [each.effect for each in IDOLS.values()]
    effects += [
        *SITE_EFFECTS.values(),
        *(given for track in TRACKS.values() for row in track.row for given in (row.glass, row.notebook)),
    ]
    printed: set[type] = set()
    while effects:
        for step in effects.pop():
            printed.add(type(step))
            effects += [step.then] if isinstance(step, Price) else list(getattr(step, "options", ()))
    assert printed == set(get_args(Printed))
