"""What a server tells about a table, put together: the same wherever the messages come from."""

from collections.abc import Mapping
from typing import Any


class Mirror:
    """A table as one seat knows it, kept up to date by messages. Everything is as JSON has it."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.number: int | None = None
        """Of the last message: what to name when the connection was lost."""
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.history: list[Any] = []
        self.phrases: list[Any] = []
        self.asked: dict[str, Any] | None = None
        self.offers: list[Any] = []
        self.notes: list[Any] = []
        self.lines: list[Any] = []
        self.setting: dict[str, Any] = {}
        self.times: dict[str, Any] | None = None
        """What is left to each player, where they are timed."""
        self.now: int | None = None
        """What the server's clock said when one came, where players are timed."""
        self.presence: list[Any] = []
        """By seat: whether it is connected, and since when, if that was asked for."""

    def take(self, message: Mapping[str, object]) -> bool:
        """Take a message in; False if it is none about the table, but an answer."""
        told: dict[str, Any] = dict(message)
        match told.get("tell"):
            case "sight":
                self._whole(told)
            case "happened":
                self._news(told)
            case "notes":
                self.notes = told["notes"]
            case "time":
                self.now = told["now"]
            case "presence":
                self.presence = told["seats"]
            case _:
                return False
        return True

    def _whole(self, message: dict[str, Any]) -> None:
        self.number, self.seat, self.table = message["number"], message.get("seat"), message["table"]
        self.view, self.asked = message.get("view"), message.get("asked")
        self.history, self.phrases = message.get("history", []), message.get("phrases", [])
        self.offers, self.notes = message.get("offers", []), message.get("notes", [])
        self.lines, self.times = message.get("lines", []), message.get("times")
        self.setting = message.get("setting", {})

    def _news(self, message: dict[str, Any]) -> None:
        since = message["since"]
        self.number = message["number"]
        self.history[since:] = message.get("events", [])
        self.phrases[since:] = message.get("phrases", [])
        if self.view is not None or "view" in message:
            view = {**(self.view or {}), **message.get("view", {})}
            for name, things in message.get("within", {}).items():
                view[name] = [{**thing, **things.get(str(place), {})} for place, thing in enumerate(view[name])]
            self.view = view
        for name in ("asked", "offers", "table", "notes"):
            if name in message:
                setattr(self, name, message[name])
        self.lines += message.get("lines", [])
        self.times = message.get("times")
