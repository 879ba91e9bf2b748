/**
 * One seat's conversation with a table: a WebSocket that comes back by itself.
 *
 * A line that is dead may not say so: after a while of quiet the server is asked for a sign of life.
 * After a break it says how far it got and is told the rest. A move that was not answered is sent again: it names the
 * prompt that it answers, so that the server makes it once. What names no prompt (chat, notes, hints) is not sent
 * again; whoever asked is told that the answer was lost.
 */
import {
  type Failed,
  type Farewell,
  type FullSight,
  type Message,
  type NotesUpdate,
  type Pong,
  type PresenceUpdate,
  type Refused,
  type ServerTime,
  SHAPES,
  type Update,
} from "../api/messages";
import type { Hello, Ping, Request } from "../api/requests";
import { type Fields, isFields, misfit } from "./check";
import { socketTo } from "./socket-ahead";

type WithoutId<R> = R extends Request ? Omit<R, "id"> : never;
/** What is asked of a table; the connection adds the `id`. */
export type Question = WithoutId<Exclude<Request, Hello | Ping>>;
/** What is told about a table without being asked. */
export type Telling = FullSight | Update | NotesUpdate | ServerTime | PresenceUpdate;
/** What a question is answered with, unless it is refused or fails. */
export type Answer = Exclude<Message, Telling | Farewell | Pong | Refused | Failed>;

/** What the connection is doing. */
export type Link =
  | { readonly is: "opening" }
  | { readonly is: "open" }
  /** Lost; the next try is at `until` (milliseconds, as `Date.now`). */
  | { readonly is: "lost"; readonly until: number; readonly why: Farewell["why"] | null }
  /** For good: the table is not open to us, or the seat was taken away. */
  | { readonly is: "ended"; readonly why: Refused | Failed | Farewell };

export interface Ears {
  /** How far we got: the number of the last message, null for nothing. */
  last(): number | null;
  told(message: Telling): void;
  link(state: Link): void;
}

/** Whoever answers for a table: a server, or a game that is only shown (`shown.ts`). */
export interface Talk {
  open(): void;
  close(): void;
  retry(): void;
  ask(question: Question): Promise<Answer>;
  /** What was told cannot be used: have everything told anew. */
  resync(place: string): void;
}

/** The server refused, or the message could not be used. */
export class Refusal extends Error {
  constructor(readonly told: Refused | Failed) {
    super(told.tell === "refused" ? `${told.rule}: ${told.key}` : `${told.place}: ${told.text}`);
  }
}

/** The connection broke before the answer came; it is not known whether it was heard. */
export class Lost extends Error {}

interface Waiting {
  readonly id: number;
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Error) => void;
}

/** Tests run without a window. */
const PAGE: Partial<Pick<typeof globalThis, "addEventListener" | "removeEventListener" | "document">> = globalThis;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Milliseconds without a word after which the server is asked whether it is there, and in which it has to answer. */
const QUIET = 20_000;
const ANSWERS_WITHIN = 10_000;
/** So long may a page sleep before its socket is no longer believed. */
const SLEPT = 20_000;
const MAY_BE_ASKED_AGAIN = new Set(["move", "undo", "try", "why-not", "describe", "sheet", "odds", "prove"]);
const REFUSED = 4400;
const COME_BACK = new Set(["shutdown", "slow", "error", "changed"]);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isMessage(told: unknown): told is Message {
  return misfit(told, "Message", SHAPES) === null;
}

function report(place: string): void {
  console.error(`the server told something that cannot be read: ${place}`);
}

export class Wire implements Talk {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until the server is asked whether it is there, or given up. */
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #asked = 0;
  #waiting = new Map<number, Waiting>();
  #farewell: Farewell | null = null;
  #isOver = false;
  #isHeard = false;
  /** Whether everything is told anew, because something could not be used. */
  #isAnew = false;
  /** Whether the log itself was changed (a name or a message was deleted), so that what is known is no beginning. */
  #hasChanged = false;
  #hidden = 0;

  constructor(
    readonly url: string,
    readonly place: { readonly key?: string | undefined; readonly seat?: number | undefined },
    readonly ears: Ears,
    readonly makeSocket: (url: string) => WebSocket = socketTo,
  ) {}

