"""The analysis of a position that a player wrote down: what is possible, what is best, and why."""

from collections.abc import Iterator

from cairn.core.errors import BadInput
from cairn.core.sight import Sight
from cairn.core.values import Value
from cairn.games.lost_code.belief.knowledge import Fact, Knowledge, knowledge
from cairn.games.lost_code.belief.posterior import Belief, belief_of
from cairn.games.lost_code.rules.events import Happening
from cairn.games.lost_code.rules.moves import Final
from cairn.games.lost_code.rules.state import Phase, View
from cairn.games.lost_code.solve.proof import Claim, Proof, claim_about, claims_worth_proving, contradiction, prove
from cairn.games.lost_code.solve.ranking import Advice, ranking
from cairn.games.lost_code.solve.win_chance import Finish, best_final_bets, win_chance


class Clash(Value):
    """The fewest facts that cannot all be true: something was written down wrongly."""

    facts: tuple[Fact, ...]


class Solution(Value):
    """What can be known, and what is best."""

    belief: Belief
    ranking: tuple[Advice, ...]
    """Best first; empty if there is nothing to decide."""
    proofs: tuple[Proof, ...]
    win: float | None = None
    """At the final bets: the chance to win with the bets of most points; None without scores."""
    finish: Finish | None = None
    """The final bets with the best chance to win, including those made with tokens."""


def solution(sight: Sight[View, Happening], why: str | None = None) -> Solution | Clash:
    """The analysis of the position; `why` asks for a proof about one digit, written ``bird=3``."""
    known = knowledge(sight)
    if (clash := contradiction(known)) is not None:
        return Clash(clash)
    belief = belief_of(known)
    ranked, proofs = ranking(sight.view, belief), tuple(_find_proofs(known, belief, why))
    if sight.view.phase is not Phase.FINAL or not sight.view.track:
        return Solution(belief, ranked, proofs)
    bets = {each.move.symbol: each.move.digits for each in ranked if isinstance(each.move, Final)}
    made = zip(sight.view.table.symbols, sight.view.own_finals, strict=True)
    win = win_chance(sight, belief, [bets[symbol] if bet is None else bet for symbol, bet in made])
    return Solution(belief, ranked, proofs, win, best_final_bets(sight, belief))


def _find_proofs(known: Knowledge, belief: Belief, why: str | None) -> Iterator[Proof]:
    """The proof that was asked for; otherwise of every certain digit or, if there is none, of the easiest exclusion."""
    for claim in [_claim_from_text(belief, why)] if why is not None else claims_worth_proving(known, belief):
        proof = prove(known, claim)
        assert proof is not None, "what the belief rules out can be proved"
        yield proof


def _claim_from_text(belief: Belief, why: str) -> Claim:
    """The provable claim about a digit, written ``bird=3``; raises `BadInput` if there is none."""
    word, _, number = why.partition("=")
    symbols = {symbol.value: symbol for symbol in belief.symbols}
    if word not in symbols or number not in map(str, range(belief.digits)):
        raise BadInput("why", f"must be a symbol and a digit, as in {belief.symbols[0].value}=3, not {why!r}")
    claim = claim_about(belief, symbols[word], int(number))
    if claim is None:
        raise BadInput("why", f"{word} can be {number}: nothing rules it out, and nothing makes it certain")
    return claim
