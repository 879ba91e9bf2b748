/** A table that answers when a test says so. */
import { flushSync } from "svelte";
import type { FullSight, Offer, TableInfo, TryAnswer } from "../src/api/messages";
import type { Answer, Ears, Question, Talk, Telling } from "../src/frame/wire";

export const TABLE: TableInfo = {
  id: "t",
  game: "stones",
  rules: "1",
  options: {},
  status: "playing",
  visibility: "link",
  help: "odds",
  chat: false,
  seats: [{ name: "Ola" }],
  opened: 0,
  commitment: "",
};

export interface Take {
  readonly take: string;
}

export const offer = (name: string, more: Partial<Offer<Take>> = {}): Offer<Take> => ({
  key: name,
  kind: "take",
  moves: [{ take: name }],
  touches: [],
  price: [],
  covers: [],
  gives: [],
  reveals: false,
  binding: false,
  ...more,
});

export const sight = (prompt: number, more: Partial<FullSight> = {}): FullSight => ({
  tell: "sight",
  number: prompt,
  seat: 0,
  table: TABLE,
  view: { round: prompt },
  asked: { number: prompt, is_open: true, can_undo: false },
  offers: [offer("a"), offer("b")],
  ...more,
});

export const tried = (moves: number, offers: readonly Offer[] = [offer("c")]): TryAnswer => ({
  tell: "tried",
  tried: moves,
  view: { round: 0 },
  events: [],
  offers,
});

export const settled = async (): Promise<void> => {
  for (let at = 0; at < 20; at += 1) await Promise.resolve();
};

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Error) => void;
}

export class Slow implements Talk {
  asked: Waiting[] = [];
  resyncs: string[] = [];
  constructor(readonly ears: Ears) {}
  open(): void {
    this.ears.link({ is: "open" });
  }
  close(): void {
    // nobody is there
  }
  retry(): void {
    // nothing is lost
  }
  resync(place: string): void {
    this.resyncs.push(place);
  }
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => this.asked.push({ question, resolve, reject }));
  }

  /** What was asked and is not answered. */
  get kinds(): string[] {
    return this.asked.map((each) => each.question.ask);
  }
  /** Answer what was asked first. */
  async answer(answer: Answer | Error): Promise<void> {
    const first = this.asked.shift();
    if (answer instanceof Error) first?.reject(answer);
    else first?.resolve(answer);
    await settled();
  }
  tell(message: Telling): void {
    this.ears.told(message);
    flushSync();
  }
}

export class Storage {
  readonly all = new Map<string, string>();
  getItem = (key: string): string | null => this.all.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.all.set(key, value);
  removeItem = (key: string): void => void this.all.delete(key);
}
