/** A socket that was opened ahead is used once, for its own address, and while the server still waits for a word. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nth } from "../src/frame/need";
import { openAhead, socketTo } from "../src/frame/socket-ahead";

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  constructor(readonly url: string) {}
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is used once", () => {
  openAhead("ws://a");
  const first = socketTo("ws://a");
  expect(socketTo("ws://a")).not.toBe(first);
  expect(first.readyState).toBe(0);
});

test.each([
  ["another address is asked for", "ws://b", () => undefined],
  ["the server has hung up", "ws://a", (socket: Socket) => socket.close()],
  ["the server may hang up soon", "ws://a", () => vi.advanceTimersByTime(6_000)],
])("it is not used where %s", (_, url, happen) => {
  const opened: Socket[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends Socket {
      constructor(to: string) {
        super(to);
        opened.push(this);
      }
    },
  );
  openAhead("ws://a");
  const first = nth(opened, 0);
  happen(first);
  expect(socketTo(url)).toBe(opened[1]);
  expect(first.readyState).toBe(3);
});
