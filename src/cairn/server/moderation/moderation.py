"""The moderation of one server: what the database holds, kept in memory because every request asks for it."""

from collections.abc import Callable

from cairn.server.moderation import audit, reports, restrictions
from cairn.server.moderation.restrictions import Restriction, Restrictions
from cairn.server.moderation.words import WordList
from cairn.server.storage import Statement
from cairn.server.storage.store import Store
from cairn.server.table.ownership import Credentials, Denied

REFRESH_EVERY = 5.0
"""Seconds after which a process reads what another one has changed."""
_WORDS = "select word from forbidden_word"


class Moderation:
    """Bans, mutes and forbidden words."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Begin without any; `refresh` reads them."""
        self._store, self._now = store, now
        self.restrictions = Restrictions()
        self.words = WordList()

    async def refresh(self) -> None:
        """Read what is in the database."""
        self.restrictions = Restrictions(await self._store.rows(restrictions.LOAD))
        self.words = WordList(str(word) for (word,) in await self._store.rows(_WORDS))

    async def change(self, *statements: Statement) -> None:
        """Change the database, and read it again."""
        await self._store.change(*statements)
        await self.refresh()

    async def remove_old(self) -> None:
        """Delete what has expired: bans, mutes, closed reports and entries of the audit log."""
        until = self._now() - audit.KEPT
        await self.change((restrictions.EXPIRED, self._now()), (audit.OLD, until), (reports.OLD, until))

    def find_ban(self, shown: Credentials | None = None, address: str | None = None) -> Restriction | None:
        """The ban of a client, by what it shows or by where it is, if there is one now."""
        now = self._now()
        found = None if shown is None else self.restrictions.find("ban", shown, now)
        return found or self.restrictions.find_address("ban", address, now)

    def check_ban(self, shown: Credentials) -> None:
        """Raise `Denied` with the reason for a client that is banned."""
        found = self.find_ban(shown)
        if found is not None:
            raise self.refuse(found)

    def refuse(self, restriction: Restriction) -> Denied:
        """The refusal that tells a player of a ban or a mute."""
        return restriction.to_refusal(self._now())

    def check_mute(self, *shown: Credentials) -> None:
        """Raise `Denied` with the reason for a player who is muted."""
        for each in shown:
            found = self.restrictions.find("mute", each, self._now())
            if found is not None:
                raise self.refuse(found)
