/** The seats of the other people at a table. */
import type { SeatAtTable } from "../frame/table.svelte";

export function othersAt(table: SeatAtTable): number[] {
  return table.told.seats.flatMap((each, seat) =>
    (each.bot == null || each.is_away) && !each.is_free && seat !== table.seat ? [seat] : [],
  );
}
