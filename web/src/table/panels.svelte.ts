/** Which sheet lies over the table; one at a time. */
type Panel = "log" | "chat" | "moves" | "keys" | "settings";

class Panels {
  open: Panel | null = $state(null);
  /** Whether the end was looked at and laid aside, to see the table. */
  isEndRead = $state(false);

  readonly toggle = (panel: Panel): void => {
    this.open = this.open === panel ? null : panel;
  };
  readonly close = (): void => {
    this.open = null;
  };
}

export const panels = new Panels();
