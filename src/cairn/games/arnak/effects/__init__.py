"""Effects as data: the step types, and the readers that ask of them, carry them out and put them into words."""
