"""The bots that play Break the Code, weakest first. They are loaded when they are asked for: they bring NumPy."""

from cairn.bots import Bot

__all__ = ["BOTS"]


def steady() -> Bot:
    """The sheet, one answer at a time."""
    from cairn.bots.break_code.steady import Steady

    return Steady()


def careful() -> Bot:
    """Exact belief, best single choice."""
    from cairn.bots.break_code.careful import Careful

    return Careful()


def sharp() -> Bot:
    """Exact belief, and the race."""
    from cairn.bots.break_code.sharp import Sharp

    return Sharp()


BOTS = {"steady": steady, "careful": careful, "sharp": sharp}
