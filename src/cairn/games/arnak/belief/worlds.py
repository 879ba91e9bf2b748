"""The hidden parts of a position, and complete positions that fit what a seat saw (AR 15).

Three things can be hidden: where the cards of other players are, the assistants on the rescue space, and the bonus
tiles at the temple after another player has looked at them. What nobody has looked at is not part of a position.

The cards of each other player are tracked through the history (`card_history`), continuing from the last sight
(`knowledge`). A sample walks that history back from the last event to the first, so the sampled draws fit together.

A public choice of another player shows only that it was legal. A secret one is any of the legal choices, with equal
chances.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from math import comb, prod
from random import Random

from cairn.core.events import Change
from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games.arnak.belief.card_history import CardHistory, draw_weighted, subtract
from cairn.games.arnak.belief.knowledge import Looks, knowledge
from cairn.games.arnak.rules.basics import add, remove
from cairn.games.arnak.rules.events import (
    ArnakEvent,
    AssistantShown,
    Rescued,
    RescueLooked,
    TempleBonusTaken,
    TempleLooked,
)
from cairn.games.arnak.rules.research import TEMPLE_SPACE
from cairn.games.arnak.rules.setup import opening_state
from cairn.games.arnak.rules.state import Bag, State
from cairn.games.arnak.rules.view import View, to_player, to_state


def sample(sight: Sight[View, ArnakEvent], rng: Random) -> State:
    """Draw a position that the seat cannot distinguish from the true one, by its probability."""
    return worlds(sight).sample(rng).state


@dataclass(frozen=True)
class Worlds:
    """All possible values of the hidden parts of a position."""

    sight: Sight[View, ArnakEvent]
    cards: dict[Seat, CardHistory]
    """By seat, for all seats whose cards are hidden."""
    rescue: dict[tuple[str, ...], int] | None
    """The possible rescue stacks when a player first looked, with weights; None if nobody has looked."""
    temple: dict[Bag, int] | None
    """The possible bonus tiles left at the temple, with weights; None if nobody has looked."""
    looks: Looks
    """The events about both, with their numbers."""

    def sample(self, rng: Random) -> Change[State, ArnakEvent]:
        """Draw a position by its probability, with the complete events that led to it."""
        view = self.sight.view
        history = list(self.sight.history)
        players = []
        for seat, board in enumerate(view.players):
            if seat not in self.cards:
                players.append(
                    to_player(board, board.hand or (), board.deck or (), board.aside or (), board.laid or ())
                )
                continue
            holding, events = self.cards[seat].sample(rng)
            players.append(to_player(board, holding.hand, holding.deck, holding.aside, holding.laid))
            for number, event in events.items():
                history[number] = event
        rescue, temple = view.rescue, view.temple_bonuses
        if self.rescue is not None:
            rescue = _fill_in_rescue(history, self.looks, draw_weighted(self.rescue, rng))
        if self.temple is not None:
            temple = draw_weighted(self.temple, rng)
            _fill_in_temple(history, self.looks, temple)
        hidden, secret = rescue[len(view.rescue) :], subtract(temple, view.temple_bonuses)
        state = replace(
            to_state(view, tuple(players)),
            rescue=rescue,
            rescue_under=view.rescue_under - len(hidden),
            unseen=subtract(view.unseen, hidden),
            bonus_unseen=subtract(view.bonus_unseen, secret),
            temple_unseen=view.temple_unseen - len(secret),
            temple_bonuses=temple,
        )
        return Change(state, tuple(history))


def worlds(sight: Sight[View, ArnakEvent]) -> Worlds:
    """All possible hidden parts; keep the value to draw many samples of one sight."""
    view = sight.view
    known = knowledge(sight, tuple(seat for seat, board in enumerate(view.players) if board.hand is None))
    return Worlds(sight, known.cards, _rescue_stacks(view, known.looks), _temple_bags(view, known.looks), known.looks)


# Stacks that other players looked at


def _rescue_stacks(view: View, looks: Looks) -> dict[tuple[str, ...], int] | None:
    """Every possible rescue stack at the time of the first look (AR 12.2, 12.5)."""
    if not any(isinstance(event, RescueLooked) for _, event in looks):
        return None
    top = next(event.assistant for _, event in looks if isinstance(event, AssistantShown))
    shown = {*view.rescue, *(event.assistant for _, event in looks if isinstance(event, Rescued))}
    pool = sorted({*view.unseen, *shown} - {top})
    stacks = ((top, *hidden) for hidden in permutations(pool, opening_state(view.options).rescue_under - 1))
    return {stack: 1 for stack in stacks if _fits(view, looks, stack)}


def _fits(view: View, looks: Looks, stack: tuple[str, ...]) -> bool:
    for _, event in looks:
        if isinstance(event, RescueLooked):
            if event.assistants not in (None, stack):
                return False
        elif isinstance(event, Rescued):
            if event.assistant not in stack:
                return False
            stack = remove(stack, event.assistant)
            if (stack[0] if stack else None) != event.open:
                return False
    return stack[: len(view.rescue)] == view.rescue


def _fill_in_rescue(history: list[ArnakEvent], looks: Looks, stack: tuple[str, ...]) -> tuple[str, ...]:
    """Fill in the events of looking at this stack; return what remains of it."""
    for number, event in looks:
        if isinstance(event, RescueLooked):
            history[number] = RescueLooked(event.seat, stack)
        elif isinstance(event, Rescued):
            stack = remove(stack, event.assistant)
    return stack


def _temple_bags(view: View, looks: Looks) -> dict[Bag, int] | None:
    """Every set of bonus tiles that can be left at the temple, with its weight (AR 9.11)."""
    if not any(isinstance(event, TempleLooked) for _, event in looks):
        return None
    lookers = view.players if view.seat is None else (view.players[view.seat],)
    if view.temple_bonuses or all(each.glass == TEMPLE_SPACE for each in lookers):
        return {view.temple_bonuses: 1}
    taken = Counter(event.tile for _, event in looks if isinstance(event, TempleBonusTaken))
    unseen = Counter(view.bonus_unseen)
    found: dict[Bag, int] = {}
    for left in _bags(tuple(sorted(unseen.items())), view.temple_unseen):
        there = Counter(left) + taken
        found[left] = prod(comb(unseen[tile] + taken[tile], number) for tile, number in there.items())
    return found


def _bags(kinds: tuple[tuple[str, int], ...], size: int) -> Iterator[Bag]:
    """Every bag of `size` pieces, given the number of pieces of each kind."""
    if not size:
        yield ()
    elif kinds:
        (kind, most), rest = kinds[0], kinds[1:]
        for number in range(min(most, size), -1, -1):
            for others in _bags(rest, size - number):
                yield (kind,) * number + others


def _fill_in_temple(history: list[ArnakEvent], looks: Looks, left: Bag) -> None:
    """Fill in the events of looking at the temple's tiles, the last first."""
    there = left
    for number, event in reversed(looks):
        if isinstance(event, TempleBonusTaken):
            there = add(there, event.tile)
        elif isinstance(event, TempleLooked):
            history[number] = TempleLooked(event.seat, there)
