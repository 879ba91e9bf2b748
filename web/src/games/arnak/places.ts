/** Where a phone shows the piece that answers an offer. */
import { PAYING } from "./offering";
import type { Choice } from "./types";

export type Place = "island" | "research" | "row" | "board" | "others";

export function placeOf(offer: Choice): Place | null {
  const kind = offer.kind === PAYING ? "" : (offer.touches[0]?.split(":")[0] ?? "");
  switch (kind) {
    case "site":
      return "island";
    case "guardian":
      return offer.kind === "use-boon" ? "board" : "island";
    case "space":
    case "stack":
    case "bonus":
      return "research";
    case "row":
    case "deck":
      return offer.touches[0] === "deck:own" ? null : "row";
    case "assistant":
      return offer.kind === "recruit" || offer.kind === "rescue" ? "research" : "board";
    case "slot":
    case "play":
      return "board";
    default:
      return null;
  }
}
