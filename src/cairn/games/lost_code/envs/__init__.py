"""The Lost Code and Think Str8! as numbers, for machine learning."""
