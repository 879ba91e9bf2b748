"""Set-up by seat, number of players and side: what lies where when the first turn begins."""

from collections import Counter
from itertools import combinations

import pytest

from cairn.core.errors import BadInput, BadOption
from cairn.games.arnak.effects.goods import Goods
from cairn.games.arnak.effects.steps import BlockCamps, ChooseTiles, DealHand, DrawFirst, LayIdol, Step
from cairn.games.arnak.rules.events import CardDealt, CardsDrawn, RoundBegan, TileTurned
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import Drawn, EndTurn, First, KeepCard, LayAway, Pass, Several
from cairn.games.arnak.rules.pieces import ARTIFACTS, ASSISTANTS, CARDS, ITEMS, SETUP, TILES, Side
from cairn.games.arnak.rules.state import BLOCKED, FREE, Options, Phase, Player, Rival, State
from tests.games.arnak.board_table import SIDES, acted, begun, settled, start

COUNTS = [1, 2, 3, 4]
CAMPS = ["camp-coin", "camp-compass", "camp-tablet", "camp-arrowhead", "camp-jewel"]
BASIC = ["exploration-car", "exploration-ship", "fear", "fear", "funding-car", "funding-ship"]


def waiting_for(kind: type[Step], options: Options) -> State:
    """The table when chance is about to decide a thing of this kind."""
    state = ARNAK.setup(options).state
    while not isinstance(state.pending[0], kind):
        chance = ARNAK.chance(state)
        assert chance is not None
        state = ARNAK.settle(state, chance.outcomes[0]).state
    return state


# Players


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_resources_by_seat(players: int, first: int) -> None:
    """AR 2.7, 2.8: 2 coins; a coin and a compass; 2 coins, a compass; a coin, 2 compasses: from the first player on."""
    if first >= players:
        return
    wanted = [Goods(coin=2), Goods(coin=1, compass=1), Goods(coin=2, compass=1), Goods(coin=1, compass=2)]
    state = settled(ARNAK.settle(ARNAK.setup(Options(players=players)).state, First(first))).state
    assert [state.players[(first + number) % players].goods for number in range(players)] == wanted[:players]
    assert (state.turn, state.first, state.began) == (first, first, first)


