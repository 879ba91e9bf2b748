/** What a first table says about its pieces, one note at a time: where they are, for the seat that reads it. */
export interface FirstNote {
  /** The end of its key: `first-GAME-KEY`. */
  readonly key: string;
  /** Its pieces, as a CSS selector. */
  readonly pieces: (seat: number) => string;
}

/** What a game tells those who play it for the first time. */
export interface FirstTime {
  /** The lesson to begin with, which shows the goal. */
  readonly lesson: string;
  readonly notes: readonly FirstNote[];
  /** By kind of choice, the lesson that teaches it. */
  readonly teaches: Readonly<Record<string, string>>;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Between a note and its piece; a note is never further away than this and its beak. */
const GAP = 14;
const EDGE = 4;

/** The box around all of them; null if there is none in sight. */
export function around(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter((box) => box.right > box.left && box.bottom > box.top);
  if (!seen.length) return null;
  return {
    left: Math.min(...seen.map((box) => box.left)),
    top: Math.min(...seen.map((box) => box.top)),
    right: Math.max(...seen.map((box) => box.right)),
    bottom: Math.max(...seen.map((box) => box.bottom)),
  };
}

export type Side = "right" | "left" | "below" | "above";

/** Where a note of this size covers nothing, beside its piece; null if there is no such spot. */
export function freeSpot(
  piece: Box,
  size: { readonly width: number; readonly height: number },
  taken: readonly Box[],
  within: Box,
): { readonly side: Side; readonly box: Box } | null {
  const { width, height } = size;
  const middle = { x: (piece.left + piece.right - width) / 2, y: (piece.top + piece.bottom - height) / 2 };
  const tops = [middle.y, piece.top, piece.bottom - height];
  const lefts = [middle.x, piece.left, piece.right - width];
  const spots: readonly (readonly [Side, number, number])[] = [
    ...tops.map((top) => ["right", piece.right + GAP, top] as const),
    ...tops.map((top) => ["left", piece.left - GAP - width, top] as const),
    ...lefts.map((left) => ["below", left, piece.bottom + GAP] as const),
    ...lefts.map((left) => ["above", left, piece.top - GAP - height] as const),
  ];
  for (const [side, left, top] of spots) {
    const box = { left, top, right: left + width, bottom: top + height };
    if (isWithin(box, within) && !taken.some((each) => meets(each, box))) return { side, box };
  }
  return null;
}

const isWithin = (box: Box, within: Box): boolean =>
  box.left >= within.left + EDGE &&
  box.top >= within.top + EDGE &&
  box.right <= within.right - EDGE &&
  box.bottom <= within.bottom - EDGE;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