  /** Connect, now and whenever the connection breaks. */
  open(): void {
    PAGE.addEventListener?.("online", this.#now);
    PAGE.document?.addEventListener("visibilitychange", this.#looked);
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    PAGE.removeEventListener?.("online", this.#now);
    PAGE.document?.removeEventListener("visibilitychange", this.#looked);
    this.#socket?.close();
    for (const each of this.#waiting.values()) each.reject(new Lost());
    this.#waiting.clear();
  }

  /** Try again at once, also where a try is on its way that nobody has answered. */
  retry(): void {
    if (this.#isOver || (this.#socket && this.#isHeard)) return;
    if (this.#socket) this.#giveUp(this.#socket);
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Ask something; the promise is broken by a `Refusal`, or by `Lost` where asking again is not safe. */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#isOver) return reject(new Lost());
      const id = ++this.#asked;
      const waiting: Waiting = { id, question, resolve, reject };
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(waiting);
      else if (!MAY_BE_ASKED_AGAIN.has(question.ask)) return reject(new Lost());
      this.#waiting.set(id, waiting);
    });
  }

  /** Have everything told anew, because what was told cannot be used; once: if that cannot be used either, it is over. */
  resync(place: string): void {
    report(place);
    if (this.#isOver) return;
    if (this.#isAnew) return this.#end({ tell: "failed", place, text: "", kind: "crash" });
    this.#isAnew = true;
    if (this.#socket) this.#giveUp(this.#socket);
    this.#isHeard = false;
    this.retry();
  }

  readonly #now = (): void => this.retry();

  readonly #looked = (): void => {
    if (document.visibilityState === "hidden") {
      this.#hidden = Date.now();
    } else if (this.#socket && Date.now() - this.#hidden > SLEPT) {
      this.#giveUp(this.#socket); // a phone that was locked: the socket may be dead without knowing it
      this.retry();
    } else {
      this.retry();
    }
  };

  #connect(): void {
    this.ears.link({ is: "opening" });
    this.#farewell = null;
    this.#isHeard = false;
    const socket = this.makeSocket(this.url);
    this.#socket = socket;
    this.#expect(() => this.#giveUp(socket), QUIET);
    const greet = (): void => {
      this.#watch(socket);
      const { key, seat } = this.place;
      const last = this.#isAnew || this.#hasChanged ? null : this.ears.last();
      const hello: Hello = { ask: "hello", last, words: true, lang: null, presence: true, beats: true };
      socket.send(JSON.stringify({ ...hello, key, seat }));
      for (const waiting of this.#waiting.values()) this.#send(waiting);
    };
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onmessage = (event) => {
      this.#watch(socket);
      for (const line of String(event.data).split("\n")) if (line && socket === this.#socket) this.#read(line);
    };
    socket.onclose = (event) => this.#broke(socket, event.code);
  }

  /** Something was heard: ask after a while of quiet whether anybody is still there. */
  #watch(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#expect(() => {
      socket.send(JSON.stringify({ ask: "ping" }));
      this.#expect(() => this.#giveUp(socket), ANSWERS_WITHIN);
    }, QUIET);
  }

  #expect(otherwise: () => void, within: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(otherwise, within);
  }

  /** Believe the socket no more; it may take minutes until it knows that itself. */
  #giveUp(socket: WebSocket): void {
    socket.close();
    this.#broke(socket, 0);
  }

  #send(waiting: Waiting): void {
    this.#socket?.send(JSON.stringify({ ...waiting.question, id: waiting.id }));
  }

  /** Use what was told, if all of it is as it should be. */
  #read(line: string): void {
    const told = parsed(line);
    if (isMessage(told)) return this.#take(told);
    const place = misfit(told, "Message", SHAPES) ?? ".";
    const { tell, id }: Fields = isFields(told) ? told : {};
    if (tell === "sight" || tell === "happened") return this.resync(`${tell}${place}`);
    report(`${String(tell)}${place}`);
    const waiting = typeof id === "number" ? this.#waiting.get(id) : undefined;
    if (!waiting) return;
    this.#waiting.delete(waiting.id);
    waiting.reject(new Refusal({ tell: "failed", place, text: "", kind: "crash" }));
  }

  #take(message: Message): void {
    if (message.tell === "farewell") {
      this.#farewell = message;
      if (message.why === "changed") this.#hasChanged = true;
      return;
    }
    if (message.tell === "sight" || message.tell === "happened") {
      if (message.tell === "happened") this.#isAnew = false;
      this.#hasChanged = false;
      this.#tries = 0;
      this.#isHeard = true;
      this.ears.link({ is: "open" });
      this.ears.told(message);
      return;
    }
    if (message.tell === "notes" || message.tell === "time" || message.tell === "presence") {
      this.ears.told(message);
      return;
    }
    if (message.tell === "pong") return;
    const waiting = message.id == null ? undefined : this.#waiting.get(message.id);
    if (waiting) {
      this.#waiting.delete(waiting.id);
      if (message.tell === "refused" || message.tell === "failed") waiting.reject(new Refusal(message));
      else waiting.resolve(message);
    } else if (message.tell === "refused" || message.tell === "failed") {
      if (this.#isHeard) console.error("the server could not use a message", message);
      else this.#end(message);
    }
  }

  #broke(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#pulse);
    if (this.#isOver) return;
    for (const waiting of [...this.#waiting.values()]) {
      if (MAY_BE_ASKED_AGAIN.has(waiting.question.ask)) continue;
      this.#waiting.delete(waiting.id);
      waiting.reject(new Lost());
    }
    const farewell = this.#farewell;
    if (farewell && !COME_BACK.has(farewell.why)) return this.#end(farewell);
    if (code === REFUSED) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.ears.link({ is: "lost", until: Date.now() + wait, why: farewell?.why ?? null });
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #end(why: Refused | Failed | Farewell): void {
    this.close();
    this.ears.link({ is: "ended", why });
  }
}
