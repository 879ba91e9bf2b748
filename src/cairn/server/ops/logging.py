"""The server's log: one JSON line for each event, with the match and the number of its last entry.

A line contains only the facts that are passed: never a secret, a key, a name or a move.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

from cairn.core.values import encode

_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
_FACTS = "facts"
_logger = logging.getLogger("cairn.server")


def log_event(
    level: str, event: str, match: str | None = None, number: int | None = None, *, exc_info: Any = None, **facts: Any
) -> None:
    """Log an event."""
    if _logger.isEnabledFor(_LEVELS[level]):
        fields = {"match": match, "number": number, **facts}
        known = {name: value for name, value in fields.items() if value is not None}
        _logger.log(_LEVELS[level], event, exc_info=exc_info, extra={_FACTS: known})


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, _FACTS, {}),
        }
        if not record.name.startswith("cairn"):
            fields["from"] = record.name
        if record.exc_info:
            fields["fault"] = self.formatException(record.exc_info)
        return encode(fields).decode()


def start_logging(level: str, stream: TextIO | None = None) -> None:
    """Log this process and its libraries to standard error, from this level on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _logger.setLevel(_LEVELS[level])
