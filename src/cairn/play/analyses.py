"""Many games looked at again, on one core or on many machines, with the same outcome either way."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from cairn.core.record import to_json
from cairn.games import find, rooms_of
from cairn.play.analysis import Analysis, analysis
from cairn.play.collected import Kept
from cairn.play.pool import ALONE, Crew, in_order
from cairn.play.unfinished import gone_on_with


def analyses(games: Sequence[Kept], crew: Crew = ALONE, keep: str | None = None) -> Iterator[Analysis]:
    """What can be said of each game, in order; what is done is kept in the file `keep`, and gone on with from there.

    Phrases and moves that come from that file are as JSON has them. Raises `BadRecord` with the file and the number of
    a game that was not played as the rules are.
    """
    versions = {each.record.game: find(each.record.game).rules_version for each in games}
    told = "".join(to_json(each.record) for each in games)
    task = ["analyse", versions, hashlib.sha256(told.encode()).hexdigest()]
    do = partial(in_order, _looked_at, crew=crew)
    return gone_on_with(keep, task, partial(msgspec.json.decode, type=Analysis), games, do)


def _looked_at(kept: Kept) -> Analysis:
    with kept.naming_the_game():
        return analysis(rooms_of(kept.record.game), kept.record)
