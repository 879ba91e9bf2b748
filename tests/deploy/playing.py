"""A game at a server that was deployed: until a bot has moved."""

import httpx
import msgspec
from websockets.sync.client import connect

from tests.patience import LIMIT, prepare_clients

prepare_clients()

GAME = {"game": "lost-code", "seats": ["me", "steady"], "names": ["Ann"]}


def play_until_a_bot_moves(url: str) -> None:
    """Set a table up, and move whenever asked until a bot has moved."""
    with httpx.Client(base_url=url) as client:
        made = client.post("/api/tables", json=GAME).raise_for_status().json()
        path, secret = f"/api/tables/{made['id']}", made["secret"]
        headers = {"Authorization": f"Bearer {secret}"}
        with connect(f"{url.replace('http', 'ws', 1)}{path}/socket") as line:
            line.send(msgspec.json.encode({"ask": "hello", "secret": secret}).decode())
            line.recv(timeout=LIMIT)
            client.post(f"{path}/start", headers=headers).raise_for_status()
            while not _bot_moves(client):
                sight = client.get(f"{path}/sight", headers=headers).raise_for_status().json()
                if sight.get("offers"):
                    move = {"prompt": sight["asked"]["number"], "moves": sight["offers"][0]["moves"][:1]}
                    client.post(f"{path}/moves", headers=headers, json=move).raise_for_status()
                else:
                    line.recv(timeout=LIMIT)


def _bot_moves(client: httpx.Client) -> int:
    """The number of moves that bots have made on this server."""
    lines = client.get("/metrics").raise_for_status().text.splitlines()
    return sum(int(float(line.split()[1])) for line in lines if line.startswith('cairn_moves_total{by="bot"}'))
