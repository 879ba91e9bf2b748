/** Positions of a real game of Break the Code, as `docs/solve.md` has them. */
import { isFields } from "../../../frame/check";
import type { Position } from "../../index";

export const CARDS = [
  ...["where-0", "where-1-2", "where-3-4", "where-5", "where-6-7", "where-8-9"],
  ...["neighbours-colour", "neighbours-sequence", "count-even", "count-odd", "count-black", "count-white"],
  ...["count-equal", "sum-all", "sum-left", "sum-middle", "sum-right", "sum-black", "sum-white", "spread"],
  "third-above-4",
];

export const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) =>
  digit === 5 ? ["g5", "g5"] : [`b${digit}`, `w${digit}`],
);

/** How many tiles a hand has. */
export function handSize(players: number): number {
  return players === 4 ? 4 : 5;
}

/** Nothing entered yet. */
export function fresh(): Position {
  return { players: 2, hand: "", questions: [] };
}

/** Whether enough is there to ask what can be known: the whole hand. */
export function isWhole(position: Position): boolean {
  const tiles = String(position["hand"] ?? "")
    .split(" ")
    .filter(Boolean);
  return tiles.length === handSize(Number(position["players"]));
}

export function setting(position: Position): Readonly<Record<string, string | number>> {
  const options: unknown = position["options"];
  const rules = isFields(options) ? options["rules"] : null;
  return { rules: typeof rules === "string" ? rules : "standard", size: 5 };
}
