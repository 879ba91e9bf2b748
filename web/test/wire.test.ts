import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Message } from "../src/api/messages";
import { type Fields, isFields } from "../src/frame/check";
import { need } from "../src/frame/need";
import { type Link, Lost, Refusal, Wire } from "../src/frame/wire";

/** A socket that a test speaks through. */
class Fake {
  static all: Fake[] = [];
  readyState = 0;
  sent: Fields[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Fake.all.push(this);
  }

  static get last(): Fake {
    return need(Fake.all.at(-1));
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    const sent: unknown = JSON.parse(text);
    if (isFields(sent)) this.sent.push(sent);
  }
  tell(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((each) => JSON.stringify(each)).join("\n") });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  close(): void {
    this.break(1000);
  }
}

const TABLE = {
  id: "t",
  game: "lost-code",
  rules: "1",
  options: {},
  status: "playing",
  visibility: "link",
  help: "none",
  chat: false,
  seats: [{ name: "Iwo" }, { name: "Lena" }],
  opened: 0,
  commitment: "",
};
const SIGHT = { tell: "sight", number: 7, seat: 1, table: TABLE };
let links: Link[] = [];
let heard: Message[] = [];
let last: number | null = null;

function begin(): Wire {
  const wire = new Wire(
    "ws://table",
    { seat: 1 },
    { last: () => last, told: (message) => heard.push(message), link: (state) => links.push(state) },
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a wire uses nothing else of it
    () => new Fake() as unknown as WebSocket,
  );
  wire.open();
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  Fake.all = [];
  links = [];
  heard = [];
  last = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a conversation with a table", () => {
  test("begins with hello and is open when the sight is there", () => {
    begin();
    Fake.last.open();
    expect(Fake.last.sent).toEqual([
      { ask: "hello", last: null, words: true, lang: null, presence: true, beats: true, seat: 1 },
    ]);
    expect(links.at(-1)).toEqual({ is: "opening" });
    Fake.last.tell(SIGHT);
    expect(links.at(-1)).toEqual({ is: "open" });
    expect(heard).toEqual([SIGHT]);
  });

  test("what cannot be read is reported and not used, and all of it is told anew", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    last = 7;
    heard.length = 0;
    Fake.last.tell({ tell: "happened", number: "8", since: 0 });
    expect(heard).toEqual([]);
    expect(said).toHaveBeenCalledWith("the server told something that cannot be read: happened.number");
    expect(Fake.all).toHaveLength(2);
    Fake.last.open();
    expect(Fake.last.sent[0]).toMatchObject({ ask: "hello", last: null });
    Fake.last.tell(SIGHT);
    expect(heard).toHaveLength(1);
    expect(links.at(-1)?.is).toBe("open");
    said.mockRestore();
  });

  test("where that cannot be read either, it is over", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    begin();
    Fake.last.open();
    Fake.last.tell({ ...SIGHT, table: null });
    Fake.last.open();
    Fake.last.tell({ ...SIGHT, table: null });
    expect(links.at(-1)).toMatchObject({ is: "ended", why: { tell: "failed", place: "sight.table" } });
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });

  test("an answer that cannot be read is a failed one, and a message of another kind is let be", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const wire = begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    const answer = wire.ask({ ask: "hint", level: 1 });
    Fake.last.tell({ tell: "hint", id: 1, level: 1 }, { tell: "sang" });
    await expect(answer).rejects.toMatchObject({ told: { tell: "failed", kind: "crash" } });
    expect(Fake.all).toHaveLength(1);
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });

  test("is taken up where it broke, and an unanswered move is sent again", async () => {
    const wire = begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    last = 7;
    const answer = wire.ask({ ask: "move", prompt: 3, moves: [{ type: "bet" }] });
    Fake.last.break();
    expect(links.at(-1)?.is).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Fake.all).toHaveLength(2);
    Fake.last.open();
    expect(Fake.last.sent[0]).toMatchObject({ ask: "hello", last: 7 });
    expect(Fake.last.sent[1]).toMatchObject({ ask: "move", prompt: 3, id: 1 });
    Fake.last.tell({ tell: "happened", number: 8, since: 0 }, { tell: "accepted", id: 1 });
    await expect(answer).resolves.toMatchObject({ tell: "accepted" });
  });

  test("does not say a thing twice that could be heard twice", async () => {
    const wire = begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    const answer = wire.ask({ ask: "say", text: "hello" });
    Fake.last.break();
    await expect(answer).rejects.toBeInstanceOf(Lost);
    await expect(wire.ask({ ask: "note", note: 1 })).rejects.toBeInstanceOf(Lost);
  });

  test("tries again ever more seldom, and at once when asked", () => {
    const wire = begin();
    for (let at = 0; at < 12; at++) {
      Fake.last.break();
      vi.advanceTimersByTime(20_000);
    }
    Fake.last.break();
    const state = need(links.at(-1));
    expect(state.is === "lost" && state.until - Date.now()).toBeGreaterThan(10_000);
    const tried = Fake.all.length;
    wire.retry();
    expect(Fake.all).toHaveLength(tried + 1);
  });

  test("comes back after a farewell, but not when the seat was freed", () => {
    begin();
    Fake.last.open();
    Fake.last.tell(SIGHT, { tell: "farewell", why: "shutdown" });
    Fake.last.break(1012);
    expect(links.at(-1)).toMatchObject({ is: "lost", why: "shutdown" });
    vi.advanceTimersByTime(1000);
    Fake.last.open();
    Fake.last.tell(SIGHT, { tell: "farewell", why: "seat" });
    Fake.last.break(4403);
    expect(links.at(-1)).toEqual({ is: "ended", why: { tell: "farewell", why: "seat" } });
  });

  test("ends where the table is not open to us", () => {
    begin();
    Fake.last.open();
    Fake.last.tell({ tell: "refused", rule: "table", key: "no-such-table" });
    expect(links.at(-1)).toMatchObject({ is: "ended", why: { key: "no-such-table" } });
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
  });

  test("a refusal belongs to what was asked", async () => {
    const wire = begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    const answer = wire.ask({ ask: "undo", prompt: 1 });
    Fake.last.tell({ tell: "refused", rule: "LC 4.4", key: "binding", id: 1 });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
  });

  test("asks after a while of quiet whether the server is there", () => {
    begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    vi.advanceTimersByTime(19_000);
    expect(Fake.last.sent).toHaveLength(1);
    Fake.last.tell({ tell: "notes", notes: [] });
    vi.advanceTimersByTime(19_000);
    expect(Fake.last.sent).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(Fake.last.sent[1]).toEqual({ ask: "ping" });
    Fake.last.tell({ tell: "pong" });
    vi.advanceTimersByTime(19_000);
    expect(Fake.all).toHaveLength(1);
    expect(links.at(-1)).toEqual({ is: "open" });
  });

  test("is lost when nothing answers, and begins again with what was not answered", () => {
    const wire = begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    last = 7;
    void wire.ask({ ask: "move", prompt: 3, moves: [1] });
    vi.advanceTimersByTime(29_999);
    expect(links.at(-1)).toEqual({ is: "open" });
    vi.advanceTimersByTime(1);
    expect(links.at(-1)?.is).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Fake.all).toHaveLength(2);
    Fake.last.open();
    expect(Fake.last.sent[0]).toMatchObject({ ask: "hello", last: 7 });
    expect(Fake.last.sent[1]).toMatchObject({ ask: "move", prompt: 3 });
  });

  test("does not wait for ever to be let in", () => {
    begin();
    vi.advanceTimersByTime(22_000);
    expect(Fake.all).toHaveLength(2);
  });

  test("is tried at once when asked, though a try is hanging", () => {
    const wire = begin();
    Fake.last.open();
    wire.retry();
    expect(Fake.all).toHaveLength(2);
    Fake.last.open();
    Fake.last.tell(SIGHT);
    wire.retry();
    vi.advanceTimersByTime(2_000);
    expect(Fake.all).toHaveLength(2);
    expect(links.at(-1)).toEqual({ is: "open" });
  });

  test("asks nobody after it was ended", () => {
    const wire = begin();
    Fake.last.open();
    Fake.last.tell(SIGHT);
    wire.close();
    vi.advanceTimersByTime(100_000);
    expect(Fake.last.sent).toHaveLength(1);
    expect(Fake.all).toHaveLength(1);
  });
});
