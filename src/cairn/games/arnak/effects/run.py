"""The second reader: carry out what is pending until a player must choose, chance must speak, or nothing is left."""

from cairn.core.chance import Chance
from cairn.core.errors import BadInput, IllegalMove
from cairn.core.values import replace
from cairn.games.arnak.effects import simple
from cairn.games.arnak.effects.possible import open_options, possible
from cairn.games.arnak.effects.steps import Choose, Payment, Purchase, Send, Step, Study
from cairn.games.arnak.rules import assistants, cards, guardians, research, rival, rounds, row, scoring, setup, sites
from cairn.games.arnak.rules.basics import Act, Answers, Chances, Choices, Settling, pay_way
from cairn.games.arnak.rules.moves import Buy, Claim, Decline, Dig, Discover, Move, Outcome, Pay, Pick, Research
from cairn.games.arnak.rules.paying import wallet, ways
from cairn.games.arnak.rules.state import Draft, State

__all__ = ["answer", "chance_of", "check_answer", "choices", "is_chance", "run", "settled"]

_ACT: Act = {
    **simple.ACT,
    **sites.ACT,
    **guardians.ACT,
    **cards.ACT,
    **assistants.ACT,
    **research.ACT,
    **row.ACT,
    **rounds.ACT,
    **scoring.ACT,
    **setup.ACT,
    **rival.ACT,
}
_CHOICES: Choices = {
    **simple.CHOICES,
    **sites.CHOICES,
    **guardians.CHOICES,
    **cards.CHOICES,
    **assistants.CHOICES,
    **research.CHOICES,
}
_ANSWER: Answers = {
    **simple.ANSWER,
    **sites.ANSWER,
    **guardians.ANSWER,
    **cards.ANSWER,
    **assistants.ANSWER,
    **research.ANSWER,
}
_CHANCE: Chances = {
    **sites.CHANCE,
    **cards.CHANCE,
    **assistants.CHANCE,
    **research.CHANCE,
    **row.CHANCE,
    **rounds.CHANCE,
    **setup.CHANCE,
    **rival.CHANCE,
}
_SETTLE: Settling = {
    **sites.SETTLE,
    **cards.SETTLE,
    **assistants.SETTLE,
    **research.SETTLE,
    **row.SETTLE,
    **rounds.SETTLE,
    **setup.SETTLE,
    **rival.SETTLE,
}
_RULES: dict[type[object], str] = {
    **simple.RULES,
    **sites.RULES,
    **guardians.RULES,
    **cards.RULES,
    **assistants.RULES,
    **research.RULES,
}


def run(state: Draft) -> Draft:
    """Carry out pending steps until one waits for an answer or for chance, or none is left."""
    while state.pending:
        step = state.pending[0]
        act = _ACT.get(type(step))
        if act is not None:
            after = act(state, step)
            if after is None:
                return state
            state = after
        elif type(step) is Payment or possible(state, step):
            return state
        else:
            state = replace(state, pending=state.pending[1:])
    return state


# Players


def choices(state: State, step: Step) -> tuple[Move, ...]:
    """What the player may answer to the step, free actions aside."""
    if type(step) is Payment:
        return ways(wallet(state, step.goods.coin), step.travel, step.discount, step.cards)
    if type(step) is Choose:
        return tuple(map(Pick, open_options(state, step)))
    return _CHOICES[type(step)](state, step)


def check_answer(state: State, step: Step, move: Move) -> None:
    """Raise `IllegalMove`, naming the rule, unless the move answers the step."""
    match step, move:
        case Send(), Dig():
            sites.check_dig(state, move, step)
        case Send(), Discover():
            sites.check_discover(state, move, step)
        case Purchase(), Buy():
            cards.check_buy(state, move, step)
        case Study(), Research():
            research.check_research(state, move, step)
        case Study(), Claim():
            research.check_claim(state, move, step)
        case Payment(), Pay():
            if move not in choices(state, step):
                raise IllegalMove("AR 1.7", "not-a-payment")
        case _:
            if move not in choices(state, step):
                raise IllegalMove(_RULES.get(type(step), "AR 1.5"), "not-now")


def answer(state: Draft, step: Step, move: Move) -> Draft:
    """What follows when the player answers the step so."""
    if type(step) is Payment:
        assert isinstance(move, Pay)
        return pay_way(state, step.goods, step.travel, step.discount, move, (*step.then, *state.pending[1:]))
    if type(move) is Decline:
        return replace(state, pending=state.pending[1:])
    return _ANSWER[type(step)](state, step, move)


# Chance


def is_chance(state: State) -> bool:
    """Whether the next step waits for chance."""
    return bool(state.pending) and type(state.pending[0]) in _CHANCE


def chance_of(state: State) -> Chance[Outcome]:
    """What may happen in the next step."""
    step = state.pending[0]
    return _CHANCE[type(step)](state, step)


def settled(state: Draft, outcome: Outcome) -> Draft:
    """What follows when chance decides the next step so."""
    if not is_chance(state):
        raise BadInput("chance", "has nothing to decide here")
    step = state.pending[0]
    return _SETTLE[type(step)](state, step, outcome)
