"""Artifacts that look at the seat's own deck, or bring items."""

import pytest

from cairn.games.arnak.rules.events import Announced, CardsLooked
from cairn.games.arnak.rules.moves import (
    Announce,
    Buy,
    Decline,
    DrawCard,
    Drawn,
    ExileCard,
    Keep,
    KeepCard,
    Play,
    PutBack,
    TakeCard,
)
from tests.games.arnak.components import effect_of, limit_of, refusal_of
from tests.games.arnak.table import A, Table, bought, main

# Crystal Earring


@effect_of("artifact", "crystal-earring")
def test_crystal_earring() -> None:
    """Say a number up to 3, draw so many, keep one; one more may go back on top, the rest goes to the play area."""
    table = bought("crystal-earring", hand="fear", deck="axe / hat / rope / tent").play(Announce(3))
    assert table.changes == {"aside": "+axe, +hat, +rope", "deck": "tent", "pending": True}
    table.play(Keep("hat"), PutBack("rope"))
    assert table.changes == {"hand": "+hat", "play": "+axe", "deck": "rope / tent"}


@effect_of("artifact", "crystal-earring")
def test_crystal_earring_from_a_shuffled_deck() -> None:
    """The number is fixed before the first card is seen: they come one after the other, then comes the choice."""
    table = bought("crystal-earring", deck="axe, hat, rope").play(Announce(2), Drawn("rope"))
    assert table.offers == ()
    table.play(Drawn("axe"), Keep("axe"), Decline())
    assert table.changes == {"hand": "+axe", "play": "+rope", "deck": "hat"}
    told = [event for event in table.history if isinstance(event, Announced | CardsLooked)]
    assert told == [Announced(A, 2), CardsLooked(A, 1, ("rope",)), CardsLooked(A, 1, ("axe",))]


@limit_of("artifact", "crystal-earring")
def test_crystal_earring_with_a_short_deck() -> None:
    """One drawn card is kept; of a short deck there is what it has; an empty one gives nothing (AR 16.8)."""
    assert bought("crystal-earring", deck="axe / hat").play(Announce(1)).changes == {"hand": "+axe", "deck": "hat"}
    assert bought("crystal-earring", deck="axe").play(Announce(3)).changes == {"hand": "+axe", "deck": ""}
    table = bought("crystal-earring", deck="axe / hat").play(Announce(3), Keep("hat"), Decline())
    assert table.changes == {"hand": "+hat", "play": "+axe", "deck": ""}
    assert bought("crystal-earring", play="hat").changes == {}


@limit_of("artifact", "crystal-earring")
def test_cards_put_away_give_nothing() -> None:
    """Neither effect nor icons; and putting one back is optional."""
    table = bought("crystal-earring", deck="funding-car / gold-pan / hat").play(Announce(3), Keep("hat"), Decline())
    assert table.changes == {"hand": "+hat", "play": "+funding-car, +gold-pan", "deck": ""}


@refusal_of("artifact", "crystal-earring")
def test_crystal_earring_keeps_one_of_the_drawn_cards() -> None:
    """A must; not one of the hand; not two; a number from one to three. Cards aside are in no other zone (AR 16.8)."""
    table = bought("crystal-earring", hand="fear", deck="axe / hat / rope / tent")
    for wrong in (Announce(0), Announce(4), Decline(), DrawCard()):
        assert table.refused(wrong) == "AR 16.8"
    table.play(Announce(3))
    for move in (Keep("fear"), Keep("tent"), Decline(), PutBack("axe")):
        assert table.refused(move) == "AR 16.8"
    table.play(Keep("axe"))
    assert table.refused(PutBack("axe")) == "AR 16.8"
    assert table.refused(Keep("hat")) == "AR 16.8"
    assert table.refused(ExileCard("hat", "hand")) == "AR 16.8"


# Obsidian Earring


@effect_of("artifact", "obsidian-earring")
def test_obsidian_earring() -> None:
    """Say one or two, draw so many from the bottom; of two, one to hand and one to the play area."""
    table = bought("obsidian-earring", deck="tent / funding-car / hat").play(Announce(2), Keep("hat"))
    assert table.changes == {"hand": "+hat", "play": "+funding-car", "deck": "tent"}
    assert bought("obsidian-earring", deck="tent / hat").play(Announce(1)).changes == {"hand": "+hat", "deck": "tent"}


@effect_of("artifact", "obsidian-earring")
def test_obsidian_earring_fetches_what_was_bought_in_this_round() -> None:
    """Bought items lie at the bottom (AR 8.8)."""
    table = Table(hand="obsidian-earring", deck="fear / tent", row="/ hat", goods="1 coin, 1 tablet")
    table.play(Buy("hat")).end_turn().play(Play("obsidian-earring"), Announce(1))
    assert table.player.hand == ("hat",)


@limit_of("artifact", "obsidian-earring")
def test_obsidian_earring_with_a_short_deck() -> None:
    """One card only: that one; none: nothing. Nothing goes back on top (AR 16.8)."""
    assert bought("obsidian-earring", deck="hat").play(Announce(2)).changes == {"hand": "+hat", "deck": ""}
    assert bought("obsidian-earring").changes == {}
    table = bought("obsidian-earring", deck="tent / axe / hat").play(Announce(2))
    assert table.choices == [Keep("axe"), Keep("hat")]


