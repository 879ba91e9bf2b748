"""Set-up (AR 2, 12.2, 13.1)."""

from itertools import combinations
from typing import Never

from cairn.core.chance import Chance, uniform
from cairn.core.errors import BadInput, BadOption
from cairn.core.values import replace
from cairn.games.arnak.effects.steps import (
    BeginRound,
    BlockCamps,
    ChooseTiles,
    DealHand,
    DrawFirst,
    FillRow,
    LayBonus,
    LayIdol,
    ShowAssistant,
    Step,
)
from cairn.games.arnak.rules.assistants import RESCUE_SPACE
from cairn.games.arnak.rules.basics import bag_chance, drawn_piece, remove, replace_at
from cairn.games.arnak.rules.events import BonusLaid, CampsBlocked, FirstDrawn, IdolLaid, TilesChosen
from cairn.games.arnak.rules.moves import First, Outcome, Several
from cairn.games.arnak.rules.pieces import (
    ARTIFACTS,
    ASSISTANTS,
    BASIC,
    BONUSES,
    FEAR,
    GUARDIANS,
    IDOLS,
    ITEMS,
    RIVAL,
    SETUP,
    SITES,
    TEMPLE,
    TILES,
    TRACKS,
)
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.research import SPACES
from cairn.games.arnak.rules.state import BLOCKED, FREE, Bag, Draft, Options, Phase, Player, Rival, State

_CAMPS = tuple(number for number, site in enumerate(SITES) if site.level == 0)
_PAIRS = tuple(sorted({tile.action for tile in RIVAL.values() if tile.colour}))
STARTING_FEARS = 2
"""Fear cards in each starting deck (AR 2.7)."""


def opening_state(options: Options) -> State:
    """The position before any chance outcome; raise `BadOption` for wrong options."""
    _check_options(options)
    players = options.players
    counted = SETUP.counted_as[players]
    snake = options.side == "snake"
    blocked = SETUP.blocked[players] == len(_CAMPS)
    supply = SETUP.supply[options.side]
    rescue = counted if snake else 0
    stacks = (*supply, len(ASSISTANTS) - sum(supply) - rescue)
    deck = tuple(sorted([*(card.id for card in BASIC), *[FEAR] * STARTING_FEARS]))
    board = Player(deck=(deck,), home=SETUP.archaeologists)
    boards = (board,) * players
    if players == 1:
        boards = (replace(board, goods=SETUP.starting[SETUP.solo_seat]),)
    return State(
        options=options,
        phase=Phase.SETUP,
        players=boards,
        spaces=tuple((FREE, BLOCKED if blocked else FREE) if site.level == 0 else (FREE,) for site in SITES),
        tiles=tuple(site.id if site.level == 0 else None for site in SITES),
        guards=(None,) * len(SITES),
        idols=(None,) * len(SITES),
        tile_stacks=(_tile_stack(1), _tile_stack(2)),
        guardians=tuple(sorted(GUARDIANS)),
        row=(None,) * SETUP.places,
        items=(tuple(sorted(card.id for card in ITEMS)),),
        artifacts=(tuple(sorted(card.id for card in ARTIFACTS)),),
        exiled=(),
        fear=SETUP.fear - STARTING_FEARS * players,
        supply=(None,) * len(stacks),
        under=stacks,
        rescue=(),
        rescue_under=rescue,
        unseen=tuple(sorted(ASSISTANTS)),
        bonuses=((),) * len(TRACKS[options.side].space),
        bonus_unseen=tuple(sorted(tile.id for tile in BONUSES.values() for _ in range(tile.copies))),
        temple_unseen=counted,
        temple_bonuses=(),
        temple=(counted,) * len(TEMPLE),
        rival=Rival() if players == 1 else None,
        pending=tuple(_steps(options, counted)),
    )


def _check_options(options: Options) -> None:
    if options.players not in SETUP.counted_as:
        raise BadOption("players", f"1 to 4 play, not {options.players} (AR 2.7)")
    if not 0 <= options.difficulty <= len(_PAIRS):
        raise BadOption("difficulty", f"the rival has 0 to {len(_PAIRS)} red tiles, not {options.difficulty} (AR 13.2)")
    if options.difficulty and options.players > 1:
        raise BadOption("difficulty", "only a solo game has a rival (AR 13.2)")


def _steps(options: Options, counted: int) -> list[Step]:
    """The steps of the set-up, in order."""
    steps: list[Step] = []
    players = options.players
    if players > 1:
        steps.append(DrawFirst())
    if 0 < SETUP.blocked[players] < len(_CAMPS):
        steps.append(BlockCamps())
    steps += [LayIdol(site.id) for site in SITES if site.level]
    steps += [LayBonus(space.id) for space in TRACKS[options.side].space for least in space.bonus if least <= counted]
    steps += [ShowAssistant(stack) for stack in range(3)]
    if options.side == "snake":
        steps.append(ShowAssistant(RESCUE_SPACE))
    if players == 1:
        steps.append(ChooseTiles())
    steps.append(FillRow())
    steps += [DealHand(seat) for seat in range(players)]
    steps.append(BeginRound())
    return steps


