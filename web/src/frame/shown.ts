/** A table that is only looked at: what it shows comes from a recorded game, not from a server. */
import type { FullSight, TableInfo } from "../api/messages";
import { type Answer, type Ears, Lost, type Question, type Talk } from "./wire";

export class Shown implements Talk {
  /** What is answered when somebody does something; nothing, if nothing can be done. */
  answer: (question: Question) => Promise<Answer> = () => Promise.reject(new Lost());

  /** The seat's sheet, as it lies there. */
  #sheet: unknown = null;

  constructor(readonly ears: Ears) {}

  open(): void {
    this.ears.link({ is: "open" });
  }
  close(): void {
    // there is nobody to say goodbye to
  }
  retry(): void {
    // nothing can be lost
  }
  resync(place: string): void {
    throw new Error(`what is shown cannot be drawn: ${place}`);
  }
  ask(question: Question): Promise<Answer> {
    if (question.ask === "sheet" && this.#sheet) return Promise.resolve({ tell: "sheet", sheet: this.#sheet });
    return this.answer(question);
  }

  /** Let the seat have written this on its sheet. */
  write(notes: readonly unknown[], sheet: unknown): void {
    this.#sheet = sheet;
    this.ears.told({ tell: "notes", notes });
  }

  /** Let the table look like this from now on; beats lead to it from how it looked before. */
  show(sight: Omit<FullSight, "tell" | "number">, sheet: unknown = null): void {
    this.#sheet = sheet;
    this.ears.told({ tell: "sight", number: 0, ...sight });
  }
}

/** A table at which nobody sits any more, as everybody would see it. */
export function tableShown(
  game: string,
  rules: string,
  options: TableInfo["options"],
  names: readonly string[],
  more: Partial<TableInfo> = {},
): TableInfo {
  return {
    id: "",
    game,
    rules,
    options,
    status: "playing",
    visibility: "link",
    help: "none",
    chat: false,
    seats: names.map((name) => ({ name, is_ready: true })),
    opened: 0,
    commitment: "",
    is_outdated: false,
    words: [],
    ...more,
  };
}
