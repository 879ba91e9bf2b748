/** Every piece of many positions of the real engine can be looked at in full, in every language. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { need, nth } from "../src/frame/need";
import { ALL_LANGUAGES, type Facts, type Language, Text, Voice } from "../src/frame/voice";
import { asPrice, signWords, symbol } from "../src/games/arnak/signs";
import type { Book } from "../src/games/arnak/book.svelte";
import { beside, type DetailTold, detailOf } from "../src/games/arnak/detail";
import { how, SOURCES } from "../src/games/arnak/ending";
import { type Choice, copies, RESOURCES, type View } from "../src/games/arnak/types";
import { read, ROOT } from "./recorded";

interface EffectInfo {
  seat: number;
  view: View;
  setting: Facts;
  offers: Choice[];
}

const POSITIONS = read<EffectInfo[]>("arnak.positions.json").filter((_, at) => at % 7 === 0);
const BOOK = read<Book>("arnak.book.json");
const ICONS = readFileSync(path.join(ROOT, "web/src/look/icons.svg"), "utf-8");
const LONG = 60_000;
const NAMES = ["Marta", "Iwo", "Lena", "Marek"];

const TEXTS = new Map(
  ALL_LANGUAGES.map((lang) => {
    const sources = ["src/cairn/text", "src/cairn/games/arnak/text", "web/src/games/arnak/text"];
    const texts = sources.map((each) => readFileSync(path.join(ROOT, each, `${lang}.ftl`), "utf-8"));
    return [lang, new Text(lang, texts)];
  }),
);

function voiceIn(lang: Language, told: EffectInfo): Voice {
  return new Voice(need(TEXTS.get(lang)), NAMES, told.seat, told.setting);
}

/** What a player may look at: what lies open, and what is their own. */
function pieces({ view, seat, offers }: EffectInfo): string[] {
  const own = nth(view.players, seat);
  const some = (all: readonly (string | null)[], kind: string): string[] =>
    all.flatMap((id) => (id ? `${kind}:${id}` : []));
  return [
    ...new Set([
      ...BOOK.sites.map((each) => `site:${each.id}`),
      ...some(view.guards, "guardian"),
      ...some(view.row, "row"),
      ...some(view.supply, "assistant"),
      ...some(view.rescue, "assistant"),
      ...view.players.flatMap((each) =>
        some(
          each.employees.map((one) => one.assistant),
          "assistant",
        ),
      ),
      ...view.players.flatMap((each) =>
        some(
          each.allies.map((one) => one.guardian),
          "guardian",
        ),
      ),
      ...copies("hand", own.hand ?? []).map((each) => each.ref),
      ...copies("play", own.play).map((each) => each.ref),
      ...copies("exiled", view.exiled).map((each) => each.ref),
      ...(own.fear_tiles ? ["play:fear-tile#1"] : []),
      ...BOOK.tracks[view.options.side].spaces.filter((each) => each.row > 0).map((each) => `space:${each.id}`),
      ...BOOK.temple.map((each) => `stack:${each.id}`),
      ...Object.keys(BOOK.slots).map((each) => `slot:${each}`),
      ...RESOURCES.map((each) => `goods:${each}`),
      "deck:item",
      "deck:artifact",
      "deck:own",
      ...offers.flatMap((each) => each.touches).filter((ref) => !/^(?:token|icons):/u.test(ref)),
    ]),
  ];
}

function saidOf(told: EffectInfo, lang: Language): DetailTold[] {
  const voice = voiceIn(lang, told);
  return pieces(told).map((ref) => {
    const found = detailOf(ref, BOOK, told.view, {
      say: (key, facts) => voice.word(key, facts),
      phrase: (phrase) => voice.say(phrase),
      name: (piece) => voice.name(piece),
      player: (seat) => NAMES[seat] ?? "?",
    });
    expect(found, ref).not.toBeNull();
    return need(found);
  });
}

test(
  "every piece has a name, a kind and rules, in every language, and its signs are drawn",
  () => {
    const wrong = vi.spyOn(console, "error");
    for (const [at, told] of POSITIONS.entries()) {
      const lang = nth(ALL_LANGUAGES, at % 3);
      for (const each of saidOf(told, lang)) {
        expect(each.name, each.ref).toMatch(/\p{L}|\d/u);
        expect(each.kind, each.ref).toMatch(/\p{L}/u);
        expect(`${each.kind} ${each.name} ${each.text}`, each.ref).not.toMatch(/[{}]|page-|\w:\w/u);
        expect(each.rules.length, each.ref).toBeGreaterThan(0);
        const signs = [
          each.signs,
          ...each.sides.map((side) => side.signs),
          ...each.facts.map((fact) => fact.signs ?? []),
        ];
        for (const { of } of signs.flat()) {
          if (of !== "or") expect(ICONS, of).toContain(`id="${symbol(of)}"`);
        }
      }
    }
    expect(wrong).not.toHaveBeenCalled(); // a message that is missing shows itself there
    wrong.mockRestore();
  },
  LONG,
);

test("every sign of the book and of every offer has its words and its symbol", () => {
  const wrong = vi.spyOn(console, "error");
  for (const lang of ALL_LANGUAGES) {
    const voice = voiceIn(lang, nth(POSITIONS, 0));
    const effects = [
      ...Object.values(BOOK.cards).flatMap((each) => [each.signs, each.price, each.passing]),
      ...Object.values(BOOK.assistants).flatMap((each) => [each.silver.signs, each.gold.signs]),
      ...Object.values(BOOK.guardians).flatMap((each) => [each.cost, each.boon.signs]),
      ...Object.values(BOOK.tiles).map((each) => each.signs),
      ...Object.values(BOOK.tracks).flatMap((each) =>
        each.rows.flatMap((row) => [row.glass.signs, row.notebook.signs]),
      ),
      ...POSITIONS.flatMap(({ offers }) => offers.flatMap((each) => [asPrice(each.price), each.gives])),
    ];
    for (const signs of effects) {
      const said = signWords(voice, signs);
      expect(said.length > 0).toBe(signs.length > 0);
      for (const { of } of signs) if (of !== "or") expect(ICONS, of).toContain(`id="${symbol(of)}"`);
    }
  }
  expect(wrong).not.toHaveBeenCalled();
  wrong.mockRestore();
});

test("left and right lead round and back", () => {
  const { view } = need(POSITIONS.find((each) => each.view.row.filter(Boolean).length > 2));
  const first = `row:${view.row.find(Boolean)}`;
  const next = need(beside(first, 1, BOOK, view));
  expect(next).not.toBe(first);
  expect(beside(next, -1, BOOK, view)).toBe(first);
  expect(beside("site:camp-coin/1", -1, BOOK, view)).toBe("site:high-4");
  expect(beside("deck:item", 1, BOOK, view)).toBeNull();
});

test("how the points of every seat came about can be said at any time", () => {
  const wrong = vi.spyOn(console, "error");
  for (const told of POSITIONS.filter((_, at) => at % 3 === 0)) {
    for (const lang of ALL_LANGUAGES) {
      const voice = voiceIn(lang, told);
      const { view } = told;
      view.sources.forEach((sources, seat) => {
        const words = how(BOOK, view, seat, (key, facts) => voice.word(key, facts));
        for (const { key } of SOURCES) expect(words[key].length).toBeGreaterThan(0);
        expect(Object.values(sources).reduce((sum, each) => sum + each, 0)).toBe(view.points[seat]);
      });
    }
  }
  expect(wrong).not.toHaveBeenCalled();
  wrong.mockRestore();
});
