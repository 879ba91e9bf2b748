"""How a game ended, said in every place and every language from one phrase."""

import gzip
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import cairn as package
from cairn.cli.names import shown_names
from cairn.core.game import Result
from cairn.core.record import Record, from_json
from cairn.core.table import new_table
from cairn.games import rooms_of
from cairn.games.arnak.rules.scoring import ArnakResult
from cairn.games.break_code.rules.guesses import BreakCodeResult
from cairn.play.frames import frames
from cairn.terminal.board import Desk
from cairn.text import LANGUAGES, Voice, text
from cairn.text.ending import ending
from tests.cli.command import cairn
from tests.rules.break_code.playing import A, B, C, Table, asked, begun, cards_asked, gave_up, outcome, right, wrong

NAMES = ("Ada", "Ben", "Cleo")
GOLDEN = Path(__file__).parents[1] / "golden" / "records"


def said(result: Result, seat: int | None = None, lang: str = "en") -> str:
    return Voice(text(lang), NAMES[: len(result.places)], seat).say(ending(result))


# Games with points: The Lost Code, Think Str8!, Arnak


@pytest.mark.parametrize(
    ("scores", "places", "told"),
    [
        ((34, 20), (1, 2), "Ada wins with 34 points"),
        ((-3, 1), (2, 1), "Ben wins with 1 point"),
        ((0, -2, -1), (1, 3, 2), "Ada wins with 0 points"),
        ((12, 12), (2, 1), "Ben wins with 12 points (on the tiebreak)"),
        ((9, 12, 12), (3, 1, 2), "Ben wins with 12 points (on the tiebreak)"),
        ((12, 12, 3), (1, 1, 3), "A shared win with 12 points each: Ada, Ben"),
        ((1, 1), (1, 1), "A shared win with 1 point each: Ada, Ben"),
    ],
)
def test_points_are_said_with_the_winner(scores: tuple[int, ...], places: tuple[int, ...], told: str) -> None:
    """LC 6.4, AR 11.2: the winner by points or by the rule for ties, or all who share the win."""
    assert said(Result(scores, places)) == said(ArnakResult(scores, places)) == told


def test_you_are_the_one_who_is_told() -> None:
    assert said(Result((34, 20), (1, 2)), 0) == "You win with 34 points"
    assert said(Result((34, 20), (1, 2)), 1) == "Ada wins with 34 points"
    assert said(Result((7, 7), (1, 1)), 1) == "A shared win with 7 points each: Ada, you"


@pytest.mark.parametrize(
    ("result", "to_you", "to_others"),
    [
        (ArnakResult((45,), (1,), 40, 2), "You beat the rival, 45 to 40", "Ada beats the rival, 45 to 40"),
        (ArnakResult((40,), (2,), 45, 1), "The rival wins, 45 to 40", "The rival wins, 45 to 40"),
        (ArnakResult((40,), (1,), 40, 1), "A draw with the rival, 40 to 40", "A draw with the rival, 40 to 40"),
        (
            ArnakResult((40,), (2,), 40, 1),
            "The rival wins, 40 to 40 (on the tiebreak)",
            "The rival wins, 40 to 40 (on the tiebreak)",
        ),
        (
            ArnakResult((40,), (1,), 40, 2),
            "You beat the rival, 40 to 40 (on the tiebreak)",
            "Ada beats the rival, 40 to 40 (on the tiebreak)",
        ),
    ],
)
def test_a_game_alone_is_won_or_lost_against_the_rival(result: ArnakResult, to_you: str, to_others: str) -> None:
    """AR 13.11: more points win, a tie is broken by AR 11.2; it is never that nobody wins."""
    assert said(result, 0) == to_you and said(result) == to_others


# A game without points: Break the Code


def both_wrong(table: Table) -> Table:
    first = table.turn
    return wrong(wrong(table, first), 1 - first)


