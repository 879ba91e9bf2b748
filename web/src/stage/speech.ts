/**
 * What a screen reader is told of the beats: every sentence once and in order, whole turns together and not too often.
 *
 * My own answer is said at once. Gains and deals are left out: they are in the news. After a jump the last few are said,
 * and how many came before them.
 */
import type { Kind } from "../api/messages";

export interface Spoken {
  readonly kind: Kind;
  readonly seat: number | null;
  readonly text: string;
}

/** Milliseconds between two messages. */
const PAUSE = 2500;
/** Sentences after a jump. */
const MOST = 3;
const LEFT_OUT: ReadonlySet<Kind> = new Set<Kind>(["gain", "deal"]);

export class Speech {
  #unsaid: Spoken[] = [];
  #last = -Infinity;

  constructor(
    readonly now: () => number,
    readonly say: (text: string) => void,
    /** Says that there were so many before. */
    readonly earlier: (count: number) => string,
  ) {}

  /** A beat is shown. */
  add(line: Spoken): void {
    const before = this.#unsaid.at(-1);
    if (before && before.seat !== line.seat && this.now() - this.#last >= PAUSE) this.flush();
    this.#keep(line);
    if (line.kind === "mine") this.flush();
  }

  /** These were not shown. */
  skip(lines: readonly Spoken[]): void {
    for (const line of lines) this.#keep(line);
    this.flush(MOST);
  }

  /** Say what is left. */
  flush(most = Infinity): void {
    const lines = this.#unsaid;
    this.#unsaid = [];
    if (!lines.length) return;
    const left = Math.max(0, lines.length - most);
    const said = lines.slice(left).map((each) => each.text);
    this.#last = this.now();
    this.say([...(left ? [this.earlier(left)] : []), ...said].join(" "));
  }

  #keep(line: Spoken): void {
    if (line.text && !LEFT_OUT.has(line.kind)) this.#unsaid.push(line);
  }
}
