/** The clocks of players, between two messages of the server. */
import type { Times } from "../api/messages";

export interface ClockOfSeat {
  /** Whether it runs, or will as soon as it need not wait. */
  readonly runs: boolean;
  /** What is left, in milliseconds. */
  readonly left: number;
  /** How long it still waits so that the player can watch what happened, in milliseconds. */
  readonly wait: number;
}

/** The clock of a seat at a time of the server's clock. */
export function clockOf(times: Times, seat: number, now: number): ClockOfSeat {
  const runs = times.running.includes(seat);
  const passed = runs ? Math.max(0, now - times.at) : 0;
  const delay = runs ? (times.delays?.[seat] ?? 0) : 0;
  const spent = Math.max(0, passed - delay);
  return { runs, left: Math.max(0, (times.left[seat] ?? 0) - spent), wait: Math.max(0, delay - passed) };
}
