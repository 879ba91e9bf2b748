"""The numbers of a table, computed from its options (LC 2, 6.1, 7, 8.6, 9.5, 11)."""

from typing import Literal

from cairn.core.errors import BadOption
from cairn.core.game import check_options
from cairn.core.values import Value, replace
from cairn.games.lost_code.rules.pieces import EditionName, Symbol, Wheel, WheelSet, check_wheels, editions, wheel_sets


class StoneOptions(Value):
    """The options of The Lost Code."""

    players: int = 4
    beginner: bool = False
    """Leave the bear out (LC 2.4)."""
    variant: Literal["plain", "x"] = "plain"
    """With x the 8s are in play (LC 7)."""
    expansions: tuple[Literal["shortcut", "curse"], ...] = ()
    """The Deadly Shortcut (LC 8), the Curse of the Temple (LC 9)."""
    wheels: str | WheelSet = "recommended"
    """The name of a wheel set, or a set of your own (LC 13)."""


class CardOptions(Value):
    """The options of Think Str8!."""

    players: int = 4
    beginner: bool = False
    """Leave grey out (LC 11.4)."""
    tokens: str | WheelSet = "recommended"
    """The name of a wheel set, or a set of your own (LC 13)."""


class Table(Value):
    """The numbers of one game: public, and constant throughout it."""

    edition: EditionName
    players: int
    symbols: tuple[Symbol, ...]
    """The symbols in play (LC 2.4)."""
    left_out: Symbol | None
    """The symbol that the beginner game leaves out; the dice still show it (LC 3.4)."""
    racks: int
    boxed: int
    dice: int
    digits: int
    """The number of digits, which begin at 0 (LC 1.2, 7.1)."""
    top: int
    """The largest sum (LC 4.2)."""
    wheels: tuple[Wheel, ...]
    """Narrowest first."""
    wheel_set: str
    placing: Literal["in-turn", "together"]
    rounds: int
    wrong: int
    right: tuple[int, ...]
    token_factor: int = 1
    token_rounds: int = 0
    """The last round in which a token can be taken; 0 without the Shortcut (LC 8.6)."""
    curse_from: int = 0
    curse_until: int = 0
    curse_rounds: int = 0
    """The last round with the skull; 0 without the Curse (LC 9.5)."""

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of all wheels, narrowest first."""
        return tuple([wheel.width for wheel in self.wheels])

    def wheel(self, width: int) -> Wheel | None:
        """The wheel of that width; None if there is none."""
        for wheel in self.wheels:
            if wheel.width == width:
                return wheel
        return None

    @property
    def all_symbols(self) -> tuple[Symbol, ...]:
        """Every symbol on the dice, in play or not (LC 3.2)."""
        return self.symbols if self.left_out is None else (*self.symbols, self.left_out)


def stone_table(options: StoneOptions) -> Table:
    """The table of The Lost Code; raises `BadOption`."""
    check_options(options, StoneOptions)
    edition = editions()["stones"]
    if len(set(options.expansions)) < len(options.expansions):
        raise BadOption("expansions", "an expansion is named twice")
    table = _table("stones", options.players, options.beginner, "wheels", options.wheels, options.variant == "x")
    changes: dict[str, int] = {}
    if "shortcut" in options.expansions:
        changes["token_factor"] = edition.token_factor
        changes["token_rounds"] = table.rounds - edition.rounds_without_tokens
    if "curse" in options.expansions:
        changes["curse_from"], changes["curse_until"] = edition.curse_from, edition.curse_until
        changes["curse_rounds"] = table.rounds - edition.rounds_without_curse
    return replace(table, **changes)


def card_table(options: CardOptions) -> Table:
    """The table of Think Str8!; raises `BadOption`."""
    check_options(options, CardOptions)
    return _table("cards", options.players, options.beginner, "tokens", options.tokens, x=False)


def _table(name: EditionName, players: int, beginner: bool, option: str, chosen: str | WheelSet, x: bool) -> Table:
    edition = editions()[name]
    if players not in edition.rounds:
        raise BadOption("players", f"{min(edition.rounds)} to {max(edition.rounds)} play, not {players} (LC 2.1)")
    digits = edition.digits_x if x else edition.digits
    top = edition.dice * (digits - 1)
    wheels = _wheels(name, option, chosen, top)
    return Table(
        edition=name,
        players=players,
        symbols=edition.symbols[:-1] if beginner else edition.symbols,
        left_out=edition.symbols[-1] if beginner else None,
        racks=edition.racks,
        boxed=edition.boxed,
        dice=edition.dice,
        digits=digits,
        top=top,
        wheels=wheels.wheels,
        wheel_set=wheels.name,
        placing=edition.placing,
        rounds=edition.rounds[players],
        wrong=edition.wrong,
        right=edition.right,
    )


def _wheels(edition: EditionName, option: str, chosen: str | WheelSet, top: int) -> WheelSet:
    known = wheel_sets(edition)
    if isinstance(chosen, str):
        if chosen not in known:
            names = ", ".join(known)
            raise BadOption(option, f"no set is called {chosen!r} (there are: {names}; or name a file ending in .toml)")
        return known[chosen]
    wheels = check_wheels(chosen, option)
    if wheels.wheels[-1].width > top + 1:
        raise BadOption(option, f"a width of {wheels.wheels[-1].width} is more than the sums 0 to {top} have room for")
    return wheels
