"""Effects as data: resources and travel icons, the types of steps, and effects as signs. No rules."""
