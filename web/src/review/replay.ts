/** A finished game step by step: what the server tells of it, put together so that any step can be shown. */
import type { Analysis, Frames, Phrase } from "../api/messages";
import { openView } from "../frame/filled";
import { nth } from "../frame/need";

export type View = Readonly<Record<string, unknown>>;

/** The table after a step. */
export interface Scene {
  readonly step: number;
  /** Who acted; null: chance. */
  readonly seat: number | null;
  readonly kind: string;
  readonly view: View;
  readonly history: readonly unknown[];
  readonly phrases: readonly (readonly Phrase[])[];
  /** From this event on, what the step brought. */
  readonly since: number;
  /** The seat's sheet with its marks; null where there is none. */
  readonly sheet: unknown;
}

/** Each step of a game as it looked. */
export function scenes(told: Frames): Scene[] {
  const found: Scene[] = [];
  let view: View = {};
  let history: readonly unknown[] = [];
  let phrases: readonly (readonly Phrase[])[] = [];
  let sheet: unknown = null;
  for (const frame of told.frames) {
    view = { ...view, ...frame.view };
    sheet = frame.sheet ?? sheet;
    if (frame.events?.length || frame.since < history.length) {
      history = [...history.slice(0, frame.since), ...(frame.events ?? [])];
      phrases = [...phrases.slice(0, frame.since), ...(frame.phrases ?? [])];
    }
    const { step, seat = null, kind = "chance", since } = frame;
    found.push({ step, seat, kind, view, history, phrases, since, sheet });
  }
  return found;
}

/** The table with everything open: what an onlooker saw, filled with what each seat did. */
export function opened(scene: Scene, seats: readonly Scene[]): Scene {
  const view = openView(
    scene.view,
    seats.map((each) => each.view),
  );
  return { ...scene, view };
}

/** The eyes of all seats at once. */
export const ALL = -1;

/** A stretch of the game: a round, or what lies between two questions. */
export interface Stretch {
  readonly round: number;
  /** Numbers of scenes, the last one included. */
  readonly from: number;
  readonly to: number;
}

/** The rounds of a game, by what the review or else the table itself calls so. */
export function stretches(all: readonly Scene[], begin: number, analysis: Analysis | null): Stretch[] {
  const found: { round: number; from: number; to: number }[] = [];
  const rounds = roundsOf(all, analysis);
  for (let at = begin; at < all.length; at += 1) {
    const last = found.at(-1);
    if (last && last.round === rounds[at]) last.to = at;
    else found.push({ round: nth(rounds, at), from: at, to: at });
  }
  return found;
}

function roundsOf(all: readonly Scene[], analysis: Analysis | null): number[] {
  if (!analysis) return all.map((scene) => (typeof scene.view["round"] === "number" ? scene.view["round"] : 1));
  const moments = analysis.moments;
  let at = 0;
  return all.map((scene) => {
    while (at + 1 < moments.length && nth(moments, at + 1).step <= scene.step) at += 1;
    return moments[at]?.round ?? 1;
  });
}

/** What the curve of a game shows: codes that fit, or points that could be expected. */
export type Shows = "codes" | "points";

export function shows(analysis: Analysis): Shows {
  return analysis.moments.some((each) => each.codes.length) ? "codes" : "points";
}

/** By scene and seat: how many codes fit, or the points that could be expected. */
export function curves(all: readonly Scene[], analysis: Analysis): (readonly number[])[] {
  let at = 0;
  return all.map((scene) => {
    while (at + 1 < analysis.moments.length && nth(analysis.moments, at + 1).step <= scene.step) at += 1;
    const moment = analysis.moments[at];
    return moment?.codes.length ? moment.codes : (moment?.expected ?? []);
  });
}

/** The last scene before the first decision: what lies before it is the deal. */
export function beginning(all: readonly Scene[]): number {
  const first = all.findIndex((scene) => scene.kind === "move");
  return Math.max(0, first - 1);
}

/** The scene of a step: the last that lies not after it. */
export function sceneOf(all: readonly Scene[], step: number): number {
  let at = 0;
  while (at + 1 < all.length && nth(all, at + 1).step <= step) at += 1;
  return at;
}

/** The step in which an event happened; the last, if none did. */
export function stepOf(all: readonly Scene[], event: number): number {
  return (all.find((scene) => scene.history.length > event) ?? all.at(-1))?.step ?? 0;
}
