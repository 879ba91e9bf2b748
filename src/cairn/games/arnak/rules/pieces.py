"""The components as typed values, decoded from the TOML tables on import."""

import tomllib
from importlib.resources import files
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from cairn.core.errors import BadTable
from cairn.core.values import Value, field
from cairn.games.arnak.effects.goods import NOTHING, RESOURCES, Goods, Icon, Resource
from cairn.games.arnak.effects.signs import all_gain_signs
from cairn.games.arnak.effects.steps import Choose, Effect, Level, Travel

Side: TypeAlias = Literal["bird", "snake"]
CardKind: TypeAlias = Literal["basic", "fear", "item", "artifact"]
Timing: TypeAlias = Literal["main", "free", "none"]
Arrow: TypeAlias = Literal["left", "right"]
Foot: TypeAlias = Literal["left", "middle", "right"]
T = TypeVar("T")


class Card(Value):
    """A card of a player's deck (AR 8)."""

    id: str
    travel: tuple[Icon, ...]
    kind: CardKind = "basic"
    cost: int = 0
    """Coins for an item, compasses for an artifact (AR 8.1)."""
    points: int = 0
    timing: Timing = "main"
    """Whether playing it for its effect is a main or a free action, or cannot be done (AR 8.3)."""
    effect: Effect = ()
    passing: Effect = ()
    """The effect of playing it by passing instead (AR 16.14)."""
    exiles_itself: bool = False
    reading: str = ""
    """The reading chosen where sources disagree."""

    @property
    def price(self) -> Goods:
        """The cost to buy it."""
        return Goods(compass=self.cost) if self.kind == "artifact" else Goods(coin=self.cost)


class Assistant(Value):
    """An assistant: the effects of its two sides (AR 9.5)."""

    id: str
    silver: Effect
    gold: Effect
    timing: Literal["main", "free"] = "free"
    reading: str = ""

    def effect(self, gold: bool) -> Effect:
        """The effect of the gold or the silver side."""
        return self.gold if gold else self.silver

    def icons(self, gold: bool) -> tuple[Icon, ...]:
        """The travel icons that the side can give, if any."""
        for step in self.effect(gold):
            if isinstance(step, Choose):
                for option in step.options:
                    if len(option) == 1 and isinstance(option[0], Travel):
                        return option[0].icons
        return ()


class Cost(Value):
    """A cost: resources, travel icons, cards from hand, idols from the crates (AR 6.3, 12.2)."""

    goods: Goods = NOTHING
    travel: tuple[Icon, ...] = ()
    cards: int = 0
    idols: int = 0


class Guardian(Value):
    """A guardian: the cost to overcome it, and its boon (AR 6.1)."""

    id: str
    cost: Cost
    icons: tuple[Icon, ...] = ()
    """The boon, if it is travel icons."""
    boon: Effect = ()
    """The boon, if it is a free action."""


class Idol(Value):
    """A kind of idol (AR 2.3)."""

    id: str
    copies: int
    effect: Effect


class SlotEffect(Value):
    """One of the effects to choose from when an idol is slotted (AR 7.1)."""

    id: str
    effect: Effect
    price: Goods = NOTHING


class Site(Value):
    """A site of the board: a camp site, or one to discover (AR 2.10)."""

    id: str
    level: Level
    row: int
    column: int
    spaces: dict[Side, tuple[tuple[Icon, ...], ...]]
    """The travel costs of its spaces, by side."""


class SiteTile(Value):
    """A site tile (AR 5.3)."""

    id: str
    level: Level
    effect: Effect
    reading: str = ""


class Bonus(Value):
    """A kind of research bonus tile (AR 2.5)."""

    id: str
    copies: int
    effect: Effect


class TempleStack(Value):
    """A stack of temple tiles (AR 9.4)."""

    id: str
    points: int
    costs: tuple[Foot, ...]


class Space(Value):
    """A space of the research track."""

    id: str
    row: int
    bonus: tuple[int, ...] = ()
    """For each bonus tile on it, the lowest number of players with which it is placed."""
    rescue: bool = False


class Bridge(Value):
    """A bridge between two spaces, and the cost to cross it (AR 9.1)."""

    origin: str = field(name="from")
    to: str = ""
    goods: Goods = NOTHING
    idols: int = 0


class Row(Value):
    """A row of the research track: the effect and the points for each token (AR 9.6)."""

    row: int
    glass: Effect
    glass_points: int
    notebook: Effect
    notebook_points: int
    reading: str = ""


class Track(Value):
    """The research track of one side."""

    places: tuple[int, ...]
    """Points for a glass in the temple, by order of arrival."""
    temple: dict[Foot, Goods]
    space: tuple[Space, ...]
    bridge: tuple[Bridge, ...]
    row: tuple[Row, ...]
    reading: str = ""


class Setup(Value):
    """Numbers of the set-up and of the rounds (AR 2, 3)."""

    rounds: int
    hand: int
    fear: int
    archaeologists: int
    assistants: int
    places: int
    guardian_points: int
    fear_tile_points: int
    starting: tuple[Goods, ...]
    blocked: dict[int, int]
    counted_as: dict[int, int]
    solo_seat: int
    supply: dict[Side, tuple[int, ...]]


