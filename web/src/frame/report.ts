/** What could not be drawn is said on the page (`Broken.svelte`); what it was stands in the console. */
export function report(error: unknown): void {
  console.error("a part of the page could not be drawn", error);
}
