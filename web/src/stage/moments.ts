/**
 * Moments: what is shown larger than a flight. A print of a place is pulled, a guardian wakes or is cut down, light
 * crosses a stone, rays stand around what was reached.
 *
 * Each takes about as long as a flight. What it draws goes with its animation, and with everything else when somebody
 * skips.
 */
import type { How } from "../api/messages";
import { isDrawn } from "./places";

/** What a moment is drawn with. */
export interface Easel {
  /** A new element of the layer over the table. */
  readonly add: (kind: string) => HTMLElement;
  /** Move an element, and take it away afterwards if it is one of the layer. */
  readonly animate: (element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => void;
  /** Draw a sign of the game into an element of the layer. */
  readonly draw: (sign: string, into: HTMLElement) => void;
}

/** When it begins, and how long it takes. */
interface Time {
  readonly duration: number;
  readonly delay: number;
}

type Moment = (easel: Easel, piece: Element, time: Time, sign: string) => void;

const MOMENTS: Readonly<Partial<Record<How, Moment>>> = { print: pull, wake, shine, glint };
const OUT = "cubic-bezier(.2,.7,.2,1)";
/** Pixels by which the roller stands out above and below what it prints. */
const OVER = 4;
const ROLLER = 14;
/** How far the rays reach around a piece. */
const REACH = 44;

/** How such a motion is shown as a moment; undefined: it is a flight. */
export function momentOf(how: How | undefined): Moment | undefined {
  return how && MOMENTS[how];
}

/** What of a piece, or of the place that it stands on, is its body: the guardian itself, not the strip with its name. */
export function figureOf(piece: Element): Element | null {
  const place = piece.parentElement?.closest("[data-ref]") ?? piece;
  return [...place.querySelectorAll("[data-figure]")].find(isDrawn) ?? null;
}

/** One cut of light across something. */
export function cut(easel: Easel, box: DOMRect, { duration, delay }: Time): void {
  const light = easel.add("stage-cut");
  lay(light, new DOMRect(box.x - box.width * 0.2, box.y + box.height / 2 - 3, box.width * 1.4, 6));
  const at = (scale: number, opacity: number): Keyframe => ({ transform: `rotate(-40deg) scaleX(${scale})`, opacity });
  const frames = [at(0, 1), { ...at(1, 1), offset: 0.5 }, at(1, 0)];
  easel.animate(light, frames, { duration: duration * 0.6, delay, fill: "both", easing: OUT });
}

/** What lies over a place parts over a block of ink, and a roller draws the print out from left to right. */
function pull(easel: Easel, piece: Element, { duration, delay }: Time, sign: string): void {
  const box = piece.getBoundingClientRect();
  const [begin, end] = [0.4, 0.86];
  const both = { duration, delay, fill: "both" } as const;
  const ink = easel.add("stage-ink");
  lay(ink, box);
  const covered = { clipPath: "inset(0 0 0 0)" };
  const bare = { clipPath: "inset(0 0 0 100%)" };
  easel.animate(ink, [covered, { ...covered, offset: begin }, { ...bare, offset: end }, bare], both);
  for (const side of [-1, 1]) {
    const half = easel.add("stage-half");
    lay(half, new DOMRect(side < 0 ? box.x : box.x + box.width / 2, box.y, box.width / 2, box.height));
    const whole = document.createElement("div");
    half.append(whole);
    Object.assign(whole.style, { width: `${box.width}px`, left: side < 0 ? "0" : `${-box.width / 2}px` });
    easel.draw(sign, whole);
    const gone = { transform: `translateX(${side * 60}%)`, opacity: 0 };
    easel.animate(half, [{ transform: "none", opacity: 1 }, gone], {
      ...both,
      duration: duration * begin,
      easing: OUT,
    });
  }
  const roller = easel.add("stage-roller");
  lay(roller, new DOMRect(box.x - ROLLER / 2, box.y - OVER, ROLLER, box.height + 2 * OVER));
  const from = { transform: "none", opacity: 0 };
  const [start, stop] = [
    { ...from, opacity: 1 },
    { transform: `translateX(${box.width}px)`, opacity: 1 },
  ];
  easel.animate(
    roller,
    [from, { ...start, offset: begin - 0.02 }, { ...stop, offset: end }, { ...stop, opacity: 0 }],
    both,
  );
  for (const each of piece.querySelectorAll("[data-stamped]")) {
    const stamped = [
      { opacity: 0, scale: 1.15 },
      { opacity: 0, scale: 1.15, offset: 0.78 },
      { opacity: 1, scale: 1 },
    ];
    easel.animate(each, stamped, { duration, delay, fill: "backwards" });
  }
}

/** The place darkens, two eyes open, a black shape rises, and the lamp falls on it. */
function wake(easel: Easel, piece: Element, { duration, delay }: Time): void {
  const place = piece.parentElement?.closest("[data-ref]") ?? piece;
  const figure = figureOf(piece);
  const lit = 0.58;
  const both = { duration, delay, fill: "both" } as const;
  const back = { duration, delay, fill: "backwards" } as const;
  const dark = easel.add("stage-dark");
  lay(dark, place.getBoundingClientRect());
  easel.animate(
    dark,
    [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: lit }, { opacity: 0 }],
    both,
  );
  const isIn = figure !== null && piece.contains(figure);
  const below = { clipPath: "inset(100% 0 0 0)" };
  const there = { clipPath: "inset(0 0 0 0)" };
  easel.animate(
    piece,
    [below, { ...below, offset: isIn ? 0 : lit }, { ...there, offset: isIn ? 0.2 : 0.9 }, there],
    back,
  );
  if (figure) {
    const eyes = easel.add("stage-eyes");
    const box = figure.getBoundingClientRect();
    lay(eyes, new DOMRect(box.x + box.width * 0.15, box.y + box.height * 0.2, box.width * 0.7, box.height * 0.3));
    eyes.append(document.createElement("i"), document.createElement("i"));
    easel.animate(
      eyes,
      [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }],
      both,
    );
    const shape = "brightness(0) drop-shadow(0 0 1px var(--coin))";
    const rises = [
      { opacity: 0, translate: "0 16px", filter: shape },
      { opacity: 0, translate: "0 16px", filter: shape, offset: 0.25 },
      { opacity: 1, translate: "0 0", filter: shape, offset: 0.5 },
      { opacity: 1, scale: 1, filter: shape, offset: lit },
      { opacity: 1, scale: 1.14, filter: "none", offset: lit + 0.02 },
      { opacity: 1, scale: 1, filter: "none" },
    ];
    easel.animate(figure, rises, back);
  }
  const shaken = [0, -4, 4, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
  easel.animate(place, shaken, { duration: duration * 0.4, delay: delay + duration * lit });
}

