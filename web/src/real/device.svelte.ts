/**
 * This device at a real table: its secret, the line to the server, and what was entered and is not acknowledged yet. All
 * of it survives a reload, and a phone that slept.
 */
import { type RealTableFrame, type RealTableKey, type RealTableRecord, SHAPES } from "../api/real-table";
import type { Failed, Refused } from "../api/messages";
import { SHAPES as ANSWERS } from "../api/messages";
import { pathTo } from "../frame/base";
import { fits, isFields } from "../frame/check";
import { ownFace } from "../frame/faces";
import { Refusal } from "../frame/wire";

const DEVICES = "cairn.real";
const OUT = "cairn.real.out.";
const RETRY = 1500;
const MOST = 20;
const REFUSED = 4400;

export interface Known {
  readonly code: string;
  readonly game: string;
  readonly device: string;
}

/** An act as the game's referee reads it. */
export type Act = Readonly<Record<string, unknown>> & { readonly type: string };
interface Waiting {
  readonly id: string;
  readonly seat: number | null;
  readonly act: Act;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: the table goes on as long as the page is open
  }
}

const isKnown = (value: unknown): value is Known => fits(value, { code: "string", game: "string", device: "string" });
const isWaiting = (value: unknown): value is Waiting =>
  fits(value, { id: "string", seat: ["|", "number", "null"], act: ["*", "any"] });

/** The real tables that this device came to, the latest first. */
export function knownTables(): Known[] {
  const kept = read(DEVICES);
  return Array.isArray(kept) ? kept.filter(isKnown) : [];
}

function remember(known: Known): void {
  write(DEVICES, [known, ...knownTables().filter((each) => each.code !== known.code)].slice(0, MOST));
}

