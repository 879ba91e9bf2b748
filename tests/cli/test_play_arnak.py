"""`cairn play arnak`: whole games typed at a terminal, what is shown there, and what is not."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from cairn.core.errors import IllegalMove
from cairn.core.events import Event
from cairn.core.phrases import Ref
from cairn.core.sight import Sight
from cairn.games.arnak.rules.events import Scored
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Decline, Dig, Discover, EndTurn, Move, Overcome, Pass, Pay
from cairn.games.arnak.rules.moves import Play as PlayCard
from cairn.games.arnak.rules.pieces import ASSISTANTS, BONUSES, CARDS, GUARDIANS, IDOLS, SITES, TILES, TRACKS
from cairn.games.arnak.rules.scoring import result
from cairn.games.arnak.rules.state import Options, Phase, State
from cairn.games.arnak.rules.view import view
from cairn.games.arnak.terminal.board import BOARD
from cairn.games.arnak.terminal.menu import Entry, entries
from cairn.games.arnak.terminal.parser import line as typed_line
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.games.arnak.words.table import WORDS
from cairn.terminal.board import Desk, Go, Intent, Play, Puzzled, Show
from cairn.text import LANGUAGES, Voice, text
from tests.cli.player import NAMES, Evening, numbers_to
from tests.contract.adapters.arnak import ADAPTER
from tests.contract.play import Trail, any_value, follow, play, shaken
from tests.loose import whole
from tests.rules.arnak.table import Table

GOLDEN = Path(__file__).parents[1] / "golden" / "cli"
TABLES = [(players, side) for players in (1, 2, 3, 4) for side in ("bird", "snake")]
LOOKS = ("island", "row", "track", "cards", "players")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def drawn(what: object) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def desk(
    state: State,
    seat: int = 0,
    lang: str = "en",
    path: tuple[int, ...] = (),
    alone: bool = True,
    history: tuple[Event, ...] = (),
) -> Desk:
    seen = Sight(view(state, seat), tuple(ARNAK.seen(whole(event), seat) for event in history))
    names = NAMES[: state.options.players]
    voice = Voice(text(lang, ARNAK), names, seat if alone else None, WORDS.setting(seen.view))
    return Desk(
        seen,
        tuple(ARNAK.moves(state, seat)),
        (),
        voice,
        text("en", ARNAK),
        path,
        ARNAK.offers(state, seat),
        lambda move: tuple(ARNAK.moves(ARNAK.apply(state, seat, move).state, seat)),
    )


def menu_of(at: Desk) -> tuple[Entry, ...]:
    return entries(at, BoardVoice(at.voice))


def leaves(listed: tuple[Entry, ...]) -> Iterator[Entry]:
    for entry in listed:
        yield from leaves(entry.entries) if entry.move is None else (entry,)


def table(**given: Any) -> Evening:
    return Evening("arnak", **{"players": 2, **given})


def trail_of(players: int, side: str, seed: int) -> Trail:
    options = Options(players, "snake" if side == "snake" else "bird", difficulty=3 if players == 1 else 0)
    return play(ARNAK, options, Random(seed), ADAPTER)


def asked(trail: Trail, rng: Random, most: int) -> Iterator[tuple[State, int]]:
    """Some of the positions in which a seat is asked something."""
    found = [(state, seat) for state in trail.states for seat in ARNAK.to_act(state)]
    yield from rng.sample(found, min(most, len(found)))


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_whole_game_against_bots(monkeypatch: pytest.MonkeyPatch, players: int, side: str, lang: str) -> None:
    """Every line fits into 80 columns, nothing typed is refused, and the end is told with everybody's points."""
    sitting = table(players=players, lang=lang, side=side)
    rng = Random(f"{players} {side} {lang}")
    monkeypatch.setattr(sitting, "_anything", lambda: busy(sitting, rng))
    shown = sitting.play(monkeypatch, then_anything=True)
    ended = sitting.match.result
    assert ended is not None
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert not [line for line in shown.splitlines() if line.startswith(" ! ")]
    end = shown[shown.rindex(text(lang, ARNAK).say("score-all")) :]
    totals = [event.total for event in sitting.match.table.history if isinstance(event, Scored)]
    assert len(totals) == max(players, 2)
    assert all(re.search(rf" {total}$", end, re.MULTILINE) for total in totals)


