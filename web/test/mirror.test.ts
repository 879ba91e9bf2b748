import { describe, expect, test } from "vitest";
import { type Known, taken } from "../src/frame/mirror";
import { games, told } from "./recorded";

describe("what a server tells is put together as Python does", () => {
  test("all games were recorded", () => expect(games().length).toBeGreaterThanOrEqual(4));

  test.each(games())("%s", (game) => {
    const { messages, known } = told(game);
    expect(messages.length).toBeGreaterThan(10);
    let now: Known | null = null;
    let compared = 0;
    messages.forEach((message, at) => {
      now = taken(now, message);
      const expected = known[String(at + 1)];
      if (expected) {
        expect(now).toEqual(expected);
        compared += 1;
      }
    });
    expect(compared).toBe(Object.keys(known).length);
  });
});
