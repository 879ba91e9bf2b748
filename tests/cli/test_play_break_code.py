"""`cairn play break-the-code`: whole games typed at a terminal, what is shown there, and what is not."""

import re
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import cairn
from cairn.cli.screen import Page, Screen
from cairn.core.sight import Sight
from cairn.core.steps import Noted, Played, Undone
from cairn.games.break_code.rules.events import Guessed, Happening
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Name, Wait
from cairn.games.break_code.rules.pieces import tile_ref
from cairn.games.break_code.rules.sheet import Cross, Mark, Write
from cairn.games.break_code.rules.state import View
from cairn.games.break_code.rules.table import Options
from cairn.games.break_code.rules.tiles import Colour, Tile, tiles
from cairn.games.break_code.terminal.board import BOARD
from cairn.games.break_code.terminal.labels import say, short_tile
from cairn.games.break_code.words.table import WORDS
from cairn.terminal.board import Desk, Play, Show
from cairn.text import LANGUAGES, Text, Voice, text
from tests.cli.player import NAMES, Evening
from tests.contract.adapters.break_code import ADAPTER
from tests.contract.play import Trail, follow, play
from tests.rules.break_code import playing
from tests.rules.break_code.playing import (
    A,
    B,
    Table,
    asked,
    begun,
    called,
    gave_up,
    guessed,
    named,
    played,
    result,
    right,
    wrong,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "cli"
TABLES = [(players, rules) for players in (2, 3, 4) for rules in ("standard", "tagiron")]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def drawn(what: object) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def desk(state: Table, seat: int = A, lang: str = "en", notes: tuple[Mark, ...] = (), alone: bool = True) -> Desk:
    moves = tuple(playing.moves(state, seat))
    noted = tuple(Noted(seat, 0, note) for note in notes)
    return Desk(
        sight := playing.sight(state, seat), moves, noted, voice(sight, lang, seat if alone else None), english()
    )


def voice(sight: Sight[View, Happening], lang: str = "en", seat: int | None = None) -> Voice:
    return Voice(text(lang, BREAK_THE_CODE), NAMES, seat, WORDS.setting(sight.view))


def english() -> Text:
    return text("en", BREAK_THE_CODE)


def board(state: Table, seat: int = A, lang: str = "en", *notes: Mark) -> str:
    return drawn(BOARD.render(desk(state, seat, lang, notes)))


def ending(state: Table, seat: int = A, alone: bool = True) -> str:
    ended, seen = result(state), desk(state, seat, alone=alone)
    assert ended is not None
    return drawn(BOARD.result(seen, ended)) + "\n" + "\n".join(BOARD.closing(seen, ended))


def evening(**table: Any) -> Evening:
    return Evening("break-the-code", **{"players": 2, **table})


def free_to_guess(named: str, **table: Any) -> Evening:
    """The first deal in which a person begins who holds none of these tiles, and so may well mean them."""
    for seed in count():
        sitting = evening(seed=seed, **table)
        state = sitting.match.state
        if state.starter < table.get("people", 1) and not set(state.hands[state.starter]) & set(tiles(named)):
            return sitting
    raise AssertionError("there is always such a deal")


def with_one_five(lang: str) -> Evening:
    """The first deal in which the one person begins, with one of the green fives and no tile above."""
    for seed in count():
        sitting = evening(seed=seed, lang=lang)
        state = sitting.match.state
        if state.starter == 0 and state.hands[0][-1] is Tile.G5 and state.hands[0].count(Tile.G5) == 1:
            return sitting
    raise AssertionError("there is always such a deal")


FIRST = 470
"""A deal in which the one person begins and holds w0 b2 b4 b6 w8; the first two cards are where-3-4 and sum-middle."""


def moves_of(sitting: Evening, seat: int = 0) -> list[Any]:
    """The seat's moves, without those that it took back."""
    moves: list[Any] = []
    for step in sitting.match.record.steps:
        if isinstance(step, Played) and step.seat == seat:
            moves.append(step.move)
        elif isinstance(step, Undone) and step.seat == seat:
            moves.pop()
    return moves


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_a_whole_game_against_bots(monkeypatch: pytest.MonkeyPatch, players: int, rules: str, lang: str) -> None:
    """Every line fits into 80 columns, nothing typed is refused, and the end is told."""
    sitting = evening(players=players, lang=lang, rules=rules)
    shown = sitting.play(monkeypatch, then_anything=True)
    assert sitting.match.result is not None and moves_of(sitting)
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert not [line for line in shown.splitlines() if line.startswith(" ! ")]
    assert text(lang, BREAK_THE_CODE).say("result-secret") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_a_whole_game_at_one_device(monkeypatch: pytest.MonkeyPatch, players: int, rules: str, lang: str) -> None:
    """The same without bots, with a right guess in the end."""
    sitting = evening(players=players, people=players, lang=lang, rules=rules, seed=3)
    match = sitting.match
    monkeypatch.setattr(sitting, "_anything", lambda: well_played(sitting))
    shown = sitting.play(monkeypatch, then_anything=True)
    assert match.result is not None and sum(match.result.scores) > 0
    assert not [line for line in shown.splitlines() if line.startswith(" ! ")]


def well_played(sitting: Evening) -> str:
    """Three questions, and then the code."""
    seat, match = sitting.sitting.looking, sitting.match
    if seat is None:
        return ""
    state, moves = match.state, match.moves(seat)
    code = state.hands[1 - seat] if state.table.for_two else state.centre
    if isinstance(moves[0], Name):
        return sitting.spelt(Name(code[len(state.named[seat])]), seat)
    wanted = Guess() if len(state.discards) > 2 and Guess() in moves else moves[0]
    return sitting.spelt(wanted, seat)


# What a seat is shown


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_the_board_never_tells_what_the_seat_cannot_know(players: int, rules: str) -> None:
    """BC 2.4, 3.12: other hands, another centre, other secret guesses: the same table, sheet, log, news and help."""
    options = Options(players=players, rules="tagiron" if rules == "tagiron" else "standard", last_guesses=1)
    rng, compared = Random(players), 0
    for seed in range(3):
        trail = play(BREAK_THE_CODE, options, Random(seed), ADAPTER)
        for length in sorted(rng.sample(range(30, len(trail.steps) + 1), 6)):
            seat = rng.randrange(players)
            steps = trail.steps[:length]
            other = follow(BREAK_THE_CODE, options, ADAPTER.world(options, steps, seat, rng))
            compared += other.end.hands != trail.states[length].hands
            lang = rng.choice(list(LANGUAGES))
            assert all_shown(table(trail, length), seat, lang) == all_shown(table(other, length), seat, lang)
    assert compared > 5


def table(trail: Trail, number: int) -> Table:
    history: Any = trail.history(number)
    return Table(trail.states[number], history)


def all_shown(state: Table, seat: int, lang: str) -> str:
    seen = desk(state, seat, lang)
    if result(state) is not None:
        return ending(state, seat)
    sheet = BOARD.command("sheet", [], seen)
    assert isinstance(sheet, Show)
    texts = [drawn(BOARD.render(seen)), drawn(sheet.what), str(BOARD.help(seen))]
    if seat in seen.view.to_act:
        texts.append(BOARD.prompt(seen))
    return "\n".join([*texts, *BOARD.log(seen), *BOARD.news(seen, 0)])


@pytest.mark.parametrize("terminal", [False, True])
def test_at_one_device_each_sees_the_own_hand_only(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    """BC 2.4: between two people the screen is emptied; nobody's hand is shown to another, in the end neither."""
    sitting = evening(players=3, people=3, terminal=terminal, seed=3)
    monkeypatch.setattr(sitting, "_anything", lambda: well_played(sitting))
    shown = CONTROL.sub("", sitting.play(monkeypatch, then_anything=True))
    hands = {name: "  ".join(map(short, hand)) for name, hand in zip(NAMES, sitting.match.state.hands, strict=False)}
    before, *turns = re.split(r"Pass the device to (Ada|Ben|Cleo)\.", shown)
    assert before.strip() == ""
    told = list(zip(turns[::2], turns[1::2], strict=True))
    last_screen, closing = told[-1][1].split(" the end · ")
    told[-1] = (told[-1][0], last_screen)
    assert {name for name, _ in told} == {"Ada", "Ben", "Cleo"}
    for name, screen in told:
        assert hands[name] in screen
        assert not [other for other in hands if other != name and hands[other] in screen]
    for hand in hands.values():
        assert hand not in closing and hand.replace("  ", " ") not in closing
    assert len(re.findall(r"^ .* hidden  ", closing, re.MULTILINE)) == 4  # three hands and the centre


def short(tile: Tile) -> str:
    return tile[1] + tile[0]


def test_colour_only_repeats_what_letters_say(monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = evening(terminal=True, height=60).play(monkeypatch, "1")
    assert "\x1b[" in coloured
    assert CONTROL.sub("", coloured).split()[:100] == evening().play(monkeypatch, "1").split()[:100]


def test_on_a_screen_the_latest_questions_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """24 lines hold hands, cards, the last questions, the last news, the prompt and what is typed."""
    state = begun(4)
    for _ in range(12):
        state = asked(state, state.turn)
    console = Console(width=80, height=24, force_terminal=True, color_system=None)
    monkeypatch.setattr("builtins.input", str)
    screen = Screen(console, left_out=str)
    with console.capture() as capture:
        screen.table(Page(BOARD.render(desk(state)), ["news"] * 9))
        screen.ask("prompt")
    before, shown = CONTROL.sub("\f", capture.get()).split("\f\f")
    assert before.split() == ["news"] * 9  # there is no room for all of them: they are read first
    lines = shown.replace("\f", "").splitlines()
    assert len(lines) == 24
    assert "… and 5 earlier (type sheet)" in shown
    at = lines.index("─" * 80)
    assert lines[at - 1].split() == board(state).splitlines()[-2].split()
    assert [line.strip() for line in lines[at + 1 :]] == ["news", "prompt", ">"]


# Boards reviewed by eye


def reviewed(players: int) -> tuple[Table, tuple[Mark, ...]]:
    """Some way into a game: questions of every kind, a guess, and marks on the sheet."""
    row = "where-1-2 neighbours-colour spread sum-middle where-5 count-black"
    rules, starter = ("tagiron" if players == 3 else "standard"), (3 if players == 4 else B)
    state = begun(players, rules=rules, starter=starter, row=row)
    if players == 2:
        state = guessed(state, B, "b0 b2 w3 g5 w6")
    for card, digit in [("where-1-2", 2), ("neighbours-colour", None), ("spread", None), ("where-5", None)]:
        state = asked(state, state.turn, card, digit)
        if players == 3:
            state = called(state, *([2] if card == "neighbours-colour" else []))
            state = named(state, 2, "b0 w0 b1 w1 b2") if state.guessing else state
        if players == 4 and card == "spread":
            state = wrong(state, state.turn)
    assert state.turn == A
    other = (A + 1) % players
    marks: list[Mark] = [
        Cross(Tile.W0),
        Cross(Tile.G5, True),
        Write(other, "c", 6, Colour.WHITE),
        Write(other, "a", None, Colour.BLACK),
    ]
    if players > 2:
        marks.append(Write(None, "b", 2))
    return state, tuple(marks)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_board_reviewed_by_eye(players: int, lang: str) -> None:
    """As it was read and found good; three players play TAGIRON."""
    state, marks = reviewed(players)
    seen = desk(state, A, lang, marks)
    shown = "\n".join([drawn(BOARD.render(seen)), *BOARD.news(seen, 0), ""])
    assert shown == (GOLDEN / f"break-the-code-{players}.{lang}.txt").read_text("utf-8")


def test_the_asker_is_told_which_cards_are_for_all() -> None:
    """BC 6.2; with four players everybody answers everything, so nothing is marked."""
    row = "spread where-5 sum-all"
    for players, rules, marked in [(2, "tagiron", 2), (3, "tagiron", 2), (4, "tagiron", 0), (2, "standard", 0)]:
        shown = board(begun(players, rules=rules, row=row))
        assert len(re.findall(r"(smallest|sum of all) \*", shown)) == marked
        assert ("* you answer too" in shown) == bool(marked)


def test_who_is_out_and_who_was_right() -> None:
    """BC 3.7, 4.3."""
    state = right(wrong(begun(4), A), B)
    shown = board(state, 2)
    assert re.search(r"^  Ada +· +· +· +· +out ", shown, re.MULTILINE)
    assert re.search(r"^  Ben +· +· +· +· +right$", shown, re.MULTILINE)
    assert "last turn: you" in shown and "guess: wrong" in shown and "guess: right" in shown
    assert re.search(r"^  centre +6b  7w  8w  9b", board(state, B), re.MULTILINE)  # seen by anyone who has guessed
    assert re.search(r"^  centre +·   ·   ·   ·", shown, re.MULTILINE)


# The end


def test_the_end_of_a_game_for_two() -> None:
    """BC 3.12, 4.1: the hand that was found was named aloud; the other one stays hidden."""
    state = gave_up(right(begun(), A), B)
    shown = ending(state, B)
    assert re.search(r"^ Ada +right +hidden +1st$", shown, re.MULTILINE)
    assert re.search(r"^ you +gave up +0w 3b 6w 7b 8w +–$", shown, re.MULTILINE)
    assert "guess 0w 3b 6w 7b 8w: right" in shown
    assert shown.endswith("The game is over. The code was broken by: Ada.\nAda wins.")
    assert ending(state, A).endswith("\nYou win.") and "›" not in ending(state, A)
    assert re.search(r"^ Ben +gave up +0w 3b 6w 7b 8w", ending(state, A, alone=False), re.MULTILINE)


def test_a_draw() -> None:
    """BC 4.1, 4.5."""
    both = ending(right(right(begun(), A), B))
    assert both.endswith("The game is over. The code was broken by: you, Ben.\nA draw.")
    state = begun(last_guesses=1, row="where-0")
    while state.row:
        state = asked(state, state.turn)
    nobody = ending(wrong(wrong(state, state.turn), 1 - state.turn))
    assert nobody.endswith("The game is a draw: nobody broke the code.")
    assert len(re.findall(r" wrong .* 1st$", nobody, re.MULTILINE)) == 2


def test_a_game_without_a_winner() -> None:
    """BC 4.4."""
    state = wrong(wrong(wrong(begun(3), A), B), 2)
    shown = ending(state)
    assert shown.endswith("The game is over: nobody was right, and everyone is out.")
    assert re.search(r"^ centre +1b 2w 4w 6b 7w$", shown, re.MULTILINE)
    assert re.search(r"^ centre +hidden$", ending(state, alone=False), re.MULTILINE)
    assert len(re.findall(r"wrong .* –$", shown, re.MULTILINE)) == 3


def test_winners_of_tagiron_are_placed() -> None:
    """BC 6.8."""
    state = called(asked(begun(3, rules="tagiron"), A), B)
    state = named(state, B, state.centre)
    state = called(asked(state, state.turn), A)
    shown = ending(named(state, A, state.centre))
    assert shown.endswith("Ben wins.\nYou are right too: place 2.")
    assert re.search(r"^ Cleo +none +hidden +–$", shown, re.MULTILINE)


# What a person types


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("en", "7", "BC 3.1: you can only ask a face-up card"),
        ("en", "ask 0", "BC 3.1: you can only ask a face-up card"),
        ("en", "1", "BC 3.2: say which digit: 1 3 or 1 4"),
        ("en", "1 5", "BC 3.2: pick a digit only for a card with two digits"),
        ("en", "2 5", "BC 3.2: pick a digit only for a card with two digits"),
        ("en", "ask", "write it like this: ask 3, or 3, or 3 2"),
        ("en", "ask two", "write it like this: ask 3, or 3, or 3 2"),
        ("en", "wait", "BC 3.4: on your turn you ask or guess: you cannot pass"),
        ("en", "give up", "BC 3.4: on your turn you ask or guess: you cannot pass"),
        ("en", "give in", "write it like this: give up"),
        ("en", "guess 1b 1b", "BC 3.11: black 1 cannot be at b"),
        ("en", "guess 9w", "BC 3.11: white 9 cannot be at a"),
        ("en", "guess 1b 1w 2b 2w 3b 3w", "BC 3.11: the guess has 5 positions left, but you named 6 tiles"),
        ("en", "guess 5b", "“5b” is not a tile: write a digit and a colour (b black, w white, g green)"),
        ("en", "guess b", "“b” is not a tile"),
        ("en", "b3", "“b3” is not a command"),
        ("en", "cross", "write it like this: cross 1b 2w"),
        ("en", "cross x3", "“x3” is not a tile"),
        ("en", "write", "write it like this: write bot 1 b 1b c 7 d -"),
        ("en", "write b", "write it like this: write bot 1 b 1b c 7 d -"),
        ("en", "write Zoe b 3", "there is no player “Zoe”; there are: bot 1"),
        ("en", "write centre b 3", "BC 7.3: with two players the sheet has no positions for a final answer"),
        ("en", "write b 5b", "“5b” is not a tile"),
        ("en", "sheet 3", "write it like this: sheet"),
        ("en", "undo", "there is nothing to undo"),
        ("pl", "1", "BC 3.2: dodaj, o którą cyfrę pytasz: 1 3 albo 1 4"),
        ("pl", "zgaduję w9", "BC 3.11: biała\u00a09\u00a0nie może stać na miejscu a"),
        ("pl", "czekam", "BC 3.4: w\u00a0swojej turze musisz zadać pytanie albo odgadywać kod"),
        ("pl", "skreśl 5c", "„5c” to nie płytka: napisz cyfrę i\u00a0kolor (c czarna, b biała, z\u00a0zielona)"),
        ("ru", "1", "BC 3.2: добавьте, про какую цифру вопрос: 1 3\u00a0или\u00a01 4"),
        ("ru", "отгадываю 9б", "BC 3.11: белая\u00a09\u00a0не может стоять на месте a"),
        ("ru", "сдаюсь", "BC 3.4: в\u00a0свой ход задают вопрос или отгадывают код"),
    ],
)
def test_what_cannot_be_done_gets_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, lang: str, line: str, answer: str
) -> None:
    sitting = evening(lang=lang, seed=FIRST)
    before = sitting.match.record
    shown = sitting.play(monkeypatch, line)
    wanted = answer.replace("\u00a0", " ")  # which blanks hold is no matter here
    assert f" ! {wanted}" in re.sub(r" *\n {3}", " ", shown).replace("\u00a0", " ")
    assert sitting.match.record == before


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "1 3"),
        ("en", "ask 1 3"),
        ("en", "ASK 1, 3"),
        ("en", "a 1 3"),
        ("pl", "pytam 1 3"),
        ("pl", "ask 1 3"),
        ("ru", "спр 1 3"),
    ],
)
def test_a_question_may_be_written_in_many_ways(monkeypatch: pytest.MonkeyPatch, lang: str, line: str) -> None:
    """BC 3.2."""
    sitting = evening(lang=lang, seed=FIRST)
    sitting.play(monkeypatch, line)
    assert moves_of(sitting) == [Ask("where-3-4", 3)]


