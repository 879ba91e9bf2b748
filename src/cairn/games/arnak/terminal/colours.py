"""Colours for signs; no information depends on colour alone."""

from rich.cells import cell_len
from rich.text import Text

from cairn.games.arnak.terminal.signs import FEAR_SIGN, GUARD, IDOL, SIGNS
from cairn.terminal.layout import break_line

STYLES = {
    SIGNS["coin"]: "yellow",
    SIGNS["compass"]: "cyan",
    SIGNS["tablet"]: "bold",
    SIGNS["arrowhead"]: "magenta",
    SIGNS["jewel"]: "red",
    IDOL: "green",
    GUARD: "bold red",
    FEAR_SIGN: "red",
}


def colour_signs(words: str, style: str = "") -> Text:
    """The text with each sign in its colour."""
    text = Text(words, style)
    for sign, colour in STYLES.items():
        for at, each in enumerate(words):
            if each == sign:
                text.stylize(colour, at, at + 1)
    return text


def wrap_line(line: Text, width: int) -> Text:
    """The line, wrapped with a hanging indent if it is too long."""
    if cell_len(line.plain) < width:
        return line
    parts = break_line(line, width - 4)
    return Text("\n").join(part if at == 0 else Text("    ") + part for at, part in enumerate(parts))
