/** From what a server tells to the scenes that a page plays: the table at each beat. */
import type { Beat, FullSight, Update } from "../api/messages";
import type { Scene } from "../stage/playhead";
import { isFields } from "./check";
import { changed, type Known } from "./mirror";
import type { Phrase } from "./voice";

/** What is drawn of a table: at a beat, or now. */
export type Moment = Pick<Known, "view" | "history" | "phrases">;

/** What somebody took back: the first of it that there are words for. */
export interface TakenBack {
  readonly seat: number;
  readonly phrases: readonly Phrase[];
}

/**
 * The scenes of a message that was taken in. What came without beats is one of its own, which takes no time; what
 * changes nothing on the table is none.
 */
export function scenesOf(
  before: Known | null,
  known: Known,
  message: Update | FullSight,
  sayTakenBack: (what: TakenBack) => string,
): Scene<Moment>[] {
  const isUpdate = message.tell === "happened";
  const since = isUpdate
    ? message.since
    : (message.decided ?? Math.min(before?.history.length ?? 0, known.history.length));
  const beats = message.beats ?? [];
  if (!beats.length) {
    const isOther = before?.view !== known.view || before.history.length !== known.history.length;
    return isUpdate && isOther ? [plainScene(known, since)] : [];
  }
  let [view, from] = [before?.view ?? null, since];
  const back = isUpdate ? takenBack(before, since) : null;
  return beats.map((beat, at) => {
    view = changed(view, beat);
    const scene = { beat, from, moment: momentAt(known, beat, view) };
    from = beat.until;
    if (!back || at || beat.kind !== "note") return scene;
    const own = back.seat === known.seat;
    return { ...scene, beat: { ...beat, kind: "pass", seat: back.seat, own }, caption: () => sayTakenBack(back) };
  });
}

/** What came before my last decision, and from it on; what was taken back is none. */
export function atDecision(scenes: readonly Scene<Moment>[]): readonly [Scene<Moment>[], Scene<Moment>[]] {
  const isMine = ({ beat, caption }: Scene<Moment>): boolean => beat.own === true && !caption;
  let first = scenes.findLastIndex(isMine);
  if (first < 0) return [[...scenes], []];
  while (scenes.slice(first - 1, first).some(isMine)) first -= 1; // several moves may be one decision
  return [scenes.slice(0, first), scenes.slice(first)];
}

/** What was taken back if events after the first so many are no more. */
function takenBack(before: Known | null, since: number): TakenBack | null {
  const event = before?.history[since];
  const seat = isFields(event) ? event["seat"] : null;
  if (!before || typeof seat !== "number") return null;
  return { seat, phrases: before.phrases.slice(since).find((each) => each.length) ?? [] };
}

/** Whether a message after a break tells nothing of the game that was not known before it. */
export function isNothingNew(before: Known | null, message: Update | FullSight): boolean {
  if (message.tell !== "happened" || !before) return false;
  return message.since === before.history.length && !message.events?.length && !message.beats?.length;
}

function plainScene(known: Known, from: number): Scene<Moment> {
  return { beat: { until: known.history.length, kind: "note" }, from, moment: known };
}

function momentAt(known: Known, { until }: Beat, view: Known["view"]): Moment {
  return { view, history: known.history.slice(0, until), phrases: known.phrases.slice(0, until) };
}
