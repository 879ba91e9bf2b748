"""Why a typed move is not possible now: the rule that forbids it, as `check` names it.

Every verb is known at any time, with all pieces it can be used with, on the table or not.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from cairn.core.errors import IllegalMove
from cairn.core.phrases import Ref
from cairn.games.arnak.rules import moves
from cairn.games.arnak.rules.moves import Move
from cairn.games.arnak.rules.pieces import ARTIFACTS, ASSISTANTS, BONUSES, CARDS, GUARDIANS, ITEMS, SITES, SLOT_EFFECTS
from cairn.games.arnak.rules.refs import pieces
from cairn.games.arnak.rules.research import BRIDGES, SPACES, STACKS
from cairn.games.arnak.rules.view import View
from cairn.games.arnak.terminal import parser
from cairn.games.arnak.terminal.signs import BoardVoice
from cairn.terminal.board import Desk, Puzzled

_MOST_LISTED = 12
"""The number of pieces listed for a verb typed without one: about two lines."""

_VAGUE = {"no-bridge", "no-such-site-space", "no-guardian-there"}
"""Refusals that are used only if there is no better one."""


class _Attempt(NamedTuple):
    """A move that the words can mean, and the pieces that name it."""

    move: Move
    names: tuple[Ref, ...] = ()
    is_listed: bool = True
    """Whether to list the first piece if the words name none."""


def refuse(words: Sequence[str], desk: Desk, voice: BoardVoice, english: BoardVoice, by_beginning: bool) -> None:
    """Raise `IllegalMove` with the rule that forbids the typed move, or `Puzzled` if the words name no known piece.

    Return if the first word is not a verb; with `by_beginning`, if it is not the beginning of one.
    """
    kinds = parser.kinds_of(words[0], KINDS, voice, english, by_beginning)
    if not kinds:
        return
    if kinds == {"free"}:
        raise IllegalMove("AR 3.5", "no-free-action")
    attempts = [each for kind in KINDS if kind in kinds and kind in _ATTEMPTS for each in _ATTEMPTS[kind](desk.view)]
    if words[1:] and any(each.names for each in attempts):
        named = [parser.count_named(words[1:], each.names, each.move, voice, english) for each in attempts]
        if not any(named):
            raise Puzzled(_question(words, attempts, desk, voice))
        attempts = [each for each, count in zip(attempts, named, strict=True) if count == max(named)]
    elif "research" in kinds:
        attempts = list(_next_research_attempts(desk.view))
    _raise_reason(words, attempts, desk, voice)


def examples(kind: str, view: View) -> Iterator[Ref]:
    """The pieces that a verb can be used with, on the table or not."""
    if kind in _ATTEMPTS:
        yield from (ref for each in _ATTEMPTS[kind](view) for ref in each.names[:1])


def _raise_reason(words: Sequence[str], attempts: Sequence[_Attempt], desk: Desk, voice: BoardVoice) -> None:
    reasons = []
    for attempt in attempts:
        try:
            desk.check(attempt.move)
        except IllegalMove as error:
            is_nowhere = attempt.move == moves.Overcome("") and error.refusal.key == "no-such-site"
            nowhere = IllegalMove("AR 6.1", "guardian-nowhere", guardian=attempt.names[0]) if is_nowhere else None
            reasons.append(nowhere or error)
        else:  # the move is legal, but the words do not name it
            raise Puzzled(_question(words, attempts, desk, voice))
    clear = [each for each in reasons if each.refusal.key not in _VAGUE] or reasons
    is_named = bool(words[1:]) or isinstance(attempts[0].move, moves.Research)
    if not is_named and any(each.refusal != clear[0].refusal for each in clear):
        raise Puzzled(_question(words, attempts, desk, voice))
    raise clear[0]


def _question(words: Sequence[str], attempts: Iterable[_Attempt], desk: Desk, voice: BoardVoice) -> str:
    """A question with the pieces on the table that the verb can be used with."""
    there = {piece.partition("#")[0].partition("/")[0] for piece in pieces(desk.view)}
    listed = [each for each in attempts if each.is_listed]
    names = list(dict.fromkeys(voice.name(ref) for each in listed for ref in each.names[:1] if ref in there))
    if not names:
        return voice.say("verb-without-piece", verb=words[0])
    listed_names = ", ".join(names[:_MOST_LISTED]) + (" …" if len(names) > _MOST_LISTED else "")
    return voice.say("verb-with-pieces", verb=words[0], pieces=listed_names)


# The attempts for each verb


def _attempts_for(kind: str, names: Iterable[str], make: Callable[[str], Move]) -> Callable[[View], Iterator[_Attempt]]:
    found = [_Attempt(make(name), (f"{kind}:{name}",)) for name in names]
    return lambda view: iter(found)


def _dig_attempts(view: View) -> Iterator[_Attempt]:
    for number, site in enumerate(SITES):
        for space in range(max(1, len(view.spaces[number]))):
            yield _Attempt(moves.Dig(site.id, space), (f"site:{site.id}",))


def _overcome_attempts(view: View) -> Iterator[_Attempt]:
    for site, guardian in zip(SITES, view.guards, strict=True):
        if guardian is not None:
            yield _Attempt(moves.Overcome(site.id), (f"guardian:{guardian}", f"site:{site.id}"))
    for site, guardian in zip(SITES, view.guards, strict=True):
        if guardian is None:
            yield _Attempt(moves.Overcome(site.id), (f"site:{site.id}",), is_listed=False)
    for guardian in GUARDIANS:
        if guardian not in view.guards:
            yield _Attempt(moves.Overcome(""), (f"guardian:{guardian}",))


def _play_attempts(view: View) -> Iterator[_Attempt]:
    for name, card in CARDS.items():
        yield _Attempt(moves.Play(name, "free" if card.timing == "free" else "main"), (f"hand:{name}",))


def _research_attempts(view: View) -> Iterator[_Attempt]:
    for to in SPACES[view.options.side]:
        yield _Attempt(moves.Research("glass", to), (f"space:{to}", "token:glass"))
        yield _Attempt(moves.Research("notebook", to), (f"space:{to}", "token:notebook"))


def _next_research_attempts(view: View) -> Iterator[_Attempt]:
    """The next spaces of the seat's tokens."""
    own = view.players[view.seat or 0]
    for bridge in BRIDGES[view.options.side][own.glass]:
        yield _Attempt(moves.Research("glass", bridge.to))
    for bridge in BRIDGES[view.options.side][own.notebook]:
        yield _Attempt(moves.Research("notebook", bridge.to))
    yield _Attempt(moves.Claim(STACKS[0]))  # a glass in the temple cannot move; it can buy temple tiles