@pytest.mark.parametrize(
    ("lang", "rules", "lines"),
    [
        ("en", "standard", ["guess 1b w2 5 g5"]),
        ("en", "standard", ["guess", "b1", "2w 5g", "5"]),
        ("en", "tagiron", ["guess r1 2b 5 g5"]),
        ("pl", "standard", ["zgaduje 1c 2b 5z", "5"]),
        ("pl", "standard", ["zgaduję", "c1", "w2", "g5 5z"]),
        ("pl", "tagiron", ["zgaduję 1c b2 5z", "5"]),
        ("ru", "standard", ["отгадываю 1ч Б2 5з 5"]),
        ("ru", "tagiron", ["отгадываю к1 2с 5 5"]),
    ],
)
def test_a_guess_may_be_written_in_many_ways(
    monkeypatch: pytest.MonkeyPatch, lang: str, rules: str, lines: list[str]
) -> None:
    """BC 3.11: one tile after another or all in one line; letters of the player's language come before English ones."""
    sitting = free_to_guess("b1 w2 g5", lang=lang, rules=rules)
    sitting.play(monkeypatch, *lines)
    assert moves_of(sitting) == [Guess(), *map(Name, tiles("b1 w2 g5 g5"))]


def test_a_line_is_played_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = evening(seed=3)
    shown = sitting.play(monkeypatch, "guess 1b 4w 3b")
    assert " ! BC 3.11: black 3 cannot be at c" in shown
    assert moves_of(sitting) == [] and sitting.match.state.phase.value == "turn"


