"""Kinds of choices: what a player decides about."""

from typing import Literal, TypeAlias

from cairn.games.arnak.rules.moves import (
    Buy,
    Claim,
    Dig,
    Discover,
    EndTurn,
    KeepCard,
    LayAway,
    Move,
    Overcome,
    Pass,
    Pay,
    Play,
    Research,
    SlotIdol,
    UseAssistant,
    UseBoon,
)

__all__ = ["Kind", "kind_of"]

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


def kind_of(move: Move) -> Kind:
    """What kind of choice it is to do this."""
    match move:
        case Dig():
            return "dig"
        case Discover():
            return "discover"
        case Overcome():
            return "overcome"
        case Buy():
            return "buy"
        case Play():
            return "play"
        case Research():
            return "research"
        case Claim():
            return "claim"
        case Pass():
            return "pass"
        case EndTurn():
            return "end"
        case UseAssistant():
            return "assistant"
        case UseBoon():
            return "boon"
        case SlotIdol():
            return "idol"
        case Pay():
            return "payment"
        case KeepCard() | LayAway():
            return "keeping"
        case _:
            return "effect"
