/** Wheels and tokens as they are printed in somebody's box: kept on this device, written into a link, played with. */
import { fits, isFields } from "../../../frame/check";
import type { OwnSets } from "../../index";

export interface HouseWheel {
  width: number;
  points: number;
  /** Whether it was read from the box; otherwise it is as ours. */
  isRead: boolean;
}

export interface HouseSet {
  game: string;
  name: string;
  plain: HouseWheel[];
  /** The X side; null: nobody has looked at it, and the plain side is played. */
  x: HouseWheel[] | null;
}

export const WHEELS = 7;
export const MOST_POINTS = 99;
export const LONGEST_NAME = 40;
const KEPT = "cairn.wheels";
const WHEEL = { width: "number", points: "number", isRead: "boolean" };
/** The first letter of a link, by game. */
const LETTERS: Readonly<Record<string, string>> = { "lost-code": "s", "think-str8": "c" };

const isSet = (value: unknown): value is HouseSet =>
  fits(value, { game: "string", name: "string", plain: [WHEEL], x: ["|", "null", [WHEEL]] });

function read(): HouseSet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSet) : [];
  } catch {
    return [];
  }
}

function write(sets: readonly HouseSet[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(sets));
  } catch {
    // a browser that keeps nothing: the link has it
  }
}

export function keptSets(game: string): HouseSet[] {
  return read().filter((each) => each.game === game);
}

/** Keep a set; one of the same name is replaced. */
export function keepSet(set: HouseSet): void {
  write([set, ...read().filter((each) => each.game !== set.game || each.name !== set.name)]);
}

export function dropSet(set: HouseSet): void {
  write(read().filter((each) => each.game !== set.game || each.name !== set.name));
}

/** The whole set as a part of an address. */
export function toCode({ game, name, plain, x }: HouseSet): string {
  const wheels = [...plain, ...(x ?? [])].map(({ width, points, isRead }) => `${width}_${points}${isRead ? "r" : ""}`);
  return [LETTERS[game] ?? "s", ...wheels, name].join("~");
}

/** The set that an address has; null: it has none. */
export function fromCode(code: string): HouseSet | null {
  const [letter, ...parts] = code.split("~");
  const game = Object.keys(LETTERS).find((each) => LETTERS[each] === letter);
  const found: HouseWheel[] = [];
  for (const part of parts) {
    const [, width, points, isRead] = /^(\d{1,2})_(-?\d{1,2})(r?)$/u.exec(part) ?? [];
    if (width === undefined || found.length === 2 * WHEELS) break;
    found.push({ width: Number(width), points: Number(points), isRead: isRead === "r" });
  }
  const name = parts.slice(found.length).join("~").slice(0, LONGEST_NAME);
  if (!game || (found.length !== WHEELS && found.length !== 2 * WHEELS) || !name.trim()) return null;
  const x = found.length > WHEELS ? found.slice(WHEELS) : null;
  return { game, name, plain: found.slice(0, WHEELS), x };
}

export type Check = "widths" | "room" | "points" | "name" | "wider" | "narrowest" | "side";

/** What cannot be, and what is unusual; `tops` are the largest sums of both sides. */
export function check(set: HouseSet, tops: readonly [number, number]): { wrong: Check[]; odd: Check[] } {
  const wrong: Check[] = [];
  const odd: Check[] = [];
  const sides = set.x ? [set.plain, set.x] : [set.plain];
  for (const [at, side] of sides.entries()) {
    const ordered = [...side].sort((one, other) => one.width - other.width);
    const top = tops[at] ?? tops[0];
    if (new Set(side.map((each) => each.width)).size < WHEELS) wrong.push("widths");
    if (side.some((each) => each.width < 1 || each.width > top + 1)) wrong.push("room");
    if (side.some((each) => Math.abs(each.points) > MOST_POINTS)) wrong.push("points");
    if (ordered.some((each, rank) => rank > 0 && each.points > (ordered[rank - 1]?.points ?? 0))) odd.push("wider");
    if (ordered.some((each) => each.points > (ordered[0]?.points ?? 0))) odd.push("narrowest");
  }
  if (!set.name.trim() || set.name.includes("~")) wrong.push("name");
  if (!set.x && tops[0] !== tops[1]) odd.push("side");
  return { wrong: [...new Set(wrong)], odd: [...new Set(odd)] };
}

/** How many wheels differ from those of another set. */
export function differences(side: readonly HouseWheel[], other: readonly Omit<HouseWheel, "isRead">[]): number {
  return side.filter((each) => !other.some((one) => one.width === each.width && one.points === each.points)).length;
}

function nameOf(value: unknown): string | null {
  return isFields(value) && typeof value["name"] === "string" ? value["name"] : null;
}

/** What the set-up of a table is told of own sets. */
export function setsOf(game: string): OwnSets {
  return {
    names: () => keptSets(game).map((each) => each.name),
    nameOf,
    value(name, chosen) {
      const set = keptSets(game).find((each) => each.name === name);
      const side = chosen["variant"] === "x" ? (set?.x ?? set?.plain) : set?.plain;
      return side ? { name, wheels: side.map(({ width, points }) => ({ width, points })) } : null;
    },
    reads: (code) => fromCode(code)?.game === game,
    Page: () => import("./Page.svelte"),
  };
}
