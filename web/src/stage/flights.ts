/**
 * What moves over the table: copies of pieces, stamps, titles, and the ring around what a beat is about.
 *
 * Everything is drawn in a layer of its own over the page, in pixels of the window (`getBoundingClientRect`), so that it
 * knows no layout. Nothing of it is left after `clear`: pieces are where they belong, counters show their numbers.
 */
import type { Beat, Motion } from "../api/messages";
import { laterSteps } from "./lengths";
import { type Box, flightTime, LATER, path } from "./paths";
import { find } from "./places";

/** Draws a sign into an element; what is returned takes it away. */
export type DrawSign = (sign: string, into: HTMLElement) => () => void;

const EASE = "cubic-bezier(.2,.7,.2,1)";
/** Copies of one motion: of more the number tells. */
const MOST = 5;
/** Milliseconds between them. */
const APART = 55;
const STAMP = 220;
const RING = 4;

/** A copy of a piece, and the box that it had. */
interface Look {
  readonly copy: HTMLElement;
  readonly box: DOMRect;
}

/** Where a motion starts, measured before the table is drawn. */
interface Start {
  readonly motion: Motion;
  readonly box: DOMRect | null;
  readonly look: Look | null;
}

export class Flights {
  readonly #layer: HTMLElement;
  readonly #running = new Set<Animation>();
  /** What was drawn in the layer, and how it is taken away. */
  readonly #drawn = new Map<HTMLElement, () => void>();
  readonly #hidden = new Set<HTMLElement | SVGElement>();
  /** By the text of a counter: the number that it shows in the end. */
  readonly #counters = new Map<Text, string>();

  constructor(
    readonly root: ParentNode,
    readonly draw: DrawSign,
  ) {
    this.#layer = document.createElement("div");
    this.#layer.className = "stage-layer";
    this.#layer.ariaHidden = "true";
    document.body.append(this.#layer);
  }

  /** Measure where everything starts; what is returned, called when the table is drawn, lets it go. */
  prepare(beat: Beat): (milliseconds: number) => void {
    const starts = (beat.motions ?? []).map((motion) => this.#start(motion));
    const counts = new Map(
      [...this.root.querySelectorAll("[data-count]")].map((each) => [each, textOf(each)?.data ?? ""]),
    );
    return (milliseconds) => {
      const time = flightTime(milliseconds, laterSteps(beat));
      for (const start of starts) this.#go(start, counts, time);
    };
  }

  /** A ring around what the beat is about: in the colour of its seat, gold for the table's, red for danger. */
  light(beat: Beat): void {
    const lit = beat.focus ? find(this.root, beat.focus) : null;
    if (!lit) return;
    const box = lit.getBoundingClientRect();
    const ring = this.#add("stage-ring");
    ring.dataset["kind"] = beat.kind;
    ring.style.setProperty("--lit", beat.seat == null ? "var(--news)" : `var(--seat-${beat.seat % 4})`);
    Object.assign(ring.style, {
      left: `${box.x - RING}px`,
      top: `${box.y - RING}px`,
      width: `${box.width + 2 * RING}px`,
      height: `${box.height + 2 * RING}px`,
    });
  }

  /** A card over the table: the name of a round, the answer to a bet. */
  title(text: string, tone: "right" | "wrong" | "table", milliseconds: number): void {
    const card = this.#add("stage-title");
    card.dataset["tone"] = tone;
    card.textContent = text;
    this.#animate(
      card,
      [
        { opacity: 0, scale: 0.7 },
        { opacity: 1, scale: 1.05, offset: 0.14 },
        { opacity: 1, scale: 1, offset: 0.2 },
        { opacity: 1, scale: 1, offset: 0.88 },
        { opacity: 0, scale: 1 },
      ],
      { duration: milliseconds, fill: "both" },
    );
  }

  /** Everything is where it belongs. */
  clear(): void {
    for (const each of [...this.#running]) each.cancel();
    for (const each of [...this.#drawn.keys()]) this.#remove(each);
    for (const each of [...this.#hidden]) this.#reveal(each);
    for (const each of [...this.#counters.keys()]) this.#count(each);
    this.#running.clear();
  }

  /** Take the layer away. */
  destroy(): void {
    this.clear();
    this.#layer.remove();
  }

  #start(motion: Motion): Start {
    const from = motion.from ? find(this.root, motion.from) : null;
    const piece = motion.piece && motion.how !== "stamp" ? find(this.root, motion.piece) : null;
    const isItself = piece instanceof HTMLElement && piece.dataset["ref"] === motion.piece; // in an SVG it is drawn by its sign
    return { motion, box: from?.getBoundingClientRect() ?? null, look: isItself ? lookOf(piece) : null };
  }

  #go({ motion, box, look }: Start, counts: ReadonlyMap<Element, string>, time: number): void {
    const to = motion.to ? find(this.root, motion.to) : null;
    const how = motion.how ?? "fly";
    const delay = (motion.after ?? 0) * time * LATER;
    if (how === "title" || (!box && !to)) return;
    if (how === "grow") return this.#grow(to, time, delay);
    if (how === "flip" && !box) return this.#turnUp(to, time, delay);
    if (how === "stamp") return this.#stamp(motion, to, delay);
    const piece = to && motion.piece ? pieceAt(to, motion.piece) : null;
    if (piece) this.#hide(piece);
    const counter = to ? counterOf(to) : null;
    if (counter) this.#hold(counter, counts);
    const end = (piece ?? to)?.getBoundingClientRect() ?? null;
    const copies = how === "hop" ? 1 : Math.max(1, Math.min(MOST, motion.count ?? 1));
    for (let copy = 0; copy < copies; copy += 1) {
      const ghost = this.#ghost(motion, copy ? null : look, copy ? look : null);
      const frames = path(motion, box, end, ghost.getBoundingClientRect());
      const easing = how === "hop" ? "linear" : EASE;
      const timing = { duration: time, delay: delay + copy * APART, fill: "both", easing } as const;
      this.#animate(ghost, frames, timing, () => {
        this.#remove(ghost);
        const text = counter && textOf(counter);
        if (text) this.#count(text);
        if (copy < copies - 1) return;
        if (piece) this.#reveal(piece);
        if (how === "drop") this.#shake(to);
        if (how === "flip") this.#turnUp(piece ?? to, time * 0.6, 0);
        else this.#pulse(piece ?? to);
      });
    }
  }

  /** The piece as it looked, or its sign where it had no look of its own. */
  #ghost(motion: Motion, look: Look | null, again: Look | null): HTMLElement {
    const ghost = this.#add("stage-ghost");
    const own = look ?? (again && { copy: clone(again.copy), box: again.box });
    if (!own) {
      if (motion.sign) this.#drawn.set(ghost, this.draw(motion.sign, ghost));
      return ghost;
    }
    ghost.append(own.copy);
    ghost.style.width = `${own.box.width}px`;
    ghost.style.height = `${own.box.height}px`;
    const drawn = own.copy.getBoundingClientRect();
    if (drawn.width) own.copy.style.scale = `${own.box.width / drawn.width}`; // the table may be drawn larger than it is
    return ghost;
  }

  #stamp(motion: Motion, to: Element | null, delay: number): void {
    if (!to) return;
    const ghost = this.#ghost(motion, null, null);
    ghost.classList.add("stage-stamp");
    ghost.dataset["sign"] = motion.sign ?? "";
    const end = to.getBoundingClientRect();
    const edge: Box = { x: end.right - 28, y: end.y, width: 28, height: end.height };
    const frames = path(motion, null, edge, ghost.getBoundingClientRect());
    this.#animate(ghost, frames, { duration: STAMP, delay, fill: "both", easing: EASE });
  }

  #grow(element: Element | null, duration: number, delay: number): void {
    const frames = [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }];
    if (element) this.#animate(element, frames, { duration, delay, fill: "backwards", easing: EASE });
  }

  #turnUp(element: Element | null, duration: number, delay: number): void {
    const frames = [{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "none" }];
    if (element) this.#animate(element, frames, { duration, delay, fill: "backwards", easing: EASE });
  }

