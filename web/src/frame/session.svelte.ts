/**
 * A seat's connection to a table, and what is known by it: nothing that is only thought of, no words, no pictures.
 *
 * `known` is what is true now. What is drawn may lag behind it (`SeatAtTable.shown`); what is asked, offered and timed never does.
 */
import type { Message } from "../api/messages";
import type { Fields, Shapes } from "./check";
import { type Context, isSameContext } from "./context";
import { misfitOfGame } from "./game-check";
import { type Known, taken } from "./mirror";
import { Outbox } from "./outbox";
import { type Answer, type Ears, type Link, type Question, Refusal, type Talk, type Telling } from "./wire";

export interface Place {
  readonly id: string;
  readonly key?: string | undefined;
  readonly seat?: number | undefined;
  /** The game that is played there, where this device knows it: what it needs is loaded without waiting for the sight. */
  readonly game?: string | undefined;
}

/** An answer that has the kind which was asked for. */
export type AnswerOf<Tell extends Answer["tell"], View = Fields, Event = unknown, Move = unknown> = Extract<
  Message<View, Event, Move>,
  { tell: Tell }
>;

/** Who hears of what a session does. */
export interface Listener {
  /**
   * Something is known that was not, by this message; `before` is null for the first. `isMissed`: it came about while
   * the table could not be reached.
   */
  known?(before: Known | null, known: Known, message: Telling, isMissed: boolean): void;
  /** What was asked is over: another prompt stands. */
  prompted?(): void;
  /** Something was refused, or failed. */
  failed?(error: unknown): void;
}

export interface Options {
  readonly talk: (ears: Ears) => Talk;
  /** What a game's views, moves and events look like; null: nothing is known of the game. */
  readonly shapes?: (game: string) => Promise<Shapes | null>;
}

/** Questions that move the table on: while one is on its way nothing else is sent. */
const MOVING: ReadonlySet<string> = new Set<Question["ask"]>(["move", "undo"]);

/** `View`, `Event` and `Move` are those of the game: what is told and answered is checked by its shapes. */
export class Session<View = Fields, Event = unknown, Move = unknown> {
  #known: Known | null = $state.raw(null);
  #link: Link = $state.raw({ is: "opening" });
  #sending = $state(0);
  #lostBy: string | null = $state(null);
  #missedFrom: number | null = $state(null);
  #ahead = $state(0);
  /** Whether the table was out of reach since the last message that told what happened. */
  #wasLost = false;
  /** What is thought of beyond what is known; an answer about another thought is dropped. */
  thought: () => readonly unknown[] = () => [];
  readonly #listener: Listener;
  readonly #talk: Talk;
  readonly #notes: Outbox;
  readonly #shapesOf: NonNullable<Options["shapes"]>;
  /** Undefined: they have not been asked for. */
  #shapes: Shapes | null | undefined;
  /** What was told while the shapes of the game are on their way. */
  #unread: Telling[] | null = null;

