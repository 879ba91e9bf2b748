/** The tables of this browser, with how far each is. */
import type { GuestGame, TableInfo } from "../api/messages";
import { numbersIn } from "../frame/check";
import { forget, keep, type Kept, table, tables } from "../frame/memory";
import { nameOf } from "../frame/names";
import { nth } from "../frame/need";
import { sayAt, t } from "../frame/page-text.svelte";
import { gamesOfMine, sightOf } from "../frame/server";
import { Refusal } from "../frame/wire";

export type MineState = "my-turn" | "others-turn" | "waiting" | "over" | "closed";

export interface Mine {
  readonly kept: Kept;
  readonly told: TableInfo;
  readonly state: MineState;
  /** Whose turn it is, if it is one other's alone. */
  readonly whose: string | null;
  /** What the server's list tells of it. */
  readonly listed?: GuestGame;
}

/** How a table is; null if it is no longer there. */
export async function mineOf(kept: Kept): Promise<Mine | null> {
  try {
    const sight = await sightOf(kept.id);
    const toAct = numbersIn(sight.view?.["to_act"]);
    const told = sight.table;
    const isMine = toAct.some((each) => kept.seats.includes(each));
    const whose = toAct.length === 1 ? nameOf(told.seats[nth(toAct, 0)]) || null : null;
    const state = told.status === "playing" ? (isMine ? "my-turn" : "others-turn") : told.status;
    return { kept, told, state, whose };
  } catch (error) {
    if (error instanceof Refusal && error.told.tell === "refused" && error.told.key === "no-such-table")
      forget(kept.id);
    return null;
  }
}

/** All of one's games: the server's list, wherever they were played, and what only this browser knows. */
export async function allMine(most = Infinity): Promise<Mine[]> {
  const listed = (await gamesOfMine()) ?? [];
  const found = listed.map(listedMine);
  const ids = new Set(found.map((each) => each.kept.id));
  const others = tables().filter((each) => !ids.has(each.id));
  const local = await Promise.all(others.slice(0, most).map(mineOf));
  return sorted([...found, ...local.filter((each) => each !== null)]);
}

/** A game from the server's list; this browser then knows where it sits there. */
export function listedMine(listed: GuestGame): Mine {
  const { table: told, seats, is_host, is_my_turn, to_act, updated } = listed;
  const names = seats.map((seat) => told.seats[seat]?.name ?? "");
  if (!table(told.id)) keep({ id: told.id, seats }, told.game, names, is_host ?? false);
  const state = told.status === "playing" ? (is_my_turn ? "my-turn" : "others-turn") : told.status;
  const whose = to_act?.length === 1 ? nameOf(told.seats[nth(to_act, 0)]) || null : null;
  const kept: Kept = {
    id: told.id,
    game: told.game,
    seats: [...seats],
    names,
    isHost: is_host ?? false,
    time: updated ?? 0,
  };
  return { kept, told, state, whose, listed };
}

/** Whether a game is not over yet. */
export const isRunning = ({ state }: Mine): boolean => state !== "over" && state !== "closed";

const ORDER: readonly MineState[] = ["my-turn", "others-turn", "waiting", "over", "closed"];

/** Those that wait for me first, then by time. */
export function sorted(mine: readonly Mine[]): Mine[] {
  return [...mine].sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.kept.time - one.kept.time,
  );
}

/** How it stands at a table: whose turn it is, or how the game ended. */
export function stateOf({ told, kept, state, whose }: Mine): string {
  if (state === "over" && told.ending) return sayAt(told.seats.map(nameOf), kept.seats[0] ?? null, told.ending);
  return t(`mine-${state}`, { name: whose ?? "", several: whose === null ? "yes" : "no" });
}

/** The others at the table. */
export function othersAt(mine: Mine): string {
  const others = mine.told.seats.filter((each, seat) => each.name && !mine.kept.seats.includes(seat));
  return others.map(nameOf).join(", ");
}
