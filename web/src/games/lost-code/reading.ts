/** Hints and proofs as they are shown: claims, numbered facts, and the digits that they rule out. */
import type { ProofLine } from "../../api/messages";
import type { Fact, Phrase, Ref, Voice } from "../../frame/voice";

export interface Shown {
  /** Of a fact; a claim has none. */
  readonly number: number | null;
  readonly text: string;
  readonly about: readonly Ref[];
}

export interface RuledOut {
  readonly symbol: string;
  readonly digit: number;
}

/** The lines of a hint, a fact's number apart from its words. */
export function shown(lines: readonly ProofLine[], voice: Voice): Shown[] {
  return lines.map(({ phrase, about = [] }) => {
    const { number, fact, left } = phrase.facts ?? {};
    if (!phrase.key.startsWith("proof-step") || typeof number !== "number" || !isPhrase(fact)) {
      return { number: null, text: voice.say(phrase), about };
    }
    const leaves = isPhrase(left) ? ` → ${voice.say(left)}` : "";
    return { number, text: voice.say(fact) + leaves, about };
  });
}

/** What the lines rule out. */
export function ruledOut(lines: readonly ProofLine[]): RuledOut[] {
  return lines.flatMap(({ phrase }) => {
    const { stone, digit, left } = phrase.facts ?? {};
    if (phrase.key === "proof-excluded" && typeof stone === "string" && typeof digit === "number") {
      return [{ symbol: symbolOf(stone), digit }];
    }
    return phrase.key === "hint-also" && left !== undefined ? listed(left) : [];
  });
}

function listed(fact: Fact): RuledOut[] {
  if (Array.isArray(fact)) return (fact as readonly Fact[]).flatMap(listed);
  if (!isPhrase(fact)) return [];
  const { stone, digits } = fact.facts ?? {};
  if (fact.key === "proof-left" && typeof stone === "string") {
    const all = (Array.isArray(digits) ? digits : [digits]) as readonly number[];
    return all.map((digit) => ({ symbol: symbolOf(stone), digit }));
  }
  return Object.values(fact.facts ?? {}).flatMap(listed);
}

function symbolOf(stone: Ref): string {
  return stone.slice(stone.indexOf(":") + 1, stone.indexOf("/"));
}

function isPhrase(fact: Fact | undefined): fact is Phrase {
  return typeof fact === "object" && !Array.isArray(fact);
}