def busy(sitting: Evening, rng: Random) -> str:
    """Mostly a player who gets somewhere, sometimes one who does anything."""
    match, choose = sitting.match, ADAPTER.choose
    moves = match.moves(0)
    assert choose is not None
    return sitting.spelt(choose(match.state, 0, moves, rng) if rng.random() < 0.7 else rng.choice(moves), 0)


@pytest.mark.parametrize(("players", "lang"), [(2, "pl"), (3, "ru"), (4, "en")])
def test_a_whole_game_at_one_device(monkeypatch: pytest.MonkeyPatch, players: int, lang: str) -> None:
    sitting = table(players=players, people=players, lang=lang, seed=4)
    shown = sitting.play(monkeypatch, then_anything=True)
    assert sitting.match.result is not None
    assert not [line for line in shown.splitlines() if line.startswith(" ! ")]


# The menu


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_the_menu_reaches_every_move_exactly_once(players: int, side: str) -> None:
    """In any position, in any language; no list is longer than a screen, no two of its lines read the same."""
    rng = Random(players)
    trail = trail_of(players, side, seed=players)
    for state, seat in asked(trail, rng, 150):
        before = desk(state, seat, rng.choice(list(LANGUAGES)))
        found: list[Move] = []
        lists = [menu_of(before)]
        while lists:
            listed = lists.pop()
            assert 0 < len(listed) <= 15
            assert len({entry.label for entry in listed}) == len(listed), [entry.label for entry in listed]
            assert len({entry.number for entry in listed}) == len(listed)
            found += [entry.move for entry in listed if entry.move is not None]
            lists += [entry.entries for entry in listed if entry.move is None]
        assert Counter(found) == Counter(before.moves)
        assert max(cell_len(line) for line in drawn(BOARD.menu(before)).splitlines()) <= 80


def test_numbers_lead_to_a_move() -> None:
    """Typed one by one or together: a group is opened, a move is made."""
    there = dug()
    camp = BOARD.shorthand(["1"], desk(there))
    assert camp == Go((1,))
    listed = drawn(BOARD.menu(desk(there, path=(1,))))
    assert " 1 Coin camp [boot] 2$" in listed and " 0 back" in listed
    assert BOARD.prompt(desk(there, path=(1,))) == "Dig:"
    assert BOARD.shorthand(["1"], desk(there, path=(1,))) == Play(Dig("camp-coin"))
    assert BOARD.shorthand(["1", "2"], desk(there)) == Play(Dig("camp-compass"))
    assert BOARD.shorthand(["0"], desk(there, path=(1,))) == Go(())
    assert BOARD.command("back", [], desk(there, path=(1,))) == Go(())


def dug() -> State:
    """A is to play, with boots for a camp site and a card to buy."""
    at = Table()
    at.set("A", goods="2 coin, 1 compass, 1 arrowhead", hand="fear, funding-car, hat")
    return at.state


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("7", "there is no entry 7"),
        ("1 9", "there is no entry 9"),
        ("1 1 99", "there is no entry 99"),
        ("1 1 1 1", "“1 1” is a complete move"),
        ("9 1", "“9” is a complete move"),
        ("0", "this is the whole list already"),
        ("1 0", "there is no entry 0"),
    ],
)
def test_numbers_that_lead_nowhere(line: str, answer: str) -> None:
    with pytest.raises(Puzzled, match=answer):
        BOARD.shorthand(line.split(), desk(dug()))


# Words


