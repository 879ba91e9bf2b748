"""The types of hints and the kinds of choices; `bots` computes hints."""
