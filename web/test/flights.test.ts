/** Ways and times of what flies, and which sounds are heard. */
import { describe, expect, test } from "vitest";
import { KINDS } from "../src/api/kinds";
import type { How } from "../src/api/messages";
import { flightTime, LATER, path } from "../src/stage/paths";
import { type Ear, Sounds, SOUNDS } from "../src/stage/sounds";

const FROM = { x: 100, y: 200, width: 40, height: 40 };
const TO = { x: 500, y: 60, width: 20, height: 20 };
const SIZE = { width: 30, height: 30 };

/** Where the middle of what flies is at a frame. */
function middle(frame: Keyframe | undefined): [number, number] {
  const [, x, y] = /translate\((\S+)px, (\S+)px\)/u.exec(String(frame?.["transform"])) ?? [];
  return [Number(x) + SIZE.width / 2, Number(y) + SIZE.height / 2];
}

describe("a way", () => {
  test.each<How>(["fly", "arc", "slide", "hop", "flip", "tumble"])("that is a %s goes from middle to middle", (how) => {
    const frames = path({ how }, FROM, TO, SIZE);
    expect(middle(frames[0])).toEqual([120, 220]);
    expect(middle(frames.at(-1))).toEqual([510, 70]);
  });

  test("without a start falls in, and without an end rises and fades", () => {
    const [first, last] = [path({}, null, TO, SIZE), path({}, FROM, null, SIZE)];
    expect(middle(first[0])[1]).toBeLessThan(middle(first.at(-1))[1]);
    expect(first[0]?.["opacity"]).toBe(0);
    expect(middle(last.at(-1))[1]).toBeLessThan(220);
    expect(last.at(-1)?.["opacity"]).toBe(0);
  });

  test("that fades is grey and gone where it ends", () => {
    const frames = path({ how: "fade" }, FROM, TO, SIZE);
    expect(middle(frames[0])).toEqual([120, 220]);
    expect(middle(frames.at(-1))).toEqual([510, 70]);
    expect(frames[0]?.["opacity"]).toBe(1);
    expect(frames.at(-1)).toMatchObject({ opacity: 0, filter: "grayscale(1)" });
  });

  test("of a hop touches the ground at each space", () => {
    const frames = path({ how: "hop", count: -3 }, FROM, TO, SIZE);
    expect(frames).toHaveLength(7);
    expect(middle(frames[2])[0]).toBeCloseTo(250);
  });

  test("lets what is large shrink into what is small", () => {
    expect(path({}, FROM, TO, { width: 90, height: 120 }).at(-1)?.["transform"]).toContain("scale(0.3)");
  });
});

test.each([
  [900, 0, 450],
  [2600, 0, 520],
  [200, 0, 160],
  [100, 0, 100],
])("in a beat of %i ms with %i later steps a flight takes %i ms", (length, later, time) => {
  expect(flightTime(length, later)).toBe(time);
});

test("however many steps there are, the last flight ends within the beat", () => {
  for (const later of [1, 4, 13]) {
    const time = flightTime(2600, later);
    expect(time * (1 + LATER * later)).toBeLessThanOrEqual(2600 + 1e-6);
  }
});

describe("sounds", () => {
  class Silent implements Ear {
    time = 0;
    hidden = false;
    made = 0;
    now = (): number => this.time;
    isHidden = (): boolean => this.hidden;
    makeAudio(): AudioContext {
      this.made += 1;
      const node: unknown = new Proxy(() => node, {
        get: (_, name) => (name === "sampleRate" ? 2 : node),
        set: () => true,
      });
      // whatever is done with it, nothing is heard
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it answers to every name
      return Object.assign(Object.create(null), audio(node)) as AudioContext;
    }
  }
  function audio(node: unknown): object {
    const make = (): unknown => node;
    const names = ["createGain", "createOscillator", "createBufferSource", "createBiquadFilter"];
    return {
      currentTime: 0,
      sampleRate: 8,
      destination: node,
      createBuffer: () => ({ getChannelData: () => [] }),
      ...Object.fromEntries(names.map((name) => [name, make])),
    };
  }

  test("are off until they are wanted, and nothing is made before", () => {
    const ear = new Silent();
    const sounds = new Sounds(ear);
    expect([sounds.play("coin"), ear.made]).toEqual([false, 0]);
    sounds.volume = 2;
    expect([sounds.play("coin"), ear.made]).toEqual([true, 1]);
  });

  test("are heard once where several come together", () => {
    const ear = new Silent();
    const sounds = new Sounds(ear);
    sounds.volume = 3;
    expect([sounds.play("coin"), sounds.play("coin"), sounds.play("card")]).toEqual([true, false, true]);
    ear.time = 91;
    expect(sounds.play("coin")).toBe(true);
  });

  test("in a page that nobody sees there is only the bell", () => {
    const ear = new Silent();
    const sounds = new Sounds(ear);
    sounds.volume = 1;
    ear.hidden = true;
    expect([sounds.play("end"), sounds.play("bell")]).toEqual([false, true]);
  });

  test("of every kind of beat are there", () => {
    const wanted = Object.values(KINDS).flatMap((each) => each.sound ?? []);
    expect(wanted.filter((each) => !(each in SOUNDS))).toEqual([]);
  });
});
