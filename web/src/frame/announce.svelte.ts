/**
 * What a screen reader is told: politely what happens, at once whose turn it is. `Announcer.svelte` holds the regions.
 *
 * Each line is an element of its own that is added: of a burst every line is read, and one that is said twice is read twice.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What was read long ago is taken away: that is not read out. Of a burst nothing is, however long it is. */
const MOST = 30;

class Region {
  #lines: readonly Announcement[] = $state.raw([]);
  #count = 0;
  #drawn = 0;

  readonly lines: readonly Announcement[] = $derived(this.#lines);

  add(text: string): void {
    const before = untrack(() => this.#lines); // who says something does not say it again because of that
    if (!text) return;
    const unread = before.filter((each) => each.id > this.#drawn);
    const read = before.slice(0, before.length - unread.length).slice(-MOST);
    this.#lines = [...read, ...unread, { id: (this.#count += 1), text }];
  }

  /** The lines that there are have come to the page. */
  draw(): void {
    this.#drawn = this.#lines.at(-1)?.id ?? 0;
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

/**
 * What an element says is announced as soon as it is there, and again whenever it changes: `<p {@attach spoken(() => why)}>`.
 * `isNew`: whether what it says at first is said, too.
 */
export function spoken(text: () => string, isNew = true): Attachment {
  return () => {
    let before = isNew ? "" : untrack(text);
    $effect(() => {
      const now = text();
      if (now !== before) announce((before = now));
    });
  };
}
