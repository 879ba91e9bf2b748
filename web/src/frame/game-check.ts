/** Whether what is told of a game is what that game tells: its view, its moves and its events. */
import type { Beat, Offer } from "../api/messages";
import { misfit, misfitInFields, type Shapes, shapeInRow } from "./check";
import type { Answer, Telling } from "./wire";

/** Where a message does not fit the shapes of the game; null if it fits, or if nothing is known of the game. */
export function misfitOfGame(message: Telling | Answer, shapes: Shapes | null): string | null {
  if (!shapes) return null;
  switch (message.tell) {
    case "sight":
      return (
        (message.view ? misfit(message.view, "View", shapes, ".view") : null) ??
        misfit(message.history ?? [], ["Event"], shapes, ".history") ??
        misfitOfBeats(message.beats ?? [], shapes) ??
        misfitOfOffers(message.offers, shapes)
      );
    case "happened":
      return (
        misfitInFields(message.view ?? {}, "View", shapes) ??
        misfitWithin(message.within ?? {}, shapes) ??
        misfitOfBeats(message.beats ?? [], shapes) ??
        misfit(message.events ?? [], ["Event"], shapes, ".events") ??
        misfitOfOffers(message.offers, shapes)
      );
    case "tried":
      return (
        misfit(message.view, "View", shapes, ".view") ??
        misfit(message.events, ["Event"], shapes, ".events") ??
        misfitOfOffers(message.offers, shapes)
      );
    default:
      return null;
  }
}

function misfitOfBeats(beats: readonly Beat[], shapes: Shapes): string | null {
  for (const { view = {}, within = {} } of beats) {
    const place = misfitInFields(view, "View", shapes) ?? misfitWithin(within, shapes);
    if (place !== null) return `.beats${place}`;
  }
  return null;
}

function misfitOfOffers(offers: readonly Offer[] | undefined, shapes: Shapes): string | null {
  return misfit(offers?.flatMap((each) => each.moves) ?? [], ["Move"], shapes, ".offers");
}

/** Of rows of the view, the fields that are other. */
function misfitWithin(
  within: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, unknown>>>>>>,
  shapes: Shapes,
): string | null {
  for (const [field, things] of Object.entries(within)) {
    for (const fields of Object.values(things)) {
      const place = misfitInFields(fields, shapeInRow("View", field, shapes), shapes);
      if (place !== null) return `.${field}${place}`;
    }
  }
  return null;
}
