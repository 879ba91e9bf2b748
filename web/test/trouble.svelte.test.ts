/** What went wrong, in words: nobody reads a bare key, and nobody is blamed for what the server did. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Failed } from "../src/api/messages";
import { need } from "../src/frame/need";
import { followLanguage } from "../src/frame/page-text.svelte";
import { NAMED, NOWHERE, routeOf } from "../src/frame/route.svelte";
import { settings } from "../src/frame/settings.svelte";
import { ALL_LANGUAGES } from "../src/frame/voice";
import { Refusal } from "../src/frame/wire";
import { said } from "../src/parts/trouble";

vi.hoisted(() => {
  // what the modules of the page look at when they are loaded
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const FACTS = { seat: "seat:1", name: "text:Ann", number: 2, version: "text:1", prompt: 3, why: "text:no" };
const refused = (key: string): Refusal => new Refusal({ tell: "refused", rule: "table", key, facts: FACTS });
const failed = (kind?: Failed["kind"]): Refusal =>
  new Refusal({ tell: "failed", place: "hint", text: "none was found", ...(kind && { kind }) });

describe.each(ALL_LANGUAGES)("in %s", (language) => {
  const catalogue = readFileSync(new URL(`../../src/cairn/text/${language}.ftl`, import.meta.url), "utf-8");
  const keys = [...catalogue.matchAll(/^refusal-([a-z-]+)/gmu)].map(([, key]) => need(key));

  beforeEach(async () => {
    settings.language = language;
    await followLanguage();
    vi.spyOn(console, "error").mockImplementation((...told: unknown[]) => {
      throw new Error(told.join(" "));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test("whatever a table refuses is a sentence", () => {
    expect(keys.length).toBeGreaterThan(20);
    for (const key of keys) {
      const sentence = said(refused(key));
      expect(sentence, key).not.toBe(said(refused("never-heard-of")));
      expect(sentence, key).toMatch(/^[^\p{Ll}].{5,}\.$/u);
      expect(sentence).not.toContain(key.includes("-") ? key : "refusal-");
      expect(sentence).not.toMatch(/seat:|text:|\{/u);
    }
  });

  test("a refusal of tomorrow's server shows no key", () => {
    expect(said(refused("never-heard-of"))).not.toContain("never-heard-of");
    expect(said(refused("never-heard-of"))).toMatch(/\.$/u);
  });

  test("it is said whose fault it is", () => {
    const sentences = (["rate", "busy", "timeout", "crash"] as const).map((kind) => said(failed(kind)));
    expect(new Set([...sentences, said(failed())]).size).toBe(5);
    for (const each of sentences) expect(each).not.toMatch(/hint|none was found|trouble/u);
  });
});

describe("an address", () => {
  test.each([
    ["/", "", ""],
    ["/mine", "mine", ""],
    ["/mine/", "mine", ""],
    ["/table/abc", "table", "abc"],
    ["/rules", "rules", ""],
    ["/rules/arnak", "rules", "arnak"],
    ["/solve", "solve", ""],
  ])("%s is known", (path, place, name) => expect(routeOf(path, "#k%20k")).toEqual({ place, name, key: "k k" }));

  test.each([
    "/foo/bar",
    "/foo",
    "/mine/more",
    "/table",
    "/table/abc/def",
    "/learn/arnak/turn/more",
    "/table/%E0%A4%A",
    "/toString",
    "/nowhere",
  ])("%s leads nowhere", (path) => expect(routeOf(path, "").place).toBe(NOWHERE));

  test("is served by the server as well", () => {
    const front = readFileSync(new URL("../../src/cairn/server/http/page.py", import.meta.url), "utf-8");
    const from = front.indexOf("ADDRESSES = (");
    const served = front.slice(from, front.indexOf("\n)\n", from));
    const listed = [...served.matchAll(/"\/([a-z-]*)(\/\{name:str\})?"/gu)].map(
      ([, place, name]) => `${place}${name ? "/x" : ""}`,
    );
    const ours = Object.entries(NAMED).flatMap(([place, named]) => [
      ...(named === "always" ? [] : [place]),
      ...(named === "never" ? [] : [`${place}/x`]),
    ]);
    expect(listed.sort()).toEqual(ours.sort());
    expect(served).toContain('"/learn/{name:str}/{part:str}"');
    expect(routeOf("/learn/arnak/turn", "")).toEqual({ place: "learn", name: "arnak", part: "turn", key: "" });
  });
});
