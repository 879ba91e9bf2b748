import { describe, expect, it } from "vitest";
import { need } from "../src/frame/need";
import { filled } from "../src/frame/filled";
import type { Frames } from "../src/api/messages";
import { opened, sceneOf, scenes } from "../src/review/replay";

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- nothing else is read
const game = (frames: unknown[]): Frames => ({ frames, names: ["Ann", "Bo"] }) as unknown as Frames;

describe("a replay", () => {
  it("is put together from what each step changed", () => {
    const all = scenes(
      game([
        { step: 0, since: 0, view: { hand: [1], turn: 0 } },
        { step: 1, since: 0, seat: 0, kind: "move", events: ["a"], phrases: [[]], view: { turn: 1 } },
        { step: 4, since: 0, seat: 0, kind: "undo", view: { turn: 0 } },
      ]),
    );
    expect(all.map((each) => each.view)).toEqual([
      { hand: [1], turn: 0 },
      { hand: [1], turn: 1 },
      { hand: [1], turn: 0 },
    ]);
    expect(all.map((each) => each.history)).toEqual([[], ["a"], []]);
    expect([0, 1, 3, 4, 9].map((step) => sceneOf(all, step))).toEqual([0, 1, 1, 2, 2]);
  });

  it("with everything open fills what is empty, and changes nothing else", () => {
    expect(filled({ hands: [null, [2]], turn: 1, out: [] }, [{ hands: [[1], null], turn: 7, out: [3] }])).toEqual({
      hands: [[1], [2]],
      turn: 1,
      out: [],
    });
    const [onlooker] = scenes(game([{ step: 0, since: 0, view: { seat: null, hands: [null, null] } }]));
    const [ann] = scenes(game([{ step: 0, since: 0, view: { seat: 0, hands: [[1], null] } }]));
    const [bo] = scenes(game([{ step: 0, since: 0, view: { seat: 1, hands: [null, [2]] } }]));
    expect(opened(need(onlooker), [need(ann), need(bo)]).view).toEqual({ seat: null, hands: [[1], [2]] });
  });
});
