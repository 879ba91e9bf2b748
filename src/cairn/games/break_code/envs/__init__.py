"""Break the Code in numbers, for whoever learns to play it."""