class RivalTile(Value):
    """An action tile of the rival (AR 13.12)."""

    id: str
    action: Literal["dig", "discover", "research", "overcome", "item", "artifact"]
    arrow: Arrow
    resource: Resource | None = None
    colour: Literal["green", "red"] | None = None
    idle: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    guardians: tuple[bool, ...] = ()


class _Basics(Value):
    basic: tuple[Card, ...]


class _Items(Value):
    item: tuple[Card, ...]


class _Artifacts(Value):
    artifact: tuple[Card, ...]


class _Assistants(Value):
    assistant: tuple[Assistant, ...]


class _Guardians(Value):
    guardian: tuple[Guardian, ...]


class _Idols(Value):
    points: int
    slots: tuple[int, ...]
    idol: tuple[Idol, ...]
    slot_effect: tuple[SlotEffect, ...]


class _Camp(Value):
    id: str
    column: int
    spaces: dict[Side, tuple[tuple[Icon, ...], ...]]
    effect: Effect


class _Sites(Value):
    discovery: dict[Side, tuple[int, ...]]
    camp: tuple[_Camp, ...]
    location: tuple[Site, ...]
    tile: tuple[SiteTile, ...]


class _Research(Value):
    bonus: tuple[Bonus, ...]
    temple: tuple[TempleStack, ...]
    bird: Track
    snake: Track


class _Rival(Value):
    archaeologists: int
    tile: tuple[RivalTile, ...]


def load(name: str, kind: type[T], text: str | None = None) -> T:
    """Decode the table `name`; raise `BadTable` with the place of the first error."""
    if text is None:
        text = files("cairn.games.arnak").joinpath("tables", name).read_text(encoding="utf-8")
    try:
        raw: dict[str, Any] = tomllib.loads(text)
        return msgspec.convert(raw, type=kind, str_keys=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadTable(name, str(error)) from None


def _with_kind(kind: CardKind, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(msgspec.structs.replace(card, kind=kind) for card in cards)


FEAR = "fear"
"""The only card with several copies (AR 2.9)."""

_BASIC_TABLE = load("basic.toml", _Basics)
BASIC = _with_kind("basic", tuple(card for card in _BASIC_TABLE.basic if card.id != FEAR))
ITEMS = _with_kind("item", load("items.toml", _Items).item)
ARTIFACTS = _with_kind("artifact", load("artifacts.toml", _Artifacts).artifact)
_FEAR = _with_kind("fear", tuple(card for card in _BASIC_TABLE.basic if card.id == FEAR))

CARDS: dict[str, Card] = {card.id: card for card in BASIC + _FEAR + ITEMS + ARTIFACTS}
ASSISTANTS: dict[str, Assistant] = {each.id: each for each in load("assistants.toml", _Assistants).assistant}
GUARDIANS: dict[str, Guardian] = {each.id: each for each in load("guardians.toml", _Guardians).guardian}

_IDOL_TABLE = load("idols.toml", _Idols)
IDOLS: dict[str, Idol] = {each.id: each for each in _IDOL_TABLE.idol}
IDOL_POINTS = _IDOL_TABLE.points
SLOTS: tuple[int, ...] = _IDOL_TABLE.slots
SLOT_EFFECTS: dict[str, SlotEffect] = {each.id: each for each in _IDOL_TABLE.slot_effect}

_SITE_TABLE = load("sites.toml", _Sites)
DISCOVERY: dict[Side, tuple[int, ...]] = _SITE_TABLE.discovery
"""Compasses to discover a site, by level (AR 5.1)."""
SITES: tuple[Site, ...] = (
    *(Site(camp.id, 0, 0, camp.column, camp.spaces) for camp in _SITE_TABLE.camp),
    *_SITE_TABLE.location,
)
"""The sites of the board from the bottom, each row from the left (AR 2.10)."""
SITE_NUMBERS: dict[str, int] = {site.id: number for number, site in enumerate(SITES)}
TILES: dict[str, SiteTile] = {tile.id: tile for tile in _SITE_TABLE.tile}
SITE_EFFECTS: dict[str, Effect] = {
    **{camp.id: camp.effect for camp in _SITE_TABLE.camp},
    **{tile.id: tile.effect for tile in _SITE_TABLE.tile},
}
"""Effects by camp site or site tile."""

_RESEARCH_TABLE = load("research.toml", _Research)
BONUSES: dict[str, Bonus] = {each.id: each for each in _RESEARCH_TABLE.bonus}
TEMPLE: dict[str, TempleStack] = {each.id: each for each in _RESEARCH_TABLE.temple}
TRACKS: dict[Side, Track] = {"bird": _RESEARCH_TABLE.bird, "snake": _RESEARCH_TABLE.snake}

SETUP = load("setup.toml", Setup)
_RIVAL_TABLE = load("rival.toml", _Rival)
RIVAL: dict[str, RivalTile] = {tile.id: tile for tile in _RIVAL_TABLE.tile}
RIVAL_ARCHAEOLOGISTS = _RIVAL_TABLE.archaeologists


def resources_given(effect: Effect) -> frozenset[Resource]:
    """The resources that an effect can give, including those with a price or among options (AR 13.5)."""
    shown = {sign.of for sign in all_gain_signs(effect)}
    return frozenset(resource for resource in RESOURCES if resource in shown)
