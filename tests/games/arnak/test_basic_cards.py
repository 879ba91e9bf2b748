"""The cards that everybody begins with: Funding, Exploration, Fear (AR 2.7, 8.5, 8.6)."""

import pytest

from cairn.games.arnak.rules.moves import Decline, Dig, EndTurn, ExileCard, KeepCard, LayAway, Pass, Pay, Play, TakeCard
from cairn.games.arnak.rules.state import Phase
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import Table, bought, free, main

BASIC = ("funding-car", "funding-ship", "exploration-car", "exploration-ship")
FUNDING, EXPLORATION = BASIC[:2], BASIC[2:]


@effect_of("basic", *FUNDING)
@pytest.mark.parametrize("card", FUNDING)
def test_funding(card: str) -> None:
    """A coin, as a free action."""
    assert Table(hand=card).play(Play(card, "free")).changes == free(card, coin=1)


@effect_of("basic", *EXPLORATION)
@pytest.mark.parametrize("card", EXPLORATION)
def test_exploration(card: str) -> None:
    """A compass, as a free action."""
    assert Table(hand=card).play(Play(card, "free")).changes == free(card, compass=1)


@limit_of("basic", *BASIC)
@pytest.mark.parametrize("card", BASIC)
def test_an_exiled_basic_card_does_not_come_back(card: str) -> None:
    """Exiled it is out of the game: even the Ornate Hammer brings back items only (AR 8.5, 8.13)."""
    table = Table(hand=f"torch, {card}").play(Play("torch"), ExileCard(card, "hand"))
    assert table.changes == main("torch", hand=f"-{card}, -torch", exiled=f"+{card}", tablet=1)
    table = bought("ornate-hammer", exiled=f"{card}, hat")
    assert table.choices == [TakeCard("hat"), Decline()]


@limit_of("basic", *BASIC)
@pytest.mark.parametrize("card", BASIC)
def test_a_basic_card_lies_in_the_play_area_until_the_round_ends(card: str) -> None:
    """It cannot be used twice in a round, and goes under the deck at its end (AR 3.4, 10.3)."""
    table = Table(hand=card, deck="hat / watch / torch / axe / whip / rope").play(Play(card, "free"))
    assert table.refused(Play(card, "free")) == "AR 3.4"
    table.end_round()
    assert (table.player.play, table.player.deck) == ((), (("rope",), (card,)))


def test_what_everybody_begins_with() -> None:
    """AR 2.7: one of each of the four and two Fear cards; the other Fear cards are the stack, of 19 in all."""
    for players in (2, 3, 4):
        table = Table(players=players)
        assert table.state.fear == 19 - 2 * players
        other = table.state.players[1]
        assert sorted([*other.hand, *sum(other.deck, ())]) == sorted([*BASIC, "fear", "fear"])


# Fear


@effect_of("basic", "fear")
def test_fear_pays_one_boot() -> None:
    """One boot of travel is all it is good for (AR 8.6, 17.2)."""
    table = Table(hand="fear").play(Dig("camp-tablet"), Pay(cards=("fear",)))
    assert table.changes == {"acted": True, "hand": "-fear", "play": "+fear", "out": "+camp-tablet", "tablet": 2}


@effect_of("basic", "fear")
def test_fear_counts_against_you() -> None:
    """Each Fear card is worth minus 1, wherever it is; a fear tile minus 2 (AR 11.1)."""
    assert Table(hand="fear, fear", deck="fear", fear_tiles=2).points == Table().points - 3 - 4


@limit_of("basic", "fear")
def test_a_gained_fear_card_goes_to_the_play_area() -> None:
    """It comes from the stack, and its boot cannot be used before it is drawn (AR 8.11)."""
    table = bought("serpent-idol")
    assert table.changes == {"jewel": 1, "play": "+fear", "fear": -1}
    table.play(EndTurn())
    assert table.player.hand == () and table.state.icons == ()


@limit_of("basic", "fear")
def test_without_a_fear_card_there_is_a_fear_tile() -> None:
    """With the stack empty a tile is taken: it stays in the play area from round to round, and it is no card."""
    table = bought("serpent-idol", fear=0, deck="hat / watch / axe / whip / rope / tent")
    assert table.changes == {"jewel": 1, "fear_tiles": 1}
    table.end_round()
    assert table.player.fear_tiles == 1 and table.player.deck == (("tent",), ("serpent-idol",))


@limit_of("basic", "fear")
def test_fear_can_be_exiled() -> None:
    """A Fear card goes back to the stack, from hand or play area; a tile to its pile (AR 8.12)."""
    table = Table(hand="axe, fear").play(Play("axe"), ExileCard("fear", "hand"))
    assert table.changes == main("axe", hand="-axe, -fear", fear=1, compass=1)
    table = Table(hand="axe", play="fear").play(Play("axe"), ExileCard("fear", "play"))
    assert table.changes == main("axe", play="-fear, +axe", fear=1, compass=1)
    table = Table(hand="axe", fear_tiles=1, fear=0).play(Play("axe"), ExileCard("fear-tile"))
    assert table.changes == main("axe", fear_tiles=-1, compass=1)


@limit_of("basic", "fear")
def test_fear_can_be_the_card_put_away_as_a_price() -> None:
    """It is a card like any other where one is to be discarded (AR 14.9)."""
    table = Table(hand="parrot, fear").play(Play("parrot"), Pay(discards=("fear",)))
    assert table.changes == main("parrot", hand="-fear, -parrot", play="+fear, +parrot", jewel=1)


@refusal_of("basic", "fear")
@pytest.mark.parametrize("timing", ["main", "free", "pass"])
def test_fear_has_no_effect_to_play(timing: str) -> None:
    """It cannot be played for an effect in any way (AR 3.10)."""
    assert Table(hand="fear").refused(Play("fear", timing)) == "AR 3.10"  # type: ignore[arg-type]


@refusal_of("basic", "fear")
def test_fear_pays_no_car() -> None:
    """A boot is a boot (AR 1.3, 17.2)."""
    table = Table(hand="fear", found={"lower-1": "one-jewel"})
    assert table.refused(Dig("lower-1")) == "AR 1.8"


@refusal_of("basic", "fear")
def test_a_fear_card_that_is_not_there_cannot_be_exiled() -> None:
    """Only what lies in hand or play area, and a tile only if there is one (AR 8.5)."""
    table = Table(hand="axe", deck="fear").play(Play("axe"))
    assert table.refused(ExileCard("fear", "hand")) == "AR 8.5"
    assert table.refused(ExileCard("fear", "play")) == "AR 8.5"
    assert table.refused(ExileCard("fear-tile")) == "AR 8.5"


@limit_of("basic", "fear")
def test_fear_left_in_hand_is_kept_or_laid_away() -> None:
    """At the end of a round it is one of the cards to decide about, as any other (AR 10.2)."""
    table = Table(hand="fear").play(Pass()).end_round()
    assert table.state.phase is Phase.KEEPING
    assert table.offers == (KeepCard("fear"), LayAway("fear"))
