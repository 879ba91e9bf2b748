"""A table as a value: its log, the state that the log folds to, and what each seat may see. Pure: no IO, no clock."""
