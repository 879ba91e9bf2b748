/** The table of Break the Code, drawn for many positions of the real engine: every offer has its piece or button. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Offer } from "../src/api/messages";
import { need, nth } from "../src/frame/need";
import { ALL_LANGUAGES, type Language, type Phrase } from "../src/frame/voice";
import { opened } from "../src/games/break-the-code/opened";
import type { Happening, Move, View } from "../src/games/break-the-code/types";
import { type Drawing, drawing, type Position, positions, seated } from "./drawing";

interface Told extends Position {
  view: View;
  history: Happening[];
  phrases: Phrase[][];
  offers: Offer<Move>[];
}

const POSITIONS = positions<Told>("break-the-code");
const LONG = 60_000;
let table: Drawing;

beforeAll(async () => {
  table = await drawing("break-the-code");
}, LONG);
afterAll(() => table.close());

const draw = (told: Told, lang: Language = "en"): string =>
  table.draw(
    seated("break-the-code", told, told.view.table.players, lang, {
      game: { hints: 4 },
      canUndo: false,
      newsFrom: told.history.length - 2,
      hasHints: true,
    }),
  );

/** What can be clicked. */
function shown(html: string): Set<string> {
  const found = new Set<string>();
  for (const [button] of html.matchAll(/<button\b[^>]*>/gu)) {
    const key = /data-offer="([^"]+)"/u.exec(button)?.[1];
    if (key && !/ disabled/u.test(button)) found.add(key);
  }
  return found;
}

describe("every offer has its piece or button", () => {
  for (const players of [2, 3, 4]) {
    for (const rules of ["standard", "tagiron"]) {
      test(
        `${players} players, ${rules}`,
        () => {
          const some = POSITIONS.filter(({ view }) => view.table.players === players && view.table.rules === rules);
          const kinds = new Set<string>();
          for (const told of some) {
            const can = shown(draw(told));
            for (const offer of told.offers) {
              kinds.add(offer.kind);
              expect(can, `${offer.key} in ${told.view.phase}`).toContain(offer.key);
            }
          }
          expect(some.length).toBeGreaterThan(20);
          expect([...kinds]).toEqual(expect.arrayContaining(["ask", "guess", "name"]));
        },
        LONG,
      );
    }
  }
});

test(
  "the table is drawn in every language, every word of it there",
  () => {
    const wrong = vi.spyOn(console, "error");
    for (const told of POSITIONS.filter((_, at) => at % 29 === 0)) {
      for (const lang of ALL_LANGUAGES) draw(told, lang);
    }
    expect(wrong).not.toHaveBeenCalled(); // a message that is missing shows itself there
    wrong.mockRestore();
  },
  LONG,
);

test("of what others hold only backs are drawn", () => {
  const told = need(POSITIONS.find(({ view }) => view.table.players === 3 && view.phase === "turn"));
  expect(told.view.hands.filter((hand) => hand !== null)).toHaveLength(1);
  expect(draw(told).match(/class="tile [^"]*back/gu)?.length).toBe(15);
});

test("an ended game's record tells what lay hidden", () => {
  const setting = { ...nth(POSITIONS, 0).view.table, players: 2, hand: 2 };
  const lines = [
    { record: 2, game: "break-the-code" },
    ...["w3", "b1", "g5", "b9"].map((tile) => ({ chance: { type: "deal", tile } })),
    { seat: 0, move: { type: "guess" } },
    { seat: 0, move: { type: "name", tile: "b0" } },
    { seat: 0, undo: true },
    { seat: 0, move: { type: "name", tile: "g5" } },
    { seat: 0, move: { type: "name", tile: "b9" } },
    { end: 9 },
  ];
  expect(opened(lines.map((line) => JSON.stringify(line)).join("\n"), setting)).toEqual({
    hands: [
      ["b1", "w3"],
      ["g5", "b9"],
    ],
    centre: [],
    guesses: [["g5", "b9"], []],
  });
  expect(opened("", setting)).toBeNull();
});
