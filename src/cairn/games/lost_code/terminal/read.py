"""From what a player types to a move, marks on the sheet, or something to look at."""

import re
from collections.abc import Callable, Iterable, Iterator

from cairn.terminal.board import Ambiguous, Help, Intent, Play, Puzzled, Show, Sight, Write, pick
from cairn.games.lost_code.terminal import draw
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import Mark, sheet
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.words.table import Words, digits_in

__all__ = ["COMMANDS", "command", "help_for", "shorthand"]

_RANGE = re.compile(r"(\d{1,9})[-–](\d{1,9})")
_WHOLE = re.compile(r"-?\d{1,9}")
_NOTHING = ("-", "–")
_LISTED_MOVES = 16
"""As many moves `?` spells out; where there are more, their form says enough."""


def command(name: str, words: list[str], sight: Sight, said: Words) -> Intent:
    """What the command stands for; raises `Puzzled` where its words do not fit it."""
    return COMMANDS[name](words, sight, said)


def shorthand(words: list[str], sight: Sight, said: Words) -> Intent | None:
    """An answer without its command: numbers where numbers are asked for, symbols where symbols are."""
    name = _asked_for(sight.view)
    if name in ("turn", "swap"):
        try:
            names_symbol = _named(words[0], sight, said) is not None
        except Ambiguous:
            names_symbol = True  # the command says which ones it may be
        return command(name, words, sight, said) if names_symbol else None
    looks_right = words[0] in _NOTHING or _WHOLE.match(words[0]) is not None
    return command(name, words, sight, said) if looks_right else None


def help_for(sight: Sight, said: Words) -> Help:
    """The commands that answer what is asked, those that always work, and how symbols are named."""
    view: View = sight.view
    names = {
        Phase.OFFER: ("take", "leave"),
        Phase.FIX: ("turn",),
        Phase.TURN: ("accept", "turn"),
        Phase.SWAP: ("swap",),
    }.get(view.phase, (_asked_for(view),))
    moves = sight.moves if len(sight.moves) <= _LISTED_MOVES else ()
    letters = ", ".join(f"{said.letter(each)} {said.symbol(each)}" for each in view.table.all_symbols)
    return Help(
        now=tuple(_help_line(name, sight, said) for name in names),
        moves=tuple(said.move(move, view) for move in moves),
        always=tuple(_help_line(name, sight, said) for name in ("sheet", "mark", "unmark")),
        remark=f"{said.say('help-symbols')}: {letters}",
        marks=tuple(_mark_line(key, view, said) for key in _marks(view)),
    )


def _marks(view: View) -> Iterator[str]:
    yield from ("mark-rack", "mark-seen", "mark-ruled-out", "mark-turn", "mark-stack", "mark-wheel")
    yield from ("mark-counted", "mark-laid")
    if view.table.token_rounds:
        yield "mark-token"


def _mark_line(key: str, view: View, said: Words) -> tuple[str, str]:
    """A sign on the board, and what it means."""
    letter = said.letter(view.table.symbols[0])
    wheel = view.table.wheels[1]
    facts = {"letter": letter, "width": wheel.width, "points": wheel.points}
    return said.say(f"{key}.how", **facts), said.say(key, **facts)


# The commands


def _bet(words: list[str], sight: Sight, said: Words) -> Intent:
    wanted = "bet" if sight.view.table.placing == "in-turn" else "choose"
    match words:
        case [ends] if wanted == "bet" and (found := _RANGE.fullmatch(ends)):
            low, high = int(found[1]), int(found[2])
            if high < low:
                raise Puzzled(said.say("range-backwards", range=ends, other=f"{high}-{low}"))
            return Play(Bet(high - low + 1, low))
        case [width, low_word] if wanted == "bet" and _WHOLE.fullmatch(width) and _WHOLE.fullmatch(low_word):
            return Play(Bet(int(width), int(low_word)))
        case _:
            raise _wrong_form(wanted, sight, said)


def _choose(words: list[str], sight: Sight, said: Words) -> Intent:
    match words:
        case [width] if _WHOLE.fullmatch(width):
            return Play(Choose(int(width)))
        case _:
            raise _wrong_form("choose", sight, said)


def _place(words: list[str], sight: Sight, said: Words) -> Intent:
    match words:
        case [low] if _WHOLE.fullmatch(low):
            return Play(Place(int(low)))
        case _:
            raise _wrong_form("place", sight, said)


def _turn(words: list[str], sight: Sight, said: Words) -> Intent:
    view: View = sight.view
    symbols = [_symbol(word, sight, said) for word in words]
    if view.phase is Phase.FIX and len(symbols) == 1 and view.table.left_out is not None:
        symbols.insert(0, view.table.left_out)  # only that one can be meant
    match symbols:
        case [shown, to]:
            return Play(Turn(shown, to))
        case _:
            raise _wrong_form("turn", sight, said)


def _accept(words: list[str], sight: Sight, said: Words) -> Intent:
    _no_more("accept", words, sight, said)
    return Play(Accept())


def _leave(words: list[str], sight: Sight, said: Words) -> Intent:
    _no_more("leave", words, sight, said)
    return Play(Leave())


def _take(words: list[str], sight: Sight, said: Words) -> Intent:
    return Play(Take(_digits(words, said)))


def _swap(words: list[str], sight: Sight, said: Words) -> Intent:
    match words:
        case [word]:
            return Play(Swap(_symbol(word, sight, said)))
        case _:
            raise _wrong_form("swap", sight, said)


