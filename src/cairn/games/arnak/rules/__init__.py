"""The rules, one module for each chapter.

A chapter says of its steps and moves what the engine asks, in tables keyed by type: `ACT` carries a step out (or
gives None where it waits for chance or a player), `POSSIBLE` says whether anything can come of a step now, `CHOICES`
lists what a player may answer to a step and `ANSWER` carries the answer out, `CHANCE` and `SETTLE` are chance's part.
`RULES` names, for a step that a player answers, the rule by which another answer is refused.
"""
