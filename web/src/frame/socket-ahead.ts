/** A socket that is opened before the part of the page that talks through it is here. */
let ahead: { readonly socket: WebSocket; readonly since: number } | null = null;

/** Milliseconds: a server waits ten seconds for the first message, and hangs up. */
const WAITED_FOR = 5_000;

export function openAhead(url: string): void {
  ahead = { socket: new WebSocket(url), since: Date.now() };
}

/** A socket to this address: the one that was opened ahead, if it can still be used, else a new one. */
export function socketTo(url: string): WebSocket {
  const found = ahead;
  ahead = null;
  const isFresh = found !== null && Date.now() - found.since < WAITED_FOR;
  if (isFresh && found.socket.url === url && found.socket.readyState <= WebSocket.OPEN) return found.socket;
  found?.socket.close();
  return new WebSocket(url);
}
