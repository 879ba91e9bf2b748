"""How each event of Lost Ruins of Arnak is shown: what moves, and what it is about."""

from collections.abc import Iterator, Sequence
from typing import assert_never, cast

from cairn.core.events import Event
from cairn.core.phrases import Ref, phrase, seat_ref
from cairn.core.stage import NOTHING, Motion, Scene, stamp
from cairn.core.values import Seat, replace
from cairn.games.arnak.effects.goods import RESOURCES, Goods
from cairn.games.arnak.rules import events
from cairn.games.arnak.rules.pieces import CARDS, SITES, TILES
from cairn.games.arnak.rules.research import TEMPLE_SPACE
from cairn.games.arnak.rules.view import View

ROUND: Ref = "round"
EXILE: Ref = "exile"
STAFF: Ref = "staff"
RIVAL: Ref = "rival"
FEAR: Ref = "stack:fear"
RIVAL_ARROW: Ref = "rival/arrow"
RIVAL_TILE: Ref = "rival/tile"
RIVAL_GLASS: Ref = "token:glass/1"
"""The rival sits beside the only player."""
CARDS_DEALT = phrase("stage-dealt")
TRADES = {"tablet": "arrowhead", "arrowhead": "jewel"}
"""What is taken for what is given (AR 14.14)."""
SOURCES = ("research", "temple", "idols", "guardians", "cards", "fear")
"""Where points come from, in the order in which the end sheet counts them (AR 11.1)."""


class ArnakStaging:
    """How the game is shown, from what one seat sees."""

    def lap(self, history: Sequence[Event], view: View) -> int:
        """The number of turns taken, by the players: who has passed is waited for as if they still had turns."""
        return sum(isinstance(each, events.TurnEnded | events.Passed) for each in history) // len(view.players)

    def scene(self, history: Sequence[Event], number: int, before: View, after: View) -> Scene:
        """How event `number` is shown."""
        event = cast(events.ArnakEvent, history[number])
        match event:
            case events.Gained(seat, goods):
                return Scene(
                    "gain", tuple(_gain(after, seat, goods, _source(history[:number], after, seat))), seat_ref(seat)
                )
            case events.Paid():
                return Scene("note", tuple(_payment(event, after)))
            case events.Traded(seat, give):
                take = TRADES[give]
                given = Motion(origin=_goods_ref(after, seat, give), sign=give)
                taken = Motion(to=_goods_ref(after, seat, take), sign=take, after=1)
                return Scene("gain", (given, taken), seat_ref(seat))
            case events.IconsGained():
                return NOTHING
            case events.FearTaken(seat):
                taken = Motion(to=_play_ref(after, seat), origin=FEAR, sign="card:fear")
                if seat != after.seat:
                    return Scene("danger", (taken,), seat_ref(seat))
                said = Motion(to=seat_ref(seat), how="title")
                return Scene("danger", (taken, said), seat_ref(seat), phrase("stage-fear"))
            case (
                events.FirstDrawn()
                | events.CampsBlocked()
                | events.IdolLaid()
                | events.BonusLaid()
                | events.TilesChosen()
            ):
                return NOTHING
            case events.RoundBegan():
                return Scene("round", (Motion(to=ROUND, how="title"),), ROUND)
            case events.Passed(seat):
                return Scene("pass", (stamp("pass", seat_ref(seat)),), seat_ref(seat))
            case events.TurnEnded() | events.Announced() | events.CardPutBack():
                return NOTHING
            case (
                events.Dug()
                | events.Discovered()
                | events.SiteUncovered()
                | events.GuardianAwoke()
                | events.Overcame()
                | events.Activated()
                | events.TileActivated()
                | events.Relocated()
                | events.CameHome()
                | events.GuardianMoved()
                | events.Returned()
            ):
                return _site_scene(event, before, after)
            case (
                events.CardDealt()
                | events.CardsDrawn()
                | events.Bought()
                | events.CardTaken()
                | events.CardPlayed()
                | events.CardDiscarded()
                | events.CardExiled()
                | events.CardTurnedUp()
                | events.CardsLooked()
                | events.CardKept()
                | events.CardsPutAway()
                | events.CardDecided()
                | events.HandsDecided()
                | events.StaffMoved()
            ):
                return _card_scene(event, before, after)
            case (
                events.AssistantShown()
                | events.AssistantUsed()
                | events.OfferedUsed()
                | events.Recruited()
                | events.Rescued()
                | events.Promoted()
                | events.Refreshed()
                | events.Exchanged()
                | events.RescueLooked()
            ):
                return _assistant_scene(event)
            case (
                events.BoonUsed()
                | events.IdolSlotted()
                | events.IdolReturned()
                | events.IconsBecamePlanes()
                | events.Warded()
            ):
                return _board_scene(event, after)
            case (
                events.Researched()
                | events.BonusTaken()
                | events.TempleLooked()
                | events.TempleBonusTaken()
                | events.TempleTileTaken()
            ):
                return _research_scene(event, after)
            case (
                events.ArrowShown()
                | events.TileTurned()
                | events.RivalIdle()
                | events.RivalDug()
                | events.RivalDiscovered()
                | events.RivalOvercame()
                | events.RivalBought()
                | events.RivalResearched()
                | events.RivalTookTile()
                | events.RivalTookAssistant()
            ):
                return _rival_scene(event)
            case events.Scored():
                counted = [each for each in history[: number + 1] if isinstance(each, events.Scored)]
                motions = (*_count_up(event), *_shine_on_winner(counted, after))
                return Scene("end", motions, say=phrase("stage-scored"))
            case _:
                assert_never(event)


