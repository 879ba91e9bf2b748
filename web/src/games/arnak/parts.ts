/** What is loaded when somebody plays Arnak. */
import type { SeatsTold } from "../index";
import type { Table } from "./types";

export { default as Ending } from "./Ending.svelte";
export { default as Log } from "./Log.svelte";
export { default as Progress } from "./Progress.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as Table } from "./Table.svelte";

/** From the first player of this round on; the rival of a solo game after them. */
export function seats(table: Table): SeatsTold {
  const { players, first, rival, points } = table.view;
  const order = players.map((_, at) => (first + at) % players.length);
  const seat = players.length;
  if (!rival) return { order, points };
  const all = first === seat ? [seat, ...players.keys()] : [...order, seat];
  return { order: all, points, others: { [seat]: table.voice.word("page-rival") } };
}

export const keys = [
  ["1–9", "page-key-numbers"],
  ["Enter", "page-key-enter"],
  ["Esc", "page-key-escape"],
  ["E", "page-key-end"],
  ["P", "page-key-pass"],
  ["D V O", "page-key-sites"],
  ["S K U", "page-key-cards"],
  ["I", "page-key-detail"],
  ["Tab", "page-key-tab"],
  ["⇧ ←→", "page-key-green"],
] as const;
export { SHAPES as shapes } from "../../api/arnak";
