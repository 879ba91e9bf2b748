import { beforeEach, expect, test, vi } from "vitest";
import {
  check,
  dropSet,
  fromCode,
  type HouseSet,
  keepSet,
  keptSets,
  setsOf,
  toCode,
} from "../src/games/lost-code/house/sets";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const WIDTHS = [1, 2, 3, 4, 5, 7, 10];
function made(points: readonly number[], changes: Partial<HouseSet> = {}): HouseSet {
  const plain = WIDTHS.map((width, at) => ({ width, points: points[at] ?? 0, isRead: at % 2 === 0 }));
  return { game: "lost-code", name: "Lena’s box", plain, x: null, ...changes };
}
const USUAL = [7, 4, 3, 3, 2, 1, -1];

test("a link has the whole set, both sides", () => {
  const set = made(USUAL);
  for (const each of [set, { ...set, x: set.plain.slice().reverse() }, { ...set, game: "think-str8", name: "a~b 1_2" }])
    expect(fromCode(toCode(each))).toEqual(each);
  for (const each of ["", "s", "s~1_2~x", "z~1_6~2_4~3_3~4_2~5_2~7_1~10_1~x", "s~1_6~2_4~3_3~4_2~5_2~7_1~10_1~"])
    expect(fromCode(each)).toBeNull();
});

test("what cannot be is wrong, what is unusual is odd", () => {
  expect(check(made(USUAL), [21, 21])).toEqual({ wrong: [], odd: [] });
  expect(check(made(USUAL), [21, 24])).toEqual({ wrong: [], odd: ["side"] });
  expect(check(made([1, 4, 3, 3, 2, 1, 1]), [21, 21]).odd).toEqual(["wider", "narrowest"]);
  const set = made(USUAL);
  expect(check({ ...set, name: " " }, [21, 21]).wrong).toEqual(["name"]);
  expect(check({ ...set, plain: set.plain.map((each) => ({ ...each, width: 23 })) }, [21, 21]).wrong).toEqual([
    "widths",
    "room",
  ]);
  const x = set.plain.map((each) => (each.width === 10 ? { ...each, width: 25 } : each));
  expect(check({ ...set, x }, [21, 24]).wrong).toEqual([]);
});

test("a set is kept by its name, and played by the side that is chosen", () => {
  const set = made(USUAL, { x: made([9, 8, 7, 6, 5, 4, 3]).plain });
  keepSet(made([1, 1, 1, 1, 1, 1, 1]));
  keepSet(set);
  expect(keptSets("lost-code")).toEqual([set]);
  expect(keptSets("think-str8")).toEqual([]);
  const own = setsOf("lost-code");
  expect(own.value(set.name, { variant: "plain" })).toEqual({
    name: set.name,
    wheels: WIDTHS.map((width, at) => ({ width, points: USUAL[at] })),
  });
  const turned = own.value(set.name, { variant: "x" });
  expect(turned).toHaveProperty("wheels.0.points", 9);
  expect([own.nameOf(turned), own.nameOf("recommended")]).toEqual([set.name, null]);
  dropSet(set);
  expect(own.names()).toEqual([]);
});
