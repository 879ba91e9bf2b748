/** On a phone the turn panel comes up from below: never over what it is about. */
import type { Ref } from "../../frame/voice";

const GAP_OF_A_PHONE = 10;

/** On a phone, where the panel comes up from below: by how much the map moves up, so that the piece stays in sight. */
export function lifted(table: HTMLElement, subject: Ref | null): number {
  const box = boxOf(table, subject);
  const panel = table.querySelector(".over > *")?.getBoundingClientRect();
  const map = table.querySelector(`[data-in="${table.dataset["place"]}"]`);
  if (!box || !panel || !map) return 0;
  const already = -new DOMMatrix(getComputedStyle(map).transform).m42;
  return Math.max(0, box.bottom + already + GAP_OF_A_PHONE - panel.top);
}

/** Of the piece, or of all of the site that it is a part of; none where it is not shown. */
function boxOf(table: HTMLElement, subject: Ref | null): DOMRect | null {
  const piece = subject && table.querySelector(`[data-in] [data-ref="${CSS.escape(subject)}"]`);
  const box = piece ? (piece.closest(".site") ?? piece).getBoundingClientRect() : null;
  return box?.width ? box : null;
}
