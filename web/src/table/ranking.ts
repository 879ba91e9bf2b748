/** How a game ended, for those who tell it. */
import { need, nth } from "../frame/need";
import { sayAt } from "../frame/page-text.svelte";
import type { SeatAtTable } from "../frame/table.svelte";

type Ended = Pick<SeatAtTable, "told" | "seat" | "names">;

/** The seats, the winners first. */
export function ranked(table: Pick<Ended, "told">): number[] {
  const { places } = need(table.told.result);
  return table.told.seats.map((_, seat) => seat).sort((one, other) => nth(places, one) - nth(places, other));
}

/** Who won and by what, as a title. */
export function wonBy(table: Ended): string {
  return table.told.ending ? sayAt(table.names, table.seat, table.told.ending) : "";
}
