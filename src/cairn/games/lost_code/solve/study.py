"""Odds, proofs and values of choices of The Lost Code and Think Str8!, for analysis and the assistant."""

from collections.abc import Container, Iterable, Iterator
from typing import assert_never

from cairn.core.errors import BadInput
from cairn.core.phrases import Ref
from cairn.core.sight import Sight
from cairn.core.values import replace
from cairn.games.lost_code.belief.knowledge import Fact, Heard, Knowledge, Opened, knowledge
from cairn.games.lost_code.belief.others import Weighed
from cairn.games.lost_code.belief.posterior import Belief, belief_of
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Accept, Bet, Choose, Final, Leave, Move, Place, Swap, Take, Turn
from cairn.games.lost_code.rules.offers import row_ref, stone_ref
from cairn.games.lost_code.rules.pieces import Symbol
from cairn.games.lost_code.rules.sheet import WrittenNote
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.evidence import weigh_few
from cairn.games.lost_code.solve.hint import audit, hint
from cairn.games.lost_code.solve.judge import judge
from cairn.games.lost_code.solve.proof import Certain, Proof, claim_about, claims_worth_proving, contradiction, prove
from cairn.games.lost_code.solve.ranking import ranking
from cairn.games.lost_code.solve.values import final_values
from cairn.reason.study import (
    FEW_CODES,
    Audit,
    Cell,
    Choice,
    Code,
    Judged,
    Likely,
    Odds,
    Puzzle,
    Study,
    Total,
    Worth,
    make_choice,
)

PROOF_LEVEL = 3
"""The hint level that gives proofs."""
DICE_PHASES = (Phase.OFFER, Phase.FIX, Phase.TURN, Phase.BET, Phase.PLACE)
"""The phases in which the dice show a sum to bet on."""


