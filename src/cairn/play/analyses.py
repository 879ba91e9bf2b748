"""Analyses of many games, on one core or many machines, with the same results."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from cairn.core.record import to_json
from cairn.games import find, rooms_of
from cairn.play.analysis import Analysis, analysis
from cairn.play.collection import StoredRecord
from cairn.play.pool import ALONE, Crew, map_in_order
from cairn.play.resume import resume_work


def analyses(
    games: Sequence[StoredRecord], crew: Crew = ALONE, keep: str | None = None, quick: bool = False
) -> Iterator[Analysis]:
    """Yield the analysis of each game in order; finished ones are kept in the file `keep`, and resumed from there.

    Quick ones play no choice on.

    Phrases and moves from that file are plain JSON. Raise `BadRecord` with the file and the number of an illegal game.
    """
    versions = {each.record.game: find(each.record.game).rules_version for each in games}
    records = "".join(to_json(each.record) for each in games)
    task = ["analyse", versions, hashlib.sha256(records.encode()).hexdigest(), quick]
    do = partial(map_in_order, partial(_analyse, played_on=0 if quick else None), crew=crew)
    return resume_work(keep, task, partial(msgspec.json.decode, type=Analysis), games, do)


def _analyse(kept: StoredRecord, played_on: int | None) -> Analysis:
    with kept.name_in_errors():
        return analysis(rooms_of(kept.record.game), kept.record, played_on=played_on)
