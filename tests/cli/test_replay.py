"""`cairn replay`: a recorded game, with no more than the seat knew."""

import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest

import cairn as package
from cairn.core.record import read, to_json, to_text
from cairn.games import find
from cairn.play.files import read_records
from tests.cli.command import cairn, refused
from tests.golden.transcripts import kept_record

OPTIONS = ("--option", "expansions=shortcut,curse", "--option", "variant=x")


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    cairn("simulate", "lost-code", "--bots", "steady,steady,steady", "--games", "2", *OPTIONS, "--record", str(file))
    return file


def events(file: Path, *arguments: str) -> list[dict[str, object]]:
    lines = cairn("replay", str(file), "--json", *arguments).out.splitlines()
    return [event for line in lines for event in json.loads(line)["events"]]


def test_a_seat_is_told_what_it_saw_and_no_more(recorded: Path) -> None:
    record = read(recorded.read_text().split('{"record"')[1].join(['{"record"', ""]), find)
    match = package.replay(record)
    for seat in range(3):
        seen = events(recorded, "--seat", str(seat))
        assert seen == json.loads(package.core.values.encode(match.view(seat).history))
        dealt = [event for event in seen if event["type"] == "dealt"]
        assert all(event["digits"][seat] is None for event in dealt)  # type: ignore[index]
        drawn = [event for event in seen if event["type"] == "drew" and event["seat"] == seat]
        assert all(event["digit"] is None for event in drawn)


def test_the_referee_is_told_everything(recorded: Path) -> None:
    assert not any(None in event.get("digits", []) for event in events(recorded))  # type: ignore[operator]


@pytest.mark.parametrize(
    ("lang", "title", "bot"),
    [
        ("en", "The Lost Code · Seats", "Steady"),
        ("pl", "Zaginiony kod · Miejsca", "Solidny"),
        ("ru", "Код змея (The Lost Code) · Места", "Надёжный"),
    ],
)
def test_the_lines_for_people_tell_of_every_step(recorded: Path, lang: str, title: str, bot: str) -> None:
    printed = cairn("replay", str(recorded), "--seat", "1", "--lang", lang).out
    lines = printed.replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert lines[0] == f"{title}: 0 {bot} 1, 1 {bot} 2, 2 {bot} 3"
    assert max(map(len, lines)) <= 80
    told = next(at for at, line in enumerate(lines) if line.startswith("─"))  # the ending
    numbers = [int(line[:3]) for line in lines[1:told] if line[:3].strip()]
    steps = [json.loads(line) for line in cairn("replay", str(recorded), "--seat", "1", "--json").out.splitlines()]
    sealed = [each["step"] for each in steps if all(event.get("digits", 0) is None for event in each["events"])]
    assert numbers == sorted(numbers)
    assert {each["step"] for each in steps} - set(numbers) < set(sealed)  # alike, so told once


@pytest.mark.parametrize("seat", [(), ("--seat", "0")])
def test_the_end_is_told(recorded: Path, seat: tuple[str, ...]) -> None:
    match = package.replay(read_records(recorded.read_text(), find)[0])
    assert match.result is not None
    lines = cairn("replay", str(recorded), *seat).out.splitlines()
    scores = next(line.split() for line in lines if line.startswith(" score"))
    assert scores[1:] == [str(score).replace("-", "−") for score in match.result.scores]
    assert [line for line in lines[-2:] if line.strip().startswith("The game is over.")]


def test_the_referee_reads_what_was_secret(recorded: Path) -> None:
    whole, seen = cairn("replay", str(recorded)).out, cairn("replay", str(recorded), "--seat", "0").out
    assert "makes the final bets." in seen and "makes the final bets." not in whole
    assert "Steady 2 makes the final bet on the bird: " in whole
    assert "in secret" not in whole


def test_the_second_game_of_a_file(recorded: Path) -> None:
    assert events(recorded, "--number", "2") != events(recorded)


def test_going_through_it_by_hand(recorded: Path) -> None:
    shown = cairn("replay", str(recorded), "--seat", "0", "--step", given="\n\nb\n40\nq\n").out
    assert shown.count("Enter") == 5
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_the_record_itself_in_either_form(recorded: Path, tmp_path: Path) -> None:
    text = cairn("replay", str(recorded), "--as", "text").out
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert cairn("replay", str(file), "--as", "json").out == cairn("replay", str(recorded), "--as", "json").out
    assert to_text(read(text, find)) == text


def test_the_referee_of_arnak_sees_every_hand_and_every_draw(tmp_path: Path) -> None:
    file = tmp_path / "arnak.jsonl"
    cairn("simulate", "arnak", "--bots", "steady,steady", "--games", "1", "--record", str(file))
    drawn = [event for event in events(file) if event["type"] == "cards-drawn"]
    assert {event["seat"] for event in drawn} == {0, 1}
    told = cairn("replay", str(file)).out
    assert not re.search(r"draws \d cards?\.", told)
    first = [line for line in cairn("replay", str(file), "--seat", "0").out.splitlines() if "You draw" in line][:5]
    assert len(first) == 5  # two cards of one name are two draws
    golden = tmp_path / "golden.jsonl"
    golden.write_text(to_json(kept_record("arnak-bird-three")), encoding="utf-8")
    steps = {line.split()[0] for line in cairn("replay", str(golden)).out.splitlines()}
    assert {"52", "53", "60", "61"} <= steps  # nor is the second of two plays that read alike left out


def test_a_wheel_of_endless_points_is_refused(tmp_path: Path) -> None:
    """A record that was made elsewhere and is well sealed: its header is refused in one line."""
    wheels = [{"width": width, "points": 7} for width in range(1, 8)]
    match = package.Match("lost-code", 2, {"wheels": {"name": "ours", "wheels": wheels}}, seed=1)
    lines = to_json(match.record).replace('"points":7', f'"points":{10**30}', 1).splitlines()
    end = json.loads(lines.pop())
    end["checksum"] = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    file = tmp_path / "endless.jsonl"
    file.write_text("\n".join([*lines, json.dumps(end, separators=(",", ":")), ""]), "utf-8")
    said = f"{file}, header: wheels: wheels[0].points: must be whole points from -99 to 99"
    assert refused("replay", str(file)) == said
    assert refused("play", "lost-code", "--resume", str(file)).endswith("must be whole points from -99 to 99")


def test_a_text_record_with_a_header_line_doubled_or_left_out_is_refused(tmp_path: Path) -> None:
    lines = to_text(package.Match("lost-code", 2, {"expansions": ["curse"]}, seed=1).record).splitlines(keepends=True)
    file = tmp_path / "game.txt"
    head = [at for at, line in enumerate(lines) if re.match("cairn|game|rules|option|seat", line)]
    assert len(head) == 10
    for at in head:
        for changed in (lines[:at] + lines[at + 1 :], [*lines[: at + 1], *lines[at:]]):
            file.write_text("".join(changed), "utf-8")
            assert refused("replay", str(file)).startswith(f"{file}, line ")


def test_a_game_of_rules_that_are_no_more_is_refused_with_the_reason(tmp_path: Path) -> None:
    """One line: the file, the step, both versions, and the rule that changed (docs/records.md)."""
    kept = Path(__file__).parents[1] / "core" / "parted" / "arnak-refresh.jsonl.gz"
    file = tmp_path / "old.jsonl"
    file.write_bytes(gzip.decompress(kept.read_bytes()))
    said = refused("replay", str(file))
    assert said.startswith(f"{file}, step 404: made under rules version 1 of arnak, and no game of version 2: ")
    assert said.rstrip().endswith("(AR 14.15)")
