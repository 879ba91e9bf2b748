/** Positions of a real game of The Lost Code or Think Str8!, as `docs/solve.md` has them. */
import { isFields } from "../../../frame/check";
import { need } from "../../../frame/need";
import type { Position } from "../../index";

const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  "lost-code": ["bird", "jaguar", "chameleon", "snake", "human", "bear"],
  "think-str8": ["blue", "green", "purple", "yellow", "red", "grey"],
};

/** The symbols that are played with: a beginner game has no bear, and no grey. */
export function symbolsOf(game: string, position: Position): readonly string[] {
  const options: unknown = position["options"];
  return need(SYMBOLS[game]).slice(0, isFields(options) && options["beginner"] === true ? 5 : 6);
}

/** Nothing entered yet. */
export function fresh(): Position {
  return { players: 4, racks: [{}, {}, {}], rounds: [], discards: [] };
}

/** Whether enough is there to ask what can be known: all the racks in sight. */
export function isWhole(position: Position, game: string): boolean {
  const symbols = symbolsOf(game, position);
  const racks: unknown = position["racks"];
  const isFull = (rack: unknown): boolean => isFields(rack) && symbols.every((each) => typeof rack[each] === "number");
  return Array.isArray(racks) && racks.every(isFull);
}

export function setting(_: Position, game: string): Readonly<Record<string, string | number>> {
  return { edition: game === "lost-code" ? "stones" : "cards" };
}
