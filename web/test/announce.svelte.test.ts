import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { announce, assertive, call, polite, spoken } from "../src/frame/announce.svelte";

const SOURCES = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const texts = (region: typeof polite): string[] => region.lines.map((each) => each.text);

describe("what a screen reader is told", () => {
  afterEach(() => {
    for (const region of [polite, assertive]) region.draw();
  });

  test("loses no line of a burst, and says twice what is said twice", () => {
    for (const text of ["Iwo asks.", "Ola answers.", "Ola answers.", ""]) announce(text);
    expect(texts(polite)).toEqual(["Iwo asks.", "Ola answers.", "Ola answers."]);
    expect(new Set(polite.lines.map((each) => each.id)).size).toBe(3);
    call("Your turn.");
    expect(texts(assertive)).toEqual(["Your turn."]);
  });

  test("loses none of a long burst, and forgets what was read long ago, the oldest first", () => {
    const burst = Array.from({ length: 100 }, (_, at) => `${at}`);
    for (const text of burst) announce(text);
    expect(texts(polite).slice(-100)).toEqual(burst);
    polite.draw();
    announce("later");
    expect(texts(polite)).toEqual([...burst.slice(-30), "later"]);
  });

  test("is what an element says whenever that changes, and not every time it is drawn", () => {
    let why = $state("");
    let second = $state(0);
    const stop = $effect.root(() => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- an attachment that looks at no element
      $effect(() => spoken(() => (second >= 0 ? why : ""))({} as Element));
    });
    const said = (): string[] => (flushSync(), texts(polite).filter((each) => each.startsWith("No wheel")));
    expect(said()).toEqual([]);
    why = "No wheel is left.";
    expect(said()).toEqual(["No wheel is left."]);
    second += 1;
    expect(said()).toEqual(["No wheel is left."]);
    why = "No wheel fits.";
    expect(said()).toEqual(["No wheel is left.", "No wheel fits."]);
    stop();
  });

  test("comes from one place: no other element is a live region, but for what went wrong", () => {
    const live = Object.entries(SOURCES).filter(([, text]) =>
      /aria-live|role="(status|log|timer|marquee)"/u.test(text),
    );
    expect(live.map(([file]) => file)).toEqual(["../src/parts/Announcer.svelte"]);
  });
});
