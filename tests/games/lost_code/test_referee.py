"""The referee of a real table: whole games as people enter them, witnesses who differ, stones that were misread."""

from itertools import count
from typing import Any

import pytest

import cairn
from cairn.core.errors import CairnError, IllegalMove
from cairn.core.match import AnyMatch
from cairn.core.values import Seat, encode
from cairn.games.lost_code.referee import acts
from cairn.games.lost_code.referee.frames import frame
from cairn.games.lost_code.referee.game import RealGame, enter, open_game
from cairn.games.lost_code.referee.looks import Cell, witnesses
from cairn.games.lost_code.rules.events import Answer, Answered
from cairn.games.lost_code.rules.sheet import known_sums
from cairn.games.lost_code.rules.state import Phase, State
from cairn.play.games import play
from tests.games.lost_code.people import Entered, digit_of, people, read_all
from tests.server.worlds import other_world
from tests.server.worlds import played as played_in

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("lost-code", {"players": 2}),
    ("lost-code", {"players": 3, "expansions": ["shortcut", "curse"]}),
    ("lost-code", {"players": 4, "variant": "x", "expansions": ["curse"]}),
    ("lost-code", {"players": 4, "beginner": True, "expansions": ["shortcut"]}),
    ("lost-code", {"players": 3, "beginner": True}),
    ("think-str8", {"players": 2, "beginner": True}),
    ("think-str8", {"players": 4}),
]


def played(name: str, given: dict[str, Any], seed: str = "real") -> AnyMatch:
    """A game of bots: what happens on the real table."""
    game = cairn.game(name)
    options = cairn.Match(name, options=given, seed=0).table.options
    return play(game, options, ["steady"] * options.players, seed)


def entries(match: AnyMatch) -> list[Entered]:
    start = match.game.setup(match.options).state
    assert isinstance(start, State)
    return list(people(start, match.record.steps))


def refereed(match: AnyMatch, until: int | None = None) -> tuple[RealGame, list[Entered]]:
    """The table as the referee has it after so many entries."""
    game = open_game(match.options)  # type: ignore[arg-type]
    found = entries(match)
    for each in found[:until]:
        game = read_all(game, each.state) if each.act is None else enter(game, each.seat, each.act)
    return game, found


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_a_whole_game_is_refereed_as_the_engine_does(name: str, given: dict[str, Any]) -> None:
    """Every answer, every score and the end are those of a game that the engine played with the same pieces."""
    match = played(name, given)
    game, _ = refereed(match)
    assert game.state == match.state
    assert game.result == match.result
    told = [event for event in game.history if isinstance(event, Answered)]
    assert told == [event for event in match.table.history if isinstance(event, Answered)]
    assert cairn.core.match.replay_record(match.game, match.record.__class__(
        game=name, rules=match.game.rules_version, options=match.options, seats=match.names, steps=game.steps,
        result=game.result)).result == match.result  # fmt: skip


def settled(match: AnyMatch) -> tuple[RealGame, State]:
    """The table when all racks are entered, and the real one."""
    game, found = refereed(match, 1)
    return game, found[0].state


def refusal(game: RealGame, seat: Seat | None, act: acts.Act) -> str:
    with pytest.raises(IllegalMove) as caught:
        enter(game, seat, act)
    return caught.value.key


def read_wrongly(game: RealGame, state: State, rack: int, place: int, digit: int) -> RealGame:
    """Every rack is read; both witnesses misread one stone."""
    while game.looks:
        look = game.looks[0]
        seat = next(reader for reader in look.readers if look.reading(reader) is None)
        digits = [digit_of(state, cell) for cell in look.cells]
        if look.why == "rack" and look.cells[0].rack == rack:
            digits[place] = digit
        game = enter(game, seat, acts.Read(look.number, tuple(digits)))
    return game


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_no_frame_tells_the_own_digits(name: str, given: dict[str, Any]) -> None:
    """LC 1.1: in worlds that a seat cannot tell apart its phone is sent the same bytes after every entry."""
    for seed in count(len(name) + given["players"]):
        trail, seat, rng = played_in(name, given, seed)
        steps = other_world(trail, seat, rng)
        if tuple(steps) != trail.steps and len(steps) > 20:
            break
    start = trail.game.setup(trail.options).state
    here, there = open_game(trail.options), open_game(trail.options)
    for mine, yours in zip(people(start, trail.steps), people(start, steps), strict=True):
        if mine.act is None:
            # in one world two witnesses differ at first: it looks like slow checking
            here, there = read_all(differ(here, mine.state, seat), mine.state), read_all(there, yours.state)
        else:
            here, there = enter(here, mine.seat, mine.act), enter(there, yours.seat, yours.act or mine.act)
        assert encode(frame(here, seat)) == encode(frame(there, seat))
        assert encode(frame(here, None)) == encode(frame(there, None))
        assert tried(here, seat) == tried(there, seat)


