"""Small programs to read, run and change, for people who study the games; docs/research.md has their results."""
