/**
 * What a screen reader is told: politely what happens, at once whose turn it is. `Announcer.svelte` holds the regions.
 *
 * Each line is an element of its own that is added: of a burst every line is read, and one that is said twice is read twice.
 */
import { untrack } from "svelte";

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What was read long ago is taken away: that is not read out. */
const MOST = 30;

class Region {
  #lines: readonly Announcement[] = $state.raw([]);
  #count = 0;

  readonly lines: readonly Announcement[] = $derived(this.#lines);

  add(text: string): void {
    const before = untrack(() => this.#lines); // who says something does not say it again because of that
    if (text) this.#lines = [...before, { id: (this.#count += 1), text }].slice(-MOST);
  }
}

export const polite = new Region();
export const assertive = new Region();

/** Say it when there is a pause. */
export function announce(text: string): void {
  polite.add(text);
}

/** Say it now: it is your turn. */
export function call(text: string): void {
  assertive.add(text);
}