# Places


def _goods_ref(view: View, seat: Seat, good: str) -> Ref:
    return f"goods:{good}" if seat == view.seat else f"seat:{seat}/{good}"


def _hand_ref(view: View, seat: Seat, card: str | None = None) -> Ref:
    return f"hand:{card}#1" if card is not None and seat == view.seat else f"seat:{seat}/hand"


def _play_ref(view: View, seat: Seat, card: str | None = None) -> Ref:
    is_there = card is not None and seat == view.seat and card in view.players[seat].play
    return f"play:{card}#1" if is_there else f"seat:{seat}/play"


def _card_deck_ref(card: str) -> Ref:
    """The deck that a card of the row is dealt from."""
    return f"deck:{CARDS[card].kind}"


def _deck_ref(view: View, seat: Seat) -> Ref:
    return "deck:own" if seat == view.seat else f"seat:{seat}/deck"


def _home_ref(seat: Seat) -> Ref:
    return f"seat:{seat}/home"


def _ally_ref(view: View, seat: Seat, guardian: str) -> Ref:
    """A guardian that was overcome: only the seat's own are drawn one by one."""
    return f"guardian:{guardian}" if seat == view.seat else f"seat:{seat}/guardians"


def _token_ref(view: View, seat: Seat, token: str) -> Ref:
    return f"token:{token}" if seat == view.seat else f"token:{token}/{seat}"


# Goods


def _gain(view: View, seat: Seat, goods: Goods, source: Ref | None) -> Iterator[Motion]:
    for good in RESOURCES:
        number = getattr(goods, good)
        if number:
            yield Motion(to=_goods_ref(view, seat, good), origin=source, sign=good, count=number)


def _source(history: Sequence[Event], view: View, seat: Seat) -> Ref | None:
    """The piece that brings a gain: what the seat did last in this turn."""
    for event in reversed(history):
        match event:
            case events.Dug(site=site) | events.Activated(site=site) | events.Relocated(site=site):
                return f"site:{site}"
            case events.Discovered(site=site) | events.SiteUncovered(site=site):
                return f"site:{site}"
            case events.CardPlayed(card=card) | events.Bought(card=card):
                return _play_ref(view, seat, card)
            case events.AssistantUsed(assistant=assistant) | events.OfferedUsed(assistant=assistant):
                return f"assistant:{assistant}"
            case events.Recruited(assistant=assistant) | events.Promoted(assistant=assistant):
                return f"assistant:{assistant}"
            case events.Researched(to=space) | events.BonusTaken(space=space):
                return f"space:{space}"
            case events.BoonUsed(guardian=guardian):
                return _ally_ref(view, seat, guardian)
            case events.IdolSlotted():
                return f"seat:{seat}/slots"
            case events.TurnEnded() | events.RoundBegan():
                return None
            case _:
                pass
    return None


