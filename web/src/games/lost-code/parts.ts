/** What is loaded when somebody plays The Lost Code or Think Str8!. */
export { default as Ending } from "./Ending.svelte";
export { default as Holding } from "./Holding.svelte";
export { default as Progress } from "./Progress.svelte";
export { default as Table } from "./Table.svelte";
