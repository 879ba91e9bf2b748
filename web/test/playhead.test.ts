/** The playhead: one beat after the other, within its bounds, and never in anybody's way. */
import { describe, expect, test } from "vitest";
import { KINDS } from "../src/api/kinds";
import type { Beat, Kind } from "../src/api/messages";
import { clockOf } from "../src/frame/clocks";
import type { Speed } from "../src/stage/lengths";
import { type Options, Playhead, type Scene } from "../src/stage/playhead";
import { Speech } from "../src/stage/speech";
import { Ticking } from "./ticking";

/** Moments are numbers here: so many events have happened. */
function scene(until: number, kind: Kind = "move", more: Partial<Beat> = {}): Scene<number> {
  return { beat: { until, kind, ...more }, from: until - 1, moment: until };
}
const scenes = (count: number, kind: Kind = "move", from = 0): Scene<number>[] =>
  Array.from({ length: count }, (_, at) => scene(from + at + 1, kind));

class Seen {
  readonly clock = new Ticking();
  /** What was shown: moment, time, length. */
  readonly begun: [moment: number, time: number, length: number][] = [];
  readonly skipped: number[] = [];
  arrivals = 0;
  readonly head: Playhead<number>;

  constructor(options: Partial<Options<number>> = {}, first = 0) {
    this.head = new Playhead<number>(first, first, {
      clock: this.clock,
      kinds: KINDS,
      audience: {
        begin: ({ moment }, length) => this.begun.push([moment, this.clock.now(), length]),
        skip: (all) => this.skipped.push(...all.map((each) => each.moment)),
        arrive: () => (this.arrivals += 1),
      },
      ...options,
    });
  }
  get order(): number[] {
    return this.begun.map(([moment]) => moment);
  }
  get times(): number[] {
    return this.begun.map(([, time]) => time);
  }
}

describe("beats come at once and are shown one after the other", () => {
  test("each for the time of its kind, and now is never delayed", () => {
    const { clock, head, begun } = new Seen();
    head.tell([scene(1, "move"), scene(2, "gain"), scene(3, "round")]);
    expect(head.now).toBe(3);
    expect(head.shown).toBe(1);
    expect(head.behind).toBe(3);
    clock.pass(899);
    expect(head.shown).toBe(1);
    clock.pass(1);
    expect(head.shown).toBe(2);
    expect(head.behind).toBe(2);
    clock.pass(560);
    expect(head.shown).toBe(3);
    clock.pass(1500);
    expect(head.behind).toBe(0);
    expect(head.playing).toBeNull();
    expect(begun).toEqual([
      [1, 0, 900],
      [2, 900, 560],
      [3, 1460, 1500],
    ]);
  });

  test("what takes no time is there at once, also where it waits behind something", () => {
    const { clock, head } = new Seen();
    head.tell([scene(1, "note")]);
    expect([head.shown, head.behind]).toEqual([1, 0]);
    head.tell([scene(2, "move")]);
    head.tell([scene(3, "note")]);
    expect([head.shown, head.behind]).toEqual([2, 2]);
    clock.pass(900);
    expect([head.shown, head.behind]).toEqual([3, 0]);
  });

  test("what comes later than the last is over has its full time", () => {
    const { clock, head, begun } = new Seen();
    head.tell(scenes(1));
    clock.pass(5000);
    head.tell(scenes(1, "move", 1));
    expect(begun.at(-1)).toEqual([2, 5000, 900]);
  });

  test("brisk is quicker, instant shows the end alone", () => {
    const brisk = new Seen({ speed: "brisk" });
    brisk.head.tell(scenes(2));
    expect(brisk.begun[0]).toEqual([1, 0, 520]);
    const instant = new Seen({ speed: "instant" });
    instant.head.tell(scenes(4));
    expect([instant.head.shown, instant.head.behind, instant.begun.length]).toEqual([4, 0, 0]);
    expect(instant.skipped).toEqual([1, 2, 3, 4]);
  });

  test("speeds can be changed while it plays", () => {
    const { clock, head, begun } = new Seen();
    head.tell(scenes(3));
    head.speed = "brisk";
    clock.pass(900);
    expect(begun[1]).toEqual([2, 900, 520]);
    head.speed = "instant";
    expect([head.shown, head.behind, clock.isWaiting]).toEqual([3, 0, false]);
  });

  test("own moves take half their time, answers to them all of it, and others' answers to them too", () => {
    const { clock, head, begun } = new Seen({ seat: 2 });
    head.tell([
      scene(1, "bet", { own: true, seat: 2 }),
      scene(2, "mine", { own: true, seat: 2 }),
      scene(3, "right", { own: true, seat: 1 }),
    ]);
    clock.pass(10_000);
    expect(begun.map(([, , length]) => length)).toEqual([475, 1800, 1000]);
  });

  test("each answer to a question makes it longer", () => {
    const { head, begun } = new Seen();
    head.tell([scene(1, "ask", { motions: [{ to: "a" }, { to: "b", after: 1 }, { to: "c", after: 2 }] })]);
    expect(begun[0]?.[2]).toBe(1100 + 2 * 420);
  });
});