BREAK_THE_CODE: dict[str, tuple[Callable[[], Result], str]] = {
    "two, one right (BC 4.1)": (lambda: outcome(gave_up(right(begun(2), A), B)), "Ada wins"),
    "two, both right (BC 4.1)": (lambda: outcome(right(right(begun(2), A), B)), "A draw"),
    "two, nobody right (BC 4.5)": (
        lambda: outcome(both_wrong(cards_asked(begun(2, last_guesses=1)))),
        "A draw",
    ),
    "three, one right (BC 4.3)": (lambda: outcome(right(asked(asked(begun(3), A), B), C)), "Cleo wins"),
    "three, two right (BC 4.3)": (
        lambda: outcome(wrong(right(right(begun(3), A), B), C)),
        "A shared win: Ada, Ben",
    ),
    "three, all out (BC 4.4)": (lambda: outcome(wrong(wrong(wrong(begun(3), A), B), C)), "Nobody wins"),
    "three, no cards left (BC 4.4)": (lambda: outcome(cards_asked(begun(3))), "Nobody wins"),
}


@pytest.mark.parametrize("kind", BREAK_THE_CODE)
def test_break_the_code_has_no_points(kind: str) -> None:
    made, told = BREAK_THE_CODE[kind]
    result = made()
    assert isinstance(result, BreakCodeResult)
    assert said(result) == told
    assert ending(result).facts["points"] == "none"


# All languages


@pytest.mark.parametrize(
    ("result", "seat", "pl", "ru"),
    [
        (Result((21, 20), (1, 2)), 0, "Wygrywasz: 21 punktów", "Вы победили: 21 очко"),
        (Result((22, 20), (1, 2)), 1, "Wygrywa Ada: 22 punkty", "Побеждает Ada: 22 очка"),
        (Result((1, 0), (1, 2)), 1, "Wygrywa Ada: 1 punkt", "Побеждает Ada: 1 очко"),
        (
            Result((5, 5), (1, 2)),
            1,
            "Wygrywa Ada: 5 punktów (przy równej liczbie punktów)",
            "Побеждает Ada: 5 очков (при равенстве очков)",
        ),
        (Result((1, 1), (1, 1)), 1, "Wspólna wygrana, po 1 punkcie: Ada, ty", "Общая победа, по 1 очку: Ada, вы"),
        (Result((21, 21), (1, 1)), 1, "Wspólna wygrana, po 21 punktów: Ada, ty", "Общая победа, по 21 очку: Ada, вы"),
        (BreakCodeResult((1, 0), (1, 2)), 0, "Wygrywasz", "Вы победили"),
        (BreakCodeResult((0, 1), (2, 1)), 0, "Wygrywa Ben", "Побеждает Ben"),
        (BreakCodeResult((0, 0), (1, 1)), 0, "Remis", "Ничья"),
        (BreakCodeResult((0, 0, 0), (2, 2, 2)), 0, "Nikt nie wygrywa", "Никто не победил"),
        (ArnakResult((45,), (1,), 40, 2), 0, "Pokonujesz przeciwnika 45 : 40", "Вы победили соперника 45 : 40"),
        (ArnakResult((45,), (1,), 40, 2), None, "Ada pokonuje przeciwnika 45 : 40", "Ada побеждает соперника 45 : 40"),
        (ArnakResult((40,), (2,), 45, 1), 0, "Wygrywa przeciwnik 45 : 40", "Побеждает соперник 45 : 40"),
        (ArnakResult((40,), (1,), 40, 1), 0, "Remis z przeciwnikiem 40 : 40", "Ничья с соперником 40 : 40"),
    ],
)
def test_other_languages_say_the_same(result: Result, seat: int | None, pl: str, ru: str) -> None:
    plain = {lang: said(result, seat, lang).replace("\u00a0", " ") for lang in ("pl", "ru")}
    assert plain == {"pl": pl, "ru": ru}


# Everybody who tells of it


def records() -> list[str]:
    return sorted(each.name.removesuffix(".jsonl.gz") for each in GOLDEN.iterdir())


def record_of(name: str) -> tuple[str, Record]:
    line = gzip.decompress((GOLDEN / f"{name}.jsonl.gz").read_bytes()).decode()
    return line, from_json(line, package.game)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["arnak-bird-one", "break-the-code-three", "lost-code-plain", "think-str8"])
