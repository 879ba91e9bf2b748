/** Tab goes from region to region, arrows inside one by place on the map, with Shift only over what is green. */
import type { Attachment } from "svelte/attachments";
import { moveByArrow } from "../../frame/keys";

const BUTTONS = "button:not(:disabled)";
export const GREEN = "button.can:not(:disabled), .can > button:not(:disabled)";

export function roving(): Attachment<HTMLElement> {
  return (region) => {
    let at: HTMLElement | null = null;

    /** One button of the region is reached by Tab: the last one that had focus, else a green one, else the first. */
    function settle(): void {
      const buttons = [...region.querySelectorAll<HTMLElement>(BUTTONS)];
      const chosen = at && buttons.includes(at) ? at : (region.querySelector<HTMLElement>(GREEN) ?? buttons[0] ?? null);
      for (const button of buttons) {
        const tabIndex = button === chosen ? "0" : "-1"; // written down even where it is so by itself
        if (button.getAttribute("tabindex") !== tabIndex) button.setAttribute("tabindex", tabIndex);
      }
    }
    function focused(event: FocusEvent): void {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(BUTTONS)) return;
      at = event.target;
      settle();
    }
    function pressed(event: KeyboardEvent): void {
      if (event.key.startsWith("Arrow")) moveByArrow(region, event, event.shiftKey ? GREEN : BUTTONS);
    }
    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(region, { subtree: true, childList: true, attributeFilter: ["class", "disabled"] });
    region.addEventListener("focusin", focused);
    region.addEventListener("keydown", pressed);
    return () => {
      watcher.disconnect();
      region.removeEventListener("focusin", focused);
      region.removeEventListener("keydown", pressed);
    };
  };
}

/** A panel takes focus while it is there, so that Enter and numbers are its own; then focus goes back. */
export function holding(): Attachment<HTMLElement> {
  return (panel) => {
    const before = document.activeElement;
    panel.tabIndex = -1;
    panel.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now && now !== document.body && !panel.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
