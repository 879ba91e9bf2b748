"""A table as a value: the entries of its log, what they make, and what each seat sees of it. Pure: no IO, no clock."""
