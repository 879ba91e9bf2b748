/** The keys of the table of Break the Code: cards by number, the sheet, and the tiles of a guess. */
import { takeKeys } from "../../frame/keys";
import type { Desk } from "./desk.svelte";
import { digitsOf } from "./types";

/** Take them as long as the table is there. */
export function takeTableKeys(desk: Desk, root: () => HTMLElement | undefined): void {
  function pickByNumber(number: number): void | false {
    if (!desk.offersOf("ask").length) return false;
    const digits = desk.card === null || desk.digit !== null ? [] : digitsOf(desk.card);
    if (digits.length && number <= digits.length) {
      desk.digit = digits[number - 1]!;
      return;
    }
    const card = desk.view.row[number - 1];
    if (card === undefined) return false;
    if (desk.card === card) return;
    desk.pick(card);
  }

  $effect(() =>
    takeKeys({
      Enter: () => (desk.isAskReady ? desk.ask() : false),
      Escape: () => desk.letGo(),
      g: () => (desk.isCalling ? desk.speak("guess") : desk.canGuess ? desk.openTray() : false),
      k: () => (desk.offersOf("wait").length ? desk.speak("wait") : desk.speak("give-up")),
      s: () => {
        desk.place = "sheet";
        root()?.querySelector<HTMLElement>("[data-cell][tabindex='0']")?.focus();
      },
      t: () => desk.nextPage(),
      w: () => (desk.cell ? void desk.why(desk.cell) : false),
      ...Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((key) => [key, () => pickByNumber(Number(key))])),
    }),
  );
  // The tray's keys are taken when it opens: then they come before those of the frame, and c may be a colour.
  $effect(() => {
    if (!desk.isTrayOpen) return;
    let stop: (() => void) | undefined;
    const keys: Record<string, (event: KeyboardEvent) => void | false> = {
      Enter: () => (desk.isWhole ? desk.sendGuess() : false),
      Backspace: () => desk.takeOff(),
      Escape: () => (desk.isNaming ? false : desk.closeTray()),
    };
    for (const key of [..."0123456789", desk.letterOf("black"), desk.letterOf("white")]) {
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
