"""What the docs name is there: files and folders, ports, and commands with their options."""

import pkgutil
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest

from cairn.cli.main import cli
from cairn.server.settings import Settings

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path.relative_to(ROOT)
    for path in (
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / folder / "README.md" for folder in ("", "web", "training", "benchmarks", "tests/golden")),
        ROOT / "CONTRIBUTING.md",
    )
)
SCRIPTS = sorted(
    path.relative_to(ROOT)
    for folder in ("src", "benchmarks", "training", "examples")
    for path in (ROOT / folder).rglob("*.py")
)
NOT_OURS = {".git", ".venv", "node_modules", "__pycache__", "build", "dist"}
PLACE = re.compile(r"`([\w.-]+(?:/[\w.-]*)+|[\w-]+\.(?:py|md|toml|mjs|ts|ftl|sql))`")
IN_TEXT = re.compile(r"(?<![\w/.-])(?:src/cairn|docs|tests|training|benchmarks|examples|requirements)/[\w./-]*\w")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
PORT = re.compile(r"(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\bport) ?:?(\d{4,5})\b")
MADE = {
    "table/book",  # what a server calls the book of components
    "server/page",  # built by `make web`
    "web/node_modules",
    "D/n",  # figures in the text of a record
    "../lost-code",  # from the folder of another game
    "cairn-env/bin/python",  # the environment that a reader of README.md makes
}
"""Names with a stroke that are no files of the repository."""
STANDS_FOR = re.compile(r"\b(GAME|NAME|VERSION)\b")


def text_of(page: Path) -> str:
    return (ROOT / page).read_text("utf-8")


@cache
def places() -> frozenset[str]:
    """Every file and folder, by each end of its path: `boards/arnak.py` as well as `cli/boards/arnak.py`."""
    found = set[str]()
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts
        if NOT_OURS.isdisjoint(parts) and not any(part.startswith(".venv") for part in parts):
            ends = ["/".join(parts[at:]) for at in range(len(parts))]
            found.update(ends)
            found.update(end.removesuffix(path.suffix) for end in ends if path.suffix == ".py" and "/" in end)
    return frozenset(found)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = text_of(page)
    named = {name.rstrip("/") for name in PLACE.findall(text) if not STANDS_FOR.search(name)} - MADE
    assert not sorted(name for name in named if name not in places())
    links = [link for link in LINK.findall(text) if "://" not in link and "\n" not in link]
    assert not [link for link in links if not (ROOT / page).parent.joinpath(link).exists()]


def test_every_file_that_a_script_names_is_there() -> None:
    named = {(str(script), name) for script in SCRIPTS for name in IN_TEXT.findall(text_of(script))}
    assert not sorted((script, name) for script, name in named if not (ROOT / name).exists())


@pytest.mark.parametrize("page", [*PAGES, *(script for script in SCRIPTS if script.parts[0] == "examples")], ids=str)
def test_every_port_is_the_one_that_is_listened_at(page: Path) -> None:
    ports = set(map(int, PORT.findall(text_of(page))))
    assert ports <= {Settings().port, *map(int, re.findall(r"--port[ =](\d+)", text_of(page)))}


def commands(page: Path) -> Iterator[str]:
    """The lines that call `cairn`, in code of a shell and in the text."""
    text = text_of(page)
    for language, code in FENCE.findall(text):
        if language in ("sh", "text", "console", "bash", ""):
            for line in code.replace("\\\n", " ").splitlines():
                if line.startswith("cairn record "):
                    continue  # the first line of a record, not of a shell
                if found := re.match(r"(?:\$ )?(?:[\w.-]*/)*cairn (.+)", line.strip()):
                    yield found[1]
    yield from re.findall(r"`cairn (?!record \d)([^`\n]+)`", FENCE.sub("", text))  # a record begins with such a line


@pytest.mark.parametrize("page", [page for page in PAGES if any(commands(page))], ids=str)
def test_every_command_is_one_with_these_options(page: Path) -> None:
    """As they stand there; what is left out (`…`) or stands for something (`FILE`) is not looked at."""
    for line in commands(page):
        words = shlex.split(line.split("  #")[0].split(" > ")[0].split(" | ")[0].rstrip("&"), comments=True)
        if "…" in line or "|" in line or "..." in words:
            words = words[:1]
        command: click.Command = cli
        context = click.Context(cli, info_name="cairn")
        while isinstance(command, click.Group) and words and not words[0].startswith("-"):
            found = command.get_command(context, words[0])
            assert found is not None, f"cairn {line}"
            command, words = found, words[1:]
        known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)} | {
            "--help",
            "-h",
        }
        options = {word.split("=")[0] for word in words if word.startswith("-") and len(word) > 1}
        assert options <= known, f"cairn {line}: {sorted(options - known)}"


def test_every_module_script_and_target_that_is_run_is_there() -> None:
    text = "\n".join(map(text_of, (*PAGES, *SCRIPTS)))
    for module in re.findall(r"python -m ((?:cairn|tests|benchmarks|training|examples)[\w.]*)", text):
        place = ROOT / ("src" if module.startswith("cairn") else "") / module.replace(".", "/")
        assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file(), module
    for script in re.findall(r"python ((?:benchmarks|training|examples)/[\w/]+\.py)", text):
        assert (ROOT / script).is_file(), script
    targets = re.findall(r"^([a-z-]+):", text_of(Path("Makefile")), re.MULTILINE)
    assert not set(re.findall(r"`make ([a-z-]+)", text)) - set(targets)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_name_of_the_library_is_there(page: Path) -> None:
    for name in set(re.findall(r"`(cairn(?:\.\w+)+)", text_of(page))):
        is_module = (ROOT / "src" / name.replace(".", "/")).with_suffix(".py").is_file()  # it may need an extra
        assert is_module or pkgutil.resolve_name(name) is not None, name


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_extra_is_one_of_the_package(page: Path) -> None:
    extras = tomllib.loads(text_of(Path("pyproject.toml")))["project"]["optional-dependencies"]
    assert set(re.findall(r"cairn-table\[(\w+)\]", text_of(page))) <= set(extras)