def _payment(event: events.Paid, view: View) -> Iterator[Motion]:
    """Goods go back to the bank, cards to the play area, boons and assistants are used."""
    seat = event.seat
    for good in RESOURCES:
        number = getattr(event.goods, good)
        if number:
            yield Motion(origin=_goods_ref(view, seat, good), sign=good, count=number)
    yield from _cards_to_play_area(view, seat, (*event.cards, *event.discards))
    yield from (stamp("used", _ally_ref(view, seat, guardian)) for guardian in event.boons)
    yield from (stamp("used", f"assistant:{assistant}") for assistant in event.assistants)
    if event.idols:
        yield Motion(origin=f"seat:{seat}/idols", sign="idol", count=event.idols)


# Sites


def _send(seat: Seat, to: Ref, origin: Ref | None = None) -> Motion:
    """An archaeologist walks to a place."""
    return Motion(to=to, origin=origin or _home_ref(seat), sign=f"archaeologist:{seat}", how="arc")


def _lift_idols(to: Ref, site: str, idol: str, count: int) -> Iterator[Motion]:
    """The idol that was face up, and those that nobody has seen yet."""
    yield Motion(to=to, origin=f"site:{site}", sign=f"idol:{idol}", how="lift", after=1)
    if count > 1:
        yield Motion(to=to, origin=f"site:{site}", sign="idol-back", count=count - 1, how="lift", after=1)


def _cut_down(guardian: str, to: Ref) -> Motion:
    """A guardian leaves its site for the board of the one who overcame it."""
    piece = f"guardian:{guardian}"
    return Motion(to=to, origin=piece, piece=piece, sign=piece, how="cut")


def _site_scene(
    event: events.Dug
    | events.Discovered
    | events.SiteUncovered
    | events.GuardianAwoke
    | events.Overcame
    | events.Activated
    | events.TileActivated
    | events.Relocated
    | events.CameHome
    | events.GuardianMoved
    | events.Returned,
    before: View,
    after: View,
) -> Scene:
    match event:
        case events.Dug(seat, site, space):
            return Scene("move", (_send(seat, f"site:{site}/{space + 1}"),), f"site:{site}")
        case events.Discovered(seat, site, idol, idols):
            found = _lift_idols(f"seat:{seat}/idols", site, idol, idols)
            return Scene("reveal", (_send(seat, f"site:{site}/1"), *found), f"site:{site}")
        case events.SiteUncovered(site):
            return Scene("reveal", (Motion(to=f"site:{site}", sign="fog", how="print"),), f"site:{site}")
        case events.GuardianAwoke(site, guardian):
            piece = f"guardian:{guardian}"
            return Scene("danger", (Motion(to=piece, sign=piece, how="wake"),), f"site:{site}")
        case events.Overcame(seat, site, guardian):
            return Scene("prize", (_cut_down(guardian, f"seat:{seat}/guardians"),), f"site:{site}")
        case events.Activated(_, site):
            return Scene("move", (stamp("used", f"site:{site}"),), f"site:{site}")
        case events.TileActivated(seat, tile):
            stack, who, sign = f"stack:sites{TILES[tile].level}", seat_ref(seat), f"tile:{tile}"
            shown, back = Motion(to=who, origin=stack, sign=sign), Motion(to=stack, origin=who, sign=sign, after=2)
            return Scene("reveal", (shown, back), who)
        case events.Relocated(seat, origin, site, space):
            return Scene("move", (_send(seat, f"site:{site}/{space + 1}", f"site:{origin}"),), f"site:{site}")
        case events.CameHome(seat, site):
            return Scene("move", (_send(seat, _home_ref(seat), f"site:{site}"),), f"site:{site}")
        case events.GuardianMoved(_, origin, site, guardian):
            piece = f"guardian:{guardian}"
            moved = Motion(to=f"site:{site}", origin=f"site:{origin}", piece=piece, sign=piece, how="slide")
            return Scene("danger", (moved,), f"site:{site}")
        case events.Returned(seat):
            here = [SITES[number].id for number, spaces in enumerate(before.spaces) for who in spaces if who == seat]
            home = tuple(_send(seat, _home_ref(seat), f"site:{site}") for site in here)
            return Scene("gain", home, seat_ref(seat))
        case _:
            assert_never(event)


# Cards


def _exile(card: str, origin: Ref) -> Motion:
    """A card leaves the game."""
    return Motion(to=EXILE, origin=origin, sign=f"card:{card}", how="fade")


