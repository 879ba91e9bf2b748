/** The list of keys: each key once, and no game takes one that belongs to every table. */
import { describe, expect, test, vi } from "vitest";
import { need } from "../src/frame/need";
import type { GameParts } from "../src/games";
import { ANALYSIS_KEYS, commonKeys, KEYS } from "../src/table/keys";

vi.hoisted(() => {
  // what the modules of the page look at when they are loaded
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const GAMES = import.meta.glob<GameParts>("../src/games/*/parts.ts", { eager: true });
/** "D V O" are three keys; figures mean something else at each place of a table. */
const letters = (keys: readonly (readonly [key: string, message: string])[]): string[] =>
  keys.flatMap(([key]) => key.split(" ")).filter((key) => /^[A-Z]$/u.test(key));

test("the keys of every table are listed once", () => {
  expect(new Set(letters(KEYS)).size).toBe(letters(KEYS).length);
});

describe.each(Object.keys(GAMES))("%s", (game) => {
  test("lists each key once", () => {
    const { keys = [] } = need(GAMES[game]);
    const listed = letters([...keys, ...commonKeys(keys)]);
    expect(listed.filter((key, at) => listed.indexOf(key) !== at)).toEqual([]);
    expect(listed.length).toBeGreaterThan(6);
  });

  test("leaves those of an analysis alone", () => {
    const { keys = [] } = need(GAMES[game]);
    expect(letters(keys).filter((key) => ANALYSIS_KEYS.some((taken) => taken === key))).toEqual([]);
  });
});
