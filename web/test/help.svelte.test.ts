/** Help alone: it answers about the prompt that stands, and changes nothing. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ADVISE, Help, LOOK } from "../src/frame/help.svelte";
import { Session } from "../src/frame/session.svelte";
import { Lost } from "../src/frame/wire";
import { settled, sight, Slow, Storage, TABLE, type Take, tried } from "./talking";

let talk: Slow;
let session: Session<{ round: number }, unknown, Take>;
let help: Help<{ round: number }, Take, unknown>;
const LINE = { phrase: { key: "try-this", facts: {} }, about: ["stone:a"] };

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", new Storage());
  session = new Session({ id: "t" }, { talk: (ears) => (talk = new Slow(ears)) }, { prompted: () => help.clear() });
  help = new Help(session);
  session.open();
  talk.tell(sight(1));
  await settled();
});

describe("a hint", () => {
  test("is two presses about the turn as it is thought of", async () => {
    const thought = [{ take: "a" }];
    session.thought = () => thought;
    void help.hint();
    expect(help.isHinting).toBe(true);
    expect(talk.asked[0]?.question).toEqual({ ask: "hint", level: LOOK, after: [{ take: "a" }] });
    await talk.answer({ tell: "hint", level: LOOK, phrases: [], lines: [LINE] });
    expect(help.hints).toEqual({ level: LOOK, lines: [LINE] });
    void help.hint();
    expect(talk.asked[0]?.question).toMatchObject({ level: ADVISE });
    await talk.answer({ tell: "hint", level: ADVISE, phrases: [], lines: [LINE, LINE] });
    const second = help.hints;
    await help.hint();
    expect(talk.kinds).toEqual([]); // a third press asks nothing: it shows the second again
    expect([help.hints === second, help.hints.lines]).toEqual([false, [LINE, LINE]]);
  });

  test("is over when the plan moves on, and begins again", async () => {
    let thought: readonly Take[] = $state.raw([]);
    session.thought = () => thought;
    void help.hint();
    await talk.answer({ tell: "hint", level: LOOK, phrases: [], lines: [LINE] });
    expect(help.hints.level).toBe(LOOK);
    thought = [{ take: "b" }];
    expect(help.hints.level).toBe(0);
  });

  test("of a prompt that is over is not shown, and does not stand in the way of the next", async () => {
    const late = help.hint();
    talk.tell(sight(2));
    expect(help.isHinting).toBe(false);
    const next = help.hint();
    await talk.answer({ tell: "hint", level: LOOK, phrases: [], lines: [LINE] });
    expect([await late, help.hints.level, help.isHinting]).toEqual([null, 0, true]);
    await talk.answer({ tell: "hint", level: LOOK, phrases: [], lines: [LINE] });
    expect([(await next)?.level, help.hints.level, help.isHinting]).toEqual([LOOK, LOOK, false]);
  });
});

describe("what else is told", () => {
  test("odds only where the table allows them", async () => {
    const odds = help.odds();
    await talk.answer({ tell: "odds", events: 0, odds: { codes: 1, bits: 0, cells: [] } });
    expect(await odds).toMatchObject({ codes: 1 });
    talk.tell(sight(2, { table: { ...TABLE, help: "hints" } }));
    expect(await help.odds()).toBeNull();
    expect(talk.kinds).toEqual([]);
  });

  test("a proof, a reason and a try are dropped when their prompt is over", async () => {
    const asked = [help.prove("stone:a", "1"), help.whyNot("stone:a"), help.tryOut([{ take: "a" }])];
    talk.tell(sight(2));
    await talk.answer({ tell: "proved", verdict: "certain" });
    await talk.answer({ tell: "why", why: { rule: "LC 1", key: "no" } });
    await talk.answer(tried(1));
    expect(await Promise.all(asked)).toEqual([null, null, null]);
  });

  test("moves in words, asked for once at a prompt, in parts of 32", async () => {
    const moves = Array.from({ length: 33 }, (_, at) => ({ take: `${at}` }));
    const words = Promise.all([help.describe(moves), help.describe(moves)]);
    expect(talk.kinds).toEqual(["describe", "describe"]);
    await talk.answer({ tell: "described", phrases: [LINE.phrase] });
    await talk.answer(new Lost());
    expect(await words).toEqual([[LINE.phrase], [LINE.phrase]]);
    void help.describe(moves);
    expect(talk.kinds).toEqual(["describe"]); // what was lost is asked for again
  });
});
