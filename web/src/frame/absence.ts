/** Who is not connected, when a bot may play on for them, and who came and went: as all of the page says it. */
import type { SeatChange } from "../api/messages";
import { t } from "./page-text.svelte";
import type { SeatAtTable } from "./table.svelte";

/** Whether the player of a seat has no connection: the page is closed, or cannot reach the server. */
export function isGone(table: SeatAtTable, seat: number): boolean {
  const told = table.told.seats[seat];
  if (!told || told.bot || told.is_free || seat === table.seat) return false;
  return table.presence[seat]?.connected === false;
}

/** Milliseconds until a bot may play on for a player who is not connected; null where none ever may. */
export function botMayPlayIn(table: SeatAtTable, seat: number, now: number): number | null {
  const presence = table.presence[seat];
  if (table.status !== "playing" || !table.told.away || !presence || !isGone(table, seat)) return null;
  const until = table.told.seats[seat]?.absent_until ?? presence.since + table.told.away * 1000;
  return Math.max(0, until - now - table.ahead);
}

/** Minutes and seconds, the last begun second counted. */
export function countdown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Who came or went, in a sentence. */
export function sayChange(change: SeatChange, name: string, isOwn: boolean): string {
  return t(`seat-${change.kind}`, { name, who: isOwn ? "you" : "other" });
}
