/** The tables that this browser knows: where it sits, and the links that it was given. Secrets are in cookies, not here. */
import type { Costliest, SeatGrant } from "../api/messages";
import type { CoachNote } from "../api/requests";
import { type Fields, fits, isFields } from "./check";

export interface Kept {
  id: string;
  game: string;
  /** The seats of this device, with the names of those who sit there. */
  seats: number[];
  names: string[];
  /** Paths that lead others here, for whoever set the table up. */
  link?: string;
  watch?: string;
  code?: string;
  /** Whether this browser set the table up. */
  isHost: boolean;
  time: number;
}

const TABLES = "cairn.tables";
const SETUPS = "cairn.setups";
const GUEST = "cairn.guest";
const DAILY = "cairn.daily";
const LESSONS = "cairn.lessons";
const COACHED = "cairn.coached";
const FIRST = "cairn.first";
const LINES = "cairn.lines";
/** Of so many games the lines that were tried are kept. */
const MOST_STUDIED = 20;
const MOST = 50;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function readFields(key: string): Fields {
  const kept = read(key);
  return isFields(kept) ? kept : {};
}

function isKept(table: unknown): table is Kept {
  const [name, seats, names] = ["string", ["number"], ["string"]];
  return fits(table, { id: name, game: name, seats, names, "link?": name, "watch?": name, "code?": name });
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing
  }
}

/** All of them, the newest first. */
export function tables(): Kept[] {
  const kept = read(TABLES);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

export function table(id: string): Kept | undefined {
  return tables().find((each) => each.id === id);
}

/** Where one sits, and the links of the table as far as one was told of them. */
type Grant = Pick<SeatGrant, "id" | "seats"> & Partial<SeatGrant>;

/** Remember where one sat down. */
export function keep(seated: Grant, game: string, names: string[], isHost: boolean): void {
  const before = table(seated.id);
  const isNew = (seat: number): boolean => !before?.seats.includes(seat);
  const kept: Kept = {
    id: seated.id,
    game,
    seats: [...(before?.seats ?? []), ...seated.seats.filter(isNew)],
    names: [...(before?.names ?? []), ...names.filter((_, at) => isNew(seated.seats[at] ?? -1))],
    isHost: isHost || (before?.isHost ?? false),
    time: Date.now(),
  };
  const link = seated.link ?? before?.link;
  const watch = seated.watch ?? before?.watch;
  const code = seated.code ?? before?.code;
  if (link) kept.link = link;
  if (watch) kept.watch = watch;
  if (code) kept.code = code;
  write(TABLES, [kept, ...tables().filter((each) => each.id !== seated.id)].slice(0, MOST));
}

/** Whether the server knows this browser's person: then it has the list of their games. */
export function isGuest(): boolean {
  return read(GUEST) === true;
}

export function setGuest(known: boolean): void {
  write(GUEST, known);
}

export function forget(id: string): void {
  write(
    TABLES,
    tables().filter((each) => each.id !== id),
  );
}

/** How a game was last set up. */
export function setup(game: string): unknown {
  return readFields(SETUPS)[game];
}

export function keepSetup(game: string, value: unknown): void {
  write(SETUPS, { ...readFields(SETUPS), [game]: value });
}

/** Whether nothing was ever played or tried in this browser; earlier versions kept the answers of a day here. */
export function isStranger(): boolean {
  return !isGuest() && !tables().length && read(DAILY) === null;
}

/** The lessons of a game that were done in this browser. */
export function lessonsDone(game: string): readonly string[] {
  const done = readFields(LESSONS)[game];
  return Array.isArray(done) ? done.filter((each) => typeof each === "string") : [];
}

export function keepLesson(game: string, id: string): void {
  const done = lessonsDone(game);
  if (!done.includes(id)) write(LESSONS, { ...readFields(LESSONS), [game]: [...done, id] });
}

/** The first table of a game in this browser, and whether notes still tell what lies where. */
export interface FirstTable {
  readonly id: string;
  readonly hasNotes: boolean;
}

function isFirstTable(kept: unknown): kept is FirstTable {
  return fits(kept, { id: "string", hasNotes: "boolean" });
}

export function firstTable(game: string): FirstTable | null {
  const kept = readFields(FIRST)[game];
  return isFirstTable(kept) ? kept : null;
}

/** Remember a table that is the first one of its game; later ones are not. */
export function keepFirstTable(game: string, id: string): void {
  if (firstTable(game) || tables().some((each) => each.game === game && each.id !== id)) return;
  write(FIRST, { ...readFields(FIRST), [game]: { id, hasNotes: true } });
}

export function endFirstNotes(game: string): void {
  const first = firstTable(game);
  if (first) write(FIRST, { ...readFields(FIRST), [game]: { ...first, hasNotes: false } });
}

/** A whole game with the coach as far as it was played, with what the coach has to remember of it. */
export interface CoachedGame {
  readonly made: readonly unknown[];
  readonly notes: readonly CoachNote[];
  readonly spoken: number | null;
  readonly costliest: Costliest | null;
  readonly isQuiet: boolean;
}

export const NOTHING_PLAYED: CoachedGame = { made: [], notes: [], spoken: null, costliest: null, isQuiet: false };

function isCoached(kept: unknown): kept is CoachedGame {
  const made = "number";
  return fits(
    kept,
    {
      made: ["any"],
      notes: [{ made, note: "any" }],
      spoken: ["|", "null", "number"],
      costliest: ["|", "null", "Costliest"],
      isQuiet: "boolean",
    },
    { Costliest: { made, given: "number" } },
  );
}

export function coachedGame(game: string): CoachedGame {
  const kept = readFields(COACHED)[game];
  return isCoached(kept) ? kept : NOTHING_PLAYED;
}

export function keepCoachedGame(game: string, value: CoachedGame): void {
  write(COACHED, { ...readFields(COACHED), [game]: value });
}

/** What was tried in a finished game, as it was kept. */
export function linesTried(id: string): unknown {
  return readFields(LINES)[id];
}

export function keepLines(id: string, lines: readonly unknown[]): void {
  const others = Object.entries(readFields(LINES)).filter(([name]) => name !== id);
  const all = lines.length ? [...others, [id, lines] as const] : others;
  write(LINES, Object.fromEntries(all.slice(-MOST_STUDIED)));
}
