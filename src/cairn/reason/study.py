"""What can be computed from a sight alone: odds, proofs, the value of a choice, what a sheet misses.

A game whose choices can be evaluated has a `Study`; if there is something to deduce, the study has a `Deduction`.
Callers need to know nothing about the game: a cell of a sheet is named by a piece or place and its possible content.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from cairn.core.events import Event
from cairn.core.game import E_contra, M_contra, V_contra
from cairn.core.phrases import VERBATIM, Fact, Phrase, Ref
from cairn.core.sight import Sight
from cairn.core.steps import Noted
from cairn.core.values import Value, replace

M = TypeVar("M", bound=Value)

FEW_CODES = 15
"""Codes are listed one by one up to this number: more would not fit a hint."""

Verdict: TypeAlias = Literal["certain", "excluded", "open"]
Measure: TypeAlias = Literal["win", "points"]
"""The unit of a choice's value: the chance to win (a shared win counts as a part), or expected points where nobody is
there to be beaten."""

SMALLEST: dict[Measure, float] = {"win": 0.0005, "points": 0.05}
"""A smaller difference is none, however exact the values are: it would be said as 0.0."""

MOST_OPTIONS = 5
"""The number of options that are told of a choice; the one chosen is always among them."""


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
    """All possible cells; the others are ruled out. This is from the rules alone."""
    played: tuple[Likely, ...] = ()
    """The same cells if the others play like `careful`, where their moves say something about the seat's code."""
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


class ChoiceReason(Value, omit_defaults=True):
    """Why one option is better than another: a fact that the judge has computed, to be put into words."""

    key: str
    """The kind of reason."""
    facts: dict[str, Any]
    """The values that make the difference, by name."""
    about: tuple[Ref, ...] = ()
    """The pieces that it is about."""


class Option(Value, omit_defaults=True):
    """One of the moves between which a seat chose, with its value."""

    move: Any
    value: float
    """In the measure of the choice."""
    points: float | None = None
    """Explains the value: the points that the move itself can be expected to pay."""
    chance: float | None = None
    """Explains the value: the chance that the move is right."""
    bits: float | None = None
    """Explains the value: the information that its answer can be expected to give."""
    left: float | None = None
    """Explains the value: the expected number of codes left afterwards."""
    reasons: tuple[ChoiceReason, ...] = ()
    """What speaks for this option or against it, strongest first."""


class Choice(Value, omit_defaults=True):
    """What the whole game is worth with a choice, and with the best one."""

    measure: Measure
    value: float
    best: float
    best_move: Any
    kind: str
    """What was decided: the message `kind-…` of the catalogues."""
    best_kind: str
    """What should have been decided, which may be another kind of thing: to guess and not to ask."""
    spread: float = 0.0
    """The difference to the best below which the judge cannot tell two moves apart; 0 where the values are exact."""
    stake: float | None = None
    """What a move drawn by lot from all that were judged loses on average; None where only some were."""
    options: tuple[Option, ...] = ()
    """The best moves, best first, and the one that was chosen; at most `MOST_OPTIONS`. Empty where moves are valued one
    at a time."""
    judge: str = ""
    """How it was judged: `exact`, or the name of the model."""
    line: tuple[Ahead, ...] = ()
    """The best move and those that would follow it until something unforeseeable happens, where they are known."""

    @property
    def is_equal(self) -> bool:
        """Whether the judge cannot tell the choice from the best one."""
        return self.best - self.value <= max(self.spread, SMALLEST[self.measure])

    @property
    def credit(self) -> float:
        """The value that counts: that of the best move where the judge cannot tell the two apart."""
        return self.best if self.is_equal else self.value


def make_choice(
    kind_of: Callable[[M], str], options: Iterable[Option], move: M, spread: float = 0.0, judge: str = "exact"
) -> Choice | None:
    """Return the choice of `move` among valued options; None if there was nothing to choose, or it was not valued.

    Of moves of the same value the one with more points is first. The list is cut to the best options; the one that was
    chosen stays.
    """
    ranked = sorted(options, key=lambda option: (-option.value, -(option.points or 0.0)))
    own = next((option for option in ranked if option.move == move), None)
    if own is None or len(ranked) < 2:
        return None
    kept = ranked[:MOST_OPTIONS]
    if own not in kept:
        kept = [*kept[:-1], own]
    best = ranked[0] if ranked[0].value > own.value else own
    return Choice(
        measure="win",
        value=own.value,
        best=best.value,
        best_move=best.move,
        kind=kind_of(move),
        best_kind=kind_of(best.move),
        spread=spread,
        stake=mean_loss([option.value for option in ranked], best.value, spread),
        options=tuple(kept),
        judge=judge,
    )