  #shake(element: Element | null): void {
    const frames = [0, -4, 4, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
    if (element) this.#animate(element, frames, { duration: 320 });
  }

  #pulse(element: Element | null): void {
    const frames = [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }];
    if (element) this.#animate(element, frames, { duration: 260, easing: EASE });
  }

  #animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, land?: () => void): void {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    animation.onfinish = () => {
      if (!this.#running.has(animation)) return;
      if (timing.fill !== "both") this.#running.delete(animation);
      land?.();
    };
  }

  #add(kind: string): HTMLElement {
    const element = document.createElement("div");
    element.className = kind;
    this.#layer.append(element);
    this.#drawn.set(element, () => undefined);
    return element;
  }

  #remove(element: HTMLElement): void {
    this.#drawn.get(element)?.();
    this.#drawn.delete(element);
    element.remove();
  }

  #hide(piece: HTMLElement | SVGElement): void {
    piece.style.visibility = "hidden";
    this.#hidden.add(piece);
  }

  #reveal(piece: HTMLElement | SVGElement): void {
    piece.style.visibility = "";
    if (!piece.getAttribute("style")) piece.removeAttribute("style");
    this.#hidden.delete(piece);
  }

  /** A counter keeps its old number until the first piece lands. */
  #hold(counter: Element, counts: ReadonlyMap<Element, string>): void {
    const [text, before] = [textOf(counter), counts.get(counter)];
    if (!text || before === undefined || this.#counters.has(text)) return;
    this.#counters.set(text, text.data);
    text.data = before;
  }

  #count(text: Text): void {
    const number = this.#counters.get(text);
    if (number !== undefined) text.data = number;
    this.#counters.delete(text);
  }
}

function lookOf(element: HTMLElement): Look {
  const copy = clone(element);
  const { width, height } = getComputedStyle(element);
  const place = { position: "absolute", left: "0", top: "0", right: "auto", bottom: "auto", margin: "0" };
  Object.assign(copy.style, place, { width, height, visibility: "visible", transformOrigin: "0 0" });
  return { copy, box: element.getBoundingClientRect() };
}

/** A copy that nobody finds by a name. */
function clone(element: HTMLElement): HTMLElement {
  const wrapper = document.createElement("div");
  wrapper.append(element.cloneNode(true));
  for (const each of wrapper.querySelectorAll("[data-ref], [id]")) {
    each.removeAttribute("data-ref");
    each.removeAttribute("id");
  }
  const [copy] = wrapper.children;
  return copy instanceof HTMLElement ? copy : wrapper;
}

/** The piece itself, where it lies at its end or in it. */
function pieceAt(to: Element, piece: string): HTMLElement | SVGElement | null {
  const isIt = to instanceof HTMLElement && to.dataset["ref"] === piece;
  return isIt ? to : to.querySelector<HTMLElement | SVGElement>(`[data-ref="${CSS.escape(piece)}"]`);
}

function counterOf(element: Element): Element | null {
  return element.matches("[data-count]") ? element : element.querySelector("[data-count]");
}

function textOf(counter: Element): Text | null {
  return [...counter.childNodes].find((each): each is Text => each instanceof Text && each.data.trim() !== "") ?? null;
}
