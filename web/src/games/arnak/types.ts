/** What a table of Arnak is told, as `cairn.games.arnak.rules` has it. */
import type { Offer } from "../../api/messages";
import type { SeatAtTable } from "../../frame/table.svelte";

export type Resource = "coin" | "compass" | "tablet" | "arrowhead" | "jewel";
export type Icon = "boot" | "car" | "ship" | "plane";
export type Side = "bird" | "snake";
export type Token = "glass" | "notebook";
/** So many of each resource; none of what is not named. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;
export type Bag = readonly string[];
/** A deck from top to bottom; pieces whose order is not known lie in one layer. */
export type Layers = readonly Bag[];

export const RESOURCES: readonly Resource[] = ["coin", "compass", "tablet", "arrowhead", "jewel"];
export const ICONS: readonly Icon[] = ["boot", "car", "ship", "plane"];

/** What stands for a seat on a space of a site: nobody, and a space that is not there. */
export const FREE = -1;
export const BLOCKED = -2;
export const FEAR = "fear";
export const FEAR_TILE = "fear-tile";

export interface Employee {
  readonly assistant: string;
  readonly gold: boolean;
  readonly ready: boolean;
}

export interface Ally {
  readonly guardian: string;
  readonly boon: boolean;
}

export interface Board {
  readonly goods: Goods;
  readonly play: Bag;
  readonly home: number;
  readonly idols: number;
  readonly slots: number;
  readonly employees: readonly Employee[];
  readonly allies: readonly Ally[];
  readonly glass: string;
  readonly notebook: string;
  /** Temple tiles, by the stack they came from. */
  readonly temple: Bag;
  readonly fear_tiles: number;
  readonly planes: boolean;
  readonly warded: boolean;
  readonly passed: boolean;
  readonly undecided: number;
  readonly hand_size: number;
  readonly deck_size: number;
  /** Cards in hand, deck and out of sight together, as all can tell. */
  readonly unseen: Bag;
  /** Null: another seat's secret, like all that follows. */
  readonly hand: Bag | null;
  readonly deck: Layers | null;
  readonly aside: Bag | null;
  readonly laid: Bag | null;
}

export interface RivalBoard {
  readonly tiles: Bag;
  readonly left: Bag;
  readonly used: readonly string[];
  readonly arrow: "left" | "right" | null;
  readonly glass: string;
  readonly temple: Bag;
  readonly idols: Bag;
  readonly copies: number;
  readonly guardians: Bag;
  readonly cards: Bag;
}

/** A step of an effect, or something that the rules still have to do; `do` says what. */
export interface Step {
  readonly do: string;
  readonly goods?: Goods;
  readonly travel?: readonly Icon[];
  readonly discount?: readonly Icon[] | Goods | number;
  readonly cards?: number;
  readonly then?: readonly Step[];
  readonly options?: readonly (readonly Step[])[];
  readonly times?: number;
  readonly icons?: readonly Icon[];
  readonly levels?: readonly number[];
  readonly level?: number;
  readonly surcharge?: Goods;
  readonly resource?: Resource;
  readonly each?: string;
  readonly most?: number;
  readonly card?: string;
  readonly site?: string;
  readonly space?: string | number;
  readonly token?: Token;
  readonly row?: readonly Step[];
  readonly bonus?: readonly Step[];
  readonly [more: string]: unknown;
}
export type Effect = readonly Step[];

/** Points by where they come from. */
export interface Sources {
  readonly research: number;
  readonly temple: number;
  readonly idols: number;
  readonly guardians: number;
  readonly cards: number;
  readonly fear: number;
}

