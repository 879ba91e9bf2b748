import { describe, expect, test } from "vitest";
import { announce, assertive, call, polite } from "../src/frame/announce.svelte";

describe("what a screen reader is told", () => {
  test("loses no line of a burst, and says twice what is said twice", () => {
    for (const text of ["Iwo asks.", "Ola answers.", "Ola answers.", ""]) announce(text);
    expect(polite.lines.map((each) => each.text)).toEqual(["Iwo asks.", "Ola answers.", "Ola answers."]);
    expect(new Set(polite.lines.map((each) => each.id)).size).toBe(3);
    call("Your turn.");
    expect(assertive.lines.map((each) => each.text)).toEqual(["Your turn."]);
  });

  test("forgets what was read long ago, the oldest first", () => {
    for (let at = 0; at < 100; at += 1) announce(`${at}`);
    expect(polite.lines.length).toBeLessThan(50);
    expect(polite.lines.at(-1)?.text).toBe("99");
  });
});
