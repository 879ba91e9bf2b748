/** What happened at a table, a line for each event of which there is something to say. */
import type { SeatAtTable } from "../frame/table.svelte";

export interface Told {
  /** The number of the event. */
  readonly number: number;
  /** Who did it; null: nobody. */
  readonly seat: number | null;
  readonly text: string;
}

/** All of it from an event on, in the words of the game. */
export function toldFrom(table: SeatAtTable, from: number): Told[] {
  return table.phrases.flatMap((phrases, number) => {
    if (number < from || !phrases.length) return [];
    const seat = (table.history[number] as { seat?: unknown }).seat;
    return [
      {
        number,
        seat: typeof seat === "number" && seat < table.names.length ? seat : null,
        text: phrases.map((each) => table.voice.say(each)).join(" "),
      },
    ];
  });
}
