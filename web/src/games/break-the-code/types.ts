/** What a table of Break the Code is told, as `cairn.games.break_code.rules` has it. */
import type { SeatAtTable } from "../../frame/table.svelte";

/** A tile by its colour and digit: `b0`, `w9`, `g5`. */
export type Tile = string;
export type Colour = "black" | "white" | "green";
/** Places, groups of places, a number, yes or no. */
export type Reply = number | boolean | string | readonly string[];

export interface Setting {
  readonly players: number;
  readonly rules: "standard" | "tagiron";
  readonly hand: number;
  readonly centre: number;
  readonly cards: readonly string[];
  readonly open_cards: number;
  readonly last_guesses: number;
}

/** A type, not an interface: the frame's parts take any table whose view has fields. */
export type View = {
  readonly seat: number | null;
  readonly table: Setting;
  readonly phase: "deal" | "draw" | "start" | "turn" | "call" | "name" | "over";
  readonly to_act: readonly number[];
  readonly hands: readonly (readonly Tile[] | null)[];
  readonly centre: readonly Tile[] | null;
  readonly row: readonly string[];
  readonly deck: number;
  readonly discards: readonly string[];
  readonly starter: number;
  readonly turn: number;
  readonly call: boolean | null;
  readonly guessing: readonly number[];
  readonly named: readonly Tile[];
  readonly out: readonly number[];
  readonly right: readonly (readonly number[])[];
  readonly last_turns: readonly number[] | null;
  readonly misses: readonly number[];
};

export type Move =
  | { readonly type: "ask"; readonly card: string; readonly digit: number | null }
  | { readonly type: "guess" }
  | { readonly type: "name"; readonly tile: Tile }
  | { readonly type: "give-up" }
  | { readonly type: "wait" };

export interface PromptInfo {
  readonly type: "asked";
  readonly seat: number;
  readonly card: string;
  readonly digit: number | null;
  readonly answers: readonly (Reply | null)[];
}

export interface Guessed {
  readonly type: "guessed";
  readonly seat: number;
  readonly right: boolean;
  readonly tiles: readonly Tile[] | null;
}

/** The events that the table shows besides what its view holds. */
export type Happening =
  | PromptInfo
  | Guessed
  | { readonly type: "gave-up"; readonly seat: number }
  | { readonly type: "opened"; readonly card: string }
  | { readonly type: "looked"; readonly seat: number; readonly guess: readonly Tile[] | null }
  | { readonly type: "other"; readonly seat?: number };

export interface Entry {
  readonly digit: number | null;
  readonly colour: Colour | null;
}

export interface Row {
  readonly seat: number;
  readonly places: readonly Entry[];
  readonly wrong: readonly string[];
  readonly struck: readonly (readonly Tile[])[];
}

export interface Sheet {
  readonly seat: number;
  readonly rows: readonly Row[];
  readonly boxes: readonly { readonly tile: Tile; readonly held: boolean; readonly crossed: boolean }[];
  readonly final: readonly Entry[];
  readonly final_wrong: readonly string[];
  readonly final_struck: readonly (readonly Tile[])[];
}

export type Table = SeatAtTable<View, Move>;

/** Whose tiles: a seat's, or those in the centre. */
export type Owner = number | null;

export const LETTERS = "abcde";
/** All twenty in the order in which they stand, as the box holds them. */
export const TILES: readonly Tile[] = Array.from({ length: 10 }, (_, digit) =>
  digit === 5 ? ["g5", "g5"] : [`b${digit}`, `w${digit}`],
).flat();
/** The keypad and the cells: a dark row over a light one. */
export const ROWS: readonly (readonly Tile[])[] = ["b", "w"].map((letter) =>
  Array.from({ length: 10 }, (_, digit) => (digit === 5 ? "g5" : `${letter}${digit}`)),
);

export function digitOf(tile: Tile): number {
  return Number(tile[1]);
}

export function colourOf(tile: Tile): Colour {
  return tile.startsWith("b") ? "black" : tile.startsWith("w") ? "white" : "green";
}

/** The tiles as they stand in a hand. */
export function inOrder(tiles: readonly Tile[]): Tile[] {
  return [...tiles].sort((one, other) => TILES.indexOf(one) - TILES.indexOf(other));
}

export function timesIn(tiles: readonly Tile[], tile: Tile): number {
  return tiles.filter((each) => each === tile).length;
}

export function matches(entry: Entry | undefined, tile: Tile): boolean {
  return entry?.digit === digitOf(tile) && entry.colour === colourOf(tile);
}

/** The whole tile that is written at a place, if it is one. */
export function tileOf(entry: Entry | undefined): Tile | null {
  return TILES.find((tile) => matches(entry, tile)) ?? null;
}

/** The sign of a card in `look/icons.svg`, by what it asks. */
export function signOf(card: string): string {
  const kind = card.split("-")[0]!;
  return { where: "eye", count: "log", neighbours: "link", third: "above" }[kind] ?? "plus";
}

/** The digits of a card that has two. */
export function digitsOf(card: string): number[] {
  const found = /^where-(\d)-(\d)$/u.exec(card);
  return found ? [Number(found[1]), Number(found[2])] : [];
}