describe("the bound", () => {
  test("a long queue shrinks to it, and what is important keeps its time", () => {
    const { clock, head, begun } = new Seen({ bound: 8000 });
    head.tell([...scenes(12, "move"), scene(13, "mine")]);
    clock.pass(8000);
    expect(head.behind).toBe(0);
    const lengths = begun.map(([, , length]) => length);
    expect(lengths.reduce((one, other) => one + other)).toBeCloseTo(8000);
    expect(lengths[0]).toBeLessThan(900);
    expect(lengths[12]).toBeGreaterThanOrEqual(900);
  });

  test("brisk has 60% of it", () => {
    const { clock, head } = new Seen({ bound: 8000, speed: "brisk" });
    head.tell(scenes(15));
    clock.pass(4801);
    expect(head.behind).toBe(0);
  });

  test("what has waited already counts", () => {
    const { clock, head } = new Seen({ bound: 2000 });
    head.tell([scene(1, "move"), scene(2, "move")]);
    clock.pass(500);
    head.tell(scenes(4, "move", 2));
    clock.pass(2000);
    expect(head.behind).toBe(0);
  });

  test("from one lap into the next it is one round trip", () => {
    const { clock, head } = new Seen({ bound: 8000 });
    head.tell(Array.from({ length: 20 }, (_, at) => scene(at + 1, "move", { lap: Math.floor(at / 10) })));
    clock.pass(8001);
    expect(head.behind).toBe(0);
  });

  test("several laps have twice as much", () => {
    const { clock, head } = new Seen({ bound: 8000 });
    head.tell(Array.from({ length: 30 }, (_, at) => scene(at + 1, "move", { lap: Math.floor(at / 10) })));
    clock.pass(15_900);
    expect(head.behind).toBeGreaterThan(0);
    clock.pass(101);
    expect(head.behind).toBe(0);
  });

  test("so has the end of a game", () => {
    const { clock, head } = new Seen({ bound: 8000 });
    head.tell([...scenes(12, "move"), scene(13, "end"), scene(14, "end")]);
    clock.pass(15_900);
    expect(head.behind).toBeGreaterThan(0);
    clock.pass(101);
    expect(head.behind).toBe(0);
  });

  test("what is too long at its shortest is not shown", () => {
    const { head, skipped } = new Seen({ bound: 2000 });
    head.tell(scenes(20, "move")); // 20 times 260 ms
    expect([head.shown, head.behind, skipped.length]).toEqual([20, 0, 20]);
  });
});

