"""Make the tables of benchmarks/README.md from the output of `cairn bench --json`.

    cairn bench --seconds 10 --json > bench.json
    python benchmarks/figures.py bench.json --write

--write puts them into the page, between their marks; without it they are printed.
"""

import argparse
import json
from pathlib import Path
from typing import Any

PAGE = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- figures -->\n", "<!-- end of the figures -->\n"


def tables(found: dict[str, Any]) -> str:
    """All tables of the page."""
    parts = (*_paces(found), *_together(found), *_thoughts(found), *_costs(found))
    return "\n".join((f"Measured with Python {found['python']}.\n", *parts))


def insert_figures(page: str, figures: str) -> str:
    """The page with these figures instead of the old ones."""
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{PAGE.name} has lost its marks"
    return f"{before}{BEGIN}\n{figures}\n{END}{after}"


def _paces(found: dict[str, Any]) -> list[str]:
    base = found["paces"][0]["decisions_per_second"]
    lines = [
        "| engine | game | decisions/s | half of the slices | ratio | games/s | µs/move |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for pace in found["paces"]:
        rate, (low, high) = pace["decisions_per_second"], pace["spread"]
        lines.append(
            f"| {pace['engine']} | {pace['game']} | {rate:,.0f} | {low:,.0f} to {high:,.0f} | {rate / base:.2f} "
            f"| {pace['games_per_second']:,.0f} | {pace['microseconds_per_move']:.1f} |"
        )
    contents = {pace["engine"]: pace["contains"] for pace in found["paces"]}
    return [*lines, "", *(f"- The figures of {engine} contain {what}." for engine, what in contents.items()), ""]


def _together(found: dict[str, Any]) -> list[str]:
    lines = ["| two cores, wall-clock time | game | processes | decisions/s |", "| --- | --- | ---: | ---: |"]
    for each in found["together"]:
        rate = f"{each['decisions_per_second']:,.0f}"
        lines.append(f"| {each['engine']} | {each['game']} | {each['processes']} | {rate} |")
    return [*lines, ""]


def _thoughts(found: dict[str, Any]) -> list[str]:
    lines = ["| thinking, without a cache | ms | half of the repeats |", "| --- | ---: | ---: |"]
    for thought in found["thoughts"]:
        low, high = thought["spread"]
        lines.append(f"| {thought['name']} | {thought['milliseconds']:,.2f} | {low:,.2f} to {high:,.2f} |")
    return [*lines, ""]


def _costs(found: dict[str, Any]) -> list[str]:
    lines = [
        "| a late position of a random game | view, bytes | history, bytes | match in memory | events for a seat, µs "
        "| a sight, µs | offers, µs | opening the record, ms | opening a snapshot, ms |",
        "| --- " + "| ---: " * 8 + "|",
    ]
    for cost in found["tables"]:
        lines.append(
            f"| {cost['game']}, {cost['events']} events | {cost['view_bytes']:,} | {cost['history_bytes']:,} "
            f"| {cost['match_memory']:,} | {cost['tell_microseconds']:.1f} | {cost['sight_microseconds']:.0f} "
            f"| {cost['offers_microseconds']:.0f} | {cost['open_milliseconds']:.1f} "
            f"| {cost['snapshot_milliseconds']:.1f} |"
        )
    return [*lines, ""]


def main() -> None:
    """Read the figures, and print or write the tables."""
    parser = argparse.ArgumentParser(description="The tables of benchmarks/README.md.")
    parser.add_argument("figures", type=Path, help="the output of `cairn bench --json`")
    parser.add_argument("--write", action="store_true", help="into the page")
    asked = parser.parse_args()
    figures = tables(json.loads(asked.figures.read_text(encoding="utf-8")))
    if asked.write:
        PAGE.write_text(insert_figures(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")
    else:
        print(figures)


if __name__ == "__main__":
    main()
