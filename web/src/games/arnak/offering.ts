/** Which piece answers which offer: the pieces are the menu (`look/arnak.md` 4). Nothing here knows a rule. */
import { need } from "../../frame/need";
import type { Ref } from "../../frame/voice";
import type { Choice } from "./types";

/** Offers by which something is paid: the chooser answers them. */
export const PAYING = "pay";
/** Offers that end a turn: the turn bar answers them. */
export const ENDING: ReadonlySet<string> = new Set(["pass", "end-turn"]);
/** Offers about the cards that are left when a round ends. */
export const KEEPING: ReadonlySet<string> = new Set(["keep-card", "lay-away"]);

/** Two pieces, one after the other. */
const IN_TWO_STEPS: ReadonlySet<string> = new Set(["relocate-to", "move-guardian", "exchange-assistant"]);
/** Only the first piece that they touch answers: the others are what lies there. */
const BY_THE_FIRST: ReadonlySet<string> = new Set(["dig", "discover", "overcome", "research"]);
/** What pieces of the board answer by themselves, however many there are: the panel does not repeat it. */
export const ON_THE_BOARD: ReadonlySet<string> = new Set([
  "dig",
  "discover",
  "overcome",
  "buy",
  "research",
  "claim",
  "activate-site",
  "relocate-to",
  "move-guardian",
  "come-home",
]);
const FREE: ReadonlySet<string> = new Set(["use-assistant", "use-boon", "slot-idol"]);

export type MainKind = "dig" | "discover" | "overcome" | "buy" | "play" | "research";
/** The main actions as the bar counts them; a tile of the temple is research. */
export const MAIN: readonly MainKind[] = ["dig", "discover", "overcome", "buy", "play", "research"];

export function mainKind(offer: Choice): MainKind | null {
  if (offer.kind === "claim") return "research";
  if (offer.kind === "play") return isFree(offer) ? null : "play";
  return MAIN.find((each) => each === offer.kind) ?? null;
}

/** Something that may be done besides whatever waits for an answer. */
export function isFree(offer: Choice): boolean {
  if (FREE.has(offer.kind)) return true;
  const move = offer.moves[0];
  return move?.type === "play" && move.timing === "free";
}

/** The pieces that answer an offer first. */
export function firstPieces(offer: Choice): readonly Ref[] {
  if (offer.kind === PAYING || ENDING.has(offer.kind)) return [];
  if (IN_TWO_STEPS.has(offer.kind)) return offer.touches.slice(0, -1);
  return BY_THE_FIRST.has(offer.kind) ? offer.touches.slice(0, 1) : offer.touches;
}

/** The piece that ends an offer of two steps; null where one step does it. */
export function lastPiece(offer: Choice): Ref | null {
  return IN_TWO_STEPS.has(offer.kind) ? need(offer.touches.at(-1)) : null;
}

/** By piece, the offers that it answers: the second step of those whose first piece was chosen, or the first step. */
export function byPiece(offers: readonly Choice[], chosen: Ref | null): ReadonlyMap<Ref, readonly Choice[]> {
  const found = new Map<Ref, Choice[]>();
  const add = (piece: Ref, offer: Choice): void => {
    const some = found.get(piece);
    if (!some) found.set(piece, [offer]);
    else if (!some.includes(offer)) some.push(offer);
  };
  const origins = new Set(offers.filter((each) => lastPiece(each)).map((each) => firstPieces(each)[0]));
  for (const offer of offers) {
    const last = lastPiece(offer);
    const isBegun = last !== null && (origins.size === 1 || (chosen !== null && firstPieces(offer).includes(chosen)));
    if (isBegun) add(last, offer);
    if (!isBegun || origins.size > 1) for (const piece of firstPieces(offer)) add(piece, offer);
  }
  return found;
}

/** What the turn panel asks: whatever waits for an answer and no piece of the board gives by itself. */
export function answers(offers: readonly Choice[]): readonly Choice[] {
  return offers.filter(
    (each) =>
      each.kind !== PAYING &&
      !ENDING.has(each.kind) &&
      !KEEPING.has(each.kind) &&
      !isFree(each) &&
      each.kind !== "play" &&
      !ON_THE_BOARD.has(each.kind),
  );
}

/** Offers that have neither a piece on the table nor a place of their own: the panel says them by their sentence. */
export function homeless(offers: readonly Choice[], isThere: (piece: Ref) => boolean): readonly Choice[] {
  const asked = new Set(answers(offers));
  return offers.filter((each) => {
    if (each.kind === PAYING || ENDING.has(each.kind) || KEEPING.has(each.kind) || asked.has(each)) return false;
    const last = lastPiece(each);
    return !firstPieces(each).some(isThere) || (last !== null && !isThere(last));
  });
}
