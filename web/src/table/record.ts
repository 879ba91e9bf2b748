/** The record of a game that is over: what lay hidden is read from it, once for all parts of a table that want to know. */
import { pathTo } from "../frame/base";
import type { SeatAtTable } from "../frame/table.svelte";

type Recorded = Pick<SeatAtTable, "told" | "seat">;

/** As long as the table is there. */
const kept = new WeakMap<Recorded, Promise<string>>();

/** Its text; empty if it cannot be had now. */
export function recordOf(table: Recorded): Promise<string> {
  const found = kept.get(table) ?? fetchRecord(table);
  kept.set(table, found);
  return found.catch(() => {
    kept.delete(table);
    return "";
  });
}

async function fetchRecord({ told, seat }: Recorded): Promise<string> {
  const answer = await fetch(pathTo(`/api/tables/${told.id}/record${seat === null ? "" : `?seat=${seat}`}`));
  if (!answer.ok) throw new Error(`${told.id}: ${answer.status}`);
  return answer.text();
}
