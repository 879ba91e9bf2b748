/** What is shared of a day: squares, and no digit, piece or move. The link opens the day. */
import type { DayInfo, PuzzleOfDay } from "../api/messages";
import { pathTo } from "../frame/base";
import { gameName, t } from "../frame/page-text.svelte";
import { settings } from "../frame/settings.svelte";
import { shortDate } from "./dates";

export const MOST_TRIES = 3;

/** How a try went: `counted` and `plain` are right answers, with a stone and without. */
export type Square = "wrong" | "counted" | "plain" | "open";

/** The three stones of a puzzle, by try. */
export function squaresOf({ answer }: PuzzleOfDay): readonly Square[] {
  return Array.from({ length: MOST_TRIES }, (_, at) => {
    if (!answer || at >= answer.tries.length) return "open";
    if (!answer.solved || at < answer.tries.length - 1) return "wrong";
    return answer.counted ? "counted" : "plain";
  });
}

const COLOURS: Readonly<Record<Square, string>> = { wrong: "⬛", counted: "🟩", plain: "🟨", open: "" };
const SHAPES: Readonly<Record<Square, string>> = { wrong: "○", counted: "●", plain: "◐", open: "" };

/** The text that is shared: a line for each puzzle that is done. */
export function sharedText(day: DayInfo): string {
  const signs = settings.strongSymbols ? SHAPES : COLOURS;
  const done = day.puzzles.filter(({ answer }) => answer?.ended);
  const lines = done.map(
    (each) =>
      `${gameName(each.game)} ${squaresOf(each)
        .map((square) => signs[square])
        .join("")}`,
  );
  return [
    `cairn · ${t("day-shared", { date: shortDate(day.date) })}`,
    ...lines,
    ...(day.streak.days ? [t("day-streak", { days: day.streak.days })] : []),
    `${location.origin}${pathTo(`/daily/${day.date}`)}`,
  ].join("\n");
}
