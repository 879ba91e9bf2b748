"""Kinds of choices: what a player decides about."""

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
"""Main actions, free actions, how to pay, what to keep (AR 10.2), and the rest: what an effect asks."""


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
    """What kind of choice it is to do this."""
    return _KINDS.get(type(move), "effect")
