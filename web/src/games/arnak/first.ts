import type { FirstTime } from "../../table/first-notes";

export const FIRST: FirstTime = {
  lesson: "turn",
  notes: [
    { key: "camp", pieces: () => '[data-ref="site:camp-coin"]' },
    { key: "hand", pieces: () => '[data-ref^="hand:"]' },
    { key: "row", pieces: () => '[data-ref^="row:"]' },
    { key: "research", pieces: () => '[data-ref^="space:"]' },
    { key: "pass", pieces: () => ".bar .buttons" },
  ],
  teaches: {
    dig: "turn",
    end: "turn",
    play: "text-or-way",
    payment: "paying",
    discover: "discover",
    overcome: "guardian",
    buy: "buying",
    research: "research",
    assistant: "assistants",
    boon: "fear",
    effect: "fear",
    pass: "passing",
    keeping: "passing",
    idol: "idols",
    claim: "scoring",
  },
};
