"""Lost Ruins of Arnak: one to four players, both sides of the board, the solo rival."""

from cairn.core.game import Game, Types
from cairn.games.arnak.rules.engine import apply, chance, check, moves, settle, setup, to_act
from cairn.games.arnak.rules.events import ArnakEvent, seen
from cairn.games.arnak.rules.interim import interim
from cairn.games.arnak.rules.moves import Move, Outcome
from cairn.games.arnak.rules.offers import offers
from cairn.games.arnak.rules.older_rules import OLDER
from cairn.games.arnak.rules.pieces import SETUP
from cairn.games.arnak.rules.refs import pieces
from cairn.games.arnak.rules.scoring import ArnakResult, result
from cairn.games.arnak.rules.state import Options, State
from cairn.games.arnak.rules.view import View, view
from cairn.games.arnak.rules.why_not import why_not

ARNAK = Game[Options, State, Move, Outcome, View, ArnakEvent](
    name="arnak",
    rules_version="2",
    options=Options(),
    players=range(min(SETUP.counted_as), max(SETUP.counted_as) + 1),
    types=Types(
        options=Options, state=State, move=Move, outcome=Outcome, event=ArnakEvent, view=View, result=ArnakResult
    ),
    package=__name__.removesuffix(".rules.game"),
    setup=setup,
    to_act=to_act,
    moves=moves,
    check=check,
    apply=apply,
    chance=chance,
    settle=settle,
    view=view,
    seen=seen,
    result=result,
    offers=offers,
    pieces=pieces,
    why_not=why_not,
    interim=interim,
    older=OLDER,
)
