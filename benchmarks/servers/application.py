"""The small application that each ASGI server is given: a JSON answer, an echo, and an answer that takes its time.

It imports nothing of cairn: it runs in an environment that has only the servers.
"""

import asyncio
import json
from typing import Any

BODY = json.dumps({"status": "ok", "application": "a small one"}).encode()
SLOW = "/slow"
TAKES = 1.5
"""Seconds for the slow answer."""


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answer (ASGI)."""
    match scope["type"]:
        case "lifespan":
            while (await receive())["type"] != "lifespan.shutdown":
                await send({"type": "lifespan.startup.complete"})
            await send({"type": "lifespan.shutdown.complete"})
        case "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": message["text"]})
        case _:
            if scope["path"] == SLOW:
                await asyncio.sleep(TAKES)
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(BODY)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": BODY})
