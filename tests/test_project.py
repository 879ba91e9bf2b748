"""What the project says of itself in several places says the same in all of them."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from cairn.core.version import VERSION

ROOT = Path(__file__).parents[1]
REQUIREMENTS = ROOT / "requirements"
LOCKS = sorted(path.stem for path in REQUIREMENTS.glob("*.in"))

PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9-]*)==(?P<version>[0-9][^ ]*)(?: ; (?P<marker>[^\\]+?))?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
ADDRESS = re.compile(r"://|index-url|find-links|trusted-host|@ file| @ ")


def project() -> dict[str, Any]:
    """The `[project]` table."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def normal(requirement: str) -> str:
    """The name in a requirement, spelt as lock files spell it."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, f"no package is named in {requirement!r}"
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def asked_for(name: str) -> list[str]:
    """The requirements that `requirements/NAME.in` lists itself."""
    lines = (line.partition("#")[0].strip() for line in (REQUIREMENTS / f"{name}.in").read_text("utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("-")]


def locked(name: str) -> dict[tuple[str, str], tuple[str, int]]:
    """By package and marker: the version in `requirements/NAME.txt`, and how many hashes it may have."""
    text = (REQUIREMENTS / f"{name}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    pins: dict[tuple[str, str], tuple[str, int]] = {}
    for entry in "\n".join(lines).replace("\\\n", "\0").split("\n"):
        head, *hashes = (part.strip() for part in entry.split("\0"))
        pin = PIN.fullmatch(head)
        assert pin, f"requirements/{name}.txt does not pin a version in {head!r}"
        assert all(HASH.fullmatch(part) for part in hashes), f"requirements/{name}.txt: not a hash for {head!r}"
        pins[pin["name"], pin["marker"] or ""] = pin["version"], len(hashes)
    return pins


def test_there_is_a_lock_for_each_purpose() -> None:
    assert LOCKS == ["bench", "build", "container", "dev", "envs", "lock", "runtime", "serve", "train", "web"]


def test_what_is_installed_for_playing_has_no_development_tools() -> None:
    """`make play` installs what cairn runs on; what tests and checks need comes with `make test`."""
    said = {
        target: subprocess.run(["make", "-nB", target], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for target in ("play", "test")
    }
    assert "-r requirements/serve.txt" in said["play"] and "requirements/dev.txt" not in said["play"]
    assert "-r requirements/dev.txt" in said["test"]
    tools = {"pytest", "pytest-xdist", "hypothesis", "mypy", "ruff", "hatchling", "uv"}
    assert not tools & {package for package, _ in locked("serve")}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_versions_and_hashes(name: str) -> None:
    pins = locked(name)
    assert pins
    assert not [package for package, (_, hashes) in pins.items() if not hashes]
    packages = {package for package, _ in pins}
    assert not {normal(requirement) for requirement in asked_for(name)} - packages, "run `make lock`"


@pytest.mark.parametrize("name", ["serve", "dev", "bench", "envs", "train", "container"])
def test_what_runs_is_what_is_tested_and_measured(name: str) -> None:
    """Every package cairn runs on has the same version in the other locks."""
    assert locked("runtime").items() <= locked(name).items(), "run `make lock`"


@pytest.mark.parametrize("file", [f"requirements/{name}.{end}" for name in LOCKS for end in ("in", "txt")])
def test_no_lock_names_an_address(file: str) -> None:
    """Where packages come from is for each machine to say."""
    found = [line for line in (ROOT / file).read_text("utf-8").splitlines() if ADDRESS.search(line)]
    assert not found


def test_runtime_requirements_are_those_of_the_package() -> None:
    assert sorted(asked_for("runtime")) == sorted(project()["dependencies"])


@pytest.mark.parametrize(
    ("name", "extras"),
    [
        ("serve", ["serve", "push", "share"]),
        ("container", ["postgres"]),
        ("bench", ["bench"]),
        ("envs", ["data", "envs", "examples", "ray"]),
        ("train", ["train"]),
    ],
)
def test_requirements_are_those_of_the_extras(name: str, extras: list[str]) -> None:
    wanted = [item for extra in extras for item in project()["optional-dependencies"][extra]]
    assert set(wanted) <= set(asked_for(name)) <= set(wanted) | set(asked_for("dev"))


def test_every_dependency_has_its_reason() -> None:
    """Each package that is asked for by name has one line in docs/dependencies.md."""
    text = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    explained = [normal(name) for name in re.findall(r"^- `([^`]+)`: \S", text, flags=re.MULTILINE)]
    wanted = {normal(requirement) for name in LOCKS for requirement in asked_for(name)}
    wanted |= {normal(requirement) for requirement in project()["dependencies"]}
    wanted |= {normal(item) for extra in project()["optional-dependencies"].values() for item in extra}
    assert sorted(explained) == sorted(wanted)


def test_the_changelog_begins_with_this_version() -> None:
    """The newest heading is the version of the package, with its date or `unreleased`."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = re.findall(r"^## (\S+) - (unreleased|\d{4}-\d\d-\d\d)$", text, flags=re.MULTILINE)
    assert headings, "CHANGELOG.md has no heading like `## 0.1.0 - unreleased`"
    assert headings[0][0] == VERSION


def test_the_wheel_holds_all_of_the_package(tmp_path: Path) -> None:
    """Tables, texts and rule pages are installed with the code."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("cairn/")}
    source = ROOT / "src"
    files = {path for path in (source / "cairn").rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert held == {path.relative_to(source).as_posix() for path in files}


def test_no_test_is_skipped() -> None:
    """A test that may be left out is a test that nobody runs; only those of `deploy` need more than Python and make."""
    skipping = {"skip", "skipif", "skipIf", "skipUnless", "xfail", "importorskip", "SkipTest"}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path != ROOT / "tests" / "deploy" / "needs.py"
        for node in ast.walk(ast.parse(path.read_bytes()))
        if (isinstance(node, ast.Attribute) and node.attr in skipping)
        or (isinstance(node, ast.Name) and node.id in skipping)
    ]
    assert not found


def test_a_long_run_says_how_much_it_tried() -> None:
    """Of each kind, for each game and number of players, from all workers together."""
    asked = ["tests/soak/test_soak.py", "tests/belief/test_arnak.py"]
    only = "(think-str8 and (moves_agree or views_tell)) or tiles_left"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", "-o", "norecursedirs=.*", "-k", only, *asked],
        cwd=ROOT,
        env=os.environ | {"CAIRN_SOAK": "0.01"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    for kind, game in (
        ("positions in which check was held against moves", "think-str8"),
        ("probes of check against moves", "think-str8"),
        ("views of exchanged worlds", "think-str8"),
        ("exchanged worlds that were not the true one", "think-str8"),
        ("beliefs against brute force", "arnak"),
    ):
        number = r"[0-9,]+"
        found = re.search(rf"^{kind}: ({number})\n +{game}((?: +{number})+)$", done.stdout, re.MULTILINE)
        assert found, done.stdout
        *each, together = (int(figure.replace(",", "")) for figure in found[2].split())
        assert together == int(found[1].replace(",", "")) == sum(each) > 0
        assert len(each) == 4, "one to four players"