def test_replay_says_it(name: str, lang: str, tmp_path: Path) -> None:
    line, record = record_of(name)
    (file := tmp_path / "game.jsonl").write_text(line, encoding="utf-8")
    assert record.result is not None
    told = Voice(text(lang), shown_names(text(lang), record.seats, record.bots)).say(ending(record.result))
    shown = cairn("replay", str(file), "--lang", lang).out
    assert f"{told}." in shown


@pytest.mark.parametrize("name", records())
def test_the_list_of_records_and_the_review_say_it(name: str, tmp_path: Path) -> None:
    line, record = record_of(name)
    (file := tmp_path / "game.jsonl").write_text(line, encoding="utf-8")
    assert record.result is not None
    listed = cairn("records", "list", str(file)).out.splitlines()[0]
    assert listed.endswith(f"; {Voice(text('en'), record.seats).say(ending(record.result))}")
    seats = listed.rpartition(" steps  ")[2].partition(";")[0]
    scores = [each.rpartition(" ")[2] for each in seats.split(", ")]
    assert (scores == list(map(str, record.result.scores))) == record.result.has_points
    assert frames(rooms_of(record.game), record, None).ending == ending(record.result)


def test_analyse_says_it(tmp_path: Path) -> None:
    line, record = record_of("break-the-code-two")
    (file := tmp_path / "game.jsonl").write_text(line, encoding="utf-8")
    assert record.result is not None
    for lang in LANGUAGES:
        voice = Voice(text(lang), shown_names(text(lang), record.seats, record.bots))
        first = cairn("analyse", str(file), "--lang", lang).out.splitlines()[0]
        assert first.endswith(f"{voice.say(ending(record.result))}.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_it_at_the_end(lang: str) -> None:
    """Of a solo game that was lost, too (AR 13.11)."""
    _, record = record_of("arnak-bird-one")
    match = package.replay(record)
    board = rooms_of("arnak").terminal
    for result in (ArnakResult((40,), (2,), 45, 1), ArnakResult((45,), (1,), 40, 2)):
        voice = Voice(text(lang, match.game), ("Ada",), 0, {"side": "bird"})
        desk = Desk(match.view(0), (), (), voice, text("en", match.game))
        (closing,) = board.closing(desk, result)
        assert closing.endswith(f"{said(result, 0, lang)}.")


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_sums_over_games_without_points_have_none(command: str) -> None:
    """Wins are counted; a mean of right guesses is no score."""
    out = cairn(
        command, "break-the-code", "--bots", "random,random", "--deals" if command == "arena" else "--games", "2"
    )
    rows = [line.split() for line in out.out.splitlines() if "random" in line]
    assert rows and all("–" in row for row in rows)


# Before the first round


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["lost-code-plain", "think-str8", "break-the-code-three", "arnak-bird-two"])
def test_no_table_says_round_0(name: str, lang: str) -> None:
    """As soon as it is shown to somebody."""
    _, record = record_of(name)
    rooms, game = rooms_of(record.game), package.game(record.game)
    console = Console(width=120, file=StringIO())
    table = new_table(game, record.options)
    for step in (None, *record.steps[:40]):
        if step is not None:
            table.add(step)
        if game.chance(table.state) is not None:
            continue  # nobody is shown a table that is being dealt
        sight = table.sight(0)
        voice = Voice(text(lang, game), record.seats, 0, rooms.words.setting(sight.view))
        console.print(rooms.terminal.render(Desk(sight, (), (), voice, text("en", game))))
    shown = console.file.getvalue().replace("\u00a0", " ")  # type: ignore[attr-defined]  # it is the one above
    assert not re.search(r"(round|runda|раунд) 0\b", shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_analyse_does_not_say_round_0(lang: str, tmp_path: Path) -> None:
    """Of Break the Code, where the first question is asked before any was answered."""
    line, _ = record_of("break-the-code-two")
    (file := tmp_path / "game.jsonl").write_text(line, encoding="utf-8")
    shown = cairn("analyse", str(file), "--lang", lang).out.replace("\u00a0", " ")
    assert re.search(r"(start|początek|начало), (step|krok|шаг)", shown)
    assert not re.search(r"(round|runda|раунд) 0\b", shown)
