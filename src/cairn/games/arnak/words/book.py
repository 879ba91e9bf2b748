"""Every component for whoever draws the table: its numbers, its effect as signs and as a phrase, the rules on it."""

from cairn.core.offers import Sign
from cairn.core.phrases import Phrase
from cairn.core.values import Value, replace
from cairn.games.arnak.effects.faces import face, paid
from cairn.games.arnak.effects.goods import Icon, Resource
from cairn.games.arnak.effects.signs import goods_signs
from cairn.games.arnak.effects.steps import Effect, Level
from cairn.games.arnak.rules import pieces
from cairn.games.arnak.words import concerning, parts
from cairn.games.arnak.words.effects import boon, card_text, slot_text
from cairn.games.arnak.words.effects import effect as said


class Told(Value):
    """An effect: to be drawn, and to be said."""

    signs: tuple[Sign, ...]
    text: Phrase
    rules: tuple[str, ...] = ()


class CardTold(Told):
    """A card; the signs are of its effect."""

    short: Phrase = Phrase("")
    """The text without saying that it is a free action, where a sign does."""
    kind: pieces.CardKind = "basic"
    price: tuple[Sign, ...] = ()
    points: int = 0
    travel: tuple[Icon, ...] = ()
    timing: pieces.Timing = "main"
    passing: tuple[Sign, ...] = ()
    exiles_itself: bool = False


class AssistantTold(Value):
    """An assistant with its two sides."""

    silver: Told
    gold: Told
    timing: str
    rules: tuple[str, ...]


class GuardianTold(Value):
    """A guardian: what overcoming it costs, and its boon."""

    cost: tuple[Sign, ...]
    cost_text: Phrase
    boon: Told
    rules: tuple[str, ...]


class SlotTold(Told):
    """An effect of slotting an idol; the signs begin with its price, if it has one."""


class PlaceTold(Value):
    """A place of the island: the travel costs of its spaces and the compasses for discovering it, by side."""

    id: str
    level: Level
    row: int
    column: int
    spaces: dict[pieces.Side, tuple[tuple[Icon, ...], ...]]
    discovery: dict[pieces.Side, int]
    rules: tuple[str, ...]


class SpaceTold(Value):
    """A space of the track; every bridge into it costs the same."""

    id: str
    row: int
    price: tuple[Sign, ...]
    price_text: Phrase
    rescue: bool
    tiles: int
    """How many bonus tiles may lie here."""


class RowTold(Value):
    """A row of the track: what each token gets there, and what it is worth."""

    row: int
    glass: Told
    glass_points: int
    notebook: Told
    notebook_points: int
    rules: tuple[str, ...]


class StackTold(Value):
    """A stack of temple tiles, by side its price."""

    id: str
    points: int
    feet: tuple[pieces.Foot, ...]


class TrackTold(Value):
    """The research track of one side; spaces in the order of the view's bonus tiles."""

    places: tuple[int, ...]
    feet: dict[pieces.Foot, tuple[Sign, ...]]
    spaces: tuple[SpaceTold, ...]
    bridges: tuple[tuple[str, str], ...]
    """From a space to one above it."""
    rows: tuple[RowTold, ...]


class RivalTold(Value):
    """An action tile of the rival; by round the level of a discovery, and whether a guardian wakes."""

    action: str
    arrow: pieces.Arrow
    resource: Resource | None
    colour: str | None
    idle: tuple[int, ...]
    levels: tuple[int, ...]
    guardians: tuple[bool, ...]


class Book(Value):
    """All components, by kind and name."""

    cards: dict[str, CardTold]
    assistants: dict[str, AssistantTold]
    guardians: dict[str, GuardianTold]
    idols: dict[str, Told]
    bonuses: dict[str, Told]
    slots: dict[str, SlotTold]
    tiles: dict[str, Told]
    """Site tiles, and camp sites by their place."""
    sites: tuple[PlaceTold, ...]
    """In the order of the view."""
    tracks: dict[pieces.Side, TrackTold]
    temple: tuple[StackTold, ...]
    temple_rules: tuple[str, ...]
    rival: dict[str, RivalTold]
    rival_archaeologists: int
    rounds: int
    idol_points: int
    slot_points: tuple[int, ...]
    guardian_points: int
    fear_tile_points: int
    archaeologists: int