def _cards_to_play_area(view: View, seat: Seat, cards: Sequence[str], start: Ref | None = None) -> Iterator[Motion]:
    """Cards go from hand, or from another start, to the play area; the last of equal ones there are the new ones."""
    for number, card in enumerate(cards):
        copy = cards[: number + 1].count(card)
        origin = start or (f"hand:{card}#{copy}" if seat == view.seat else _hand_ref(view, seat))
        there = view.players[seat].play.count(card) - cards.count(card) + copy
        if seat == view.seat and there > 0:
            place = f"play:{card}#{there}"
            yield Motion(to=place, origin=origin, piece=place, sign=f"card:{card}")
        else:  # another's, or it has gone on already
            yield Motion(to=_play_ref(view, seat), origin=origin, sign=f"card:{card}")


def _bought_to(view: View, seat: Seat, card: str) -> Ref:
    """Artifacts are used at once, items go under the deck (AR 8.1)."""
    return _play_ref(view, seat, card) if CARDS[card].kind == "artifact" else _deck_ref(view, seat)


def _card_scene(
    event: events.CardDealt
    | events.CardsDrawn
    | events.Bought
    | events.CardTaken
    | events.CardPlayed
    | events.CardDiscarded
    | events.CardExiled
    | events.CardTurnedUp
    | events.CardsLooked
    | events.CardKept
    | events.CardsPutAway
    | events.CardDecided
    | events.HandsDecided
    | events.StaffMoved,
    before: View,
    after: View,
) -> Scene:
    match event:
        case events.CardDealt(_, card):
            place, deck = f"row:{card}", _card_deck_ref(card)
            return Scene(
                "deal", (Motion(to=place, origin=deck, piece=place, sign=f"card:{card}"),), place, together=CARDS_DEALT
            )
        case events.CardsDrawn(seat, count, cards) | events.CardsLooked(seat, count, cards):
            return Scene("deal", tuple(_draw(after, seat, count, cards)), seat_ref(seat), together=CARDS_DEALT)
        case events.Bought(seat, card):
            bought = Motion(to=_bought_to(after, seat, card), origin=f"row:{card}", sign=f"card:{card}")
            return Scene("card", (bought,), seat_ref(seat))
        case events.CardTaken(seat, card, to):
            origin = f"row:{card}" if card in before.row else EXILE if card in before.exiled else _card_deck_ref(card)
            if to == "hand":
                taken = next(_draw(after, seat, 1, (card,) if seat == after.seat else None))
                return Scene("card", (replace(taken, origin=origin, sign=f"card:{card}"),), seat_ref(seat))
            place = _play_ref(after, seat, card) if to == "play" else _deck_ref(after, seat)
            return Scene("card", (Motion(to=place, origin=origin, sign=f"card:{card}"),), seat_ref(seat))
        case events.CardPlayed(seat, card) | events.CardDiscarded(seat, card):
            return Scene("card", tuple(_cards_to_play_area(after, seat, (card,))), seat_ref(seat))
        case events.CardExiled(seat, card, zone):
            place = {"hand": _hand_ref(after, seat, card), "play": _play_ref(after, seat, card), "row": f"row:{card}"}[
                zone
            ]
            return Scene("card", (_exile(card, place),), EXILE)
        case events.CardTurnedUp(card):
            deck = _card_deck_ref(card)
            return Scene("reveal", (Motion(to=deck, origin=deck, sign=f"card:{card}", how="drop"),), deck)
        case events.CardKept(seat, card):
            kept = None if card is None else (card,)
            return Scene("deal", tuple(_draw(after, seat, 1, kept)), seat_ref(seat))
        case events.CardsPutAway(seat, cards):
            put = tuple(_cards_to_play_area(after, seat, cards, _hand_ref(after, seat)))
            return Scene("card", put, seat_ref(seat))
        case events.CardDecided(seat):
            return Scene("pass", (stamp("lock", seat_ref(seat)),), seat_ref(seat))
        case events.HandsDecided(laid):
            gone = (each for seat, cards in enumerate(laid) for each in _cards_to_play_area(after, seat, cards))
            return Scene("card", tuple(gone))
        case events.StaffMoved(exiled):
            exiles = [_exile(card, f"row:{card}") for card in exiled]
            strides = Motion(to=STAFF, origin=STAFF, piece=STAFF, how="stride", after=1)
            return Scene("round", (*exiles, strides, Motion(to=STAFF, how="shine", after=2)), STAFF)
        case _:
            assert_never(event)


