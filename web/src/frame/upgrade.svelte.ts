/**
 * Parts of the page are loaded when somebody needs them. When the server has been upgraded since the page was opened,
 * they are gone there: then the page says so and loads itself again. Plans and drafts are kept (`drafts.ts`).
 */
import { pathTo } from "./base";

/** What the page knows of an upgrade: nothing, that it loads itself again, or that doing so has not helped. */
export type Upgrade = "none" | "reloading" | "stuck";

let state: Upgrade = $state("none");

export function upgrade(): Upgrade {
  return state;
}

let looking: Promise<void> | null = null;

/** Milliseconds in which a sentence can be read. */
const READING = 1500;
const KEPT = "cairn.upgrades";

/** Load something that is part of this build of the page. Fails as `load` does; after an upgrade the page is loaded again. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    looking ??= lookForUpgrade().finally(() => (looking = null)); // several parts may be missed at once
    await looking;
    throw error;
  }
}

/**
 * What is to be done when a part is gone: `own` is the build of the page, `served` that of the server (null: it cannot
 * be reached), `before` those for which the page was loaded again already. It never does that twice for the same one.
 */
export function upgradeTo(own: string | null, served: string | null, before: readonly string[]): Upgrade {
  if (own === null || served === null || own === served) return "none";
  return before.includes(served) ? "stuck" : "reloading";
}

/** The address of the script that a page begins with: its name has the hash of its content, so it names the build. */
export function buildOf(page: string): string | null {
  return /<script[^>]*\ssrc="([^"]+)"/u.exec(page)?.[1] ?? null;
}

async function lookForUpgrade(): Promise<void> {
  if (state !== "none") return;
  const served = await servedBuild();
  const before = upgradesBefore();
  const found = upgradeTo(ownBuild(), served, before);
  // a tab that cannot remember what it did could do it for ever
  state = found === "reloading" && served !== null && !remember([...before, served]) ? "stuck" : found;
  if (state === "reloading") setTimeout(() => location.reload(), READING);
}

/** The build of this page. */
export function ownBuild(): string | null {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch(pathTo("/"), { cache: "no-store" });
    return answer.ok ? buildOf(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** The builds for which this tab was loaded again. */
function upgradesBefore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

function remember(builds: readonly string[]): boolean {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(builds));
    return true;
  } catch {
    return false;
  }
}
