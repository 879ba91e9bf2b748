"""What somebody writes who has read the README and docs/library.md: a bot, a simulation, a belief, a saved game.

    python -m tests.library.script

It is checked by mypy and pyright in their strict modes as it stands, and run.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import cairn
from cairn import arnak, break_the_code, lost_code


class Wide:
    """A bot of one's own: it bets with the widest wheel that is free, where the belief says that most sums lie."""

    games = ("lost-code", "think-str8")

    def choose(
        self,
        sight: lost_code.Sight,
        moves: Sequence[lost_code.Move],
        rng: Random,
        seconds: float | None = None,
    ) -> lost_code.Move:
        """One of the moves."""
        bets = [move for move in moves if isinstance(move, lost_code.Bet)]
        if not bets:
            return rng.choice(moves)
        widest = max(bet.width for bet in bets)
        sums = cairn.belief(sight).sums(sight.view.dice)
        return max(
            (bet for bet in bets if bet.width == widest),
            key=lambda bet: sum(deals for total, deals in sums.items() if bet.low <= total < bet.low + bet.width),
        )


def play_a_game() -> lost_code.Match:
    """A whole game, seat by seat: the script's own bot in seat 0, steady ones in the others."""
    match = cairn.Match("lost-code", players=3, options={"expansions": ["curse"]}, seed=7)
    own, steady, rng = Wide(), cairn.bot("steady", game="lost-code"), Random(1)
    while match.to_act:
        seat = match.to_act[0]
        bot: lost_code.Bot = own if seat == 0 else steady
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    return match


def tell(events: Sequence[lost_code.Event]) -> list[str]:
    """What was answered to whom."""
    return [
        f"seat {event.seat} bet {event.low} with the wheel of width {event.width}: {event.answer.value}"
        for event in events
        if isinstance(event, lost_code.Answered)
    ]


def ask_until_sure() -> tuple[int, float]:
    """How many questions a seat needs until its belief holds one code, and how much it knew before the last."""
    match = cairn.Match("break-the-code", players=2, seed=3)
    asked, before = 0, 0.0
    while len(cairn.belief(match.view(0)).codes) > 1:
        seat = match.to_act[0]
        questions = [move for move in match.moves(seat) if isinstance(move, break_the_code.Ask)]
        if seat == 0:
            before = cairn.belief(match.view(0)).entropy
            asked += 1
        match.play(seat, questions[0])
    return asked, before


def save_and_load(folder: Path) -> arnak.Match:
    """A game that is broken off, kept, and gone on with as if nothing had happened."""
    match = cairn.Match("arnak", players=2, seed="evening")
    bot, rng = cairn.bot("random", game="arnak"), Random(5)
    for _ in range(20):
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng))
    match.save(folder / "evening.jsonl")
    again = cairn.load(folder / "evening.jsonl", "arnak", seed="evening")
    assert again.record == match.record and again.view(0) == match.view(0)
    points: list[int] = [board.goods.coin for board in again.view(None).view.players]
    assert len(points) == 2
    return again


def main() -> None:
    """Do all of it, and print what came of it."""
    match = play_a_game()
    print(match)
    result = match.result
    assert result is not None
    print(result.scores, result.winners)
    print("\n".join(tell(match.events(0))[:3]))
    print("bits missing before the last question: {1:.1f}, questions: {0}".format(*ask_until_sure()))
    with TemporaryDirectory() as folder:
        print(save_and_load(Path(folder)).text(0, lang="pl"))
    found = cairn.simulate("lost-code", [f"{__name__}:Wide", "random"], games=4, seed=1)
    print(found.wins, found.mean_score)
    try:
        match.play(0, lost_code.Accept())
    except cairn.IllegalMove as refused:
        print(refused.rule, refused.key, file=sys.stdout)


if __name__ == "__main__":
    main()
