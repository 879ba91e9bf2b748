/** How a game ended, for those who tell it. */
import { t } from "../frame/page-text.svelte";
import type { SeatAtTable } from "../frame/table.svelte";

type Ended = Pick<SeatAtTable, "told" | "seat" | "names">;

/** The seats, the winners first. */
export function ranked(table: Pick<Ended, "told">): number[] {
  const { places } = table.told.result!;
  return table.told.seats.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!);
}

/** Who won, as a title. */
export function wonBy(table: Ended): string {
  const winners = ranked(table).filter((seat) => table.told.result!.places[seat] === 1);
  if (!winners.length) return t("ended-nobody");
  if (winners.length === 1 && winners[0] === table.seat) return t("ended-you");
  return t("ended-others", { names: winners.map((seat) => table.names[seat]).join(", "), count: winners.length });
}
