"""What the components of Arnak say is what was read, line by line, against their effects."""

import pytest

from cairn.text import LANGUAGES
from tests.golden.component_texts import FOLDER, lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_say_what_they_said(lang: str) -> None:
    """Read a difference against the effect, then write the files again: `python -m tests.golden.component_texts`."""
    golden = FOLDER.joinpath(f"arnak.{lang}.txt").read_text(encoding="utf-8").splitlines()
    assert list(lines(lang)) == golden


def test_every_component_speaks() -> None:
    """80 cards, 12 assistants and 15 guardians twice, 21 sites, 6 idols, 6 bonus tiles, 5 slots, 14 rows twice."""
    for lang in LANGUAGES:
        said = list(lines(lang))
        assert len(said) == 80 + 24 + 30 + 21 + 6 + 6 + 5 + 28
        assert all(line.endswith(".") or ", cost: " in line for line in said)
