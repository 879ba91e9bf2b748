"""The text of effects, made from the same steps that the rules carry out, so that text and behaviour agree."""

from collections.abc import Sequence

from cairn.core.phrases import Fact, Phrase, phrase
from cairn.games.arnak.effects import steps
from cairn.games.arnak.rules.pieces import Card, Cost, Guardian, SlotEffect
from cairn.games.arnak.words import parts


def effect_text(effect: steps.Effect) -> Phrase:
    """An effect in sentences."""
    return _sentences([_step(step) for step in effect])


def card_text(card: Card) -> Phrase:
    """The text of a card: its effect, its effect on passing, and whether it exiles itself."""
    if card.timing == "none":
        return _sentences([phrase("effect-none")])
    phrases = [_step(step) for step in card.effect]
    if card.exiles_itself:
        phrases = [phrase("effect-exile-itself", effect=parts.list_with_and(phrases))]
    if card.timing == "free":
        phrases = [phrase("effect-free", effect=tuple(phrases))]
    if card.passing:
        phrases.append(phrase("effect-passing", effect=_steps(card.passing)))
    return _sentences(phrases)


def boon_text(guardian: Guardian) -> Phrase:
    """The boon of an overcome guardian (AR 6.1)."""
    return _sentences([parts.icons(guardian.icons)]) if guardian.icons else effect_text(guardian.boon)


def slot_text(slot: SlotEffect) -> Phrase:
    """The effect of an idol slot with its price (AR 7.1)."""
    if slot.price:
        given = parts.list_with_and(_steps(slot.effect))
        return _sentences([phrase("effect-for-price", price=parts.goods(slot.price), effect=given)])
    return effect_text(slot.effect)


def _sentences(phrases: Sequence[Phrase]) -> Phrase:
    whole = parts.join("list-beside", [phrase("sentence", what=part) for part in phrases])
    assert isinstance(whole, Phrase)
    return whole


def _steps(effect: steps.Effect) -> tuple[Phrase, ...]:
    """The steps of an effect, without capital letter and full stop."""
    return tuple(map(_step, effect))


def _option(effect: steps.Effect) -> Fact:
    """One of several effects to choose from; "pass and ..." is a phrase of its own."""
    if isinstance(effect[0], steps.PassRound) and len(effect) > 1:
        return phrase("effect-pass-and", effect=_steps(effect[1:]))
    return _steps(effect)


def _levels(levels: tuple[steps.Level, ...]) -> str:
    return "-".join(("camp", "one", "two")[level] for level in levels)


def _step(step: steps.Printed) -> Phrase:
    """A step, without capital letter and full stop; steps without facts have a message named by their tag."""
    match step:
        case steps.Gain(goods):
            return phrase("effect-gain", what=parts.goods(goods))
        case steps.GainEach(resource, each, most):
            return phrase("effect-gain-each", what=phrase(f"some-{resource}", n=1), each=each, most=most)
        case steps.Draw(cards, bottom):
            return phrase("effect-draw", cards=phrase("some-card", n=cards), end="bottom" if bottom else "top")
        case steps.Refresh(assistants):
            return phrase("effect-refresh", n=assistants)
        case steps.Price(then, goods, travel, cards):
            how = "both" if cards and (goods or travel) else "discard" if cards else "pay"
            price = parts.cost(Cost(goods, travel))
            return phrase("effect-pay", how=how, price=price, n=cards, then=parts.list_with_and(_steps(then)))
        case steps.Choose(options, times):
            between = "list-or" if times == 1 else "list-apart"
            return phrase("effect-choose", options=parts.join(between, [*map(_option, options)]), n=times)
        case steps.Travel(icons):
            return phrase("effect-travel", what=parts.icons(icons))
        case steps.Send():
            return _send(step)
        case steps.Activate(levels, occupied, sites, surcharge):
            activation = phrase("effect-activate", levels=_levels(levels), occupied=occupied, n=sites)
            return _with_remarks(
                activation, [phrase("effect-surcharge", price=parts.goods(surcharge))] if surcharge else []
            )
        case steps.ActivateTop(level):
            return phrase("effect-activate-top", level=level)
        case steps.Relocate(levels):
            return phrase("effect-relocate", levels=_levels(levels))
        case steps.Overpower(anywhere):
            return phrase("effect-overcome", where="anywhere" if anywhere else "own")
        case steps.Purchase(kinds, discount, turn_up):
            return phrase("effect-buy", kinds="-".join(kinds), discount=discount, turned=parts.yes_or_no(turn_up))
        case steps.GainItem(to):
            return phrase("effect-gain-item", to=to)
        case steps.Study(notebook, free, discount):
            how = "notebook-free" if notebook and free else "discount" if discount else "plain"
            return phrase("effect-research", how=how, discount=parts.goods(discount))
        case steps.UseOffered(gold):
            return phrase("effect-use-offered", gold=parts.yes_or_no(gold))
        case steps.DrawAndKeep(most, bottom, back):
            end = "bottom" if bottom else "top"
            return phrase("effect-draw-and-keep", most=most, end=end, back=parts.yes_or_no(back))
        case _:
            return phrase(f"effect-{step.__struct_config__.tag}")


def _send(step: steps.Send) -> Phrase:
    if step.camp:
        return phrase("effect-send-camp", n=step.activations)
    off = [phrase("effect-off-travel", what=parts.icons(step.discount))] if step.discount else []
    off += [phrase("effect-off-discovery", what=phrase("some-compass", n=step.compasses))] if step.compasses else []
    return _with_remarks(phrase("effect-send"), off)


def _with_remarks(effect: Phrase, remarks: Sequence[Phrase]) -> Phrase:
    return phrase("effect-remark", effect=effect, remark=tuple(remarks)) if remarks else effect
