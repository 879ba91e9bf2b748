// Made from the server's types by `make types`; what they mean is said there and in docs/reference.

import type { Shapes } from "../frame/check";

export type ChairShown = {
  readonly name: string;
  readonly face: Face | null;
  readonly device: number | null;
  readonly is_here: boolean;
};

export type Face = "fern" | "dune" | "coral" | "slate" | "plum" | "reed" | "jaguar" | "toucan" | "frog" | "llama" | "octopus" | "elephant";

export type RealTableFrame = {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly stage: Stage;
  readonly device: number;
  readonly seat: number | null;
  readonly chairs: readonly ChairShown[];
  readonly wanted: readonly number[];
  readonly frame: unknown;
};

export type RealTableKey = {
  readonly code: string;
  readonly device: string;
};

export type RealTableRecord = {
  readonly record: string;
  readonly is_whole: boolean;
};

export type Stage = "sitting" | "playing";

export const SHAPES: Shapes = {"ChairShown":{"name":"string","face":["|","Face","null"],"device":["|","number","null"],"is_here":"boolean"},"Face":["=","fern","dune","coral","slate","plum","reed","jaguar","toucan","frog","llama","octopus","elephant"],"RealTableFrame":{"code":"string","game":"string","options":["*","any"],"stage":"Stage","device":"number","seat":["|","number","null"],"chairs":["ChairShown"],"wanted":["number"],"frame":"any"},"Stage":["=","sitting","playing"]};
