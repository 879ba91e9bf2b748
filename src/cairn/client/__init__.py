"""Play at a table on a server, from Python: `Table` waits for answers, `AsyncTable` lets others run meanwhile.

A bot at a table::

    table = Table.join(link, name="robot")
    bot = cairn.bot("steady", game=table.game)
    while table.wait():
        table.play(bot.choose(table.sight, table.moves, rng))
"""

from cairn.client.asynchronous import AsyncTable
from cairn.client.synchronous import Table

__all__ = ["AsyncTable", "Table"]