def tried(game: RealGame, seat: Seat) -> list[str]:
    """What the seat is told when it enters this and that, wise or not."""
    symbols, numbers = game.table.all_symbols, range(9)
    some: list[acts.Act] = [acts.Check(), acts.Confirm(), acts.Dismiss(), acts.Another(), acts.Unturn()]
    some += [acts.Pick(seat, symbol) for symbol in symbols]
    some += [acts.Recheck(rack, symbols[0]) for rack in range(game.table.racks)]
    some += [acts.Misread(seat, symbol, swaps, digit) for symbol in symbols for swaps in (0, 1) for digit in numbers]
    some += [acts.Bet(seat, width, low) for width in numbers for low in (0, 20)]
    some += [
        acts.Read(look.number, (digit,) * len(look.cells))
        for look in game.looks[:1]
        for digit in (0, 9)
        if len(look.readers) > 1
    ]  # of two players one who lies about the other's stones can learn the seat's own
    some += [acts.Dice((symbol,) * 3) for symbol in symbols]
    found = []
    for act in some:
        try:
            found.append(encode(frame(enter(game, seat, act), seat)).decode())
        except CairnError as error:
            found.append(str(error))
    return found


def differ(game: RealGame, state: State, owner: Seat) -> RealGame:
    """The second witness misreads the first stone of the owner's rack, and both look again."""
    look = next((each for each in game.looks if each.cells[0].rack == owner and len(each.readers) > 1), None)
    if look is None:
        return game
    digits = tuple(digit_of(state, cell) for cell in look.cells)
    game = enter(game, look.readers[0], acts.Read(look.number, digits))
    before = watched(game, owner)
    wrong = ((digits[0] + 1) % game.table.digits, *digits[1:])
    game = enter(game, look.readers[1], acts.Read(look.number, wrong))
    assert watched(game, owner) == before, "the owner learns that two readings differ"
    (task,) = [each for each in frame(game, look.readers[0]).looks if each.number == look.number]
    assert task.role == "again"
    return game


def watched(game: RealGame, seat: Seat) -> bytes:
    return encode(frame(game, seat))


def test_pale_keys_come_from_the_sight_of_the_witness_alone() -> None:
    """A digit that stands on the witness's own rack is not pale: it would tell it."""
    game, _ = settled(played("lost-code", {"players": 4}))
    for rack in range(4):
        first = witnesses(4, rack)[0][0]
        asked = enter(game, first, acts.Recheck(rack, game.table.symbols[0]))
        (task,) = frame(asked, first).looks
        others = {game.state.racks[other][0] for other in range(4) if other not in (rack, first)}
        assert set(task.stones[0].pale) == others


def test_the_third_decides_between_two_witnesses_who_differ_twice() -> None:
    game = open_game(cairn.Match("lost-code", players=4, seed=1).options)
    look = game.looks[0]
    first, second = look.readers
    one, other = (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 7)
    for seat, digits in [(first, one), (second, other), (first, one), (second, other)]:
        game = enter(game, seat, acts.Read(look.number, digits))
    assert refusal(game, first, acts.Read(look.number, one)) == "not-asked-to-look"
    (task,) = [each for each in frame(game, look.reserve).looks if each.number == look.number]
    assert task.role == "decide" and {each.digits for each in task.given} == {one, other}
    game = enter(game, look.reserve, acts.Read(look.number, other))
    assert 0 in game.ready and {stone.digit for stone in game.stones} == set(other)


def test_two_stones_that_are_alike_are_found_by_somebody_who_sees_both() -> None:
    """LC 1.2: one stone of each digit and symbol. The owners of the two are not told."""
    match = played("lost-code", {"players": 4})
    state = entries(match)[0].state
    game = open_game(match.options)  # type: ignore[arg-type]
    wrong = state.racks[1][0]
    while game.looks[0].why == "rack":
        look = game.looks[0]
        seat = next(reader for reader in look.readers if look.reading(reader) is None)
        digits = tuple(wrong if cell == Cell(0, 0) else digit_of(state, cell) for cell in look.cells)
        game = enter(game, seat, acts.Read(look.number, digits))
    (look,) = game.looks
    assert look.why == "twice" and not set(look.readers) & {0, 1}
    assert not frame(game, 0).looks and not frame(game, 1).looks
    (reader,) = look.readers
    assert refusal(game, reader, acts.Read(look.number, (wrong, wrong))) == "stones-alike"
    game = read_all(game, state)
    assert game.state == state


