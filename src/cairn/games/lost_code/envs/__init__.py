"""The Lost Code and Think Str8! in numbers, for whoever learns to play them."""
