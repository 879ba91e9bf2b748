/** The table in words: what its places and pieces are called, and which of them something speaks of. */
import type { Offer, Piece, Place } from "../api/messages";
import type { SeatAtTable } from "../frame/table.svelte";
import type { Fact, Ref, Voice } from "../frame/voice";

const REF = /^[a-z][a-z-]*:\S+$/u;

export function namePiece(voice: Voice, piece: Piece): string {
  return voice.tell(piece.name || piece.ref);
}

export function namePlace(voice: Voice, place: Place): string {
  return voice.tell(place.name || place.ref);
}

/** The offers that touch a piece or a part of it: of a site, one of its spaces. */
export function offersOf(table: SeatAtTable, piece: Ref): readonly Offer[] {
  return table.offers.filter((offer) => offer.touches.some((each) => each === piece || wholeOf(each) === piece));
}

/** The piece that a part belongs to. */
export function wholeOf(part: Ref): Ref {
  return part.replace(/\/.*$/u, "");
}

/** Whose place it is; null: nobody's. */
export function seatOf(ref: Ref): number | null {
  const found = /^seat:(\d+)$/u.exec(ref);
  return found ? Number(found[1]) : null;
}

/** The pieces that are spoken of in what happened since one's own last turn. */
export function newsOf(table: SeatAtTable): ReadonlySet<Ref> {
  return new Set(table.phrases.slice(table.newsFrom).flat().flatMap(refsOf));
}

function refsOf(fact: Fact): Ref[] {
  if (typeof fact === "string") return REF.test(fact) ? [fact] : [];
  if (typeof fact === "number") return [];
  return (isList(fact) ? fact : Object.values(fact.facts ?? {})).flatMap(refsOf);
}

function isList(fact: Fact): fact is readonly Fact[] {
  return Array.isArray(fact);
}
