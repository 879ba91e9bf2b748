"""Scoring and ties (AR 11, 13.11)."""

from typing import Never

from cairn.core.game import Result
from cairn.core.values import Seat
from cairn.games.arnak.effects.steps import Finish
from cairn.games.arnak.rules.events import Scored
from cairn.games.arnak.rules.pieces import CARDS, IDOL_POINTS, SETUP, SLOTS, TEMPLE, TRACKS
from cairn.games.arnak.rules.procedures import AnyProcedure, Procedure
from cairn.games.arnak.rules.research import ROWS, TEMPLE_SPACE
from cairn.games.arnak.rules.state import Draft, Phase, State

COPY_POINTS = IDOL_POINTS - 1
"""An idol on the rival's -1 space (AR 13.6)."""


class ArnakResult(Result, omit_defaults=True):
    """The result of a game; the rival of a solo game has points and a place, but no seat (AR 13.11)."""

    rival: int | None = None
    rival_place: int | None = None

    @property
    def others(self) -> dict[str, int]:
        """The rival's points, if there is a rival."""
        return {} if self.rival is None else {"rival": self.rival}

    @property
    def others_first(self) -> int:
        """1 if the rival has the first place, else 0."""
        return int(self.rival_place == 1)


def score(state: State, seat: Seat) -> Scored:
    """The current points of a player or of the rival (AR 11.1, 13.11)."""
    if seat == state.rival_seat:
        return _rival_score(state)
    player = state.players[seat]
    owned = [*player.hand, *player.play, *player.aside, *sum(player.deck, ())]
    fears = [card for card in owned if CARDS[card].kind == "fear"]
    notebook = ROWS[state.options.side][player.notebook]
    parts = (
        _glass_points(state, seat, player.glass)
        + (TRACKS[state.options.side].row[notebook - 1].notebook_points if notebook else 0),
        sum(TEMPLE[stack].points for stack in player.temple),
        IDOL_POINTS * (player.idols + player.slots) + sum(SLOTS[player.slots :]),
        SETUP.guardian_points * len(player.allies),
        sum(CARDS[card].points for card in owned) - sum(CARDS[card].points for card in fears),
        sum(CARDS[card].points for card in fears) + SETUP.fear_tile_points * player.fear_tiles,
    )
    return Scored(seat, *parts, total=sum(parts))


def _rival_score(state: State) -> Scored:
    rival = state.rival
    assert rival is not None
    parts = (
        _glass_points(state, state.rival_seat, rival.glass),
        sum(TEMPLE[stack].points for stack in rival.temple),
        IDOL_POINTS * len(rival.idols) + COPY_POINTS * rival.copies,
        SETUP.guardian_points * len(rival.guardians),
        sum(CARDS[card].points for card in rival.cards),
        0,
    )
    return Scored(state.rival_seat, *parts, total=sum(parts))


def _glass_points(state: State, seat: Seat, space: str) -> int:
    track = TRACKS[state.options.side]
    if space == TEMPLE_SPACE:
        return track.places[state.arrivals.index(seat)]
    row = ROWS[state.options.side][space]
    return track.row[row - 1].glass_points if row else 0


def _finish(state: Draft, step: Finish) -> Draft:
    return state.update(*scores(state), phase=Phase.OVER, pending=())


def scores(state: State) -> tuple[Scored, ...]:
    """The current points of all players, the rival's last."""
    return tuple(score(state, seat) for seat in range(len(state.players) + (state.rival is not None)))


def result(state: State) -> ArnakResult | None:
    """The result of a finished game, or None.

    Ties go to the first in the temple, then to more research points, and are shared after that (AR 11.2, 11.4).
    """
    if state.phase is not Phase.OVER:
        return None
    points = scores(state)
    standings = [_ranking_key(state, each) for each in points]
    places = [1 + sum(other > mine for other in standings) for mine in standings]
    players = len(state.players)
    alone = state.rival is not None
    return ArnakResult(
        scores=tuple(each.total for each in points[:players]),
        places=tuple(places[:players]),
        rival=points[-1].total if alone else None,
        rival_place=places[-1] if alone else None,
    )


def _ranking_key(state: State, points: Scored) -> tuple[int, int, int]:
    if points.seat in state.arrivals:
        return points.total, -state.arrivals.index(points.seat), 0
    return points.total, -len(state.arrivals), points.research


PROCEDURES: tuple[AnyProcedure, ...] = (Procedure[Finish, Never](step=Finish, act=_finish),)
