"""Small programs for people who study the games, to read, run and change: docs/research.md says what they found."""
