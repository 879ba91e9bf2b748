/** A seat at a table: what was asked and what came of it, whenever the answer comes. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { need, nth } from "../src/frame/need";
import type { SeatAtTable as SeatAtTableClass } from "../src/frame/table.svelte";
import { type Answer, Lost, Refusal } from "../src/frame/wire";
import { settled, sight, Slow, Storage, tried } from "./talking";

const HINT: Answer = { tell: "hint", level: 11, phrases: [], lines: [{ phrase: { key: "try-this", facts: {} } }] };
const REFUSED = new Refusal({ tell: "failed", place: "rate", text: "too many messages", kind: "rate" });

let SeatAtTable: typeof SeatAtTableClass;
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const games = { games: [{ name: "stones", hints: 4, files: {} }] };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(games) }));
  ({ SeatAtTable } = await import("../src/frame/table.svelte"));
});

let talk: Slow;
let table: SeatAtTableClass<{ round: number }, { take: string }>;

async function sitDown(): Promise<void> {
  table = new SeatAtTable(
    { id: "t", seat: 0 },
    () => ({ texts: () => Promise.resolve("try-this = Take a stone.\n") }),
    (ears) => (talk = new Slow(ears)),
  );
  talk.tell(sight(1));
  await vi.waitUntil(() => table.isReady);
  table.mayThink = () => true;
}

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", new Storage());
  await sitDown();
});
afterEach(() => table.leave());

describe("where the game is known before anything is told", () => {
  test("its words are fetched without waiting for the sight", async () => {
    const asked: string[] = [];
    const early = new SeatAtTable(
      { id: "t", game: "stones" },
      (game) => ({ texts: (lang) => (asked.push(`${game}/${lang}`), Promise.resolve("")) }),
      (ears) => new Slow(ears),
    );
    await vi.waitUntil(() => asked.length > 0);
    expect(asked).toEqual(["stones/en"]);
    expect(early.isReady).toBe(false);
    early.leave();
  });
});

test("what is told anew in the same words has the same voice: nothing is said again", () => {
  const { names, voice } = table;
  talk.tell(sight(2));
  expect(table.view.round).toBe(2);
  expect(table.names).toBe(names);
  expect(table.voice).toBe(voice);
});

describe("a move that is only thought of", () => {
  test("is tried out, and sent to nobody", async () => {
    const done = table.play({ take: "a" });
    expect(talk.kinds).toEqual(["try"]);
    await talk.answer(tried(1));
    expect(await done).toBe(true);
    expect(table.plan.map((each) => each.move)).toEqual([{ take: "a" }]);
    expect(talk.kinds).toEqual([]);
  });

  test.each([
    ["refused", REFUSED],
    ["lost", new Lost()],
  ])("is not made when trying it out was %s", async (_, why) => {
    const done = table.play({ take: "a" });
    await talk.answer(why);
    expect(await done).toBe(false);
    expect(talk.kinds).toEqual([]);
    expect(table.plan).toEqual([]);
    expect(table.isTrying).toBe(false);
  });

  test("says why it could not be tried out", async () => {
    void table.play({ take: "a" });
    await talk.answer(REFUSED);
    expect(table.trouble).not.toBeNull();
  });

  test.each([
    ["an answer", tried(1)],
    ["a refusal", REFUSED],
  ])("is dropped where %s comes after the prompt", async (_, answer) => {
    const done = table.play({ take: "a" });
    talk.tell(sight(2));
    await talk.answer(answer);
    expect(await done).toBe(false);
    expect(talk.kinds).toEqual([]);
    expect(table.plan).toEqual([]);
    expect(table.trouble).toBeNull();
  });

  test("is dropped where the plan became another meanwhile", async () => {
    void table.play({ take: "a" });
    await talk.answer(tried(1));
    const done = table.play({ take: "c" });
    table.rethink(0);
    await talk.answer(tried(2));
    expect(await done).toBe(false);
    expect(talk.kinds).toEqual([]);
    expect(table.plan).toEqual([]);
  });

  test("is made with all before it where it brings something to light", async () => {
    void table.play({ take: "a" });
    await talk.answer(tried(1));
    const done = table.play({ take: "c" });
    await talk.answer(tried(1));
    expect(nth(talk.asked, 0).question).toEqual({ ask: "move", prompt: 1, moves: [{ take: "a" }, { take: "c" }] });
    await talk.answer({ tell: "accepted" });
    expect(await done).toBe(true);
  });
});

describe("help that comes late", () => {
  test("is shown while the question stands", async () => {
    void table.hint();
    await talk.answer(HINT);
    expect(table.hints.level).toBe(11);
  });

  test("is not shown at the next prompt", async () => {
    void table.hint();
    talk.tell(sight(2));
    await talk.answer(HINT);
    expect(table.hints.level).toBe(0);
    expect(table.isHinting).toBe(false);
  });

  test("is not shown when the plan is another", async () => {
    void table.hint();
    void table.play({ take: "a" });
    const hint = need(talk.asked.shift());
    await talk.answer(tried(1));
    hint.resolve(HINT);
    await settled();
    expect(table.hints.level).toBe(0);
  });

  test("neither is a proof, nor why a piece cannot be played", async () => {
    const [proof, why] = [table.prove("stone:a", "1"), table.whyNot("stone:a")];
    talk.tell(sight(2));
    await talk.answer({ tell: "proved", verdict: "certain" });
    await talk.answer({ tell: "why", why: { rule: "table", key: "try-this" } });
    expect(await proof).toBeNull();
    expect(await why).toBeNull();
  });
});

describe("what a seat writes down", () => {
  test("is sent again, in its order, when the line is back", async () => {
    const done = Promise.all([table.note(1), table.note(2)]);
    expect(nth(talk.asked, 0).question).toEqual({ ask: "note", note: 1 });
    await talk.answer(new Lost());
    expect(talk.kinds).toEqual([]);
    talk.ears.link({ is: "lost", until: 0, why: null });
    talk.ears.link({ is: "open" });
    await talk.answer({ tell: "accepted" });
    expect(nth(talk.asked, 0).question).toEqual({ ask: "note", note: 2 });
    await talk.answer({ tell: "accepted" });
    expect(await done).toEqual([true, true]);
  });

  test("is sent by the page that is loaded next, and once", async () => {
    void table.note(1);
    await talk.answer(new Lost());
    table.leave();
    await sitDown();
    expect(nth(talk.asked, 0).question).toEqual({ ask: "note", note: 1 });
    await talk.answer({ tell: "accepted" });
    table.leave();
    await sitDown();
    expect(talk.kinds).toEqual([]);
  });

  test("is given up when it is refused", async () => {
    const done = table.note(1);
    await talk.answer(REFUSED);
    expect(await done).toBe(false);
    expect(table.trouble).not.toBeNull();
    table.leave();
    await sitDown();
    expect(talk.kinds).toEqual([]);
  });
});
