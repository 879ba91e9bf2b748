"""Odds, proofs and values of questions of Break the Code, for analysis and the assistant."""

from collections.abc import Container, Iterable

from cairn.core.errors import BadInput
from cairn.core.phrases import Ref
from cairn.core.sight import Sight
from cairn.core.values import Seat, replace
from cairn.games.break_code.belief.posterior import Answered, Belief, Fact, Held, Shown, belief_of, knowledge
from cairn.games.break_code.rules.events import Asked, Happening
from cairn.games.break_code.rules.guesses import name_moves
from cairn.games.break_code.rules.moves import Ask, Move
from cairn.games.break_code.rules.pieces import screen_ref, tile_ref
from cairn.games.break_code.rules.sheet import WrittenMark
from cairn.games.break_code.rules.state import Phase, View
from cairn.games.break_code.rules.tiles import LETTERS, Colour, Tile
from cairn.games.break_code.solve.hint import audit, claims_worth_proving, hint
from cairn.games.break_code.solve.judge import judge
from cairn.games.break_code.solve.proof import Certain, Claim, Excluded, Proof, contradiction, follows, prove
from cairn.games.break_code.solve.values import open_questions, question_values
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
    Theme,
    Worth,
    make_choice,
)

PROOF_LEVEL = 3
"""The hint level that gives proofs."""


class BreakCodeStudy:
    """What a seat can know about the code, and about every other hand."""

    played_on = 0
    """No choice: `choice` says all that the judge can tell."""

    @property
    def deduction(self) -> "BreakCodeStudy":
        """Itself."""
        return self

    def count(self, sight: Sight[View, Happening]) -> int:
        """The number of codes that fit."""
        return len(belief_of(knowledge(sight)).codes)

    def certain(self, sight: Sight[View, Happening]) -> tuple[Cell, ...]:
        """The places of the code at which only one tile is possible."""
        belief = belief_of(knowledge(sight))
        tiles = (set(there) for there in zip(*belief.codes, strict=True))
        return tuple(
            Cell(_cell_place(belief.owners[-1], letter), tile_ref(min(there)))
            for letter, there in zip(LETTERS, tiles, strict=False)
            if len(there) == 1
        )

    def odds(self, sight: Sight[View, Happening], values: bool) -> Odds:
        """The odds of tiles at each place of the code and of every other hand; with `values`, of the moves too."""
        view, belief = sight.view, belief_of(knowledge(sight))
        codes = sorted(belief.codes.items(), key=lambda each: -each[1])
        total = sum(deals for _, deals in codes) or 1
        cells = tuple(
            Likely(_cell_place(owner, place), tile_ref(tile), chance)
            for owner in reversed(belief.owners)
            for place, line in belief.tiles_of(owner).items()
            for tile, chance in line.items()
            if chance
        )
        few = codes if len(codes) <= FEW_CODES else []
        return Odds(
            codes=len(codes),
            bits=belief.entropy,
            cells=cells,
            listed=tuple(Code(tuple(map(tile_ref, code)), deals / total) for code, deals in few),
            values=_move_values(view, belief) if values and view.seat in view.to_act else (),
        )

    def judge(self, sight: Sight[View, Happening], cell: Cell) -> Judged:
        """Whether there is such a tile at a place of a hand, or anywhere in it."""
        known = knowledge(sight)
        owner, place = _parse_place(sight.view, known.owners, cell)
        digit, colour = _parse_content(cell)
        for claim in (Certain(owner, place, digit, colour), Excluded(owner, place, digit, colour)):
            proof = prove(known, claim)
            if proof is not None:
                return Judged("certain" if isinstance(claim, Certain) else "excluded", proof)
        return Judged("open")

    def ruled_out_by(self, sight: Sight[View, Happening], answer: Ref) -> tuple[Cell, ...]:
        """The tiles that only this answer rules out, at any place of any hand."""
        known = knowledge(sight)
        rest = tuple(fact for fact in known.heard if answer not in fact.about[:1])
        if len(rest) == len(known.heard):
            raise BadInput("piece", f"nothing was answered at {answer!r}")
        belief, without = belief_of(known), belief_of(replace(known, heard=rest))
        return tuple(
            Cell(_cell_place(owner, place), tile_ref(tile))
            for owner in reversed(belief.owners)
            for (place, line), now in zip(without.tiles_of(owner).items(), belief.tiles_of(owner).values(), strict=True)
            for tile, chance in line.items()
            if chance and not now[tile]
        )

    def audit(self, sight: Sight[View, Happening], notes: Iterable[WrittenMark]) -> Audit:
        """What can be known about the code but is not on the sheet."""
        written = tuple(notes)
        missed = tuple(map(_claim_cell, audit(sight, written)))
        return Audit(missed=missed, unfounded=(), hint=hint(sight, written, PROOF_LEVEL))

    def choice(self, sight: Sight[View, Happening], move: Move) -> Choice | None:
        """The chance to win of the move, and of the best one: questions and a guess in one ranking."""
        judged = judge(sight, belief_of(knowledge(sight)), move)
        if judged is None:
            return None
        return make_choice(_choice_kind, judged.options, move, judged.spread, judged.judge)

    def play_on(self, sight: Sight[View, Happening], move: Move, choice: Choice) -> Choice:
        """The same choice."""
        return choice

    def round(self, sight: Sight[View, Happening]) -> int:
        """The number of questions asked."""
        return sum(isinstance(event, Asked) for event in sight.history)

    def clash(self, sight: Sight[View, Happening]) -> tuple[Fact, ...]:
        """The fewest facts that cannot all be true."""
        return contradiction(knowledge(sight)) or ()

    def proofs(self, sight: Sight[View, Happening]) -> tuple[Proof, ...]:
        """Proofs of every certain place or, if there is none, of the easiest exclusion."""
        known = knowledge(sight)
        proofs = (prove(known, claim) for claim in claims_worth_proving(sight, known))
        return tuple(proof for proof in proofs if proof is not None)

    def puzzles(self, sight: Sight[View, Happening], but: Container[Cell] = ()) -> tuple[Puzzle, ...]:
        """The places of the code whose tile is certain although it was not shown."""
        known = knowledge(sight)
        if any(isinstance(fact, Shown) for fact in known.heard):
            return ()
        owner = known.owners[-1]
        found = []
        for claim in audit(sight, ()):
            if isinstance(claim, Certain) and claim.place and claim.colour and _claim_cell(claim) not in but:
                proof = prove(known, claim)
                assert proof is not None, "what the belief makes certain can be proved"
                heard = sum(not isinstance(fact, Held) for fact in proof.facts)
                tile = next(each for each in Tile if (each.digit, each.colour) == (claim.digit, claim.colour))
                choices = tuple(map(tile_ref, Tile))
                plain = belief_of(replace(known, heard=())).tiles_of(owner)[claim.place]
                left = sum(chance > 0 for chance in plain.values())
                is_hands = any(isinstance(fact, Answered) and fact.seat != owner for fact in proof.facts)
                special: Theme | None = "hands" if is_hands else None
                found.append(
                    Puzzle(_cell_place(owner, claim.place), tile_ref(tile), choices, heard, left, proof, special)
                )
        return tuple(found)

    def heard(self, sight: Sight[View, Happening]) -> tuple[Fact, ...]:
        """The answers of other seats, and the seat's own wrong guesses."""
        return knowledge(sight).heard

    def proves(self, sight: Sight[View, Happening], cell: Cell, chosen: Container[int]) -> bool:
        """Whether the seat's own tiles and these answers leave no other tile."""
        known = knowledge(sight)
        owner, place = _parse_place(sight.view, known.owners, cell)
        digit, colour = _parse_content(cell)
        own = tuple(fact for fact in known.facts if isinstance(fact, Held))
        facts = (*own, *(fact for number, fact in enumerate(known.heard) if number in chosen))
        return follows(known, facts, Certain(owner, place, digit, colour))


