"""`cairn play`: whole games typed at a terminal, what is shown there, and what is not."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Styled

from cairn.cli.play import play, run_play
from cairn.core.errors import BadInput, BadOption, IllegalMove, UnknownName
from cairn.core.game import Result
from cairn.core.match import new_match, replay_record
from cairn.core.record import read
from cairn.core.sight import Sight
from cairn.core.steps import Played
from cairn.core.values import replace
from cairn.games import find, rooms_of
from cairn.games.lost_code.rules.moves import Choose, Final, Take
from cairn.games.lost_code.rules.state import State
from cairn.games.lost_code.words.warnings import warning_phrase
from cairn.terminal.board import Ambiguous, Board, Desk, find_by_word, fold_word
from cairn.terminal.layout import draw_rule, shorten
from cairn.text import LANGUAGES, Voice, text
from cairn.text.pages import chapters, rule, rules_page
from tests.cli.player import Evening
from tests.loose import AnyMatch, AnySight, whole

GOLDEN = Path(__file__).parents[1] / "golden" / "cli"
TABLES = [
    ("lost-code", 2, {}),
    ("lost-code", 3, {"expansions": ["shortcut", "curse"], "beginner": True}),
    ("lost-code", 4, {"expansions": ["shortcut", "curse"], "variant": "x"}),
    ("think-str8", 2, {"beginner": True}),
    ("think-str8", 4, {}),
]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def drawn(what: object) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def board_of(match: AnyMatch) -> Board:
    board: Board = rooms_of(match.game.name).terminal
    return board


def desk_of(match: AnyMatch, sight: AnySight, moves: tuple[Any, ...], lang: str = "en") -> Desk:
    """What the seat of the sight has before it."""
    setting = rooms_of(match.game.name).words.setting(sight.view)
    voice = Voice(text(lang, match.game), match.names, sight.view.seat, setting)
    return Desk(sight, moves, (), voice, text("en", match.game))


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_whole_game_against_bots(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, options: dict[str, Any], lang: str
) -> None:
    """Every line fits into 80 columns, nothing typed is refused, and the end is told."""
    evening = Evening(game, players=players, lang=lang, **options)
    shown = evening.play(monkeypatch, then_anything=True)
    assert evening.match.result is not None
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert not [line for line in shown.splitlines() if line.startswith(" ! ")]
    assert text(lang).say("game-over") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_plays_what_is_piped_into_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    """The same seed and the same lines: the same game, with its record."""
    with monkeypatch.context() as typing:
        evening = Evening(lang=lang, seed=4, expansions=["shortcut"])
        evening.play(typing, then_anything=True)
    file = tmp_path / "game.jsonl"
    arguments = ["lost-code", "--seed", "4", "--lang", lang, "--option", "expansions=shortcut", "--record", str(file)]
    arguments += ["--bots", "steady,steady,steady"]
    ran = CliRunner().invoke(play, arguments, input="\n".join([*evening.typed, ""]), catch_exceptions=False)
    assert ran.exit_code == 0
    assert text(lang).say("game-over") in ran.output
    record = read(file.read_text("utf-8"), find)
    assert record.result == evening.match.result == replay_record(find("lost-code"), record).result
    assert record.seats[1:] == ("steady 1", "steady 2", "steady 3")


def test_without_bots_of_that_name_nobody_plays() -> None:
    with pytest.raises(UnknownName, match="bot: 'clever' is not known"):
        run_play("lost-code", bots=("clever",))


def test_somebody_must_be_a_person() -> None:
    with pytest.raises(BadOption, match="2 bots leave no seat for a person"):
        run_play("lost-code", players=2, bots=("random", "random"))


def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such file or directory"):
        run_play("lost-code", record=str(tmp_path / "nowhere" / "game.jsonl"))


@pytest.mark.parametrize("names", [("Ada", "Ben"), ("\x1b[2J",)])
def test_names_that_do_not_fit_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="name: "):
        run_play("lost-code", players=2, bots=("random",), names=names)


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ([], ("Player 1", "beginner 1", "beginner 2", "beginner 3")),
        (["--players", "2", "--name", "Ada"], ("Ada", "beginner")),
        (["--name", "Ada", "--name", "Ben"], ("Ada", "Ben", "beginner 1", "beginner 2")),
        (["--bots", "random,steady", "--name", "Ada", "--name", "Ben"], ("Ada", "Ben", "random", "steady")),
        (["--bots", "random"], ("Player 1", "random")),
        (["--bots", "none", "--players", "3"], ("Player 1", "Player 2", "Player 3")),
    ],
)
def test_who_sits_where(tmp_path: Path, arguments: list[str], seats: tuple[str, ...]) -> None:
    """People first, then bots; anyone who has no bot is a person."""
    file = tmp_path / "game.jsonl"
    ran = CliRunner().invoke(play, ["lost-code", *arguments, "--record", str(file)], input="quit\n")
    assert ran.exit_code == 0
    assert read(file.read_text("utf-8"), find).seats == seats


@pytest.mark.parametrize("line", ["quit", "koniec", "", None])
def test_quitting_keeps_the_record(tmp_path: Path, line: str | None) -> None:
    """`quit`, or no more input: the table is left with status 0, and what was played is kept."""
    file = tmp_path / "game.jsonl"
    given = "" if line is None else f"{line}\n"
    ran = CliRunner().invoke(play, ["lost-code", "--seed", "1", "--lang", "pl", "--record", str(file)], input=given)
    assert ran.exit_code == 0
    assert "Kończysz grę." in ran.output and "Grę zapisano w" in ran.output
    assert read(file.read_text("utf-8"), find).result is None


def test_an_interrupt_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()

    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    evening.sitting.play()
    assert evening.shown.getvalue().endswith("You left the game.".ljust(79) + "\n")


# What a seat is shown


def worlds(state: State, seat: int) -> list[State]:
    """The position, and others that `seat` cannot tell from it: an own stone changed for one that nobody sees."""
    found = [state]
    for symbol in state.table.symbols:
        own, unseen = state.racks[seat][symbol.place], state.unseen[symbol.place]
        for digit in unseen:
            rack = tuple(digit if at == symbol.place else each for at, each in enumerate(state.racks[seat]))
            pool = tuple(sorted({*unseen, own} - {digit}))
            found.append(
                replace(
                    state,
                    racks=(*state.racks[:seat], rack, *state.racks[seat + 1 :]),
                    unseen=(*state.unseen[: symbol.place], pool, *state.unseen[symbol.place + 1 :]),
                )
            )
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_board_never_tells_the_own_digits(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, options: dict[str, Any], lang: str
) -> None:
    """LC 1.1: whatever stands on the seat's own rack, its owner is shown the same table, sheet, log and help."""
    evening = Evening(game, players=players, lang=lang, seed=7, **options)
    match, board = evening.match, board_of(evening.match)
    for number in range(36):
        for seat in match.to_act[:1] if number % 6 == 0 else ():
            shown = set()
            for state in worlds(match.state, seat)[::4]:
                moves = tuple(match.game.moves(state, seat))
                sight = Sight(match.game.view(state, seat), match.view(seat).history)
                desk = desk_of(match, sight, moves, lang)
                sheet = board.command("sheet", [], desk)
                written = drawn(sheet.what)  # type: ignore[union-attr]  # of what a command gives, a sheet is shown
                texts = [drawn(board.render(desk)), written, board.prompt(desk)]
                shown.add("\n".join([*texts, *board.log(desk), str(board.help(desk))]))
            assert len(shown) == 1
        match.play(match.to_act[0], match.moves(match.to_act[0])[-1])


