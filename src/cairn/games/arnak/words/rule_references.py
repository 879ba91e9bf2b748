"""The numbers of the rules that apply to a component: notes on the single card, rules on its kind and on its effect."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.games.arnak.effects import steps
from cairn.games.arnak.rules.pieces import Assistant, Card, Guardian, Row, Site, SlotEffect

IDOL_RULES = ("AR 5.2", "AR 7.1")
BONUS_RULES = ("AR 9.2", "AR 9.7")
TEMPLE_RULES = ("AR 9.3", "AR 9.4", "AR 9.11")
RESCUE_RULES = ("AR 12.2", "AR 12.5", "AR 12.6")

_CARD_NOTES = {
    "AR 16.1": "fishing-rod precision-compass",
    "AR 16.2": "journal",
    "AR 16.3": "bow-and-arrows brush",
    "AR 16.4": "army-knife",
    "AR 16.5": "bear-trap",
    "AR 16.6": "idol-of-ara-anu inscribed-blade",
    "AR 16.7": "coconut-flask ancient-wine",
    "AR 16.8": "crystal-earring obsidian-earring",
    "AR 16.9": "guardians-crown",
    "AR 16.10": "pathfinders-sandals pathfinders-staff",
    "AR 16.11": "guardians-ocarina",
    "AR 16.12": "war-mask",
    "AR 16.13": "decorated-horn",
    "AR 16.14": "watch chronometer sundial",
    "AR 16.15": "passage-shell",
    "AR 16.16": "star-charts guiding-skull sacred-drum revolver",
    "AR 16.17": "tent",
    "AR 16.18": "axe torch machete ritual-dagger mortar tigerclaw-hairpin traders-scales traders-coins",
    "AR 16.19": "airdrop monkey-medallion whip",
    "AR 16.20": "ornate-hammer",
    "AR 16.21": "stone-key",
    "AR 16.22": "hot-air-balloon aeroplane sturdy-boots",
    "AR 16.23": "dog tigerclaw-hairpin",
}
"""The notes on single cards (AR 16): the rule and the cards it names."""


def card_rules(card: Card) -> tuple[str, ...]:
    """Rules on a card: notes on this card, then on its kind, then on its effect."""
    named = (rule for rule, cards in _CARD_NOTES.items() if card.id in cards.split())
    return _unique(named, _card_kind_rules(card), effect_rules(card.effect + card.passing))


def _card_kind_rules(card: Card) -> Iterator[str]:
    match card.kind:
        case "fear":
            yield from ("AR 8.6", "AR 8.11", "AR 17.2")
        case "item":
            yield from ("AR 8.1", "AR 8.3")
        case "artifact":
            yield from ("AR 8.1", "AR 8.2", "AR 8.7")
        case "basic":
            yield from ("AR 3.4", "AR 8.3")
        case _:
            assert_never(card.kind)
    if card.exiles_itself:
        yield "AR 8.5"


def assistant_rules(assistant: Assistant) -> tuple[str, ...]:
    """Rules on an assistant."""
    used = ("AR 3.3", "AR 9.5", "AR 9.9") if assistant.timing == "main" else ("AR 3.5", "AR 9.5", "AR 9.9")
    travels = ("AR 1.3", "AR 1.6") if assistant.icons(gold=True) else ()
    return _unique(used, travels, effect_rules(assistant.silver + assistant.gold))


def guardian_rules(guardian: Guardian) -> tuple[str, ...]:
    """Rules on a guardian."""
    paid = ("AR 6.3",) if guardian.cost.travel or guardian.cost.cards else ()
    return _unique(("AR 4.5", "AR 6.1", "AR 10.1"), paid, effect_rules(guardian.boon))


def slot_rules(slot: SlotEffect) -> tuple[str, ...]:
    """Rules on an idol slot."""
    return _unique(("AR 7.1", "AR 7.2", "AR 7.3"), effect_rules(slot.effect))


def site_rules(site: Site) -> tuple[str, ...]:
    """Rules on a site, whatever tile is on it."""
    return ("AR 4.1", "AR 4.3", "AR 2.4") if site.level == 0 else ("AR 4.1", "AR 5.1", "AR 5.6")


def row_rules(row: Row) -> tuple[str, ...]:
    """Rules on a row of the research track."""
    return _unique(("AR 9.1", "AR 9.2", "AR 9.6"), effect_rules(row.glass + row.notebook))


def effect_rules(effect: steps.Effect) -> tuple[str, ...]:
    """Rules on the steps of an effect, each rule once."""
    return _unique(rule for step in effect for rule in _step_rules(step))


def _unique(*rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for some in rules for rule in some))


_STEP_RULES: dict[type[steps.Printed], tuple[str, ...]] = {
    steps.Travel: ("AR 1.3",),
    steps.Fear: ("AR 8.6", "AR 8.11"),
    steps.Draw: ("AR 14.10",),
    steps.Discard: ("AR 14.10",),
    steps.Exile: ("AR 8.5", "AR 14.12"),
    steps.Trade: ("AR 14.14",),
    steps.Refresh: ("AR 14.15",),
    steps.Price: ("AR 14.9",),
    steps.Choose: ("AR 14.17",),
    steps.Send: ("AR 14.6",),
    steps.Activate: ("AR 14.1",),
    steps.ActivateTop: ("AR 14.2",),
    steps.Relocate: ("AR 14.5",),
    steps.Overpower: ("AR 6.2",),
    steps.Purchase: ("AR 14.16",),
    steps.GainItem: ("AR 14.4",),
    steps.GainArtifact: ("AR 9.10", "AR 8.7"),
    steps.Study: ("AR 9.1",),
    steps.UseOffered: ("AR 16.7",),
    steps.Exchange: ("AR 16.13",),
    steps.Recruiting: ("AR 9.5", "AR 9.8"),
    steps.Promote: ("AR 9.5", "AR 9.8"),
    steps.RescueOne: RESCUE_RULES,
    steps.ReturnHome: ("AR 16.11",),
    steps.AllPlanes: ("AR 16.11",),
    steps.NoGuardianFear: ("AR 16.12",),
    steps.ShiftGuardian: ("AR 16.9",),
    steps.ReturnIdol: ("AR 16.21",),
    steps.ExileRowItem: ("AR 16.20",),
    steps.TakeExiled: ("AR 16.20",),
    steps.DrawAndKeep: ("AR 16.8",),
    steps.PassRound: ("AR 14.8",),
}
"""The rules on each kind of step; plain gains have none."""


def _step_rules(step: steps.Printed) -> Iterator[str]:
    yield from _STEP_RULES.get(type(step), ())
    match step:
        case steps.Price(then):
            yield from effect_rules(then)
        case steps.Choose(options):
            yield from (rule for option in options for rule in effect_rules(option))
        case steps.Activate(occupied="nobody" | "own"):
            yield "AR 14.3"
        case steps.Send() | steps.Purchase() | steps.Study() if step.discount:
            yield "AR 14.7"
        case steps.Send(compasses=compasses) if compasses:
            yield "AR 14.7"
