"""What a seat cannot see of Arnak, and whole positions that fit what it saw (AR 15).

Three things are hidden: which of their cards the others hold, which assistants lie hidden on the rescue space, and
which bonus tiles are left at the temple, once somebody has looked at them. What nobody has looked at is not in a
position at all, so there is nothing to guess.

The cards of each other player are followed through the history (`past`), from where the last sight left off
(`course`). A sample goes back through that from the last event to the first, so that what was drawn when fits together
in the history too.

What the others chose openly tells only that they could. What they chose in secret may be any choice they had, each
as likely as another.
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
from cairn.games.arnak.belief.course import Looks, course
from cairn.games.arnak.belief.past import Past, drawn, less
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
    """A position that the seat cannot tell from the true one, drawn by how likely it is."""
    return worlds(sight).sample(rng).state


@dataclass(frozen=True)
class Worlds:
    """Everything that the hidden parts of a position may be."""

    sight: Sight[View, ArnakEvent]
    cards: dict[Seat, Past]
    """By seat, for all whose cards are hidden."""
    rescue: dict[tuple[str, ...], int] | None
    """The assistants that lay on the rescue space when somebody first looked; None if nobody has."""
    temple: dict[Bag, int] | None
    """The bonus tiles that are left at the temple; None if nobody has looked."""
    looks: Looks
    """What was told of both, with the numbers of the events."""

    def sample(self, rng: Random) -> Change[State, ArnakEvent]:
        """One of them, drawn by how likely it is, and all that happened on the way to it, with nothing left blank."""
        view = self.sight.view
        history = list(self.sight.history)
        players = []
        for seat, board in enumerate(view.players):
            if seat not in self.cards:
                players.append(
                    to_player(board, board.hand or (), board.deck or (), board.aside or (), board.laid or ())
                )
                continue
            holding, told = self.cards[seat].sample(rng)
            players.append(to_player(board, holding.hand, holding.deck, holding.aside, holding.laid))
            for number, event in told.items():
                history[number] = event
        rescue, temple = view.rescue, view.temple_bonuses
        if self.rescue is not None:
            rescue = _tell_rescue(history, self.looks, drawn(self.rescue, rng))
        if self.temple is not None:
            temple = drawn(self.temple, rng)
            _tell_temple(history, self.looks, temple)
        hidden, secret = rescue[len(view.rescue) :], less(temple, view.temple_bonuses)
        state = replace(
            to_state(view, tuple(players)),
            rescue=rescue,
            rescue_under=view.rescue_under - len(hidden),
            unseen=less(view.unseen, hidden),
            bonus_unseen=less(view.bonus_unseen, secret),
            temple_unseen=view.temple_unseen - len(secret),
            temple_bonuses=temple,
        )
        return Change(state, tuple(history))


def worlds(sight: Sight[View, ArnakEvent]) -> Worlds:
    """All that fits what the seat saw; worth keeping where many samples of one sight are wanted."""
    view = sight.view
    known = course(sight, tuple(seat for seat, board in enumerate(view.players) if board.hand is None))
    return Worlds(sight, known.cards, _rescues(view, known.looks), _temples(view, known.looks), known.looks)


# What others looked at


def _rescues(view: View, looks: Looks) -> dict[tuple[str, ...], int] | None:
    """Every order in which the first to look may have found the rescue stack (AR 12.2, 12.5)."""
    if not any(isinstance(event, RescueLooked) for _, event in looks):
        return None
    top = next(event.assistant for _, event in looks if isinstance(event, AssistantShown))
    shown = {*view.rescue, *(event.assistant for _, event in looks if isinstance(event, Rescued))}
    pool = sorted({*view.unseen, *shown} - {top})
    stacks = ((top, *hidden) for hidden in permutations(pool, opening_state(view.options).rescue_under - 1))
    return {stack: 1 for stack in stacks if _may_have_been(view, looks, stack)}


def _may_have_been(view: View, looks: Looks, stack: tuple[str, ...]) -> bool:
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


def _tell_rescue(history: list[ArnakEvent], looks: Looks, stack: tuple[str, ...]) -> tuple[str, ...]:
    """Write down what those saw who looked at this stack; what is left of it."""
    for number, event in looks:
        if isinstance(event, RescueLooked):
            history[number] = RescueLooked(event.seat, stack)
        elif isinstance(event, Rescued):
            stack = remove(stack, event.assistant)
    return stack


def _temples(view: View, looks: Looks) -> dict[Bag, int] | None:
    """Every set of bonus tiles that may be left at the temple (AR 9.11)."""
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
    """Every bag of so many pieces from these kinds, of which there are so many each."""
    if not size:
        yield ()
    elif kinds:
        (kind, most), rest = kinds[0], kinds[1:]
        for number in range(min(most, size), -1, -1):
            for others in _bags(rest, size - number):
                yield (kind,) * number + others


def _tell_temple(history: list[ArnakEvent], looks: Looks, left: Bag) -> None:
    """Write down what those saw who looked at the temple's tiles, the last first."""
    there = left
    for number, event in reversed(looks):
        if isinstance(event, TempleBonusTaken):
            there = add(there, event.tile)
        elif isinstance(event, TempleLooked):
            history[number] = TempleLooked(event.seat, there)