describe("skipping", () => {
  const ALL: readonly Kind[] = ["move", "gain", "note", "mine", "deal", "round"];
  test.each([0, 1, 500, 899, 900, 901, 1500, 2600, 4000, 5000])("after %i ms it leaves the same as instant", (time) => {
    const told = ALL.map((kind, at) => scene(at + 1, kind));
    const [played, instant] = [new Seen(), new Seen({ speed: "instant" })];
    for (const each of [played, instant]) each.head.tell(told);
    played.clock.pass(time);
    played.head.skip();
    const state = ({ head, clock }: Seen): unknown => [
      head.shown,
      head.now,
      head.behind,
      head.playing,
      head.at,
      head.news.map((each) => each.moment),
      clock.isWaiting,
    ];
    expect(state(played)).toEqual(state(instant));
    expect([...played.order, ...played.skipped]).toEqual([1, 2, 3, 4, 5, 6]); // each was shown or skipped, once
  });

  test("five times in a row offers brisk; watching to the end begins to count anew", () => {
    const { clock, head } = new Seen();
    const skip = (times: number): void => {
      for (let at = 0; at < times; at += 1) {
        head.tell([scene(head.now + 1)]);
        head.skip();
      }
    };
    skip(4);
    head.tell([scene(head.now + 1)]);
    clock.pass(1000);
    skip(4);
    expect(head.wantsBrisk).toBe(false);
    skip(1);
    expect(head.wantsBrisk).toBe(true);
    head.speed = "brisk";
    expect(head.wantsBrisk).toBe(false);
  });

  test("with nothing to skip nothing happens", () => {
    const { head, arrivals } = new Seen();
    for (let at = 0; at < 9; at += 1) head.skip();
    expect([head.wantsBrisk, arrivals]).toEqual([false, 0]);
  });
});

describe("again", () => {
  test("everything since my last decision, from what was true then", () => {
    const { clock, head, begun } = new Seen({}, 10);
    head.tell(scenes(2, "move", 10));
    head.skip();
    head.decide(12);
    head.tell(scenes(3, "move", 12));
    head.skip();
    begun.length = 0;
    head.again();
    expect([head.shown, head.now, head.behind]).toEqual([13, 15, 3]);
    clock.pass(5000);
    expect(begun.map(([moment]) => moment)).toEqual([13, 14, 15]);
    expect([head.shown, head.behind]).toEqual([15, 0]);
  });

  test("one line, and then the head is where it was", () => {
    const { clock, head, begun } = new Seen();
    head.tell(scenes(3));
    head.skip();
    head.again(1);
    expect([head.shown, head.behind]).toEqual([2, 1]);
    clock.pass(900);
    expect([head.shown, head.behind, begun.length]).toEqual([3, 0, 2]);
  });

  test("a line in the middle of playing: what was left is played after it", () => {
    const { clock, head, begun } = new Seen();
    head.tell(scenes(4));
    clock.pass(900 + 900);
    expect(head.shown).toBe(3);
    head.again(0);
    expect([head.shown, head.behind]).toEqual([1, 3]);
    begun.length = 0;
    clock.pass(9000);
    expect(begun.map(([moment]) => moment)).toEqual([3, 4]);
    expect(head.behind).toBe(0);
  });

  test("what comes meanwhile is shown afterwards", () => {
    const { clock, head, begun } = new Seen();
    head.tell(scenes(2));
    head.skip();
    head.again();
    head.tell(scenes(1, "move", 2));
    expect(head.behind).toBe(3);
    clock.pass(9000);
    expect(begun.map(([moment]) => moment)).toEqual([1, 1, 2, 3]);
  });

  test("it is shown however long it takes, and skipping ends it", () => {
    const { clock, head } = new Seen({ bound: 2000 });
    head.tell(scenes(20, "move"));
    head.again();
    clock.pass(20 * 260 - 1);
    expect(head.behind).toBe(1);
    head.skip();
    expect([head.shown, head.behind]).toEqual([20, 0]);
  });
});

describe("news", () => {
  test("begin at my last decision and have my own answer", () => {
    const { head } = new Seen();
    head.tell(scenes(3));
    head.skip();
    head.tell([scene(4, "bet", { own: true }), scene(5, "mine", { own: true })]);
    head.decide(3); // the answer to my move comes after what it brought
    expect(head.news.map((each) => each.moment)).toEqual([4, 5]);
    expect([head.newsFrom, head.behind, head.shown]).toEqual([3, 2, 4]);
  });

  test("deciding while something plays shows the end first", () => {
    const { head } = new Seen();
    head.tell(scenes(3));
    head.decide(3);
    expect([head.shown, head.behind, head.news.length]).toEqual([3, 0, 0]);
  });
});

