/** The history of Arnak, cut into turns: whose they are, what they came to, what they touched. */
import { describe, expect, it } from "vitest";
import { need, nth } from "../src/frame/need";
import type { RivalTileInfo } from "../src/games/arnak/book.svelte";
import { whyOf } from "../src/games/arnak/rival";
import { othersSince, sealsOf, turnsOf } from "../src/games/arnak/turns";
import type { Happening } from "../src/games/arnak/types";

const SETUP: Happening[] = [
  { type: "first-drawn", seat: 1 },
  { type: "card-dealt", place: 0, card: "sundial" },
  { type: "cards-drawn", seat: 0, count: 1, cards: null },
];
const ROUND: Happening[] = [
  { type: "round-began", round: 1, first: 1 },
  { type: "card-played", seat: 1, card: "funding-car", timing: "free" },
  { type: "gained", seat: 1, goods: { coin: 1 } },
  { type: "paid", seat: 1, goods: { coin: 3 } },
  { type: "bought", seat: 1, card: "dog" },
  { type: "turn-ended", seat: 1 },
  { type: "card-dealt", place: 5, card: "whip" },
  { type: "paid", seat: 0, goods: { compass: 3 }, cards: ["funding-ship"] },
  { type: "discovered", seat: 0, site: "lower-3", idol: "exile", idols: 1 },
  { type: "site-uncovered", site: "lower-3", tile: "one-jewel" },
  { type: "gained", seat: 0, goods: { jewel: 1 } },
  { type: "guardian-awoke", site: "lower-3", guardian: "tiger" },
  { type: "turn-ended", seat: 0 },
];
const END: Happening[] = [
  { type: "passed", seat: 1 },
  { type: "turn-ended", seat: 1 },
  { type: "returned", seat: 1 },
  { type: "fear-taken", seat: 0, tile: false },
  { type: "staff-moved", exiled: [] },
  { type: "cards-drawn", seat: 0, count: 1, cards: null },
  { type: "round-began", round: 2, first: 0 },
];

describe("turns", () => {
  const turns = turnsOf([...SETUP, ...ROUND, ...END], null);

  it("are those of players, with what comes between them", () => {
    expect(turns.map(({ round, number, seat }) => [round, number, seat])).toEqual([
      [0, 0, null],
      [1, 0, null],
      [1, 1, 1],
      [1, 2, 0],
      [1, 3, 1],
      [1, 0, null],
      [2, 0, null],
    ]);
    expect(nth(turns, 0).from).toBe(0);
    for (const [at, turn] of turns.entries()) if (at) expect(turn.from).toBe(nth(turns, at - 1).to);
    expect(need(turns.at(-1)).to).toBe(SETUP.length + ROUND.length + END.length);
  });

  it("keep the cards that fill the row behind them", () => {
    expect(nth(turns, 2).touched).toEqual(["row:whip"]);
  });

  it("are told by their main action, and by a guardian that woke", () => {
    const told = [...SETUP, ...ROUND, ...END];
    expect(nth(turns, 2).headline.map((at) => nth(told, at).type)).toEqual(["bought"]);
    expect(nth(turns, 3).headline.map((at) => nth(told, at).type)).toEqual(["discovered", "guardian-awoke"]);
    expect(nth(turns, 4).headline.map((at) => nth(told, at).type)).toEqual(["passed"]);
  });

  it("come to what was gained less what was paid", () => {
    expect(nth(turns, 2).came).toEqual([{ of: "coin", number: -2 }]);
    expect(nth(turns, 3).came).toEqual([
      { of: "compass", number: -3 },
      { of: "jewel", number: 1 },
      { of: "idol", number: 1 },
    ]);
  });
});

describe("the rival", () => {
  const history: Happening[] = [
    { type: "round-began", round: 1, first: 1 },
    { type: "arrow-shown", arrow: "right" },
    { type: "tile-turned", tile: "dig-tablet" },
    { type: "arrow-shown", arrow: "left" },
    { type: "rival-dug", site: "camp-tablet", space: 0 },
    { type: "passed", seat: 0 },
    { type: "turn-ended", seat: 0 },
    { type: "tile-turned", tile: "dig-coin" },
    { type: "rival-idle" },
    { type: "tile-turned", tile: "item-green" },
    { type: "rival-bought", card: "dog" },
    { type: "card-dealt", place: 5, card: "whip" },
    { type: "returned", seat: 0 },
  ];
  const turns = turnsOf(history, 1);

  it("takes a turn with each tile", () => {
    expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
      [0, null],
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 1],
      [0, null],
    ]);
    expect(nth(turns, 1).touched).toEqual(["site:camp-tablet", "site:camp-tablet/1"]);
  });

  const tile = (action: RivalTileInfo["action"], idle: readonly number[] = []): RivalTileInfo => ({
    action,
    idle,
    arrow: "left",
    resource: null,
    colour: null,
    levels: [],
    guardians: [],
  });
  const why = (told: RivalTileInfo, round: number, ...types: string[]): string | null => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- of others only the type is read
    const events = [
      { type: "round-began", round },
      { type: "tile-turned", tile: "it" },
      ...types.map((type) => ({ type })),
    ] as Happening[];
    return whyOf(nth(turnsOf(events, 1), 1), events, { it: told });
  };

  it("says why it did nothing, or something else than its tile says", () => {
    expect(why(tile("dig"), 2, "rival-idle")).toBe("page-rival-why-dig");
    expect(why(tile("discover", [5]), 5, "rival-idle")).toBe("page-rival-why-round");
    expect(why(tile("overcome"), 3, "rival-researched")).toBe("page-rival-why-overcome");
    expect(why(tile("overcome"), 3, "rival-overcame")).toBeNull();
    expect(why(tile("dig"), 2, "rival-dug")).toBeNull();
  });
});

describe("news", () => {
  it("is what others did since one's own last decision, with seals on what they touched", () => {
    const turns = turnsOf([...SETUP, ...ROUND, ...END.slice(0, 2)], null);
    const from = SETUP.length + ROUND.length - 1;
    expect(othersSince(turns, 0, from).map((each) => each.seat)).toEqual([1]);
    expect(othersSince(turns, 1, SETUP.length + ROUND.length + 1)).toEqual([]);
    const before = othersSince(turnsOf([...SETUP, ...ROUND], null), 1, SETUP.length + 5);
    expect(sealsOf(before, 1).get("site:lower-3")).toEqual([{ seat: 0, number: 1 }]);
    expect(othersSince(turns, null, 0)).toEqual([]);
  });

  it("leaves no seal in the next round where somebody only stood", () => {
    const dug: Happening = { type: "dug", seat: 1, site: "camp-coin", space: 0 };
    const ended: Happening = { type: "turn-ended", seat: 1 };
    const history = [...SETUP, ...ROUND, dug, ended, ...END.slice(2)];
    const news = othersSince(turnsOf(history, null), 0, SETUP.length + ROUND.length);
    expect(sealsOf(news, 1).has("site:camp-coin")).toBe(true);
    expect(sealsOf(news, 2).has("site:camp-coin")).toBe(false);
    const discovered = turnsOf([...SETUP, ...ROUND], null).filter((each) => each.seat === 0);
    expect(sealsOf(discovered, 2).has("site:lower-3")).toBe(true);
  });
});
