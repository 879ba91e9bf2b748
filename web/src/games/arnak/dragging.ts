/** An archaeologist may be dragged from the board to a space: letting go there is a click on it. */
import type { Attachment } from "svelte/attachments";

const FAR = 8;

export function dragging(ondrop: (ref: string) => void): Attachment<HTMLElement> {
  return (root) => {
    let held: { x: number; y: number; id: number; piece: HTMLElement; ghost: HTMLElement | null } | null = null;

    function pressed(event: PointerEvent): void {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const piece = event.target.closest<HTMLElement>("[data-drag]");
      if (!piece) return;
      event.preventDefault(); // no text is marked on the way
      held = { x: event.clientX, y: event.clientY, id: event.pointerId, piece, ghost: null };
    }
    function moved(event: PointerEvent): void {
      if (event.pointerId !== held?.id) return;
      if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) {
        held.ghost = ghostOf(held.piece);
        root.dataset["dragging"] = "";
      }
      if (held.ghost) held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    }
    function released(event: PointerEvent): void {
      if (event.pointerId !== held?.id) return;
      const isDrop = held.ghost !== null && event.type === "pointerup";
      stop();
      const under = isDrop ? document.elementFromPoint(event.clientX, event.clientY) : null;
      const ref = under?.closest<HTMLElement>("[data-ref]")?.dataset["ref"];
      if (ref?.startsWith("site:")) ondrop(ref);
    }
    function stop(): void {
      held?.ghost?.remove();
      held = null;
      delete root.dataset["dragging"];
    }
    root.addEventListener("pointerdown", pressed);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", released);
    return () => {
      stop();
      root.removeEventListener("pointerdown", pressed);
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", released);
      removeEventListener("pointercancel", released);
    };
  };
}

function ghostOf(piece: HTMLElement): HTMLElement {
  const ghost = document.importNode(piece, true);
  delete ghost.dataset["drag"];
  Object.assign(ghost.style, {
    position: "fixed",
    left: "-18px",
    top: "-18px",
    zIndex: "40",
    pointerEvents: "none",
    opacity: "0.9",
  });
  document.body.append(ghost);
  return ghost;
}

/** A finger that wipes across goes to the place beside; up and down scrolls as ever, or pulls up what is wiped on. */
export function swiping(wiped: {
  across?: (step: 1 | -1) => void;
  up?: (isUp: boolean) => void;
}): Attachment<HTMLElement> {
  return (region) => {
    let from: { x: number; y: number } | null = null;

    function began({ touches }: TouchEvent): void {
      const [touch] = touches;
      from = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    }
    function ended({ changedTouches }: TouchEvent): void {
      const [touch] = changedTouches;
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (wiped.across && Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) wiped.across(x < 0 ? 1 : -1);
      else if (wiped.up && Math.abs(y) > 30 && Math.abs(y) > Math.abs(x)) wiped.up(y < 0);
    }
    region.addEventListener("touchstart", began, { passive: true });
    region.addEventListener("touchend", ended, { passive: true });
    return () => {
      region.removeEventListener("touchstart", began);
      region.removeEventListener("touchend", ended);
    };
  };
}
