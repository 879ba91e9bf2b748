/** Where the notes of a first table go: beside their piece, and over nothing. */
import { describe, expect, test } from "vitest";
import { around, freeSpot } from "../src/table/first-notes";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = box(0, 0, 1000, 600);
const NOTE = { width: 200, height: 60 };

describe("the spot of a note", () => {
  test("is right of its piece where that is free", () => {
    expect(freeSpot(box(100, 100, 50, 50), NOTE, [], WINDOW)).toMatchObject({ side: "right", box: { left: 164 } });
  });

  test("moves along the piece, then to its other sides, and never over anything", () => {
    const piece = box(100, 100, 50, 200);
    const right = box(150, 150, 400, 100);
    expect(freeSpot(piece, NOTE, [right], WINDOW)).toMatchObject({ side: "below" });
    const beneath = freeSpot(box(400, 100, 50, 50), NOTE, [box(464, 90, 536, 60), box(0, 90, 386, 60)], WINDOW);
    expect(beneath?.side).toBe("below");
  });

  test("is nowhere where nothing is free", () => {
    expect(freeSpot(box(100, 100, 50, 50), NOTE, [WINDOW], WINDOW)).toBeNull();
  });

  test("is found for the box around several pieces, and for none that is not drawn", () => {
    expect(around([box(0, 0, 10, 10), box(50, 20, 10, 10), box(900, 500, 0, 0)])).toEqual(box(0, 0, 60, 30));
    expect(around([box(5, 5, 0, 0)])).toBeNull();
  });
});