describe("a page that nobody looks at", () => {
  test("plays nothing, and is at the end when somebody looks again", () => {
    const { clock, head, begun, skipped } = new Seen();
    head.tell(scenes(2));
    head.isHidden = true;
    expect(clock.isWaiting).toBe(false);
    head.tell(scenes(3, "move", 2));
    clock.pass(60_000);
    expect([head.shown, begun.length]).toEqual([1, 1]);
    head.isHidden = false;
    expect([head.shown, head.behind, head.missed]).toEqual([5, 0, 5]);
    expect(skipped).toEqual([1, 2, 3, 4, 5]);
    head.again();
    expect([head.shown, head.missed]).toEqual([1, 0]);
  });

  test("what came while the table was out of reach is one jump too, with what was left to show", () => {
    const { clock, head, begun } = new Seen();
    head.tell(scenes(2));
    clock.pass(100);
    head.tell([...scenes(3, "move", 2), scene(6, "note")], 2, true);
    expect([head.shown, head.behind, head.missed, clock.isWaiting]).toEqual([6, 0, 5, false]); // a note is nothing to see
    head.again();
    clock.pass(20_000);
    expect(begun.map(([moment]) => moment)).toEqual([1, 1, 2, 3, 4, 5, 6]);
  });

  test("has nothing to say where nothing happened", () => {
    const { head } = new Seen();
    head.isHidden = true;
    head.isHidden = false;
    expect(head.missed).toBe(0);
  });
});

describe("little time on the own clock", () => {
  test("nothing plays by itself; what is asked for does", () => {
    const { clock, head } = new Seen();
    head.tell(scenes(3));
    head.isPressed = true;
    expect([head.shown, head.behind, clock.isWaiting]).toEqual([3, 0, false]);
    head.tell(scenes(2, "move", 3));
    expect([head.shown, head.behind]).toEqual([5, 0]);
    head.again(4);
    expect(head.behind).toBe(1);
    clock.pass(900);
    head.isPressed = false;
    head.tell(scenes(1, "move", 5));
    expect(head.behind).toBe(1);
  });

  test("a clock that waits for the player to watch has not begun", () => {
    const times = { at: 1000, left: [60_000, 30_000], running: [1], delays: [0, 3000] };
    expect(clockOf(times, 1, 1000)).toEqual({ runs: true, left: 30_000, wait: 3000 });
    expect(clockOf(times, 1, 3000)).toEqual({ runs: true, left: 30_000, wait: 1000 });
    expect(clockOf(times, 1, 6000)).toEqual({ runs: true, left: 28_000, wait: 0 });
    expect(clockOf(times, 1, 99_000)).toEqual({ runs: true, left: 0, wait: 0 });
    expect(clockOf(times, 0, 99_000)).toEqual({ runs: false, left: 60_000, wait: 0 });
  });
});

test("who only watches can see this lap and the last again, and what came before is forgotten", () => {
  const lap = (number: number): Scene<number>[] => [1, 2].map((at) => scene(2 * number + at, "move", { lap: number }));
  const onlooker = new Seen();
  const player = new Seen({ seat: 0 });
  for (const { head } of [onlooker, player]) {
    for (const number of [0, 1, 2, 3]) {
      head.tell(lap(number));
      head.skip();
    }
  }
  expect(onlooker.head.news.map((each) => each.moment)).toEqual([5, 6, 7, 8]);
  expect([onlooker.head.newsFrom, onlooker.head.at, onlooker.head.shown]).toEqual([4, 4, 8]);
  expect(player.head.news).toHaveLength(8);
});

test("while the table is covered the head rests, and then goes on", () => {
  const { clock, head } = new Seen();
  head.isResting = true;
  head.tell(scenes(2));
  clock.pass(9000);
  expect([head.shown, head.behind]).toEqual([0, 2]);
  head.isResting = false;
  expect(head.shown).toBe(1);
});

