/** What hints and proofs rule out, to be written into the sheet. */
import type { Line } from "../../api/messages";
import { type Fact, isList, type Ref } from "../../frame/voice";
import { isPhrase } from "../../table/proof";

export interface RuledOut {
  readonly symbol: string;
  readonly digit: number;
}

/** What the lines rule out. */
export function ruledOut(lines: readonly Line[]): RuledOut[] {
  return lines.flatMap(({ phrase }) => {
    const { stone, digit, left } = phrase.facts;
    if (phrase.key === "proof-excluded" && typeof stone === "string" && typeof digit === "number") {
      return [{ symbol: symbolOf(stone), digit }];
    }
    return phrase.key === "hint-also" && left !== undefined ? listed(left) : [];
  });
}

function listed(fact: Fact): RuledOut[] {
  if (isList(fact)) return fact.flatMap(listed);
  if (!isPhrase(fact)) return [];
  const { stone, digits } = fact.facts ?? {};
  if (fact.key === "proof-left" && typeof stone === "string") {
    const all = isList(digits) ? digits : [digits];
    return all.flatMap((digit) => (typeof digit === "number" ? [{ symbol: symbolOf(stone), digit }] : []));
  }
  return Object.values(fact.facts ?? {}).flatMap(listed);
}

function symbolOf(stone: Ref): string {
  return stone.slice(stone.indexOf(":") + 1, stone.indexOf("/"));
}
