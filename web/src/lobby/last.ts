/** What happened last in a game, and how long ago. */
import { nameOf } from "../frame/names";
import { settings } from "../frame/settings.svelte";
import { type Facts, type Phrase, type Text, Voice } from "../frame/voice";
import type { Mine } from "./mine";

const DAY = 24 * 60 * 60 * 1000;

/** How long ago something was, in words. */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const minutes = Math.max(0, Math.round((now - time) / 60_000));
  if (minutes < 60) return format.format(-minutes, "minute");
  if (now - time < DAY) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round((now - time) / DAY), "day");
}

/** The last sentences of a game; the page may not have read its words yet. */
export function lastOf(mine: Mine, text: Text | null): string {
  const { phrases, setting } = mine.listed ?? {};
  if (!text || !Array.isArray(phrases)) return "";
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `GuestGame` has them: phrases hold phrases, which its type cannot say
  const [said, facts] = [phrases as readonly Phrase[], (setting ?? {}) as Facts];
  const voice = new Voice(text, mine.told.seats.map(nameOf), mine.kept.seats[0] ?? null, facts);
  return said.map((each) => voice.say(each)).join(" ");
}
