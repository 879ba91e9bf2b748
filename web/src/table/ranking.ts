/** How a game ended, for those who tell it. */
import { t } from "../frame/page-text.svelte";
import { settings } from "../frame/settings.svelte";
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
  return t("ended-others", {
    names: listed(winners.map((seat) => (seat === table.seat ? t("you") : table.names[seat]!))),
    count: winners.length,
  });
}

/** Names as they are listed in the language of the page: "Iwo, Lena and Marek". */
export function listed(names: readonly string[]): string {
  const lang = settings.language === "en" ? "en-GB" : settings.language;
  return new Intl.ListFormat(lang).format(names);
}
