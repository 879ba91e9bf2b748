"""Write what a release leaves behind, to be opened by every later one: `python -m tests.releases.write FOLDER`.

Run it with the release whose files are wanted, never again afterwards. It uses the documented command and HTTP API
alone, so that it can be run with any release. The folder gets `tables.sql` (a SQLite database with running, finished
and waiting tables of all games), `tables.json` (what a test must know of them: secrets, keys, what each seat saw) and
records: of each table whose game is over, and of games that bots played.
"""

import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx

COMMAND = [sys.executable, "-c", "from cairn.cli.main import main; main()"]

Body = dict[str, Any]


class Person:
    """Somebody with a browser of their own: a guest, and the secrets of seats."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.client = httpx.Client(base_url=url, timeout=300)
        self.guest = self.client.post("/api/guest", json={"name": name}).json()
        self.guest_secret = self.client.cookies.get("cairn_guest")
        self.secrets: dict[str, str] = {}

    def get(self, path: str, table: str | None = None) -> Any:
        answer = self.client.get(path, headers=self._headers(table))
        assert answer.is_success, (path, answer.text)
        return answer.json() if "json" in answer.headers["content-type"] and "record" not in path else answer.text

    def post(self, path: str, table: str | None = None, **body: Any) -> Any:
        answer = self.client.post(path, json=body, headers=self._headers(table))
        assert answer.is_success, (path, body, answer.text)
        return answer.json()

    def at(self, table: str, path: str, **body: Any) -> Any:
        """Ask something of a table."""
        return self.post(f"/api/tables/{table}/{path}", table, **body)

    def _headers(self, table: str | None) -> dict[str, str]:
        secret = self.secrets.get(table or "")
        return {"Authorization": f"Bearer {secret}"} if secret else {}


class Writer:
    """Plays at tables and remembers what a test must know of them."""

    def __init__(self, url: str) -> None:
        self.people = [Person(url, name) for name in ("Iwo", "Lena", "Marek", "Ola")]
        self.tables: dict[str, Body] = {}

    def open(self, label: str, game: str, people: int, bots: tuple[str, ...] = (), **facts: Any) -> str:
        """Set a table up with the first people at its first seats, and let all of them sit down."""
        host = self.people[0]
        seats = ["me", *["person"] * (people - 1), *bots]
        made = host.post("/api/tables", game=game, seats=seats, names=[host.name], **facts)
        table: str = made["id"]
        host.secrets[table] = made["secret"]
        key = made["link"].partition("#")[2]
        for person in self.people[1:people]:
            person.secrets[table] = person.at(table, "seats", names=[person.name], key=key)["secret"]
        self.tables[label] = {"table": table, "game": game, "key": key, "code": made["code"]}
        return table

    def play(self, table: str, moves: int | None, seed: int, of: Callable[[Body], float] | None = None) -> None:
        """Make so many moves of people, or all of them; those that `of` rates highest, else any."""
        rng, done = Random(seed), 0
        while moves is None or done < moves:
            told = self.people[0].get(f"/api/tables/{table}", table)
            if told["status"] != "playing":
                return
            moved = False
            for person in self._people_at(table):
                offered = person.get(f"/api/tables/{table}/offers", table)
                if not offered["offers"]:
                    continue
                legal = [move for offer in offered["offers"] for move in offer["moves"]]
                move = max(legal, key=lambda each: (of(each), rng.random())) if of else rng.choice(legal)
                person.at(table, "moves", prompt=offered["asked"]["number"], moves=[move])
                moved, done = True, done + 1
                if moves is not None and done >= moves:
                    return
            if not moved:
                time.sleep(0.05)  # a bot thinks

    def begin(self, table: str) -> None:
        self.people[0].at(table, "start")

    def take_back(self, table: str) -> None:
        """Play on until somebody can make a move that can be taken back, and take it back."""
        while True:
            for person in self._people_at(table):
                offered = person.get(f"/api/tables/{table}/offers", table)
                for offer in offered["offers"]:
                    if not offer.get("reveals") and not offer.get("binding"):
                        number = offered["asked"]["number"]
                        accepted = person.at(table, "moves", prompt=number, moves=[offer["moves"][0]])
                        person.at(table, "undo", prompt=accepted["prompt"])
                        return
            self.play(table, 1, 0)

    def _people_at(self, table: str) -> list[Person]:
        return [person for person in self.people if table in person.secrets]

    def finish(self, label: str, folder: Path) -> None:
        """Note what everybody at the table sees, and keep its record."""
        known = self.tables[label]
        table = known["table"]
        known["people"] = {}
        for person in self._people_at(table):
            sight = person.get(f"/api/tables/{table}/sight", table)
            known["people"][person.name] = {
                "secret": person.secrets[table],
                "guest": person.guest_secret,
                "seat": sight["seat"],
                "history": len(sight.get("history", ())),
                "view": sight.get("view"),
                "notes": sight.get("notes", []),
                "lines": len(sight.get("lines", ())),
            }
            known["status"] = sight["table"]["status"]
            known["result"] = sight["table"].get("result")
        if known["status"] == "over":
            record = self.people[0].get(f"/api/tables/{table}/record", table)
            (folder / f"{label}.jsonl").write_text(record, encoding="utf-8")


def write_all(writer: Writer) -> None:
    """Play at tables of all games until each kind of entry has been written."""
    iwo, lena, marek, _ = writer.people

    arnak = writer.open(
        "arnak-bird-timed", "arnak", 2, clock={"kind": "reserve", "seconds": 86400, "increment": 60}, help="odds"
    )
    iwo.at(arnak, "options", options={"side": "bird"})
    iwo.at(arnak, "ready", word="basalt")
    lena.at(arnak, "ready")
    writer.begin(arnak)
    writer.play(arnak, 60, 1)
    writer.take_back(arnak)
    iwo.at(arnak, "chat", text="Which way to the temple?")
    lena.at(arnak, "hints", level=1)

    solo = writer.open("arnak-snake-solo", "arnak", 1, options={"side": "snake", "difficulty": 3})
    writer.begin(solo)
    writer.play(solo, 45, 2)

    crowd = writer.open("arnak-crowd", "arnak", 2, ("random", "steady"), visibility="open")
    writer.begin(crowd)
    writer.play(crowd, 25, 3)

    code = writer.open("break-the-code-marked", "break-the-code", 3, help="odds")
    writer.begin(code)
    writer.play(code, 8, 4, lambda move: move["type"] != "guess")
    iwo.at(code, "notes", note={"type": "cross", "tile": "b6"})
    marek.at(code, "chat", text="chat-hello", is_phrase=True)
    for person in writer.people[:3]:
        person.at(code, "odds")

    tagiron = writer.open("tagiron", "break-the-code", 2, ("steady",), options={"rules": "tagiron"})
    writer.begin(tagiron)
    writer.play(tagiron, 4, 5, lambda move: move["type"] != "guess")

    lost = writer.open(
        "lost-code-everything", "lost-code", 4, options={"variant": "x", "expansions": ["shortcut", "curse"]}
    )
    writer.begin(lost)
    writer.play(lost, 30, 6)
    lena.at(lost, "leave")
    iwo.at(lost, "hints", level=3)
    iwo.at(lost, "notes", note={"type": "mark", "symbol": "bird", "digit": 3})

    freed = writer.open("lost-code-freed", "lost-code", 3)
    writer.begin(freed)
    writer.play(freed, 6, 7)
    iwo.at(freed, "seats/2/free")  # this release let somebody else sit down in mid-game
    del marek.secrets[freed]
    ola = writer.people[3]
    ola.secrets[freed] = ola.at(freed, "seats", names=[ola.name], key=writer.tables["lost-code-freed"]["key"])["secret"]
    writer.play(freed, 4, 8)

    cards = writer.open("think-str8-moved", "think-str8", 2, ("steady",), options={"beginner": True})
    writer.begin(cards)
    writer.play(cards, 5, 9)
    key = lena.at(cards, "seats/1/link")["link"].partition("#")[2]
    del lena.secrets[cards]
    marek.secrets[cards] = marek.at(cards, "rejoin", key=key)["secret"]
    lena_again = iwo.at(cards, "seats/0/link")["link"].partition("#")[2]
    writer.tables["think-str8-moved"]["seat_link"] = lena_again

    together = iwo.post("/api/tables", game="think-str8", seats=["me", "me"], names=["Iwo", "Lena"])
    iwo.secrets[together["id"]] = together["secret"]
    writer.tables["think-str8-together"] = {
        "table": together["id"],
        "game": "think-str8",
        "key": "",
        "code": together["code"],
    }
    iwo.at(together["id"], "start")

    waiting = writer.open("lost-code-waiting", "lost-code", 1, ("steady",))
    iwo.at(waiting, "ready", word="one")
    quick = writer.open("lost-code-run-out", "lost-code", 2, clock={"kind": "move", "seconds": 1})
    writer.begin(quick)
    while not any(seat.get("is_away") for seat in iwo.get(f"/api/tables/{quick}", quick)["seats"]):
        time.sleep(0.2)  # until a clock has run out
    for person in (iwo, lena):
        if iwo.get(f"/api/tables/{quick}", quick)["seats"][person is lena].get("is_away"):
            person.at(quick, "return")
            break
    half = iwo.post(
        "/api/tables", game="break-the-code", seats=["me", "person", "person"], names=["Iwo"], visibility="open"
    )
    iwo.secrets[half["id"]] = half["secret"]
    writer.tables["break-the-code-waiting"] = {
        "table": half["id"], "game": "break-the-code", "key": half["link"].partition("#")[2], "code": half["code"],
    }  # fmt: skip

    iwo.at(half["id"], "seats/fill", seat=2, bot="careful")

    for number, (game, facts) in enumerate(
        (("arnak", {}), ("break-the-code", {}), ("lost-code", {}), ("think-str8", {}), ("arnak", {"side": "snake"}))
    ):
        label = f"{game}-over" + "-snake" * bool(facts)
        over = writer.open(label, game, 2, options=facts)
        writer.begin(over)
        writer.play(over, None, 20 + number)
        if game == "break-the-code":
            iwo.get(f"/api/tables/{over}/review", over)
        if game == "think-str8":
            again = iwo.post(f"/api/tables/{over}/rematch", over)
            iwo.secrets[again["id"]], lena.secrets[again["id"]] = iwo.secrets[over], lena.secrets[over]
            writer.tables["think-str8-rematch"] = {
                "table": again["id"],
                "game": game,
                "key": "",
                "code": again.get("code"),
            }
        if game == "lost-code":
            branch = iwo.at(over, "branch", step=40, seats=["me", "steady"], names=["Iwo"])
            iwo.secrets[branch["id"]] = branch["secret"]
            writer.tables["lost-code-branch"] = {"table": branch["id"], "game": game, "key": "", "code": None}


def main(folder: Path) -> None:
    """Serve, play, and write the files."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.sqlite"
        command = [*COMMAND, "serve", "--port", "0", "--database", str(database), "--workers", "1"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            url = process.stdout.readline().partition(" at ")[2].split(" ")[0].strip()
            try:
                writer = Writer(url)
                write_all(writer)
                for label in writer.tables:
                    writer.finish(label, folder)
            finally:
                process.terminate()
        with closing(sqlite3.connect(database)) as file:
            version = file.execute("pragma user_version").fetchone()[0]
            statements = "\n".join(file.iterdump())
        (folder / "tables.sql").write_text(f"{statements}\npragma user_version = {version};\n", encoding="utf-8")
    for game, players in (("arnak", 1), ("arnak", 3), ("break-the-code", 4), ("lost-code", 3), ("think-str8", 4)):
        bots = ",".join(["steady", "random", "random", "steady"][:players])
        record = ["--record", str(folder / f"{game}-{players}-bots.jsonl")]
        simulate = ["simulate", game, "--players", str(players), "--bots", bots, "--games", "1", "--seed", "11"]
        subprocess.run([*COMMAND, *simulate, *record], check=True, stdout=subprocess.DEVNULL)
    text = json.dumps(writer.tables, ensure_ascii=False, indent=1)
    (folder / "tables.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
