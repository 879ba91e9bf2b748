/** Marks on the pieces of a table: what a hint, a proof or an analysis speaks of, by the names that the server uses. */
import type { Ref } from "../frame/voice";
import { isDrawn, tabOf } from "./places";

/** Where to look or what a step is about; the best move; what a step or a reason rests on. */
export type Mark = "look" | "best" | "rests";
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
