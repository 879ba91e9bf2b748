"""Offers: what each move is about, costs and gives; and why a piece has none."""

from functools import partial
from random import Random

import pytest

from cairn.api import Match
from cairn.core.errors import BadInput
from cairn.core.offers import Offer
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import (
    Exchange,
    Payment,
    PickRescue,
    Price,
    Promote,
    Recruiting,
    Refresh,
    Relocate,
    ReturnHome,
    ShiftGuardian,
    UseOffered,
)
from cairn.games.arnak.rules.game import ARNAK
from cairn.games.arnak.rules.moves import (
    Announce,
    Buy,
    Claim,
    ComeHome,
    Decline,
    Dig,
    Discover,
    DrawCard,
    EndTurn,
    ExchangeAssistant,
    ExileCard,
    Keep,
    Move,
    MoveGuardian,
    Overcome,
    Pay,
    Play,
    PromoteAssistant,
    PutBack,
    Recruit,
    RefreshAssistant,
    RelocateTo,
    Rescue,
    Research,
    SlotIdol,
    TakeBonus,
    TradeGoods,
    UseAssistant,
    UseOfferedAssistant,
)
from cairn.games.arnak.rules.research import STACKS
from tests.effort import effort
from tests.games.arnak.board_table import Board


def offer(table: Board, move: Move) -> Offer[Move]:
    """The offer that the move belongs to."""
    return next(each for each in ARNAK.offers(table.state, 0) if move in each.moves)


def signs(table: Board, move: Move) -> str:
    """Its price and its gain: ``"3 compass, 1 car > 1 idol, 1 tablet"``."""
    found = offer(table, move)
    price, gives = (", ".join(f"{sign.number} {sign.of}" for sign in part) for part in (found.price, found.gives))
    return f"{price} > {gives}".strip()


def reason(table: Board, piece: str) -> tuple[object, ...] | None:
    """The rule and the key by which the piece has no move, then what is needed and what is there, if that is why."""
    refusal = ARNAK.why_not(table.state, 0, piece)
    if refusal is None:
        return None
    numbers = (refusal.facts[name] for name in ("of", "need", "have") if name in refusal.facts)
    return refusal.rule, refusal.key, *numbers


# What it is about


@pytest.mark.parametrize(
    ("move", "key", "touches"),
    [
        (Dig("camp-coin"), "dig/camp-coin/1", ("site:camp-coin/1", "site:camp-coin")),
        (Discover("lower-1"), "discover/lower-1", ("site:lower-1/1", "site:lower-1")),
        (Overcome("upper-2"), "overcome/upper-2", ("guardian:owl", "site:upper-2")),
        (Buy("rope"), "buy/rope", ("row:rope",)),
        (Play("hat", "free"), "play/hat/free", ("hand:hat#1",)),
        (UseAssistant("miner"), "use-assistant/miner", ("assistant:miner",)),
        (SlotIdol("tablets"), "slot-idol/tablets", ("slot:tablets",)),
        (Research("glass", "r2-1"), "research/glass/r2-1", ("space:r2-1", "token:glass", "bonus:coin/r2-1#1")),
    ],
)
def test_a_move_names_its_pieces(move: Move, key: str, touches: tuple[str, ...]) -> None:
    """A piece that is picked leads to its moves: the space, the guardian, the card, the token."""
    table = Board(
        icons="car ship",
        goods="9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel",
        hand="hat, fear, fear",
        row="/ rope",
        out="upper-2",
        found={"upper-2": "one-jewel"},
        guards={"upper-2": "owl"},
        assistants="miner",
        idols=1,
        glass="r1-1",
        bonuses={"r2-1": "coin"},
    )
    found = offer(table, move)
    assert (found.key, found.kind, found.touches) == (key, move.__struct_config__.tag, touches)


def test_cards_that_are_alike_are_picked_alike() -> None:
    """AR 2.9: two Fear cards are two pieces, and either of them pays."""
    table = Board(hand="fear, fear, hat", play="fear", fear_tiles=1)
    table.play(Dig("camp-coin"))
    assert offer(table, Pay(cards=("fear",))).touches == ("hand:fear#1", "hand:fear#2")
    pieces = ARNAK.pieces(ARNAK.view(table.state, 0))
    assert {"hand:fear#1", "hand:fear#2", "hand:hat#1", "play:fear#1", "play:fear-tile#1"} <= set(pieces)


