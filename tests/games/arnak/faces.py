"""What is printed in the corners of every card, written down a second time, apart from the tables.

A line is: name, cost, points, how it is played for its effect, travel icons. ``once`` is a main action after which the
card is exiled (AR 8.5); ``none`` cannot be played for an effect. Items cost coins, artifacts compasses.
"""

from typing import NamedTuple

from cairn.games.arnak.rules.pieces import CardKind

__all__ = ["ARTIFACTS", "BASIC", "FACES", "ITEMS", "Face"]


class Face(NamedTuple):
    """A card without its effect."""

    card: str
    kind: CardKind
    cost: int
    points: int
    how: str
    travel: str


_BASIC = """
funding-car          0  0  free  car
funding-ship         0  0  free  ship
exploration-car      0  0  free  car
exploration-ship     0  0  free  ship
fear                 0 -1  none  boot
"""

_ITEMS = """
sea-turtle           3  1  main  ship ship
ostrich              3  1  main  car car
pack-donkey          4  1  main  car car
horse                4  1  main  car car
steam-boat           3  3  free  ship ship
automobile           3  3  free  car car
sturdy-boots         1  1  main  car car
gold-pan             1  1  free  ship ship
trowel               1  1  main  car
pickaxe              1  1  main  car
hot-air-balloon      2  1  once  plane
aeroplane            4  3  main  plane plane
journal              3  1  once  car ship
parrot               2  2  main  ship
watch                1  1  free  ship
army-knife           3  1  main  car ship
binoculars           4  1  main  ship
tent                 4  2  main  car
fishing-rod          2  2  main  ship
precision-compass    4  1  main  ship
bow-and-arrows       2  2  main  car
carrier-pigeon       2  1  free  ship
whip                 2  1  once  car
rough-map            1  1  once  ship
airdrop              2  1  once  plane
flask                2  1  once  ship
machete              4  1  main  car
torch                2  2  main  ship
large-backpack       3  1  main  car
rope                 2  1  main  ship
revolver             4  1  main  ship ship
hat                  1  1  free  ship
bear-trap            2  1  once  car
grappling-hook       2  2  main  car
lantern              3  2  main  car
dog                  3  1  main  car
brush                3  3  main  car
axe                  2  2  main  ship
chronometer          3  2  free  ship ship
theodolite           3  1  main  ship
"""

_ARTIFACTS = """
pathfinders-sandals  3  1  main  plane
pathfinders-staff    4  1  main  plane
war-mask             3  1  main  plane
treasure-chest       4  3  main  plane
ritual-dagger        4  2  main  plane
crystal-earring      4  2  main  plane
mortar               3  1  main  plane
serpents-gold        3  2  main  plane
serpent-idol         2  1  main  plane
monkey-medallion     4  2  main  plane
idol-of-ara-anu      3  1  main  plane
inscribed-blade      2  1  main  plane
guardians-ocarina    4  2  main  plane plane
tigerclaw-hairpin    4  2  main  plane
war-club             4  1  main  plane
sundial              2  1  main  plane
traders-scales       4  2  main  plane
hunting-arrows       4  1  main  plane
coconut-flask        3  2  main  plane
cleansing-cauldron   3  1  main  plane
ancient-wine         3  1  main  plane
decorated-horn       2  1  main  plane
ornate-hammer        4  2  main  plane
star-charts          4  2  main  plane
stone-jar            2  1  main  plane
passage-shell        3  1  main  plane
ceremonial-rattle    3  2  main  plane
sacred-drum          4  1  main  plane
traders-coins        3  1  main  plane
stone-key            3  2  main  plane
obsidian-earring     4  2  main  plane
guiding-stone        3  1  main  plane
guiding-skull        4  1  main  plane
runes-of-the-dead    4  1  main  plane
guardians-crown      4  2  main  plane
"""


def _faces(kind: CardKind, lines: str) -> tuple[Face, ...]:
    cut = [line.split(maxsplit=4) for line in lines.strip().splitlines()]
    return tuple(Face(card, kind, int(cost), int(points), how, travel) for card, cost, points, how, travel in cut)


BASIC = _faces("basic", _BASIC)
ITEMS = _faces("item", _ITEMS)
ARTIFACTS = _faces("artifact", _ARTIFACTS)
FACES = BASIC + ITEMS + ARTIFACTS
