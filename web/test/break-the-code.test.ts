/** The table of Break the Code, drawn for many positions of the real engine: every offer has its piece or button. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Component } from "svelte";
import type { render as Render } from "svelte/server";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Offer } from "../src/api/messages";
import { type Facts, type Language, LANGUAGES, type Phrase, Text, Voice } from "../src/frame/voice";
import { opened } from "../src/games/break-the-code/opened";
import type { Happening, Move, View } from "../src/games/break-the-code/types";
import { ROOT } from "./recorded";

interface Told {
  seat: number;
  view: View;
  history: Happening[];
  phrases: Phrase[][];
  prompt: Phrase;
  setting: Facts;
  offers: Offer<Move>[];
}

const FOLDER = process.env["CAIRN_RECORDED"]!;
const POSITIONS = JSON.parse(readFileSync(path.join(FOLDER, "break-the-code.positions.json"), "utf-8")) as Told[];
const NAMES = ["Marta", "Iwo", "Lena", "Marek"];
const LONG = 60_000;
let vite: ViteDevServer;
let draw: (told: Told, lang?: Language) => string;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vite = await createServer({
    root: path.join(ROOT, "web"),
    configFile: false,
    plugins: [svelte()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  const { render } = (await vite.ssrLoadModule("svelte/server")) as { render: typeof Render };
  const { default: Table } = (await vite.ssrLoadModule("/src/games/break-the-code/Table.svelte")) as {
    default: Component<{ table: unknown }>;
  };
  draw = (told, lang = "en") => render(Table, { props: { table: seated(told, lang) } }).body;
}, LONG);
afterAll(async () => {
  await vite.close();
  vi.unstubAllGlobals();
});

const texts = new Map<Language, Text>();

function textIn(lang: Language): Text {
  const sources = [
    `src/cairn/text/${lang}.ftl`,
    `src/cairn/games/break_code/text/${lang}.ftl`,
    `web/src/games/break-the-code/text/${lang}.ftl`,
  ].map((each) => readFileSync(path.join(ROOT, each), "utf-8"));
  const made = texts.get(lang) ?? new Text(lang, sources);
  texts.set(lang, made);
  return made;
}

/** A seat at a table that was just told the position. */
function seated(told: Told, lang: Language): unknown {
  const names = NAMES.slice(0, told.view.table.players);
  return {
    ...told,
    names,
    voice: new Voice(textIn(lang), names, told.seat, told.setting),
    touching: (piece: string) => told.offers.filter((each) => each.touches.includes(piece)),
    told: { id: "x", game: "break-the-code", help: "hints", seats: names.map((name) => ({ name })) },
    game: { hints: 4 },
    status: "playing",
    hasBegun: true,
    mayMove: true,
    isMyTurn: true,
    canUndo: false,
    toAct: told.view.to_act,
    asked: { number: 1, is_open: true, phrase: told.prompt },
    newsFrom: told.history.length - 2,
    notes: [],
    lines: [],
    hasHints: true,
    hints: { level: 0, phrases: [], about: [] },
    isHinting: false,
  };
}

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
      for (const lang of Object.keys(LANGUAGES) as Language[]) draw(told, lang);
    }
    expect(wrong).not.toHaveBeenCalled(); // a message that is missing shows itself there
    wrong.mockRestore();
  },
  LONG,
);

test("of what others hold only backs are drawn", () => {
  const told = POSITIONS.find(({ view }) => view.table.players === 3 && view.phase === "turn")!;
  expect(told.view.hands.filter((hand) => hand !== null)).toHaveLength(1);
  expect(draw(told).match(/class="tile [^"]*back/gu)?.length).toBe(15);
});

test("an ended game's record tells what lay hidden", () => {
  const setting = { ...POSITIONS[0]!.view.table, players: 2, hand: 2 };
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
