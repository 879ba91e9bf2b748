"""`cairn bench`: the speed of the engines, compared with others in the same run."""

import platform
from functools import partial
from typing import Any

import click

from cairn.api import game as find_game
from cairn.api import games as game_names
from cairn.bench.cores import CORES, CoresResult, EngineFactory, measure_cores
from cairn.bench.peers import missing, peers, peers_together
from cairn.bench.speed import FEWEST, SLICE, BatchEngine, CairnEngine, Engine, Pace, paces, play_slices
from cairn.bench.tables import Cost, measure_cost
from cairn.bench.thinking import Thought, break_the_code, lost_code
from cairn.cli.common import json_option, print_json, progress
from cairn.core.options import options_of
from cairn.core.registry import look_up
from cairn.games import all_rooms

THOUGHTS = {"lost-code": lost_code, "break-the-code": break_the_code}
PARTS = {
    "play": "random play of our games, on one core",
    "batches": "random play in batches, on one core",
    "others": "random play of other installed engines, on one core",
    "cores": "batches and other engines on two cores (wall-clock time)",
    "thinking": "beliefs and rankings, without a cache",
    "tables": "a late position: its size, and the time to show and to open it",
}


class Selection:
    """Which parts to measure, and of which games; all if none is named."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Sort names into parts and games; raise `UnknownName` for anything else."""
        for name in names:
            look_up("part", name, dict.fromkeys((*PARTS, *game_names())))
        self._parts, self._games = set(names) & set(PARTS), set(names) & set(game_names())

    def part(self, name: str) -> bool:
        """Whether the part is wanted; other engines play none of our games, so naming a game leaves them out."""
        return name in self._parts if self._parts else name != "others" or not self._games

    def game(self, name: str) -> bool:
        """Whether the game is wanted."""
        return not self._games or name in self._games

    @property
    def others(self) -> bool:
        """Whether other engines are wanted."""
        return self.part("others") or ("cores" in self._parts and not self._games)


@click.command()
@click.argument("names", nargs=-1, metavar="[PART|GAME]...")
@click.option("--list", "listed", is_flag=True, help="List the parts that can be named, and measure nothing.")
@click.option("--seconds", type=click.FloatRange(min=0.1), default=3.0, show_default=True, help="For each engine.")
@json_option
def bench(names: tuple[str, ...], listed: bool, seconds: float, as_json: bool) -> None:
    """Measure random play with legal moves listed, compared with other engines if they are installed.

    Name parts, games or both to measure only those: `cairn bench lost-code`, `cairn bench thinking`, `cairn bench play
    batches break-the-code`. Each part is printed as soon as it is measured.
    """
    if listed:
        width = max(map(len, (*PARTS, *game_names()))) + 2
        for name, about in PARTS.items():
            click.echo(f"{name:<{width}}{about}")
        for name in game_names():
            click.echo(f"{name:<{width}}this game alone, in all parts")
        return
    wanted = Selection(names)
    found: dict[str, Any] = {"python": platform.python_version()}
    for part, measure, show in (
        ("paces", _paces, _print),
        ("together", _together, _print_together),
        ("thoughts", _thoughts, _print_thoughts),
        ("tables", _costs, _print_costs),
    ):
        found[part] = measure(wanted, seconds)
        if found[part] and not as_json:
            show(found[part])
    found["missing"] = missing() if wanted.others else []
    if as_json:
        print_json(found)
    elif found["missing"]:
        click.echo(f"Not installed, so not measured: {', '.join(found['missing'])} ('make bench' brings them).")


def _paces(wanted: Selection, seconds: float) -> list[Pace]:
    """All engines on one core, in turn, so that the ratios hold."""
    engines: list[Engine] = []
    if wanted.part("play"):
        engines += [engine for name in game_names() if wanted.game(name) for engine in _tables(name)]
    if wanted.part("batches"):
        engines += [BatchEngine(*each) for each in _batch_games(wanted)]
    if wanted.part("others"):
        engines += peers()
    if not engines:
        return []
    with progress("measuring", len(engines) * max(FEWEST, round(seconds / SLICE))) as tracked:
        return paces(tracked(play_slices(engines, seconds)))


