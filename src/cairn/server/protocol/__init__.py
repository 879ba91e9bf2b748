"""What goes over the wire, as values: requests and messages."""