@pytest.mark.parametrize(
    ("lang", "tile", "twice"),
    [
        ("en", "You hold {} yourself, so it", "You hold one green 5 yourself, so there cannot be two in the code."),
        ("pl", "{} jest u ciebie, więc", "Jedna zielona 5 jest u ciebie, więc w kodzie nie może być dwóch."),
        ("ru", "{} стоит у вас, так", "Одна зелёная 5 стоит у вас, так что двух в коде быть не может."),
    ],
)
@pytest.mark.parametrize("fives", [1, 2])
def test_a_guess_in_one_line_that_cannot_be_meant_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, lang: str, fives: int, tile: str, twice: str
) -> None:
    """BC 1.1: a tile of the seat's own hand, or one more 5 than is left; typed again it is made."""
    sitting = with_one_five(lang)
    own = sitting.match.state.hands[0]
    voice = sitting.sitting._desk(0).voice
    below = [Tile.B0, Tile.W0] if fives == 2 else [own[0]]
    guess = (*(each for each in below if each not in own or fives == 1), *[Tile.G5] * fives, *tiles("b6 w6 b7 w7"))[:5]
    line = f"{say(voice, 'command-guess')} {' '.join(short_tile(voice, each) for each in guess)}"
    with monkeypatch.context() as typing:
        shown = " ".join(sitting.play(typing, line).split()).replace("\u00a0", " ")
    name = voice.name(tile_ref(own[0])).replace("\u00a0", " ")
    asked = twice if fives == 2 else tile.format(name if lang == "en" else name.capitalize())
    assert f"? {asked}" in shown
    assert moves_of(sitting) == []
    with monkeypatch.context() as typing:
        sitting.play(typing, line, line)
    assert moves_of(sitting)[:6] == [Guess(), *map(Name, guess)]


