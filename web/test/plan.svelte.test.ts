/** A plan alone: what is only thought of stays that, whatever comes when. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Plan } from "../src/frame/plan.svelte";
import { Session } from "../src/frame/session.svelte";
import { Lost } from "../src/frame/wire";
import { offer, settled, sight, Slow, Storage, type Take, tried } from "./talking";

interface View {
  readonly round: number;
}
let talk: Slow;
let session: Session<View, unknown, Take>;
let plan: Plan<View, Take>;
const seen = (): View => plan.view ?? { round: 1 };
const play = (...names: string[]) =>
  plan.play(
    names.map((take) => ({ take })),
    seen,
  );

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", new Storage());
  session = new Session({ id: "t" }, { talk: (ears) => (talk = new Slow(ears)) }, { prompted: () => plan.clear() });
  plan = new Plan(session);
  plan.mayThink = () => true;
  session.thought = () => plan.moves;
  session.open();
  talk.tell(sight(1));
  await settled();
});

async function think(name: string, steps: number): Promise<void> {
  const done = play(name);
  await talk.answer(tried(steps, [offer("a"), offer("c")]));
  expect(await done).toBe("planned");
}

describe("a plan", () => {
  test("holds what was tried out, with what was seen before it; nobody is told", async () => {
    await think("a", 1);
    expect(plan.thoughts).toMatchObject([{ move: { take: "a" }, before: { round: 1 }, offer: { key: "a" } }]);
    expect(plan.view).toEqual({ round: 0 });
    expect(plan.offers.map((each) => each.key)).toEqual(["a", "c"]);
    expect(talk.kinds).toEqual([]);
  });

  test("is sent as a whole by a move that brings something to light", async () => {
    await think("a", 1);
    const done = play("c");
    await talk.answer(tried(1));
    expect(talk.asked[0]?.question).toEqual({ ask: "move", prompt: 1, moves: [{ take: "a" }, { take: "c" }] });
    await talk.answer({ tell: "accepted" });
    expect(await done).toBe("made");
    expect(plan.thoughts).toEqual([]);
  });

  test.each([["refused"], ["lost"]])("does not grow, and nothing is sent, where trying was %s", async () => {
    const done = play("a");
    await talk.answer(new Lost());
    expect(await done).toBe("none");
    expect([plan.thoughts, talk.kinds, plan.isTrying]).toEqual([[], [], false]);
  });

  test("a chip that is clicked while a try is on its way leaves plan and board in step", async () => {
    await think("a", 1);
    const done = play("c");
    expect(plan.keep(0)).toBe(true);
    expect(plan.view).toBeNull();
    await talk.answer(tried(2));
    expect(await done).toBe("none");
    expect([plan.moves, plan.view, talk.kinds]).toEqual([[], null, []]);
    expect(plan.offers.map((each) => each.key)).toEqual(["a", "b"]);
  });

  test("a chip that is clicked while the plan is being sent changes nothing", async () => {
    await think("a", 1);
    plan.mayThink = () => false;
    const done = play("c");
    expect(plan.keep(0)).toBe(false);
    expect(plan.moves).toEqual([{ take: "a" }]);
    await talk.answer({ tell: "accepted" });
    expect(await done).toBe("made");
  });

  test("takes no second move while one is being tried out", async () => {
    const first = play("a");
    expect(await play("b")).toBe("none");
    expect(talk.kinds).toEqual(["try"]);
    await talk.answer(tried(1));
    expect(await first).toBe("planned");
  });

  test("is over with its prompt, also for an answer that comes later", async () => {
    await think("a", 1);
    const done = play("c");
    talk.tell(sight(2));
    expect(plan.thoughts).toEqual([]);
    await talk.answer(tried(2));
    expect(await done).toBe("none");
    expect([plan.thoughts, talk.kinds]).toEqual([[], []]);
  });

  test("is recalled step by step, as far as that goes, and sends nothing", async () => {
    const done = plan.recall([{ take: "a" }, { take: "z" }], seen);
    await talk.answer(tried(1));
    await done;
    expect([plan.moves, talk.kinds]).toEqual([[{ take: "a" }], []]);
  });

  test("what reveals something, or may not be thought of, is made at once", async () => {
    talk.tell(sight(2, { offers: [offer("a", { reveals: true })] }));
    const done = play("a");
    expect(talk.kinds).toEqual(["move"]);
    await talk.answer({ tell: "accepted" });
    expect(await done).toBe("made");
  });

  test("says what a thought would bring, once", async () => {
    const said: string[] = [];
    plan.onthought = (news) => said.push(...news.map((each) => each.key));
    const phrases = [[{ key: "one", facts: {} }], [{ key: "two", facts: {} }]];
    void play("a");
    await talk.answer({ ...tried(1), events: [{}], phrases: phrases.slice(0, 1) });
    void play("c");
    await talk.answer({ ...tried(2), events: [{}, {}], phrases });
    expect(said).toEqual(["one", "two"]);
  });
});
