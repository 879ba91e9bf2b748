/** What a table of The Lost Code or Think Str8! is told, and its signs. */
import type { Event, Move, Symbol as SymbolName, View } from "../../api/lost-code";
import type { SeatAtTable } from "../../frame/table.svelte";

export type {
  Answered,
  Event as Happening,
  Laid,
  Line,
  Move,
  Phase,
  Revealed,
  Row,
  Sheet,
  Stake,
  Symbol as SymbolName,
  Table as Setting,
  View,
  Wager,
  Wheel,
} from "../../api/lost-code";

export type Table = SeatAtTable<View, Move, Event>;

/** The sign of each symbol and colour in `look/icons.svg`. */
export const SIGNS: Readonly<Record<SymbolName, string>> = {
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
