"""Break the Code: what a question or a guess is worth, what can be proved, and what a hint says."""
