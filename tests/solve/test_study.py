"""What is said beside a game: odds, verdicts with proofs, choices weighed, and whole games looked at again."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import cairn as package
from cairn.core.errors import BadInput
from cairn.core.events import Event
from cairn.core.steps import Noted
from cairn.core.table import new_table
from cairn.core.values import Value
from cairn.games import rooms_of
from cairn.games.break_code.rules.pieces import screen_ref, tile_ref
from cairn.games.lost_code.rules.offers import stone_ref
from cairn.games.lost_code.rules.sheet import Mark
from cairn.games.rooms import Rooms
from cairn.play.analysis import Chosen, Known, accuracy, analysis, find_first_known
from cairn.play.games import play
from cairn.reason.study import SMALLEST, Cell, Deduction, Line
from cairn.text import LANGUAGES, text
from cairn.text.words import AnyProofs
from tests.loose import AnyMatch

GAMES = [("lost-code", 3), ("lost-code", 2), ("think-str8", 3), ("break-the-code", 2), ("break-the-code", 3)]


def deduction_of(rooms: Rooms) -> Deduction[Value, Event]:
    assert rooms.study is not None and rooms.study.deduction is not None
    return rooms.study.deduction


def proofs_of(rooms: Rooms) -> AnyProofs:
    assert rooms.proofs is not None
    return rooms.proofs


def begun(game: str, players: int, moves: int) -> AnyMatch:
    """A match between careful bots, after so many moves."""
    match = package.Match(game, players=players, seed=f"{game} {players} study")
    bot, rng = package.bot("steady", game=game), Random(1)
    for _ in range(moves):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    return match


def truth(match: AnyMatch, seat: int) -> dict[str, str]:
    """Where something is hidden from the seat, and what is there."""
    state: Any = match.state
    if hasattr(state, "racks"):
        return {stone_ref(symbol, seat): str(state.racks[seat][symbol.place]) for symbol in state.table.symbols}
    hands: dict[int | None, Any] = {owner: hand for owner, hand in enumerate(state.hands) if owner != seat}
    if not state.table.for_two:
        hands[None] = state.centre
    return {
        f"{screen_ref(owner)}/{place}": tile_ref(tile)
        for owner, hand in hands.items()
        for place, tile in zip("abcde", hand, strict=False)
    }


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_odds_are_those_of_the_belief_and_leave_the_truth(game: str, players: int, moves: int) -> None:
    match = begun(game, players, moves)
    study = deduction_of(rooms_of(game))
    for seat in range(players):
        sight = match.view(seat)
        odds = study.odds(sight, values=True)
        belief = package.belief(sight)
        assert odds.codes == len(belief.codes) == study.count(sight) and odds.bits == pytest.approx(belief.entropy)
        chances = {(each.where, each.what): each.chance for each in odds.cells}
        assert all(0 < chance <= 1 + 1e-12 for chance in chances.values())
        for where, what in truth(match, seat).items():
            assert chances[where, what] > 0
            assert sum(chance for (place, _), chance in chances.items() if place == where) == pytest.approx(1)
        if odds.sums:
            assert sum(each.chance for each in odds.sums) == pytest.approx(1)
        if odds.listed:
            assert len(odds.listed) == odds.codes and sum(each.chance for each in odds.listed) == pytest.approx(1)
        legal = match.moves(seat)
        assert all(each.move in legal for each in odds.values)


@pytest.mark.parametrize(("game", "players"), [("lost-code", 2), ("break-the-code", 2), ("break-the-code", 3)])
def test_every_cell_is_judged_as_the_odds_say_and_proved(game: str, players: int) -> None:
    match = begun(game, players, 9)
    rooms = rooms_of(game)
    study, lines = deduction_of(rooms), proofs_of(rooms)
    sight = match.view(0)
    chances = {(each.where, each.what): each.chance for each in study.odds(sight, values=False).cells}
    whats = sorted({what for _, what in chances})
    for where in list(truth(match, 0))[:3]:
        for what in whats:
            judged = study.judge(sight, Cell(where, what))
            chance = chances.get((where, what), 0.0)
            assert judged.verdict == ("certain" if chance == 1 else "open" if chance else "excluded")
            assert (judged.proof is None) is (judged.verdict == "open")
            if judged.proof is not None:
                said = lines.proof(sight.view, judged.proof)
                assert said[0].about and all(line.about for line in said)


@pytest.mark.parametrize(
    ("game", "cell"),
    [
        ("lost-code", Cell("stone:bird/1", "3")),
        ("lost-code", Cell("stone:bird/0", "9")),
        ("break-the-code", Cell("screen:0/a", "tile:b3")),
        ("break-the-code", Cell("screen:1/x", "tile:b3")),
        ("break-the-code", Cell("screen:1/a", "tile:b5")),
        ("break-the-code", Cell("nonsense", "")),
    ],
)
def test_a_cell_that_the_sheet_does_not_have(game: str, cell: Cell) -> None:
    with pytest.raises(BadInput, match="cell"):
        deduction_of(rooms_of(game)).judge(begun(game, 2, 3).view(0), cell)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_looked_at_again(game: str, players: int) -> None:
    """No choice beats the best; the codes left always hold the truth; a sharper player gives less away."""
    rooms = rooms_of(game)
    bots = ["careful", *["random"] * (players - 1)]
    options = package.Match(game, players=players).options
    match = play(rooms.game, options, bots, "look")
    found = analysis(rooms, match.record)
    assert found.names == match.record.seats and found.choices
    assert all(count >= 1 for moment in found.moments for count in moment.codes)
    assert all(each.lost >= -1e-9 for each in found.choices)
    assert not found.flags and not any(total.kept_sheet for total in found.totals)
    careful, *random = [total.accuracy for total in found.totals]
    assert careful is not None and careful > 0.8
    assert all(each is None or each < 0.6 for each in random)  # None: it was lost from the beginning


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_figures_of_a_seat_add_up(game: str, players: int) -> None:
    """What its game was worth at first, less what its choices gave away, plus luck, is its part of the win."""
    rooms = rooms_of(game)
    match = play(rooms.game, package.Match(game, players=players).options, ["steady"] * players, "sums")
    found = analysis(rooms, match.record)
    assert match.result is not None
    winners = match.result.places.count(1)
    for seat, total in enumerate(found.totals):
        won = (match.result.places[seat] == 1) / winners if winners else 0.0
        assert total.start is not None and set(total.lost) == set(total.luck) == {"win"}
        assert total.start - total.lost["win"] + total.luck["win"] == pytest.approx(won)
        assert found.moments[-1].win[seat] == won
        own = [each for each in found.choices if each.seat == seat]
        assert [each.came for each in own[:-1]] == [each.best for each in own[1:]]
        for each in own:
            assert not each.equal or (
                each.lost == 0 and each.best - each.value <= max(each.spread, SMALLEST[each.measure])
            )
            assert each.move in [option.move for option in each.options]
            assert each.options[0].value == max(option.value for option in each.options) <= each.best + 1e-9
            assert each.kind not in ("bet", "swap") or all(option.touches for option in each.options)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_first_moment_at_which_something_could_be_known(game: str, players: int) -> None:
    """Not an event earlier, and proved by facts of that moment alone; nothing that became certain is left out."""
    rooms = rooms_of(game)
    study = deduction_of(rooms)
    match = play(rooms.game, package.Match(game, players=players).options, ["steady"] * players, "known")
    known = analysis(rooms, match.record).known
    assert known and [each.event for each in known] == sorted(each.event for each in known)
    table = new_table(rooms.game, match.record.options)
    before: dict[int, set[Cell]] = {seat: set() for seat in range(players)}
    for number, step in enumerate(match.record.steps, start=1):
        table.add(step)
        if table.result is not None:
            break
        for seat in range(players):
            sight = table.sight(seat)
            now = {
                Cell(each.where, each.what)
                for each in study.odds(sight, values=False).cells
                if each.chance > 1 - 1e-12
                and each.where in truth(match, seat)
                and _is_of_code(game, players, each.where)
            }
            told = [each for each in known if each.seat == seat and each.step == number and each.what == "cell"]
            assert {each.cells[0] for each in told} == now - before[seat]
            for each in told[:1]:
                assert each.event == table.number - 1 and each.lines
                assert study.judge(sight, each.cells[0]).verdict == "certain"
            whole = [each for each in known if each.seat == seat and each.step == number and each.what == "code"]
            assert bool(whole) == (study.count(sight) == 1 and bool(now - before[seat]))
            before[seat] = now


def test_the_moment_that_mattered_comes_with_a_proof() -> None:
    """That one should have guessed before that the code was certain, and that before a part of it."""
    cell = Cell("stone:bird/0", "3")
    line = Line("proof")

    def known(what: Any, event: int, *lines: Line, seat: int = 0) -> Known:
        return Known(seat, what, event, event, 1, (cell,), lines)

    first, later = known("cell", 3, line), known("cell", 5, Line("other"))
    assert find_first_known([first, later, known("cell", 1, line, seat=1)], 0) == first
    assert find_first_known([first, known("code", 4), later], 0) == known("code", 4, line)
    assert find_first_known([first, known("code", 4), later, known("guess", 6)], 0) == known("guess", 6, Line("other"))
    assert find_first_known([known("guess", 2), later], 0) == known("guess", 2)
    assert find_first_known([first], 1) is None


def _is_of_code(game: str, players: int, where: str) -> bool:
    """Whether the place belongs to the code that is to be found out, and not to another hand."""
    return game != "break-the-code" or players == 2 or where.startswith("screen:centre")


def test_accuracy_counts_what_was_at_stake_and_not_how_often() -> None:
    """A choice between moves of the same worth counts for nothing, one mistake counts by what was at stake."""

    def chosen(lost: float, stake: float | None) -> Chosen:
        return Chosen(
            step=1, seat=0, round=1, move=None, phrase=None, measure="win", value=0.5 - lost, best=0.5, best_move=None,
            best_phrase=None, kind="ask", came=0.5, stake=stake,
        )  # fmt: skip

    one, good, none = chosen(0.1, 0.2), chosen(0.0, 0.2), chosen(0.0, 0.0)
    assert accuracy([one]) == pytest.approx(0.5)
    assert accuracy([one, good]) == accuracy([one, good, *[none] * 50]) == pytest.approx(0.75)
    assert accuracy([one, good, one, good]) == accuracy([one, good])
    assert accuracy([chosen(0.4, 0.2)]) == 0.0
    assert accuracy([chosen(0.01, 0.05)]) is None, "too little was at stake"
    assert accuracy([none]) is None and accuracy([chosen(0.1, None)]) is None


def test_what_the_sheet_misses_is_flagged_when_the_round_ends() -> None:
    """A player who makes one mark is held to it: what was not ruled out is named, with its proof."""
    rooms = rooms_of("lost-code")
    match = package.Match("lost-code", players=2, seed="sheet")
    bot, rng = package.bot("steady", game="lost-code"), Random(1)
    symbol = match.state.table.symbols[0]
    match.note(1, Mark(symbol, 0))
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    found = analysis(rooms, match.record)
    assert {flag.seat for flag in found.flags} == {1}
    assert [flag.round for flag in found.flags] == sorted({flag.round for flag in found.flags})
    late = found.flags[-1]
    assert late.missed and late.lines[0].about
    assert any(isinstance(step, Noted) for step in match.record.steps)
    assert [total.kept_sheet for total in found.totals] == [False, True]


def test_hints_and_what_was_taken_back_are_counted() -> None:
    match = package.Match("break-the-code", players=2, seed="undo")
    seat = match.to_act[0]
    match.add_hint(seat, 3)
    guess = next(move for move in match.moves(seat) if type(move).__name__ == "Guess")
    match.play(seat, guess)
    match.undo(seat)
    found = analysis(rooms_of("break-the-code"), match.record)
    assert found.totals[seat].hints == (3,) and found.totals[seat].undone == 1 and not found.choices


def test_a_game_whose_choices_are_not_weighed_is_refused() -> None:
    match = package.Match("arnak", players=1, seed=1)
    with pytest.raises(BadInput, match="not reviewed"):
        analysis(replace(rooms_of("arnak"), at=replace(rooms_of("arnak").at, study=None)), match.record)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_parts_make_the_whole(game: str, players: int) -> None:
    """By round and by kind of choice: each choice counts once."""
    found = analysis(rooms_of(game), begun(game, players, 500).record)
    for total in found.totals:
        for parts in (total.rounds, total.kinds):
            assert sum(part.choices for part in parts) == total.choices
            assert sum(part.best for part in parts) == total.best
            for measure, lost in total.lost.items():
                assert sum(part.lost.get(measure, 0.0) for part in parts) == pytest.approx(lost)
        assert all(text(lang, rooms_of(game).game).say(f"kind-{part.of}") for part in total.kinds for lang in LANGUAGES)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_an_answer_alone_ruled_out(game: str, players: int) -> None:
    """Without it the cell would be open: every proof that it is ruled out uses that answer."""
    match = begun(game, players, 12)
    study, weighing = deduction_of(rooms_of(game)), rooms_of(game).study
    assert weighing is not None
    found = 0
    for seat in range(players):
        sight = match.view(seat)
        open_now = {(each.where, each.what) for each in study.odds(sight, values=False).cells}
        answers = (
            [f"row:{number}" for number in range(1, weighing.round(sight))]
            if game != "break-the-code"
            else [f"question:{number}/{(seat + 1) % players}" for number in range(1, weighing.round(sight) + 1)]
        )
        for answer in answers:
            try:
                cells = study.ruled_out_by(sight, answer)
            except BadInput:
                continue  # that seat asked, and did not answer
            found += len(cells)
            assert not open_now & {(cell.where, cell.what) for cell in cells}
            for cell in cells[:2]:
                proof = study.judge(sight, cell).proof
                lines = proofs_of(rooms_of(game)).proof(sight.view, proof)
                assert any(answer in line.about for line in lines), (answer, cell)
    assert found
    with pytest.raises(BadInput, match="nothing was answered"):
        study.ruled_out_by(match.view(0), "row:99")
