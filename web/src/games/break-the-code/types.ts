/** What a table of Break the Code is told, and its tiles. */
import type { Asked, Colour, Entry, Event, Move, Tile, View } from "../../api/break-the-code";
import { nth } from "../../frame/need";
import type { SeatAtTable } from "../../frame/table.svelte";

export type {
  Asked,
  Colour,
  Entry,
  Event as Happening,
  Guessed,
  Move,
  Row,
  Sheet,
  Table as Setting,
  Tile,
  View,
} from "../../api/break-the-code";

export type Table = SeatAtTable<View, Move, Event>;
/** Places, groups of places, a number, yes or no. */
export type Reply = NonNullable<Asked["answers"][number]>;

/** Whose tiles: a seat's, or those in the centre. */
export type Owner = number | null;

export const LETTERS = "abcde";
/** All twenty in the order in which they stand, as the box holds them. */
export const TILES: readonly Tile[] = [
  ...(["b0", "w0", "b1", "w1", "b2", "w2", "b3", "w3", "b4", "w4", "g5", "g5"] as const),
  ...(["b6", "w6", "b7", "w7", "b8", "w8", "b9", "w9"] as const),
];
/** The keypad and the cells: a dark row over a light one. */
export const ROWS: readonly (readonly Tile[])[] = ["b", "w"].map((letter) =>
  [...new Set(TILES)].filter((tile) => tile.startsWith(letter) || tile === "g5"),
);

/** The tile of that name, also behind the word `tile:`. */
export function tileNamed(name: string): Tile | null {
  return TILES.find((tile) => tile === name.replace("tile:", "")) ?? null;
}

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
  const kind = nth(card.split("-"), 0);
  return { where: "eye", count: "log", neighbours: "link", third: "above" }[kind] ?? "plus";
}

/** The picture of a card, by what it asks. */
export function stripOf(card: string): string {
  const kind = nth(card.split("-"), 0);
  return `q-${["where", "count", "neighbours", "third"].includes(kind) ? kind : "sum"}`;
}

/** The digits of a card that has two. */
export function digitsOf(card: string): number[] {
  const found = /^where-(\d)-(\d)$/u.exec(card);
  return found ? [Number(found[1]), Number(found[2])] : [];
}