def _single_attempt(move: Move) -> Callable[[View], Iterator[_Attempt]]:
    return lambda view: iter([_Attempt(move)])


_TRADES = (
    _Attempt(moves.TradeGoods("tablet"), ("goods:tablet",)),
    _Attempt(moves.TradeGoods("arrowhead"), ("goods:arrowhead",)),
)
_SITE_NAMES = [site.id for site in SITES]

_ATTEMPTS: dict[str, Callable[[View], Iterator[_Attempt]]] = {
    "dig": _dig_attempts,
    "discover": _attempts_for("site", _SITE_NAMES, moves.Discover),
    "overcome": _overcome_attempts,
    "buy": _attempts_for("row", (card.id for card in ITEMS + ARTIFACTS), moves.Buy),
    "play": _play_attempts,
    "research": _research_attempts,
    "claim": _attempts_for("stack", STACKS, moves.Claim),
    "pass": _single_attempt(moves.Pass()),
    "end-turn": _single_attempt(moves.EndTurn()),
    "use-assistant": _attempts_for("assistant", ASSISTANTS, moves.UseAssistant),
    "use-boon": _attempts_for("guardian", GUARDIANS, moves.UseBoon),
    "slot-idol": _attempts_for("slot", SLOT_EFFECTS, moves.SlotIdol),
    "pay": _single_attempt(moves.Pay()),
    "accept": _single_attempt(moves.Accept()),
    "decline": _single_attempt(moves.Decline()),
    "draw-card": _single_attempt(moves.DrawCard()),
    "discard-card": _attempts_for("hand", CARDS, moves.DiscardCard),
    "exile-card": _attempts_for("hand", CARDS, lambda card: moves.ExileCard(card, "hand")),
    "trade-goods": lambda view: iter(_TRADES),
    "refresh-assistant": _attempts_for("assistant", ASSISTANTS, moves.RefreshAssistant),
    "recruit": _attempts_for("assistant", ASSISTANTS, moves.Recruit),
    "promote-assistant": _attempts_for("assistant", ASSISTANTS, moves.PromoteAssistant),
    "exchange-assistant": _attempts_for("assistant", ASSISTANTS, lambda name: moves.ExchangeAssistant(name, name)),
    "use-offered-assistant": _attempts_for("assistant", ASSISTANTS, moves.UseOfferedAssistant),
    "rescue": _attempts_for("assistant", ASSISTANTS, moves.Rescue),
    "activate-site": _attempts_for("site", _SITE_NAMES, moves.ActivateSite),
    "relocate-to": _attempts_for("site", _SITE_NAMES, lambda site: moves.RelocateTo(site, site)),
    "come-home": _attempts_for("site", _SITE_NAMES, moves.ComeHome),
    "move-guardian": _attempts_for("guardian", GUARDIANS, lambda guardian: moves.MoveGuardian(guardian, guardian)),
    "take-card": _attempts_for("row", (card.id for card in ITEMS + ARTIFACTS), moves.TakeCard),
    "take-bonus": _attempts_for("bonus", BONUSES, moves.TakeBonus),
    "keep": _attempts_for("aside", CARDS, moves.Keep),
    "put-back": _attempts_for("aside", CARDS, moves.PutBack),
    "keep-card": _attempts_for("hand", CARDS, moves.KeepCard),
    "lay-away": _attempts_for("hand", CARDS, moves.LayAway),
}
"""By verb: all moves it can mean, the most natural first."""

KINDS = (*_ATTEMPTS, "free")
"""Every kind of move that has a verb."""
