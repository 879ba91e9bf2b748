"""The `cairn` command and its plain-text boards."""