@pytest.mark.parametrize(
    ("lang", "line", "intent"),
    [
        ("en", "pass", Play(Pass())),
        ("en", "dig", Go((1,))),
        ("en", "free", Go((8,))),
        ("en", "dig jewel", Play(Dig("camp-jewel"))),
        ("en", "DIG Coin", Play(Dig("camp-coin"))),
        ("en", "d coi", Play(Dig("camp-coin"))),
        ("en", "jewel camp", Play(Dig("camp-jewel"))),
        ("en", "dig coin fear", Play(Dig("camp-coin"), (Pay(cards=("fear",)),))),
        ("en", "dig coin 1 fund", Play(Dig("camp-coin"), (Pay(cards=("funding-car",)),))),
        ("en", "dig coin coin", Play(Dig("camp-coin"), (Pay(planes=1),))),
        ("en", "dig coin 2 fear funding", Play(Dig("camp-coin", 1), (Pay(cards=("fear", "funding-car")),))),
        ("en", "1 1 1", Play(Dig("camp-coin"), (Pay(cards=("fear",)),))),
        ("en", "funding", Play(PlayCard("funding-car", "free"))),
        ("en", "frobnicate", None),
        ("pl", "pas", Play(Pass())),
        ("pl", "kop monety fundusze", Play(Dig("camp-coin"), (Pay(cards=("funding-car",)),))),
        ("pl", "dig coin", Play(Dig("camp-coin"))),
        ("ru", "пас", Play(Pass())),
        ("ru", "копать монеты страх", Play(Dig("camp-coin"), (Pay(cards=("fear",)),))),
    ],
)
def test_a_move_may_be_typed_in_words(lang: str, line: str, intent: Intent | None) -> None:
    """A verb, a name, the number of a space, and what is paid with, in the player's language or in English."""
    at = Table(4)
    at.set("A", goods="2 coin", hand="fear, funding-car, hat")
    assert BOARD.shorthand(line.split(), desk(at.state, lang=lang)) == intent


def test_to_end_the_turn_in_words() -> None:
    ended = ARNAK.apply(offered_in_vain(), 0, Decline()).state
    for lang, word in {"en": "end", "pl": "zakończ", "ru": "конец"}.items():
        assert BOARD.shorthand([word], desk(ended, lang=lang)) == Play(EndTurn())


def test_a_payment_with_one_way_is_made_at_once() -> None:
    at = Table()
    at.set("A", hand="fear")
    paid = Play(Dig("camp-coin"), (Pay(cards=("fear",)),))
    for line in ("dig coin", "1 1", "coin"):
        assert BOARD.shorthand(line.split(), desk(at.state)) == paid


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dig c", "“dig c” could be: Dig at Coin camp"),
        ("dig coin funding", "“funding” could be: Funding (car); Funding (ship)"),
    ],
)
def test_words_that_may_mean_several_things(line: str, answer: str) -> None:
    at = Table()
    at.set("A", goods="2 coin", hand="fear, funding-car, funding-ship")
    with pytest.raises(Puzzled, match=re.escape(answer)):
        BOARD.shorthand(line.split(), desk(at.state))


def test_the_marks_of_the_map_may_be_typed() -> None:
    at = Table()
    at.set("A", goods="3 compass", hand="funding-car")
    for lang, line in {"en": "discover L2", "pl": "odkryj n2", "ru": "открыть н2"}.items():
        intent = BOARD.shorthand(line.split(), desk(at.state, lang=lang))
        assert intent == Play(Discover("lower-2"), (Pay(cards=("funding-car",)),))


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_words_never_make_another_move(players: int, side: str) -> None:
    """Each line that is offered for completion makes its move, or says that it may mean several."""
    rng, made = Random(players), 0
    for state, seat in asked(trail_of(players, side, seed=players), rng, 80):
        at = desk(state, seat, rng.choice(list(LANGUAGES)))
        lines: dict[str, set[Move]] = {}
        for offer in at.offers:
            lines.setdefault(typed_line(offer, BoardVoice(at.voice)), set()).update(offer.moves)
        assert {*BOARD.lines(at)} == {*lines} - {""}
        for line, moves in lines.items():
            try:
                intent = BOARD.shorthand(line.split(), at) if line else None
            except Puzzled:
                continue
            if isinstance(intent, Play):
                assert intent.move in moves
                made += 1
    assert made > 100


