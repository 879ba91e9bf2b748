/**
 * The sheets of drawings. A table is complete without them: they are fetched when it has been drawn and the page has
 * nothing to do, put into the page once, and kept by the browser for good.
 */
import { MediaQuery, SvelteSet } from "svelte/reactivity";
import { isFields } from "../frame/check";
import { settings } from "../frame/settings.svelte";
import cards from "./sheets/cards.svg?url";
import codeGames from "./sheets/code-games.svg?url";
import guardians from "./sheets/guardians.svg?url";
import island from "./sheets/island.svg?url";
import people from "./sheets/people.svg?url";
import sites from "./sheets/sites.svg?url";

/** Where the pictures of a kind are: each is named by its kind and its key, as `card-sundial` is. */
const SHEETS: Readonly<Record<string, string>> = {
  card: cards,
  piece: cards,
  assistant: people,
  face: people,
  site: sites,
  guardian: guardians,
  island,
  fog: island,
  track: island,
  temple: island,
  relic: island,
  staff: island,
  stack: island,
  bonus: island,
  space: island,
  stone: codeGames,
  die: codeGames,
  str8: codeGames,
  rack: codeGames,
  dial: codeGames,
  screen: codeGames,
  tile: codeGames,
  q: codeGames,
  game: codeGames,
  hero: codeGames,
};

const isForced = new MediaQuery("forced-colors: active");
const isSparing = new MediaQuery("prefers-reduced-data: reduce");
const there = new SvelteSet<string>();
const asked = new Set<string>();

/** Whether pictures are shown at all. It is known before any is there, so that they find their room when they come. */
export function arePictured(): boolean {
  return settings.pictures !== "off" && !isForced.current && !isSparing.current && !savesData();
}

/** Whether this one can be drawn now. */
export function isDrawn(picture: string): boolean {
  return arePictured() && there.has(sheetOf(picture) ?? "") && document.getElementById(picture) !== null;
}

/** Whether the sheets have come and this one is on none of them. */
export function isMissing(picture: string): boolean {
  return there.has(sheetOf(picture) ?? "") && document.getElementById(picture) === null;
}

/** Whether the bodies of stones, dice and tiles are pictures: stronger symbols keep the plain ones with their patterns. */
export function hasBodies(): boolean {
  return arePictured() && !settings.strongSymbols;
}

/** Fetch the sheet of this picture if nobody has. */
export function want(picture: string): void {
  const sheet = sheetOf(picture);
  if (sheet === undefined || asked.has(sheet)) return;
  asked.add(sheet);
  bring(sheet).catch(() => asked.delete(sheet)); // the next picture tries again; until then the table is as without
}

function sheetOf(picture: string): string | undefined {
  return SHEETS[picture.split("-", 1)[0] ?? ""];
}

async function bring(sheet: string): Promise<void> {
  await idle();
  const [answer] = await Promise.all([fetch(sheet, { priority: "low" }), import("./tones.css")]);
  if (!answer.ok) throw new Error(`no pictures: ${answer.status}`);
  const place = document.createElement("div");
  place.hidden = true;
  place.innerHTML = await answer.text();
  await idle();
  document.body.append(place);
  there.add(sheet);
}

/** When what was to be drawn is drawn; some browsers do not tell, and are given a moment. */
function idle(): Promise<void> {
  const MOMENT = 200;
  return new Promise((go) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => go());
    else setTimeout(go, MOMENT);
  });
}

/** Whether the browser was told to spare its line. */
function savesData(): boolean {
  const line: unknown = "connection" in navigator ? navigator.connection : null;
  return isFields(line) && line["saveData"] === true;
}
