"""The bots that play The Lost Code and Think Str8!, weakest first."""

from cairn.bots.lost_code.careful import Careful
from cairn.bots.lost_code.sharp import Sharp
from cairn.bots.lost_code.steady import Steady

__all__ = ["BOTS"]

BOTS = {"steady": Steady, "careful": Careful, "sharp": Sharp}
