/** Figures of the set-up: a measured share is said with its interval, in every language. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/api/messages";
import { followLanguage } from "../src/frame/page-text.svelte";
import { settings } from "../src/frame/settings.svelte";
import { ALL_LANGUAGES } from "../src/frame/voice";
import { aloneAbout } from "../src/lobby/option-words";

vi.hoisted(() => {
  // what the modules of the page look at when they are loaded
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const alone = [{ difficulty: 3, share: 0.5, interval: [0.41, 0.59], points: 60, deals: 100 }];
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- nothing else is read
const GAME = {
  levels: [
    { name: "steady", alone },
    { name: "sharp", alone: [] },
  ],
} as unknown as GameInfo;

describe.each(ALL_LANGUAGES)("in %s", (language) => {
  beforeEach(async () => {
    settings.language = language;
    await followLanguage();
  });

  test("how often a bot wins alone", () => {
    expect(aloneAbout(GAME, 3).match(/\d+/gu)).toEqual(["50", "41", "59"]);
    expect(aloneAbout(GAME, 4)).toBe("");
  });
});
