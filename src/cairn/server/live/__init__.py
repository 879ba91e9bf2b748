"""Tables in memory: one writer each, their subscribers, timers and bots."""
