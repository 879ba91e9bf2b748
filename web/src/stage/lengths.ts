/** How long beats are shown. */
import type { Pace } from "../api/kinds";
import type { Beat, Kind } from "../api/messages";

export type Speed = "calm" | "brisk" | "instant";
export type Kinds = Readonly<Record<Kind, Pace>>;

/** What the lengths of beats depend on. */
export interface Tempo {
  readonly kinds: Kinds;
  readonly speed: Exclude<Speed, "instant">;
  /** Who looks on; null: a spectator. */
  readonly seat: number | null;
}

/** Milliseconds to which a beat may shrink. */
export function leastLength(beat: Beat, tempo: Tempo): number {
  return Math.min(wishedLength(beat, tempo), lengthAt(beat, tempo.kinds, "least"));
}

/** Milliseconds of a beat that nothing hurries. What one did oneself is shown for half of it, an answer to it is not. */
export function wishedLength(beat: Beat, { kinds, speed, seat }: Tempo): number {
  const isMine = beat.own === true && beat.seat === seat && beat.kind !== "mine";
  return lengthAt(beat, kinds, speed) * (isMine ? 0.5 : 1);
}

/**
 * Milliseconds by beat. If they take longer than the room that is left, everything above a kind's least shrinks alike:
 * important kinds keep theirs.
 */
export function lengthsOf(beats: readonly Beat[], tempo: Tempo, room: number): number[] {
  const wished = beats.map((beat) => wishedLength(beat, tempo));
  const least = beats.map((beat) => leastLength(beat, tempo));
  const [all, few] = [sum(wished), sum(least)];
  if (all <= room) return wished;
  if (few >= room) return least.map((each) => (few ? (each * Math.max(0, room)) / few : 0));
  const share = (room - few) / (all - few);
  return wished.map((each, at) => {
    const floor = least[at] ?? 0;
    return floor + (each - floor) * share;
  });
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

/** With what each later step of its motions adds. */
function lengthAt(beat: Beat, kinds: Kinds, name: "calm" | "brisk" | "least"): number {
  const { [name]: first, more } = kinds[beat.kind];
  return first + (more ? more[name] * laterSteps(beat) : 0);
}

/** How many steps the motions of a beat take after the first. */
export function laterSteps(beat: Beat): number {
  return Math.max(0, ...(beat.motions ?? []).map((each) => each.after ?? 0));
}