@pytest.mark.parametrize("terminal", [False, True])
def test_at_one_device_each_sees_the_own_view_only(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    """Between two people the screen is emptied and asks for the next one before anything is shown."""
    evening = Evening(people=3, players=4, terminal=terminal)
    shown = evening.play(monkeypatch, then_anything=True)
    before, *turns = re.split(r"Pass the device to (Ada|Ben|Cleo)\.", shown)
    assert CONTROL.sub("", before).strip() == ""
    told = list(zip(turns[::2], turns[1::2], strict=True))
    assert {name for name, _ in told} == {"Ada", "Ben", "Cleo"}
    for name, screen in told[:-1]:
        heads = re.findall(r"^ {10,}(\S.*?) +stock", CONTROL.sub("", screen), flags=re.MULTILINE)
        others = [other for other in ("Ada", "Ben", "Cleo") if other != name]
        assert heads and all("you" in head and name not in head for head in heads)
        assert all(other in head for head in heads for other in others)
        assert not [other for other in others if f"{other}, it is your turn" in screen]
        if terminal:
            assert screen.rstrip("\x1b[1m ").endswith("\x1b[2J\x1b[H")
    assert shown.count("\x1b[2J\x1b[H") >= 2 * len(told) if terminal else "\x1b" not in shown


def test_what_stood_on_the_screen_before_is_never_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is drawn on the alternate screen; how it ended stays on the one of before, below what was there."""
    shown = Evening(players=2, terminal=True).play(monkeypatch, then_anything=True)
    assert shown.startswith("\x1b[?1049h") and "\x1b[3J" not in shown
    table, ended = shown.split("\x1b[?1049l")
    assert "The game is over." in ended and "\x1b[2J" not in ended and "\x1b[2J" in table


def test_one_person_is_never_asked_to_pass_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Pass the device" not in Evening().play(monkeypatch, then_anything=True)


def test_colour_only_repeats_what_letters_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of a coloured board are those of a plain one."""
    coloured = Evening(terminal=True, height=60).play(monkeypatch)
    assert "\x1b[" in coloured
    plain = Evening(terminal=False).play(monkeypatch)
    assert CONTROL.sub("", coloured).split()[:120] == plain.split()[:120]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_reviewed_by_eye(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Round 3 of a game with both expansions, as it was read and found good."""
    evening = Evening(lang=lang, seed=1, expansions=["shortcut", "curse"])
    with monkeypatch.context() as typing:
        typing.setattr(evening, "_anything", lambda: one_move(evening))
        shown = evening.play(typing, then_anything=True)
    lines = [line.rstrip() for line in shown[shown.rindex("\n\n─ ") + 2 :].splitlines()]
    golden = (GOLDEN / f"lost-code.{lang}.txt").read_text("utf-8")
    assert "\n".join([*lines, ""]) == golden


def one_move(evening: Evening) -> str:
    """The first move that is allowed, until round 4."""
    seat = evening.sitting.looking
    assert seat is not None
    if evening.match.state.round == 4:
        raise EOFError
    return evening.spelt(evening.match.moves(seat)[0], seat)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("height", [24, 30])
def test_the_table_stays_in_sight_to_the_last_round(monkeypatch: pytest.MonkeyPatch, lang: str, height: int) -> None:
    """With two players the rounds take ten lines: the oldest give way to the rest of the table and to the news."""
    evening = Evening(players=2, lang=lang, seed=2, terminal=True, height=height)
    shown = evening.play(monkeypatch, then_anything=True)
    screens = [CONTROL.sub("", each).splitlines() for each in shown.split("\x1b[2J\x1b[H")[1:]]
    assert len(screens) > 30
    for lines in screens[:-1]:
        typed = next(at for at, line in enumerate(lines) if line.startswith(" > "))
        assert typed < height
        assert len([line for line in lines[:typed] if line.startswith("─")]) == 3
    said = text(lang, find("lost-code"))
    tenth = [lines for lines in screens if said.say("round-of", round=10, rounds=10) in lines[0]]
    earlier = [said.say("rounds-earlier", count=count) for count in range(2, 6)]
    assert tenth
    assert any(each in line for each in earlier for lines in tenth for line in lines) == (height == 24)


def test_only_the_narrow_terminal_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    wide, narrow = Evening(), Evening(width=60)
    assert "This terminal is 60 columns wide" in narrow.play(monkeypatch, "board")
    assert narrow.shown.getvalue().count("This terminal is 60") == 1
    assert "This terminal" not in wide.play(monkeypatch)


def test_the_first_screen_says_what_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, about in {"lost-code": "Everyone but you can see your digits", "break-the-code": "Ask questions"}.items():
        shown = Evening(game, players=2).play(monkeypatch, "board")
        assert shown.count(about) == shown.count("New here? Type rules 1.") == 1


def test_the_name_of_another_set_of_wheels_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Wheels “narrow-five”" in Evening(wheels="narrow-five").play(monkeypatch)


def test_names_with_wide_letters_keep_the_columns() -> None:
    assert shorten("日本語の名前です", 9) == "日本語の…" and cell_len(shorten("日本語の名前です", 9)) == 9
    assert shorten("日本語の名前 12", 9) == "日本… 12"
    assert cell_len(draw_rule(Styled("日本語"), Styled("日本語")).plain) == 80


def test_names_of_bots_are_whole_beside_the_tokens() -> None:
    ran = CliRunner().invoke(
        play,
        ["lost-code", "--option", "expansions=shortcut", "--option", "variant=x", "--bots", "steady,steady,steady"],
        input="quit\n",
    )
    head = ran.output.splitlines()[2]
    assert head.split()[:7] == ["you", "Steady", "1", "Steady", "2", "Steady", "3"]
    assert "Stea…" not in ran.output


def test_of_equal_scores_the_reason_is_told() -> None:
    """LC 6.4: the lowest in the stack wins; points below 0 have a minus sign."""
    match = new_match(
        find("lost-code"), replace(whole(find("lost-code").options), players=2), seed=1, names=("Ada", "Ben")
    )
    desk, closing = desk_of(match, match.view(0), ()), board_of(match).closing
    assert closing(desk, Result((-2, -2), (2, 1))) == [
        "The game is over. Ben wins with −2 points (on the tiebreak).",
        "Tied on points: the lowest in the stack wins (LC 6.4).",
    ]
    assert closing(desk, Result((3, -2), (1, 2))) == ["The game is over. You win with 3 points."]


def test_two_of_one_name_are_refused() -> None:
    for names in (("Ada", "Ada"), ("Ada", "random")):
        with pytest.raises(BadInput, match="is the name of two who play"):
            run_play("lost-code", players=3, bots=("random",), names=names)


@pytest.mark.parametrize("word", ["quit", "koniec"])
def test_who_is_handed_the_device_may_leave(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    evening = Evening(people=2, players=2, lang="pl")
    shown = evening.play(monkeypatch, word)
    assert "Kończysz grę." in shown and "Runda 1" not in shown


# What a person types


def shown_for(monkeypatch: pytest.MonkeyPatch, *lines: str, **table: object) -> str:
    return Evening(**table).play(monkeypatch, *lines)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("en", "7 30", "LC 4.1: the width-7 wheel is taken"),
        ("en", "3 30", "LC 4.2: a range of width 3 can start at 19 at most"),
        ("en", "8 0", "LC 4.1: there is no width-8 wheel"),
        ("en", "accept", "LC 4.1: you can’t do that now"),
        ("en", "bet", "write it like this: bet 4 9, or 4 9, or 9-12"),
        ("en", "bet seven nine", "write it like this: bet 4 9, or 4 9, or 9-12"),
        ("en", "frobnicate", "“frobnicate” is not a command"),
        ("en", "b", "“b” could be board, bet"),
        ("en", "12-9", "the range 12-9 runs backwards: write 9-12"),
        ("en", "9" * 5000, "write it like this: bet"),
        ("en", "bet 3 " + "9" * 5000, "write it like this: bet"),
        ("en", "1-" + "9" * 5000, "write it like this: bet"),
        ("en", "mark snake " + "9" * 5000, "“99999"),
        ("en", "rules " + "9" * 5000, "there is no rule 9999"),
        ("en", "hint " + "4" * 5000, "there is no hint “4"),
        ("en", "hint 5", "there is no hint “5”: the levels are 1 to 4"),
        ("en", "hint 1 2", "“2” does not belong to this command"),
        ("en", "mark cat 3", "“cat” is not one of: B\u00a0bird, J\u00a0jaguar"),
        ("en", "mark be x", "“x” is not a digit"),
        ("en", "mark snake 9", "LC 10.1: digits run from 0 to 7"),
        ("en", "undo", "there is nothing to undo"),
        ("en", "rules 5.99", "there is no rule 5.99"),
        ("en", "board now", "“now” does not belong to this command"),
        ("pl", "7 3", "LC 4.1: koło o\u00a0szerokości\u00a07\u00a0jest już zajęte"),
        ("pl", "undo", "nie ma czego cofnąć"),
        ("pl", "wyklucz b 3", "„b” może znaczyć: ptak, niedźwiedź"),
        ("ru", "7 3", "LC 4.1: диск шириной\u00a07\u00a0уже взят"),
        ("ru", "лист 5", "напишите так: лист"),
        ("ru", "исключить с 3", "символа «с» нет; есть: П\u00a0птица"),
    ],
)
def test_what_cannot_be_done_gets_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, lang: str, line: str, answer: str
) -> None:
    evening = Evening(lang=lang, seed=71)
    before = evening.match.record
    shown = evening.play(monkeypatch, line)
    assert f" ! {answer}" in shown
    assert evening.match.record == before or before.steps == evening.match.record.steps[: len(before.steps)]
    assert not [step for step in evening.match.record.steps[len(before.steps) :] if getattr(step, "seat", 1) == 0]


def test_an_empty_line_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = shown_for(monkeypatch, "", "   ")
    assert shown.count("Your turn.") == 3
    assert " ! " not in shown


@pytest.mark.parametrize("line", ["bet 4 9", "4 9", "9-12", "9–12", "BET 4, 9", "be 4 9", "obstaw 4 9"])
def test_a_bet_may_be_written_in_many_ways(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    evening = Evening(lang="pl" if line.startswith("o") else "en")
    evening.play(monkeypatch, line)
    assert [
        step for step in evening.match.record.steps if str(step).startswith("Played(seat=0, move=Bet(width=4, low=9)")
    ]


def test_marks_that_leave_no_digit_are_flagged(monkeypatch: pytest.MonkeyPatch) -> None:
    """LC 10.1: they are made all the same, with a sign on the board and a word about it."""
    shown = Evening(seed=71).play(monkeypatch, "mark snake 1 2 4 5", "mark snake 7", "unmark snake 4")
    rows = re.findall(r"^ S snake +.* 3 +(\S.*?) *$", shown, flags=re.MULTILINE)
    assert rows == ["· 1 2 · 4 5 · 7", "· × × · × × · 7", "· × × · × × · × !", "· × × · 4 × · ×"]
    assert " ".join(shown.split()).count("No digit is left for the snake: that cannot be true.") == 1


def test_marks_are_made_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """LC 10.1: a mark is crossed out on the board, is part of the record, and can go again."""
    evening = Evening(seed=71)
    shown = evening.play(monkeypatch, "mark snake 5 7", "unmark snake 5", "unmark s", "unmark s", "mark snake 3")
    rows = re.findall(r"^ S snake +.* 3 +(\S.*?) *$", shown, flags=re.MULTILINE)
    assert rows == ["· 1 2 · 4 5 · 7", "· 1 2 · 4 × · ×", "· 1 2 · 4 5 · ×", "· 1 2 · 4 5 · 7"]
    assert "Ruled out for the snake: 5, 7." in shown and "Possible again for the snake: 5." in shown
    assert shown.count("Your sheet already says so") == 2  # no mark is left; the 3 is seen
    assert len(evening.match.notes(0)) == 4


def test_a_refused_mark_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    evening.play(monkeypatch, "mark snake 5 9")
    assert evening.match.notes(0) == ()


def test_undo_takes_a_move_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turned die may be turned back as long as nobody has answered; a final bet until the last."""
    evening = Evening(seed=10)
    shown = evening.play(monkeypatch, "accept", "undo")
    assert "Your last move is undone." in shown
    assert evening.match.to_act == (0,) and evening.match.state.phase.value == "turn"
    assert shown.rstrip().count("Accept the dice, or turn one of them.") == 2


def test_what_is_done_again_after_an_undo_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Evening(seed=10).play(monkeypatch, "accept", "undo", "accept")
    assert shown.count("You accept the dice.") == 2


def test_undo_does_not_reach_behind_an_open_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    """LC 4.4: the roller bets first, and others have yet to bet; a wheel once set stays all the same."""
    evening = Evening(people=2, players=2, seed=1)
    shown = evening.play(monkeypatch, "", "accept", "4 9", "", "quit")
    assert "takes the width-4 wheel" in shown
    roller = evening.match.state.order[0]
    assert evening.match.state.phase.value == "bet" and not evening.match.can_undo(roller)
    with pytest.raises(IllegalMove, match="nothing-to-take-back"):
        evening.match.undo(roller)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seed", "options", "kind", "after"),
    [("think-str8", 1, {}, Choose, "place"), ("lost-code", 3, {"expansions": ["shortcut"]}, Take, "turn")],
)
def test_a_token_chosen_or_taken_cannot_be_taken_back_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seed: int,
    options: dict[str, Any],
    kind: type[Choose] | type[Take],
    after: str,
    lang: str,
) -> None:
    """LC 4.4, 8.3, 11.3: nothing has been revealed, and the person is asked again; the rule alone makes it final."""
    evening = Evening(game, players=2, lang=lang, seed=seed, **options)
    match, comes = evening.match, -1 if after == "place" else 0  # who chooses last places next; who rolls turns next
    while not _is_asked_for(match, kind) or match.state.order[comes]:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    view = match.view(0).view
    meant = [move for move in match.moves(0) if isinstance(move, kind) and warning_phrase(view, move) is None]
    shown = evening.play(monkeypatch, evening.spelt(meant[0], 0), text(lang).say("command-undo"))
    assert match.state.phase.value == after
    assert " ".join(text(lang).say("refusal-nothing-to-take-back").split()) in " ".join(shown.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [Take, Final])
