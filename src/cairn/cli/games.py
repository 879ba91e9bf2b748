"""`cairn games`: what can be played, by whom, and with which options."""

from collections.abc import Iterator
from typing import Any

import click
import msgspec

from cairn.api import game as find_game
from cairn.api import games as game_names
from cairn.cli.common import json_option, lang_option, print_json
from cairn.core.errors import CairnError
from cairn.core.game import AnyGame
from cairn.core.options import FILE_ENDING, choices, option_names
from cairn.core.values import replace
from cairn.games import rooms_of
from cairn.play.bots import bot_names
from cairn.play.levels import about, ladder, levels, strength
from cairn.terminal.layout import wrap_line
from cairn.text import Text, Voice, text

_MOST = 100
"""Numeric options are tried up to this number."""
LABELS = ("players", "bots", "level", "option")


@click.command()
@lang_option
@json_option
def games(lang: str, as_json: bool) -> None:
    """List the games with their bots, levels and options."""
    facts = [_facts(find_game(name)) for name in game_names()]
    if as_json:
        print_json(facts)
        return
    for game in facts:
        said = text(lang, find_game(game["name"]))
        wide = max(len(said.say(f"games-{label}")) for label in LABELS) + 2
        click.secho(game["name"], bold=True)
        for label, line in _labelled_lines(game, said):
            head = f"  {said.say(f'games-{label}'):<{wide}}"
            lines = wrap_line(line, head, " " * len(head)) if label in ("bots", "level") else [head + line]
            click.echo("\n".join(lines))


def _labelled_lines(game: dict[str, Any], said: Text) -> Iterator[tuple[str, str]]:
    """Lines of the list, each after its label."""
    yield "players", said.say("games-from-to", low=game["players"][0], high=game["players"][-1])
    yield "bots", ", ".join(game["bots"])
    voice, rooms = Voice(said, ()), rooms_of(game["name"])
    for level in levels(rooms):
        yield "level", " ".join((f"{level.name}:", *map(voice.say, (about(rooms, level), *strength(level)))))
    for name, option in game["options"].items():
        values = [*option["choices"], *([said.say("games-file", ending=FILE_ENDING)] if option["file"] else [])]
        values += [_range_word(option["range"], game["players"], said)] if option["range"] else []
        among = f"  ({', '.join(values)})" if values else ""
        yield "option", f"{name} = {_word(option['default'])}{among}"


def _facts(game: AnyGame) -> dict[str, Any]:
    defaults = msgspec.to_builtins(game.options)
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "bots": bot_names(game.name),
        "ladder": ladder(rooms_of(game.name)).version,
        "levels": levels(rooms_of(game.name)),
        "options": {
            name: {
                "default": defaults[name],
                "choices": choices(game, name),
                "file": name in game.named_options,
                "range": _range(game, name),
            }
            for name in option_names(game)
        },
    }


def _range(game: AnyGame, name: str) -> dict[str, Any] | None:
    """The lowest and highest value of a numeric option, and the numbers of players it needs."""
    defaults: Any = game.options
    if type(getattr(defaults, name)) is not int:
        return None
    allowed = [
        (number, players)
        for number in range(_MOST + 1)
        for players in game.players
        if _is_allowed(game, replace(defaults, players=players, **{name: number}))
    ]
    numbers = [number for number, _ in allowed]
    free = sorted({players for number, players in allowed if number != getattr(defaults, name)})
    return {"least": min(numbers), "most": max(numbers), "players": free}


def _is_allowed(game: AnyGame, options: Any) -> bool:
    try:
        game.setup(options)
    except CairnError:
        return False
    return True


def _range_word(found: dict[str, Any], all_players: list[int], said: Text) -> str:
    told = said.say("games-from-to", low=found["least"], high=found["most"])
    if found["players"] == all_players:
        return told
    counts = "/".join(map(str, found["players"]))
    return said.say("games-only-with", range=told, players=counts, count=max(found["players"]))


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) or "none" if isinstance(value, list | tuple) else str(value)
