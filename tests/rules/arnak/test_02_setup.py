"""AR 2: set-up."""

from collections import Counter
from random import Random

import pytest

from cairn.core.chance import sample
from cairn.core.errors import BadOption
from cairn.core.events import Change
from cairn.games.arnak.rules.events import ArnakEvent, IdolLaid
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import First
from cairn.games.arnak.rules.pieces import CARDS, SITES, TRACKS
from cairn.games.arnak.rules.state import BLOCKED, Options, Phase, State


def dealt(options: Options, seed: int = 0) -> State:
    return laid_out(options, seed).state


def laid_out(options: Options, seed: int = 0) -> Change[State, ArnakEvent]:
    """The table when it has been set up, and what was done for that."""
    change, rng = ARNAK.setup(options), Random(seed)
    state, history = change.state, change.events
    while state.phase is Phase.SETUP:
        chance = ARNAK.chance(state)
        assert chance is not None
        change = ARNAK.settle(state, sample(chance, rng))
        state, history = change.state, history + change.events
    return Change(state, history)


def test_a_side_is_bird_or_snake() -> None:
    """AR 2.1: the two sides have their own tracks and travel costs."""
    assert ARNAK.options.side == "bird"
    assert TRACKS["bird"].bridge != TRACKS["snake"].bridge
    assert any(site.spaces["bird"] != site.spaces["snake"] for site in SITES)


def test_the_row_has_one_artifact_and_five_items() -> None:
    """AR 2.2: one artifact left of the staff, five items right of it."""
    row = dealt(Options()).row
    assert [CARDS[card].kind for card in row if card] == ["artifact"] + ["item"] * 5


def test_every_site_to_be_discovered_has_an_open_idol() -> None:
    """AR 2.3: twelve idols lie open, three of a kind at most; four more lie face down at level II."""
    change = laid_out(Options())
    state, kinds = change.state, Counter(event.idol for event in change.events if isinstance(event, IdolLaid))
    assert kinds.total() == 12 and max(kinds.values()) <= 3
    assert [idol is not None for idol in state.idols] == [site.level > 0 for site in SITES]


@pytest.mark.parametrize(("players", "blocked"), [(1, 5), (2, 5), (3, 3), (4, 0)])
def test_how_many_camp_spaces_are_blocked(players: int, blocked: int) -> None:
    """AR 2.4: the dearer space at all five camps with two, at three with three, at none with four players."""
    state = dealt(Options(players))
    assert sum(here.count(BLOCKED) for here in state.spaces) == blocked
    assert all(here[0] != BLOCKED for here in state.spaces)


@pytest.mark.parametrize(
    ("players", "side", "tiles"),
    [
        (1, "bird", 7),
        (2, "bird", 7),
        (3, "bird", 9),
        (4, "bird", 11),
        (2, "snake", 8),
        (3, "snake", 10),
        (4, "snake", 12),
    ],
)
def test_bonus_and_temple_tiles_by_number_of_players(players: int, side: str, tiles: int) -> None:
    """AR 2.5: temple stacks and the temple's bonus tiles count as players; bonus tiles lie on marked spaces."""
    state = dealt(Options(players, "snake" if side == "snake" else "bird"))
    counted = max(2, players)
    assert state.temple == (counted,) * 6
    assert state.temple_unseen == counted
    assert sum(map(len, state.bonuses)) == tiles
    assert len(state.bonus_unseen) == 18 - tiles


def test_three_stacks_of_four_assistants() -> None:
    """AR 2.6: the top one of each is open."""
    state = dealt(Options())
    assert len(set(state.supply)) == 3 and None not in state.supply
    assert state.under == (3, 3, 3)
    assert len(state.unseen) == 9


def test_a_starting_deck() -> None:
    """AR 2.7: two Funding, two Exploration, two Fear; five of them in hand."""
    player = dealt(Options()).players[0]
    cards = sorted(player.hand + sum(player.deck, ()))
    assert cards == ["exploration-car", "exploration-ship", "fear", "fear", "funding-car", "funding-ship"]
    assert len(player.hand) == 5 and player.home == 2
    assert player.glass == player.notebook == "start"


def test_starting_resources_count_from_the_first_player() -> None:
    """AR 2.8: the first player is drawn; seats count clockwise from there."""
    state = ARNAK.setup(Options(4)).state
    chance = ARNAK.chance(state)
    assert chance is not None and chance.outcomes == tuple(map(First, range(4)))
    state = ARNAK.settle(state, First(2)).state
    assert [(player.goods.coin, player.goods.compass) for player in state.players] == [(2, 1), (1, 2), (2, 0), (1, 1)]


@pytest.mark.parametrize(("players", "fears"), [(1, 17), (2, 15), (3, 13), (4, 11)])
def test_the_rest_of_the_fear_is_the_stack(players: int, fears: int) -> None:
    """AR 2.9: 19 Fear cards less two for each player."""
    assert dealt(Options(players)).fear == fears


def test_the_island_has_four_rows() -> None:
    """AR 2.10: five camp sites, two rows of four level I sites, one row of four level II sites."""
    assert Counter((site.row, site.level) for site in SITES) == {(0, 0): 5, (1, 1): 4, (2, 1): 4, (3, 2): 4}


@pytest.mark.parametrize("options", [Options(5), Options(0), Options(1, difficulty=6), Options(2, difficulty=1)])
def test_what_cannot_be_set_up(options: Options) -> None:
    """AR 2.7, 13.2: one to four play, and the difficulty is for the rival of a solo game."""
    with pytest.raises(BadOption):
        ARNAK.setup(options)
