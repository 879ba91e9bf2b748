/**
 * Keys of a table. A part says which keys it takes while it is there; the last one asked first.
 *
 * A key is never taken from somebody who types text, and never with Ctrl, Alt or Meta held.
 */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void | false>>;

const takers: Keys[] = [];
/** Asked before all others: a page whose keys mean the same over every table. */
const first: Keys[] = [];

/** Take these keys until the function that is given back is called. False from a handler: not taken after all. */
export function takeKeys(keys: Keys, isFirst = false): () => void {
  const among = isFirst ? first : takers;
  among.push(keys);
  return () => {
    const at = among.lastIndexOf(keys);
    if (at >= 0) among.splice(at, 1);
  };
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Let the focus go out of a part of the page: then the keys are the table's again. */
export function leave(region: HTMLElement | undefined): void {
  const here = document.activeElement;
  if (here instanceof HTMLElement && region?.contains(here)) here.blur();
}

/** Where focus goes with F6: everything marked `data-region`, in the order of the page. */
function nextRegion(backwards: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter((each) => each.offsetParent);
  const at = regions.findIndex((each) => each.contains(document.activeElement));
  const next = regions[(at + (backwards ? -1 : 1) + regions.length) % regions.length];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}

export function followKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.key === "F6") {
      event.preventDefault();
      nextRegion(event.shiftKey);
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape" && document.querySelector("dialog:modal")) return; // it closes what lies on top
    if (isTyping(event.target) && event.key !== "Escape") return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isOnButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
    if (isOnButton && (name === "Enter" || name === " ")) return; // a button in focus is pressed, nothing else
    for (const keys of [...takers, ...first].reverse()) {
      const handler = keys[name];
      if (handler && handler(event) !== false) {
        event.preventDefault();
        return;
      }
    }
  });
}

const TOWARDS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FOCUSED = "button:not(:disabled), a[href], [tabindex='0']";

/** Arrows go from one to the next of what can have focus inside `region`, by its place on the screen. */
export function moveByArrow(region: HTMLElement, event: KeyboardEvent, among = FOCUSED): void {
  const towards = TOWARDS[event.key];
  const here = document.activeElement;
  if (!towards || !(here instanceof HTMLElement) || !region.contains(here)) return;
  const [dx, dy] = towards;
  const from = middle(here);
  let best: { piece: HTMLElement; cost: number } | null = null;
  for (const piece of region.querySelectorAll<HTMLElement>(among)) {
    if (piece === here || !piece.offsetParent) continue;
    const to = middle(piece);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 2) continue;
    const cost = along + 3 * aside;
    if (!best || cost < best.cost) best = { piece, cost };
  }
  if (best) {
    event.preventDefault();
    best.piece.focus();
  }
}

function middle(piece: HTMLElement): { x: number; y: number } {
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
