"""The referee of Break the Code for real tables."""

from cairn.core.referee import Referee
from cairn.games.break_code.referee.acts import Act
from cairn.games.break_code.referee.frames import Frame, asks, frame
from cairn.games.break_code.referee.game import RealGame, enter, open_game, steps

REFEREE: Referee[RealGame, Act] = Referee(
    act=Act,
    open=open_game,
    enter=enter,
    frame=frame,
    frame_type=Frame,
    asks=asks,
    steps=steps,
    result=lambda game: game.result,
    options=lambda game: game.options,
)
