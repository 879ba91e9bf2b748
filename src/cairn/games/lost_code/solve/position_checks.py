"""Rejects impossible positions, with the rule and what to write instead.

Confident odds about an impossible table would be worse than none, and the likeliest cause is a typing mistake. Whether
sums and stones contradict each other is left to the belief.
"""

from collections.abc import Iterable

from cairn.core.errors import BadInput
from cairn.games.lost_code.rules.events import Answer
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.table import Table
from cairn.games.lost_code.solve.position_format import OtherBet, Position, Round, current_round


def check(table: Table, position: Position) -> None:
    """Raise `BadInput`, naming the field, the rule and what to write, unless the position is possible."""
    _check_racks(table, position)
    _check_round_count(table, position)
    for number, each in enumerate(position.rounds):
        _check_round(table, f"rounds[{number}]", each)
    _check_discards(table, position)
    _check_swaps(table, position)
    _check_tokens(table, position)
    _check_decision(table, position)
    _check_dice_now(table, position)
    _check_free(table, position)
    _check_curse(table, position)
    _check_scores(table, position)


# The table


def _check_racks(table: Table, position: Position) -> None:
    others = table.racks - 1
    if len(position.racks) != others:
        raise BadInput("racks", f"{others} are in sight, not {len(position.racks)} (LC 2.1)")
    for number, rack in enumerate(position.racks):
        for symbol in table.symbols:
            if symbol not in rack:
                raise BadInput(f"racks[{number}]", f"{symbol.value} is missing")
            _check_stone(table, f"racks[{number}].{symbol.value}", symbol, rack[symbol])
        if len(rack) > len(table.symbols):
            odd = next(symbol.value for symbol in rack if symbol not in table.symbols)
            raise BadInput(f"racks[{number}]", f"{odd} is not in play")


def _check_stone(table: Table, place: str, symbol: Symbol, digit: int) -> None:
    if symbol not in table.symbols:
        raise BadInput(place, f"{symbol.value} is not in play")
    if not 0 <= digit < table.digits:
        raise BadInput(place, f"digits run from 0 to {table.digits - 1}")


# The rounds


def _check_round_count(table: Table, position: Position) -> None:
    begun = current_round(position)
    if begun > table.rounds:
        text = f"{table.players} players play {table.rounds}, not {begun} (LC 6.1)"
        raise BadInput("rounds", f'{text}: after the last write "decide": "final"')


def _check_round(table: Table, place: str, played: Round) -> None:
    _check_dice(table, f"{place}.dice", played.dice)
    _check_bet(table, place, played)
    if played.swap is not None:
        _check_stone(table, f"{place}.swap", played.swap.symbol, played.swap.digit)
    if not played.others:
        return
    if len(played.others) != table.players - 1:
        others = table.players - 1
        raise BadInput(f"{place}.others", f"must be a bet of each of the {others}, or none, not {len(played.others)}")
    widths = [played.width]
    for number, other in enumerate(played.others):
        _check_bet(table, f"{place}.others[{number}]", other)
        if other.width in widths:
            text = f"the wheel of width {other.width} was taken already: one player has it (LC 4.1)"
            raise BadInput(f"{place}.others[{number}].width", text)
        widths.append(other.width)


def _check_bet(table: Table, place: str, bet: Round | OtherBet) -> None:
    if table.wheel(bet.width) is None:
        raise BadInput(f"{place}.width", f"there is no wheel of width {bet.width}")
    if not 0 <= bet.low <= table.top + 1 - bet.width:
        last = table.top + 1 - bet.width
        raise BadInput(f"{place}.low", f"a wheel of width {bet.width} begins at 0 to {last} (LC 4.2)")
    narrowest = bet.width == table.wheels[0].width
    if bet.answer in ((Answer.ABOVE, Answer.BELOW) if narrowest else (Answer.WRONG,)):
        allowed = "right or wrong" if narrowest else "right, above or below"
        raise BadInput(f"{place}.answer", f"with this wheel it is {allowed}, not {bet.answer.value} (LC 5.3)")


def _check_dice(table: Table, place: str, dice: tuple[Symbol, ...], turned: bool = True) -> None:
    allowed = table.symbols if turned else table.all_symbols
    if len(dice) != table.dice or any(symbol not in allowed for symbol in dice):
        raise BadInput(place, f"must be {table.dice} symbols, each one of: {', '.join(allowed)}")


# Discarded stones


def _check_discards(table: Table, position: Position) -> None:
    before: dict[tuple[int, int], int] = {}
    for number, discard in enumerate(position.discards):
        place = f"discards[{number}]"
        _check_stone(table, place, discard.symbol, discard.digit)
        if not 1 <= discard.rack < table.players:
            raise BadInput(f"{place}.rack", f"other players have racks 1 to {table.players - 1}, not {discard.rack}")
        if not 1 <= discard.round <= len(position.rounds):
            raise BadInput(f"{place}.round", f"{len(position.rounds)} were played, not {discard.round}")
        key = discard.rack, discard.round
        if key in before:
            text = f"rack {discard.rack} swapped in round {discard.round} already (discards[{before[key]}])"
            raise BadInput(place, f"{text}, and a player swaps once a round (LC 5.4): write the round it was in")
        before[key] = number
    stock = table.digits - table.racks - table.boxed
    for symbol in table.symbols:
        swaps = sum(each.swap is not None and each.swap.symbol is symbol for each in position.rounds)
        swaps += sum(discard.symbol is symbol for discard in position.discards)
        if swaps > stock:
            raise BadInput("rounds", f"{symbol.value} was swapped {swaps} times, but its stock had {stock} (LC 5.5)")


