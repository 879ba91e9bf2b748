"""Every component as a user interface needs it: its numbers, its effect as signs and as a phrase, the rules on it."""

from typing import Literal

from cairn.core.offers import Sign
from cairn.core.phrases import Phrase
from cairn.core.values import Value, replace
from cairn.games.arnak.effects.goods import Icon, Resource
from cairn.games.arnak.effects.signs import cost_signs, effect_signs, goods_signs
from cairn.games.arnak.effects.steps import Effect, Level
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.words import parts
from cairn.games.arnak.words import rule_references as references
from cairn.games.arnak.words.effects import boon_text, card_text, effect_text, slot_text


class EffectInfo(Value):
    """An effect as signs to draw and as text. For an idol slot with a price, the signs begin with the price."""

    signs: tuple[Sign, ...]
    text: Phrase
    rules: tuple[str, ...] = ()


class CardInfo(EffectInfo):
    """A card; `signs` are those of its effect."""

    short: Phrase = Phrase("")
    """The text without "free action", for cards drawn with the free action sign."""
    kind: pieces.CardKind = "basic"
    price: tuple[Sign, ...] = ()
    points: int = 0
    travel: tuple[Icon, ...] = ()
    timing: pieces.Timing = "main"
    passing: tuple[Sign, ...] = ()
    exiles_itself: bool = False


class AssistantInfo(Value):
    """An assistant with its two sides."""

    silver: EffectInfo
    gold: EffectInfo
    timing: str
    rules: tuple[str, ...]


class GuardianInfo(Value):
    """A guardian: the cost to overcome it, and its boon."""

    cost: tuple[Sign, ...]
    cost_text: Phrase
    boon: EffectInfo
    rules: tuple[str, ...]


class SiteInfo(Value):
    """A site of the board: the travel costs of its spaces and the compasses to discover it, by side."""

    id: str
    level: Level
    row: int
    column: int
    spaces: dict[pieces.Side, tuple[tuple[Icon, ...], ...]]
    discovery: dict[pieces.Side, int]
    rules: tuple[str, ...]


class SpaceInfo(Value):
    """A space of the research track; every bridge into it has the same cost."""

    id: str
    row: int
    price: tuple[Sign, ...]
    price_text: Phrase
    rescue: bool
    tiles: int
    """The number of bonus tiles placed here in setup."""


class RowInfo(Value):
    """A row of the research track: the effect and the points for each token."""

    row: int
    glass: EffectInfo
    glass_points: int
    notebook: EffectInfo
    notebook_points: int
    rules: tuple[str, ...]


class TempleStackInfo(Value):
    """A stack of temple tiles; `feet` are the temple spaces whose prices together pay for a tile."""

    id: str
    points: int
    feet: tuple[pieces.Foot, ...]


class TrackInfo(Value):
    """The research track of one side; spaces in the order of the view's bonus tiles."""

    places: tuple[int, ...]
    feet: dict[pieces.Foot, tuple[Sign, ...]]
    spaces: tuple[SpaceInfo, ...]
    bridges: tuple[tuple[str, str], ...]
    """Pairs of space ids, from the lower to the upper."""
    rows: tuple[RowInfo, ...]


class RivalTileInfo(Value):
    """An action tile of the rival; by round, the level of site to discover and whether a guardian appears."""

    action: Literal["dig", "discover", "research", "overcome", "item", "artifact"]
    arrow: pieces.Arrow
    resource: Resource | None
    colour: str | None
    idle: tuple[int, ...]
    levels: tuple[int, ...]
    guardians: tuple[bool, ...]


class Book(Value):
    """All components, by kind and id."""

    cards: dict[str, CardInfo]
    assistants: dict[str, AssistantInfo]
    guardians: dict[str, GuardianInfo]
    idols: dict[str, EffectInfo]
    bonuses: dict[str, EffectInfo]
    slots: dict[str, EffectInfo]
    tiles: dict[str, EffectInfo]
    """Site tiles, and camp sites by their place."""
    sites: tuple[SiteInfo, ...]
    """In the order of the view's sites."""
    tracks: dict[pieces.Side, TrackInfo]
    temple: tuple[TempleStackInfo, ...]
    temple_rules: tuple[str, ...]
    rival: dict[str, RivalTileInfo]
    rival_archaeologists: int
    rounds: int
    idol_points: int
    slot_points: tuple[int, ...]
    guardian_points: int
    fear_tile_points: int
    archaeologists: int