def test_numbers_keep_their_meaning_through_a_turn() -> None:
    """What can no longer be done leaves its number free; what is new gets the next one."""
    at = Table()
    at.set("A", goods="2 coin", hand="fear, funding-car, exploration-car")
    before = desk(at.state)
    free = {entry.label: entry.number for entry in menu_of(replace(before, path=())) for entry in entry.entries}
    for move in (PlayCard("funding-car", "free"), PlayCard("exploration-car", "free")):
        state = ARNAK.apply(at.state, 0, move).state
        after = replace(desk(state), numbers=before.numbers)
        left = {entry.label: entry.number for entry in menu_of(after) for entry in entry.entries}
        assert left and all(free[label] == number for label, number in left.items() if label in free)
    assert {entry.number: entry.label for entry in menu_of(before)}[9].startswith("Pass")


def test_the_cheapest_payment_comes_first() -> None:
    """AR 1.5: Fear before cards that do something, bought planes last; what is left over is told."""
    state = ARNAK.apply(dug(), 0, Dig("camp-coin")).state
    labels = [entry.label for entry in menu_of(desk(state))]
    assert labels[0] == "Fear (boot)" and labels[1] == "Funding (car)"
    assert "2 coins for 1 plane" in labels
    assert BOARD.prompt(desk(state)) == "How will you pay 1 boot?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "given", "words"),
    [
        ("serpent-idol", {"play": "fear", "guardians": "bat"}, ("fear tile", "kafelek strachu", "жетон страха")),
        ("stone-key", {"idols": 1}, ("crates", "skrzynie", "ящики")),
        ("ceremonial-rattle", {"assistants": "guide"}, ("assistant", "asystent", "помощник")),
    ],
)
def test_a_pause_before_what_a_free_action_could_change(
    card: str, given: dict[str, Any], words: tuple[str, ...], lang: str
) -> None:
    """AR 3.6: it is asked about in words, and what may be done first is in the menu beside the answer."""
    at = Table()
    at.change(fear=0)
    at.set("A", goods="1 tablet", hand=card, **given)
    at.play(PlayCard(card))
    asked = desk(at.state, lang=lang)
    assert words[list(LANGUAGES).index(lang)] in BOARD.prompt(asked).replace("\N{NO-BREAK SPACE}", " ")
    listed = [entry.move for entry in leaves(menu_of(asked))]
    assert set(listed) == set(at.moves()) and len(listed) > 1


def test_a_single_way_to_pay_is_shown_with_its_cost() -> None:
    at = Table()
    at.set("A", hand="fear")
    state = ARNAK.apply(at.state, 0, Dig("camp-coin")).state
    assert [(entry.label, entry.move) for entry in menu_of(desk(state))] == [("Fear (boot)", Pay(cards=("fear",)))]


def test_what_a_guardian_takes_is_chosen_card_by_card() -> None:
    """AR 6.3: which card is put away first, then how the way is paid."""
    at = Table()
    at.set("A", goods="3 coin, 2 arrowhead", hand="fear, hat, horse, funding-car, funding-ship")
    at.site("lower-1", tile="one-jewel", guardian="spider", who="A")
    state = ARNAK.apply(at.state, 0, Overcome("lower-1")).state
    assert menu_of(desk(state))[0].label.startswith("1 coin and 1 arrowhead, discarding Fear")


def test_going_back_from_a_payment_takes_the_choice_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """`0` where a cost waits, and `undo`, lead to the same position as before."""
    sitting = table()
    while sitting.match.to_act != (0,):
        sitting.match.play(1, sitting.match.moves(1)[-1])
    before = sitting.match.state
    dig = sitting.spelt(Dig("camp-coin"), 0)
    shown = sitting.play(monkeypatch, dig, "0")
    assert sitting.match.state == before and "0 back (undoes the choice)" in shown
    assert "Your last move is undone." in shown


