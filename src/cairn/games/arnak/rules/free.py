"""Free actions (AR 3.5, 3.6): cards marked free, assistants, boons, idols."""

from collections.abc import Iterator
from functools import cache, lru_cache

from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import Choose, Draw, Effect, Exile, Price, Printed
from cairn.games.arnak.rules.basics import check_goods, spend, updated
from cairn.games.arnak.rules.events import AssistantUsed, BoonUsed, IdolSlotted, Paid
from cairn.games.arnak.rules.moves import Move, Play, SlotIdol, UseAssistant, UseBoon
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS, GUARDIANS, SLOT_EFFECTS, SLOTS
from cairn.games.arnak.rules.prices import slot_price
from cairn.games.arnak.rules.state import Ally, Bag, Draft, Employee, State


def free_moves(state: State) -> tuple[Move, ...]:
    """The free actions that the player whose turn it is may take now."""
    player = state.players[state.turn]
    slots = bool(player.idols) and player.slots < len(SLOTS)
    found = _free_cards(player.hand)
    if player.employees:
        found += _free_assistants(player.employees)
    if player.allies:
        found += _free_boons(player.allies)
    if slots:
        found += _free_slots(tuple([player.goods.covers(price) for price in _SLOT_PRICES]))
    return found


def may_interrupt(state: State) -> bool:
    """Whether there may be a free action now, for all that the others can tell.

    Where the game pauses for one must not depend on what is in a hand: the pause would give it away.
    """
    return bool(state.players[state.turn].hand) or bool(free_moves(state))


def may_bring(state: State, kind: type[Printed]) -> bool:
    """Whether a free action may bring a step of this kind now, for all that the others can tell."""
    player = state.players[state.turn]
    if player.hand and kind in _of_free_cards():
        return True  # any card may be in a hand
    return any(kind in _kinds(move, player.employees) for move in free_moves(state) if type(move) is not Play)


def may_exile(state: State, kind: str) -> bool:
    """Whether a free action may exile a card of this kind now, for all that the others can tell (AR 8.5)."""
    if not may_bring(state, Exile):
        return False
    player = state.players[state.turn]
    if player.hand or any(CARDS[card].kind == kind for card in player.play):
        return True
    return bool(player.deck) and may_bring(state, Draw)


def may_exhaust(employees: tuple[Employee, ...]) -> bool:
    """Whether a free action can exhaust one of these assistants (AR 9.9)."""
    return bool(_free_assistants(employees))


@cache
def _of_free_cards() -> frozenset[type[Printed]]:
    return frozenset(kind for card in CARDS.values() if card.timing == "free" for kind in _inside(card.effect))


@lru_cache(maxsize=1 << 12)
def _kinds(move: Move, employees: tuple[Employee, ...]) -> frozenset[type[Printed]]:
    """The kinds of steps in a free action that all can see to be there."""
    match move:
        case UseAssistant(assistant):
            sides = ASSISTANTS[assistant]
            gold = any(each.gold for each in employees if each.assistant == assistant)
            return frozenset(_inside(sides.gold if gold else sides.silver))
        case UseBoon(guardian):
            return frozenset(_inside(GUARDIANS[guardian].boon))
        case SlotIdol(effect):
            return frozenset(_inside(SLOT_EFFECTS[effect].effect))
        case _:
            raise AssertionError(f"{move} is no free action that all can see")


def _inside(effect: Effect) -> Iterator[type[Printed]]:
    for step in effect:
        yield type(step)
        if isinstance(step, Price):
            yield from _inside(step.then)
        elif isinstance(step, Choose):
            for option in step.options:
                yield from _inside(option)


@lru_cache(maxsize=1 << 14)
def _free_cards(hand: Bag) -> tuple[Move, ...]:
    return tuple(Play(card, "free") for card in dict.fromkeys(hand) if CARDS[card].timing == "free")


@lru_cache(maxsize=1 << 12)
def _free_assistants(employees: tuple[Employee, ...]) -> tuple[Move, ...]:
    return tuple(
        UseAssistant(each.assistant) for each in employees if each.ready and ASSISTANTS[each.assistant].timing == "free"
    )


@lru_cache(maxsize=1 << 12)
def _free_boons(allies: tuple[Ally, ...]) -> tuple[Move, ...]:
    return tuple(UseBoon(ally.guardian) for ally in allies if ally.boon and GUARDIANS[ally.guardian].boon)


_SLOT_PRICES = tuple(dict.fromkeys(slot_price(effect) for effect in SLOT_EFFECTS if slot_price(effect)))


