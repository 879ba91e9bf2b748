"""The referee of The Lost Code and Think Str8! for real tables."""

from cairn.core.referee import Referee
from cairn.games.lost_code.referee.acts import Act
from cairn.games.lost_code.referee.frames import Frame, asks, frame
from cairn.games.lost_code.referee.game import RealGame, enter, open_game

REFEREE: Referee[RealGame, Act] = Referee(
    act=Act,
    open=open_game,
    enter=enter,
    frame=frame,
    frame_type=Frame,
    asks=asks,
    steps=lambda game: game.steps,
    result=lambda game: game.result,
    options=lambda game: game.options,
)
