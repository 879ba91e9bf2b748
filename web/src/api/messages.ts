/**
 * What the server tells and is asked. The shapes come from its OpenAPI document (`schema.d.ts`, made by `make lint`);
 * only what a document cannot say is written here: what belongs to the games, and what goes over the socket alone.
 */
import type { Facts, Phrase, Ref } from "../frame/voice";
import type { components } from "./schema";

type Schemas = components["schemas"];

/** A number of something, to be drawn or said: 2 coins, 1 boot. */
export interface Sign {
  readonly of: string;
  readonly number: number;
}

/** A move, or several that differ by a number alone, for whoever draws the table (`cairn.core.offers`). */
export interface Offer<Move = unknown> {
  /** Stable while the prompt stands, and one offer's alone. */
  readonly key: string;
  readonly kind: string;
  readonly moves: readonly Move[];
  /** The pieces that it is about, the one to pick first. */
  readonly touches: readonly Ref[];
  readonly price: readonly Sign[];
  /** Where a cost is paid from several pieces: by part of the cost the piece that pays it, empty if none has to. */
  readonly covers: readonly string[];
  readonly gives: readonly Sign[];
  /** Something unforeseeable comes to light by it: there is no way back. */
  readonly reveals: boolean;
  /** Nor is there here, because a rule says so. */
  readonly binding: boolean;
}

/** How a game ended. */
export interface Result {
  readonly scores: readonly number[];
  /** By seat: 1 for a winner. */
  readonly places: readonly number[];
}

export type SeatInfo = Schemas["SeatInfo"];
/** Somebody came or went while the game ran. */
export type SeatChange = Schemas["SeatChange"];

/** Something that was said. */
export interface Line {
  readonly number: number;
  readonly time: number;
  readonly seat: number;
  readonly text: string;
  readonly is_phrase: boolean;
}

export type SeatGrant = Schemas["SeatGrant"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];

export interface TableInfo extends Omit<Schemas["TableInfo"], "options" | "result" | "ending"> {
  readonly options: Readonly<Record<string, unknown>>;
  readonly result?: Result | null;
  /** How the game ended; not known of a table that was listed before there was such a thing. */
  readonly ending?: Phrase | null;
}

export interface PromptInfo extends Omit<Schemas["PromptInfo"], "phrase"> {
  readonly phrase?: Phrase | null;
}

type View = Readonly<Record<string, unknown>>;
type ByEvent = readonly (readonly Phrase[])[];

export interface FullSight {
  readonly tell: "sight";
  readonly number: number;
  readonly seat?: number | null;
  readonly table: TableInfo;
  readonly view?: View | null;
  readonly history?: readonly unknown[];
  readonly phrases?: ByEvent;
  readonly asked?: PromptInfo | null;
  readonly offers?: readonly Offer[];
  readonly notes?: readonly unknown[];
  readonly lines?: readonly Line[];
  readonly setting?: Facts;
  readonly times?: Times | null;
}

/** What is left to each player, in milliseconds, when `at` it was by the server's clock; and whose clock runs. */
export interface Times {
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly number[];
}

/** Whether somebody at the seat is connected, and since when. */
export interface Presence {
  readonly connected: boolean;
  readonly since: number;
}

export interface ServerTime {
  readonly tell: "time";
  readonly now: number;
}

export interface PresenceUpdate {
  readonly tell: "presence";
  readonly seats: readonly Presence[];
}

export interface Update {
  readonly tell: "happened";
  readonly number: number;
  readonly since: number;
  readonly events?: readonly unknown[];
  readonly phrases?: ByEvent;
  /** The fields of the view that are other than before. */
  readonly view?: View;
  /** By field that is a row of things, and by place in it: the fields of that thing that are other. */
  readonly within?: Readonly<Record<string, Readonly<Record<number, View>>>>;
  readonly asked?: PromptInfo;
  readonly offers?: readonly Offer[];
  readonly table?: TableInfo;
  readonly lines?: readonly Line[];
  readonly notes?: readonly unknown[];
  readonly times?: Times | null;
}

export interface NotesUpdate {
  readonly tell: "notes";
  readonly notes: readonly unknown[];
}

export interface Farewell {
  readonly tell: "farewell";
  readonly why: "shutdown" | "slow" | "seat" | "error";
}

/** The answer to `ping`: the line is alive. */
export interface Pong {
  readonly tell: "pong";
}

export interface Accepted {
  readonly tell: "accepted";
  readonly id?: number;
  readonly number?: number;
  readonly prompt?: number;
}

