"""Another build of the page, as after an upgrade of the server: every part of it has another name."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from cairn.server.http import page

TEXTS = {".js", ".css", ".html"}


def next_build(before: Path, after: Path) -> None:
    """Write the page again with another hash in the name of each of its parts; the old names lead nowhere in it."""
    assets = [each.name for each in (before / "assets").iterdir() if each.suffix != ".br"]
    renamed = {name: re.sub(r"\.(\w+)$", r"x.\1", name) for name in assets}
    pattern = re.compile("|".join(map(re.escape, sorted(assets, key=len, reverse=True))))
    for source in before.rglob("*"):
        if not source.is_file() or source.suffix == ".br":
            continue
        target = after / source.relative_to(before).parent / renamed.get(source.name, source.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix in TEXTS:
            text = pattern.sub(lambda found: renamed[found[0]], source.read_text("utf-8"))
            target.write_text(text.replace('const BUILD = "', 'const BUILD = "next-'), "utf-8")
        else:
            target.write_bytes(source.read_bytes())


def serve_from(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    """Let the server in this process serve the page from there: what is in no folder is not found."""

    def content(path: str) -> bytes | None:
        found = next((folder / path for folder in folders if (folder / path).is_file()), None)
        return None if found is None else found.read_bytes()

    monkeypatch.setattr(page, "_content", content)


def built() -> Path:
    """The page as it was built."""
    return Path(str(files("cairn.server").joinpath("page")))
