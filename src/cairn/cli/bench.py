"""`cairn bench`: how fast the engines are, beside others in the same run."""

import platform
from functools import partial
from typing import Any

import click

from cairn.api import game as find_game
from cairn.api import games as game_names
from cairn.bench.cores import CORES, Made, Together, together
from cairn.bench.peers import missing, peers, peers_together
from cairn.bench.speed import FEWEST, SLICE, BatchEngine, CairnEngine, Engine, Pace, paces, slices
from cairn.bench.tables import Cost, cost
from cairn.bench.thinking import break_the_code, lost_code
from cairn.cli.common import json_option, print_json, progress
from cairn.core.options import options_of
from cairn.games import known

__all__ = ["bench"]

THOUGHTS = (lost_code, break_the_code)


@click.command()
@click.option("--seconds", type=click.FloatRange(min=0.1), default=3.0, show_default=True, help="For each engine.")
@json_option
def bench(seconds: float, as_json: bool) -> None:
    """Measure random play with legal moves listed, alongside other engines where they are installed."""
    own = [engine for name in game_names() for engine in _tables(name)]
    engines: list[Engine] = [*own, *_batches(), *peers()]
    with progress("measuring", len(engines) * max(FEWEST, round(seconds / SLICE))) as tracked:
        measured = paces(tracked(slices(engines, seconds)))
    sharing = [*_batches_together(), *peers_together()]
    with progress("measuring two cores", len(sharing)) as tracked:
        shared = list(tracked(together(sharing, seconds)))
    with progress("thinking", len(THOUGHTS)) as tracked:
        thoughts = [thought for thinking in tracked(THOUGHTS) for thought in thinking()]
    with progress("laying tables", len(game_names())) as tracked:
        costs = [cost(find_game(name), _largest(name)) for name in tracked(game_names())]
    if as_json:
        print_json(
            {
                "python": platform.python_version(),
                "paces": measured,
                "together": shared,
                "thoughts": thoughts,
                "tables": costs,
                "missing": missing(),
            }
        )
        return
    _print(measured)
    _print_together(shared)
    click.echo("Thinking, from nothing, in CPU time, with what half of the repeats lie between:")
    for thought in thoughts:
        low, high = thought.spread
        click.echo(f"{thought.milliseconds:>12,.2f} ms {f'({low:,.2f} to {high:,.2f})':<22} {thought.name}")
    click.echo()
    _print_costs(costs)
    if missing():
        click.echo(f"Not installed, so not measured: {', '.join(missing())} ('make bench' brings them).")


def _tables(name: str) -> list[CairnEngine]:
    game = find_game(name)
    counts = sorted({game.players[0], game.options.players, game.players[-1]})
    return [CairnEngine(game, options_of(game, {}, players)) for players in counts]


def _batches() -> list[BatchEngine]:
    return [BatchEngine(*each) for each in _batched()]


def _batches_together() -> list[tuple[Made, int]]:
    return [(partial(BatchEngine, *each), CORES) for each in _batched()]


def _batched() -> list[tuple[str, int]]:
    """The games that are played in batches, with the most players."""
    return [(name, find_game(name).players[-1]) for name, rooms in known().items() if rooms.at.batch is not None]


def _largest(name: str) -> Any:
    return options_of(find_game(name), {}, find_game(name).players[-1])


def _print_together(shared: list[Together]) -> None:
    click.echo("With two cores, by the clock on the wall, moves listed; decisions/s of all processes together:")
    for each in shared:
        how = f"{each.processes} processes" if each.processes > 1 else "one process, threads of its own"
        click.echo(f"{each.decisions_per_second:>14,.0f}  {each.engine}: {each.game} ({how})")
    click.echo()


def _print_costs(costs: list[Cost]) -> None:
    click.echo("A late position of a random game, for a seat:")
    for each in costs:
        click.echo(
            f"{each.game}: view {each.view_bytes:,} bytes, history {each.history_bytes:,} ({each.events} events), "
            f"match {each.match_memory:,} bytes in memory"
        )
        click.echo(
            f"  telling a move {each.tell_microseconds:.1f} us, a sight {each.sight_microseconds:.0f} us, "
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
