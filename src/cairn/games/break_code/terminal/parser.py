"""Parses what a player types: a move, marks on the sheet, or something to show."""

from collections.abc import Callable, Iterator, Sequence

from cairn.core.phrases import seat_ref
from cairn.core.steps import Noted
from cairn.core.values import Seat
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Name, Wait
from cairn.games.break_code.rules.sheet import Cross, Entry, Sheet, sheet
from cairn.games.break_code.rules.sheet import Write as Entered
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Tile, parse_tile, tiles
from cairn.games.break_code.rules.turns import ask_moves
from cairn.games.break_code.terminal import draw
from cairn.games.break_code.terminal.labels import (
    colour_letter,
    colour_name,
    colours_by_letter,
    english_voice,
    parse_place,
    say,
    short_tile,
    short_tiles,
)
from cairn.games.break_code.words.moves import move_phrase
from cairn.terminal.board import Ambiguous, Desk, Help, Intent, Play, Puzzled, Show, Write, find_by_word, fold_word
from cairn.text import Voice

_NO_ENTRY = ("-", "–")
_EXAMPLE = tiles("b1 w2 g5 b6 w6")


def command(name: str, words: list[str], desk: Desk) -> Intent:
    """The meaning of a command; raises `Puzzled` if its arguments do not fit."""
    return COMMANDS[name](words, desk)


def shorthand(words: list[str], desk: Desk) -> Intent | None:
    """An answer without its command: a tile while naming, the first letter of guess or wait, or a card's number."""
    view: View = desk.view
    if view.phase is Phase.NAME:
        return _guess(words, desk) if any(each.isdigit() for each in words[0]) else None
    if view.phase is Phase.CALL:
        known = {
            name: (
                say(desk.voice, f"command-{name}"),
                say(desk.voice, f"move-{name}").split()[0],  # the wording of help and hints
                desk.english.say(f"command-{name}"),
            )
            for name in ("guess", "wait")
        }
        if (name := find_by_word(words[0], known)) is not None:
            return command(name, words[1:], desk)
    return _ask(words, desk) if _is_number(words[0]) else None


def help_for(desk: Desk) -> Help:
    """The commands that answer the prompt, those that always work, and how tiles are written."""
    view: View = desk.view
    now = {Phase.NAME: ("help-name",), Phase.CALL: ("help-guess-now", "help-wait")}.get(view.phase, _turn_help(view))
    moves = () if view.phase is Phase.NAME else desk.moves
    always = ("help-write", "help-write-code", "help-cross", "help-uncross", "help-sheet")
    marks = ("mark-turn", "mark-fresh", "mark-boxes", "mark-wrong")
    return Help(
        now=tuple(_help_line(key, desk) for key in now),
        moves=tuple(desk.voice.say(move_phrase(view, move)) for move in moves),
        always=tuple(_help_line(key, desk) for key in always),
        remark=say(
            desk.voice, "help-tiles", first=short_tile(desk.voice, _EXAMPLE[0]), colours=_colour_legend(desk.voice)
        ),
        marks=tuple((say(desk.voice, f"{key}.how"), say(desk.voice, key)) for key in marks),
    )


def lines(desk: Desk) -> Iterator[str]:
    """The present moves as they may be typed, and the sheet commands with each tile."""
    view: View = desk.view
    for move in desk.moves:
        word = say(desk.voice, f"command-{move.__struct_config__.tag}") if not isinstance(move, Name) else ""
        match move:
            case Ask(card, digit):
                yield " ".join([word, str(view.row.index(card) + 1), *([] if digit is None else [str(digit)])])
            case Name(tile):
                yield short_tile(desk.voice, tile)
            case _:
                yield word
    for name in ("cross", "uncross"):
        for tile in Tile:
            yield f"{say(desk.voice, f'command-{name}')} {short_tile(desk.voice, tile)}"


def _turn_help(view: View) -> tuple[str, ...]:
    if view.last_turns is not None:
        return ("help-guess", "help-give-up")
    if view.table.sealed:
        return ("help-ask",)
    return ("help-ask", "help-guess") if view.row else ("help-guess",)


# Moves


def _ask(words: list[str], desk: Desk) -> Intent:
    view: View = desk.view
    if not 1 <= len(words) <= 2 or not all(map(_is_number, words)):
        raise _wrong_form_error("ask", desk)
    number, digit = int(words[0]), int(words[1]) if len(words) > 1 else None
    if not 1 <= number <= len(view.row):
        return Play(Ask(f"card {number}", digit))  # there is no such card: the rules refuse it
    card = view.row[number - 1]
    asks = [move for move in ask_moves(card) if move in desk.moves]
    if digit is None and len(asks) > 1:
        first, second = (f"{number} {move.digit}" for move in asks)
        raise Puzzled(say(desk.voice, "which-digit", first=first, second=second))
    return Play(Ask(card, digit))


