import type { FirstTime } from "../../table/first-notes";

export const FIRST: FirstTime = {
  lesson: "hand",
  notes: [
    { key: "own", pieces: (seat) => `[data-ref="seat:${seat}"] li[data-ref]` },
    { key: "cards", pieces: () => '[data-ref^="card:"]:not([data-ref*="/"])' },
    { key: "answers", pieces: () => ".answers" },
    { key: "sheet", pieces: () => '[data-ref^="tile:"]' },
  ],
  teaches: { ask: "which-question", guess: "ask-or-guess" },
};
