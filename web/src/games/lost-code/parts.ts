/** What is loaded when somebody plays The Lost Code or Think Str8!. */
export { default as Ending } from "./Ending.svelte";
export { default as Progress } from "./Progress.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as Table } from "./Table.svelte";

/** For those who ask which keys there are. */
export const keys = [
  ["← →", "page-key-sum"],
  ["↑ ↓", "page-key-wheel"],
  ["7 . 6", "page-key-range"],
  ["Enter", "page-key-enter"],
  ["K", "page-key-keep"],
  ["S", "page-key-sheet"],
  ["1–6", "page-key-line"],
  ["Space", "page-key-rule-out"],
  ["W", "page-key-why"],
  ["0–7 −", "page-key-final"],
  ["Esc", "page-key-escape"],
] as const;
export { SHAPES as shapes } from "../../api/lost-code";
