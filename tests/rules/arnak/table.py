"""A table at which rules are tested: positions in the game's words, moves by name, seats by letter.

    table = Table()
    table.set("A", goods="2 coin, 1 tablet", hand="fear, parrot", deck="hat / fear, funding-car")
    table.site("lower-1", tile="one-jewel", guardian="owl", who="A")
    table.play(Dig("camp-coin"), Pay(cards=("fear",)))
    assert table.goods("A") == "4 coin, 1 tablet"

A is the first player. A deck is written from top to bottom, a slash between layers. Cards given to somebody leave the
row and the decks, so that every card is there once. Everything goes through the game's questions; only the
position in which a test begins is written into the state. Chance is told what comes: `table.comes("hat")`; what a
test does not care about is rolled: `table.roll()`.
"""

from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from cairn.core.chance import sample
from cairn.core.errors import IllegalMove
from cairn.core.events import Change, Event
from cairn.core.game import Result
from cairn.core.values import Seat, replace
from cairn.games.arnak.effects.goods import RESOURCES, Goods
from cairn.games.arnak.rules.events import ArnakEvent, Scored
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Decline, Drawn, EndTurn, First, KeepCard, Move, Outcome, Pass, Pay, Several
from cairn.games.arnak.rules.pieces import CARDS, SITE_NUMBERS, SITES
from cairn.games.arnak.rules.research import SPACES, STACKS
from cairn.games.arnak.rules.scoring import score
from cairn.games.arnak.rules.state import BLOCKED, FREE, Ally, Employee, Options, Phase, Player, State
from cairn.games.arnak.rules.view import View
from tests.loose import whole

__all__ = ["Table", "goods", "words"]

E = TypeVar("E", bound=ArnakEvent)


