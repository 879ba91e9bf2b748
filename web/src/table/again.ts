/** The same people once more: the server sets the table up, and everybody moves on by one seat. */
import type { TableInfo } from "../api/messages";
import { keep, table as kept } from "../frame/memory";
import { rematch, start, tableOf } from "../frame/server";

export async function again(told: TableInfo): Promise<string> {
  const seated = await rematch(told.id);
  const next = await tableOf(seated.id);
  const isHost = kept(told.id)?.isHost ?? false;
  const names = seated.seats.map((seat) => next.seats[seat]?.name ?? "");
  keep(seated, told.game, names, isHost);
  const isReady = next.seats.every((each) => !each.is_free && (each.is_ready || each.bot));
  if (isHost && isReady && next.status === "waiting") await start(seated.id);
  return seated.id;
}
