/** Hints and proofs as they are shown: the facts about own tiles are folded into one. */
import type { Line } from "../../api/messages";
import { need, nth } from "../../frame/need";
import type { Ref, Voice } from "../../frame/voice";
import { isPhrase, type ShownLine, shownLine } from "../../table/proof";

/** The lines, facts about own tiles folded into one line after each claim. */
export function shown(lines: readonly Line[], voice: Voice): ShownLine[] {
  const found: ShownLine[] = [];
  const numbers: number[] = [];
  const held: Ref[] = [];
  const close = (): void => {
    if (!numbers.length) return;
    const [first, last] = [nth(numbers, 0), need(numbers.at(-1))];
    const number = first === last ? `${first}` : `${first}–${last}`;
    found.push({
      number,
      text: voice.word("page-own-tiles", { count: numbers.length }),
      about: [...held],
      rests: [],
    });
    numbers.length = 0;
    held.length = 0;
  };
  for (const line of lines) {
    const { number, fact, left } = line.phrase.facts;
    if (typeof number === "number" && isPhrase(fact) && fact.key === "proof-held" && !isPhrase(left)) {
      numbers.push(number);
      held.push(...(line.about ?? []));
    } else {
      close();
      found.push(shownLine(line, voice));
    }
  }
  close();
  return found;
}