def _final(words: list[str], sight: Sight, said: Words) -> Intent:
    view: View = sight.view
    if not words:
        raise _wrong_form("final", sight, said)
    digits = () if words[0] in _NOTHING and len(words) == 1 else _digits(words, said)
    asked = view.finals.index(None) if None in view.finals else 0
    return Play(Final(view.table.symbols[asked], digits))


def _sheet(words: list[str], sight: Sight, said: Words) -> Intent:
    _no_more("sheet", words, sight, said)
    return Show(draw.whole_sheet(sight.view, sight.notes, said))


def _mark(words: list[str], sight: Sight, said: Words) -> Intent:
    if len(words) < 2:
        raise _wrong_form("mark", sight, said)
    symbol = _symbol(words[0], sight, said)
    line = next(each for each in sheet(sight.view, sight.notes).lines if each.symbol is symbol)
    certain = line.seen if symbol in sight.view.table.symbols else ()  # where there is no line, the rules say so
    digits = [each for each in dict.fromkeys(_digits(words[1:], said)) if each not in (*certain, *line.ruled_out)]
    return _written(symbol, digits, "marked", said)


def _unmark(words: list[str], sight: Sight, said: Words) -> Intent:
    if not words:
        raise _wrong_form("unmark", sight, said)
    symbol = _symbol(words[0], sight, said)
    line = next(each for each in sheet(sight.view, sight.notes).lines if each.symbol is symbol)
    named = dict.fromkeys(_digits(words[1:], said)) if len(words) > 1 else line.ruled_out
    return _written(symbol, [each for each in named if each in line.ruled_out], "unmarked", said)


def _written(symbol: Symbol, digits: Iterable[int], key: str, said: Words) -> Intent:
    marks = tuple(Mark(symbol, digit, out=key == "marked") for digit in digits)
    if not marks:
        return Show(said.say("marks-nothing"))
    return Write(marks, said.say(key, symbol=symbol.value, digits=digits_in(mark.digit for mark in marks)))


COMMANDS: dict[str, Callable[[list[str], Sight, Words], Intent]] = {
    "bet": _bet,
    "choose": _choose,
    "place": _place,
    "turn": _turn,
    "accept": _accept,
    "take": _take,
    "leave": _leave,
    "swap": _swap,
    "final": _final,
    "sheet": _sheet,
    "mark": _mark,
    "unmark": _unmark,
}


# Words


def _asked_for(view: View) -> str:
    """The command that answers what is asked."""
    bet = "bet" if view.table.placing == "in-turn" else "choose"
    return {
        Phase.OFFER: "take",
        Phase.FIX: "turn",
        Phase.TURN: "turn",
        Phase.PLACE: "place",
        Phase.SWAP: "swap",
        Phase.FINAL: "final",
    }.get(view.phase, bet)


def _symbol(word: str, sight: Sight, said: Words) -> Symbol:
    known = sight.view.table.all_symbols
    try:
        found = _named(word, sight, said)
    except Ambiguous as error:
        raise Puzzled(said.say("which-symbol", word=word, symbols=said.symbols(error.args))) from None
    if found is None:
        listed = ", ".join(f"{said.letter(each)} {said.symbol(each)}" for each in known)
        raise Puzzled(said.say("unknown-symbol", word=word, symbols=listed))
    return found


def _named(word: str, sight: Sight, said: Words) -> Symbol | None:
    known = {
        symbol: (said.letter(symbol), said.symbol(symbol), symbol.value) for symbol in sight.view.table.all_symbols
    }
    return pick(word, known)


def _digits(words: list[str], said: Words) -> tuple[int, ...]:
    """Digits, written apart or together, smallest first."""
    for word in words:
        if not (word.isascii() and word.isdigit()):
            raise Puzzled(said.say("no-digits", word=word))
    return tuple(sorted(int(digit) for word in words for digit in word))


def _no_more(name: str, words: list[str], sight: Sight, said: Words) -> None:
    if words:
        raise _wrong_form(name, sight, said)


def _wrong_form(name: str, sight: Sight, said: Words) -> Puzzled:
    return Puzzled(said.say("wrong-form", how=_help_line(name, sight, said)[0]))


def _help_line(name: str, sight: Sight, said: Words) -> tuple[str, str]:
    """How a command is written, and what it does, with examples that fit the table."""
    view: View = sight.view
    fitting = [
        move.shown if isinstance(move, Turn) else move.symbol for move in sight.moves if isinstance(move, Turn | Swap)
    ]
    first = fitting[0] if fitting and name in ("turn", "swap") else view.table.symbols[0]
    second = next(symbol for symbol in view.table.symbols if symbol is not first)
    width, low = _wheel_to_name(view)
    facts = {
        "symbol": first.value,
        "first": said.symbol(first),
        "second": said.symbol(second),
        "width": width,
        "low": low,
        "range": f"{low}-{low + width - 1}",
    }
    return said.say(f"help-{name}.how", **facts), said.say(f"help-{name}", **facts)


def _wheel_to_name(view: View) -> tuple[int, int]:
    """A wheel for an example, the own or the widest that is free, and where its range may begin."""
    own, taken = view.bets[view.seat], [bet.width for bet in view.bets if bet is not None]
    free = [wheel.width for wheel in view.table.wheels if wheel.width not in taken]
    width = free[-1] if own is None else own.width
    return width, min(9, view.table.top + 1 - width)
