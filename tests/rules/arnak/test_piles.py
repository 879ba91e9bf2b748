"""Every chance of Arnak names its pile, so that a deal stays the same deal for people who draw different numbers."""

from random import Random

import pytest

from cairn.core.dealer import BY_PILE
from cairn.core.match import new_match
from cairn.core.steps import Settled
from cairn.core.table import new_table
from cairn.games.arnak.rules.events import CardDealt, GuardianAwoke, SiteUncovered
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.pieces import CARDS, TILES, Side
from cairn.games.arnak.rules.state import Options
from cairn.play.bots import find_bot
from tests.loose import AnyMatch


def play_deal(options: Options, seed: str, dice: int) -> tuple[list[str], dict[str, list[str]]]:
    """The piles that chance named, and the pieces of the common ones in the order in which they appeared."""
    match: AnyMatch = new_match(ARNAK, options, seed=seed, kind=BY_PILE)
    bot, rng = find_bot("beginner", "arnak"), Random(dice)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    piles: list[str] = []
    table = new_table(ARNAK, options)
    for step in match.record.steps:
        chance = ARNAK.chance(table.state)
        if isinstance(step, Settled) and chance is not None:
            piles.append(chance.pile)
        table.add(step)
    came: dict[str, list[str]] = {"item": [], "artifact": [], "guardians": [], "1": [], "2": []}
    for event in table.history:
        match event:
            case CardDealt():
                came[CARDS[event.card].kind].append(event.card)
            case GuardianAwoke():
                came["guardians"].append(event.guardian)
            case SiteUncovered():
                came[str(TILES[event.tile].level)].append(event.tile)
            case _:
                pass
    return piles, came


@pytest.mark.parametrize(
    "options", [Options(players=2), Options(players=3, side="snake"), Options(players=1, side="snake", difficulty=3)]
)
def test_every_chance_names_its_pile(options: Options) -> None:
    piles, _ = play_deal(options, "piles", 1)
    assert len(piles) > 80 and all(piles)
    assert {"idols", "bonuses", "assistants", "items", "artifacts", "guardians", "sites/1"} <= set(piles)
    assert any(pile.startswith("deck/0/1/") for pile in piles)


@pytest.mark.parametrize("side", ["bird", "snake"])
def test_two_people_who_draw_different_numbers_meet_the_same_order(side: Side) -> None:
    """Other dice make other moves: other numbers of draws, but the pieces of a pile come in one order."""
    (_, one), (_, other) = (play_deal(Options(side=side), "order", dice) for dice in (1, 2))
    assert one != other
    for pile, pieces in one.items():
        both = [piece for piece in pieces if piece in other[pile]]
        shorter = min(len(pieces), len(other[pile]))
        assert both[: shorter // 2] == [piece for piece in other[pile] if piece in pieces][: shorter // 2]
        assert pieces[:3] == other[pile][:3], pile
