"""The dealer by pile: the order of each pile depends on the seed alone, and every order is as likely as any other."""

from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from random import Random

import msgspec
import pytest

from cairn.core import record
from cairn.core.chance import Chance, uniform
from cairn.core.deal import commitment, dealer_seed, verify_deal
from cairn.core.dealer import BY_NUMBER, BY_PILE, Dealer, PileDealer, make_dealer
from cairn.core.errors import BadRecord
from cairn.core.match import Match, new_match
from cairn.core.record import Deal, Record, from_json, from_text, to_json, to_text
from cairn.core.table import new_table
from cairn.core.values import encode, replace
from cairn.games import find
from cairn.play.bots import find_bot

RELEASE = Path(__file__).parents[1] / "releases" / "45590a0"
PIECES = tuple("abcdef")


def draw_all(dealer: Dealer, pieces: tuple[str, ...], pile: str = "p") -> str:
    """The pieces in the order in which they are drawn, equal ones with their weight."""
    left, drawn = list(pieces), ""
    while left:
        kinds = tuple(sorted(set(left)))
        drawn += dealer.outcome(len(drawn), Chance(kinds, tuple(map(left.count, kinds)), pile))
        left.remove(drawn[-1])
    return drawn


def test_the_order_of_a_pile_depends_on_the_seed_and_the_pile() -> None:
    order = draw_all(PileDealer(7), PIECES)
    assert order == draw_all(PileDealer("7"), PIECES)
    assert {draw_all(PileDealer(8), PIECES), draw_all(PileDealer(7), PIECES, "q")} != {order}
    without = order.replace(order[2], "")
    assert draw_all(PileDealer(7), tuple(without)) == without, "a piece that is gone does not change the others' order"


def test_the_order_does_not_depend_on_the_number_of_draws() -> None:
    """Two people draw different numbers of cards from another pile in between."""
    dealer, chance = PileDealer(3), uniform(PIECES, "p")
    assert len({dealer.outcome(number, chance) for number in range(50)}) == 1
    assert len({Dealer(3).outcome(number, chance) for number in range(50)}) > 1


def test_anybody_can_check_a_pile_with_sha_256() -> None:
    """The promise to other languages: the piece with the lowest digest of `seed/pile/piece`."""
    lowest = min(PIECES, key=lambda piece: sha256(f's/p/"{piece}"'.encode()).digest())
    assert PileDealer("s").outcome(0, uniform(PIECES, "p")) == lowest
    copies = [("a", 0), ("a", 1), ("b", 0)]
    first = min(copies, key=lambda copy: sha256(f's/p/3/"{copy[0]}"/{copy[1]}'.encode()).digest())
    assert PileDealer("s").outcome(0, Chance(("a", "b"), (2, 1), "p")) == first[0]


def test_a_chance_without_a_pile_is_drawn_by_number() -> None:
    chance = uniform(PIECES)
    assert [PileDealer(5).outcome(n, chance) for n in range(30)] == [Dealer(5).outcome(n, chance) for n in range(30)]


@pytest.mark.parametrize("pieces", ["abc", "aab", "aabb", "aaab"])
def test_every_order_is_equally_likely(pieces: str) -> None:
    """Equal pieces too: they do not come together more often than apart."""
    plays = 4800
    counted = Counter(draw_all(PileDealer(seed), tuple(pieces)) for seed in range(plays))
    orders = set(permutations(pieces))
    expected = plays / len(orders)
    assert len(counted) == len(orders)
    assert sum((count - expected) ** 2 / expected for count in counted.values()) < 25  # chi squared, 5 degrees at most


def test_both_kinds_of_dealers_are_made_by_number() -> None:
    assert type(make_dealer(1, BY_NUMBER)) is Dealer and type(make_dealer(1, BY_PILE)) is PileDealer


# Records


def played_record(kind: int) -> Record:
    """A game of Arnak alone, between a bot and the rival, with its deal."""
    game = find("arnak")
    options = msgspec.convert({"players": 1, "difficulty": 2}, game.types.options)
    dealer = make_dealer(dealer_seed("seed", ()), BY_PILE if kind == BY_PILE else BY_NUMBER)
    match = Match(new_table(game, options), dealer)
    bot, rng = find_bot("beginner", "arnak"), Random(1)
    while match.to_act:
        match.play(0, bot.choose(match.view(0), match.moves(0), rng))
    deal = Deal(commitment("seed", "salt"), "seed", "salt")
    return replace(match.record, deal=replace(deal, dealer=2) if kind == BY_PILE else deal)


@pytest.fixture(scope="module")
def by_pile() -> Record:
    return played_record(BY_PILE)


@pytest.fixture(scope="module")
def by_number() -> Record:
    return played_record(BY_NUMBER)


def test_a_record_names_the_new_kind_and_only_that(by_pile: Record, by_number: Record) -> None:
    new, old = to_json(by_pile), to_json(by_number)
    assert new.startswith('{"record":4,') and '"words":[],"dealer":2}' in new.split("\n")[0]
    assert old.startswith('{"record":3,') and "dealer" not in old.split("\n")[0]
    assert encode(by_number.deal) == encode(
        {"commitment": commitment("seed", "salt"), "seed": "seed", "salt": "salt", "words": ()}
    )
    for each in (by_pile, by_number):
        assert from_json(to_json(each), find) == each
        assert from_text(to_text(each), find) == each


def test_a_deal_of_either_kind_is_verified(by_pile: Record, by_number: Record) -> None:
    assert verify_deal(find("arnak"), by_pile) > 50 and verify_deal(find("arnak"), by_number) > 50


def test_a_record_that_names_the_wrong_kind_is_refused(by_pile: Record, by_number: Record) -> None:
    assert by_pile.deal is not None and by_number.deal is not None
    swapped = [
        replace(by_pile, deal=replace(by_pile.deal, dealer=msgspec.UNSET)),
        replace(by_number, deal=replace(by_number.deal, dealer=2)),
    ]
    for each in swapped:
        with pytest.raises(BadRecord, match="another outcome"):
            verify_deal(find("arnak"), each)
    with pytest.raises(BadRecord, match="dealer: is not part of record format 3"):
        record.read(to_json(by_pile).replace('{"record":4,', '{"record":3,'), find)
    with pytest.raises(BadRecord, match="Invalid enum value 3"):
        record.read(to_json(by_pile).replace('"dealer":2', '"dealer":3'), find)


def test_the_same_moves_get_the_same_deal() -> None:
    """And another dealer of the same seed another one."""
    game = find("arnak")
    one, same = (new_match(game, game.options, seed=9, kind=BY_PILE) for _ in range(2))
    assert one.record == same.record != new_match(game, game.options, seed=9).record


@pytest.mark.parametrize("file", sorted(RELEASE.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_record_of_an_earlier_release_stays_byte_for_byte_as_it_is(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert to_json(from_json(text, find)) == text
