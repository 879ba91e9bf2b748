"""What can be said beside a table of Arnak. It is thought of where the master thinks: in `bots`."""
