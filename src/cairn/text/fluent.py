"""Formats messages of Fluent catalogues: as much of the language as the catalogues use.

`fluent.syntax` parses them. Its companion `fluent.runtime` needs all the locales of the world (Babel, 33 MB); numbers
and plurals of three languages are a page of code. What the catalogues do not use (terms, dates) is refused.
"""

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

Part: TypeAlias = str | int | float


class _Locale(NamedTuple):
    group: str
    point: str
    percent: str


_LOCALES = {
    "en": _Locale(",", ".", "%"),
    "pl": _Locale("\u00a0", ",", "%"),
    "ru": _Locale("\u00a0", ",", "\u00a0%"),
}

_MOST_DIGITS = 3
"""The most digits after the point, unless a message says otherwise."""


class _Number(NamedTuple):
    """A number with its format options."""

    value: int | float
    style: str = "decimal"
    least: int = 0
    most: int | None = None
    ordinal: bool = False


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        """Begin without messages."""
        self._lang = lang
        self._messages: dict[str, ast.Message] = {}

    def add(self, source: str) -> None:
        """Add messages; a syntax error or a duplicate is a programming error."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in self._messages, f"{entry.id.name} is there twice in {self._lang}"
                self._messages[entry.id.name] = entry
            else:
                assert isinstance(entry, ast.BaseComment), f"{self._lang}: cannot be read: {entry}"

    def has(self, name: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        message = self._messages.get(name)
        return message is not None and (attribute in self.attributes(name) if attribute else message.value is not None)

    def attributes(self, name: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        return tuple(each.id.name for each in self._messages[name].attributes)

    def format(self, name: str, attribute: str, facts: Mapping[str, object]) -> str:
        """Return the message, or its attribute, with its facts filled in; a missing one is a programming error."""
        message = self._messages[name]
        if attribute:
            pattern = next(each.value for each in message.attributes if each.id.name == attribute)
        else:
            assert message.value is not None
            pattern = message.value
        return self._pattern(pattern, facts)

    def _pattern(self, pattern: ast.Pattern, facts: Mapping[str, object]) -> str:
        return "".join(
            each.value if isinstance(each, ast.TextElement) else self._format_value(self._value(each.expression, facts))
            for each in pattern.elements
        )

    def _value(self, part: ast.SyntaxNode, facts: Mapping[str, object]) -> Part | _Number:
        match part:
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.NumberLiteral():
                return float(part.value) if "." in part.value else int(part.value)
            case ast.VariableReference():
                fact = facts.get(part.id.name)
                assert isinstance(fact, str | int | float | _Number), (part.id.name, fact)
                return fact
            case ast.MessageReference():
                return self.format(part.id.name, part.attribute.name if part.attribute else "", facts)
            case ast.SelectExpression():
                return self._pattern(self._variant(part, facts), facts)
            case ast.FunctionReference():
                return self._call(part, facts)
            case ast.Placeable():
                return self._value(part.expression, facts)
            case _:
                raise AssertionError(f"the catalogues do not use {type(part).__name__}")

    def _variant(self, part: ast.SelectExpression, facts: Mapping[str, object]) -> ast.Pattern:
        given = self._value(part.selector, facts)
        number = given if isinstance(given, _Number) else None if isinstance(given, str) else _Number(given)
        for variant in part.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if number is not None and number.value == float(variant.key.value):
                    return variant.value
            elif variant.key.name == (given if number is None else plural(self._lang, number.value, number.ordinal)):
                return variant.value
        return next(variant.value for variant in part.variants if variant.default)

    def _call(self, part: ast.FunctionReference, facts: Mapping[str, object]) -> Part | _Number:
        (given,) = (self._value(each, facts) for each in part.arguments.positional)
        named = {each.name.name: self._value(each.value, facts) for each in part.arguments.named}
        assert part.id.name in _FUNCTIONS, f"the catalogues do not use {part.id.name}"
        return _FUNCTIONS[part.id.name](given, named)

    def _format_value(self, value: Part | _Number) -> str:
        if isinstance(value, str):
            return value
        number = value if isinstance(value, _Number) else _Number(value)
        return format_number(self._lang, number.value, number.style == "percent", number.least, number.most)


def _capital(given: Part | _Number, named: Mapping[str, Part | _Number]) -> str:
    assert isinstance(given, str) and not named
    return f"{given[:1].upper()}{given[1:]}"


def _number(given: Part | _Number, named: Mapping[str, Part | _Number]) -> _Number:
    number = given if isinstance(given, _Number) else _Number(given) if not isinstance(given, str) else None
    assert number is not None, f"{given!r} is no number"
    for name, value in named.items():
        match name, value:
            case "style", "percent" | "decimal":
                number = number._replace(style=str(value))
            case "type", "ordinal" | "cardinal":
                number = number._replace(ordinal=value == "ordinal")
            case "minimumFractionDigits", int():
                number = number._replace(least=value)
            case "maximumFractionDigits", int():
                number = number._replace(most=value)
            case _:
                raise AssertionError(f"the catalogues do not use {name}: {value}")
    return number


_FUNCTIONS: dict[str, Callable[[Part | _Number, Mapping[str, Part | _Number]], Part | _Number]] = {
    "CAPITAL": _capital,
    "NUMBER": _number,
}
"""Functions for messages, such as `{ CAPITAL($what) }`; the browser has the same."""


def format_number(lang: str, value: int | float, percent: bool = False, least: int = 0, most: int | None = None) -> str:
    """The number as the language writes it, with `least` to `most` digits after the point."""
    locale = _LOCALES[lang]
    digits = max(least, (0 if percent else _MOST_DIGITS) if most is None else most)
    exact = Decimal(str(value)) * (100 if percent else 1)
    rounded = exact.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_EVEN)
    whole, _, part = f"{abs(rounded):f}".partition(".")
    while len(part) > least and part.endswith("0"):
        part = part[:-1]
    first = len(whole) % 3
    threes = [whole[:first], *(whole[at : at + 3] for at in range(first, len(whole), 3))]
    whole = locale.group.join(filter(None, threes))
    sign = "-" if rounded.is_signed() else ""
    return f"{sign}{whole}{locale.point + part if part else ''}{locale.percent if percent else ''}"


def plural(lang: str, value: int | float, ordinal: bool = False) -> str:
    """The plural form of the number in the language, as CLDR names it."""
    if value != int(value):
        return "other"
    number = abs(int(value))
    ones, tens = number % 10, number % 100
    match lang:
        case "en" if ordinal:
            teen = 11 <= tens <= 13
            return "other" if teen else {1: "one", 2: "two", 3: "few"}.get(ones, "other")
        case "pl" | "ru" if ordinal:
            return "other"
        case "en":
            return "one" if number == 1 else "other"
        case "pl" if number == 1:
            return "one"
        case "ru" if ones == 1 and tens != 11:
            return "one"
        case _:
            return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"