def _draw(view: View, seat: Seat, count: int, cards: tuple[str, ...] | None) -> Iterator[Motion]:
    """Cards come from the deck: the seat's own face up, those of others as backs; the last of equal ones are new."""
    deck = _deck_ref(view, seat)
    if cards is None or seat != view.seat:
        yield Motion(to=f"seat:{seat}/hand", origin=deck, sign="back", count=count)
        return
    hand = view.players[seat].hand or ()
    for number, card in enumerate(cards):
        copy = hand.count(card) - cards.count(card) + cards[: number + 1].count(card)
        place = f"hand:{card}#{copy}" if copy > 0 else None  # it has gone on already
        yield Motion(to=place or f"seat:{seat}/hand", origin=deck, piece=place, sign=f"card:{card}")


# Assistants, boards, research


def _assistant_scene(
    event: events.AssistantShown
    | events.AssistantUsed
    | events.OfferedUsed
    | events.Recruited
    | events.Rescued
    | events.Promoted
    | events.Refreshed
    | events.Exchanged
    | events.RescueLooked,
) -> Scene:
    match event:
        case events.AssistantShown(_, assistant):
            piece = f"assistant:{assistant}"
            return Scene("note", (Motion(to=piece, piece=piece, sign=piece, how="flip"),))
        case events.AssistantUsed(seat, assistant):
            return Scene("card", (stamp("used", f"assistant:{assistant}"),), seat_ref(seat))
        case events.OfferedUsed(assistant=assistant):
            return Scene("card", (stamp("used", f"assistant:{assistant}"),), f"assistant:{assistant}")
        case events.Recruited(seat, assistant) | events.Rescued(seat, assistant):
            piece = f"assistant:{assistant}"
            return Scene(
                "prize", (Motion(to=f"seat:{seat}/assistants", origin=piece, piece=piece, sign=piece),), seat_ref(seat)
            )
        case events.Promoted(seat, assistant):
            piece = f"assistant:{assistant}"
            return Scene("prize", (Motion(to=piece, piece=piece, sign=piece, how="flip"),), seat_ref(seat))
        case events.Refreshed(seat, assistant):
            return Scene("gain", (stamp("refresh", f"assistant:{assistant}"),), seat_ref(seat))
        case events.Exchanged(seat, assistant, other):
            gone, come = f"assistant:{assistant}", f"assistant:{other}"
            there = Motion(to=come, origin=gone, piece=gone, sign=gone, how="arc")
            return Scene(
                "card", (there, Motion(to=gone, origin=come, piece=come, sign=come, how="arc")), seat_ref(seat)
            )
        case events.RescueLooked(seat):
            return Scene("reveal", (stamp("eye", seat_ref(seat)),), seat_ref(seat))
        case _:
            assert_never(event)


def _board_scene(
    event: events.BoonUsed | events.IdolSlotted | events.IdolReturned | events.IconsBecamePlanes | events.Warded,
    after: View,
) -> Scene:
    seat, who = event.seat, seat_ref(event.seat)
    match event:
        case events.BoonUsed(_, guardian):
            return Scene("card", (stamp("used", _ally_ref(after, seat, guardian)),), who)
        case events.IdolSlotted(_, effect):
            slot = f"slot:{effect}" if seat == after.seat else f"seat:{seat}/slots"
            return Scene("prize", (Motion(to=slot, origin=f"seat:{seat}/idols", sign="idol"),), who)
        case events.IdolReturned():
            return Scene("card", (Motion(to=f"seat:{seat}/idols", origin=f"seat:{seat}/slots", sign="idol"),), who)
        case events.IconsBecamePlanes():
            return Scene("card", (stamp("plane", who),), who)
        case events.Warded():
            return Scene("card", (stamp("guardian", who),), who)
        case _:
            assert_never(event)