def book() -> Book:
    """Return all components. They are constant."""
    return Book(
        cards={
            card.id: CardInfo(
                signs=effect_signs(card.effect),
                text=card_text(card),
                rules=references.card_rules(card),
                short=card_text(replace(card, timing="main") if card.timing == "free" else card),
                kind=card.kind,
                price=goods_signs(card.price),
                points=card.points,
                travel=card.travel,
                timing=card.timing,
                passing=effect_signs(card.passing),
                exiles_itself=card.exiles_itself,
            )
            for card in pieces.CARDS.values()
        },
        assistants={
            each.id: AssistantInfo(
                _effect_info(each.silver), _effect_info(each.gold), each.timing, references.assistant_rules(each)
            )
            for each in pieces.ASSISTANTS.values()
        },
        guardians={
            each.id: GuardianInfo(
                cost=_cost_signs(each.cost),
                cost_text=parts.cost(each.cost),
                boon=EffectInfo(
                    cost_signs(pieces.Cost().goods, each.icons) if each.icons else effect_signs(each.boon),
                    boon_text(each),
                ),
                rules=references.guardian_rules(each),
            )
            for each in pieces.GUARDIANS.values()
        },
        idols={each.id: _effect_info(each.effect, references.IDOL_RULES) for each in pieces.IDOLS.values()},
        bonuses={each.id: _effect_info(each.effect, references.BONUS_RULES) for each in pieces.BONUSES.values()},
        slots={
            each.id: EffectInfo(
                (*goods_signs(each.price), Sign("to"), *effect_signs(each.effect))
                if each.price
                else effect_signs(each.effect),
                slot_text(each),
                references.slot_rules(each),
            )
            for each in pieces.SLOT_EFFECTS.values()
        },
        tiles={name: _effect_info(effect) for name, effect in pieces.SITE_EFFECTS.items()},
        sites=tuple(
            SiteInfo(
                id=site.id,
                level=site.level,
                row=site.row,
                column=site.column,
                spaces=site.spaces,
                discovery={side: costs[site.level] for side, costs in pieces.DISCOVERY.items()},
                rules=references.site_rules(site),
            )
            for site in pieces.SITES
        ),
        tracks={side: _track_info(side) for side in pieces.TRACKS},
        temple=tuple(TempleStackInfo(each.id, each.points, each.costs) for each in pieces.TEMPLE.values()),
        temple_rules=references.TEMPLE_RULES,
        rival={
            tile.id: RivalTileInfo(
                tile.action, tile.arrow, tile.resource, tile.colour, tile.idle, tile.levels, tile.guardians
            )
            for tile in pieces.RIVAL.values()
        },
        rival_archaeologists=pieces.RIVAL_ARCHAEOLOGISTS,
        rounds=pieces.SETUP.rounds,
        idol_points=pieces.IDOL_POINTS,
        slot_points=pieces.SLOTS,
        guardian_points=pieces.SETUP.guardian_points,
        fear_tile_points=pieces.SETUP.fear_tile_points,
        archaeologists=pieces.SETUP.archaeologists,
    )


def _effect_info(effect: Effect, rules: tuple[str, ...] = ()) -> EffectInfo:
    return EffectInfo(
        effect_signs(effect), effect_text(effect), tuple(dict.fromkeys((*rules, *references.effect_rules(effect))))
    )


def _cost_signs(cost: pieces.Cost) -> tuple[Sign, ...]:
    return cost_signs(cost.goods, cost.travel, cost.cards, cost.idols)


def _track_info(side: pieces.Side) -> TrackInfo:
    track = pieces.TRACKS[side]
    costs = {bridge.to: pieces.Cost(bridge.goods, idols=bridge.idols) for bridge in track.bridge}
    return TrackInfo(
        places=track.places,
        feet={foot: goods_signs(goods) for foot, goods in track.temple.items()},
        spaces=tuple(
            SpaceInfo(
                id=space.id,
                row=space.row,
                price=_cost_signs(costs.get(space.id, pieces.Cost())),
                price_text=parts.cost(costs.get(space.id, pieces.Cost())),
                rescue=space.rescue,
                tiles=len(space.bonus),
            )
            for space in track.space
        ),
        bridges=tuple((bridge.origin, bridge.to) for bridge in track.bridge),
        rows=tuple(
            RowInfo(
                row=row.row,
                glass=_effect_info(row.glass),
                glass_points=row.glass_points,
                notebook=_effect_info(row.notebook),
                notebook_points=row.notebook_points,
                rules=references.row_rules(row),
            )
            for row in track.row
        ),
    )
