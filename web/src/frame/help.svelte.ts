/** What a table tells who asks: hints, odds, proofs, why something is not possible, moves in words. It changes nothing. */
import type { HintAnswer, Odds, Phrase, Place, ProofAnswer, Reason, TryAnswer } from "../api/messages";
import { MOST_MOVES } from "./plan.svelte";
import type { Session } from "./session.svelte";
import type { Ref } from "./voice";

/** The rung of the hint ladder that was reached, what it says, and by phrase the pieces that it speaks of. */
export interface Hints {
  readonly level: number;
  readonly phrases: readonly Phrase[];
  readonly about: readonly (readonly Ref[])[];
}

const NO_HINTS: Hints = { level: 0, phrases: [], about: [] };

export class Help<View, Move, Event> {
  #hints: Hints = $state.raw(NO_HINTS);
  /** The question whose hint is on its way; null: none is. */
  #asking: symbol | null = $state.raw(null);
  /** By prompt and plan, so that what is described once is asked for once. */
  readonly #described = new Map<string, Promise<readonly Phrase[]>>();

  constructor(readonly session: Session<View, Event, Move>) {}

  /** What was said about the prompt that stands; level 0: nothing yet. */
  readonly hints: Hints = $derived(this.#hints);
  /** Whether a hint is being thought about. */
  readonly isHinting: boolean = $derived(this.#asking !== null);

  /** Another prompt stands: what was said is over. */
  clear(): void {
    this.#hints = NO_HINTS;
    this.#asking = null;
    this.#described.clear();
  }

  /** Climb the hint ladder to a rung, the next one if none is named: about the turn as it was thought of so far. */
  async hint(level = this.#hints.level + 1): Promise<HintAnswer | null> {
    if (this.#asking) return null;
    const asking = Symbol("hint");
    this.#asking = asking;
    const told = await this.session.askNow("hint", { ask: "hint", level, after: this.session.thought() }, true);
    if (this.#asking === asking) this.#asking = null;
    if (told) this.#hints = { level: told.level, phrases: told.phrases, about: told.about ?? [] };
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
