"""The contract all games keep: values, seats, chance, events, records and the driver; knows no game, does no IO."""
