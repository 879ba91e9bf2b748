// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { Kind } from "./messages";

export type Length = {
  readonly calm: number;
  readonly brisk: number;
  readonly least: number;
};

export type Pace = {
  readonly calm: number;
  readonly brisk: number;
  readonly least: number;
  readonly sound: string | null;
  readonly more: Length | null;
};

export const KINDS: Readonly<Record<Kind, Pace>> = {
  note: {"calm": 0, "brisk": 0, "least": 0, "sound": null, "more": null},
  deal: {"calm": 480, "brisk": 260, "least": 0, "sound": "card", "more": null},
  gain: {"calm": 560, "brisk": 320, "least": 140, "sound": "coin", "more": null},
  move: {"calm": 900, "brisk": 520, "least": 260, "sound": "wood", "more": null},
  card: {"calm": 850, "brisk": 500, "least": 240, "sound": "card", "more": null},
  bet: {"calm": 950, "brisk": 560, "least": 320, "sound": "wheel", "more": null},
  dice: {"calm": 1000, "brisk": 600, "least": 360, "sound": "dice", "more": null},
  ask: {"calm": 1100, "brisk": 650, "least": 400, "sound": "card", "more": {"calm": 420, "brisk": 250, "least": 200}},
  answer: {"calm": 900, "brisk": 540, "least": 420, "sound": "no", "more": null},
  right: {"calm": 1000, "brisk": 600, "least": 460, "sound": "yes", "more": null},
  mine: {"calm": 1800, "brisk": 1100, "least": 900, "sound": null, "more": null},
  reveal: {"calm": 1050, "brisk": 620, "least": 360, "sound": "turn", "more": null},
  danger: {"calm": 1050, "brisk": 620, "least": 360, "sound": "drum", "more": null},
  prize: {"calm": 1100, "brisk": 650, "least": 380, "sound": "prize", "more": null},
  pass: {"calm": 600, "brisk": 340, "least": 160, "sound": "soft", "more": null},
  round: {"calm": 1500, "brisk": 850, "least": 560, "sound": "moon", "more": null},
  end: {"calm": 2600, "brisk": 1500, "least": 1000, "sound": "end", "more": null},
  finale: {"calm": 4500, "brisk": 2600, "least": 1700, "sound": "end", "more": null},
};
