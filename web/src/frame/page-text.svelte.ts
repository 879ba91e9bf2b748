/** The page's own words, in the language of the settings. */
import type { FluentVariable } from "@fluent/bundle";
import type { Failed, Reason } from "../api/messages";
import { need } from "./need";
import { settings } from "./settings.svelte";
import { loadPart } from "./upgrade.svelte";
import { type Language, type Phrase, Text, Voice } from "./voice";

const CATALOGUES = import.meta.glob<string>("../../text/*.ftl", { query: "?messages", import: "default" });
/** What every table refuses, as the server has it: no sentence is written twice (`vite.config.ts`). */
const REFUSALS = import.meta.glob<string>("../../../src/cairn/text/*.ftl", { query: "?refusals", import: "default" });
/** How a game ended: the catalogue of the server, because lists of games tell it without any game's words. */
const ENDINGS = import.meta.glob<string>("../../../src/cairn/text/endings/*.ftl", {
  query: "?messages",
  import: "default",
});
const MOST_SEATS = 8;

const read = new Map<Language, Text>();
let spoken: Text | null = $state.raw(null);

async function text(lang: Language): Promise<Text> {
  const found = read.get(lang);
  if (found) return found;
  const sources = [
    CATALOGUES[`../../text/${lang}.ftl`],
    REFUSALS[`../../../src/cairn/text/${lang}.ftl`],
    ENDINGS[`../../../src/cairn/text/endings/${lang}.ftl`],
  ].map((each) => need(each, `a catalogue of ${lang}`));
  const made = new Text(lang, await Promise.all(sources.map(loadPart)));
  read.set(lang, made);
  return made;
}

/** Read the catalogue of the chosen language, and another whenever that changes. Resolves when the first is there. */
export async function followLanguage(): Promise<void> {
  spoken = await text(settings.language);
  $effect.root(() => {
    $effect(() => {
      const wanted = settings.language;
      void text(wanted).then(
        (found) => {
          if (settings.language === wanted) spoken = found;
        },
        () => undefined, // the page goes on in the language that it has
      );
    });
  });
}

/** The language that the page is in: another one is chosen before its catalogue is here. */
export function languageOfPage(): Language {
  return spoken?.lang ?? settings.language;
}

/** A message of the page (`web/text/*.ftl`), said now and again when the language changes. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  return spoken ? spoken.say(key, facts) : "";
}

/** Whether the page has such a message: of an option that it does not know, say. */
export function hasText(key: string): boolean {
  return spoken?.has(key) ?? false;
}

/** What a game is called; one that the page does not know is called as the server calls it. */
export function gameName(game: string): string {
  const key = `game-${game}`;
  return hasText(key) ? t(key) : game.slice(0, 1).toUpperCase() + game.slice(1);
}

/** Why a table refuses something, said where none is at hand that knows its players and its game. */
export function refusal(told: Reason): string {
  const key = `refusal-${told.key}`;
  if (!spoken?.has(key)) return t("trouble-refused");
  const names = Array.from({ length: MOST_SEATS }, (_, at) => t("player-number", { number: at + 1 }));
  const said = new Voice(spoken, names).say({ key, facts: told.facts ?? {} });
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
}

/** Why something could not be done: whose fault it is, or for the page's own mistakes what the server could not use. */
export function failure(told: Failed): string {
  const key = `trouble-${told.place === "database" ? "storage" : (told.kind ?? "failed")}`;
  return t(hasText(key) ? key : "trouble-failed", { place: told.place, text: told.text });
}

/** A phrase that the page has words for, said to a seat at a table where these sit. */
export function sayAt(names: readonly string[], seat: number | null, phrase: Phrase): string {
  return spoken ? new Voice(spoken, names, seat).say(phrase) : "";
}
