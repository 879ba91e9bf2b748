"""What the operator of a server sees and sets."""
