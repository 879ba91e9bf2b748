"""Setting up a match in the terminal: people first, then bots."""

from cairn.api import game as find_game
from cairn.cli.common import table_settings
from cairn.cli.names import shown_names
from cairn.core.bots import is_own_bot
from cairn.core.dealer import Dealer
from cairn.core.errors import BadInput, BadOption
from cairn.core.game import AnyGame
from cairn.core.match import AnyMatch, new_match, replay_record
from cairn.core.record import Record
from cairn.core.values import replace
from cairn.play.bots import bot_names, find_bot
from cairn.play.games import number_names
from cairn.text import Text

DEFAULT_BOT = "beginner"


def start_match(
    game: AnyGame,
    players: int | None,
    bots: tuple[str, ...] | None,
    settings: tuple[str, ...],
    names: tuple[str, ...],
    seed: int | None,
    said: Text,
) -> AnyMatch:
    """Start a match; `bots` None: the default ones in all seats that no person is named for."""
    if players is None and bots:
        players = max(len(bots) + max(len(names), 1), game.players[0])
    options = table_settings(game.name, players, settings)
    seated = _bots_for(game, options.players, bots, max(len(names), 1))
    people = options.players - len(seated)
    called = (*_people(names, people, said), *number_names(seated))
    shown = shown_names(said, called, (*(None,) * people, *seated))
    for name in names:
        if max(called.count(name), shown.count(name)) > 1:
            raise BadInput("name", f"{name!r} is the name of two who play; give each another one")
    return new_match(game, options, seed=seed, names=called, bots=(*(None,) * people, *seated))


def resume_match(
    record: Record, wanted: str | None, bots: tuple[str, ...] | None, file: str, seed: int | None
) -> AnyMatch:
    """Resume the match of a record; `bots` None: those that played."""
    game = find_game(record.game)
    if wanted not in (None, game.name):
        raise BadInput(file, f"is a game of {game.name}, not of {wanted}")
    if record.result is not None:
        raise BadInput(file, "that game is over; 'cairn replay' shows it")
    if bots is not None:
        seated = _bots_for(game, len(record.seats), bots, 1)
        record = replace(record, bots=(*(None,) * (len(record.seats) - len(seated)), *seated))
    elif any(bot is not None and is_own_bot(bot) for bot in record.bots):
        raise BadInput(file, "a bot that is not cairn's played there; say with --bots who plays now")
    if record.bots and None not in record.bots:
        raise BadInput(file, "only bots play there; say with --bots which seats they keep")
    return replay_record(game, record, Dealer(seed))


def _bots_for(game: AnyGame, players: int, bots: tuple[str, ...] | None, named: int) -> tuple[str, ...]:
    """The bots in the last seats; unless some are chosen, in all seats but those of named people."""
    if bots is None:
        usual = DEFAULT_BOT if DEFAULT_BOT in bot_names(game.name) else bot_names(game.name)[-1]
        return (usual,) * (players - named)
    if len(bots) >= players:
        raise BadOption("bots", f"{len(bots)} bots leave no seat for a person ({players} play)")
    for name in bots:
        find_bot(name, game.name)
    return bots


def _people(names: tuple[str, ...], people: int, said: Text) -> tuple[str, ...]:
    if len(names) > people:
        raise BadInput("name", f"{len(names)} are given, but only {people} of the players are people")
    for name in names:
        if not name.strip() or not name.isprintable():
            raise BadInput("name", f"{name!r} cannot be shown")
    number_names = (said.say("player-name", number=at + 1) for at in range(len(names), people))
    return (*names, *(name.replace("\u00a0", " ") for name in number_names))  # in a record a blank is a blank