def test_with_two_players_both_look_at_everything_again() -> None:
    """Only the owners could be told which stones are alike, so nobody is told."""
    match = played("lost-code", {"players": 2})
    state = entries(match)[0].state
    game = open_game(match.options)  # type: ignore[arg-type]
    while any(look.why == "rack" for look in game.looks):
        look = game.looks[0]
        seat = next(reader for reader in look.readers if look.reading(reader) is None)
        digits = tuple(state.racks[1][0] if cell == Cell(0, 0) else digit_of(state, cell) for cell in look.cells)
        game = enter(game, seat, acts.Read(look.number, digits))
    assert [(look.why, len(look.cells), look.readers) for look in game.looks] == [
        ("twice", 6, (1,)),
        ("twice", 6, (0,)),
    ]
    assert read_all(game, state).state == state


def test_wrong_entries_are_refused_with_their_rule() -> None:
    """A wheel taken twice, a range off the scale, the bear in the beginner game, an 8 without X, a bet too early."""
    game, _ = settled(played("lost-code", {"players": 3, "beginner": True}))
    bear = next(iter({*game.table.all_symbols} - {*game.table.symbols}))
    bird, jaguar, snake = game.table.symbols[0], game.table.symbols[1], game.table.symbols[3]
    assert refusal(game, 0, acts.Dice((bird, bird, jaguar))) == "not-now-at-the-table"
    game = enter(game, 0, acts.Markers((2, 1, 0)))
    roller = game.state.order[0]
    assert refusal(game, 0, acts.Dice((bird, bear, jaguar))) == "left-out-first"
    assert refusal(game, 0, acts.Check()) == "dice-first"
    game = enter(game, roller, acts.Dice((snake, bird, jaguar)))
    game = enter(game, 0, acts.Bet(0, 4, 6))
    assert refusal(game, 1, acts.Bet(1, 4, 9)) == "wheel-of-another"
    assert refusal(game, 1, acts.Bet(1, 5, 19)) == "outside-the-sums"
    assert refusal(game, 1, acts.Bet(1, 6, 0)) == "no-such-wheel"
    assert refusal(game, 1, acts.Check()) == "bets-missing"
    assert refusal(game, 1, acts.Recheck(1, bird)) == "own-rack"
    asked = enter(game, 1, acts.Recheck(0, bird))
    reader = asked.looks[0].readers[0]
    assert refusal(asked, reader, acts.Read(asked.looks[0].number, (8,))) == "no-such-digit"
    assert refusal(asked, 0, acts.Read(asked.looks[0].number, (1,))) == "not-asked-to-look"
    corrected = enter(enter(game, 2, acts.Bet(0, 5, 6)), 1, acts.Bet(1, 4, 9))
    assert frame(corrected, None).draft.by == (2, 1, None)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("told", ["right", "wrong"])
