/** Pieces of a table that stand out: those that a sentence speaks of, and those that an answer was about. */
import { tick } from "svelte";
import type { Ref } from "../frame/voice";

/** Why a piece stands out: it is spoken of, it was right, or it was wrong. */
export type Light = "spoken" | "right" | "wrong";

/**
 * Mark these pieces wherever the table names them, also those that are still to be drawn, and bring the first into sight.
 * What is returned takes the marks away.
 */
export function light(root: HTMLElement, pieces: ReadonlyMap<Ref, Light>): () => void {
  if (!pieces.size) return () => undefined;
  const found = new Set<HTMLElement>();
  const waiting = new MutationObserver(look);
  waiting.observe(root, { childList: true, subtree: true });
  void tick().then(look);
  return () => {
    waiting.disconnect();
    for (const each of found) delete each.dataset["lit"];
  };

  function look(): void {
    const isFirst = found.size === 0;
    for (const [ref, why] of pieces) {
      for (const each of root.querySelectorAll<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`)) {
        each.dataset["lit"] = why;
        found.add(each);
      }
    }
    const all = [...found];
    if (isFirst) bringIntoSight(root, all.find((each) => each.offsetParent) ?? all[0]);
  }
}

/** On a phone a piece lies at a place that may have to be opened; elsewhere in a part that may have to be scrolled. */
function bringIntoSight(root: HTMLElement, piece: HTMLElement | undefined): void {
  if (!piece) return;
  if (!piece.offsetParent) {
    const place = piece.closest<HTMLElement>("[data-in]")?.dataset["in"]?.split(" ")[0];
    root.querySelector<HTMLElement>(`[data-goes="${place}"]`)?.click();
  }
  const bring = () => piece.scrollIntoView({ block: "nearest", behavior: "instant" });
  void tick().then(() => {
    bring();
    requestAnimationFrame(() => requestAnimationFrame(bring)); // a place that was hidden is measured in the next frame
  });
}