/** A type, not an interface: the frame's parts take any table whose view has fields. */
export type View = {
  readonly seat: number | null;
  readonly options: { readonly players: number; readonly side: Side; readonly difficulty: number };
  readonly phase: "setup" | "turns" | "keeping" | "over";
  readonly to_act: readonly number[];
  readonly players: readonly Board[];
  /** By site, then space: a seat, the rival's seat, `FREE` or `BLOCKED`. */
  readonly spaces: readonly (readonly number[])[];
  /** By site: the camp site, the tile there, or null while it is undiscovered. */
  readonly tiles: readonly (string | null)[];
  readonly guards: readonly (string | null)[];
  readonly idols: readonly (string | null)[];
  /** Of level I, of level II. */
  readonly tile_stacks: readonly [Layers, Layers];
  readonly guardians: Bag;
  /** As many artifact places as the round's number, then items. */
  readonly row: readonly (string | null)[];
  readonly items: Layers;
  readonly artifacts: Layers;
  readonly exiled: readonly string[];
  readonly fear: number;
  readonly supply: readonly (string | null)[];
  readonly under: readonly number[];
  readonly rescue: readonly string[];
  readonly rescue_under: number;
  readonly unseen: Bag;
  /** By space of the track, in the order of its table: open bonus tiles. */
  readonly bonuses: readonly (readonly string[])[];
  readonly bonus_unseen: Bag;
  readonly temple_unseen: number;
  readonly temple_bonuses: Bag;
  /** Temple tiles left, by stack. */
  readonly temple: readonly number[];
  readonly arrivals: readonly number[];
  readonly rival: RivalBoard | null;
  readonly round: number;
  readonly first: number;
  readonly began: number;
  readonly turn: number;
  readonly acted: boolean;
  readonly icons: readonly Icon[];
  readonly pending: readonly Step[];
  /** The rival's last. */
  readonly points: readonly number[];
  /** Where they come from. */
  readonly sources: readonly Sources[];
};

export interface Pay {
  readonly type: "pay";
  readonly cards?: readonly string[];
  readonly boons?: readonly string[];
  readonly assistants?: readonly string[];
  readonly planes?: number;
  readonly left?: readonly Icon[];
  readonly discards?: readonly string[];
}

export type Move =
  | { readonly type: "dig"; readonly site: string; readonly space: number }
  | { readonly type: "discover" | "overcome" | "activate-site" | "come-home"; readonly site: string }
  | { readonly type: "buy" | "take-card" | "discard-card" | "keep" | "put-back"; readonly card: string }
  | { readonly type: "keep-card" | "lay-away"; readonly card: string }
  | { readonly type: "play"; readonly card: string; readonly timing: "main" | "free" | "pass" }
  | { readonly type: "research"; readonly token: Token; readonly to: string }
  | { readonly type: "claim"; readonly stack: string }
  | { readonly type: "pass" | "end-turn" | "accept" | "decline" | "draw-card" }
  | { readonly type: "use-assistant" | "refresh-assistant" | "promote-assistant"; readonly assistant: string }
  | { readonly type: "recruit" | "rescue" | "use-offered-assistant"; readonly assistant: string }
  | { readonly type: "exchange-assistant"; readonly assistant: string; readonly other: string }
  | { readonly type: "use-boon"; readonly guardian: string }
  | { readonly type: "slot-idol"; readonly effect: string }
  | Pay
  | { readonly type: "pick"; readonly option: number }
  | { readonly type: "exile-card"; readonly card: string; readonly zone: "hand" | "play" }
  | { readonly type: "trade-goods"; readonly give: "tablet" | "arrowhead" }
  | { readonly type: "relocate-to"; readonly origin: string; readonly site: string; readonly space: number }
  | { readonly type: "move-guardian"; readonly origin: string; readonly site: string }
  | { readonly type: "take-bonus"; readonly tile: string }
  | { readonly type: "first-reward"; readonly reward: "row" | "bonus" }
  | { readonly type: "announce"; readonly cards: number };

export type Table = SeatAtTable<View, Move>;
export type Choice = Offer<Move>;

/** An event: `type` says which (`rules/events.py`); the fields are those of that kind. */
export interface Happening {
  readonly type: string;
  readonly seat?: number;
  readonly site?: string;
  readonly space?: number | string;
  readonly goods?: Goods;
  readonly card?: string | null;
  readonly cards?: readonly string[] | number | null;
  readonly guardian?: string;
  readonly assistant?: string;
  readonly token?: Token;
  readonly to?: string;
  readonly round?: number;
  readonly [more: string]: unknown;
}

/** How a piece looks just now; every component that draws one takes these. */
export interface Look {
  /** A move with it is offered: green. */
  readonly can?: boolean | undefined;
  /** Chosen by the player: sea. */
  readonly chosen?: boolean | undefined;
  /** It changed since the player's last turn: gold. */
  readonly news?: boolean | undefined;
  /** Something else is being decided. */
  readonly dim?: boolean | undefined;
}

/** What lies in a bag, each piece with the name that the server gives it: `hand:fear#2`. */
export function copies(kind: string, bag: Bag, part = ""): { ref: string; id: string }[] {
  const counts = new Map<string, number>();
  return bag.map((id) => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return { ref: `${kind}:${id}${part}#${counts.get(id)}`, id };
  });
}
