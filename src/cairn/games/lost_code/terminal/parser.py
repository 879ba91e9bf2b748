"""Parses what a player types: a move, marks on the sheet, or something to show."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import assert_never

from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Mark, sheet
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.terminal import draw
from cairn.games.lost_code.terminal.labels import Labels
from cairn.games.lost_code.words.table import WORDS
from cairn.terminal.board import Ambiguous, Desk, Help, Intent, Play, Puzzled, Show, Write, find_by_word

_RANGE = re.compile(r"(\d{1,9})[-–](\d{1,9})")
_WHOLE = re.compile(r"-?\d{1,9}")
_NO_DIGITS = ("-", "–")
_MOST_LISTED_MOVES = 16
"""The number of moves up to which `?` lists them all; of more it shows only the form."""


def command(name: str, words: list[str], desk: Desk, labels: Labels) -> Intent:
    """The meaning of a command; raises `Puzzled` if its arguments do not fit."""
    return COMMANDS[name](words, desk, labels)


def shorthand(words: list[str], desk: Desk, labels: Labels) -> Intent | None:
    """An answer without its command: numbers where numbers are asked for, symbols where symbols are."""
    name = _default_command(desk.view)
    if name in ("turn", "swap"):
        try:
            names_symbol = _find_symbol(words[0], desk, labels) is not None
        except Ambiguous:
            names_symbol = True  # the command lists the candidates
        return command(name, words, desk, labels) if names_symbol else None
    looks_right = words[0] in _NO_DIGITS or _WHOLE.match(words[0]) is not None
    return command(name, words, desk, labels) if looks_right else None


def help_for(desk: Desk, labels: Labels) -> Help:
    """The commands that answer the prompt, those that always work, and the names of the symbols."""
    view: View = desk.view
    names = {
        Phase.OFFER: ("take", "leave"),
        Phase.FIX: ("turn",),
        Phase.TURN: ("accept", "turn"),
        Phase.SWAP: ("swap",),
    }.get(view.phase, (_default_command(view),))
    moves = desk.moves if len(desk.moves) <= _MOST_LISTED_MOVES else ()
    letters = ", ".join(map(labels.symbol_with_letter, view.table.all_symbols))
    return Help(
        now=tuple(_help_line(name, desk, labels) for name in names),
        moves=tuple(desk.voice.say(WORDS.move(view, move)) for move in moves),
        always=tuple(_help_line(name, desk, labels) for name in ("sheet", "mark", "unmark")),
        remark=f"{labels.say('help-symbols')}: {letters}",
        marks=tuple(_mark_line(key, view, labels) for key in _mark_keys(view)),
    )


def lines(desk: Desk, labels: Labels) -> Iterator[str]:
    """The present moves as they may be typed, and the sheet commands with each symbol."""
    for move in desk.moves:
        yield _move_text(move, labels)
    for symbol in desk.view.table.symbols:
        for name in ("mark", "unmark"):
            yield f"{labels.say(f'command-{name}')} {labels.symbol(symbol)}"


def _move_text(move: Move, labels: Labels) -> str:
    word = labels.say(f"command-{move.__struct_config__.tag}")
    match move:
        case Accept() | Leave():
            return word
        case Turn(shown, to):
            return f"{word} {labels.symbol(shown)} {labels.symbol(to)}"
        case Bet(width, low):
            return f"{word} {width} {low}"
        case Choose(width):
            return f"{word} {width}"
        case Place(low):
            return f"{word} {low}"
        case Swap(symbol):
            return f"{word} {labels.symbol(symbol)}"
        case Take(digits) | Final(_, digits):
            return f"{word} {''.join(map(str, digits)) or _NO_DIGITS[0]}"
        case _:
            assert_never(move)


def _mark_keys(view: View) -> Iterator[str]:
    yield from ("mark-rack", "mark-seen", "mark-ruled-out", "mark-wrong", "mark-turn", "mark-stack", "mark-wheel")
    yield from ("mark-counted", "mark-laid")
    if view.table.token_rounds:
        yield "mark-token"


def _mark_line(key: str, view: View, labels: Labels) -> tuple[str, str]:
    """A mark of the board, and its meaning."""
    letter = labels.letter(view.table.symbols[0])
    wheel = view.table.wheels[1]
    facts = {"letter": letter, "width": wheel.width, "points": wheel.points}
    return labels.say(f"{key}.how", **facts), labels.say(key, **facts)


# The commands


def _bet(words: list[str], desk: Desk, labels: Labels) -> Intent:
    wanted = "bet" if desk.view.table.placing == "in-turn" else "choose"
    match words:
        case [ends] if wanted == "bet" and (found := _RANGE.fullmatch(ends)):
            low, high = int(found[1]), int(found[2])
            if high < low:
                raise Puzzled(labels.say("range-backwards", range=ends, other=f"{high}-{low}"))
            return Play(Bet(high - low + 1, low))
        case [width, low_word] if wanted == "bet" and _WHOLE.fullmatch(width) and _WHOLE.fullmatch(low_word):
            return Play(Bet(int(width), int(low_word)))
        case _:
            raise _wrong_form_error(wanted, desk, labels)


def _choose(words: list[str], desk: Desk, labels: Labels) -> Intent:
    return Play(Choose(_number("choose", words, desk, labels)))


def _place(words: list[str], desk: Desk, labels: Labels) -> Intent:
    return Play(Place(_number("place", words, desk, labels)))


def _turn(words: list[str], desk: Desk, labels: Labels) -> Intent:
    view: View = desk.view
    symbols = [_symbol(word, desk, labels) for word in words]
    if view.phase is Phase.FIX and len(symbols) == 1 and view.table.left_out is not None:
        symbols.insert(0, view.table.left_out)  # only this symbol can be meant
    match symbols:
        case [shown, to]:
            return Play(Turn(shown, to))
        case _:
            raise _wrong_form_error("turn", desk, labels)


def _take(words: list[str], desk: Desk, labels: Labels) -> Intent:
    return Play(Take(_digits(words, labels)))


def _swap(words: list[str], desk: Desk, labels: Labels) -> Intent:
    match words:
        case [word]:
            return Play(Swap(_symbol(word, desk, labels)))
        case _:
            raise _wrong_form_error("swap", desk, labels)


def _final(words: list[str], desk: Desk, labels: Labels) -> Intent:
    view: View = desk.view
    if not words:
        raise _wrong_form_error("final", desk, labels)
    digits = () if words[0] in _NO_DIGITS and len(words) == 1 else _digits(words, labels)
    asked = view.own_finals.index(None) if None in view.own_finals else 0
    return Play(Final(view.table.symbols[asked], digits))


def _sheet(words: list[str], desk: Desk, labels: Labels) -> Intent:
    _check_no_words("sheet", words, desk, labels)
    return Show(draw.whole_sheet(desk.sight, desk.notes, labels))


def _mark(words: list[str], desk: Desk, labels: Labels) -> Intent:
    if len(words) < 2:
        raise _wrong_form_error("mark", desk, labels)
    symbol = _symbol(words[0], desk, labels)
    line = next(each for each in sheet(desk.sight, desk.notes).lines if each.symbol is symbol)
    certain = line.seen if symbol in desk.view.table.symbols else ()  # without a line the rules refuse the mark
    digits = [each for each in dict.fromkeys(_digits(words[1:], labels)) if each not in (*certain, *line.ruled_out)]
    written = _write_marks(symbol, digits, "marked", labels)
    if isinstance(written, Write) and certain and not set(line.left) - set(digits):
        return replace(written, said=f"{written.said} {labels.about('marked-wrong', symbol)}")
    return written


def _unmark(words: list[str], desk: Desk, labels: Labels) -> Intent:
    if not words:
        raise _wrong_form_error("unmark", desk, labels)
    symbol = _symbol(words[0], desk, labels)
    line = next(each for each in sheet(desk.sight, desk.notes).lines if each.symbol is symbol)
    named = dict.fromkeys(_digits(words[1:], labels)) if len(words) > 1 else line.ruled_out
    return _write_marks(symbol, [each for each in named if each in line.ruled_out], "unmarked", labels)


def _write_marks(symbol: Symbol, digits: Iterable[int], key: str, labels: Labels) -> Intent:
    marks = tuple(Mark(symbol, digit, out=key == "marked") for digit in digits)
    if not marks:
        return Show(labels.say("marks-nothing"))
    return Write(marks, labels.about(key, symbol, digits=tuple(mark.digit for mark in marks)))


def _command_without_words(name: str, move: Move) -> Callable[[list[str], Desk, Labels], Intent]:
    """A command without arguments."""

    def read(words: list[str], desk: Desk, labels: Labels) -> Intent:
        _check_no_words(name, words, desk, labels)
        return Play(move)

    return read


COMMANDS: dict[str, Callable[[list[str], Desk, Labels], Intent]] = {
    "bet": _bet,
    "choose": _choose,
    "place": _place,
    "turn": _turn,
    "accept": _command_without_words("accept", Accept()),
    "take": _take,
    "leave": _command_without_words("leave", Leave()),
    "swap": _swap,
    "final": _final,
    "sheet": _sheet,
    "mark": _mark,
    "unmark": _unmark,
}


# Arguments


def _default_command(view: View) -> str:
    """The command that answers the prompt."""
    bet = "bet" if view.table.placing == "in-turn" else "choose"
    return {
        Phase.OFFER: "take",
        Phase.FIX: "turn",
        Phase.TURN: "turn",
        Phase.PLACE: "place",
        Phase.SWAP: "swap",
        Phase.FINAL: "final",
    }.get(view.phase, bet)


def _symbol(word: str, desk: Desk, labels: Labels) -> Symbol:
    known = desk.view.table.all_symbols
    try:
        found = _find_symbol(word, desk, labels)
    except Ambiguous as error:
        raise Puzzled(labels.say("which-symbol", word=word, symbols=labels.symbols(error.args))) from None
    if found is None:
        listed = ", ".join(map(labels.symbol_with_letter, known))
        raise Puzzled(labels.say("unknown-symbol", word=word, symbols=listed))
    return found


def _find_symbol(word: str, desk: Desk, labels: Labels) -> Symbol | None:
    known = {
        symbol: (labels.letter(symbol), labels.symbol(symbol), symbol.value) for symbol in desk.view.table.all_symbols
    }
    return find_by_word(word, known)


def _digits(words: list[str], labels: Labels) -> tuple[int, ...]:
    """Digits, written separately or together, in ascending order."""
    for word in words:
        if not (word.isascii() and word.isdigit()):
            raise Puzzled(labels.say("no-digits", word=word))
    return tuple(sorted(int(digit) for word in words for digit in word))


def _number(name: str, words: list[str], desk: Desk, labels: Labels) -> int:
    """The single integer argument of a command."""
    if len(words) != 1 or not _WHOLE.fullmatch(words[0]):
        raise _wrong_form_error(name, desk, labels)
    return int(words[0])


def _check_no_words(name: str, words: list[str], desk: Desk, labels: Labels) -> None:
    if words:
        raise _wrong_form_error(name, desk, labels)


def _wrong_form_error(name: str, desk: Desk, labels: Labels) -> Puzzled:
    return Puzzled(labels.say("wrong-form", how=_help_line(name, desk, labels)[0]))


def _help_line(name: str, desk: Desk, labels: Labels) -> tuple[str, str]:
    """The form of a command and what it does, with examples that fit the table."""
    view: View = desk.view
    fitting = [
        move.shown if isinstance(move, Turn) else move.symbol for move in desk.moves if isinstance(move, Turn | Swap)
    ]
    first = fitting[0] if fitting and name in ("turn", "swap") else view.table.symbols[0]
    second = next(symbol for symbol in view.table.symbols if symbol is not first)
    width, low = _example_wheel(view)
    facts = {
        "first": labels.symbol(first),
        "second": labels.symbol(second),
        "width": width,
        "low": low,
        "range": f"{low}-{low + width - 1}",
    }
    return labels.about(f"help-{name}.how", first, **facts), labels.about(f"help-{name}", first, **facts)


def _example_wheel(view: View) -> tuple[int, int]:
    """A wheel for an example, the seat's own or the widest free one, and a first sum that fits."""
    own, taken = view.own_bet, [bet.width for bet in view.bets if bet is not None]
    free = [wheel.width for wheel in view.table.wheels if wheel.width not in taken]
    width = free[-1] if own is None else own.width
    return width, min(9, view.table.top + 1 - width)
