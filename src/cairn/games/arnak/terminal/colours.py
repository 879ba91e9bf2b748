"""Lines with signs in their colours. Colour only repeats what signs say."""

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


def coloured(words: str, style: str = "") -> Text:
    """Signs in their colours."""
    text = Text(words, style)
    for sign, colour in STYLES.items():
        for at, each in enumerate(words):
            if each == sign:
                text.stylize(colour, at, at + 1)
    return text


def hanging(line: Text, width: int) -> Text:
    """A line that goes on further in where it is too long."""
    if cell_len(line.plain) < width:
        return line
    parts = break_line(line, width - 4)
    return Text("\n").join(part if at == 0 else Text("    ") + part for at, part in enumerate(parts))
