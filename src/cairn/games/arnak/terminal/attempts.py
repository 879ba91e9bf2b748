"""A move in words that cannot be made now: the rule that forbids it, as `check` names it.

Every verb is known at any time, with the pieces that it goes with, on the table or not.
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
from cairn.games.arnak.terminal import typed
from cairn.games.arnak.terminal.signs import Signs
from cairn.terminal.board import Desk, Puzzled

_LISTED = 12
"""So many pieces are named where a verb lacks one: about two lines."""

_VAGUE = {"no-bridge", "no-such-site-space", "no-guardian-there"}
"""Reasons that are given only where there is no better one."""


class _Attempt(NamedTuple):
    """A move that somebody may mean, and the pieces that it is called by."""

    move: Move
    names: tuple[Ref, ...] = ()
    is_listed: bool = True
    """Whether the first of them is worth naming to whoever has named none."""


def refuse(words: Sequence[str], desk: Desk, said: Signs, english: Signs, by_beginning: bool) -> None:
    """Raise `IllegalMove` with the rule that forbids what the words say, or `Puzzled` where they name no known piece.

    Return where the first of them is no verb, or with `by_beginning` begins none.
    """
    kinds = typed.kinds_of(words[0], KINDS, said, english, by_beginning)
    if not kinds:
        return
    if kinds == {"free"}:
        raise IllegalMove("AR 3.5", "no-free-action")
    attempts = [each for kind in KINDS if kind in kinds and kind in _ATTEMPTS for each in _ATTEMPTS[kind](desk.view)]
    if words[1:] and any(each.names for each in attempts):
        named = [typed.count_named(words[1:], each.names, each.move, said, english) for each in attempts]
        if not any(named):
            raise Puzzled(_question(words, attempts, desk, said))
        attempts = [each for each, count in zip(attempts, named, strict=True) if count == max(named)]
    elif "research" in kinds:
        attempts = list(_next_research(desk.view))
    _raise_reason(words, attempts, desk, said)


def examples(kind: str, view: View) -> Iterator[Ref]:
    """The pieces that a verb goes with, on the table or not."""
    if kind in _ATTEMPTS:
        yield from (ref for each in _ATTEMPTS[kind](view) for ref in each.names[:1])


def _raise_reason(words: Sequence[str], attempts: Sequence[_Attempt], desk: Desk, said: Signs) -> None:
    reasons = []
    for attempt in attempts:
        try:
            desk.check(attempt.move)
        except IllegalMove as error:
            is_nowhere = attempt.move == moves.Overcome("") and error.refusal.key == "no-such-site"
            nowhere = IllegalMove("AR 6.1", "guardian-nowhere", guardian=attempt.names[0]) if is_nowhere else None
            reasons.append(nowhere or error)
        else:  # it can be made, but not in these words
            raise Puzzled(_question(words, attempts, desk, said))
    clear = [each for each in reasons if each.refusal.key not in _VAGUE] or reasons
    is_named = bool(words[1:]) or isinstance(attempts[0].move, moves.Research)
    if not is_named and any(each.refusal != clear[0].refusal for each in clear):
        raise Puzzled(_question(words, attempts, desk, said))
    raise clear[0]


def _question(words: Sequence[str], attempts: Iterable[_Attempt], desk: Desk, said: Signs) -> str:
    """What the verb may be given: the pieces on the table that it goes with."""
    there = {piece.partition("#")[0].partition("/")[0] for piece in pieces(desk.view)}
    listed = [each for each in attempts if each.is_listed]
    names = list(dict.fromkeys(said.name(ref) for each in listed for ref in each.names[:1] if ref in there))
    if not names:
        return said.say("verb-without-piece", verb=words[0])
    told = ", ".join(names[:_LISTED]) + (" …" if len(names) > _LISTED else "")
    return said.say("verb-with-pieces", verb=words[0], pieces=told)


# What each verb goes with


def _each(kind: str, names: Iterable[str], make: Callable[[str], Move]) -> Callable[[View], Iterator[_Attempt]]:
    found = [_Attempt(make(name), (f"{kind}:{name}",)) for name in names]
    return lambda view: iter(found)


def _digs(view: View) -> Iterator[_Attempt]:
    for number, site in enumerate(SITES):
        for space in range(max(1, len(view.spaces[number]))):
            yield _Attempt(moves.Dig(site.id, space), (f"site:{site.id}",))


def _overcomings(view: View) -> Iterator[_Attempt]:
    for site, guardian in zip(SITES, view.guards, strict=True):
        if guardian is not None:
            yield _Attempt(moves.Overcome(site.id), (f"guardian:{guardian}", f"site:{site.id}"))
    for site, guardian in zip(SITES, view.guards, strict=True):
        if guardian is None:
            yield _Attempt(moves.Overcome(site.id), (f"site:{site.id}",), is_listed=False)
    for guardian in GUARDIANS:
        if guardian not in view.guards:
            yield _Attempt(moves.Overcome(""), (f"guardian:{guardian}",))


def _plays(view: View) -> Iterator[_Attempt]:
    for name, card in CARDS.items():
        yield _Attempt(moves.Play(name, "free" if card.timing == "free" else "main"), (f"hand:{name}",))


def _researches(view: View) -> Iterator[_Attempt]:
    for to in SPACES[view.options.side]:
        yield _Attempt(moves.Research("glass", to), (f"space:{to}", "token:glass"))
        yield _Attempt(moves.Research("notebook", to), (f"space:{to}", "token:notebook"))


def _next_research(view: View) -> Iterator[_Attempt]:
    """Where the own tokens could go next."""
    own = view.players[view.seat or 0]
    for bridge in BRIDGES[view.options.side][own.glass]:
        yield _Attempt(moves.Research("glass", bridge.to))
    for bridge in BRIDGES[view.options.side][own.notebook]:
        yield _Attempt(moves.Research("notebook", bridge.to))
    yield _Attempt(moves.Claim(STACKS[0]))  # a glass in the temple goes nowhere; its tiles are bought


def _only(move: Move) -> Callable[[View], Iterator[_Attempt]]:
    return lambda view: iter([_Attempt(move)])


_TRADES = (
    _Attempt(moves.TradeGoods("tablet"), ("goods:tablet",)),
    _Attempt(moves.TradeGoods("arrowhead"), ("goods:arrowhead",)),
)
_SITE_NAMES = [site.id for site in SITES]

_ATTEMPTS: dict[str, Callable[[View], Iterator[_Attempt]]] = {
    "dig": _digs,
    "discover": _each("site", _SITE_NAMES, moves.Discover),
    "overcome": _overcomings,
    "buy": _each("row", (card.id for card in ITEMS + ARTIFACTS), moves.Buy),
    "play": _plays,
    "research": _researches,
    "claim": _each("stack", STACKS, moves.Claim),
    "pass": _only(moves.Pass()),
    "end-turn": _only(moves.EndTurn()),
    "use-assistant": _each("assistant", ASSISTANTS, moves.UseAssistant),
    "use-boon": _each("guardian", GUARDIANS, moves.UseBoon),
    "slot-idol": _each("slot", SLOT_EFFECTS, moves.SlotIdol),
    "pay": _only(moves.Pay()),
    "accept": _only(moves.Accept()),
    "decline": _only(moves.Decline()),
    "draw-card": _only(moves.DrawCard()),
    "discard-card": _each("hand", CARDS, moves.DiscardCard),
    "exile-card": _each("hand", CARDS, lambda card: moves.ExileCard(card, "hand")),
    "trade-goods": lambda view: iter(_TRADES),
    "refresh-assistant": _each("assistant", ASSISTANTS, moves.RefreshAssistant),
    "recruit": _each("assistant", ASSISTANTS, moves.Recruit),
    "promote-assistant": _each("assistant", ASSISTANTS, moves.PromoteAssistant),
    "exchange-assistant": _each("assistant", ASSISTANTS, lambda name: moves.ExchangeAssistant(name, name)),
    "use-offered-assistant": _each("assistant", ASSISTANTS, moves.UseOfferedAssistant),
    "rescue": _each("assistant", ASSISTANTS, moves.Rescue),
    "activate-site": _each("site", _SITE_NAMES, moves.ActivateSite),
    "relocate-to": _each("site", _SITE_NAMES, lambda site: moves.RelocateTo(site, site)),
    "come-home": _each("site", _SITE_NAMES, moves.ComeHome),
    "move-guardian": _each("guardian", GUARDIANS, lambda guardian: moves.MoveGuardian(guardian, guardian)),
    "take-card": _each("row", (card.id for card in ITEMS + ARTIFACTS), moves.TakeCard),
    "take-bonus": _each("bonus", BONUSES, moves.TakeBonus),
    "keep": _each("aside", CARDS, moves.Keep),
    "put-back": _each("aside", CARDS, moves.PutBack),
    "keep-card": _each("hand", CARDS, moves.KeepCard),
    "lay-away": _each("hand", CARDS, moves.LayAway),
}
"""By verb: everything that it could be said of, what is most natural first."""

KINDS = (*_ATTEMPTS, "free")
"""Every kind of move that has a verb."""