def _move_values(view: View, belief: Belief) -> tuple[Worth, ...]:
    if view.phase is Phase.NAME:
        return _name_values(view, belief)
    values = question_values(belief, open_questions(view.row)) if view.phase is Phase.TURN else ()
    return tuple(Worth(value.ask, chance=value.right, bits=value.bits, left=value.codes_left) for value in values)


def _name_values(view: View, belief: Belief) -> tuple[Worth, ...]:
    """By tile that can be named next: the chance of a code that begins so."""
    total = sum(belief.codes.values()) or 1
    begun = len(view.named)
    worths = []
    for move in name_moves(view.named, view.table.hand):
        fits = [deals for code, deals in belief.codes.items() if code[: begun + 1] == (*view.named, move.tile)]
        worths.append(Worth(move, chance=sum(fits) / total, left=float(len(fits))))
    return tuple(sorted(worths, key=lambda each: -(each.chance or 0.0)))


def _choice_kind(move: Move) -> str:
    return "ask" if isinstance(move, Ask) else "guess"


def _cell_place(owner: Seat | None, place: str | None) -> str:
    return screen_ref(owner) if place is None else f"{screen_ref(owner)}/{place}"


def _claim_cell(claim: Claim) -> Cell:
    if claim.digit is not None and claim.colour is not None:
        tile = next(each for each in Tile if (each.digit, each.colour) == (claim.digit, claim.colour))
        return Cell(_cell_place(claim.owner, claim.place), tile_ref(tile))
    what = str(claim.digit) if claim.colour is None else f"colour:{claim.colour.value}"
    return Cell(_cell_place(claim.owner, claim.place), what)


def _parse_place(view: View, owners: Iterable[Seat | None], cell: Cell) -> tuple[Seat | None, str | None]:
    hands = {screen_ref(owner): owner for owner in owners}
    hand, slash, place = cell.where.partition("/")
    if hand not in hands or (slash and place not in tuple(LETTERS[: view.table.hand])):
        raise BadInput("cell", f"there is no {cell.where!r} to be asked about")
    return hands[hand], place or None


def _parse_content(cell: Cell) -> tuple[int | None, Colour | None]:
    kind, colon, name = cell.what.partition(":")
    if not colon and cell.what in map(str, range(10)):
        return int(cell.what), None
    if kind == "tile" and name in {tile.value for tile in Tile}:
        return Tile(name).digit, Tile(name).colour
    if kind == "colour" and name in {colour.value for colour in Colour}:
        return None, Colour(name)
    raise BadInput("cell", f"{cell.what!r} is no digit, tile or colour")


STUDY: Study[View, Move, Happening] = BreakCodeStudy()
