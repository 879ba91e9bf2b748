"""What effects say: a reader of the same tree that the rules carry out, so that text and behaviour cannot part."""

from collections.abc import Sequence
from typing import assert_never

from cairn.core.phrases import Fact, Phrase, phrase
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
from cairn.games.arnak.words import parts

__all__ = ["boon", "card_text", "effect", "slot_text"]


def effect(effect: Effect) -> Phrase:
    """What an effect does, in sentences."""
    return _sentences([_step(step) for step in effect])


def card_text(card: Card) -> Phrase:
    """What playing the card does: as a free action, by passing, and whether it is gone afterwards."""
    if card.timing == "none":
        return _sentences([phrase("effect-none")])
    said = [_step(step) for step in card.effect]
    if card.timing == "free":
        said = [phrase("effect-free", effect=tuple(said))]
    if card.passing:
        said.append(phrase("effect-passing", effect=_steps(card.passing)))
    if card.exiles_itself:
        said.insert(0, phrase("effect-exile-itself"))
    return _sentences(said)


def boon(guardian: Guardian) -> Phrase:
    """What the guardian does for who has overcome it (AR 6.1)."""
    return _sentences([parts.icons(guardian.icons)]) if guardian.icons else effect(guardian.boon)


def slot_text(slot: SlotEffect) -> Phrase:
    """What slotting an idol does (AR 7.1)."""
    if slot.price:
        return _sentences([phrase("effect-for-price", price=parts.goods(slot.price), effect=_steps(slot.effect))])
    return effect(slot.effect)


def _sentences(said: Sequence[Phrase]) -> Phrase:
    whole = parts.folded("list-beside", [phrase("sentence", what=part) for part in said])
    assert isinstance(whole, Phrase)
    return whole


def _steps(effect: Effect) -> tuple[Phrase, ...]:
    """The steps of an effect, as the middle of a sentence."""
    return tuple(map(_step, effect))


def _option(effect: Effect) -> Fact:
    """One of several effects; to pass for something is said as one."""
    if isinstance(effect[0], PassRound) and len(effect) > 1:
        return phrase("effect-pass-and", effect=_steps(effect[1:]))
    return _steps(effect)


def _levels(levels: tuple[Level, ...]) -> str:
    return "-".join(("camp", "one", "two")[level] for level in levels)


def _step(step: Printed) -> Phrase:
    """One step, as the middle of a sentence."""
    match step:
        case Gain(goods):
            return phrase("effect-gain", what=parts.goods(goods))
        case Fear():
            return phrase("effect-fear")
        case GainEach(resource, each, most):
            return phrase("effect-gain-each", what=phrase(f"some-{resource}", n=1), each=each, most=most)
        case Draw(cards, bottom):
            return phrase("effect-draw", cards=phrase("some-card", n=cards), end="bottom" if bottom else "top")
        case Discard():
            return phrase("effect-discard")
        case Exile():
            return phrase("effect-exile")
        case Trade():
            return phrase("effect-trade")
        case Refresh(assistants):
            return phrase("effect-refresh", n=assistants)
        case Price(then, goods, travel, cards):
            return phrase("effect-pay", price=parts.cost(Cost(goods, travel, cards)), then=_steps(then))
        case Choose(options, times):
            between = "list-or" if times == 1 else "list-apart"
            return phrase("effect-choose", options=parts.folded(between, [*map(_option, options)]), n=times)
        case Travel(icons):
            return phrase("effect-travel", what=parts.icons(icons))
        case Send():
            return _send(step)
        case Activate(levels, occupied, sites, surcharge):
            said = phrase("effect-activate", levels=_levels(levels), occupied=occupied, n=sites)
            return _remarked(said, [phrase("effect-surcharge", price=parts.goods(surcharge))] if surcharge else [])
        case ActivateTop(level):
            return phrase("effect-activate-top", level=level)
        case Relocate(levels):
            return phrase("effect-relocate", levels=_levels(levels))
        case Overpower(anywhere):
            return phrase("effect-overcome", where="anywhere" if anywhere else "own")
        case Purchase(kinds, discount, turn_up):
            return phrase("effect-buy", kinds="-".join(kinds), discount=discount, turned=parts.yes(turn_up))
        case GainItem(to):
            return phrase("effect-gain-item", to=to)
        case GainArtifact():
            return phrase("effect-gain-artifact")
        case Study(notebook, free, discount):
            how = "notebook-free" if notebook and free else "discount" if discount else "plain"
            return phrase("effect-research", how=how, discount=parts.goods(discount))
        case UseOffered(gold):
            return phrase("effect-use-offered", gold=parts.yes(gold))
        case Exchange():
            return phrase("effect-exchange-assistant")
        case Recruiting():
            return phrase("effect-recruit")
        case Promote():
            return phrase("effect-promote")
        case RescueOne():
            return phrase("effect-rescue")
        case ReturnHome():
            return phrase("effect-return-home")
        case AllPlanes():
            return phrase("effect-all-planes")
        case NoGuardianFear():
            return phrase("effect-no-guardian-fear")
        case ShiftGuardian():
            return phrase("effect-move-guardian")
        case ReturnIdol():
            return phrase("effect-return-idol")
        case ExileRowItem():
            return phrase("effect-exile-row-item")
        case TakeExiled():
            return phrase("effect-take-exiled")
        case DrawAndKeep(most, bottom, back):
            end = "bottom" if bottom else "top"
            return phrase("effect-draw-and-keep", most=most, end=end, back=parts.yes(back))
        case PassRound():
            return phrase("effect-pass")
        case _:
            assert_never(step)


def _send(step: Send) -> Phrase:
    if step.camp:
        return phrase("effect-send-camp", n=step.activations)
    off = [phrase("effect-off-travel", what=parts.icons(step.discount))] if step.discount else []
    off += [phrase("effect-off-discovery", what=phrase("some-compass", n=step.compasses))] if step.compasses else []
    return _remarked(phrase("effect-send"), off)


def _remarked(said: Phrase, remarks: Sequence[Phrase]) -> Phrase:
    return phrase("effect-remark", effect=said, remark=tuple(remarks)) if remarks else said
