/**
 * Pieces that move visibly from where they were to where they go (FLIP).
 *
 * A piece that carries `data-piece="stone:3"` keeps its name wherever it lies. `flip` looks where all of them are,
 * lets the table be drawn anew, and lets each travel from its old place. With motion off a piece that moved gets a
 * gold edge for two seconds instead (`data-moved`, styled in `base.css`).
 */
import { tick } from "svelte";
import { settings } from "./settings.svelte";

const CALM = 320;
const SHOWN = 2000;

/** Whether pieces move at all, by the settings and by the system's wish. */
export function moves(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a movement takes: what is asked for, half of it, or nothing. */
export function lasting(milliseconds = CALM): number {
  return moves() ? (settings.motion === "short" ? milliseconds / 2 : milliseconds) : 0;
}

/** Let `change` draw the table anew, and the pieces inside `root` travel to where they lie then. */
export async function flip(root: HTMLElement | undefined, change: () => void): Promise<void> {
  if (!root) {
    change();
    return;
  }
  const before = places(root);
  change();
  await tick();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(piece.dataset["piece"] ?? "");
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    if (!moves()) {
      piece.dataset["moved"] = "";
      setTimeout(() => delete piece.dataset["moved"], SHOWN);
    } else {
      const scale = to.width ? from.width / to.width : 1;
      piece.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
          { transform: "none", zIndex: 5 },
        ],
        { duration: lasting(), easing: "cubic-bezier(.2,.7,.2,1)" },
      );
    }
  }
}

function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    found.set(piece.dataset["piece"] ?? "", piece.getBoundingClientRect());
  }
  return found;
}
