"""The Lost Code and Think Str8!: what choices are worth, what can be proved, and what a hint says."""
