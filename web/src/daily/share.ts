/** What is shared of a day: squares, and no digit, piece or move. The link opens the day. */
import type { DayInfo } from "../api/messages";
import { pathTo } from "../frame/base";
import { gameName, t } from "../frame/page-text.svelte";
import { settings } from "../frame/settings.svelte";
import { shortDate } from "./dates";
import { squaresOf, type Square } from "./tries";

const COLOURS: Readonly<Record<Square, string>> = { wrong: "⬛", counted: "🟩", plain: "🟨", open: "" };
const SHAPES: Readonly<Record<Square, string>> = { wrong: "○", counted: "●", plain: "◐", open: "" };

/** The text that is shared: a line for each puzzle that is done. */
export function sharedText(day: DayInfo): string {
  const signs = settings.strongSymbols ? SHAPES : COLOURS;
  const done = day.puzzles.filter(({ answer }) => answer?.ended);
  const lines = done.map(
    (each) =>
      `${gameName(each.game)} ${squaresOf(each.answer)
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
