/** Pieces that come to a new place travel there from where they lay (`look/lost_code.md` 7). */
import type { Attachment } from "svelte/attachments";
import { lasting, moves } from "../../frame/motion";

const GLOW = 2000;
let isOpen = false;

/** Nothing travels while the table is being laid out for the first time. */
export function open(): () => void {
  isOpen = false;
  const timer = setTimeout(() => (isOpen = true), 600);
  return () => clearTimeout(timer);
}

/** Come from the piece that the selector finds; where nothing may move, a gold edge for a while. */
export function flyFrom(selector: string): Attachment<HTMLElement> {
  return (piece) => {
    if (!isOpen) return;
    if (!moves()) {
      piece.dataset["moved"] = "";
      const timer = setTimeout(() => delete piece.dataset["moved"], GLOW);
      return () => clearTimeout(timer);
    }
    const start = document.querySelector<HTMLElement>(selector);
    if (!start?.offsetParent) return;
    const [from, to] = [start.getBoundingClientRect(), piece.getBoundingClientRect()];
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      {
        duration: lasting(),
        easing: "cubic-bezier(.2,.7,.2,1)",
      },
    );
    return undefined;
  };
}
