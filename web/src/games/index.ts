/**
 * The games that the page knows how to draw. A folder with an `index.ts` is a game: `web/README.md` says what is in it.
 * One that the server has and the page does not is played at the general table.
 */
import type { Component } from "svelte";
import type { OwnTexts } from "../frame/catalogues";
import type { Shapes } from "../frame/check";
import type { Device } from "../real/device.svelte";
import type { Catalogues } from "../real/words.svelte";
import { need } from "../frame/need";
import type { GameKnowledge, SeatAtTable } from "../frame/table.svelte";
import type { FirstTime } from "../table/first-notes";
import { loadPart } from "../frame/upgrade.svelte";
import type { Language, Voice } from "../frame/voice";

/** What a game's components are given. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the types of a game are known only inside its folder
export interface TableProps<View extends object = any, Move = any, Event = any> {
  table: SeatAtTable<View, Move, Event>;
}

/** Everybody who takes turns, in their order; one may sit at no seat. */
export interface SeatsTold {
  readonly order: readonly number[];
  readonly points?: readonly number[];
  /** What those are called who sit at no seat, by number. */
  readonly others?: Readonly<Record<number, string>>;
}

/** The part of a game that is loaded when somebody plays it. */
export interface GameParts {
  /** Everything below the top bar; it places the turn bar itself. */
  Table: Component<TableProps>;
  /** What its view, moves and events look like (`src/api`): what is told at a table is checked by them. */
  shapes: Shapes;
  /** Who is named in the top bar, in which order and with how many points; otherwise all seats as they sit. */
  seats?: (table: TableProps["table"]) => SeatsTold;
  /** How far the game is, in the top bar: round, cards left. */
  Progress?: Component<TableProps>;
  /** Something that a cell of the sheet may hold, drawn: where it is more than a digit. */
  What?: Component<{ what: string }>;
  /** How a piece is drawn while it moves, by its sign (`cairn.core.stage.Motion`): `card:sundial`, `stone:bear/5`. */
  Sign?: Component<{ sign: string; table: TableProps["table"] }>;
  /** The log, in the way of the game. */
  Log?: Component<TableProps>;
  /** The end, instead of the general one. */
  Ending?: Component<TableProps>;
  /** Keys that the table takes besides those of every table, with the message of the game's catalogue for each. */
  keys?: readonly (readonly [key: string, message: string])[];
}

/** A position at a real table, as `docs/solve.md` has it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the server checks what the forms wrote
export type Position = Record<string, any>;

/** The part of a game that is loaded when somebody enters a position of it. It may serve several games. */
export interface Solver {
  /** Where it is entered; `position` is bound. */
  Form: Component<{ position: Position; game: string; voice: Voice }, object, "position">;
  /** Nothing entered yet. */
  fresh: () => Position;
  /** Whether enough is there to ask what can be known. */
  isWhole: (position: Position, game: string) => boolean;
  /** What every message at this table may use. */
  setting: (position: Position, game: string) => Readonly<Record<string, string | number>>;
}

/** The part of a game that is loaded beside a real box: what a phone asks and shows there. It may serve several games. */
export interface Refereed {
  Table: Component<{ device: Device; frame: unknown; voice: Voice; code: string; game: string }>;
  /** What every message at this table may use. */
  setting: (frame: unknown) => Readonly<Record<string, string | number>>;
  /** What is said there of this game alone. */
  texts: Catalogues;
}

/** Sets of components of a player's own, as values of an option: kept on the device, shared by a link. */
export interface OwnSets {
  names: () => readonly string[];
  /** What a value of the option is called that is such a set; null: it is none. */
  nameOf: (value: unknown) => string | null;
  /** The set of that name as the option takes it, beside the other options. */
  value: (name: string, chosen: Readonly<Record<string, unknown>>) => unknown;
  /** Whether a link has a set of this game. */
  reads: (code: string) => boolean;
  /** Where they are made. */
  Page: () => Promise<{ default: Component<{ game: string; code: string; onopen: (isOpen: boolean) => void }> }>;
}

export interface Game {
  /** As the server calls it. */
  name: string;
  /** The emblem, drawn in a box of 120 by 120. */
  Emblem: Component;
  /** About how long a game takes, in minutes. */
  minutes: number;
  /** How many play in the first set-up. */
  players: number;
  /** Options of the set-up, in their order; what is not named is put after them. */
  options: readonly string[];
  /** Options that are numbers: from, to, and with how many players they mean anything. */
  numbers?: Readonly<Record<string, { least: number; most: number; players: readonly number[] }>>;
  /** By option, the rule that it is about. */
  rules?: Readonly<Record<string, string>>;
  /** The folder whose words it shares, if it has none of its own. */
  texts?: string;
  /** Files of the server that its table needs besides words. */
  files?: readonly string[];
  /** How far what is shown may be behind what has happened, in milliseconds for a lap at calm. */
  bound?: number;
  /** What newcomers are told at their first table and after it. */
  first?: FirstTime;
  /** Its table; a game without one is played at the general table. */
  parts?: () => Promise<GameParts>;
  /** Its form at the solver, if it has secrets that can be deduced; then it has a position of the day, too. */
  solver?: () => Promise<Solver>;
  /** Sets of a player's own: the option that they are values of, and what is loaded to choose one. */
  own?: { option: string; load: () => Promise<{ setsOf: (game: string) => OwnSets }> };
  /** Its phones around a real box, if the server has a referee for it. */
  referee?: () => Promise<Refereed>;
}

const found = import.meta.glob<{ default: Game }>("./*/index.ts", { eager: true });
const texts = import.meta.glob<string>("./*/text/*.ftl", { query: "?messages", import: "default" });

const ORDER = ["lost-code", "think-str8", "break-the-code", "arnak"];

/** The game of somebody who has never played here: the quickest to learn. */
export const FIRST_GAME = "break-the-code";

export const GAMES: readonly Game[] = Object.values(found)
  .map((each) => each.default)
  .sort((one, other) => place(one) - place(other));

function place(game: { readonly name: string }): number {
  const at = ORDER.indexOf(game.name);
  return at < 0 ? ORDER.length : at;
}

/** Games in the order in which they stand everywhere; those that the page does not know come last. */
export function inOrder<Named extends { readonly name: string }>(known: readonly Named[]): Named[] {
  return [...known].sort((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));
}

/** The games with secrets that can be deduced, by name. */
export const SECRETIVE: readonly string[] = GAMES.filter((each) => each.solver).map((each) => each.name);

export function gameOf(name: string): Game | undefined {
  return GAMES.find((each) => each.name === name);
}

/** What a table is told about its game. */
export function knowledgeOf(name: string): GameKnowledge {
  const parts = gameOf(name)?.parts;
  const shapes = parts && (async () => (await loadPart(parts)).shapes);
  return { texts: textsOf(name), shapes, bound: gameOf(name)?.bound };
}

/** What a table that is only shown is told about its game: what it shows was checked by whoever made it. */
export function wordsOf(name: string): GameKnowledge {
  return { texts: textsOf(name), bound: gameOf(name)?.bound };
}

/** What `games/<name>/text/*.ftl` adds to the catalogues of the server. */
function textsOf(name: string): OwnTexts | null {
  const folder = gameOf(name)?.texts ?? name;
  if (!texts[`./${folder}/text/en.ftl`]) return null;
  return (lang: Language) => loadPart(need(texts[`./${folder}/text/${lang}.ftl`]));
}
