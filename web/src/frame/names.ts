/** What those who sit at a table are called. */
import { hasText, t } from "./page-text.svelte";

interface Sitting {
  readonly name?: string | null | undefined;
  readonly bot?: string | null | undefined;
}

/** A person by their name, a bot by its level in the chosen language; a bot that was given a name keeps it. */
export function nameOf(seat: Sitting | undefined): string {
  const name = seat?.name ?? "";
  if (!seat?.bot) return name;
  const number = name === seat.bot ? "" : name.match(/^(.*) (\d+)$/u);
  if (number === null || (number && number[1] !== seat.bot)) return name;
  const level = hasText(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : seat.bot; // an operator's own bot has no other name
  return `${level.slice(0, 1).toUpperCase()}${level.slice(1)}${number ? ` ${number[2]}` : ""}`;
}