def test_numbers_alone_are_one_offer() -> None:
    """AR 16.8: how many cards to look at."""
    table = Board(goods="1 tablet", hand="crystal-earring", deck="rope / hat / axe")
    table.play(Play("crystal-earring"))
    found = offer(table, Announce(1))
    assert found.moves == tuple(map(Announce, range(1, len(found.moves) + 1))) and len(found.moves) > 1
    assert (found.key, found.touches, found.reveals) == ("announce", ("deck:own",), True)


# What it costs and gives


def test_prices_and_gains() -> None:
    """AR 4.1, 5.1, 6.1, 7.1, 8.1, 8.2: as they are printed."""
    table = Board(
        icons="car plane",
        goods="9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel",
        hand="war-mask, hat",
        row="sundial / rope",
        out="upper-2",
        found={"upper-2": "one-jewel"},
        guards={"upper-2": "owl"},
        face_up={"lower-1": "tablet"},
        idols=1,
    )
    assert signs(table, Dig("camp-coin")) == "1 boot > 2 coin"
    assert signs(table, Discover("lower-1")) == "3 compass, 1 car > 1 idol, 1 tablet"
    assert signs(table, Overcome("upper-2")).endswith("> 1 guardian, 5 point")
    assert signs(table, Buy("rope")).startswith("2 coin > 1 item")
    assert signs(table, Play("war-mask")).startswith("1 tablet >")
    assert signs(table, SlotIdol("coin-to-jewel")) == "1 coin, 1 idol, 1 point > 1 jewel"
    assert signs(table, SlotIdol("draw")) == "1 idol, 1 point > 1 card"


def test_the_price_of_research_and_of_temple_tiles() -> None:
    """AR 9.1, 9.4: the bridge, and the sum of the feet under a stack."""
    table = Board(goods="9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel", side="snake", idols=1)
    before = table.state.players[0].goods
    for move in ARNAK.offers(table.state, 0):
        if isinstance(move.moves[0], Research):
            after = ARNAK.apply(table.state, 0, move.moves[0]).state.players[0].goods
            paid = {sign.of: sign.number for sign in move.price}
            gained = {sign.of: sign.number for sign in move.gives}
            for name in ("coin", "compass", "tablet", "arrowhead", "jewel"):
                change = getattr(after, name) - getattr(before, name)
                assert change == gained.get(name, 0) - paid.get(name, 0)
    temple = Board(goods="9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel", glass="temple")
    for stack in STACKS:
        found = offer(temple, Claim(stack))
        price = sum(sign.number for sign in found.price)
        left = ARNAK.apply(temple.state, 0, Claim(stack)).state.players[0].goods
        assert price == 45 - (left.coin + left.compass + left.tablet + left.arrowhead + left.jewel)
        assert [sign.of for sign in found.gives] == ["point"]


def test_a_discount_is_taken_off() -> None:
    """AR 14.6, 14.7: what the card pays is no part of the price."""
    table = Board(hand="sea-turtle", goods="3 compass")
    assert signs(table, Play("sea-turtle")).startswith(">")
    table.play(Play("sea-turtle"))
    sent = [each for each in ARNAK.offers(table.state, 0) if each.kind in ("dig", "discover")]
    assert sent and all(sign.of == "compass" for each in sent for sign in each.price)


def test_which_icon_each_source_covers() -> None:
    """AR 1.3, 1.7: icon by icon; of two alike the first pays, icons left over too; a discount is empty."""
    table = Board(players=4, hand="fear, fear, funding-ship", goods="2 coin")
    table.play(Dig("camp-coin", 1))
    assert offer(table, Pay(cards=("fear", "fear"))).covers == ("hand:fear#1", "hand:fear#2")
    assert offer(table, Pay(cards=("fear",), planes=1)).covers == ("hand:fear#1", "goods:coin")
    table = Board(players=4, hand="fear", icons="ship")
    table.play(Dig("camp-coin", 1))
    assert offer(table, Pay(cards=("fear",))).covers == ("hand:fear#1", "icons:left")
    table = Board(players=4, hand="sea-turtle, fear, funding-ship")
    table.play(Play("sea-turtle"), Dig("camp-coin", 1))
    assert offer(table, Pay(cards=("fear",))).covers == ("hand:fear#1", "")


