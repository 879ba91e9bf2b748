/** What concerns me now: the lobby and the marks of the menu are drawn from it. */
import type { Home } from "../api/messages";
import { home as askHome } from "../frame/server";

const AGAIN = 20_000;

let told: Home | null = $state.raw(null);

/** Null: not known yet, or a server that does not answer; then nothing is marked. */
export const home = (): Home | null => told;

export async function readHome(): Promise<void> {
  try {
    told = await askHome();
  } catch {
    // the page works without it; it is asked for again
  }
}

/** Ask now, and again while the page is looked at; returns what ends that. */
export function followHome(): () => void {
  const look = (): void => void (document.visibilityState === "visible" && readHome());
  void readHome();
  const timer = setInterval(look, AGAIN);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
