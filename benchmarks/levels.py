"""How strong the levels of each game are: every level against the one below it, and alone against the rival.

    python benchmarks/levels.py [--games arnak] [--levels master] [--players 2 4] [--deals 40] [--rival 30] [--write]

Deals are played once in every rotation of the seats, as `cairn arena GAME --players 2 --bots STRONGER,WEAKER --deals 40
--seed 12` plays them. With `--write` the figures go into the table `ladder` of each game as soon as they are known;
what is not measured keeps its figures. The terminal and the page read them there; `docs/levels.md` has them side by
side (`--table`).
"""

import argparse
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from cairn.api import games as game_names
from cairn.core.values import replace
from cairn.games import rooms_of
from cairn.play.elo import estimate_difference
from cairn.play.levels import TABLE, Alone, Ladder, Level, Measured, levels, ratings
from cairn.play.pool import Crew
from cairn.play.tournament import Contest, Scored, Standing, standings, tournament

FIRST = "random"
"""The opponent of the first level."""

HEAD = "# The ladder of levels for people, weakest first, and how strong they are: measured by benchmarks/levels.py."


def main() -> None:
    """Measure, print a line for each figure, and write them to the tables if asked to."""
    parser = argparse.ArgumentParser(description="How strong the levels are.")
    parser.add_argument("--games", nargs="*", default=["lost-code", "think-str8", "break-the-code", "arnak"])
    parser.add_argument("--levels", nargs="*", help="of these alone; the others keep their figures")
    parser.add_argument("--deals", type=int, default=40, help="of each pair of levels; 0: none")
    parser.add_argument("--players", type=int, nargs="*", default=[2], help="one of the stronger among the weaker")
    parser.add_argument("--rival", type=int, default=0, help="deals of each level and difficulty of the rival; 0: none")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the figures are the same")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--table", action="store_true", help="play nothing: print the figures that there are")
    wanted = parser.parse_args()
    if wanted.table:
        print("\n".join(table()))
        return
    for name in wanted.games:
        for level, found in _measure_levels(name, wanted):
            if wanted.write:
                _write(name, level, found)


def table() -> Iterator[str]:
    """The figures of all games, for `docs/levels.md`."""
    yield "| game | level | made of | players | against | wins (95%) | Elo above it (95%) | rating | deals |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for name in game_names():
        rooms = rooms_of(name)
        rated = {players: ratings(rooms, players) for players in rooms.game.players}
        for level in levels(rooms):
            mix = rooms.mix_of(level.name)
            made_of = "" if mix is None else f"{mix.share:.3g} `{mix.upper}`, else `{mix.lower}`"
            for each in level.measured:
                low, high = each.elo_interval
                above = f"{each.elo:+.0f} ({low:+.0f} to {high:+.0f})"
                wins = _percents(each.share, each.interval)
                rating = f"{rated[each.players][level.name]:.0f}" if level.name in rated[each.players] else ""
                yield (
                    f"| {name} | `{level.name}` | {made_of} | {each.players} | `{each.against}` | {wins} | {above} "
                    f"| {rating} | {each.deals} |"
                )
    yield ""
    yield "| Arnak solo, Bird | 0 red tiles | 1 | 2 | 3 | 4 | 5 |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for level in (each for each in levels(rooms_of("arnak")) if each.alone):
        cells = (f"{each.points:.0f}, {_percents(each.share, each.interval)}" for each in level.alone)
        yield f"| `{level.name}` | {' | '.join(cells)} |"


def _percents(share: float, interval: tuple[float, float]) -> str:
    return f"{share:.0%} ({interval[0]:.0%} to {interval[1]:.0%})"


def _measure_levels(game: str, wanted: argparse.Namespace) -> Iterator[tuple[str, Measured | tuple[Alone, ...]]]:
    """The figures of each level, as soon as they are known."""
    rooms = rooms_of(game)
    below = FIRST
    for level in levels(rooms):
        if not wanted.levels or level.name in wanted.levels:
            for players in wanted.players if wanted.deals else ():
                yield level.name, _measure(game, level.name, below, players, wanted)
            if wanted.rival and 1 in rooms.game.players:
                yield level.name, _alone(game, level.name, wanted)
        below = level.name


