/** The keys of the table of Break the Code: cards by number, the sheet, and the tiles of a guess. */
import { tick } from "svelte";
import { leave, takeKeys } from "../../frame/keys";
import type { Desk } from "./desk.svelte";
import { digitsOf } from "./types";

/** For those who ask which keys there are. */
export const keys = [
  ["1–6", "page-key-card"],
  ["Enter", "page-key-enter"],
  ["G", "page-key-guess"],
  ["0–9 ↑ ↓", "page-key-tile"],
  ["⌫", "page-key-back"],
  ["K", "page-key-wait"],
  ["S", "page-key-sheet"],
  ["X", "page-key-cross"],
  ["⇧ Enter", "page-key-write"],
  ["W", "page-key-why"],
  ["P", "page-key-page"],
  ["Esc", "page-key-escape"],
] as const;

/** Take them as long as the table is there. */
export function takeTableKeys(desk: Desk, root: () => HTMLElement | undefined): void {
  const focus = (piece: string): void => {
    // what is chosen has the focus: then Enter asks, wherever one was before
    void tick().then(() => root()?.querySelector<HTMLElement>(piece)?.focus());
  };

  /** A card by its place; when it has two digits, then one of them, by its place or as it is printed. */
  function pickByNumber(number: number): void | false {
    if (!desk.offersOf("ask").length) return false;
    const digits = desk.card === null || desk.digit !== null ? [] : digitsOf(desk.card);
    const digit = digits.find((each) => each === number) ?? digits[number - 1];
    if (desk.card !== null && digit !== undefined) {
      desk.digit = digit;
      focus(`[data-offer="${desk.keyOf(desk.card, digit)}"]`);
      return;
    }
    const card = desk.view.row[number - 1];
    if (card === undefined) return false;
    if (desk.card !== card) desk.pick(card);
    focus(`[data-card-face="${card}"]`);
  }

  function guess(): void | false {
    if (desk.isCalling) return desk.speak("guess");
    if (!desk.canGuess) return false;
    desk.openTray();
    focus("section.tray");
  }

  $effect(() =>
    takeKeys({
      Enter: () => (desk.isAskReady ? desk.ask() : desk.wantDigit()),
      Escape: () => {
        desk.letGo();
        leave(root());
      },
      g: guess,
      k: () => (desk.offersOf("wait").length ? desk.speak("wait") : desk.speak("give-up")),
      s: () => {
        desk.place = "sheet";
        root()?.querySelector<HTMLElement>("[data-cell][tabindex='0']")?.focus();
      },
      p: () => desk.nextPage(),
      w: () => (desk.cell ? void desk.why(desk.cell) : false),
      ...Object.fromEntries([..."0123456789"].map((key) => [key, () => pickByNumber(Number(key))])),
    }),
  );
  // The tray's keys are taken when it opens: then its figures come before those of the cards.
  $effect(() => {
    if (!desk.isTrayOpen) return;
    let stop: (() => void) | undefined;
    const keys: Record<string, (event: KeyboardEvent) => void | false> = {
      Enter: () => (desk.isWhole ? desk.sendGuess() : false),
      Backspace: () => desk.takeOff(),
      Escape: () => (desk.isNaming ? false : desk.closeTray()),
    };
    for (const key of [..."0123456789", "ArrowUp", "ArrowDown"]) {
      keys[key] = () => (desk.type(key) ? undefined : false);
    }
    let isGone = false;
    queueMicrotask(() => {
      if (!isGone) stop = takeKeys(keys); // after whatever else takes keys now, and before the next key
    });
    return () => {
      isGone = true;
      stop?.();
    };
  });
}
