"""The tables of wheels in the rules pages (LC 13)."""

from collections.abc import Iterator

from cairn.core.game import GameInfo
from cairn.core.phrases import phrase
from cairn.games.lost_code.rules.pieces import EditionName, WheelSet, wheel_sets
from cairn.games.lost_code.words.parts import join
from cairn.text import Text, Voice


def wheel_tables(game: GameInfo, text: Text) -> str:
    """A Markdown table for each wheel set, with the source of each number."""
    edition: EditionName = "cards" if game.name == "think-str8" else "stones"
    known = wheel_sets(edition)
    usual = next(iter(known))
    parts = [part for each in known.values() for part in _wheel_set_parts(each, edition, text, each.name == usual)]
    if edition == "stones":
        parts.append(text.say("wheels-x"))
    return "\n\n".join(parts)


def _wheel_set_parts(wheels: WheelSet, edition: EditionName, text: Text, is_usual: bool) -> Iterator[str]:
    heading = f"### {text.say('wheels-set', set=wheels.name)}"
    yield f"{heading} {text.say('wheels-usual')}" if is_usual else heading
    yield text.say("set-about", set=f"{edition}-{wheels.name}")
    lines = [
        f"| {text.say('wheels-width')} | {text.say('wheels-points')} | {text.say('wheels-about')} |",
        "| ---: | ---: | --- |",
    ]
    for wheel in wheels.wheels:
        known = text.say("wheels-standing", width=wheel.width_standing, points=wheel.points_standing)
        if wheel.alternatives:
            others = join("either", wheel.alternatives)
            known += "; " + Voice(text, ()).say(phrase("wheels-alternatives", alternatives=others))
        lines.append(f"| {wheel.width} | {wheel.points} | {known} |")
    yield "\n".join(lines)
