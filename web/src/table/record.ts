/** The record of a game that is over: what lay hidden is read from it, once for all who want to know. */
import { pathTo } from "../frame/base";
import type { SeatAtTable } from "../frame/table.svelte";

const kept = new Map<string, Promise<string>>();

/** Its text; empty if it cannot be had. */
export function recordOf({ told, seat }: Pick<SeatAtTable, "told" | "seat">): Promise<string> {
  const address = `/api/tables/${told.id}/record${seat === null ? "" : `?seat=${seat}`}`;
  let found = kept.get(address);
  if (!found) {
    found = fetch(pathTo(address)).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    );
    kept.set(address, found);
  }
  return found;
}