def words(text: str) -> tuple[str, ...]:
    """The parts of ``"fear, parrot"``."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def goods(text: str) -> Goods:
    """The resources of ``"2 coin, 1 tablet"``."""
    counts = [part.split() for part in words(text)]
    return Goods(**{name: int(count) for count, name in counts})


class Table:
    """A game at any point, with words to set it up, to play on, and to look at it."""

    def __init__(self, players: int = 2, side: Any = "bird", difficulty: int = 0, round: int = 1) -> None:
        """Set the table up at random; all hands, boards and the history are then empty, A is to play."""
        self._rng = Random(f"{players} {side} {difficulty}")
        self.history: tuple[Event, ...] = ()
        self.state: State = ARNAK.setup(Options(players, side, difficulty)).state
        if players > 1:
            self.comes(First(0))
        while self.state.phase is Phase.SETUP:
            self._roll_once()
        board = Player(goods=Goods())
        self.state = replace(self.state, round=round, players=tuple(board for _ in range(players)), turn=0, pending=())
        self.history = ()
        if round > 1:
            self.row(self._any("artifact", round), self._any("item", 6 - round))

    def _any(self, kind: str, number: int) -> str:
        deck = self.state.artifacts if kind == "artifact" else self.state.items
        return ", ".join(sum(deck, ())[:number])

    # Setting up

    def set(self, name: str, **given: Any) -> None:
        """Change the board of a seat."""
        seat = self.seat(name)
        player = self.state.players[seat]
        for part, value in given.items():
            match part:
                case "goods":
                    player = replace(player, goods=goods(value))
                case "hand" | "play" | "aside":
                    self._take_away(words(value))
                    player = replace(player, **{part: tuple(sorted(words(value)))})
                case "deck":
                    layers = tuple(tuple(sorted(words(layer))) for layer in value.split("/") if words(layer))
                    self._take_away(card for layer in layers for card in layer)
                    player = replace(player, deck=layers)
                case "assistants":
                    player = replace(player, employees=tuple(map(_employee, words(value))))
                    for each in player.employees:
                        self._hide(each.assistant)
                case "guardians":
                    player = replace(player, allies=tuple(map(_ally, words(value))))
                    left = [each for each in self.state.guardians if each not in {a.guardian for a in player.allies}]
                    self.state = replace(self.state, guardians=tuple(left))
                case _:
                    player = replace(player, **{part: value})
        self.state = replace(self.state, players=(*self.state.players[:seat], player, *self.state.players[seat + 1 :]))

    def _take_away(self, cards: Iterable[str]) -> None:
        """The cards are no longer in the row or in the common decks."""
        taken = set(cards)
        for card in taken:
            assert card in CARDS, f"there is no card {card}"
        items = tuple(card for card in sum(self.state.items, ()) if card not in taken)
        artifacts = tuple(card for card in sum(self.state.artifacts, ()) if card not in taken)
        row = list(self.state.row)
        for place, there in enumerate(row):
            if there in taken:
                if place < self.state.round:
                    row[place], artifacts = artifacts[0], artifacts[1:]
                else:
                    row[place], items = items[0], items[1:]
        self.state = replace(
            self.state, row=tuple(row), items=(items,) if items else (), artifacts=(artifacts,) if artifacts else ()
        )

    def _hide(self, assistant: str) -> None:
        """The assistant is no longer in the supply; another one lies there instead."""
        unseen = tuple(each for each in self.state.unseen if each != assistant)
        supply: list[str | None] = list(self.state.supply)
        if assistant in supply:
            supply[supply.index(assistant)], unseen = unseen[0], unseen[1:]
        self.state = replace(self.state, supply=tuple(supply), unseen=unseen)

    def site(self, site: str, tile: str | None = None, guardian: str | None = None, who: str = "") -> None:
        """Put a tile, a guardian and archaeologists on a site: letters of seats, a dot for a free space."""
        number = SITE_NUMBERS[site]
        state = self.state
        if tile is not None:
            level = SITES[number].level
            stacks = [tuple(tuple(t for t in layer if t != tile) for layer in stack) for stack in state.tile_stacks]
            state = replace(
                state,
                tiles=(*state.tiles[:number], tile, *state.tiles[number + 1 :]),
                idols=(*state.idols[:number], None, *state.idols[number + 1 :]),
                tile_stacks=(stacks[0], stacks[1]),
            )
            assert level, f"{site} has no tile"
        if guardian is not None:
            state = replace(
                state,
                guards=(*state.guards[:number], guardian, *state.guards[number + 1 :]),
                guardians=tuple(each for each in state.guardians if each != guardian),
            )
        here = list(state.spaces[number])
        for space, letter in enumerate(who):
            if letter != ".":
                seat = self.seat(letter)
                here[space] = seat
                if seat != state.rival_seat:
                    player = state.players[seat]
                    state = replace(
                        state,
                        players=(
                            *state.players[:seat],
                            replace(player, home=player.home - 1),
                            *state.players[seat + 1 :],
                        ),
                    )
        self.state = replace(state, spaces=(*state.spaces[:number], tuple(here), *state.spaces[number + 1 :]))

    def idol(self, site: str, idol: str) -> None:
        """The face-up idol of a site."""
        number = SITE_NUMBERS[site]
        idols = (*self.state.idols[:number], idol, *self.state.idols[number + 1 :])
        self.state = replace(self.state, idols=idols)

    def row(self, artifacts: str, items: str) -> None:
        """The cards of the row, from the left; a dash is a gap."""
        cards = words(artifacts) + words(items)
        row = tuple(None if card == "-" else card for card in cards)
        assert len(row) == 6 and len(words(artifacts)) == self.state.round
        back_items = [card for card in self.state.row if card is not None and CARDS[card].kind == "item"]
        back_artifacts = [card for card in self.state.row if card is not None and CARDS[card].kind == "artifact"]
        self.state = replace(
            self.state,
            row=(None,) * 6,
            items=(tuple(sorted([*sum(self.state.items, ()), *back_items])),),
            artifacts=(tuple(sorted([*sum(self.state.artifacts, ()), *back_artifacts])),),
        )
        self._take_away(card for card in row if card is not None)
        self.state = replace(self.state, row=row)

    def supply(self, assistants: str) -> None:
        """The open assistants of the three stacks."""
        names = words(assistants)
        state = self.state
        pool = sorted({*state.unseen, *filter(None, state.supply)} - set(names))
        self.state = replace(state, supply=names, unseen=tuple(pool))

    def bonus(self, space: str, tiles: str) -> None:
        """The open bonus tiles of a space."""
        number = SPACES[self.state.options.side][space]
        bonuses = (*self.state.bonuses[:number], words(tiles), *self.state.bonuses[number + 1 :])
        self.state = replace(self.state, bonuses=bonuses)

    def change(self, **changes: Any) -> None:
        """Change anything else."""
        self.state = replace(self.state, **changes)

    # Playing

    def seat(self, name: str) -> Seat:
        """The seat of a letter; R is the rival."""
        return self.state.rival_seat if name == "R" else "ABCD".index(name)

    @property
    def to_act(self) -> str:
        """Who may act."""
        return "".join("ABCD"[seat] for seat in ARNAK.to_act(self.state))

    def play(self, *moves: Move, by: str | None = None) -> None:
        """Moves of the player to act, or of the seat named."""
        for move in moves:
            seat = ARNAK.to_act(self.state)[0] if by is None else self.seat(by)
            self.go(ARNAK.apply(self.state, seat, move))

    def comes(self, *pieces: str | Outcome) -> None:
        """Chance brings these, one after the other."""
        for piece in pieces:
            self.go(ARNAK.settle(self.state, Drawn(piece) if isinstance(piece, str) else piece))

    def come_together(self, *pieces: str) -> None:
        """Chance brings these at once."""
        self.comes(Several(pieces))

    def roll(self) -> None:
        """Chance does as it likes until a player is to act."""
        while ARNAK.chance(self.state) is not None:
            self._roll_once()

    def _roll_once(self) -> None:
        chance = ARNAK.chance(self.state)
        assert chance is not None
        self.go(ARNAK.settle(self.state, sample(chance, self._rng)))

    def go(self, change: Change[State, ArnakEvent]) -> None:
        """The position after the change, and what happened too."""
        self.state = change.state
        self.history += change.events

    def end_turn(self) -> None:
        """The turn is over; the row is filled."""
        self.play(EndTurn())
        self.roll()

    def pass_all(self) -> None:
        """Everybody passes and keeps what is left in hand; the next round begins, or the game is over."""
        round = self.state.round
        while self.to_act and self.state.round == round:
            if self.state.phase is Phase.KEEPING:
                self.play(self.moves(KeepCard)[0])
            else:
                self.play(Pass(), EndTurn())
            self.roll()

    # Looking

    def goods(self, name: str) -> str:
        """The resources of a seat, as in ``"2 coin, 1 tablet"``."""
        have = self.player(name).goods
        return ", ".join(f"{getattr(have, each)} {each}" for each in RESOURCES if getattr(have, each))

    def player(self, name: str) -> Player:
        """The board of a seat."""
        return self.state.players[self.seat(name)]

    def hand(self, name: str) -> str:
        """The hand, sorted by name."""
        return ", ".join(self.player(name).hand)

    def area(self, name: str) -> str:
        """The play area, sorted by name."""
        return ", ".join(self.player(name).play)

    def deck(self, name: str) -> str:
        """The deck from top to bottom, a slash between layers."""
        return " / ".join(", ".join(layer) for layer in self.player(name).deck)

    def at(self, site: str) -> str:
        """Who stands at a site, by space: letters, a dot for a free space, x for a blocked one."""
        letters = {FREE: ".", BLOCKED: "x", self.state.rival_seat: "R"}
        return "".join(letters.get(who) or "ABCD"[who] for who in self.state.spaces[SITE_NUMBERS[site]])

    def guard(self, site: str) -> str | None:
        """The guardian of a site."""
        return self.state.guards[SITE_NUMBERS[site]]

    def moves(self, kind: type[Move] | None = None, by: str | None = None) -> list[Any]:
        """What the player to act may do, all of it or one kind."""
        seat = ARNAK.to_act(self.state)[0] if by is None else self.seat(by)
        return [move for move in ARNAK.moves(self.state, seat) if kind is None or isinstance(move, kind)]

    def ways(self) -> list[Pay]:
        """The ways to pay that are on offer."""
        return self.moves(Pay)

    def refusal(self, move: Move, by: str | None = None) -> str | None:
        """The rule by which the move is refused; None when it is allowed."""
        seat = ARNAK.to_act(self.state)[0] if by is None else self.seat(by)
        try:
            ARNAK.check(self.state, seat, move)
        except IllegalMove as error:
            return error.rule
        return None

    def may_decline(self) -> bool:
        """Whether what is pending may be left."""
        return bool(self.moves(Decline))

    def outcomes(self) -> list[str]:
        """The pieces that may come up now."""
        chance = ARNAK.chance(self.state)
        assert chance is not None
        return [outcome.piece for outcome in chance.outcomes if isinstance(outcome, Drawn)]

    def events(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.history if isinstance(event, kind)]

    def view(self, name: str | None) -> View:
        """What a seat knows; None: an onlooker."""
        return ARNAK.view(self.state, None if name is None else self.seat(name))

    def told(self, name: str | None, kind: type[E]) -> list[E]:
        """The events of one kind as a seat saw them; None: an onlooker."""
        shown = [ARNAK.seen(whole(event), None if name is None else self.seat(name)) for event in self.history]
        return [event for event in shown if isinstance(event, kind)]

    def points(self, name: str) -> Scored:
        """The points as they stand."""
        return score(self.state, self.seat(name))

    def temple(self, stack: str) -> int:
        """How many temple tiles a stack has."""
        return self.state.temple[STACKS.index(stack)]

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return ARNAK.result(self.state)


def _employee(text: str) -> Employee:
    """``"miner"``, ``"miner gold"``, ``"miner tired"``, ``"miner gold tired"``."""
    name, *marks = text.split()
    return Employee(name, "gold" in marks, "tired" not in marks)


def _ally(text: str) -> Ally:
    """``"owl"``, ``"owl used"``."""
    name, *marks = text.split()
    return Ally(name, "used" not in marks)
