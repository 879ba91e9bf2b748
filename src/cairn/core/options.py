"""From names and words to a game's typed options."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec import inspect

from cairn.core.errors import BadOption
from cairn.core.game import C, E, Game, GameInfo, M, O, S, V, check_players
from cairn.core.values import strict

FILE_ENDING = ".toml"
"""Distinguishes the name of a file from the name of a known value."""

_TRUE, _FALSE = {"true", "yes", "on", "1"}, {"false", "no", "off", "0"}


def option_names(game: GameInfo) -> tuple[str, ...]:
    """The names of a game's options, except the number of players."""
    return tuple(name for name in game.types.options.__struct_fields__ if name != "players")


def choices(game: GameInfo, name: str) -> tuple[str, ...]:
    """The possible values of an option, where they can be listed; a named option may also be the name of a file."""
    kind = next(field.type for field in _fields(game) if field.name == name)
    if isinstance(kind, inspect.BoolType):
        return ("yes", "no")
    inner = kind.item_type if isinstance(kind, inspect.VarTupleType) else kind
    if isinstance(inner, inspect.LiteralType):
        return tuple(map(str, inner.values))
    return game.named_options[name].names if name in game.named_options else ()


def options_of(
    game: Game[O, S, M, C, V, E],
    given: Mapping[str, object],
    players: int | None = None,
    read: Callable[[str], str] | None = None,
) -> O:
    """Return the default options, changed by `given`; `read` returns the text of a file that an option names."""
    if not isinstance(given, Mapping):
        raise BadOption("options", f"must be a mapping from names to values, not {given!r}")
    fields = {name: getattr(game.options, name) for name in game.types.options.__struct_fields__}
    for name, value in given.items():
        if name not in fields:
            names = ", ".join(option_names(game)) or "none"
            raise BadOption(name, f"{game.name} has no such option (it has: {names})")
        fields[name] = value
    if players is not None:
        fields["players"] = players
    for name, option in game.named_options.items():
        value = fields[name]
        if read is not None and isinstance(value, str) and value.endswith(FILE_ENDING):
            fields[name] = option.parse(read(value), value)
    check_players(game, fields["players"])
    try:
        options: O = strict(fields, game.types.options)
    except msgspec.ValidationError as error:
        raise _to_bad_option(game, error) from None
    game.setup(options)  # refuses options that contradict each other
    return options


def names_in(given: Mapping[str, object]) -> tuple[str, ...]:
    """The names that somebody gave to components of their own: everyone at the table reads them."""
    found = [value.get("name") for value in given.values() if isinstance(value, Mapping)]
    return tuple(name for name in found if isinstance(name, str))


def parse_words(game: GameInfo, words: Mapping[str, str]) -> dict[str, object]:
    """Return the values of options that were given as words on a command line."""
    kinds = {field.name: field.type for field in _fields(game)}
    return {name: _parse_word(name, word, kinds[name]) if name in kinds else word for name, word in words.items()}


def _fields(game: GameInfo) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.types.options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _parse_word(name: str, word: str, kind: inspect.Type) -> object:
    if isinstance(kind, inspect.BoolType):
        if word.lower() in _TRUE | _FALSE:
            return word.lower() in _TRUE
        raise BadOption(name, f"say yes or no, not {word!r}")
    if isinstance(kind, inspect.IntType):
        try:
            return int(word)
        except ValueError:
            raise BadOption(name, f"must be a whole number, not {word!r}") from None
    if isinstance(kind, inspect.VarTupleType):
        return [part.strip() for part in word.split(",") if part.strip() not in {"", "none"}]
    return word


def _to_bad_option(game: GameInfo, error: msgspec.ValidationError) -> BadOption:
    """Return the error with the option's name: msgspec ends its messages with a path, as in ``...

    - at `$.variant` ``.
    """
    text, _, path = str(error).partition(" - at `$.")
    name = path.rstrip("`").split("[")[0].split(".")[0]
    if text.startswith("Invalid enum value"):
        text = f"{text.removeprefix('Invalid enum value ')} is not one of: {', '.join(choices(game, name))}"
    elif "." in path:
        text = f"{text} at {path.rstrip('`')}"
    return BadOption(name or "options", text)
