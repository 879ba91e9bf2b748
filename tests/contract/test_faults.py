"""A suite that cannot fail proves nothing: each game here has a fault, and the property that is meant to finds it."""

from collections.abc import Callable, Iterator
from dataclasses import replace as changed
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

import cairn
from cairn.core import table as driver
from cairn.core.chance import Chance
from cairn.core.errors import CairnError, IllegalMove
from cairn.core.events import Event, News
from cairn.core.game import Result
from cairn.core.offers import Refusal, Sign
from cairn.core.table import Table
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.rules.events import Shown
from tests.contract.adapter import adapter_of
from tests.contract.play import Trail, after, play
from tests.contract.properties import PROPERTIES
from tests.loose import AnyChange, AnyGame, AnyOffer, AnyTable

Fault = Callable[[AnyGame], AnyGame]

GAMES = 25
"""A fault is to be found within so many random games."""


def finds(name: str, kept: str, faulty: AnyGame) -> bool:
    """Whether the property notices within a few random games; it must hold where there is no fault."""
    adapter, sound = adapter_of(name), cairn.game(name)
    check = PROPERTIES[kept]
    for seed in range(GAMES):
        options = _options(name, seed)
        trail = play(sound, options, Random(seed), adapter)
        check(adapter, trail, Random(seed))
        try:
            check(adapter, _retold(faulty, trail), Random(seed))
        except (AssertionError, CairnError, msgspec.ValidationError):
            return True
    return False


def _options(name: str, seed: int) -> Any:
    """The usual options, each time with another number of players; for the stones with all that can be added."""
    game = cairn.game(name)
    defaults: Any = game.options
    options = replace(defaults, players=game.players[seed % len(game.players)])
    return replace(options, expansions=("shortcut", "curse")) if hasattr(options, "expansions") else options


def _retold(game: AnyGame, trail: Trail) -> Trail:
    """The same steps as the faulty game goes through them, as far as it goes."""
    changes = [game.setup(trail.options)]
    for step in trail.steps:
        try:
            changes.append(after(game, changes[-1].state, step))
        except IllegalMove:
            break
    states, told = tuple(each.state for each in changes), tuple(each.events for each in changes)
    return Trail(game, trail.options, trail.steps[: len(states) - 1], states, told)


# Faults that any game could have