/** Rays of the lamp around a piece; around the head of one that is tall. */
function shine(easel: Easel, piece: Element, { duration, delay }: Time): void {
  const { x, y, width, height } = piece.getBoundingClientRect();
  const wide = Math.min(width, height) + 2 * REACH;
  const middle = height > 2 * width ? width / 2 : height / 2;
  const rays = easel.add("stage-rays");
  lay(rays, new DOMRect(x + width / 2 - wide / 2, y + middle - wide / 2, wide, wide));
  const frames = [
    { opacity: 0, transform: "scale(0.5)" },
    { opacity: 1, transform: "scale(1) rotate(8deg)", offset: 0.35 },
    { opacity: 0, transform: "scale(1.25) rotate(20deg)" },
  ];
  easel.animate(rays, frames, { duration: duration * 1.2, delay, fill: "both" });
}

/** A band of light crosses a piece. */
function glint(easel: Easel, piece: Element, { duration, delay }: Time): void {
  const field = easel.add("stage-glint");
  lay(field, piece.getBoundingClientRect());
  const band = document.createElement("i");
  field.append(band);
  const frames = [{ transform: "translateX(-160%) skewX(-20deg)" }, { transform: "translateX(260%) skewX(-20deg)" }];
  const timing = { duration, delay, fill: "both", easing: "ease-in-out" } as const;
  easel.animate(band, frames, timing);
  easel.animate(field, [{ opacity: 1 }, { opacity: 1 }], timing);
}

function lay(element: HTMLElement, box: DOMRect): void {
  const { x, y, width, height } = box;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}
