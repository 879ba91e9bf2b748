/**
 * What lay hidden, read from the record of a game that is over: hands, centre and guesses.
 *
 * A seat's own view never holds another's hand (BC 2.4); the record, which everybody at the table may read when the
 * game is over, does.
 */
import { nth } from "../../frame/need";
import { inOrder, type Setting, type Tile, TILES } from "./types";

export interface Opened {
  readonly hands: readonly (readonly Tile[])[];
  readonly centre: readonly Tile[];
  /** By seat: its last guess; empty if it made none. */
  readonly guesses: readonly (readonly Tile[])[];
}

interface Step {
  readonly seat?: number;
  readonly move?: { readonly type?: string; readonly tile?: Tile };
  readonly undo?: boolean;
  readonly chance?: { readonly type?: string; readonly tile?: Tile };
}

/** Read the lines of a record; null if it is not one of a game that was dealt. */
export function opened(record: string, setting: Setting): Opened | null {
  const steps = record
    .split("\n")
    .filter((line) => line.startsWith("{"))
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the server wrote it of this very game
    .map((line) => JSON.parse(line) as Step);
  const dealt = steps.flatMap(({ chance }) => (chance?.type === "deal" && chance.tile ? [chance.tile] : []));
  if (dealt.length < setting.players * setting.hand) return null;
  const hands = Array.from({ length: setting.players }, (_, seat) =>
    inOrder(dealt.slice(seat * setting.hand, (seat + 1) * setting.hand)),
  );
  const left = [...TILES];
  for (const tile of dealt) left.splice(left.indexOf(tile), 1);
  const guesses: Tile[][] = hands.map(() => []);
  const made: { seat: number; before: Tile[] }[] = [];
  for (const { seat, move, undo } of steps) {
    if (seat === undefined) continue;
    if (undo) {
      const at = made.findLastIndex((each) => each.seat === seat);
      const [last] = at < 0 ? [] : made.splice(at, 1);
      if (last) guesses[seat] = last.before;
    } else if (move) {
      made.push({ seat, before: nth(guesses, seat) });
      if (move.type === "guess") guesses[seat] = [];
      else if (move.type === "name" && move.tile) guesses[seat] = [...nth(guesses, seat), move.tile];
    }
  }
  return { hands, centre: setting.players === 2 ? [] : left, guesses };
}
