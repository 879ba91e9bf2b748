/** The components as the server's tables have them: what cards, sites, guardians and the rest are, cost and do. */
import { paper } from "../../frame/server";
import type { Effect, Goods, Icon, Resource, Side } from "./types";

export interface CardData {
  readonly id: string;
  readonly kind: "basic" | "fear" | "item" | "artifact";
  readonly travel: readonly Icon[];
  readonly cost: number;
  readonly points: number;
  readonly timing: "main" | "free" | "none";
  readonly effect: Effect;
  readonly passing: Effect;
  readonly exiles_itself: boolean;
}

export interface AssistantData {
  readonly id: string;
  readonly silver: Effect;
  readonly gold: Effect;
  readonly timing: "main" | "free";
}

export interface CostData {
  readonly goods?: Goods;
  readonly travel?: readonly Icon[];
  readonly cards?: number;
  readonly idols?: number;
}

export interface GuardianData {
  readonly id: string;
  readonly cost: CostData;
  readonly icons: readonly Icon[];
  readonly boon: Effect;
}

export interface IdolData {
  readonly id: string;
  readonly effect: Effect;
}

export interface SlotData {
  readonly id: string;
  readonly effect: Effect;
  readonly price: Goods;
}

export interface SiteData {
  readonly id: string;
  readonly level: 0 | 1 | 2;
  readonly row: number;
  readonly column: number;
  readonly spaces: Readonly<Record<Side, readonly (readonly Icon[])[]>>;
}

export interface BonusData {
  readonly id: string;
  readonly copies: number;
  readonly effect: Effect;
}

export type Foot = "left" | "middle" | "right";

export interface StackData {
  readonly id: string;
  readonly points: number;
  readonly costs: readonly Foot[];
}

export interface SpaceData {
  readonly id: string;
  readonly row: number;
  readonly bonus?: readonly number[];
  readonly rescue?: boolean;
}

export interface BridgeData {
  readonly from: string;
  readonly to: string;
  readonly goods?: Goods;
  readonly idols?: number;
}

export interface RowData {
  readonly row: number;
  readonly glass: Effect;
  readonly glass_points: number;
  readonly notebook: Effect;
  readonly notebook_points: number;
}

export interface TrackData {
  readonly places: readonly number[];
  readonly temple: Readonly<Record<Foot, Goods>>;
  readonly space: readonly SpaceData[];
  readonly bridge: readonly BridgeData[];
  readonly row: readonly RowData[];
}

export interface RivalTileData {
  readonly id: string;
  readonly action: "dig" | "discover" | "research" | "overcome" | "item" | "artifact";
  readonly arrow: "left" | "right";
  readonly resource?: Resource;
  readonly colour?: "green" | "red";
}

/** The files of the server, by their names. */
export interface Tables {
  readonly artifacts: { readonly artifact: readonly Partial<CardData>[] };
  readonly items: { readonly item: readonly Partial<CardData>[] };
  readonly basic: { readonly basic: readonly Partial<CardData>[] };
  readonly assistants: { readonly assistant: readonly AssistantData[] };
  readonly guardians: { readonly guardian: readonly Partial<GuardianData>[] };
  readonly idols: {
    readonly points: number;
    readonly slots: readonly number[];
    readonly idol: readonly IdolData[];
    readonly slot_effect: readonly Partial<SlotData>[];
  };
  readonly sites: {
    readonly discovery: Readonly<Record<Side, readonly number[]>>;
    readonly camp: readonly (Omit<SiteData, "level" | "row"> & { readonly effect: Effect })[];
    readonly location: readonly SiteData[];
    readonly tile: readonly { readonly id: string; readonly level: 1 | 2; readonly effect: Effect }[];
  };
  readonly research: {
    readonly bonus: readonly BonusData[];
    readonly temple: readonly StackData[];
    readonly bird: TrackData;
    readonly snake: TrackData;
  };
  readonly rival: { readonly tile: readonly RivalTileData[] };
  readonly setup: { readonly rounds: number; readonly archaeologists: number };
}