def _research_scene(
    event: events.Researched
    | events.BonusTaken
    | events.TempleLooked
    | events.TempleBonusTaken
    | events.TempleTileTaken,
    after: View,
) -> Scene:
    seat, who = event.seat, seat_ref(event.seat)
    match event:
        case events.Researched(_, token, to):
            piece, space = _token_ref(after, seat, token), f"space:{to}"
            moved = Motion(to=space, origin=piece, piece=piece, sign=token, how="slide")
            return Scene("move", (moved, *_shine_in_temple(to)), space)
        case events.BonusTaken(_, space, tile):
            taken = Motion(to=who, origin=f"bonus:{tile}/{space}#1", sign=f"bonus:{tile}")
            return Scene("gain", (taken,), f"space:{space}", joins=True)
        case events.TempleLooked():
            return Scene("reveal", (stamp("eye", who),), who)
        case events.TempleBonusTaken(_, tile):
            return Scene("prize", (Motion(to=who, origin="space:temple", sign=f"bonus:{tile}"),), who)
        case events.TempleTileTaken(_, stack):
            return Scene(
                "prize", (Motion(to=f"seat:{seat}/temple", origin=f"stack:{stack}", sign=f"temple:{stack}"),), who
            )
        case _:
            assert_never(event)


def _shine_in_temple(to: str) -> tuple[Motion, ...]:
    """Light around the temple when it is reached."""
    return (Motion(to=f"space:{to}", how="shine", after=1),) if to == TEMPLE_SPACE else ()


# The end


def _count_up(event: events.Scored) -> Iterator[Motion]:
    """Source by source the points of a seat appear on the end sheet, and its total counts them up."""
    for at, source in enumerate(SOURCES):
        points = getattr(event, source)
        yield Motion(to=f"score:{event.seat}/{source}", how="grow", after=at)
        if points:
            yield Motion(to=f"score:{event.seat}/total", how="count", count=points, after=at)


def _shine_on_winner(counted: Sequence[events.Scored], view: View) -> Iterator[Motion]:
    """When all are counted there is light on the highest total, if nobody shares it."""
    if len(counted) == len(view.players) + (view.rival is not None):
        first, *others = sorted(counted, key=lambda each: -each.total)
        if not others or others[0].total < first.total:
            yield Motion(to=f"score:{first.seat}/total", how="shine", after=len(SOURCES))


# The rival


def _rival_scene(
    event: events.ArrowShown
    | events.TileTurned
    | events.RivalIdle
    | events.RivalDug
    | events.RivalDiscovered
    | events.RivalOvercame
    | events.RivalBought
    | events.RivalResearched
    | events.RivalTookTile
    | events.RivalTookAssistant,
) -> Scene:
    match event:
        case events.ArrowShown():
            return Scene("note", (Motion(to=RIVAL_ARROW, how="flip"),))
        case events.TileTurned():
            return Scene("reveal", (Motion(to=RIVAL_TILE, how="flip"),), RIVAL)
        case events.RivalIdle():
            return Scene("pass", (stamp("pass", RIVAL),), RIVAL)
        case events.RivalDug(site, space):
            sent = Motion(to=f"site:{site}/{space + 1}", origin=RIVAL, sign="archaeologist:rival", how="arc")
            return Scene("move", (sent,), f"site:{site}")
        case events.RivalDiscovered(site, idol, idols):
            sent = Motion(to=f"site:{site}/1", origin=RIVAL, sign="archaeologist:rival", how="arc")
            return Scene("reveal", (sent, *_lift_idols(RIVAL, site, idol, idols)), f"site:{site}")
        case events.RivalOvercame(site, guardian):
            return Scene("prize", (_cut_down(guardian, RIVAL),), f"site:{site}")
        case events.RivalBought(card):
            return Scene("card", (Motion(to=RIVAL, origin=f"row:{card}", sign=f"card:{card}"),), RIVAL)
        case events.RivalResearched(to, tile):
            moved = Motion(to=f"space:{to}", origin=RIVAL_GLASS, piece=RIVAL_GLASS, sign="glass", how="slide")
            gone = () if tile is None else (Motion(origin=f"bonus:{tile}/{to}#1", sign=f"bonus:{tile}", after=1),)
            return Scene("move", (moved, *gone, *_shine_in_temple(to)), f"space:{to}")
        case events.RivalTookTile(stack):
            return Scene("prize", (Motion(to=RIVAL, origin=f"stack:{stack}", sign=f"temple:{stack}"),), RIVAL)
        case events.RivalTookAssistant(_, assistant):
            return Scene("danger", (Motion(origin=f"assistant:{assistant}", sign=f"assistant:{assistant}"),), RIVAL)
        case _:
            assert_never(event)


STAGING = ArnakStaging()
