"""A table is a fold of its log: the same table from any cut of it, and nothing changed by what is refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.core.errors import BadInput, BadRecord, CairnError, IllegalMove
from cairn.server.table import log, state
from cairn.server.table.keys import hash_secret
from cairn.server.table.seats import clean_text, tidy_name
from cairn.server.table.snapshots import encode_snapshot, restore_snapshot
from cairn.server.table.state import TableState
from tests.fifth.coins.rules.moves import Hide, Say, Scribble, Swear
from tests.server.positions import begun, find, moved, opened, random_log, seated

HEADS, TAILS = Hide("heads"), Hide("tails")


@given(st.integers(0, 10_000), st.data())
def test_any_cut_of_a_log_folds_to_the_same_table(seed: int, data: st.DataObject) -> None:
    entries = random_log(Random(seed))
    whole = TableState.fold(find, entries)
    cut = data.draw(st.integers(1, len(entries)))
    restored = restore_snapshot(find, encode_snapshot(TableState.fold(find, entries[:cut])))
    restored.add_all(entries[cut:])
    assert encode_snapshot(restored) == encode_snapshot(whole)
    for told in range(whole.public_number + 1):
        assert restored.changed_since(told) == whole.changed_since(told)


@given(st.integers(0, 10_000))
def test_entries_come_back_equal_from_their_lines(seed: int) -> None:
    entries = random_log(Random(seed))
    lines = [log.to_line(entry) for entry in entries]
    read = list(log.from_lines(lines))
    assert encode_snapshot(TableState.fold(find, read)) == encode_snapshot(TableState.fold(find, entries))
    assert not any("\n" in line for line in lines)


@given(st.integers(0, 10_000), st.integers(0, 10_000))
def test_a_refused_entry_changes_nothing(seed: int, other: int) -> None:
    state = TableState.fold(find, random_log(Random(seed), entries=30))
    for entry in random_log(Random(other), entries=30):
        before = encode_snapshot(state)
        try:
            state.add(entry)
        except CairnError:
            assert encode_snapshot(state) == before


def test_sealed_choices_are_not_stale_to_one_another() -> None:
    """Prompts are numbered for each seat: what another hides meanwhile does not touch mine."""
    table = begun(players=3)
    asked = [prompt.number for prompt in table.prompts]
    moved(table, 1, HEADS)
    assert [prompt.number for prompt in table.prompts] == [asked[0], asked[1] + 1, asked[2]]
    assert [prompt.is_open for prompt in table.prompts] == [True, False, True]


def test_a_prompt_is_a_new_one_after_another_took_back_what_led_to_it() -> None:
    table = begun(players=2)
    moved(table, 0, HEADS)
    moved(table, 1, HEADS)
    moved(table, 0, Say("well"))
    asked = table.prompts[1]
    table.add(log.Undone(time=30, seat=0))
    between = table.prompts[1]
    moved(table, 0, Say("two words"))
    assert [prompt.is_open for prompt in (asked, between, table.prompts[1])] == [True, False, True]
    assert table.prompts[1].number == asked.number + 1


def test_what_comes_to_light_is_asked_about_anew() -> None:
    """Who may move before and after another's move must not answer what it has not seen; a sealed move is no news."""
    for is_news in (False, True):
        table = begun(players=3)
        asked = table.prompts[0].number
        table._ask(1, is_news, 30)
        assert table.prompts[0].number == asked + is_news


def test_a_message_sent_twice_is_known_again() -> None:
    table = begun(players=2)
    asked = table.prompts[0].number
    moved(table, 0, HEADS)
    assert table.was_answered(0, asked, [HEADS])
    assert not table.was_answered(0, asked, [TAILS])
    assert not table.was_answered(0, asked, [HEADS, HEADS])
    assert not table.was_answered(1, asked, [HEADS])
    table.add(log.Undone(time=30, seat=0))
    assert table.was_answered(0, asked + 1, [None])
    assert table.was_answered(0, asked, [HEADS]), "it was, though it was taken back"


def test_what_a_seat_writes_down_is_not_counted_for_others() -> None:
    table = begun()
    told = table.public_number
    table.add(log.Noted(time=3, seat=0, note=Scribble("hm")))
    table.add(log.Hinted(time=3, seat=0, level=2))
    assert table.public_number == told


def test_after_an_undo_all_events_since_are_told_anew() -> None:
    table = begun(players=2)
    moved(table, 0, HEADS)
    moved(table, 1, HEADS)
    moved(table, 0, Say("well"))
    told, number = table.public_number, table.running.number
    table.add(log.Undone(time=30, seat=0))
    moved(table, 0, Swear("two words"))
    assert table.running.number == number, "as many events as before, but others"
    assert table.changed_since(told) == number - 1


