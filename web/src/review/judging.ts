/** What an analysis says of a choice: whether it was a mistake, and what is marked on the table for it. */
import type { Chosen, Offered } from "../api/messages";
import type { SeatAtTable, Weighed } from "../frame/table.svelte";
import type { Ref } from "../frame/voice";
import { type Mark, NO_MARKS, NO_TAGS } from "../stage/marks";
import { difference } from "./amounts";

/** What a choice has to give away to be called a mistake: less is a matter of taste. */
const LEAST = { win: 0.05, points: 0.5 } as const;

/** What a choice gave away: nothing, where the judge cannot tell it from the best one. */
export const lossOf = (each: Chosen): number =>
  each.equal ? 0 : Math.max(0, difference(each.measure, each.best, each.value));
export const isMistake = (each: Chosen): boolean => lossOf(each) >= LEAST[each.measure];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options of a choice as they are listed: the best, the one made, and others. */
export interface Rank {
  readonly as: "best" | "played" | "both" | "also";
  readonly option: Offered;
}

export function ranked(choice: Chosen): readonly Rank[] {
  const options = choice.options ?? [];
  const played = options.find((each) => isSame(each.move, choice.move));
  // what the judge cannot tell from the best move is as good as it
  const best = lossOf(choice) === 0 && played ? played : options[0];
  return options
    .map((option): Rank => ({
      option,
      as: option === best ? (option === played ? "both" : "best") : option === played ? "played" : "also",
    }))
    .sort((one, other) => ORDER.indexOf(one.as) - ORDER.indexOf(other.as))
    .slice(0, MOST);
}
const ORDER: readonly Rank["as"][] = ["played", "both", "best", "also"];
/** More would leave no room for the reasons. */
const MOST = 3;

/** What is drawn for a choice: played and best, or one option alone; and what a sentence rests on, in gold. */
export function draw(table: SeatAtTable, shown: readonly Rank[], words: Words, rests: readonly Ref[] = []): void {
  const marks = new Map<Ref, Mark>();
  const tags = new Map<Ref, string>();
  for (const { as, option } of shown) {
    const mark: Mark = as === "also" ? "best" : as;
    for (const ref of option.touches) {
      const other = marks.get(ref);
      marks.set(ref, other && other !== mark ? "both" : mark);
    }
    const first = option.touches[0];
    if (first !== undefined) tags.set(first, tags.has(first) ? words("both") : words(as));
  }
  for (const ref of rests) marks.set(ref, "rests");
  table.marks = marks;
  table.tags = tags;
  table.weighed = shown.map(({ as, option }): Weighed => ({
    as: as === "played" || as === "both" ? "played" : "best",
    move: option.move,
    impossible: impossible(option),
  }));
}
type Words = (as: Rank["as"]) => string;

export function clear(table: SeatAtTable): void {
  table.marks = NO_MARKS;
  table.tags = NO_TAGS;
  table.weighed = [];
}

/** The sums of a bet that could not be. */
function impossible({ reasons = [] }: Offered): readonly number[] {
  const sums = reasons.find((each) => each.key === "impossible")?.facts["sums"];
  return Array.isArray(sums) ? sums.filter((each): each is number => typeof each === "number") : [];
}
