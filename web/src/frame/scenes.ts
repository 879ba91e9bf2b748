/** From what a server tells to the scenes that a page plays: the table at each beat. */
import type { Beat, FullSight, Update } from "../api/messages";
import type { Scene } from "../stage/playhead";
import { changed, type Known } from "./mirror";

/** What is drawn of a table: at a beat, or now. */
export type Moment = Pick<Known, "view" | "history" | "phrases">;

/**
 * The scenes of a message that was taken in. What came without beats is one of its own, which takes no time; what
 * changes nothing on the table is none.
 */
export function scenesOf(before: Known | null, known: Known, message: Update | FullSight): Scene<Moment>[] {
  const isUpdate = message.tell === "happened";
  const since = isUpdate ? message.since : Math.min(before?.history.length ?? 0, known.history.length);
  const beats = message.beats ?? [];
  if (!beats.length) {
    const isOther = before?.view !== known.view || before.history.length !== known.history.length;
    return isUpdate && isOther ? [plainScene(known, since)] : [];
  }
  let [view, from] = [before?.view ?? null, since];
  return beats.map((beat) => {
    view = changed(view, beat);
    const scene = { beat, from, moment: momentAt(known, beat, view) };
    from = beat.until;
    return scene;
  });
}

function plainScene(known: Known, from: number): Scene<Moment> {
  return { beat: { until: known.history.length, kind: "note" }, from, moment: known };
}

function momentAt(known: Known, { until }: Beat, view: Known["view"]): Moment {
  return { view, history: known.history.slice(0, until), phrases: known.phrases.slice(0, until) };
}
