/** Dates as a player reads them. A date has no zone: it is that of the server. */
import { settings } from "../frame/settings.svelte";

function written(date: string, format: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat(settings.language, { ...format, timeZone: "UTC" }).format(at);
}

export const longDate = (date: string): string => written(date, { weekday: "long", day: "numeric", month: "long" });
export const dayAndMonth = (date: string): string => written(date, { day: "numeric", month: "long" });
export const shortDate = (date: string): string => written(date, { day: "numeric", month: "short" });
export const monthName = (month: string): string => written(`${month}-01`, { month: "long", year: "numeric" });

/** As a heading has it. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);

/** The weekdays from Monday on, short. */
export const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, at) => written(`2026-11-${16 + at}`, { weekday: "short" }));

/** How many days after Monday a date is. */
export const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The month that many months later. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-15T12:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** A time zone by its name, as a player knows it. */
export function zoneName(zone: string): string {
  const format = new Intl.DateTimeFormat(settings.language, { timeZone: zone, timeZoneName: "long" });
  return format.formatToParts(new Date()).find((part) => part.type === "timeZoneName")?.value ?? zone;
}
