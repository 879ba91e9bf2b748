"""Play at a table on a server, from Python: `Table` waits for answers, `AsyncTable` lets others run meanwhile.

A bot at a table::

    table = Table.join(link, name="robot")
    bot = cairn.bot("steady", game=table.game)
    while table.wait():
        table.play(bot.choose(table.sight, table.moves, rng))
"""

from cairn.core.extras import need_extra

need_extra("client", "cairn.client")

from cairn.client.asynchronous import AsyncTable  # noqa: E402  (what is missing is said first)
from cairn.client.synchronous import Table  # noqa: E402  (see above)

__all__ = ["AsyncTable", "Table"]
