"""`cairn replay --verify`: whether a game was dealt as was promised, found out from its record alone."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import UNSET

from cairn.client import Table
from cairn.core import record as records
from cairn.core.deal import commitment, dealer_seed, verify_deal
from cairn.core.dealer import BY_PILE
from cairn.core.errors import BadRecord
from cairn.core.match import AnyMatch, new_match
from cairn.core.record import Deal, Record, to_json, to_text
from cairn.core.steps import Settled
from cairn.core.table import new_table
from cairn.core.values import replace
from cairn.games import find
from cairn.play.bots import find_bot
from tests.cli.command import cairn, refused
from tests.patience import LIMIT
from tests.server.services import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("tables") / "tables.sqlite"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def kept(server: Running) -> Record:
    """A game of Break the Code from a server, with a word in its deal."""
    return played(server, "break-the-code")


def played(server: Running, game: str) -> Record:
    rng = Random(game)
    with Table.create(server.url, game=game, seats=("me", "random"), name="Ann") as table:
        table.ready("owl")
        shown = table.mirror.table["commitment"]
        table.start()
        while table.wait(LIMIT):
            table.play(rng.choice(table.moves))
        record = table.record()
        assert record.deal is not None and record.deal.commitment == shown and record.deal.words == ("owl",)
        return record


def file_of(folder: Path, record: Record, write: Callable[[Record], str] = to_json) -> str:
    file = folder / "game.jsonl"
    file.write_text(write(record))
    return str(file)


@pytest.mark.parametrize("game", ["lost-code", "think-str8", "arnak"])
def test_a_game_of_a_server_verifies(server: Running, game: str) -> None:
    record = played(server, game)
    chances = sum(isinstance(step, Settled) for step in record.steps)
    assert verify_deal(find(game), record) == chances > 0


@pytest.mark.parametrize("write", [to_json, to_text])
def test_what_was_checked_is_said_and_what_cannot_be(
    tmp_path: Path, kept: Record, write: Callable[[Record], str]
) -> None:
    file = file_of(tmp_path, kept, write)
    assert kept.deal is not None
    said = cairn("replay", file, "--verify").out
    assert kept.deal.commitment in said and "owl" in said and "outcomes of chance checked" in said
    assert said.count("Not checked") == 2 and "cannot show" in said
    compared = cairn("replay", file, "--verify", "--commitment", kept.deal.commitment.upper(), "--word", "owl").out
    assert "Not checked" not in compared and "cannot show" in compared
    told = json.loads(cairn("replay", file, "--verify", "--json").out)
    assert told["verified"] and told["outcomes"] == sum(isinstance(step, Settled) for step in kept.steps)
    assert told["deal"]["words"] == ["owl"] and not told["commitment_compared"]
    for lang in ("pl", "ru"):
        assert kept.deal.commitment in cairn("replay", file, "--verify", "--lang", lang).out


def test_another_promise_and_a_word_that_is_missing_are_found(tmp_path: Path, kept: Record) -> None:
    file = file_of(tmp_path, kept)
    assert "dealt from another promise" in refused("replay", file, "--verify", "--commitment", "0" * 64)
    assert "'fox' is not among the words" in refused("replay", file, "--verify", "--word", "fox")
    assert "go with --verify" in refused("replay", file, "--word", "owl")


def _with(**fields: object) -> Callable[[Record], Record]:
    def tampered(record: Record) -> Record:
        assert record.deal is not None
        return replace(record, deal=replace(record.deal, **fields))

    return tampered


def _forged(record: Record) -> Record:
    """A forger who knows the format: another seed, with a commitment that fits it."""
    return _with(seed="chosen", salt="s", commitment=commitment("chosen", "s"))(record)


def _other_outcome(record: Record) -> Record:
    """The last outcome that could have been another is another; the game goes on as if nothing were."""
    game, found = find(record.game), record
    table = new_table(game, record.options)
    for at, step in enumerate(record.steps):
        chance = game.chance(table.state)
        if isinstance(step, Settled) and chance is not None and len(chance.outcomes) > 1:
            other = next(outcome for outcome in chance.outcomes if outcome != step.outcome)
            found = replace(record, steps=(*record.steps[:at], Settled(other), *record.steps[at + 1 :]))
        table.add(step)
    return found


@pytest.mark.parametrize(
    ("tamper", "place"),
    [
        (_with(seed="another"), "deal"),
        (_with(salt="another"), "deal"),
        (_with(commitment="0" * 64), "deal"),
        (_with(words=()), "step"),
        (_with(words=("owl", "fox")), "step"),
        (_with(words=("fox",)), "step"),
        (_forged, "step"),
        (lambda record: replace(record, deal=None), "deal"),
        (lambda record: replace(record, result=None), "end"),
    ],
)
def test_a_tampered_record_is_found_out(
    tmp_path: Path, kept: Record, tamper: Callable[[Record], Record], place: str
) -> None:
    """Its checksum is made again, as a forger would."""
    said = refused("replay", file_of(tmp_path, tamper(kept)), "--verify")
    assert f", {place}" in said, said


def test_an_outcome_that_chance_did_not_decide_is_found(kept: Record) -> None:
    forged = _other_outcome(kept)
    with pytest.raises(BadRecord) as found:
        verify_deal(find(kept.game), forged)
    at = next(at for at, (one, other) in enumerate(zip(kept.steps, forged.steps, strict=True)) if one != other)
    assert found.value.place == f"step {at + 1}"


def test_the_rest_of_a_record_is_checked_as_ever(tmp_path: Path, kept: Record) -> None:
    """Moves against the rules, the result against the moves; a change without a new checksum is found at once."""
    changed = Path(file_of(tmp_path, kept)).read_text().replace('"seats":["Ann"', '"seats":["Eve"')
    (tmp_path / "changed.jsonl").write_text(changed)
    assert "checksum does not fit" in refused("replay", str(tmp_path / "changed.jsonl"), "--verify")
    fewer = replace(kept, steps=kept.steps[:-1])
    assert "does not follow from the moves" in refused("replay", file_of(tmp_path, fewer), "--verify")


def test_a_record_with_a_deal_is_of_format_3_and_no_other_holds_one(kept: Record) -> None:
    text = to_json(kept)
    assert text.startswith('{"record":3,') and records.read(text, find) == kept
    assert records.read(to_text(kept), find) == kept
    with pytest.raises(BadRecord, match="is not part of record format 2"):
        records.read(text.replace('{"record":3,', '{"record":2,'), find)
    assert to_json(replace(kept, deal=None))[:12] in ('{"record":1,', '{"record":2,')
    assert Deal("c", "s", "t") == Deal("c", "s", "t", ())


def test_a_deal_by_pile_is_verified_too(tmp_path: Path) -> None:
    """The record names its kind of dealer; without that name its outcomes are not those of the seed."""
    game = find("arnak")
    match = new_match(game, game.options, seed=dealer_seed("seed", ()), kind=BY_PILE)
    bot, rng = find_bot("beginner", "arnak"), Random(1)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    deal = Deal(commitment("seed", "salt"), "seed", "salt", dealer=2)
    for write in (to_json, to_text):
        assert (
            "outcomes of chance checked"
            in cairn("replay", file_of(tmp_path, with_deal(match, deal), write), "--verify").out
        )
    unnamed = with_deal(match, replace(deal, dealer=UNSET))
    assert ", step" in refused("replay", file_of(tmp_path, unnamed), "--verify")


def with_deal(match: AnyMatch, deal: Deal) -> Record:
    return replace(match.record, deal=deal)
