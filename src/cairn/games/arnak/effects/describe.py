"""The third reader puts an effect into words, in any language: text and behaviour come from one tree.

`say` is a catalogue's: it takes the name of a message and its facts, and gives the sentence (`cairn.text`).
"""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from cairn.games.arnak.effects.goods import ICONS, NOTHING, RESOURCES, Goods, Icon
from cairn.games.arnak.effects.steps import (
    Activate,
    ActivateTop,
    AllPlanes,
    Choose,
    Discard,
    Draw,
    DrawAndKeep,
    Effect,
    Exchange,
    Exile,
    ExileRowItem,
    Fear,
    Gain,
    GainArtifact,
    GainEach,
    GainItem,
    Level,
    NoGuardianFear,
    Overpower,
    PassRound,
    Price,
    Printed,
    Promote,
    Purchase,
    Recruiting,
    Refresh,
    Relocate,
    RescueOne,
    ReturnHome,
    ReturnIdol,
    Send,
    ShiftGuardian,
    Study,
    TakeExiled,
    Trade,
    Travel,
    UseOffered,
)
from cairn.games.arnak.rules.pieces import Card, Cost, Guardian, SlotEffect

__all__ = ["Say", "describe", "describe_boon", "describe_card", "describe_cost", "describe_slot"]

Say: TypeAlias = Callable[..., str]


def describe(effect: Effect, say: Say) -> str:
    """The effect in sentences."""
    return _sentences([_said(step, say) for step in effect])


def describe_card(card: Card, say: Say) -> str:
    """What playing the card does: as a free action, by passing, and whether it is gone afterwards."""
    if card.timing == "none":
        return _sentences([say("card-without-effect")])
    said = [_said(step, say) for step in card.effect]
    if card.timing == "free":
        said = [say("card-free", effect=", ".join(said))]
    if card.passing:
        said.append(say("card-passing", effect=_joined(card.passing, say)))
    if card.exiles_itself:
        said.insert(0, say("card-exiles-itself"))
    return _sentences(said)


def describe_boon(guardian: Guardian, say: Say) -> str:
    """What the guardian does for who has overcome it (AR 6.1)."""
    if guardian.icons:
        return _sentences([_icons(guardian.icons, say)])
    return describe(guardian.boon, say)


def describe_cost(cost: Cost, say: Say) -> str:
    """A cost, as a list."""
    return _price(cost.goods, cost.travel, cost.cards, say)


def describe_slot(slot: SlotEffect, say: Say) -> str:
    """What slotting an idol does (AR 7.1)."""
    if slot.price:
        return _sentences([say("slot-price", price=_goods(slot.price, say), effect=_joined(slot.effect, say))])
    return describe(slot.effect, say)


def _sentences(said: list[str]) -> str:
    return " ".join(f"{part[:1].upper()}{part[1:]}." for part in said)


def _joined(effect: Effect, say: Say) -> str:
    return ", ".join(_said(step, say) for step in effect)


def _listed(parts: list[str], say: Say) -> str:
    return f" {say('and')} ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def _goods(goods: Goods, say: Say) -> str:
    return _listed([say(f"some-{each}", n=getattr(goods, each)) for each in RESOURCES if getattr(goods, each)], say)


def _icons(icons: tuple[Icon, ...], say: Say) -> str:
    return _listed([say(f"some-{icon}", n=icons.count(icon)) for icon in ICONS if icon in icons], say)


def _price(goods: Goods, travel: tuple[Icon, ...], cards: int, say: Say) -> str:
    parts = [say(f"some-{each}", n=getattr(goods, each)) for each in RESOURCES if getattr(goods, each)]
    parts += [say(f"some-{icon}", n=travel.count(icon)) for icon in ICONS if icon in travel]
    parts += [say("some-hand-card", n=cards)] if cards else []
    return _listed(parts, say)


def _levels(levels: tuple[Level, ...]) -> str:
    return "-".join(("camp", "one", "two")[level] for level in levels)


def _said(step: Printed, say: Say) -> str:
    """One step, as the middle of a sentence."""
    match step:
        case Gain(goods):
            return say("effect-gain", what=_goods(goods, say))
        case Fear():
            return say("effect-fear")
        case GainEach(resource, each, most):
            return say("effect-gain-each", what=say(f"some-{resource}", n=1), each=each, most=most)
        case Draw(cards, bottom):
            return say("effect-draw", cards=say("some-card", n=cards), end="bottom" if bottom else "top", n=cards)
        case Discard():
            return say("effect-discard")
        case Exile():
            return say("effect-exile")
        case Trade():
            return say("effect-trade")
        case Refresh(assistants):
            return say("effect-refresh", n=assistants)
        case Price(then, goods, travel, cards):
            return say("effect-pay", price=_price(goods, travel, cards, say), then=_joined(then, say))
        case Choose(options, times):
            parts = [_joined(option, say) for option in options]
            between = f" {say('or')} " if times == 1 else "; "
            return say("effect-choose", options=between.join(parts), n=times)
        case Travel(icons):
            return say("effect-travel", what=_icons(icons, say))
        case Send():
            return _send(step, say)
        case Activate(levels, occupied, sites, surcharge):
            said = say("effect-activate", levels=_levels(levels), occupied=occupied, n=sites)
            return f"{said} ({say('effect-surcharge', price=_goods(surcharge, say))})" if surcharge else said
        case ActivateTop(level):
            return say("effect-activate-top", level="I" * level)
        case Relocate(levels):
            return say("effect-relocate", levels=_levels(levels))
        case Overpower(anywhere):
            return say("effect-overcome", where="anywhere" if anywhere else "own")
        case Purchase(kinds, discount, turn_up):
            return say("effect-buy", kinds="-".join(kinds), discount=discount, turned="yes" if turn_up else "no")
        case GainItem(to):
            return say("effect-gain-item", to=to)
        case GainArtifact():
            return say("effect-gain-artifact")
        case Study(notebook, free, discount):
            off = _goods(discount, say) if discount != NOTHING else ""
            how = "notebook-free" if notebook and free else "discount" if off else "plain"
            return say("effect-research", how=how, discount=off)
        case UseOffered(gold):
            return say("effect-use-offered", side="gold" if gold else "silver")
        case Exchange():
            return say("effect-exchange-assistant")
        case Recruiting():
            return say("effect-recruit")
        case Promote():
            return say("effect-promote")
        case RescueOne():
            return say("effect-rescue")
        case ReturnHome():
            return say("effect-return-home")
        case AllPlanes():
            return say("effect-all-planes")
        case NoGuardianFear():
            return say("effect-no-guardian-fear")
        case ShiftGuardian():
            return say("effect-move-guardian")
        case ReturnIdol():
            return say("effect-return-idol")
        case ExileRowItem():
            return say("effect-exile-row-item")
        case TakeExiled():
            return say("effect-take-exiled")
        case DrawAndKeep(most, bottom, back):
            return say(
                "effect-draw-and-keep", most=most, end="bottom" if bottom else "top", back="yes" if back else "no"
            )
        case PassRound():
            return say("effect-pass")
        case _:
            assert_never(step)


def _send(step: Send, say: Say) -> str:
    if step.camp:
        return say("effect-send-camp", n=step.activations)
    said = say("effect-send")
    off = [say("effect-off-travel", what=_icons(step.discount, say))] if step.discount else []
    off += [say("effect-off-discovery", what=say("some-compass", n=step.compasses))] if step.compasses else []
    return f"{said} ({', '.join(off)})" if off else said
