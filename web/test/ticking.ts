/** A clock that a test moves on. */
import type { Clock } from "../src/stage/playhead";

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class Ticking implements Clock {
  #time = 0;
  #alarms: Alarm[] = [];

  now(): number {
    return this.#time;
  }
  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.#time + milliseconds, run };
    this.#alarms.push(alarm);
    return () => (this.#alarms = this.#alarms.filter((each) => each !== alarm));
  }
  soon(run: () => void): () => void {
    run();
    return () => undefined;
  }
  /** Let so many milliseconds pass, and everything happen that was to happen in them. */
  pass(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (;;) {
      const next = this.#alarms.filter((each) => each.at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#alarms = this.#alarms.filter((each) => each !== next);
      this.#time = next.at;
      next.run();
    }
    this.#time = end;
  }
  /** Whether something waits. */
  get isWaiting(): boolean {
    return this.#alarms.length > 0;
  }
}