def _together(wanted: Selection, seconds: float) -> list[CoresResult]:
    if not wanted.part("cores"):
        return []
    sharing: list[tuple[EngineFactory, int]] = [(partial(BatchEngine, *each), CORES) for each in _batch_games(wanted)]
    sharing += peers_together() if wanted.others else []
    with progress("measuring two cores", len(sharing)) as tracked:
        return list(tracked(measure_cores(sharing, seconds)))


def _thoughts(wanted: Selection, seconds: float) -> list[Thought]:
    thinking = [think for game, think in THOUGHTS.items() if wanted.part("thinking") and wanted.game(game)]
    with progress("thinking", len(thinking)) as tracked:
        return [thought for think in tracked(thinking) for thought in think()]


def _costs(wanted: Selection, seconds: float) -> list[Cost]:
    games = [name for name in game_names() if wanted.part("tables") and wanted.game(name)]
    with progress("measuring tables", len(games)) as tracked:
        return [measure_cost(find_game(name), _largest(name)) for name in tracked(games)]


def _tables(name: str) -> list[CairnEngine]:
    game = find_game(name)
    counts = sorted({game.players[0], game.options.players, game.players[-1]})
    return [CairnEngine(game, options_of(game, {}, players)) for players in counts]


def _batch_games(wanted: Selection) -> list[tuple[str, int]]:
    """The games that are played in batches, with the most players."""
    batched = [name for name, rooms in all_rooms().items() if rooms.at.batch is not None and wanted.game(name)]
    return [(name, find_game(name).players[-1]) for name in batched]


def _largest(name: str) -> Any:
    return options_of(find_game(name), {}, find_game(name).players[-1])


def _print_together(shared: list[CoresResult]) -> None:
    click.echo("Two cores, wall-clock time, moves listed; decisions/s of all processes together:")
    for each in shared:
        how = f"{each.processes} processes" if each.processes > 1 else "one process, several threads"
        click.echo(f"{each.decisions_per_second:>14,.0f}  {each.engine}: {each.game} ({how})")
    click.echo()


def _print_thoughts(thoughts: list[Thought]) -> None:
    click.echo("Thinking without a cache, CPU time, with the range of half of the repeats:")
    for thought in thoughts:
        low, high = thought.spread
        click.echo(f"{thought.milliseconds:>12,.2f} ms {f'({low:,.2f} to {high:,.2f})':<22} {thought.name}")
    click.echo()


def _print_costs(costs: list[Cost]) -> None:
    click.echo("A late position of a random game, for a seat:")
    for each in costs:
        click.echo(
            f"{each.game}: view {each.view_bytes:,} bytes, history {each.history_bytes:,} ({each.events} events), "
            f"match {each.match_memory:,} bytes in memory"
        )
        click.echo(
            f"  events for a seat {each.tell_microseconds:.1f} us, a sight {each.sight_microseconds:.0f} us, "
            f"offers {each.offers_microseconds:.0f} us; opening the record of the game "
            f"({each.record_bytes:,} bytes) {each.open_milliseconds:.1f} ms, "
            f"a snapshot ({each.snapshot_bytes:,}) {each.snapshot_milliseconds:.1f} ms"
        )


def _print(measured: list[Pace]) -> None:
    base = measured[0].decisions_per_second
    click.echo(
        f"Python {platform.python_version()}, one core, CPU time, all engines in turn; random play, moves listed."
    )
    click.echo(f"Ratios are to the first line: {measured[0].engine}, {measured[0].game}.\n")
    head = ("engine", "game", "decisions/s", "half of the slices", "ratio", "games/s", "us/move")
    rows: list[tuple[Any, ...]] = [
        (
            pace.engine,
            pace.game,
            f"{pace.decisions_per_second:,.0f}",
            f"{pace.spread[0]:,.0f} to {pace.spread[1]:,.0f}",
            f"{pace.decisions_per_second / base:.2f}",
            f"{pace.games_per_second:,.0f}",
            f"{pace.microseconds_per_move:.1f}",
        )
        for pace in measured
    ]
    widths = [max(len(str(row[column])) for row in [head, *rows]) for column in range(len(head))]
    for row in [head, *rows]:
        cells = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        click.echo("  ".join(cells).rstrip())
    click.echo()
    for engine, contains in {pace.engine: pace.contains for pace in measured}.items():
        click.echo(f"The figures of {engine} contain {contains}.")
    click.echo()
