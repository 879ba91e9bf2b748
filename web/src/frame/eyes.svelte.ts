/** A table at which bots alone play, as one of its seats sees it: its view, and nothing that is said of it. */
import { type Known, taken } from "./mirror";
import { socketOf } from "./server";
import { Wire } from "./wire";

export class Eyes {
  #known: Known | null = $state.raw(null);
  readonly #wire: Wire;

  constructor(place: { readonly id: string; readonly key?: string | undefined; readonly seat: number }) {
    this.#wire = new Wire(socketOf(place.id), place, {
      last: () => this.#known?.number ?? null,
      told: (message) => (this.#known = taken(this.#known, message) ?? this.#known),
      link: () => undefined, // who looks on hears of a lost connection once
    });
    this.#wire.open();
  }

  /** Null: nothing is known yet, or nobody may look through these eyes. */
  get view(): object | null {
    return this.#known?.view ?? null;
  }

  close(): void {
    this.#wire.close();
  }
}
