"""Best bets and moves, proofs and hints: pure functions of a view and of the belief that it leaves."""
