"""A table of Arnak at which components are tested: positions in words, moves by name, and exactly what changed.

    table = Table(hand="sea-turtle, fear", deck="hat / watch", goods="2 coin, 1 compass", out="camp-coin")
    table.play(Play("sea-turtle"), DrawCard(), Dig("lower-3"))
    assert table.changes == main("sea-turtle", hand="-sea-turtle +hat", ...)

A is the player whose turn it is, seat 0. A has nothing but what is named: an empty hand and deck, no resources. A deck
is written from top to bottom, a slash between layers; a layer of several cards is shuffled. The row is written from
the left, a slash for the moon staff. A site may be followed by the number of a space: ``camp-coin/2``. What a test
does not name is filled in so that no piece is there twice.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import pytest

from cairn.core.errors import IllegalMove
from cairn.core.events import Change, Event, News
from cairn.core.values import Seat, replace
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.rules.events import ArnakEvent
from cairn.games.arnak.rules.free_actions import free_moves
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Accept, Buy, Drawn, EndTurn, First, Move, Outcome, Pass, Several
from cairn.games.arnak.rules.pieces import (
    ARTIFACTS,
    ASSISTANTS,
    CARDS,
    GUARDIANS,
    ITEMS,
    SETUP,
    SITE_NUMBERS,
    SITES,
    TILES,
    Side,
)
from cairn.games.arnak.rules.research import SPACES
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.state import FREE, Ally, Employee, Layers, Options, Phase, Player, State
from tests.games.arnak.changes import difference, told
from tests.rules.arnak.table import goods as parsed
from tests.rules.arnak.table import words

__all__ = ["A", "B", "Changes", "Table", "bought", "exiled", "free", "main", "passing"]

A, B = 0, 1
Changes: TypeAlias = dict[str, Any]


# What a card that is played changes, whatever else it does


def main(card: str, **more: Any) -> Changes:
    """What playing a card as the main action changes: it goes from the hand to the play area."""
    return {"acted": True, "hand": f"-{card}", "play": f"+{card}", **more}


def exiled(card: str, **more: Any) -> Changes:
    """The same for a card that exiles itself (AR 8.5)."""
    return {"acted": True, "hand": f"-{card}", "exiled": f"+{card}", **more}


def free(card: str, **more: Any) -> Changes:
    """The same for a free action, which is not the turn's main action."""
    return {"hand": f"-{card}", "play": f"+{card}", **more}


def passing(card: str, **more: Any) -> Changes:
    """The same for a card played by passing (AR 14.8)."""
    return main(card, passed=True, **more)


def bought(artifact: str, *, goods: str = "", row: str = "", **position: Any) -> "Table":
    """A table at which A has just bought the artifact and uses its effect; `changes` tells what the effect changed.

    `goods` is what is left after paying for it, `row` the items in the row.
    """
    table = Table(goods=goods, row=f"{artifact} / {row}", **position)
    player = table.player
    funds = replace(player, goods=player.goods + CARDS[artifact].price)
    table.state = replace(table.state, players=(funds, *table.state.players[B:]))
    table.play(Buy(artifact)).mark()
    return table.play(Accept())


