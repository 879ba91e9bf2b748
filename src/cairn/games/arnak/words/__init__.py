"""Events, moves, prompts and hints as phrases; the sentences are in the Fluent catalogues."""
