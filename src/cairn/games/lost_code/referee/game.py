"""A game at a real table, as a value: a fold of what people enter.

The rules are those of the engine. What chance and players do there is entered here: a look becomes a deal or a draw,
dice and wheels become a roll and bets as soon as somebody has compared them with the table.
"""

from collections.abc import Iterable
from typing import assert_never

from cairn.core.errors import BadInput, IllegalMove
from cairn.core.game import Result
from cairn.core.sight import Sight
from cairn.core.steps import Noted, Played, Settled, Step
from cairn.core.values import Seat, Value, replace
from cairn.games.lost_code.referee import acts
from cairn.games.lost_code.referee.looks import (
    Cell,
    Look,
    Stone,
    Why,
    add_reading,
    alike,
    check_reading,
    judge,
    witnesses,
)
from cairn.games.lost_code.rules import engine, final, sheet
from cairn.games.lost_code.rules.dice import check_digits, check_take, check_turn
from cairn.games.lost_code.rules.events import (
    Answered,
    Dealt,
    Drew,
    Gained,
    Happening,
    Revealed,
    SkullPassed,
    SkullTaken,
    Swapped,
    seen,
)
from cairn.games.lost_code.rules.moves import (
    Accept,
    Bet,
    Choose,
    Deal,
    Draw,
    Final,
    Leave,
    Move,
    Outcome,
    Place,
    Roll,
    Stack,
    Swap,
    Take,
    Turn,
)
from cairn.games.lost_code.rules.pieces import Symbol, symbol_ref
from cairn.games.lost_code.rules.rounds import check_swap
from cairn.games.lost_code.rules.state import Digits, Phase, State, View, Wager, view
from cairn.games.lost_code.rules.table import CardOptions, StoneOptions, Table, card_table, stone_table
from cairn.games.lost_code.rules.track import move_marker


class Draft(Value):
    """What was entered in this round and is not checked yet: it can be corrected."""

    dice: tuple[Symbol, ...] = ()
    offers: tuple[acts.Offer, ...] = ()
    """In the order in which players are asked."""
    turns: tuple[Turn, ...] = ()
    bets: tuple[Wager | None, ...] = ()
    """By seat."""
    by: tuple[Seat | None, ...] = ()
    """By seat: the seat of the device on which the bet was entered."""


class Checked(Value):
    """A moment at which bets were judged, so that it can be judged again with a stone that was misread."""

    round: int
    """0: the final bets."""
    before: State
    seat: Seat
    move: Move
    """The last move before the judgement."""
    at: int
    """The number of events before it."""
    length: int
    """The number of its events, as it was told."""
    judged: tuple[Happening, ...]
    """The judgement as it is known to be true."""


class ChangedAnswer(Value):
    """An answer that was given wrongly because a stone was misread, or one that holds."""

    round: int
    seat: Seat
    width: int
    low: int
    dice: tuple[Symbol, ...]
    was: str
    now: str
    points: int
    """The difference, of all that the answer moved for this seat."""


class Correction(Value):
    """A stone that was misread, and what follows."""

    cell: Cell
    was: int
    now: int
    answers: tuple[ChangedAnswer, ...]
    """Every answer that counted the stone, those that hold too."""
    swapped: tuple[tuple[int, Seat], ...]
    """Rounds in which a player swapped a stone, or kept all, because of a wrong answer: that cannot be undone."""
    skull: bool = False
    """Whether the skull went to another player because of it."""


class Doubt(Value):
    """A stone that lies face up and shows another digit, until a second player confirms it."""

    cell: Cell
    digit: int
    by: Seat | None


class Entry(Value):
    """What was entered, for the list of entries."""

    act: acts.Act
    by: Seat | None
    round: int


