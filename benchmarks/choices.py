"""Judged choices of games between bots, to be read: values, marks and reasons of the options of each.

    python -m benchmarks.choices GAME [--players 2] [--bots steady,careful] [--choices 10] [--seed 1] [--lang en]

Half of the choices are those that lost most, the others are drawn from all that were judged between several moves.
"""

import argparse
from collections.abc import Iterator
from random import Random

from cairn.core.options import options_of
from cairn.core.phrases import phrase
from cairn.games import rooms_of
from cairn.play.analysis import Chosen, analysis
from cairn.play.games import play
from cairn.text import Voice, text


def main() -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(description="Judged choices, to be read.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="steady,careful", help="who plays, in turn")
    parser.add_argument("--choices", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--lang", default="en")
    given = parser.parse_args()
    rooms, bots = rooms_of(given.game), given.bots.split(",")
    seats = [bots[seat % len(bots)] for seat in range(given.players)]
    match = play(rooms.game, options_of(rooms.game, {}, given.players), seats, given.seed)
    found = analysis(rooms, match.record)
    view = rooms.game.view(match.state, None)
    voice = Voice(text(given.lang, rooms.game), match.names, None, rooms.words.setting(view))
    judged = [each for each in found.choices if len(each.options) > 1]
    lost = sorted(judged, key=lambda each: -each.lost)[: given.choices // 2]
    others = [each for each in judged if each not in lost]
    drawn = Random(given.seed).sample(others, min(len(others), given.choices - len(lost)))
    for chosen in sorted([*lost, *drawn], key=lambda each: each.step):
        print("\n".join(_lines(voice, chosen, match.names[chosen.seat])))


def _lines(voice: Voice, chosen: Chosen, name: str) -> Iterator[str]:
    """A choice, its options, and the reasons of each."""
    lost = round(chosen.best, 3) - round(chosen.value, 3)  # as both are printed
    mark = "equal" if chosen.equal else f"lost {lost:.1%}" if chosen.lost else "best"
    part = voice.say(phrase("analyse-part-round", round=chosen.round))
    yield f"\n{part}, step {chosen.step}, {name}: {mark} (spread {chosen.spread:.1%}, {chosen.judge})"
    for option in chosen.options:
        own = "*" if option.move == chosen.move else " "
        yield f" {own} {option.value:6.1%}  {voice.say(option.phrase)}"
        yield from (f"              {voice.say(line.phrase)}" for line in option.why)


if __name__ == "__main__":
    main()
