"""What beliefs, proofs, hints and solvers have in common, whatever the game."""