describe("taking back", () => {
  test("forgets what is no longer true and goes to the end", () => {
    const { clock, head } = new Seen();
    head.tell(scenes(3));
    clock.pass(950);
    head.tell([{ beat: { until: 2, kind: "note" }, from: 1, moment: 102 }], 1);
    expect([head.shown, head.now, head.behind]).toEqual([102, 102, 0]);
    expect(head.news.map((each) => each.moment)).toEqual([1, 102]);
    expect(clock.isWaiting).toBe(false);
  });

  test("is shown itself where there is something to say of it", () => {
    const { clock, head, begun } = new Seen();
    head.tell(scenes(3));
    clock.pass(100);
    head.tell([scene(1, "pass", { seat: 2 })], 1);
    expect([head.shown, head.behind, begun.at(-1)]).toEqual([1, 1, [1, 100, 600]]);
    expect(head.news.map((each) => each.beat.kind)).toEqual(["move", "pass"]);
    clock.pass(600);
    expect(head.behind).toBe(0);
  });

  test("of what was decided before leaves nothing to show again", () => {
    const { head } = new Seen();
    head.tell(scenes(3));
    head.decide(3);
    head.tell([{ beat: { until: 2, kind: "note" }, from: 1, moment: 102 }], 1);
    expect([head.shown, head.newsFrom, head.behind]).toEqual([102, 1, 0]);
  });
});

test("a table that is told anew shows that", () => {
  const { clock, head } = new Seen();
  head.tell(scenes(3));
  head.reset(40, 40);
  expect([head.shown, head.now, head.behind, head.news.length, clock.isWaiting]).toEqual([40, 40, 0, 0, false]);
});

test("what happened since the last decision is there after a reload, and is shown only when asked for", () => {
  const { head } = new Seen();
  const past = scenes(3);
  head.reset(0, 0, past);
  expect([head.shown, head.behind, head.at, head.news.length]).toEqual([past[2]?.moment, 0, 3, 3]);
  head.again(1);
  expect(head.shown).toBe(past[1]?.moment);
});

test("who waits for the end is told once it is there, by playing or by skipping", async () => {
  const { clock, head } = new Seen();
  let done = 0;
  const wait = (): void => void head.idle().then(() => (done += 1));
  wait();
  await Promise.resolve();
  expect(done).toBe(1);
  head.tell(scenes(1));
  wait();
  await Promise.resolve();
  expect(done).toBe(1);
  clock.pass(900);
  await Promise.resolve();
  expect(done).toBe(2);
  head.tell(scenes(1, "move", 1));
  wait();
  head.skip();
  await Promise.resolve();
  expect(done).toBe(3);
});

describe("what a screen reader is told", () => {
  const listen = (): { clock: Ticking; heard: string[]; speech: Speech } => {
    const clock = new Ticking();
    const heard: string[] = [];
    const speech = new Speech(
      () => clock.now(),
      (text) => heard.push(text),
      (count) => `${count} earlier.`,
    );
    return { clock, heard, speech };
  };
  const line = (text: string, seat: number | null, kind: Kind = "move") => ({ text, seat, kind });

  test("whole turns together, not too often, gains left out", () => {
    const { clock, heard, speech } = listen();
    speech.add(line("a1", 0));
    speech.add(line("a2", 0));
    speech.add(line("coins", 0, "gain"));
    speech.add(line("b1", 1));
    expect(heard).toEqual(["a1 a2"]);
    clock.pass(1000);
    speech.add(line("c1", 2));
    expect(heard).toEqual(["a1 a2"]);
    clock.pass(1500);
    speech.add(line("d1", 3));
    expect(heard).toEqual(["a1 a2", "b1 c1"]);
    speech.flush();
    expect(heard).toEqual(["a1 a2", "b1 c1", "d1"]);
  });

  test("my own answer at once", () => {
    const { heard, speech } = listen();
    speech.add(line("x", 1));
    speech.add(line("You were right", 0, "mine"));
    expect(heard.join(" ")).toBe("x You were right");
  });

  test("after a jump how many there were, and the last three", () => {
    const { heard, speech } = listen();
    speech.add(line("a", 0));
    speech.skip(["b", "c", "d", "e"].map((text, seat) => line(text, seat)));
    expect(heard).toEqual(["2 earlier. c d e"]);
  });
});

test.each<Speed>(["calm", "brisk"])("at %s the times of a lap are the same with and without flights", (speed) => {
  const [one, other] = [new Seen({ speed }), new Seen({ speed })];
  one.head.tell(scenes(5));
  other.head.tell(scenes(5).map((each) => ({ ...each, beat: { ...each.beat, motions: [] } })));
  for (const each of [one, other]) each.clock.pass(20_000);
  expect(one.times).toEqual(other.times);
});