def test_time_is_counted_for_who_may_move() -> None:
    table = begun(players=2)
    table.add(log.Moved(time=1_002, seat=0, move=HEADS))
    table.add(log.Said(time=5_000, seat=0, text="chat-hello", is_phrase=True))
    assert table.prompts[0].thought == 1_000
    assert table.prompts[1].since == 2 and table.prompts[1].is_open


def test_who_leaves_is_played_on_and_may_come_back() -> None:
    table = begun()
    table.add(log.Left(time=3, seat=1, bot="steady"))
    assert table.chairs[1].is_played_by_bot and table.names[1] == "player 1"
    with pytest.raises(IllegalMove, match="seat-taken"):
        table.add(log.Sat(time=4, seat=1, name="thief", secret=hash_secret("x")))
    table.add(log.Returned(time=5, seat=1))
    assert not table.chairs[1].is_played_by_bot


def test_nobody_sits_down_on_a_bot_that_holds_a_hand() -> None:
    """A second browser would read it. Older logs, in which the host freed a seat in mid-game, are read as they are."""
    table = begun(bots=(None, None, "steady"))
    with pytest.raises(IllegalMove, match="seat-taken"):
        table.add(log.Sat(time=4, seat=2, name="spy", secret=hash_secret("x")))
    table.add(log.Freed(time=5, seat=1, bot="steady"))
    table.add(log.Sat(time=6, seat=1, name="friend", secret=hash_secret("y")))
    assert table.names == ("player 0", "friend", "steady")


def test_free_words_are_for_before_and_after_where_codes_are_hidden() -> None:
    table = seated(opened())
    table.add(log.Said(time=2, seat=0, text="the coin of 1 is heads"))
    table.add(log.Began(time=3))
    with pytest.raises(IllegalMove, match="phrases-only"):
        table.add(log.Said(time=4, seat=0, text="the coin of 1 is heads"))
    with pytest.raises(BadInput, match="no such phrase"):
        table.add(log.Said(time=4, seat=0, text="chat-heads", is_phrase=True))
    table.add(log.Said(time=4, seat=0, text="chat-hello", is_phrase=True))
    assert [line.text for line in table.lines] == ["the coin of 1 is heads", "chat-hello"]


