/** What a table of Arnak is told, and a few names of its pieces. */
import type { Event, Icon, Move, Resource, View } from "../../api/arnak";
import type { Offer } from "../../api/messages";
import type { SeatAtTable } from "../../frame/table.svelte";

export type {
  Event as Happening,
  Goods,
  Icon,
  Move,
  Pay,
  PlayerBoard as Board,
  Resource,
  Rival as RivalBoard,
  Side,
  Sources,
  Step,
  Token,
  View,
} from "../../api/arnak";

export type Bag = readonly string[];
export type Table = SeatAtTable<View, Move, Event>;
export type Choice = Offer<Move>;

export const RESOURCES: readonly Resource[] = ["coin", "compass", "tablet", "arrowhead", "jewel"];
export const ICONS: readonly Icon[] = ["boot", "car", "ship", "plane"];

/** What stands for a seat on a space of a site: nobody, and a space that is not there. */
export const FREE = -1;
export const BLOCKED = -2;
export const FEAR = "fear";
export const FEAR_TILE = "fear-tile";

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