def test_a_bet_on_a_digit_in_plain_view_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, kind: type[Take] | type[Final], lang: str
) -> None:
    """LC 6.5, 8.3: with a token or at the end; typed again it is made."""
    evening = Evening(players=2, lang=lang, seed=3, expansions=["shortcut"])
    match = evening.match
    while not _is_asked_for(match, kind):
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    view, before = match.view(0).view, own_moves(match)
    doubted = next(move for move in match.moves(0) if warning_phrase(view, move) is not None)
    line = evening.spelt(doubted, 0)
    with monkeypatch.context() as typing:
        shown = evening.play(typing, line)
    assert " ".join(text(lang).say("type-again").split()) in " ".join(shown.split())
    assert own_moves(match) == before
    with monkeypatch.context() as typing:
        evening.play(typing, line, line)
    assert own_moves(match) == [*before, doubted]


def own_moves(match: AnyMatch) -> list[Any]:
    return [step.move for step in match.record.steps if isinstance(step, Played) and not step.seat]


def _is_asked_for(match: AnyMatch, kind: type) -> bool:
    """Whether seat 0 may make a move of that kind."""
    return any(isinstance(move, kind) for move in match.moves(0))


FINAL_BY_A_RULE = {"en": "rule", "pl": "zasad", "ru": "правил"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_every_table_refuses_is_said_for_every_table(lang: str) -> None:
    """A page says the same sentences: none of them speaks of a key of the terminal; undo names both of its reasons."""
    assert FINAL_BY_A_RULE[lang] in text(lang).say("refusal-nothing-to-take-back")
    for key in ("not-your-turn", "not-now", "nothing-to-take-back", "game-over"):
        assert "?" not in text(lang).say(f"refusal-{key}")


def test_undo_does_not_reach_behind_news(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    shown = evening.play(monkeypatch, "4 9", "undo")
    assert " ! there is nothing to undo" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_can_be_read_at_the_table(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    word = text(lang).say("command-rules")
    shown = " ".join(shown_for(monkeypatch, f"{word} 5.5", f"{word} 7", f"{word} 13", word, lang=lang).split())
    page = rules_page(rooms_of("lost-code"), lang)
    assert " ".join((rule(page, "5.5") or "").replace("**", "").split()[:8]) in shown
    assert "LC 7.2" in shown
    assert text(lang, find("lost-code")).say("wheels-usual") in shown  # the whole chapter, with its tables
    assert all(title in shown for title in chapters(page).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_says_what_can_be_done_now(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    said = text(lang, find("lost-code"))
    shown = shown_for(monkeypatch, "?", lang=lang, seed=10)
    assert said.say("command-accept") in shown and said.say("move-accept") in shown
    assert said.say("help-bet", edition="stones", width=5, range="9-13") not in shown
    assert said.say("command-sheet") in shown and said.say("command-quit") in shown
    assert said.say("help-marks") in shown and said.say("mark-stack") in shown


def test_log_and_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = shown_for(monkeypatch, "log", "sheet", "board")
    assert (
        shown.count("The bird digits are dealt: you (?), bot 1 (3)") == 1
    )  # in the log only: the racks stand on the board
    assert "Your sheet" in shown and "no answer yet" in shown
    assert shown.count("Wheels: width, points") == 2


# Words


def test_accents_may_be_left_out_but_count_where_they_matter() -> None:
    known = {"green": ("Z", "zielony"), "yellow": ("Ż", "żółty")}
    assert fold_word("Żółty") == "zolty" and fold_word("połóż") == "poloz"
    assert [find_by_word(word, known) for word in ("ż", "z", "zol", "żó", "zie", "x")] == [
        "yellow",
        "green",
        "yellow",
        "yellow",
        "green",
        None,
    ]
    assert find_by_word("zi", known, by_beginning=False) is None
    with pytest.raises(Ambiguous):
        find_by_word("b", {"bird": ("bird",), "bear": ("bear",)})


def test_every_game_has_a_board() -> None:
    for name, part in {"lost-code": "Track", "think-str8": "Track", "break-the-code": "Face-up cards"}.items():
        match = new_match(find(name), find(name).options, seed=1)
        seat = match.to_act[0]
        assert part in drawn(board_of(match).render(desk_of(match, match.view(seat), match.moves(seat))))