def test_the_solo_player_is_second() -> None:
    """AR 13.1: a coin and a compass; nobody draws who begins."""
    assert start(1).players[0].goods == Goods(coin=1, compass=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn(players: int) -> None:
    """AR 2.8: each seat as likely as another, and no other."""
    state = waiting_for(DrawFirst, Options(players=players))
    chance = ARNAK.chance(state)
    assert chance is not None
    assert chance.outcomes == tuple(First(seat) for seat in range(players)) and set(chance.weights) == {1}
    for wrong in (First(players), First(-1), Drawn("fear")):
        with pytest.raises(BadInput):
            ARNAK.settle(state, wrong)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("side", SIDES)
def test_what_a_player_has(side: Side, players: int) -> None:
    """AR 2.7, 3.1: two Funding, two Exploration, two Fear, five of them in hand; two archaeologists; tokens below."""
    for player in start(players, side).players:
        assert (len(player.hand), sum(map(len, player.deck))) == (5, 1)
        assert sorted(player.hand + player.deck[0]) == BASIC
        assert Player(goods=player.goods, hand=player.hand, deck=player.deck) == player
        assert (player.home, player.glass, player.notebook) == (2, "start", "start")


def test_a_hand_is_dealt_card_by_card() -> None:
    """AR 2.7, 3.1: from the shuffled six; of the two Fear cards one comes twice as likely as any other card."""
    state = waiting_for(DealHand, Options())
    chance = ARNAK.chance(state)
    assert chance is not None
    weights = {
        outcome.piece: weight
        for outcome, weight in zip(chance.outcomes, chance.weights, strict=True)
        if isinstance(outcome, Drawn)
    }
    assert weights == Counter(BASIC)
    with pytest.raises(BadInput):
        ARNAK.settle(state, Drawn("hat"))


@pytest.mark.parametrize(("players", "fear"), [(1, 17), (2, 15), (3, 13), (4, 11)])
def test_the_fear_stack(players: int, fear: int) -> None:
    """AR 2.9: nineteen less two for each player."""
    assert start(players).fear == fear


# The island


@pytest.mark.parametrize(("players", "blocked"), [(1, 5), (2, 5), (3, 3), (4, 0)])
@pytest.mark.parametrize("side", SIDES)
def test_the_dear_spaces_of_the_camp_sites_are_blocked(side: Side, players: int, blocked: int) -> None:
    """AR 2.4: at all five, at three, at none; the cheap spaces and the other sites never."""
    spaces = waiting_for(LayIdol, Options(players=players, side=side)).spaces
    assert spaces[:5].count((FREE, BLOCKED)) == blocked and spaces[:5].count((FREE, FREE)) == 5 - blocked
    assert spaces[5:] == ((FREE,),) * 12


def test_which_camp_sites_three_players_block() -> None:
    """AR 2.4: any three of the five, each choice as likely as another."""
    state = waiting_for(BlockCamps, Options(players=3))
    chance = ARNAK.chance(state)
    assert chance is not None
    assert chance.outcomes == tuple(map(Several, combinations(CAMPS, 3))) and set(chance.weights) == {1}
    state = ARNAK.settle(state, Several(("camp-coin", "camp-tablet", "camp-jewel"))).state
    assert [here[1] for here in state.spaces[:5]] == [BLOCKED, FREE, BLOCKED, FREE, BLOCKED]
    with pytest.raises(BadInput):
        ARNAK.settle(waiting_for(BlockCamps, Options(players=3)), Several(("camp-coin",)))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", COUNTS)
def test_an_idol_lies_open_on_every_site(side: Side, players: int) -> None:
    """AR 2.3: none at the camps; the four face-down ones of level II are what is left of the sixteen."""
    state = waiting_for(LayIdol, Options(players=players, side=side))
    kinds = {"coin": 3, "compass": 3, "tablet": 3, "exile": 3, "trade": 2, "refresh": 2}
    laid: list[str] = []
    while isinstance(state.pending[0], LayIdol):
        chance = ARNAK.chance(state)
        assert chance is not None
        left = Counter(kinds) - Counter(laid)
        assert dict(zip(chance.outcomes, chance.weights, strict=True)) == {Drawn(k): n for k, n in left.items()}
        outcome = chance.outcomes[-1]
        assert isinstance(outcome, Drawn)
        laid.append(outcome.piece)
        state = ARNAK.settle(state, outcome).state
    assert list(state.idols) == [None] * 5 + laid and len(laid) == 12
    with pytest.raises(BadInput):
        ARNAK.settle(waiting_for(LayIdol, Options()), Drawn("jewel"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_discovered_yet(players: int) -> None:
    """AR 2.6: site tiles and guardians lie in shuffled stacks, the camp sites are open."""
    state = start(players)
    assert state.tiles == (*CAMPS, *[None] * 12) and state.guards == (None,) * 17
    one, two = state.tile_stacks
    assert [len(one), len(two), len(one[0]), len(two[0])] == [1, 1, 10, 6]
    assert {TILES[tile].level for tile in one[0]} == {1} and {TILES[tile].level for tile in two[0]} == {2}
    assert len(state.guardians) == 15


# Cards and assistants


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_row_of_the_first_round(side: Side, players: int) -> None:
    """AR 2.2, 2.9: one artifact, five items; 34 artifacts and 35 items are left, all different."""
    state = start(players, side)
    assert [CARDS[card].kind for card in state.row if card] == ["artifact"] + ["item"] * 5
    assert (len(state.artifacts[0]), len(state.items[0])) == (34, 35)
    assert {*state.row, *state.artifacts[0], *state.items[0]} == {card.id for card in ITEMS + ARTIFACTS}
    assert state.exiled == ()


@pytest.mark.parametrize("difficulty", range(6))
def test_the_row_lies_there_before_the_rival_begins(difficulty: int) -> None:
    """AR 2.2, 13.1: six cards are dealt, and the hand, before the first tile is turned up."""
    history = begun(1, "bird", difficulty).events
    first = next(number for number, event in enumerate(history) if isinstance(event, TileTurned))
    assert [event.place for event in history[:first] if isinstance(event, CardDealt)] == [0, 1, 2, 3, 4, 5]
    assert sum(event.count for event in history[:first] if isinstance(event, CardsDrawn)) == 5


def test_the_staff_moves_each_round() -> None:
    """AR 2.2, 10.4: 1 artifact and 5 items, then 2 and 4, 3 and 3, 4 and 2, 5 and 1; the first player changes."""
    change, seen = begun(2), []
    while (state := change.state).phase is not Phase.OVER:
        kinds = [CARDS[card].kind for card in state.row if card]
        if state.phase is Phase.TURNS and not state.acted and not any(player.passed for player in state.players):
            seen.append((state.round, kinds.count("artifact"), kinds.count("item"), state.turn))
        if state.phase is Phase.TURNS:
            change = settled(acted(change, state.turn, Pass(), EndTurn()))
        for seat in ARNAK.to_act(change.state) if change.state.phase is Phase.KEEPING else ():
            keep = next(move for move in ARNAK.moves(change.state, seat) if isinstance(move, LayAway | KeepCard))
            change = settled(acted(change, seat, keep))
    assert seen == [(1, 1, 5, 0), (2, 2, 4, 1), (3, 3, 3, 0), (4, 4, 2, 1), (5, 5, 1, 0)]
    began = [event for event in change.events if isinstance(event, RoundBegan)]
    assert [(event.round, event.first) for event in began] == [(number, (number - 1) % 2) for number in range(1, 6)]


@pytest.mark.parametrize(
    ("side", "players", "stacks", "rescue"),
    [
        ("bird", 1, [4, 4, 4], 0),
        ("bird", 2, [4, 4, 4], 0),
        ("bird", 3, [4, 4, 4], 0),
        ("bird", 4, [4, 4, 4], 0),
        ("snake", 1, [3, 3, 4], 2),
        ("snake", 2, [3, 3, 4], 2),
        ("snake", 3, [3, 3, 3], 3),
        ("snake", 4, [3, 3, 2], 4),
    ],
)
def test_the_stacks_of_assistants(side: Side, players: int, stacks: list[int], rescue: int) -> None:
    """AR 2.6, 12.2: three stacks of four; on the Snake side one for each player is to be rescued, 3, 3 and the rest."""
    state = ARNAK.setup(Options(players=players, side=side)).state
    while state.phase is Phase.SETUP and state.row.count(None) == 6:
        chance = ARNAK.chance(state)
        assert chance is not None
        state = ARNAK.settle(state, chance.outcomes[0]).state
    assert [1 + under for under in state.under] == stacks
    assert len(state.rescue) + state.rescue_under == rescue and len(state.rescue) == min(1, rescue)
    opened = [each for each in (*state.supply, *state.rescue) if each is not None]
    assert sorted([*opened, *state.unseen]) == sorted(ASSISTANTS) and len(opened) == 3 + len(state.rescue)


# The rival, and options


@pytest.mark.parametrize("difficulty", range(6))
@pytest.mark.parametrize("side", SIDES)
def test_the_tiles_of_the_rival(side: Side, difficulty: int) -> None:
    """AR 13.2: the five that dig, and of each pair the green or the red one, so many red; each choice as likely."""
    digs = [f"dig-{resource}" for resource in ("coin", "compass", "tablet", "arrowhead", "jewel")]
    pairs = ["artifact", "discover", "item", "overcome", "research"]
    wanted = {
        tuple(sorted([*digs, *(f"{pair}-{'red' if pair in reds else 'green'}" for pair in pairs)]))
        for reds in combinations(pairs, difficulty)
    }
    options = Options(players=1, side=side, difficulty=difficulty)
    if difficulty in (0, 5):
        rival = start(1, side, difficulty).rival
        assert rival is not None and {rival.tiles} == wanted
        return
    state = waiting_for(ChooseTiles, options)
    chance = ARNAK.chance(state)
    assert chance is not None
    assert {outcome.pieces for outcome in chance.outcomes if isinstance(outcome, Several)} == wanted
    assert set(chance.weights) == {1} and len(chance.weights) == len(wanted)
    for tiles in wanted:
        assert ARNAK.settle(state, Several(tiles)).state.rival == Rival(tiles=tiles, left=tiles)
    with pytest.raises(BadInput):
        ARNAK.settle(state, Several(tuple(digs)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_a_solo_game_has_a_rival(players: int) -> None:
    """AR 13.1: with others at the table there is none."""
    assert start(players).rival is None


@pytest.mark.parametrize(
    ("options", "place"),
    [
        (Options(players=0), "players"),
        (Options(players=5), "players"),
        (Options(players=1, difficulty=6), "difficulty"),
        (Options(players=1, difficulty=-1), "difficulty"),
        (Options(players=2, difficulty=1), "difficulty"),
    ],
)
def test_options_that_there_are_not(options: Options, place: str) -> None:
    """AR 2.7, 13.2: one to four players, 0 to 5 red tiles, and those in a solo game only."""
    with pytest.raises(BadOption) as refusal:
        ARNAK.setup(options)
    assert refusal.value.place == place


def test_the_numbers_of_the_game() -> None:
    """AR 1.1, 3.1, 6.1, 8.6: five rounds, hands of five, 5 points a guardian, minus 2 a fear tile."""
    assert (SETUP.rounds, SETUP.hand, SETUP.fear) == (5, 5, 19)
    assert (SETUP.archaeologists, SETUP.assistants, SETUP.places) == (2, 2, 6)
    assert (SETUP.guardian_points, SETUP.fear_tile_points) == (5, -2)
