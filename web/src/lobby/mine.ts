/** The tables of this browser, with how far each is. */
import type { TableTold } from "../api/messages";
import { forget, type Kept } from "../frame/memory";
import { sightOf } from "../frame/server";
import { Refusal } from "../frame/wire";

export type MineState = "my-turn" | "others-turn" | "waiting" | "over" | "closed";

export interface Mine {
  readonly kept: Kept;
  readonly told: TableTold;
  readonly state: MineState;
  /** Whose turn it is, if it is one other's alone. */
  readonly whose: string | null;
}

/** How a table is; null if it is no longer there. */
export async function mineOf(kept: Kept): Promise<Mine | null> {
  try {
    const sight = await sightOf(kept.id);
    const toAct = (sight.view?.["to_act"] as readonly number[] | undefined) ?? [];
    const told = sight.table;
    const isMine = toAct.some((each) => kept.seats.includes(each));
    const whose = toAct.length === 1 ? (told.seats[toAct[0]!]?.name ?? null) : null;
    const state = told.status === "playing" ? (isMine ? "my-turn" : "others-turn") : told.status;
    return { kept, told, state, whose };
  } catch (error) {
    if (error instanceof Refusal && error.told.tell === "refused" && error.told.key === "no-such-table")
      forget(kept.id);
    return null;
  }
}

const ORDER: readonly MineState[] = ["my-turn", "others-turn", "waiting", "over", "closed"];

/** Those that wait for me first, then by time. */
export function sorted(mine: readonly Mine[]): Mine[] {
  return [...mine].sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.kept.time - one.kept.time,
  );
}

/** The others at the table. */
export function withWhom(mine: Mine): string {
  const others = mine.told.seats.filter((each, seat) => each.name && !mine.kept.seats.includes(seat));
  return others.length ? ` · ${others.map((each) => each.name).join(", ")}` : "";
}