@refusal_of("artifact", "obsidian-earring")
def test_obsidian_earring_draws_two_at_most() -> None:
    """One of them must be kept (AR 16.8)."""
    table = bought("obsidian-earring", deck="axe / hat / rope")
    assert {table.refused(Announce(3)), table.refused(Announce(0)), table.refused(Decline())} == {"AR 16.8"}
    table.play(Announce(2))
    assert {table.refused(Keep("axe")), table.refused(PutBack("hat")), table.refused(Decline())} == {"AR 16.8"}


# Monkey Medallion and Ornate Hammer


@effect_of("artifact", "monkey-medallion")
def test_monkey_medallion() -> None:
    """Any item of the row goes on top of the deck, without its cost (AR 16.19)."""
    table = bought("monkey-medallion", row="hat, horse", deck="fear").play(TakeCard("horse"))
    assert table.changes == {"deck": "horse / fear", "row": "-horse"}


@effect_of("artifact", "monkey-medallion")
def test_what_the_medallion_brings_is_drawn_next() -> None:
    """A later draw of this round draws it; the row is filled at the end of the turn."""
    table = Table(hand="monkey-medallion, pack-donkey", goods="1 tablet", row="/ hat", deck="fear", items="tent")
    table.play(Play("monkey-medallion"), TakeCard("hat"))
    assert table.state.row[1] is None
    table.end_turn().play(Play("pack-donkey"), DrawCard())
    assert table.player.hand == ("hat",) and table.state.row[1] == "tent"


@limit_of("artifact", "monkey-medallion")
def test_monkey_medallion_without_items() -> None:
    """Nothing happens if no item lies in the row."""
    assert bought("monkey-medallion", deck="fear").changes == {}


@refusal_of("artifact", "monkey-medallion")
def test_monkey_medallion_takes_an_item_of_the_row() -> None:
    """A must; no artifact, nothing off the deck, nothing exiled (AR 14.4, 14.12)."""
    table = bought("monkey-medallion", round=2, row="hat", items="tent", exiled="axe")
    for move in (Decline(), TakeCard("tent"), TakeCard("axe"), TakeCard("monkey-medallion"), Buy("hat")):
        assert table.refused(move) == "AR 14.4"


@effect_of("artifact", "ornate-hammer")
@pytest.mark.parametrize("taken", ["horse", "axe"])
def test_ornate_hammer(taken: str) -> None:
    """The rightmost item of the row is exiled, then any exiled item, that one too, goes under the deck (AR 16.20)."""
    table = bought("ornate-hammer", row="hat, horse", exiled="axe, stone-jar", deck="fear").play(TakeCard(taken))
    gone = {"exiled": "-axe, +horse"} if taken == "axe" else {}
    assert table.changes == {"row": "-horse", "deck": f"fear / {taken}", **gone}


@effect_of("artifact", "ornate-hammer")
@pytest.mark.parametrize("way", ["by a card", "by itself", "at the end of the round"])
def test_ornate_hammer_finds_all_exiled_items(way: str) -> None:
    """Whether they were exiled by a player's card, by themselves or when the staff moved."""
    table = Table(hand="ornate-hammer, axe, rough-map", row="stone-jar / hat", goods="1 tablet")
    if way == "by a card":
        table.play(Play("axe"), ExileCard("rough-map", "hand")).end_turn()
    elif way == "by itself":
        table.play(Play("rough-map")).end_turn()
    else:
        table.end_round().play(*map(KeepCard, ("axe", "ornate-hammer", "rough-map"))).settle().pass_others()
    wanted = "hat" if way == "at the end of the round" else "rough-map"
    assert wanted in table.state.exiled
    table.play(Play("ornate-hammer"), TakeCard(wanted))
    assert table.player.deck[-1] == (wanted,) and wanted not in table.state.exiled


@limit_of("artifact", "ornate-hammer")
def test_ornate_hammer_without_an_item_in_the_row() -> None:
    """Only the second part; and taking an item is optional, the exile is not."""
    assert bought("ornate-hammer", exiled="axe").play(TakeCard("axe")).changes == {"deck": "axe", "exiled": "-axe"}
    assert bought("ornate-hammer", exiled="stone-jar").changes == {}
    table = bought("ornate-hammer", row="hat", exiled="axe").play(Decline())
    assert table.changes == {"row": "-hat", "exiled": "+hat"}


@limit_of("artifact", "ornate-hammer")
def test_the_row_is_filled_after_the_hammer_at_the_end_of_the_turn() -> None:
    """The gap stays until then (AR 8.4)."""
    table = Table(hand="ornate-hammer", goods="1 tablet", row="stone-jar / hat, axe, rope, whip, watch", items="tent")
    table.play(Play("ornate-hammer"), Decline())
    assert table.changes == main("ornate-hammer", tablet=-1, row="-watch", exiled="+watch")
    assert table.end_turn().state.row == ("stone-jar", "hat", "axe", "rope", "whip", "tent")


@refusal_of("artifact", "ornate-hammer")
def test_ornate_hammer_takes_exiled_items_only() -> None:
    """No artifact, no basic card, nothing of the row or the deck (AR 16.20)."""
    table = bought("ornate-hammer", row="hat, horse", exiled="stone-jar, funding-car, axe", items="tent")
    for card in ("stone-jar", "funding-car", "hat", "tent"):
        assert table.refused(TakeCard(card)) == "AR 16.20"
