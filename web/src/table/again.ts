/** The same game once more: the same seats, options and help. People who sat elsewhere are invited anew. */
import type { SeatAtTable } from "../frame/table.svelte";
import { keep, table as kept } from "../frame/memory";
import { create, ready, start } from "../frame/server";

export async function again(table: SeatAtTable): Promise<string> {
  const told = table.told;
  const mine = kept(told.id);
  const own = mine?.seats ?? (table.seat === null ? [] : [table.seat]);
  const seats = told.seats.map((each, seat) =>
    own.includes(seat) ? "me" : each.bot && !each.is_away ? each.bot : "person",
  );
  const names = own.map((seat) => told.seats[seat]!.name ?? "");
  const options = Object.fromEntries(Object.entries(told.options).filter(([name]) => name !== "players"));
  const seated = await create({ game: told.game, options, seats, names, visibility: told.visibility, help: told.help });
  keep(seated, told.game, names, true);
  if (!seats.includes("person")) {
    for (const seat of seated.seats) await ready(seated.id, seat);
    await start(seated.id);
  }
  return seated.id;
}
