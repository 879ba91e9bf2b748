"""The end of a game of two by the rules themselves: every world is a position, and every move is made in it."""

from collections import defaultdict

from cairn.core.values import Seat, encode
from cairn.games.break_code.rules.engine import apply, chance, moves, settle
from cairn.games.break_code.rules.game import BREAK_THE_CODE
from cairn.games.break_code.rules.guesses import result
from cairn.games.break_code.rules.moves import Ask, Guess, Name
from cairn.games.break_code.rules.state import Phase, State, to_act
from cairn.games.break_code.rules.table import Options, new_table
from cairn.games.break_code.rules.tiles import TILES, Hand

World = tuple[Hand, Hand]
Worlds = dict[World, State]


def positions(
    pairs: dict[World, int], row: tuple[str, ...], deck: tuple[str, ...], turn: Seat, starter: Seat, rules: str
) -> Worlds:
    """One position for each pair of hands."""
    table = new_table(Options(rules="tagiron" if rules == "tagiron" else "standard", last_guesses=100))
    used = tuple(sorted({*table.cards} - {*row, *deck}))
    return {
        hands: State(
            table=table,
            phase=Phase.TURN,
            hands=hands,
            left=TILES[:10],
            deck=deck,
            row=row,
            discards=used,
            starter=starter,
            turn=turn,
            named=((), ()),
            misses=(0, 0),
        )
        for hands in pairs
    }


def wins(worlds: Worlds, ways: dict[World, int]) -> dict[World, float]:
    """By world, the chance of seat 0 to win if each player makes the move that is best for what it knows."""
    some = next(iter(worlds.values()))
    if (ended := result(some)) is not None:
        won = [place == 1 for place in ended.places]
        return dict.fromkeys(worlds, won[0] / sum(won))
    rolls = chance(some)
    if rolls is not None:
        found = dict.fromkeys(worlds, 0.0)
        for outcome, weight in zip(rolls.outcomes, rolls.weights, strict=True):
            after = wins({world: settle(state, outcome).state for world, state in worlds.items()}, ways)
            found = {world: found[world] + weight / sum(rolls.weights) * after[world] for world in worlds}
        return found
    seat = to_act(some)[0]
    options = [after_move(worlds, ways, seat, move) for move in moves(some, seat) if isinstance(move, Ask)]
    codes = dict.fromkeys(world[1 - seat] for world in worlds)
    guesses = {code: after_guess(worlds, ways, seat, code) for code in codes}
    found = {}
    for hand in dict.fromkeys(world[seat] for world in worlds):
        mine = [world for world in worlds if world[seat] == hand]
        deals: dict[Hand, int] = defaultdict(int)
        for world in mine:
            deals[world[1 - seat]] += ways[world]
        likeliest = [code for code, count in deals.items() if count == max(deals.values())]
        guess = {world: sum(guesses[code][world] for code in likeliest) / len(likeliest) for world in mine}
        best = max((guess, *options), key=lambda option: worth(option, mine, ways, seat) + 1e-12 * (option is guess))
        found |= {world: best[world] for world in mine}
    return found


def worth(option: dict[World, float], mine: list[World], ways: dict[World, int], seat: Seat) -> float:
    """The chance to win of a seat that considers these worlds."""
    share = sum(ways[world] * option[world] for world in mine) / sum(ways[world] for world in mine)
    return share if seat == 0 else 1 - share


def after_move(worlds: Worlds, ways: dict[World, int], seat: Seat, *made: Ask | Guess | Name) -> dict[World, float]:
    """What follows in each world; those in which the same is heard stay together."""
    heard: dict[bytes, Worlds] = defaultdict(dict)
    for world, begun in worlds.items():
        state, seen = begun, list[bytes]()
        for move in made:
            change = apply(state, seat, move)
            state = change.state
            seen += [encode(BREAK_THE_CODE.seen(event, None)) for event in change.events]
        heard[b"".join(seen)][world] = state
    found: dict[World, float] = {}
    for alike in heard.values():
        found |= wins(alike, ways)
    return found


def after_guess(worlds: Worlds, ways: dict[World, int], seat: Seat, code: Hand) -> dict[World, float]:
    """What follows in each world if that code is guessed."""
    return after_move(worlds, ways, seat, Guess(), *map(Name, code))
