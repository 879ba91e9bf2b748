/** How games went, by day, and which of them are wanted: for My games alone. */
import type { TableInfo } from "../api/messages";
import { isFields, numbersIn } from "../frame/check";
import { isRunning, type Mine } from "./mine";

/** How a finished game went for me, as far as the server's list tells it. */
export interface Outcome {
  /** 1 for a winner; null: nobody is placed there. */
  readonly place: number | null;
  /** Whether I was first and somebody was not: a draw is no win. */
  readonly isWon: boolean;
  /** My points first, then those of the others by seat; none in a game without. */
  readonly points: readonly number[];
  /** Whole minutes; null: not known. */
  readonly minutes: number | null;
}

/** Whether the scores are points: how it ended says none where they are not. */
function hasPoints({ ending }: TableInfo): boolean {
  return isFields(ending) && isFields(ending["facts"]) && typeof ending["facts"]["points"] === "number";
}

export function outcomeOf({ told, kept, listed }: Mine): Outcome {
  const places = isFields(told.result) ? numbersIn(told.result["places"]) : [];
  const seat = kept.seats[0];
  const points = listed?.points ?? (hasPoints(told) && isFields(told.result) ? numbersIn(told.result["scores"]) : []);
  const own = seat === undefined ? undefined : points[seat];
  const { began = 0, ended = 0 } = listed ?? {};
  const place = seat === undefined ? null : (places[seat] ?? null);
  return {
    place,
    isWon: place === 1 && (places.length === 1 || places.some((each) => each !== 1)),
    points: own === undefined ? points : [own, ...points.filter((_, at) => at !== seat)],
    minutes: began && ended ? Math.max(1, Math.round((ended - began) / 60_000)) : null,
  };
}

/** When a game ended, or when something last happened there. */
export const timeOf = ({ kept, listed }: Mine): number => listed?.ended ?? listed?.updated ?? kept.time;

/** Games by the day on which they ended, as this device counts days; in the order in which they come. */
export function byDay(mine: readonly Mine[]): readonly (readonly [day: string, games: readonly Mine[]])[] {
  const days = new Map<string, Mine[]>();
  for (const each of mine) {
    const at = new Date(timeOf(each));
    const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0"));
    const games = days.get(day.join("-"));
    if (games) games.push(each);
    else days.set(day.join("-"), [each]);
  }
  return [...days];
}

/** Which of the games are wanted: an empty string wants all. */
export interface Filter {
  status: "" | "running" | "finished";
  game: string;
  others: "" | "bots" | "people";
  place: "" | "won" | "not-won";
}

export function fitsFilter(mine: Mine, { status, game, others, place }: Filter): boolean {
  const isBots = mine.told.seats.every((seat, at) => mine.kept.seats.includes(at) || (seat.bot && !seat.is_away));
  const found = outcomeOf(mine);
  return (
    (!status || (status === "running") === isRunning(mine)) &&
    (!game || mine.kept.game === game) &&
    (!others || (others === "bots") === isBots) &&
    (!place || (found.place !== null && (place === "won") === found.isWon))
  );
}