class RealGame(Value):
    """The complete position of a game at a real table. `frames` decides what a phone may know of it."""

    options: StoneOptions | CardOptions
    state: State
    history: tuple[Happening, ...] = ()
    steps: tuple[Step, ...] = ()
    stones: tuple[Stone, ...] = ()
    looks: tuple[Look, ...] = ()
    """Open ones."""
    next_look: int = 0
    ready: tuple[int, ...] = ()
    """Racks that were entered and checked at set-up."""
    draft: Draft = Draft()
    pick: Symbol | None = None
    finals: tuple[tuple[Digits, ...] | None, ...] = ()
    checks: tuple[Checked, ...] = ()
    doubt: Doubt | None = None
    corrections: tuple[Correction, ...] = ()
    owed: tuple[int, ...] = ()
    """By seat: what the marker is to be moved by after corrections, until the table has decided."""
    notes: tuple[Noted, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def table(self) -> Table:
        """The numbers of the game."""
        return self.state.table

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return final.result(self.state)

    @property
    def is_dealt(self) -> bool:
        """Whether all racks are known."""
        return self.state.phase is not Phase.DEAL

    def swaps(self, rack: int, place: int) -> int:
        """How many stones of a symbol a rack has laid down."""
        return sum(1 for each in self.state.laid if each.seat == rack and each.symbol.place == place)

    def cell(self, rack: int, place: int) -> Cell:
        """The stone that stands there now."""
        return Cell(rack, place, self.swaps(rack, place))

    def current(self) -> frozenset[Cell]:
        """The stones that stand on racks, a new one included that is not agreed on yet."""
        places = range(len(self.table.symbols))
        return frozenset(
            {self.cell(rack, place) for rack in range(self.table.racks) for place in places}
            | {cell for look in self.looks if look.why == "stone" for cell in look.cells}
        )

    def sight(self, seat: Seat | None) -> Sight[View, Happening]:
        """What the seat knows, as the engine says."""
        return Sight(view(self.state, seat), tuple(seen(event, seat) for event in self.history))

    def sheet(self, seat: Seat) -> sheet.Sheet:
        """The deduction sheet of the seat."""
        return sheet.sheet(self.sight(seat), [each for each in self.notes if each.seat == seat])


def open_game(options: StoneOptions | CardOptions) -> RealGame:
    """A table at which the racks have to be entered."""
    table = stone_table(options) if isinstance(options, StoneOptions) else card_table(options)
    change = engine.initial_state(table)
    game = RealGame(options, change.state, change.events, owed=(0,) * table.players)
    for rack in range(table.racks):
        cells = tuple(Cell(rack, symbol.place) for symbol in table.symbols)
        game = _ask(game, "rack", cells, *witnesses(table.players, rack))
    return replace(game, draft=_fresh_draft(game.state), finals=(None,) * table.players)


def enter(game: RealGame, seat: Seat | None, act: acts.Act) -> RealGame:
    """The game with what a device of `seat` entered; raise `IllegalMove` or `BadInput` if it cannot be so.

    `seat` is None for a device in the middle of the table, which enters only what everybody may see.
    """
    entered = _enter(game, seat, act)
    return replace(entered, entries=(*entered.entries, Entry(act, seat, game.state.round)))


def _enter(game: RealGame, seat: Seat | None, act: acts.Act) -> RealGame:
    match act:
        case acts.Mark(symbol, digit, out):
            if seat is None:
                raise IllegalMove("LC 10.1", "own-phone-only")
            mark = sheet.Mark(symbol, digit, out)
            sheet.check_note(game.state, seat, mark)
            return replace(game, notes=(*game.notes, Noted(seat, len(game.history), mark)))
        case acts.Read():
            return _read(game, seat, act)
        case acts.Recheck(rack, symbol):
            return _recheck(game, seat, rack, symbol)
        case acts.Misread():
            return _doubt(game, seat, act)
        case acts.Confirm():
            return _confirm(game, seat)
        case acts.Dismiss():
            if game.doubt is None:
                raise IllegalMove("LC 5.4", "nothing-doubted")
            return replace(game, doubt=None)
        case acts.Adjust(moves):
            return _adjust(game, moves)
        case acts.Markers(markers):
            _check_phase(game, Phase.STACK)
            return _Run(game).settle(Stack(markers)).done()
        case acts.Dice() | acts.Turn() | acts.Unturn() | acts.Offer() | acts.Bet() | acts.Check():
            _check_phase(game, Phase.ROLL)
            return _round(game, seat, act)
        case acts.Pick(owner, symbol):
            return _pick(game, owner, symbol)
        case acts.Another():
            return _another(game)
        case acts.Finals():
            return _finals(game, seat, act)
        case _:
            assert_never(act)


class _Run:
    """Steps of the engine, one after the other."""

    def __init__(self, game: RealGame) -> None:
        self._game = game
        self.state = game.state
        self.history = list(game.history)
        self.steps = list(game.steps)

    def play(self, seat: Seat, move: Move) -> "_Run":
        change = engine.apply(self.state, seat, move)
        return self._add(Played(seat, move), change.state, change.events)

    def settle(self, outcome: Outcome) -> "_Run":
        change = engine.settle(self.state, outcome)
        return self._add(Settled(outcome), change.state, change.events)

    def judge(self, seat: Seat, move: Move) -> "_Run":
        """Make the last move before bets are judged, and keep how it was judged."""
        before, at, number = self.state, len(self.history), self.state.round
        self.play(seat, move)
        is_final = before.phase is Phase.FINAL
        told = tuple(self.history[at:])
        checked = Checked(0 if is_final else number, before, seat, move, at, len(told), told)
        self._game = replace(self._game, checks=(*self._game.checks, checked))
        return self

    def done(self) -> RealGame:
        game = replace(self._game, state=self.state, history=tuple(self.history), steps=tuple(self.steps))
        return replace(game, draft=_fresh_draft(game.state))

    def _add(self, step: Step, state: State, events: Iterable[Happening]) -> "_Run":
        self.state = state
        self.history += events
        self.steps.append(step)
        return self


def _fresh_draft(state: State) -> Draft:
    nobody = (None,) * state.table.players
    return Draft(bets=nobody, by=nobody)


def _check_phase(game: RealGame, phase: Phase) -> None:
    if game.state.phase is not phase:
        raise engine.turn_error(game.state.phase) if game.result else IllegalMove("LC 5.4", "not-now-at-the-table")


def _check_nobody_looks(game: RealGame) -> None:
    """Raise `IllegalMove` while a stone is looked at: what follows would rest on it."""
    if game.looks:
        raise IllegalMove("LC 1.1", "somebody-looks")


# Looks


def _ask(
    game: RealGame, why: Why, cells: tuple[Cell, ...], readers: tuple[Seat, ...], reserve: Seat | None
) -> RealGame:
    look = Look(game.next_look, why, cells, readers, reserve)
    return replace(game, looks=(*game.looks, look), next_look=game.next_look + 1)


def _read(game: RealGame, seat: Seat | None, act: acts.Read) -> RealGame:
    look = next((each for each in game.looks if each.number == act.look), None)
    if look is None:
        raise BadInput("look", "nobody is asked to look there any more")
    check_reading(game.table, look, seat, act.digits)
    assert seat is not None
    judged = judge(add_reading(look, seat, act.digits))
    if isinstance(judged, Look):
        return replace(game, looks=tuple(judged if each.number == look.number else each for each in game.looks))
    game = replace(game, looks=tuple(each for each in game.looks if each.number != look.number))
    if look.why == "rack":
        (rack,) = {cell.rack for cell in look.cells}
        game = replace(game, ready=(*game.ready, rack))
    known = {stone.cell: stone.digit for stone in game.stones}
    known |= dict(zip(look.cells, judged, strict=True))
    return _agree(game, known)


def _agree(game: RealGame, known: dict[Cell, int]) -> RealGame:
    """Go on with what is known of the stones now, or ask about two that are alike."""
    was = {stone.cell: stone.digit for stone in game.stones}
    order = sorted(known, key=lambda cell: (cell.rack, cell.place, cell.swaps))
    game = replace(game, stones=tuple(Stone(cell, known[cell]) for cell in order))
    changed = [cell for cell in order if cell in was and was[cell] != known[cell]]
    if game.is_dealt and changed:
        for cell in changed:
            game = _correct(game, cell, was[cell])
    if not game.is_dealt and len(game.ready) < game.table.racks:
        return game
    if any(look.why in ("twice", "rack") for look in game.looks):
        return game
    pair = alike(game.stones)
    if pair is not None:
        return _ask_about_two(game, pair)
    if not game.is_dealt:
        return _deal(game)
    return _draw(game)


def _ask_about_two(game: RealGame, pair: tuple[Cell, Cell]) -> RealGame:
    """Ask somebody who sees both stones; if only their owners could be asked, both look at everything once more."""
    current, players = game.current(), game.table.players
    hidden = [cell for cell in pair if cell in current]
    owners = {cell.rack for cell in hidden}
    seers = tuple(seat for seat in range(players) if seat not in owners)
    if seers:
        return _ask(game, "twice", pair, seers[:1], None)
    for owner in sorted(owners):
        cells = tuple(game.cell(owner, symbol.place) for symbol in game.table.symbols)
        game = _ask(game, "twice", cells, tuple(seat for seat in range(players) if seat != owner), None)
    return game


def _deal(game: RealGame) -> RealGame:
    digits = {stone.cell: stone.digit for stone in game.stones}
    run = _Run(game)
    for symbol in game.table.symbols:
        run.settle(Deal(symbol, tuple(digits[Cell(rack, symbol.place)] for rack in range(game.table.racks))))
    return run.done()


def _draw(game: RealGame) -> RealGame:
    """Put the new stone on its rack, once it is known."""
    if game.pick is None or game.state.phase is not Phase.SWAP:
        return game
    owner = game.state.swapping[0]
    new = Cell(owner, game.pick.place, game.swaps(owner, game.pick.place) + 1)
    digit = next((stone.digit for stone in game.stones if stone.cell == new), None)
    if digit is None:
        return game
    return replace(_Run(game).play(owner, Swap(game.pick)).settle(Draw(digit)).done(), pick=None)


def _recheck(game: RealGame, seat: Seat | None, rack: int, symbol: Symbol) -> RealGame:
    if not game.is_dealt or game.result is not None:
        raise IllegalMove("LC 5.4", "not-now-at-the-table")
    if not 0 <= rack < game.table.racks or symbol not in game.table.symbols:
        raise BadInput("rack", "there is no such stone")
    if seat == rack:
        raise IllegalMove("LC 1.1", "own-rack")
    _check_nobody_looks(game)
    readers, reserve = witnesses(game.table.players, rack)
    return _ask(game, "again", (game.cell(rack, symbol.place),), readers, reserve)


# A round


def _round(game: RealGame, seat: Seat | None, act: acts.Act) -> RealGame:
    draft, state = game.draft, game.state
    match act:
        case acts.Dice(dice):
            return replace(game, draft=_enter_dice(game, dice))
        case acts.Turn(shown, to):
            before, _ = before_bets(game)
            if before.phase not in (Phase.TURN, Phase.FIX) or not state.tokens:
                raise IllegalMove("LC 3.3", "dice-first")
            check_turn(before, Turn(shown, to))
            if before.phase is Phase.TURN and _has_turned_freely(game):
                raise IllegalMove("LC 3.3", "one-die-only")
            return replace(game, draft=replace(draft, turns=(*draft.turns, Turn(shown, to))))
        case acts.Unturn():
            return replace(game, draft=replace(draft, turns=()))
        case acts.Offer():
            return replace(game, draft=_enter_offer(game, seat, act))
        case acts.Bet():
            draft = _enter_bet(game, seat, act)
            game = replace(game, draft=draft)
            return _check_bets(game) if game.table.placing == "together" and all(draft.bets) else game
        case acts.Check():
            return _check_bets(game)
        case _:
            raise BadInput("act", "is none of a round")


def _enter_dice(game: RealGame, dice: tuple[Symbol, ...]) -> Draft:
    table, draft = game.table, game.draft
    if any(offer.digits is not None for offer in draft.offers):
        raise IllegalMove("LC 8.9", "token-is-taken")
    if len(dice) > table.dice or any(die not in table.all_symbols for die in dice):
        raise IllegalMove("LC 3.2", "no-such-dice", dice=table.dice)
    left_out = table.left_out
    if left_out is not None and left_out in dice and not game.state.tokens:
        raise IllegalMove("LC 3.4", "left-out-first", symbol=symbol_ref(left_out))
    return replace(draft, dice=dice, offers=(), turns=())


def before_bets(game: RealGame) -> tuple[State, "_Run"]:
    """The position after what was entered about the dice so far."""
    run, draft, table = _Run(game), game.draft, game.table
    if len(draft.dice) < table.dice or game.state.phase is not Phase.ROLL:
        return run.state, run
    had_tokens = bool(game.state.tokens)
    run.settle(Roll(tuple(sorted(draft.dice, key=lambda symbol: symbol.place))))
    if not had_tokens:
        return run.play(run.state.order[0], Accept()).state, run
    for offer in draft.offers:
        run.play(offer.seat, Leave() if offer.digits is None else Take(offer.digits))
    if run.state.phase is Phase.OFFER:
        return run.state, run
    for turn in draft.turns:
        run.play(run.state.order[0], turn)
    return run.state, run


def _has_turned_freely(game: RealGame) -> bool:
    return before_bets(game)[0].phase is Phase.BET


def _enter_offer(game: RealGame, seat: Seat | None, act: acts.Offer) -> Draft:
    state, _ = before_bets(game)
    if state.phase is not Phase.OFFER:
        raise IllegalMove("LC 8.2", "not-now-at-the-table")
    if act.seat != state.order[state.turn]:
        raise IllegalMove("LC 8.2", "another-is-asked")
    if act.digits is not None:
        if seat != act.seat:
            raise IllegalMove("LC 8.3", "own-phone-only")
        check_take(state, Take(act.digits))
    return replace(game.draft, offers=(*game.draft.offers, act))


def _enter_bet(game: RealGame, seat: Seat | None, act: acts.Bet) -> Draft:
    """The bets with this one, which replaces what was entered for the player before."""
    table, draft = game.table, game.draft
    if not 0 <= act.seat < table.players:
        raise BadInput("seat", f"the seats are 0 to {table.players - 1}")
    if table.placing == "together" and seat != act.seat:
        raise IllegalMove("LC 11.3", "own-phone-only")
    if table.wheel(act.width) is None:
        raise IllegalMove("LC 4.1", "no-such-wheel", width=act.width)
    if not 0 <= act.low <= table.top + 1 - act.width:
        last = table.top + 1 - act.width
        raise IllegalMove("LC 4.2", "outside-the-sums", width=act.width, last=last, top=table.top)
    for other, bet in enumerate(draft.bets):
        if bet is not None and bet.width == act.width and other != act.seat:
            raise IllegalMove("LC 4.1", "wheel-of-another", width=act.width)
    return replace(
        draft,
        bets=(*draft.bets[: act.seat], Wager(act.width, act.low), *draft.bets[act.seat + 1 :]),
        by=(*draft.by[: act.seat], seat, *draft.by[act.seat + 1 :]),
    )


def _check_bets(game: RealGame) -> RealGame:
    """Feed the round to the engine, which judges it."""
    _check_nobody_looks(game)
    _check_decided(game)
    state, run = before_bets(game)
    if state.phase is Phase.TURN:
        state = run.play(state.order[0], Accept()).state
    if state.phase is not Phase.BET:
        raise IllegalMove("LC 3.2", "dice-first")
    bets = [bet for bet in game.draft.bets if bet is not None and bet.low is not None]
    if len(bets) < len(game.draft.bets):
        raise IllegalMove("LC 4.1", "bets-missing")
    together = state.table.placing == "together"
    moves: list[tuple[Seat, Move]] = []
    for seat in state.order:
        bet = bets[seat]
        assert bet.low is not None
        moves.append((seat, Choose(bet.width) if together else Bet(bet.width, bet.low)))
    moves += [(seat, Place(bet.low)) for seat, bet in enumerate(bets) if together and bet.low is not None]
    for seat, move in moves[:-1]:
        run.play(seat, move)
    return run.judge(*moves[-1]).done()


def _check_decided(game: RealGame) -> None:
    if any(game.owed):
        raise IllegalMove("LC 5.2", "decide-the-track")


# Swaps and the end


def _pick(game: RealGame, owner: Seat, symbol: Symbol) -> RealGame:
    _check_phase(game, Phase.SWAP)
    _check_nobody_looks(game)
    _check_decided(game)
    if owner != game.state.swapping[0]:
        raise IllegalMove("LC 5.4", "not-your-turn")
    check_swap(game.state, symbol)
    cell = Cell(owner, symbol.place, game.swaps(owner, symbol.place) + 1)
    return _ask(replace(game, pick=symbol), "stone", (cell,), *witnesses(game.table.players, owner))


def _another(game: RealGame) -> RealGame:
    look = next((each for each in game.looks if each.why == "stone"), None)
    if game.pick is None or look is None or look.readings or look.former:
        raise IllegalMove("LC 5.4", "too-late-to-pick-another")
    return replace(game, pick=None, looks=tuple(each for each in game.looks if each is not look))


def _finals(game: RealGame, seat: Seat | None, act: acts.Finals) -> RealGame:
    """Seal a player's bets; the last ones are judged, and the racks are turned round."""
    _check_phase(game, Phase.FINAL)
    _check_nobody_looks(game)
    _check_decided(game)
    table = game.table
    if seat != act.seat:
        raise IllegalMove("LC 6.2", "own-phone-only")
    if len(act.bets) != len(table.symbols):
        raise BadInput("bets", f"there must be {len(table.symbols)}")
    for digits in act.bets:
        if len(digits) > len(table.right):
            raise IllegalMove("LC 6.2", "too-many-digits")
        check_digits(game.state, digits)
    finals = (*game.finals[:seat], act.bets, *game.finals[seat + 1 :])
    game = replace(game, finals=finals)
    if None in finals:
        return game
    moves: list[tuple[Seat, Move]] = [
        (owner, Final(symbol, bets[symbol.place]))
        for owner, bets in enumerate(finals)
        if bets is not None
        for symbol in table.symbols
        if game.state.finals[owner][symbol.place] is None
    ]
    run = _Run(game)
    for owner, move in moves[:-1]:
        run.play(owner, move)
    return run.judge(*moves[-1]).done()


# Corrections


def _doubt(game: RealGame, seat: Seat | None, act: acts.Misread) -> RealGame:
    """Note that a stone that all can see shows another digit; with a phone of its own a second player confirms it."""
    if act.symbol not in game.table.symbols:
        raise BadInput("symbol", "is not in play")
    cell = Cell(act.rack, act.symbol.place, act.swaps)
    lies_open = game.result is not None or cell.swaps < game.swaps(cell.rack, cell.place)
    if not lies_open or all(stone.cell != cell for stone in game.stones):
        raise IllegalMove("LC 5.4", "not-face-up")
    if not 0 <= act.digit < game.table.digits:
        raise IllegalMove("LC 1.2", "no-such-digit", highest=game.table.digits - 1)
    _check_nobody_looks(game)
    return replace(game, doubt=Doubt(cell, act.digit, seat))


def _confirm(game: RealGame, seat: Seat | None) -> RealGame:
    doubt = game.doubt
    if doubt is None:
        raise IllegalMove("LC 5.4", "nothing-doubted")
    if seat is not None and seat == doubt.by:
        raise IllegalMove("LC 5.4", "another-confirms")
    known = {stone.cell: stone.digit for stone in game.stones}
    return _agree(replace(game, doubt=None), known | {doubt.cell: doubt.digit})


def _correct(game: RealGame, cell: Cell, was: int) -> RealGame:
    """The game as it is with the stone that was misread, and the list of what had been told wrongly."""
    now = next(stone.digit for stone in game.stones if stone.cell == cell)
    game = _with_true_stones(game)
    checks, answers, swapped = list(game.checks), list[ChangedAnswer](), list[tuple[int, Seat]]()
    owed, skull = list(game.owed), False
    for number, checked in enumerate(game.checks):
        if not _counts(game, checked, cell):
            continue
        racks = _with_digit(checked.before.racks, cell, now)
        before = replace(checked.before, racks=racks)
        judged = engine.apply(before, checked.seat, checked.move).events
        difference = tuple(_points(judged, seat) - _points(checked.judged, seat) for seat in range(game.table.players))
        owed = [owes + more for owes, more in zip(owed, difference, strict=True)]
        found = _compare(checked, judged, cell, difference)
        answers += found
        swapped += [(each.round, each.seat) for each in found if (each.was == "right") is not (each.now == "right")]
        skull |= _takers(judged) != _takers(checked.judged)
        checks[number] = replace(checked, before=before, judged=judged)
    history = _with_true_answers(game.history, checks)
    correction = Correction(cell, was, now, tuple(answers), tuple(swapped), skull)
    game = replace(game, checks=tuple(checks), history=history, corrections=(*game.corrections, correction))
    game = replace(game, owed=tuple(owed))
    return _adjust(game, True) if game.result is not None else game


def _counts(game: RealGame, checked: Checked, cell: Cell) -> bool:
    """Whether this judgement counted the stone."""
    laid = [each for each in checked.before.laid if each.seat == cell.rack and each.symbol.place == cell.place]
    return cell.rack < game.table.players and len(laid) == cell.swaps


def _compare(
    checked: Checked, judged: tuple[Happening, ...], cell: Cell, difference: tuple[int, ...]
) -> list[ChangedAnswer]:
    dice = checked.before.dice
    if not any(symbol.place == cell.place for symbol in dice):
        return []
    pairs = zip(_answers(checked.judged), _answers(judged), strict=True)
    return [
        ChangedAnswer(checked.round, was.seat, was.width, was.low, dice, was.answer, now.answer, difference[was.seat])
        for was, now in pairs
        if was.seat == cell.rack
    ]


def _answers(events: Iterable[Happening]) -> list[Answered]:
    return [event for event in events if isinstance(event, Answered)]


def _takers(events: Iterable[Happening]) -> list[Seat]:
    return [event.seat for event in events if isinstance(event, SkullTaken | SkullPassed)]


def _points(events: Iterable[Happening], seat: Seat) -> int:
    total = 0
    for event in events:
        match event:
            case Answered(owner, _, _, _, points) | Gained(owner, _, points) if owner == seat:
                total += points
            case Revealed(seat=owner, total=points) if owner == seat:
                total += points
            case _:
                pass
    return total


def _with_digit(racks: tuple[tuple[int, ...], ...], cell: Cell, digit: int) -> tuple[tuple[int, ...], ...]:
    rack = racks[cell.rack]
    rack = (*rack[: cell.place], digit, *rack[cell.place + 1 :])
    return (*racks[: cell.rack], rack, *racks[cell.rack + 1 :])


def _with_true_stones(game: RealGame) -> RealGame:
    """The game with the digits that are known now: on racks and laid down, in its history and its steps."""
    digits = {stone.cell: stone.digit for stone in game.stones}
    table, state = game.table, game.state
    places = range(len(table.symbols))
    racks = tuple(tuple(digits[game.cell(rack, place)] for place in places) for rack in range(table.racks))
    swaps: dict[tuple[int, int], int] = {}

    def laid_next(rack: int, symbol: Symbol) -> int:
        """The digit of the next stone that this rack lays down."""
        at = (rack, symbol.place)
        swaps[at] = swaps.get(at, -1) + 1
        return digits[Cell(rack, symbol.place, swaps[at])]

    laid = tuple(replace(each, digit=laid_next(each.seat, each.symbol)) for each in state.laid)
    known = [set(range(table.digits)) for _ in places]
    for cell, digit in digits.items():
        known[cell.place].discard(digit)
    return replace(
        game,
        state=replace(state, racks=racks, laid=laid, unseen=tuple(tuple(sorted(left)) for left in known)),
        history=_history_with(digits, game.history, table),
        steps=_steps_with(digits, game.steps, game.history, table),
    )


def _history_with(digits: dict[Cell, int], history: tuple[Happening, ...], table: Table) -> tuple[Happening, ...]:
    swaps: dict[tuple[int, int], int] = {}
    events: list[Happening] = []
    for event in history:
        match event:
            case Dealt(symbol):
                dealt = [digits[Cell(rack, symbol.place)] for rack in range(table.racks)]
                event = replace(event, digits=tuple(dealt[: table.players]), nobodys=tuple(dealt[table.players :]))
            case Swapped(seat, symbol, _):
                at = (seat, symbol.place)
                event = replace(event, digit=digits[Cell(seat, symbol.place, swaps.get(at, 0))])
                swaps[at] = swaps.get(at, 0) + 1
            case Drew(seat, symbol, _):
                event = replace(event, digit=digits[Cell(seat, symbol.place, swaps[seat, symbol.place])])
            case _:
                pass
        events.append(event)
    return tuple(events)


def _steps_with(
    digits: dict[Cell, int], steps: tuple[Step, ...], history: tuple[Happening, ...], table: Table
) -> tuple[Step, ...]:
    drawn = iter([event.digit for event in _history_with(digits, history, table) if isinstance(event, Drew)])
    changed: list[Step] = []
    for step in steps:
        match step:
            case Settled(outcome=Deal(symbol, _)):
                dealt = tuple(digits[Cell(rack, symbol.place)] for rack in range(table.racks))
                changed.append(Settled(Deal(symbol, dealt)))
            case Settled(outcome=Draw()):
                digit = next(drawn)
                assert digit is not None
                changed.append(Settled(Draw(digit)))
            case _:
                changed.append(step)
    return tuple(changed)


def _with_true_answers(history: tuple[Happening, ...], checks: Iterable[Checked]) -> tuple[Happening, ...]:
    """The history in which every answer is what it should have been. Points stay as the markers were moved."""
    events = list(history)
    for checked in checks:
        true = {event.seat: event for event in checked.judged if isinstance(event, Answered | Revealed)}
        for at in range(checked.at, checked.at + checked.length):
            match events[at]:
                case Answered(seat=seat) as event:
                    now = true[seat]
                    assert isinstance(now, Answered)
                    events[at] = replace(event, answer=now.answer)
                case Revealed(seat=seat):
                    events[at] = true[seat]
                case _:
                    pass
    return tuple(events)


def _adjust(game: RealGame, moves: bool) -> RealGame:
    """Move the markers by what corrections have shown, in the order of seats, or leave them as they are."""
    track, scores = game.state.track, game.state.scores
    if moves:
        for seat, by in enumerate(game.owed):
            track, scores = move_marker(track, scores, seat, by)
    state = replace(game.state, track=track, scores=scores)
    return replace(game, state=state, owed=(0,) * game.table.players)
