/** Pieces that come to a new place travel there from where they lay. */
import type { Attachment } from "svelte/attachments";
import { lasting, moves } from "../frame/motion";

const GLOW = 2000;
const LAYING_OUT = 600;
let isLaidOut = false;

/** Nothing travels while the table is being laid out for the first time. */
export function layOut(): () => void {
  isLaidOut = false;
  const timer = setTimeout(() => (isLaidOut = true), LAYING_OUT);
  return () => clearTimeout(timer);
}

/** Come from what the selector finds; where nothing may move, a gold edge for a while. */
export function comeFrom(selector: string, time = 320): Attachment<HTMLElement> {
  return (piece) => {
    if (!isLaidOut) return;
    if (!moves()) {
      piece.dataset["moved"] = "";
      const timer = setTimeout(() => delete piece.dataset["moved"], GLOW);
      return () => clearTimeout(timer);
    }
    const start = document.querySelector<HTMLElement>(selector);
    if (!start?.getClientRects().length) return;
    const [from, to] = [start.getBoundingClientRect(), piece.getBoundingClientRect()];
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: lasting(time), easing: "cubic-bezier(.2,.7,.2,1)" },
    );
    return undefined;
  };
}
