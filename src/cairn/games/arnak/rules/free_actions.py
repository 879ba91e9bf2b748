"""Free actions (AR 3.5, 3.6): cards marked free, assistants, boons, idols."""

from collections.abc import Iterator
from functools import cache, lru_cache

from cairn.core.errors import IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import Choose, Draw, Effect, Exile, Price, Printed
from cairn.games.arnak.rules.basics import check_goods, payment_events, spend
from cairn.games.arnak.rules.events import AssistantUsed, BoonUsed, IdolSlotted
from cairn.games.arnak.rules.moves import Move, Play, SlotIdol, UseAssistant, UseBoon
from cairn.games.arnak.rules.pieces import ASSISTANTS, CARDS, GUARDIANS, SLOT_EFFECTS, SLOTS
from cairn.games.arnak.rules.prices import slot_price
from cairn.games.arnak.rules.state import Ally, Bag, Draft, Employee, State


def free_moves(state: State) -> tuple[Move, ...]:
    """The free actions of the player whose turn it is."""
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
    """Whether the other players must assume that a free action is possible now.

    A pause for a free action must not depend on the cards in hand, because it would reveal them.
    """
    return bool(state.players[state.turn].hand) or bool(free_moves(state))


def may_cause(state: State, kind: type[Printed]) -> bool:
    """Whether the other players must assume that a free action can cause a step of this kind now."""
    player = state.players[state.turn]
    if player.hand and kind in _free_card_steps():
        return True  # any card may be in a hand
    return any(kind in _step_kinds(move, player.employees) for move in free_moves(state) if type(move) is not Play)


def may_exile(state: State, kind: str) -> bool:
    """Whether the other players must assume that a free action can exile a card of this kind now (AR 8.5)."""
    if not may_cause(state, Exile):
        return False
    player = state.players[state.turn]
    if player.hand or any(CARDS[card].kind == kind for card in player.play):
        return True
    return bool(player.deck) and may_cause(state, Draw)


def may_exhaust(employees: tuple[Employee, ...]) -> bool:
    """Whether a free action can exhaust one of these assistants (AR 9.9)."""
    return bool(_free_assistants(employees))


@cache
def _free_card_steps() -> frozenset[type[Printed]]:
    return frozenset(kind for card in CARDS.values() if card.timing == "free" for kind in _nested_kinds(card.effect))


@lru_cache(maxsize=1 << 12)
def _step_kinds(move: Move, employees: tuple[Employee, ...]) -> frozenset[type[Printed]]:
    """The kinds of steps in a free action that is visible to all."""
    match move:
        case UseAssistant(assistant):
            gold = any(each.gold for each in employees if each.assistant == assistant)
            return frozenset(_nested_kinds(ASSISTANTS[assistant].effect(gold)))
        case UseBoon(guardian):
            return frozenset(_nested_kinds(GUARDIANS[guardian].boon))
        case SlotIdol(effect):
            return frozenset(_nested_kinds(SLOT_EFFECTS[effect].effect))
        case _:
            raise AssertionError(f"{move} is no free action that all can see")


def _nested_kinds(effect: Effect) -> Iterator[type[Printed]]:
    for step in effect:
        yield type(step)
        if isinstance(step, Price):
            yield from _nested_kinds(step.then)
        elif isinstance(step, Choose):
            for option in step.options:
                yield from _nested_kinds(option)


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
def _free_slots(affordable: tuple[bool, ...]) -> tuple[Move, ...]:
    """Slot effects, given for each price whether the player can pay it."""
    too_high = {price for price, payable in zip(_SLOT_PRICES, affordable, strict=True) if not payable}
    return tuple(SlotIdol(effect) for effect in SLOT_EFFECTS if slot_price(effect) not in too_high)


# Cards


def check_in_hand(state: State, card: str) -> None:
    """Raise `IllegalMove` unless the card is in the player's hand (AR 3.4)."""
    if card not in CARDS:
        raise IllegalMove("AR 2.9", "no-such-card")
    if card not in state.player.hand:
        raise IllegalMove("AR 3.4", "not-in-hand", card=f"card:{card}")


# Assistants


def find_employee(state: State, assistant: str) -> Employee | None:
    """The assistant on the player's board, or None."""
    for each in state.player.employees:
        if each.assistant == assistant:
            return each
    return None


def check_ready(state: State, assistant: str) -> None:
    """Raise `IllegalMove` unless the assistant is on the player's board and ready (AR 9.9)."""
    if assistant not in ASSISTANTS:
        raise IllegalMove("AR 9.5", "no-such-assistant")
    found = find_employee(state, assistant)
    if found is None:
        raise IllegalMove("AR 9.9", "not-employed", assistant=f"assistant:{assistant}")
    if not found.ready:
        raise IllegalMove("AR 9.9", "exhausted", assistant=f"assistant:{assistant}")


def exhaust(state: Draft, assistant: str) -> Draft:
    """Turn the assistant sideways and use its effect (AR 9.9)."""
    found = find_employee(state, assistant)
    assert found is not None
    player = state.player
    employees = tuple(
        Employee(each.assistant, each.gold, False) if each is found else each for each in player.employees
    )
    player = replace(player, employees=employees)
    pending = ASSISTANTS[assistant].effect(found.gold) + state.pending
    return state.update_player(player, AssistantUsed(state.turn, assistant), pending=pending)


def use_assistant(state: Draft, move: UseAssistant) -> Draft:
    """Use an assistant; the one that buys cards is a main action (AR 3.3)."""
    after = exhaust(state, move.assistant)
    return replace(after, acted=True) if ASSISTANTS[move.assistant].timing == "main" else after


# Boons


def check_boon(state: State, guardian: str) -> None:
    """Raise `IllegalMove` unless the player has the guardian and its boon is an unused free action (AR 6.1)."""
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
    """Turn the guardian over and use its boon (AR 6.1)."""
    player = state.player
    allies = tuple(Ally(ally.guardian, ally.boon and ally.guardian != move.guardian) for ally in player.allies)
    pending = GUARDIANS[move.guardian].boon + state.pending
    return state.update_player(replace(player, allies=allies), BoonUsed(state.turn, move.guardian), pending=pending)


# Idols


def check_slot(state: State, effect: str) -> None:
    """Raise `IllegalMove` unless an idol is in the crates, a slot is free and the price payable (AR 7.1, 7.3)."""
    player = state.player
    if effect not in SLOT_EFFECTS:
        raise IllegalMove("AR 7.1", "no-such-slot")
    if not player.idols:
        raise IllegalMove("AR 7.1", "no-idol", of="idol", need=1, have=0)
    if player.slots == len(SLOTS):
        raise IllegalMove("AR 7.4", "slots-full")
    check_goods(state, slot_price(effect), "AR 7.3", "slot-unaffordable", slot=f"slot:{effect}")


def slot_idol(state: Draft, move: SlotIdol) -> Draft:
    """Move an idol to the leftmost free slot and use the effect (AR 7.1)."""
    chosen = SLOT_EFFECTS[move.effect]
    player = replace(state.player, idols=state.player.idols - 1, slots=state.player.slots + 1)
    price = slot_price(chosen.id)
    event, paid = IdolSlotted(state.turn, chosen.id), payment_events(state, price)
    return state.update_player(spend(player, price), event, *paid, pending=chosen.effect + state.pending)
