/**
 * What can be read without a server: the page itself, and the rules. It keeps only files that are the same for everybody;
 * what is said at a table goes past it.
 */
const BUILD = "__BUILD__";
const BASE = new URL(".", location.href).pathname;
/** What this server's page kept: other servers and other pages may have the same origin. */
const OURS = `cairn${BASE.slice(0, -1)}-`;
const KEPT = OURS + BUILD;
const SHELL = BASE;
const GAMES = `${BASE}api/games`;

/** Files whose address changes when they do. */
const isForever = (path) => path.startsWith(`${BASE}assets/`) || path.startsWith(`${BASE}api/files/`);

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([SHELL, GAMES, `${BASE}icon.svg`]))
      .then(() => skipWaiting()),
  );
});

// what earlier builds kept stays for now: pages of theirs may be open, and the server has their files no more
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// the page says of which build it is, and which of its files were loaded before this worker was there
addEventListener("message", (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    for (const address of event.data.keep) {
      if (isForever(new URL(address, location.origin).pathname) && !(await cache.match(address))) {
        await cache.add(address).catch(() => undefined);
      }
    }
    await tidy(event.source, event.data.build);
    event.source?.postMessage({ kept: event.data.keep.length });
  };
  event.waitUntil(keep());
});

/** Drop what earlier builds kept, if the only page that is open is of this one. */
async function tidy(page, build) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shell = await (await caches.open(KEPT)).match(SHELL);
  if (open.some((each) => each.id !== page?.id) || !build || !(await shell?.text())?.includes(build)) return;
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
}

// the server wakes a browser whose page is closed; who looks at the table knows already
addEventListener("push", (event) => {
  const { table, title, body } = event.data.json();
  const path = `${BASE}table/${table}`;
  const show = async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (open.some((each) => each.visibilityState === "visible" && new URL(each.url).pathname === path)) return;
    await registration.showNotification(title, { body, tag: table, icon: `${BASE}icon-192.png`, data: { path } });
  };
  event.waitUntil(show());
});

// a notice leads back to its table
addEventListener("notificationclick", (event) => {
  const { path = BASE } = event.notification.data ?? {};
  const show = async () => {
    const open = await clients.matchAll({ type: "window" });
    const page = open.find((each) => new URL(each.url).pathname === path);
    await (page ? page.focus() : clients.openWindow(path));
  };
  event.notification.close();
  event.waitUntil(show());
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

/** What this build or an earlier one kept, or else from the server, and then kept. */
async function known(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
