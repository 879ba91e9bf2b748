/** What the host of the server can see and do: `/api/admin`, with a token that is kept until the tab is closed. */
import { SvelteMap } from "svelte/reactivity";
import type { AuditLog, Reports, Restricted, ServerState, TableDetail, Tables, Visitors, Words } from "../api/host";
import type { Failed, Refused } from "../api/messages";
import { SHAPES } from "../api/messages";
import { pathTo } from "../frame/base";
import { fits } from "../frame/check";
import { Refusal } from "../frame/wire";
import { said } from "../parts/trouble";

/** What each part of the page is told. */
export interface Told {
  state: ServerState;
  visitors: Visitors;
  tables: Tables;
  "tables?finished=true": Tables;
  reports: Reports;
  restrictions: Restricted;
  words: Words;
  audit: AuditLog;
}

const KEPT = "cairn.host";
const UNAUTHORIZED = 401;
const CLOSED = 403;

function isRefusal(told: unknown): told is Refused | Failed {
  return fits(told, ["?", "tell", { refused: "Refused", failed: "Failed" }], SHAPES);
}

export class Desk {
  #token = $state(sessionStorage.getItem(KEPT) ?? "");
  /** Why the host is not let in: the token is wrong, or the server has none. */
  refused: "none" | "wrong" | "closed" = $state("none");
  trouble = $state("");
  readonly #told = new SvelteMap<keyof Told, unknown>();
  table: TableDetail | null = $state.raw(null);

  readonly isOpen: boolean = $derived(this.#token !== "" && this.refused === "none" && this.#told.has("state"));

  /** What was told last; undefined: nothing yet. */
  get<Part extends keyof Told>(part: Part): Told[Part] | undefined {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the page comes from the server that answers
    return this.#told.get(part) as Told[Part] | undefined;
  }

  /** Try a token, and keep it if it is the right one. */
  async enter(token: string): Promise<void> {
    this.#token = token;
    this.refused = "none";
    await this.read("state");
    if (this.isOpen) sessionStorage.setItem(KEPT, token);
  }

  /** Go in again with the token of before, if there is one. */
  async again(): Promise<void> {
    if (this.#token) await this.enter(this.#token);
  }

  leave(): void {
    sessionStorage.removeItem(KEPT);
    this.#token = "";
    this.#told.clear();
    this.table = null;
  }

  /** Read these parts anew. */
  async read(...parts: (keyof Told)[]): Promise<void> {
    await this.#try(async () => {
      for (const part of parts) this.#told.set(part, await this.#ask(part));
    });
  }

  /** Open a table, with what was said there; the same one again: read it anew. */
  async open(name: string): Promise<void> {
    await this.#try(async () => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- as above
      this.table = (await this.#ask(`tables/${encodeURIComponent(name)}`)) as TableDetail;
    });
  }

  /** Do something, then read these parts anew. True if it was done; else `trouble` says why not. */
  async act(path: string, body: object, ...parts: (keyof Told)[]): Promise<boolean> {
    const isDone = await this.#try(() => this.#ask(path, body));
    if (isDone) await this.read("state", ...parts);
    return isDone;
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    try {
      this.trouble = "";
      await work();
      return true;
    } catch (error) {
      if (this.refused === "none") this.trouble = said(error);
      return false;
    }
  }

  async #ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(pathTo(`/api/admin/${path}`), {
      method: body ? "POST" : "GET",
      headers: { Authorization: `Bearer ${this.#token}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const told: unknown = await answer.json();
    if (answer.ok) return told;
    if (answer.status === UNAUTHORIZED) this.refused = "wrong";
    if (answer.status === CLOSED) this.refused = "closed";
    throw new Refusal(isRefusal(told) ? told : { tell: "failed", place: path, text: String(answer.status) });
  }
}
