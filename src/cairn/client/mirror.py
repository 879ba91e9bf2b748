"""A client's copy of a table, kept up to date by the server's messages."""

from collections.abc import Mapping
from typing import Any


class Mirror:
    """A copy of what one seat knows of a table, as plain JSON values."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.number: int | None = None
        """The number of the last message, sent to the server after a lost connection."""
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
        """The time left to each player, if they have clocks."""
        self.now: int | None = None
        """The server's time at connection, if players have clocks."""
        self.presence: list[Any] = []
        """By seat: whether it is connected, and since when, if that was asked for."""

    def apply(self, message: Mapping[str, object]) -> bool:
        """Apply a message; return False if it is an answer instead of news about the table."""
        fields: dict[str, Any] = dict(message)
        match fields.get("tell"):
            case "sight":
                self._replace(fields)
            case "happened":
                self._update(fields)
            case "notes":
                self.notes = fields["notes"]
            case "time":
                self.now = fields["now"]
            case "presence":
                self.presence = fields["seats"]
            case _:
                return False
        return True

    def _replace(self, message: dict[str, Any]) -> None:
        self.number, self.seat, self.table = message["number"], message.get("seat"), message["table"]
        self.view, self.asked = message.get("view"), message.get("asked")
        self.history, self.phrases = message.get("history", []), message.get("phrases", [])
        self.offers, self.notes = message.get("offers", []), message.get("notes", [])
        self.lines, self.times = message.get("lines", []), message.get("times")
        self.setting = message.get("setting", {})

    def _update(self, message: dict[str, Any]) -> None:
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