def test_a_stone_that_was_misread_is_found_and_told_in_words(players: int, told: str) -> None:
    """A mistake at set-up is put right when the stone is laid down: every answer is compared with the true one."""
    match = played("lost-code", {"players": players})
    state, owner, place = entries(match)[0].state, 1, 0
    true, wrong = state.racks[owner][place], state.unseen[place][0]
    game = read_wrongly(open_game(match.options), state, owner, place, wrong)  # type: ignore[arg-type]
    symbol, spare = game.table.symbols[0], game.table.symbols[1]
    game = enter(game, 0, acts.Markers(tuple(range(players))))
    widths = game.table.widths
    for number, total in enumerate([3 * (wrong if told == "right" else true), 21 if wrong < 4 else 0], start=1):
        game = enter(game, 0, acts.Dice((symbol, symbol, symbol)))
        for seat in range(players):
            width = widths[0] if seat == owner else widths[seat + 1]
            game = enter(game, seat, acts.Bet(seat, width, min(total if seat == owner else 0, 22 - width)))
        game = enter(game, 0, acts.Check())
        while game.state.phase is Phase.SWAP:
            seat = game.state.swapping[0]
            pick = symbol if (seat, number) == (owner, 2) or not any(game.state.unseen[1]) else spare
            pick = pick if len(game.state.unseen[pick.place]) > 1 else game.table.symbols[3]
            game = enter(game, seat, acts.Pick(seat, pick))
            new = max(set(game.state.unseen[pick.place]) - {true})
            look = game.looks[0]
            for reader in look.readers:
                game = enter(game, reader, acts.Read(look.number, (new,)))
    laid = [each for each in frame(game, None).laid if each.rack == owner and each.symbol is symbol]
    assert [each.digit for each in laid] == [wrong]
    before = game
    game = enter(game, owner, acts.Misread(owner, symbol, 0, true))
    assert refusal(game, owner, acts.Confirm()) == "another-confirms"
    game = enter(game, (owner + 1) % players, acts.Confirm())
    (correction,) = frame(game, owner).corrections
    assert (correction.was, correction.now) == (wrong, true)
    assert [(each.round, each.was, each.now) for each in correction.answers] == [
        (1, told, "wrong" if told == "right" else "right"),
        (2, "wrong", "wrong"),
    ]
    points = game.table.wheels[0].points
    assert game.owed[owner] == (-points if told == "right" else points)
    assert correction.swapped == ((1, owner),)
    assert refusal(game, 0, acts.Check()) == "decide-the-track"
    moved = enter(game, 0, acts.Adjust(True))
    assert moved.state.scores[owner] == before.state.scores[owner] + game.owed[owner]
    assert enter(game, 0, acts.Adjust(False)).state.scores == before.state.scores


def test_what_a_stone_on_a_rack_shows_is_corrected_without_its_owner() -> None:
    """Witnesses look again; the owner is told which answers change, and never a digit."""
    match = played("lost-code", {"players": 4})
    found = entries(match)
    state, owner, place = found[0].state, 2, 0
    true, wrong = state.racks[owner][place], state.unseen[place][0]
    game = read_wrongly(open_game(match.options), state, owner, place, wrong)  # type: ignore[arg-type]
    symbol = game.table.symbols[place]
    game = enter(game, 0, acts.Markers((3, 2, 1, 0)))
    game = enter(game, 0, acts.Dice((symbol, symbol, symbol)))
    widths = game.table.widths
    for seat in range(4):
        low = 3 * wrong if seat == owner else 0
        width = widths[0] if seat == owner else widths[seat + 1]
        game = enter(game, seat, acts.Bet(seat, width, min(low, 22 - width)))
    game = enter(game, 0, acts.Check())
    assert next(e for e in game.history if isinstance(e, Answered) and e.seat == owner).answer == "right"
    game = enter(game, 0, acts.Recheck(owner, symbol))
    look = game.looks[-1]
    for reader in look.readers:
        game = enter(game, reader, acts.Read(look.number, (true,)))
    (shown,) = frame(game, owner).corrections
    assert shown.was is None and shown.now is None
    assert [(each.was, each.now) for each in shown.answers] == [("right", "wrong")]
    points = game.table.wheels[0].points
    assert game.owed == tuple(-points if seat == owner else 0 for seat in range(4))
    assert frame(game, 0).corrections[0].now == true
    rows = frame(game, owner).sheet.rows  # type: ignore[union-attr]
    low = next(event.low for event in game.history if isinstance(event, Answered) and event.seat == owner)
    assert rows[0].sums == known_sums(game.table, widths[0], low, Answer.WRONG), "the sheet has the true answer"
    assert refusal(game, 0, acts.Pick(0, symbol)) in ("decide-the-track", "not-now-at-the-table")


def test_a_bet_a_final_bet_and_a_token_are_sealed() -> None:
    """Others are sent neither digits nor ranges before they are open."""
    match = played("think-str8", {"players": 3})
    game, found = refereed(match, 3)
    bet = next(each for each in found if isinstance(each.act, acts.Bet))
    game = enter(game, bet.seat, bet.act)  # type: ignore[arg-type]
    seat = bet.seat
    assert seat is not None
    assert frame(game, seat).draft.bets[seat].low is not None  # type: ignore[union-attr]
    other = frame(game, (seat + 1) % 3)
    assert other.draft.bets[seat].low is None  # type: ignore[union-attr]
    assert all(each.act is None for each in other.entries if each.kind == "bet")
    assert refusal(game, (seat + 1) % 3, acts.Bet(seat, 3, 3)) == "own-phone-only"
