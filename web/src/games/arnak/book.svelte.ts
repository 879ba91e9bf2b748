/** All components as the server's book has them (`cairn.games.arnak.words.book`): numbers, signs, texts, rules. */
import type { Sign } from "../../api/messages";
import { paper } from "../../frame/server";
import type { Phrase } from "../../frame/voice";
import type { Icon, Resource, Side } from "./types";

/** An effect: to be drawn, and to be said. */
export interface Told {
  readonly signs: readonly Sign[];
  readonly text: Phrase;
  readonly rules: readonly string[];
}

export type CardKind = "basic" | "fear" | "item" | "artifact";

export interface CardTold extends Told {
  /** The text without saying that it is a free action, where a sign does. */
  readonly short: Phrase;
  readonly kind: CardKind;
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

export interface StackTold {
  readonly id: string;
  readonly points: number;
  readonly feet: readonly Foot[];
}

export interface TrackTold {
  readonly places: readonly number[];
  readonly feet: Readonly<Record<Foot, readonly Sign[]>>;
  readonly spaces: readonly SpaceTold[];
  readonly bridges: readonly (readonly [string, string])[];
  readonly rows: readonly RowTold[];
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

type Named<T> = Readonly<Record<string, T>>;

export interface Book {
  readonly cards: Named<CardTold>;
  readonly assistants: Named<AssistantTold>;
  readonly guardians: Named<GuardianTold>;
  readonly idols: Named<Told>;
  readonly bonuses: Named<Told>;
  readonly slots: Named<Told>;
  /** Site tiles, and camp sites by their place. */
  readonly tiles: Named<Told>;
  /** In the order of the view: the island from the bottom, each row from the left. */
  readonly sites: readonly PlaceTold[];
  readonly tracks: Readonly<Record<Side, TrackTold>>;
  readonly temple: readonly StackTold[];
  readonly temple_rules: readonly string[];
  readonly rival: Named<RivalTold>;
  readonly rival_archaeologists: number;
  readonly rounds: number;
  readonly idol_points: number;
  readonly slot_points: readonly number[];
  readonly guardian_points: number;
  readonly fear_tile_points: number;
  readonly archaeologists: number;
}

class Shelf {
  book: Book | null = $state.raw(null);
  /** Whether it cannot be had. */
  isMissing = $state(false);
  #address = "";

  /** Fetch it, unless it is here: what lies under an address never changes. */
  async fetch(files: Readonly<Record<string, string>>): Promise<void> {
    const address = files["table/book"];
    if (!address || this.#address === address) return;
    this.#address = address;
    try {
      this.take(JSON.parse(await paper(address)) as Book);
    } catch {
      this.isMissing = true;
    }
  }

  take(book: Book): void {
    this.book = book;
  }
}

/** The book, once it is here. */
export const shelf = new Shelf();