@lru_cache(maxsize=1 << len(_SLOT_PRICES))
def _free_slots(met: tuple[bool, ...]) -> tuple[Move, ...]:
    """By which of the prices can be paid."""
    dear = {price for price, is_met in zip(_SLOT_PRICES, met, strict=True) if not is_met}
    return tuple(SlotIdol(effect) for effect in SLOT_EFFECTS if slot_price(effect) not in dear)


# Cards


def check_in_hand(state: State, card: str) -> None:
    """The card is in the own hand (AR 3.4)."""
    if card not in CARDS:
        raise IllegalMove("AR 2.9", "no-such-card")
    if card not in state.player.hand:
        raise IllegalMove("AR 3.4", "not-in-hand", card=f"card:{card}")


# Assistants


def employee(state: State, assistant: str) -> Employee | None:
    """The assistant on the own board, if it is there."""
    for each in state.player.employees:
        if each.assistant == assistant:
            return each
    return None


def check_ready(state: State, assistant: str) -> None:
    """The assistant is on the own board and ready (AR 9.9)."""
    if assistant not in ASSISTANTS:
        raise IllegalMove("AR 9.5", "no-such-assistant")
    found = employee(state, assistant)
    if found is None:
        raise IllegalMove("AR 9.9", "not-employed", assistant=f"assistant:{assistant}")
    if not found.ready:
        raise IllegalMove("AR 9.9", "exhausted", assistant=f"assistant:{assistant}")


def exhaust(state: Draft, assistant: str) -> Draft:
    """The assistant is turned sideways and its effect follows (AR 9.9)."""
    found = employee(state, assistant)
    assert found is not None
    sides = ASSISTANTS[assistant]
    player = state.player
    employees = tuple(
        Employee(each.assistant, each.gold, False) if each is found else each for each in player.employees
    )
    effect = sides.gold if found.gold else sides.silver
    told = AssistantUsed(state.turn, assistant)
    return updated(state, replace(player, employees=employees), told, pending=effect + state.pending)


def use_assistant(state: Draft, move: UseAssistant) -> Draft:
    """An assistant is used; the one that buys is the main action (AR 3.3)."""
    after = exhaust(state, move.assistant)
    return replace(after, acted=True) if ASSISTANTS[move.assistant].timing == "main" else after


# Boons


def check_boon(state: State, guardian: str) -> None:
    """The guardian is an own one and its boon is a free action still to be had (AR 6.1)."""
    if guardian not in GUARDIANS:
        raise IllegalMove("AR 6.1", "no-such-guardian")
    for ally in state.player.allies:
        if ally.guardian == guardian:
            if not ally.boon:
                raise IllegalMove("AR 6.1", "boon-used", guardian=f"guardian:{guardian}")
            if not GUARDIANS[guardian].boon:
                raise IllegalMove("AR 1.6", "boon-pays-travel", guardian=f"guardian:{guardian}")
            return
    raise IllegalMove("AR 6.1", "not-overcome", guardian=f"guardian:{guardian}")


def use_boon(state: Draft, move: UseBoon) -> Draft:
    """The tile is turned over and its effect follows (AR 6.1)."""
    player = state.player
    allies = tuple(Ally(ally.guardian, ally.boon and ally.guardian != move.guardian) for ally in player.allies)
    told = BoonUsed(state.turn, move.guardian)
    effect = GUARDIANS[move.guardian].boon
    return updated(state, replace(player, allies=allies), told, pending=effect + state.pending)


# Idols


def check_slot(state: State, effect: str) -> None:
    """An idol is in the crates, a slot is free, and a price can be paid (AR 7.1, 7.3)."""
    player = state.player
    if effect not in SLOT_EFFECTS:
        raise IllegalMove("AR 7.1", "no-such-slot")
    if not player.idols:
        raise IllegalMove("AR 7.1", "no-idol", of="idol", need=1, have=0)
    if player.slots == len(SLOTS):
        raise IllegalMove("AR 7.4", "slots-full")
    check_goods(state, slot_price(effect), "AR 7.3", "slot-unaffordable", slot=f"slot:{effect}")


def slot_idol(state: Draft, move: SlotIdol) -> Draft:
    """The idol goes to the leftmost free slot and the effect follows (AR 7.1)."""
    chosen = SLOT_EFFECTS[move.effect]
    player = replace(state.player, idols=state.player.idols - 1, slots=state.player.slots + 1)
    pending = chosen.effect + state.pending
    price = slot_price(chosen.id)
    if price:
        told = Paid(state.turn, price)
        return updated(state, spend(player, price), IdolSlotted(state.turn, chosen.id), told, pending=pending)
    return updated(state, player, IdolSlotted(state.turn, chosen.id), pending=pending)
