/** The server's HTTP interface: what comes before and after a game. During it everything goes over the socket. */
import type { Failed, GameTold, Refused, Seated, Sight, TableTold } from "../api/messages";
import type { Analysis, Frames } from "../review/replay";
import { Refusal } from "./wire";

export interface Creation {
  game: string;
  options: Record<string, unknown>;
  /** By seat: `me`, `person`, or the name of a bot. */
  seats: string[];
  names: string[];
  visibility: "link" | "open";
  help: "none" | "hints" | "odds";
}

async function ask<T>(path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key !== undefined) headers["Cairn-Key"] = key;
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told = (await answer.json()) as unknown;
  if (!answer.ok) throw new Refusal(told as Refused | Failed);
  return told as T;
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

let known: Promise<readonly GameTold[]> | null = null;

/** The games that can be played here, asked for once. */
export function games(): Promise<readonly GameTold[]> {
  known ??= ask<{ games: readonly GameTold[] }>("/api/games").then((told) => told.games);
  known.catch(() => (known = null));
  return known;
}

export const create = (wanted: Creation): Promise<Seated> => ask("/api/tables", wanted);
export const listed = (status: "waiting" | "playing"): Promise<{ tables: readonly TableTold[] }> =>
  ask(`/api/tables?status=${status}&limit=20`);
export const tableOf = (id: string, key?: string): Promise<TableTold> => ask(at(id), undefined, key);
export const sightOf = (id: string): Promise<Sight> => ask(at(id, "/sight"));
export const sitDown = (id: string, names: string[], key?: string): Promise<Seated> =>
  ask(at(id, "/seats"), key === undefined ? { names } : { names, key });
export const joinByCode = (code: string, names: string[]): Promise<Seated> => ask("/api/join", { code, names });
export const ready = (id: string, seat: number): Promise<unknown> =>
  ask(at(id, `/ready?seat=${seat}`), { ask: "ready", word: "" });
export const start = (id: string): Promise<unknown> => ask(at(id, "/start"), {});

/** A finished game: step by step as a seat saw it (null: as an onlooker did), and looked at again. */
export interface Finished {
  replay(seat: number | null): Promise<Frames>;
  review(): Promise<Analysis>;
}

/** The game of a table; `key` is that of a link, for those who did not sit there. */
export function finishedAt(id: string, key?: string): Finished {
  return {
    replay: (seat) => ask(at(id, `/replay${seat === null ? "" : `?seat=${seat}`}`), undefined, key),
    review: () => ask(at(id, "/review"), undefined, key),
  };
}

/** The game of a record that lies in a file. */
export function finishedIn(record: string): Finished {
  return {
    replay: (seat) => ask("/api/replay", { record, seat }),
    review: () => ask("/api/review", { record }),
  };
}

/** A file that never changes under its address: a catalogue, a rules page, a table of components. */
export async function paper(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** A text as a QR code, as SVG. The text goes in the body, so that no log keeps it. */
export async function qr(text: string): Promise<string> {
  const answer = await fetch("/api/qr", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(`qr: ${answer.status}`);
  return answer.text();
}

/** Where the socket of a table is. */
export function socketOf(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(id, "/socket")}`;
}
