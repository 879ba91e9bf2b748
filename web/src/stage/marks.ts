/** Marks on the pieces of a table: what a hint, a proof or an analysis speaks of, by the names that the server uses. */
import type { Ref } from "../frame/voice";
import { isDrawn, tabOf } from "./places";

/** Where to look or what a step is about; the best move; the one that was made, or both; what a reason rests on. */
export type Mark = "look" | "best" | "played" | "both" | "rests";
export type Marks = ReadonlyMap<Ref, Mark>;
export const NO_MARKS: Marks = new Map();

/** Players are not pieces: a stone that stands on somebody's rack is marked, and not all that they have. */
const NO_PIECE = /^(?:seat|symbol|event):/u;

/**
 * Draw marks (`data-lit`) on the elements that stand for the pieces, also on those that are drawn later; for a piece in
 * a place that is not shown, on the tab of that place. Call what is returned to take them off.
 */
export function drawMarks(root: HTMLElement, marks: Marks): () => void {
  if (!marks.size) return () => undefined;
  const draw = (): void => {
    const [wanted, drawn] = [new Map<Element, Mark>(), new Set<Ref>()];
    for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
      const ref = element.dataset["ref"] ?? "";
      const mark = NO_PIECE.test(ref) ? undefined : marks.get(ref);
      if (mark) wanted.set(element, mark);
      if (mark && isDrawn(element)) drawn.add(ref);
    }
    for (const [ref, mark] of marks) {
      const tab = drawn.has(ref) ? null : tabOf(root, ref);
      if (tab) wanted.set(tab, mark);
    }
    for (const element of root.querySelectorAll<HTMLElement>("[data-lit]")) {
      if (!wanted.has(element)) delete element.dataset["lit"];
    }
    for (const [element, mark] of wanted) element.setAttribute("data-lit", mark);
  };
  const observer = new MutationObserver(draw);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-ref", "data-place"] });
  draw();
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll<HTMLElement>("[data-lit]")) delete element.dataset["lit"];
  };
}

/** Words on pieces, by the names of the pieces: what was played, what was best. */
export type Tags = ReadonlyMap<Ref, string>;
export const NO_TAGS: Tags = new Map();

/**
 * Show words at the upper edge of the first element that stands for a piece and is in sight. They follow the pieces, and
 * nothing can be clicked through them or is covered from a reader: the words are said beside the table.
 */
export function drawTags(root: HTMLElement, tags: Tags): () => void {
  if (!tags.size) return () => undefined;
  const layer = document.createElement("div");
  layer.className = "stage-tags";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  let asked = 0;
  const draw = (): void => {
    asked = 0;
    const shown: HTMLElement[] = [];
    for (const [ref, text] of tags) {
      const all = [...root.querySelectorAll<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`)];
      const piece = all.find(isDrawn);
      if (!piece) continue;
      const box = piece.getBoundingClientRect();
      if (box.bottom < 0 || box.top > innerHeight) continue;
      const tag = document.createElement("b");
      tag.textContent = text;
      tag.dataset["tag"] = piece.dataset["lit"] ?? "";
      tag.style.left = `${box.left + box.width / 2}px`;
      tag.style.top = `${Math.max(box.top, 12)}px`;
      shown.push(tag);
    }
    layer.replaceChildren(...shown);
  };
  const ask = (): void => {
    asked ||= requestAnimationFrame(draw);
  };
  const changes = new MutationObserver(ask);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ["data-ref", "data-place", "data-lit"] });
  const sizes = new ResizeObserver(ask);
  sizes.observe(root);
  const events = ["scroll", "transitionend", "animationend"] as const;
  for (const each of events) addEventListener(each, ask, { capture: true, passive: true });
  addEventListener("resize", ask);
  ask();
  return () => {
    cancelAnimationFrame(asked);
    changes.disconnect();
    sizes.disconnect();
    for (const each of events) removeEventListener(each, ask, { capture: true });
    removeEventListener("resize", ask);
    layer.remove();
  };
}
