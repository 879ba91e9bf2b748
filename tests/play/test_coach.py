"""The whole game with a coach: played to its end in every game, with everything that is said in three languages."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

import cairn
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.sight import Sight
from cairn.games import rooms_of
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Mark
from cairn.games.rooms import Rooms
from cairn.play.coach import MUCH, AskedCoach, CoachedTurn, CoachNote, coach
from cairn.play.lessons import find_whole_game, lessons
from cairn.text import LANGUAGES, Voice, lesson_catalogue, lesson_text
from cairn.text.pages import rules_page
from tests.play.test_beats import fold

LONGEST = 60
"""Words of a sentence of the coach, or of a step of a proof."""
PLAYS_LIKE_A_BOT = 0.8
"""The part of the moves that a bot chooses: by lot alone, games are long."""
GAMES = [name for name in cairn.games() if lessons(rooms_of(name))]


class Learner:
    """Plays a game with the coach to its end, like a beginner and at times by lot, and at times heeds the coach."""

    def __init__(self, rooms: Rooms, seed: int, is_quiet: bool = False) -> None:
        self.rooms, self.rng, self.is_quiet = rooms, Random(seed), is_quiet
        self.made: tuple[Any, ...] = ()
        self.turns: list[CoachedTurn] = [coach(rooms, AskedCoach())]
        while self.turns[-1].ending is None:
            self.move()

    def move(self) -> None:
        turn = self.turns[-1]
        legal = [move for offer in turn.moment.offers for move in offer.moves]
        move = self.rng.choice(legal)
        if self.rng.random() < PLAYS_LIKE_A_BOT:
            sight = Sight(turn.moment.view, turn.moment.history)
            move = self.rooms.make_bot("beginner").choose(sight, tuple(legal), self.rng, None)
        told = self.ask(move, turn)
        if told.doubt is not None:
            self.turns.append(told)
            assert told.moment.view == turn.moment.view and not told.remarks
            move = self.rng.choice([move, *legal])
            told = self.ask(move, told, is_sure=True)
            assert told.doubt is None, "who was asked is not asked again"
        self.made = (*self.made, msgspec.to_builtins(move))
        self.turns.append(told)
        if told.moment.beats:
            assert [view for _, view in fold(turn.moment.view, told.moment.beats)][-1] == told.moment.view

    def ask(self, move: Any, turn: CoachedTurn, is_sure: bool = False) -> CoachedTurn:
        asked = AskedCoach(
            self.made, msgspec.to_builtins(move), is_sure, self.is_quiet, spoken=turn.spoken, costliest=turn.costliest
        )
        return coach(self.rooms, asked)


@cache
def played(game: str) -> Learner:
    return Learner(rooms_of(game), 3)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_to_its_score(game: str) -> None:
    learner = played(game)
    last = learner.turns[-1]
    assert sorted(last.places)[0] == 1 and len(last.places) == len(last.names)
    assert not last.moment.offers and [each.of for each in last.remarks][-2:] == ["end", "turning"]
    said = {remark.of for turn in learner.turns for remark in turn.remarks}
    assert said >= {"goal", "first"} and (last.rounds == 0 or said >= {"round", "last"})
    rounds = [turn.round for turn in learner.turns]
    assert rounds == sorted(rounds) and (not last.rounds or rounds[-1] == last.rounds)
    assert coach(learner.rooms, AskedCoach(learner.made, costliest=last.costliest)).remarks == last.remarks


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language_about_pieces_and_rules_that_exist(game: str) -> None:
    learner = played(game)
    pages = rules_page(learner.rooms, "en")
    for turn in learner.turns:
        pieces = {*learner.rooms.game.pieces(turn.moment.view)}
        lines = [line for remark in turn.remarks for line in remark.lines]
        lines += [*turn.doubt.lines, *turn.doubt.better] if turn.doubt else []
        for lang in LANGUAGES:
            voice = Voice(lesson_text(lang, learner.rooms.game), turn.names, turn.seat, turn.moment.setting)
            said = [(line.phrase.key, voice.say(line.phrase)) for line in lines]
            assert all(told and (key.startswith("coach-turning") or len(told.split()) <= LONGEST) for key, told in said)
        for remark in turn.remarks:
            if remark.of == "first":
                assert remark.rule.split()[1] in pages
                assert {ref for line in remark.lines for ref in line.about} <= pieces


@pytest.mark.parametrize("game", GAMES)
def test_every_first_decision_has_its_words(game: str) -> None:
    rooms = rooms_of(game)
    for lang in LANGUAGES:
        catalogue = lesson_catalogue(rooms.package, lang)
        for first in find_whole_game(rooms).first:
            assert f"\ncoach-{first.say} = " in catalogue


def test_the_coach_asks_before_what_gives_much_away_and_seldom() -> None:
    """By the judge, at most once in three choices, and never when it was asked to be quiet."""
    learner = played("break-the-code")
    asked = [turn.spoken for turn in learner.turns if turn.doubt is not None and turn.spoken is not None]
    assert asked and all(later - earlier >= 3 for earlier, later in pairwise(asked))
    assert learner.turns[-1].costliest is not None and learner.turns[-1].costliest.given >= MUCH
    quiet = Learner(rooms_of("break-the-code"), 3, is_quiet=True)
    assert not [turn for turn in quiet.turns if turn.doubt or any(remark.of == "good" for remark in turn.remarks)]


def test_a_choice_that_mattered_and_was_the_best_is_praised() -> None:
    rooms = rooms_of("break-the-code")
    turn = coach(rooms, AskedCoach())
    study = rooms.study
    assert study is not None and study.deduction is not None
    legal = [msgspec.to_builtins(move) for offer in turn.moment.offers for move in offer.moves]
    told = [coach(rooms, AskedCoach(move=move)) for move in legal]
    praised = [each for each in told if any(remark.of == "good" for remark in each.remarks)]
    asked = [each for each in told if each.doubt is not None]
    assert praised and asked and len(praised) + len(asked) <= len(told)


def test_notes_are_on_the_sheet_that_comes_back() -> None:
    rooms = rooms_of("lost-code")
    note = msgspec.to_builtins(Mark(Symbol.BIRD, 0))
    plain, noted = coach(rooms, AskedCoach()), coach(rooms, AskedCoach(notes=(CoachNote(0, note),)))
    assert noted.moment.sheet != plain.moment.sheet and noted.moment.view == plain.moment.view


def test_what_is_no_move_is_refused() -> None:
    rooms = rooms_of("lost-code")
    with pytest.raises(BadInput):
        coach(rooms, AskedCoach(move={"type": "swop"}))
    with pytest.raises(IllegalMove):
        coach(rooms, AskedCoach(move={"type": "swap", "symbol": "bear"}))
    with pytest.raises(BadInput, match="at most"):
        coach(rooms, AskedCoach(made=({},) * 1000))
    with pytest.raises(BadInput, match="no lessons"):
        coach(replace(rooms, lessons=None), AskedCoach())
