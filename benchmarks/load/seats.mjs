// Seats at tables, on either server, alike to the driver: `isAsked`, `move()`; `heard(bytes)` is called for each event,
// `answered()` when its move was accepted.
import WebSocket from "ws";
import { io } from "socket.io-client";

/** A table of cairn with all its seats taken and the game begun, and a seat for each player. */
export async function cairnTable(url, { game, players, options, words, random }) {
  const seats = ["me", ...Array(players - 1).fill("person")];
  const host = await posted(`${url}/api/tables`, { game, options, seats, names: ["player 0"], help: "none" });
  const secrets = [host.secret];
  for (let seat = 1; seat < players; seat++) {
    const key = host.link.split("#")[1];
    const sat = await posted(`${url}/api/tables/${host.id}/seats`, { names: [`player ${seat}`], key });
    secrets.push(sat.secret);
  }
  await posted(`${url}/api/tables/${host.id}/start`, undefined, host.secret);
  return secrets.map((secret) => new CairnSeat(`${url.replace("http", "ws")}/api/tables/${host.id}/socket`, secret, words, random));
}

/** The same on boardgame.io. */
export async function boardgameTable(url, { game, random }) {
  const { matchID } = await posted(`${url}/games/${game}/create`, { numPlayers: 2 });
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const join = await posted(`${url}/games/${game}/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    seats.push(new BoardgameSeat(`${url}/${game}`, matchID, playerID, join.playerCredentials, random));
  }
  return seats;
}

class CairnSeat {
  constructor(address, secret, words, random) {
    Object.assign(this, { address, secret, words, random, isWaiting: false, isOver: false, asked: null, offers: [] });
    this.heard = () => {};
    this.answered = () => {};
  }

  /** Resolves when the whole sight has come. */
  open() {
    return new Promise((resolve, reject) => {
      this.socket = new WebSocket(this.address, { perMessageDeflate: false });
      this.socket.on("error", reject);
      this.socket.on("close", (code) => reject(new Error(`closed with ${code}`)));
      this.socket.on("open", () => this.socket.send(JSON.stringify({ ask: "hello", secret: this.secret, words: this.words })));
      this.socket.on("message", (frame) => {
        for (const line of frame.toString().split("\n")) this.#take(JSON.parse(line), line, resolve);
      });
    });
  }

  #take(told, line, opened) {
    if (told.tell === "refused" || told.tell === "failed") throw new Error(line);
    if (told.asked !== undefined) this.asked = told.asked;
    if (told.offers !== undefined) this.offers = told.offers;
    else if (told.tell === "sight") this.offers = [];
    if (told.table !== undefined) this.isOver = told.table.status === "over";
    if (told.tell === "sight") opened();
    else if (told.tell === "happened") this.heard(Buffer.byteLength(line));
    else if (told.tell === "accepted") {
      this.isWaiting = false;
      this.answered();
    }
  }

  get isAsked() {
    return !this.isWaiting && Boolean(this.asked?.is_open) && this.offers.length > 0;
  }

  move() {
    this.isWaiting = true;
    const offer = this.offers[Math.floor(this.random() * this.offers.length)];
    const move = offer.moves[Math.floor(this.random() * offer.moves.length)];
    this.socket.send(JSON.stringify({ ask: "move", prompt: this.asked.number, moves: [move] }));
  }

  close() {
    this.socket.removeAllListeners("close");
    this.socket.terminate();
  }
}

class BoardgameSeat {
  constructor(address, matchID, playerID, credentials, random) {
    Object.assign(this, { address, matchID, playerID, credentials, random, isAsked: false, isOver: false, stateID: 0 });
    this.heard = () => {};
    this.answered = () => {}; // there is no answer but the event itself
  }

  open() {
    return new Promise((resolve, reject) => {
      this.socket = io(this.address, { transports: ["websocket"], forceNew: true, reconnection: false });
      this.socket.on("connect_error", reject);
      this.socket.on("connect", () => this.socket.emit("sync", this.matchID, this.playerID, this.credentials, 2));
      this.socket.on("sync", (_, { state }) => {
        this.#take(state);
        resolve();
      });
      this.socket.on("update", (_, state) => {
        this.#take(state);
        this.heard(0);
      });
    });
  }

  #take(state) {
    this.stateID = state._stateID;
    this.isOver = state.ctx.gameover !== undefined;
    this.isAsked = !this.isOver && state.ctx.currentPlayer === this.playerID;
  }

  move() {
    this.isAsked = false;
    const { matchID, playerID, credentials } = this;
    const payload = { type: "add", args: [1 + Math.floor(this.random() * 3)], playerID, credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.stateID, matchID, playerID);
  }

  close() {
    this.socket.disconnect();
  }
}

async function posted(url, body, secret) {
  const headers = { "Content-Type": "application/json", ...(secret && { Authorization: `Bearer ${secret}` }) };
  const response = await fetch(url, { method: "POST", headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
