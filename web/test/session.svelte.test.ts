/** A session alone: what is known, what is asked, and what comes too late. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Shapes } from "../src/frame/check";
import { need } from "../src/frame/need";
import { type Listener, Session } from "../src/frame/session.svelte";
import { Lost, Refusal } from "../src/frame/wire";
import { settled, sight, Slow, Storage, tried } from "./talking";

const REFUSED = new Refusal({ tell: "failed", place: "rate", text: "too many messages", kind: "rate" });
const SHAPES: Shapes = { View: { round: "number" }, Move: { take: "string" }, Event: { seat: "number" } };
let talk: Slow;

function begin(listener: Listener = {}, shapes?: () => Promise<Shapes | null>): Session {
  const session = new Session(
    { id: "t" },
    { talk: (ears) => (talk = new Slow(ears)), ...(shapes && { shapes }) },
    listener,
  );
  session.open();
  return session;
}

async function seated(listener: Listener = {}): Promise<Session> {
  const session = begin(listener);
  talk.tell(sight(1));
  await settled();
  return session;
}

beforeEach(() => vi.stubGlobal("sessionStorage", new Storage()));

describe("what is known", () => {
  test("is what was told last, and whoever listens hears of it", async () => {
    const heard: (number | null)[] = [];
    let prompts = 0;
    const known: Listener["known"] = (before, now) => heard.push(before?.number ?? null, now.number);
    const session = await seated({ known, prompted: () => (prompts += 1) });
    talk.tell({ tell: "happened", number: 2, since: 0, events: [{ seat: 0 }] });
    expect(session.known?.history).toEqual([{ seat: 0 }]);
    expect(heard).toEqual([null, 1, 1, 2]);
    expect(prompts).toBe(1);
    talk.tell(sight(3));
    expect(prompts).toBe(2);
  });

  test("may be moved by only while it is one's turn, the line is there and nothing is on its way", async () => {
    const session = await seated();
    expect(session.mayMove).toBe(true);
    const done = session.act({ ask: "move", prompt: 1, moves: [] });
    expect(session.mayMove).toBe(false);
    await talk.answer({ tell: "accepted" });
    expect(await done).toBe(true);
    expect(session.mayMove).toBe(true);
    talk.ears.link({ is: "lost", until: 0, why: null });
    expect([session.mayMove, session.isMyTurn]).toEqual([false, true]);
  });

  test("what happened while the line was lost is counted from there", async () => {
    const session = await seated();
    talk.ears.link({ is: "lost", until: 0, why: "shutdown" });
    talk.ears.link({ is: "opening" });
    expect(session.lostBy).toBe("shutdown");
    talk.ears.link({ is: "open" });
    talk.tell({ tell: "happened", number: 2, since: 0, events: [{ seat: 0 }] });
    expect(session.missedFrom).toBe(0);
    session.catchUp();
    expect(session.missedFrom).toBeNull();
  });
});

describe("what is told of a game", () => {
  test("waits for the game's shapes, and keeps its order", async () => {
    let give: (shapes: Shapes) => void = () => undefined;
    const session = begin({}, () => new Promise((resolve) => (give = resolve)));
    talk.tell(sight(1));
    talk.tell({ tell: "happened", number: 2, since: 0, view: { round: 7 } });
    expect(session.known).toBeNull();
    give(SHAPES);
    await settled();
    expect(session.known).toMatchObject({ number: 2, view: { round: 7 } });
  });

  test.each([
    ["a view", sight(2, { view: { round: "two" } }), "sight.view.round"],
    ["an event", { tell: "happened", number: 2, since: 0, events: [{}] } as const, "happened.events[0].seat"],
    [
      "a move",
      sight(2, { offers: [{ ...need(need(sight(1).offers)[0]), moves: [{ take: 1 }] }] }),
      "sight.offers[0].take",
    ],
    ["a part of a view", { tell: "happened", number: 2, since: 0, view: { round: null } } as const, "happened.round"],
  ])("is not used where %s does not fit, and is told anew", async (_, message, place) => {
    const session = begin({}, () => Promise.resolve(SHAPES));
    talk.tell(sight(1));
    await settled();
    talk.tell(message);
    expect(talk.resyncs).toEqual([place]);
    expect(session.known?.number).toBe(1);
  });

  test("an answer that does not fit is a failure", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const failed: unknown[] = [];
    const session = begin({ failed: (error) => failed.push(error) }, () => Promise.resolve(SHAPES));
    talk.tell(sight(1));
    await settled();
    const asking = session.askNow("tried", { ask: "try", prompt: 1, moves: [] }, true);
    await talk.answer({ ...tried(1), view: {} });
    expect(await asking).toBeNull();
    expect(failed).toHaveLength(1);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});

describe("an answer", () => {
  test("is given while what it is about stands", async () => {
    const session = await seated();
    const asking = session.askNow("hint", { ask: "hint", level: 1 });
    await talk.answer({ tell: "hint", level: 1, phrases: [] });
    expect(await asking).toMatchObject({ level: 1 });
  });

  test.each([
    ["the prompt", (_: Session) => talk.tell(sight(2))],
    ["the plan", (session: Session) => void (session.thought = () => [{ take: "a" }])],
  ])("is dropped, and its refusal too, when %s is another", async (_, change) => {
    const failed: unknown[] = [];
    const session = await seated({ failed: (error) => failed.push(error) });
    const asking = [1, 2].map((level) => session.askNow("hint", { ask: "hint", level }, true));
    change(session);
    await talk.answer({ tell: "hint", level: 1, phrases: [] });
    await talk.answer(REFUSED);
    expect(await Promise.all(asking)).toEqual([null, null]);
    expect(failed).toEqual([]);
  });

  test("of another kind is none", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const session = await seated();
    const asking = session.ask("odds", { ask: "odds" });
    await talk.answer({ tell: "accepted" });
    expect(await asking).toBeNull();
    said.mockRestore();
  });

  test("what was refused is told, what was lost is told too, and nothing is done", async () => {
    const failed: unknown[] = [];
    const session = await seated({ failed: (error) => failed.push(error) });
    const done = [session.act({ ask: "start" }), session.act({ ask: "start" })];
    await talk.answer(REFUSED);
    await talk.answer(new Lost());
    expect(await Promise.all(done)).toEqual([false, false]);
    expect(failed).toEqual([REFUSED, expect.any(Lost)]);
  });
});
