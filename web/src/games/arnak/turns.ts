/** What happened, by rounds and turns: whose turn it was, what it came to, and which pieces it touched. */
import type { Sign } from "../../api/messages";
import { type Happening, RESOURCES } from "./types";

export interface Turn {
  /** 0: before the first round. */
  readonly round: number;
  /** Counted from 1 in each round; 0: what happens between turns. */
  readonly number: number;
  /** Who took it, the rival too; null: set-up, and what comes when a round ends. */
  readonly seat: number | null;
  /** Events from here up to `to`, which is not among them. */
  readonly from: number;
  readonly to: number;
  /** The events that say in short what it was. */
  readonly headline: readonly number[];
  /** What was gained and paid, together: below 0 it is less than before. */
  readonly came: readonly Sign[];
  readonly touched: readonly string[];
  /** Of these, the sites where somebody only stood: they are free again when the round is over. */
  readonly stood: readonly string[];
  readonly isOver: boolean;
}

/** What a turn is about, the weightiest first. */
const MAIN = [
  "discovered",
  "rival-discovered",
  "overcame",
  "rival-overcame",
  "researched",
  "rival-researched",
  "temple-tile-taken",
  "rival-took-tile",
  "dug",
  "rival-dug",
  "bought",
  "rival-bought",
  "card-taken",
  "relocated",
  "guardian-moved",
  "passed",
  "rival-idle",
];

/** Told beside it. */
const BESIDE = new Set(["guardian-awoke", "rival-took-assistant"]);

/** When no turn is open these are of the end of a round. */
const BETWEEN = new Set([
  "returned",
  "fear-taken",
  "card-decided",
  "hands-decided",
  "staff-moved",
  "cards-drawn",
  "scored",
  "came-home",
]);

interface Open {
  readonly round: number;
  readonly number: number;
  readonly seat: number | null;
  readonly from: number;
}

/** The whole history, cut into turns. */
export function turnsOf(history: readonly Happening[], rival: number | null): Turn[] {
  const found: Turn[] = [];
  let open: Open = { round: 0, number: 0, seat: null, from: 0 };
  let round = 0;
  let count = 0;
  let isEnded = false;

  function close(to: number, isOver = true): void {
    if (to > open.from) found.push(told(history, open, to, isOver));
  }
  for (const [at, event] of history.entries()) {
    if (event.type === "round-began") {
      close(at);
      round = event.round;
      count = 0;
      open = { round, number: 0, seat: null, from: at };
      isEnded = false;
      continue;
    }
    if (event.type === "tile-turned") {
      close(at);
      open = { round, number: (count += 1), seat: rival, from: at };
      isEnded = false;
      continue;
    }
    const seat = "seat" in event && !BETWEEN.has(event.type) ? event.seat : null;
    const isMine = open.seat !== null && "seat" in event && open.seat === event.seat && !isEnded;
    if (round > 0 && seat !== null && !isMine) {
      close(at);
      open = { round, number: (count += 1), seat, from: at };
      isEnded = false;
    } else if (BETWEEN.has(event.type) && (isEnded || open.seat === rival) && round > 0) {
      if (open.seat !== null) {
        close(at);
        open = { round, number: 0, seat: null, from: at };
      }
      isEnded = false;
    }
    if (event.type === "turn-ended") isEnded = true;
  }
  close(history.length, isEnded || open.seat === null || open.seat === rival);
  return found;
}

function told(history: readonly Happening[], open: Open, to: number, isOver: boolean): Turn {
  const events = history.slice(open.from, to);
  return {
    ...open,
    to,
    isOver,
    headline: headline(events).map((at) => at + open.from),
    came: came(events.filter((each) => "seat" in each && each.seat === open.seat)),
    touched: [...new Set(events.flatMap(touches))],
    stood: events.every((each) => !STAYS.has(each.type)) ? events.flatMap(touches).filter(isSite) : [],
  };
}

function headline(events: readonly Happening[]): number[] {
  const weight = (event: Happening): number => {
    if (event.type === "card-played") return event.timing === "main" ? MAIN.indexOf("dug") + 0.5 : MAIN.length;
    const found = MAIN.indexOf(event.type);
    return found < 0 ? MAIN.length + 1 : found;
  };
  const weights = events.map(weight);
  const best = Math.min(...weights);
  const main = weights.indexOf(best);
  return events.flatMap((event, at) => (at === main || (at > main && BESIDE.has(event.type)) ? [at] : []));
}

function came(events: readonly Happening[]): Sign[] {
  const goods = new Map<string, number>();
  const add = (of: string, number: number): void => void goods.set(of, (goods.get(of) ?? 0) + number);
  for (const event of events) {
    if (event.type === "gained" || event.type === "paid") {
      const sign = event.type === "gained" ? 1 : -1;
      for (const each of RESOURCES) if (event.goods?.[each]) add(each, sign * event.goods[each]);
    }
    if (event.type === "paid" && event.idols) add("idol", -event.idols);
    if (event.type === "traded") {
      add(event.give, -1);
      add(event.give === "tablet" ? "arrowhead" : "jewel", 1);
    }
    if (event.type === "discovered") add("idol", event.idols);
    if (event.type === "overcame") add("guardian", 1);
    if (event.type === "fear-taken") add("fear", 1);
  }
  const order: readonly string[] = [...RESOURCES, "idol", "guardian", "fear"];
  const some = [...goods].filter(([, number]) => number).map(([of, number]) => ({ of, number }));
  return some.sort((one, other) => order.indexOf(one.of) - order.indexOf(other.of));
}

/** What is still to be seen at a site in the next round. */
const STAYS = new Set([
  "discovered",
  "rival-discovered",
  "guardian-awoke",
  "guardian-moved",
  "overcame",
  "rival-overcame",
]);

function isSite(ref: string): boolean {
  return ref.startsWith("site:");
}

function touches(event: Happening): string[] {
  switch (event.type) {
    case "dug":
    case "rival-dug":
    case "relocated":
      return [`site:${event.site}`, `site:${event.site}/${event.space + 1}`];
    case "discovered":
    case "rival-discovered":
    case "guardian-awoke":
    case "guardian-moved":
    case "overcame":
    case "rival-overcame":
      return [`site:${event.site}`];
    case "researched":
    case "rival-researched":
      return [`space:${event.to}`];
    case "temple-tile-taken":
    case "rival-took-tile":
      return [`stack:${event.stack}`];
    case "card-dealt":
      return [`row:${event.card}`];
    case "assistant-shown":
      return [`assistant:${event.assistant}`];
    default:
      return [];
  }
}

/** The turns of others that are not over before an event. */
export function othersSince(turns: readonly Turn[], seat: number | null, from: number): readonly Turn[] {
  if (seat === null) return [];
  return turns.filter((each) => each.to > from && each.seat !== null && each.seat !== seat);
}

/** By piece: which of these turns touched it, counted from 1; who has gone home since has left no mark. */
export function sealsOf(
  news: readonly Turn[],
  round: number,
): ReadonlyMap<string, readonly { seat: number; number: number }[]> {
  const found = new Map<string, { seat: number; number: number }[]>();
  news.forEach((turn, at) => {
    for (const ref of turn.touched) {
      if (turn.round < round && turn.stood.includes(ref)) continue;
      found.set(ref, [...(found.get(ref) ?? []), { seat: turn.seat ?? 0, number: at + 1 }]);
    }
  });
  return found;
}
