"""The score track and its stacks (LC 3.1, 5.2, 5.7, 5.8).

Two tuples describe it: the space of each marker, and the seats from last to first. The top of a stack counts as further
back, so the order of the seats is also the order within each stack.
"""

from cairn.core.values import Seat


def move_marker(
    track: tuple[Seat, ...], scores: tuple[int, ...], seat: Seat, by: int
) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """Track and scores after a marker moves `by` spaces: it lands on top of a stack; a move of 0 changes nothing."""
    if by == 0:
        return track, scores
    space = scores[seat] + by
    scores = (*scores[:seat], space, *scores[seat + 1 :])
    others = [other for other in track if other != seat]
    at = 0
    while at < len(others) and scores[others[at]] < space:
        at += 1
    others.insert(at, seat)
    return tuple(others), scores


def stacks(track: tuple[Seat, ...], scores: tuple[int, ...]) -> dict[int, tuple[Seat, ...]]:
    """The seats on each occupied space, bottom first; spaces from last to first."""
    spaces: dict[int, tuple[Seat, ...]] = {}
    for seat in track:
        spaces[scores[seat]] = (seat, *spaces.get(scores[seat], ()))
    return spaces
