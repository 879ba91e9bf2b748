/** Every component as the server has it: to be drawn (signs), to be said (phrases), and the rules that concern it. */
import type { Sign } from "../../api/messages";
import { paper } from "../../frame/server";
import type { Phrase } from "../../frame/voice";
import type { Icon, Resource, Side } from "./types";

/** An effect. `or` stands between choices, `to` between a price and what it buys; below 0 is a discount. */
export interface Told {
  readonly signs: readonly Sign[];
  readonly text: Phrase;
  readonly rules: readonly string[];
}

export interface CardTold extends Told {
  readonly kind: "basic" | "fear" | "item" | "artifact";
  readonly price: readonly Sign[];
  readonly points: number;
  readonly travel: readonly Icon[];
  readonly timing: "main" | "free" | "none";
  readonly passing: readonly Sign[];
  readonly exiles_itself: boolean;
}

export interface AssistantTold {
  readonly silver: Told;
  readonly gold: Told;
  readonly timing: "main" | "free";
  readonly rules: readonly string[];
}

export interface GuardianTold {
  readonly cost: readonly Sign[];
  readonly cost_text: Phrase;
  readonly boon: Told;
  readonly rules: readonly string[];
}

export interface PlaceTold {
  readonly id: string;
  readonly level: 0 | 1 | 2;
  readonly row: number;
  readonly column: number;
  readonly spaces: Readonly<Record<Side, readonly (readonly Icon[])[]>>;
  /** Compasses. */
  readonly discovery: Readonly<Record<Side, number>>;
  readonly rules: readonly string[];
}

export interface SpaceTold {
  readonly id: string;
  readonly row: number;
  readonly price: readonly Sign[];
  readonly price_text: Phrase;
  readonly rescue: boolean;
  readonly tiles: number;
}

export interface RowTold {
  readonly row: number;
  readonly glass: Told;
  readonly glass_points: number;
  readonly notebook: Told;
  readonly notebook_points: number;
  readonly rules: readonly string[];
}

export type Foot = "left" | "middle" | "right";

export interface TrackTold {
  readonly places: readonly number[];
  readonly feet: Readonly<Record<Foot, readonly Sign[]>>;
  /** In the order of the view's bonus tiles. */
  readonly spaces: readonly SpaceTold[];
  readonly bridges: readonly (readonly [string, string])[];
  readonly rows: readonly RowTold[];
}

export interface StackTold {
  readonly id: string;
  readonly points: number;
  readonly feet: readonly Foot[];
}

export interface RivalTold {
  readonly action: "dig" | "discover" | "research" | "overcome" | "item" | "artifact";
  readonly arrow: "left" | "right";
  readonly resource: Resource | null;
  readonly colour: "green" | "red" | null;
  readonly idle: readonly number[];
  readonly levels: readonly number[];
  readonly guardians: readonly boolean[];
}

type ById<T> = Readonly<Record<string, T>>;

export interface Book {
  readonly cards: ById<CardTold>;
  readonly assistants: ById<AssistantTold>;
  readonly guardians: ById<GuardianTold>;
  readonly idols: ById<Told>;
  readonly bonuses: ById<Told>;
  readonly slots: ById<Told>;
  /** Site tiles, and camp sites by their place. */
  readonly tiles: ById<Told>;
  /** In the order of the view. */
  readonly sites: readonly PlaceTold[];
  readonly tracks: Readonly<Record<Side, TrackTold>>;
  readonly temple: readonly StackTold[];
  readonly temple_rules: readonly string[];
  readonly rival: ById<RivalTold>;
  readonly rival_archaeologists: number;
  readonly rounds: number;
  readonly idol_points: number;
  readonly slot_points: readonly number[];
  readonly guardian_points: number;
  readonly fear_tile_points: number;
  readonly archaeologists: number;
}

class Opened {
  all: Book | null = $state.raw(null);
  #asked = "";

  /** Fetch it if it is not here; what lies under an address never changes. */
  async fetch(files: Readonly<Record<string, string>>): Promise<void> {
    const address = files["table/book"] ?? "";
    if (this.#asked === address) return;
    this.#asked = address;
    this.all = JSON.parse(await paper(address)) as Book;
  }
}

/** The book, once it is here. */
export const book = new Opened();