def mean_loss(values: Sequence[float], best: float, spread: float) -> float:
    """What a move drawn by lot loses on average; what cannot be told from none is none, as for the move chosen."""
    least = max(spread, SMALLEST["win"])
    return sum(loss for value in values if (loss := best - value) > least) / len(values)


class Audit(Value):
    """A sheet compared with what can be known."""

    missed: tuple[Cell, ...]
    """Cells that can be known and are not marked."""
    unfounded: tuple[Cell, ...]
    """Cells that are ruled out without a reason."""
    hint: Any
    """The easiest missed deduction with its proof, for the words."""


Theme: TypeAlias = Literal["one", "two", "more", "hands", "swap"]
"""What a proof is made of: one answer, two or more together, who holds what, or stones before and after a swap."""


class Puzzle(Value):
    """A question about a position, with one answer that can be proved."""

    where: Ref
    answer: str
    choices: tuple[str, ...]
    """All possible answers."""
    facts: int
    """The number of answers that the proof combines: its difficulty. Fewer do not prove it."""
    open: int
    """The number of answers that are left by what the seat sees, without any answer that it heard."""
    proof: Any
    special: Theme | None = None
    """What the proof is made of besides answers; None: nothing that would need a name."""

    @property
    def cell(self) -> Cell:
        """The answer at its place."""
        return Cell(self.where, self.answer)

    @property
    def theme(self) -> Theme:
        """What the proof is made of."""
        if self.special is not None:
            return self.special
        return "one" if self.facts == 1 else "two" if self.facts == 2 else "more"


Role: TypeAlias = Literal["look", "do", "why"]
"""What a line of a hint is for: where to look, what to do, or why."""


class Line(Value, omit_defaults=True):
    """A phrase and the pieces that it mentions, to be highlighted."""

    phrase: Any
    """A `Phrase`, or the same decoded from JSON."""
    about: tuple[Ref, ...] = ()
    rests: tuple[Ref, ...] = ()
    """The pieces that it rests on: those of the steps before it, or of a reason."""
    role: Role | None = None
    """None: a line of a proof."""
    move: Any = None
    """The move that a line advises."""


def rest_on_earlier(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the lines of a proof, each resting on the pieces of the facts before it."""
    earlier: dict[Ref, None] = {}
    for number, line in enumerate(lines):
        yield replace(line, rests=tuple(ref for ref in earlier if ref not in line.about))
        if number:  # the first line is the claim
            earlier |= dict.fromkeys(line.about)


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

    def certain(self, sight: Sight[V_contra, E_contra]) -> tuple[Cell, ...]:
        """The cells of the code that are certain; all of its places, if the whole code is."""

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
        """Questions about this position with one provable answer, except those in `but`.

        There are none once the game is being settled, when the table shows what could be asked.
        """

    def heard(self, sight: Sight[V_contra, E_contra]) -> tuple[Value, ...]:
        """The answers that the seat heard, in order: the facts that are not in plain sight."""

    def proves(self, sight: Sight[V_contra, E_contra], cell: Cell, chosen: Container[int]) -> bool:
        """Whether the cell is certain by what is in plain sight and the chosen answers alone, by their numbers."""


class Study(Protocol[V_contra, M_contra, E_contra]):
    """The value of choices, from the sight of the seat that made them."""

    @property
    def deduction(self) -> Deduction[V_contra, E_contra] | None:
        """What can be deduced; None if nothing can."""

    @property
    def played_on(self) -> int:
        """The number of choices of a game that are also played on: those that seem to have lost most."""

    def choice(self, sight: Sight[V_contra, E_contra], move: M_contra) -> Choice | None:
        """The value of the move when it was made; None if there was nothing to compare."""

    def play_on(self, sight: Sight[V_contra, E_contra], move: M_contra, choice: Choice) -> Choice:
        """The same choice, valued by playing on with the move and with the best one, which is another."""

    def round(self, sight: Sight[V_contra, E_contra]) -> int:
        """The number of the round, or of questions asked."""


AnyDeduction: TypeAlias = Deduction[Value, Event]
"""What a game that is known only by name deduces."""
AnyStudy: TypeAlias = Study[Value, Value, Event]
"""The study of a game that is known only by name."""
