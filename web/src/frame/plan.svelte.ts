/**
 * What a player has only thought of: moves that were tried out and told to nobody, and what they led to.
 *
 * It is about one prompt. It is sent only as a whole, and only by a move that brings something to light or says that
 * it is enough; where trying fails nothing is sent.
 */
import type { Offer, TryAnswer } from "../api/messages";
import type { Phrase } from "./voice";
import type { Session } from "./session.svelte";

/** A move that was only thought of, and what it led to. */
export interface Thought<View, Move> {
  readonly move: Move;
  /** The offer that it was made by, if it was one. */
  readonly offer: Offer<Move> | null;
  readonly before: View;
  readonly told: TryAnswer<View, unknown, Move>;
}

/** What came of a move: it is in the plan, it was made with all before it, or nothing. */
export type Outcome = "planned" | "made" | "none";

/** Moves that a message may hold. */
export const MOST_MOVES = 32;

export class Plan<View, Move, Event = unknown> {
  #thoughts: readonly Thought<View, Move>[] = $state.raw([]);
  #isTrying = $state(false);
  /** Whether a move may be thought of; a game's table that has a plan of the turn sets it. */
  mayThink: ((move: unknown) => boolean) | null = null;
  /** Something was thought of: what it would bring, in phrases. */
  onthought: (news: readonly Phrase[]) => void = () => undefined;

  constructor(readonly session: Session<View, Event, Move>) {}

  readonly thoughts: readonly Thought<View, Move>[] = $derived(this.#thoughts);
  readonly last: Thought<View, Move> | null = $derived(this.#thoughts.at(-1) ?? null);
  readonly moves: readonly Move[] = $derived(this.#thoughts.map((each) => each.move));
  /** Whether a move is being tried out: then no other is taken. */
  readonly isTrying: boolean = $derived(this.#isTrying);
  /** What may be done after it; nothing while nothing can be sent. */
  readonly offers: readonly Offer<Move>[] = $derived.by(() => {
    if (!this.session.mayMove) return [];
    return this.last?.told.offers ?? this.session.known?.offers ?? [];
  });
  /** What the seat sees after it; null where nothing is thought of. */
  readonly view: View | null = $derived(this.last?.told.view ?? null);

  /** Make moves with all that was thought of, or think of one move more, where that may be. */
  async play(moves: readonly Move[], before: () => View): Promise<Outcome> {
    const prompt = this.session.known?.asked?.number;
    if (prompt === undefined || !this.session.mayMove || this.#isTrying) return "none";
    const [move, ...more] = moves;
    if (move !== undefined && !more.length && this.#canThink(move)) {
      const thinking = await this.#think(move, before);
      if (thinking !== "to-be-made") return thinking;
    }
    if (!(await this.session.act({ ask: "move", prompt, moves: [...this.moves, ...moves] }))) return "none";
    this.clear();
    return "made";
  }

  /** Think of moves again, as far as that goes: nothing is sent. */
  async recall(moves: readonly Move[], before: () => View): Promise<void> {
    for (const move of moves) {
      if (!this.session.mayMove || this.#isTrying || !this.#canThink(move)) return;
      if ((await this.#think(move, before)) !== "planned") return;
    }
  }

  /**
   * Leave so many of the moves that were thought of. What is being tried out is given up by that: its answer is about
   * another plan. What has been sent is no longer only thought of, and stays.
   */
  keep(steps: number): boolean {
    if (this.session.isSending) return false;
    this.#thoughts = this.#thoughts.slice(0, steps);
    return true;
  }

  clear(): void {
    this.#thoughts = [];
  }

  #offerOf(move: Move): Offer<Move> | null {
    const same = JSON.stringify(move);
    return this.offers.find((each) => each.moves.some((one) => JSON.stringify(one) === same)) ?? null;
  }

  #canThink(move: Move): boolean {
    const offer = this.#offerOf(move);
    return this.mayThink?.(move) === true && offer?.reveals === false && this.#thoughts.length < MOST_MOVES - 1;
  }

  async #think(move: Move, view: () => View): Promise<"planned" | "none" | "to-be-made"> {
    const prompt = this.session.known?.asked?.number;
    if (prompt === undefined) return "none";
    const [offer, moves] = [this.#offerOf(move), [...this.moves, move]];
    this.#isTrying = true;
    const asking = this.session.askNow("tried", { ask: "try", prompt, moves }, true);
    const told = await asking.finally(() => (this.#isTrying = false));
    if (!told) return "none";
    if (told.tried < moves.length || !told.offers.length) return "to-be-made";
    const seen = this.last?.told.events.length ?? 0;
    this.#thoughts = [...this.#thoughts, { move, offer, before: view(), told }];
    this.onthought((told.phrases ?? []).slice(seen).flat());
    return "planned";
  }
}
