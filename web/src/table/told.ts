/** What happened at a table, a line for each event of which there is something to say. */
import { sayChange } from "../frame/absence";
import { isFields } from "../frame/check";
import type { Moment } from "../frame/scenes";
import { pace } from "../frame/settings.svelte";
import type { SeatAtTable } from "../frame/table.svelte";

export interface Told {
  /** The number of the event. */
  readonly number: number;
  /** Who did it; null: nobody. */
  readonly seat: number | null;
  readonly text: string;
  /** Its place among the beats that can be shown again; none: it cannot. */
  readonly place?: number | undefined;
  /** Whether a turn begins with it. */
  readonly begins?: boolean;
  /** The number of that turn, where it is also on the pieces that it touched. */
  readonly turn?: number | undefined;
}

/** Where a turn begins. */
export interface Cut {
  /** The number of its first event. */
  readonly from: number;
  readonly seat: number | null;
  readonly turn?: number | undefined;
}

/** All of it from an event on, in the words of the game. */
export function toldFrom(table: SeatAtTable, from: number): Told[] {
  return saidFrom(table, from, table);
}

/** Everything since one's own last decision, whatever of it is shown just now. */
export function newsOf(table: SeatAtTable): Told[] {
  return saidFrom(table, table.newsFrom, table.stage.news.at(-1)?.moment ?? table);
}

function saidFrom(table: SeatAtTable, from: number, { phrases: all, history }: Moment): Told[] {
  return all.flatMap((phrases, number) => {
    if (number < from || !phrases.length) return [];
    const event = history[number];
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

/**
 * Lines of the news, each with the beat that shows it; at once nothing is shown. What is sealed is said once: others'
 * final bets are six times the same sentence.
 */
export function withPlaces(table: SeatAtTable, lines: readonly Told[]): readonly Told[] {
  const { news } = table.stage;
  const placed = lines.map((line): Told => {
    const place = news.findIndex(({ from, beat }) => from <= line.number && line.number < beat.until);
    return place < 0 ? line : { ...line, place };
  });
  const said = placed.filter((line, at) => {
    const before = placed[at - 1];
    const isLed = line.place === undefined || news[line.place]?.beat.tells === line.number;
    return isLed || line.text !== before?.text || line.seat !== before.seat;
  });
  return pace() === "instant" ? said.map(({ place: _, ...line }) => line) : said;
}

/** Lines by turns: as a game cuts them; else a turn begins wherever a line is another seat's, or a round begins. */
export function inTurns(table: SeatAtTable, lines: readonly Told[], cuts?: readonly Cut[]): Told[] {
  let last: Told | undefined;
  let open: Cut | undefined;
  return lines.map((line) => {
    const cut = cuts?.findLast((each) => each.from <= line.number);
    const isRound = line.place !== undefined && table.stage.news[line.place]?.beat.kind === "round";
    const isOther = line.seat !== null && line.seat !== last?.seat;
    const begins = cut ? cut !== open : last === undefined || isRound || isOther;
    open = cut;
    const seat = cut ? cut.seat : (line.seat ?? (begins ? null : (last?.seat ?? null)));
    last = { ...line, seat, begins, turn: cut?.turn };
    return last;
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
