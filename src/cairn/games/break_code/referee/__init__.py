"""The referee of a game at a real table: hands that their owners enter, fed to the engine."""
