"""Events, moves and questions of Coins as phrases."""