def test_undo_within_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move may be taken back as long as nothing has been revealed."""
    sitting = table(players=1)
    before = sitting.match.state
    dig = next(move for move in sitting.match.moves(0) if isinstance(move, Dig))
    shown = sitting.play(monkeypatch, sitting.spelt(dig, 0), "1", "undo", "undo")
    assert shown.count("Your last move is undone.") == 2
    assert sitting.match.state == before


def offered_in_vain() -> State:
    """The Journal was played, but nothing can be researched; a Fear card in hand is no free action."""
    at = Table()
    at.set("A", hand="fear, journal")
    return ARNAK.apply(at.state, 0, PlayCard("journal")).state


def test_what_can_only_be_declined_is_declined_by_the_table() -> None:
    """AR 14.12: where there is anything else to do, the player is asked."""
    state = offered_in_vain()
    assert tuple(ARNAK.moves(state, 0)) == (Decline(),)
    assert BOARD.forced(desk(state)) == Decline()


def test_a_question_with_one_answer_is_not_asked() -> None:
    """Whatever the answer is: to decline, to pay in the only way, to end the turn."""
    forced = Counter[str]()
    for state, seat in asked(trail_of(2, "bird", seed=1), Random(1), 300):
        moves = tuple(ARNAK.moves(state, seat))
        assert BOARD.forced(desk(state, seat)) == (moves[0] if len(moves) == 1 else None)
        forced.update(type(move).__name__ for move in moves if len(moves) == 1)
    assert len(forced) >= 3
    ended = ARNAK.apply(offered_in_vain(), 0, Decline()).state
    assert BOARD.forced(desk(ended)) == EndTurn()
    assert BOARD.forced(replace(desk(ended), can_undo=True)) is None  # the other answer is to take a move back


def test_undo_goes_back_beyond_what_the_table_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table declined by itself is not asked again: the move before it is taken back too."""
    sitting = table(players=1)
    at = Table(1)
    at.set("A", hand="fear, journal")
    monkeypatch.setattr(sitting.match.table, "_state", at.state)
    shown = sitting.play(monkeypatch, sitting.spelt(PlayCard("journal"), 0), "undo")
    assert sitting.match.state == at.state
    assert "You play Journal." in shown and "End your turn" in shown


# What a seat is shown


@pytest.mark.parametrize(("players", "side"), [table for table in TABLES if table[0] > 1])
def test_the_board_never_tells_what_the_seat_cannot_know(players: int, side: str) -> None:
    """AR 15: other hands, other tiles unseen: the same table, parts, menu, log and news."""
    rng, compared = Random(players), 0
    for seed in range(2):
        trail = trail_of(players, side, seed)
        for length in sorted(rng.sample(range(60, len(trail.steps) + 1), 8)):
            seat = rng.randrange(players)
            other = follow(ARNAK, trail.options, ADAPTER.world(trail.options, trail.steps[:length], seat, rng))
            compared += other.end != trail.states[length]
            lang = rng.choice(list(LANGUAGES))
            assert all_shown(trail, length, seat, lang) == all_shown(other, length, seat, lang)
    assert compared > 5


def all_shown(trail: Trail, number: int, seat: int, lang: str) -> str:
    state = trail.states[number]
    seen = desk(state, seat, lang, history=trail.history(number))
    ended = result(state)
    if ended is not None:
        return drawn(BOARD.result(seen, ended)) + "\n".join(BOARD.closing(seen, ended))
    texts = [drawn(BOARD.render(seen)), str(BOARD.help(seen))]
    for name in LOOKS:
        looked = BOARD.command(name, [], seen)
        assert isinstance(looked, Show)
        texts.append(drawn(looked.what))
    if seat in seen.view.to_act:
        texts += [BOARD.prompt(seen), drawn(BOARD.menu(seen))]
    return "\n".join([*texts, *BOARD.log(seen), *BOARD.news(seen, 0)])


