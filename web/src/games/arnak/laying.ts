/** Where the turn panel is laid: beside what it is about, never on it. */
import type { Ref } from "../../frame/voice";

/** The table is drawn for a window of this size. */
export const DRAWN = { wide: 1440, high: 900 };
/** From left, where nothing is in the way; the row of cards above may be lain upon. */
export const PANEL = { wide: 530, from: 640, gap: 14, margin: 12, row: 260 };
const GAP_OF_A_PHONE = 10;

/** On a desk: how far from the left, in the table's own measure. */
export function besides(table: HTMLElement, subject: Ref | null, scale: number): number {
  const wide = (table.clientWidth || DRAWN.wide) / scale;
  const usual = Math.min(PANEL.from, wide - PANEL.wide - 40);
  const box = boxOf(table, subject);
  if (!box || box.bottom / scale < PANEL.row) return usual;
  const [left, right] = [box.left / scale - PANEL.gap, box.right / scale + PANEL.gap];
  if (right <= usual || left >= usual + PANEL.wide) return usual;
  if (right + PANEL.wide + PANEL.margin <= wide) return right;
  return Math.max(PANEL.margin, left - PANEL.wide);
}

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
