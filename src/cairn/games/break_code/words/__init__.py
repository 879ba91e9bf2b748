"""Events, prompts, moves, hints and proofs as phrases; the catalogues in `text` hold the sentences."""
