/** What a screen reader is told: politely what happens, at once whose turn it is. `Announcer.svelte` holds the regions. */
export const announced = $state({ polite: "", assertive: "" });

/** Say it when there is a pause. */
export function announce(text: string): void {
  announced.polite = text;
}

/** Say it now: it is your turn. */
export function call(text: string): void {
  announced.assertive = text;
}
