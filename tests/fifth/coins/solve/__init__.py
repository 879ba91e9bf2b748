"""What is best, and why."""
