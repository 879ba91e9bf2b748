"""What can be said beside a game, from a sight alone: odds, proofs, what a choice was worth, what a sheet misses.

A game whose choices can be weighed has a `Study`; where there is something to deduce, that has a `Deduction`. Whoever
asks needs to know nothing of the game: a cell of a sheet is named by the piece or place and by what may stand there.
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
"""No more codes than these are listed one by one."""

Verdict: TypeAlias = Literal["certain", "excluded", "open"]
Measure: TypeAlias = Literal["points", "bits", "chance"]
"""What a choice is counted in: expected points, expected bits about the code, or the chance to be right."""


class Cell(Value):
    """A cell of a sheet: a place, and what may stand there."""

    where: Ref
    """`stone:bird/0`, `screen:1/c`, `screen:centre`."""
    what: str
    """A digit (`3`), or a piece (`tile:b3`, `colour:black`)."""


class Likely(Value):
    """How likely a cell is."""

    where: Ref
    what: str
    chance: float


class Code(Value):
    """A code that fits, and how likely it is."""

    whats: tuple[str, ...]
    chance: float


class Total(Value):
    """A sum that is called for, and how likely it is."""

    sum: int
    chance: float


class Worth(Value, omit_defaults=True):
    """A move, and what can be expected of it."""

    move: Any
    points: float | None = None
    chance: float | None = None
    """Of being right."""
    bits: float | None = None
    left: float | None = None
    """How many codes can be expected to fit afterwards."""


class Odds(Value, omit_defaults=True):
    """What a seat can know, in numbers."""

    codes: int
    """How many fit."""
    bits: float
    """What is missing of the code."""
    cells: tuple[Likely, ...]
    """All that is possible; what is not named is ruled out."""
    listed: tuple[Code, ...] = ()
    """The codes themselves, likeliest first, if they are few."""
    sums: tuple[Total, ...] = ()
    """That are still possible, where the table calls for one."""
    values: tuple[Worth, ...] = ()
    """What the seat may do, best first, where that was asked for."""


class Judged(Value, omit_defaults=True):
    """What follows for a cell from what the seat knows."""

    verdict: Verdict
    proof: Any = None


class Ahead(Value):
    """A move that is thought of, and the table as it would lie before it, as far as the seat can tell."""

    view: Any
    move: Any


class Choice(Value, omit_defaults=True):
    """What a choice was worth, and what the best one would have been."""

    measure: Measure
    value: float
    best: float
    best_move: Any
    kind: str
    """What was to be decided: the message `kind-…` of the catalogues."""
    line: tuple[Ahead, ...] = ()
    """What the best move would be followed by until something unforeseeable comes, itself first; where that is told."""
    standing: float | None = None
    """What the whole game promised with the best choice, in the same measure, where every choice is about the whole
    game: then what comes between two choices of a seat is luck. None where a choice is paid by itself."""


class Audit(Value):
    """A sheet held against what can be known."""

    missed: tuple[Cell, ...]
    """That can be known, and are not on it."""
    unfounded: tuple[Cell, ...]
    """That it rules out without ground."""
    hint: Any
    """The easiest of what is missed, with proofs, for the words."""


class Puzzle(Value):
    """A question about a position, with one answer that can be proved."""

    where: Ref
    answer: str
    choices: tuple[str, ...]
    """All that might be answered."""
    facts: int
    """How many answers the proof combines: how hard it is."""
    proof: Any


class Line(Value, omit_defaults=True):
    """Something to say, and the pieces that it speaks of, so that they can be lit up."""

    phrase: Any
    """A `Phrase`, or what JSON has made of one."""
    about: tuple[Ref, ...] = ()


def make_line(phrase: Phrase) -> Line:
    """The phrase, with the pieces that are named in it."""
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
    """What a game can say of a seat's knowledge, from its sight alone."""

    def count(self, sight: Sight[V_contra, E_contra]) -> int:
        """How many codes fit."""

    def odds(self, sight: Sight[V_contra, E_contra], values: bool) -> Odds:
        """What the seat can know, in numbers; with the values of its moves, which may take longer."""

    def judge(self, sight: Sight[V_contra, E_contra], cell: Cell) -> Judged:
        """Whether the cell is certain, excluded or open, with the proof; raises `BadInput` if there is no such cell."""

    def ruled_out_by(self, sight: Sight[V_contra, E_contra], answer: Ref) -> tuple[Cell, ...]:
        """The cells that would be open without this answer, and are ruled out by it beside all else that is known.

        Raises `BadInput` if there was no such answer.
        """

    def audit(self, sight: Sight[V_contra, E_contra], notes: Iterable[Noted]) -> Audit:
        """What the sheet misses, and what it rules out without ground."""

    def clash(self, sight: Sight[V_contra, E_contra]) -> tuple[Value, ...]:
        """The fewest facts that cannot all be true; none if all can be."""

    def proofs(self, sight: Sight[V_contra, E_contra]) -> tuple[Value, ...]:
        """What is certain, or, where nothing is, the easiest that can be ruled out."""

    def puzzles(self, sight: Sight[V_contra, E_contra], but: Container[Cell] = ()) -> tuple[Puzzle, ...]:
        """What can be asked about this position with one provable answer; those that were asked before are left out."""


class Study(Protocol[V_contra, M_contra, E_contra]):
    """What choices were worth, from the sight of the seat that made them."""

    @property
    def deduction(self) -> Deduction[V_contra, E_contra] | None:
        """What can be known; None where nothing is to be deduced."""

    def choice(self, sight: Sight[V_contra, E_contra], move: M_contra) -> Choice | None:
        """What the move was worth when it was made; None where there was nothing to weigh."""

    def outcome(
        self,
        sight: Sight[V_contra, E_contra],
        move: M_contra,
        after: Sight[V_contra, E_contra],
        later: Iterable[E_contra],
    ) -> float | None:
        """What came of the move, in its measure: from the sight right after it, and from what happened later."""

    def ending(self, sight: Sight[V_contra, E_contra]) -> float | None:
        """What the whole game came to, as `Choice.standing` counts it; None where that is not counted."""

    def round(self, sight: Sight[V_contra, E_contra]) -> int:
        """Which round, or after how many questions."""


AnyStudy: TypeAlias = Study[Value, Value, Event]
"""The study of a game that is known by name only."""
