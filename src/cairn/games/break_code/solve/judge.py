"""The judge: every move of a turn in one ranking, by its chance to win, with the reasons.

With two players the end is searched where that is possible (`endgame`), and everything before it is valued by the model
of the race (`race`). With three and four players the model is that of the table (`table_race`). Where guesses are
secret (BC 6.6) all players choose at once, and the model assumes that those who are certain guess.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from cairn.core.sight import Sight
from cairn.core.values import replace
from cairn.games.break_code.belief.posterior import Belief
from cairn.games.break_code.rules.events import Began, Happening, Named
from cairn.games.break_code.rules.guesses import name_moves
from cairn.games.break_code.rules.moves import Ask, GiveUp, Guess, Move, Wait
from cairn.games.break_code.rules.pieces import ask_refs, place_ref, screen_ref, tile_ref
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.tiles import LETTERS, Hand, Tile
from cairn.games.break_code.solve.endgame import Ending, search_ending
from cairn.games.break_code.solve.race import Opponent, ask_chances, guess_chance
from cairn.games.break_code.solve.table_race import WORTH_TELLING, TableRace, race
from cairn.games.break_code.solve.values import QuestionValue, open_questions, question_values
from cairn.reason.study import FEW_CODES, ChoiceReason, Option

RACE_SPREAD = 0.05
"""Differences up to this, played on, were not told from none; larger ones were. See docs/judges.md."""


WinBy: TypeAlias = Callable[[Hand | None], float]
"""The chance to win if this code is guessed; None: one that cannot be right."""


class Judgement(NamedTuple):
    """The moves of a decision with their chances to win, best first."""

    options: tuple[Option, ...]
    spread: float
    """The difference that the judge cannot tell from none; 0 if it is exact."""
    judge: str


def judge(sight: Sight[View, Happening], belief: Belief, chosen: Move | None = None) -> Judgement | None:
    """The moves of the seat that has to act, `chosen` among them; None if there is nothing to compare.

    Of the tiles that can be named, those that belong to no possible code are left out unless one is chosen.
    """
    view = sight.view
    found: Judgement | None
    match view.phase:
        case Phase.TURN | Phase.NAME if view.table.for_two:
            found = _judge_for_two(sight, belief, chosen)
        case Phase.TURN | Phase.NAME | Phase.CALL:
            found = _judge_for_more(sight, belief, chosen)
        case _:
            found = None
    if found is None:
        return None
    return found._replace(options=tuple(sorted(found.options, key=lambda option: -option.value)))


# Two players


def _judge_for_two(sight: Sight[View, Happening], belief: Belief, chosen: Move | None) -> Judgement:
    view = sight.view
    asks = () if view.last_turns is not None else open_questions(view.row)
    ending, other = _outlook(_before_guess(sight), belief, asks)
    values = {} if ending is not None else {each.ask: each.win for each in ask_chances(view, belief, asks, other)}
    wins: dict[Hand, float] = {} if ending is None else dict(ending.guesses)

    def win_by(code: Hand | None) -> float:
        if code is None:
            return guess_chance(view, belief, other, ())
        if code not in wins:
            wins[code] = guess_chance(view, belief, other, code)
        return wins[code]

    if ending is not None:
        values = ending.asks
    is_exact = ending is not None or (view.last_turns is not None and _is_right(view))
    spread, name = (0.0, "exact") if is_exact else (RACE_SPREAD, "race")
    if view.phase is Phase.NAME:
        return Judgement(_name_options(view, belief, win_by, chosen), spread, name)
    known = question_values(belief, asks) if asks else ()
    options: list[Option] = []
    for question in known:
        reasons = (*_reasons_to_ask(belief, question), *_reasons_of_race(view, other, question.ask))
        options.append(_ask_option(question, values[question.ask], reasons))
    best = _best_code(belief, win_by)
    options.append(_guess_option(view, belief, best, win_by(best)))
    if view.last_turns is not None:
        options.append(Option(GiveUp(), win_by(None), chance=0.0))
    return Judgement(tuple(options), spread, name)


def _before_guess(sight: Sight[View, Happening]) -> Sight[View, Happening]:
    """The sight before the seat began to guess: what is known is the same, with every tile that it names."""
    view = sight.view
    if view.phase is not Phase.NAME:
        return sight
    history = tuple(event for event in sight.history if not isinstance(event, Began | Named))
    return Sight(replace(view, phase=Phase.TURN, guessing=(), named=()), history)


@lru_cache(maxsize=8)
def _outlook(sight: Sight[View, Happening], belief: Belief, asks: tuple[Ask, ...]) -> tuple[Ending | None, Opponent]:
    return search_ending(sight, belief), Opponent(sight, belief, asks)


def _is_right(view: View) -> bool:
    """Whether another player has guessed right, so that the last guess is all that counts (BC 4.1)."""
    return any(seat != view.seat for moment in view.right for seat in moment)


def _best_code(belief: Belief, win_by: WinBy) -> Hand:
    """The code to guess: of the likeliest ones, that with the best chance to win."""
    codes = belief.codes
    most = max(codes.values())
    likeliest = [code for code, deals in codes.items() if deals == most]
    return max(likeliest, key=win_by) if len(codes) <= FEW_CODES else likeliest[0]


# Three and four players


def _judge_for_more(sight: Sight[View, Happening], belief: Belief, chosen: Move | None) -> Judgement | None:
    view = sight.view
    is_turn = view.phase is Phase.TURN and view.last_turns is None
    asks = open_questions(view.row) if is_turn else ()
    found = race(sight, belief, asks)

    def win_by(code: Hand | None) -> float:
        right = 0.0 if code is None else belief.codes.get(code, 0) / belief.deals
        return right * found.won + (1 - right) * found.missed

    if view.phase is Phase.NAME:
        return Judgement(_name_options(view, belief, win_by, chosen), 0.0, "table")
    best = max(belief.codes, key=belief.codes.__getitem__)
    guess = _guess_option(view, belief, best, win_by(best), _reasons_of_others(found))
    if view.phase is Phase.CALL:
        return Judgement((guess, Option(Wait(), found.waiting)), found.spread, "table")
    if view.last_turns is not None:
        return Judgement((guess, Option(GiveUp(), 0.0, chance=0.0)), 0.0, "exact")
    known = question_values(belief, asks)
    options = [_ask_option(each, found.asks[each.ask], _reasons_at_table(belief, found, each)) for each in known]
    return Judgement((*options, guess), found.spread, "table")


# Options and reasons


def _ask_option(question: QuestionValue, win: float, reasons: Iterable[ChoiceReason]) -> Option:
    return Option(
        move=question.ask,
        value=win,
        chance=question.right,
        bits=question.bits,
        left=question.codes_left,
        reasons=tuple(reasons),
    )


def _guess_option(view: View, belief: Belief, code: Hand, win: float, others: Iterable[ChoiceReason] = ()) -> Option:
    chance = belief.codes[code] / belief.deals
    return Option(Guess(), win, chance=chance, reasons=(*_reasons_to_guess(view, belief, code, chance), *others))


def _name_options(view: View, belief: Belief, win_by: WinBy, chosen: Move | None) -> tuple[Option, ...]:
    """By tile that can be named next: the chance to win with the best code that begins so."""
    begun, codes = len(view.named), belief.codes
    options = []
    for move in name_moves(view.named, view.table.hand):
        fits = {code: deals for code, deals in codes.items() if code[: begun + 1] == (*view.named, move.tile)}
        if not fits and move != chosen:
            continue
        code = max(fits, key=fits.__getitem__, default=None)
        chance = 0.0 if code is None else codes[code] / belief.deals
        options.append(Option(move, win_by(code), chance=chance, left=float(len(fits))))
    return tuple(options)


def _reasons_to_ask(belief: Belief, question: QuestionValue) -> Iterator[ChoiceReason]:
    """What the answers tell."""
    facts = {"codes": len(belief.codes), "left": question.codes_left, "bits": question.bits}
    yield ChoiceReason("no-split" if question.bits < 1e-9 else "splits", facts, ask_refs(question.ask))
    if len(belief.codes) > 1 and question.certain >= WORTH_TELLING:
        yield ChoiceReason("makes-certain", {"chance": question.certain}, ask_refs(question.ask))


def _reasons_of_race(view: View, other: Opponent, ask: Ask) -> Iterator[ChoiceReason]:
    """What the opponent knows, and what it cannot ask any more."""
    with_it, without = other.codes_next(None), other.codes_next(ask.card)
    facts = {"seat": 1 - view.own_seat, "codes": other.codes, "with": with_it, "without": without}
    if without > 1.05 * with_it:
        yield ChoiceReason("keeps-from", facts, (*ask_refs(ask), screen_ref(view.own_seat)))


def _reasons_at_table(belief: Belief, found: TableRace, question: QuestionValue) -> Iterator[ChoiceReason]:
    """What the answers tell the seat and the others."""
    yield from _reasons_to_ask(belief, question)
    helped = found.helped(question.ask)
    for seat, chance in helped.items():
        facts = {"seat": seat, "now": found.certain_now[seat], "chance": chance}
        yield ChoiceReason("helps", facts, (*ask_refs(question.ask), screen_ref(seat)))
    most = max((chance for ask in found.asks for chance in found.helped(ask).values()), default=0.0)
    if most and not helped:
        yield ChoiceReason("helps-nobody", {"chance": most}, ask_refs(question.ask))


def _reasons_of_others(found: TableRace) -> Iterator[ChoiceReason]:
    """Who may guess before the seat's next turn."""
    for seat, chance in found.certain_now.items():
        if chance >= WORTH_TELLING:
            yield ChoiceReason("knows-already", {"seat": seat, "chance": chance}, (screen_ref(seat),))


def _reasons_to_guess(view: View, belief: Belief, code: Hand, chance: float) -> Iterator[ChoiceReason]:
    """How likely the code is, why, and what a wrong guess costs."""
    places = tuple(place_ref(place) for place in LETTERS[: view.table.hand])
    codes = belief.codes
    yield ChoiceReason(
        "certain" if len(codes) == 1 else "guess-chance", {"codes": len(codes), "chance": chance}, places
    )
    if 1 < len(codes) <= FEW_CODES and code.count(Tile.G5) == 1 and codes[code] > min(codes.values()):
        facts = {"deals": codes[code], "least": min(codes.values()), "all": belief.deals}
        yield ChoiceReason("double-five", facts, (tile_ref(Tile.G5), place_ref(LETTERS[code.index(Tile.G5)])))
    if len(codes) > 1:
        yield ChoiceReason("wrong-costs-turn" if view.table.for_two else "wrong-is-out", {"left": len(codes) - 1})