def _guess(words: list[str], desk: Desk) -> Intent:
    """Begin a guess, name tiles, or both at once."""
    view: View = desk.view
    if words and view.phase is Phase.CALL:
        raise Puzzled(say(desk.voice, "tiles-later"))
    named = tuple(Name(_parse_tile(word, desk)) for word in words)
    places = view.table.hand - len(view.named)
    if len(named) > places:
        raise Puzzled(say(desk.voice, "too-many-tiles", places=places, count=len(named)))
    if view.phase is Phase.NAME and named:
        return Play(named[0], named[1:])
    return Play(Guess(), named)


def _wait(words: list[str], desk: Desk) -> Intent:
    _check_no_words("wait", words, desk)
    return Play(Wait())


def _give_up(words: list[str], desk: Desk) -> Intent:
    """Give up; the command may be two words."""
    rest = {" ".join(text.say("command-give-up").split()[1:]) for text in (desk.text, desk.english)}
    if words and fold_word(" ".join(words)) not in rest:
        raise _wrong_form_error("give-up", desk)
    return Play(GiveUp())


# The sheet


def _sheet(words: list[str], desk: Desk) -> Intent:
    _check_no_words("sheet", words, desk)
    return Show(draw.whole_sheet(desk))


def _cross(words: list[str], desk: Desk) -> Intent:
    """Cross off the first box of each tile that is neither held nor crossed (BC 7.2)."""
    if not words:
        raise _wrong_form_error("cross", desk)
    free = _boxes(sheet(desk.sight, desk.notes), crossed=False)
    return _cross_boxes([_parse_tile(word, desk) for word in words], free, True, desk.voice)


def _uncross(words: list[str], desk: Desk) -> Intent:
    crossed = _boxes(sheet(desk.sight, desk.notes), crossed=True)
    named = [_parse_tile(word, desk) for word in words] if words else [tile for tile, _ in crossed]
    return _cross_boxes(named, crossed, False, desk.voice)


def _boxes(page: Sheet, crossed: bool) -> list[tuple[Tile, bool]]:
    """The boxes that are, or are not, crossed off: each tile, and whether it is the second of its kind."""
    return [
        (box.tile, at > box.tile.place) for at, box in enumerate(page.boxes) if not box.held and box.crossed == crossed
    ]


def _cross_boxes(named: Sequence[Tile], boxes: list[tuple[Tile, bool]], out: bool, voice: Voice) -> Intent:
    marks: list[Cross] = []
    for tile in named:
        box = next((each for each in boxes if each[0] is tile), None)
        if box is not None:
            boxes.remove(box)
            marks.append(Cross(*box, out))
    if not marks:
        return Show(say(voice, "marks-nothing"))
    listed = short_tiles(voice, tuple(mark.tile for mark in marks))
    return Write(tuple(marks), say(voice, "crossed" if out else "uncrossed", tiles=listed))


def _write(words: list[str], desk: Desk) -> Intent:
    """A name, unless it is the hand to be guessed; then places, each with its content (BC 7.1, 7.3)."""
    start = next((at for at in range(len(words)) if _are_pairs(words[at:], desk.voice)), None)
    if start is None:
        raise _wrong_form_error("write", desk)
    owner = _parse_owner(words[:start], desk)
    entries = {
        where: _parse_entry(words[at + 1], desk)
        for at in range(start, len(words), 2)
        if (where := parse_place(desk.voice, words[at]))
    }
    page = sheet(desk.sight, desk.notes)
    row = next((row.places for row in page.rows if row.seat == owner), page.final)
    before = dict(zip(LETTERS, row, strict=False))
    changed = {where: entry for where, entry in entries.items() if before.get(where) != entry}
    if not changed:
        return Show(say(desk.voice, "marks-nothing"))
    marks = tuple(Entered(owner, where, entry.digit, entry.colour) for where, entry in changed.items())
    places = ", ".join(f"{where} {_entry_text(entry, desk.voice)}" for where, entry in changed.items())
    name = desk.voice.name("screen:centre" if owner is None else seat_ref(owner))
    message = say(desk.voice, "written", name=name, places=places)
    if wrong := _wrong_places(desk, owner, marks):
        message += " " + say(desk.voice, "written-wrong", places=", ".join(wrong))
    return Write(marks, message)