def _check_swaps(table: Table, position: Position) -> None:
    """Those who were wrong swap, and only they, unless every stock is empty (LC 5.4, 5.5)."""
    example = f'{{"symbol": "{table.symbols[0].value}", "digit": 3}}'
    for number, each in enumerate(position.rounds):
        place, last = f"rounds[{number}].swap", number == len(position.rounds) - 1
        choosing = last and position.decide == "swap"
        if each.swap is not None:
            if each.answer is Answer.RIGHT:
                raise BadInput(place, "who is right swaps nothing (LC 5.4): leave it out, or write another answer")
            if choosing:
                raise BadInput(place, 'with "decide": "swap" it is still to be chosen (LC 5.4): leave it out')
        elif each.answer is not Answer.RIGHT and not choosing and _stock_left(table, position, number + 1):
            later = ', or "decide": "swap" if you have yet to choose it' if last else ""
            raise BadInput(place, f"who is wrong lays a stone open (LC 5.4): write it, as in {example}{later}")
        _check_others_swaps(table, position, number, choosing)


def _check_others_swaps(table: Table, position: Position, number: int, choosing: bool) -> None:
    """The same for the other players, if their bets are given; during a swap some have yet to choose."""
    for rack, bet in enumerate(position.rounds[number].others, start=1):
        swapped = any((each.round, each.rack) == (number + 1, rack) for each in position.discards)
        place = f"rounds[{number}].others[{rack - 1}].answer"
        if swapped and bet.answer is Answer.RIGHT:
            raise BadInput(place, f"rack {rack} swapped in this round, so that bet was wrong (LC 5.4)")
        if not swapped and bet.answer is not Answer.RIGHT and not choosing and _stock_left(table, position, number + 1):
            text = "who is wrong lays a stone open (LC 5.4): write it under discards"
            raise BadInput(place, f'{text}, with "round": {number + 1}, "rack": {rack}')


def _stock_left(table: Table, position: Position, upto: int) -> int:
    """The number of stones in all stocks at the end of a round."""
    swaps = sum(each.swap is not None for each in position.rounds[:upto])
    swaps += sum(discard.round <= upto for discard in position.discards)
    return (table.digits - table.racks - table.boxed) * len(table.symbols) - swaps


# Tokens


def _check_tokens(table: Table, position: Position) -> None:
    before: list[Symbol] = []
    for number, token in enumerate(position.tokens):
        place = f"tokens[{number}]"
        if not table.token_rounds:
            raise BadInput("tokens", "the Deadly Shortcut is not among the options (LC 8.1)")
        if token.symbol not in table.symbols:
            raise BadInput(f"{place}.symbol", f"{token.symbol.value} is not in play")
        if token.symbol in before:
            raise BadInput(f"{place}.symbol", f"the {token.symbol.value} token was taken already (LC 8.9)")
        before.append(token.symbol)
        if not 0 <= token.player < table.players:
            text = f"0 is you, the others are 1 to {table.players - 1}, not {token.player}"
            raise BadInput(f"{place}.player", text)
        if token.player and token.digits is not None:
            raise BadInput(f"{place}.digits", "what another player bet with a token is a secret (LC 8.9): leave it out")
        if not token.player:
            _check_digits(table, f"{place}.digits", token.digits or ())
    rounds = min(current_round(position) - (position.decide == "offer"), table.token_rounds)
    if len(position.tokens) > rounds:
        text = f"{len(position.tokens)} tokens in {rounds} rounds: each round offers one at most, the last three none"
        raise BadInput("tokens", f"{text} (LC 8.2, 8.6)")


def _check_digits(table: Table, place: str, digits: tuple[int, ...]) -> None:
    allowed = all(0 <= digit < table.digits for digit in digits)
    if not 1 <= len(digits) <= len(table.right) or len(set(digits)) < len(digits) or not allowed:
        raise BadInput(place, f"must be one, two or three different digits from 0 to {table.digits - 1} (LC 8.3)")


# The decision