/** What some moves would lead to; nobody else is told. */
export interface TryAnswer<V = View, Move = unknown> {
  readonly tell: "tried";
  readonly id?: number;
  /** So many of them; the next would bring something to light, and was not tried, if there is one. */
  readonly tried: number;
  readonly view: V;
  readonly events: readonly unknown[];
  readonly offers: readonly Offer<Move>[];
  /** By event: what it is told by. */
  readonly phrases?: ByEvent;
  /** What would be asked then. */
  readonly asked?: Phrase | null;
}

/** A rule that forbids something, and what its sentence is to be told. */
export interface Reason {
  readonly rule: string;
  readonly key: string;
  readonly facts?: Facts;
}

export interface Why {
  readonly tell: "why";
  readonly id?: number;
  readonly why?: Reason | null;
}

export interface HintAnswer {
  readonly tell: "hint";
  readonly id?: number;
  readonly level: number;
  readonly phrases: readonly Phrase[];
  /** By phrase: the pieces that it speaks of, to be lit up. */
  readonly about?: readonly (readonly Ref[])[];
}

/** A cell of a sheet and how likely it is: `stone:bird/0` and `3`, `screen:1/c` and `tile:b3`. */
export interface Likely {
  readonly where: Ref;
  readonly what: string;
  readonly chance: number;
}

/** A move and what can be expected of it. */
export interface Worth<Move = unknown> {
  readonly move: Move;
  readonly points?: number | null;
  readonly chance?: number | null;
  readonly bits?: number | null;
  readonly left?: number | null;
}

/** What a seat can know, in numbers (`cairn.reason.study.Odds`). */
export interface Odds<Move = unknown> {
  readonly codes: number;
  readonly bits: number;
  /** All that is possible; what is not named is ruled out. */
  readonly cells: readonly Likely[];
  readonly listed?: readonly { readonly whats: readonly string[]; readonly chance: number }[];
  readonly sums?: readonly { readonly sum: number; readonly chance: number }[];
  /** What may be done, best first, where that was asked for. */
  readonly values?: readonly Worth<Move>[];
}

export interface OddsAnswer {
  readonly tell: "odds";
  readonly id?: number;
  /** How many events had happened. */
  readonly events: number;
  readonly odds: Odds;
}

/** A line of a proof: what it says, and the pieces that it speaks of. */
export interface ProofLine {
  readonly phrase: Phrase;
  readonly about?: readonly Ref[];
}

export interface ProofAnswer {
  readonly tell: "proved";
  readonly id?: number;
  readonly verdict: "certain" | "excluded" | "open";
  /** The claim, then its facts. */
  readonly lines?: readonly ProofLine[];
}

export interface SheetAnswer {
  readonly tell: "sheet";
  readonly id?: number;
  readonly sheet: unknown;
}

export interface DescribeAnswer {
  readonly tell: "described";
  readonly id?: number;
  readonly phrases: readonly Phrase[];
}

export interface Refused extends Reason {
  readonly tell: "refused";
  readonly id?: number;
  readonly prompt?: number;
}

export interface Failed {
  readonly tell: "failed";
  readonly id?: number;
  readonly place: string;
  readonly text: string;
  /** Whose fault it is: none is named where what was asked cannot be used. */
  readonly kind?: "rate" | "busy" | "timeout" | "crash";
  /** Seconds after which it is worth asking again. */
  readonly retry_after?: number;
}

export type Answer =
  Accepted | TryAnswer | Why | HintAnswer | OddsAnswer | ProofAnswer | SheetAnswer | DescribeAnswer | Refused | Failed;
export type Told = FullSight | Update | NotesUpdate | ServerTime | PresenceUpdate | Farewell | Pong | Answer;

/** What is asked over the socket; the connection adds the `id`. */
export type Question =
  | { ask: "move"; prompt: number; moves: readonly unknown[] }
  | { ask: "undo"; prompt: number }
  | { ask: "note"; note: unknown }
  | { ask: "hint"; level: number; after?: readonly unknown[] }
  | { ask: "say"; text: string; is_phrase?: boolean }
  | { ask: "ready"; word?: string }
  | { ask: "leave" }
  | { ask: "return" }
  | { ask: "free"; seat: number }
  | { ask: "fill"; seat: number; bot: string }
  | { ask: "change"; options: Readonly<Record<string, unknown>> }
  | { ask: "start" }
  | { ask: "try"; prompt: number; moves: readonly unknown[] }
  | { ask: "why-not"; piece: Ref; after?: readonly unknown[] }
  | { ask: "describe"; moves: readonly unknown[]; after?: readonly unknown[] }
  | { ask: "sheet" }
  | { ask: "odds"; values?: boolean }
  | { ask: "prove"; where: Ref; what: string };

export interface Hello {
  ask: "hello";
  last: number | null;
  words: true;
  lang: null;
  presence: true;
  key?: string;
  seat?: number;
}
