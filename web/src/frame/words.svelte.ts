/** What a table is put into words with: the game as the server describes it, its catalogues, and why something failed. */
import type { GameInfo, Reason } from "../api/messages";
import { type OwnTexts, readWords } from "./catalogues";
import { games } from "./server";
import { settings } from "./settings.svelte";
import type { Text, Voice } from "./voice";

/** What went wrong, to be shown: a rule with its sentence, or that the answer was lost. */
export interface Trouble {
  readonly rule: string | null;
  readonly sentence: string;
  /** What is missing, where something can be counted: of what, how many are needed, how many are there. */
  readonly lack?: Lack | null;
}

export interface Lack {
  readonly of: string;
  readonly need: number;
  readonly have: number;
}

/** The catalogues of a game in the chosen language, read again whenever that changes. */
export class Words {
  #text: Text | null = $state.raw(null);
  #game: GameInfo | null = $state.raw(null);
  #isMissing = $state(false);
  readonly #stop: () => void;

  /** `game` names the game as soon as it is known; `own` has the page's own texts for it. */
  constructor(game: () => string | undefined, own: (game: string) => OwnTexts | null) {
    this.#stop = $effect.root(() => {
      $effect(() => {
        const name = game();
        const lang = settings.language;
        if (name === undefined) return;
        void Promise.all([readWords(name, lang, own(name)), games()]).then(
          ([text, all]) => {
            this.#game = all.find((each) => each.name === name) ?? null;
            if (settings.language === lang) this.#text = text;
          },
          () => (this.#isMissing = this.#text === null), // else the table goes on in the language that it has
        );
      });
    });
  }

  /** Null: not read yet. */
  readonly text: Text | null = $derived(this.#text);
  /** Null: not read yet, or not among the games of this server. */
  readonly game: GameInfo | null = $derived(this.#game);
  /** Whether they cannot be had. */
  readonly isMissing: boolean = $derived(this.#isMissing);

  /** Follow the language no more. */
  close(): void {
    this.#stop();
  }
}

/** A refusal in words. */
export function sayReason(voice: Voice, reason: Reason): Trouble {
  const rule = reason.rule.includes(" ") ? reason.rule : null;
  return { rule, sentence: voice.refusal(reason), lack: lackOf(reason) };
}

function lackOf({ facts = {} }: Reason): Lack | null {
  const { of, need, have } = facts;
  return typeof of === "string" && typeof need === "number" && typeof have === "number" ? { of, need, have } : null;
}
