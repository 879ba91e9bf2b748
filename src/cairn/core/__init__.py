"""The contract that every game keeps: values, seats, chance, events, records and the match driver. Does no IO."""