@pytest.mark.parametrize("seed", range(effort(6, 60)))
def test_every_payment_says_what_pays_each_icon(seed: int) -> None:
    """In random games: as many pieces as there are icons and cards to pay, each among those that the move touches."""
    match, rng = (
        Match("arnak", seed % 4 + 1, {"side": ("bird", "snake")[seed % 2]}, seed=f"covers {seed}"),
        Random(seed),
    )
    while match.to_act:
        seat = match.to_act[0]
        for each in match.offers(seat):
            if each.kind == "pay":
                step = match.state.pending[0]
                assert isinstance(step, Payment | Price)
                assert len(each.covers) == len(step.travel) + step.cards
                assert {ref for ref in each.covers if ref} <= set(each.touches)
            else:
                assert each.covers == ()
        match.play(seat, rng.choice(match.moves(seat)))


def test_trading_gives_the_better_one() -> None:
    """AR 14.14."""
    table = Board(goods="3 compass, 1 tablet", face_up={"lower-1": "trade"}, icons="car")
    table.play(Discover("lower-1"), Pay())
    assert signs(table, TradeGoods("tablet")) == "1 tablet > 1 arrowhead"


# What is revealed


def test_what_comes_to_light_is_said_before() -> None:
    """AR 5.3, 14.10: a card that is drawn, a tile that is turned up; not what merely follows."""
    table = Board(idols=1, deck="rope, hat", play="axe", face_up={"lower-1": "exile"}, icons="car", goods="3 compass")
    assert not offer(table, SlotIdol("draw")).reveals
    table.play(SlotIdol("draw"))
    assert offer(table, DrawCard()).reveals
    table.play(DrawCard()).settle()
    table.play(Discover("lower-1"))
    assert not offer(table, Pay()).reveals, "the idol is open, and asks first"
    table.play(Pay())
    assert offer(table, ExileCard("axe", "play")).reveals, "then the tile is turned up"


def test_the_turn_ends_unseen_only_if_the_row_is_full() -> None:
    """AR 8.4: a card is dealt in place of one that was bought."""
    table = Board(goods="9 coin")
    table.play(Dig("camp-coin"), Pay(planes=1, left=()))
    assert not offer(table, EndTurn()).reveals
    table = Board(goods="9 coin", row="/ rope, axe")
    table.play(Buy("rope"))
    assert offer(table, EndTurn()).reveals


# Why not


@pytest.mark.parametrize(
    ("piece", "why"),
    [
        ("site:lower-1/1", ("AR 5.1", "too-few-compasses", "compass", 3, 1)),
        ("site:camp-tablet/1", ("AR 4.1", "space-taken")),
        ("site:camp-coin/2", ("AR 2.4", "no-such-site-space")),
        ("site:upper-2/1", ("AR 4.1", "space-taken")),
        ("guardian:owl", ("AR 6.1", "not-there")),
        ("row:rope", ("AR 8.1", "unaffordable", "coin", 2, 1)),
        ("hand:fear#1", ("AR 3.10", "fear-has-no-effect")),
        ("hand:war-mask#1", ("AR 8.2", "artifact-needs-tablet", "tablet", 1, 0)),
        ("assistant:miner", ("AR 9.9", "exhausted")),
        ("assistant:guide", ("AR 9.9", "not-employed")),
        ("slot:tablets", ("AR 7.1", "no-idol", "idol", 1, 0)),
        ("stack:eleven", ("AR 9.4", "glass-outside")),
        ("space:r5-1", ("AR 9.1", "no-bridge")),
        ("token:notebook", ("AR 9.1", "notebook-below-glass")),
        ("deck:item", ("AR 3.3", "no-action")),
    ],
)
def test_why_a_piece_has_no_move(piece: str, why: tuple[object, ...]) -> None:
    """The rule, and need and have as numbers."""
    table = Board(
        icons="car",
        goods="1 coin, 1 compass",
        hand="fear, war-mask",
        row="/ rope",
        others="camp-tablet, upper-2",
        found={"upper-2": "one-jewel"},
        guards={"upper-2": "owl"},
        assistants="miner tired",
        supply="guide",
        glass="start",
        rescue=None,
    )
    assert reason(table, piece) == why


def test_a_way_that_is_too_dear() -> None:
    """AR 1.8: a ship is needed and a car is there; two cars are, and one is."""
    table = Board(icons="car", goods="9 compass")
    assert reason(table, "site:lower-1/1") is None
    assert reason(table, "site:lower-3/1") == ("AR 1.8", "way-unaffordable", "icon", 1, 0)
    assert reason(table, "site:high-1/1") == ("AR 1.8", "way-unaffordable", "icon", 2, 1)


def test_why_a_card_does_not_pay() -> None:
    """AR 1.7: while a cost is to be met, a source that is in no way is refused as such."""
    table = Board(hand="fear, funding-car", goods="3 compass")
    table.play(Discover("lower-1"))
    assert reason(table, "hand:funding-car#1") is None
    assert reason(table, "hand:fear#1") == ("AR 1.7", "not-a-payment")
    assert reason(table, "site:camp-coin/1") == ("AR 1.5", "not-now")


