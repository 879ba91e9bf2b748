/** Along which way a piece moves, as frames of an animation in pixels of the window. */
import type { How, Motion } from "../api/messages";

/** A rectangle of the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far something falls in that comes from nowhere, and rises that goes nowhere. */
const FALL = 60;
const RISE = 46;
const TALL = 60;
/** From one frame to the next. */
const SOFT: Keyframe = { easing: "ease-in-out" };

/**
 * The frames of a flight of something of this size, from the middle of one box to the middle of the other. Without a
 * start it falls in, without an end it rises and fades.
 */
export function path(
  motion: Motion,
  from: Box | null,
  to: Box | null,
  size: { readonly width: number; readonly height: number },
): Keyframe[] {
  const at = (box: Box): [number, number] => [
    box.x + box.width / 2 - size.width / 2,
    box.y + box.height / 2 - size.height / 2,
  ];
  const [x1, y1] = to ? at(to) : from ? [at(from)[0], at(from)[1] - RISE] : [0, 0];
  const [x0, y0] = from ? at(from) : [x1, y1 - FALL];
  const far = Math.hypot(x1 - x0, y1 - y0);
  const fit = to && size.height > TALL && to.height < size.height * 0.8 ? Math.max(0.3, to.height / size.height) : 1;
  const step = (part: number, rise: number, scale = 1, more: Keyframe = {}, turn = ""): Keyframe => ({
    transform: `translate(${x0 + (x1 - x0) * part}px, ${y0 + (y1 - y0) * part - rise}px) scale(${scale})${turn}`,
    ...more,
  });
  const how: How = motion.how ?? "fly";
  switch (how) {
    case "slide":
      return [step(0, 0), step(1, 0, fit)];
    case "hop": {
      const hops = Math.max(1, Math.min(6, Math.abs(motion.count ?? 1)));
      return Array.from({ length: hops * 2 + 1 }, (_, at) => step(at / (hops * 2), at % 2 ? 18 : 0));
    }
    case "drop":
      return [step(1, 90, 1.5, { opacity: 0 }), step(1, 90, 1.5, { opacity: 1, offset: 0.3 }), step(1, 0)];
    case "lift":
      return [step(0, 0, 1, SOFT), step(0.3, Math.max(40, far / 5), 1.6, { ...SOFT, offset: 0.5 }), step(1, 0, fit)];
    case "stride": {
      const up = { ...SOFT, offset: 0.25 };
      return [step(0, 0, 1, SOFT), step(0, 14, 1.04, up), step(1, 14, 1.04, { ...SOFT, offset: 0.75 }), step(1, 0)];
    }
    case "cut":
      return [step(0, 0), step(0, 0, 1, { ...SOFT, offset: 0.35 }), step(1, 0, 0.5)];
    case "roll": {
      const set = { ...SOFT, offset: 0.8 };
      return [step(0, 0, 1, SOFT), step(1, 0, fit, set, " rotate(372deg)"), step(1, 0, fit, {}, " rotate(360deg)")];
    }
    case "tumble":
      return [0, 0.33, 0.66, 1].map((part) =>
        step(part, Math.sin(part * Math.PI) * 40, 1, {}, ` rotate(${(1 - part) * -540}deg)`),
      );
    case "fade": {
      const [there, gone] = [
        { filter: "none", opacity: 1 },
        { filter: "grayscale(1)", opacity: 0 },
      ];
      return [step(0, 0, 1, there), step(0.75, 0, fit, { ...gone, opacity: 0.9, offset: 0.75 }), step(1, 0, fit, gone)];
    }
    case "stamp":
      return [step(1, 0, 2.2, { opacity: 0 }), step(1, 0)];
    default: {
      if (!to) return [step(0, 0), step(1, 0, 0.8, { opacity: 0 })];
      const rise = Math.min(how === "arc" ? 70 : 34, far / 4);
      return [step(0, 0, 1, from ? {} : { opacity: 0 }), step(0.5, rise, 1.12), step(1, 0, fit)];
    }
  }
}

/** Between motions of one step and those of the next, as a part of a flight. */
export const LATER = 0.45;
const SHORTEST = 160;
const LONGEST = 520;

/** Milliseconds of one flight in a beat of such a length, in so many later steps: all of them end within the beat. */
export function flightTime(milliseconds: number, laterSteps: number): number {
  const wished = Math.max(SHORTEST, Math.min(LONGEST, milliseconds / 2));
  return Math.min(wished, milliseconds / (1 + LATER * laterSteps));
}
