"""What a seat can know about coins that it does not see."""