def test_too_long_a_guess_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """BC 3.6: a right guess with one tile too many, which would end the game, is refused like a wrong one."""
    answers = set()
    for found in (True, False):
        sitting = evening(seed=2)
        assert sitting.match.state.starter == 1
        code = sitting.match.state.hands[1] if found else tiles("b1 w1 b2 w2 b3")
        shown = sitting.play(monkeypatch, f"guess {' '.join(code)} w9")
        answers.add(re.findall(r" ! .*", shown)[0])
        assert not moves_of(sitting)
    assert len(answers) == 1


def test_tiles_are_taken_back_until_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """BC 3.12."""
    sitting = evening(seed=FIRST)
    shown = sitting.play(monkeypatch, "guess 1b 2w", "undo", "undo", "undo", "2", "undo")
    guesses = re.findall(r"^  your guess +(\S.*?)  +green", shown, re.MULTILINE)
    assert guesses == ["1b  2w  _   _   _", "1b  _   _   _   _", "_   _   _   _   _"]
    assert shown.count("Your last move is undone.") == 3
    assert shown.count(" ! there is nothing to undo") == 1  # the question was answered
    assert moves_of(sitting) == [Ask("sum-middle")]


def test_a_guess_is_told_to_its_guesser(monkeypatch: pytest.MonkeyPatch) -> None:
    """BC 3.6: only right or wrong; with two players it stands on the board."""
    sitting = free_to_guess("b1 w1 b2 w2 b3")
    shown = sitting.play(monkeypatch, "guess 1b 1w 2b 2w 3b")
    assert "You guess black 1, white 1, black 2, white 2, black 3: wrong." in " ".join(shown.split())
    assert "guess 1b 1w 2b 2w 3b: wrong" in shown


