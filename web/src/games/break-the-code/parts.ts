/** What is loaded when somebody plays Break the Code. */
export { default as Ending } from "./Ending.svelte";
export { default as Progress } from "./Progress.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as Table } from "./Table.svelte";
export { default as What } from "./What.svelte";
export { keys } from "./keys.svelte";
export { SHAPES as shapes } from "../../api/break-the-code";
