import type { FirstNote, FirstTime } from "../../table/first-notes";

const NOTES: readonly FirstNote[] = [
  { key: "own", pieces: (seat) => `[data-ref="rack:${seat}"]` },
  { key: "dice", pieces: () => '[data-ref="dice"]' },
  { key: "ranges", pieces: () => '[data-ref^="wheel:"]' },
  { key: "sheet", pieces: () => '[data-ref^="line:"]' },
];

/** The edition with stones and wheels. */
export const STONES: FirstTime = {
  lesson: "racks",
  notes: NOTES,
  teaches: { bet: "narrow-or-wide", swap: "which-swap", dice: "two-rows", final: "final-digits" },
};

/** The edition with cards and tokens. */
export const CARDS: FirstTime = {
  lesson: "cards",
  notes: NOTES,
  teaches: {
    bet: "sums-pile-up",
    token: "choose-token",
    swap: "certain-card",
    dice: "token-read",
    final: "final-guesses",
  },
};