  constructor(
    readonly place: Place,
    { talk, shapes = () => Promise.resolve(null) }: Options,
    listener: Listener = {},
  ) {
    this.#listener = listener;
    this.#shapesOf = shapes;
    this.#talk = talk({
      last: () => this.#known?.number ?? null,
      told: (message) => this.#read(message),
      link: (state) => this.#linked(state),
    });
    this.#notes = new Outbox(
      place,
      (note) => this.#talk.ask({ ask: "note", note }),
      (error) => listener.failed?.(error),
    );
  }

  open(): void {
    this.#talk.open();
  }
  close(): void {
    this.#talk.close();
  }
  /** Try to reach the table at once. */
  reconnect(): void {
    this.#talk.retry();
  }

  readonly known: Known<View, Event, Move> | null = $derived(
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `#take` checks all that it is made of
    this.#known as Known<View, Event, Move> | null,
  );
  readonly link: Link = $derived(this.#link);
  /** What the server said before the line was last lost; null: nothing. It stays while it is tried again. */
  readonly lostBy: string | null = $derived(this.#lostBy);
  /** Whether a move or its taking back was sent and is not answered. */
  readonly isSending: boolean = $derived(this.#sending > 0);
  /** Whether it is one's turn, even if nothing can be sent just now. */
  readonly isMyTurn: boolean = $derived(this.#known?.asked?.is_open === true && this.#known.table.status === "playing");
  /** Whether one may move now: it is one's turn, the table can be reached, and nothing is on its way. */
  readonly mayMove: boolean = $derived(this.isMyTurn && this.#link.is === "open" && !this.isSending);
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number = $derived(this.#ahead);
  /** After a break: the first event that happened meanwhile. */
  readonly missedFrom: number | null = $derived(this.#missedFrom);

  /** What happened while the connection was lost has been read. */
  catchUp(): void {
    this.#missedFrom = null;
  }

  /** The prompt that stands and what is thought of: what a question is about. */
  get context(): Context {
    return { prompt: this.#known?.asked?.number, plan: this.thought() };
  }

  /** Do something that is written down; false if it was not done. */
  async act(question: Question): Promise<boolean> {
    const isMoving = MOVING.has(question.ask);
    if (isMoving) this.#sending += 1;
    try {
      await this.#talk.ask(question);
      return true;
    } catch (error) {
      this.#listener.failed?.(error);
      return false;
    } finally {
      if (isMoving) this.#sending -= 1;
    }
  }

  /** Write something down for oneself; while the table cannot be reached it is kept. */
  note(note: unknown): Promise<boolean> {
    return this.#notes.add(note);
  }

  /** Ask something whose answer holds as long as the game does; null where there is none. */
  async ask<Tell extends Answer["tell"]>(
    tell: Tell,
    question: Question,
  ): Promise<AnswerOf<Tell, View, Event, Move> | null> {
    try {
      return this.#answer(tell, await this.#talk.ask(question));
    } catch {
      return null;
    }
  }

  /**
   * Ask about the prompt and the plan as they are: when they are over, so are answer and refusal, and it gives null.
   * `isTold`: a failure is told while they stand.
   */
  async askNow<Tell extends Answer["tell"]>(
    tell: Tell,
    question: Question,
    isTold = false,
  ): Promise<AnswerOf<Tell, View, Event, Move> | null> {
    const about = this.context;
    try {
      const answer = this.#answer(tell, await this.#talk.ask(question));
      return isSameContext(about, this.context) ? answer : null;
    } catch (error) {
      if (isTold && isSameContext(about, this.context)) this.#listener.failed?.(error);
      return null;
    }
  }

  /** An answer of the kind that was asked for, and of this game. */
  #answer<Tell extends Answer["tell"]>(tell: Tell, answer: Answer): AnswerOf<Tell, View, Event, Move> {
    const place = answer.tell === tell ? misfitOfGame(answer, this.#shapes ?? null) : ".tell";
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- its kind and shape have just been compared
    if (place === null) return answer as AnswerOf<Tell, View, Event, Move>;
    console.error(`the server answered something that cannot be read: ${answer.tell}${place}`);
    throw new Refusal({ tell: "failed", place, text: "", kind: "crash" });
  }

  #linked(state: Link): void {
    if (state.is === "lost") this.#wasLost = true;
    if (state.is === "lost" && this.#link.is === "open") this.#missedFrom = this.#known?.history.length ?? 0;
    if (state.is === "lost") this.#lostBy = state.why;
    this.#link = state;
    if (state.is === "open") void this.#notes.flush();
  }

  /** Take what is told in its order, as soon as it is known what the game tells looks like. */
  #read(message: Telling): void {
    if (this.#unread) this.#unread.push(message);
    else if (this.#shapes !== undefined || message.tell !== "sight") this.#take(message);
    else {
      this.#unread = [message];
      const read = (shapes: Shapes | null): void => {
        this.#shapes = shapes;
        const unread = this.#unread ?? [];
        this.#unread = null;
        for (const each of unread) this.#take(each);
      };
      void this.#shapesOf(message.table.game).then(read, () => read(null)); // a table says itself when it cannot be loaded
    }
  }

  #take(message: Telling): void {
    const place = misfitOfGame(message, this.#shapes ?? null);
    if (place !== null) return this.#talk.resync(`${message.tell}${place}`);
    if (message.tell === "time") this.#ahead = message.now - Date.now();
    const before = this.#known;
    const known = taken(before, message);
    if (!known) return;
    this.#known = known;
    if (this.#missedFrom !== null && known.history.length <= this.#missedFrom) this.#missedFrom = null;
    if (before?.asked?.number !== known.asked?.number) this.#listener.prompted?.();
    const isMissed = this.#wasLost && (message.tell === "sight" || message.tell === "happened");
    if (isMissed) this.#wasLost = false;
    this.#listener.known?.(before, known, message, isMissed);
  }
}
