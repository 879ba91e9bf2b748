"""Kinds of choices."""

from typing import Literal, TypeAlias

from cairn.games.arnak.rules import moves

Kind: TypeAlias = Literal[
    "dig",
    "discover",
    "overcome",
    "buy",
    "play",
    "research",
    "claim",
    "pass",
    "end",
    "assistant",
    "boon",
    "idol",
    "payment",
    "keeping",
    "effect",
]
"""Main actions, free actions, payments, cards to keep (AR 10.2), and answers to effects."""
MAIN_ACTIONS: tuple[Kind, ...] = ("dig", "discover", "overcome", "buy", "play", "research", "claim", "pass")


_KINDS: dict[type[moves.Move], Kind] = {
    moves.Dig: "dig",
    moves.Discover: "discover",
    moves.Overcome: "overcome",
    moves.Buy: "buy",
    moves.Play: "play",
    moves.Research: "research",
    moves.Claim: "claim",
    moves.Pass: "pass",
    moves.EndTurn: "end",
    moves.UseAssistant: "assistant",
    moves.UseBoon: "boon",
    moves.SlotIdol: "idol",
    moves.Pay: "payment",
    moves.KeepCard: "keeping",
    moves.LayAway: "keeping",
}


def kind_of(move: moves.Move) -> Kind:
    """The kind of choice that a move is."""
    return _KINDS.get(type(move), "effect")
