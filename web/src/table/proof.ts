/** Hints and proofs as they are shown: claims, and numbered facts with the pieces that they speak of. */
import type { Line } from "../api/messages";
import type { SeatAtTable } from "../frame/table.svelte";
import type { Fact, Phrase, Ref, Voice } from "../frame/voice";

export interface ShownLine {
  /** Of a fact, or of several that are folded: `3`, `1–5`; a claim has none. */
  readonly number: string | null;
  readonly text: string;
  readonly about: readonly Ref[];
}

/** Why a cell of the sheet is ruled out, certain, or open. */
export interface Proof {
  readonly title: string | null;
  readonly lines: readonly Line[];
}

/** The proof that was asked for, or else the hint that was taken, line by line. */
export function source(table: SeatAtTable, proof: Proof | null): readonly Line[] {
  return proof?.lines ?? table.hints.phrases.map((phrase, at) => ({ phrase, about: table.hints.about[at] ?? [] }));
}

/** A line in words, a fact's number apart from it. */
export function shownLine({ phrase, about = [] }: Line, voice: Voice): ShownLine {
  const { number, fact, left } = phrase.facts;
  if (!phrase.key.startsWith("proof-step") || typeof number !== "number" || !isPhrase(fact)) {
    return { number: null, text: voice.say(phrase), about };
  }
  const leaves = isPhrase(left) ? ` → ${voice.say(left)}` : "";
  return { number: `${number}`, text: voice.say(fact) + leaves, about };
}

export function isPhrase(fact: Fact | undefined): fact is Phrase {
  return typeof fact === "object" && !Array.isArray(fact);
}