def _tile_stack(level: int) -> tuple[Bag]:
    return (tuple(sorted(tile.id for tile in TILES.values() if tile.level == level)),)


# Who begins


def _settle_first(state: Draft, step: DrawFirst, outcome: Outcome) -> Draft:
    """Set the first player, and starting resources by the seats counted from there (AR 2.7, 2.8)."""
    seats = len(state.players)
    if not isinstance(outcome, First) or not 0 <= outcome.seat < seats:
        raise BadInput("chance", f"{outcome} cannot happen here")
    first = outcome.seat
    players = tuple(
        replace(player, goods=SETUP.starting[(seat - first) % seats]) for seat, player in enumerate(state.players)
    )
    return state.update(FirstDrawn(first), players=players, first=first, began=first, pending=state.pending[1:])


# Camp sites


def _block_choices(state: State, step: BlockCamps) -> Chance[Outcome]:
    sites = tuple(SITES[number].id for number in _CAMPS)
    return uniform(tuple(map(Several, combinations(sites, SETUP.blocked[len(state.players)]))), "camps")


def _settle_blocking(state: Draft, step: BlockCamps, outcome: Outcome) -> Draft:
    if outcome not in _block_choices(state, step).outcomes:
        raise BadInput("chance", f"{outcome} cannot happen here")
    assert isinstance(outcome, Several)
    spaces = tuple(
        (FREE, BLOCKED) if site.id in outcome.pieces else here for site, here in zip(SITES, state.spaces, strict=True)
    )
    return state.update(CampsBlocked(outcome.pieces), spaces=spaces, pending=state.pending[1:])


# Idols and bonus tiles


def _idols_left(state: State) -> Bag:
    laid = [idol for idol in state.idols if idol is not None]
    return tuple(idol.id for idol in IDOLS.values() for _ in range(idol.copies - laid.count(idol.id)))


def _settle_idol(state: Draft, step: LayIdol, outcome: Outcome) -> Draft:
    idol = drawn_piece(_idols_left(state), outcome)
    idols = tuple(idol if site.id == step.site else there for site, there in zip(SITES, state.idols, strict=True))
    return state.update(IdolLaid(step.site, idol), idols=idols, pending=state.pending[1:])


def _settle_bonus(state: Draft, step: LayBonus, outcome: Outcome) -> Draft:
    tile = drawn_piece(state.bonus_unseen, outcome)
    number = SPACES[state.options.side][step.space]
    bonuses = replace_at(state.bonuses, number, (*state.bonuses[number], tile))
    return state.update(
        BonusLaid(step.space, tile),
        bonuses=bonuses,
        bonus_unseen=remove(state.bonus_unseen, tile),
        pending=state.pending[1:],
    )


# The rival's tiles


def _tile_choices(state: State) -> tuple[tuple[str, ...], ...]:
    """Every set of ten tiles: the dig tiles, and of each pair the red or the green one (AR 13.2)."""
    digs = tuple(tile.id for tile in RIVAL.values() if tile.action == "dig")
    return tuple(
        tuple(sorted([*digs, *(f"{action}-{'red' if action in reds else 'green'}" for action in _PAIRS)]))
        for reds in combinations(_PAIRS, state.options.difficulty)
    )


def _choose_tiles(state: Draft, step: ChooseTiles) -> Draft | None:
    choices = _tile_choices(state)
    return _set_rival_tiles(state, choices[0]) if len(choices) == 1 else None


def _set_rival_tiles(state: Draft, tiles: tuple[str, ...]) -> Draft:
    return state.update(TilesChosen(tiles), rival=Rival(tiles=tiles, left=tiles), pending=state.pending[1:])


def _settle_tiles(state: Draft, step: ChooseTiles, outcome: Outcome) -> Draft:
    if isinstance(outcome, Several) and outcome.pieces in _tile_choices(state):
        return _set_rival_tiles(state, outcome.pieces)
    raise BadInput("chance", f"{outcome} cannot happen here")


PROCEDURES: tuple[AnyProcedure, ...] = (
    Procedure[DrawFirst, Never](
        step=DrawFirst,
        chance=lambda state, step: uniform(tuple(map(First, range(len(state.players)))), "first"),
        settle=_settle_first,
    ),
    Procedure[BlockCamps, Never](step=BlockCamps, chance=_block_choices, settle=_settle_blocking),
    Procedure[LayIdol, Never](
        step=LayIdol, chance=lambda state, step: bag_chance(_idols_left(state), "idols"), settle=_settle_idol
    ),
    Procedure[LayBonus, Never](
        step=LayBonus, chance=lambda state, step: bag_chance(state.bonus_unseen, "bonuses"), settle=_settle_bonus
    ),
    Procedure[ChooseTiles, Never](
        step=ChooseTiles,
        act=_choose_tiles,
        chance=lambda state, step: uniform(tuple(map(Several, _tile_choices(state))), "colours"),
        settle=_settle_tiles,
    ),
)
