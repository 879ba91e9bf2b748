"""What can be computed from a sight alone: odds, proofs, the value of a choice, what a sheet misses.

A game whose choices can be evaluated has a `Study`; if there is something to deduce, the study has a `Deduction`.
Callers need to know nothing about the game: a cell of a sheet is named by a piece or place and its possible content.
"""

from collections.abc import Container, Iterable, Iterator
from typing import Any, Literal, Protocol, TypeAlias

from cairn.core.events import Event
from cairn.core.game import E_contra, M_contra, V_contra
from cairn.core.phrases import VERBATIM, Fact, Phrase, Ref
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.core.values import Value

FEW_CODES = 15
"""Codes are listed one by one up to this number: more would not fit a hint."""

Verdict: TypeAlias = Literal["certain", "excluded", "open"]
Measure: TypeAlias = Literal["points", "bits", "chance"]
"""The unit of a choice's value: expected points, expected bits about the code, or the chance to be right."""


class Cell(Value):
    """A cell of a sheet: a place and a possible content."""

    where: Ref
    """`stone:bird/0`, `screen:1/c`, `screen:centre`."""
    what: str
    """A digit (`3`), or a piece (`tile:b3`, `colour:black`)."""


class Likely(Value):
    """A cell and its probability."""

    where: Ref
    what: str
    chance: float


class Code(Value):
    """A possible code and its probability."""

    whats: tuple[str, ...]
    chance: float


class Total(Value):
    """A possible sum and its probability."""

    sum: int
    chance: float


class Worth(Value, omit_defaults=True):
    """A move and its expected value."""

    move: Any
    points: float | None = None
    chance: float | None = None
    """The chance to be right."""
    bits: float | None = None
    left: float | None = None
    """The expected number of codes left afterwards."""


class Odds(Value, omit_defaults=True):
    """What a seat can know, in numbers."""

    codes: int
    """The number of codes that fit."""
    bits: float
    """The missing information about the code, in bits."""
    cells: tuple[Likely, ...]
    """All possible cells; the others are ruled out."""
    listed: tuple[Code, ...] = ()
    """The codes themselves, most likely first, if there are few."""
    sums: tuple[Total, ...] = ()
    """The possible sums, if the table asks for one."""
    values: tuple[Worth, ...] = ()
    """The legal moves, best first, if they were asked for."""


class Judged(Value, omit_defaults=True):
    """What follows for a cell from what the seat knows."""

    verdict: Verdict
    proof: Any = None


class Ahead(Value):
    """A planned move, and the table before it as far as the seat can foresee it."""

    view: Any
    move: Any


class Choice(Value, omit_defaults=True):
    """The value of a choice, and of the best one."""

    measure: Measure
    value: float
    best: float
    best_move: Any
    kind: str
    """What was decided: the message `kind-…` of the catalogues."""
    line: tuple[Ahead, ...] = ()
    """The best move and those that would follow it until something unforeseeable happens, where they are known."""
    standing: float | None = None
    """The value of the whole game with the best choice, in the same unit, in games where every choice concerns the
    whole game: what happens between two choices of a seat is then luck. None where each choice pays separately."""


class Audit(Value):
    """A sheet compared with what can be known."""

    missed: tuple[Cell, ...]
    """Cells that can be known and are not marked."""
    unfounded: tuple[Cell, ...]
    """Cells that are ruled out without a reason."""
    hint: Any
    """The easiest missed deduction with its proof, for the words."""


class Puzzle(Value):
    """A question about a position, with one answer that can be proved."""

    where: Ref
    answer: str
    choices: tuple[str, ...]
    """All possible answers."""
    facts: int
    """The number of answers that the proof combines: its difficulty."""
    proof: Any


class Line(Value, omit_defaults=True):
    """A phrase and the pieces that it mentions, to be highlighted."""

    phrase: Any
    """A `Phrase`, or the same decoded from JSON."""
    about: tuple[Ref, ...] = ()


def make_line(phrase: Phrase) -> Line:
    """Return the phrase with the pieces that it names."""
    return Line(phrase, tuple(dict.fromkeys(_refs(phrase))))


def _refs(fact: Fact) -> Iterator[Ref]:
    match fact:
        case Phrase():
            for each in fact.facts.values():
                yield from _refs(each)
        case tuple():
            for each in fact:
                yield from _refs(each)
        case str() if ":" in fact and not fact.startswith(VERBATIM):
            yield fact
        case _:
            pass


class Deduction(Protocol[V_contra, E_contra]):
    """What a game deduces from a sight alone."""

    def count(self, sight: Sight[V_contra, E_contra]) -> int:
        """The number of codes that fit."""

    def odds(self, sight: Sight[V_contra, E_contra], values: bool) -> Odds:
        """What the seat can know, in numbers; with the values of its moves, which may take longer."""

    def judge(self, sight: Sight[V_contra, E_contra], cell: Cell) -> Judged:
        """Whether the cell is certain, excluded or open, with the proof; raise `BadInput` for an unknown cell."""

    def ruled_out_by(self, sight: Sight[V_contra, E_contra], answer: Ref) -> tuple[Cell, ...]:
        """The cells that this answer rules out, and that all other knowledge leaves open.

        Raise `BadInput` if there was no such answer.
        """

    def audit(self, sight: Sight[V_contra, E_contra], notes: Iterable[Noted]) -> Audit:
        """What the sheet misses, and what it rules out without a reason."""

    def clash(self, sight: Sight[V_contra, E_contra]) -> tuple[Value, ...]:
        """The fewest facts that contradict each other; none if there is no contradiction."""

    def proofs(self, sight: Sight[V_contra, E_contra]) -> tuple[Value, ...]:
        """Proofs of what is certain, or, if nothing is, of the easiest cells that can be ruled out."""

    def puzzles(self, sight: Sight[V_contra, E_contra], but: Container[Cell] = ()) -> tuple[Puzzle, ...]:
        """Questions about this position with one provable answer, except those in `but`."""


class Study(Protocol[V_contra, M_contra, E_contra]):
    """The value of choices, from the sight of the seat that made them."""

    @property
    def deduction(self) -> Deduction[V_contra, E_contra] | None:
        """What can be deduced; None if nothing can."""

    def choice(self, sight: Sight[V_contra, E_contra], move: M_contra) -> Choice | None:
        """The value of the move when it was made; None if there was nothing to compare."""

    def outcome(
        self,
        sight: Sight[V_contra, E_contra],
        move: M_contra,
        after: Sight[V_contra, E_contra],
        later: Iterable[E_contra],
    ) -> float | None:
        """The value that the move turned out to have, from the sight after it and the events that followed."""

    def ending(self, sight: Sight[V_contra, E_contra]) -> float | None:
        """The value of the whole game, as in `Choice.standing`; None if that is not counted."""

    def round(self, sight: Sight[V_contra, E_contra]) -> int:
        """The number of the round, or of questions asked."""


AnyStudy: TypeAlias = Study[Value, Value, Event]
"""The study of a game that is known only by name."""