def _twice(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        listed = list(game.moves(state, seat))
        return iter([*listed, *listed[:1]])

    return changed(game, moves=moves)


def _one_short(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        listed = list(game.moves(state, seat))
        return iter(listed[:-1] if len(listed) > 1 else listed)

    return changed(game, moves=moves)


def _offered_out_of_turn(game: AnyGame) -> AnyGame:
    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        acting = game.to_act(state)
        return game.moves(state, seat if seat in acting or not acting else acting[0])

    return changed(game, moves=moves)


def _lawless(game: AnyGame) -> AnyGame:
    def check(state: Any, seat: Seat, move: Any) -> None:
        if seat not in game.to_act(state):
            game.check(state, seat, move)

    return changed(game, check=check)


def _refused_with(rule: str, text: str) -> Fault:
    def fault(game: AnyGame) -> AnyGame:
        def check(state: Any, seat: Seat, move: Any) -> None:
            try:
                game.check(state, seat, move)
            except IllegalMove:
                raise IllegalMove(rule, text) from None

        return changed(game, check=check)

    return fault


def _chance(change: Callable[[Chance[Any]], Chance[Any]]) -> Fault:
    def fault(game: AnyGame) -> AnyGame:
        def chance(state: Any) -> Chance[Any] | None:
            listed = game.chance(state)
            return None if listed is None else change(listed)

        return changed(game, chance=chance)

    return fault


def _settles_anything(game: AnyGame) -> AnyGame:
    def settle(state: Any, outcome: Any) -> Any:
        listed = game.chance(state)
        known = listed is None or outcome in listed.outcomes
        return game.settle(state, outcome if known else listed.outcomes[0])  # type: ignore[union-attr]

    return changed(game, settle=settle)


def _endless(game: AnyGame) -> AnyGame:
    return changed(game, result=lambda state: None)


def _results(change: Callable[[Result], Result]) -> Fault:
    def fault(game: AnyGame) -> AnyGame:
        def result(state: Any) -> Result | None:
            true = game.result(state)
            return None if true is None else change(true)

        return changed(game, result=result)

    return fault


def _sees(change: Callable[[Any, Any], dict[str, Any]], at_no_seat: bool = False) -> Fault:
    """The game with a change in its views, made from the state and the true view: a seat's, or an onlooker's."""

    def fault(game: AnyGame) -> AnyGame:
        def view(state: Any, seat: Seat | None) -> Any:
            shown = game.view(state, seat)
            return replace(shown, **change(state, shown)) if (seat is None) is at_no_seat else shown

        return changed(game, view=view)

    return fault


def _is_told(change: Callable[[Event, Event, Seat | None], Event], at_no_seat: bool | None = None) -> Fault:
    """The game with a change in what is seen of an event, made from the event, what is seen of it, and the seat."""

    def fault(game: AnyGame) -> AnyGame:
        def seen(event: Event, seat: Seat | None) -> Event:
            shown: Event = game.seen(event, seat)
            return change(event, shown, seat) if at_no_seat in (None, seat is None) else shown

        return changed(game, seen=seen)

    return fault


def _offers(change: Callable[[AnyOffer], AnyOffer | None]) -> Fault:
    """The game with each offer changed, or left out."""

    def fault(game: AnyGame) -> AnyGame:
        def offers(state: Any, seat: Seat) -> tuple[AnyOffer, ...]:
            return tuple(each for offer in game.offers(state, seat) if (each := change(offer)) is not None)

        return changed(game, offers=offers)

    return fault


def _forgetful(game: AnyGame) -> AnyGame:
    """The same moves lead elsewhere the second time."""
    played = count()

    def apply(state: Any, seat: Seat, move: Any) -> AnyChange:
        then = game.apply(state, seat, move)
        return replace(then, events=then.events[:-1]) if next(played) % 50 == 49 else then

    return changed(game, apply=apply)


def _anywhere(game: AnyGame) -> AnyGame:
    """Seats count from the last, too."""
    return changed(game, view=lambda state, seat: game.view(state, None if seat is None else seat % 2))


def _never_says_why(game: AnyGame) -> AnyGame:
    return changed(game, why_not=lambda state, seat, piece: None)


def _always_says_why(game: AnyGame) -> AnyGame:
    return changed(game, why_not=lambda state, seat, piece: Refusal("XX 1.1", "no"))


def _takes_numbers_for_truth(game: AnyGame) -> AnyGame:
    """Anything at all is a move."""
    return changed(game, types=changed(game.types, move=Any))


class Quiet(Event, tag="quiet"):
    """News that is not marked as such."""

    text: str


class Diary(Value):
    """A position that remembers."""

    log: tuple[Shown, ...] = ()


ANY_GAME: dict[str, tuple[str, Fault]] = {
    "a move is listed twice": ("moves_agree_with_check", _twice),
    "a legal move is not listed": ("moves_agree_with_check", _one_short),
    "moves are offered out of turn": ("moves_agree_with_check", _offered_out_of_turn),
    "nothing is refused": ("moves_agree_with_check", _lawless),
    "a refusal names no rule": ("moves_agree_with_check", _refused_with("somewhere", "no")),
    "a refusal says nothing": ("moves_agree_with_check", _refused_with("XX 1.1", "")),
    "a refusal is a sentence": ("moves_agree_with_check", _refused_with("XX 1.1", "this cannot be")),
    "apply refuses in other words": ("apply_follows_check", _refused_with("XX 1.1", "no")),
    "apply refuses what check allows": ("apply_follows_check", _lawless),
    "a seat that does not exist sees the table": ("nobody_else_is_let_in", _anywhere),
    "an offer is missing": ("offers_cover_the_moves", _offers(lambda each: None if len(each.moves) == 1 else each)),
    "an offer has a move too few": (
        "offers_cover_the_moves",
        _offers(lambda each: replace(each, moves=each.moves[1:])),
    ),
    "offers share a key": ("offers_cover_the_moves", _offers(lambda each: replace(each, key="same"))),
    "an offer is of another kind": ("offers_cover_the_moves", _offers(lambda each: replace(each, kind="other"))),
    "an offer touches what is not there": (
        "offers_cover_the_moves",
        _offers(lambda each: replace(each, touches=("nowhere:nothing",))),
    ),
    "nothing is said to reveal anything": (
        "offers_say_what_is_final",
        _offers(lambda each: replace(each, reveals=False)),
    ),
    "everything is said to reveal something": (
        "offers_say_what_is_final",
        _offers(lambda each: replace(each, reveals=True)),
    ),
    "nothing is said to be binding": ("offers_say_what_is_final", _offers(lambda each: replace(each, binding=False))),
    "everything is said to be binding": ("offers_say_what_is_final", _offers(lambda each: replace(each, binding=True))),
    "no piece has a reason": ("every_piece_can_be_asked_about", _never_says_why),
    "every piece has a reason": ("every_piece_can_be_asked_about", _always_says_why),
    "anything is let in": ("only_what_fits_is_let_in", _takes_numbers_for_truth),
    "a weight is zero": ("chance_is_sound", _chance(lambda each: replace(each, weights=(0, *each.weights[1:])))),
    "a weight is missing": ("chance_is_sound", _chance(lambda each: replace(each, weights=each.weights[1:]))),
    "an outcome is listed twice": (
        "chance_is_sound",
        _chance(lambda each: Chance((*each.outcomes, each.outcomes[0]), (*each.weights, 1))),
    ),
    "an outcome is not listed": (
        "chance_is_sound",
        _chance(
            lambda each: Chance(
                each.outcomes[: len(each.outcomes) // 2 + 1], each.weights[: len(each.weights) // 2 + 1]
            )
        ),
    ),
    "any outcome is settled": ("chance_is_sound", _settles_anything),
    "the game is never over": ("one_thing_at_a_time", _endless),
    "places do not follow the scores": (
        "the_result_is_consistent",
        _results(lambda each: Result(each.scores, each.places[::-1])),
    ),
    "places leave a gap": (
        "the_result_is_consistent",
        _results(lambda each: Result(each.scores, tuple(place + (place > 1) for place in each.places))),
    ),
    "a seat has no score": ("the_result_is_consistent", _results(lambda each: Result(each.scores[1:], each.places))),
    "a position holds what happened": (
        "positions_hold_no_history",
        lambda game: changed(game, types=changed(game.types, state=Diary)),
    ),
    "a view does not come back from JSON": (
        "values_come_back_equal",
        _sees(lambda state, seen: {"track": list(seen.track)}),
    ),
    "an event does not come back from JSON": (
        "values_come_back_equal",
        lambda game: changed(game, types=changed(game.types, event=Shown)),
    ),
    "the same steps lead elsewhere": ("records_come_back_equal", _forgetful),
    "a snapshot loses something": (
        "snapshots_open_where_they_were_taken",
        lambda game: changed(game, types=changed(game.types, state=Diary)),
    ),
    "an event is told as another": (
        "events_are_told_to_everybody",
        _is_told(lambda event, shown, seat: Quiet("something happened")),
    ),
    "an event is told wrongly": (
        "events_are_told_to_everybody",
        _is_told(lambda event, shown, seat: replace(event, seat=7) if hasattr(event, "seat") else shown),
    ),
    "a view is another seat's": ("events_are_told_to_everybody", _sees(lambda state, seen: {"seat": seen.seat + 1})),
}


@pytest.mark.parametrize("fault", ANY_GAME)
def test_a_fault_is_found(fault: str) -> None:
    kept, broken = ANY_GAME[fault]
    assert finds("lost-code", kept, broken(cairn.game("lost-code")))


# Faults of the table


@pytest.mark.parametrize(
    ("kept", "name"),
    [
        ("undo_restores", "lost-code"),
        ("undo_restores", "think-str8"),
        ("undo_stops_at_what_is_final", "think-str8"),
        ("offers_say_what_is_final", "lost-code"),
    ],
)
def test_taking_back_what_is_final_is_found(kept: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "is_final", lambda event: False)
    with pytest.raises((AssertionError, CairnError)):
        _hold(kept, name)


def test_taking_back_what_others_did_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    without = Table._without_last_move

    def alone(table: AnyTable, seat: Seat) -> Any:
        """Everything since the seat's last move goes with it."""
        left = without(table, seat)
        return None if left is None else (*left[:2], table._open[left[0]].state, [], [])

    monkeypatch.setattr(Table, "_without_last_move", alone)
    with pytest.raises(AssertionError):
        _hold("undo_stops_at_what_is_final", "think-str8")


def test_a_table_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_history_of", lambda table, seat: table._history)
    with pytest.raises(AssertionError):
        _hold("tables_tell_what_the_game_does", "lost-code")


def test_a_table_that_forgets_to_read_strictly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_convert", lambda table, what, value, kind: value)
    with pytest.raises((AssertionError, TypeError)):
        _hold("only_what_fits_is_let_in", "lost-code")


def _hold(kept: str, name: str) -> None:
    for seed in range(GAMES):
        trail = play(cairn.game(name), _options(name, seed), Random(seed), adapter_of(name))
        PROPERTIES[kept](adapter_of(name), trail, Random(seed))


# Faults of The Lost Code and Think Str8!


def _quietly(game: AnyGame) -> AnyGame:
    def apply(state: Any, seat: Seat, move: Any) -> Any:
        then = game.apply(state, seat, move)
        quiet = tuple(Quiet(repr(event)) if isinstance(event, News) else event for event in then.events)
        return replace(then, events=quiet)

    return changed(game, apply=apply)


def _first_come_first_served(game: AnyGame) -> AnyGame:
    def apply(state: Any, seat: Seat, move: Any) -> Any:
        then = game.apply(state, seat, move)
        if len(game.to_act(state)) == state.table.players:
            then = replace(then, state=replace(then.state, cursed=seat))
        return then

    return changed(game, apply=apply)


def _with_state(change: AnyChange, **fields: Any) -> AnyChange:
    return replace(change, state=replace(change.state, **fields))


def _stone_lost(game: AnyGame) -> AnyGame:
    return changed(game, settle=lambda state, outcome: _with_state(game.settle(state, outcome), laid=()))


def _token_lost(game: AnyGame) -> AnyGame:
    return changed(game, apply=lambda state, seat, move: _with_state(game.apply(state, seat, move), tokens=()))


def _knowing_moves(game: AnyGame) -> AnyGame:
    """No swap of a 0 is offered."""

    def moves(state: Any, seat: Seat) -> Iterator[Any]:
        listed = list(game.moves(state, seat))
        return iter(
            [each for each in listed if state.racks[seat][each.symbol.place]] if state.phase == "swap" else listed
        )

    return changed(game, moves=moves)


def _knowing_refusals(game: AnyGame) -> AnyGame:
    def check(state: Any, seat: Seat, move: Any) -> None:
        try:
            game.check(state, seat, move)
        except IllegalMove as error:
            raise IllegalMove(error.rule, error.key, have=sum(state.racks[seat])) from None

    return changed(game, check=check)


def _knowing_offers(game: AnyGame) -> AnyGame:
    """What the seat's own stones are worth."""

    def offers(state: Any, seat: Seat) -> tuple[AnyOffer, ...]:
        worth = (Sign("point", 1 + sum(state.racks[seat])),)
        return tuple(replace(each, gives=worth) for each in game.offers(state, seat))

    return changed(game, offers=offers)


def _knowing_reasons(game: AnyGame) -> AnyGame:
    def why_not(state: Any, seat: Seat, piece: str) -> Refusal | None:
        reason = game.why_not(state, seat, piece)
        return None if reason is None else replace(reason, facts={"have": sum(state.racks[seat])})

    return changed(game, why_not=why_not)


def _finals_of_a_neighbour(state: Any, seen: Any) -> dict[str, Any]:
    return {"finals": state.finals and state.finals[seen.seat - 1]}


def _unsealed(kind: str) -> Callable[[Event, Event, Seat | None], Event]:
    """Events of one kind are told whole to everybody."""
    return lambda event, shown, seat: event if type(event).__name__ == kind else shown


SECRETS = "views_tell_no_secrets"

LEAKS: dict[str, tuple[str, Fault]] = {
    "the seat's own rack": ("lost-code", _sees(lambda state, seen: {"racks": state.racks})),
    "the stones in the stock": ("lost-code", _sees(lambda state, seen: {"stock": sum(state.unseen, ())})),
    "the sum of its own digits": ("think-str8", _sees(lambda state, seen: {"round": sum(state.racks[seen.seat])})),
    "the final bets of another": ("lost-code", _sees(_finals_of_a_neighbour)),
    "the tokens as they are placed": ("think-str8", _sees(lambda state, seen: {"bets": state.bets})),
    "the digits of all stakes": ("lost-code", _sees(lambda state, seen: {"stakes": state.stakes})),
    "every event": ("lost-code", _is_told(lambda event, shown, seat: event)),
    "the event of the seat's own deal": ("lost-code", _is_told(_unsealed("Dealt"))),
    "the event of the seat's own draw": ("think-str8", _is_told(_unsealed("Drew"))),
    "the event of a placed token": ("think-str8", _is_told(_unsealed("Placed"))),
    "the event of a final bet": ("lost-code", _is_told(_unsealed("Named"))),
    "the event of a stake": ("lost-code", _is_told(_unsealed("Took"))),
    "offers that know the seat's own code": ("lost-code", _knowing_offers),
    "reasons that know the seat's own code": ("lost-code", _knowing_reasons),
    "a list of moves that knows the seat's own code": ("lost-code", _knowing_moves),
    "refusals that know the seat's own code": ("lost-code", _knowing_refusals),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    name, fault = LEAKS[leak]
    assert finds(name, SECRETS, fault(cairn.game(name)))


@pytest.mark.parametrize(
    ("name", "kept", "fault"),
    [
        ("lost-code", "undo_unlearns_nothing", _quietly),
        ("think-str8", "undo_unlearns_nothing", _quietly),
        ("think-str8", "simultaneous_choices_commute", _first_come_first_served),
        ("think-str8", "simultaneous_choices_commute", _is_told(_unsealed("Placed"))),
        (
            "lost-code",
            "onlookers_learn_nothing_new",
            _sees(lambda state, seen: {"racks": state.racks}, at_no_seat=True),
        ),
        ("think-str8", "onlookers_learn_nothing_new", _sees(lambda state, seen: {"bets": state.bets}, at_no_seat=True)),
        ("lost-code", "onlookers_learn_nothing_new", _is_told(_unsealed("Dealt"), at_no_seat=True)),
        ("lost-code", "events_are_told_to_everybody", _is_told(_unsealed("Drew"), at_no_seat=True)),
        ("lost-code", "simultaneous_choices_commute", _sees(_finals_of_a_neighbour)),
        ("lost-code", "pieces_are_conserved", _stone_lost),
        ("lost-code", "pieces_are_conserved", _token_lost),
    ],
)
def test_a_fault_of_the_lost_code_is_found(name: str, kept: str, fault: Fault) -> None:
    assert finds(name, kept, fault(cairn.game(name)))
