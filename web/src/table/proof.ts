/** Hints and proofs as they are shown: claims, and numbered facts with the pieces that they speak of. */
import type { Line } from "../api/messages";
import type { SeatAtTable } from "../frame/table.svelte";
import type { Mark, Marks } from "../stage/marks";
import type { Fact, Phrase, Ref, Voice } from "../frame/voice";

export interface ShownLine {
  /** Of a fact, or of several that are folded: `3`, `1–5`; a claim has none. */
  readonly number: string | null;
  readonly text: string;
  readonly about: readonly Ref[];
  /** What it rests on: the pieces of earlier facts, or of a reason. */
  readonly rests?: readonly Ref[];
  readonly role?: Line["role"];
}

/** Why a cell of the sheet is ruled out, certain, or open. */
export interface Proof {
  readonly title: string | null;
  readonly lines: readonly Line[];
}

/** The proof that was asked for, or else the hint that was taken, line by line. */
export function source(table: SeatAtTable, proof: Proof | null): readonly Line[] {
  return proof?.lines ?? table.hints.lines;
}

/** The move that a hint advises; null where it advises none. */
export function advised(table: SeatAtTable): Line | null {
  return table.hints.lines.find((line) => line.role === "do") ?? null;
}

const STEPS = /^(?:proof|advise)-step/u;

/** A line in words, a fact's number apart from it. */
export function shownLine({ phrase, about = [], rests = [], role = null }: Line, voice: Voice): ShownLine {
  const { number, fact, left } = phrase.facts;
  if (!STEPS.test(phrase.key) || typeof number !== "number" || !isPhrase(fact)) {
    return { number: null, text: voice.say(phrase), about, rests, role };
  }
  const leaves = isPhrase(left) ? ` → ${voice.say(left)}` : "";
  return { number: `${number}`, text: voice.say(fact) + leaves, about, rests, role };
}

/** What is marked on the table while a line is read; without one, where to look or what to do. */
export function marksOf(lines: readonly ShownLine[], current: ShownLine | null): Marks {
  const marks = new Map<Ref, Mark>();
  const mark = (refs: readonly Ref[] = [], as: Mark): void => refs.forEach((ref) => marks.set(ref, as));
  for (const line of lines) {
    if (line.role === "look" && !current) mark(line.about, "look");
    if (line.role === "do" && (!current || current.role === "why")) mark(line.about, "best");
  }
  if (current) {
    mark(current.rests, "rests");
    mark(current.about, "look");
  }
  return marks;
}

export function isPhrase(fact: Fact | undefined): fact is Phrase {
  return typeof fact === "object" && !Array.isArray(fact);
}