def test_guess_or_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """BC 6.6: first the word, then the tiles."""
    sitting = free_to_guess("b1 w1 b2", players=3, people=3, rules="tagiron")
    starter = sitting.match.state.starter
    first = NAMES[starter]
    shown = sitting.play(monkeypatch, "", "guess", "1", "guess 1b", "guess", "", "wait", "", "w", "", "1r 1b 2r")
    assert f"{first}, it is your turn. Ask one of the face-up cards." in shown
    assert " ! BC 6.6: on your turn you ask" in shown
    assert " ! BC 6.6: type only guess now; you name the tiles once everyone has decided" in re.sub(
        r" *\n {3}", " ", shown
    )
    assert "Guess now, or wait?" in shown and "Name the tile at position d." in shown
    assert moves_of(sitting, starter)[1:] == [Guess(), *map(Name, tiles("b1 w1 b2"))]
    assert Wait() in moves_of(sitting, (starter + 1) % 3)


def test_giving_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """BC 4.6."""
    sitting = evening(players=3, people=3, seed=3)
    starter, code = sitting.match.state.starter, " ".join(sitting.match.state.centre)
    lines = ["", f"guess {code}", "", "1", "give up", "", "?", "give"]
    shown = sitting.play(monkeypatch, *lines)
    assert " ! BC 4.6: in this last turn you can only guess or give up" in shown
    assert "Your last turn" in shown and "skip your last turn" in shown
    assert [moves_of(sitting, (starter + step) % 3) for step in (1, 2)] == [[GiveUp()], [GiveUp()]]
    assert f"{NAMES[starter]} wins." in shown