def _check_decision(table: Table, position: Position) -> None:
    played = len(position.rounds)
    match position.decide:
        case "final" if played < table.rounds:
            text = f"the final bets come after round {table.rounds}, and {played} rounds are written down (LC 6.1, 6.2)"
            raise BadInput("decide", f"{text}: write the others too, or decide offer, turn, bet, place or swap")
        case "swap" if not played:
            raise BadInput("decide", "a swap follows a wrong bet (LC 5.4): write the round, or decide turn or bet")
        case "swap" if position.rounds[-1].answer is Answer.RIGHT:
            text = f"the bet of round {played} was right, and who is right swaps nothing (LC 5.4)"
            raise BadInput("decide", f"{text}: write another answer, or decide something else")
        case "swap" if not _stock_left(table, position, played):
            raise BadInput("decide", "every stock is empty, so the swap is skipped (LC 5.5): decide something else")
        case "place" if table.placing == "in-turn":
            raise BadInput("decide", 'a wheel is set when it is taken (LC 4.1): write "bet"')
        case "offer" if not table.token_rounds:
            raise BadInput("decide", "the Deadly Shortcut is not among the options (LC 8.1)")
        case "offer" if current_round(position) > table.token_rounds:
            text = f"tokens can be taken up to round {table.token_rounds} (LC 8.6)"
            raise BadInput("decide", f'{text}: write "turn" or "bet"')
        case _:
            pass


def _check_dice_now(table: Table, position: Position) -> None:
    decide, dice = position.decide, position.dice
    if decide in ("offer", "turn", "bet", "place"):
        _check_dice(table, "dice", dice, turned=decide in ("bet", "place"))
    elif dice:
        raise BadInput("dice", 'they go with "decide": "offer", "turn", "bet" or "place"')
    if decide == "offer":
        taken = {token.symbol for token in position.tokens}
        if not any(dice.count(symbol) > 1 and symbol not in taken for symbol in table.symbols):
            raise BadInput("dice", "a token is offered when two dice show a symbol whose token is there (LC 8.2)")
    if decide == "place":
        if position.width is None or table.wheel(position.width) is None:
            raise BadInput("width", f"of the token to be placed: one of {_join_numbers(table.widths)} (LC 11.3)")
    elif position.width is not None:
        raise BadInput("width", 'it goes with "decide": "place"')


def _check_free(table: Table, position: Position) -> None:
    """Each wheel exists once, and every other player has taken at most one (LC 4.1)."""
    free = position.free
    wheels, fewest = len(table.wheels), len(table.wheels) - table.players + 1
    if position.decide == "bet" and position.cursed and len(free or table.widths) != fewest:
        raise BadInput("free", f"who is cursed bets last, when {fewest} wheels are left (LC 9.2): write their widths")
    if free is None:
        return
    if position.decide != "bet" or not free:
        raise BadInput("free", 'at least one width, and only with "decide": "bet"')
    for number, width in enumerate(free):
        if table.wheel(width) is None:
            raise BadInput("free", f"there is no wheel of width {width}")
        if width in free[:number]:
            raise BadInput("free", f"{width} is there twice, but each wheel is there once (LC 4.1): write it once")
    if len(free) < fewest:
        text = f"with {table.players} players {fewest} to {wheels} wheels are free, not {len(free)} (LC 4.1)"
        raise BadInput("free", f"{text}: write every width that lies there")


def _check_curse(table: Table, position: Position) -> None:
    if not position.cursed:
        return
    if not table.curse_rounds:
        raise BadInput("cursed", "the Curse of the Temple is not among the options")
    played, most = len(position.rounds), max(wheel.points for wheel in table.wheels)
    if played * most < table.curse_from:
        text = f"after {played} rounds no marker can have reached the skull on space {table.curse_from} (LC 9.1)"
        raise BadInput("cursed", f"{text}: leave it out")
    current = played if position.decide == "swap" else played + 1
    if position.decide == "final" or current > table.curse_rounds:
        raise BadInput(
            "cursed", f"the skull leaves the game at the end of round {table.curse_rounds} (LC 9.5): leave it out"
        )
    if position.decide == "turn":
        raise BadInput("cursed", "who is cursed is in front, so another player rolls and turns (LC 3.2, 9.4)")


def _check_scores(table: Table, position: Position) -> None:
    """The chance to win requires everything that the others know (LC 5.10, 6.4)."""
    scores, track = position.scores, position.track
    if scores is None:
        if track is not None:
            raise BadInput("track", "it goes with scores")
        return
    if position.decide != "final":
        raise BadInput("scores", 'they go with "decide": "final", for the chance to win')
    if len(scores) != table.players:
        raise BadInput("scores", f"there must be {table.players}, your own first, not {len(scores)}")
    if track is None and len(set(scores)) < len(scores):
        text = "two markers on one space: the order of the stack decides (LC 3.1, 6.4)"
        raise BadInput("track", f"{text}: write the players from the last to the first, 0 for yourself")
    if track is not None and (
        sorted(track) != [*range(table.players)] or not _is_sorted(scores[seat] for seat in track)
    ):
        raise BadInput("track", "the players from the last on the track to the first, as the scores have them (LC 3.1)")
    for number, each in enumerate(position.rounds):
        if not each.others:
            text = "for the chance to win: what the other players bet and were answered, in the order of their racks"
            raise BadInput(f"rounds[{number}].others", f"{text} (width, low, answer); or leave scores out")


def _is_sorted(numbers: Iterable[int]) -> bool:
    listed = list(numbers)
    return listed == sorted(listed)


def _join_numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
