"""Resources and travel icons (AR 1.2, 1.3)."""

from typing import Literal, TypeAlias

from cairn.core.values import Value

Resource: TypeAlias = Literal["coin", "compass", "tablet", "arrowhead", "jewel"]
RESOURCES: tuple[Resource, ...] = ("coin", "compass", "tablet", "arrowhead", "jewel")

Icon: TypeAlias = Literal["boot", "car", "ship", "plane"]
ICONS: tuple[Icon, ...] = ("boot", "car", "ship", "plane")

PAYS_FOR: dict[Icon, frozenset[Icon]] = {
    "boot": frozenset({"boot"}),
    "car": frozenset({"boot", "car"}),
    "ship": frozenset({"boot", "ship"}),
    "plane": frozenset({"boot", "car", "ship", "plane"}),
}
"""The icons of a cost that each icon can pay for (AR 1.3)."""


class Goods(Value, omit_defaults=True):
    """An amount of each resource."""

    coin: int = 0
    compass: int = 0
    tablet: int = 0
    arrowhead: int = 0
    jewel: int = 0

    def __add__(self, other: "Goods") -> "Goods":
        return Goods(
            self.coin + other.coin,
            self.compass + other.compass,
            self.tablet + other.tablet,
            self.arrowhead + other.arrowhead,
            self.jewel + other.jewel,
        )

    def __sub__(self, other: "Goods") -> "Goods":
        return Goods(
            self.coin - other.coin,
            self.compass - other.compass,
            self.tablet - other.tablet,
            self.arrowhead - other.arrowhead,
            self.jewel - other.jewel,
        )

    def __bool__(self) -> bool:
        return bool(self.coin or self.compass or self.tablet or self.arrowhead or self.jewel)

    def covers(self, cost: "Goods") -> bool:
        """Whether these resources can pay `cost`."""
        return (
            self.coin >= cost.coin
            and self.compass >= cost.compass
            and self.tablet >= cost.tablet
            and self.arrowhead >= cost.arrowhead
            and self.jewel >= cost.jewel
        )

    def without(self, other: "Goods") -> "Goods":
        """These resources minus others, never below zero: a cost after a discount (AR 14.7)."""
        return Goods(
            max(0, self.coin - other.coin),
            max(0, self.compass - other.compass),
            max(0, self.tablet - other.tablet),
            max(0, self.arrowhead - other.arrowhead),
            max(0, self.jewel - other.jewel),
        )


NOTHING = Goods()