# Letters


@pytest.mark.parametrize("rules", ["standard", "tagiron"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_is_read_as_it_is_drawn(lang: str, rules: str) -> None:
    """BC 6.1: in either order and in capitals too."""
    state = played(begun(2, rules=rules), (A, Guess()))
    for tile in Tile:
        place = desk(state, lang=lang)
        drawn_as = short_tile(place.voice, tile)
        for word in (drawn_as, drawn_as[::-1], drawn_as.upper()):
            assert BOARD.shorthand([word], place) == Play(Name(tile))


# The sheet


def test_tiles_are_crossed_off_and_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """BC 7.2: the seat's own tiles are dotted, a cross is part of the record, and can go again."""
    sitting = evening(seed=FIRST)
    lines = ["cross b3 5 w7", "cross g5 b3 2b", "uncross b3", "uncross 9w", "uncross"]
    shown = sitting.play(monkeypatch, *lines)
    black = re.findall(r"black +(\S.*?) *$", shown, re.MULTILINE)
    green = re.findall(r"green +(\S.*?) *$", shown, re.MULTILINE)
    assert black == ["0 1 · 3 ·   · 7 8 9", *["0 1 · × ·   · 7 8 9"] * 2, *["0 1 · 3 ·   · 7 8 9"] * 2]
    assert green == ["5 5", "× 5", "× ×", "× ×", "5 5"]
    assert "Crossed off: 3b 5g 7w." in shown and "No longer crossed off: 5g 5g 7w." in shown
    assert shown.count("Your sheet already says so") == 1
    notes = [step.note for step in sitting.match.notes(0)]
    assert notes[:4] == [Cross(Tile.B3), Cross(Tile.G5), Cross(Tile.W7), Cross(Tile.G5, True)]


@pytest.mark.parametrize(
    ("lang", "line", "marks"),
    [
        ("en", "write b 3w", [Write(None, "b", 3, Colour.WHITE)]),
        ("en", "write centre b 3w", [Write(None, "b", 3, Colour.WHITE)]),
        ("en", "write bot 2 a 5 e w", [Write(2, "a", 5), Write(2, "e", None, Colour.WHITE)]),
        ("en", "write 1 C b7", [Write(1, "c", 7, Colour.BLACK)]),
        ("pl", "zapisz środek c 7b", [Write(None, "c", 7, Colour.WHITE)]),
        ("pl", "zapisz srodek c c", [Write(None, "c", None, Colour.BLACK)]),
        ("ru", "записать 2 с 7б в 2", [Write(2, "c", 7, Colour.WHITE), Write(2, "b", 2)]),
    ],
)
def test_places_are_written_on(monkeypatch: pytest.MonkeyPatch, lang: str, line: str, marks: list[Mark]) -> None:
    """BC 7.1, 7.3."""
    sitting = evening(players=3, seed=3, lang=lang)
    shown = sitting.play(monkeypatch, line)
    assert " ! " not in shown
    assert [step.note for step in sitting.match.notes(0)] == marks


def test_what_was_written_stands_on_the_board_and_goes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = evening(seed=3)
    shown = sitting.play(monkeypatch, "write c 7w d b", "write c -", "write c -", "sheet")
    rows = re.findall(r"^  bot 1 +(\S.*?)  +white", shown, re.MULTILINE)
    assert rows == ["·   ·   ·   ·   ·", "·   ·   7w  b   ·", "·   ·   ·   b   ·", "·   ·   ·   b   ·"]
    assert "Written for bot 1: c 7w, d b." in shown and "Written for bot 1: c –." in shown
    assert shown.count("Your sheet already says so") == 1
    assert "Your sheet" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_true_is_flagged(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """BC 1.2, 7.1: it is written all the same, with a sign on the board and a word about it."""
    word = text(lang, BREAK_THE_CODE).say("command-write")
    shown = evening(seed=3, lang=lang).play(monkeypatch, f"{word} c 7 d 6", f"{word} d 8", "?")
    assert shown.count("·   ·   7!  6!  ·") == 1 and shown.count("·   ·   7   8   ·") >= 1
    told = text(lang, BREAK_THE_CODE).say("written-wrong", places="c, d")
    assert shown.replace("\n", " ").count(told[:40]) == 1
    assert text(lang, BREAK_THE_CODE).say("mark-wrong") in shown


def test_a_name_that_may_be_several_is_asked_back(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = evening(players=4, seed=3)
    shown = sitting.play(monkeypatch, "write bot b 3", "write e b 3", "write e 3")
    assert " ! “bot” could be bot 1, bot 2, bot 3, centre" in shown
    assert " ! there is no player “e”; there are: bot 1, bot 2, bot 3, centre" in shown
    assert " ! BC 7.1: the sheet has positions a to d for each other hand" in shown
    assert not sitting.match.notes(0)


# Help and words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_says_what_can_be_done_now(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    said = text(lang, BREAK_THE_CODE)
    facts = {"rules": "standard", "tiles": "", "players": 2}
    guess, ask, name = (said.say(f"help-{key}", **facts)[:24] for key in ("guess", "ask", "name"))
    word = said.say("command-guess")
    first, then = evening(lang=lang, seed=3).play(monkeypatch, "?", word, "?").split(f"> {word}")
    assert guess in first and ask in first and name not in first
    assert name in then and guess not in then and ask not in then
    assert said.say("help-write-code", **facts) in first


def test_news_do_not_repeat_what_stands_on_the_board() -> None:
    """Cards and secret tiles are left out, who guessed and what followed is told."""
    state = wrong(asked(begun(3), A), B)
    told = BOARD.news(desk(state), 0)
    assert told[0] == "You start." and len(told) == 3
    assert told[2] == "Ben guesses the code: wrong."
    assert len(BOARD.log(desk(state))) > len(told)


def test_the_referee_reads_everything() -> None:
    """A record that is replayed for nobody in particular tells hands, guesses and calls (BC 2.4)."""
    state = wrong(asked(begun(3), A), B)
    lines = BOARD.log(referee(state))
    assert "Ben’s hand: white 0, black 3, white 6, black 7, white 8." in lines
    assert any("Ben names black 0." in line for line in lines)
    sealed = called(asked(begun(3, rules="tagiron"), A), B)
    assert any("Ada decides to wait. Ben decides to guess." in line for line in BOARD.log(referee(sealed)))


def referee(state: Table) -> Desk:
    """Nobody in particular, who has read everything."""
    sight = Sight(playing.view(state, None), state.history)
    return Desk(sight, (), (), voice(sight), english())


def test_who_looks_on_sees_no_hand_before_the_end() -> None:
    """BC 2.4: no hand, no sheet, not the centre; when the game is over, everything."""
    state = wrong(asked(begun(3), A), B)
    shown = drawn(BOARD.render(onlooker(state)))
    assert re.search(r"^▸ Cleo +·   ·   ·   ·   ·", shown, re.MULTILINE)
    assert re.search(r"^  Ben +·   ·   ·   ·   · +out", shown, re.MULTILINE)
    assert re.search(r"^  centre +·   ·   ·   ·   ·", shown, re.MULTILINE)
    assert "guess: wrong" in shown and "crossed off" not in shown
    state = right(state, 2)
    ended = result(state)
    assert ended is not None
    shown = drawn(BOARD.result(onlooker(state), ended))
    assert re.search(r"^ Ada +none +0b 2b 3w 5g 9w +–$", shown, re.MULTILINE)
    assert re.search(r"^ centre +1b 2w 4w 6b 7w$", shown, re.MULTILINE)
    assert "hidden" not in shown


def onlooker(state: Table) -> Desk:
    sight = playing.sight(state, None)
    return Desk(sight, (), (), voice(sight), english())


def test_a_seed_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (evening(players=3, seed=9) for _ in range(2))
    assert first.play(monkeypatch, then_anything=True) == second.play(monkeypatch, then_anything=True)
    assert [event for event in first.match.events(None) if isinstance(event, Guessed)]


def test_the_table_before_the_first_question() -> None:
    shown = board(begun())
    assert "No question has been asked yet." in shown and "›" not in shown
    assert cairn.Match(BREAK_THE_CODE, seed=1).to_act
    assert "turn: Ben" in board(played(begun(starter=B)))
