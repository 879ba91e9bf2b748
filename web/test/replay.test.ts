import { describe, expect, it } from "vitest";
import { filled } from "../src/frame/filled";
import type { Beat, Frames, Kind } from "../src/api/messages";
import { between, endOf, following, isEndOf, opened, preceding, sceneOf, scenes, shotAt } from "../src/review/replay";

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- nothing else is read
const game = (frames: unknown[]): Frames => ({ frames, names: ["Ann", "Bo"] }) as unknown as Frames;
const beat = (until: number, view: Beat["view"] = {}, kind: Kind = "move"): Beat => ({ until, kind, view });

describe("a replay", () => {
  it("is put together from the beats of each step", () => {
    const all = scenes(
      game([
        { step: 0, since: 0, beats: [beat(0, { hand: [1], turn: 0 })] },
        {
          step: 1,
          since: 0,
          seat: 0,
          kind: "move",
          events: ["a", "b"],
          phrases: [[], []],
          beats: [beat(1, { turn: 1 }), beat(2, { hand: [] })],
        },
        { step: 4, since: 0, seat: 0, kind: "undo", beats: [beat(0, { hand: [1], turn: 0 })] },
      ]),
    );
    expect(all.map((each) => each.view)).toEqual([
      { hand: [1], turn: 0 },
      { hand: [], turn: 1 },
      { hand: [1], turn: 0 },
    ]);
    expect(all[1]?.shots.map((each) => each.view)).toEqual([
      { hand: [1], turn: 1 },
      { hand: [], turn: 1 },
    ]);
    expect(all.map((each) => each.history)).toEqual([[], ["a", "b"], []]);
    expect([0, 1, 3, 4, 9].map((step) => sceneOf(all, step))).toEqual([0, 1, 1, 2, 2]);
  });

  it("goes from beat to beat, past what shows nothing", () => {
    const all = scenes(
      game([
        { step: 0, since: 0, beats: [beat(2)] },
        { step: 1, since: 2, kind: "move", events: ["c", "d"], phrases: [[], []], beats: [beat(3), beat(4)] },
        { step: 2, since: 4, kind: "move", beats: [beat(4, {}, "note")] },
        { step: 3, since: 4, events: ["e"], phrases: [[]], beats: [beat(5)] },
      ]),
    );
    const seen = [endOf(0)];
    for (let at = 0; at < 5; at += 1) seen.push(following(all, seen.at(-1) ?? endOf(0)));
    expect(seen.map(({ at, until }) => [at, until])).toEqual([
      [0, Infinity],
      [1, 3],
      [1, 4],
      [3, 5],
      [3, Infinity], // the end, and it stays there
      [3, Infinity],
    ]);
    expect(seen.map((each) => shotAt(all, each))).toEqual([0, 0, 1, 0, 0, 0]);
    expect(seen.map((each) => isEndOf(all, each))).toEqual([true, false, true, true, true, true]);
    const back = [endOf(3)];
    for (let at = 0; at < 3; at += 1) back.push(preceding(all, back.at(-1) ?? endOf(3), 0));
    expect(back.slice(1)).toEqual([{ at: 1, until: 4 }, { at: 1, until: 3 }, endOf(0)]);
    const shots = (at: number) => all[at]?.shots ?? [];
    expect(between(all, { at: 1, until: 3 }, endOf(3), shots).map((each) => each.beat.until)).toEqual([4, 4, 5]);
    expect(between(all, endOf(1), endOf(1), shots)).toEqual([]);
  });

  it("with everything open fills what is empty, and changes nothing else", () => {
    expect(filled({ hands: [null, [2]], turn: 1, out: [] }, [{ hands: [[1], null], turn: 7, out: [3] }])).toEqual({
      hands: [[1], [2]],
      turn: 1,
      out: [],
    });
  });

  it("with everything open is at each beat what everybody had seen by then", () => {
    const seenBy = (hands: unknown, beats: Beat[]) =>
      scenes(
        game([
          { step: 0, since: 0, beats: [beat(0, { hands })] },
          { step: 1, since: 0, events: ["a", "b"], beats },
        ]),
      );
    const onlooker = seenBy([null, null], [beat(1), beat(2)]);
    const ann = seenBy([[1], null], [beat(1, { hands: [[2], null] }), beat(2, { hands: [[3], null] })]);
    const bo = seenBy([null, [5]], [beat(2, { hands: [null, [6]] })]); // both are one beat here
    expect(opened(0, onlooker, [ann, bo]).map((each) => each.view)).toEqual([{ seat: null, hands: [[1], [5]] }]);
    expect(opened(1, onlooker, [ann, bo]).map((each) => each.view["hands"])).toEqual([
      [[2], [5]],
      [[3], [6]],
    ]);
  });
});
