"""What was measured, as tables of Markdown."""

from collections.abc import Callable, Iterable, Sequence
from math import isnan
from statistics import median
from typing import NamedTuple

from benchmarks.load.processes import Played

__all__ = ["Row", "arnak_bytes", "memory_table", "moves_table", "spread"]

MEBIBYTE = 1 << 20


class Row(NamedTuple):
    """A game at so many tables of a server, measured in several rounds."""

    server: str
    game: str
    tables: int
    rounds: tuple[Played, ...]


def moves_table(rows: Sequence[Row]) -> str:
    """Moves and times: the median of the rounds, and in brackets the least and the most of them."""
    columns: tuple[tuple[str, Callable[[Played], float], str], ...] = (
        ("moves/s", lambda played: played.moves_per_second, ",.0f"),
        ("p50 ms", lambda played: played.p50, ".1f"),
        ("p99 ms", lambda played: played.p99, ".1f"),
        ("CPU ms/move", lambda played: played.cpu, ".3f"),
    )
    lines = [_line("server", "game", "tables", *(name for name, _, _ in columns)), "| --- | --- |" + " ---: |" * 5]
    lines += [
        _line(row.server, row.game, str(row.tables), *(spread(map(of, row.rounds), form) for _, of, form in columns))
        for row in rows
    ]
    return "\n".join(lines)


def memory_table(found: Iterable[tuple[str, str, int, int]], tables: int) -> str:
    """What idle tables take."""
    lines = [
        _line("server", "game", "empty MiB", f"{tables:,} tables MiB", "kB a table"),
        "| --- | --- |" + " ---: |" * 3,
    ]
    for server, game, before, after in found:
        each = (after - before) / tables / 1000
        lines.append(_line(server, game, f"{before / MEBIBYTE:.0f}", f"{after / MEBIBYTE:.0f}", f"{each:.1f}"))
    return "\n".join(lines)


def arnak_bytes(played: Played) -> str:
    """What one client is told of one move."""
    told = played.late_bytes
    if not told["count"]:
        return "Arnak for four: the time was up before a move was measured."
    return (
        "Arnak for four, last third of the game, with words: "
        f"a move costs a client {told['mean']:,.0f} bytes on average, "
        f"half of them at most {told['p50']:,.0f}, 90% {told['p90']:,.0f}, 99% {told['p99']:,.0f}, "
        f"the most {told['most']:,.0f} ({told['count']:,} messages)."
    )


def spread(values: Iterable[float], form: str) -> str:
    """The median, and the least and the most where there are several; a dash where nothing was measured."""
    told = sorted(value for value in values if not isnan(value))
    if not told:
        return "–"
    middle = format(median(told), form)
    return middle if len(told) == 1 else f"{middle} ({format(told[0], form)}–{format(told[-1], form)})"


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
