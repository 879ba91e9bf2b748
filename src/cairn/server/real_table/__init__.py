"""Tables beside a real box: devices, chairs, and what people enter, which a game's referee judges."""
