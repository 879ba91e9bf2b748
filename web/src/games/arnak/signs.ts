/** Signs as symbols and as words: what stands for each thing in `look/icons.svg` and in the catalogues. */
import type { Sign } from "../../api/messages";
import type { Voice } from "../../frame/voice";

/** Things whose symbol has another name. */
const SYMBOLS: Readonly<Record<string, string>> = {
  point: "points",
  "fear-tile": "fear",
  "assistant-gold": "promote",
};

export function symbol(of: string): string {
  return SYMBOLS[of] ?? of;
}

/** Whether a thing is drawn one by one. Points are always counted in figures: a cairn alone does not say how many. */
export function isDrawn({ of, number }: Sign, most = 2): boolean {
  return of !== "point" && number >= 1 && number <= most;
}

/** How many symbols stand for it. */
export function drawn(sign: Sign, most = 2): number {
  return isDrawn(sign, most) ? sign.number : 1;
}

/** Things that the server's catalogue counts; the others are counted by the page's. */
const COUNTED = new Set(["coin", "compass", "tablet", "arrowhead", "jewel", "boot", "car", "ship", "plane", "idol"]);

/** A row of signs in words: "1 compass, then 1 jewel". */
export function signWords(voice: Voice, signs: readonly Sign[]): string {
  let said = "";
  let before = "";
  for (const { of, number } of signs) {
    if (of === "or" || of === "to") {
      before = ` ${voice.word(`page-sign-${of}`)} `;
      continue;
    }
    const word = number < 0 ? less(voice, of, -number) : counted(voice, of, number);
    said += (said ? before || ", " : "") + word;
    before = "";
  }
  return said;
}

function counted(voice: Voice, of: string, n: number): string {
  return voice.word(COUNTED.has(of) ? `some-${of}` : `page-some-${of}`, { n });
}

/** A discount: so much off a kind of card, or so many of something less to pay. */
function less(voice: Voice, of: string, n: number): string {
  if (of === "item" || of === "artifact") return voice.word(`page-off-${of}`, { n });
  return voice.word("page-sign-less", { what: counted(voice, of, n) });
}

/** The signs of a price: a card that is paid goes away. */
export function asPrice(signs: readonly Sign[]): Sign[] {
  return signs.map((each) => (each.of === "card" ? { of: "card-away", number: each.number } : each));
}
