/** What a table tells who asks: hints, odds, proofs, why something is not possible, moves in words. It changes nothing. */
import type { HintAnswer, Line, Odds, Phrase, Place, ProofAnswer, Reason, TryAnswer } from "../api/messages";
import { MOST_MOVES } from "./plan.svelte";
import type { Session } from "./session.svelte";
import type { Ref } from "./voice";

/** The two presses, as the record counts them: where to look; what to do and why. */
export const LOOK = 11;
export const ADVISE = 12;

/** The press that was made last (0: none), and what it says. */
export interface Hints {
  readonly level: number;
  readonly lines: readonly Line[];
}

const NO_HINTS: Hints = { level: 0, lines: [] };

export class Help<View, Move, Event> {
  #hints: Hints = $state.raw(NO_HINTS);
  /** The plan that it is about. */
  #about: readonly unknown[] = $state.raw([]);
  /** The question whose hint is on its way; null: none is. */
  #asking: symbol | null = $state.raw(null);
  /** By prompt and plan, so that what is described once is asked for once. */
  readonly #described = new Map<string, Promise<readonly Phrase[]>>();

  constructor(readonly session: Session<View, Event, Move>) {}

  /** What was said about the prompt that stands and the turn as it is thought of; level 0: nothing yet. */
  readonly hints: Hints = $derived.by(() => {
    const [now, then] = [this.session.thought(), this.#about];
    return now.length === then.length && now.every((move, at) => move === then[at]) ? this.#hints : NO_HINTS;
  });
  /** Whether a hint is being thought about. */
  readonly isHinting: boolean = $derived(this.#asking !== null);

  /** Another prompt stands: what was said is over. */
  clear(): void {
    this.#hints = NO_HINTS;
    this.#asking = null;
    this.#described.clear();
  }

  /** Where to look; the next time what to do and why: about the turn as it was thought of so far. */
  async hint(): Promise<HintAnswer | null> {
    if (this.#asking) return null;
    const { level, lines } = this.hints;
    if (level === ADVISE) {
      this.#hints = { level, lines }; // shown again, where it was closed
      return null;
    }
    const [asking, after] = [Symbol("hint"), this.session.thought()];
    this.#asking = asking;
    const told = await this.session.askNow("hint", { ask: "hint", level: level ? ADVISE : LOOK, after }, true);
    if (this.#asking === asking) this.#asking = null;
    if (told) {
      this.#about = after;
      this.#hints = { level: told.level, lines: told.lines ?? [] };
    }
    return told;
  }

  /** What the seat can know, in numbers; null where the table does not allow it. `values`: also what each move is worth. */
  async odds(values = false): Promise<Odds<Move> | null> {
    if (this.session.known?.table.help !== "odds") return null;
    const told = await this.session.ask("odds", { ask: "odds", values });
    return told?.odds ?? null;
  }

  /** Why a cell of the sheet is ruled out or certain; null where it cannot be said. */
  prove(where: Ref, what: string): Promise<ProofAnswer | null> {
    return this.session.askNow("proved", { ask: "prove", where, what }, true);
  }

  /** The seat's sheet as the game has it: what is in sight, and its own marks. */
  async sheet<Sheet>(): Promise<Sheet | null> {
    const told = await this.session.ask("sheet", { ask: "sheet" });
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the game that asks says what its sheet is
    return (told?.sheet ?? null) as Sheet | null;
  }

  /** The table in words: its places with their pieces; null where they cannot be had. */
  async places(): Promise<readonly Place[] | null> {
    const told = await this.session.ask("places", { ask: "places", after: this.session.thought() });
    return told?.places ?? null;
  }

  /** Why there is no move with a piece; null if there is one, or if it cannot be said. */
  async whyNot(piece: Ref): Promise<Reason | null> {
    const told = await this.session.askNow("why", { ask: "why-not", piece, after: this.session.thought() });
    return told?.why ?? null;
  }

  /** What some moves would lead to; null where that is not known. */
  async tryOut(moves: readonly Move[]): Promise<TryAnswer<View, Event, Move> | null> {
    const prompt = this.session.known?.asked?.number;
    if (prompt === undefined) return null;
    return this.session.askNow("tried", { ask: "try", prompt, moves });
  }

  /** Legal moves in words. Asked for once while the prompt stands. */
  async describe(moves: readonly Move[]): Promise<readonly Phrase[]> {
    const prompt = this.session.known?.asked?.number ?? 0;
    const after = this.session.thought();
    const parts: Promise<readonly Phrase[]>[] = [];
    for (let at = 0; at < moves.length; at += MOST_MOVES) {
      const some = moves.slice(at, at + MOST_MOVES);
      const name = `${prompt} ${JSON.stringify([some, after])}`;
      let part = this.#described.get(name);
      if (!part) {
        part = this.session.ask("described", { ask: "describe", moves: some, after }).then((told) => {
          if (!told) this.#described.delete(name);
          return told?.phrases ?? [];
        });
        this.#described.set(name, part);
      }
      parts.push(part);
    }
    return (await Promise.all(parts)).flat();
  }
}
