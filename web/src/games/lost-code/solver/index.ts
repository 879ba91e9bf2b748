/** What is loaded when somebody enters a position of The Lost Code or Think Str8! at the solver. */
export { default as Form } from "./Form.svelte";
export { fresh, isWhole, setting } from "./positions";