def _measure(game: str, bot: str, below: str, players: int, wanted: argparse.Namespace) -> Measured:
    bots = (bot, *(below for _ in range(players - 1)))
    row, played = _row(game, {"players": players}, bots, wanted.deals, wanted)
    step = estimate_difference(shares_by_deal(played, bot))
    low, high = step.interval
    print(
        f"{game}: {bot} against {below}, {players} players: {_line(row)}, {step.mean:+.0f} Elo "
        f"({low:+.0f} to {high:+.0f})",
        flush=True,
    )
    share, interval = round(row.share, 3), _round_interval(row.share_interval)
    return Measured(below, players, share, interval, round(step.mean), (round(low), round(high)), wanted.deals)


def shares_by_deal(played: list[Scored], bot: str) -> list[tuple[float, float]]:
    """By deal, the mean share of wins of this bot, and that of the seats of the others."""
    deals: dict[int, list[tuple[float, float]]] = {}
    for each in played:
        seats = list(zip(each.pairing.bots, each.result.shares, strict=True))
        own = fmean(share for name, share in seats if name == bot)
        deals.setdefault(each.pairing.deal, []).append((own, fmean(share for name, share in seats if name != bot)))
    return [(fmean(own for own, _ in games), fmean(other for _, other in games)) for games in deals.values()]


def _alone(game: str, bot: str, wanted: argparse.Namespace) -> tuple[Alone, ...]:
    found = []
    for difficulty in range(6):
        row, _ = _row(game, {"players": 1, "difficulty": difficulty}, (bot,), wanted.rival, wanted)
        print(f"{game}: {bot} alone, {difficulty} red tiles: {_line(row)}", flush=True)
        share, interval = round(row.share, 3), _round_interval(row.share_interval)
        found.append(Alone(difficulty, share, interval, round(row.mean_score, 1), wanted.rival))
    return tuple(found)


def _row(
    game: str, options: dict[str, int], bots: tuple[str, ...], deals: int, wanted: argparse.Namespace
) -> tuple[Standing, list[Scored]]:
    defaults: Any = rooms_of(game).game.options
    set_up = replace(defaults, **options)
    contest = Contest(game, set_up, bots, deals, wanted.seed)
    played = list(tournament(contest, Crew(jobs=wanted.jobs)))
    return next(row for row in standings(contest, played) if row.bot == bots[0]), played


def _line(row: Standing) -> str:
    low, high = row.share_interval
    least, most = row.score_interval
    return f"{row.share:.1%} ({low:.1%} to {high:.1%}), {row.mean_score:.1f} points ({least:.1f} to {most:.1f})"


def _round_interval(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 3), round(interval[1], 3)


def _write(game: str, name: str, found: Measured | tuple[Alone, ...]) -> None:
    """Write a figure of a level to the table of its game; all others stay."""
    place = Path(str(files(rooms_of(game).package).joinpath("tables", TABLE)))
    ladders = msgspec.convert(tomllib.loads(place.read_text(encoding="utf-8")), type=dict[str, Ladder])
    changed = tuple(_change(level, found) if level.name == name else level for level in ladders[game].levels)
    ladders[game] = replace(ladders[game], levels=changed)
    place.write_text("\n\n".join([HEAD, *(_toml(name, each) for name, each in ladders.items())]) + "\n", "utf-8")


def _change(level: Level, found: Measured | tuple[Alone, ...]) -> Level:
    if isinstance(found, tuple):
        return replace(level, alone=found)
    kept = (each for each in level.measured if each.players != found.players)
    return replace(level, measured=tuple(sorted((*kept, found), key=lambda each: each.players)))


def _toml(game: str, ladder: Ladder) -> str:
    parts = [f"[{game}]\nversion = {ladder.version}"]
    for level in ladder.levels:
        lines = [f"[[{game}.levels]]", f'name = "{level.name}"', f"quick = {str(level.quick).lower()}"]
        if level.measured:
            lines += ["measured = [", *(f"  {_inline(each)}," for each in level.measured), "]"]
        if level.alone:
            lines += ["alone = [", *(f"  {_inline(each)}," for each in level.alone), "]"]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _inline(value: Measured | Alone) -> str:
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return "{ " + ", ".join(f"{name} = {_value(each)}" for name, each in fields.items()) + " }"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    main()
