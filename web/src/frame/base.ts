/**
 * The path that the page is served under: "/" at the root of its address, "/cairn/" below it. The server writes it into
 * the page; everything else here names places and requests as if it were "/".
 */
const PAGE: Partial<Pick<typeof globalThis, "document">> = globalThis; // tests run without one

const BASE = PAGE.document?.documentElement.dataset["base"] ?? "/";

/** The path of a place of the page, of a file or of a request, as the browser needs it. */
export function pathTo(path: string): string {
  return BASE + path.slice(1);
}

/** The reverse of `pathTo`; null for what is not part of the page. */
export function pathWithin(pathname: string): string | null {
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : null;
}

/** The whole link, for others: what the server sent as one stays as it is. */
export function linkTo(link: string): string {
  return link.startsWith("/") ? location.origin + pathTo(link) : link;
}
