"""How strong the levels of each game are: every level against the one below it, and alone against the rival.

    python benchmarks/levels.py [--games arnak] [--levels master] [--deals 40] [--rival 30] [--jobs 2] [--write]

Deals are played once in every rotation of the seats, as `cairn arena GAME --players 2 --bots STRONGER,WEAKER --deals 40
--seed 12` plays them. With `--write` the figures go into the table `levels` of each game, from which the terminal and
the page tell them; `docs/levels.md` has them side by side (`--table`).
"""

import argparse
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from cairn.api import games as game_names
from cairn.core.values import replace
from cairn.games import rooms_of
from cairn.play.levels import Alone, Level, Measured, levels
from cairn.play.pool import Crew
from cairn.play.tournament import Contest, Standing, standings, tournament

FIRST = "random"
"""The opponent of the first level."""


def main() -> None:
    """Measure, print a line for each figure, and write them to the tables if asked to."""
    parser = argparse.ArgumentParser(description="How strong the levels are.")
    parser.add_argument("--games", nargs="*", default=["lost-code", "think-str8", "break-the-code", "arnak"])
    parser.add_argument("--levels", nargs="*", help="of these alone; the others keep their figures")
    parser.add_argument("--deals", type=int, default=40, help="of each pair of levels")
    parser.add_argument("--players", type=int, nargs="*", default=[2], help="one of the stronger among the weaker")
    parser.add_argument("--rival", type=int, default=30, help="deals of each level and difficulty of the rival")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the figures are the same")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--table", action="store_true", help="play nothing: print the figures that there are")
    told = parser.parse_args()
    if told.table:
        print("\n".join(table()))
        return
    for name in told.games:
        rooms = rooms_of(name)
        found = []
        below = FIRST
        for level in levels(rooms):
            if told.levels and level.name not in told.levels:
                found.append(level)
                below = level.name
                continue
            pairs = tuple(_measure(name, level.name, below, players, told) for players in told.players)
            alone = _alone(name, level.name, told) if 1 in rooms.game.players else ()
            found.append(replace(level, measured=pairs, alone=alone))
            below = level.name
        if told.write:
            _write(rooms.package, name, found)


def table() -> Iterator[str]:
    """The figures of all games, for `docs/levels.md`."""
    yield "| game | level | against | players | wins (95%) | deals |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name in game_names():
        for level in levels(rooms_of(name)):
            for each in level.measured:
                wins = _percents(each.share, each.interval)
                yield f"| {name} | `{level.name}` | `{each.against}` | {each.players} | {wins} | {each.deals} |"
    yield ""
    yield "| Arnak solo, Bird | 0 red tiles | 1 | 2 | 3 | 4 | 5 |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for level in levels(rooms_of("arnak")):
        cells = (f"{each.points:.0f}, {_percents(each.share, each.interval)}" for each in level.alone)
        yield f"| `{level.name}` | {' | '.join(cells)} |"


def _percents(share: float, interval: tuple[float, float]) -> str:
    return f"{share:.0%} ({interval[0]:.0%} to {interval[1]:.0%})"


def _measure(game: str, bot: str, below: str, players: int, told: argparse.Namespace) -> Measured:
    bots = (bot, *(below for _ in range(players - 1)))
    row = _row(game, {"players": players}, bots, told.deals, told)
    print(f"{game}: {bot} against {below}, {players} players: {_line(row)}", flush=True)
    return Measured(below, players, round(row.share, 3), _round_interval(row.share_interval), told.deals)


def _alone(game: str, bot: str, told: argparse.Namespace) -> tuple[Alone, ...]:
    found = []
    for difficulty in range(6):
        row = _row(game, {"players": 1, "difficulty": difficulty}, (bot,), told.rival, told)
        print(f"{game}: {bot} alone, {difficulty} red tiles: {_line(row)}", flush=True)
        share, interval = round(row.share, 3), _round_interval(row.share_interval)
        found.append(Alone(difficulty, share, interval, round(row.mean_score, 1), told.rival))
    return tuple(found)


def _row(game: str, options: dict[str, int], bots: tuple[str, ...], deals: int, told: argparse.Namespace) -> Standing:
    defaults: Any = rooms_of(game).game.options
    set_up = replace(defaults, **options)
    contest = Contest(game, set_up, bots, deals, told.seed)
    played = list(tournament(contest, Crew(jobs=told.jobs)))
    return next(row for row in standings(contest, played) if row.bot == bots[0])


def _line(row: Standing) -> str:
    low, high = row.share_interval
    least, most = row.score_interval
    return f"{row.share:.1%} ({low:.1%} to {high:.1%}), {row.mean_score:.1f} points ({least:.1f} to {most:.1f})"


def _round_interval(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 3), round(interval[1], 3)


def _write(package: str, game: str, found: list[Level]) -> None:
    """Write the levels of a game to its table; those of another game in the same folder stay."""
    place = Path(str(files(package).joinpath("tables", "levels.toml")))
    others = [part for part in place.read_text(encoding="utf-8").split("\n[[") if not part.startswith(f"{game}]]")]
    parts = [others[0].rstrip(), *(each.rstrip() for each in others[1:]), *(_toml(game, level) for level in found)]
    place.write_text("\n\n[[".join(parts) + "\n", encoding="utf-8")


def _toml(game: str, level: Level) -> str:
    lines = [f"{game}]]", f'name = "{level.name}"', f"quick = {str(level.quick).lower()}"]
    if level.measured:
        lines += ["measured = [", *(f"  {_inline(each)}," for each in level.measured), "]"]
    if level.alone:
        lines += ["alone = [", *(f"  {_inline(each)}," for each in level.alone), "]"]
    return "\n".join(lines)


def _inline(value: Measured | Alone) -> str:
    told = {name: getattr(value, name) for name in value.__struct_fields__}
    return "{ " + ", ".join(f"{name} = {_value(each)}" for name, each in told.items()) + " }"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    main()
