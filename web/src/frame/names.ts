/** What those who sit at a table are called. */
import { markOf } from "./faces";
import { hasText, t } from "./page-text.svelte";

interface Sitting {
  readonly name?: string | null | undefined;
  readonly bot?: string | null | undefined;
}

/** What a bot is called in a sentence: a level between two others like the lower one, with its mark (`steady+2`). */
export function botName(bot: string): string {
  const { level, mark } = markOf(bot);
  if (!hasText(`bot-${level}`)) return bot; // an operator's own bot has no other name
  return [t(`bot-${level}`), mark].filter(Boolean).join("\u00a0");
}

/** A person by their name, a bot by its level in the chosen language; a bot that was given a name keeps it. */
export function nameOf(seat: Sitting | undefined): string {
  const name = seat?.name ?? "";
  if (!seat?.bot) return name;
  const number = name === seat.bot ? "" : name.match(/^(.*) (\d+)$/u);
  if (number === null || (number && number[1] !== seat.bot)) return name;
  const level = botName(seat.bot);
  return `${level.slice(0, 1).toUpperCase()}${level.slice(1)}${number ? ` ${number[2]}` : ""}`;
}
