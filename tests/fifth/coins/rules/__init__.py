"""The rules of Coins: answers to the questions of `cairn.core.game`."""
