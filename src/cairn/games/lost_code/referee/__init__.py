"""The referee of a game at a real table: what people enter, fed to the engine."""
