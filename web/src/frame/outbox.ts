/**
 * Notes on their way to the server, one after the other. What could not be sent is kept, also for the page that is
 * loaded next, and sent when the table can be reached again. A note says how something is to be, so that one which
 * arrives twice does no harm.
 */
import { draftOf, keepDraft, type Owner } from "./drafts";
import { Lost } from "./wire";

interface Unsent {
  readonly note: unknown;
  readonly settle: (isAccepted: boolean) => void;
}

const KEPT = "notes";
const isList = (draft: unknown): draft is readonly unknown[] => Array.isArray(draft);

export class Outbox {
  #unsent: Unsent[];
  #isSending = false;

  /** `send` fails with `Lost` where the table cannot be reached; anything else is told to `refused`. */
  constructor(
    readonly owner: Owner,
    readonly send: (note: unknown) => Promise<unknown>,
    readonly refused: (error: unknown) => void,
  ) {
    this.#unsent = (draftOf(owner, KEPT, isList) ?? []).map((note) => ({ note, settle: () => undefined }));
  }

  /** Whether it was accepted, as soon as that is known. */
  add(note: unknown): Promise<boolean> {
    return new Promise((settle) => {
      this.#unsent.push({ note, settle });
      this.#keep();
      void this.flush();
    });
  }

  /** Send what is there, as far as that goes. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let first = this.#unsent[0]; first; first = this.#unsent[0]) {
      let isAccepted = true;
      try {
        await this.send(first.note);
      } catch (error) {
        if (error instanceof Lost) break;
        this.refused(error);
        isAccepted = false;
      }
      this.#unsent.shift();
      this.#keep();
      first.settle(isAccepted);
    }
    this.#isSending = false;
  }

  #keep(): void {
    const notes = this.#unsent.map((each) => each.note);
    keepDraft(this.owner, KEPT, notes.length ? notes : null);
  }
}
