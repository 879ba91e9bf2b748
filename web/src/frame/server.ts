/** The server's HTTP interface: what comes before and after a game. During it everything goes over the socket. */
import {
  type Analysis,
  type Calendar,
  type CheckedAnswer,
  type CoachedTurn,
  type DailyInfo,
  type DayAnswered,
  type DayInfo,
  type Face,
  type Failed,
  type Frames,
  type FullSight,
  type GameInfo,
  type GuestGame,
  type Home,
  type LessonInfo,
  type PlayedLine,
  type PuzzleGames,
  type PuzzleInfo,
  type PuzzleJudged,
  type PushInfo,
  type Refused,
  type SeatGrant,
  SHAPES,
  type ShownLesson,
  type Solved,
  type Subscribe,
  type TableInfo,
  type TrustInfo,
} from "../api/messages";
import type { AskedCoach, Branch, Create, LessonAnswer, TriedLine } from "../api/requests";
import { ownFace } from "./faces";
import { pathTo } from "./base";
import { fits } from "./check";
import { Refusal } from "./wire";
import { forget, isGuest, setGuest, tables } from "./memory";
import { settings } from "./settings.svelte";
import { loadPart } from "./upgrade.svelte";

async function ask<T>(path: string, body?: unknown, key?: string, method?: "DELETE"): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key !== undefined) headers["Cairn-Key"] = key;
  const answer = await fetch(pathTo(path), {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) {
    throw new Refusal(isRefusal(told) ? told : { tell: "failed", place: path, text: String(answer.status) });
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the page comes from the server that answers
  return told as T;
}

function isRefusal(told: unknown): told is Refused | Failed {
  return fits(told, ["?", "tell", { refused: "Refused", failed: "Failed" }], SHAPES);
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

let known: Promise<readonly GameInfo[]> | null = null;

/** The games that can be played here, asked for once; their levels are only named. */
export function games(): Promise<readonly GameInfo[]> {
  known ??= ask<{ games: readonly GameInfo[] }>("/api/games?levels=named").then((told) => told.games);
  known.catch(() => (known = null));
  return known;
}

/** A game with what is said of its levels. */
export const describedGame = (game: string): Promise<GameInfo> => ask<GameInfo>(`/api/games/${game}`);

/** Be known to the server as the same person at every table, before one sits down; the secret is in a cookie. */
async function come(): Promise<void> {
  try {
    const face = isGuest() ? {} : { face: ownFace() };
    becomeKnown(await ask<Known>("/api/guest", { name: settings.name, ...face }));
  } catch {
    // a server that knows nobody: one plays all the same, and this browser remembers where
  }
}

interface Known {
  readonly name: string;
  readonly face?: Face;
}

/** The server's word counts: the face may have been chosen on another device. */
function becomeKnown(told: Known): void {
  settings.face = told.face ?? "none";
  setGuest(true);
}

/** Choose the face that others see beside one's name. */
export async function chooseFace(face: Face | "none"): Promise<void> {
  settings.face = face;
  if (isGuest()) await ask("/api/guest", { face: ownFace() });
}

/** One's own face goes with the first of the names of this device, which is one's own. */
const facesFor = (names: readonly string[]): readonly Face[] => {
  const face = ownFace();
  return names.length && face ? [face] : [];
};

export const create = async (wanted: Create): Promise<SeatGrant> => {
  await come();
  return ask("/api/tables", { ...wanted, faces: facesFor(wanted.names ?? []) });
};
/** The same people once more, each at the next seat; asked twice, it is the same table. */
export const rematch = (id: string): Promise<SeatGrant> => ask(at(id, "/rematch"), {});

/** One's games wherever one played them; null where the server does not know who one is. */
export async function gamesOfMine(): Promise<readonly GuestGame[] | null> {
  if (!isGuest()) return null;
  try {
    return (await ask<{ games: readonly GuestGame[] }>("/api/guest/games")).games;
  } catch (error) {
    if (error instanceof Refusal && error.told.tell === "refused") setGuest(false);
    return null;
  }
}

/** What concerns one now: running games, and how far one is with today. */
export const home = (): Promise<Home> => ask("/api/home");

/** A link that makes another device one's own too; good once, for a quarter of an hour. */
export const deviceLink = (): Promise<{ link: string; until: number }> => ask("/api/guest/link", {});
/** Be, on this device too, whoever made the link. */
export const carry = async (key: string): Promise<void> => {
  const told = await ask<Known>("/api/guest/carry", { key });
  settings.name ||= told.name;
  becomeKnown(told);
};
/** Take a seat to this device by its link. */
export const rejoin = async (id: string, key: string): Promise<SeatGrant> => {
  await come();
  return ask(at(id, "/rejoin"), { key });
};
/** Whether the server can notify people whose page is closed. */
export const pushInfo = (): Promise<PushInfo> => ask("/api/push");
/** How this server is reached by https, where it is shared in a house. */
export const trustInfo = (): Promise<TrustInfo> => ask("/api/trust");
/** Be woken when it is one's turn. */
export const subscribe = async (wanted: Subscribe): Promise<PushInfo> => {
  await come();
  return ask("/api/push", wanted);
};
export const unsubscribe = (): Promise<PushInfo> => ask("/api/push", undefined, undefined, "DELETE");
/** Be forgotten by the server, and by this browser. */
export async function beForgotten(): Promise<void> {
  await ask("/api/guest", undefined, undefined, "DELETE");
  setGuest(false);
  settings.face = "none";
  settings.push = false;
  for (const each of tables()) forget(each.id);
}

export const listed = (status: "waiting" | "playing"): Promise<{ tables: readonly TableInfo[] }> =>
  ask(`/api/tables?status=${status}&limit=20`);
export const tableOf = (id: string, key?: string): Promise<TableInfo> => ask(at(id), undefined, key);
export const sightOf = (id: string): Promise<FullSight> => ask(at(id, "/sight"));
export const sitDown = async (id: string, names: string[], key?: string): Promise<SeatGrant> => {
  await come();
  const faces = facesFor(names);
  return ask(at(id, "/seats"), key === undefined ? { names, faces } : { names, faces, key });
};
export const joinByCode = async (code: string, names: string[]): Promise<SeatGrant> => {
  await come();
  return ask("/api/join", { code, names, faces: facesFor(names) });
};
export const ready = (id: string, seat: number): Promise<unknown> =>
  ask(at(id, `/ready?seat=${seat}`), { ask: "ready", word: "" });
export const start = (id: string): Promise<unknown> => ask(at(id, "/start"), {});

/** Tell the host of the server about another player at the table; `line` is a chat message, 0 for none. */
export const complain = (
  id: string,
  seat: number,
  about: { seat: number; cause: "name" | "chat" | "play" | "other"; line: number; note: string },
): Promise<unknown> => ask(at(id, `/reports?seat=${seat}`), about);

/** A finished game: step by step, in beats, as a seat saw it (null: as an onlooker did), and looked at again. */
export interface Finished {
  replay(seat: number | null): Promise<Frames>;
  review(): Promise<Analysis>;
  /** Play it on otherwise, after so many steps, at a new table. */
  branch(wanted: Branch): Promise<SeatGrant>;
  /** Try it another way: a line with the answers of the bots. */
  line(asked: TriedLine): Promise<PlayedLine>;
  /** How much of the review is made, from 0 to 1; null: nobody makes it now. */
  progress(): Promise<number | null>;
  /** What is known so far while it is being made; null: nothing yet. */
  draft(): Promise<Analysis | null>;
}

/** The game of a table; `key` is that of a link, for those who did not sit there. */
export function finishedAt(id: string, key?: string): Finished {
  return {
    replay: (seat) => ask(at(id, `/replay?beats=true${seat === null ? "" : `&seat=${seat}`}`), undefined, key),
    review: () => ask(at(id, "/review"), undefined, key),
    branch: async (wanted) => {
      await come();
      return ask(at(id, "/branch"), { ...wanted, faces: facesFor(wanted.names ?? []) }, key);
    },
    line: (asked) => ask(at(id, "/line"), asked, key),
    progress: async () => (await ask<{ part: number | null }>(at(id, "/review/progress"), undefined, key)).part,
    draft: () => ask(at(id, "/review/draft"), undefined, key),
  };
}

/** The game of a record that lies in a file. */
export function finishedIn(record: string): Finished {
  return {
    replay: (seat) => ask("/api/replay", { record, seat, beats: true }),
    review: () => ask("/api/review", { record }),
    branch: async (wanted) => {
      await come();
      return ask("/api/branch", { record, ...wanted, faces: facesFor(wanted.names ?? []) });
    },
    line: (asked) => ask("/api/line", { record, ...asked }),
    progress: () => Promise.resolve(null),
    draft: () => Promise.resolve(null),
  };
}

/** All lessons in order, with their titles in a language. */
export const lessons = async (lang: string): Promise<readonly LessonInfo[]> =>
  (await ask<{ lessons: readonly LessonInfo[] }>(`/api/lessons?lang=${lang}`)).lessons;
const lessonAt = (game: string, id: string): string =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
export const lesson = (game: string, id: string): Promise<ShownLesson> => ask(lessonAt(game, id));
/** What the engine says to what was done in a lesson. */
export const checkLesson = (game: string, id: string, answer: LessonAnswer): Promise<CheckedAnswer> =>
  ask(lessonAt(game, id), answer);
/** A whole game with a coach, after what the learner did. */
export const playCoached = (game: string, asked: AskedCoach): Promise<CoachedTurn> =>
  ask(`${lessonAt(game, "whole-game")}/turn`, asked);

/** A day by its date, or `today`: how far one is with its puzzles. */
export const day = (date: string): Promise<DayInfo> => ask(`/api/daily/${date}`);
/** The puzzle of a game on a day, the same for everybody. */
export const daily = (game: string, date: string): Promise<DailyInfo> => ask(`/api/daily/${game}?date=${date}`);
/** Note that one saw a puzzle: what is begun before midnight may be finished after it. */
export async function beginPuzzle(date: string, game: string): Promise<DayInfo> {
  await come();
  return ask(`/api/daily/${date}/begin`, { game });
}
export async function answerPuzzle(
  date: string,
  game: string,
  what: string,
  rows: readonly number[],
): Promise<DayAnswered> {
  await come();
  return ask(`/api/daily/${date}/answer`, { game, what, rows });
}
/** The next puzzle of a game for this guest. */
export async function nextPuzzle(game: string, theme: string): Promise<PuzzleInfo> {
  await come();
  return ask(`/api/puzzles/next?${new URLSearchParams({ game, ...(theme && { theme }) }).toString()}`);
}
/** The games with puzzles, their themes, and how far one is. */
export const puzzleGames = (): Promise<PuzzleGames> => ask("/api/puzzles");
export const answerNextPuzzle = (id: string, what: string, rows: readonly number[]): Promise<PuzzleJudged> =>
  ask(`/api/puzzles/${id}/answer`, { what, rows });
/** A month of days, as `2026-11`. */
export const calendar = (month: string): Promise<Calendar> => ask(`/api/calendar?month=${month}`);

/** What can be known in a position at a real table; `cell` asks for a proof about one cell of the sheet. */
export const solve = (
  game: string,
  position: unknown,
  lang: string,
  cell?: { where: string; what: string },
): Promise<Solved> => ask(`/api/solve/${game}`, { position, lang, ...cell });

const papers = new Map<string, Promise<string>>();

/** A file that never changes under its address, asked for once: a catalogue, a rules page, a table of components. */
export function paper(address: string): Promise<string> {
  const found = papers.get(address) ?? loadPart(() => fetchText(address));
  papers.set(address, found);
  found.catch(() => papers.delete(address));
  return found;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(pathTo(address));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** A text as a QR code, as SVG. The text goes in the body, so that no log keeps it. */
export async function qr(text: string): Promise<string> {
  const answer = await fetch(pathTo("/api/qr"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(`qr: ${answer.status}`);
  return answer.text();
}

/** Where the socket of a table is. */
export function socketOf(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${pathTo(at(id, "/socket"))}`;
}
