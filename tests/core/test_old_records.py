"""Records of version 0.1 still open, or say why not. They were made by that version and are never written again.

For each game one played by bots to its end; others with marks, hints and names of all kinds, some of them stopped in
the middle. Moves were taken back in those too: that left no trace then. Beside them, in `parted`, are games that cannot
be played under today's rules.
"""

import gzip
from pathlib import Path

import pytest

import cairn
from cairn.core import record
from cairn.core.dealer import Dealer
from cairn.core.errors import BadRecord
from cairn.core.match import replay_record
from cairn.core.record import Record
from cairn.core.steps import Hinted, Noted
from cairn.core.table import new_table
from cairn.core.values import replace

FOLDER = Path(__file__).parent / "records"
FILES = sorted(path.name for path in FOLDER.iterdir())
STOPPED = {"break-the-code-marked", "think-str8-stopped"}


def kept(file: str) -> Record:
    return record.read((FOLDER / file).read_text("utf-8"), cairn.game)


def test_there_is_one_of_every_game_in_both_forms() -> None:
    assert {kept(file).game for file in FILES} == set(cairn.games())
    assert [Path(file).stem for file in FILES if file.endswith(".txt")] == [
        Path(file).stem for file in FILES if file.endswith(".jsonl")
    ]


@pytest.mark.parametrize("file", FILES)
def test_it_replays_to_its_result(file: str) -> None:
    """`replay_record` checks every step, and that the result follows.

    Played on, it is a game of today's rules: all of it, since every step of it was one under these.
    """
    old = kept(file)
    match = replay_record(cairn.game(old.game), old)
    assert match.result == old.result
    assert (old.result is None) is (Path(file).stem in STOPPED)
    assert match.record == replace(old, rules=match.game.rules_version)
    for seat in range(len(old.seats)):
        assert match.notes(seat) == tuple(step for step in old.steps if isinstance(step, Noted) and step.seat == seat)


@pytest.mark.parametrize("file", FILES)
def test_it_is_written_as_it_was(file: str) -> None:
    """Byte for byte, so that an older cairn can still read what needs nothing new."""
    write = record.to_json if file.endswith(".jsonl") else record.to_text
    assert write(kept(file)) == (FOLDER / file).read_text("utf-8")


@pytest.mark.parametrize("stem", sorted({Path(file).stem for file in FILES}))
def test_both_forms_say_the_same(stem: str) -> None:
    assert kept(f"{stem}.jsonl") == kept(f"{stem}.txt")


@pytest.mark.parametrize("stem", sorted(STOPPED))
def test_a_game_that_stopped_is_played_on(stem: str) -> None:
    old = kept(f"{stem}.jsonl")
    assert {Noted, Hinted} <= {type(step) for step in old.steps}
    one, other = (replay_record(cairn.game(old.game), old, Dealer("on")) for _ in range(2))
    while to_act := one.to_act:
        seat = to_act[0]
        move = one.moves(seat)[0]
        one.play(seat, move)
        other.play(seat, move)
    assert one.result is not None
    assert one.record == other.record
    assert new_table(one.game, one.options, one.record.steps).state == one.state


# Games that went where they could not go today


def parted(name: str) -> Record:
    with gzip.open(FOLDER.parent / "parted" / f"{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        return record.read(file.read(), cairn.game)


def test_a_game_of_older_rules_is_refused_where_they_part() -> None:
    """Arnak 1 skipped a refresh while nobody was exhausted; the step, both versions and the rule are named."""
    old = parted("arnak-refresh")
    assert (old.game, old.rules) == ("arnak", "1") and old.result is not None
    with pytest.raises(BadRecord) as refused:
        replay_record(cairn.game("arnak"), old)
    assert str(refused.value) == (
        "step 404: made under rules version 1 of arnak, and no game of version 2: "
        "with no assistant exhausted yet, a refresh is no longer skipped (AR 14.15)"
    )


def test_it_opens_as_far_as_it_is_the_same_game() -> None:
    """One that was stopped before the versions part is played on under today's rules."""
    old = parted("arnak-refresh")
    match = replay_record(cairn.game("arnak"), replace(old, steps=old.steps[:403], result=None), Dealer("on"))
    assert match.to_act and match.record.rules == "2"
    with pytest.raises(BadRecord, match=r"^step 404: made under rules version 1"):
        replay_record(cairn.game("arnak"), replace(old, steps=old.steps[:404], result=None))


def test_a_step_or_a_result_that_older_rules_allowed_names_both_versions() -> None:
    old = kept("arnak.jsonl")
    game = cairn.game("arnak")
    with pytest.raises(BadRecord, match=r"^step \d+: made under rules version 1 of arnak, and no game of version 2: "):
        replay_record(game, replace(old, steps=(old.steps[0], *old.steps[2:])))
    with pytest.raises(BadRecord, match=r"^end: .* version 1 of arnak, and no game of version 2: the result does not"):
        replay_record(game, replace(old, result=None))


def test_a_version_that_is_not_read_is_refused_whoever_asks() -> None:
    old = replace(kept("arnak.jsonl"), rules="0")
    with pytest.raises(BadRecord, match=r"^header: .*made under rules version 0 of arnak; this cairn plays version 2"):
        replay_record(cairn.game("arnak"), old)
