"""What the beliefs, proofs, hints and solvers of all games share."""
