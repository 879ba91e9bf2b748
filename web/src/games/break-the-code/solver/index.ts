/** What is loaded when somebody enters a position of Break the Code at the solver. */
export { default as Form } from "./Form.svelte";
export { fresh, isWhole, setting } from "./positions";
