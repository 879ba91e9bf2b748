/** What a server tells about a table, put together: the same as `cairn.client.mirror` does with the same messages. */
import type {
  Beat,
  ChatLine,
  FullSight,
  Offer,
  PromptInfo,
  SeatPresence,
  TableInfo,
  Times,
  Update,
} from "../api/messages";
import { type Fields, isFields } from "./check";
import type { Facts, Phrase } from "./voice";
import type { Telling } from "./wire";

/** A table as one seat knows it. Nothing in it is ever changed: what is new is a new value. */
export interface Known<View = Fields, Event = unknown, Move = unknown> {
  /** Of the last message: what to name when the connection was lost. */
  readonly number: number;
  /** Where one sits; null: one looks on. */
  readonly seat: number | null;
  readonly table: TableInfo;
  /** What the seat sees now, as the game has it; null before the game begins. */
  readonly view: View | null;
  readonly history: readonly Event[];
  /** By event: what it is told by. */
  readonly phrases: readonly (readonly Phrase[])[];
  readonly asked: PromptInfo | null;
  readonly offers: readonly Offer<Move>[];
  readonly notes: readonly unknown[];
  readonly lines: readonly ChatLine[];
  readonly setting: Facts;
  /** What is left to each player, where they are timed. */
  readonly times: Times | null;
  /** What the server's clock said when one came, where players are timed. */
  readonly now: number | null;
  /** The number of events before one's last decision, as far as the server told. */
  readonly decided?: number | undefined;
  /** By seat: whether it is connected, and since when. */
  readonly presence: readonly SeatPresence[];
}

/** What is known after a message; null while nothing is. */
export function taken(known: Known | null, message: Telling): Known | null {
  switch (message.tell) {
    case "sight":
      return whole(known, message);
    case "happened":
      return known && news(known, message);
    case "notes":
      return known && { ...known, notes: message.notes };
    case "time":
      return known && { ...known, now: message.now };
    case "presence":
      return known && { ...known, presence: message.seats };
  }
}

function whole(known: Known | null, message: FullSight): Known {
  return {
    number: message.number,
    seat: message.seat ?? null,
    table: message.table,
    view: message.view ?? null,
    history: message.history ?? [],
    phrases: message.phrases ?? [],
    asked: message.asked ?? null,
    offers: message.offers ?? [],
    notes: message.notes ?? [],
    lines: message.lines ?? [],
    setting: message.setting ?? {},
    times: message.times ?? null,
    now: known?.now ?? null,
    presence: known?.presence ?? [],
    decided: message.decided ?? undefined,
  };
}

function news(known: Known, message: Update): Known {
  const since = message.since;
  return {
    ...known,
    number: message.number,
    history: [...known.history.slice(0, since), ...(message.events ?? [])],
    phrases: [...known.phrases.slice(0, since), ...(message.phrases ?? [])],
    view: (message.beats ?? []).reduce<Known["view"]>(changed, changed(known.view, message)),
    asked: message.asked ?? known.asked,
    offers: message.offers ?? known.offers,
    table: message.table ?? known.table,
    notes: message.notes ?? known.notes,
    lines: message.lines?.length ? [...known.lines, ...message.lines] : known.lines,
    times: message.times ?? null,
  };
}

/** The view with what is new in it: what has not changed stays the very same value. */
export function changed(view: Known["view"], { view: fields, within }: Pick<Beat, "view" | "within">): Known["view"] {
  if (!fields && !within) return view;
  const rows: Record<string, unknown> = {};
  for (const [name, things] of Object.entries(within ?? {})) {
    const row: unknown = view?.[name];
    rows[name] = Array.isArray(row) ? row.map((thing, place) => changedThing(thing, things[place])) : row;
  }
  return { ...view, ...fields, ...rows };
}

function changedThing(thing: unknown, fields: Fields | undefined): unknown {
  return fields && isFields(thing) ? { ...thing, ...fields } : thing;
}