def test_another_hand_is_not_shown() -> None:
    """AR 15.2: all can tell which cards somebody has, not where they are."""
    at = Table()
    at.set("A", hand="hat", deck="fear")
    at.set("B", hand="machete", deck="torch")
    shown = drawn(BOARD.render(desk(at.state)))
    assert "Hat" in shown and "Machete" not in shown and "Torch" not in shown
    players = BOARD.command("players", [], desk(at.state))
    assert isinstance(players, Show)
    assert "Hand and deck: Machete, Torch." in " ".join(drawn(players.what).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_onlooker_sees_the_table_and_nobodys_hand(lang: str) -> None:
    """AR 15: what is visible to all; when the game is over, the points too."""
    trail = trail_of(2, "bird", seed=5)
    for number in (len(trail.states) // 2, len(trail.steps)):
        state = trail.states[number]
        seen = Sight(view(state, None), trail.seen(number, None))
        voice = Voice(text(lang, ARNAK), NAMES[:2], None, WORDS.setting(seen.view))
        at = Desk(seen, (), (), voice, text("en", ARNAK))
        shown = drawn(BOARD.render(at))
        assert voice.text.say("own-hand") not in shown and "Ada" in shown and "Ben" in shown
        assert BOARD.log(at)
        for name in LOOKS:
            assert isinstance(BOARD.command(name, [], at), Show)
    ended = result(trail.end)
    assert ended is not None and "Ada" in drawn(BOARD.result(at, ended))


def test_colour_only_repeats_what_signs_say(monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = table(terminal=True, height=60).play(monkeypatch, "1")
    assert "\x1b[" in coloured
    assert CONTROL.sub("", coloured).split()[:100] == table().play(monkeypatch, "1").split()[:100]


@pytest.mark.parametrize(("terminal", "tables"), [(True, 2), (False, 1)])
def test_on_a_screen_the_table_stays_above_an_opened_group(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, tables: int
) -> None:
    """In a stream, where nothing is overwritten, only the shorter list is added."""
    shown = CONTROL.sub("", table(players=1, terminal=terminal).play(monkeypatch, "1"))
    assert shown.count(text("en", ARNAK).say("title")) == tables
    assert "0 back" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_every_table_fits(lang: str) -> None:
    """80 columns, in any position; the table itself takes no more than 26 lines."""
    for players, side in TABLES:
        trail = trail_of(players, side, seed=9)
        for number in Random(players).sample(range(len(trail.states)), 12):
            state, seat = trail.states[number], number % players
            board = drawn(BOARD.render(desk(state, seat, lang))).splitlines()
            assert len(board) <= 26
            shown = all_shown(trail, number, seat, lang)
            assert max(map(cell_len, shown.splitlines()[: len(board)])) <= 80
            sites = [line for line in board if re.match(r" \d◎ ", line)]
            assert len(sites) == 3 and "…" not in "".join(sites)


# Looking things up


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_tells_its_text(lang: str) -> None:
    """By its name in the player's language, or in English."""
    at = desk(dug(), lang=lang)
    for piece in named():
        for name in (at.voice.name(piece), desk(dug()).voice.name(piece)):
            told = BOARD.command("what", name.upper().split(), at)
            assert isinstance(told, Show)
            assert " ".join(at.voice.name(piece).split()) in " ".join(drawn(told.what).split())


def named() -> Iterator[Ref]:
    yield from (f"site:{site.id}" for site in SITES)
    kinds: dict[str, dict[str, Any]] = {
        "card": CARDS,
        "assistant": ASSISTANTS,
        "guardian": GUARDIANS,
        "tile": TILES,
        "idol": IDOLS,
        "bonus": BONUSES,
    }
    for kind, pieces in kinds.items():
        yield from (f"{kind}:{piece}" for piece in pieces)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("what", "add a name"),
        ("what zeppelin", "there is nothing called “zeppelin”"),
        ("card s", "“s” could be: Sea Turtle, "),
        ("island 3", "“3” does not belong to this command"),
    ],
)
def test_what_cannot_be_looked_up(line: str, answer: str) -> None:
    name, *rest = line.split()
    with pytest.raises(Puzzled, match=re.escape(answer)):
        BOARD.command(name, rest, desk(dug()))


def test_the_beginning_of_a_name_is_enough() -> None:
    told = BOARD.command("card", ["mache"], desk(dug()))
    assert isinstance(told, Show)
    assert drawn(told.what).startswith(" Machete (item). Cost: 4 coins; points: 1; travel: car. You may exile a card.")


# Refusals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_said(lang: str) -> None:
    """Whatever move is tried, the answer names its rule, and in words of the language."""
    rng, heard = Random(lang), set()
    for players in (1, 2):
        for state, seat in asked(trail_of(players, "snake", seed=2), rng, 120):
            legal = set(ARNAK.moves(state, seat))
            tries = [any_value(Move, rng) for _ in range(5)]
            tries += [each for move in legal for each in [shaken(move, rng)] if each is not None]
            for error in filter(None, (refused(state, seat, move) for move in tries)):
                said = desk(state, seat, lang).voice.refusal(error.refusal)
                assert re.match(r"AR \d+\.\d+: [^:]+(: [^:]+)?$", said)
                assert not re.search(r"\b(camp|lower|upper|high|funding|exploration|r\d)-", said)
                heard.add(said)
    assert len(heard) > 15


def refused(state: State, seat: int, move: Move) -> IllegalMove | None:
    try:
        ARNAK.check(state, seat, move)
    except IllegalMove as error:
        return error
    return None


# Boards reviewed by eye


def reviewed(players: int) -> State:
    """Some way into a game: sites discovered, guardians awake, helpers, bought cards, tokens on the track."""
    side = "snake" if players in (1, 3) else "bird"
    at = Table(players, side, difficulty=2 if players == 1 else 0, round=3)
    at.set("A", goods="3 coin, 4 compass, 2 tablet, 1 arrowhead, 1 jewel", hand="fear, funding-car, hat, war-mask")
    at.set("A", play="exploration-ship, machete", deck="horse / fear, torch", idols=1, slots=1)
    at.set("A", glass="r2-1", notebook="r1-1", assistants="miner, captain gold tired", guardians="owl, snake used")
    at.site("lower-1", tile="one-jewel", guardian="spider", who="A")
    at.site("high-2", tile="two-fear-two-tablets-two-arrowheads", guardian="bat")
    at.site("upper-4", tile="one-item-or-two-compasses")
    if players > 1:
        at.set("B", goods="1 coin, 2 tablet", hand="fear, fear, rope", deck="fear", glass="r1-2", passed=True)
        at.site("camp-coin", who="B")
    return at.state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_board_reviewed_by_eye(players: int, lang: str) -> None:
    """As it was read and found good; one and three players play the Snake side."""
    at = desk(reviewed(players), 0, lang)
    shown = "\n".join([drawn(BOARD.render(at)), drawn(BOARD.menu(at)), BOARD.prompt(at), ""])
    assert shown == (GOLDEN / f"arnak-{players}.{lang}.txt").read_text("utf-8")


# The end


def test_the_end_of_a_game_for_two() -> None:
    """AR 11.1: points by category, the winner first in the sentence below."""
    trail = trail_of(2, "bird", seed=5)
    state, history = trail.end, trail.history(len(trail.steps))
    ended = result(state)
    assert state.phase is Phase.OVER and ended is not None
    shown = drawn(BOARD.result(desk(state, history=history), ended))
    for seat, name in enumerate(["you", "Ben"]):
        scored = next(event for event in history if isinstance(event, Scored) and event.seat == seat)
        parts = [scored.research, scored.temple, scored.idols, scored.guardians, scored.cards, scored.fear]
        row = (
            rf"^ {ended.places[seat]}\. {name} +" + " +".join(map(str, [*parts, scored.total])).replace("-", "−") + "$"
        )
        assert re.search(row, shown, re.MULTILINE)
    winner = ended.places.index(1)
    assert BOARD.closing(desk(state), ended)[0].startswith(
        f"The game is over. {'You win' if winner == 0 else 'Ben wins'} with"
    )
    assert BOARD.closing(desk(state, alone=False), ended)[0].startswith(f"The game is over. {NAMES[winner]} wins")


def test_the_end_of_a_solo_game() -> None:
    """AR 13.11: the rival's points are the last of the log, and whether it was beaten."""
    outcomes = set()
    for seed in range(12):
        trail = trail_of(1, "bird", seed)
        state, history = trail.end, trail.history(len(trail.steps))
        ended = result(state)
        assert ended is not None
        own, rival = (event.total for event in history[-2:] if isinstance(event, Scored))
        shown = drawn(BOARD.result(desk(state, history=history), ended))
        assert re.search(rf"^ [12]\. rival .* {rival}$", shown, re.MULTILINE)
        (said,) = BOARD.closing(desk(state), ended)
        who = f"You beat the rival, {own} to {rival}" if own > rival else f"The rival wins, {rival} to {own}"
        assert said == f"The game is over. {who}."
        outcomes.add(own > rival)
    assert outcomes


def test_numbers_to_a_move_that_is_not_there() -> None:
    assert numbers_to(Dig("camp-coin"), ()) is None


# What was hidden before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stacks_piles_and_the_rivals_pieces_can_be_looked_up(lang: str) -> None:
    """How high the stacks of assistants are, what was exiled, what the rival has and what its tiles do."""
    trail = trail_of(1, "snake", seed=3)
    state = trail.states[-2]
    at = desk(state, lang=lang)
    assert state.rival is not None and state.rival.idols and state.exiled
    looked = {name: BOARD.command(name, [], at) for name in ("row", "exiled", "players")}
    shown = {name: " ".join(drawn(look.what).split()) for name, look in looked.items() if isinstance(look, Show)}
    names = [" ".join(at.voice.name(f"card:{card}").split()) for card in state.exiled]
    assert all(name in shown["exiled"] for name in names)
    assert shown["exiled"] in shown["row"]
    for under in state.under:
        assert " ".join(at.text.say("height-of-stack", count=under + 1).split()) in shown["row"]
    for kind, pieces in {
        "idol": state.rival.idols,
        "stack": state.rival.temple,
        "rival-tile": state.rival.used,
    }.items():
        assert all(" ".join(at.voice.name(f"{kind}:{piece}").split()) in shown["players"] for piece in pieces)
    for tile in state.rival.tiles:
        told = BOARD.command("what", at.voice.name(f"rival-tile:{tile}").split(), at)
        assert isinstance(told, Show) and "AR 13." in " ".join(drawn(told.what).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_track_stands_beside_the_table_where_there_is_room(lang: str) -> None:
    for width, there in {80: False, 139: False, 140: True, 200: True}.items():
        console = Console(width=width, color_system=None)
        with console.capture() as capture:
            console.print(BOARD.render(desk(reviewed(1), lang=lang)))
        lines = capture.get().splitlines()
        assert max(map(cell_len, lines)) <= width
        assert (text(lang, ARNAK).say("head-track") in lines[0]) == there


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["bird", "snake"])
def test_the_track_beside_the_table_cuts_no_reward(side: str, lang: str) -> None:
    state = next(state for state, _ in asked(trail_of(1, side, seed=1), Random(1), 1))
    at = desk(state, lang=lang)
    console = Console(width=140, color_system=None)
    with console.capture() as capture:
        console.print(BOARD.render(at))
    shown, said = capture.get(), BoardVoice(at.voice)
    assert text(lang, ARNAK).say("space-start") in shown.replace("\u00a0", " ")
    for row in TRACKS[state.options.side].row:
        for effect, points in ((row.glass, row.glass_points), (row.notebook, row.notebook_points)):
            assert f"{said.brief(effect)} {points}".strip() in shown
