/** A finished game in beats: what the server tells of it, put together so that any moment of it can be shown. */
import type { Analysis, Beat, Frames, Phrase } from "../api/messages";
import { openView } from "../frame/filled";
import { changed } from "../frame/mirror";
import { nth } from "../frame/need";

export type View = Readonly<Record<string, unknown>>;

/** A beat, and the view then. */
export interface Shot {
  readonly beat: Beat;
  readonly view: View;
}

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
  /** What happened in it, one thing after the other. */
  readonly shots: readonly Shot[];
}

/** Each step of a game as it looked. */
export function scenes(told: Frames): Scene[] {
  const found: Scene[] = [];
  let view: View = {};
  let history: readonly unknown[] = [];
  let phrases: readonly (readonly Phrase[])[] = [];
  let sheet: unknown = null;
  for (const frame of told.frames) {
    const shots = (frame.beats ?? []).map((beat): Shot => {
      view = changed(view, beat) ?? {};
      return { beat, view };
    });
    sheet = frame.sheet ?? sheet;
    if (frame.events?.length || frame.since < history.length) {
      history = [...history.slice(0, frame.since), ...(frame.events ?? [])];
      phrases = [...phrases.slice(0, frame.since), ...(frame.phrases ?? [])];
    }
    const { step, seat = null, kind = "chance", since } = frame;
    found.push({ step, seat, kind, view, history, phrases, since, sheet, shots });
  }
  return found;
}

/** The shots of a step with everything open: what an onlooker saw, filled with what each seat had seen by then. */
export function opened(at: number, all: readonly Scene[], eyes: readonly (readonly Scene[])[]): Shot[] {
  return nth(all, at).shots.map(({ beat, view }) => ({
    beat,
    view: openView(
      view,
      eyes.map((seen) => viewAt(at, beat.until, seen)),
    ),
  }));
}

function viewAt(at: number, until: number, seen: readonly Scene[]): View {
  const now = nth(seen, at);
  return now.shots.findLast((each) => each.beat.until <= until)?.view ?? seen[at - 1]?.view ?? now.view;
}

/** A moment of the game: after a beat of a step. */
export interface Moment {
  /** The number of the scene. */
  readonly at: number;
  /** So many events have happened; those of the whole step, if it has fewer. */
  readonly until: number;
}

/** The end of a step. */
export const endOf = (at: number): Moment => ({ at, until: Infinity });

/** Which shot of its step a moment is. */
export function shotAt(all: readonly Scene[], { at, until }: Moment): number {
  return Math.max(
    0,
    nth(all, at).shots.findLastIndex((each) => each.beat.until <= until),
  );
}

/** Whether nothing more happens in its step. */
export function isEndOf(all: readonly Scene[], moment: Moment): boolean {
  return shotAt(all, moment) >= nth(all, moment.at).shots.length - 1;
}

/** The moment after this one at which there is something to see; the last, if there is none. */
export function following(all: readonly Scene[], moment: Moment): Moment {
  let { at } = moment;
  let place = shotAt(all, moment) + 1;
  for (; at < all.length; at += 1, place = 0) {
    const { shots } = nth(all, at);
    const found = shots.slice(place).find(isSeen);
    if (found) return { at, until: found.beat.until };
  }
  return endOf(all.length - 1);
}

/** The moment before this one at which there is something to see; the end of scene `begin`, if there is none. */
export function preceding(all: readonly Scene[], moment: Moment, begin: number): Moment {
  let { at } = moment;
  let place = shotAt(all, moment);
  for (; at > begin; at -= 1, place = Infinity) {
    const found = nth(all, at).shots.slice(0, place).findLast(isSeen);
    if (found) return { at, until: found.beat.until };
  }
  return endOf(begin);
}

function isSeen({ beat }: Shot): boolean {
  return beat.kind !== "note" || Boolean(beat.motions?.length);
}

/** What is shown on the way from a moment to a later one: the shots in between with the last. */
export function between(
  all: readonly Scene[],
  from: Moment,
  to: Moment,
  shotsOf: (at: number) => readonly Shot[],
): Shot[] {
  const [first, last] = [shotAt(all, from), shotAt(all, to)];
  const found: Shot[] = [];
  for (let at = from.at; at <= to.at; at += 1) {
    found.push(...shotsOf(at).slice(at === from.at ? first + 1 : 0, at === to.at ? last + 1 : undefined));
  }
  return found;
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

/** What the curve of a game shows: codes that fit, chances to win, or, in older reviews, points that were expected. */
export type Shows = "codes" | "win" | "points";

export function shows(analysis: Analysis): Shows {
  if (analysis.moments.some((each) => each.codes.length)) return "codes";
  return analysis.moments.some((each) => each.expected.length) ? "points" : "win";
}

/** By scene and seat: how many codes fit, the chance to win, or the points that could be expected. */
export function curves(all: readonly Scene[], analysis: Analysis): (readonly number[])[] {
  let at = 0;
  return all.map((scene) => {
    while (at + 1 < analysis.moments.length && nth(analysis.moments, at + 1).step <= scene.step) at += 1;
    const moment = analysis.moments[at];
    if (moment?.codes.length) return moment.codes;
    return moment?.expected.length ? moment.expected : (moment?.win ?? []);
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