class LostCodeStudy:
    """What a seat can know about its own code."""

    played_on = 0
    """No choice: `choice` says all that the judge can tell."""

    @property
    def deduction(self) -> "LostCodeStudy":
        """Itself."""
        return self

    def count(self, sight: Sight[View, Happening]) -> int:
        """The number of codes that fit."""
        return belief_of(knowledge(sight)).count

    def certain(self, sight: Sight[View, Happening]) -> tuple[Cell, ...]:
        """The stones of which only one digit is possible."""
        belief = belief_of(knowledge(sight))
        digits = {symbol: belief.possible_digits(symbol) for symbol in belief.symbols}
        return tuple(
            Cell(_own_stone_ref(sight.view, symbol), str(left[0])) for symbol, left in digits.items() if len(left) == 1
        )

    def odds(self, sight: Sight[View, Happening], values: bool) -> Odds:
        """The odds of the seat's own code, and of the sum of the dice."""
        view, belief = sight.view, belief_of(knowledge(sight))
        count = belief.count or 1
        sums = belief.sums(view.dice) if view.phase in DICE_PHASES and view.dice else {}
        weighed = weigh_few(sight, belief)
        return Odds(
            codes=belief.count,
            bits=belief.entropy,
            cells=_cells(view, belief),
            played=() if weighed is None else _cells(view, weighed),
            listed=tuple(Code(tuple(map(str, code)), 1 / count) for code in belief.codes) if count <= FEW_CODES else (),
            sums=tuple(Total(each, deals / belief.deals) for each, deals in sums.items()),
            values=tuple(_move_values(view, belief)) if values and view.seat in view.to_act else (),
        )

    def judge(self, sight: Sight[View, Happening], cell: Cell) -> Judged:
        """Whether the seat's stone of a symbol has that digit."""
        known = knowledge(sight)
        belief = belief_of(known)
        symbols = {_own_stone_ref(sight.view, symbol): symbol for symbol in belief.symbols}
        if cell.where not in symbols or cell.what not in map(str, range(belief.digits)):
            raise BadInput("cell", f"the sheet has no {cell.what!r} at {cell.where!r}")
        claim = claim_about(belief, symbols[cell.where], int(cell.what))
        if claim is None:
            return Judged("open")
        return Judged("certain" if isinstance(claim, Certain) else "excluded", prove(known, claim))

    def ruled_out_by(self, sight: Sight[View, Happening], answer: Ref) -> tuple[Cell, ...]:
        """The digits that only the answer of this round rules out."""
        known = knowledge(sight)
        removed = [fact for fact in known.facts if isinstance(fact, Heard) and row_ref(fact.round) == answer]
        if not removed:
            raise BadInput("piece", f"nothing was answered at {answer!r}")
        without = belief_of(replace(known, facts=tuple(fact for fact in known.facts if fact not in removed)))
        belief = belief_of(known)
        return tuple(
            Cell(_own_stone_ref(sight.view, symbol), str(digit))
            for symbol in belief.symbols
            for digit in without.possible_digits(symbol)
            if digit not in belief.possible_digits(symbol)
        )

    def audit(self, sight: Sight[View, Happening], notes: Iterable[WrittenNote]) -> Audit:
        """What the sheet misses, and what it rules out without reason."""
        written = tuple(notes)
        audited = audit(sight, written)
        view = sight.view
        return Audit(
            missed=tuple(Cell(_own_stone_ref(view, each.symbol), str(each.digit)) for each in audited.missed),
            unfounded=tuple(Cell(_own_stone_ref(view, each.symbol), str(each.digit)) for each in audited.unfounded),
            hint=hint(sight, written, PROOF_LEVEL),
        )

    def choice(self, sight: Sight[View, Happening], move: Move) -> Choice | None:
        """The chance to win of the move, and of the best one."""
        judged = judge(sight, belief_of(knowledge(sight)), move)
        return make_choice(_choice_kind, judged.options, move, judged.spread, judged.judge)

    def play_on(self, sight: Sight[View, Happening], move: Move, choice: Choice) -> Choice:
        """The same choice."""
        return choice

    def round(self, sight: Sight[View, Happening]) -> int:
        """The round that is being played."""
        return sight.view.round

    def clash(self, sight: Sight[View, Happening]) -> tuple[Fact, ...]:
        """The fewest facts that cannot all be true."""
        return contradiction(knowledge(sight)) or ()

    def proofs(self, sight: Sight[View, Happening]) -> tuple[Proof, ...]:
        """Proofs of every certain digit or, if there is none, of the easiest exclusion."""
        known = knowledge(sight)
        claims = claims_worth_proving(known, belief_of(known))
        return tuple(proof for claim in claims if (proof := prove(known, claim)) is not None)

    def puzzles(self, sight: Sight[View, Happening], but: Container[Cell] = ()) -> tuple[Puzzle, ...]:
        """The seat's stones whose digit is certain although it was not revealed, before the final bets."""
        if sight.view.phase is Phase.FINAL:
            return ()
        known = knowledge(sight)
        belief, plain = belief_of(known), belief_of(_without_answers(known))
        return tuple(
            Puzzle(
                where=_own_stone_ref(sight.view, symbol),
                answer=str(left[0]),
                choices=tuple(map(str, range(belief.digits))),
                facts=sum(isinstance(fact, Heard) for fact in proof.facts),
                open=len(plain.possible_digits(symbol)),
                proof=proof,
                special="swap" if any(isinstance(fact, Opened) for fact in proof.facts) else None,
            )
            for symbol in belief.symbols
            if len(left := belief.possible_digits(symbol)) == 1
            and Cell(_own_stone_ref(sight.view, symbol), str(left[0])) not in but
            and (proof := prove(known, Certain(symbol, left[0]))) is not None
            and not any(isinstance(fact, Opened) and fact.at_end for fact in proof.facts)
        )

    def heard(self, sight: Sight[View, Happening]) -> tuple[Heard, ...]:
        """The answers to the seat's bets."""
        return tuple(fact for fact in knowledge(sight).facts if isinstance(fact, Heard))

    def proves(self, sight: Sight[View, Happening], cell: Cell, chosen: Container[int]) -> bool:
        """Whether the stones in sight and these answers leave no other digit."""
        known, view = knowledge(sight), sight.view
        belief = belief_of(_without_answers(known, chosen))
        symbols = {_own_stone_ref(view, symbol): symbol for symbol in belief.symbols}
        return cell.where in symbols and [*map(str, belief.possible_digits(symbols[cell.where]))] == [cell.what]


def _without_answers(known: Knowledge, but: Container[int] = ()) -> Knowledge:
    """The knowledge without the answers to bets, except those with these numbers."""
    heard = [fact for fact in known.facts if isinstance(fact, Heard)]
    gone = [fact for number, fact in enumerate(heard) if number not in but]
    return replace(known, facts=tuple(fact for fact in known.facts if fact not in gone))


def _cells(view: View, belief: Belief | Weighed) -> tuple[Likely, ...]:
    return tuple(
        Likely(_own_stone_ref(view, symbol), str(digit), chance)
        for symbol, line in belief.marginals.items()
        for digit, chance in line.items()
        if chance
    )


def _own_stone_ref(view: View, symbol: Symbol) -> str:
    assert view.seat is not None
    return stone_ref(symbol, view.seat)


def _move_values(view: View, belief: Belief) -> Iterator[Worth]:
    """Every choice, best first; for final bets, the best for each symbol and number of digits."""
    if view.phase is not Phase.FINAL:
        yield from (Worth(each.move, each.points, each.chance) for each in ranking(view, belief))
        return
    for symbol, made in zip(view.table.symbols, view.own_finals, strict=True):
        if made is None:
            bets = final_values(view.table, belief, symbol)
            yield from (Worth(Final(symbol, bet.digits), bet.points, bet.chance) for bet in bets)


def _choice_kind(move: Move) -> str:
    match move:
        case Accept() | Turn():
            return "dice"
        case Bet() | Choose() | Place():
            return "bet"
        case Swap():
            return "swap"
        case Take() | Leave():
            return "token"
        case Final():
            return "final"
        case _:
            assert_never(move)


STUDY: Study[View, Move, Happening] = LostCodeStudy()
