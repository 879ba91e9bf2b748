"""The bots that play Lost Ruins of Arnak, weakest first."""

from cairn.bots.arnak.steady import Steady

__all__ = ["BOTS"]

BOTS = {"steady": Steady}
