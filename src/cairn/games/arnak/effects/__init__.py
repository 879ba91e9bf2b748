"""Effects as data: goods and icons, the types of steps, and what they give as signs. No rules are in here."""
