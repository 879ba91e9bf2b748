/**
 * What can be read without a server: the page itself, and the rules. It keeps only files that are the same for everybody;
 * what is said at a table goes past it.
 */
const KEPT = "cairn-__BUILD__";
const SHELL = "/";
const GAMES = "/api/games";

/** Files whose address changes when they do. */
const isForever = (path) => path.startsWith("/assets/") || path.startsWith("/api/files/");

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([SHELL, GAMES, "/icon.svg"]))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(old());
});

// the page says which of its files were loaded before this worker was there
addEventListener("message", (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    for (const address of event.data.keep) {
      if (isForever(new URL(address, location.origin).pathname) && !(await cache.match(address))) {
        await cache.add(address).catch(() => undefined);
      }
    }
    event.source?.postMessage({ kept: event.data.keep.length });
  };
  event.waitUntil(keep());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, SHELL));
  else if (pathname === GAMES) event.respondWith(fresh(request, GAMES));
  else if (isForever(pathname)) event.respondWith(known(request));
});

/** From the server; what was kept under that name only if there is none. */
async function fresh(request, name) {
  const cache = await caches.open(KEPT);
  try {
    return await fetch(request);
  } catch (error) {
    const found = await cache.match(name);
    if (found) return found;
    throw error;
  }
}

/** What is kept, or else from the server, and then kept. */
async function known(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
