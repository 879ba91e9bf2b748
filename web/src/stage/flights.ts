/**
 * What moves over the table: copies of pieces, stamps, titles, and the ring around what a beat is about.
 *
 * Everything is drawn in a layer of its own over the page, in pixels of the window (`getBoundingClientRect`), so that it
 * knows no layout. Nothing of it is left after `clear`: pieces are where they belong, counters show their numbers.
 */
import type { Beat, How, Motion } from "../api/messages";
import { laterSteps } from "./lengths";
import { cut, type Easel, figureOf, momentOf } from "./moments";
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
/** Ways that have their own times for what they do on the way. */
const EVEN: ReadonlySet<How> = new Set<How>(["hop", "cut", "lift", "stride", "roll"]);
/** Numbers that a counter shows on its way. */
const TICKS = 8;
const RING = 4;
/** Ways in which nothing flies. */
const STILL: ReadonlySet<How> = new Set<How>(["title", "count", "grow"]);

/** A copy of a piece, and the box that it had. */
interface Look {
  readonly copy: HTMLElement;
  readonly box: DOMRect;
}

/** Where a motion starts, measured before the table is drawn. */
interface Start {
  readonly motion: Motion;
  readonly box: DOMRect | null;
  /** Whether the piece is on the table already; what is not is nowhere until it starts. */
  readonly isThere: boolean;
  readonly look: Look | null;
}

/** What flies, made before the table is drawn, so that this takes no time then. */
interface Ghost {
  readonly element: HTMLElement;
  readonly size: DOMRect;
}

/** A motion with what flies of it. */
interface Ready extends Start {
  readonly ghosts: readonly Ghost[];
}

/** A motion with where it ends, measured when the table is drawn. */
interface Way extends Ready {
  readonly to: Element | null;
  /** The piece itself, where it lies at its end. */
  readonly piece: HTMLElement | SVGElement | null;
  readonly counter: Element | null;
  readonly end: DOMRect | null;
}

/** A number that is not yet what it will be. */
interface Counter {
  readonly end: string;
  shown: number;
  /** Landings that it still waits for. */
  left: number;
}