async function ask(path: string, body: unknown, device = ""): Promise<unknown> {
  const answer = await fetch(pathTo(`/api/real-tables${path}`), {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", "Cairn-Device": device },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told: unknown = await answer.json();
  if (answer.ok) return told;
  throw new Refusal(isRefusal(told) ? told : { tell: "failed", place: path, text: String(answer.status) });
}

function isRefusal(told: unknown): told is Refused | Failed {
  return fits(told, ["?", "tell", { refused: "Refused", failed: "Failed" }], ANSWERS);
}

function isKey(told: unknown): told is RealTableKey {
  return fits(told, { code: "string", device: "string" });
}

/** Open a table beside the box. */
export async function openTable(game: string, options: Readonly<Record<string, unknown>>): Promise<Known> {
  const told = await ask("", { game, options });
  if (!isKey(told)) throw new Error("no key");
  remember({ ...told, game });
  return { ...told, game };
}

/** Come to a table by its code; again, if this device has been there. */
export async function joinTable(code: string): Promise<Known> {
  const known = knownTables().find((each) => each.code === code);
  if (known) return known;
  const told = await ask(`/${encodeURIComponent(code)}/join`, {});
  if (!isKey(told)) throw new Error("no key");
  remember({ ...told, game: "" });
  return { ...told, game: "" };
}

export type Line = "opening" | "open" | "lost" | "ended";

export class Device {
  told: RealTableFrame | null = $state.raw(null);
  line: Line = $state("opening");
  /** Why the last entry was refused. */
  trouble: Refused | Failed | null = $state.raw(null);
  /** What was entered and is not acknowledged yet. */
  waiting: readonly Waiting[] = $state.raw([]);
  /** For whose eyes the device is; null: it lies in the middle of the table. */
  seat: number | null = $state(null);
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isClosed = false;
  #awake: WakeLockSentinel | null = null;

  constructor(readonly known: Known) {
    const kept = read(OUT + known.code);
    this.waiting = Array.isArray(kept) ? kept.filter(isWaiting) : [];
    this.#open();
    void this.#send();
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    this.#wake();
  }

  /** The seats of this device. */
  readonly held: readonly number[] = $derived(
    (this.told?.chairs ?? []).flatMap((chair, seat) => (chair.device === this.told?.device ? [seat] : [])),
  );
  readonly names: readonly string[] = $derived((this.told?.chairs ?? []).map((chair) => chair.name));

  /** Show the table through the eyes of a seat of this device; null: as all see it. */
  show(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.trouble = null;
    this.#reopen();
  }

  /** Enter something; it is kept here until the server has it on disk. */
  enter(act: Act): void {
    this.trouble = null;
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.#keep([...this.waiting, { id, seat: this.seat, act }]);
    void this.#send();
  }

  async sit(seat: number, name: string, isEmpty = false): Promise<void> {
    const device = isEmpty ? null : (this.told?.device ?? 0);
    const face = this.held.length && !this.held.includes(seat) ? null : ownFace();
    await this.#ask("/chairs", { seat, name, face: isEmpty ? null : face, device });
  }

  begin = (): Promise<unknown> => this.#ask("/begin", {});

  async record(): Promise<RealTableRecord | null> {
    const told = await ask(`/${this.known.code}/record`, undefined, this.known.device);
    return fits(told, { record: "string", is_whole: "boolean" }) && isRecord(told) ? told : null;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    void this.#awake?.release();
    this.#socket?.close();
  }

  async #ask(path: string, body: unknown): Promise<unknown> {
    try {
      return await ask(`/${this.known.code}${path}`, body, this.known.device);
    } catch (error) {
      if (error instanceof Refusal) this.trouble = error.told;
      else this.line = "lost";
      return null;
    }
  }

  #keep(waiting: readonly Waiting[]): void {
    this.waiting = waiting;
    write(OUT + this.known.code, waiting);
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.waiting.length && !this.#isClosed) {
      const [first, ...rest] = this.waiting;
      try {
        await ask(`/${this.known.code}/entries`, first, this.known.device);
        this.#keep(rest);
      } catch (error) {
        if (error instanceof Refusal && !(error.told.tell === "failed" && error.told.kind !== undefined)) {
          this.trouble = error.told;
          this.#keep(rest);
        } else {
          await new Promise((go) => setTimeout(go, RETRY)); // the line is lost, or the server has no time: again
        }
      }
    }
    this.#isSending = false;
  }

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}${pathTo(`/api/real-tables/${encodeURIComponent(this.known.code)}/socket`)}`,
    );
    this.#socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify({ device: this.known.device, seat: this.seat })));
    socket.addEventListener("message", ({ data }) => {
      if (socket !== this.#socket) return;
      const told: unknown = JSON.parse(String(data));
      if (isFrame(told)) this.#take(told);
      else if (isRefusal(told)) this.trouble = told;
    });
    socket.addEventListener("close", ({ code }) => {
      if (socket !== this.#socket || this.#isClosed) return;
      this.line = code === REFUSED ? "ended" : "lost";
      if (code !== REFUSED) this.#timer = setTimeout(() => this.#open(), RETRY);
    });
  }

  #take(told: RealTableFrame): void {
    this.line = "open";
    if (!this.known.game) remember({ ...this.known, game: told.game });
    const isBeginning = this.told?.stage === "sitting" && told.stage === "playing";
    this.told = told;
    // a phone of one player shows that player's side; one that is shared lies in the middle
    if (this.seat === null && this.held.length === 1) this.show(this.held[0] ?? null);
    if (isBeginning && this.held.length > 1) this.show(null);
    if (this.seat !== null && !this.held.includes(this.seat)) this.show(null);
  }

  #reopen(): void {
    const before = this.#socket;
    this.#open();
    before?.close();
  }

  /** Whoever looks at the phone again wants the table as it is now, and a screen that stays on. */
  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.line === "lost") this.#open();
    if ("wakeLock" in navigator) {
      navigator.wakeLock.request("screen").then(
        (lock) => (this.#awake = lock),
        () => undefined, // a battery that is low: the screen goes dark as it always does
      );
    }
  };
}

function isFrame(told: unknown): told is RealTableFrame {
  return fits(told, "RealTableFrame", SHAPES);
}

function isRecord(told: unknown): told is RealTableRecord {
  return isFields(told);
}
