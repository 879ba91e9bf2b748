/** What is loaded when somebody plays Arnak. */
export { default as Ending } from "./Ending.svelte";
export { default as Log } from "./Log.svelte";
export { default as Progress } from "./Progress.svelte";
export { default as Table } from "./Table.svelte";