class Table:
    """A position in the middle of A's turn. `state` is the position; every method that acts replaces it."""

    def __init__(
        self,
        *,
        players: int = 2,
        side: Side = "bird",
        round: int = 1,
        goods: str = "",
        hand: str = "",
        play: str = "",
        deck: str = "",
        row: str | None = None,
        items: str | None = None,
        artifacts: str | None = None,
        exiled: str = "",
        fear: int | None = None,
        fear_tiles: int = 0,
        out: str = "",
        others: str = "",
        found: Mapping[str, str] | None = None,
        guards: Mapping[str, str] | None = None,
        stacks: Mapping[int, str] | None = None,
        idols: int = 0,
        slots: int = 0,
        assistants: str = "",
        supply: str | None = None,
        allies: str = "",
        glass: str = "start",
        notebook: str = "start",
        bonuses: Mapping[str, str] | None = None,
    ) -> None:
        """Write the position. `out` is where A's archaeologists are, `others` where those of B are, then of C.

        `found` gives the tiles of discovered sites, `guards` the guardians of sites, `stacks` site tiles by level,
        from the top, before the shuffled rest. An assistant may be ``"guide gold tired"``, an ally ``"owl used"``.
        """
        state = _opening(players, side)
        player = Player(
            goods=parsed(goods),
            hand=_bag(hand),
            play=_bag(play),
            deck=_layers(deck),
            idols=idols,
            slots=slots,
            employees=tuple(map(_employee, words(assistants))),
            allies=tuple(map(_ally, words(allies))),
            glass=glass,
            notebook=notebook,
            fear_tiles=fear_tiles,
        )
        state = replace(
            state,
            players=(player, *state.players[B:]),
            round=round,
            exiled=words(exiled),
            fear=state.fear if fear is None else fear,
            arrivals=(A,) if glass == "temple" else (),
        )
        state = _with_cards(state, row, items, artifacts)
        state = _with_sites(state, found or {}, guards or {}, stacks or {}, out, others)
        state = _with_supply(state, supply)
        self.state = _with_bonuses(state, bonuses or {})
        self.history: tuple[Event, ...] = ()
        self._before = told(self.state, A)

    # Acting

    def play(self, *steps: Move | Outcome) -> "Table":
        """Play these moves, each of which must be offered; outcomes of chance may stand between them."""
        for step in steps:
            if isinstance(step, First | Drawn | Several):
                chance = ARNAK.chance(self.state)
                assert chance is not None and step in chance.outcomes, f"{step} cannot happen"
                self.go(ARNAK.settle(self.state, step))
            else:
                assert step in self.offers, f"{step} is not offered, but {self.offers}"
                self._check_offers(step)
                self.go(ARNAK.apply(self.state, A, step))
        return self

    def _check_offers(self, move: Move) -> None:
        """The offers are the moves, about pieces that are on the table, and say what is revealed."""
        offers, known = ARNAK.offers(self.state, A), ARNAK.pieces(ARNAK.view(self.state, A))
        assert tuple(each for offer in offers for each in offer.moves) == self.offers
        assert len({offer.key for offer in offers}) == len(offers)
        for offer in offers:
            assert set(offer.touches) <= set(known), f"{offer.key} touches {set(offer.touches) - set(known)}"
            assert all(sign.number > 0 for sign in (*offer.price, *offer.gives)), f"{offer}"
        made = next(offer for offer in offers if move in offer.moves)
        after = ARNAK.apply(self.state, A, move)
        told = any(isinstance(event, News) for event in after.events)
        assert made.reveals is (told or ARNAK.chance(after.state) is not None), f"{made.key} tells more than it said"

    def refused(self, move: Move) -> str:
        """The rule by which the move is refused; it is not offered either."""
        with pytest.raises(IllegalMove) as refusal:
            ARNAK.check(self.state, A, move)
        assert move not in self.offers
        return refusal.value.rule

    def settle(self) -> "Table":
        """Let chance do what is first on its list, until a player must act."""
        while (chance := ARNAK.chance(self.state)) is not None:
            self.go(ARNAK.settle(self.state, chance.outcomes[0]))
        return self

    def pass_others(self) -> "Table":
        """The others pass, until it is A's turn or the round is over."""
        round = self.state.round
        while self.state.phase is Phase.TURNS and self.state.turn != A and self.state.round == round:
            self._act(self.state.turn, Pass())._act(self.state.turn, EndTurn())
        return self

    def end_turn(self) -> "Table":
        """End A's turn; the others pass, so that it is A's turn again unless A has passed too."""
        return self._act(A, EndTurn()).pass_others()

    def end_round(self) -> "Table":
        """Everybody passes and the archaeologists come home; the others keep their cards, A has yet to decide."""
        round = self.state.round
        if not self.state.acted:
            self.play(Pass())
        self.end_turn()
        if self.state.phase is Phase.TURNS and self.state.round == round:
            self.play(Pass()).end_turn()
        while self.state.phase is Phase.KEEPING and (
            others := [seat for seat in ARNAK.to_act(self.state) if seat != A]
        ):
            self._act(others[0], next(iter(ARNAK.moves(self.state, others[0]))))
        return self

    def go(self, change: Change[State, ArnakEvent]) -> "Table":
        """The position after the change, and what happened since the table was written."""
        self.state = change.state
        self.history += change.events
        return self

    def mark(self) -> "Table":
        """From here on `changes` tells what changed."""
        self._before = told(self.state, A)
        return self

    def _act(self, seat: Seat, move: Move) -> "Table":
        return self.go(ARNAK.apply(self.state, seat, move)).settle()

    # Looking

    @property
    def offers(self) -> tuple[Move, ...]:
        """All that A may do now."""
        return tuple(ARNAK.moves(self.state, A))

    @property
    def choices(self) -> list[Move]:
        """What A may answer or do, free actions aside."""
        return [move for move in self.offers if move not in free_moves(self.state)]

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to be decided."""
        return not self.state.pending

    @property
    def player(self) -> Player:
        return self.state.players[A]

    @property
    def points(self) -> int:
        """A's points, as if the game ended now."""
        return score(self.state, A).total

    @property
    def changes(self) -> Changes:
        """All that is otherwise than at the beginning (or `mark`), and nothing else.

        Numbers are differences; of cards and other pieces it is said which came and which went; a deck is shown as it
        is now. What is still to be decided is `pending`.
        """
        after, changes = told(self.state, A), {}
        for name, before in self._before.items():
            if after[name] != before:
                changes[name] = difference(before, after[name])
        return {**changes, "pending": True} if self.state.pending else changes


# Notation


def _bag(text: str) -> tuple[str, ...]:
    return tuple(sorted(words(text)))


