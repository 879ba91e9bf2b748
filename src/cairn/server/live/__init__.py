"""Tables in memory: one writer each, with subscribers, a timer and bots."""
