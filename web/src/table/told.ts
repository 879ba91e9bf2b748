/** What happened at a table, a line for each event of which there is something to say. */
import { sayChange } from "../frame/absence";
import { isFields } from "../frame/check";
import type { SeatAtTable } from "../frame/table.svelte";

export interface Told {
  /** The number of the event. */
  readonly number: number;
  /** Who did it; null: nobody. */
  readonly seat: number | null;
  readonly text: string;
  /** Its place among the beats that can be shown again; none: it cannot. */
  readonly place?: number | undefined;
}

/** All of it from an event on, in the words of the game. */
export function toldFrom(table: SeatAtTable, from: number): Told[] {
  return table.phrases.flatMap((phrases, number) => {
    if (number < from || !phrases.length) return [];
    const event = table.history[number];
    const seat = isFields(event) ? event["seat"] : null;
    return [
      {
        number,
        seat: typeof seat === "number" && seat < table.names.length ? seat : null,
        text: phrases.map((each) => table.voice.say(each)).join(" "),
      },
    ];
  });
}

/** Lines of the news, each with the beat that shows it. */
export function withPlaces(table: SeatAtTable, lines: readonly Told[]): Told[] {
  return lines.map((line) => {
    const place = table.stage.news.findIndex(({ from, beat }) => from <= line.number && line.number < beat.until);
    return place < 0 ? line : { ...line, place };
  });
}

/** Who came and went from an event on: each line is numbered between the events that it lies between. */
export function changesFrom(table: SeatAtTable, from: number): Told[] {
  const changes = table.told.changes ?? [];
  return changes.flatMap((each, at) => {
    const number = each.events - 1 + (at + 1) / (changes.length + 1);
    const text = sayChange(each, table.names[each.seat] ?? "", each.seat === table.seat);
    return number < from ? [] : [{ number, seat: each.seat, text }];
  });
}
