/** The keys of a table in a list: those of the game first, then those that every table has. */

export type KeyLine = readonly [key: string, message: string];

/** Keys that every table has. No game takes one of the letters; what Esc does a game may say more exactly. */
export const KEYS: readonly KeyLine[] = [
  ["Space", "stage-skip"],
  ["R", "stage-again"],
  ["N", "since-your-turn"],
  ["F", "settings-pace"],
  ["Z", "take-back"],
  ["H", "hint"],
  ["M", "all-moves"],
  ["L", "log"],
  ["C", "chat"],
  ["F6", "key-regions"],
  ["Esc", "close"],
  ["?", "keys"],
];

/** Keys of an analysis, in which the table of a game takes its own keys too: no game takes one of these either. */
export const ANALYSIS_KEYS = ["B", "T"] as const;

/** Keys of every table that a game does not list itself. */
export function commonKeys(own: readonly KeyLine[]): readonly KeyLine[] {
  return KEYS.filter(([key]) => !own.some(([taken]) => taken === key));
}
