import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ALL_LANGUAGES, Text, typeset, Voice } from "../src/frame/voice";
import { games, ROOT, said } from "./recorded";

afterEach(() => void vi.restoreAllMocks());

const CASES = games().flatMap((game) => ALL_LANGUAGES.map((lang) => [game, lang] as const));

describe("phrases are said as Python says them", () => {
  test.each(CASES)("%s in %s", (game, lang) => {
    const wrong = vi.spyOn(console, "error");
    const speech = said(game);
    const sources = speech.catalogues[lang].map((each) => readFileSync(path.join(ROOT, each), "utf-8"));
    const voice = new Voice(new Text(lang, sources), speech.names, speech.seat, speech.setting);
    expect(speech.phrases.length).toBeGreaterThan(50);
    expect(speech.phrases.map((each) => voice.say(each))).toEqual(speech.said[lang]);
    expect(wrong).not.toHaveBeenCalled();
  });
});

test("what was said before is not put together again", () => {
  const text = new Text("en", ["you = you", "wins = { $who } wins"]);
  const say = vi.spyOn(text, "say");
  const voice = new Voice(text, ["Ola"], 0);
  const wins = (who: string): string => voice.say({ key: "wins", facts: { who } });
  expect([wins("seat:0"), wins("text:Jan"), wins("seat:0")]).toEqual(["you wins", "Jan wins", "you wins"]);
  const { length } = say.mock.calls;
  expect(wins("text:Jan")).toBe("Jan wins");
  expect(say).toHaveBeenCalledTimes(length);
});

test("a line is set as a printer sets it", () => {
  expect(typeset("en", "-2 points, 3-4")).toBe("−2 points, 3-4");
  expect(typeset("pl", "w 3 rundach i z kotem")).toBe("w\u00a03\u00a0rundach i\u00a0z\u00a0kotem");
  expect(typeset("ru", "в 5 раундах — и LC 5.4")).toBe("в\u00a05\u00a0раундах\u00a0— и\u00a0LC 5.4");
});

test("a message that is missing shows itself and says so", () => {
  const wrong = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(new Text("en", []).say("nothing")).toBe("nothing");
  expect(wrong).toHaveBeenCalledOnce();
});
