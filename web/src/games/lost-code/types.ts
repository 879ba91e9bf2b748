/** What a table of The Lost Code or Think Str8! is told, as `cairn.games.lost_code.rules` has it. */
import type { SeatAtTable } from "../../frame/table.svelte";

export type Phase =
  "deal" | "stack" | "roll" | "offer" | "fix" | "turn" | "bet" | "place" | "swap" | "draw" | "final" | "over";

export interface Wheel {
  readonly width: number;
  readonly points: number;
}

export interface Setting {
  readonly edition: "stones" | "cards";
  readonly players: number;
  readonly symbols: readonly string[];
  readonly left_out: string | null;
  readonly racks: number;
  readonly digits: number;
  readonly top: number;
  readonly wheels: readonly Wheel[];
  readonly placing: "in-turn" | "together";
  readonly rounds: number;
  readonly wrong: number;
  readonly right: readonly number[];
  readonly token_factor: number;
  readonly token_rounds: number;
  readonly curse_from: number;
  readonly curse_until: number;
  readonly curse_rounds: number;
}

export interface Wager {
  readonly width: number;
  readonly low: number | null;
}

export interface Laid {
  readonly round: number;
  readonly seat: number;
  readonly symbol: string;
  readonly digit: number;
}

export interface Stake {
  readonly seat: number;
  readonly symbol: string;
  readonly digits: readonly number[] | null;
}

/** A type, not an interface: the frame's parts take any table whose view has fields. */
export type View = {
  readonly seat: number | null;
  readonly table: Setting;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly racks: readonly (readonly number[] | null)[];
  readonly stock: readonly number[];
  readonly track: readonly number[];
  readonly scores: readonly number[];
  readonly round: number;
  readonly order: readonly number[];
  readonly dice: readonly string[];
  readonly free: readonly number[];
  readonly bets: readonly (Wager | null)[];
  readonly laid: readonly Laid[];
  readonly tokens: readonly string[];
  readonly offered: string | null;
  readonly stakes: readonly Stake[];
  readonly skull: boolean;
  readonly cursed: number | null;
  readonly finals: readonly (readonly (readonly number[] | null)[] | null)[];
};

export type Move =
  | { readonly type: "accept" }
  | { readonly type: "turn"; readonly shown: string; readonly to: string }
  | { readonly type: "take"; readonly digits: readonly number[] }
  | { readonly type: "leave" }
  | { readonly type: "bet"; readonly width: number; readonly low: number }
  | { readonly type: "choose"; readonly width: number }
  | { readonly type: "place"; readonly low: number }
  | { readonly type: "swap"; readonly symbol: string }
  | { readonly type: "final"; readonly symbol: string; readonly digits: readonly number[] };

/** The events that the table shows besides what its view holds. */
export type Happening =
  | { readonly type: "began"; readonly round: number; readonly order: readonly number[] }
  | { readonly type: "turned"; readonly seat: number; readonly shown: string; readonly to: string }
  | Answered
  | { readonly type: "gained"; readonly seat: number; readonly points: number }
  | { readonly type: "drew"; readonly seat: number; readonly symbol: string; readonly digit: number | null }
  | Revealed
  | { readonly type: "other"; readonly seat?: number };

export interface Answered {
  readonly type: "answered";
  readonly seat: number;
  readonly width: number;
  readonly low: number;
  readonly answer: "right" | "above" | "below" | "wrong";
  readonly points: number;
}

export interface Revealed {
  readonly type: "revealed";
  readonly seat: number;
  readonly rack: readonly number[];
  readonly bets: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly total: number;
}

export interface Line {
  readonly symbol: string;
  readonly seen: readonly number[];
  /** Seen, and crossed out by hand all the same. */
  readonly also_out?: readonly number[];
  readonly ruled_out: readonly number[];
  readonly left: readonly number[];
}

export interface Row {
  readonly round: number;
  readonly dice: readonly string[];
  readonly sums: readonly (readonly [number, number])[];
  readonly filled: readonly { readonly symbol: string; readonly digit: number; readonly times: number }[];
}

export interface Sheet {
  readonly seat: number | null;
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  readonly finals: readonly (readonly number[] | null)[];
  readonly drafts: readonly (readonly number[] | null)[];
}

export type Table = SeatAtTable<View, Move>;

/** The sign of each symbol and colour in `look/icons.svg`. */
export const SIGNS: Readonly<Record<string, string>> = {
  bird: "bird",
  jaguar: "jaguar",
  chameleon: "chameleon",
  snake: "snake",
  human: "human",
  bear: "bear",
  blue: "drop",
  green: "leaf",
  purple: "hex",
  yellow: "sun",
  red: "flame",
  grey: "peak",
};
