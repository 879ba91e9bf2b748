import { getContext, setContext } from "svelte";

/** Which sheet lies over a table, one at a time; and whether its end was looked at and laid aside, to see the table. */
export type Panel = "log" | "chat" | "moves" | "keys" | "settings";

export class Panels {
  open: Panel | null = $state(null);
  isEndRead = $state(false);

  readonly toggle = (panel: Panel): void => {
    this.open = this.open === panel ? null : panel;
  };
  readonly close = (): void => {
    this.open = null;
  };
  readonly readEnd = (): void => {
    this.isEndRead = true;
  };
}

const KEY = Symbol("panels");

/** The panels of the table that a component stands around. */
export function layPanels(): Panels {
  return setContext(KEY, new Panels());
}

/** The panels of the table that a component belongs to; at one that is only shown there are none to open. */
export function panelsHere(): Panels {
  return getContext<Panels | undefined>(KEY) ?? new Panels();
}