def _wrong_places(desk: Desk, owner: Seat | None, marks: Sequence[Entered]) -> tuple[str, ...]:
    """The places of the hand where, with these marks, what is written cannot be true."""
    seat = desk.view.own_seat
    page = sheet(desk.sight, [*desk.notes, *(Noted(seat, len(desk.history), mark) for mark in marks)])
    return next((row.wrong for row in page.rows if row.seat == owner), page.final_wrong)


def _are_pairs(words: Sequence[str], voice: Voice) -> bool:
    return len(words) % 2 == 0 and all(parse_place(voice, word) is not None for word in words[::2])


def _parse_owner(words: list[str], desk: Desk) -> Seat | None:
    """The owner of the hand; None for the centre. Without a name, the hand to be guessed."""
    view: View = desk.view
    if not words:
        return 1 - view.own_seat if view.table.for_two else None
    others = [seat for seat in range(view.table.players) if seat != view.seat]
    known: dict[Seat | str, tuple[str, ...]] = {
        seat: (desk.names[seat], desk.names[seat].split()[-1]) for seat in others
    }
    known["centre"] = (desk.voice.name("screen:centre"), desk.english.say("screen-centre"))
    word = " ".join(words)
    names = ", ".join([*(desk.names[seat] for seat in others), *([] if view.table.for_two else [known["centre"][0]])])
    try:
        found = find_by_word(word, known)
    except Ambiguous:
        raise Puzzled(say(desk.voice, "which-hand", word=word, names=names)) from None
    if found is None:
        raise Puzzled(say(desk.voice, "unknown-hand", word=word, names=names))
    return None if isinstance(found, str) else found


def _parse_entry(word: str, desk: Desk) -> Entry:
    """A digit, a colour, both, or nothing."""
    if word in _NO_ENTRY:
        return Entry()
    if _is_number(word) and len(word) == 1:
        return Entry(int(word))
    if (colour := _colours_by_letter(desk).get(word.casefold())) is not None:
        return Entry(None, colour)
    tile = _parse_tile(word, desk)
    return Entry(tile.digit, tile.colour)


def _entry_text(entry: Entry, voice: Voice) -> str:
    digit = "" if entry.digit is None else str(entry.digit)
    return digit + ("" if entry.colour is None else colour_letter(voice, entry.colour)) or "–"


COMMANDS: dict[str, Callable[[list[str], Desk], Intent]] = {
    "ask": _ask,
    "guess": _guess,
    "wait": _wait,
    "give-up": _give_up,
    "sheet": _sheet,
    "write": _write,
    "cross": _cross,
    "uncross": _uncross,
}


# Arguments


def _parse_tile(word: str, desk: Desk) -> Tile:
    """The tile written as a digit and a letter, in either order (a bare 5 is green); raises `Puzzled`."""
    found = parse_tile(word, _colours_by_letter(desk))
    if found is None:
        raise Puzzled(say(desk.voice, "unknown-tile", word=word, colours=_colour_legend(desk.voice)))
    return found


def _colours_by_letter(desk: Desk) -> dict[str, Colour]:
    """Colours by letter, including the English letters that have no other meaning in the player's language."""
    return {**colours_by_letter(english_voice(desk.voice, desk.english)), **colours_by_letter(desk.voice)}


def _colour_legend(voice: Voice) -> str:
    return ", ".join(f"{colour_letter(voice, which)} {colour_name(voice, which)}" for which in Colour)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4


def _check_no_words(name: str, words: list[str], desk: Desk) -> None:
    if words:
        raise _wrong_form_error(name, desk)


def _wrong_form_error(name: str, desk: Desk) -> Puzzled:
    return Puzzled(say(desk.voice, "wrong-form", how=_help_line(f"help-{name}", desk)[0]))


def _help_line(key: str, desk: Desk) -> tuple[str, str]:
    """The form of a command and what it does, with examples that fit the table."""
    view: View = desk.view
    first, second = (short_tile(desk.voice, tile) for tile in _EXAMPLE[:2])
    facts: dict[str, object] = {
        "tiles": short_tiles(desk.voice, _EXAMPLE[len(view.named) : view.table.hand]),
        "first": first,
        "second": second,
        "name": desk.names[(view.own_seat + 1) % view.table.players],
        "players": view.table.players,
    }
    return say(desk.voice, f"{key}.how", **facts), say(desk.voice, key, **facts)