def book() -> Book:
    """All of it; it never changes."""
    return Book(
        cards={
            card.id: CardTold(
                signs=face(card.effect),
                text=card_text(card),
                rules=concerning.of_card(card),
                short=card_text(replace(card, timing="main") if card.timing == "free" else card),
                kind=card.kind,
                price=goods_signs(card.price),
                points=card.points,
                travel=card.travel,
                timing=card.timing,
                passing=face(card.passing),
                exiles_itself=card.exiles_itself,
            )
            for card in pieces.CARDS.values()
        },
        assistants={
            each.id: AssistantTold(_told(each.silver), _told(each.gold), each.timing, concerning.of_assistant(each))
            for each in pieces.ASSISTANTS.values()
        },
        guardians={
            each.id: GuardianTold(
                cost=_cost(each.cost),
                cost_text=parts.cost(each.cost),
                boon=Told(paid(pieces.Cost().goods, each.icons) if each.icons else face(each.boon), boon(each)),
                rules=concerning.of_guardian(each),
            )
            for each in pieces.GUARDIANS.values()
        },
        idols={each.id: _told(each.effect, concerning.OF_IDOLS) for each in pieces.IDOLS.values()},
        bonuses={each.id: _told(each.effect, concerning.OF_BONUSES) for each in pieces.BONUSES.values()},
        slots={
            each.id: SlotTold(
                (*goods_signs(each.price), Sign("to"), *face(each.effect)) if each.price else face(each.effect),
                slot_text(each),
                concerning.of_slot(each),
            )
            for each in pieces.SLOT_EFFECTS.values()
        },
        tiles={name: _told(effect) for name, effect in pieces.SITE_EFFECTS.items()},
        sites=tuple(
            PlaceTold(
                id=site.id,
                level=site.level,
                row=site.row,
                column=site.column,
                spaces=site.spaces,
                discovery={side: costs[site.level] for side, costs in pieces.DISCOVERY.items()},
                rules=concerning.of_place(site),
            )
            for site in pieces.SITES
        ),
        tracks={side: _track(side) for side in pieces.TRACKS},
        temple=tuple(StackTold(each.id, each.points, each.costs) for each in pieces.TEMPLE.values()),
        temple_rules=concerning.OF_TEMPLE,
        rival={
            tile.id: RivalTold(
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


def _told(effect: Effect, rules: tuple[str, ...] = ()) -> Told:
    return Told(face(effect), said(effect), tuple(dict.fromkeys((*rules, *concerning.of_effect(effect)))))


def _cost(cost: pieces.Cost) -> tuple[Sign, ...]:
    return paid(cost.goods, cost.travel, cost.cards, cost.idols)


def _track(side: pieces.Side) -> TrackTold:
    track = pieces.TRACKS[side]
    costs = {bridge.to: pieces.Cost(bridge.goods, idols=bridge.idols) for bridge in track.bridge}
    return TrackTold(
        places=track.places,
        feet={foot: goods_signs(goods) for foot, goods in track.temple.items()},
        spaces=tuple(
            SpaceTold(
                id=space.id,
                row=space.row,
                price=_cost(costs.get(space.id, pieces.Cost())),
                price_text=parts.cost(costs.get(space.id, pieces.Cost())),
                rescue=space.rescue,
                tiles=len(space.bonus),
            )
            for space in track.space
        ),
        bridges=tuple((bridge.origin, bridge.to) for bridge in track.bridge),
        rows=tuple(
            RowTold(
                row=row.row,
                glass=_told(row.glass),
                glass_points=row.glass_points,
                notebook=_told(row.notebook),
                notebook_points=row.notebook_points,
                rules=concerning.of_row(row),
            )
            for row in track.row
        ),
    )