@pytest.mark.parametrize("name", ["Gracz\u00a02", " Gracz \t 2\n", "Gracz\u2009\u202f2", "\ufeffGracz\u200b 2"])
def test_white_space_in_a_name_is_made_plain(name: str) -> None:
    table = TableState(find, opened(players=2))
    table.add(log.Sat(time=3, seat=1, name=name, secret="x"))
    assert table.names[1] == "Gracz 2"


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (log.Sat(time=3, seat=0, name="again", secret="x"), "seat-taken"),
        (log.Sat(time=3, seat=9, name="far", secret="x"), "seats are 0 to 1"),
        (log.Sat(time=3, seat=1, name="player 0", secret="x"), "name-taken"),
        (log.Sat(time=3, seat=1, name=" ", secret="x"), "cannot be shown"),
        (log.Sat(time=3, seat=1, name="\x07", secret="x"), "cannot be shown"),
        (log.Sat(time=3, seat=1, name="x" * 41, secret="x"), "longer than 40"),
        (log.Left(time=3, seat=1), "nobody-sits-there"),
        (log.Returned(time=3, seat=0), "nobody-is-away"),
        (log.Filled(time=3, seat=0, bot="steady"), "seat-taken"),
        (log.Filled(time=3, seat=1, bot="deep-blue"), "there are: random, steady"),
        (log.Began(time=3), "seat-free"),
        (log.Moved(time=3, seat=0, move=HEADS), "not-begun"),
        (log.Undone(time=3, seat=0), "not-begun"),
        (log.Changed(time=3, options={"silent": True}), "who is silent needs no words"),
        (log.Changed(time=3, options={"wings": 2}), "no such option"),
        (opened(), "opened before"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(entry: log.Entry, said: str) -> None:
    table = TableState(find, opened(players=2))
    table.add(log.Sat(time=1, seat=0, name="player 0", secret="x"))
    before = encode_snapshot(table)
    with pytest.raises(CairnError, match=said):
        table.add(entry)
    assert encode_snapshot(table) == before


def test_a_table_of_other_rules_is_closed_and_keeps_its_log() -> None:
    entries = random_log(Random(3))
    old = [log.Opened(**{name: getattr(entries[0], name) for name in entries[0].__struct_fields__} | {"rules": "6"})]
    table = TableState.fold(find, [*old, *entries[1:]])
    assert table.status == "closed" and table.number == len(entries)


def test_a_broken_log_names_the_entry() -> None:
    with pytest.raises(BadRecord, match="entry 2: table: not-begun"):
        TableState.fold(find, [opened(), log.Moved(time=1, seat=0, move=HEADS)])
    with pytest.raises(BadRecord, match="entry 1"):
        TableState.fold(find, [log.Began(time=1)])
    with pytest.raises(BadRecord, match="entry 7"):
        next(log.from_lines(['{"entry":"flown","time":1}'], 7))


def test_marks_of_a_name_do_not_cover_the_lines_around() -> None:
    """A few on each letter are kept, as languages need them."""
    state = TableState(find, opened())
    tower = "Z" + "\N{COMBINING ACUTE ACCENT}" * 30 + "o"
    state.add(log.Sat(time=1, seat=0, name=tower, secret="a"))
    state.add(log.Sat(time=1, seat=1, name="Nguye\N{COMBINING CIRCUMFLEX ACCENT}\N{COMBINING TILDE}n", secret="b"))
    assert state.names[0] == "Z" + "\N{COMBINING ACUTE ACCENT}" * 3 + "o"
    assert len(state.names[1]) == 8
    for mark in "\N{THAI CHARACTER MAITAIKHU}\N{COMBINING ENCLOSING CIRCLE}\N{DEVANAGARI VOWEL SIGN U}":
        assert clean_text("name", "o" + mark * 9 + "b", 30) == "o" + mark * 3 + "b"


def test_a_name_can_be_seen() -> None:
    """Letters that look like a space count as one."""
    assert (
        clean_text("name", "Ann\N{HANGUL FILLER}\N{BRAILLE PATTERN BLANK}Lee\N{HALFWIDTH HANGUL FILLER}", 30)
        == "Ann Lee"
    )
    for blank in "\N{HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{BRAILLE PATTERN BLANK}":
        with pytest.raises(BadInput, match="name"):
            clean_text("name", blank * 3, 30)


def test_nobody_has_the_name_of_another_with_a_mark_that_nobody_sees() -> None:
    for mark in "\N{VARIATION SELECTOR-16}\N{COMBINING GRAPHEME JOINER}\N{VARIATION SELECTOR-17}":
        assert tidy_name(f" A{mark}nn{mark} ") == "Ann"
    assert tidy_name("Zo\N{COMBINING DIAERESIS}") == "Zo\N{COMBINING DIAERESIS}"


def test_a_full_log_takes_what_the_game_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat, notes and undos could otherwise make a table that takes seconds to open."""
    table = begun()
    monkeypatch.setattr(state, "MOST_ENTRIES", table.number + 2)
    table.add(log.Noted(time=3, seat=0, note=Scribble("hm")))
    table.add(log.Moved(time=3, seat=0, move=HEADS))
    for entry in (
        log.Said(time=4, seat=0, text="hi"),
        log.Noted(time=4, seat=0, note=Scribble("hm")),
        log.Undone(time=4, seat=0),
        log.Hinted(time=4, seat=0, level=1),
        log.Faced(time=4, seat=0, face="frog"),
    ):
        with pytest.raises(IllegalMove, match="log-is-full"):
            table.add(entry)
    table.add(log.Moved(time=5, seat=1, move=TAILS), log.Left(time=6, seat=1, bot="steady"))


def test_a_sheet_has_so_many_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are sent whenever one is added. A log that has more is read."""
    monkeypatch.setattr(state, "MOST_NOTES", 2)
    table = begun()
    notes = [log.Noted(time=3, seat=0, note=Scribble("hm"))] * 2
    table.add(*notes)
    with pytest.raises(IllegalMove, match="too-many-notes"):
        table.add(*notes)
    table.add(log.Noted(time=3, seat=1, note=Scribble("hm")))
    table.add_all(notes)
    assert len(table.running.notes(0)) == 4


def test_one_seat_does_not_fill_the_chat() -> None:
    """Twenty messages in ten seconds are more than anybody reads; others may write meanwhile."""
    table = begun()
    for _ in range(state.MOST_LINES):
        table.add(log.Said(time=5, seat=0, text="chat-hello", is_phrase=True))
    with pytest.raises(IllegalMove, match="too-much-chat"):
        table.add(log.Said(time=4 + state.LINES_WITHIN, seat=0, text="chat-hello", is_phrase=True))
    table.add(log.Said(time=6, seat=1, text="chat-hello", is_phrase=True))
    table.add(log.Said(time=5 + state.LINES_WITHIN, seat=0, text="chat-hello", is_phrase=True))
