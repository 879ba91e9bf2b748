"""The rules of Coins: the questions of `cairn.core.game`, answered."""
