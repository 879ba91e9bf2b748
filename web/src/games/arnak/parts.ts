/** What is loaded when somebody plays Arnak. */
export { default as Ending } from "./Ending.svelte";
export { default as Log } from "./Log.svelte";
export { default as Progress } from "./Progress.svelte";
export { default as Table } from "./Table.svelte";

export const keys = [
  ["1–9", "page-key-numbers"],
  ["Enter", "page-key-enter"],
  ["Esc", "page-key-escape"],
  ["E", "page-key-end"],
  ["P", "page-key-pass"],
  ["D V O", "page-key-sites"],
  ["B C R", "page-key-cards"],
  ["I", "page-key-detail"],
  ["N", "page-key-news"],
  ["Tab", "page-key-tab"],
  ["⇧ ←→", "page-key-green"],
] as const;
