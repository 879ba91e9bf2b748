"""The rules that concern a component: what its kind says, what its effect says, what is said of it by name."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from cairn.games.arnak.effects import steps
from cairn.games.arnak.rules.pieces import Assistant, Card, Guardian, Row, Site, SlotEffect

OF_IDOLS = ("AR 5.2", "AR 7.1")
OF_BONUSES = ("AR 9.2", "AR 9.7")
OF_TEMPLE = ("AR 9.3", "AR 9.4", "AR 9.11")
OF_RESCUE = ("AR 12.2", "AR 12.5", "AR 12.6")
OF_FEAR_TILES = ("AR 8.6", "AR 8.12")

_BY_NAME = {
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
"""The notes on single cards (AR 16), as the rules page names them."""


def of_card(card: Card) -> tuple[str, ...]:
    """The rules on a card: what is said of it by name first, then of its effect, then of its kind."""
    named = (rule for rule, cards in _BY_NAME.items() if card.id in cards.split())
    return _once(named, _kind(card), of_effect(card.effect + card.passing))


def _kind(card: Card) -> Iterator[str]:
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


def of_assistant(assistant: Assistant) -> tuple[str, ...]:
    """The rules on an assistant."""
    used = ("AR 3.3", "AR 9.5", "AR 9.9") if assistant.timing == "main" else ("AR 3.5", "AR 9.5", "AR 9.9")
    travels = ("AR 1.3", "AR 1.6") if assistant.icons(gold=True) else ()
    return _once(used, travels, of_effect(assistant.silver + assistant.gold))


def of_guardian(guardian: Guardian) -> tuple[str, ...]:
    """The rules on a guardian."""
    paid = ("AR 6.3",) if guardian.cost.travel or guardian.cost.cards else ()
    return _once(("AR 4.5", "AR 6.1", "AR 10.1"), paid, of_effect(guardian.boon))


def of_slot(slot: SlotEffect) -> tuple[str, ...]:
    """The rules on an effect of slotting an idol."""
    return _once(("AR 7.1", "AR 7.2", "AR 7.3"), of_effect(slot.effect))


def of_place(site: Site) -> tuple[str, ...]:
    """The rules on a place of the island, whatever lies there."""
    return ("AR 4.1", "AR 4.3", "AR 2.4") if site.level == 0 else ("AR 4.1", "AR 5.1", "AR 5.6")


def of_row(row: Row) -> tuple[str, ...]:
    """The rules on a row of the research track."""
    return _once(("AR 9.1", "AR 9.2", "AR 9.6"), of_effect(row.glass + row.notebook))


def of_effect(effect: steps.Effect) -> tuple[str, ...]:
    """The rules on what an effect does."""
    return _once(rule for step in effect for rule in _step(step))


def _once(*rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for some in rules for rule in some))


_OF_STEPS: dict[type[steps.Printed], tuple[str, ...]] = {
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
    steps.RescueOne: OF_RESCUE,
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
"""The rules on each kind of step; on gains there are none."""


def _step(step: steps.Printed) -> Iterator[str]:
    yield from _OF_STEPS.get(type(step), ())
    match step:
        case steps.Price(then):
            yield from of_effect(then)
        case steps.Choose(options):
            yield from (rule for option in options for rule in of_effect(option))
        case steps.Activate(occupied="nobody" | "own"):
            yield "AR 14.3"
        case steps.Send() | steps.Purchase() | steps.Study() if step.discount:
            yield "AR 14.7"
        case steps.Send(compasses=compasses) if compasses:
            yield "AR 14.7"