def _layers(text: str) -> Layers:
    return tuple(bag for bag in map(_bag, text.split("/")) if bag)


def _employee(text: str) -> Employee:
    name, *marks = text.split()
    assert name in ASSISTANTS and set(marks) <= {"gold", "tired"}
    return Employee(name, "gold" in marks, "tired" not in marks)


def _ally(text: str) -> Ally:
    name, *marks = text.split()
    assert name in GUARDIANS and set(marks) <= {"used"}
    return Ally(name, "used" not in marks)


def _space(text: str) -> tuple[int, int]:
    site, _, number = text.partition("/")
    return SITE_NUMBERS[site], int(number or 1) - 1


# Positions


@cache
def _opening(players: int, side: Side) -> State:
    """The first turn of seat 0, all else as chance lists it first."""
    state = ARNAK.setup(Options(players=players, side=side)).state
    while (chance := ARNAK.chance(state)) is not None:
        state = ARNAK.settle(state, chance.outcomes[0]).state
    assert state.turn == A and state.phase is Phase.TURNS
    return replace(state, players=tuple(replace(player, goods=Goods()) for player in state.players))


def _with_cards(state: State, row: str | None, items: str | None, artifacts: str | None) -> State:
    named = [*state.exiled]
    for player in state.players:
        named += [*player.hand, *player.play, *sum(player.deck, ())]
    named += re.findall(r"[a-z][a-z-]+", f"{row} {items} {artifacts}")
    spare_items = [card.id for card in ITEMS if card.id not in named]
    spare_artifacts = [card.id for card in ARTIFACTS if card.id not in named]
    staff, places = state.round, SETUP.places
    if row is None:
        left: list[str | None] = [spare_artifacts.pop() for _ in range(staff)]
        right: list[str | None] = [spare_items.pop() for _ in range(places - staff)]
    else:
        one, _, two = row.partition("/")
        left = [*[None] * (staff - len(words(one))), *words(one)]
        right = [*words(two), *[None] * (places - staff - len(words(two)))]
    assert len(left) == staff and len(right) == places - staff
    return replace(
        state,
        row=(*left, *right),
        items=(tuple(sorted(spare_items)),) if items is None else _layers(items),
        artifacts=(tuple(sorted(spare_artifacts)),) if artifacts is None else _layers(artifacts),
    )


def _with_sites(
    state: State, found: Mapping[str, str], guards: Mapping[str, str], stacks: Mapping[int, str], out: str, others: str
) -> State:
    spaces = [list(here) for here in state.spaces]
    homes = [SETUP.archaeologists] * len(state.players)
    standing = [(A, each) for each in words(out)]
    standing += [(B + order // SETUP.archaeologists, each) for order, each in enumerate(words(others))]
    for seat, there in standing:
        number, space = _space(there)
        homes[seat] -= 1
        assert spaces[number][space] == FREE and (SITES[number].level == 0 or SITES[number].id in found)
        spaces[number][space] = seat
    tops = {level: tuple((tile,) for tile in words(text)) for level, text in stacks.items()}
    gone = {*found.values(), *(tile for layers in tops.values() for (tile,) in layers)}
    rest = [tuple(sorted({tile.id for tile in TILES.values() if tile.level == level} - gone)) for level in (1, 2)]
    return replace(
        state,
        players=tuple(replace(player, home=home) for player, home in zip(state.players, homes, strict=True)),
        spaces=tuple(map(tuple, spaces)),
        tiles=tuple(found.get(site.id, tile) for site, tile in zip(SITES, state.tiles, strict=True)),
        idols=tuple(None if site.id in found else idol for site, idol in zip(SITES, state.idols, strict=True)),
        guards=tuple(guards.get(site.id) for site in SITES),
        guardians=tuple(
            sorted(set(GUARDIANS) - set(guards.values()) - {ally.guardian for ally in state.players[A].allies})
        ),
        tile_stacks=((*tops.get(1, ()), rest[0]), (*tops.get(2, ()), rest[1])),
    )


def _with_supply(state: State, supply: str | None) -> State:
    own = {each.assistant for each in state.players[A].employees}
    spare = [name for name in ASSISTANTS if name not in own and name not in [*words(supply or ""), *state.rescue]]
    tops: Sequence[str] = [spare.pop() for _ in range(3)] if supply is None else words(supply)
    supplied = (*tops, None, None, None)[:3]
    under, left = [0, 0, 0], len(spare) - state.rescue_under
    for stack, top in enumerate(supplied):
        under[stack] = min(3, left) if top else 0
        left -= under[stack]
    hidden = sum(under) + state.rescue_under
    return replace(state, supply=supplied, under=tuple(under), unseen=tuple(sorted(spare))[:hidden])


def _with_bonuses(state: State, bonuses: Mapping[str, str]) -> State:
    spaces = SPACES[state.options.side]
    return replace(state, bonuses=tuple(words(bonuses.get(space, "")) for space in spaces))