export const TABLES = [
  "artifacts",
  "items",
  "basic",
  "assistants",
  "guardians",
  "idols",
  "sites",
  "research",
  "rival",
  "setup",
] as const satisfies readonly (keyof Tables)[];

/** Every component by its name. */
export class Components {
  readonly cards: ReadonlyMap<string, CardData>;
  readonly assistants: ReadonlyMap<string, AssistantData>;
  readonly guardians: ReadonlyMap<string, GuardianData>;
  readonly idols: ReadonlyMap<string, IdolData>;
  readonly slotEffects: readonly SlotData[];
  /** Points of the slots, from the left. */
  readonly slots: readonly number[];
  /** The island from the bottom, each row from the left: the order in which the view has them. */
  readonly sites: readonly SiteData[];
  readonly discovery: Readonly<Record<Side, readonly number[]>>;
  /** By camp site or site tile. */
  readonly siteEffects: ReadonlyMap<string, Effect>;
  readonly bonuses: ReadonlyMap<string, BonusData>;
  readonly stacks: readonly StackData[];
  readonly tracks: Readonly<Record<Side, TrackData>>;
  readonly rival: ReadonlyMap<string, RivalTileData>;
  readonly rounds: number;
  readonly archaeologists: number;

  constructor(readonly tables: Tables) {
    const { artifacts, items, basic, assistants, guardians, idols, sites, research, rival, setup } = tables;
    this.cards = byId([
      ...basic.basic.map((each) => card(each, each.id === "fear" ? "fear" : "basic")),
      ...items.item.map((each) => card(each, "item")),
      ...artifacts.artifact.map((each) => card(each, "artifact")),
    ]);
    this.assistants = byId(assistants.assistant);
    this.guardians = byId(
      guardians.guardian.map((each) => ({ cost: {}, icons: [], boon: [], ...each }) as GuardianData),
    );
    this.idols = byId(idols.idol);
    this.slots = idols.slots;
    this.slotEffects = idols.slot_effect.map((each) => ({ effect: [], price: {}, ...each }) as SlotData);
    this.sites = [
      ...sites.camp.map(({ id, column, spaces }) => ({ id, level: 0, row: 0, column, spaces }) as SiteData),
      ...sites.location,
    ];
    this.discovery = sites.discovery;
    this.siteEffects = new Map([...sites.camp, ...sites.tile].map(({ id, effect }) => [id, effect]));
    this.bonuses = byId(research.bonus);
    this.stacks = research.temple;
    this.tracks = { bird: research.bird, snake: research.snake };
    this.rival = byId(rival.tile);
    this.rounds = setup.rounds;
    this.archaeologists = setup.archaeologists;
  }
}

function card(given: Partial<CardData>, kind: CardData["kind"]): CardData {
  const bare = { cost: 0, points: 0, timing: "main", effect: [], passing: [], travel: [], exiles_itself: false };
  return { ...bare, ...given, kind } as CardData;
}

function byId<T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((each) => [each.id, each]));
}

class Shelf {
  all: Components | null = $state.raw(null);
  #asked = "";

  /** Fetch what is not here; the addresses never change what lies under them. */
  async fetch(files: Readonly<Record<string, string>>): Promise<void> {
    const addresses = TABLES.map((name) => files[`table/${name}`] ?? "");
    if (this.#asked === addresses.join()) return;
    this.#asked = addresses.join();
    const texts = await Promise.all(addresses.map(paper));
    this.take(Object.fromEntries(TABLES.map((name, at) => [name, JSON.parse(texts[at]!)])) as unknown as Tables);
  }

  take(tables: Tables): void {
    this.all = new Components(tables);
  }
}

/** What the server's tables say, once they are here. */
export const shelf = new Shelf();