export class Flights {
  readonly #layer: HTMLElement;
  readonly #running = new Set<Animation>();
  /** What was drawn in the layer, and how it is taken away. */
  readonly #drawn = new Map<HTMLElement, () => void>();
  readonly #hidden = new Set<HTMLElement | SVGElement>();
  readonly #counters = new Map<Text, Counter>();
  readonly #easel: Easel = {
    add: (kind) => this.#add(kind),
    draw: (sign, into) => {
      const clear = this.draw(sign, into);
      const held = into.closest<HTMLElement>(".stage-layer > *");
      if (held) this.#drawn.set(held, clear);
    },
    animate: (element, frames, timing) =>
      this.#animate(element, frames, timing, () => {
        if (element instanceof HTMLElement && this.#drawn.has(element)) this.#remove(element);
      }),
  };

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
    const all = this.#makeGhosts((beat.motions ?? []).map((motion) => this.#start(motion)));
    const counts = new Map(
      [...this.root.querySelectorAll("[data-count]")].map((each) => [each, textOf(each)?.data ?? ""]),
    );
    return (milliseconds) => {
      const time = flightTime(milliseconds, laterSteps(beat));
      const ways = all.map((each) => this.#way(each)); // measured before anything is moved
      for (const { motion } of ways) if (motion.how === "count") this.#countUp(motion, ways, time);
      const isMoment = ({ motion }: Way): boolean => momentOf(motion.how) !== undefined;
      for (const way of ways.filter(isMoment)) this.#go(way, counts, time);
      for (const way of ways.filter((each) => !isMoment(each))) this.#go(way, counts, time);
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
    const isThere = piece !== null && piece.getAttribute("data-ref") === motion.piece;
    const body = isThere && motion.how === "cut" ? figureOf(piece) : null;
    const looks = body ?? (isThere ? piece : null);
    const look = looks instanceof HTMLElement ? lookOf(looks) : null; // in an SVG it is drawn by its sign
    return { motion, box: (body ?? from)?.getBoundingClientRect() ?? null, isThere, look };
  }

  /** What flies of each, and how large it is: all are drawn, and then all are measured. */
  #makeGhosts(starts: readonly Start[]): Ready[] {
    const made = starts.map((start) => ({ start, elements: this.#copies(start) }));
    const fits = made.flatMap(({ start, elements }) => elements.map((each) => fitOf(each, start.look)));
    for (const fit of fits) fit();
    return made.map(({ start, elements }) => ({
      ...start,
      ghosts: elements.map((element) => ({ element, size: element.getBoundingClientRect() })),
    }));
  }

  /** Copies of what flies in a motion, unseen as yet. */
  #copies({ motion, box, look }: Start): HTMLElement[] {
    const how = motion.how ?? "fly";
    if (STILL.has(how) || momentOf(how) || (how === "flip" && !box) || (!box && !motion.to)) return [];
    const isOne = how === "hop" || how === "stamp";
    const count = isOne ? 1 : Math.max(1, Math.min(MOST, motion.count ?? 1));
    return Array.from({ length: count }, (_, at) => {
      const ghost = this.#add("stage-ghost");
      ghost.style.visibility = "hidden";
      if (how === "stamp") {
        ghost.classList.add("stage-stamp");
        ghost.dataset["sign"] = motion.sign ?? "";
      }
      if (look) {
        ghost.append(at ? clone(look.copy) : look.copy);
        ghost.style.width = `${look.box.width}px`;
        ghost.style.height = `${look.box.height}px`;
      } else if (motion.sign) this.#drawn.set(ghost, this.draw(motion.sign, ghost));
      return ghost;
    });
  }

  #way(ready: Ready): Way {
    const { motion } = ready;
    const to = motion.to ? find(this.root, motion.to) : null;
    const piece = to && motion.piece ? pieceAt(to, motion.piece) : null;
    const end = (motion.how === "stamp" ? to : (piece ?? to))?.getBoundingClientRect() ?? null;
    return { ...ready, to, piece, counter: to && counterOf(to), end };
  }

  #go(way: Way, counts: ReadonlyMap<Element, string>, time: number): void {
    const { motion, box, isThere, ghosts, to, piece, counter, end } = way;
    const how = motion.how ?? "fly";
    const delay = (motion.after ?? 0) * time * LATER;
    if (how === "title" || how === "count") return;
    if (!box && !to) return ghosts.forEach(({ element }) => this.#remove(element));
    if (how === "grow") return this.#grow(to, time, delay);
    if (how === "flip" && !box) return this.#turnUp(to, time, delay);
    if (how === "stamp") return this.#stamp(way, delay);
    const moment = momentOf(how);
    if (moment)
      return isNamed(to, motion.to) ? moment(this.#easel, to, { duration: time, delay }, motion.sign ?? "") : undefined;
    if (how === "cut" && box) cut(this.#easel, box, { duration: time, delay });
    if (piece) this.#hide(piece);
    const number = counter && this.#hold(counter, counts.get(counter), ghosts.length);
    for (const [copy, { element, size }] of ghosts.entries()) {
      const frames = path(motion, box, end, size);
      if (!isThere) appear(frames);
      const easing = EVEN.has(how) ? "linear" : EASE;
      const timing = { duration: time, delay: delay + copy * APART, fill: "both", easing } as const;
      element.style.visibility = "";
      this.#animate(element, frames, timing, () => {
        this.#remove(element);
        if (number) this.#tick(number, (motion.count ?? 1) / ghosts.length);
        if (copy < ghosts.length - 1) return;
        if (piece) this.#reveal(piece);
        if (how === "drop") this.#shake(to, "x");
        if (how === "lift" || how === "stride") this.#shake(to, "y");
        if (how === "flip") this.#turnUp(piece ?? to, time * 0.6, 0);
        else this.#pulse(piece ?? to);
      });
    }
  }

  #stamp({ motion, ghosts, end }: Way, delay: number): void {
    for (const { element, size } of ghosts) {
      if (!end) return this.#remove(element);
      const edge: Box = { x: end.right - 28, y: end.y, width: 28, height: end.height };
      element.style.visibility = "";
      const timing = { duration: STAMP, delay, fill: "both", easing: EASE } as const;
      this.#animate(element, path(motion, null, edge, size), timing);
    }
  }

  #grow(element: Element | null, duration: number, delay: number): void {
    const frames = [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }];
    if (element) this.#animate(element, frames, { duration, delay, fill: "backwards", easing: EASE });
  }

  #turnUp(element: Element | null, duration: number, delay: number): void {
    const frames = [{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "none" }];
    if (element) this.#animate(element, frames, { duration, delay, fill: "backwards", easing: EASE });
  }

  #shake(element: Element | null, along: "x" | "y"): void {
    const frames = [0, -4, 4, -2, 2, 0].map((by) => ({
      translate: along === "x" ? `${by}px 0` : `0 ${Math.max(0, by)}px`,
    }));
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

  /** A number counts up to what it is, by what this and all others bring that count it. */
  #countUp({ to, count = 1, after = 0 }: Motion, starts: readonly Start[], time: number): void {
    const element = to && find(this.root, to);
    if (!element) return;
    const all = starts.filter(({ motion }) => motion.how === "count" && motion.to === to);
    const before = Number(element.textContent) - all.reduce((sum, { motion }) => sum + (motion.count ?? 1), 0);
    const ticks = Math.min(TICKS, Math.max(1, Math.abs(count)));
    const text = this.#hold(element, `${before}`, ticks);
    if (!text) return;
    for (let tick = 1; tick <= ticks; tick += 1) {
      const delay = after * time * LATER + (time * LATER * tick) / ticks;
      this.#animate(element, [], { duration: 0, delay }, () => this.#tick(text, count / ticks));
    }
  }

  /** A counter keeps its old number until the first piece lands; each that lands counts, and the last makes it true. */
  #hold(counter: Element, before: string | undefined, landings: number): Text | null {
    const text = textOf(counter);
    if (!text || before === undefined) return null;
    const held = this.#counters.get(text);
    if (held) held.left += landings;
    else {
      this.#counters.set(text, { end: text.data, shown: Number(before), left: landings });
      text.data = before;
    }
    return text;
  }

  #tick(text: Text, by: number): void {
    const counter = this.#counters.get(text);
    if (!counter) return;
    counter.shown += by;
    counter.left -= 1;
    if (counter.left <= 0 || Number.isNaN(counter.shown)) this.#count(text);
    else text.data = `${Math.round(counter.shown)}`;
  }

  #count(text: Text): void {
    const counter = this.#counters.get(text);
    if (counter) text.data = counter.end;
    this.#counters.delete(text);
  }
}

/** Whether a piece is drawn itself, and not what it belongs to, or the tab of its place. */
function isNamed(element: Element | null, ref: string | null | undefined): element is HTMLElement {
  return element instanceof HTMLElement && element.dataset["ref"] === ref;
}

/** How a copy is made as large as the piece was: the table may be drawn larger than it is. */
function fitOf(ghost: HTMLElement, look: Look | null): () => void {
  const [copy] = ghost.children;
  const { width } = look && copy ? copy.getBoundingClientRect() : { width: 0 };
  return () => {
    if (look && width && copy instanceof HTMLElement) copy.style.scale = `${look.box.width / width}`;
  };
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

/** Let something be seen only from its start on. */
function appear(frames: Keyframe[]): void {
  frames.splice(0, 1, { ...frames[0], visibility: "hidden" });
  frames.push({ ...frames.pop(), visibility: "visible" });
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
