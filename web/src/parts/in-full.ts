/**
 * Names that find no room are cut with an ellipsis. What holds one says all of it when it is pointed at, focused or
 * tapped; if nothing else there takes the focus, the name does while it is cut. Screen readers read the whole name anyway.
 */
import type { Attachment } from "svelte/attachments";

interface Where {
  /** The element with the name, where it is not the whole of what says it. */
  readonly name?: (holder: HTMLElement) => HTMLElement | null;
  /** What is said besides the name: then it is always said. */
  readonly more?: () => string;
}

/** `<b class="l-cut" {@attach inFull()}>`; a button around a name: `{@attach inFull({ name: ... })}`. */
export function inFull({ name = (holder) => holder, more = () => "" }: Where = {}): Attachment<HTMLElement> {
  return (holder) => {
    const isButton = holder.matches("button, a, summary");

    const look = (): void => {
      if (isButton) return;
      if (isCut(name(holder)) || more()) holder.tabIndex = 0;
      else holder.removeAttribute("tabindex");
    };
    const show = (): void => {
      const element = name(holder);
      const text = [isCut(element) ? (element?.textContent.trim() ?? "") : "", more()].filter(Boolean).join(". ");
      if (text) tipAt(holder, text);
    };
    const tap = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" && !isButton) holder.focus();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") hide();
    };

    const watching = new ResizeObserver(look);
    for (const each of new Set([holder, name(holder) ?? holder])) watching.observe(each);
    void document.fonts.ready.then(look);
    const gone = new AbortController();
    const { signal } = gone;
    holder.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && show(), { signal });
    holder.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && hide(), { signal });
    holder.addEventListener("focus", show, { signal });
    holder.addEventListener("blur", hide, { signal });
    holder.addEventListener("pointerup", tap, { signal });
    holder.addEventListener("keydown", key, { signal });
    return () => {
      watching.disconnect();
      gone.abort();
      hide();
    };
  };
}

/** Whether part of a name is not to be seen. */
function isCut(name: HTMLElement | null): boolean {
  return name !== null && name.scrollWidth > name.clientWidth;
}

const GAP = 4;
let tip: HTMLElement | null = null;

/** Show a text above what it is about, or below it, inside the window. One is shown at a time. */
function tipAt(about: HTMLElement, text: string): void {
  hide();
  tip = document.createElement("div");
  tip.className = "in-full";
  tip.popover = "manual"; // above everything else, and cut by nothing
  tip.ariaHidden = "true";
  tip.textContent = text;
  (about.closest("dialog") ?? document.body).append(tip);
  tip.showPopover();
  const box = about.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = Math.min(box.left, innerWidth - own.width - GAP);
  const above = box.top - own.height - GAP;
  tip.style.left = `${Math.max(GAP, left)}px`;
  tip.style.top = `${above >= 0 ? above : box.bottom + GAP}px`;
}

function hide(): void {
  tip?.remove();
  tip = null;
}
