"""Every verb of every game, at times at which it cannot be: the rule answers, or what the verb goes with."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import cairn as package
from cairn.cli.session import GENERAL
from cairn.core.errors import IllegalMove
from cairn.games import rooms_of
from cairn.games.arnak.rules.moves import Move as ArnakMove
from cairn.games.arnak.terminal import refusals
from cairn.terminal.board import Ambiguous, Board, Desk, Puzzled, find_by_word
from cairn.terminal.board import Play as Meant
from cairn.text import LANGUAGES, Voice, text
from tests.cli.command import cairn

RULE = re.compile(r"(AR|LC|BC) \d+(\.\d+)?: ")
OBJECTS = {
    "lost-code": {
        "bet": "4 8",
        "choose": "4",
        "place": "8",
        "turn": "{bird} {snake}",
        "accept": "",
        "take": "12",
        "leave": "",
        "swap": "{bird}",
        "final": "12",
    },
    "break-the-code": {"ask": "1", "guess": "", "wait": "", "give-up": ""},
}
"""By command that is a move: something that it may be given."""


def desk_of(match: Any, seat: int, lang: str) -> Desk:
    rooms = rooms_of(match.game.name)
    sight = match.view(seat)
    voice = Voice(text(lang, match.game), match.names, seat, rooms.words.setting(sight.view))
    desk = Desk(sight, match.moves(seat), match.notes(seat), voice, text("en", match.game), offers=match.offers(seat))
    return replace(desk, check=lambda move: match.game.check(match.state, seat, move))


def positions(game: str, seed: int, every: int, players: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """Every so many decisions of a game at random: the match, and who is asked."""
    match = package.Match(game, players=players, seed=seed, options=options)
    rng, made = Random(seed), 0
    while match.to_act:
        seat = rng.choice(match.to_act)
        if made % every == 0:
            yield match, seat
        match.play(seat, rng.choice(match.moves(seat)))
        made += 1


def answer(board: Board, line: str, desk: Desk) -> str:
    """What the terminal answers, in the order in which it looks; "" for a move or a group that there is now."""
    words = line.split()
    known = {
        name: (desk.text.say(f"command-{name}"), desk.english.say(f"command-{name}"))
        for name in (*GENERAL, *board.commands)
    }
    try:
        name = find_by_word(words[0], known, by_beginning=False)
        intent = board.shorthand(words, desk) if name is None else None
        if intent is None:
            name = name or find_by_word(words[0], known)
            if name is None:
                board.refuse(words, desk)
            assert name in board.commands, line
            intent = board.command(name, words[1:], desk)
        if isinstance(intent, Meant) and not intent.then:
            desk.check(intent.move)
    except IllegalMove as error:
        return desk.voice.refusal(error.refusal)
    except (Puzzled, Ambiguous) as error:
        return f"? {error}"
    return ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("lost-code", {"players": 2}),
        ("lost-code", {"players": 3, "expansions": ["curse", "shortcut"]}),
        ("think-str8", {"players": 2}),
        ("break-the-code", {"players": 2}),
        ("break-the-code", {"players": 3, "rules": "tagiron"}),
    ],
)
def test_commands_of_another_time_are_refused_by_their_rule(game: str, options: dict[str, Any], lang: str) -> None:
    board = rooms_of(game).terminal
    objects = OBJECTS["break-the-code" if game == "break-the-code" else "lost-code"]
    refused = set()
    for match, seat in positions(game, 3, 7, **options):
        desk = desk_of(match, seat, lang)
        for name, given in objects.items():
            if "{" in given:
                given = given.format(bird=desk.text.say("symbol-bird"), snake=desk.text.say("symbol-snake"))
            told = answer(board, f"{desk.text.say(f'command-{name}')} {given}", desk)
            assert told == "" or told.startswith("? ") or RULE.match(told), (name, told)
            if RULE.match(told):
                refused.add(name)
            told = answer(board, f"{desk.text.say(f'command-{name}')} zzz", desk)
            assert told.startswith("? ") and len(told) > 10, (name, told)
    assert len(refused) > len(objects) // 2


@pytest.fixture(scope="module")
def island() -> list[tuple[Any, int]]:
    """Decisions of every kind: the beginning, a payment, after the main action, cards to keep, effects to answer."""
    found: dict[str, tuple[Any, int]] = {}
    for match, seat in positions("arnak", 2, 1, players=2):
        key = " ".join(sorted({str(type(move).__struct_config__.tag) for move in match.moves(seat)}))
        if key not in found:
            found[key] = (package.replay(match.record), seat)
        if len(found) == 8:
            break
    return list(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_of_arnak_is_known_at_any_time(island: list[tuple[Any, int]], lang: str) -> None:
    """With a piece that it goes with, with none, and with a word that names nothing."""
    board, asked, refused = rooms_of("arnak").terminal, 0, set()
    for match, seat in island:
        desk = desk_of(match, seat, lang)
        for kind in refusals.KINDS:
            example = next(refusals.examples(kind, desk.view), "")
            name = desk.voice.name(example) if example else ""
            for verb in desk.text.say(f"verb-{kind}").split("|"):
                told = answer(board, f"{verb} {name}", desk)
                assert told == "" or told.startswith("? ") or RULE.match(told), (verb, name, told)
                if RULE.match(told):
                    refused.add(kind)
                told = answer(board, verb, desk)
                assert told == "" or told.startswith("? ") or RULE.match(told), (verb, told)
                told = answer(board, f"{verb} zzz", desk)
                assert told.startswith("? ") or RULE.match(told) or (told == "" and not name), (verb, told)
                asked += 1
    assert asked > 250 and refused >= set(refusals.KINDS) - {"pass", "free"}


def test_every_kind_of_move_with_a_verb_is_known() -> None:
    said = text("en", package.game("arnak"))
    tags = {str(kind.__struct_config__.tag) for kind in ArnakMove.__args__}
    assert set(refusals.KINDS) == {tag for tag in tags if said.has(f"verb-{tag}")} | {"free"}


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "dig l1", "AR 4.1: Lower site 1 has not been discovered yet"),
        ("en", "buy pickaxe", "AR 8.9: Pickaxe is not on offer"),
        ("en", "research", "AR 9.1: you cannot pay for the bridge to row 1, left: it needs 1 arrowhead, you have 0"),
        ("en", "overcome snake", "AR 6.1: the guardian Snake is not at any site"),
        ("en", "discover l1", "AR 5.1: you cannot discover Lower site 1: it needs 3 compasses, you have 1"),
        ("en", "play fear", "AR 3.10: Fear has no effect"),
        ("en", "overc sna", "AR 6.1: the guardian Snake is not at any site"),
        ("en", "no", "AR 3.3: that is not one of the actions"),
        ("en", "dig nowhere", "“dig” goes with: Coin camp, Compass camp"),
        ("en", "overcome dragon", "there is nothing on the table for “overcome”"),
        ("en", "dance", "“dance” is not a command"),
        ("pl", "ujarzmij wąż", "AR 6.1: strażnika „Wąż” nie ma na żadnym stanowisku"),
        ("pl", "kup kilof", "AR 8.9: karty „Kilof” nie można teraz kupić"),
        ("ru", "купить кирка", "AR 8.9: карты «Кирка» нет в продаже"),
        ("ru", "discover l1", "AR 5.1: вы не можете открыть Нижнее место 1: нужно 3 компаса, у вас 1"),
    ],
)
def test_what_is_typed_at_the_beginning_of_arnak(lang: str, line: str, told: str) -> None:
    out = cairn("play", "arnak", "--players", "2", "--seed", "3", "--lang", lang, given=f"{line}\nquit\n").out
    refusals = [shown for shown in out.replace("\u00a0", " ").splitlines() if shown.lstrip().startswith("! ")]
    assert told in " ".join(out.replace("\u00a0", " ").split()), refusals
