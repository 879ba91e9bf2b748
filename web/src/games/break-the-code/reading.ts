/** Hints and proofs as they are shown: claims, numbered facts with the own tiles folded into one, and what can be written. */
import type { ProofLine } from "../../api/messages";
import type { Fact, Phrase, Ref, Voice } from "../../frame/voice";

export interface Shown {
  /** Of a fact, or of several that are folded: `3`, `1–5`; a claim has none. */
  readonly number: string | null;
  readonly text: string;
  readonly about: readonly Ref[];
}

/** The lines, facts about own tiles folded into one line after each claim. */
export function shown(lines: readonly ProofLine[], voice: Voice): Shown[] {
  const found: Shown[] = [];
  const numbers: number[] = [];
  const held: Ref[] = [];
  const close = (): void => {
    if (!numbers.length) return;
    const [first, last] = [numbers[0]!, numbers.at(-1)!];
    const number = first === last ? `${first}` : `${first}–${last}`;
    found.push({ number, text: voice.word("page-own-tiles", { count: numbers.length }), about: [...held] });
    numbers.length = 0;
    held.length = 0;
  };
  for (const { phrase, about = [] } of lines) {
    const { number, fact, left } = phrase.facts ?? {};
    if (!phrase.key.startsWith("proof-step") || typeof number !== "number" || !isPhrase(fact)) {
      close();
      found.push({ number: null, text: voice.say(phrase), about });
    } else if (fact.key === "proof-held" && !isPhrase(left)) {
      numbers.push(number);
      held.push(...about);
    } else {
      close();
      const leaves = isPhrase(left) ? ` → ${voice.say(left)}` : "";
      found.push({ number: `${number}`, text: voice.say(fact) + leaves, about });
    }
  }
  close();
  return found;
}

function isPhrase(fact: Fact | undefined): fact is Phrase {
  return typeof fact === "object" && !Array.isArray(fact);
}