def test_what_is_not_there_cannot_be_asked_about() -> None:
    table = Board(hand="fear")
    for piece in ("hand:fear#2", "hand:hat#1", "row:nothing", "site:nowhere/1", "site:camp-coin/3", "", "fear"):
        with pytest.raises(BadInput):
            ARNAK.why_not(table.state, 0, piece)
    with pytest.raises(BadInput):
        ARNAK.why_not(table.state, 2, "site:camp-coin/1")


def test_others_are_not_asked_for_their_turn() -> None:
    """AR 3.2: a player who is not to act has a reason for everything."""
    table = Board(hand="fear")
    view = ARNAK.view(table.state, 1)
    assert not ARNAK.offers(table.state, 1)
    for piece in ARNAK.pieces(view):
        refusal = ARNAK.why_not(table.state, 1, piece)
        assert refusal is not None and (refusal.rule, refusal.key) == ("AR 3.2", "not-your-turn")


def test_an_onlooker_has_no_pieces_of_its_own() -> None:
    """AR 15.2: what is open to all can be pointed at."""
    table = Board(hand="fear", play="hat")
    pieces = ARNAK.pieces(ARNAK.view(table.state, None))
    assert not any(piece.startswith(("hand:", "play:", "goods:", "token:")) for piece in pieces)
    assert "site:camp-coin/1" in pieces


# Kinds of moves that few games come to


def test_bonus_tiles_of_a_space_are_pieces() -> None:
    """AR 12.3: one of several is taken."""
    table = Board(
        side="snake",
        glass="r6-1",
        goods="9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel",
        idols=2,
        bonuses={"r7-1": "coin, draw, draw"},
    )
    table.play(Research("glass", "r7-1"))
    assert offer(table, TakeBonus("draw")).touches == ("bonus:draw/r7-1#1", "bonus:draw/r7-1#2")
    assert signs(table, TakeBonus("coin")) == "> 1 coin"


def test_looking_at_cards() -> None:
    """AR 16.8: those that are looked at are pieces of their own."""
    table = Board(goods="1 tablet", hand="crystal-earring", deck="rope / hat / axe")
    table.play(Play("crystal-earring"), Announce(2))
    assert offer(table, Keep("hat")).touches == ("aside:hat#1",)
    table.play(Keep("hat"))
    assert offer(table, PutBack("rope")).touches == ("aside:rope#1",)
    assert offer(table, Decline()).reveals, "the rest is revealed"


def test_moving_about() -> None:
    """AR 14.5, 16.9, 16.11: the piece that moves, then where to."""
    found = {"lower-1": "one-jewel", "lower-2": "one-coin-arrowhead"}
    table = Board(out="lower-1", found=found, guards={"lower-1": "owl"})
    asking = partial(replace, table.state)
    table.state = asking(pending=(Relocate((1,)),))
    assert offer(table, RelocateTo("lower-1", "lower-2")).touches == ("site:lower-1/1", "site:lower-2/1")
    table.state = asking(pending=(ReturnHome(),))
    assert offer(table, ComeHome("lower-1")).touches == ("site:lower-1/1",)
    table.state = asking(pending=(ShiftGuardian((1,)),))
    assert offer(table, MoveGuardian("lower-1", "lower-2")).touches == ("guardian:owl", "site:lower-2")
    assert signs(table, MoveGuardian("lower-1", "lower-2")) == "> 1 coin, 1 arrowhead"


def test_assistants() -> None:
    """AR 9.5, 9.8, 12.2, 14.15, 16.7, 16.13: the player's own first."""
    table = Board(side="snake", assistants="miner tired", supply="guide, medic", rescue="captain, trader")
    asking = partial(replace, table.state)
    for step, move, touched in (
        (Refresh(), RefreshAssistant("miner"), ("assistant:miner",)),
        (Promote(), PromoteAssistant("miner"), ("assistant:miner",)),
        (Recruiting(), Recruit("guide"), ("assistant:guide",)),
        (Exchange(), ExchangeAssistant("miner", "medic"), ("assistant:miner", "assistant:medic")),
        (UseOffered(), UseOfferedAssistant("guide"), ("assistant:guide",)),
        (PickRescue(), Rescue("captain"), ("assistant:captain",)),
    ):
        table.state = asking(pending=(step,))
        assert offer(table, move).touches == touched
