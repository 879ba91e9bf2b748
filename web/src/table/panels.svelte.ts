import { SvelteSet } from "svelte/reactivity";

/** Which sheet lies over the table; one at a time. */
type Panel = "log" | "chat" | "moves" | "keys" | "settings";

class Panels {
  open: Panel | null = $state(null);
  /** The tables whose end was looked at and laid aside, to see the table. */
  readonly #readEnds = new SvelteSet<string>();

  isEndRead({ told }: { readonly told: { readonly id: string } }): boolean {
    return this.#readEnds.has(told.id);
  }
  readEnd({ told }: { readonly told: { readonly id: string } }): void {
    this.#readEnds.add(told.id);
  }

  readonly toggle = (panel: Panel): void => {
    this.open = this.open === panel ? null : panel;
  };
  readonly close = (): void => {
    this.open = null;
  };
}

export const panels = new Panels();
