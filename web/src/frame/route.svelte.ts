/** Where in the page one is. Addresses are listed in `cairn.server.http.page` too, so that each can be opened directly. */
import { pathTo, pathWithin } from "./base";

export interface Route {
  /** The first part of the path; empty for the lobby. */
  readonly place: string;
  /** The second part, a table's name say. */
  readonly name: string;
  /** The third part, a lesson of a game. */
  readonly part?: string;
  /** What stands behind the `#`: the key of a link, the number of a rule. */
  readonly key: string;
}

/** The place of every address that is none. */
export const NOWHERE = "nowhere";

/** By place, whether something is named there. `cairn.server.http.page` serves the page at the same addresses. */
export const NAMED: Readonly<Record<string, "never" | "maybe" | "always">> = {
  "": "never",
  mine: "never",
  join: "always",
  watch: "always",
  table: "always",
  analysis: "maybe",
  review: "maybe", // its address in earlier releases
  device: "never",
  trust: "never",
  seat: "always",
  rules: "maybe",
  learn: "maybe",
  daily: "maybe",
  puzzles: "maybe",
  solve: "maybe",
  "real-table": "maybe",
  w: "maybe",
  host: "never",
};

/** Where an address leads. */
export function routeOf(pathname: string, hash: string): Route {
  const [, place = "", name = "", ...rest] = pathname.replace(/\/$/u, "").split("/");
  const named = Object.hasOwn(NAMED, place) ? NAMED[place] : undefined;
  const [part, ...more] = rest;
  const isPart = part === undefined || (place === "learn" && part !== "");
  const isKnown = named && isPart && !more.length && named !== (name ? "never" : "always");
  try {
    const found = { place, name: decodeURIComponent(name), key: decodeURIComponent(hash.slice(1)) };
    if (isKnown) return part === undefined ? found : { ...found, part: decodeURIComponent(part) };
  } catch {
    // a percent sign that encodes nothing
  }
  return { place: NOWHERE, name: "", key: "" };
}

function read(): Route {
  return routeOf(pathWithin(location.pathname) ?? "", location.hash);
}

let current: Route = $state.raw(read());

export function route(): Route {
  return current;
}

/** Go to another place of the page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", pathTo(path));
  else history.pushState(null, "", pathTo(path));
  current = read();
  scrollTo(0, 0);
}

/** Follow the back button, and links inside the page. */
export function followRoute(): void {
  addEventListener("popstate", () => (current = read()));
  addEventListener("hashchange", () => (current = read()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = pathWithin(link.pathname);
    if (path === null || path.startsWith("/api/")) return;
    event.preventDefault();
    go(path + link.hash);
  });
}
