"""What the terminal boards of all games share: intents, and parts of a drawing."""
